"""The Magician: cards of the own city for a point token and a resource (EV-302)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, MAGICIAN
from ecumene.games.everdell.city import removable, throw_out
from ecumene.games.everdell.moves import (
    DONE,
    ENDS,
    REMOVE,
    EverdellMove,
)
from ecumene.games.everdell.playing import refuse_removal
from ecumene.games.everdell.resources import take_gains
from ecumene.games.everdell.state import State


def sacrifices(game: State, seat: int, actor: int) -> list[int]:
    """What the Magician may discard: any other card of the own city, but no Magician and no Main Road (EV-302)."""
    player = game.players[seat]
    return [index for index in removable(player, actor) if player.city[index].design != MAGICIAN]


class Sacrifice(Ask):
    """The Magician: a card of the city for a point token and a resource (EV-302, EV-424)."""

    __slots__ = ("actor",)

    name: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "EV-302"

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(seat)
        self.actor = actor

    def args(self) -> tuple[int, ...]:
        return (self.actor,)

    def options(self, game: State) -> list[Move]:
        found = sacrifices(game, self.seat, self.actor)
        return [*[EverdellMove(REMOVE, game.refer(self.seat, self.seat, index)) for index in found], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_removal(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        laid = throw_out(game, self.seat, game.index_of(self.seat, move.a))
        if events is not None:
            events.append(Event("removed", self.seat, self.rule, {"card": Name(CARDS[laid.design].id)}))
        take_gains(game, self.seat, CARDS[MAGICIAN].effect.gains, self.rule, events)

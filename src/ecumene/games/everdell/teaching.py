"""The Teacher: cards looked at, one kept, the other one given away (EV-154)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.drawing import into_hand, reveal, room
from ecumene.games.everdell.giving import card_receivers, gifts, hand_over, refuse_gift
from ecumene.games.everdell.moves import (
    GIVE_CARD,
    KEEP,
    EverdellMove,
)
from ecumene.games.everdell.state import State


class KeepOrGive(Ask):
    """The Teacher: which of the cards looked at is kept, or with a full hand given (EV-154, EV-365, EV-473)."""

    __slots__ = ()

    name: ClassVar[str] = "keep-or-give"
    rule: ClassVar[str] = "EV-365"
    midway: ClassVar[bool] = False
    public: bool = False

    def is_choice(self, game: State) -> bool:
        # Two equal cards must not show by a question that is not asked.
        return True

    def options(self, game: State) -> list[Move]:
        cards = sorted(set(game.looked_at))
        if room(game.players[self.seat]) > 0 and len(game.looked_at) > 1:
            return [EverdellMove(KEEP, design) for design in cards]
        return gifts(game, self.seat, cards)

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_gift(game, self, move) if move.verb == GIVE_CARD else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.looked_at.remove(move.a)
        if move.verb == KEEP:
            into_hand(game.own(self.seat), move.a)
            if events is not None:
                events.append(Event("kept-card", self.seat, "EV-154", {"cards": 1}))
            pass_on(game, self.seat, events)
        else:
            hand_over(game, self.seat, move.a, move.b, "EV-154", events)
            drop_looked_at(game, self.seat, events)


def pass_on(game: State, seat: int, events: list[Event] | None) -> None:
    """What is left of the Teacher's cards goes to an opponent, or is discarded."""
    if game.looked_at and card_receivers(game, seat):
        game.push(KeepOrGive(seat))
    else:
        drop_looked_at(game, seat, events)


def drop_looked_at(game: State, seat: int, events: list[Event] | None) -> None:
    if game.looked_at:
        if events is not None:
            events.append(Event("discarded", seat, "EV-473", {"cards": len(game.looked_at)}))
        game.discards += game.looked_at
        game.looked_at = []


def teach(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    game.looked_at = reveal(game, number)
    if not game.looked_at:
        return
    if room(game.players[seat]) > 0:
        if len(game.looked_at) == 1:
            into_hand(game.own(seat), game.looked_at.pop())
        else:
            game.push(KeepOrGive(seat))
    else:
        pass_on(game, seat, events)

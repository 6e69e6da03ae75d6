"""Building from the discard pile (SW-159, SW-353)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.effects import add_card, apply_card
from ecumene.games.seven_wonders.facts import CARDS
from ecumene.games.seven_wonders.moves import DECLINE, TAKE, move
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import WHITE


def buildable(game: State, city: int) -> list[int]:
    """Cards of the pile that the city does not have yet (SW-162); leaders are no structures."""
    built = game.cities[city].built
    found = {code >> 3 for code in game.discards.faces}
    return sorted([n for n in found if CARDS[n].colour != WHITE and not built >> CARDS[n].name & 1])


class TakeFromDiscard(Step[State]):
    """Look through the whole pile and build one card free, or none."""

    __slots__ = ("city",)

    name: ClassVar[str] = "take-from-discard"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def options(self, game: State) -> list[Move]:
        moves = [move(TAKE, number) for number in buildable(game, self.city)]
        return moves if game.rules < 2 else [*moves, move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb == DECLINE and game.rules >= 2:
            return None
        if chosen.verb != TAKE:
            return not_now("SW-159", self.name)
        if chosen.a in buildable(game, self.city):
            return None
        card = CARDS[chosen.a]
        if game.cities[self.city].built >> card.name & 1:
            return Refusal("SW-162", "same-name", {"card": Name(card.id)})
        return Refusal("SW-353", "not-in-pile", {"card": Name(card.id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == DECLINE:
            return
        game.discards = game.discards.without(chosen.a)
        card = CARDS[chosen.a]
        add_card(game, self.city, card)
        game.tell(events, "taken-from-discard", self.city, "SW-159", {"card": Name(card.id)})
        apply_card(game, self.city, card, False, events)

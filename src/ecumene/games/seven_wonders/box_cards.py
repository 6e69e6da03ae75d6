"""Unused cards from the box: three guilds for Atlantis B, two black cards for Persepolis B (SW-346)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.cards import Effect
from ecumene.games.seven_wonders.effects import add_card, apply_card
from ecumene.games.seven_wonders.facts import BLACK_CARDS, CARDS, GUILDS
from ecumene.games.seven_wonders.moves import DECLINE, TAKE, move
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import PURPLE


def unused(game: State, effect: Effect) -> list[int]:
    """Cards of the colour (and Age) that never came into play."""
    pool = GUILDS if effect.colours >> PURPLE & 1 else BLACK_CARDS
    return [
        number
        for number in pool
        if not (game.dealt | game.cards_from_box) >> number & 1 and effect.age in (0, CARDS[number].age)
    ]


def draw_unused(game: State, effect: Effect) -> int:
    """Some of them, drawn at random, as a set."""
    pool = unused(game, effect)
    game.chance.shuffle(pool)
    drawn = 0
    for number in pool[: effect.amount]:
        drawn |= 1 << number
    return drawn


def open_box(game: State, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Draw some of them and ask which one to build."""
    drawn = draw_unused(game, effect)
    game.tell(events, "box-opened", seat, "SW-346", {"count": drawn.bit_count()})
    if drawn:
        game.push(BuildFromBox(seat, drawn, effect.number))


class BuildFromBox(Step[State]):
    """Build one of the drawn cards free, or none; the others go back (SW-244, SW-311, SW-450)."""

    __slots__ = ("drawn", "effect")

    name: ClassVar[str] = "build-from-box"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, drawn: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        #: The drawn cards as a set; 0 in the views of others.
        self.drawn = drawn
        #: The number of the effect for which they were drawn.
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.drawn, self.effect)

    def veiled(self) -> Step[State]:
        return BuildFromBox(self.seat, 0, self.effect)

    def options(self, game: State) -> list[Move]:
        built = game.cities[self.seat].built
        moves: list[Move] = [
            move(TAKE, card.number) for card in CARDS if self.drawn >> card.number & 1 and not built >> card.name & 1
        ]
        return [*moves, move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb == DECLINE:
            return None
        if chosen.verb != TAKE:
            return not_now("SW-346", self.name)
        if not self.drawn >> chosen.a & 1:
            return Refusal("SW-346", "not-drawn", {"card": Name(CARDS[chosen.a].id)})
        if game.cities[self.seat].built >> CARDS[chosen.a].name & 1:
            return Refusal("SW-450", "same-name", {"card": Name(CARDS[chosen.a].id)})
        return None

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == TAKE:
            card = CARDS[chosen.a]
            game.cards_from_box |= 1 << card.number
            add_card(game, self.seat, card)
            game.tell(events, "built-from-box", self.seat, "SW-346", {"card": Name(card.id)})
            apply_card(game, self.seat, card, False, events)

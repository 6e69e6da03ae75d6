"""Random games that seek what even play hardly meets: full cities, copies of copies, events, visitors, abilities.

Laws and the comparison of the compiled build with the source play on these tables too.

"""

from __future__ import annotations

from typing import Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.games.everdell import BOX
from ecumene.games.everdell.moves import (
    CLAIM,
    COPY,
    COPY_PLACE,
    DISCARD,
    DONE,
    PASS,
    PLAY,
    PREPARE,
    RESERVE,
    TICKET,
    VISIT,
    way_kind,
)
from ecumene.games.everdell.places import CARD_PLACE
from tests.strategies import Setup, Stroller

#: How much a move is sought, by verb; 20 where nothing is said.
WISHES: Final = {
    PASS: 1,
    DONE: 8,
    RESERVE: 8,
    DISCARD: 12,
    TICKET: 30,
    PREPARE: 60,
    CLAIM: 200,
    COPY: 60,
    COPY_PLACE: 30,
}
USUAL: Final = 20


def wish(move: Move) -> int:
    if move.verb == PLAY:
        return 160 if way_kind(move.c) else 60
    if move.verb == VISIT:
        return 90 if move.a >= CARD_PLACE else USUAL
    return WISHES.get(move.verb, USUAL)


class Seeker(Stroller):
    """Plays at random, but plays cards, visits cities and claims events far more often than it passes."""

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.to_move
        seat = seats[self.rng.below(len(seats))]
        moves = game.moves(seat)
        weights = [wish(move) for move in moves]
        left = self.rng.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return seat, move
        raise AssertionError("weights do not add up")


class Extreme(Setup):
    """A table with these options, played by seekers."""

    def __init__(self, box: Box, seats: int, options: dict[str, Value]) -> None:
        super().__init__(box, seats, box.settle(seats, dict(options)))

    def stroller(self, rng: Chance, whims: bool) -> Stroller:
        return Seeker(rng, whims)


_ALL: Final[dict[str, Value]] = {
    "newleaf": "station",
    "tickets": True,
    "reservations": True,
    "abilities": True,
    "forest": True,
    "basic_events": True,
    "special_events": "mixed",
    "named_events": True,
}
EXTREMES: Final[list[Setup]] = [
    *[Extreme(BOX, seats, _ALL) for seats in (1, 2, 3, 4)],
    *[Extreme(BOX, seats, {**_ALL, "special_events": "newleaf", "named_events": False}) for seats in (1, 2, 4)],
    *[Extreme(BOX, seats, {"newleaf": "cards", "special_events": "two-and-two"}) for seats in (1, 2, 3)],
    *[Extreme(BOX, seats, {"newleaf": "station", "must_act": True, "strict_queen": True}) for seats in (2, 4)],
    *[Extreme(BOX, seats, {}) for seats in (1, 2, 3, 4)],
    Extreme(BOX, 1, {**_ALL, "year": "2"}),
    Extreme(BOX, 1, {**_ALL, "year": "3"}),
    Extreme(BOX, 1, {"year": "3"}),
]

"""Random games that seek what even play hardly meets: wonders, attacks, exploration, conquests, full decks of cards.

Laws and the comparison of the compiled build with the source play on these tables too.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import BOX
from ecumene.games.civ_new_dawn.moves import (
    ARMY,
    ATTACK,
    CARAVAN,
    CITY,
    DISTRICT,
    DONE,
    EXPLORE,
    GOVERN,
    PLAY,
    TAKE,
    TOKEN,
    WONDER,
    YES,
)
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.targets import all_targets
from tests.strategies import Setup, Stroller

#: How much a move is sought, by verb; 20 where nothing is said.
WISHES: Final = {
    ATTACK: 60,
    CITY: 40,
    DISTRICT: 10,
    DONE: 4,
    EXPLORE: 60,
    GOVERN: 40,
    TAKE: 60,
    TOKEN: 30,
    WONDER: 400,
    YES: 60,
}
USUAL: Final = 20


def wish(game: Game, seat: int, move: Move) -> int:
    """Figures go where something happens; cards are sought in high slots."""
    assert isinstance(game, State)
    if move.verb == PLAY:
        return 10 * game.slots[game.players[seat].slot_of(move.a)]
    if move.verb in (ARMY, CARAVAN):
        return 90 if all_targets(game, seat, game.land.at[move.b]) else 5
    return WISHES.get(move.verb, USUAL)


class Seeker(Stroller):
    """Plays at random, but builds, attacks, explores and trades far more often than it stops."""

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.to_move
        seat = seats[self.rng.below(len(seats))]
        moves = game.moves(seat)
        weights = [wish(game, seat, move) for move in moves]
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


_RICH: Final = " ".join(["18"] * 5)
EXTREMES: Final[list[Setup]] = [
    *[Extreme(BOX, seats, {"round_limit": "25"}) for seats in (2, 4)],
    Extreme(BOX, 2, {"handicap": "18 18", "leaders": "poland america", "round_limit": "30"}),
    Extreme(BOX, 3, {"leaders": "ottoman indonesia netherlands", "round_limit": "20"}),
    Extreme(BOX, 3, {"leaders": "zulu georgia nubia", "peaceful": True, "round_limit": "20"}),
    Extreme(BOX, 5, {"handicap": _RICH, "leaders": "aztec inca england china egypt", "round_limit": "15"}),
    Extreme(BOX, 3, {"leaders": "sumeria france japan", "automated": "2", "round_limit": "20"}),
    Extreme(BOX, 2, {"automated": "1", "round_limit": "25"}),
    *[Extreme(BOX, seats, {"game": "base", "round_limit": "25"}) for seats in (2, 4)],
    Extreme(BOX, 3, {"game": "base", "automated": "1 3", "round_limit": "20"}),
]

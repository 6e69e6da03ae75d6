"""Random games that seek what even play hardly meets: boards that bend the rules side by side, and much choice.

Laws and the comparison of the compiled build with the source play on these tables too.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.games.seven_wonders import BOX
from ecumene.games.seven_wonders.cards import Effect
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BOARD, BUILD, CHAIN, DECLINE, DISCARD, STAGE
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import PRODUCE
from tests.strategies import Setup, Stroller

#: Boards that copy, move, vanish, swap, hide cards, give them away, or change altogether.
BENDING: Final = (
    "atlantis",
    "beiping",
    "brigadoon",
    "citadels",
    "doppelwonder",
    "halikarnassos",
    "manneken-pis",
    "nomades",
    "olympia",
    "persepolis",
    "rapa-nui",
    "tartaros",
    "temporal-paradox",
    "venezia",
    "yamato",
)
#: How much likelier a move is that is sought than one that is not.
SOUGHT: Final = 40


class Seeker(Stroller):
    """Plays at random, but builds stages and sources of resources far more often than the rest."""

    def wish(self, seat: int, move: Move) -> int:
        """How much a move is sought."""
        if move.verb in (DISCARD, DECLINE):
            return 1
        if move.verb == STAGE:
            return SOUGHT
        return SOUGHT if move.verb in (BUILD, CHAIN) and makes(move) else SOUGHT // 4

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.to_move
        seat = seats[self.rng.below(len(seats))]
        moves = game.moves(seat)
        weights = [self.wish(seat, move) for move in moves]
        left = self.rng.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return seat, move
        raise AssertionError("weights do not add up")


class Collector(Seeker):
    """Seat 0 collects sources that offer a choice, and the others leave them to it: its production is a big number."""

    def wish(self, seat: int, move: Move) -> int:
        choice = move.verb in (BUILD, CHAIN) and any(effect.choice for effect in makes(move))
        if seat == 0:
            return SOUGHT * SOUGHT if choice else super().wish(seat, move)
        return 1 if choice else super().wish(seat, move)


def makes(move: Move) -> list[Effect]:
    """What the card of a move produces."""
    return [effect for effect in CARDS[move.a].effects if effect.kind == PRODUCE]


class Extreme(Setup):
    """A table at which seats choose these wonders as long as they can, and play as seekers."""

    def __init__(self, box: Box, seats: int, wonders: tuple[str, ...], options: dict[str, Value]) -> None:
        super().__init__(box, seats, box.settle(seats, {"deal": "choose", "sides": "choose", **options}))
        self.wonders = wonders
        self.player: type[Seeker] = Seeker

    def open(self, seed: int) -> Game:
        game = super().open(seed)
        assert isinstance(game, SevenWonders)
        rng = Chance.stream(seed, "extreme boards")
        while any(city.dealt_board < 0 for city in game.cities):
            seat = game.to_move[0]
            moves = game.moves(seat)
            wanted = [move for move in moves if move.verb == BOARD and BOARDS[move.a].wonder in self.wonders]
            chosen = wanted or moves
            game.play(seat, chosen[rng.below(len(chosen))])
        return game

    def stroller(self, rng: Chance, whims: bool) -> Stroller:
        return self.player(rng, whims)


class ManyChoices(Extreme):
    """Seat 0 has a board that makes a choice of resources, and collects more of them."""

    def __init__(self, box: Box, seats: int, options: dict[str, Value]) -> None:
        super().__init__(box, seats, ("alexandria",), {"sides": "B", **options})
        self.player = Collector


_MODULES: Final[dict[str, Value]] = {"wonders": "all", "balance": "orders", "cities": True, "leaders": True}
EXTREMES: Final[list[Setup]] = [
    *[Extreme(BOX, seats, BENDING, _MODULES) for seats in range(3, 8)],
    *[Extreme(BOX, seats, BENDING, {**_MODULES, "teams": True}) for seats in (4, 6)],
    *[ManyChoices(BOX, seats, {"wonders": "all"}) for seats in range(4, 8)],
    # Boards that copy, at every table.
    *[Extreme(BOX, seats, ("manneken-pis", "venezia"), {**_MODULES, "cities": False}) for seats in (3, 4, 5)],
]

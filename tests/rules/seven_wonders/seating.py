"""Boards chosen in turn at a table of its own, for the notes on balance."""

from __future__ import annotations

import ecumene
from ecumene.core.refusal import Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import (
    CARDS,
)

BOTH_SIDES = ["brigadoon", "chichen-itza", "citadels", "doppelwonder", "temporal-paradox", "uruk"]
BESIDE_MANNEKEN = ["atlantis-B", "tartaros-B", *[f"{wonder}-{side}" for wonder in BOTH_SIDES for side in "AB"]]
BESIDE_VENEZIA = [
    "chichen-itza-B",
    "tartaros-B",
    *[f"{w}-{s}" for w in ("citadels", "doppelwonder", "manneken-pis", "temporal-paradox") for s in "AB"],
]
SEVEN = ("giza-A", "ephesos-A", "alexandria-A", "babylon-A", "halikarnassos-A", "capua-A")


class Choice:
    """Boards are chosen in turn, seat 0 first."""

    def __init__(self, seats: int, *boards: str, **options: object) -> None:
        chosen: dict[str, object] = {"wonders": "all", "deal": "choose", **options}
        game = ecumene.new("seven-wonders", seats=seats, seed=1, options=chosen)
        assert isinstance(game, SevenWonders)
        self.game = game
        for board in boards:
            self.take(board)

    def take(self, board: str) -> None:
        seat = self.game.to_move[0]
        self.game.play(seat, self.game.parse(seat, f"board {board}"))

    def offers(self, board: str) -> bool:
        seat = self.game.to_move[0]
        return f"board {board}" in {str(move) for move in self.game.moves(seat)}

    def refuses(self, board: str, rule: str, reason: str, **needs: int | str) -> bool:
        seat = self.game.to_move[0]
        assert not self.offers(board)
        refusal = self.game.check(seat, self.game.parse(seat, f"board {board}"))
        assert refusal == Refusal(rule, reason, {"board": board, **needs})
        return True


def usual(seats: int = 4, *boards: str, **options: object) -> Choice:
    """With Cities and Leaders, so that no board is missing for want of them."""
    return Choice(seats, *boards, cities=True, leaders=True, **options)


def dealt_leaders(*boards: str, **options: object) -> set[str]:
    """The leaders dealt at seven tables; every leader is among them unless it was left out."""
    found: set[str] = set()
    for seed in range(12):
        chosen: dict[str, object] = {"wonders": "all", "deal": "choose", "leaders": True, **options}
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options=chosen)
        assert isinstance(game, SevenWonders)
        for seat, board in enumerate(boards):
            game.play(seat, game.parse(seat, f"board {board}"))
        found |= {CARDS[number].id for city in game.cities for number in (*city.hand, *city.leaders)}
    return found

"""Random games of every kind of table, for tests that look at many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import ecumene
from ecumene.games.seven_wonders.game import SevenWonders

#: Seats and options: every module alone, and all together.
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (5, {"sides": "B"}),
    (7, {}),
    (4, {"wonders": "lost"}),
    (7, {"wonders": "all"}),
    (3, {"cities": True}),
    (5, {"leaders": True}),
    (4, {"wonders": "all", "cities": True, "leaders": True, "teams": True}),
    (6, {"wonders": "lost", "cities": True, "leaders": True}),
    (7, {"wonders": "all", "cities": True, "leaders": True}),
]


def walk(seats: int, options: dict[str, object], seed: int) -> Iterator[SevenWonders]:
    """A game played at random: the position before each move, then the end. Building is preferred to discarding."""
    game = ecumene.new("seven-wonders", seats=seats, seed=seed, options=options)
    assert isinstance(game, SevenWonders)
    rng = random.Random(seed)
    while not game.is_over:
        yield game
        seat = rng.choice(game.to_move)
        moves = game.moves(seat)
        better = [move for move in moves if not str(move).startswith(("discard", "decline"))]
        game.play(seat, rng.choice(better if better and rng.random() < 0.9 else moves))
    yield game


def turn_begins(game: SevenWonders) -> bool:
    """Does everybody owe the choice of a card?"""
    steps = [game.step(seat) for seat in game.to_move]
    return len(steps) == game.seats and all(step is not None and step.name == "pick" for step in steps)

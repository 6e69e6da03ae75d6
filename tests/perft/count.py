"""Perft: how many sequences of moves there are from a position, to a small depth.

A file has one block a position: the table, the seed and how many random moves were played, then the counts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from tests.strategies import Setup, games, plain_setups, stroll

FOLDER: Final = Path(__file__).parent
SEED: Final = 11
#: Positions: the opening, and after so many random moves.
AFTER: Final = (0, 15, 30, 45)
DEEPEST: Final = 4
#: Counting stops before more positions than this would have to be visited.
MOST: Final = 1500


def perft(game: Game, depth: int) -> int:
    """Sequences of that many moves; any seat that owes a decision may be next."""
    if depth == 1:
        return sum(len(game.moves(seat)) for seat in game.to_move)
    found = 0
    for seat in game.to_move:
        for move in game.moves(seat):
            after = game.copy()
            after.play(seat, move)
            found += perft(after, depth - 1)
    return found


def block(name: str, setup: Setup, after: int) -> str:
    game = stroll(setup.open(SEED), Chance.stream(SEED, "perft"), after, whims=True)
    lines = [f"table {name}, seed {SEED}, after {game.ply} moves, state {game.digest()}"]
    positions = 1
    for depth in range(1, DEEPEST + 1):
        if positions > MOST:
            break
        positions = perft(game, depth)
        lines.append(f"perft {depth} {positions}")
    return "\n".join(lines)


def counts(id: str) -> str:
    """The whole file of one game."""
    tables = {box.id: plain_setups(box) for box in games()}[id]
    return "\n\n".join(block(name, setup, after) for name, setup in tables.items() for after in AFTER) + "\n"


def files() -> dict[str, str]:
    """File names, and the games they count."""
    return {f"{box.id}.perft": box.id for box in games()}

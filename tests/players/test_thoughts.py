"""What the searching bot thinks, to the last visit: the same in every build (`make compiled` runs it on the other).

`python -m tests.players.test_thoughts` writes the file anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import ecumene
from ecumene.players import bot
from ecumene.players.budget import Budget
from ecumene.players.search import Search

FILE: Final = Path(__file__).with_name("thoughts.txt")
ITERATIONS: Final = 20


def thoughts(id: str, seats: int) -> list[str]:
    """Every fifth decision of a game between greedy bots: the move and how often each was tried."""
    game = ecumene.new(id, seats, 7)
    guides = [bot("greedy", seat) for seat in range(seats)]
    lines: list[str] = []
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        if game.ply % 5 == 0 and len(moves) > 1:
            player = Search(game.ply, Budget(ITERATIONS))
            move = player.choose(game.view(seat), seat)
            nodes = player.root.branch(seat).nodes
            visits = ",".join([str(nodes[one].visits) for one in moves])
            lines.append(f"{id} {seats} seats, ply {game.ply}: {move} of {visits}")
        game.play(seat, guides[seat].choose(game.view(seat), seat))
    return lines


def written() -> list[str]:
    return [line for id, box in ecumene.games().items() for seats in (2, 3) for line in thoughts(id, seats)]


def test_thoughts_are_the_same_in_every_build() -> None:
    assert written() == FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text("\n".join(written()) + "\n", encoding="utf-8")

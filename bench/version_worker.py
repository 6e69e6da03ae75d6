"""Measures the Ecumene of whatever Python runs it, on request, line by line: `python -m bench.versions` asks.

It uses nothing but the installed package, so that an older version can be asked as well.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from itertools import count

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game


def random_game(game: str, seats: int, seed: int, plies: int = 1_000_000) -> Game:
    played = ecumene.new(game, seats=seats, seed=seed)
    chance = Chance.stream(seed, "bench")
    while not played.is_over and played.ply < plies:
        seat = played.to_move[0]
        moves = played.moves(seat)
        played.play(seat, moves[chance.below(len(moves))])
    return played


def scores(game: str, seats: int, seed: int) -> list[int]:
    return [score.total for score in random_game(game, seats, seed).scores()]


def works(game: str, seats: int, seed: int) -> dict[str, Callable[[], int]]:
    """What can be measured, as work that says how many times it was done; copies half-way through a game."""
    seeds = count(seed)
    middle = random_game(game, seats, seed, random_game(game, seats, seed).ply // 2)

    def games() -> int:
        random_game(game, seats, next(seeds))
        return 1

    def copies() -> int:
        copy = middle.copy
        for _ in range(200):
            copy()
        return 200

    return {"random games": games, "copies": copies}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Times a second of this process's own CPU time."""
    gc.collect()
    begun = time.process_time()
    done = 0
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - begun
    return done / spent


def main() -> None:
    known: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        answer: object
        if asked["ask"] == "version":
            answer = {"version": ecumene.__version__, "compiled": ecumene.COMPILED}
        elif asked["ask"] == "scores":
            answer = [scores(asked["game"], asked["seats"], seed) for seed in asked["seeds"]]
            known = works(asked["game"], asked["seats"], asked["seeds"][0])
        else:
            answer = rate(known[asked["ask"]], asked["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

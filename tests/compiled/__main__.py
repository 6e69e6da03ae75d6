"""`python -m tests.compiled [-n 1000] [--check FILE] [--out FILE]`: final hashes of seeded random games of every game.

Every second game is played with whims, and where a game has tables that seek extremes, as many games on those: big
numbers and many choices are what a compiled build gets wrong first.

Run once on the pure source with --out, once on the compiled build with --check: every hash must be the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import ecumene
from ecumene.core.chance import Chance
from tests.strategies import Setup, extremes, setups


def final_hash(setup: Setup, seed: int) -> str:
    """Play at random to the end; the digest covers the whole state."""
    game = setup.open(seed)
    stroller = setup.stroller(Chance.stream(seed, "compiled"), whims=bool(seed % 2))
    try:
        while not game.is_over:
            game.play(*stroller.choose(game))
    except Exception as error:
        error.add_note(f"{setup}, seed {seed}, ply {game.ply}")
        raise
    return game.digest()


def hashes(count: int) -> dict[str, list[str]]:
    """So many games of every box, over all the tables it allows."""
    found: dict[str, list[str]] = {}
    for id, box in ecumene.games().items():
        for name, tables in ((id, setups(box)), (f"{id}, extremes", extremes(box))):
            if tables:
                found[name] = [final_hash(tables[seed % len(tables)], seed) for seed in range(count)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=1000)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--check", type=Path)
    given = parser.parse_args()
    found = hashes(given.n)
    if given.out:
        given.out.write_text(json.dumps(found), encoding="utf-8")
    build = "compiled" if ecumene.COMPILED else "pure"
    wrong = 0
    for name, here in found.items():
        told = f"{name}: {len(here)} games, {build}"
        if given.check:
            there = json.loads(given.check.read_text(encoding="utf-8"))[name]
            unlike = [seed for seed, (one, other) in enumerate(zip(here, there, strict=True)) if one != other]
            wrong += len(unlike)
            told += f", {len(here) - len(unlike)} hashes equal"
            if unlike:
                told += f"; first unlike: seed {unlike[0]}"
        sys.stdout.write(told + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.second.everdell -n 100 --seed 1000`: random games on both engines, with the number of decisions."""

import argparse

from rich.console import Console
from rich.progress import track

from tests.second.everdell.against import play_game
from tests.second.everdell.test_against import pair_of

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    decisions = 0
    for seed in track(range(given.seed, given.seed + given.n), description="games"):
        decisions += play_game(pair_of(seed), seed)
    Console().print(f"{given.n} games, {decisions} decisions, no difference")

"""`python -m tests.second.civ_new_dawn -n 100 --seed 1000`: random games on both engines, and what differed."""

import argparse
import traceback
from collections import Counter

from rich.console import Console
from rich.progress import track

from tests.second.civ_new_dawn.against_play import pair_of, play_game
from tests.second.civ_new_dawn.against_table import Difference

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=3000, help="decisions in one game")
    parser.add_argument("--all", action="store_true", help="go on after a difference")
    parser.add_argument("--verbs", action="store_true", help="what was played how often")
    given = parser.parse_args()
    console = Console()
    decisions, failed = 0, 0
    seen: Counter[str] = Counter()
    for seed in track(range(given.seed, given.seed + given.n), description="games", disable=not console.is_terminal):
        try:
            played: Counter[str] = Counter()
            decisions += play_game(pair_of(seed), seed, played, given.most)
            seen += played
        except Exception as problem:
            if not given.all:
                console.print(f"seed {seed}")
                raise
            failed += 1
            text = str(problem) if isinstance(problem, Difference) else "".join(traceback.format_exc(limit=-3))
            console.print(f"seed {seed}: {text}", markup=False, highlight=False, soft_wrap=True)
    if given.verbs:
        console.print(dict(seen.most_common()))
    console.print(f"{given.n} games, {decisions} decisions, {failed} games with a difference")

"""`python -m bench.jobs`: how many more games a second do two processes of `ecumene simulate` play than one?

By the clock on the wall, so it needs a machine with nothing else to do. What the machine itself gives to two processes
that only count is measured in the same round: no series can do better.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

import ecumene
from bench.measures import SEATS, SEED
from ecumene.lab.command import gather
from ecumene.lab.simulate import Row, plan
from ecumene.text import Words

PLAYERS: Final = ("random", "greedy")
#: Of the series that tells how many games fill the time.
PILOT: Final = 1.0


def once(game: str, player: str, count: int, jobs: int) -> float:
    """Seconds for a series, as the command plays it: with progress shown and rows gathered."""
    box = ecumene.box(game)
    chosen = plan(game, [player], min(SEATS, box.seats[1]), seed=SEED)
    rows: list[Row] = []
    begun = time.perf_counter()
    gather(chosen, count, jobs, None, Words("en", box.package), rows)
    return time.perf_counter() - begun


def fresh(game: str, player: str, count: int, jobs: int) -> float:
    """The same in a process that remembers nothing of an earlier series."""
    command = [sys.executable, "-m", "bench.jobs", "--once", game, player, str(count), str(jobs)]
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    return float(told)


def long_enough(game: str, player: str, seconds: float) -> int:
    """How many games one process plays in that time."""
    count = 4
    while (spent := fresh(game, player, count, 1)) < min(PILOT, seconds):
        count *= 4
    return max(4, int(count * seconds / spent))


def counting(seconds: float) -> int:
    """As far as one gets with counting in that time."""
    begun = time.perf_counter()
    count = 0
    while time.perf_counter() - begun < seconds:
        count += 1
    return count


def ceiling(jobs: int, seconds: float) -> float:
    """How much further that many processes get, all together, than one."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        alone = pool.apply(counting, (seconds,))
        return sum(pool.map(counting, [seconds] * jobs, chunksize=1)) / alone


def ratios_shown(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} [dim]\\[{min(ratios):.2f} – {max(ratios):.2f}][/dim]"


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.jobs", description="Do several processes play faster?")
    parser.add_argument("--game", action="append", metavar="ID", help="only this game; may be repeated")
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), help="bots (random greedy)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--rounds", type=int, default=3, help="series of each kind, taking turns (3)")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of the series of one process (10)")
    parser.add_argument("--once", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.jobs < 2 or given.rounds < 1 or given.seconds <= 0:
        parser.error("at least 2 jobs and 1 round, and some time")
    return given


def main(arguments: list[str] | None = None) -> None:
    given = read(arguments)
    if given.once is not None:
        game, player, count, jobs = given.once
        print(once(game, player, int(count), int(jobs)))
        return
    console = Console(highlight=False)
    drawn = Table(
        title=f"Ecumene {ecumene.__version__} {'compiled' if ecumene.COMPILED else 'pure'}: games a second on the wall "
        f"clock; median \\[least – most] of {given.rounds} rounds",
        title_justify="left",
    )
    for heading in ("game", "players", "games", "1 job", f"{given.jobs} jobs", "times", "only counting"):
        drawn.add_column(heading, justify="left" if heading in ("game", "players") else "right")
    for game in given.game or ecumene.games():
        for player in given.players:
            with Console(stderr=True).status(f"{game}, {player} …"):
                count = long_enough(game, player, given.seconds)
                alone: list[float] = []
                together: list[float] = []
                most: list[float] = []
                for _ in range(given.rounds):
                    alone.append(fresh(game, player, count, 1))
                    together.append(fresh(game, player, count, given.jobs))
                    most.append(ceiling(given.jobs, given.seconds / 20))
            drawn.add_row(
                game,
                player,
                str(count),
                f"{count / median(alone):.1f}",
                f"{count / median(together):.1f}",
                ratios_shown([one / other for one, other in zip(alone, together, strict=True)]),
                ratios_shown(most),
            )
    console.print(drawn)


if __name__ == "__main__":
    main()

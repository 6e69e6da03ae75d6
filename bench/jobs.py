"""`python -m bench.jobs`: how much sooner is `ecumene simulate` done with two processes than with one?

By the clock on the wall, so it needs a machine with nothing else to do. What the machine itself can give is measured in
the same rounds: as many whole commands at once, each with a series of its own and knowing nothing of the others.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

import ecumene
from bench.machine import environment, machine
from bench.measures import SEATS, SEED
from bench.results import FOLDER

PLAYERS: Final = ("random", "greedy")
#: Of the series that tells how many games fill the time.
PILOT: Final = 1.0
FILE: Final = FOLDER / "jobs.json"


class Series(NamedTuple):
    """Seconds for the same games, round by round: one process, several, and several commands side by side."""

    game: str
    players: str
    games: int
    jobs: int
    alone: list[float]
    together: list[float]
    apart: list[float]

    @property
    def times(self) -> list[float]:
        """How many times the games of one process several play in the same time."""
        return [one / some for one, some in zip(self.alone, self.together, strict=True)]

    @property
    def most(self) -> list[float]:
        """And how many times whole commands play that each play all the games."""
        return [self.jobs * one / some for one, some in zip(self.alone, self.apart, strict=True)]


class Commands:
    """Whole commands on a clock, from their start to their end."""

    def __init__(self, game: str, player: str, folder: Path) -> None:
        seats = min(SEATS, ecumene.box(game).seats[1])
        series = ["--players", player, "--seats", str(seats), "--seed", str(SEED)]
        self.command = [sys.executable, "-m", "ecumene", "simulate", game, *series]
        self.around = environment(folder)

    def seconds(self, games: int, jobs: int = 1, commands: int = 1) -> float:
        """Of several at once, until the last one ends."""
        command = [*self.command, "-n", str(games), "--jobs", str(jobs)]
        begun = time.perf_counter()
        started = [
            subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.around)
            for _ in range(commands)
        ]
        if any([process.wait() for process in started]):
            raise SystemExit(f"a series could not be played: {' '.join(command)}")
        return time.perf_counter() - begun

    def long_enough(self, seconds: float) -> int:
        """How many games one process plays in that time, its start taken off."""
        self.seconds(1)
        start = self.seconds(1)
        games = 4
        while (spent := self.seconds(games)) < start + min(PILOT, seconds):
            games *= 4
        return max(4, int(games * (seconds - start) / (spent - start)))


def measure(game: str, player: str, jobs: int, rounds: int, seconds: float) -> Series:
    with TemporaryDirectory() as folder:
        commands = Commands(game, player, Path(folder))
        series = Series(game, player, commands.long_enough(seconds), jobs, [], [], [])
        for _ in range(rounds):
            series.alone.append(commands.seconds(series.games))
            series.together.append(commands.seconds(series.games, jobs))
            series.apart.append(commands.seconds(series.games, 1, jobs))
    return series


def span(ratios: list[float]) -> str:
    return f"{min(ratios):.2f} – {max(ratios):.2f}"


def table(found: list[Series], jobs: int) -> Table:
    build = "compiled" if ecumene.COMPILED else "pure"
    drawn = Table(
        title=f"Ecumene {ecumene.__version__} {build}: games a second on the wall clock; median \\[least – most]",
        title_justify="left",
    )
    for heading in ("game", "players", "games", "1 job", f"{jobs} jobs", "times", f"{jobs} commands"):
        drawn.add_column(heading, justify="left" if heading in ("game", "players") else "right")
    for one in found:
        drawn.add_row(
            one.game,
            one.players,
            str(one.games),
            f"{one.games / median(one.alone):.1f}",
            f"{one.games / median(one.together):.1f}",
            f"{median(one.times):.2f} [dim]\\[{span(one.times)}][/dim]",
            f"{median(one.most):.2f} [dim]\\[{span(one.most)}][/dim]",
        )
    return drawn


def as_json(found: list[Series]) -> str:
    data = {
        "date": datetime.now(UTC).date().isoformat(),
        "version": ecumene.__version__,
        "build": "compiled" if ecumene.COMPILED else "pure",
        "machine": machine(),
        "series": [one._asdict() for one in found],
    }
    return json.dumps(data, indent=1) + "\n"


def block(text: str) -> str:
    """What a run has written, in Markdown."""
    data = json.loads(text)
    found = [Series(**series) for series in data["series"]]
    jobs = found[0].jobs
    lines = [
        f"| game | players | games | 1 job | {jobs} jobs | times | least – most | {jobs} commands | least – most |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for one in found:
        rates = f"{one.games / median(one.alone):,.1f} | {one.games / median(one.together):,.1f}"
        told = f"{median(one.times):.2f} | {span(one.times)} | {median(one.most):.2f} | {span(one.most)}"
        lines.append(f"| {one.game} | {one.players} | {one.games:,} | {rates} | {told} |")
    rounds = len(found[0].alone)
    whence = f"From [`{FILE.name}`](../bench/results/{FILE.name}): {rounds} rounds, the {data['build']} build."
    return "\n".join([*lines, "", whence, ""])


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.jobs", description="Do several processes play faster?")
    parser.add_argument("--game", action="append", metavar="ID", help="only this game; may be repeated")
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), help="bots (random greedy)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--rounds", type=int, default=5, help="series of each kind, taking turns (5)")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of the command with one process (6)")
    parser.add_argument("--out", default=None, metavar="FILE", help="write the figures as JSON")
    given = parser.parse_args(arguments)
    if given.jobs < 2 or given.rounds < 1 or given.seconds <= 0:
        parser.error("at least 2 jobs and 1 round, and some time")
    return given


def main(arguments: list[str] | None = None) -> None:
    given = read(arguments)
    found: list[Series] = []
    for game in given.game or ecumene.games():
        for player in given.players:
            with Console(stderr=True).status(f"{game}, {player} …"):
                found.append(measure(game, player, given.jobs, given.rounds, given.seconds))
    Console(highlight=False).print(table(found, given.jobs))
    if given.out is not None:
        Path(given.out).write_text(as_json(found), encoding="utf-8")


if __name__ == "__main__":
    main()

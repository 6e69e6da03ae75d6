"""Results of a run: what was measured where, kept as JSON in bench/results."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.builds import ROOT
from bench.clock import Rate
from bench.machine import word
from bench.measures import COPIES, VIEWS, Found

FOLDER: Final = ROOT / "bench" / "results"
#: Files of runs are called after their day.
RUNS: Final = "[0-9]*.json"
#: Figures by game and name.
Figures = dict[str, dict[str, Rate]]


class Measured(NamedTuple):
    """One build: the games' figures, those of the yardstick, and the game in proportion to it."""

    games: Figures
    yardstick: dict[str, Rate]
    ratios: dict[str, Rate]


class Result(NamedTuple):
    """One run; `builds` by name, `compiled` only where there was a compiler."""

    date: str
    version: str
    machine: dict[str, str]
    seats: dict[str, int]
    batches: int
    seconds: float
    builds: dict[str, Measured]


def gathered(founds: Iterable[Found]) -> Measured:
    games: Figures = {}
    yardstick: dict[str, Rate] = {}
    ratios: dict[str, Rate] = {}
    for found in founds:
        games.setdefault(found.game, {})[found.figure] = found.rate
        if found.yardstick is not None and found.ratio is not None:
            yardstick[found.figure] = found.yardstick
            ratios[found.figure] = found.ratio
    return Measured(games, yardstick, ratios)


def view_in_copies(figures: dict[str, Rate]) -> float:
    """What a view costs, with a copy as the unit."""
    return figures[COPIES].median / figures[VIEWS].median


def dumps(result: Result) -> str:
    builds = {name: build._asdict() for name, build in result.builds.items()}
    text = json.dumps(result._asdict() | {"builds": builds}, indent=1)
    # The three numbers of a rate belong on one line.
    return re.sub(r"\[[^\[\]{}]*\]", lambda found: "[" + " ".join(found[0][1:-1].split()) + "]", text) + "\n"


def loads(text: str) -> Result:
    data = json.loads(text)
    builds = {name: measured(build) for name, build in data.pop("builds").items()}
    return Result(**data, builds=builds)


def measured(build: dict[str, Any]) -> Measured:
    games = {game: rates(figures) for game, figures in build["games"].items()}
    return Measured(games, rates(build["yardstick"]), rates(build["ratios"]))


def rates(figures: dict[str, list[float]]) -> dict[str, Rate]:
    return {name: Rate(*values) for name, values in figures.items()}


def write(result: Result, folder: Path = FOLDER) -> Path:
    """Into a file named after the day and the machine."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{result.date}-{word(result.machine['processor'])}.json"
    path.write_text(dumps(result), encoding="utf-8")
    return path


def committed() -> list[Path]:
    """Results that belong to the project, oldest first; runs of one's own do not, until they are added."""
    there = sorted(FOLDER.glob(RUNS))
    command = ["git", "ls-files", "-z", "--", "*.json"]
    try:
        told = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        told = ""
    known = set(told.split("\0"))
    # Outside a repository everything that came along belongs to it.
    return [path for path in there if path.name in known] or there

"""`python -m bench.versions --old PYTHON`: how much faster is this version than an older one?

Both are compiled, or neither is. Each answers from a process of its own, and both take turns, so that a busy machine
slows both down. First both play the same games: unless all scores are equal, they are not compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from tempfile import gettempdir
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from rich.console import Console
from rich.table import Table

import ecumene
from bench.builds import ROOT
from bench.clock import Comparison, Rate, spread
from bench.machine import machine
from bench.measures import COPIES, GAMES, SEATS, SEED
from bench.plot import MARGIN, ROW, Bar, axis, document, line, linear, pairs
from bench.results import FOLDER
from bench.sheet import COMPILED, shown
from ecumene.draw.svg import text

FILE: Final = FOLDER / "versions.json"
WORKER: Final = ROOT / "bench" / "version_worker.py"
#: Games that both versions must end with the same scores.
PROOF: Final = 100


class Version:
    """A version of Ecumene in a process of its own, by the Python in whose environment it is."""

    def __init__(self, python: str) -> None:
        # Not resolved: an environment's Python is a link, and knows its environment by the link's place.
        command = [str(Path(python).absolute()), "-P", str(WORKER)]
        around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        # Away from here, where the source lies: what is installed is measured.
        self.process = subprocess.Popen(
            command, cwd=gettempdir(), env=around, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.terminate()
        # It ends when nobody can ask any more.
        with self.process:
            pass

    def ask(self, what: str, **more: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"ask": what, **more}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a version could not be measured: it says why above")
        return json.loads(line)


class Faster(NamedTuple):
    """One figure of one game: today's rate, the older version's, and the proportion round by round."""

    game: str
    seats: int
    figure: str
    new: Rate
    old: Rate
    ratio: Rate


def measure(old: Version, new: Version, game: str, rounds: int, seconds: float) -> list[Faster]:
    seeds = list(range(SEED, SEED + PROOF))
    if old.ask("scores", game=game, seats=SEATS, seeds=seeds) != new.ask("scores", game=game, seats=SEATS, seeds=seeds):
        raise SystemExit(f"{game}: the two versions do not play the same games, so their speed tells nothing")
    found: list[Faster] = []
    for figure in (GAMES, COPIES):
        pairs = [(new.ask(figure, seconds=seconds), old.ask(figure, seconds=seconds)) for _ in range(rounds)]
        both = compared(pairs)
        found.append(Faster(game, SEATS, figure, both.one, both.other, both.ratio))
    return found


def compared(pairs: list[tuple[float, float]]) -> Comparison:
    return Comparison(
        spread([new for new, _ in pairs]), spread([old for _, old in pairs]), spread([new / old for new, old in pairs])
    )


def table(found: list[Faster]) -> Table:
    drawn = Table(title="Times a second of CPU time; median \\[least – most]", title_justify="left")
    for heading in ("game", "figure", "older", "today", "times"):
        drawn.add_column(heading, justify="left" if heading in ("game", "figure") else "right")
    for one in found:
        ratio = f"{one.ratio.median:.2f} [dim]\\[{one.ratio.low:.2f} – {one.ratio.high:.2f}][/dim]"
        drawn.add_row(one.game, one.figure, shown(one.old.median), shown(one.new.median), ratio)
    return drawn


def as_json(found: list[Faster], versions: list[dict[str, object]], older: str, rounds: int, seconds: float) -> str:
    data = {
        "date": datetime.now(UTC).date().isoformat(),
        "older": older,
        "today": versions[1]["version"],
        "build": "compiled" if versions[1]["compiled"] else "pure",
        "rounds": rounds,
        "seconds": seconds,
        "machine": machine(),
        "faster": [one._asdict() for one in found],
    }
    return json.dumps(data, indent=1) + "\n"


def block(kept: str) -> str:
    """What a run has written, in Markdown."""
    data = json.loads(kept)
    lines = [
        "![Times as fast](versions.svg)",
        "",
        "| game | figure | older | today | times | least – most |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for row in data["faster"]:
        new, old, ratio = Rate(*row["new"]), Rate(*row["old"]), Rate(*row["ratio"])
        told = f"{shown(old.median)} | {shown(new.median)} | {ratio.median:.2f} | {ratio.low:.2f} – {ratio.high:.2f}"
        lines.append(f"| {row['game']}, {row['seats']} seats | {row['figure']} | {told} |")
    whence = (
        f"From [`{FILE.name}`](../bench/results/{FILE.name}), measured on {data['date']}: the {data['build']} build of "
        f"version {data['older']} and today's in turns, {data['rounds']} rounds of {data['seconds']} s of CPU time "
        f"each, load {data['machine']['load']}."
    )
    return "\n".join([*lines, "", whence, ""])


def picture(kept: str) -> str:
    """How many times as fast, with the least and the most of all rounds; the dashed line is as fast as before."""
    data = json.loads(kept)
    title = f"Times as fast as version {data['older']}, {data['build']}"
    rows = {row["figure"]: Rate(*row["ratio"]) for row in data["faster"]}
    most = ceil(max([1.0, *[ratio.high for ratio in rows.values()]]))
    scale = linear(most)
    game, seats = data["faster"][0]["game"], data["faster"][0]["seats"]
    top = 88.0
    bottom = top + len(rows) * ROW
    parts = [
        text(title, MARGIN, 38, 20, "title"),
        text(f"{ecumene.box(game).title['en']}, {seats} players", MARGIN, 66, 16, "title"),
        *axis({float(i): str(i) for i in range(most + 1)}, top, bottom, scale),
        line(scale(1.0), top, scale(1.0), bottom, "goal"),
        *pairs({name: [Bar(COMPILED, ratio, f"{ratio.median:.2f}", None)] for name, ratio in rows.items()}, top, scale),
    ]
    return document(parts, bottom + 34, title)


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description="Measure an older version too.")
    parser.add_argument("--old", required=True, metavar="PYTHON", help="a Python in whose environment the older one is")
    parser.add_argument("--new", default=sys.executable, metavar="PYTHON", help="the same of this version (itself)")
    parser.add_argument("--older", default="", metavar="NAME", help="what the older version is called (its own number)")
    parser.add_argument("--game", action="append", metavar="ID", help="only this game; may be repeated (terra-nova)")
    parser.add_argument("--rounds", type=int, default=9, help="rounds in which both take turns (9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each in a round (0.5)")
    parser.add_argument("--out", default=None, metavar="FILE", help="write the figures as JSON")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("at least 1 round, and some time")
    return given


def main(arguments: list[str] | None = None) -> None:
    given = read(arguments)
    found: list[Faster] = []
    with Version(given.old) as old, Version(given.new) as new:
        versions = [old.ask("version"), new.ask("version")]
        if versions[0]["compiled"] != versions[1]["compiled"]:
            raise SystemExit("one of the two versions is compiled and the other is not")
        for game in given.game or ["terra-nova"]:
            with Console(stderr=True).status(f"{game} …"):
                found += measure(old, new, game, given.rounds, given.seconds)
    Console(highlight=False).print(table(found))
    if given.out is not None:
        older = given.older or str(versions[0]["version"])
        Path(given.out).write_text(as_json(found, versions, older, given.rounds, given.seconds), encoding="utf-8")


if __name__ == "__main__":
    main()

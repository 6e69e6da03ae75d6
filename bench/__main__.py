"""`python -m bench`: one table of speed, kept in bench/results."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import ecumene
from bench.builds import ROOT, Build, BuildFailed, compiled, measured, pure
from bench.machine import compiler, machine
from bench.measures import FIGURES, Found, boxes, seats_of
from bench.results import Result, dumps, gathered, write
from bench.sheet import last_line, table

#: A look at the figures in a tenth of the time.
QUICK: Final = (3, 0.1)
#: Where nobody says how wide, as in a log.
WIDE: Final = 100
NO_COMPILER: Final = "no C compiler"


def watched(build: Build, batches: int, seconds: float, console: Console) -> Iterator[Found]:
    """The figures of a build, with what is being measured shown meanwhile."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(build.name, total=len(boxes()) * len(FIGURES))
        for found in measured(build, batches, seconds):
            progress.update(task, advance=1, description=f"{build.name}, {found.game}: {found.figure}")
            yield found


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure every game in the box.")
    parser.add_argument("--compiled", metavar="PYTHON", help="a Python in whose environment the compiled build is")
    parser.add_argument("--batches", type=int, default=7, help="batches per figure (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per batch (0.5)")
    parser.add_argument("--quick", action="store_true", help="a rough look in less time; nothing is kept")
    parser.add_argument("--out", metavar="FILE", help="keep the results there, not in bench/results")
    given = parser.parse_args(arguments)
    if given.quick:
        given.batches, given.seconds = QUICK
    if given.batches < 1 or given.seconds <= 0:
        parser.error("batches and seconds must be positive")
    return given


def main(arguments: list[str] | None = None) -> None:
    given = read(arguments)
    # As it is before we add to its load.
    where = machine()
    # Progress is seen and forgotten; what is printed is the table.
    aside = Console(stderr=True)
    console = Console(highlight=False, soft_wrap=True, width=None if sys.stdout.isatty() else WIDE)
    todo = [pure()]
    why_not = ""
    try:
        if not compiler():
            why_not = NO_COMPILER
            console.print("No C compiler at hand: only the pure source is measured.")
        elif given.compiled is None:
            why_not = "no compiled build; `make bench` makes one"
        else:
            with aside.status("compiling the yardstick …"):
                todo.append(compiled(given.compiled))
        builds = {build.name: gathered(watched(build, given.batches, given.seconds, aside)) for build in todo}
    except BuildFailed as failure:
        sys.exit(str(failure))
    result = Result(
        datetime.now(UTC).date().isoformat(),
        ecumene.__version__,
        where,
        {box.id: seats_of(box) for box in boxes()},
        given.batches,
        given.seconds,
        builds,
    )
    console.print(table(result))
    if given.out is not None:
        Path(given.out).write_text(dumps(result), encoding="utf-8")
    elif not given.quick:
        console.print(f"Kept in {write(result).relative_to(ROOT)}; `python -m bench.page` draws it into docs/speed.md.")
    console.print(last_line(result, why_not), markup=False)


if __name__ == "__main__":
    main()

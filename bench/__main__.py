"""`python -m bench`: one table of speed and strength. Nothing is kept unless --out says where."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

from rich.console import Console
from rich.table import Table

import ecumene
from bench import yardstick
from bench.clock import Rate
from bench.measures import Measures, measure_game, measure_yardstick


def shown(value: float) -> str:
    """Three digits are more than the machine repeats."""
    return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def table(measures: list[Measures]) -> Table:
    """One row for each figure, one column for each game."""
    drawn = Table(
        title=f"Ecumene {ecumene.__version__} {'compiled' if ecumene.COMPILED else 'pure'}, "
        f"Python {platform.python_version()}",
        title_justify="left",
        row_styles=["", "dim"],
    )
    drawn.add_column("per second of CPU time; median \\[slowest – fastest batch]")
    for one in measures:
        drawn.add_column(f"{one.game}, {one.seats} seats", justify="right")
    for name in measures[0].rates:
        cells: list[str] = []
        for one in measures:
            rate = one.rates[name]
            cells.append(f"{shown(rate.median)} [dim]\\[{shown(rate.low)} – {shown(rate.high)}][/dim]")
        drawn.add_row(name, *cells)
    drawn.add_section()
    wins = [
        f"{one.greedy_wins.mean:.1%} [dim]\\[{one.greedy_wins.low:.1%} – {one.greedy_wins.high:.1%}][/dim]"
        for one in measures
    ]
    drawn.add_row(f"greedy beats random, {measures[0].greedy_wins.n} games of the smallest table; 95 % interval", *wins)
    return drawn


def proportions(ratios: dict[str, Rate]) -> list[str]:
    """The game in proportion to its yardstick, line by line: first random games, then the rest."""
    lines: list[str] = []
    for name, ratio in ratios.items():
        what = "" if name == "games" else f" ({name})"
        spread = f"[{ratio.low:.2f} – {ratio.high:.2f}]"
        lines.append(f"{yardstick.GAME} / yardstick{what}: {ratio.median:.2f} {spread}")
    return lines


def as_json(measures: list[Measures], ratios: dict[str, Rate]) -> str:
    data = {
        "version": ecumene.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": {
            one.game: {
                "seats": one.seats,
                "rates": {name: rate._asdict() for name, rate in one.rates.items()},
                "greedy_beats_random": one.greedy_wins._asdict(),
            }
            for one in measures
        },
        "yardstick": {"game": yardstick.GAME, **{name: ratio._asdict() for name, ratio in ratios.items()}},
    }
    return json.dumps(data, indent=2) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure every game in the box.")
    parser.add_argument("--batches", type=int, default=5, help="batches per figure (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per batch (0.5)")
    parser.add_argument("--matches", type=int, default=100, help="games of greedy against random (100)")
    parser.add_argument("--out", default=None, metavar="FILE", help="also write the figures as JSON")
    given = parser.parse_args(arguments)
    if given.batches < 1 or given.seconds <= 0 or given.matches < 1:
        parser.error("batches, seconds and matches must be positive")
    console = Console()
    measures: list[Measures] = []
    for box in ecumene.games().values():
        with console.status(f"{box.title['en']} …"):
            measures.append(measure_game(box, given.batches, given.seconds, given.matches))
    with console.status("yardstick …"):
        ratios = measure_yardstick(given.batches, given.seconds)
    console.print(table(measures))
    for line in proportions(ratios):
        console.print(line, markup=False, highlight=False)
    if given.out is not None:
        Path(given.out).write_text(as_json(measures, ratios), encoding="utf-8")


if __name__ == "__main__":
    main()

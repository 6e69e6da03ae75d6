"""The one table of a run: pure and compiled side by side, and 7 Wonders beside its yardstick."""

from __future__ import annotations

from rich.table import Table

from bench import yardstick
from bench.clock import Rate
from bench.measures import BYTES, FIGURES
from bench.results import Measured, Result, view_in_copies

PURE = "pure"
COMPILED = "compiled"
NOT_MEASURED = "not measured"


def shown(value: float) -> str:
    """Three digits are more than the machine repeats."""
    if value >= 100:
        digits = len(str(int(value)))
        return f"{round(value, min(0, 4 - digits)):,.0f}"
    return f"{value:.1f}"


def with_spread(rate: Rate) -> str:
    """± half of the way from the slowest batch to the fastest."""
    if rate.low == rate.high:
        return shown(rate.median)
    return f"{shown(rate.median)} [dim]±{(rate.high - rate.low) / 2 / rate.median:.0%}[/dim]"


def heading(result: Result) -> str:
    tables = {f"{seats} seats" for seats in result.seats.values()}
    where = tables.pop() if len(tables) == 1 else ", ".join(f"{game} {n} seats" for game, n in result.seats.items())
    return (
        f"Ecumene {result.version}, {where}, {result.machine['python']}, {result.machine['processor']}\n"
        f"per second of CPU time on one core, median of {result.batches} batches ± half their range"
    )


def table(result: Result) -> Table:
    drawn = Table(title=heading(result), title_justify="left", title_style="bold")
    drawn.add_column("")
    for name in ("pure", "compiled", "times", "pure /\nyardstick", "compiled /\nyardstick"):
        drawn.add_column(name, justify="right", no_wrap=True)
    pure = result.builds[PURE]
    compiled = result.builds.get(COMPILED)
    for game, figures in pure.games.items():
        drawn.add_section()
        drawn.add_row(f"[bold]{game}[/bold]")
        for figure in FIGURES:
            there = compiled.games[game][figure] if compiled is not None else None
            drawn.add_row(
                figure,
                with_spread(figures[figure]),
                "" if there is None else with_spread(there),
                "" if there is None or figure == BYTES else f"{there.median / figures[figure].median:.1f}",
                proportion(pure, game, figure),
                "" if compiled is None else proportion(compiled, game, figure),
            )
        drawn.add_row(
            "a view's cost in copies",
            f"{view_in_copies(figures):.1f}",
            "" if compiled is None else f"{view_in_copies(compiled.games[game]):.1f}",
        )
    return drawn


def proportion(build: Measured, game: str, figure: str) -> str:
    if game != yardstick.GAME or figure not in build.ratios:
        return ""
    ratio = build.ratios[figure]
    scatter = "" if ratio.low == ratio.high else f" [dim]±{(ratio.high - ratio.low) / 2 / ratio.median:.0%}[/dim]"
    return f"{ratio.median:.2f}{scatter}"


def last_line(result: Result, why_not: str = "") -> str:
    """The figure that everybody looks for."""
    compiled = result.builds.get(COMPILED)
    ratio = f"{NOT_MEASURED} ({why_not})" if compiled is None else f"{compiled.ratios[FIGURES[0]].median:.2f}"
    return f"{yardstick.GAME} compiled / yardstick compiled: {ratio}"

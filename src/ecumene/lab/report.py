"""A simulation on the terminal: tables whose numbers are drawn beside them."""

from __future__ import annotations

from math import isinf
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ecumene.lab.statistics import Estimate
from ecumene.lab.tally import Line, Tally
from ecumene.text import Words

#: Signs of a drawing: bar, whisker, its ends, the mean, the mark of a fair share, nothing.
SIGNS: Final = tuple("━─├┤●┊ ")
PLAIN: Final = tuple("=-[]o: ")
WIDTH: Final = 22


def whiskers(
    estimate: Estimate, top: float, mark: float | None = None, signs: tuple[str, ...] = SIGNS, width: int = WIDTH
) -> str:
    """A bar up to the mean on a scale from 0 to `top`, with the interval around it and, if given, a mark to compare."""
    bar, whisker, left, right, dot, fair, empty = signs

    def place(value: float) -> int:
        return max(0, min(width - 1, round(value / top * (width - 1)))) if top > 0 else 0

    signed = [empty] * width
    middle = place(estimate.mean)
    for at in range(middle):
        signed[at] = bar
    if not isinf(estimate.low):
        low, high = place(estimate.low), place(estimate.high)
        for at in range(low, high + 1):
            signed[at] = whisker
        signed[low], signed[high] = left, right
    signed[middle] = dot
    if mark is not None and signed[place(mark)] in (bar, whisker, empty):
        signed[place(mark)] = fair
    return "".join(signed)


class Report:
    """Draws the tables in one language; `by_cast` is the game's heading over its factions, wonders and the like."""

    def __init__(self, words: Words, by_cast: str, signs: tuple[str, ...] = SIGNS) -> None:
        self.words = words
        self.by_cast = by_cast
        self.signs = signs

    def percent(self, value: float) -> str:
        return self.words("lab-percent", value=100 * value)

    def number(self, value: float) -> str:
        return self.words("lab-number", value=value)

    def between(self, low: str, high: str) -> str:
        return f"{low} – {high}"

    def wins(self, title: str, lines: list[Line], seats: int) -> Table:
        table = self._table(title, "lab-wins")
        for line in lines:
            low, high = self.number(100 * line.wins.low), self.number(100 * line.wins.high)
            drawn = whiskers(line.wins, 1.0, 1 / seats, self.signs)
            self._row(table, line, self.percent(line.wins.mean), self.between(low, high), drawn)
        return table

    def points(self, title: str, lines: list[Line]) -> Table:
        table = self._table(title, "lab-points")
        top = max([line.points.mean if isinf(line.points.high) else line.points.high for line in lines], default=0.0)
        for line in lines:
            low, high = self.number(line.points.low), self.number(line.points.high)
            between = "–" if isinf(line.points.low) else self.between(low, high)
            self._row(table, line, self.number(line.points.mean), between, whiskers(line.points, top, None, self.signs))
        return table

    def _table(self, title: str, value: str) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        table.add_column(self.words("lab-games"), justify="right")
        table.add_column(self.words(value), justify="right")
        table.add_column(self.words("lab-interval"), justify="right")
        table.add_column("", no_wrap=True)
        return table

    def _row(self, table: Table, line: Line, value: str, between: str, drawn: str) -> None:
        table.add_row(self.called(line.name), str(line.wins.n), value, between, Text(drawn, style="cyan"))

    def called(self, name: str) -> str:
        """Seats by number, everything else by its name."""
        return self.words.player(int(name)) if name.isdigit() else self.words.name(name)

    def whole(self, tally: Tally, seconds: float) -> RenderableType:
        """All tables and the speed."""
        parts: list[RenderableType] = []
        for title, lines in (
            (self.words("lab-by-player"), tally.by_player()),
            (self.words("lab-by-seat"), tally.by_seat()),
            (self.by_cast, tally.by_cast()),
        ):
            if lines:
                parts += [Columns([self.wins(title, lines, tally.seats), self.points(title, lines)]), ""]
        speed = self.words(
            "lab-speed", games=tally.games / seconds, decisions=tally.decisions / seconds, seconds=seconds
        )
        return Group(*parts, speed, Text(self.words("lab-reading"), style="dim"))


def signs_for(console: Console) -> tuple[str, ...]:
    """Drawing signs that the terminal can show."""
    return SIGNS if console.encoding.lower().replace("-", "").startswith("utf") else PLAIN

"""A simulation on the terminal: tables whose numbers are drawn beside them."""

from __future__ import annotations

import sys
from math import isinf
from typing import Final, NamedTuple

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
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


class Part(NamedTuple):
    """One figure of all lines, under its heading (a message id): the mean, its interval, both as a drawing."""

    heading: str
    #: Drawings are no markup: in plain signs an interval looks like a tag.
    rows: list[tuple[str, str, Text]]


class Report:
    """Draws the tables in one language; `by_cast` is the game's heading over its factions, wonders and the like."""

    def __init__(self, words: Words, by_cast: str, console: Console) -> None:
        self.words = words
        self.by_cast = by_cast
        self.console = console
        self.signs = signs_for(console)
        self.dash = "–" if self.signs is SIGNS else "-"

    def number(self, value: float) -> str:
        return self.words("lab-number", value=value)

    def between(self, low: float, high: float) -> str:
        return f"{self.number(low)} {self.dash} {self.number(high)}"

    def wins(self, lines: list[Line], seats: int) -> Part:
        rows: list[tuple[str, str, Text]] = []
        for line in lines:
            share = line.wins
            drawn = Text(whiskers(share, 1.0, 1 / seats, self.signs))
            percent = self.words("lab-percent", value=100 * share.mean)
            rows.append((percent, self.between(100 * share.low, 100 * share.high), drawn))
        return Part("lab-wins", rows)

    def points(self, lines: list[Line]) -> Part:
        top = max([line.points.mean if isinf(line.points.high) else line.points.high for line in lines], default=0.0)
        rows: list[tuple[str, str, Text]] = []
        for line in lines:
            points = line.points
            between = self.dash if isinf(points.low) else self.between(points.low, points.high)
            rows.append((self.number(points.mean), between, Text(whiskers(points, top, None, self.signs))))
        return Part("lab-points", rows)

    def tables(self, title: str, lines: list[Line], seats: int) -> list[RenderableType]:
        """Wins and points of a line beside each other where there is room, else one table below the other; where there
        is room for neither, without their drawings.
        """
        parts = [self.wins(lines, seats), self.points(lines)]
        single = [[part] for part in parts]
        shown: list[Table] = []
        for groups, drawn in (([parts], True), (single, True), (single, False)):
            shown = [self._table(title, lines, group, drawn) for group in groups]
            if all([self._fits(table) for table in shown]):
                break
        return [line for table in shown for line in (table, "")]

    def _fits(self, table: Table) -> bool:
        unbounded = self.console.options.update_width(sys.maxsize)
        return Measurement.get(self.console, unbounded, table).maximum <= self.console.width

    def _table(self, title: str, lines: list[Line], parts: list[Part], drawn: bool) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        table.add_column(self.words("lab-games"), justify="right", no_wrap=True)
        for part in parts:
            table.add_column(self.words(part.heading), justify="right", no_wrap=True)
            table.add_column(self.words("lab-interval"), justify="right", no_wrap=True)
            if drawn:
                table.add_column("", no_wrap=True, style="cyan")
        for number, line in enumerate(lines):
            cells: list[str | Text] = [cell for part in parts for cell in part.rows[number][: 2 + drawn]]
            table.add_row(self.called(line.name), str(line.wins.n), *cells)
        return table

    def called(self, name: str) -> str:
        """Seats by number, everything else by its name."""
        return self.words.player(int(name)) if name.isdigit() else self.words.name(name)

    def whole(self, tally: Tally, seconds: float) -> RenderableType:
        """All tables and the speed."""
        shown: list[RenderableType] = []
        for title, lines in (
            (self.words("lab-by-player"), tally.by_player()),
            (self.words("lab-by-seat"), tally.by_seat()),
            (self.by_cast, tally.by_cast()),
        ):
            if lines:
                shown += self.tables(title, lines, tally.seats)
        speed = self.words(
            "lab-speed", games=tally.games / seconds, decisions=tally.decisions / seconds, seconds=seconds
        )
        return Group(*shown, speed, Text(self.words("lab-reading"), style="dim"))


def signs_for(console: Console) -> tuple[str, ...]:
    """Drawing signs that the terminal can show."""
    return SIGNS if console.encoding.lower().replace("-", "").startswith("utf") else PLAIN

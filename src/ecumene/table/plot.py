"""Points over time, drawn as steps: every seat has its dash and mark, every position is a link."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from ecumene.draw.svg import number
from ecumene.draw.theme import MARKS
from ecumene.table.turning_points import TurningPointText
from ecumene.text import Words

if TYPE_CHECKING:
    from ecumene.table.table_page import Seat

WIDTH: Final = 760
HEIGHT: Final = 380
LEFT: Final = 44
RIGHT: Final = 164
TOP: Final = 34
FOOT: Final = 34
#: Between the names at the ends of two lines.
APART: Final = 30
#: Link areas: more would be too thin to hit.
MOST: Final = 120
#: The room that the name of a part of the game needs for each of its letters; twice as much on a phone.
LETTER: Final = 7
#: Steps of an axis, times ten as often as needed.
ROUND: Final = (1, 2, 5)


def grain(span: int, most: int) -> int:
    """The smallest round number that divides the span into at most so many steps."""
    size = 1
    while True:
        for step in ROUND:
            if span <= step * size * most:
                return step * size
        size *= 10


def apart(wished: list[float]) -> list[float]:
    """Heights near the wanted ones, in the same order, so far apart that names do not overlap, all inside the plot."""
    order = sorted(range(len(wished)), key=wished.__getitem__)
    found = list(wished)
    low: float = TOP
    for seat in order:
        found[seat] = max(found[seat], low)
        low = found[seat] + APART
    high: float = HEIGHT - FOOT
    for seat in order[::-1]:
        found[seat] = min(found[seat], high)
        high = found[seat] - APART
    return found


class Axes:
    """Where a ply and a number of points lie."""

    def __init__(self, series: list[list[int]]) -> None:
        self.plies = max(1, len(series) - 1)
        everything = [points for position in series for points in position]
        self.step = grain(max(1, max(everything) - min(0, *everything)), 6)
        self.low = min(0, *everything) // self.step * self.step
        self.high = -(-max(1, *everything) // self.step) * self.step

    def x(self, ply: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / self.plies

    def y(self, points: float) -> float:
        return HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * (points - self.low) / (self.high - self.low)


def plot_points(
    series: list[list[int]],
    seats: list[Seat],
    words: Words,
    sections: Sequence[tuple[int, str]] = (),
    turning_points: Sequence[TurningPointText] = (),
) -> Markup:
    """The points of every seat (inner list) after every ply (outer list); sections begin after a ply and have names."""
    axes = Axes(series)
    ends = apart([axes.y(points) for points in series[-1]])
    parts = [_bands(axes, sections, words), _levels(axes)]
    for seat in sorted(seats, key=lambda seat: -seat.place):
        parts.append(_curve(axes, series, seat, ends[seat.seat]))
    name = words("page-plot-name", list=", ".join(f"{seat.name} {series[-1][seat.seat]}" for seat in seats))
    return Markup(
        '<svg class="points" viewBox="0 0 {} {}" role="group" aria-label="{}"><g aria-hidden="true">{}{}{}</g></svg>'
    ).format(WIDTH, HEIGHT, name, Markup().join(parts), _links(axes, words), _flags(axes, turning_points))


def _bands(axes: Axes, sections: Sequence[tuple[int, str]], words: Words) -> Markup:
    """The parts of the game, every other one shaded; moves are counted where it has no parts that can be shown."""
    ends = [*[ply for ply, _ in sections[1:]], axes.plies]
    bands: list[Markup] = []
    for count, ((ply, name), end) in enumerate(zip(sections, ends, strict=False)):
        left, width = axes.x(ply), axes.x(end) - axes.x(ply)
        if count % 2:
            shade = '<rect class="band" x="{}" y="{}" width="{}" height="{}"/>'
            bands.append(Markup(shade).format(number(left), TOP, number(width), HEIGHT - FOOT - TOP))
        middle = number(left + width / 2)
        label = Markup('<text class="axis{}" x="{}" y="{}">{}</text>')
        roomy = width >= 2 * LETTER * len(name)
        if width >= LETTER * len(name):
            bands.append(label.format("" if roomy else " wide", middle, HEIGHT - 12, name))
        # Where a phone has no room for `round 3 of 5`, it says 3.
        brief = next((word for word in name.split() if word.isdigit()), "")
        if brief and not roomy:
            bands.append(label.format(" brief", middle, HEIGHT - 12, brief))
    return Markup().join(bands) if len(sections) > 1 else _moves(axes, words)


def _moves(axes: Axes, words: Words) -> Markup:
    lines: list[Markup] = []
    step = grain(axes.plies, 6)
    for ply in range(0, axes.plies + 1, step):
        lines.append(Markup('<text class="axis" x="{}" y="{}">{}</text>').format(number(axes.x(ply)), HEIGHT - 12, ply))
    middle = number(WIDTH - RIGHT + 14)
    lines.append(
        Markup('<text class="axis what" x="{}" y="{}">{}</text>').format(middle, HEIGHT - 12, words("page-plot-moves"))
    )
    return Markup().join(lines)


def _flags(axes: Axes, turning_points: Sequence[TurningPointText]) -> Markup:
    """The turning points that decided it, numbered as in their list."""
    flags: list[Markup] = []
    last = 0.0
    for count, point in enumerate(turning_points, 1):
        x = axes.x(point.mark)
        # Flags of neighbours stand side by side.
        at = max(x, last + 24)
        last = at
        flag = Markup(
            '<a class="flag" href="?ply={}" tabindex="-1"><title>{}: {}</title><path class="pole" d="M{} 25L{} {}V{}"/>'
            '<circle class="number" cx="{}" cy="14" r="11"/><text class="count" x="{}" y="19">{}</text></a>'
        ).format(
            point.ply, point.when, point.text, number(at), number(x), TOP, HEIGHT - FOOT, number(at), number(at),
            count,
        )  # fmt: skip
        flags.append(flag)
    return Markup().join(flags)


def _levels(axes: Axes) -> Markup:
    lines: list[Markup] = []
    for level in range(axes.low, axes.high + 1, axes.step):
        y = number(axes.y(level))
        lines.append(
            Markup('<path class="level" d="M{} {}H{}"/><text class="axis up" x="{}" y="{}">{}</text>').format(
                LEFT, y, WIDTH - RIGHT, LEFT - 8, number(axes.y(level) + 4), level
            )
        )
    return Markup().join(lines)


def _curve(axes: Axes, series: list[list[int]], seat: Seat, end: float) -> Markup:
    points = [position[seat.seat] for position in series]
    path = f"M{number(axes.x(0))} {number(axes.y(points[0]))}"
    for ply, (before, after) in enumerate(pairwise(points), 1):
        if after != before:
            path += f"H{number(axes.x(ply))}V{number(axes.y(after))}"
    path += f"H{number(axes.x(axes.plies))}"
    mark = MARKS.get(seat.colour, "")
    badge = WIDTH - RIGHT + 14
    sign = (
        Markup('<use class="mark" href="#ecumene-k-{}" x="{}" y="{}" width="10" height="10"/>').format(
            mark, badge - 5, number(end - 5)
        )
        if mark
        else ""
    )
    return Markup(
        '<g class="curve seat-{} dash-{}"><path class="under" d="{}"/><path class="line" d="{}"/>'
        '<path class="lead" d="M{} {}L{} {}"/><circle class="dot" cx="{}" cy="{}" r="10"/>{}'
        '<text class="who" x="{}" y="{}"><tspan class="name">{} </tspan><tspan class="total">{}</tspan></text></g>'
    ).format(
        seat.colour or "none", mark or "none", path, path,
        number(axes.x(axes.plies)), number(axes.y(points[-1])), badge - 10, number(end),
        badge, number(end), sign, badge + 15, number(end + 5), short(seat.name), points[-1],
    )  # fmt: skip


def short(name: str) -> str:
    """What fits beside the plot."""
    return name if len(name) <= 11 else name[:10].rstrip() + "…"


def _links(axes: Axes, words: Words) -> Markup:
    """Strips across the plot, each a link to the position after its last ply."""
    count = min(MOST, axes.plies)
    marks = [round(axes.plies * strip / count) for strip in range(count + 1)]
    strips: list[Markup] = []
    for first, last in pairwise(marks):
        left, right = axes.x(first), axes.x(last)
        strips.append(
            Markup(
                '<a href="?ply={}" tabindex="-1"><title>{}</title>'
                '<rect class="strip" x="{}" y="{}" width="{}" height="{}"/></a>'
            ).format(
                last, words("page-move-number", ply=last), number(left), TOP, number(right - left), HEIGHT - FOOT - TOP
            )
        )
    return Markup().join(strips)

"""Results as pictures: horizontal bars, pure and compiled in pairs, with the range of the batches."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10
from typing import Final, NamedTuple

import ecumene
from bench import yardstick
from bench.clock import Rate
from bench.measures import BYTES, FIGURES
from bench.results import Result
from bench.sheet import COMPILED, PURE, shown
from ecumene.draw.svg import box, group, node, number, text
from ecumene.draw.theme import THEMES

LOOK: Final = THEMES["light"]
#: Bars of the pure source: paler than those of the compiled build.
PALE: Final = "#a5cfe6"
STYLE: Final = (
    f"text{{font-family:{LOOK['sans']};fill:{LOOK['ink']};font-variant-numeric:tabular-nums}}"
    f".quiet{{fill:{LOOK['ink_2']}}}.bold{{font-weight:700}}.title{{font-family:{LOOK['serif']};font-weight:700}}"
    f".paper{{fill:{LOOK['card']};stroke:{LOOK['line']}}}"
    f".grid{{stroke:{LOOK['line']};stroke-width:1}}.goal{{stroke:{LOOK['ink']};stroke-width:1.5;stroke-dasharray:5 4}}"
    f".{PURE}{{fill:{PALE}}}.{COMPILED}{{fill:{LOOK['accent']}}}"
    f".range{{stroke:{LOOK['ink']};stroke-width:1.4}}.edge{{stroke:{LOOK['card']};stroke-width:3.4}}"
    f".value{{paint-order:stroke;stroke:{LOOK['card']};stroke-width:3;stroke-linejoin:round}}"
    f".its{{fill:{LOOK['lamp']};stroke:{LOOK['ink']};stroke-width:1.2}}"
)
WIDTH: Final = 860.0
MARGIN: Final = 24.0
#: Where the axis begins and ends; names stand to the left, values to the right of their bars.
LEFT: Final = 168.0
RIGHT: Final = 740.0
BAR: Final = 13.0
ROW: Final = 44.0
SIZE: Final = 14.0
SMALL: Final = 12.0

Scale = Callable[[float], float]


class Bar(NamedTuple):
    """One bar: whose, its figure, what is written beside it, and where the yardstick's own figure is, if anywhere."""

    build: str
    rate: Rate
    label: str
    mark: float | None


def logarithmic(low: float, high: float) -> Scale:
    start, reach = log10(low), log10(high) - log10(low)
    return lambda value: LEFT + (RIGHT - LEFT) * (log10(max(value, low)) - start) / reach


def linear(high: float) -> Scale:
    return lambda value: LEFT + (RIGHT - LEFT) * value / high


def line(x1: float, y1: float, x2: float, y2: float, cls: str) -> str:
    return node("line", x1=x1, y1=y1, x2=x2, y2=y2, cls=cls)


def drawn_bar(bar: Bar, y: float, scale: Scale) -> str:
    """The bar, its range as a whisker, and the value behind both."""
    end, low, high = scale(bar.rate.median), scale(bar.rate.low), scale(bar.rate.high)
    middle = y + BAR / 2
    parts = [box(LEFT, y, max(1.0, end - LEFT), BAR, 1.5, bar.build)]
    furthest = max(end, high)
    if high - low >= 1:
        for cls in ("edge", "range"):
            parts.append(line(low, middle, high, middle, cls))
            parts += [line(x, middle - 3.5, x, middle + 3.5, cls) for x in (low, high)]
    if bar.mark is not None:
        parts.append(node("path", d=diamond(scale(bar.mark), middle), cls="its"))
        furthest = max(furthest, scale(bar.mark) + 6)
    parts.append(
        text(bar.label, furthest + 7, middle + SMALL * 0.36, SMALL, "value bold" if bar.build == COMPILED else "value")
    )
    return group(*parts, title=f"{bar.build}: {bar.label}")


def diamond(x: float, y: float) -> str:
    return f"M{number(x - 6)} {number(y)}l6-6 6 6-6 6z"


def pairs(rows: dict[str, list[Bar]], y: float, scale: Scale) -> list[str]:
    """Row by row: the name, and below each other the bars of the builds."""
    parts: list[str] = []
    for name, bars in rows.items():
        tall = len(bars) * (BAR + 2)
        parts.append(text(name, LEFT - 12, y + ROW / 2 + SIZE * 0.35, SIZE, anchor="end"))
        for i, bar in enumerate(bars):
            parts.append(drawn_bar(bar, y + (ROW - tall) / 2 + i * (BAR + 2), scale))
        y += ROW
    return parts


def axis(ticks: dict[float, str], top: float, bottom: float, scale: Scale) -> list[str]:
    parts = [line(scale(at), top, scale(at), bottom, "grid") for at in ticks]
    return parts + [text(name, scale(at), bottom + 17, SMALL, "quiet", "middle") for at, name in ticks.items()]


def legend(result: Result, y: float, marked: bool) -> list[str]:
    parts: list[str] = []
    x = LEFT
    for build in result.builds:
        parts += [box(x, y - 10, 22, 11, 1.5, build), text(build, x + 29, y, SMALL)]
        x += 116
    if marked:
        parts += [
            node("path", d=diamond(x, y - 5), cls="its"),
            text("the yardstick in the same build", x + 13, y, SMALL),
        ]
        x += 232
    parts += [
        *[line(x, y - 5, x + 22, y - 5, "range")],
        *[line(at, y - 8.5, at, y - 1.5, "range") for at in (x, x + 22)],
        text(f"range of {result.batches} batches", x + 29, y, SMALL),
    ]
    return parts


def document(parts: list[str], height: float, title: str) -> str:
    paper = box(0.5, 0.5, WIDTH - 1, height - 1, 10, "paper")
    size = f"0 0 {number(WIDTH)} {number(height)}"
    inside = [node("title", title), node("style", STYLE), paper, *parts]
    return (
        node("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=size, width=WIDTH, height=height, role="img")
        + "\n"
    )


def rates_picture(result: Result) -> str:
    """How often a second: one panel a game, all on one logarithmic scale."""
    figures = [figure for figure in FIGURES if figure != BYTES]
    every = [rate for build in result.builds.values() for game in build.games.values() for rate in game.values()]
    own = [rate for build in result.builds.values() for rate in build.yardstick.values()]
    low = 10.0 ** floor(log10(min(rate.low for rate in every)))
    high = 10.0 ** ceil(log10(max(rate.high for rate in every + own)))
    scale = logarithmic(low, high)
    ticks = {10.0**power: f"{10**power:,}" for power in range(round(log10(low)), round(log10(high)) + 1)}
    parts = [
        text("Times a second, on one core (each line is ten times the last)", MARGIN, 38, 20, "title"),
        *legend(result, 64, True),
    ]
    y = 84.0
    for game, seats in result.seats.items():
        rows = {figure: bars(result, game, figure) for figure in figures}
        bottom = y + 30 + len(rows) * ROW
        parts.append(text(f"{ecumene.box(game).title['en']}, {seats} players", MARGIN, y + 20, 16, "title"))
        parts += [*axis(ticks, y + 30, bottom, scale), *pairs(rows, y + 30, scale)]
        y = bottom + 32
    return document(parts, y, "How often a second each game can do what is measured, pure and compiled")


def bars(result: Result, game: str, figure: str) -> list[Bar]:
    found: list[Bar] = []
    for name, build in result.builds.items():
        rate = build.games[game][figure]
        mark = build.yardstick.get(figure) if game == yardstick.GAME else None
        found.append(Bar(name, rate, shown(rate.median), None if mark is None else mark.median))
    return found


def yardstick_picture(result: Result) -> str:
    """The game in proportion to its yardstick, interpreted against interpreted and compiled against compiled."""
    names = [figure for figure in result.builds[PURE].ratios if figure != BYTES]
    rows = {
        figure: [
            Bar(name, build.ratios[figure], f"{build.ratios[figure].median:.2f}", None)
            for name, build in result.builds.items()
        ]
        for figure in names
    }
    most = max(1.0, *[bar.rate.high for found in rows.values() for bar in found])
    steps = ceil(most * 4 + 0.4)
    scale = linear(steps / 4)
    top = 100.0
    bottom = top + len(rows) * ROW
    title = f"{ecumene.box(yardstick.GAME).title['en']} in proportion to the yardstick"
    parts = [
        text(title, MARGIN, 38, 20, "title"),
        *legend(result, 64, False),
        *axis({i / 4: f"{i / 4:.2f}".rstrip("0").rstrip(".") for i in range(steps + 1)}, top, bottom, scale),
        line(scale(1.0), top - 6, scale(1.0), bottom, "goal"),
        *pairs(rows, top, scale),
        text("as fast as the yardstick", scale(1.0), top - 12, SMALL, "quiet", "middle"),
    ]
    return document(parts, bottom + 34, f"{title}: 1 is as fast as the bare prototype")

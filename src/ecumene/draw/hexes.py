"""Where the cells of a hex map lie in a drawing: pointy tops, in rows."""

from __future__ import annotations

import math

from ecumene.draw.svg import node, number
from ecumene.parts.hexes import HexMap

Point = tuple[float, float]


class Honeycomb:
    """The geometry of one map. `radius` is the distance from a centre to a corner."""

    def __init__(self, radius: float, land: HexMap) -> None:
        self.radius = radius
        self.land = land
        self.step = math.sqrt(3) * radius
        #: From left to right and from top to bottom.
        self.cells = land.in_reading_order
        rights = [self.centre(cell)[0] + self.step / 2 for cell in self.cells]
        bottoms = [self.centre(cell)[1] + radius for cell in self.cells]
        self.width = max(rights, default=0.0)
        self.height = max(bottoms, default=0.0)

    def centre(self, cell: int) -> Point:
        row, half = self.land.places[cell]
        return self.step * (half + 1) / 2, self.radius * (1 + 1.5 * row)

    def corners(self, cell: int, radius: float, down: float = 0.0) -> list[Point]:
        """From the top corner, clockwise."""
        x, y = self.centre(cell)
        angles = [corner * math.pi / 3 for corner in range(6)]
        return [(x + radius * math.sin(angle), y + down - radius * math.cos(angle)) for angle in angles]

    def hexagon(self, cell: int, radius: float, cls: str, down: float = 0.0) -> str:
        return node("polygon", points=points(self.corners(cell, radius, down)), cls=cls)

    def side(self, cell: int, other: int, radius: float) -> tuple[Point, Point]:
        """The side of a cell that faces a neighbour."""
        x, y = self.centre(other)
        near = sorted(self.corners(cell, radius), key=lambda corner: (corner[0] - x) ** 2 + (corner[1] - y) ** 2)
        return near[0], near[1]

    def span(self, one: int, other: int, part: float) -> tuple[Point, Point]:
        """The middle part of the way between two centres."""
        (xa, ya), (xb, yb) = self.centre(one), self.centre(other)
        cut = (1 - part) / 2
        return (xa + (xb - xa) * cut, ya + (yb - ya) * cut), (xb - (xb - xa) * cut, yb - (yb - ya) * cut)


def points(corners: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def line(ends: tuple[Point, Point], cls: str) -> str:
    (xa, ya), (xb, yb) = ends
    return node("line", x1=xa, y1=ya, x2=xb, y2=yb, cls=cls)

"""Where positions of the map lie in a drawing: hexagons with pointy tops, as large as the room allows."""

from __future__ import annotations

import math
from typing import Final

from ecumene.draw.svg import node, number
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, east, south_east

Point = tuple[float, float]
#: The sine and cosine of the six corners, from the top clockwise.
CORNERS: Final = [(math.sin(corner * math.pi / 3), -math.cos(corner * math.pi / 3)) for corner in range(6)]
#: Pieces are drawn for a hexagon of that radius.
UNIT: Final = 40.0
WIDE: Final = math.sqrt(3)


class Chart:
    """The geometry of one drawing of the map. `radius` is the distance from a centre to a corner."""

    def __init__(self, positions: list[int], room: Point, most: float, least: float = 0.0) -> None:
        columns = [east(here) + south_east(here) / 2 for here in positions]
        rows = [south_east(here) for here in positions]
        self.left, self.top = min(columns), min(rows)
        across, down = max(columns) - self.left + 1, 1.5 * (max(rows) - self.top) + 2
        fitting = min(room[0] / (across * WIDE), room[1] / down, most)
        self.radius = max(least, fitting)
        self.scale = self.radius / UNIT
        self.width = across * WIDE * self.radius
        self.height = down * self.radius

    def centre(self, position: int) -> Point:
        row = south_east(position)
        x = (east(position) + row / 2 - self.left + 0.5) * WIDE * self.radius
        return x, (1 + 1.5 * (row - self.top)) * self.radius

    def corner(self, position: int, corner: int, radius: float) -> Point:
        x, y = self.centre(position)
        right, down = CORNERS[corner % 6]
        return x + radius * right, y + radius * down

    def hexagon(self, position: int, inset: float, cls: str, down: float = 0.0) -> str:
        """A hexagon so much smaller than the whole space."""
        x, y = self.centre(position)
        radius = self.radius - inset
        return hexagon(x, y + down, radius, cls)

    def side(self, position: int, direction: int, inset: float = 0.0) -> str:
        """The side towards a neighbour, as path data."""
        (xa, ya), (xb, yb) = [self.corner(position, direction + end, self.radius - inset) for end in (0, 1)]
        return f"M{number(xa)} {number(ya)}L{number(xb)} {number(yb)}"

    def outline(self, positions: list[int], inset: float = 0.0) -> str:
        """The border of a set of positions, as path data."""
        inside = set(positions)
        return "".join(
            self.side(here, number, inset)
            for here in positions
            for number, step in enumerate(DIRECTIONS)
            if here + step not in inside
        )


def hexagon(x: float, y: float, radius: float, cls: str) -> str:
    points = " ".join(f"{number(x + radius * right)},{number(y + radius * down)}" for right, down in CORNERS)
    return node("polygon", points=points, cls=cls)

"""A printed map of land and river: neighbours, reach over water, bridge sites, continents, the edge."""

from __future__ import annotations

from typing import Final

from ecumene.parts.hexes import HexMap, cells_in, groups, row_name

#: How the cells of a row are numbered in their names: by column, or land and river each by itself (B2, r14).
BY_COLUMN: Final = 0
LAND_APART: Final = 1


class Site:
    """A bridge site: two land cells directly opposite each other over the river; `low` comes first on the map."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


def _names(cells: list[tuple[int, int, str]], naming: int) -> list[str]:
    """The names of cells, given by row, column and letter, land before river."""
    if naming == BY_COLUMN:
        return [f"{row_name(row)}{column + 1}" for row, column, _ in cells]
    names: list[str] = []
    counted: dict[int, int] = {}
    water = 0
    for row, _, letter in cells:
        if letter == "~":
            names.append(f"r{water}")
            water += 1
        else:
            counted[row] = counted.get(row, 0) + 1
            names.append(f"{row_name(row)}{counted[row]}")
    return names


class Land(HexMap):
    """One side of a board. Land is numbered from 0, row by row, and river after it: sets of land stay small numbers.

    Built once from its rows, then only read.
    """

    def __init__(
        self, rows: list[str], letters: str, sites: list[str], marks: str, sailing: int, naming: int = BY_COLUMN
    ) -> None:
        """`letters` are the terrains in wheel order, `~` is river, a space is a gap; every second row is shifted half
        a cell to the right. `sailing` is the furthest reach needed."""
        cells = [
            (row, column, letter)
            for row, text in enumerate(rows)
            for column, letter in enumerate(text)
            if letter != " "
        ]
        cells = [cell for cell in cells if cell[2] != "~"] + [cell for cell in cells if cell[2] == "~"]
        super().__init__(
            [(row, 2 * column + row % 2) for row, column, _ in cells],
            _names(cells, naming),
        )
        self.printed: list[int] = [0] * len(letters)
        for cell, (_, _, letter) in enumerate(cells):
            if letter != "~":
                self.printed[letters.index(letter)] |= 1 << cell
        self.land = 0
        for terrain in self.printed:
            self.land |= terrain
        #: How many cells are land.
        self.land_size = self.land.bit_length()
        self.cells = (1 << self.size) - 1
        self.river = self.cells & ~self.land
        #: By cell, the land that shares a side with it.
        self.near: list[int] = [sides & self.land for sides in self.sides]
        #: Land at the edge of the map.
        self.edge = 0
        for cell in range(self.land_size):
            if self.sides[cell].bit_count() < 6:
                self.edge |= 1 << cell
        #: Land beside the river.
        self.shore = 0
        for cell in cells_in(self.river):
            self.shore |= self.near[cell]
        self.continents: list[int] = groups(self.land, self.near, {})
        #: By sailing value and cell: the land in reach of a building there.
        self.reach: list[list[int]] = [self._reach(steps) for steps in range(sailing + 1)]
        self.sites: list[Site] = [self._site(text) for text in sites]
        #: The two ends of each site, and of all sites together, as sets.
        self.site_ends: list[int] = [1 << site.low | 1 << site.high for site in self.sites]
        self.all_site_ends = 0
        for ends in self.site_ends:
            self.all_site_ends |= ends
        #: Cells where neutral houses may stand.
        self.marks = self.cells_called(marks)

    def _reach(self, steps: int) -> list[int]:
        table: list[int] = []
        for cell in range(self.size):
            found = self.near[cell] if self.land >> cell & 1 else 0
            water = self.sides[cell] & self.river if self.land >> cell & 1 else 0
            seen = water
            for _ in range(steps):
                further = 0
                for drop in cells_in(water):
                    found |= self.near[drop]
                    further |= self.sides[drop] & self.river
                water = further & ~seen
                seen |= water
            table.append(found & ~(1 << cell))
        return table

    def _site(self, text: str) -> Site:
        one, other = [self.cell(name) for name in text.split("-")]
        return Site(min(one, other), max(one, other))

    def distance(self, one: int, other: int) -> int:
        """How many steps from cell to cell, whatever lies between."""
        row, half = self.places[one]
        other_row, other_half = self.places[other]
        rows = abs(row - other_row)
        return rows + max(0, (abs(half - other_half) - rows) // 2)

    def continent(self, cell: int) -> int:
        """The continent a land cell lies on."""
        for continent in self.continents:
            if continent >> cell & 1:
                return continent
        return 0

    def site(self, one: int, other: int) -> int:
        """The number of the site that joins two cells, or -1."""
        for number, site in enumerate(self.sites):
            if (site.low == one and site.high == other) or (site.low == other and site.high == one):
                return number
        return -1

    def terrain(self, ground: list[int], cell: int) -> int:
        """The terrain of a cell as the ground lies now, or -1 for river."""
        for terrain, mask in enumerate(ground):
            if mask >> cell & 1:
                return terrain
        return -1

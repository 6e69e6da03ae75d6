"""A printed map of land and river: neighbours, reach over water, bridge sites, continents, the edge."""

from __future__ import annotations

from ecumene.parts.hexes import ROOM, WIDE, around, cell_called, cells_in, groups, mask_of


class Site:
    """A bridge site: two land cells directly opposite each other over the river; `low` comes first on the map."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


class Land:
    """One side of a board. Built once from its rows, then only read."""

    def __init__(self, rows: list[str], letters: str, sites: list[str], marks: str, sailing: int) -> None:
        """`letters` are the terrains in wheel order, `~` is river; `sailing` is the furthest reach needed."""
        self.printed: list[int] = [0] * len(letters)
        self.river = 0
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                bit = 1 << (row * WIDE + column)
                if letter == "~":
                    self.river |= bit
                else:
                    self.printed[letters.index(letter)] |= bit
        self.land = 0
        for terrain in self.printed:
            self.land |= terrain
        self.cells = self.land | self.river
        #: By cell, all cells that share a side with it; then only the land among them.
        self.sides: list[int] = [around(cell, self.cells) for cell in range(ROOM)]
        self.near: list[int] = [sides & self.land for sides in self.sides]
        self.edge = 0
        for cell in cells_in(self.cells):
            if self.sides[cell].bit_count() < 6:
                self.edge |= 1 << cell
        self.shore = 0
        for cell in cells_in(self.river):
            self.shore |= self.near[cell]
        self.continents: list[int] = groups(self.land, self.near, {})
        #: By sailing value and cell: the land in reach of a building there.
        self.reach: list[list[int]] = [self._reach(steps) for steps in range(sailing + 1)]
        self.sites: list[Site] = [self._site(text) for text in sites]
        #: Cells where neutral houses may stand.
        self.marks = mask_of(marks)

    def _reach(self, steps: int) -> list[int]:
        table: list[int] = []
        for cell in range(ROOM):
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
        one, other = [cell_called(name) for name in text.split("-")]
        return Site(min(one, other), max(one, other))

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

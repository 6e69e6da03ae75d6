"""Hex maps of any size: cells as small numbers, sets of cells as bit masks, names as players say them (C4)."""

from __future__ import annotations

from typing import Final

#: From a cell to its six neighbours: rows down, and half cells to the right.
STEPS: Final[list[tuple[int, int]]] = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
#: As many cells fit into a set that the compiled build keeps in one machine word.
WORD_CELLS: Final = 62
WORD: Final = (1 << WORD_CELLS) - 1


class HexMap:
    """Cells with their places and names. A map numbers its own cells from 0; the numbers mean nothing on another map.

    A place is a row and, within it, a distance from the left in half cells: neighbours in a row are two apart, those
    in the rows above and below one. So it does not matter which rows are shifted, nor where counting begins.
    """

    def __init__(self, places: list[tuple[int, int]], names: list[str]) -> None:
        """The places and names of the cells, in the order of their numbers."""
        self.size = len(places)
        self.places = places
        self.names = names
        self._called: dict[str, int] = {name.lower(): cell for cell, name in enumerate(names)}
        if len(set(places)) < self.size or len(self._called) < self.size or len(names) != self.size:
            raise ValueError("every cell of a map has a place and a name of its own")
        at = {place: cell for cell, place in enumerate(places)}
        #: By cell, the set of all cells that share a side with it.
        self.sides: list[int] = []
        for row, half in places:
            beside = [at.get((row + down, half + right), -1) for down, right in STEPS]
            self.sides.append(sum([1 << cell for cell in beside if cell >= 0]))
        #: All cells as they are read, from left to right and from top to bottom; and by cell, its place in that.
        self.in_reading_order: list[int] = sorted(range(self.size), key=places.__getitem__)
        self.reading_place: list[int] = [0] * self.size
        for place, cell in enumerate(self.in_reading_order):
            self.reading_place[cell] = place

    def name(self, cell: int) -> str:
        return self.names[cell]

    def cell(self, name: str) -> int:
        """The cell of that name, or -1 if this map has none. Capitals do not matter."""
        return self._called.get(name.lower(), -1)

    def cells_called(self, names: str) -> int:
        """The set of the cells with these names, separated by spaces."""
        cells = 0
        for name in names.split():
            cells |= 1 << self._called[name.lower()]
        return cells


def row_name(row: int) -> str:
    """A to Z, then AA, AB and so on."""
    letter = chr(ord("A") + row % 26)
    return letter if row < 26 else row_name(row // 26 - 1) + letter


def could_be_a_cell(text: str) -> bool:
    """Is it written like the name of a cell: letters and a number? Whether a map has it, only the map knows."""
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    return bool(digits) and digits[0] != "0" and letters.isascii() and letters.isalpha()


# Sets of cells


def cells_in(cells: int) -> list[int]:
    """The cells of a set, in order."""
    found: list[int] = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def count(cells: int) -> int:
    """How many cells a set has: by arithmetic, which compiled is much quicker than a call of `bit_count`."""
    if cells > WORD:
        return cells.bit_count()
    cells -= cells >> 1 & 0x1555555555555555
    cells = (cells & 0x3333333333333333) + (cells >> 2 & 0x3333333333333333)
    cells = (cells + (cells >> 4)) & 0x0F0F0F0F0F0F0F0F
    cells += cells >> 8
    cells += cells >> 16
    cells += cells >> 32
    return cells & 0x7F


def spread(start: int, within: int, near: list[int], joined: dict[int, int]) -> int:
    """All of `within` that hangs together with `start`: by the masks of `near`, and by extra links such as bridges."""
    group = start
    edge = start
    while edge:
        lowest = edge & -edge
        cell = lowest.bit_length() - 1
        found = near[cell]
        if joined:
            found |= joined.get(cell, 0)
        found &= within & ~group
        group |= found
        edge = (edge ^ lowest) | found
    return group


def groups(cells: int, near: list[int], joined: dict[int, int]) -> list[int]:
    """The connected groups of a set, in the order of their first cells."""
    found: list[int] = []
    while cells:
        group = spread(cells & -cells, cells, near, joined)
        found.append(group)
        cells &= ~group
    return found

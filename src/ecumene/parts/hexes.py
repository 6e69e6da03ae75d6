"""Hex maps in offset rows: cells as small numbers, sets of cells as bit masks, names as players say them (C4)."""

from __future__ import annotations

from typing import Final

#: Room for 9 rows of up to 13 cells. A cell is row * WIDE + column on every map, so its name needs no map.
WIDE: Final = 13
ROWS: Final = "ABCDEFGHI"
ROOM: Final = len(ROWS) * WIDE


def cell_name(cell: int) -> str:
    return f"{ROWS[cell // WIDE]}{cell % WIDE + 1}"


def cell_called(name: str) -> int:
    """The cell of that name, or -1 if no map could have it."""
    row = ROWS.find(name[:1].upper()) if name else -1
    digits = name[1:]
    if row < 0 or not digits.isascii() or not digits.isdigit() or digits[0] == "0" or not 1 <= int(digits) <= WIDE:
        return -1
    return row * WIDE + int(digits) - 1


def cells_in(mask: int) -> list[int]:
    """The cells of a set, in order."""
    cells: list[int] = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cells


def mask_of(names: str) -> int:
    """The set of the cells with these names, separated by spaces."""
    mask = 0
    for name in names.split():
        mask |= 1 << cell_called(name)
    return mask


def around(cell: int, cells: int) -> int:
    """The neighbours of a cell among a set of cells: rows B, D, F, H are shifted half a cell to the right."""
    row, column = divmod(cell, WIDE)
    left = column if row % 2 else column - 1
    found = 0
    for r, c in (
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ):
        if 0 <= r < len(ROWS) and 0 <= c < WIDE:
            found |= 1 << (r * WIDE + c)
    return found & cells


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

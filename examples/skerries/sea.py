"""The sea: 13 skerries in three rows, and the values that are dealt to them."""

from __future__ import annotations

from typing import Final

from ecumene.parts.hexes import HexMap, row_name

#: Of each row: where it begins, in half cells from the left, and how many skerries it has (SK-002).
ROWS: Final = [(1, 4), (0, 5), (1, 4)]
#: As many skerries are worth 1, 2 and 3 (SK-003).
VALUES: Final = [1] * 4 + [2] * 5 + [3] * 4


def _sea() -> HexMap:
    places: list[tuple[int, int]] = []
    names: list[str] = []
    for row, (indent, length) in enumerate(ROWS):
        for column in range(length):
            places.append((row, indent + 2 * column))
            names.append(f"{row_name(row)}{column + 1}")
    return HexMap(places, names)


SEA: Final = _sea()
#: All skerries, as a set.
ALL_SKERRIES: Final = (1 << SEA.size) - 1

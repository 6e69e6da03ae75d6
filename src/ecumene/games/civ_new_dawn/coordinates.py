"""Positions of the map as small numbers, whether a space lies there or not, and their names.

A position is its steps east and south-east from the reference space of the first core tile. The name has letters for
the row and a number within it, so it never changes when the map grows. The rows of the first map tiles are near M.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 64
POSITIONS: Final = WIDTH * WIDTH
#: The position of the reference space.
ORIGIN: Final = 32 + 32 * WIDTH
#: From a position to its neighbours: the six directions of the barbarians' die, from 1 on, clockwise (CV-383).
DIRECTIONS: Final[list[int]] = [1 - WIDTH, 1, WIDTH, WIDTH - 1, -1, -WIDTH]
#: The row of the reference space is N; rows above A are ZZ, ZY and so on.
ORIGIN_ROW: Final = 13
ORIGIN_COLUMN: Final = 20
FIRST_ROW: Final = -26


def position(q: int, r: int) -> int:
    """The position so many steps east and south-east of the reference space."""
    return ORIGIN + q + r * WIDTH


def east(position: int) -> int:
    return position % WIDTH - 32


def south_east(position: int) -> int:
    return position // WIDTH - 32


def turned(q: int, r: int, times: int) -> tuple[int, int]:
    """Steps turned clockwise by 60 degrees so many times."""
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def row_word(row: int) -> str:
    if row < 0:
        return "Z" + chr(ord("Z") + 1 + row)
    return chr(ord("A") + row) if row < 26 else "A" + chr(ord("A") + row - 26)


def position_name(position: int) -> str:
    """As players say it: C4."""
    q, r = east(position), south_east(position)
    return f"{row_word(r + ORIGIN_ROW)}{q + (r >> 1) + ORIGIN_COLUMN}"


def read_position(text: str) -> int:
    """The position of that name, or -1. Capitals do not matter."""
    return _POSITION_OF.get(text.upper(), -1)


def all_names() -> list[str]:
    """By position its name; empty for those at the rim, which no map reaches."""
    names: list[str] = []
    for number in range(POSITIONS):
        row = south_east(number) + ORIGIN_ROW
        column = east(number) + (south_east(number) >> 1) + ORIGIN_COLUMN
        inside = FIRST_ROW <= row < 52 and column >= 1 and east(number) > -31 and -31 < south_east(number) < 31
        names.append(position_name(number) if inside else "")
    return names


NAMES: Final[list[str]] = all_names()
_POSITION_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES) if name}

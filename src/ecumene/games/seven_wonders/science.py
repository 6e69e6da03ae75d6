"""Science: squares and sets, with free, copied and changed symbols settled for the best (SW-112 to SW-115, SW-418)."""

from __future__ import annotations

from typing import Final

SET: Final = 7


def worth(gears: int, compasses: int, tablets: int, a_set: int = SET) -> int:
    """Squares of each kind and points for each set of three."""
    return gears * gears + compasses * compasses + tablets * tablets + a_set * min(gears, compasses, tablets)


def best(symbols: list[int], free: int, a_set: int = SET, changes: int = 0) -> int:
    """The best points with some free symbols, and up to so many symbols changed into others."""
    most = 0
    for first in range(free + 1):
        for second in range(free - first + 1):
            held = [symbols[0] + first, symbols[1] + second, symbols[2] + free - first - second]
            points = best_changed(held, a_set, changes) if changes else worth(held[0], held[1], held[2], a_set)
            most = max(most, points)
    return most


def best_changed(symbols: list[int], a_set: int, changes: int) -> int:
    """Lhasa B: change some symbols just before scoring (SW-306)."""
    most = worth(symbols[0], symbols[1], symbols[2], a_set)
    if changes:
        for lost in range(3):
            if symbols[lost]:
                for won in range(3):
                    if won != lost:
                        other = symbols[:]
                        other[lost] -= 1
                        other[won] += 1
                        most = max(most, best_changed(other, a_set, changes - 1))
    return most


def best_with_copies(symbols: list[int], free: int, a_set: int, changes: int, copies: int, offered: list[int]) -> int:
    """Masks copy symbols of green cards next door, each from another card (SW-366)."""
    most = best(symbols, free, a_set, changes)
    if copies:
        for kind in range(3):
            if offered[kind]:
                taken = offered[:]
                taken[kind] -= 1
                more = symbols[:]
                more[kind] += 1
                most = max(most, best_with_copies(more, free, a_set, changes, copies - 1, taken))
    return most

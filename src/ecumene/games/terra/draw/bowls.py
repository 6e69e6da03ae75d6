"""Bowls of power."""

from __future__ import annotations

from ecumene.draw.look import Look
from ecumene.draw.svg import group, node


def bowl(
    look: Look,
    x: float,
    y: float,
    width: float,
    height: float,
    count: int,
    full: bool,
    key: str = "",
    first: int = 0,
    bottom: int = 4,
) -> str:
    """A bowl seen from the side, with tokens in rows that grow shorter: its rim runs from (x, y) to the right.

    With a key, each token can be followed from bowl to bowl by its number, counted from `first`. `bottom` tokens lie
    in the first row, one less in each further one.
    """
    curve = f"M{x:.1f} {y:.1f}h{width:.1f}q0 {height:.1f}-{width / 2:.1f} {height:.1f}T{x:.1f} {y:.1f}Z"
    out = [node("path", d=curve, cls="bowl-full" if full else "bowl")]
    size = min(width / (bottom + 0.4), height / (bottom - 0.9))
    left, row = count, 0
    while left > 0:
        here = min(left, bottom - row if row < bottom - 1 else left)
        for place in range(here):
            dx = (place - (here - 1) / 2) * size * 1.04
            drawn = look.sign("power", x + width / 2 + dx, y + size * (0.68 + 0.96 * row), size)
            if key:
                drawn = group(drawn, data_piece=f"{key}-{first + count - left + place}")
            out.append(drawn)
        left -= here
        row += 1
    return "".join(out)

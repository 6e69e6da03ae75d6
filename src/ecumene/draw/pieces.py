"""Small things that lie on any table: marks and badges of seats, labels, lights, the X over what is used up."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, group, node, text
from ecumene.draw.symbols import COMMON
from ecumene.draw.theme import MARKS

#: Light seat colours carry dark marks.
_DARK_MARKS: Final = ("yellow", "ivory", "orange")


def mark(colour: str, x: float, y: float, size: float) -> str:
    """The mark of a seat colour, centred on (x, y)."""
    cls = "mark-dark" if colour in _DARK_MARKS else "mark"
    return COMMON[f"k-{MARKS[colour]}"].at(x - size / 2, y - size / 2, size, size, cls)


def badge(colour: str, x: float, y: float, radius: float) -> str:
    """The round token of a seat; an empty ring where nobody has a colour yet."""
    if not colour:
        return node("circle", cx=float(x), cy=float(y), r=float(radius), cls="nobody")
    return node("circle", cx=float(x), cy=float(y), r=float(radius), cls=f"{colour} rim") + mark(
        colour, x, y, radius * 1.05
    )


def tag(words: str, x: float, y: float, size: float = 11.5, now: bool = False) -> tuple[str, float]:
    """A small label that begins at x and stands on the line y; returns it with its width."""
    wide = width_of(words, size, bold=True) + 12
    plate = box(x, y - size - 2, wide, size + 8, 4, "tag-now" if now else "tag")
    return plate + text(words, x + wide / 2, y + 1, size, "bold on-accent" if now else "bold quiet", "middle"), wide


def lamp_box(x: float, y: float, width: float, height: float, radius: float, fine: bool = False) -> str:
    """The light round a tile that may be chosen: yellow between two dark hairlines; `fine` where room is scarce."""
    classes = ("lamp-edge fine-edge", "lamp fine") if fine else ("lamp-glow", "lamp-edge", "lamp")
    return group(*[box(x, y, width, height, radius, cls) for cls in classes], cls="lights")


def crossed(x: float, y: float, size: float) -> str:
    """The X over something used up."""
    return COMMON["x"].at(x - size / 2, y - size / 2, size, size, "cross")

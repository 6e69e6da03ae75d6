"""Pieces, marks, signs and the small things that lie on a table."""

from __future__ import annotations

from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, group, node, text
from ecumene.draw.theme import MARKS

#: Light seat colours carry dark marks.
_DARK_MARKS = ("yellow", "ivory")
#: Symbols that are wider than high, and the room that signs take in a line where it is not the usual.
_WIDE_SIGNS = ("bridge",)
_ROOM = {"bridge": 2.0, "spade": 0.85, "left": 0.8, "right": 0.8, "here": 0.8}
#: Signs drawn in the ink of the page; the others bring their own colours.
_INKED = (
    *("house", "factory", "palace", "bridge", "ship", "key", "flag", "turn", "wait", "check"),
    *("cards", "copy", "pile", "people", "left", "right", "here", "eye", "house-rule", "chain", "why"),
)
_SCIENCE = ("gear", "compass", "tablet")
#: Families of cards whose colour is light and carries dark signs.
PALE = ("f-yellow", "f-white")


def use(name: str, x: float, y: float, width: float, height: float | None = None, cls: str = "") -> str:
    """A symbol with its top left corner at (x, y)."""
    tall = width if height is None else height
    return node("use", href=f"#ecumene-{name}", x=float(x), y=float(y), width=float(width), height=float(tall), cls=cls)


def sign(name: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A symbol centred on (x, y), in ink unless it has colours of its own."""
    if name.startswith("f-"):
        return family(name, x, y, size)
    wide = size * 1.7 if name in _WIDE_SIGNS else size
    tall = wide / 3 if name in _WIDE_SIGNS else size
    dress = cls or ("sign" if name in _INKED else "science" if name in _SCIENCE else "")
    return use(name, x - wide / 2, y - tall / 2, wide, tall, dress)


def family(name: str, x: float, y: float, size: float) -> str:
    """A family of cards: a tiny card in its colour, with its sign."""
    wide = size * 0.84
    plate = box(x - wide / 2, y - size / 2, wide, size, size * 0.16, name)
    inner = size * 0.66
    return plate + use(name, x - inner / 2, y - inner / 2, inner, cls="on-pale" if name in PALE else "on-dark")


def mark(colour: str, x: float, y: float, size: float) -> str:
    """The mark of a seat colour, centred on (x, y)."""
    dress = "mark-dark" if colour in _DARK_MARKS else "mark"
    return use(f"k-{MARKS[colour]}", x - size / 2, y - size / 2, size, cls=dress)


def piece(name: str, colour: str, x: float, y: float, size: float, marked: bool = True) -> str:
    """A piece in a seat's colour, centred on (x, y): shadow, cream halo, shape, mark."""
    left, top = x - size / 2, y - size / 2
    shadow = node("ellipse", cx=float(x), cy=y + size * 0.4, rx=size * 0.42, ry=size * 0.11, cls="shadow")
    shape = use(name, left, top, size, cls="halo") + use(name, left, top, size, cls=colour)
    return shadow + shape + (mark(colour, x, y + size * 0.17, size * 0.29) if marked else "")


def badge(colour: str, x: float, y: float, radius: float) -> str:
    """The round token of a seat; an empty ring where nobody has a colour yet."""
    if not colour:
        return node("circle", cx=float(x), cy=float(y), r=float(radius), cls="nobody")
    return node("circle", cx=float(x), cy=float(y), r=float(radius), cls=f"{colour} rim") + mark(
        colour, x, y, radius * 1.05
    )


def line_width(parts: list[str], size: float) -> float:
    """The width of a line of words and signs, as `line_of` sets it."""
    total = 0.0
    for part in parts:
        if part.startswith("#"):
            total += size * _ROOM.get(part[1:], 1.25)
        else:
            total += width_of(part, size, bold=True)
    return total + size * 0.12 * max(0, len(parts) - 1)


def line_of(parts: list[str], x: float, y: float, size: float, anchor: str = "middle", cls: str = "bold") -> str:
    """Words and signs (`#coin`) in one line; y is the base line."""
    wide = line_width(parts, size)
    at = x - (wide / 2 if anchor == "middle" else wide if anchor == "end" else 0.0)
    out: list[str] = []
    for part in parts:
        room = line_width([part], size)
        if part.startswith("#"):
            out.append(sign(part[1:], at + room / 2, y - size * 0.36, size * 1.18))
        elif part.strip():
            out.append(text(part, at + room / 2, y, size, cls, "middle"))
        at += room + size * 0.12
    return "".join(out)


def chip(parts: list[str], x: float, y: float, size: float = 12.5, cheap: bool = False) -> str:
    """A price lying on the board, centred on (x, y)."""
    wide = line_width(parts, size) + size * 1.0
    tall = size * 1.5
    dress = "chip-cheap" if cheap else "chip"
    return box(x - wide / 2, y - tall / 2, wide, tall, tall / 2, dress) + line_of(
        parts, x, y + size * 0.36, size, cls="chip-text"
    )


def tag(words: str, x: float, y: float, size: float = 11.5, now: bool = False) -> tuple[str, float]:
    """A small label that begins at x and stands on the line y; returns it with its width."""
    wide = width_of(words, size, bold=True) + 12
    plate = box(x, y - size - 2, wide, size + 8, 4, "tag-now" if now else "tag")
    return plate + text(words, x + wide / 2, y + 1, size, "bold on-accent" if now else "bold quiet", "middle"), wide


def bowl(
    x: float, y: float, width: float, height: float, token: str, count: int, full: bool, key: str = "", first: int = 0
) -> str:
    """A bowl seen from the side, with tokens in rows of 4, 3, 2, 1: its rim runs from (x, y) to the right.

    With a key, each token can be followed from bowl to bowl by its number, counted from `first`.
    """
    curve = f"M{x:.1f} {y:.1f}h{width:.1f}q0 {height:.1f}-{width / 2:.1f} {height:.1f}T{x:.1f} {y:.1f}Z"
    out = [node("path", d=curve, cls="bowl-full" if full else "bowl")]
    size = min(width / 4.4, height / 3.1)
    left, row = count, 0
    while left > 0:
        here = min(left, 4 - row if row < 3 else left)
        for place in range(here):
            dx = (place - (here - 1) / 2) * size * 1.04
            drawn = sign(token, x + width / 2 + dx, y + size * (0.68 + 0.96 * row), size)
            if key:
                drawn = group(drawn, data_piece=f"{key}-{first + count - left + place}")
            out.append(drawn)
        left -= here
        row += 1
    return "".join(out)


def lamp_box(x: float, y: float, width: float, height: float, radius: float, fine: bool = False) -> str:
    """The light round a tile that may be chosen: yellow between two dark hairlines; `fine` where room is scarce."""
    dresses = ("lamp-edge fine-edge", "lamp fine") if fine else ("lamp-glow", "lamp-edge", "lamp")
    return group(*[box(x, y, width, height, radius, dress) for dress in dresses], cls="lights")


def crossed(x: float, y: float, size: float) -> str:
    """The X over something used up."""
    return use("x", x - size / 2, y - size / 2, size, cls="cross")

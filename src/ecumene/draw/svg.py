"""SVG as strings: elements, attributes, numbers."""

from __future__ import annotations

from html import escape

Attribute = str | int | float | None


def number(value: float) -> str:
    """Coordinates keep one decimal: finer ones only make the file larger."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(values: dict[str, Attribute]) -> str:
    """`cls` is the class, `_` stands for `-`, None and empty classes are left out."""
    parts: list[str] = []
    for name, value in values.items():
        if value is None or (name == "cls" and value == ""):
            continue
        name = "class" if name == "cls" else name.replace("_", "-")
        if isinstance(value, str):
            value = escape(value)
        elif isinstance(value, float):
            value = number(value)
        parts.append(f' {name}="{value}"')
    return "".join(parts)


def node(name: str, *inside: str, **values: Attribute) -> str:
    """An element around markup that is already escaped."""
    body = "".join(inside)
    return f"<{name}{attributes(values)}>{body}</{name}>" if body else f"<{name}{attributes(values)}/>"


def group(*inside: str, title: str = "", **values: Attribute) -> str:
    """A group that says what it is: browsers show the title on hover, screen readers speak it."""
    named = [node("title", escape(title))] if title else []
    return node("g", *named, *inside, **values)


def text(words: str, x: float, y: float, size: float, cls: str = "", anchor: str = "start") -> str:
    return node(
        "text",
        escape(words),
        x=float(x),
        y=float(y),
        font_size=number(size),
        cls=cls,
        text_anchor=None if anchor == "start" else anchor,
    )


def box(x: float, y: float, width: float, height: float, radius: float, cls: str) -> str:
    return node("rect", x=float(x), y=float(y), width=float(width), height=float(height), rx=float(radius), cls=cls)


def moved(x: float, y: float, *inside: str, scale: float = 1.0) -> str:
    """Markup drawn around its own origin, put where it belongs."""
    turn = f" scale({scale:.3f})" if scale != 1.0 else ""
    return node("g", *inside, transform=f"translate({number(x)} {number(y)}){turn}")

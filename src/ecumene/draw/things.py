"""What a page needs to know of drawn things: their names, the moves they stand for, what is chosen, what is new."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.svg import Attribute, box, group, node, text


def thing(id: str, label: str, moves: list[Move] | None = None) -> dict[str, Attribute]:
    """Attributes of something that can be pointed at: a button if moves are on offer, otherwise a picture with a name.

    The label says what it is; on a target also what choosing it does and costs.
    """
    if moves:
        return target(id, label, moves)
    return {"data_thing": id, "tabindex": -1, "role": "img", "aria_label": label}


def target(id: str, label: str, moves: list[Move]) -> dict[str, Attribute]:
    """A thing that may be chosen."""
    return {
        **choosable(moves),
        "data_thing": id,
        "role": "button",
        "tabindex": 0,
        "aria_label": label,
    }


def choosable(moves: list[Move]) -> dict[str, Attribute]:
    """Attributes of what may be chosen: its moves are in `data-move`, separated by semicolons."""
    return {"cls": "target", "data_move": ";".join(str(move) for move in moves)} if moves else {}


def piece_key(*parts: str | int) -> dict[str, Attribute]:
    """Attributes of a piece that glides when it changes its place: the same key before and after."""
    return {"data_piece": "-".join(str(part) for part in parts)}


def ghost(*inside: str) -> str:
    """A piece that the previewed move would place."""
    return group(*inside, cls="ghost")


def chosen_box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The ring round a tile or card that the previewed move points at."""
    return group(
        box(x, y, width, height, radius, "chosen-edge"), box(x, y, width, height, radius, "chosen"), cls="through"
    )


def trace_box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The dotted ring round what a recent move pointed at."""
    return group(
        box(x, y, width, height, radius, "trace-edge"), box(x, y, width, height, radius, "trace"), cls="through"
    )


def trace_dot(number: int, x: float, y: float, radius: float = 8.5) -> str:
    """The number that a recent move has in the log, on a dark dot centred on (x, y)."""
    digits = str(number)
    size = radius * (1.3 if len(digits) == 1 else 1.1)
    return group(
        node("circle", cx=float(x), cy=float(y), r=float(radius), cls="trace-dot"),
        text(digits, x, y + size * 0.36, size, "trace-text", "middle"),
        cls="through",
    )


def trace_dots(numbers: list[int], x: float, y: float, radius: float = 8.5, most: int = 3) -> str:
    """The dots of several moves on the same thing, side by side to the left of x: the latest; all are in the log."""
    latest = sorted(numbers)[-most:][::-1]
    return "".join(trace_dot(number, x - place * radius * 2.15, y, radius) for place, number in enumerate(latest))

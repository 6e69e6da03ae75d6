"""Cards: faces, backs, costs, the strips they become on a table, and how a hand is laid out."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.look import Look
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, moved, node, text

#: The frame of the pictures that lie behind effects.
ART_WIDE: Final = 140.0
ART_TALL: Final = 100.0
#: What a foot says about a card: nothing to pay, a price, no way, already chosen.
FREE: Final = "free"
BUY: Final = "buy"
NO: Final = "no"
OWN: Final = "own"
_FOOT_INK: Final = {FREE: "bold good", BUY: "bold", NO: "bold bad", OWN: "bold"}


class Foot:
    """The line at the foot of a card: what it would take to play it now."""

    __slots__ = ("note", "parts", "state")

    def __init__(self, state: str, parts: list[str], note: list[str]) -> None:
        self.state = state
        self.parts = parts
        self.note = note


class CardFace:
    """All that a card shows. Lines are words and signs, as `line_of` sets them."""

    __slots__ = ("art", "cost", "family", "foot", "name", "notes", "rows")

    def __init__(self, family: str, name: str, cost: list[str], rows: list[list[str]]) -> None:
        #: The family is a class and the sign in the band at once: `f-red`.
        self.family = family
        self.name = name
        self.cost = cost
        self.rows = rows
        self.notes: list[list[str]] = []
        self.art: str = ""
        self.foot: Foot | None = None


def fitted(
    look: Look,
    parts: list[str],
    x: float,
    y: float,
    size: float,
    room: float,
    anchor: str = "middle",
    cls: str = "bold",
) -> str:
    """A line made smaller until it fits; y is its middle."""
    wide = look.line_width(parts, size)
    if wide > room:
        size *= room / wide
    if anchor == "start" and len(parts) == 1 and not parts[0].startswith("#"):
        return text(parts[0], x, y + size * 0.36, size, cls)
    return look.line_of(parts, x, y + size * 0.36, size, anchor, cls)


def fitted_rows(look: Look, rows: list[list[str]], x: float, y: float, size: float, room: float, tall: float) -> str:
    """Lines below each other around y: as they are, all in one, or broken anew, whichever can be larger."""
    joined = [part for row in rows for part in row]
    if not joined:
        return ""
    ways = [[joined], rows, *[broken(look, joined, count) for count in range(2, min(3, len(joined)) + 1)]]
    large = [size_in(look, way, size, room, tall) for way in ways]
    best = large.index(max(large))
    lines = ways[best]
    step = min(tall / len(lines), large[best] * 1.5)
    return "".join(
        fitted(look, row, x, y + step * (place - (len(lines) - 1) / 2), large[best], room)
        for place, row in enumerate(lines)
    )


def size_in(look: Look, rows: list[list[str]], size: float, room: float, tall: float) -> float:
    """The size at which all lines fit, at most the one wished for."""
    high = tall / len(rows) / 1.3 if len(rows) > 1 else size
    return min([size, high, *[size * room / look.line_width(row, size) for row in rows]])


def broken(look: Look, parts: list[str], count: int) -> list[list[str]]:
    """The parts in at most so many lines, about equally wide."""
    share = look.line_width(parts, 10.0) / count
    rows: list[list[str]] = [[]]
    for part in parts:
        if rows[-1] and len(rows) < count and look.line_width([*rows[-1], part], 10.0) > share * 1.1:
            rows.append([])
        rows[-1].append(part)
    return rows


def cost_pill(look: Look, parts: list[str], right: float, y: float, size: float, room: float) -> str:
    """A cost on a light pill that ends at `right`; a long one takes two rows."""
    if not parts:
        return ""
    rows = [parts]
    if look.line_width(parts, size) > room - 8 and len(parts) > 3:
        half = (len(parts) + 1) // 2
        rows = [parts[:half], parts[half:]]
        size *= 0.8
    widest = max(look.line_width(row, size) for row in rows)
    shrink = min(1.0, (room - 8) / widest)
    size *= shrink
    wide, tall = widest * shrink + 10, size * 1.3 * len(rows) + size * 0.4
    out = [box(right - wide, y - tall / 2, wide, tall, min(tall / 2, 11), "pill")]
    for place, row in enumerate(rows):
        middle = y + size * 1.3 * (place - (len(rows) - 1) / 2)
        out.append(look.line_of(row, right - wide / 2, middle + size * 0.36, size, cls="chip-text"))
    return "".join(out)


def effect_plate(look: Look, rows: list[list[str]], x: float, y: float, size: float, room: float) -> str:
    """What a card does, on a small plate centred on (x, y)."""
    if not rows:
        return ""
    if len(rows) > 1:
        size *= 0.86
    widest = max(look.line_width(row, size) for row in rows)
    shrink = min(1.0, (room - 14) / widest)
    wide = max(widest * shrink + 14, size * 2)
    step = size * max(shrink, 0.72) * 1.42
    tall = step * len(rows) + size * 0.5
    out = [box(x - wide / 2, y - tall / 2, wide, tall, 7, "plate-small")]
    for place, row in enumerate(rows):
        middle = y + step * (place - (len(rows) - 1) / 2)
        out.append(fitted(look, row, x, middle, size * shrink, room))
    return "".join(out)


def card(look: Look, face: CardFace, width: float, height: float, lit: bool = False, chosen: bool = False) -> str:
    """A card face: band with sign and cost, effect before its picture, name, notes, foot."""
    foot = face.foot
    grey = foot is not None and foot.state == NO
    unit = width / 120
    band = 30.0 * unit if unit > 1 else 30.0
    low = 44.0 if foot is not None else 0.0
    top = band + (height - band - low) * 0.52
    out = [box(0, 0, width, height, 9, "card-no" if grey else "card")]
    out.append(
        node(
            "path",
            d=f"M0 {band:.1f}V9Q0 0 9 0H{width - 9:.1f}Q{width:.1f} 0 {width:.1f} 9V{band:.1f}Z",
            cls=face.family,
        )
    )
    out.append(box(0, band, width, top - band, 0, f"{face.family} tint"))
    if face.art:
        scale = min(width / ART_WIDE, (top - band) / ART_TALL) * 0.96
        left = (width - ART_WIDE * scale) / 2
        out.append(moved(left, top - ART_TALL * scale, node("g", face.art, cls=f"{face.family} art"), scale=scale))
    icon = band * 0.6
    out.append(look.use(face.family, 7, (band - icon) / 2, icon, cls=look.symbol(face.family).ink))
    out.append(cost_pill(look, face.cost, width - 6, band / 2, 13.5 * max(1.0, unit * 0.9), width - icon - 20))
    out.append(effect_plate(look, face.rows, width / 2, (band + top) / 2, 19 * max(0.9, min(unit, 1.25)), width - 10))
    size = 14.5 * max(1.0, min(unit, 1.2))
    lines = lines_of(face.name, size, width - 16, 2, bold=True)
    y = top + size + 5
    for line in lines:
        shown, fit = fitting(line, size, width - 14, bold=True)
        out.append(text(shown, 8, y, fit, "serif quiet" if grey else "serif"))
        y += size + 2
    for note in face.notes[: max(0, int((height - low - y + 8) // 15))]:
        words = fitting(note[-1], 11.5, width - 14 - look.line_width(note[:-1], 11.5), bold=True, least=1.0)[0]
        out.append(look.line_of([*note[:-1], words], 8, y + 6, 11.5, "start", "quiet"))
        y += 15
    if foot is not None:
        out.append(foot_of(look, foot, width, height, low))
    out.append(box(0, 0, width, height, 9, "card-edge-no" if grey else "card-edge"))
    if chosen:
        out.append(box(-2.5, -2.5, width + 5, height + 5, 11, "chosen"))
    if lit:
        out.append(lamp_box(0, 0, width, height, 9, fine=True))
    return "".join(out)


def foot_of(look: Look, foot: Foot, width: float, height: float, low: float) -> str:
    """Two lines: the price, and to whom or why not."""
    top = height - low
    left, right = (
        f"H9Q0 {height:.1f} 0 {height - 9:.1f}Z",
        f"V{height - 9:.1f}Q{width:.1f} {height:.1f} {width - 9:.1f}",
    )
    shape = f"M0 {top:.1f}H{width:.1f}{right} {height:.1f}{left}"
    out = [node("path", d=shape, cls=f"foot-{foot.state}")]
    alone = not foot.note
    rows = note_rows(look, foot.note, width - 14) if foot.note else []
    first = low / 2 if alone else 14 if len(rows) == 1 else 12
    out.append(fitted(look, foot.parts, 8, top + first, 14, width - 14, "start", _FOOT_INK[foot.state]))
    for place, row in enumerate(rows):
        out.append(
            fitted(look, row, 8, top + (32 if len(rows) == 1 else 26 + 12.5 * place), 11.5, width - 14, "start", "")
        )
    return "".join(out)


def note_rows(look: Look, note: list[str], room: float) -> list[list[str]]:
    """A note on one line, or words alone on two where they are too long for one."""
    if len(note) > 1 or look.line_width(note, 11.5) <= room:
        return [note]
    return [[line] for line in lines_of(note[0], 11.5, room, 2)]


def card_back(label: str, back: str, width: float, height: float) -> str:
    """A card seen from behind; `back` is the class of its colour."""
    inset = max(2.0, width * 0.07)
    return "".join(
        [
            box(0, 0, width, height, max(2.0, width * 0.08), back),
            box(inset, inset, width - 2 * inset, height - 2 * inset, max(1.5, width * 0.05), "back-line"),
            text(label, width / 2, height / 2 + width * 0.13, width * 0.36, "serif back-ink", "middle"),
        ]
    )


def strip(
    look: Look, family: str, name: str, rows: list[list[str]], width: float, height: float, open_edge: bool = False
) -> str:
    """A card in a column: only its name, on two lines where the strip is high, and what it does."""
    out = [box(0, 0, width, height, 5, "slot-open" if open_edge else "plate-small")]
    out.append(box(0, 2.5, 4, height - 5, 1.5, family))
    if height > 50:
        for place, line in enumerate(lines_of(name, 11.5, width - 16, 2)):
            out.append(text(fitting(line, 11.5, width - 13, least=0.95)[0], 10, 15 + 13 * place, 11.5))
    else:
        shown, size = fitting(name, 12, width - 14, least=0.92)
        out.append(text(shown, 10, 15, size))
    joined: list[str] = []
    for row in rows:
        joined += ([" "] if joined else []) + row
    if joined:
        out.append(fitted(look, joined, 10, height - 13, 13.5, width - 16, "start"))
    return "".join(out)


def tiny(look: Look, family: str, parts: list[str], height: float, room: float) -> tuple[str, float]:
    """A card so small that only its effect is left; returns it with its width."""
    size = height * 0.56
    wide = look.line_width(parts, size) + 10
    if wide > room:
        size *= (room - 10) / (wide - 10)
        wide = room
    wide = max(wide, height)
    out = [box(0, 0, wide, height, 4, "plate-small"), box(0, 2, 3, height - 4, 1, family)]
    out.append(look.line_of(parts, wide / 2 + 1, height / 2 + size * 0.36, size))
    return "".join(out), wide


def rows_of(count: int, room: float, least: float, most: float, gap: float) -> tuple[int, float]:
    """How many cards stand in a row if each needs at least so much, and how wide each is."""
    per_row = max(1, int((room + gap) // (least + gap)))
    if count < per_row:
        per_row = max(1, count)
    return per_row, min(most, (room - gap * (per_row - 1)) / per_row)

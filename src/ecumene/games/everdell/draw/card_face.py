"""A card in full: colour and price, picture, points, name, what it does, its link, and what it would cost now."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import BUY, FREE, NO, Foot
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.svg import box, node, text
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.pictures import TALL, WIDE, picture
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import cost_words, does_short, line_width, link_short, set_line, set_words
from ecumene.games.everdell.vocabulary import COLOURS

BAND: Final = 21.0
FOOT: Final = 20.0
RADIUS: Final = 8.0
#: A card at its usual size.
CARD_WIDE: Final = 106.0
CARD_TALL: Final = 140.0
_FOOT_INK: Final = {FREE: "bold good", BUY: "bold", NO: "bold bad"}


def worth_badge(points: int | str, x: float, y: float, size: float = 18.0) -> str:
    """Points on a green counter centred on (x, y)."""
    shown = str(points).replace("-", "−")
    wide = max(size, size * (0.5 + 0.34 * len(shown)))
    plate = box(x - wide / 2, y - size / 2, wide, size, size / 2, "worth")
    return plate + text(shown, x, y + size * 0.23, size * 0.64, "worth-ink", "middle")


def top_of(width: float, height: float) -> str:
    """The outline of the band along the upper edge of a card."""
    r = RADIUS
    return f"M0 {height:.1f}V{r}Q0 0 {r} 0H{width - r:.1f}Q{width:.1f} 0 {width:.1f} {r}V{height:.1f}Z"


def bottom_of(width: float, height: float, tall: float) -> str:
    """The outline of the foot along the lower edge."""
    r, top = RADIUS, height - tall
    right = f"H{width:.1f}V{height - r:.1f}Q{width:.1f} {height:.1f} {width - r:.1f} {height:.1f}"
    return f"M0 {top:.1f}{right}H{r}Q0 {height:.1f} 0 {height - r:.1f}Z"


def view_tall(height: float, foot: bool) -> float:
    """The room of the picture: what the words leave."""
    return max(26.0, min(64.0, height - BAND - (FOOT if foot else 4.0) - 66.0))


def card_face(scene: EverdellScene, design: int, width: float, height: float, foot: Foot | None = None) -> str:
    """The whole card; one that cannot be played is dashed and keeps its words."""
    card = CARDS[design]
    family = f"f-{COLOURS[card.colour]}"
    grey = foot is not None and foot.state == NO
    names = name_lines(scene, design, width)
    view = view_tall(height, foot is not None) - (8 if len(names) > 1 else 0)
    out = [box(0, 0, width, height, RADIUS, "card-no" if grey else "card")]
    top = [
        node("path", d=top_of(width, BAND), cls=family),
        LOOK.use(family, 5, 3.5, 14, cls=LOOK.symbol(family).ink),
        box(0, BAND, width, view, 0, f"{family} tint"),
        portrait(design, width, BAND, view),
    ]
    out += [node("g", *top, cls="pale")] if grey else top
    out.append(price_pill(design, width))
    out.append(flags(scene, design, width, BAND))
    y = BAND + view + 13
    for place, (name, size) in enumerate(names):
        y += 12 if place else 0
        out.append(text(name, 5, y, size, "serif quiet" if grey else "serif"))
    low = height - (FOOT if foot is not None else 3)
    lines = max(2, int((low - y - 16) // 12.5))
    out.append(set_words(does_short(card.effect, scene.words), 5, y + 13, 11, width - 9, lines))
    out.append(set_words(link_short(design, scene.words), 5, low - 5, 10.5, width - 9, 1, "quiet"))
    if foot is not None:
        out.append(foot_line(foot, width, height))
    out.append(box(0, 0, width, height, RADIUS, "card-edge-no" if grey else "card-edge"))
    return "".join(out)


def name_lines(scene: EverdellScene, design: int, width: float) -> list[tuple[str, float]]:
    """The name with its size: in one line, or in two where it would get too small."""
    room = (width - 9) * 0.95
    whole = scene.card_name(design)
    name, size = fitting(whole, 13, room, bold=True, least=0.8)
    if name == whole:
        return [(name, size)]
    return [fitting(line, 12, room, bold=True) for line in lines_of(whole, 12, room, 2, bold=True)]


def portrait(design: int, width: float, top: float, view: float) -> str:
    """The picture in its room, as large as it fits."""
    tall = view - 1
    wide = min(tall * WIDE / TALL, width * 0.62)
    return picture(design, (width - wide) / 2, top + view - wide * TALL / WIDE, wide)


def price_pill(design: int, width: float) -> str:
    """The printed price on a light pill at the end of the band."""
    line = cost_words(CARDS[design])
    size = min(11.5, 11.5 * (width - 34) / line_width(line, 11.5, True))
    wide = line_width(line, size, True) + 9
    pill = box(width - 4 - wide, 2.5, wide, 16, 8, "pill")
    return pill + set_line(line, width - 4 - wide / 2, 10.5 + size * 0.36, size, "bold chip-text", "middle")


def flags(scene: EverdellScene, design: int, width: float, top: float) -> str:
    """Creature or building, unique, open to others; its points at the other side."""
    card = CARDS[design]
    signs = ["hut" if card.is_construction else "paw"]
    signs += ["unique"] if card.is_unique else []
    signs += ["open"] if card.is_open else []
    out = [LOOK.sign(sign, 10 + 15 * (place // 2), top + 9 + 14 * (place % 2), 12) for place, sign in enumerate(signs)]
    if not card.takes_space:
        label, size = fitting(scene.words("draw-no-space"), 10, width - 48, bold=True)
        out.append(box(18, top + 3, width_of(label, size, bold=True) + 6, 13, 4, "ribbon"))
        out.append(text(label, 21, top + 12.8, size, "bold quiet"))
    out.append(worth_badge(card.points, width - 12, top + 12))
    return "".join(out)


def foot_line(foot: Foot, width: float, height: float) -> str:
    """The price now at the left, how or why not at the right."""
    out = [node("path", d=bottom_of(width, height, FOOT), cls=f"foot-{foot.state}")]
    y = height - FOOT / 2 + 4
    words = " ".join(foot.parts)
    left = set_line(words.split(), 5, y, 11.5, _FOOT_INK[foot.state])
    out.append(left)
    note = " ".join(foot.note)
    if note:
        from_left = 9 + sum(13 if part.startswith("#") else 7.2 * len(part) for part in words.split())
        shown, size = fitting(note, 10.5, width - from_left - 3, least=0.88)
        cls = "bad" if foot.state == NO else ""
        out.append(text(shown, width - 5, y, size, cls, "end") if "#" not in note else "")
    return "".join(out)

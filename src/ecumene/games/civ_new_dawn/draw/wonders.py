"""World wonders on offer: type, era, cards left, what each costs the reader now, and the resources that pay for it."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.civ_new_dawn.draw.look import LEVELS, LOOK, family, on_family
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.industry import cost_of
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DECK_TYPES, RESOURCES, TYPES

BAND: Final = 20.0
#: The height of a silhouette where its width is 1.
SHAPE: Final = 0.46


def offers(scene: CivScene, width: float, height: float, columns: int, gap: float) -> tuple[str, float]:
    """The four decks in so many columns; `height` is that of one card."""
    wide = (width - gap * (columns - 1)) / columns
    out = [
        moved(deck % columns * (wide + gap), deck // columns * (height + gap), offer(scene, deck, wide, height))
        for deck in range(len(DECK_TYPES))
    ]
    rows = -(-len(DECK_TYPES) // columns)
    return "".join(out), rows * (height + gap) - gap


def offer(scene: CivScene, deck: int, width: float, height: float) -> str:
    """The card on offer, or the back of a deck that has none."""
    game = scene.game
    cards = game.decks[deck]
    type = DECK_TYPES[deck]
    if not cards or cards[-1] < 0:
        label = scene.words("draw-deck", type=Name(TYPES[type]), count=len(cards))
        out = [box(0, 0, width, height, 7, "card-no"), band(type, "", str(len(cards)), width)]
        return scene.named(f"deck-{TYPES[type]}", label, *out)
    return card(scene, deck, cards[-1], len(cards) - 1, width, height)


def band(type: int, era: str, right: str, width: float) -> str:
    """The coloured head of a card: sign, era, cards below."""
    shape = f"M0 {BAND}V7Q0 0 7 0H{width - 7:.1f}Q{width:.1f} 0 {width:.1f} 7V{BAND}Z"
    ink = on_family(type)
    out = [node("path", d=shape, cls=family(type)), LOOK.use(family(type), 5, 3.5, 13, cls=ink)]
    out.append(text(era, 22, 14.5, 11.5, f"bold {ink}"))
    return "".join(out) + text(right, width - 6, 14.5, 11, f"bold {ink}", "end")


def card(scene: CivScene, deck: int, wonder: int, below: int, width: float, height: float) -> str:
    game, kind = scene.game, WONDERS[wonder]
    name = f"wonder-{kind.id}"
    cost = cost_of(game, scene.mine, wonder)
    foot = height - 8
    out = [box(0, 0, width, height, 7, "card"), band(kind.type, LEVELS[kind.era + 1], f"+{below}", width)]
    lines = lines_of(scene.words.name(kind.id), 12, width - 12, 2, bold=True)
    view = height - BAND - 22 - 13 * len(lines)
    if view > 18:
        out.append(box(0.5, BAND, width - 1, view, 0, f"{family(kind.type)} tint"))
        out.append(silhouette(kind.id, width, BAND, view, family(kind.type)))
    y = BAND + max(view, 0) + 12
    for line in lines:
        shown, size = fitting(line, 12, width - 9, bold=True, least=0.74)
        out.append(text(shown, 6, y, size, "serif"))
        y += 13
    x = 6.0
    if cost != kind.cost:
        out.append(text(str(kind.cost), x, foot, 11.5, "quiet"))
        wide = 7.0 * len(str(kind.cost))
        out.append(node("line", x1=x - 1, y1=foot - 4, x2=x + wide, y2=foot - 4, cls="struck"))
        x += wide + 5
    out.append(text(str(cost), x, foot, 15, "bold"))
    x += 9.5 * len(str(cost)) + 9
    if game.wonder_trade >> deck & 1:
        out.append(LOOK.sign("trade", x + 2, foot - 5, 14))
    for place, resource in enumerate(kind.resources):
        out.append(LOOK.sign(RESOURCES[resource], width - 30 + 17 * place, foot - 5, 15))
    out.append(box(0, 0, width, height, 7, "card-edge"))
    out.append(scene.ring(name, width, height, 7))
    label = scene.words("draw-wonder", wonder=Name(kind.id), cost=cost, count=below)
    return scene.named(name, label, *out)


def silhouette(wonder: str, width: float, top: float, tall: float, cls: str) -> str:
    """A wonder as large as its room allows, standing on the lower edge."""
    wide = min(width - 12, (tall - 3) / SHAPE)
    high = wide * SHAPE
    name = f"w-{wonder.removesuffix('-base')}"
    return LOOK.use(name, (width - wide) / 2, top + tall - high, wide, high, cls=f"{cls} silhouette")

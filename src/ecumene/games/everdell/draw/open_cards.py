"""Cards that lie open on the table: in a row, on the platform, beside a city."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.draw.cards import Foot
from ecumene.draw.svg import Attribute, box, node, text
from ecumene.games.everdell.draw.card_face import RADIUS, card_face
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.prices import foot, told
from ecumene.games.everdell.draw.scene import EverdellScene


def open_card(
    scene: EverdellScene,
    name: str,
    design: int,
    source: int,
    width: float,
    height: float,
    *more: str,
    **values: Attribute,
) -> str:
    """A card that might be played: lit and with its price, or with the reason why not."""
    priced: Foot | None = foot(scene, name, design, source)
    drawn = card_face(scene, design, width, height, priced)
    label = f"{scene.about(design)} {told(scene, name, priced)}".strip()
    return scene.named(name, label, drawn, *more, scene.ring(name, width, height, RADIUS), **values)


def empty_place(scene: EverdellScene, name: str, width: float, height: float) -> str:
    """A place without a card."""
    return scene.named(name, scene.words("draw-empty-place"), box(0, 0, width, height, RADIUS, "lot"))


def card_back(width: float, height: float) -> str:
    """A card from behind: a leaf on green."""
    inset = max(2.0, width * 0.07)
    radius = max(2.0, width * 0.08)
    return "".join(
        [
            box(0, 0, width, height, radius, "back"),
            box(inset, inset, width - 2 * inset, height - 2 * inset, radius * 0.7, "back-line"),
            LOOK.sign("tree", width / 2, height / 2, width * 0.56, "back-ink"),
        ]
    )


def pile(scene: EverdellScene, name: str, count: int, width: float) -> str:
    """The deck or the discard pile as a chip with its number of cards."""
    words = scene.words
    inside = [
        box(0, 0, width, 22, 6, "plaque"),
        LOOK.sign("cards" if name == "deck" else "pile", 12, 11, 13),
        text(words(f"draw-{name}"), 22, 15, 11, "quiet"),
        text(str(count), width - 7, 15, 12.5, "bold", "end"),
        scene.ring(name, width, 22, 6),
    ]
    return scene.named(name, words("draw-pile", pile=Name(name), count=count), *inside)


def die_mark(number: int, x: float, y: float) -> str:
    """The number of a Meadow place, as Rugwort's die shows it."""
    return node("path", d=f"M{x:.1f} {y - 10:.1f}l10 10l-10 10l-10-10Z", cls="die") + text(
        str(number), x, y + 4, 11.5, "die-ink", "middle"
    )

"""The city in the middle: its cards in columns, a column for each family."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import light, strip
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import PALE, sign, use
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.games.seven_wonders.draw.scene import Scene, target
from ecumene.games.seven_wonders.draw.symbols import effect_rows
from ecumene.games.seven_wonders.draw.targets import BUILT
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS

#: Raw materials first, then in the order in which a city grows; the last two only with their boxes.
ORDER: Final = ("brown", "grey", "yellow", "blue", "green", "red", "purple", "black", "white")
HEAD: Final = 27.0
STRIP: Final = 41.0
GAP: Final = 7.0
#: Rows that an empty city keeps free.
LEAST: Final = 3


def families(scene: Scene) -> list[str]:
    """The families that this table plays with."""
    return [
        name
        for name in ORDER
        if (name != "black" or scene.game.has_cities or has(scene, name))
        and (name != "white" or scene.game.has_leaders)
    ]


def has(scene: Scene, name: str) -> bool:
    return any(COLOURS[CARDS[number].colour] == name for city in scene.game.cities for number in city.cards)


def of_family(scene: Scene, seat: int, name: str) -> list[int]:
    return [number for number in scene.city(seat).cards if COLOURS[CARDS[number].colour] == name]


def columns(scene: Scene, seat: int, width: float, per_row: int) -> tuple[str, float]:
    """All columns, in one row or more."""
    names = families(scene)
    out: list[str] = []
    y = 0.0
    for first in range(0, len(names), per_row):
        row = names[first : first + per_row]
        most = max(len(of_family(scene, seat, name)) for name in row)
        least = LEAST if per_row >= len(names) else 1
        tall = HEAD + max(least, most) * (STRIP + 4) + 5
        wide = (width - GAP * (per_row - 1)) / per_row
        for place, name in enumerate(row):
            out.append(moved(place * (wide + GAP), y, column(scene, seat, name, wide, tall)))
        y += tall + GAP
    return "".join(out), y - GAP


def column(scene: Scene, seat: int, name: str, width: float, height: float) -> str:
    family = f"f-{name}"
    cards = of_family(scene, seat, name)
    ink = "on-pale" if family in PALE else "on-dark"
    head = f"M0 {HEAD:.1f}V7Q0 0 7 0H{width - 7:.1f}Q{width:.1f} 0 {width:.1f} 7V{HEAD:.1f}Z"
    title, size = fitting(scene.family(name), 12.5, width - 52, bold=True, least=0.75)
    out = [
        box(0, 0, width, height, 7, "panel"),
        box(0, HEAD, width, height - HEAD, 0, f"{family} tint"),
        node("path", d=head, cls=family),
        use(family, 7, 6, 15, cls=ink),
        text(title, 27, 18, size, f"bold {ink}"),
        text(str(len(cards)), width - 8, 18, 13, f"bold {ink}", "end"),
        box(0, 0, width, height, 7, "card-edge"),
    ]
    for place, number in enumerate(cards):
        out.append(moved(5, HEAD + 5 + place * (STRIP + 4), built_strip(scene, seat, number, width - 10)))
    return group(*out, data_family=name, data_count=len(cards))


def built_strip(scene: Scene, seat: int, number: int, width: float) -> str:
    """One card of the city; a turned-up marker has a dashed edge, a gilded one its coin."""
    thing, city = CARDS[number], scene.city(seat)
    offers = scene.targets.at(BUILT, seat, number)
    unseen = bool(city.invisible >> number & 1)
    family = f"f-{COLOURS[thing.colour]}"
    inside = [strip(family, scene.card_name(thing), effect_rows(thing.effects), width, STRIP, unseen)]
    if city.gilded >> number & 1:
        inside.append(sign("coin", width - 11, STRIP - 12, 15))
    if offers:
        inside.append(light(width, STRIP, 5))
    title = scene.about(thing)
    if unseen:
        title += " " + scene.words("draw-unseen")
    return group(*inside, title=title, data_card=thing.id, data_owner=seat, **target(offers))

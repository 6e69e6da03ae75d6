"""The city in the middle: its cards in columns, a column for each family."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import strip
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.draw.things import ghost
from ecumene.games.seven_wonders.draw.effect_signs import effect_rows
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.prices import payer
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.targets import BUILDING, BUILT, name_of
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS

#: Raw materials first, then in the order in which a city grows; the last two only with their boxes.
ORDER: Final = ("brown", "grey", "yellow", "blue", "green", "red", "purple", "black", "white")
HEAD: Final = 27.0
STRIP: Final = 41.0
GAP: Final = 7.0
#: The size of names, a column that is wide enough for nearly all of them, and one that is too narrow.
NAME: Final = 11.5
ROOMY: Final = 112.0
LEAST_WIDE: Final = 106.0
#: Rows that an empty city keeps free.
LEAST: Final = 3


def families(scene: SevenWondersScene) -> list[str]:
    """The families that this table plays with."""
    return [
        name
        for name in ORDER
        if (name != "black" or scene.game.has_cities or has(scene, name))
        and (name != "white" or scene.game.has_leaders)
        and (name != "purple" or not scene.page or scene.game.age == 3 or has(scene, name))
    ]


def has(scene: SevenWondersScene, name: str) -> bool:
    return any(COLOURS[CARDS[number].colour] == name for city in scene.game.cities for number in city.cards)


def of_family(scene: SevenWondersScene, seat: int, name: str) -> list[int]:
    return [number for number in scene.city(seat).cards if COLOURS[CARDS[number].colour] == name]


def columns(scene: SevenWondersScene, seat: int, width: float, per_row: int) -> tuple[str, float]:
    """All columns, in one row or more."""
    names = families(scene)
    stacks = [[name] for name in names]
    if per_row >= len(names):
        stacks = stacked(names, width)
        per_row = len(stacks)
    wide = (width - GAP * (per_row - 1)) / per_row
    least = LEAST if len(stacks) <= per_row else 1
    out: list[str] = []
    y = 0.0
    for first in range(0, len(stacks), per_row):
        row = stacks[first : first + per_row]
        step = max(strip_height(scene, seat, name, wide) for stack in row for name in stack)
        tall = max(sum(height(scene, seat, name, step) + GAP for name in stack) - GAP for stack in row)
        tall = max(tall, HEAD + least * (step + 4) + 5)
        for place, stack in enumerate(row):
            down = y
            for name in stack:
                high = y + tall - down if name == stack[-1] else height(scene, seat, name, step)
                out.append(moved(place * (wide + GAP), down, column(scene, seat, name, wide, high, step)))
                down += high + GAP
        y += tall + GAP
    return "".join(out), y - GAP


def stacked(names: list[str], width: float) -> list[list[str]]:
    """A column for each family; where they would be narrow, goods stand below raw materials, leaders below guilds."""
    stacks = [[name] for name in names]
    for above, below in (("brown", "grey"), ("purple", "white")):
        if (width - GAP * (len(stacks) - 1)) / len(stacks) < LEAST_WIDE and [above] in stacks and [below] in stacks:
            stacks[stacks.index([above])].append(below)
            stacks.remove([below])
    return stacks


def height(scene: SevenWondersScene, seat: int, name: str, step: float) -> float:
    """What the cards of a family need, and at least one row."""
    count = len(of_family(scene, seat, name)) + (name == coming(scene, seat))
    return HEAD + max(1, count) * (step + 4) + 5


def strip_height(scene: SevenWondersScene, seat: int, name: str, width: float) -> float:
    """Names that are too long for their column take two lines."""
    if width < ROOMY and any(
        len(lines_of(scene.card_name(CARDS[number]), NAME, width - 25, 2)) > 1
        for number in of_family(scene, seat, name)
    ):
        return STRIP + 13
    return STRIP


def coming(scene: SevenWondersScene, seat: int) -> str:
    """The family of the card that the chosen move would add to the city."""
    chosen = scene.chosen
    if chosen is None or chosen.verb not in BUILDING or seat != payer(scene):
        return ""
    return COLOURS[CARDS[chosen.a].colour]


def column(scene: SevenWondersScene, seat: int, name: str, width: float, height: float, step: float) -> str:
    family = f"f-{name}"
    cards = of_family(scene, seat, name)
    ink = LOOK.symbol(family).ink
    head = f"M0 {HEAD:.1f}V7Q0 0 7 0H{width - 7:.1f}Q{width:.1f} 0 {width:.1f} 7V{HEAD:.1f}Z"
    title, size = fitting(scene.family(name), 12.5, width - 43, bold=True, least=0.88)
    label = scene.words("draw-cards-of", text=scene.family(name), count=len(cards)) if scene.page else ""
    headline = [
        node("path", d=head, cls=family),
        LOOK.use(family, 7, 6, 15, cls=ink),
        text(title, 25, 18, size, f"bold {ink}"),
        text(str(len(cards)), width - 8, 18, 13, f"bold {ink}", "end"),
    ]
    out = [
        box(0, 0, width, height, 7, "panel"),
        box(0, HEAD, width, height - HEAD, 0, f"{family} tint"),
        scene.thing(f"cards-{seat}-{name}", label, [], *headline) if scene.page else "".join(headline),
        box(0, 0, width, height, 7, "card-edge"),
    ]
    for place, number in enumerate(cards):
        out.append(moved(5, HEAD + 5 + place * (step + 4), built_strip(scene, seat, number, width - 10, step)))
    if coming(scene, seat) == name and scene.chosen is not None:
        out.append(moved(5, HEAD + 5 + len(cards) * (step + 4), ghost(ghost_strip(scene, width - 10, step))))
    return group(*out, data_family=name, data_count=len(cards))


def ghost_strip(scene: SevenWondersScene, width: float, height: float) -> str:
    """The card that the chosen move would build."""
    assert scene.chosen is not None
    thing = CARDS[scene.chosen.a]
    family = f"f-{COLOURS[thing.colour]}"
    return strip(LOOK, family, scene.card_name(thing), effect_rows(thing.effects), width, height, True)


def built_strip(scene: SevenWondersScene, seat: int, number: int, width: float, height: float) -> str:
    """One card of the city; a turned-up marker has a dashed edge, a gilded one its coin."""
    thing, city = CARDS[number], scene.city(seat)
    offers = scene.targets.at(BUILT, seat, number)
    unseen = bool(city.invisible >> number & 1)
    family = f"f-{COLOURS[thing.colour]}"
    inside = [strip(LOOK, family, scene.card_name(thing), effect_rows(thing.effects), width, height, unseen)]
    if city.gilded >> number & 1:
        inside.append(LOOK.sign("coin", width - 11, height - 12, 15))
    name = name_of((BUILT, seat, number))
    inside.append(scene.lights(name, bool(offers), width, height, 5))
    title = scene.about(thing)
    if unseen:
        title += " " + scene.words("draw-unseen")
    keys = scene.piece_key("card", seat, thing.id)
    return scene.thing(name, title, offers, *inside, data_card=thing.id, data_owner=seat, **keys)

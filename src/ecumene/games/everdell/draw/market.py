"""The Meadow and the Station: cards to play, cars with tiles, visitors, and the place for workers between them."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.games.everdell.draw.card_face import BAND, CARD_TALL, RADIUS
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.open_cards import die_mark, empty_place, open_card, pile
from ecumene.games.everdell.draw.places import label_of
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import gains_short, set_line
from ecumene.games.everdell.draw.visitors import visitor_row
from ecumene.games.everdell.draw.workers import standing, worker
from ecumene.games.everdell.effect_text import tile_text
from ecumene.games.everdell.locations import faces
from ecumene.games.everdell.moves import MEADOW, STATION
from ecumene.games.everdell.places import STATION as STATION_PLACE
from ecumene.games.everdell.visitors import TILES

PAD: Final = 10.0
GAP: Final = 9.0
HEAD: Final = 30.0
CAR: Final = 42.0
#: From which place of the Meadow each of Rugwort's workers holds a card.
IN_ROW: Final = 4
PHONE_ROW: Final = 3


def market(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The Meadow left, the Station right; without a Station all cards of the Meadow in a row."""
    inner = width - 2 * PAD
    if scene.narrow:
        return on_phone(scene, width)
    if not scene.game.station:
        wide = (inner - 7 * GAP) / 8
        height = above(scene) + CARD_TALL + PAD
        body = [heading(scene, "meadow", inner), rows(scene, 8, wide)]
        return frame(width, height) + moved(PAD, 0, *body), height
    wide = (inner - 7 * GAP - 6) / 7
    left = IN_ROW * (wide + GAP) - GAP
    height = above(scene) + 2 * CARD_TALL + row_gap(scene) + PAD
    middle = left + GAP + 1
    body = [
        heading(scene, "meadow", left),
        rows(scene, IN_ROW, wide),
        node("line", x1=middle, y1=10.0, x2=middle, y2=height - 10, cls="rule-dashed"),
        moved(left + 2 * GAP + 6, 0, station(scene, inner - left - 2 * GAP - 6, height - PAD)),
    ]
    return frame(width, height) + moved(PAD, 0, *body), height


def on_phone(scene: EverdellScene, width: float) -> tuple[str, float]:
    """Three cards abreast: first the Station, then the Meadow."""
    inner = width - 2 * PAD
    wide = (inner - 2 * GAP) / PHONE_ROW
    y = 0.0
    body: list[str] = []
    if scene.game.station:
        y = HEAD + CARD_TALL + CAR + 108
        body.append(station(scene, inner, y))
        y += GAP
    body.append(moved(0, y, heading(scene, "meadow", inner), rows(scene, PHONE_ROW, wide)))
    height = y + above(scene) + 3 * CARD_TALL + 2 * row_gap(scene) + PAD
    return frame(width, height) + moved(PAD, 0, *body), height


def row_gap(scene: EverdellScene) -> float:
    """Between rows of the Meadow; in solo each card has a number above it."""
    return GAP + (9 if scene.game.rugwort_is_here else 0)


def above(scene: EverdellScene) -> float:
    return HEAD + (6 if scene.game.rugwort_is_here else 0)


def frame(width: float, height: float) -> str:
    return box(0.5, 0.5, width - 1, height - 1, 10, "panel")


def heading(scene: EverdellScene, name: str, width: float) -> str:
    """The title, and the piles of cards at the other end."""
    words, game = scene.words, scene.game
    out = [text(words(f"draw-{name}").upper(), 2, 20, 11.5, "label")]
    x = width
    for one, count in (("discards", len(game.discards)), ("deck", len(game.deck))):
        wide = 36 + width_of(words(f"draw-{one}"), 11) + width_of(str(count), 12.5, bold=True)
        x -= wide
        out.append(moved(x, 3, pile(scene, one, count, wide)))
        x -= 7
    return "".join(out)


def rows(scene: EverdellScene, per_row: int, wide: float) -> str:
    """The cards of the Meadow, each in its place."""
    out: list[str] = []
    for place, design in enumerate(scene.game.meadow):
        x, y = place % per_row * (wide + GAP), above(scene) + place // per_row * (CARD_TALL + row_gap(scene))
        out.append(moved(x, y, meadow_card(scene, place, design, wide)))
    return "".join(out)


def meadow_card(scene: EverdellScene, place: int, design: int, wide: float) -> str:
    name = f"meadow-{place + 1}"
    marks: list[str] = []
    if scene.game.rugwort_is_here:
        marks.append(die_mark(place + 1, wide / 2, -5))
    if scene.game.blocked(place):
        # His worker holds the card.
        marks.append(group(worker(scene, scene.game.rugwort, 10 + place, wide - 34, BAND + 18, 27), cls="through"))
    if design < 0:
        return empty_place(scene, name, wide, CARD_TALL) + "".join(marks)
    return open_card(scene, name, design, MEADOW + place, wide, CARD_TALL, *marks, data_meadow=place + 1)


# The Station


def station(scene: EverdellScene, width: float, height: float) -> str:
    """Three cards, each above its car with the tile; below them the visitors and the place for workers."""
    words, game = scene.words, scene.game
    wide = (width - 2 * GAP) / 3
    out = [text(words("draw-station").upper(), 2, 20, 11.5, "label")]
    for place, design in enumerate(game.station):
        x = place * (wide + GAP)
        name = f"station-{place + 1}"
        if design < 0:
            drawn = empty_place(scene, name, wide, CARD_TALL)
        else:
            drawn = open_card(scene, name, design, STATION + place, wide, CARD_TALL, data_station=place + 1)
        out.append(moved(x, HEAD, drawn))
        out.append(moved(x, HEAD + CARD_TALL + 5, car(scene, place, wide)))
    y = HEAD + CARD_TALL + 5 + CAR + 4
    shown = faces(game)
    tall = 27.0
    for place, visitor in enumerate(shown):
        drawn = visitor_row(scene, visitor, scene.centre, width, tall)
        out.append(moved(0, y + place * (tall + 4), drawn))
    y += 2 * (tall + 4)
    out.append(moved(0, y, platform(scene, width, max(28.0, height - y))))
    return "".join(out)


def car(scene: EverdellScene, place: int, width: float) -> str:
    """A train car with its tile."""
    name = f"tile-{place + 1}"
    tile = scene.game.tiles[place]
    out = [
        box(2, 3, width - 4, 27, 4, "car"),
        box(2, 3, width - 4, 5, 2, "car-trim"),
        box(0, 29, width, 3, 1, "car-trim"),
        node("circle", cx=width * 0.22, cy=34.0, r=5.5, cls="wheel"),
        node("circle", cx=width * 0.78, cy=34.0, r=5.5, cls="wheel"),
    ]
    label = scene.words("draw-no-tile")
    if tile >= 0:
        label = tile_text(tile, scene.words)
        out.append(box(width / 2 - 25, 7, 50, 21, 5, "plaque"))
        out.append(set_line([f"+{gains_short(TILES[tile])}"], width / 2, 22.5, 13.5, "bold", "middle"))
    out.append(scene.ring(name, width - 4, 27, 4, 2, 3))
    return scene.named(name, label, *out)


def platform(scene: EverdellScene, width: float, height: float) -> str:
    """The place for workers at the Station."""
    name = "place-station"
    lit = scene.targets.lights(name)
    label = scene.words("draw-does-station")
    here = len(scene.workers_at(STATION_PLACE))
    room = 24.0 * (here + 1)
    words, size = fitting(label, 12, width - room - 18, bold=True)
    shut = scene.offered and not lit
    out = [
        box(0, 0, width, height, RADIUS, "plaque-shut" if shut else "plaque"),
        LOOK.sign("worker", 14, height / 2, 13),
        text(words, 26, height / 2 + 4.3, size, "bold"),
        standing(scene, STATION_PLACE, width - room / 2 - 6, height / 2, room, 1, True, lit),
        scene.ring(name, width, height, RADIUS),
    ]
    return scene.named(name, label_of(scene, STATION_PLACE), *out)

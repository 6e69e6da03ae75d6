"""The places for workers: Basic and Forest locations, Haven, Journey, Knoll, and the Ever Tree with those who wait."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.draw.card_face import worth_badge
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.scenery import clearing
from ecumene.games.everdell.draw.signs import does_short, fitted_words, set_line
from ecumene.games.everdell.draw.workers import standing
from ecumene.games.everdell.effect_text import location_text, place_text
from ecumene.games.everdell.locations import location_at
from ecumene.games.everdell.places import (
    BASIC,
    FIRST_FOREST,
    HAVEN,
    JOURNEY_2,
    JOURNEY_5,
    KNOLL,
    NOWHERE,
    PLACE_NAMES,
    is_journey,
    journey_length,
)
from ecumene.games.everdell.seasons import NEW_WORKERS
from ecumene.games.everdell.visiting import SEATS_FOR_SECOND_FOREST_SPACE
from ecumene.games.everdell.visitors import NO_ABILITY
from ecumene.games.everdell.vocabulary import AUTUMN, SEASONS, SPRING

TALL: Final = 50.0
GAP: Final = 7.0
HEAD: Final = 24.0
#: The column of the tree.
TREE: Final = 112.0
PAD: Final = 9.0


def places(scene: EverdellScene, width: float) -> tuple[str, float]:
    """All places in one landscape, and its height."""
    return stacked(scene, width) if scene.narrow else spread(scene, width)


def spread(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The tree, two rows of Basic locations, the Forest, and what lies beyond."""
    height = HEAD + 2 * (TALL + GAP) + PAD - 2
    room = width - TREE - 2 * PAD
    beyond = 214.0
    count = 6
    wide = (room - beyond - 2 * GAP - (count - 2) * GAP) / count
    out = [clearing(width, height), moved(7, 4, tree(scene, TREE - 14, height - 8))]
    x = TREE + 2
    out.append(ribbon(scene.words("draw-basic"), x, 4))
    for place in range(len(BASIC)):
        out.append(moved(x + (place % 4) * (wide + GAP), row_y(place // 4), plaque(scene, place, wide, TALL)))
    x += 4 * (wide + GAP) + GAP
    out.append(ribbon(scene.words("draw-forest"), x, 4))
    for number, place in enumerate(scene.game.forest_places):
        out.append(moved(x + (number % 2) * (wide + GAP), row_y(number // 2), plaque(scene, place, wide, TALL)))
    x += 2 * (wide + GAP) + GAP
    out.append(ribbon(scene.words("draw-beyond"), x, 4))
    room = width - PAD - x
    found = [HAVEN, *([KNOLL] if scene.game.tiles else [])]
    found += [NOWHERE] if scene.workers_at(NOWHERE) else []
    wide = (room - GAP * (len(found) - 1)) / len(found)
    for number, place in enumerate(found):
        out.append(moved(x + number * (wide + GAP), row_y(0), plaque(scene, place, wide, TALL)))
    out.append(moved(x, row_y(1), journeys(scene, room, TALL)))
    return "".join(out), height


def row_y(row: int) -> float:
    return HEAD + row * (TALL + GAP)


def stacked(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The same for a phone: four abreast, one group below the other, the tree last."""
    parts: list[tuple[str, list[int]]] = [
        ("draw-basic", list(range(len(BASIC)))),
        ("draw-forest", list(scene.game.forest_places)),
    ]
    beyond = [HAVEN, *([KNOLL] if scene.game.tiles else []), *([NOWHERE] if scene.workers_at(NOWHERE) else [])]
    parts.append(("draw-beyond", beyond))
    out: list[str] = []
    y = 4.0
    for title, found in parts:
        per_row = 4 if len(found) > 3 else max(1, len(found))
        wide = (width - 2 * PAD - GAP * (per_row - 1)) / per_row
        out.append(ribbon(scene.words(title), PAD, y))
        y += HEAD - 4
        for number, place in enumerate(found):
            x = PAD + (number % per_row) * (wide + GAP)
            out.append(moved(x, y + number // per_row * (TALL + GAP), plaque(scene, place, wide, TALL)))
        y += -(-len(found) // per_row) * (TALL + GAP)
    out.append(moved(PAD, y, journeys(scene, width - 2 * PAD, TALL)))
    y += TALL + GAP
    out.append(moved(PAD, y, tree(scene, width - 2 * PAD, 50)))
    y += 50 + PAD
    return clearing(width, y) + "".join(out), y


def ribbon(words: str, x: float, y: float) -> str:
    """A title on the landscape."""
    wide = width_of(words.upper(), 10.5, bold=True) + 14
    return box(x, y, wide, 16, 5, "ribbon") + text(words.upper(), x + 7, y + 12, 10.5, "label")


def spaces(scene: EverdellScene, place: int) -> tuple[int, bool]:
    """How many workers may stand there, and whether any number may."""
    if place < FIRST_FOREST:
        return 1, BASIC[place].shared
    if place < HAVEN:
        return (2 if scene.game.seats == SEATS_FOR_SECOND_FOREST_SPACE else 1), False
    return 1, not is_journey(place) or place == JOURNEY_2


def gain_of(scene: EverdellScene, place: int) -> str:
    """What a visit brings, in signs."""
    if place < HAVEN:
        return does_short(location_at(scene.game, place).effect, scene.words)
    if place == HAVEN:
        return scene.words("draw-does-haven")
    return scene.words("draw-does-knoll") if place == KNOLL else ""


def label_of(scene: EverdellScene, place: int) -> str:
    """The place, who stands there, and what it does, in sentences."""
    words = scene.words
    if place == NOWHERE:
        told = words("draw-nowhere")
    elif place < HAVEN:
        told = location_text(location_at(scene.game, place), words)
    else:
        told = f"{words.name(PLACE_NAMES[place])}. {place_text(place, words)}"
    here = ", ".join(scene.owner(seat) for seat, _ in scene.workers_at(place))
    return f"{told} {words('draw-stand-here', list=here)}" if here else told


def plaque(scene: EverdellScene, place: int, width: float, height: float) -> str:
    """A board with what it gives, and the workers below."""
    name = "place-nowhere" if place == NOWHERE else f"place-{PLACE_NAMES[place]}"
    lit = scene.targets.lights(name)
    shut = scene.offered and not lit
    gain = gain_of(scene, place)
    title = scene.words("draw-nowhere-short") if place == NOWHERE else ""
    if place in (HAVEN, KNOLL):
        title = scene.words.name(PLACE_NAMES[place])
    out = [box(0.7, 2.5, width - 1.4, height - 1, 8, "plaque-foot")]
    out.append(box(0, 0, width, height - 1, 8, "plaque-shut" if shut else "plaque"))
    lines, size = fitted_words(gain, 13.5, width - 8, 1, bold=True)
    if lines[-1][-1:] == ["…"]:
        lines, size = fitted_words(gain, 10.5, width - 8, 1 if title else 2, bold=True)
    y = 17.0 if len(lines) == 1 else 12.0
    for place_in, line in enumerate(lines):
        out.append(set_line(line, width / 2, y + size * 1.15 * place_in, size, "bold", "middle"))
    many, count = spaces(scene, place)[1], spaces(scene, place)[0]
    if title:
        shown, small = fitting(title, 11, width * 0.5, bold=True)
        out.append(text(shown, 8, height - 12, small, "quiet"))
        left = 12 + width_of(shown, small)
        out.append(standing(scene, place, (left + width) / 2, height - 15, width - left - 6, count, many, lit))
    else:
        out.append(standing(scene, place, width / 2, height - 14, width - 8, count, many, lit))
    out.append(scene.ring(name, width, height - 1, 8))
    return scene.named(name, label_of(scene, place), *out)


def journeys(scene: EverdellScene, width: float, height: float) -> str:
    """The Journey: four plaques beside each other; before autumn it says so."""
    out: list[str] = []
    label = scene.words.name("journey")
    wide = (width - 3 * 4) / 4
    for number, place in enumerate(range(JOURNEY_5, JOURNEY_2 + 1)):
        name = f"place-{PLACE_NAMES[place]}"
        lit = scene.targets.lights(name)
        many = place == JOURNEY_2
        inside = [box(0, 0, wide, height - 1, 8, "plaque" if lit or not scene.offered else "plaque-shut")]
        inside.append(LOOK.sign("autumn", 12, 12, 13))
        inside.append(worth_badge(journey_length(place), wide - 14, 12.5))
        inside.append(standing(scene, place, wide / 2, height - 15, wide - 6, 1, many, lit))
        inside.append(scene.ring(name, wide, height - 1, 8))
        out.append(moved(number * (wide + 4), 0, scene.named(name, f"{label}. {label_of(scene, place)}", *inside)))
    return "".join(out)


# The Ever Tree


def waiting(scene: EverdellScene, seat: int, season: int) -> int:
    """Workers of the seat that come in a season and have not come yet; with abilities none comes in spring."""
    player = scene.player(seat)
    if player.season >= season or (season == SPRING and player.ability != NO_ABILITY):
        return 0
    return NEW_WORKERS[season]


def tree(scene: EverdellScene, width: float, height: float) -> str:
    """By season the workers that still wait, on boards hung in the tree."""
    words = scene.words
    title, size = fitting(words("draw-tree-title").upper(), 10.5, width - 14, bold=True)
    wide = min(width, width_of(title, size, bold=True) + 14)
    out = [box(0, 0, width, height, 8, "blank"), box(0, 0, wide, 16, 5, "ribbon"), text(title, 7, 12, size, "label")]
    told: list[str] = []
    step = (width + 6) / 3 if scene.narrow else (height - 22) / 3
    board = step - 6 if scene.narrow else width
    tall = height - 22 if scene.narrow else step - 6
    for row, season in enumerate(range(SPRING, AUTUMN + 1)):
        x, y = (step * row, 22.0) if scene.narrow else (0.0, 22 + step * row)
        found = [seat for seat in range(scene.game.seats) for _ in range(waiting(scene, seat, season))]
        out.append(box(x, y, board, tall, 7, "plaque" if found else "plaque-shut"))
        out.append(LOOK.sign(SEASONS[season], x + 14, y + tall / 2, 15))
        gap = min(17.0, (board - 42) / max(1, len(found) - 1))
        for place, seat in enumerate(found):
            out.append(LOOK.piece("worker", scene.colour(seat), x + 34 + gap * place, y + tall / 2, 17))
        told.append(words("draw-waiting", season=Name(SEASONS[season]), count=len(found)))
    return scene.named("tree", f"{words('draw-tree')}: {', '.join(told)}", *out)

"""The map with everything on it and round it."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import box, group, moved, text
from ecumene.games.civ_new_dawn.combat import SPACE, ChooseTarget
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.draw import laying, tiles
from ecumene.games.civ_new_dawn.draw.chances import chances
from ecumene.games.civ_new_dawn.draw.chart import Chart
from ecumene.games.civ_new_dawn.draw.dials import direction, event_dial, tile_stack
from ecumene.games.civ_new_dawn.draw.fight import is_fought
from ecumene.games.civ_new_dawn.draw.ground import ground
from ecumene.games.civ_new_dawn.draw.on_map import on_map, traces
from ecumene.games.civ_new_dawn.draw.routes import course
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.wonders import offers

RAIL: Final = 118.0
#: The height of the dials below the wonders.
DIALS: Final = 142.0
PAD: Final = 12.0
MOST_TALL: Final = 634.0
LEAST_TALL: Final = 560.0
MOST: Final = 38.0
#: A space is never smaller than that, as long as the map is not too wide: then the map is higher than usual.
LEAST: Final = 22.5
#: On a phone a space is so large, and the map wider than the screen.
ON_PHONE: Final = 30.0


def chart_of(scene: CivScene, room: tuple[float, float], most: float, least: float = 0.0) -> Chart:
    """All spaces, and whatever may be laid beside them."""
    found = set(scene.game.land.positions)
    for name in scene.targets.by_thing:
        if name.startswith("space-"):
            found.add(NAMES.index(name[6:]))
    for move in scene.targets.laying:
        found.update(laying.covered(move))
    return Chart(sorted(found), room, most, least)


def the_map(scene: CivScene, chart: Chart) -> str:
    """Everything in its layer, so that no space hides a light and no light hides a piece."""
    parts = [
        laying.places(scene, chart),
        ground(scene, chart),
        on_map(scene, chart),
        course(scene, chart),
        fought(scene, chart),
        chances(scene, chart),
        traces(scene, chart),
        laying.preview(scene, chart),
    ]
    return "".join(parts)


def fought(scene: CivScene, chart: Chart) -> str:
    """A ring round the space that is attacked, from the choice of a target on."""
    game = scene.game
    step = game.step(scene.turn) if scene.turn >= 0 else None
    if isinstance(step, ChooseTarget):
        position = game.land.positions[step.space]
    elif is_fought(game):
        position = game.land.positions[game.fight[SPACE]]
    else:
        return ""
    return group(*[chart.hexagon(position, 3.6, cls) for cls in ("fought-bed", "fought")], cls="through")


def desk(scene: CivScene, width: float) -> tuple[str, float]:
    """The map left, the wonders on offer right, dials in the corners."""
    room = width - RAIL - 3 * PAD
    chart = chart_of(scene, (room, MOST_TALL), MOST)
    if chart.radius < LEAST:
        chart = chart_of(scene, (room, 2 * MOST_TALL), LEAST)
    height = max(LEAST_TALL, chart.height + 2 * PAD + 6)
    rail, tall = in_rail(scene, height - 2 * PAD - 16 - DIALS)
    left = PAD + (room - chart.width) / 2
    right = width - PAD - RAIL
    out = [
        box(0.5, 0.5, width - 1, height - 1, 10, "sea"),
        moved(left, (height - chart.height) / 2 - 2, the_map(scene, chart)),
        moved(right, PAD, rail),
        moved(right, PAD + tall + 10, dials(scene)),
    ]
    return "".join(out), height


def in_rail(scene: CivScene, height: float) -> tuple[str, float]:
    """The wonders on offer; while a tile is laid, its two sides."""
    laid = bool(tiles.in_rail(scene))
    label = text(scene.words("draw-tiles" if laid else "draw-wonders").upper(), 0, 8, 11, "label")
    if laid:
        return label + moved(0, 14, tiles.rail(scene, RAIL, height)), height + 14
    drawn, tall = offers(scene, RAIL, (height - 3 * 6) / 4, 1, 6)
    return label + moved(0, 14, drawn), tall + 14


def dials(scene: CivScene) -> str:
    """Event dial, tile stack and barbarian direction, in the rail."""
    out = [event_dial(scene, 37, 37, 36), direction(scene, RAIL - 31, 105, 30)]
    if scene.game.expansion:
        out.append(tile_stack(scene, 16, 88))
    return "".join(out)


def phone(scene: CivScene) -> tuple[str, float, float]:
    """The map alone, with large spaces."""
    chart = chart_of(scene, (354, 2000), ON_PHONE, ON_PHONE - 4)
    width, height = max(366.0, chart.width + 12), chart.height + 16
    drawn = box(0.5, 0.5, width - 1, height - 1, 10, "sea")
    return drawn + moved((width - chart.width) / 2, 5, the_map(scene, chart)), width, height


def phone_dials(scene: CivScene, width: float) -> tuple[str, float]:
    """Beside each other, below the map of a phone."""
    r = 40.0
    out = [event_dial(scene, 46, 46, r), direction(scene, 132, 46, 34)]
    if scene.game.expansion:
        out.append(tile_stack(scene, 190, 26))
    return "".join(out), 92.0

"""The ground of the map: spaces with their terrain, tiles, realms, lights, and names."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.svg import group, node, text
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, NAMES
from ecumene.games.civ_new_dawn.draw.chart import Chart, hexagon
from ecumene.games.civ_new_dawn.draw.look import FORT_GROUND, GROUNDS, LOOK
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.targets import space_thing
from ecumene.games.civ_new_dawn.land import CAPITAL, FORT, NO_SPACE, Land
from ecumene.games.civ_new_dawn.state import NO_SEAT, State
from ecumene.games.civ_new_dawn.vocabulary import WATER

SLAB: Final = 6.0
#: Below that radius the motif gives way to what stands on the space.
SMALL: Final = 24.0
#: From that radius on lights are as broad as on other maps.
LARGE: Final = 34.0


def ground_of(land: Land, space: int) -> str:
    """The class of a space: its terrain, or fort."""
    return GROUNDS[FORT_GROUND if land.part[space] == FORT else land.terrain[space]]


def holder(game: State, space: int) -> int:
    """To whom a space is friendly, or NO_SEAT."""
    city = game.city_owner(space)
    return city if city >= 0 else game.token_owner(space)


def is_busy(game: State, space: int) -> bool:
    """Does anything stand or lie there?"""
    return not game.is_empty(space)


def ground(scene: CivScene, chart: Chart) -> str:
    """Everything that lies under the pieces."""
    land = scene.game.land
    slab = "".join(chart.hexagon(here, 0, "slab", SLAB * chart.scale) for here in land.positions)
    bed = "".join(chart.hexagon(here, -0.8, "grout") for here in land.positions)
    dark: list[str] = []
    lit: list[str] = []
    for space in range(land.size):
        name = space_thing(land.positions[space])
        layer = lit if scene.targets.of(name) or name in scene.chosen_things else dark
        layer.append(one_space(scene, chart, space))
    return "".join(
        [
            group(slab, bed, cls="through"),
            *dark,
            group(shores(land, chart), realms(scene, chart), seams(land, chart, scene.game.expansion), cls="through"),
            *lit,
            free_positions(scene, chart),
        ]
    )


def one_space(scene: CivScene, chart: Chart, space: int) -> str:
    game, land = scene.game, scene.game.land
    position = land.positions[space]
    name = space_thing(position)
    kind = ground_of(land, space)
    moves = scene.targets.of(name)
    chosen = name in scene.chosen_things
    veiled = scene.targets.on_map and not moves and not chosen
    busy = is_busy(game, space)
    inside = [chart.hexagon(position, 0.6, kind)]
    crowded = busy or land.letter[space] >= 0
    if chart.radius >= SMALL or not crowded:
        x, y = chart.centre(position)
        size = chart.radius * (0.62 if crowded else 0.86)
        lift = chart.radius * (0.44 if crowded else 0.08)
        cls = f"{'motif-faint' if busy else 'motif'} {kind}"
        inside.append(node("g", LOOK.use(f"t-{kind}", x - size / 2, y - lift - size / 2, size), cls=cls))
    inside.append(chart.hexagon(position, 2.4 * chart.scale, "bevel"))
    if veiled and not busy:
        inside.append(chart.hexagon(position, 0.6, "veil"))
    inside.append(ring(scene, chart, position, name))
    inside.append(space_name(chart, position, kind, veiled and not busy))
    return scene.named(name, spoken(scene, space), *inside, data_terrain=kind)


def space_name(chart: Chart, position: int, kind: str, veiled: bool) -> str:
    x, y = chart.centre(position)
    size = max(8.5, min(11.0, chart.radius * 0.29))
    cls = "name" if veiled else f"name n-{kind}"
    return text(NAMES[position], x, y + chart.radius * 0.7, size, cls, "middle")


def ring(scene: CivScene, chart: Chart, position: int, name: str) -> str:
    """The light on a space that may be chosen; a ring round the one that is."""
    inset = 3.2 if chart.radius < LARGE else 4.4
    if name in scene.chosen_things:
        classes: tuple[str, ...] = ("chosen-edge", "chosen")
    elif scene.targets.of(name):
        classes = ("lamp-edge fine-edge", "lamp fine") if chart.radius < LARGE else ("lamp-edge", "lamp")
    else:
        return ""
    return group(*[chart.hexagon(position, inset, cls) for cls in classes], cls="lights")


def free_positions(scene: CivScene, chart: Chart) -> str:
    """Positions beside the map where something may be put."""
    land = scene.game.land
    out: list[str] = []
    for name in scene.targets.by_thing:
        position = _position_of(name)
        if position >= 0 and land.at[position] == NO_SPACE:
            inside = [chart.hexagon(position, 2, "beyond"), ring(scene, chart, position, name)]
            x, y = chart.centre(position)
            inside.append(text(NAMES[position], x, y + 4, max(9.0, chart.radius * 0.3), "quiet", "middle"))
            out.append(scene.named(name, NAMES[position], *inside))
    return "".join(out)


def _position_of(name: str) -> int:
    return NAMES.index(name[6:]) if name.startswith("space-") else -1


# Lines


def shores(land: Land, chart: Chart) -> str:
    """Where water meets land."""
    lines = [
        chart.side(land.positions[space], number, 1.4)
        for space in range(land.size)
        if land.terrain[space] == WATER
        for number, step in enumerate(DIRECTIONS)
        if _is_land(land, land.positions[space] + step)
    ]
    return node("path", d="".join(lines), cls="foam") if lines else ""


def _is_land(land: Land, position: int) -> bool:
    space = land.at[position]
    return space >= 0 and land.terrain[space] != WATER


def seams(land: Land, chart: Chart, explorable: bool) -> str:
    """Where one tile ends and the next begins, and the edge from which capital tiles are explored (CV-288)."""
    inner: list[str] = []
    outer: list[str] = []
    for space in range(land.size):
        position = land.positions[space]
        for number, step in enumerate(DIRECTIONS):
            other = land.at[position + step]
            if other > space and land.tile[other] != land.tile[space]:
                inner.append(chart.side(position, number))
            elif other == NO_SPACE and explorable and land.part[space] == CAPITAL:
                outer.append(chart.side(position, number, -2.4))
    drawn = node("path", d="".join(inner), cls="seam-bed") + node("path", d="".join(inner), cls="seam")
    return drawn + (node("path", d="".join(outer), cls="frontier") if outer else "")


def realms(scene: CivScene, chart: Chart) -> str:
    """An inset line in the seat's colour along the border of its friendly spaces."""
    game, land = scene.game, scene.game.land
    by_seat: list[list[str]] = [[] for _ in range(game.seats)]
    for space in range(land.size):
        seat = holder(game, space)
        if seat == NO_SEAT:
            continue
        position = land.positions[space]
        for number, step in enumerate(DIRECTIONS):
            other = land.at[position + step]
            if other == NO_SPACE or holder(game, other) != seat:
                by_seat[seat].append(chart.side(position, number, 3.6 * chart.scale + 0.8))
    out: list[str] = []
    for seat, lines in enumerate(by_seat):
        if lines:
            path = "".join(lines)
            out.append(node("path", d=path, cls="realm-bed"))
            out.append(node("g", node("path", d=path, cls="realm"), cls=scene.colour(seat)))
    return "".join(out)


# Words


def spoken(scene: CivScene, space: int) -> str:
    """The name of a space with its terrain, and who has it."""
    game, land = scene.game, scene.game.land
    kind = ground_of(land, space)
    said = scene.words("draw-space", space=NAMES[land.positions[space]], terrain=Name(kind))
    seat = holder(game, space)
    if seat >= 0:
        what = "city" if game.city_owner(space) >= 0 else "control-token"
        said += "; " + scene.words("draw-owned", what=Name(what), seat=Seat(seat))
    return said


def small_hex(kind: str, x: float, y: float, radius: float) -> str:
    """A small space beside the map, such as the head of a slot."""
    size = radius * 1.3
    motif = LOOK.use(f"t-{kind}", x - size / 2, y - size / 2, size)
    return hexagon(x, y, radius, kind) + node("g", motif, cls=f"motif {kind}")

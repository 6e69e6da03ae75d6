"""The ground of a map: slab, river, foam, tiles of land, and the light on cells that may be chosen."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

from ecumene.draw import things
from ecumene.draw.hexes import Honeycomb, line, points
from ecumene.draw.look import Look
from ecumene.draw.pieces import badge
from ecumene.draw.svg import group, node, text
from ecumene.games.terra.draw.scene import TerraScene, cell_words
from ecumene.games.terra.land import Land
from ecumene.parts.hexes import cells_in

RADIUS: Final = 42.0
#: The height of the slab under the tiles.
SLAB: Final = 8.0


@cache
def comb_of(land: Land) -> Honeycomb:
    return Honeycomb(RADIUS, land)


@cache
def under(land: Land) -> str:
    comb = comb_of(land)
    slab = [comb.hexagon(cell, RADIUS, "slab", SLAB) for cell in comb.cells]
    grout = [comb.hexagon(cell, RADIUS, "grout") for cell in cells_in(land.land)]
    return group(*slab, *grout)


# The river


def rivers(scene: TerraScene[Any], comb: Honeycomb) -> str:
    """Where nothing may be chosen there, the plain river is drawn once for each language."""
    river = cells_in(scene.land.river)
    if not any(scene.targets.at("cell", cell) for cell in river):
        return plain_river(scene.land, scene.package, scene.words.language, scene.zoom, scene.page)
    dark = [river_cell(scene, comb, cell) for cell in river if not scene.targets.at("cell", cell)]
    return "".join(dark + [river_cell(scene, comb, cell) for cell in river if scene.targets.at("cell", cell)])


@cache
def plain_river(land: Land, package: str, language: str, zoom: float, page: bool) -> str:
    out: list[str] = []
    for cell in cells_in(land.river):
        name = land.name(cell)
        title = cell_words(package, language, name, "river")
        inside = water(land, cell, zoom)
        if page:
            out.append(node("g", inside, **things.thing(f"cell-{name}", title)))
        else:
            out.append(group(inside, title=title, data_cell=name, data_terrain="river"))
    return "".join(out)


@cache
def water(land: Land, cell: int, zoom: float) -> str:
    comb = comb_of(land)
    x, y = comb.centre(cell)
    waves = f"M{x - 14:.1f} {y - 3:.1f}q3.5-3.8 7 0t7 0 7 0M{x - 3:.1f} {y + 8:.1f}q3.5-3.8 7 0t7 0"
    return (
        comb.hexagon(cell, RADIUS, "river")
        + comb.hexagon(cell, RADIUS - 6, "shoals")
        + node("path", d=waves, cls="ripple")
        + text(land.name(cell), x, y - RADIUS + 20, 10.5 * zoom, "river-name", "middle")
    )


def river_cell(scene: TerraScene[Any], comb: Honeycomb, cell: int) -> str:
    name = scene.land.name(cell)
    return scene.named(
        water(scene.land, cell, scene.zoom),
        ring(scene, comb, cell),
        thing=f"cell-{name}",
        title=scene.cell_words(cell, "river"),
        moves=scene.targets.at("cell", cell),
        data_cell=name,
        data_terrain="river",
    )


@cache
def foam(land: Land) -> str:
    """Where water meets land."""
    comb = comb_of(land)
    lines: list[str] = []
    for cell in cells_in(land.shore):
        for drop in cells_in(land.sides[cell] & land.river):
            lines.append(line(comb.side(cell, drop, RADIUS + 1.6), "foam"))
    return group(*lines, cls="through")


# Land


@cache
def tile(
    look: Look,
    land: Land,
    cell: int,
    terrain: str,
    free: bool,
    lit: bool,
    veiled: bool,
    zoom: float,
    name: str = "name",
    more: str = "",
) -> str:
    """One tile with its motif when free; veiled when something else may be chosen. `more` is drawn on a free one."""
    comb = comb_of(land)
    x, y = comb.centre(cell)
    out = [comb.hexagon(cell, RADIUS - 1.4, terrain), comb.hexagon(cell, RADIUS - 4.6, "bevel")]
    if free:
        out.append(node("g", look.use(f"t-{terrain}", x - 18, y - (18 if lit else 15), 36), cls=f"motif {terrain}"))
        out.append(more)
    if veiled:
        out.append(comb.hexagon(cell, RADIUS - 1.4, "veil"))
    # The light needs its room above the name.
    out.append(text(land.name(cell), x, y - RADIUS + (23.5 if lit else 20), 10.5 * zoom, name, "middle"))
    return "".join(out)


def ring(scene: TerraScene[Any], comb: Honeycomb, cell: int) -> str:
    """The light on a cell that may be chosen; a ring round the one that is."""
    if cell in scene.chosen_cells:
        classes: tuple[str, ...] = ("chosen-edge", "chosen")
    elif scene.targets.at("cell", cell):
        classes = ("lamp-glow", "lamp-edge", "lamp")
    else:
        return ""
    return group(*[comb.hexagon(cell, RADIUS - 4, cls) for cls in classes], cls="lights")


def small_hex(look: Look, terrain: str, x: float, y: float, radius: float) -> tuple[str, str]:
    """A small tile beside the map, and its motif."""
    corners = [(x + radius * math.sin(k * math.pi / 3), y - radius * math.cos(k * math.pi / 3)) for k in range(6)]
    tile = node("polygon", points=points(corners), cls=terrain)
    symbol = look.use(f"t-{terrain}", x - radius * 0.75, y - radius * 0.75, radius * 1.5)
    return tile, node("g", symbol, cls=f"motif {terrain}")


# What lies on it


def bridge(comb: Honeycomb, one: int, other: int, colour: str) -> str:
    way = comb.span(one, other, 0.36)
    (xa, ya), (xb, yb) = way
    deck = line(way, "deck-halo") + node("g", line(way, "deck"), cls=colour) + line(way, "planks")
    return deck + badge(colour, (xa + xb) / 2, (ya + yb) / 2, 8.5)


def recent(scene: TerraScene[Any], comb: Honeycomb) -> str:
    """Dotted rings and numbers on what the last moves pointed at."""
    out: list[str] = []
    for id, numbers in scene.traces.items():
        if id.startswith("cell-"):
            cell = scene.land.cell(id[5:])
            x, y = comb.centre(cell)
            out += [comb.hexagon(cell, RADIUS - 7, cls) for cls in ("trace-edge", "trace")]
            out.append(things.trace_dots(numbers, x + 23, y - 20, 9.5))
        elif id.startswith("site-"):
            one, other = [scene.land.cell(name) for name in id[5:].split("-")]
            (xa, ya), (xb, yb) = comb.span(one, other, 0.36)
            out.append(things.trace_dots(numbers, (xa + xb) / 2 + 15, (ya + yb) / 2 - 13, 9.5))
    return group(*out, cls="through", aria_hidden="true") if out else ""

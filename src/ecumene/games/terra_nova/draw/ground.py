"""The ground of the map: slab, river, foam, tiles of land, and the light on cells that may be chosen."""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.core.argument import Name
from ecumene.draw import things
from ecumene.draw.hexes import Honeycomb, line
from ecumene.draw.svg import group, node, text
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import PACKAGE, TerraNovaScene
from ecumene.parts.hexes import cells_in
from ecumene.text import Words

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


def rivers(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """Seldom may anything be chosen there, so the plain river is drawn once for each language."""
    river = cells_in(scene.game.land.river)
    if not any(scene.targets.at("cell", cell) for cell in river):
        return plain_river(scene.game.land, scene.words.language, scene.zoom, scene.page)
    dark = [river_cell(scene, comb, cell) for cell in river if not scene.targets.at("cell", cell)]
    return "".join(dark + [river_cell(scene, comb, cell) for cell in river if scene.targets.at("cell", cell)])


@cache
def plain_river(land: Land, language: str, zoom: float, page: bool) -> str:
    out: list[str] = []
    for cell in cells_in(land.river):
        name = land.name(cell)
        title = cell_words(language, name, "river")
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


def river_cell(scene: TerraNovaScene, comb: Honeycomb, cell: int) -> str:
    name = scene.game.land.name(cell)
    return scene.named(
        water(scene.game.land, cell, scene.zoom),
        ring(scene, comb, cell),
        thing=f"cell-{name}",
        title=cell_words(scene.words.language, name, "river"),
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


def land_cell(scene: TerraNovaScene, comb: Honeycomb, cell: int) -> str:
    """One tile with its motif when free; veiled when something else may be chosen."""
    game = scene.game
    terrain = TERRAINS[game.terrain(cell)]
    name = game.land.name(cell)
    free = not game.occupied >> cell & 1
    offers = scene.targets.at("cell", cell)
    veiled = bool(scene.targets.on_board and not offers and free)
    return scene.named(
        tile(game.land, cell, terrain, free, bool(offers), veiled, scene.zoom),
        ring(scene, comb, cell),
        thing=f"cell-{name}",
        title=spoken(scene, cell, terrain),
        moves=offers,
        data_cell=name,
        data_terrain=terrain,
    )


@cache
def tile(land: Land, cell: int, terrain: str, free: bool, lit: bool, veiled: bool, zoom: float) -> str:
    comb = comb_of(land)
    x, y = comb.centre(cell)
    out = [comb.hexagon(cell, RADIUS - 1.4, terrain), comb.hexagon(cell, RADIUS - 4.6, "bevel")]
    if free:
        out.append(node("g", LOOK.use(f"t-{terrain}", x - 18, y - (18 if lit else 15), 36), cls=f"motif {terrain}"))
        if land.marks >> cell & 1:
            out.append(marked(x, y))
    if veiled:
        out.append(comb.hexagon(cell, RADIUS - 1.4, "veil"))
    # The light needs its room above the name.
    out.append(text(land.name(cell), x, y - RADIUS + (23.5 if lit else 20), 10.5 * zoom, "name", "middle"))
    return "".join(out)


def ring(scene: TerraNovaScene, comb: Honeycomb, cell: int) -> str:
    """The light on a cell that may be chosen; a ring round the one that is."""
    if cell in scene.chosen_cells:
        classes: tuple[str, ...] = ("chosen-edge", "chosen")
    elif scene.targets.at("cell", cell):
        classes = ("lamp-glow", "lamp-edge", "lamp")
    else:
        return ""
    return group(*[comb.hexagon(cell, RADIUS - 4, cls) for cls in classes], cls="lights")


def marked(x: float, y: float) -> str:
    """A cell on which a neutral house may stand."""
    return node("path", d=f"M{x - 6:.1f} {y + 31:.1f}v-7l6-5.5 6 5.5v7Z", cls="spot")


@cache
def cell_words(language: str, name: str, terrain: str) -> str:
    return Words(language, PACKAGE)("draw-cell", cell=name, terrain=Name(terrain))


def spoken(scene: TerraNovaScene, cell: int, terrain: str) -> str:
    """The name of a cell with what stands there; in a picture, what the cheapest move on it costs."""
    plain = cell_words(scene.words.language, scene.game.land.name(cell), terrain)
    if scene.page:
        building = scene.game.building(cell)
        owner = scene.game.owner(cell)
        if building:
            plain += f": {scene.noun(building)}"
        return f"{plain}, {scene.words.player(owner)}" if owner >= 0 else plain
    offers = scene.targets.at("cell", cell)
    if not offers:
        return plain
    price = scene.targets.price(offers)
    return scene.words("draw-cell-price", where=plain, coins=price.coins, spades=price.spades, power=price.power)

"""The board: land, river, bridges, buildings, towns, and the lights on what may be chosen."""

from __future__ import annotations

from typing import Final

from ecumene.draw.hexes import Honeycomb, line
from ecumene.draw.pieces import badge, chip, line_of, line_width, piece, sign, use
from ecumene.draw.svg import box, group, node, text
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.scene import COLOURS, NEUTRAL_COLOUR, Scene, target
from ecumene.games.terra_nova.game import UNBUILT
from ecumene.games.terra_nova.tiles import TOWN_TILES
from ecumene.parts.hexes import cell_name, cells_in

RADIUS: Final = 42.0
#: The height of the slab under the tiles.
SLAB: Final = 8.0
SIZES: Final = {"house": 35, "factory": 39, "palace": 44}


def comb_of(scene: Scene) -> Honeycomb:
    return Honeycomb(RADIUS, cells_in(scene.game.land.cells))


def board(scene: Scene, comb: Honeycomb) -> str:
    """Everything in its layer, so that no tile hides a light and no light hides a piece."""
    game = scene.game
    land = "".join(land_cell(scene, comb, cell) for cell in cells_in(game.land.land))
    return (
        under(scene, comb)
        + "".join(river_cell(scene, comb, cell) for cell in cells_in(game.land.river))
        + foam(scene, comb)
        + land
        + sites(scene, comb)
        + rings(scene, comb)
        + pieces(scene, comb)
        + towns(scene, comb)
        + prices(scene, comb)
    )


def under(scene: Scene, comb: Honeycomb) -> str:
    slab = [comb.hexagon(cell, RADIUS, "slab", SLAB) for cell in comb.cells]
    grout = [comb.hexagon(cell, RADIUS, "grout") for cell in cells_in(scene.game.land.land)]
    return group(*slab, *grout)


def river_cell(scene: Scene, comb: Honeycomb, cell: int) -> str:
    x, y = comb.centre(cell)
    waves = f"M{x - 14:.1f} {y - 3:.1f}q3.5-3.8 7 0t7 0 7 0M{x - 3:.1f} {y + 8:.1f}q3.5-3.8 7 0t7 0"
    name = cell_name(cell)
    offers = scene.targets.at("cell", cell)
    return group(
        comb.hexagon(cell, RADIUS, "river"),
        comb.hexagon(cell, RADIUS - 6, "shoals"),
        node("path", d=waves, cls="ripple"),
        text(name, x, y - RADIUS + 20, 10.5 * scene.zoom, "river-name", "middle"),
        title=scene.words("draw-cell", cell=name, terrain="river"),
        data_cell=name,
        data_terrain="river",
        **target(offers),
    )


def foam(scene: Scene, comb: Honeycomb) -> str:
    """Where water meets land."""
    land = scene.game.land
    lines: list[str] = []
    for cell in cells_in(land.shore):
        for drop in cells_in(land.sides[cell] & land.river):
            lines.append(line(comb.side(cell, drop, RADIUS + 1.6), "foam"))
    return group(*lines)


def land_cell(scene: Scene, comb: Honeycomb, cell: int) -> str:
    """One tile with its motif when free; veiled when something else may be chosen."""
    game = scene.game
    x, y = comb.centre(cell)
    terrain = TERRAINS[game.terrain(cell)]
    name = cell_name(cell)
    free = not game.occupied >> cell & 1
    offers = scene.targets.at("cell", cell)
    out = [comb.hexagon(cell, RADIUS - 1.4, terrain), comb.hexagon(cell, RADIUS - 4.6, "bevel")]
    if free:
        out.append(node("g", use(f"t-{terrain}", x - 18, y - (22 if offers else 15), 36), cls=f"motif {terrain}"))
    if game.land.marks >> cell & 1 and free:
        out.append(marked(x, y))
    if scene.targets.on_board() and not offers and free:
        out.append(comb.hexagon(cell, RADIUS - 1.4, "veil"))
    out.append(text(name, x, y - RADIUS + 20, 10.5 * scene.zoom, "name", "middle"))
    return group(
        *out,
        title=spoken(scene, cell, terrain),
        data_cell=name,
        data_terrain=terrain,
        **target(offers),
    )


def marked(x: float, y: float) -> str:
    """A cell on which a neutral house may stand."""
    return node("path", d=f"M{x - 6:.1f} {y + 31:.1f}v-7l6-5.5 6 5.5v7Z", cls="spot")


def spoken(scene: Scene, cell: int, terrain: str) -> str:
    """The name of a cell, and what the cheapest move on it costs."""
    name = cell_name(cell)
    offers = scene.targets.at("cell", cell)
    plain = scene.words("draw-cell", cell=name, terrain=terrain)
    if not offers:
        return plain
    price = scene.targets.price(offers)
    return scene.words("draw-cell-price", where=plain, coins=price.coins, spades=price.spades, power=price.power)


def sites(scene: Scene, comb: Honeycomb) -> str:
    """Bridge sites as quiet dashes, bridges in their owner's colour."""
    out: list[str] = []
    for number, site in enumerate(scene.game.land.sites):
        owner = scene.game.bridges[number]
        ends = {"from": cell_name(site.low), "to": cell_name(site.high)}
        name = f"{ends['from']}-{ends['to']}"
        if owner == UNBUILT:
            offers = scene.targets.at("site", number)
            way = comb.span(site.low, site.high, 0.42 if offers else 0.34)
            mark = line(way, "span-edge") + line(way, "span") if offers else line(way, "site")
            out.append(group(mark, title=scene.words("draw-site", **ends), data_site=name, **target(offers)))
            continue
        colour = scene.colour(owner)
        way = comb.span(site.low, site.high, 0.36)
        (xa, ya), (xb, yb) = way
        deck = [line(way, "deck-halo"), node("g", line(way, "deck"), cls=colour), line(way, "planks")]
        title = scene.words("draw-bridge", seat=owner, **ends)
        token = badge(colour, (xa + xb) / 2, (ya + yb) / 2, 8.5)
        out.append(group(*deck, token, title=title, data_bridge=name, data_seat=owner))
    return "".join(out)


def rings(scene: Scene, comb: Honeycomb) -> str:
    out: list[str] = []
    for cell in scene.targets.cells():
        for dress in ("lamp-glow", "lamp-edge", "lamp"):
            out.append(comb.hexagon(cell, RADIUS - 4, dress))
    return group(*out, cls="lights")


def prices(scene: Scene, comb: Honeycomb) -> str:
    """The price of the cheapest move, at the foot of each cell that may be chosen, and on sites."""
    out: list[str] = []
    for cell in scene.targets.cells():
        price = scene.targets.price(scene.targets.at("cell", cell))
        parts = price.parts()
        if parts:
            x, y = comb.centre(cell)
            # A town tile on the same cell makes room.
            y += 30 if cell in town_cells(scene) else 21
            out.append(chip(parts, x, y, 13 * min(scene.zoom, 1.15), cheap=price.spades == 0))
    for number, site in enumerate(scene.game.land.sites):
        offers = scene.targets.at("site", number)
        parts = scene.targets.price(offers).parts() if offers else []
        if parts:
            (xa, ya), (xb, yb) = comb.span(site.low, site.high, 0.3)
            out.append(chip(parts, (xa + xb) / 2, (ya + yb) / 2, 11, cheap=True))
    return group(*out, cls="lights")


def pieces(scene: Scene, comb: Honeycomb) -> str:
    out: list[str] = []
    game = scene.game
    for seat, mat in enumerate(game.mats):
        for cell in cells_in(mat.own):
            kind = game.building(cell)
            side = "-left" if cell == mat.left else "-right" if cell == mat.right else ""
            x, y = comb.centre(cell)
            # Town tiles and prices lie at the foot of a cell, so the piece stands higher and smaller.
            below = (cell in town_cells(scene)) + bool(scene.targets.at("cell", cell))
            rise, most = ((-3, 44), (4, 38), (10, 31))[below]
            out.append(
                group(
                    piece(kind, scene.colour(seat), x, y - rise, min(SIZES[kind], most)),
                    title=scene.words("draw-building", building=kind + side, seat=seat, cell=cell_name(cell)),
                    data_piece=kind,
                    data_cell=cell_name(cell),
                    data_seat=seat,
                )
            )
    for cell in cells_in(game.neutral):
        x, y = comb.centre(cell)
        out.append(
            group(
                piece("house", NEUTRAL_COLOUR, x, y + 3, SIZES["house"]),
                title=scene.words("draw-neutral", cell=cell_name(cell)),
                data_piece="neutral",
                data_cell=cell_name(cell),
            )
        )
    return "".join(out)


def towns(scene: Scene, comb: Honeycomb) -> str:
    """Town tiles lie under a building of the town, or on the river."""
    out: list[str] = []
    for seat, mat in enumerate(scene.game.mats):
        for number, cell in enumerate(mat.town_cells):
            if cell < 0:
                continue
            tile = TOWN_TILES[number]
            x, y = comb.centre(cell)
            y -= 11 if scene.targets.at("cell", cell) else 0
            parts = [str(tile.points), "#points"]
            wide = line_width(parts, 12.5) + 28
            key = sign("key", x - wide / 2 + 12, y + 23, 15, COLOURS[mat.home])
            label = box(x - wide / 2, y + 14, wide, 19, 5, "chip")
            value = line_of(parts, x + 10, y + 27.5, 12.5, cls="chip-text")
            title = scene.words("draw-town", tile=f"town-{tile.id}", seat=seat, cell=cell_name(cell))
            out.append(
                group(label, key, value, title=title, data_town=tile.id, data_cell=cell_name(cell), data_seat=seat)
            )
    return "".join(out)


def town_cells(scene: Scene) -> set[int]:
    """Where town tiles lie."""
    return {cell for mat in scene.game.mats for cell in mat.town_cells if cell >= 0}

"""The board: what stands and lies on the ground, prices, the previewed move, and recent moves."""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw import things
from ecumene.draw.hexes import Honeycomb, line
from ecumene.draw.svg import box, group, node
from ecumene.games.terra.draw.ground import RADIUS, bridge, foam, recent, rivers, under
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.ground import land_cell
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import NEUTRAL_COLOUR, PACKAGE, TerraNovaScene
from ecumene.games.terra_nova.game import UNBUILT
from ecumene.games.terra_nova.moves import BUILD, INVENT, NEUTRAL, PLACE, TO_FACTORY, TOWN, TRANSFORM, UPGRADE
from ecumene.games.terra_nova.tiles import TOWN_TILES
from ecumene.parts.hexes import cells_in
from ecumene.text import Words

SIZES: Final = {"house": 35, "factory": 39, "palace": 44}
#: Where a new piece comes from.
ROWS_OF: Final = {"house": "houses", "factory": "factories", "palace": "palace-left"}


def board(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """Everything in its layer, so that no tile hides a light and no light hides a piece."""
    game = scene.game
    dark: list[str] = []
    lit: list[str] = []
    picked: list[str] = []
    for cell in cells_in(game.land.land):
        drawn = land_cell(scene, comb, cell)
        layer = picked if cell in scene.chosen_cells else lit if scene.targets.at("cell", cell) else dark
        layer.append(drawn)
    return (
        under(game.land)
        + rivers(scene, comb)
        + foam(game.land)
        + "".join(dark + lit + picked)
        + sites(scene, comb)
        + pieces(scene, comb)
        + towns(scene, comb)
        + prices(scene, comb)
        + recent(scene, comb)
    )


def sites(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """Bridge sites as quiet dashes, bridges in their owner's colour."""
    out: list[str] = []
    for number, site in enumerate(scene.game.land.sites):
        owner = scene.game.bridges[number]
        ends = {"from": scene.game.land.name(site.low), "to": scene.game.land.name(site.high)}
        name = f"{ends['from']}-{ends['to']}"
        thing = f"site-{name}"
        # A finger needs more than a line.
        hit = line(comb.span(site.low, site.high, 0.34), "hit") if scene.page else ""
        if owner == UNBUILT:
            offers = scene.targets.at("site", number)
            way = comb.span(site.low, site.high, 0.42 if offers else 0.34)
            mark = line(way, "span-edge") + line(way, "lamp span") if offers else line(way, "site")
            if thing in scene.chosen_things:
                mark = line(way, "chosen-edge") + line(way, "chosen span-chosen")
                mark += things.ghost(bridge(comb, site.low, site.high, scene.colour(scene.turn)))
            title = site_words(scene.words.language, **ends) if scene.page else scene.words("draw-site", **ends)
            out.append(scene.named(hit, mark, thing=thing, title=title, moves=offers, data_site=name))
            continue
        deck = bridge(comb, site.low, site.high, scene.colour(owner))
        if scene.page:
            deck = node("g", deck, **things.piece_key("bridge", name), data_from=scene.home("bridges", owner))
        title = scene.words("draw-bridge", seat=Seat(owner), **ends)
        out.append(scene.named(hit, deck, thing=thing, title=title, data_bridge=name, data_seat=owner))
    return "".join(out)


@cache
def site_words(language: str, **ends: str) -> str:
    return Words(language, PACKAGE)("draw-site", **ends)


def prices(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """The price of the cheapest move, at the foot of each cell that may be chosen, and on sites."""
    out: list[str] = []
    lying = town_cells(scene)
    for cell in scene.targets.cells():
        offers = scene.targets.at("cell", cell)
        if cell in scene.chosen_cells and scene.chosen is not None:
            offers = [scene.chosen]
        price = scene.targets.price(offers)
        parts = price.parts()
        if parts:
            x, y = comb.centre(cell)
            # A town tile on the same cell makes room.
            y += 30 if cell in lying else 21
            out.append(LOOK.chip(parts, x, y, 13 * min(scene.zoom, 1.15), cheap=price.spades == 0))
    for number, site in enumerate(scene.game.land.sites):
        offers = scene.targets.at("site", number)
        parts = scene.targets.price(offers).parts() if offers else []
        if parts:
            (xa, ya), (xb, yb) = comb.span(site.low, site.high, 0.3)
            out.append(LOOK.chip(parts, (xa + xb) / 2, (ya + yb) / 2, 11, cheap=True))
    return group(*out, cls="lights")


def pieces(scene: TerraNovaScene, comb: Honeycomb) -> str:
    out: list[str] = []
    game = scene.game
    lying = town_cells(scene)
    for seat, mat in enumerate(game.mats):
        colour = scene.colour(seat)
        for cell in cells_in(mat.own):
            kind = game.building(cell)
            name = scene.game.land.name(cell)
            x, y = comb.centre(cell)
            # Town tiles and prices lie at the foot of a cell, so the piece stands higher and smaller.
            below = (cell in lying) + bool(scene.targets.at("cell", cell))
            rise, most = ((-3, 44), (4, 38), (10, 31))[below]
            if scene.page:
                if ghost_on(scene, cell):
                    continue
                drawn = LOOK.piece(kind, colour, x, y - rise, min(SIZES[kind], most))
                key = things.piece_key(kind, seat, name)
                out.append(node("g", drawn, **key, data_from=scene.home(ROWS_OF[kind], seat)))
                continue
            side = "-left" if cell == mat.left else "-right" if cell == mat.right else ""
            drawn = LOOK.piece(kind, colour, x, y - rise, min(SIZES[kind], most))
            title = scene.words("draw-building", building=Name(kind + side), seat=Seat(seat), cell=name)
            out.append(group(drawn, title=title, data_piece=kind, data_cell=name, data_seat=seat))
    for cell in cells_in(game.neutral):
        x, y = comb.centre(cell)
        drawn = LOOK.piece("house", NEUTRAL_COLOUR, x, y + 3, SIZES["house"])
        name = scene.game.land.name(cell)
        if scene.page:
            out.append(node("g", drawn, **things.piece_key("neutral", name)))
        else:
            title = scene.words("draw-neutral", cell=name)
            out.append(group(drawn, title=title, data_piece="neutral", data_cell=name))
    out.append(ghosts(scene, comb))
    return group(*out, cls="through", aria_hidden="true") if scene.page else "".join(out)


def ghost_on(scene: TerraNovaScene, cell: int) -> str:
    """The piece that the previewed move would put on a cell."""
    move = scene.chosen
    if move is None or move.a != cell:
        return ""
    if move.verb in (PLACE, NEUTRAL, BUILD) or (move.verb == TRANSFORM and move.b):
        return "house"
    if move.verb == UPGRADE:
        return "factory" if move.b == TO_FACTORY else "palace"
    return "factory" if move.verb == INVENT else ""


def ghosts(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """What the previewed move would change on the map."""
    move = scene.chosen
    if move is None or move.verb not in (PLACE, NEUTRAL, BUILD, TRANSFORM, UPGRADE, INVENT, TOWN):
        return ""
    if move.verb == TOWN:
        return things.ghost(town(scene, comb, scene.turn, move.a, move.b))
    cell = move.a
    x, y = comb.centre(cell)
    out: list[str] = []
    mat = scene.game.mats[scene.turn]
    home = TERRAINS[mat.home]
    if move.verb in (TRANSFORM, INVENT):
        out.append(comb.hexagon(cell, RADIUS - 7.5, home))
        out.append(node("g", LOOK.use(f"t-{home}", x - 18, y - 22, 36), cls=f"motif {home}"))
    kind = ghost_on(scene, cell)
    if kind:
        colour = NEUTRAL_COLOUR if move.verb == NEUTRAL else scene.colour(scene.turn)
        out.append(LOOK.piece(kind, colour, x, y - 4, min(SIZES[kind], 38)))
    return things.ghost(*out)


def towns(scene: TerraNovaScene, comb: Honeycomb) -> str:
    """Town tiles lie under a building of the town, or on the river."""
    out: list[str] = []
    for seat, mat in enumerate(scene.game.mats):
        for number, cell in enumerate(mat.town_cells):
            if cell < 0:
                continue
            drawn = town(scene, comb, seat, number, cell)
            id = TOWN_TILES[number].id
            if scene.page:
                out.append(
                    node("g", drawn, **things.piece_key("town", id, seat), data_from=scene.home(f"town-{id}", seat))
                )
                continue
            title = scene.words("draw-town", tile=Name(f"town-{id}"), seat=Seat(seat), cell=scene.game.land.name(cell))
            out.append(group(drawn, title=title, data_town=id, data_cell=scene.game.land.name(cell), data_seat=seat))
    return group(*out, cls="through", aria_hidden="true") if scene.page else "".join(out)


def town(scene: TerraNovaScene, comb: Honeycomb, seat: int, number: int, cell: int) -> str:
    x, y = comb.centre(cell)
    y -= 11 if scene.targets.at("cell", cell) else 0
    parts = [str(TOWN_TILES[number].points), "#points"]
    wide = LOOK.line_width(parts, 12.5) + 28
    label = box(x - wide / 2, y + 14, wide, 19, 5, "chip")
    key = LOOK.sign("key", x - wide / 2 + 12, y + 23, 15, scene.colour(seat))
    return label + key + LOOK.line_of(parts, x + 10, y + 27.5, 12.5, cls="chip-text")


def town_cells(scene: TerraNovaScene) -> set[int]:
    """Where town tiles lie."""
    return {cell for mat in scene.game.mats for cell in mat.town_cells if cell >= 0}

"""The board: what stands and lies on the ground, prices, the previewed move, and recent moves."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw import things
from ecumene.draw.hexes import Honeycomb, line
from ecumene.draw.svg import box, group, node, text
from ecumene.games.terra.draw.ground import RADIUS, bridge, foam, recent, rivers, under
from ecumene.games.terra_mystica.draw import afloat
from ecumene.games.terra_mystica.draw.ground import building_name, canals, kind_name, land_cell
from ecumene.games.terra_mystica.draw.look import GROUNDS, LOOK, token
from ecumene.games.terra_mystica.draw.prices import Price, cheapest
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.targets import id_of
from ecumene.games.terra_mystica.draw.trades import pays
from ecumene.games.terra_mystica.moves import (
    BUILD,
    CONNECT,
    EXTRAS,
    PLACE,
    SPECIAL,
    SPECIAL_DWELLING,
    SPECIAL_POST,
    TRADE,
    TRANSFORM,
    UPGRADE,
)
from ecumene.games.terra_mystica.state import SEAT_WORDS
from ecumene.games.terra_mystica.tiles import BUILDINGS, DWELLING, POST
from ecumene.parts.hexes import cells_in

#: How large each kind of building stands on its cell.
SIZES: Final = (35, 39, 41, 43, 42, 43)
#: The letters of prices.
CHIP: Final = 14.5


def board(scene: MysticaScene, comb: Honeycomb) -> str:
    """Everything in its layer, so that no tile hides a light and no light hides a piece."""
    game = scene.game
    dark: list[str] = []
    lit: list[str] = []
    picked: list[str] = []
    for cell in cells_in(game.board.land):
        drawn = land_cell(scene, comb, cell)
        layer = picked if cell in scene.chosen_cells else lit if scene.targets.at("cell", cell) else dark
        layer.append(drawn)
    floating = [afloat.ports(scene, comb), afloat.markers(scene, comb), afloat.ships(scene, comb)]
    on_top = [pieces(scene, comb), towns(scene, comb), *(floating if game.merchants else [])]
    return (
        under(game.board)
        + rivers(scene, comb)
        + foam(game.board)
        + "".join(dark + lit + picked)
        + (canals(game.board) if game.merchants else "")
        + spans(scene, comb)
        + afloat.course(scene, comb)
        + (group(*on_top, cls="through", aria_hidden="true") if scene.page else "".join(on_top))
        + prices(scene, comb)
        + recent(scene, comb)
    )


# Bridges


def spans(scene: MysticaScene, comb: Honeycomb) -> str:
    """Bridges in their owner's colour; of the sites only those where one may be built now."""
    game = scene.game
    out: list[str] = []
    crossed: dict[int, int] = {}
    for built in game.bridges:
        number, owner = divmod(built, SEAT_WORDS)
        ends = game.board.sites[number]
        thing = id_of(game, "site", number)
        # The reading `site` lets a crossing carry several.
        before = crossed.get(number, 0)
        crossed[number] = before + 1
        deck = bridge(comb, ends.low, ends.high, scene.colour(owner))
        if scene.page:
            key = things.piece_key("bridge", thing, before)
            deck = node("g", deck, **key, data_from=scene.home("bridges", owner))
        lit = scene.targets.at("site", number) if not before else []
        title = scene.words("draw-bridge", seat=Seat(owner), **between(scene, number))
        at = f"translate({before * 6} {before * -12})" if before else None
        hit = line(comb.span(ends.low, ends.high, 0.34), "hit") if scene.page else ""
        light = lit_span(scene, comb, number) if lit or thing in scene.chosen_things else ""
        if before:
            out.append(node("g", deck, transform=at))
        else:
            out.append(
                scene.named(
                    hit, light, deck, thing=thing, title=title, moves=lit, data_bridge=thing[5:], data_seat=owner
                )
            )
    for number in range(len(game.board.sites)):
        offers = scene.targets.at("site", number)
        if number not in crossed and offers:
            ends = game.board.sites[number]
            hit = line(comb.span(ends.low, ends.high, 0.34), "hit") if scene.page else ""
            title = scene.words("draw-site", **between(scene, number))
            thing = id_of(game, "site", number)
            mark = lit_span(scene, comb, number)
            out.append(scene.named(hit, mark, thing=thing, title=title, moves=offers, data_site=thing[5:]))
    return "".join(out)


def lit_span(scene: MysticaScene, comb: Honeycomb, number: int) -> str:
    """The light on a site where a bridge may be built; the ghost of the bridge on the chosen one."""
    ends = scene.game.board.sites[number]
    way = comb.span(ends.low, ends.high, 0.36)
    if id_of(scene.game, "site", number) in scene.chosen_things:
        ghost = things.ghost(bridge(comb, ends.low, ends.high, scene.colour(scene.turn)))
        return line(way, "chosen-edge") + line(way, "chosen span-chosen") + ghost
    return group(line(way, "span-edge"), line(way, "lamp span"), cls="lights")


def between(scene: MysticaScene, number: int) -> dict[str, str]:
    ends = scene.game.board.sites[number]
    return {"from": scene.game.board.name(ends.low), "to": scene.game.board.name(ends.high)}


# Buildings and towns


def pieces(scene: MysticaScene, comb: Honeycomb) -> str:
    out: list[str] = []
    game = scene.game
    for seat, mat in enumerate(game.mats):
        colour = scene.colour(seat)
        for cell in cells_in(mat.own):
            kind = building_name(scene, seat, cell)
            name = game.board.name(cell)
            x, y = comb.centre(cell)
            if scene.page and ghost_on(scene, cell) >= 0:
                continue
            # Prices lie at the foot of a cell, ports and trade markers near it: then the piece stands higher.
            lit = bool(scene.targets.at("cell", cell))
            crowded = cell == mat.port or any(other.traded >> cell & 1 for other in game.mats)
            size = SIZES[mat.building_at(cell)]
            drawn = LOOK.piece(
                kind, colour, x, y + (-5 if lit else -2 if crowded else 4), min(size, 36) if lit else size
            )
            if scene.page:
                key = things.piece_key(BUILDINGS[mat.building_at(cell)], seat, name)
                home = scene.home(f"row-{BUILDINGS[mat.building_at(cell)]}", seat)
                out.append(node("g", drawn, **key, data_from=home))
                continue
            title = scene.words("draw-building", building=Name(kind), seat=Seat(seat), cell=name)
            out.append(group(drawn, title=title, data_piece=kind, data_cell=name, data_seat=seat))
    out.append(ghosts(scene, comb))
    return "".join(out)


def ghost_on(scene: MysticaScene, cell: int) -> int:
    """The building that the previewed move would put on a cell, or -1."""
    move = scene.chosen
    if move is None:
        return -1
    if move.verb == SPECIAL and move.b == cell and move.a in (SPECIAL_POST, SPECIAL_DWELLING):
        return POST if move.a == SPECIAL_POST else DWELLING
    if move.a != cell or move.verb not in (PLACE, BUILD, UPGRADE):
        return -1
    return move.b if move.verb == UPGRADE else DWELLING


def ghosts(scene: MysticaScene, comb: Honeycomb) -> str:
    """What the previewed move would change on the land."""
    move = scene.chosen
    if move is None or move.verb not in (PLACE, BUILD, UPGRADE, TRANSFORM, SPECIAL):
        return ""
    cell = move.b if move.verb == SPECIAL else move.a
    kind = ghost_on(scene, cell)
    if kind < 0 and move.verb != TRANSFORM:
        return ""
    x, y = comb.centre(cell)
    out: list[str] = []
    home = scene.game.mats[scene.turn].terrain
    terrain = move.b // EXTRAS if move.verb == TRANSFORM else home
    if move.verb in (TRANSFORM, BUILD) and 0 <= terrain != scene.game.terrain(cell):
        ground = GROUNDS[terrain]
        out.append(comb.hexagon(cell, RADIUS - 7.5, ground))
        out.append(node("g", LOOK.use(f"t-{ground}", x - 18, y - 22, 36), cls=f"motif {ground}"))
    if kind >= 0:
        name = kind_name(scene, scene.turn, kind)
        out.append(LOOK.piece(name, scene.colour(scene.turn), x, y - 4, min(SIZES[kind], 38)))
    return things.ghost(*out) if out else ""


def towns(scene: MysticaScene, comb: Honeycomb) -> str:
    """A key in the owner's colour on every building that belongs to a town, and on river cells that joined one."""
    out: list[str] = []
    for seat, mat in enumerate(scene.game.mats):
        for cell in cells_in(mat.towned & mat.own | mat.town_rivers):
            x, y = comb.centre(cell)
            x, y = x - RADIUS * 0.56, y - RADIUS * 0.34
            drawn = token(scene.colour(seat), "key", x, y, 8.5)
            if scene.page:
                out.append(drawn)
            else:
                name = scene.game.board.name(cell)
                title = scene.words("draw-in-town", seat=Seat(seat), cell=name)
                out.append(group(drawn, title=title, data_town=name, data_seat=seat))
    return "".join(out)


# Prices


def prices(scene: MysticaScene, comb: Honeycomb) -> str:
    """The price of the cheapest move at the foot of each lit cell; of a trade, what it brings."""
    out: list[str] = []
    for cell in scene.targets.cells():
        offers = scene.targets.at("cell", cell)
        if cell in scene.chosen_cells and scene.chosen is not None:
            offers = [scene.chosen]
        x, y = comb.centre(cell)
        if offers[0].verb == TRADE or (scene.game.occupied >> cell & 1 and entered(scene, cell)):
            price = cheapest(scene.game, scene.turn, offers)
            out.append(chip(price.parts() + pays(scene, cell), x, y + 24, 0, dear=bool(price.power)))
        elif offers[0].verb == CONNECT:
            out.append(chip(["#key"], x, y + 24, 0))
        else:
            price = cheapest(scene.game, scene.turn, offers)
            if price.parts() or price.spades:
                out.append(price_chip(price, x, y + 24))
    return group(*out, cls="lights")


def entered(scene: MysticaScene, cell: int) -> bool:
    """A building of another seat, which a ship may enter to trade."""
    return not scene.game.mats[scene.turn].own >> cell & 1


def price_chip(price: Price, x: float, y: float) -> str:
    """Goods on the chip, spades on its upper edge; yellow where no spade is needed, violet for power."""
    return chip(price.parts() or ["0"], x, y, price.spades, dear=bool(price.power))


def chip(parts: list[str], x: float, y: float, spades: int, dear: bool = False) -> str:
    """A price lying on the board, as narrow as its cell."""
    size = CHIP
    widths = [size * 1.08 if part.startswith("#") else size * 0.62 * len(part) for part in parts]
    wide, tall = sum(widths) + size * 0.62, size * 1.42
    cls = "chip-dear" if dear else "chip-cheap" if spades == 0 else "chip"
    out = [box(x - wide / 2, y - tall / 2, wide, tall, tall / 2, cls)]
    at = x - wide / 2 + size * 0.31
    for part, room in zip(parts, widths, strict=True):
        if part.startswith("#"):
            out.append(LOOK.sign(part[1:], at + room / 2, y, size * 1.08))
        else:
            out.append(text(part, at + room / 2, y + size * 0.36, size, "dear-text" if dear else "chip-text", "middle"))
        at += room
    for place in range(spades):
        out.append(LOOK.sign("spade", x + (place - (spades - 1) / 2) * 11, y - tall / 2 - 3, 15))
    return "".join(out)

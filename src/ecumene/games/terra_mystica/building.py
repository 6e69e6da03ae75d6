"""Putting buildings on the map, upgrades, and bridges (TM-091 to TM-098, TM-082 to TM-085)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica import ships, towns
from ecumene.games.terra_mystica.factions import (
    AT_ONCE_BRIDGES,
    AT_ONCE_FAVOUR,
    AT_ONCE_POINTS,
    AT_ONCE_POWER,
    AT_ONCE_PRIESTS,
    AT_ONCE_SHIPPING,
    AT_ONCE_SKIP,
    AT_ONCE_SPADES,
    AT_ONCE_TOKENS,
)
from ecumene.games.terra_mystica.moves import bridge_ends
from ecumene.games.terra_mystica.pending import (
    DUE_BRIDGE,
    DUE_FAVOUR,
    DUE_PRIEST,
    DUE_TERRAIN,
    DUE_TWO_STEPS,
    DUE_YARD_SHIP,
    SPADES_LOOSE,
    Digging,
)
from ecumene.games.terra_mystica.points import FAVOUR_BUILT, STRONGHOLD_BUILT
from ecumene.games.terra_mystica.refusals import can_pay, lacks, no_building_left, pay
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    BUILDINGS,
    DWELLING,
    FAVOUR_DWELLING_POINTS,
    FAVOUR_DWELLINGS,
    FAVOUR_POST_POINTS,
    FAVOUR_POSTS,
    POST,
    REPLACES,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
)
from ecumene.parts.hexes import cells_in


def put(game: State, seat: int, building: int, cell: int, rule: str, events: list[Event] | None) -> None:
    """A building stands: points of tiles, the late port (TM-039), towns. The caller offers power to neighbours."""
    mat = game.mats[seat]
    mat.put(building, cell)
    game.occupied |= 1 << cell
    if events is not None:
        names: Arguments = {"cell": game.board.name(cell), "building": Name(BUILDINGS[building])}
        events.append(Event("built" if building == DWELLING else "upgraded", seat, rule, names))
    game.deed(seat, building, 1, events)
    if building == DWELLING and mat.holds(FAVOUR_DWELLINGS):
        game.score(seat, FAVOUR_BUILT, FAVOUR_DWELLING_POINTS, events)
    if building == POST and mat.holds(FAVOUR_POSTS):
        game.score(seat, FAVOUR_BUILT, FAVOUR_POST_POINTS, events)
    if building == DWELLING and game.merchants and mat.port < 0 and game.board.water[cell]:
        ships.place_port(game, seat, cell, events)
    towns.look(game, seat, 1 << cell, events)


# Upgrades


def price(game: State, seat: int, cell: int, building: int) -> tuple[int, int]:
    """Workers and coins; a trading post without a neighbour costs more (TM-093)."""
    kind = game.mats[seat].kind
    if building == POST and not game.next_to(cell) & game.occupied & ~game.mats[seat].own:
        return kind.lone_post_price
    return kind.prices[building]


def upgradable(game: State, seat: int, building: int) -> int:
    """Cells whose building may become one of this kind, whatever it costs (TM-091, TM-227, TM-253)."""
    mat = game.mats[seat]
    if mat.left(building) == 0 or (building == SHIPYARD and not game.merchants):
        return 0
    cells = mat.buildings[REPLACES[building]]
    if building == SHIPYARD and not mat.kind.skips:
        cells &= game.board.shore
    return cells


def options(game: State, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    for building in range(POST, len(BUILDINGS)):
        for cell in cells_in(upgradable(game, seat, building)):
            workers, coins = price(game, seat, cell, building)
            if can_pay(mat, workers, coins):
                out.append(game.cell_moves.upgrades[building][cell])


def refuse_target(game: State, seat: int, cell: int, building: int) -> Refusal | None:
    """Everything but the price."""
    mat = game.mats[seat]
    names: Arguments = {"cell": game.board.name(cell), "building": Name(BUILDINGS[building])}
    if building == SHIPYARD and not game.merchants:
        return Refusal("TM-091", "without-merchants", names)
    if not mat.buildings[REPLACES[building]] >> cell & 1:
        return Refusal("TM-091", "nothing-to-upgrade", {**names, "replaced": Name(BUILDINGS[REPLACES[building]])})
    if building == SHIPYARD and not mat.kind.skips and not game.board.shore >> cell & 1:
        return Refusal("TM-227", "not-at-river", names)
    return no_building_left(game, seat, building)


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    refusal = refuse_target(game, seat, move.a, move.b)
    if refusal is not None:
        return refusal
    workers, coins = price(game, seat, move.a, move.b)
    rule = "TM-093" if move.b == POST else "TM-228" if move.b == SHIPYARD else "TM-094"
    return lacks(game.mats[seat], workers, coins, 0, rule, Name(BUILDINGS[move.b]))


def upgrade(game: State, seat: int, cell: int, building: int, free: bool, events: list[Event] | None) -> None:
    """Replace a building, and take what the new one brings at once."""
    mat = game.mats[seat]
    if not free:
        workers, coins = price(game, seat, cell, building)
        pay(mat, workers, coins)
    put(game, seat, building, cell, "TM-091", events)
    if building in (TEMPLE, SANCTUARY):
        mat.owe(DUE_FAVOUR, mat.kind.favours)
    elif building == STRONGHOLD:
        _stronghold(game, seat, events)
    elif building == SHIPYARD:
        _shipyard(game, seat, events)


def _stronghold(game: State, seat: int, events: list[Event] | None) -> None:
    """What a stronghold brings once (TM-098)."""
    mat = game.mats[seat]
    kind = mat.kind
    amount = kind.at_once_amount
    if kind.at_once == AT_ONCE_POWER:
        game.gain_power(seat, amount, kind.rule, events)
    elif kind.at_once == AT_ONCE_POINTS:
        game.score(seat, STRONGHOLD_BUILT, amount, events, kind.rule)
    elif kind.at_once in (AT_ONCE_SHIPPING, AT_ONCE_SKIP):
        game.free_shipping(seat, events)
    elif kind.at_once == AT_ONCE_SPADES:
        game.digging = Digging(SPADES_LOOSE, game.gain_spades(seat, amount, events))
    elif kind.at_once == AT_ONCE_FAVOUR:
        mat.owe(DUE_FAVOUR, amount)
    elif kind.at_once == AT_ONCE_PRIESTS:
        mat.owe(DUE_PRIEST, amount)
    elif kind.at_once == AT_ONCE_BRIDGES:
        mat.owe(DUE_BRIDGE, amount)
    elif kind.at_once == AT_ONCE_TOKENS:
        mat.bowls = mat.bowls.with_new(amount * game.seats)


def _shipyard(game: State, seat: int, events: list[Event] | None) -> None:
    """What a shipyard brings once; what cannot be used is lost (TM-230, TM-374)."""
    mat = game.mats[seat]
    kind = mat.kind
    for _ in range(kind.yard_shipping):
        game.free_shipping(seat, events)
    if kind.yard_ships:
        mat.owe(DUE_YARD_SHIP, kind.yard_ships)
    if kind.yard_steps:
        mat.owe(DUE_TWO_STEPS)
    if kind.yard_terrain:
        mat.owe(DUE_TERRAIN)


# Bridges


def bridge_sites(game: State, seat: int) -> list[int]:
    """Sites where the seat may build a bridge, whatever it costs (TM-082, TM-085, TM-296, TM-414)."""
    mat = game.mats[seat]
    if mat.bridges == 0 or not mat.own & game.board.all_site_ends:
        return []
    return [
        site
        for site, ends in enumerate(game.board.site_ends)
        if mat.own & ends and (game.site or not game.bridge_on(site))
    ]


def bridge_options(game: State, seat: int, table: list[Move], out: list[Move]) -> None:
    for site in bridge_sites(game, seat):
        out.append(table[site])


def refuse_bridge(game: State, seat: int, move: Move) -> Refusal | None:
    """Everything but the price."""
    one, other = bridge_ends(move)
    mat = game.mats[seat]
    ends: Arguments = {"from": game.board.name(one), "to": game.board.name(other)}
    site = game.board.site(one, other)
    if site < 0:
        return Refusal("TM-082", "no-site", ends)
    if game.bridge_on(site) and not game.site:
        return Refusal("TM-085", "site-taken", ends)
    if mat.bridges == 0:
        return Refusal("TM-296", "no-bridge-left")
    if not (mat.own >> one & 1 or mat.own >> other & 1):
        return Refusal("TM-082", "bridge-end", ends)
    return None


def build_bridge(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    one, other = bridge_ends(move)
    game.span(seat, game.board.site(one, other), events)
    towns.look(game, seat, 1 << one | 1 << other, events)

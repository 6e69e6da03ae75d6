"""Towns: when a group of buildings becomes one, and what the tile brings (TM-120 to TM-130)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.moves import TOWNS
from ecumene.games.terra_mystica.pending import DUE_SHIP_MAY, DUE_TOWN
from ecumene.games.terra_mystica.points import ABILITY, TOWN
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import CULTS, DEED_TOWN, SANCTUARY, TOWN_BUILDINGS, TOWN_TILES
from ecumene.parts.hexes import cells_in, count


def qualifies(game: State, seat: int, group: int) -> bool:
    """Enough buildings, the sanctuary counting twice, and enough power (TM-120, TM-121)."""
    mat = game.mats[seat]
    buildings = count(group) + count(group & mat.buildings[SANCTUARY])
    return buildings >= TOWN_BUILDINGS and mat.value(group) >= game.town_value(seat)


def tile_left(game: State) -> bool:
    """Is there a tile for one town more than those that wait for theirs (TM-013)?"""
    waiting = sum([mat.due[DUE_TOWN] for mat in game.mats])
    return sum(game.towns_left) > waiting


def look(game: State, seat: int, cells: int, events: list[Event] | None) -> None:
    """Found a town with the groups of these cells where they suffice, or let them join their town (TM-123, TM-125)."""
    mat = game.mats[seat]
    for cell in cells_in(cells & mat.own):
        group = game.settlement(seat, cell)
        if group & mat.towned:
            mat.towned |= group
        elif qualifies(game, seat, group) and tile_left(game):
            mat.towned |= group
            mat.owe(DUE_TOWN)
            if events is not None:
                events.append(Event("town-founded", seat, "TM-123", {"cell": game.board.name(cell)}))


# The Mermaids' connection over a river cell (TM-127, TM-302)


def rivers(game: State, seat: int) -> int:
    """River cells across which a town can be founded now."""
    mat = game.mats[seat]
    if not mat.kind.towns_over_river or not tile_left(game):
        return 0
    found = 0
    candidates = 0
    for cell in cells_in(mat.own & ~mat.towned):
        candidates |= game.board.water[cell]
    for river in cells_in(candidates & ~mat.town_rivers):
        if connected(game, seat, river):
            found |= 1 << river
    return found


def connected(game: State, seat: int, river: int) -> bool:
    """Do the groups around a river cell make a town together? None of the buildings beside it may have one."""
    mat = game.mats[seat]
    beside = game.board.near[river] & mat.own
    if count(beside) < 2 or beside & mat.towned:
        return False
    group = 0
    for cell in cells_in(beside):
        group |= game.settlement(seat, cell)
    return qualifies(game, seat, group)


def connect_options(game: State, seat: int, out: list[Move]) -> None:
    for river in cells_in(rivers(game, seat)):
        out.append(game.cell_moves.connects[river])


def refuse_connection(game: State, seat: int, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    names: Arguments = {"cell": game.board.name(move.a)}
    if not mat.kind.towns_over_river:
        return Refusal("TM-127", "no-connection", names)
    if mat.town_rivers >> move.a & 1:
        return Refusal("TM-127", "river-used", names)
    if not rivers(game, seat) >> move.a & 1:
        return Refusal("TM-302", "no-town-there", names)
    return None


def connect(game: State, seat: int, river: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.town_rivers |= 1 << river
    if events is not None:
        events.append(Event("connected", seat, "TM-302", {"cell": game.board.name(river)}))
    beside = game.board.near[river] & mat.own
    look(game, seat, beside & -beside, events)


# Tiles


def options(game: State, out: list[Move]) -> None:
    for tile, left in enumerate(game.towns_left):
        if left:
            out.append(TOWNS[tile])


def refuse(game: State, move: Move) -> Refusal | None:
    if game.towns_left[move.a] == 0:
        return Refusal("TM-013", "no-tile-left", {"tile": Name(f"town-{TOWN_TILES[move.a].id}")})
    return None


def take(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    """A tile for a town that was founded: points, keys, and what it shows."""
    mat = game.mats[seat]
    kind = mat.kind
    tile = TOWN_TILES[number]
    mat.settle(DUE_TOWN)
    mat.towns = [*mat.towns, number]
    game.towns_left = game.towns_left[:]
    game.towns_left[number] -= 1
    if events is not None:
        events.append(Event("town-tile-taken", seat, "TM-124", {"tile": Name(f"town-{tile.id}")}))
    game.score(seat, TOWN, tile.points, events)
    game.deed(seat, DEED_TOWN, 1, events)
    game.score(seat, ABILITY, kind.town_points, events, kind.rule)
    mat.workers += kind.town_workers
    mat.keys += tile.keys
    game.gain(seat, tile.gains, "TM-128", events)
    for cult in range(len(CULTS)):
        game.climb(seat, cult, tile.steps, events)
    if tile.ships:
        mat.owe(DUE_SHIP_MAY, tile.ships)
    game.use_keys(seat, events)

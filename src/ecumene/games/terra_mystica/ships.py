"""Ports, and ships that are placed (TM-038 to TM-040, TM-193 to TM-198)."""

from __future__ import annotations

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.moves import add
from ecumene.games.terra_mystica.pending import DUE_SHIP, DUE_SHIP_MAY, DUE_YARD_SHIP
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import DWELLING, SHIPYARD
from ecumene.parts.hexes import cells_in


def port_cells(game: State, seat: int) -> int:
    """Own dwellings where the port may be placed: at the river, but warehouses anywhere (TM-038, TM-040)."""
    mat = game.mats[seat]
    if not game.merchants or mat.port >= 0:
        return 0
    cells = mat.buildings[DWELLING]
    return cells if mat.kind.skips else cells & game.board.shore


def refuse_port(game: State, seat: int, move: Move) -> Refusal | None:
    if port_cells(game, seat) >> move.a & 1:
        return None
    return Refusal("TM-038", "no-port-there", {"cell": game.board.name(move.a)})


def place_port(game: State, seat: int, cell: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.port = cell
    if events is not None:
        events.append(Event("port-placed", seat, "TM-038", {"cell": game.board.name(cell)}))


def places(game: State, seat: int, beside_yard: bool) -> int:
    """Where a ship may be placed: river beside the port or the shipyard; merchants on those cells (TM-194, TM-254)."""
    mat = game.mats[seat]
    if not game.can_place_ship(seat):
        return 0
    cells = mat.buildings[SHIPYARD]
    if not beside_yard and mat.port >= 0:
        cells |= 1 << mat.port
    if mat.kind.skips:
        return cells
    found = 0
    for cell in cells_in(cells):
        found |= game.board.water[cell]
    return found


def ship_due(game: State, seat: int) -> int:
    """Which kind of ship is placed next: those that must be come first (TM-401). -1 if none is due."""
    due = game.mats[seat].due
    for kind in (DUE_YARD_SHIP, DUE_SHIP, DUE_SHIP_MAY):
        if due[kind]:
            return kind
    return -1


def open_places(game: State, seat: int) -> int:
    """Where the next ship that is due may go; none if nothing is due or nothing is open."""
    kind = ship_due(game, seat)
    return 0 if kind < 0 else places(game, seat, kind == DUE_YARD_SHIP)


def lose_unplaceable(game: State, seat: int) -> None:
    """Ships that cannot be placed are lost (TM-050, TM-340)."""
    mat = game.mats[seat]
    while ship_due(game, seat) >= 0 and open_places(game, seat) == 0:
        mat.drop(ship_due(game, seat))


def options(game: State, seat: int, out: list[Move]) -> None:
    add(open_places(game, seat), game.cell_moves.ships, out)


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    names: Arguments = {"cell": game.board.name(move.a)}
    if ship_due(game, seat) < 0:
        return Refusal("TM-193", "no-ship-due")
    if open_places(game, seat) >> move.a & 1:
        return None
    return Refusal("TM-198" if ship_due(game, seat) == DUE_YARD_SHIP else "TM-194", "no-ship-there", names)


def place(game: State, seat: int, cell: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.settle(ship_due(game, seat))
    put(game, seat, cell, events)
    lose_unplaceable(game, seat)


def put(game: State, seat: int, cell: int, events: list[Event] | None) -> None:
    """A ship comes onto the map."""
    mat = game.mats[seat]
    mat.ships = sorted([*mat.ships, cell])
    if events is not None:
        events.append(Event("ship-placed", seat, "TM-194", {"cell": game.board.name(cell)}))

"""Broken invariants by name: what is conserved, whatever is played."""

from __future__ import annotations

from ecumene.games.terra_mystica.state import SEAT_WORDS, State
from ecumene.games.terra_mystica.tiles import (
    BRIDGES_OWNED,
    BUILDINGS,
    CULT_TOP,
    CULTS,
    FAVOUR_TILES,
    OWNED,
    PRIESTS_OWNED,
    SHIPS_OWNED,
    TOWN_TILES,
    TRADE_MARKERS,
)
from ecumene.parts.hexes import count


def found(game: State) -> list[str]:
    names: list[str] = []
    taken = 0
    for seat, mat in enumerate(game.mats):
        names += _of_mat(game, seat)
        if taken & mat.own:
            names.append("shared-cell")
        taken |= mat.own
    if taken != game.occupied:
        names.append("occupied")
    total = 0
    for mask in game.ground:
        if total & mask:
            names.append("two-terrains")
        total |= mask
    if game.ground and total != game.board.land:
        names.append("terrain")
    for cult in range(len(CULTS)):
        if len([mat for mat in game.mats if mat.cults[cult] == CULT_TOP]) > 1:
            names.append("two-on-top")
    held = [mat.bonus for mat in game.mats if mat.bonus >= 0]
    if len(set(held + game.pool)) != len(held) + len(game.pool):
        names.append("bonus-tiles")
    for tile in TOWN_TILES:
        if game.towns_left[tile.number] < 0:
            names.append("town-tiles")
    for favour in FAVOUR_TILES:
        owners = len([mat for mat in game.mats if mat.holds(favour.number)])
        if game.favours_left[favour.number] + owners not in (favour.copies, 0):
            names.append("favour-tiles")
    return names


def _of_mat(game: State, seat: int) -> list[str]:
    mat = game.mats[seat]
    names: list[str] = []
    if min(mat.bowls.one, mat.bowls.two, mat.bowls.three) < 0:
        names.append("power-tokens")
    if min(mat.coins, mat.workers, mat.priests, mat.keys, mat.vp) < 0:
        names.append("stock")
    if mat.vp != sum(mat.points):
        names.append("points")
    own = 0
    for building in range(len(BUILDINGS)):
        cells = mat.buildings[building]
        if own & cells or count(cells) > OWNED[building]:
            names.append("buildings")
        own |= cells
    if own != mat.own:
        names.append("own-cells")
    if mat.faction >= 0 and own & ~game.ground[mat.terrain]:
        names.append("foreign-terrain")
    if mat.towned & ~own:
        names.append("town-without-buildings")
    if mat.priests_sent != len([owner for owner in game.orders if owner == seat]):
        names.append("priests-sent")
    if mat.faction >= 0 and mat.priests + mat.priests_sent > PRIESTS_OWNED:
        names.append("priests")
    if mat.bridges + len([bridge for bridge in game.bridges if bridge % SEAT_WORDS == seat]) != BRIDGES_OWNED:
        names.append("bridges")
    if len(mat.ships) > SHIPS_OWNED or count(mat.traded) > TRADE_MARKERS:
        names.append("ships")
    if min(mat.due) < 0:
        names.append("choices")
    return names

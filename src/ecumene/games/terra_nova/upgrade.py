"""Action: upgrade a building (TN-140 to TN-152)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions import DRUIDS, IFRITS, LEPRECHAUNS, SAND_CATS, SEAFARERS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    FACTORY_UPGRADES,
    LEFT_UPGRADES,
    RIGHT_UPGRADES,
    TO_FACTORY,
    TO_LEFT,
    UPGRADES,
)
from ecumene.games.terra_nova.points import DRUIDS_UPGRADE
from ecumene.games.terra_nova.rulings import too_dear
from ecumene.games.terra_nova.tiles import (
    CAT_FACTORY_ALONE,
    CAT_FACTORY_BESIDE,
    DEED_FACTORY,
    DEED_PALACE,
    FACTORY_ALONE,
    FACTORY_BESIDE,
    PALACE,
)
from ecumene.parts.hexes import cell_name, cells_in


def factory_price(game: TerraNova, seat: int, cell: int) -> int:
    """Cheaper beside a building of somebody else, and for Sand Cats with the left palace (TN-141, TN-326)."""
    cats = game.mats[seat].has_left(SAND_CATS)
    if game.foreign_neighbour(seat, cell):
        return CAT_FACTORY_BESIDE if cats else FACTORY_BESIDE
    return CAT_FACTORY_ALONE if cats else FACTORY_ALONE


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    if mat.factories_left > 0 and mat.coins >= CAT_FACTORY_BESIDE:
        dear = mat.coins >= FACTORY_ALONE
        for cell in cells_in(mat.houses):
            if dear or factory_price(game, seat, cell) <= mat.coins:
                out.append(FACTORY_UPGRADES[cell])
    if mat.coins >= PALACE and mat.factories:
        for cell in cells_in(mat.factories):
            if mat.left < 0:
                out.append(LEFT_UPGRADES[cell])
            if mat.right < 0:
                out.append(RIGHT_UPGRADES[cell])


def refuse_pieces(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    """Everything but the price."""
    mat = game.mats[seat]
    cell: dict[str, int | str] = {"cell": cell_name(move.a)}
    if not mat.own >> move.a & 1:
        return Refusal("TN-140", "not-your-building", cell)
    if move.b == TO_FACTORY:
        if not mat.houses >> move.a & 1:
            return Refusal("TN-140", "not-a-house", cell)
        return None if mat.factories_left > 0 else Refusal("TN-144", "no-factory")
    if not mat.factories >> move.a & 1:
        return Refusal("TN-140", "not-a-factory", cell)
    if (mat.left if move.b == TO_LEFT else mat.right) >= 0:
        return Refusal("TN-145", "palace-built", {"building": UPGRADES[move.b]})
    return None


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    refusal = refuse_pieces(game, seat, move)
    if refusal is not None:
        return refusal
    deed: dict[str, int | str] = {"deed": "upgrade", "cell": cell_name(move.a), "building": UPGRADES[move.b]}
    if move.b == TO_FACTORY:
        rule = "TN-326" if game.mats[seat].has_left(SAND_CATS) else "TN-141"
        return too_dear(game, seat, factory_price(game, seat, move.a), rule, deed)
    return too_dear(game, seat, PALACE, "TN-142", deed)


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> bool:
    """Pay for the upgrade and make it. True if the Ifrits' free cell comes before the neighbours' power (TN-116)."""
    mat = game.mats[seat]
    if move.b == TO_FACTORY:
        mat.coins -= factory_price(game, seat, move.a)
        put_factory(game, seat, move.a, events)
        return False
    mat.coins -= PALACE
    return put_palace(game, seat, move.a, move.b, events)


def put_factory(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """A factory in the place of a house, or directly on its cell (Inventors); both count as the upgrade."""
    mat = game.mats[seat]
    mat.houses &= ~(1 << cell)
    mat.factories |= 1 << cell
    mat.own |= 1 << cell
    if events is not None:
        events.append(Event("upgraded", seat, "TN-140", {"cell": cell_name(cell), "building": "factory"}))
    game.deed(seat, DEED_FACTORY, 1, events)
    if mat.has_right(DRUIDS):
        game.score(seat, DRUIDS_UPGRADE, 3, events)
    game.upgraded(seat, cell, events)


def put_palace(game: TerraNova, seat: int, cell: int, side: int, events: list[Event] | None) -> bool:
    mat = game.mats[seat]
    mat.factories &= ~(1 << cell)
    if side == TO_LEFT:
        mat.left = cell
    else:
        mat.right = cell
    if events is not None:
        events.append(Event("upgraded", seat, "TN-145", {"cell": cell_name(cell), "building": UPGRADES[side]}))
    game.deed(seat, DEED_PALACE, 1, events)
    if side == TO_LEFT:
        if mat.faction == SEAFARERS:
            game.sail(seat, events)
        elif mat.faction == LEPRECHAUNS:
            game.gain_power(seat, 6, "TN-317", events)
        elif mat.faction == IFRITS:
            return True
    game.upgraded(seat, cell, events)
    return False

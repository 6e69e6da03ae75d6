"""Action: upgrade a building (TN-140 to TN-152)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.ability import NOTHING
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    TO_FACTORY,
    TO_LEFT,
    UPGRADES,
    add,
)
from ecumene.games.terra_nova.refusals import lacks_coins
from ecumene.games.terra_nova.tiles import (
    DEED_FACTORY,
    DEED_PALACE,
    PALACE,
)
from ecumene.parts.hexes import cells_in


def factory_price(game: TerraNova, seat: int, cell: int) -> int:
    """Cheaper beside a building of somebody else, and by an ability (TN-141, TN-326)."""
    in_force = game.mats[seat].in_force
    return in_force.factory_beside if game.foreign_neighbour(seat, cell) else in_force.factory_alone


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    on = game.cell_moves
    if mat.factories_left > 0 and mat.coins >= mat.in_force.factory_beside:
        if mat.coins >= mat.in_force.factory_alone:
            add(mat.houses, on.to_factories, out)
        else:
            for cell in cells_in(mat.houses):
                if game.foreign_neighbour(seat, cell):
                    out.append(on.to_factories[cell])
    if mat.coins >= PALACE and mat.factories:
        for cell in cells_in(mat.factories):
            if mat.left < 0:
                out.append(on.to_left_palaces[cell])
            if mat.right < 0:
                out.append(on.to_right_palaces[cell])


def refuse_pieces(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    """Everything but the price."""
    mat = game.mats[seat]
    cell: Arguments = {"cell": game.land.name(move.a)}
    if not mat.own >> move.a & 1:
        return Refusal("TN-140", "not-your-building", cell)
    if move.b == TO_FACTORY:
        if not mat.houses >> move.a & 1:
            return Refusal("TN-140", "not-a-house", cell)
        return None if mat.factories_left > 0 else Refusal("TN-144", "no-factory")
    if not mat.factories >> move.a & 1:
        return Refusal("TN-140", "not-a-factory", cell)
    if (mat.left if move.b == TO_LEFT else mat.right) >= 0:
        return Refusal("TN-145", "palace-built", {"building": Name(UPGRADES[move.b])})
    return None


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    refusal = refuse_pieces(game, seat, move)
    if refusal is not None:
        return refusal
    deed: Arguments = {"deed": "upgrade", "cell": game.land.name(move.a), "building": Name(UPGRADES[move.b])}
    if move.b == TO_FACTORY:
        rule = game.mats[seat].in_force.factory_rule
        return lacks_coins(game, seat, factory_price(game, seat, move.a), rule, deed)
    return lacks_coins(game, seat, PALACE, "TN-142", deed)


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> int:
    """Pay for the upgrade and make it. What a palace asks at once comes before the neighbours' power (TN-116)."""
    mat = game.mats[seat]
    if move.b == TO_FACTORY:
        mat.coins -= factory_price(game, seat, move.a)
        put_factory(game, seat, move.a, events)
        return NOTHING
    mat.coins -= PALACE
    return put_palace(game, seat, move.a, move.b, events)


def put_factory(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """A factory in the place of a house, or directly on its cell (TN-319); both count as the upgrade."""
    mat = game.mats[seat]
    upgraded = bool(mat.houses >> cell & 1)
    mat.put_factory(cell)
    game.occupied |= 1 << cell
    if events is not None and upgraded:
        events.append(Event("upgraded", seat, "TN-140", {"cell": game.land.name(cell), "building": Name("factory")}))
    game.deed(seat, DEED_FACTORY, 1, events)
    for ability in mat.in_force.abilities:
        game.score(seat, ability.source, ability.factory_points, events)
    game.upgraded(seat, cell, events)


def put_palace(game: TerraNova, seat: int, cell: int, side: int, events: list[Event] | None) -> int:
    """Returns what the palace asks at once; neighbours' power waits for the answer."""
    mat = game.mats[seat]
    mat.put_palace(cell, side == TO_LEFT)
    if events is not None:
        events.append(
            Event("upgraded", seat, "TN-145", {"cell": game.land.name(cell), "building": Name(UPGRADES[side])})
        )
    game.deed(seat, DEED_PALACE, 1, events)
    palace = mat.kind.left if side == TO_LEFT else mat.kind.right
    palace.palace_built(game, seat, events)
    if palace.at_once == NOTHING:
        game.upgraded(seat, cell, events)
    return palace.at_once

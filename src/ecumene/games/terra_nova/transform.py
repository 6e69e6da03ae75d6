"""Action: transform and build (TN-120 to TN-133), also with free spades."""

from __future__ import annotations

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import BUILD, add
from ecumene.games.terra_nova.refusals import lacks_coins, not_home, out_of_reach
from ecumene.games.terra_nova.tiles import HOUSE, SPADE
from ecumene.parts.hexes import cells_in


def build_options(game: TerraNova, seat: int, out: list[Move]) -> None:
    """A house on free home terrain in reach."""
    mat = game.mats[seat]
    if mat.coins >= HOUSE and mat.houses_left > 0:
        add(game.reach(seat) & game.free() & game.ground[mat.home], game.cell_moves.builds, out)


def spade_cells(game: TerraNova, seat: int) -> tuple[int, int]:
    """Free cells in reach that need one spade, and those that need two."""
    mat = game.mats[seat]
    cells = game.reach(seat) & game.free() & ~game.ground[mat.home]
    if mat.in_force.spades_at_most == 1:
        return cells, 0
    beside = game.ground[(mat.home + 1) % 5] | game.ground[(mat.home + 4) % 5]
    return cells & beside, cells & ~beside


def transform_options(game: TerraNova, seat: int, free: int, out: list[Move]) -> None:
    """A cell made home with some free spades and the rest bought, with a house on it or without."""
    mat = game.mats[seat]
    if free == 0 and mat.coins < SPADE:
        return
    one, two = spade_cells(game, seat)
    if one:
        _transforms(game, mat, one, SPADE if free < 1 else 0, out)
    if two:
        _transforms(game, mat, two, SPADE * (2 - free), out)


def _transforms(game: TerraNova, mat: Mat, cells: int, coins: int, out: list[Move]) -> None:
    """Cells that are made home for so many coins."""
    if coins <= mat.coins:
        if mat.houses_left > 0 and coins + HOUSE <= mat.coins:
            for cell in cells_in(cells):
                out.append(game.cell_moves.transforms[cell])
                out.append(game.cell_moves.transform_builds[cell])
        else:
            add(cells, game.cell_moves.transforms, out)


def can_transform(game: TerraNova, seat: int, free: int) -> bool:
    """Is there a cell for an action with free spades?"""
    one, two = spade_cells(game, seat)
    return bool(one or (two and game.mats[seat].coins >= SPADE * (2 - free)))


def no_house(game: TerraNova, seat: int, rule: str = "TN-122") -> Refusal | None:
    """A house must stand on the mat."""
    return None if game.mats[seat].houses_left > 0 else Refusal(rule, "no-house")


def house_on(game: TerraNova, cell: int) -> Arguments:
    """What a refusal says about a house too dear."""
    return {"deed": "build", "cell": game.land.name(cell)}


def refuse_build(game: TerraNova, seat: int, cell: int) -> Refusal | None:
    refusal = out_of_reach(game, seat, cell) or not_home(game, seat, cell, "TN-120", game.spades(seat, cell))
    return refusal or no_house(game, seat) or lacks_coins(game, seat, HOUSE, "TN-122", house_on(game, cell))


def refuse_transform(game: TerraNova, seat: int, move: Move, free: int) -> Refusal | None:
    """`free` spades come with the action; exchange is a way out only before the action has begun."""
    cell = move.a
    refusal = out_of_reach(game, seat, cell)
    if refusal is not None:
        return refusal
    spades = game.spades(seat, cell)
    if spades == 0:
        return Refusal("TN-129", "already-home", {"cell": game.land.name(cell)})
    coins = SPADE * max(0, spades - free)
    deed: Arguments = {"deed": "transform", "cell": game.land.name(cell), "spades": spades, "free": free}
    refusal = lacks_coins(game, seat, coins, "TN-123" if spades == 1 else "TN-132", deed, exchange=free == 0)
    if refusal is None and move.b:
        refusal = no_house(game, seat, "TN-131") or lacks_coins(
            game, seat, coins + HOUSE, "TN-122", {**deed, "deed": "transform-build"}, exchange=free == 0
        )
    return refusal


def take(game: TerraNova, seat: int, move: Move, free: int, events: list[Event] | None) -> None:
    """Carry out `build` or `transform`."""
    cell = move.a
    if move.verb == BUILD:
        build(game, seat, cell, events)
        return
    spades = game.spades(seat, cell)
    game.mats[seat].coins -= SPADE * max(0, spades - free)
    game.make_home(seat, cell, spades, events)
    if move.b:
        build(game, seat, cell, events)


def build(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """A house for its normal price."""
    game.mats[seat].coins -= HOUSE
    game.put_house(seat, cell, "TN-122", events)

"""Action: special action (TN-200 to TN-205): the spade bonus tile and three palaces."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions import LAKE, SEAFARERS, SUN_WORSHIPPERS, WATER_SPRITES
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import ON_BONUS, ON_PALACE, SPECIAL_MOVES, SPECIALS
from ecumene.games.terra_nova.tiles import BONUS_TILES
from ecumene.games.terra_nova.transform import can_transform
from ecumene.parts.hexes import cells_in


def has_action(game: TerraNova, seat: int, where: int) -> bool:
    """Does the seat own that special action now?"""
    mat = game.mats[seat]
    if where == ON_BONUS:
        return BONUS_TILES[mat.bonus].spade
    return mat.has_left(WATER_SPRITES) or mat.has_left(SUN_WORSHIPPERS) or mat.has_right(SEAFARERS)


def lake_cells(game: TerraNova) -> int:
    """Water Sprites: any free lake, near or far (TN-300)."""
    return game.free() & game.ground[LAKE]


def sunny_cells(game: TerraNova, seat: int) -> int:
    """Sun Worshippers: free land that shares a side with an own building and is not home yet (TN-324, TN-331)."""
    mat = game.mats[seat]
    mask = 0
    for cell in cells_in(mat.own):
        mask |= game.land.near[cell]
    return mask & game.free() & ~game.ground[mat.home]


def can_be_done(game: TerraNova, seat: int, where: int) -> bool:
    """Can the effect be carried out (TN-205)?"""
    mat = game.mats[seat]
    if where == ON_BONUS:
        return can_transform(game, seat, 1)
    if mat.faction == WATER_SPRITES:
        return mat.houses_left > 0 and bool(lake_cells(game))
    if mat.faction == SUN_WORSHIPPERS:
        return bool(sunny_cells(game, seat))
    return bool(mat.houses) and mat.factories_left > 0


def is_used(game: TerraNova, seat: int, where: int) -> bool:
    mat = game.mats[seat]
    return mat.bonus_used if where == ON_BONUS else mat.palace_used


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    for where in (ON_BONUS, ON_PALACE):
        if has_action(game, seat, where) and not is_used(game, seat, where) and can_be_done(game, seat, where):
            out.append(SPECIAL_MOVES[where])


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    name: dict[str, int | str] = {"action": f"special-{SPECIALS[move.a]}"}
    if not has_action(game, seat, move.a):
        return Refusal("TN-201", "no-special", name)
    if is_used(game, seat, move.a):
        return Refusal("TN-200", "action-used", name)
    return None if can_be_done(game, seat, move.a) else Refusal("TN-205", "no-target", name)


def take(game: TerraNova, seat: int, where: int, events: list[Event] | None) -> None:
    """Lay the X; the effect follows."""
    mat = game.mats[seat]
    if where == ON_BONUS:
        mat.bonus_used = True
    else:
        mat.palace_used = True
    if events is not None:
        events.append(Event("special-action", seat, "TN-200", {"action": f"special-{SPECIALS[where]}"}))

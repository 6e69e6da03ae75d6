"""Towns: which groups found one, the choice of the tile, and the Seafarers' towns over the river (TN-260 to TN-277)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova.factions import SEAFARERS, WATER_SPRITES
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import DECLINE, DECLINES, TOWN, NovaMove
from ecumene.games.terra_nova.points import SPRITES_TOWN, TOWN_TILE
from ecumene.games.terra_nova.rulings import not_now
from ecumene.games.terra_nova.tiles import DEED_TOWN, TOWN_BUILDINGS, TOWN_TILES
from ecumene.parts.hexes import cell_name, cells_in


def value(game: TerraNova, seat: int, group: int) -> int:
    """House 1, factory 2, palace 3 (TN-260)."""
    mat = game.mats[seat]
    palaces = (mat.left >= 0 and group >> mat.left & 1) + (mat.right >= 0 and group >> mat.right & 1)
    return (group & mat.houses).bit_count() + 2 * (group & mat.factories).bit_count() + 3 * palaces


def large_enough(game: TerraNova, seat: int, group: int) -> bool:
    return group.bit_count() >= TOWN_BUILDINGS and value(game, seat, group) >= game.town_value(seat)


def loose(game: TerraNova, seat: int) -> list[int]:
    """Settlements that belong to no town."""
    towned = game.mats[seat].towned
    return [group for group in game.settlements(seat) if not group & towned]


def due(game: TerraNova, seat: int) -> list[int]:
    """Groups that found a town now, each known by its first cell."""
    mat = game.mats[seat]
    if mat.towns == 0 or mat.own.bit_count() < TOWN_BUILDINGS:
        return []
    return [group for group in loose(game, seat) if large_enough(game, seat, group)]


def across(game: TerraNova, groups: list[int], river: int) -> int:
    """Those of the loose groups that touch one river cell, taken together (TN-304)."""
    joined = 0
    for group in groups:
        if group & game.land.near[river]:
            joined |= group
    return joined


def rivers(game: TerraNova, seat: int) -> list[int]:
    """River cells over which the Seafarers could found a town now."""
    mat = game.mats[seat]
    if mat.faction != SEAFARERS or mat.towns == 0 or mat.own.bit_count() < TOWN_BUILDINGS:
        return []
    groups = loose(game, seat)
    open_water = cells_in(game.land.river & ~game.river_towns)
    return [cell for cell in open_water if large_enough(game, seat, across(game, groups, cell))]


def tile_moves(game: TerraNova, seat: int, cells: list[int]) -> list[Move]:
    towns = game.mats[seat].towns
    moves: list[Move] = []
    for cell in cells:
        for tile in range(len(TOWN_TILES)):
            if towns >> tile & 1:
                moves.append(NovaMove(TOWN, tile, cell))
    return moves


def found(game: TerraNova, seat: int, tile: int, group: int, where: int, events: list[Event] | None) -> None:
    """Found a town with its tile on a cell, and take what the tile gives."""
    mat = game.mats[seat]
    town = TOWN_TILES[tile]
    mat.towns &= ~(1 << tile)
    mat.towned |= group
    mat.town_cells[tile] = where
    if events is not None:
        names: dict[str, int | str] = {"tile": f"town-{town.id}", "cell": cell_name(where)}
        events.append(Event("town-founded", seat, "TN-261", names))
    game.score(seat, TOWN_TILE, town.points, events)
    game.deed(seat, DEED_TOWN, 1, events)
    if mat.faction == WATER_SPRITES:
        game.score(seat, SPRITES_TOWN, 4, events)
    game.gain_coins(seat, town.coins, "TN-270", events)
    game.gain_power(seat, town.power, "TN-270", events)
    if town.sailing:
        game.sail(seat, events)


class FoundTowns(Step[TerraNova]):
    """After the own action: towns found themselves, only the tile is chosen (TN-261, TN-275)."""

    __slots__ = ("founder",)

    name: ClassVar[str] = "found-towns"

    def __init__(self, seat: int = NOBODY, founder: int = 0) -> None:
        super().__init__(seat)
        self.founder = founder

    def args(self) -> tuple[int, ...]:
        return (self.founder,)

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if due(game, self.founder):
            game.push(self)
            game.push(ChooseTownTile(self.founder))
        elif rivers(game, self.founder):
            game.push(ChooseRiverTown(self.founder))


class ChooseTownTile(Step[TerraNova]):
    """Which of the own unused tiles, and for which group if several are due (TN-262, TN-269)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-town-tile"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        return tile_moves(game, self.seat, [(group & -group).bit_length() - 1 for group in due(game, self.seat)])

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != TOWN:
            return not_now("TN-261" if move.verb == DECLINE else "TN-276", self.name)
        if not game.mats[self.seat].towns >> move.a & 1:
            return Refusal("TN-263", "town-tile-used", {"tile": f"town-{TOWN_TILES[move.a].id}"})
        firsts = [(group & -group).bit_length() - 1 for group in due(game, self.seat)]
        if move.b not in firsts:
            return Refusal("TN-262", "town-place", {"cell": cell_name(move.b), "allowed": cell_name(firsts[0])})
        return None

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        for group in due(game, self.seat):
            if group & -group == 1 << move.b:
                found(game, self.seat, move.a, group, move.b, events)
                return


class ChooseRiverTown(Step[TerraNova]):
    """Seafarers: a town over one river cell, if wanted (TN-302, TN-304)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-river-town"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        return [*tile_moves(game, self.seat, rivers(game, self.seat)), DECLINES]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb == DECLINE:
            return None
        if move.verb != TOWN:
            return not_now("TN-304", self.name)
        if not game.mats[self.seat].towns >> move.a & 1:
            return Refusal("TN-263", "town-tile-used", {"tile": f"town-{TOWN_TILES[move.a].id}"})
        places = rivers(game, self.seat)
        if move.b not in places:
            return Refusal("TN-304", "town-place", {"cell": cell_name(move.b), "allowed": cell_name(places[0])})
        return None

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOWN:
            group = across(game, loose(game, self.seat), move.b)
            game.river_towns |= 1 << move.b
            found(game, self.seat, move.a, group, move.b, events)
            game.push(FoundTowns(NOBODY, self.seat))

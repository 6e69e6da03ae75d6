"""Towns: which groups found one, the choice of the tile, and towns over the river (TN-260 to TN-277)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.game import MOST_SEATS
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import DECLINE, DECLINES, TOWN
from ecumene.games.terra_nova.points import TOWN_TILE
from ecumene.games.terra_nova.tiles import DEED_TOWN, TOWN_BUILDINGS, TOWN_TILES
from ecumene.parts.hexes import cells_in, count


def large_enough(game: TerraNova, seat: int, group: int) -> bool:
    return count(group) >= TOWN_BUILDINGS and game.mats[seat].value(group) >= game.town_value(seat)


def loose(game: TerraNova, seat: int) -> list[int]:
    """Settlements that belong to no town."""
    towned = game.mats[seat].towned
    return [group for group in game.settlements(seat) if not group & towned]


def due(game: TerraNova, seat: int) -> list[int]:
    """Groups that found a town now, each known by its first cell."""
    mat = game.mats[seat]
    if mat.towns == 0 or mat.buildings < TOWN_BUILDINGS:
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
    """River cells over which the seat could found a town now; none without the ability (TN-302)."""
    mat = game.mats[seat]
    if not mat.in_force.towns_over_river or mat.towns == 0 or mat.buildings < TOWN_BUILDINGS:
        return []
    groups = loose(game, seat)
    found: list[int] = []
    for cell in range(game.land.land_size, game.land.size):
        if game.river_towns >> cell & 1 or not game.land.near[cell] & mat.own:
            continue
        if large_enough(game, seat, across(game, groups, cell)):
            found.append(cell)
    return found


def places(game: TerraNova, seat: int) -> list[int]:
    """Where a town tile may be laid for the towns that are due: under any building of a group (TN-262)."""
    if game.rules < 2:
        return [(group & -group).bit_length() - 1 for group in due(game, seat)]
    buildings = 0
    for group in due(game, seat):
        buildings |= group
    return cells_in(buildings)


def tile_moves(game: TerraNova, seat: int, cells: list[int]) -> list[Move]:
    towns = game.mats[seat].towns
    moves: list[Move] = []
    for cell in cells:
        for tile in range(len(TOWN_TILES)):
            if towns >> tile & 1:
                moves.append(game.cell_moves.towns[tile][cell])
    return moves


def not_there(game: TerraNova, cell: int, allowed: list[int], rule: str) -> Refusal | None:
    """A town tile goes only where a town is due; the refusal names all those cells."""
    if cell in allowed:
        return None
    names = ", ".join([game.land.name(place) for place in allowed])
    return Refusal(rule, "town-place", {"cell": game.land.name(cell), "allowed": names})


def found(game: TerraNova, seat: int, tile: int, group: int, where: int, events: list[Event] | None) -> None:
    """Found a town with its tile on a cell, and take what the tile gives."""
    mat = game.mats[seat]
    town = TOWN_TILES[tile]
    mat.towns &= ~(1 << tile)
    mat.towned |= group
    mat.town_cells = mat.town_cells[:]
    mat.town_cells[tile] = where
    if events is not None:
        names: Arguments = {"tile": Name(f"town-{town.id}"), "cell": game.land.name(where)}
        events.append(Event("town-founded", seat, "TN-261", names))
    game.score(seat, TOWN_TILE, town.points, events)
    game.deed(seat, DEED_TOWN, 1, events)
    for ability in mat.in_force.abilities:
        game.score(seat, ability.source, ability.town_points, events)
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


#: By founder. It asks nobody, so the same one will do in every turn; a turn is known by its own step.
FOUND_TOWNS: Final[list[FoundTowns]] = [FoundTowns(NOBODY, seat) for seat in range(MOST_SEATS)]


class ChooseTownTile(Step[TerraNova]):
    """Which of the own unused tiles, and under which building of a group that is due (TN-262, TN-269)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-town-tile"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        return tile_moves(game, self.seat, places(game, self.seat))

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != TOWN:
            return not_now("TN-261" if move.verb == DECLINE else "TN-276", self.name)
        if not game.mats[self.seat].towns >> move.a & 1:
            return Refusal("TN-263", "town-tile-used", {"tile": Name(f"town-{TOWN_TILES[move.a].id}")})
        return not_there(game, move.b, places(game, self.seat), "TN-262")

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        for group in due(game, self.seat):
            if group >> move.b & 1:
                found(game, self.seat, move.a, group, move.b, events)
                return


class ChooseRiverTown(Step[TerraNova]):
    """A town over one river cell, if wanted (TN-302, TN-304)."""

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
            return Refusal("TN-263", "town-tile-used", {"tile": Name(f"town-{TOWN_TILES[move.a].id}")})
        return not_there(game, move.b, rivers(game, self.seat), "TN-304")

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOWN:
            group = across(game, loose(game, self.seat), move.b)
            game.river_towns |= 1 << move.b
            found(game, self.seat, move.a, group, move.b, events)
            game.push(FOUND_TOWNS[self.seat])

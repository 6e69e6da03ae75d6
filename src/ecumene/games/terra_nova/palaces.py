"""What palaces ask: the special actions of three factions, and the Ifrits' claim at the edge."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova import (
    special_actions,
    transform,
    upgrade,
)
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    BUILD,
    BUILDS,
    DECLINE,
    DECLINES,
    FACTORY_UPGRADES,
    TO_FACTORY,
    TRANSFORM,
    TRANSFORM_BUILDS,
    TRANSFORMS,
    UPGRADE,
)
from ecumene.games.terra_nova.rulings import amid, not_free, too_dear
from ecumene.games.terra_nova.tiles import (
    HOUSE,
)
from ecumene.parts.hexes import cell_name, cells_in


class LakeHouse(Step[TerraNova]):
    """Water Sprites' left palace: a free house on any free lake (TN-300, TN-301)."""

    __slots__ = ()

    name: ClassVar[str] = "lake-house"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        return [BUILDS[cell] for cell in cells_in(special_actions.lake_cells(game))]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != BUILD:
            return amid(move, "TN-300", self.name)
        refusal = not_free(game, move.a)
        if refusal is None and not special_actions.lake_cells(game) >> move.a & 1:
            return Refusal("TN-300", "not-lake", {"cell": cell_name(move.a)})
        return refusal

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        game.put_house(self.seat, move.a, "TN-300", events)


class FreeFactory(Step[TerraNova]):
    """Seafarers' right palace: one house becomes a factory for free (TN-303, TN-330)."""

    __slots__ = ()

    name: ClassVar[str] = "free-factory"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        return [FACTORY_UPGRADES[cell] for cell in cells_in(game.mats[self.seat].houses)]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != UPGRADE or move.b != TO_FACTORY:
            return amid(move, "TN-303", self.name)
        return upgrade.refuse_pieces(game, self.seat, move)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        upgrade.put_factory(game, self.seat, move.a, events)


class SunnyCell(Step[TerraNova]):
    """Sun Worshippers' left palace: a cell beside an own building becomes desert without spades (TN-323)."""

    __slots__ = ()

    name: ClassVar[str] = "sunny-cell"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        mat = game.mats[self.seat]
        house = mat.houses_left > 0 and mat.coins >= HOUSE
        moves: list[Move] = []
        for cell in cells_in(special_actions.sunny_cells(game, self.seat)):
            moves.append(TRANSFORMS[cell])
            if house:
                moves.append(TRANSFORM_BUILDS[cell])
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        seat, cell = self.seat, move.a
        if move.verb != TRANSFORM:
            return amid(move, "TN-323", self.name)
        refusal = not_free(game, cell)
        if refusal is not None:
            return refusal
        if game.spades(seat, cell) == 0:
            return Refusal("TN-331", "already-home", {"cell": cell_name(cell)})
        if not special_actions.sunny_cells(game, seat) >> cell & 1:
            return Refusal("TN-324", "no-shared-side", {"cell": cell_name(cell)})
        if move.b:
            deed = transform.house_on(cell)
            return transform.no_house(game, seat) or too_dear(game, seat, HOUSE, "TN-122", deed, exchange=False)
        return None

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        game.make_home(self.seat, move.a, 0, events)
        if move.b:
            transform.build(game, self.seat, move.a, events)


class ClaimEdge(Step[TerraNova]):
    """Ifrits' left palace, once: a free cell at the edge becomes home and gets a house, if wanted (TN-308, TN-310)."""

    __slots__ = ()

    name: ClassVar[str] = "claim-edge"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        mat = game.mats[self.seat]
        cells = game.free() & game.land.edge
        moves: list[Move] = [DECLINES]
        if mat.houses_left > 0:
            moves += [BUILDS[cell] for cell in cells_in(cells)]
        else:
            moves += [TRANSFORMS[cell] for cell in cells_in(cells & ~game.ground[mat.home])]
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        mat = game.mats[self.seat]
        if move.verb == DECLINE:
            return None
        if move.verb not in (BUILD, TRANSFORM) or (move.verb == TRANSFORM and move.b):
            return amid(move, "TN-308", self.name)
        if move.verb == BUILD and mat.houses_left == 0:
            return Refusal("TN-310", "no-house")
        if move.verb == TRANSFORM and mat.houses_left > 0:
            return Refusal("TN-332", "with-house")
        refusal = not_free(game, move.a)
        if refusal is None and not game.land.edge >> move.a & 1:
            return Refusal("TN-308", "not-at-edge", {"cell": cell_name(move.a)})
        if refusal is None and move.verb == TRANSFORM and game.spades(self.seat, move.a) == 0:
            return Refusal("TN-129", "already-home", {"cell": cell_name(move.a)})
        return refusal

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == DECLINE:
            return
        if game.spades(self.seat, move.a):
            game.make_home(self.seat, move.a, 0, events)
        if move.verb == BUILD:
            game.put_house(self.seat, move.a, "TN-308", events)


class TellNeighbours(Step[TerraNova]):
    """What others gain from an upgrade, kept back until the Ifrits have chosen their cell (TN-116, TN-117)."""

    __slots__ = ("builder", "cell")

    name: ClassVar[str] = "tell-neighbours"

    def __init__(self, seat: int = NOBODY, builder: int = 0, cell: int = 0) -> None:
        super().__init__(seat)
        self.builder = builder
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.builder, self.cell)

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        game.upgraded(self.builder, self.cell, events)

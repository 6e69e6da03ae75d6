"""What palaces ask their owners: where a special action takes effect, and what a palace offers when it is built."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.game import MOST_SEATS
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova import transform, upgrade
from ecumene.games.terra_nova.boards import recorded_cell
from ecumene.games.terra_nova.factions.palaces import (
    CELL_AT_EDGE,
    CELL_BESIDE,
    HOUSE_AT_HOME,
    HOUSE_TO_FACTORY,
    STEP_OR_NOT,
)
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    BUILD,
    DECLINE,
    DECLINES,
    SAIL,
    SAILS,
    TO_FACTORY,
    TRANSFORM,
    UPGRADE,
)
from ecumene.games.terra_nova.refusals import lacks_coins, not_amid_action, not_free, not_home
from ecumene.games.terra_nova.tiles import HOUSE
from ecumene.parts.hexes import cells_in


class PalaceStep(Step[TerraNova]):
    """A question that a palace asks."""

    __slots__ = ()

    midway: ClassVar[bool] = True

    def can_be_answered(self, game: TerraNova) -> bool:
        """Can the effect be carried out (TN-205)?"""
        return bool(self.options(game))


class LakeHouse(PalaceStep):
    """A free house on any free home terrain, near or far (TN-300, TN-301)."""

    __slots__ = ()

    name: ClassVar[str] = "lake-house"

    def cells(self, game: TerraNova) -> int:
        return game.free() & game.ground[game.mats[self.seat].home]

    def can_be_answered(self, game: TerraNova) -> bool:
        return game.mats[self.seat].houses_left > 0 and bool(self.cells(game))

    def options(self, game: TerraNova) -> list[Move]:
        return [game.cell_moves.builds[cell] for cell in cells_in(self.cells(game))]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != BUILD:
            return not_amid_action(move, "TN-300", self.name)
        return not_free(game, move.a) or not_home(game, self.seat, move.a, "TN-300")

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        game.put_house(self.seat, move.a, "TN-300", events)


class FreeFactory(PalaceStep):
    """One house becomes a factory for free (TN-303, TN-330)."""

    __slots__ = ()

    name: ClassVar[str] = "free-factory"

    def can_be_answered(self, game: TerraNova) -> bool:
        mat = game.mats[self.seat]
        return bool(mat.houses) and mat.factories_left > 0

    def options(self, game: TerraNova) -> list[Move]:
        return [game.cell_moves.to_factories[cell] for cell in cells_in(game.mats[self.seat].houses)]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != UPGRADE or move.b != TO_FACTORY:
            return not_amid_action(move, "TN-303", self.name)
        return upgrade.refuse_pieces(game, self.seat, move)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        upgrade.put_factory(game, self.seat, move.a, events)


class SunnyCell(PalaceStep):
    """A cell beside an own building becomes home without spades (TN-323)."""

    __slots__ = ()

    name: ClassVar[str] = "sunny-cell"

    def cells(self, game: TerraNova) -> int:
        """Free land that shares a side with an own building and is not home yet (TN-324, TN-331)."""
        mat = game.mats[self.seat]
        mask = 0
        for cell in cells_in(mat.own):
            mask |= game.land.near[cell]
        return mask & game.free() & ~game.ground[mat.home]

    def can_be_answered(self, game: TerraNova) -> bool:
        return bool(self.cells(game))

    def options(self, game: TerraNova) -> list[Move]:
        mat = game.mats[self.seat]
        house = mat.houses_left > 0 and mat.coins >= HOUSE
        moves: list[Move] = []
        for cell in cells_in(self.cells(game)):
            moves.append(game.cell_moves.transforms[cell])
            if house:
                moves.append(game.cell_moves.transform_builds[cell])
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        seat, cell = self.seat, move.a
        if move.verb != TRANSFORM:
            return not_amid_action(move, "TN-323", self.name)
        refusal = not_free(game, cell)
        if refusal is not None:
            return refusal
        if game.spades(seat, cell) == 0:
            return Refusal("TN-331", "already-home", {"cell": game.land.name(cell)})
        if not self.cells(game) >> cell & 1:
            return Refusal("TN-324", "no-shared-side", {"cell": game.land.name(cell)})
        if move.b:
            deed = transform.house_on(game, cell)
            return transform.no_house(game, seat) or lacks_coins(game, seat, HOUSE, "TN-122", deed, exchange=False)
        return None

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        game.make_home(self.seat, move.a, 0, events)
        if move.b:
            transform.build(game, self.seat, move.a, events)


class ClaimEdge(PalaceStep):
    """A free cell at the edge becomes home and gets a house, if wanted (TN-308, TN-310)."""

    __slots__ = ()

    name: ClassVar[str] = "claim-edge"

    def options(self, game: TerraNova) -> list[Move]:
        mat = game.mats[self.seat]
        cells = game.free() & game.land.edge
        moves: list[Move] = [DECLINES]
        if mat.houses_left > 0:
            moves += [game.cell_moves.builds[cell] for cell in cells_in(cells)]
        else:
            moves += [game.cell_moves.transforms[cell] for cell in cells_in(cells & ~game.ground[mat.home])]
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        mat = game.mats[self.seat]
        if move.verb == DECLINE:
            return None
        if move.verb not in (BUILD, TRANSFORM) or (move.verb == TRANSFORM and move.b):
            return not_amid_action(move, "TN-308", self.name)
        if move.verb == BUILD and mat.houses_left == 0:
            return Refusal("TN-310", "no-house")
        if move.verb == TRANSFORM and mat.houses_left > 0:
            return Refusal("TN-332", "with-house")
        refusal = not_free(game, move.a)
        if refusal is None and not game.land.edge >> move.a & 1:
            return Refusal("TN-308", "not-at-edge", {"cell": game.land.name(move.a)})
        if refusal is None and move.verb == TRANSFORM and game.spades(self.seat, move.a) == 0:
            return Refusal("TN-129", "already-home", {"cell": game.land.name(move.a)})
        return refusal

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == DECLINE:
            return
        if game.spades(self.seat, move.a):
            game.make_home(self.seat, move.a, 0, events)
        if move.verb == BUILD:
            game.put_house(self.seat, move.a, "TN-308", events)


class FreeStep(PalaceStep):
    """A free sailing step, or none; with the marker on the last step nothing is asked (TN-303, TN-332)."""

    __slots__ = ()

    name: ClassVar[str] = "free-step"

    def options(self, game: TerraNova) -> list[Move]:
        if game.rules < 2:
            return [SAILS]
        return [SAILS, DECLINES] if game.mats[self.seat].sailing < game.figures.last_step else [DECLINES]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        return None if move.verb in (SAIL, DECLINE) else not_amid_action(move, "TN-303", self.name)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == SAIL:
            game.sail(self.seat, events)


class TellNeighbours(Step[TerraNova]):
    """What others gain from an upgrade, kept back until the palace has its answer (TN-116, TN-117)."""

    __slots__ = ("builder", "cell")

    name: ClassVar[str] = "tell-neighbours"

    def __init__(self, seat: int = NOBODY, builder: int = 0, cell: int = 0) -> None:
        super().__init__(seat)
        self.builder = builder
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.builder, self.cell)

    def key(self, game: TerraNova) -> tuple[int, ...]:
        return (self.builder, recorded_cell(game.land, self.cell))

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        game.upgraded(self.builder, self.cell, events)


#: By what a palace can ask (the constants of `palaces`), and by seat.
QUESTIONS: Final[dict[int, list[PalaceStep]]] = {
    HOUSE_AT_HOME: [LakeHouse(seat) for seat in range(MOST_SEATS)],
    HOUSE_TO_FACTORY: [FreeFactory(seat) for seat in range(MOST_SEATS)],
    CELL_BESIDE: [SunnyCell(seat) for seat in range(MOST_SEATS)],
    CELL_AT_EDGE: [ClaimEdge(seat) for seat in range(MOST_SEATS)],
    STEP_OR_NOT: [FreeStep(seat) for seat in range(MOST_SEATS)],
}

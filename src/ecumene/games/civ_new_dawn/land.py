"""The map: spaces numbered in the order of laying. A land never changes; laying a tile makes a new one."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.fields import revive_piece, values_of
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, ORIGIN, POSITIONS, WIDTH, position, turned
from ecumene.games.civ_new_dawn.tables.tiles import FOOTPRINTS, NOTHING_PRINTED, tile_side
from ecumene.games.civ_new_dawn.vocabulary import DIFFICULTY, FOREST, WATER

NO_SPACE: Final = -1
# What a space is part of
CORE: Final = 0
CAPITAL: Final = 1
OTHER: Final = 2
FORT: Final = 3
WATER_TOKEN: Final = 4
#: Forts count as tiles of their own (CV-286): the first fort has this number. Water tokens are on no tile.
FIRST_FORT: Final = 22
NO_TILE: Final = 0
ROTATIONS: Final = 6


def footprint(side: int, rotation: int) -> list[int]:
    """From the position of space 0 to those of all ten spaces."""
    steps: list[int] = []
    for q, r in FOOTPRINTS[side]:
        east, south_east = turned(q, r, rotation)
        steps.append(position(east, south_east) - ORIGIN)
    return steps


def ring(steps: list[int]) -> list[int]:
    """The positions round a footprint."""
    around: list[int] = []
    for step in steps:
        for direction in DIRECTIONS:
            beside = step + direction
            if beside not in steps and beside not in around:
                around.append(beside)
    return around


#: By side * 6 + rotation: the ten spaces of a tile, and the positions round them.
FOOTPRINT: Final[list[list[int]]] = [footprint(side, rotation) for side in (0, 1) for rotation in range(ROTATIONS)]
RING: Final[list[list[int]]] = [ring(steps) for steps in FOOTPRINT]


class Land:
    """By space: its position, neighbours, terrain and what is printed there. By position: the space, or NO_SPACE."""

    __slots__ = (
        "_distances",
        "at",
        "city_state",
        "difficulty",
        "forts",
        "letter",
        "natural_wonder",
        "near",
        "part",
        "positions",
        "side",
        "size",
        "terrain",
        "tile",
    )

    UNPICKLED: ClassVar[tuple[str, ...]] = ("_distances",)
    #: What follows from the tiles, their sides and where they lie.
    DERIVED: ClassVar[tuple[str, ...]] = (
        *("at", "city_state", "difficulty", "forts", "letter", "natural_wonder", "near", "size", "terrain"),
    )

    def __init__(self, like: Land | None = None) -> None:
        #: By space: how far the others are, once somebody asked.
        self._distances: dict[int, list[int]] = {}
        if like is None:
            self.size: int = 0
            self.at: list[int] = [NO_SPACE] * POSITIONS
            self.positions: list[int] = []
            self.near: list[list[int]] = []
            self.terrain: list[int] = []
            self.difficulty: list[int] = []
            #: The number of the tile, of a fort from FIRST_FORT on, or NO_TILE.
            self.tile: list[int] = []
            self.part: list[int] = []
            #: Which side of its tile is up.
            self.side: list[int] = []
            # Printed symbols, or NOTHING_PRINTED.
            self.letter: list[int] = []
            self.natural_wonder: list[int] = []
            self.city_state: list[int] = []
            #: The spaces that are forts, in the order of laying.
            self.forts: list[int] = []
            return
        self.size = like.size
        self.at = like.at[:]
        self.positions = like.positions[:]
        self.near = like.near[:]
        self.terrain = like.terrain[:]
        self.difficulty = like.difficulty[:]
        self.tile = like.tile[:]
        self.part = like.part[:]
        self.side = like.side[:]
        self.letter = like.letter[:]
        self.natural_wonder = like.natural_wonder[:]
        self.city_state = like.city_state[:]
        self.forts = like.forts[:]

    # Making the land larger; only on a land that nobody has seen yet.

    def _add(self, position: int, terrain: int, tile: int, part: int, side: int = 0) -> int:
        space = self.size
        self.size = space + 1
        self.at[position] = space
        self.positions.append(position)
        self.terrain.append(terrain)
        self.difficulty.append(DIFFICULTY[terrain])
        self.tile.append(tile)
        self.part.append(part)
        self.side.append(side)
        self.letter.append(NOTHING_PRINTED)
        self.natural_wonder.append(NOTHING_PRINTED)
        self.city_state.append(NOTHING_PRINTED)
        near: list[int] = []
        for direction in DIRECTIONS:
            other = self.at[position + direction]
            if other >= 0:
                near.append(other)
                # A list that the smaller land may still have: it is replaced.
                self.near[other] = [*self.near[other], space]
        self.near.append(near)
        return space

    def with_tile(self, number: int, side: int, centre: int, rotation: int, part: int) -> Land:
        """This land and one more tile. Its spaces are the last ten."""
        land = Land(self)
        printed = tile_side(number, side)
        steps = FOOTPRINT[side * ROTATIONS + rotation]
        for space in range(10):
            added = land._add(centre + steps[space], printed.terrain[space], number, part, side)
            land.letter[added] = printed.letter[space]
            land.natural_wonder[added] = printed.natural_wonder[space]
            land.city_state[added] = printed.city_state[space]
        return land

    def with_fort(self, position: int) -> Land:
        """This land and one more fort: forest, difficulty 3 (CV-020)."""
        land = Land(self)
        land.forts.append(land._add(position, FOREST, FIRST_FORT + len(self.forts), FORT))
        return land

    def with_water(self, positions: list[int]) -> Land:
        """This land and water tokens on free positions."""
        if not positions:
            return self
        land = Land(self)
        for free in positions:
            land._add(free, WATER, NO_TILE, WATER_TOKEN)
        return land

    # Asking

    def on_edge(self, space: int) -> bool:
        """Is one of the six neighbouring positions without a space (CV-447)?"""
        return len(self.near[space]) < ROTATIONS

    def next_to_water(self, space: int) -> bool:
        terrain = self.terrain
        for other in self.near[space]:
            if terrain[other] == WATER:
                return True
        return False

    def distances(self, space: int) -> list[int]:
        """By space: the steps over spaces of any kind (CV-343)."""
        known = self._distances.get(space)
        if known is None:
            known = self._distances[space] = self._reckon(space)
        return known

    def _reckon(self, start: int) -> list[int]:
        steps = [WIDTH * WIDTH] * self.size
        steps[start] = 0
        queue = [start]
        near = self.near
        index = 0
        while index < len(queue):
            space = queue[index]
            index += 1
            step = steps[space] + 1
            for other in near[space]:
                if step < steps[other]:
                    steps[other] = step
                    queue.append(other)
        return steps

    def within(self, space: int, reach: int) -> list[int]:
        """All spaces at most so many steps away, the space itself first."""
        found = [space]
        seen = {space}
        front = [space]
        for _ in range(reach):
            following: list[int] = []
            for each in front:
                for other in self.near[each]:
                    if other not in seen:
                        seen.add(other)
                        following.append(other)
            found += following
            front = following
        return found

    # Holes

    def holes(self) -> list[int]:
        """All free positions from which the outside of the map cannot be reached (CV-445), in order."""
        if not self.positions:
            return []
        low_column = min([position % WIDTH for position in self.positions])
        high_column = max([position % WIDTH for position in self.positions])
        low_row = min(self.positions) // WIDTH
        high_row = max(self.positions) // WIDTH
        at = self.at
        known: dict[int, bool] = {}
        found: list[int] = []
        for space in range(self.size):
            if len(self.near[space]) == ROTATIONS:
                continue
            for direction in DIRECTIONS:
                start = self.positions[space] + direction
                if at[start] >= 0 or start in known:
                    continue
                group = [start]
                seen = {start}
                enclosed = True
                index = 0
                while index < len(group):
                    here = group[index]
                    index += 1
                    column, row = here % WIDTH, here // WIDTH
                    if not (low_column <= column <= high_column and low_row <= row <= high_row):
                        enclosed = False
                        break
                    for step in DIRECTIONS:
                        beside = here + step
                        if at[beside] < 0 and beside not in seen:
                            if known.get(beside, True) is False:
                                enclosed = False
                            seen.add(beside)
                            group.append(beside)
                    if not enclosed:
                        break
                for here in group:
                    known[here] = enclosed
                if enclosed:
                    found += group
        found.sort()
        return found

    # Where tiles fit

    def fits(self, shape: int, centre: int) -> bool:
        """Are the ten positions free? `shape` is side * 6 + rotation."""
        at = self.at
        for step in FOOTPRINT[shape]:
            if at[centre + step] >= 0:
                return False
        return True

    def touched(self, shape: int, centre: int) -> list[int]:
        """The spaces that a tile laid there would touch."""
        at = self.at
        found: list[int] = []
        for step in RING[shape]:
            space = at[centre + step]
            if space >= 0:
                found.append(space)
        return found

    def centres_beside(self, space: int) -> list[tuple[int, int]]:
        """Every shape and centre of a tile that fits and touches that space."""
        found: list[tuple[int, int]] = []
        here = self.positions[space]
        for shape in range(2 * ROTATIONS):
            for step in RING[shape]:
                if self.fits(shape, here - step):
                    found.append((shape, here - step))
        return found

    def centres_touching(self, counted: list[int], needed: int) -> list[tuple[int, int]]:
        """Every shape and centre of a tile that fits and touches at least so many of the counted spaces."""
        found: list[tuple[int, int]] = []
        touches = [0] * POSITIONS
        for shape in range(2 * ROTATIONS):
            tried: list[int] = []
            for space in counted:
                if len(self.near[space]) == ROTATIONS:
                    continue
                here = self.positions[space]
                for step in RING[shape]:
                    centre = here - step
                    if touches[centre] == 0:
                        tried.append(centre)
                    touches[centre] += 1
            for centre in tried:
                if touches[centre] >= needed and self.fits(shape, centre):
                    found.append((shape, centre))
                touches[centre] = 0
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (Land, values_of(self))

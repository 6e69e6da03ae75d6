"""A faction mat with everything its player owns."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.fields import revive_piece, values_of
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import recorded, recorded_cell
from ecumene.games.terra_nova.factions.in_force import NO_ABILITY, InForce
from ecumene.games.terra_nova.factions.table import FACTIONS, Faction
from ecumene.games.terra_nova.points import SOURCES
from ecumene.games.terra_nova.tiles import (
    BRIDGES,
    COUNT_FACTORIES,
    COUNT_HOUSES,
    COUNT_PALACES,
    COUNT_SAILING,
    FACTORIES,
    FACTORY_VALUE,
    HOUSE_VALUE,
    HOUSES,
    PALACE_VALUE,
    START_BOWLS,
    TOWN_TILES,
)
from ecumene.parts.hexes import count


class Mat:
    """Buildings on the board are sets of cells; what is not on the board stands on the mat."""

    __slots__ = (
        "bonus",
        "bonus_used",
        "bowls",
        "bridges",
        "coins",
        "faction",
        "factories",
        "factory_count",
        "house_count",
        "houses",
        "known_reach",
        "known_settlements",
        "left",
        "own",
        "palace_used",
        "passed",
        "points",
        "reach_bridges",
        "reach_own",
        "reach_sailing",
        "right",
        "sailing",
        "settlements_bridges",
        "settlements_own",
        "town_cells",
        "towned",
        "towns",
    )

    #: Kept for speed: they follow from the rest.
    DERIVED: ClassVar[tuple[str, ...]] = ("factory_count", "house_count")
    #: Worked out again when it is asked for.
    UNPICKLED: ClassVar[tuple[str, ...]] = (
        "known_reach",
        "known_settlements",
        "reach_bridges",
        "reach_own",
        "reach_sailing",
        "settlements_bridges",
        "settlements_own",
    )

    def __init__(self, like: Mat | None = None) -> None:
        """An empty mat, or one like another: lists and bowls are never changed but replaced, so both share them."""
        if like is None:
            #: The faction's number, -1 until chosen.
            self.faction: int = -1
            self.coins: int = 0
            self.bowls: Bowls = Bowls(*START_BOWLS)
            self.sailing: int = 0
            self.houses: int = 0
            self.factories: int = 0
            #: How many houses and factories stand on the board.
            self.house_count: int = 0
            self.factory_count: int = 0
            #: The cells of the palaces, -1 while on the mat.
            self.left: int = -1
            self.right: int = -1
            #: All cells with a building of this player.
            self.own: int = 0
            #: Bridges not built yet.
            self.bridges: int = BRIDGES
            #: Town tiles not used yet, as a set of tile numbers.
            self.towns: int = (1 << len(TOWN_TILES)) - 1
            #: Cells that founded a town; what hangs together with them belongs to it (TN-274).
            self.towned: int = 0
            #: Where each town tile lies on the board, -1 while on the mat (TN-262).
            self.town_cells: list[int] = [-1] * len(TOWN_TILES)
            #: The bonus tile held, -1 before the first.
            self.bonus: int = -1
            self.passed: bool = False
            #: The X on the own palace action and on the spade bonus tile.
            self.palace_used: bool = False
            self.bonus_used: bool = False
            #: Points by source.
            self.points: list[int] = [0] * len(SOURCES)
            #: Reach and settlements as they were worked out last, and from what: own cells, sailing, bridges built.
            self.known_reach: int = 0
            self.reach_own: int = -1
            self.reach_sailing: int = 0
            self.reach_bridges: int = 0
            self.known_settlements: list[int] = []
            self.settlements_own: int = -1
            self.settlements_bridges: int = 0
        else:
            self.faction = like.faction
            self.coins = like.coins
            self.bowls = like.bowls
            self.sailing = like.sailing
            self.houses = like.houses
            self.factories = like.factories
            self.house_count = like.house_count
            self.factory_count = like.factory_count
            self.left = like.left
            self.right = like.right
            self.own = like.own
            self.bridges = like.bridges
            self.towns = like.towns
            self.towned = like.towned
            self.town_cells = like.town_cells
            self.bonus = like.bonus
            self.passed = like.passed
            self.palace_used = like.palace_used
            self.bonus_used = like.bonus_used
            self.points = like.points
            self.known_reach = like.known_reach
            self.reach_own = like.reach_own
            self.reach_sailing = like.reach_sailing
            self.reach_bridges = like.reach_bridges
            self.known_settlements = like.known_settlements
            self.settlements_own = like.settlements_own
            self.settlements_bridges = like.settlements_bridges

    @property
    def kind(self) -> Faction:
        return FACTIONS[self.faction]

    @property
    def home(self) -> int:
        return FACTIONS[self.faction].terrain

    @property
    def houses_left(self) -> int:
        """Houses still on the mat."""
        return HOUSES - self.house_count

    @property
    def factories_left(self) -> int:
        return FACTORIES - self.factory_count

    @property
    def buildings(self) -> int:
        """Buildings on the board."""
        return self.house_count + self.factory_count + self.palaces

    @property
    def palaces(self) -> int:
        """Palaces on the board."""
        return (self.left >= 0) + (self.right >= 0)

    @property
    def total(self) -> int:
        return sum(self.points)

    @property
    def in_force(self) -> InForce:
        """What works now: the faction's own ability, and those of the palaces on the board (TN-328)."""
        if self.faction < 0:
            return NO_ABILITY
        return FACTIONS[self.faction].in_force[(self.left >= 0) + 2 * (self.right >= 0)]

    def value(self, group: int) -> int:
        """What the buildings on some cells are worth to a town (TN-260)."""
        palaces = (self.left >= 0 and group >> self.left & 1) + (self.right >= 0 and group >> self.right & 1)
        houses, factories = count(group & self.houses), count(group & self.factories)
        return HOUSE_VALUE * houses + FACTORY_VALUE * factories + PALACE_VALUE * palaces

    def counted(self, counts: int) -> int:
        """What a bonus tile counts when its owner passes."""
        if counts == COUNT_FACTORIES:
            return self.factory_count
        if counts == COUNT_HOUSES:
            return self.house_count
        if counts == COUNT_SAILING:
            return self.sailing
        return self.palaces if counts == COUNT_PALACES else 0

    # Pieces go to the board

    def put_house(self, cell: int) -> None:
        self.houses |= 1 << cell
        self.own |= 1 << cell
        self.house_count += 1

    def put_factory(self, cell: int) -> None:
        """In the place of a house, or on an empty cell."""
        if self.houses >> cell & 1:
            self.houses ^= 1 << cell
            self.house_count -= 1
        self.factories |= 1 << cell
        self.own |= 1 << cell
        self.factory_count += 1

    def put_palace(self, cell: int, left: bool) -> None:
        """In the place of a factory."""
        self.factories ^= 1 << cell
        self.factory_count -= 1
        if left:
            self.left = cell
        else:
            self.right = cell

    def score(self, source: int, points: int) -> None:
        self.points = self.points[:]
        self.points[source] += points

    def copy(self) -> Mat:
        return Mat(self)

    def key(self, land: Land) -> list[int]:
        return [
            self.faction,
            self.coins,
            self.sailing,
            recorded(land, self.houses),
            recorded(land, self.factories),
            recorded_cell(land, self.left),
            recorded_cell(land, self.right),
            recorded(land, self.own),
            self.bridges,
            self.towns,
            recorded(land, self.towned),
            self.bonus,
            int(self.passed),
            int(self.palace_used),
            int(self.bonus_used),
            self.bowls.one,
            self.bowls.two,
            self.bowls.three,
            *[recorded_cell(land, cell) for cell in self.town_cells],
            *self.points,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (Mat, values_of(self))

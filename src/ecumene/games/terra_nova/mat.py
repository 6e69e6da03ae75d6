"""A faction mat with everything its player owns."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_nova.factions import FACTIONS, Faction
from ecumene.games.terra_nova.points import SOURCES
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    BRIDGES,
    FACTORIES,
    FACTORY_COINS,
    FACTORY_POWER,
    HOUSE_COINS,
    HOUSES,
    START_BOWLS,
    TOWN_TILES,
)


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
        "houses",
        "left",
        "own",
        "palace_used",
        "passed",
        "points",
        "right",
        "sailing",
        "town_cells",
        "towned",
        "towns",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "faction",
        "coins",
        "sailing",
        "houses",
        "factories",
        "left",
        "right",
        "own",
        "bridges",
        "towns",
        "towned",
        "bonus",
        "passed",
        "palace_used",
        "bonus_used",
    )

    def __init__(self) -> None:
        #: The faction's number, -1 until chosen.
        self.faction: int = -1
        self.coins: int = 0
        self.bowls: Bowls = Bowls(*START_BOWLS)
        self.sailing: int = 0
        self.houses: int = 0
        self.factories: int = 0
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

    @property
    def kind(self) -> Faction:
        return FACTIONS[self.faction]

    @property
    def home(self) -> int:
        return FACTIONS[self.faction].terrain

    @property
    def houses_left(self) -> int:
        """Houses still on the mat."""
        return HOUSES - self.houses.bit_count()

    @property
    def factories_left(self) -> int:
        return FACTORIES - self.factories.bit_count()

    @property
    def palaces(self) -> int:
        """Palaces on the board."""
        return (self.left >= 0) + (self.right >= 0)

    @property
    def total(self) -> int:
        return sum(self.points)

    def has_left(self, faction: int) -> bool:
        """Is this that faction with its left palace on the board?"""
        return self.faction == faction and self.left >= 0

    def has_right(self, faction: int) -> bool:
        return self.faction == faction and self.right >= 0

    def income(self) -> tuple[int, int]:
        """Coins and power of the next income phase: the rows, the left palace, the ability, the bonus tile."""
        factories = self.factories.bit_count()
        coins = sum(HOUSE_COINS[: self.houses.bit_count()]) + factories * FACTORY_COINS
        power = factories * FACTORY_POWER + self.kind.power
        if self.left >= 0:
            coins += self.kind.left_coins
            power += self.kind.left_power
        if self.bonus >= 0:
            coins += BONUS_TILES[self.bonus].coins
            power += BONUS_TILES[self.bonus].power
        return coins, power

    def copy(self) -> Mat:
        other = Mat()
        other.faction = self.faction
        other.coins = self.coins
        other.bowls = self.bowls.copy()
        other.sailing = self.sailing
        other.houses = self.houses
        other.factories = self.factories
        other.left = self.left
        other.right = self.right
        other.own = self.own
        other.bridges = self.bridges
        other.towns = self.towns
        other.towned = self.towned
        other.town_cells = self.town_cells[:]
        other.bonus = self.bonus
        other.passed = self.passed
        other.palace_used = self.palace_used
        other.bonus_used = self.bonus_used
        other.points = self.points[:]
        return other

    def key(self) -> list[int]:
        return [
            self.faction,
            self.coins,
            self.sailing,
            self.houses,
            self.factories,
            self.left,
            self.right,
            self.own,
            self.bridges,
            self.towns,
            self.towned,
            self.bonus,
            int(self.passed),
            int(self.palace_used),
            int(self.bonus_used),
            self.bowls.one,
            self.bowls.two,
            self.bowls.three,
            *self.town_cells,
            *self.points,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return revive, ({name: getattr(self, name) for name in (*self.FIELDS, "bowls", "town_cells", "points")},)


def revive(values: dict[str, object]) -> Mat:
    mat = Mat()
    for name, value in values.items():
        setattr(mat, name, value)
    return mat

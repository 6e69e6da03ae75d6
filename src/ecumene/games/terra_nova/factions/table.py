"""The ten factions as rows: terrain, side, ability, palaces, each with its rule and its numbers; income, coins."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_nova.factions.abilities import (
    CheaperPowerActions,
    CoinsForUpgradesElsewhere,
    FactoryPoints,
    FirstHouses,
    MorePower,
    PointsPerTown,
    PowerForHousesElsewhere,
    PowerForPoints,
    PowerForSpades,
    TownsOverRiver,
)
from ecumene.games.terra_nova.factions.ability import NO_POINTS, NOTHING, Ability
from ecumene.games.terra_nova.factions.in_force import InForce
from ecumene.games.terra_nova.factions.palaces import (
    CellAtEdge,
    CellBeside,
    CheaperFactories,
    FactoryForPower,
    HouseAtHome,
    HouseToFactory,
    OwnPowerAction,
    PointsPerBuildingInland,
    PointsPerFactory,
    PointsPerHouse,
    PointsPerSettlementAtEdge,
    PowerAtOnce,
    PowerPerSettlement,
    SailingStep,
    SpadesAtMost,
    TownsFrom,
)
from ecumene.games.terra_nova.points import SOURCES, Source

LAKE: Final = 0
FOREST: Final = 1
WASTELAND: Final = 2
DESERT: Final = 3
SWAMP: Final = 4

#: Houses and coins that a faction starts with (TN-032, TN-039).
FIRST_HOUSES: Final = 2
FIRST_COINS: Final = 7


class Faction:
    """A side of a mat."""

    __slots__ = (
        "ability",
        "acting",
        "coins",
        "factory_row",
        "house_row",
        "houses",
        "id",
        "in_force",
        "left",
        "right",
        "side",
        "sources",
        "terrain",
    )

    def __init__(
        self,
        id: str,
        terrain: int,
        side: str,
        ability: Ability,
        left: Ability,
        right: Ability,
        houses: str,
        factories: str,
        coins: int = FIRST_COINS,
    ) -> None:
        self.id: str = id
        self.terrain: int = terrain
        self.side: str = side
        self.ability: Ability = ability
        #: What the palaces bring; power and coins of theirs are income.
        self.left: Ability = left
        self.right: Ability = right
        #: The income under houses and factories, from left to right: `2c1p` is 2 coins and 1 power (TN-059).
        self.house_row: str = houses
        self.factory_row: str = factories
        self.coins: int = coins
        self.houses: int = ability.first_houses or FIRST_HOUSES
        #: The palace on which the faction's own action is printed.
        self.acting: str = "right" if right.special_action != NOTHING or right.own_power_action else "left"
        #: Where points come from, those of the own abilities by the faction's name and their rules.
        self.sources: list[Source] = SOURCES[:]
        for own in (ability, left, right):
            if own.source != NO_POINTS:
                self.sources[own.source] = Source(f"{id}-{SOURCES[own.source].id}", own.points_rule)
        #: What works without a palace, with the left one, with the right one, with both.
        self.in_force: list[InForce] = [
            InForce([ability]),
            InForce([ability, left]),
            InForce([ability, right]),
            InForce([ability, left, right]),
        ]

    def palace(self, side: str) -> Ability:
        """What the left or the right palace brings."""
        return self.left if side == "left" else self.right


FACTIONS: Final[list[Faction]] = [
    Faction(
        "water-sprites",
        LAKE,
        "A",
        PointsPerTown("TN-300", 4),
        left=HouseAtHome("TN-300", power=2),
        right=TownsFrom("TN-268", 6),
        houses="3c 3c 3c - 2p 1c 1p -",
        factories="2c1p 3c1p 2c1p 2c1p",
    ),
    Faction(
        "seafarers",
        LAKE,
        "B",
        TownsOverRiver("TN-302"),
        left=SailingStep("TN-303", power=4),
        right=HouseToFactory("TN-303"),
        houses="3c 3c 3c 2c 2p 1c 1p -",
        factories="2c1p 2c1p 2c1p 2c1p",
    ),
    Faction(
        "fairies",
        FOREST,
        "A",
        MorePower("TN-311", 2),
        left=OwnPowerAction("TN-312", power=3, coins=2),
        right=TownsFrom("TN-268", 6),
        houses="3c 3c 3c 2c 2p 1c 1p -",
        factories="3c2p 3c2p 3c1p 3c1p",
    ),
    Faction(
        "druids",
        FOREST,
        "B",
        PowerForPoints("TN-313", power=3, points=2, exchange_rule="TN-234"),
        left=PowerPerSettlement("TN-314", 2, power=4),
        right=PointsPerFactory("TN-314", 3),
        houses="3c 3c 3c 2c 2p 1c 1p -",
        factories="3c1p 3c1p 2c1p 2c1p",
    ),
    Faction(
        "golems",
        WASTELAND,
        "A",
        FactoryPoints("TN-305", [2, 2, 3, 4]),
        left=SpadesAtMost("TN-306", 1, power=4),
        right=TownsFrom("TN-268", 6),
        houses="3c 2c 2c 2c 2p 1c 1p -",
        factories="2c1p 2c1p 2c1p 2c1p",
    ),
    Faction(
        "ifrits",
        WASTELAND,
        "B",
        CheaperPowerActions("TN-307", 1),
        left=CellAtEdge("TN-308", power=4),
        right=PointsPerSettlementAtEdge("TN-309", 1),
        houses="3c 3c 3c 2c 2p 1c 1p -",
        factories="2c2p 2c2p 2c1p 2c1p",
    ),
    Faction(
        "sun-worshippers",
        DESERT,
        "A",
        FirstHouses("TN-322", 3),
        left=CellBeside("TN-323", power=2),
        right=TownsFrom("TN-268", 6),
        houses="3c 3c 3c 2c 2p 1c 1p -",
        factories="2c2p 2c2p 2c1p 2c1p",
        coins=5,
    ),
    Faction(
        "sand-cats",
        DESERT,
        "B",
        CoinsForUpgradesElsewhere("TN-325", 1, with_two_players=2),
        left=CheaperFactories("TN-326", beside=5, alone=7, power=2),
        right=PointsPerBuildingInland("TN-326", 1),
        houses="3c 3c - 2c 2p 1c 1p -",
        factories="2c2p 2c2p 2c1p 3c1p",
    ),
    Faction(
        "leprechauns",
        SWAMP,
        "A",
        PowerForSpades("TN-316", 2),
        left=PowerAtOnce("TN-317", 6, power=2, coins=5),
        right=TownsFrom("TN-268", 6),
        houses="3c 3c 3c 3c 3p 2c 2p -",
        factories="2c1p 2c1p 3c2p 3c2p",
    ),
    Faction(
        "inventors",
        SWAMP,
        "B",
        PowerForHousesElsewhere("TN-318", 1, with_two_players=2),
        left=FactoryForPower("TN-319", 6, power=2),
        right=PointsPerHouse("TN-320", 2),
        houses="3c 2c 2c 2c 2p 1c 1p -",
        factories="2c1p 2c1p 1c1p 1c1p",
    ),
]

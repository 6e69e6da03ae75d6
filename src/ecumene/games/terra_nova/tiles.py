"""Tiles, tracks, rows and prices as data."""

from __future__ import annotations

from typing import Final

# Prices in coins
SPADE: Final = 6
HOUSE: Final = 4
FACTORY_ALONE: Final = 10
FACTORY_BESIDE: Final = 7
PALACE: Final = 14
SAILING: Final = 8
BRIDGE: Final = 10

# What a player owns
HOUSES: Final = 8
FACTORIES: Final = 4
BRIDGES: Final = 3
POWER: Final = 8
START_BOWLS: Final = (2, 2, 4)
ROUNDS: Final = 5

#: Coins that every mat pays whatever stands on the board (TN-435); the rows are those of the factions.
COIN_INCOME: Final = 2

#: Points for entering each step of the sailing track (TN-163).
SAILING_POINTS: Final[list[int]] = [0, 2, 3, 4]

TOWN_BUILDINGS: Final = 4
TOWN_VALUE: Final = 7
#: What buildings count for it (TN-260).
HOUSE_VALUE: Final = 1
FACTORY_VALUE: Final = 2
PALACE_VALUE: Final = 3
AREA_POINTS: Final[list[int]] = [12, 8, 4, 0]
COINS_PER_POINT: Final = 3

# Deeds that round tiles reward
DEED_HOUSE: Final = 0
DEED_FACTORY: Final = 1
DEED_PALACE: Final = 2
DEED_SAILING: Final = 3
DEED_TOWN: Final = 4
DEED_SPADE: Final = 5


class RoundTile:
    __slots__ = ("deed", "id", "points")

    def __init__(self, id: str, deed: int, points: int) -> None:
        self.id = id
        self.deed = deed
        self.points = points


ROUND_TILES: Final[list[RoundTile]] = [
    RoundTile("house", DEED_HOUSE, 2),
    RoundTile("house", DEED_HOUSE, 2),
    RoundTile("factory", DEED_FACTORY, 3),
    RoundTile("factory", DEED_FACTORY, 3),
    RoundTile("palace", DEED_PALACE, 5),
    RoundTile("sailing", DEED_SAILING, 2),
    RoundTile("town", DEED_TOWN, 5),
    RoundTile("spade", DEED_SPADE, 2),
]

# What a bonus tile counts when its owner passes
COUNT_NOTHING: Final = 0
COUNT_FACTORIES: Final = 1
COUNT_HOUSES: Final = 2
COUNT_SAILING: Final = 3
COUNT_PALACES: Final = 4


class BonusTile:
    """Income, points on passing, more sailing, a free spade; its words are made from these.

    `name` tells apart the tiles of two versions that have the same letter.
    """

    __slots__ = ("coins", "counts", "id", "name", "points", "power", "rule", "sailing", "spade")

    def __init__(
        self,
        id: str,
        rule: str,
        coins: int = 0,
        power: int = 0,
        counts: int = COUNT_NOTHING,
        points: int = 0,
        sailing: int = 0,
        spade: bool = False,
        version: str = "",
    ) -> None:
        self.id = id
        self.name = f"bonus-{version}{id}"
        self.rule = rule
        self.coins = coins
        self.power = power
        self.counts = counts
        self.points = points
        self.sailing = sailing
        self.spade = spade


BONUS_TILES: Final[list[BonusTile]] = [
    BonusTile("A", "TN-296", coins=2, spade=True),
    BonusTile("B", "TN-292", coins=6),
    BonusTile("C", "TN-293", power=3, sailing=1),
    BonusTile("D", "TN-291", coins=3, power=3),
    BonusTile("E", "TN-298", power=4, counts=COUNT_PALACES, points=4),
    BonusTile("F", "TN-294", power=2, counts=COUNT_FACTORIES, points=2),
    BonusTile("G", "TN-295", coins=2, counts=COUNT_HOUSES, points=1),
    BonusTile("H", "TN-297", power=3, counts=COUNT_SAILING, points=3),
]
#: Letters and incomes were our own before the printed ones were known.
BONUS_TILES_OF_VERSION_1: Final[list[BonusTile]] = [
    BonusTile("A", "TN-291", coins=3, power=3, version="v1-"),
    BonusTile("B", "TN-292", coins=6, version="v1-"),
    BonusTile("C", "TN-293", power=3, sailing=1, version="v1-"),
    BonusTile("D", "TN-294", coins=2, counts=COUNT_FACTORIES, points=2, version="v1-"),
    BonusTile("E", "TN-295", coins=2, counts=COUNT_HOUSES, points=1, version="v1-"),
    BonusTile("F", "TN-296", coins=2, spade=True, version="v1-"),
    BonusTile("G", "TN-297", power=3, counts=COUNT_SAILING, points=3, version="v1-"),
    BonusTile("H", "TN-298", power=3, counts=COUNT_PALACES, points=4, version="v1-"),
]
BONUS_SPARE: Final = 3


class TownTile:
    __slots__ = ("coins", "id", "points", "power", "sailing")

    def __init__(self, id: str, points: int, coins: int = 0, power: int = 0, sailing: int = 0) -> None:
        self.id = id
        self.points = points
        self.coins = coins
        self.power = power
        self.sailing = sailing


TOWN_TILES: Final[list[TownTile]] = [
    TownTile("9-points", 9),
    TownTile("6-coins", 5, coins=6),
    TownTile("8-power", 6, power=8),
    TownTile("sailing", 4, sailing=1),
]

# What a power action does
GIVES_BRIDGE: Final = 0
GIVES_SAILING: Final = 1
GIVES_COINS: Final = 2
GIVES_SPADE: Final = 3
GIVES_TWO_SPADES: Final = 4


class PowerAction:
    __slots__ = ("coins", "cost", "gives", "id")

    def __init__(self, id: str, cost: int, gives: int, coins: int = 0) -> None:
        self.id = id
        self.cost = cost
        self.gives = gives
        self.coins = coins


#: The six of the board, and last the one on a mat (TN-312).
POWER_ACTIONS: Final[list[PowerAction]] = [
    PowerAction("bridge-3", 3, GIVES_BRIDGE),
    PowerAction("bridge-4", 4, GIVES_BRIDGE),
    PowerAction("sailing", 4, GIVES_SAILING),
    PowerAction("7-coins", 4, GIVES_COINS, 7),
    PowerAction("1-spade", 4, GIVES_SPADE),
    PowerAction("2-spades", 6, GIVES_TWO_SPADES),
    PowerAction("palace", 2, GIVES_SPADE),
]
BOARD_ACTIONS: Final = 6
PALACE_ACTION: Final = 6

"""Tiles, tracks, rows and prices as data."""

from __future__ import annotations

from typing import Final

# Prices in coins
SPADE: Final = 6
HOUSE: Final = 4
FACTORY_ALONE: Final = 10
FACTORY_BESIDE: Final = 7
CAT_FACTORY_ALONE: Final = 7
CAT_FACTORY_BESIDE: Final = 5
PALACE: Final = 14
SAILING: Final = 8
BRIDGE: Final = 10
#: The Inventors' own action, in power (TN-319).
INVENTION: Final = 6

# What a player owns
HOUSES: Final = 8
FACTORIES: Final = 4
BRIDGES: Final = 3
POWER: Final = 8
START_BOWLS: Final = (2, 2, 4)
ROUNDS: Final = 5

#: Income of the rows, from left to right (TN-059).
HOUSE_COINS: Final[list[int]] = [2, 2, 3, 3, 3, 3, 3, 0]
FACTORY_COINS: Final = 3
FACTORY_POWER: Final = 1

#: Points for entering each step of the sailing track (TN-163).
SAILING_POINTS: Final[list[int]] = [0, 2, 3, 4, 5]
LAST_STEP: Final = 4

TOWN_BUILDINGS: Final = 4
TOWN_VALUE: Final = 7
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
    __slots__ = ("coins", "counts", "id", "points", "power", "sailing", "spade")

    def __init__(
        self,
        id: str,
        coins: int = 0,
        power: int = 0,
        counts: int = COUNT_NOTHING,
        points: int = 0,
        sailing: int = 0,
        spade: bool = False,
    ) -> None:
        self.id = id
        self.coins = coins
        self.power = power
        self.counts = counts
        self.points = points
        self.sailing = sailing
        self.spade = spade


BONUS_TILES: Final[list[BonusTile]] = [
    BonusTile("A", coins=3, power=3),
    BonusTile("B", coins=6),
    BonusTile("C", power=3, sailing=1),
    BonusTile("D", coins=2, counts=COUNT_FACTORIES, points=2),
    BonusTile("E", coins=2, counts=COUNT_HOUSES, points=1),
    BonusTile("F", coins=2, spade=True),
    BonusTile("G", power=3, counts=COUNT_SAILING, points=3),
    BonusTile("H", power=3, counts=COUNT_PALACES, points=4),
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
    __slots__ = ("cost", "gives", "id")

    def __init__(self, id: str, cost: int, gives: int) -> None:
        self.id = id
        self.cost = cost
        self.gives = gives


#: The six of the board, and last the Fairies' own (TN-312).
POWER_ACTIONS: Final[list[PowerAction]] = [
    PowerAction("bridge-3", 3, GIVES_BRIDGE),
    PowerAction("bridge-4", 4, GIVES_BRIDGE),
    PowerAction("sailing", 4, GIVES_SAILING),
    PowerAction("7-coins", 4, GIVES_COINS),
    PowerAction("1-spade", 4, GIVES_SPADE),
    PowerAction("2-spades", 6, GIVES_TWO_SPADES),
    PowerAction("palace", 2, GIVES_SPADE),
]
BOARD_ACTIONS: Final = 6
FAIRIES_ACTION: Final = 6
ACTION_COINS: Final = 7


class FirstGame:
    """The recommended first set-up for one number of players (TN-420 to TN-424)."""

    __slots__ = ("bonus", "factions", "houses", "tiles")

    def __init__(self, factions: list[str], bonus: str, tiles: str, houses: list[str]) -> None:
        self.factions = factions
        #: The bonus tile of each faction, in the same order.
        self.bonus = bonus
        #: The bonus tiles in play.
        self.tiles = tiles
        self.houses = houses


FIRST_ROUND_TILES: Final[list[int]] = [0, 2, 7, 4, 6]
FIRST_GAMES: Final[dict[int, FirstGame]] = {
    2: FirstGame(["fairies", "leprechauns"], "CE", "ABCDE", ["H1 H8", "G8 H2"]),
    3: FirstGame(["golems", "sun-worshippers", "water-sprites"], "ADC", "ABCDEF", ["B8 C3", "B2 C7 G2", "B7 G3"]),
    4: FirstGame(
        ["fairies", "golems", "leprechauns", "water-sprites"], "GFAB", "ABCDEFG", ["C8 H8", "B8 H9", "C2 H2", "B1 G3"]
    ),
}

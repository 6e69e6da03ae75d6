"""The tiles and the actions of the board as rows: what each gives, when, and by which rule."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica import house_values

# What can be gained: the same words on tiles, boards and actions.
COINS: Final = 0
WORKERS: Final = 1
PRIESTS: Final = 2
POWER: Final = 3
SPADES: Final = 4
SHIPS: Final = 5
SHIPPING: Final = 6
GOODS: Final = ("coins", "workers", "priests", "power", "spades", "ships", "shipping")

# Cults (TM-131).
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = ("fire", "water", "earth", "air")
#: On a scoring tile in the place of a cult: the priests on cult orders are counted (TM-273).
PRIESTS_SENT: Final = 4
NO_CULT: Final = -1

# Buildings.
DWELLING: Final = 0
POST: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
SHIPYARD: Final = 5
BUILDINGS: Final = ("dwelling", "trading-post", "temple", "stronghold", "sanctuary", "shipyard")
#: How many of each kind a player owns (TM-002).
OWNED: Final = (8, 4, 3, 1, 1, 1)
#: What each kind replaces; -1 stands on empty land (TM-091).
REPLACES: Final = (-1, DWELLING, POST, POST, TEMPLE, POST)
#: Power value of each kind (TM-113).
VALUES: Final = (1, 2, 2, 3, 3, 3)

# Deeds that scoring tiles pay for. The first six are the buildings.
DEED_SPADE: Final = 6
DEED_TOWN: Final = 7
DEED_TRADE: Final = 8
DEED_STEP: Final = 9
DEEDS: Final = (*BUILDINGS, "spade", "town", "trade", "track-step")

# What a bonus tile counts when its owner passes; the buildings by their own numbers.
COUNT_SHIPPING: Final = 6
COUNT_SHIPS: Final = 7

ROUNDS: Final = 6
PRIESTS_OWNED: Final = 7
BRIDGES_OWNED: Final = 3
SHIPS_OWNED: Final = 3
TRADE_MARKERS: Final = 15
#: Bonus tiles in the game beyond the number of players (TM-009).
BONUS_SPARE: Final = 3
START_POINTS: Final = 20

# Towns (TM-120 to TM-122).
TOWN_VALUE: Final = 7
TOWN_BUILDINGS: Final = 4

# Cults (TM-099, TM-132, TM-150).
ORDER_SPACES: Final = (3, 2, 2, 2)
CULT_TOP: Final = 10
#: Power for reaching a space.
CULT_POWER: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)
CULT_POINTS: Final = (8, 4, 2)
AREA_POINTS: Final = (18, 12, 6)

# Where a row comes from.
IN_BASE: Final = "base"
IN_MINI: Final = "mini-expansion"
IN_MERCHANTS: Final = "merchants"


def goods(text: str) -> tuple[int, ...]:
    """How much of each of GOODS: `2 coins 1 workers`."""
    words = text.split()
    amounts = [0] * len(GOODS)
    for place in range(0, len(words), 2):
        amounts[GOODS.index(words[place + 1])] += int(words[place])
    return tuple(amounts)


class BonusTile:
    """Held from pass to pass: income, an action, something lasting, points for passing (TM-109)."""

    __slots__ = ("action", "box", "counts", "id", "income", "number", "pass_points", "shipping", "trade_points")

    def __init__(
        self,
        number: int,
        id: str,
        income: str,
        action: int = -1,
        counts: tuple[int, ...] = (),
        pass_points: int = 0,
        shipping: int = 0,
        trade_points: int = 0,
        box: str = IN_BASE,
    ) -> None:
        self.number = number
        self.id: str = id
        self.income: tuple[int, ...] = goods(income)
        #: What its action does, one of the effects below, or -1.
        self.action: int = action
        #: What it counts when its owner passes, and the points for each.
        self.counts: tuple[int, ...] = counts
        self.pass_points: int = pass_points
        self.shipping: int = shipping
        self.trade_points: int = trade_points
        self.box: str = box


# Effects of power actions and special actions.
ACT_BRIDGE: Final = 0
ACT_PRIEST: Final = 1
ACT_WORKERS: Final = 2
ACT_COINS: Final = 3
ACT_SPADES: Final = 4
ACT_CULT: Final = 5
ACT_TWO_STEPS: Final = 6
ACT_DOUBLE: Final = 7
ACT_SANDSTORM: Final = 8
ACT_FREE_POST: Final = 9
ACT_FREE_DWELLING: Final = 10
ACT_TERRAIN: Final = 11
ACT_MOVE: Final = 12
ACT_SHIP: Final = 13
ACT_FAVOUR: Final = 14

#: By number, which is also the place in sets of tiles. The number in the id is the one players know.
BONUS_TILES: Final[list[BonusTile]] = [
    BonusTile(0, "1", "2 coins", action=ACT_SPADES),
    BonusTile(1, "2", "4 coins", action=ACT_CULT),
    BonusTile(2, "3", "6 coins"),
    BonusTile(3, "4", "3 power", shipping=1),
    BonusTile(4, "5", "3 power 1 workers"),
    BonusTile(5, "6", "2 workers", counts=(STRONGHOLD, SANCTUARY), pass_points=4),
    BonusTile(6, "7", "1 workers", counts=(POST,), pass_points=2),
    BonusTile(7, "8", "1 priests"),
    BonusTile(8, "9", "2 coins", counts=(DWELLING,), pass_points=1),
    BonusTile(9, "10", "3 power", counts=(COUNT_SHIPPING,), pass_points=3, box=IN_MINI),
    BonusTile(10, "m1", "", action=ACT_SHIP, trade_points=1, box=IN_MERCHANTS),
    BonusTile(11, "m2", "1 workers 1 coins", counts=(COUNT_SHIPS,), pass_points=3, box=IN_MERCHANTS),
    BonusTile(12, "m3", "1 ships", action=ACT_MOVE, box=IN_MERCHANTS),
    BonusTile(13, "m4", "2 workers", counts=(STRONGHOLD, SANCTUARY, SHIPYARD), pass_points=4, box=IN_MERCHANTS),
]
#: With Merchants this tile is replaced by its new version (TM-186).
REPLACED_BONUS: Final = 5
#: The really new ones, of which two may be drawn first (TM-187).
NEW_BONUS: Final = (10, 11, 12)


class FavourTile:
    """Kept for good: steps on one cult at once, then income, an action, or points."""

    __slots__ = ("action", "box", "copies", "cult", "id", "income", "number", "steps", "town_value")

    def __init__(
        self,
        number: int,
        id: str,
        cult: int,
        steps: int,
        copies: int,
        income: str = "",
        action: int = -1,
        town_value: int = TOWN_VALUE,
        box: str = IN_BASE,
    ) -> None:
        self.number = number
        self.id: str = id
        self.cult: int = cult
        self.steps: int = steps
        self.copies: int = copies
        self.income: tuple[int, ...] = goods(income)
        self.action: int = action
        self.town_value: int = town_value
        self.box: str = box


FAVOUR_TILES: Final[list[FavourTile]] = [
    FavourTile(0, "1", FIRE, 3, 1),
    FavourTile(1, "2", WATER, 3, 1),
    FavourTile(2, "3", EARTH, 3, 1),
    FavourTile(3, "4", AIR, 3, 1),
    FavourTile(4, "5", FIRE, 2, 3, town_value=6),
    FavourTile(5, "6", WATER, 2, 3, action=ACT_CULT),
    FavourTile(6, "7", EARTH, 2, 3, "1 workers 1 power"),
    FavourTile(7, "8", AIR, 2, 3, "4 power"),
    FavourTile(8, "9", FIRE, 1, 3, "3 coins"),
    FavourTile(9, "10", WATER, 1, 3),
    FavourTile(10, "11", EARTH, 1, 3),
    FavourTile(11, "12", AIR, 1, 3),
    FavourTile(12, "m1", FIRE, 1, 3, box=IN_MERCHANTS),
    FavourTile(13, "m2", WATER, 1, 3, "1 ships", box=IN_MERCHANTS),
    FavourTile(14, "m3", EARTH, 1, 3, box=IN_MERCHANTS),
    FavourTile(15, "m4", AIR, 1, 3, box=IN_MERCHANTS),
]
#: Tiles with an effect of their own, by number.
FAVOUR_TOWNS: Final = 4
FAVOUR_CULT: Final = 5
FAVOUR_POSTS: Final = 9
FAVOUR_DWELLINGS: Final = 10
FAVOUR_PASS: Final = 11
FAVOUR_REWARD: Final = 12
FAVOUR_SHIP: Final = 13
FAVOUR_TRADES: Final = 14
FAVOUR_MARKERS: Final = 15
#: Points of tiles 10 and 11 for each building, and of tile 12 by trading posts when its owner passes.
FAVOUR_POST_POINTS: Final = 3
FAVOUR_DWELLING_POINTS: Final = 2
FAVOUR_PASS_POINTS: Final = (0, 2, 3, 3, 4)
#: Points of tile m3 for a trade, by building (TM-236).
FAVOUR_TRADE_POINTS: Final = (1, 1, 1, 2, 2, 2)
#: Points of tile m4: from so many trade markers on (TM-237).
FAVOUR_MARKER_POINTS: Final = ((10, 5), (7, 4), (4, 3), (1, 2))
#: The workers and coins of tile m1's rewards (TM-234).
REWARD_COINS: Final = 4
REWARD_WORKERS: Final = 1


class TownTile:
    """Taken when a town is founded; the supply is common (TM-013)."""

    __slots__ = ("box", "copies", "gains", "id", "keys", "number", "points", "ships", "steps")

    def __init__(
        self,
        number: int,
        id: str,
        copies: int,
        points: int,
        gains: str = "",
        steps: int = 0,
        keys: int = 1,
        ships: int = 0,
        box: str = IN_BASE,
    ) -> None:
        self.number = number
        self.id: str = id
        self.copies: int = copies
        self.points: int = points
        self.gains: tuple[int, ...] = goods(gains)
        #: Steps on every cult.
        self.steps: int = steps
        self.keys: int = keys
        #: Ships that may be placed.
        self.ships: int = ships
        self.box: str = box


TOWN_TILES: Final[list[TownTile]] = [
    TownTile(0, "1", 2, 5, "6 coins"),
    TownTile(1, "2", 2, 7, "2 workers"),
    TownTile(2, "3", 2, 9, "1 priests"),
    TownTile(3, "4", 2, 6, "8 power"),
    TownTile(4, "5", 2, 8, steps=1),
    TownTile(5, "6", 1, 2, steps=2, keys=2, box=IN_MINI),
    TownTile(6, "7", 2, 4, "1 shipping", box=IN_MINI),
    TownTile(7, "8", 1, 11, box=IN_MINI),
    TownTile(8, "m1", 2, 4, "1 shipping", box=IN_MERCHANTS),
    TownTile(9, "m2", 2, 3, ships=2, box=IN_MERCHANTS),
]
#: The same tile is in both boxes; only one of them is used (TM-130).
MINI_SHIPPING_TOWN: Final = 6


class ScoringTile:
    """One for each round: points for a deed, and a reward for steps on a cult at its end."""

    __slots__ = ("box", "cult", "deeds", "id", "number", "points", "reward", "steps")

    def __init__(
        self, number: int, id: str, deeds: tuple[int, ...], points: int, cult: int, steps: int, reward: str, box: str
    ) -> None:
        self.number = number
        self.id: str = id
        self.deeds: tuple[int, ...] = deeds
        self.points: int = points
        self.cult: int = cult
        self.steps: int = steps
        self.reward: tuple[int, ...] = goods(reward)
        self.box: str = box


_STRONG: Final = (STRONGHOLD, SANCTUARY)
_STRONG_AND_YARD: Final = (STRONGHOLD, SANCTUARY, SHIPYARD)
SCORING_TILES: Final[list[ScoringTile]] = [
    ScoringTile(0, "1", (DEED_SPADE,), 2, EARTH, 1, "1 coins", IN_BASE),
    ScoringTile(1, "2", (DEED_TOWN,), 5, EARTH, 4, "1 spades", IN_BASE),
    ScoringTile(2, "3", (DWELLING,), 2, WATER, 4, "1 priests", IN_BASE),
    ScoringTile(3, "4", _STRONG, 5, FIRE, 2, "1 workers", IN_BASE),
    ScoringTile(4, "5", (DWELLING,), 2, FIRE, 4, "4 power", IN_BASE),
    ScoringTile(5, "6", (POST,), 3, WATER, 4, "1 spades", IN_BASE),
    ScoringTile(6, "7", _STRONG, 5, AIR, 2, "1 workers", IN_BASE),
    ScoringTile(7, "8", (POST,), 3, AIR, 4, "1 spades", IN_BASE),
    ScoringTile(8, "9", (TEMPLE,), 4, PRIESTS_SENT, 1, "2 coins", IN_MINI),
    ScoringTile(9, "m1", (DEED_SPADE,), 2, EARTH, 3, "3 power", IN_MERCHANTS),
    ScoringTile(10, "m2", (DEED_TOWN,), 5, FIRE, 1, "1 coins", IN_MERCHANTS),
    ScoringTile(11, "m3", (TEMPLE,), 4, EARTH, 5, "1 shipping", IN_MERCHANTS),
    ScoringTile(12, "m4", (DWELLING,), 2, WATER, 4, "1 ships", IN_MERCHANTS),
    ScoringTile(13, "m5", (POST,), 3, WATER, 2, "1 workers", IN_MERCHANTS),
    ScoringTile(14, "m6", (DEED_TRADE,), 2, AIR, 4, "1 spades", IN_MERCHANTS),
    ScoringTile(15, "m7", _STRONG_AND_YARD, 5, FIRE, 4, "1 spades", IN_MERCHANTS),
    ScoringTile(16, "m8", (DWELLING,), 2, AIR, 1, "1 power", IN_MERCHANTS),
    ScoringTile(17, "m9", (DEED_TRADE,), 2, FIRE, 4, "1 priests", IN_MERCHANTS),
    ScoringTile(18, "m10", _STRONG_AND_YARD, 5, EARTH, 2, "1 workers", IN_MERCHANTS),
    ScoringTile(19, "m11", (POST,), 3, AIR, 4, "1 ships", IN_MERCHANTS),
    ScoringTile(20, "m12", (DEED_STEP,), 2, WATER, 2, "2 coins", IN_MERCHANTS),
]


class PowerAction:
    """An action of the board: a price in power, once a round for all together (TM-102, TM-103)."""

    __slots__ = ("amount", "box", "effect", "id", "number", "power", "priests")

    def __init__(
        self, number: int, id: str, power: int, effect: int, amount: int = 1, priests: int = 0, box: str = IN_BASE
    ) -> None:
        self.number = number
        self.id: str = id
        self.power: int = power
        self.effect: int = effect
        self.amount: int = amount
        #: Priests to pay beside the power (TM-106).
        self.priests: int = priests
        self.box: str = box


POWER_ACTIONS: Final[list[PowerAction]] = [
    PowerAction(0, "bridge", 3, ACT_BRIDGE),
    PowerAction(1, "priest", 3, ACT_PRIEST),
    PowerAction(2, "workers", 4, ACT_WORKERS, 2),
    PowerAction(3, "coins", 4, ACT_COINS, 7),
    PowerAction(4, "spade", 4, ACT_SPADES, 1),
    PowerAction(5, "spades", 6, ACT_SPADES, 2),
    PowerAction(6, "move", 4, ACT_MOVE, box=IN_MERCHANTS),
    PowerAction(7, "ship", 4, ACT_SHIP, box=IN_MERCHANTS),
    PowerAction(8, "favour", 5, ACT_FAVOUR, priests=1, box=IN_MERCHANTS),
]

# Final scoring tiles (TM-153, TM-154).
FINAL_NONE: Final = -1
FINAL_DISTANCE: Final = 0
FINAL_STRONG: Final = 1
FINAL_EDGE: Final = 2
FINAL_CLUSTERS: Final = 3
FINAL_TRADES: Final = 4
FINAL_TILES: Final = ("distance", "stronghold-sanctuary", "edge", "clusters", "trade-markers")

#: The range tile of Fakirs and Dwarves: reach and movement of merchants by position (TM-245 to TM-247).
RANGE_REACH: Final = (0, 2, 2, 3, 3, 4)
MERCHANT_MOVEMENT: Final[list[int]] = house_values.movement()

# What a trade brings, by building (TM-214 to TM-220); the rest is chosen or done in `trade`.
TRADE_POINTS: Final = (1, 1, 1, 2, 2, 2)
TRADE_GOODS: Final[list[tuple[int, ...]]] = [
    goods("1 workers"),
    goods("1 coins 2 power"),
    goods(""),
    goods("2 coins"),
    goods(""),
    goods(""),
]
#: The power that a temple offers beside a cult step, and the steps of a sanctuary (TM-216, TM-217).
TRADE_POWER: Final = 3
TRADE_STEPS: Final = 2

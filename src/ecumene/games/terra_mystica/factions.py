"""The twenty factions as rows: terrain, what they start with, prices, incomes, and what is odd about them.

The rules never ask which faction this is. They read the numbers of its row, which change nothing unless the row sets
them.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica import house_values
from ecumene.games.terra_mystica.maps import (
    DESERT,
    FOREST,
    ICE,
    LAKES,
    MOUNTAINS,
    PLAINS,
    SWAMP,
    VOLCANO,
    WASTELAND,
)
from ecumene.games.terra_mystica.tiles import (
    ACT_DOUBLE,
    ACT_FREE_DWELLING,
    ACT_FREE_POST,
    ACT_SANDSTORM,
    ACT_SPADES,
    ACT_TERRAIN,
    ACT_TWO_STEPS,
    COINS,
    GOODS,
    OWNED,
    POWER,
    PRIESTS,
    PRIESTS_OWNED,
    SANCTUARY,
    SHIPS,
    SHIPYARD,
    STRONGHOLD,
    VALUES,
    WORKERS,
)

# Which boards exclude each other, beside those of the same colour (TM-020).
PLAIN: Final = 0
ON_ICE: Final = 1
ON_VOLCANO: Final = 2
VARIABLE: Final = 3
#: The home terrain of a variable faction is chosen with it.
ANY_TERRAIN: Final = -1
NO_TRACK: Final = (0, 0)
#: No special action.
NO_ACTION: Final = -1

# What neighbours who accept power bring the builder (TM-119, TM-179).
ANSWER_NOTHING: Final = 0
ANSWER_CULT: Final = 1
ANSWER_TOKEN: Final = 2

# What a stronghold brings as soon as it is built.
AT_ONCE_NOTHING: Final = 0
AT_ONCE_POWER: Final = 1
AT_ONCE_POINTS: Final = 2
AT_ONCE_SHIPPING: Final = 3
AT_ONCE_SPADES: Final = 4
AT_ONCE_FAVOUR: Final = 5
AT_ONCE_PRIESTS: Final = 6
AT_ONCE_BRIDGES: Final = 7
AT_ONCE_TOKENS: Final = 8
AT_ONCE_SKIP: Final = 9

#: Points for the steps of the shipping track, first to last (TM-086), for a step of the exchange track (TM-089), and
#: for a flight or a tunnel (TM-162, TM-170).
SHIPPING_POINTS: Final = (2, 3, 4, 5)
EXCHANGE_POINTS: Final = 6
SKIP_POINTS: Final = 4
#: Priests and coins for a step of the shipping track; priests for one of the exchange track.
SHIPPING_PRICE: Final = (1, 4)
EXCHANGE_PRIESTS: Final = 1

_UNITS: Final = {"c": COINS, "w": WORKERS, "p": PRIESTS, "pw": POWER}


def income_row(text: str) -> list[tuple[int, ...]]:
    """Income by the number of buildings on the map, from none on: `- 2c1pw 4c2pw`."""
    row: list[tuple[int, ...]] = []
    for place in text.split():
        amounts = [0] * len(GOODS)
        number = ""
        unit = ""
        for sign in place + "0":
            if sign.isdigit() and unit:
                amounts[_UNITS[unit]] += int(number)
                number, unit = "", ""
            if sign.isdigit():
                number += sign
            elif sign != "-":
                unit += sign
        row.append(tuple(amounts))
    return row


class Faction:
    """A side of a faction board. Prices are pairs of workers and coins."""

    __slots__ = (
        "answer",
        "any_power_space",
        "at_once",
        "at_once_amount",
        "bought_spade_points",
        "bowls",
        "bridge_points",
        "bridge_workers",
        "coins",
        "cults",
        "exchange_price",
        "extra_from_bowl_two",
        "extra_spaces",
        "favours",
        "first_dwellings",
        "first_favours",
        "id",
        "incomes",
        "kind",
        "lone_post_price",
        "merchants_keys",
        "points",
        "power_discount",
        "prices",
        "priest_limit",
        "priest_steps",
        "priests",
        "rule",
        "sells_points",
        "ship_dwelling_workers",
        "ship_price",
        "shipping_most",
        "shipping_start",
        "skip_priests",
        "skip_reach",
        "skip_workers",
        "spade_points",
        "spade_power",
        "spade_priests",
        "spade_steps",
        "spade_tokens",
        "spade_workers",
        "spades_needed",
        "strong_value",
        "stronghold_action",
        "stronghold_skip_workers",
        "stronghold_trade_spades",
        "stronghold_trade_steps",
        "temple_points",
        "terrain",
        "town_points",
        "town_workers",
        "towns_over_river",
        "unlocks",
        "values",
        "volcano_in_tokens",
        "volcano_price",
        "workers",
        "yard_shipping",
        "yard_ships",
        "yard_steps",
        "yard_terrain",
    )

    def __init__(
        self,
        id: str,
        terrain: int,
        rule: str,
        kind: int = PLAIN,
        coins: int = 15,
        workers: int = 3,
        priests: int = 0,
        bowls: tuple[int, int] = (5, 7),
        cults: tuple[int, int, int, int] = (0, 0, 0, 0),
        first_dwellings: int = 2,
        first_favours: int = 0,
        merchants_keys: int = 0,
        points: tuple[int, int, int, int, int] = (20, 20, 20, 20, 20),
        priest_limit: int = PRIESTS_OWNED,
        shipping: tuple[int, int] = (0, 3),
        spade_workers: tuple[int, ...] = (3, 2, 1),
        spade_priests: int = 0,
        exchange_price: tuple[int, int] = (2, 5),
        dwelling_price: tuple[int, int] = (1, 2),
        post_price: tuple[int, int] = (2, 3),
        lone_post_price: tuple[int, int] = (2, 6),
        temple_price: tuple[int, int] = (2, 5),
        stronghold_price: tuple[int, int] = (4, 6),
        sanctuary_price: tuple[int, int] = (4, 6),
        shipyard_price: tuple[int, int] = (4, 6),
        dwelling_income: str = "1w 2w 3w 4w 5w 6w 7w 8w 8w",
        post_income: str = "- 2c1pw 4c2pw 6c4pw 8c6pw",
        temple_income: str = "- 1p 2p 3p",
        stronghold_income: str = "- 2pw",
        sanctuary_income: str = "- 1p",
        strong_value: int = VALUES[STRONGHOLD],
        skip_reach: int = 0,
        skip_workers: int = 0,
        stronghold_skip_workers: int = 0,
        skip_priests: int = 0,
        sells_points: bool = False,
        spades_needed: int = 0,
        spade_points: int = 0,
        spade_power: int = 0,
        spade_tokens: int = 0,
        spade_steps: int = 0,
        bought_spade_points: int = 0,
        volcano_price: tuple[int, int] = (0, 0),
        volcano_in_tokens: bool = False,
        unlocks: bool = False,
        favours: int = 1,
        town_points: int = 0,
        town_workers: int = 0,
        towns_over_river: bool = False,
        answer: int = ANSWER_NOTHING,
        bridge_workers: int = 0,
        power_discount: int = 0,
        any_power_space: bool = False,
        at_once: int = AT_ONCE_NOTHING,
        at_once_amount: int = 0,
        stronghold_action: int = NO_ACTION,
        priest_steps: int = 0,
        bridge_points: int = 0,
        temple_points: int = 0,
        yard_shipping: int = 1,
        yard_ships: int = 1,
        yard_steps: int = 0,
        yard_terrain: bool = False,
        ship_dwelling_workers: int = 0,
        extra_spaces: int = 1,
        extra_from_bowl_two: bool = False,
        stronghold_trade_spades: int = 1,
        stronghold_trade_steps: int = 0,
    ) -> None:
        self.id: str = id
        self.terrain: int = terrain
        #: Where its abilities are told.
        self.rule: str = rule
        self.kind: int = kind
        # What it starts with. Power tokens lie in bowls I and II.
        self.coins: int = coins
        self.workers: int = workers
        self.priests: int = priests
        self.bowls: tuple[int, int] = bowls
        self.cults: tuple[int, int, int, int] = cults
        self.first_dwellings: int = first_dwellings
        self.first_favours: int = first_favours
        self.merchants_keys: int = merchants_keys
        #: By map: points at the start with Merchants (TM-015).
        self.points: tuple[int, int, int, int, int] = points
        #: Priests it may own at first.
        self.priest_limit: int = priest_limit
        # Tracks. Riverwalkers and volcano factions buy no spades.
        self.shipping_start: int = shipping[0]
        self.shipping_most: int = shipping[1]
        self.spade_workers: tuple[int, ...] = spade_workers
        self.spade_priests: int = spade_priests
        self.exchange_price: tuple[int, int] = exchange_price
        #: By building. A trading post without a neighbour has its own price (TM-093).
        self.prices: list[tuple[int, int]] = [
            dwelling_price,
            post_price,
            temple_price,
            stronghold_price,
            sanctuary_price,
            shipyard_price,
        ]
        self.lone_post_price: tuple[int, int] = lone_post_price
        #: What the shipyard asks for a ship (TM-232).
        self.ship_price: tuple[int, int] = dwelling_price
        if id == "swarmlings":
            self.ship_price = house_values.swarmlings_ship(dwelling_price)
        #: By building and number on the map.
        yard_income = [0] * len(GOODS)
        yard_income[SHIPS] = 1
        self.incomes: list[list[tuple[int, ...]]] = [
            income_row(dwelling_income),
            income_row(post_income),
            income_row(temple_income),
            income_row(stronghold_income),
            income_row(sanctuary_income),
            [tuple([0] * len(GOODS)), tuple(yard_income)],
        ]
        #: Power value by building (TM-113).
        self.strong_value: int = strong_value
        self.values: list[int] = [
            strong_value if building in (STRONGHOLD, SANCTUARY, SHIPYARD) else VALUES[building]
            for building in range(len(OWNED))
        ]
        # Carpet flight and tunnelling: how far, as a distance, and what it costs (TM-162, TM-170).
        self.skip_reach: int = skip_reach
        self.skip_workers: int = skip_workers
        self.stronghold_skip_workers: int = stronghold_skip_workers
        self.skip_priests: int = skip_priests
        #: 1 point for 1 coin and 2 coins for 1 point (TM-057).
        self.sells_points: bool = sells_points
        # Spades: how many every transformation takes if not by the cycle, and what each spade gained brings.
        self.spades_needed: int = spades_needed
        self.spade_points: int = spade_points
        #: Only with the stronghold.
        self.spade_power: int = spade_power
        #: In the place of the spade.
        self.spade_tokens: int = spade_tokens
        self.spade_steps: int = spade_steps
        self.bought_spade_points: int = bought_spade_points
        #: For a hex, and for one that shows another's home terrain; in power tokens, or in steps of one cult (TM-174).
        self.volcano_price: tuple[int, int] = volcano_price
        self.volcano_in_tokens: bool = volcano_in_tokens
        #: Builds on unlocked terrains at the river only, and may unlock one for a priest (TM-180, TM-181).
        self.unlocks: bool = unlocks
        #: Favour tiles for a temple or sanctuary.
        self.favours: int = favours
        self.town_points: int = town_points
        self.town_workers: int = town_workers
        self.towns_over_river: bool = towns_over_river
        self.answer: int = answer
        #: Workers for a bridge as an action of its own.
        self.bridge_workers: int = bridge_workers
        self.power_discount: int = power_discount
        # What the stronghold brings: at once, as an action, for good.
        self.any_power_space: bool = any_power_space
        self.at_once: int = at_once
        self.at_once_amount: int = at_once_amount
        self.stronghold_action: int = stronghold_action
        #: More steps for every priest sent.
        self.priest_steps: int = priest_steps
        # Points for passing, for each bridge between own buildings and for each temple.
        self.bridge_points: int = bridge_points
        self.temple_points: int = temple_points
        # What the shipyard brings once (TM-230).
        self.yard_shipping: int = yard_shipping
        self.yard_ships: int = yard_ships
        self.yard_steps: int = yard_steps
        self.yard_terrain: bool = yard_terrain
        # Ships and trade (TM-261 to TM-272).
        self.ship_dwelling_workers: int = ship_dwelling_workers
        self.extra_spaces: int = extra_spaces
        self.extra_from_bowl_two: bool = extra_from_bowl_two
        self.stronghold_trade_spades: int = stronghold_trade_spades
        #: In the place of the spade.
        self.stronghold_trade_steps: int = stronghold_trade_steps

    @property
    def skips(self) -> bool:
        """Flies or tunnels; with Merchants it has merchants and a range tile instead of ships and shipping (TM-244)."""
        return self.skip_reach > 0

    @property
    def buys_spades(self) -> bool:
        return bool(self.spade_workers) or self.spade_priests > 0

    @property
    def exchange_most(self) -> int:
        """Steps of the exchange track."""
        return max(0, len(self.spade_workers) - 1)


FACTIONS: Final[list[Faction]] = [
    Faction(
        "nomads",
        DESERT,
        "TM-169",
        workers=2,
        cults=(1, 0, 1, 0),
        stronghold_price=(4, 8),
        post_income="- 2c1pw 4c2pw 7c3pw 11c4pw",
        first_dwellings=3,
        stronghold_action=ACT_SANDSTORM,
        points=(20, 15, 20, 15, 15),
    ),
    Faction(
        "fakirs",
        DESERT,
        "TM-170",
        bowls=(7, 5),
        cults=(1, 0, 0, 1),
        shipping=NO_TRACK,
        spade_workers=(3, 2),
        stronghold_price=(4, 10),
        stronghold_income="- 1p",
        skip_reach=2,
        skip_priests=1,
        at_once=AT_ONCE_SKIP,
        at_once_amount=1,
        points=(30, 25, 25, 25, 25),
    ),
    Faction(
        "halflings",
        PLAINS,
        "TM-159",
        bowls=(3, 9),
        cults=(0, 0, 1, 1),
        exchange_price=(2, 1),
        stronghold_price=(4, 8),
        spade_points=1,
        at_once=AT_ONCE_SPADES,
        at_once_amount=3,
        ship_dwelling_workers=1,
        points=(20, 20, 25, 20, 25),
    ),
    Faction(
        "cultists",
        PLAINS,
        "TM-160",
        cults=(1, 0, 1, 0),
        stronghold_price=(4, 8),
        sanctuary_price=(4, 8),
        answer=ANSWER_CULT,
        at_once=AT_ONCE_POINTS,
        at_once_amount=7,
        yard_ships=0,
        points=(15, 20, 15, 15, 15),
    ),
    Faction(
        "alchemists",
        SWAMP,
        "TM-157",
        cults=(1, 1, 0, 0),
        post_income="- 2c1pw 4c2pw 7c3pw 11c4pw",
        stronghold_income="- 6c",
        sells_points=True,
        spade_power=2,
        at_once=AT_ONCE_POWER,
        at_once_amount=12,
        points=(25, 30, 25, 20, 25),
    ),
    Faction(
        "darklings",
        SWAMP,
        "TM-158",
        workers=1,
        priests=1,
        cults=(0, 1, 1, 0),
        spade_workers=(),
        spade_priests=1,
        sanctuary_price=(4, 10),
        sanctuary_income="- 2p",
        bought_spade_points=2,
        at_once=AT_ONCE_PRIESTS,
        at_once_amount=3,
        yard_ships=0,
        points=(15, 15, 15, 15, 15),
    ),
    Faction(
        "mermaids",
        LAKES,
        "TM-163",
        bowls=(3, 9),
        cults=(0, 2, 0, 0),
        shipping=(1, 5),
        sanctuary_price=(4, 8),
        stronghold_income="- 4pw",
        towns_over_river=True,
        at_once=AT_ONCE_SHIPPING,
        at_once_amount=1,
        points=(20, 15, 15, 20, 20),
    ),
    Faction(
        "swarmlings",
        LAKES,
        "TM-164",
        coins=20,
        workers=8,
        bowls=(3, 9),
        cults=(1, 1, 1, 1),
        dwelling_price=(2, 3),
        post_price=(3, 4),
        lone_post_price=(3, 8),
        temple_price=(3, 6),
        stronghold_price=(5, 8),
        sanctuary_price=(5, 8),
        shipyard_price=(5, 8),
        dwelling_income="2w 3w 4w 5w 6w 7w 8w 9w 9w",
        post_income="- 2c2pw 4c4pw 6c6pw 9c8pw",
        sanctuary_income="- 2p",
        stronghold_income="- 4pw",
        town_workers=3,
        stronghold_action=ACT_FREE_POST,
        extra_from_bowl_two=True,
        points=(20, 20, 25, 25, 20),
    ),
    Faction(
        "auren",
        FOREST,
        "TM-165",
        cults=(0, 1, 0, 1),
        sanctuary_price=(4, 8),
        at_once=AT_ONCE_FAVOUR,
        at_once_amount=1,
        stronghold_action=ACT_TWO_STEPS,
        merchants_keys=1,
        yard_steps=2,
        points=(25, 25, 25, 20, 25),
    ),
    Faction(
        "witches",
        FOREST,
        "TM-166",
        cults=(0, 0, 0, 2),
        town_points=5,
        stronghold_action=ACT_FREE_DWELLING,
        points=(20, 20, 20, 20, 15),
    ),
    Faction(
        "dwarves",
        MOUNTAINS,
        "TM-162",
        cults=(0, 0, 2, 0),
        shipping=NO_TRACK,
        post_income="- 3c1pw 5c2pw 7c4pw 10c6pw",
        skip_reach=2,
        skip_workers=2,
        stronghold_skip_workers=1,
        points=(20, 20, 30, 30, 20),
    ),
    Faction(
        "engineers",
        MOUNTAINS,
        "TM-161",
        coins=10,
        workers=2,
        bowls=(3, 9),
        cults=(0, 0, 0, 0),
        dwelling_price=(1, 1),
        post_price=(1, 2),
        lone_post_price=(1, 4),
        temple_price=(1, 4),
        stronghold_price=(3, 6),
        sanctuary_price=(3, 6),
        shipyard_price=(3, 6),
        dwelling_income="- 1w 2w 2w 3w 4w 4w 5w 6w",
        temple_income="- 1p 1p5pw 2p5pw",
        bridge_workers=2,
        bridge_points=3,
        yard_shipping=0,
        points=(15, 20, 20, 15, 20),
    ),
    Faction(
        "giants",
        WASTELAND,
        "TM-168",
        cults=(1, 0, 0, 1),
        shipyard_price=(3, 6),
        stronghold_income="- 4pw",
        spades_needed=2,
        stronghold_action=ACT_SPADES,
        stronghold_trade_spades=2,
        points=(30, 25, 25, 25, 25),
    ),
    Faction(
        "chaos-magicians",
        WASTELAND,
        "TM-167",
        workers=4,
        cults=(2, 0, 0, 0),
        stronghold_price=(4, 4),
        sanctuary_price=(4, 8),
        stronghold_income="- 2w",
        first_dwellings=1,
        favours=2,
        stronghold_action=ACT_DOUBLE,
        points=(20, 20, 15, 20, 20),
    ),
    Faction(
        "ice-maidens",
        ICE,
        "TM-172",
        kind=ON_ICE,
        bowls=(6, 6),
        cults=(0, 1, 0, 1),
        exchange_price=(1, 5),
        dwelling_income="1w 2w 3w 4w 5w 6w 7w 8w 9w",
        stronghold_income="- 4pw",
        first_favours=1,
        temple_points=3,
        points=(20, 25, 25, 20, 20),
    ),
    Faction(
        "yetis",
        ICE,
        "TM-173",
        kind=ON_ICE,
        bowls=(0, 12),
        cults=(0, 0, 1, 1),
        exchange_price=(1, 5),
        dwelling_income="1w 2w 3w 4w 5w 6w 7w 8w 9w",
        post_income="- 2c2pw 4c4pw 6c6pw 8c8pw",
        stronghold_income="- 4pw",
        power_discount=1,
        strong_value=4,
        any_power_space=True,
        points=(20, 25, 25, 25, 20),
    ),
    Faction(
        "dragonlords",
        VOLCANO,
        "TM-176",
        kind=ON_VOLCANO,
        bowls=(4, 4),
        cults=(2, 0, 0, 0),
        spade_workers=(),
        stronghold_price=(4, 8),
        sanctuary_price=(4, 8),
        dwelling_income="- 1w 2w 3w 3w 4w 5w 6w 6w",
        volcano_price=(1, 2),
        volcano_in_tokens=True,
        spade_tokens=1,
        at_once=AT_ONCE_TOKENS,
        at_once_amount=1,
    ),
    Faction(
        "acolytes",
        VOLCANO,
        "TM-177",
        kind=ON_VOLCANO,
        bowls=(6, 6),
        cults=(3, 3, 3, 3),
        spade_workers=(),
        stronghold_price=(4, 8),
        sanctuary_price=(4, 8),
        dwelling_income="- 1w 2w 3w 3w 4w 5w 6w 6w",
        volcano_price=(3, 4),
        spade_steps=1,
        priest_steps=1,
        stronghold_trade_steps=2,
        points=(25, 25, 25, 20, 25),
    ),
    Faction(
        "shapeshifters",
        ANY_TERRAIN,
        "TM-179",
        kind=VARIABLE,
        bowls=(4, 4),
        cults=(1, 1, 0, 0),
        spade_workers=(3,),
        stronghold_price=(3, 6),
        stronghold_income="- 4pw",
        answer=ANSWER_TOKEN,
        stronghold_action=ACT_TERRAIN,
        yard_terrain=True,
        points=(20, 20, 25, 20, 25),
    ),
    Faction(
        "riverwalkers",
        ANY_TERRAIN,
        "TM-180",
        kind=VARIABLE,
        bowls=(10, 2),
        cults=(1, 0, 0, 1),
        shipping=(1, 1),
        spade_workers=(),
        dwelling_income="1w 2w 3w 3w 4w 5w 5w 6w 7w",
        temple_income="- 1p 1p5pw 2p5pw",
        unlocks=True,
        priest_limit=1,
        at_once=AT_ONCE_BRIDGES,
        at_once_amount=2,
        yard_shipping=0,
        extra_spaces=3,
        points=(20, 20, 20, 15, 25),
    ),
]
FACTION_NUMBERS: Final[dict[str, int]] = {faction.id: number for number, faction in enumerate(FACTIONS)}

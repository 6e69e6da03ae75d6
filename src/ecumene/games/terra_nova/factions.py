"""The ten factions as data: terrain, side, starting coins, ability, palaces."""

from __future__ import annotations

from typing import Final

LAKE: Final = 0
FOREST: Final = 1
WASTELAND: Final = 2
DESERT: Final = 3
SWAMP: Final = 4

WATER_SPRITES: Final = 0
SEAFARERS: Final = 1
FAIRIES: Final = 2
DRUIDS: Final = 3
GOLEMS: Final = 4
IFRITS: Final = 5
SUN_WORSHIPPERS: Final = 6
SAND_CATS: Final = 7
LEPRECHAUNS: Final = 8
INVENTORS: Final = 9


class Faction:
    """A mat side. What is odd about a faction is asked for by its number where the rule stands."""

    __slots__ = ("coins", "houses", "id", "left_coins", "left_power", "power", "rule", "side", "terrain", "town_value")

    def __init__(
        self,
        id: str,
        terrain: int,
        side: str,
        rule: str,
        left_power: int,
        left_coins: int = 0,
        power: int = 0,
        houses: int = 2,
        coins: int = 15,
    ) -> None:
        self.id = id
        self.terrain = terrain
        self.side = side
        #: The rule of the faction's ability.
        self.rule = rule
        #: Income of the left palace; right palaces pay nothing (TN-055).
        self.left_power = left_power
        self.left_coins = left_coins
        #: Extra power each income phase.
        self.power = power
        self.houses = houses
        self.coins = coins
        #: With the right palace: A factions found towns from 6 (TN-268).
        self.town_value = 6 if side == "A" else 7


FACTIONS: Final[list[Faction]] = [
    Faction("water-sprites", LAKE, "A", "TN-300", left_power=2),
    Faction("seafarers", LAKE, "B", "TN-302", left_power=4),
    Faction("fairies", FOREST, "A", "TN-311", left_power=3, left_coins=2, power=2),
    Faction("druids", FOREST, "B", "TN-313", left_power=4),
    Faction("golems", WASTELAND, "A", "TN-305", left_power=4),
    Faction("ifrits", WASTELAND, "B", "TN-307", left_power=4),
    Faction("sun-worshippers", DESERT, "A", "TN-322", left_power=2, houses=3),
    Faction("sand-cats", DESERT, "B", "TN-325", left_power=2),
    Faction("leprechauns", SWAMP, "A", "TN-316", left_power=2, left_coins=5),
    Faction("inventors", SWAMP, "B", "TN-318", left_power=2),
]

#: Golems' pass points by factories on the board (TN-305).
GOLEM_POINTS: Final[list[int]] = [0, 2, 2, 3, 4]

"""Figures that are not the same in all versions of the rules: incomes, first coins, the sailing track, bonus tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.core.tables_file import only
from ecumene.games.terra_nova import house_values
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    BONUS_TILES_OF_VERSION_1,
    COIN_INCOME,
    SAILING_POINTS,
    BonusTile,
)

if TYPE_CHECKING:
    from ecumene.games.terra_nova.mat import Mat


class Pay:
    """What a place of a row pays while it is uncovered: `3c` is 3 coins, `2c1p` also 1 power, `-` nothing."""

    __slots__ = ("coins", "power")

    def __init__(self, coins: int, power: int) -> None:
        self.coins: int = coins
        self.power: int = power


def pay(text: str) -> Pay:
    coins, power, number = 0, 0, ""
    for sign in text:
        if sign == "c":
            coins = int(number)
            number = ""
        elif sign == "p":
            power = int(number)
            number = ""
        elif sign != "-":
            number += sign
    return Pay(coins, power)


class Row:
    """The places of houses or factories on a mat, which are uncovered from left to right (TN-031)."""

    __slots__ = ("coins", "places", "power")

    def __init__(self, text: str) -> None:
        self.places: list[Pay] = [pay(place) for place in text.split()]
        #: What so many uncovered places pay together.
        self.coins: list[int] = [0]
        self.power: list[int] = [0]
        for place in self.places:
            self.coins.append(self.coins[-1] + place.coins)
            self.power.append(self.power[-1] + place.power)


class Figures:
    """Lists by faction are in the order of the factions."""

    __slots__ = (
        "bonus_tiles",
        "factory_rows",
        "first_coins",
        "fixed_coins",
        "house_rows",
        "last_step",
        "sailing_points",
    )

    def __init__(
        self,
        first_coins: list[int],
        fixed_coins: int,
        house_rows: list[str],
        factory_rows: list[str],
        sailing_points: list[int],
        bonus_tiles: list[BonusTile],
    ) -> None:
        self.first_coins: list[int] = first_coins
        #: Income that no building covers (TN-435).
        self.fixed_coins: int = fixed_coins
        self.house_rows: list[Row] = [Row(text) for text in house_rows]
        self.factory_rows: list[Row] = [Row(text) for text in factory_rows]
        #: By step of the sailing track.
        self.sailing_points: list[int] = sailing_points
        self.last_step: int = len(sailing_points) - 1
        self.bonus_tiles: list[BonusTile] = bonus_tiles

    def income(self, mat: Mat) -> tuple[int, int]:
        """Coins and power of a mat: fixed coins, rows, palaces, the faction's ability; not the bonus tile (TN-051)."""
        houses, factories = self.house_rows[mat.faction], self.factory_rows[mat.faction]
        coins = self.fixed_coins + houses.coins[mat.house_count] + factories.coins[mat.factory_count]
        power = houses.power[mat.house_count] + factories.power[mat.factory_count]
        return coins + mat.in_force.coins, power + mat.in_force.power


only(house_values.REPLACED.get("mats", {}), "mats", tuple([faction.id for faction in FACTIONS]))
_MATS: Final = [
    house_values.replace_mat(faction.id, faction.coins, faction.house_row, faction.factory_row, house_values.REPLACED)
    for faction in FACTIONS
]
PRINTED: Final = Figures(
    [coins for coins, _, _ in _MATS],
    COIN_INCOME,
    [houses for _, houses, _ in _MATS],
    [factories for _, _, factories in _MATS],
    SAILING_POINTS,
    BONUS_TILES,
)
#: Our own, from before the printed ones were known; games begun with them go on with them.
VERSION_1: Final = Figures(
    [15] * len(FACTIONS),
    0,
    ["2c 2c 3c 3c 3c 3c 3c -"] * len(FACTIONS),
    ["3c1p 3c1p 3c1p 3c1p"] * len(FACTIONS),
    [0, 2, 3, 4, 5],
    BONUS_TILES_OF_VERSION_1,
)


def figures_of(rules: int) -> Figures:
    return PRINTED if rules >= 2 else VERSION_1

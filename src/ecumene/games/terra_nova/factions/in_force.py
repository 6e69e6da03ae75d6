"""All that is odd about a seat at one time, added up once, so that the rules need not ask every ability."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_nova.factions.ability import NOTHING, Ability
from ecumene.games.terra_nova.tiles import FACTORY_ALONE, FACTORY_BESIDE, TOWN_VALUE


class InForce:
    """The abilities that work with the palaces that stand, and what their numbers come to.

    Prices and values are the usual ones where no ability changes them.
    """

    __slots__ = (
        "abilities",
        "coins",
        "exchange_points",
        "exchange_power",
        "factory_alone",
        "factory_beside",
        "factory_points",
        "factory_power",
        "factory_rule",
        "house_points",
        "own_power_action",
        "power",
        "power_discount",
        "spades_at_most",
        "special_action",
        "town_points",
        "town_value",
        "towns_over_river",
    )

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities: list[Ability] = abilities
        self.power: int = sum([ability.power for ability in abilities])
        self.coins: int = sum([ability.coins for ability in abilities])
        self.power_discount: int = sum([ability.power_discount for ability in abilities])
        self.house_points: int = sum([ability.house_points for ability in abilities])
        self.factory_points: int = sum([ability.factory_points for ability in abilities])
        self.town_points: int = sum([ability.town_points for ability in abilities])
        self.own_power_action: bool = any([ability.own_power_action for ability in abilities])
        self.towns_over_river: bool = any([ability.towns_over_river for ability in abilities])
        #: No cell of the wheel of five terrains is further away.
        self.spades_at_most: int = 2
        self.factory_beside: int = FACTORY_BESIDE
        self.factory_alone: int = FACTORY_ALONE
        self.factory_rule: str = "TN-141"
        #: Power and points of one exchange for points, and the power for a factory; 0 without the ability.
        self.exchange_power: int = 0
        self.exchange_points: int = 0
        self.factory_power: int = 0
        self.special_action: int = NOTHING
        self.town_value: int = TOWN_VALUE
        for ability in abilities:
            if ability.spades_at_most:
                self.spades_at_most = ability.spades_at_most
            if ability.factory_alone:
                self.factory_beside = ability.factory_beside
                self.factory_alone = ability.factory_alone
                self.factory_rule = ability.rule
            if ability.exchange_power:
                self.exchange_power = ability.exchange_power
                self.exchange_points = ability.exchange_points
            if ability.factory_power:
                self.factory_power = ability.factory_power
            if ability.special_action != NOTHING:
                self.special_action = ability.special_action
            if ability.town_value:
                self.town_value = ability.town_value


#: Before a faction is chosen.
NO_ABILITY: Final = InForce([])

"""What palaces bring beside their income. Each class is one kind of palace; its numbers stand in the table.

What a palace asks its owner, at once or as a special action, is a step of `palace_steps`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.ability import Ability
from ecumene.games.terra_nova.points import OWN_EDGE, OWN_HOUSE, OWN_INLAND, OWN_UPGRADE
from ecumene.games.terra_nova.tiles import PALACE_ACTION, POWER_ACTIONS
from ecumene.parts.hexes import count

if TYPE_CHECKING:
    from ecumene.core.argument import Arguments
    from ecumene.core.event import Event
    from ecumene.games.terra_nova.game import TerraNova

# What a palace can ask: keys of `palace_steps.QUESTIONS`.
HOUSE_AT_HOME: Final = 0
HOUSE_TO_FACTORY: Final = 1
CELL_BESIDE: Final = 2
CELL_AT_EDGE: Final = 3
STEP_OR_NOT: Final = 4


class HouseAtHome(Ability):
    """Special action: a free house on any free cell of the home terrain, near or far (TN-300, TN-301)."""

    __slots__ = ()

    text: ClassVar[str] = "house-at-home"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.special_action = HOUSE_AT_HOME
        self.worth = 3.0


class TownsFrom(Ability):
    """Towns need less value, from the moment the palace is built; still four buildings (TN-268)."""

    __slots__ = ()

    text: ClassVar[str] = "towns-from"

    def __init__(self, rule: str, value: int) -> None:
        super().__init__(rule)
        self.town_value = value
        self.worth = 0.6

    def numbers(self, seats: int) -> Arguments:
        return {"value": self.town_value}


class SailingStep(Ability):
    """Once: a free sailing step, if wanted; it scores as any other (TN-303, TN-332)."""

    __slots__ = ()

    text: ClassVar[str] = "sailing-step"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.at_once = STEP_OR_NOT


class HouseToFactory(Ability):
    """Special action: one house becomes a factory for free (TN-303, TN-330)."""

    __slots__ = ()

    text: ClassVar[str] = "house-to-factory"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.special_action = HOUSE_TO_FACTORY
        self.worth = 2.5


class OwnPowerAction(Ability):
    """A power action on the own mat, once a round (TN-312)."""

    __slots__ = ()

    text: ClassVar[str] = "own-power-action"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.own_power_action = True
        self.worth = 1.5

    def numbers(self, seats: int) -> Arguments:
        return {"power": POWER_ACTIONS[PALACE_ACTION].cost}


def no_own_power_action() -> Refusal:
    """To those who have none on either palace."""
    return Refusal("TN-191", "fairies-only")


class PowerPerSettlement(Ability):
    """On passing, power for each settlement (TN-314, TN-315)."""

    __slots__ = ("each",)

    text: ClassVar[str] = "power-per-settlement"

    def __init__(self, rule: str, each: int, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.each: int = each
        self.worth = 0.5

    def pass_power(self, game: TerraNova, seat: int) -> int:
        return self.each * len(game.settlements(seat))

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.each}


class PointsPerFactory(Ability):
    """Points for each upgrade to a factory."""

    __slots__ = ()

    text: ClassVar[str] = "points-per-factory"

    def __init__(self, rule: str, points: int) -> None:
        super().__init__(rule, source=OWN_UPGRADE)
        self.factory_points = points
        self.worth = 1.5

    def numbers(self, seats: int) -> Arguments:
        return {"points": self.factory_points}


class SpadesAtMost(Ability):
    """No cell takes more spades than these (TN-306, TN-337)."""

    __slots__ = ()

    text: ClassVar[str] = "spades-at-most"

    def __init__(self, rule: str, spades: int, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.spades_at_most = spades
        self.worth = 1.5

    def numbers(self, seats: int) -> Arguments:
        return {"spades": self.spades_at_most}


class CellAtEdge(Ability):
    """Once: a free cell at the edge of the board becomes home and gets a house, if wanted (TN-308, TN-310)."""

    __slots__ = ()

    text: ClassVar[str] = "cell-at-edge"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.at_once = CELL_AT_EDGE


class PointsPerSettlementAtEdge(Ability):
    """On passing, points for each settlement with a building at the edge of the board."""

    __slots__ = ("each",)

    text: ClassVar[str] = "points-per-settlement-at-edge"

    def __init__(self, rule: str, points: int) -> None:
        super().__init__(rule, source=OWN_EDGE)
        self.each: int = points
        self.worth = 2.5

    def pass_points(self, game: TerraNova, seat: int) -> int:
        return self.each * len([group for group in game.settlements(seat) if group & game.land.edge])

    def numbers(self, seats: int) -> Arguments:
        return {"points": self.each}


class CellBeside(Ability):
    """Special action: a cell beside an own building becomes home without spades (TN-323, TN-324)."""

    __slots__ = ()

    text: ClassVar[str] = "cell-beside"

    def __init__(self, rule: str, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.special_action = CELL_BESIDE
        self.worth = 2.5


class CheaperFactories(Ability):
    """Factories have other prices, beside buildings of others and alone."""

    __slots__ = ()

    text: ClassVar[str] = "cheaper-factories"

    def __init__(self, rule: str, beside: int, alone: int, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.factory_beside = beside
        self.factory_alone = alone
        self.worth = 1.0

    def numbers(self, seats: int) -> Arguments:
        return {"beside": self.factory_beside, "alone": self.factory_alone}


class PointsPerBuildingInland(Ability):
    """On passing, points for each building that does not touch the river (TN-105)."""

    __slots__ = ("each",)

    text: ClassVar[str] = "points-per-building-inland"

    def __init__(self, rule: str, points: int) -> None:
        super().__init__(rule, source=OWN_INLAND)
        self.each: int = points
        self.worth = 4.0

    def pass_points(self, game: TerraNova, seat: int) -> int:
        return self.each * count(game.mats[seat].own & ~game.land.shore)

    def numbers(self, seats: int) -> Arguments:
        return {"points": self.each}


class PowerAtOnce(Ability):
    """Once: power (TN-317, TN-332)."""

    __slots__ = ("gained",)

    text: ClassVar[str] = "power-at-once"

    def __init__(self, rule: str, gained: int, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.gained: int = gained

    def palace_built(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        game.gain_power(seat, self.gained, self.rule, events)

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.gained}


class FactoryForPower(Ability):
    """An action of its own: power for a factory in reach, terrain and building free (TN-319, TN-333)."""

    __slots__ = ()

    text: ClassVar[str] = "factory-for-power"

    def __init__(self, rule: str, cost: int, power: int = 0, coins: int = 0) -> None:
        super().__init__(rule, power, coins)
        self.factory_power = cost
        self.worth = 2.5

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.factory_power}


def no_factory_for_power() -> Refusal:
    """To those who have no such action on either palace."""
    return Refusal("TN-319", "inventors-only")


class PointsPerHouse(Ability):
    """Points for each house built."""

    __slots__ = ()

    text: ClassVar[str] = "points-per-house"

    def __init__(self, rule: str, points: int) -> None:
        super().__init__(rule, source=OWN_HOUSE)
        self.house_points = points
        self.worth = 2.0

    def numbers(self, seats: int) -> Arguments:
        return {"points": self.house_points}

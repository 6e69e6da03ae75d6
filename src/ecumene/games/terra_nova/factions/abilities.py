"""What factions can from the first round on. Each class is one kind of ability; its numbers stand in the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.ability import Ability
from ecumene.games.terra_nova.points import OWN_EXCHANGE, OWN_PASS, OWN_TOWN

if TYPE_CHECKING:
    from ecumene.core.argument import Arguments
    from ecumene.core.event import Event
    from ecumene.games.terra_nova.game import TerraNova


class PointsPerTown(Ability):
    """Points for each town, on top of those of its tile."""

    __slots__ = ()

    text: ClassVar[str] = "points-per-town"

    def __init__(self, rule: str, points: int) -> None:
        super().__init__(rule, source=OWN_TOWN)
        self.town_points = points

    def numbers(self, seats: int) -> Arguments:
        return {"points": self.town_points}


class TownsOverRiver(Ability):
    """Groups on both sides of one river cell may found a town together; the choice is `ChooseRiverTown` (TN-304)."""

    __slots__ = ()

    text: ClassVar[str] = "towns-over-river"

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.towns_over_river = True


class MorePower(Ability):
    """Power in each income phase."""

    __slots__ = ()

    text: ClassVar[str] = "more-power"

    def __init__(self, rule: str, power: int) -> None:
        super().__init__(rule, power=power)

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.power}


class PowerForPoints(Ability):
    """When others exchange power for coins, points may be taken instead, so much power at a time."""

    __slots__ = ()

    text: ClassVar[str] = "power-for-points"

    def __init__(self, rule: str, power: int, points: int, exchange_rule: str) -> None:
        super().__init__(rule, source=OWN_EXCHANGE)
        self.points_rule = exchange_rule
        self.exchange_power = power
        self.exchange_points = points

    def game_ended(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        """Points first: three power for two points is never worse than for three coins, which are one (TN-362)."""
        mat = game.mats[seat]
        times = mat.bowls.three // self.exchange_power
        mat.bowls = mat.bowls.after_spending(times * self.exchange_power)
        game.score(seat, self.source, times * self.exchange_points, events)

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.exchange_power, "points": self.exchange_points}


def no_power_for_points() -> Refusal:
    """To those who have no such ability."""
    return Refusal("TN-234", "druids-only")


class FactoryPoints(Ability):
    """Points on passing by the number of own factories on the board, none for none (TN-335)."""

    __slots__ = ("by_factories",)

    text: ClassVar[str] = "factory-points"

    def __init__(self, rule: str, by_factories: list[int]) -> None:
        super().__init__(rule, source=OWN_PASS)
        self.by_factories: list[int] = by_factories

    def pass_points(self, game: TerraNova, seat: int) -> int:
        factories = game.mats[seat].factory_count
        return self.by_factories[factories - 1] if factories else 0

    def numbers(self, seats: int) -> Arguments:
        return {"list": ", ".join([str(points) for points in self.by_factories])}


class CheaperPowerActions(Ability):
    """Every power action of the board costs less power (TN-190)."""

    __slots__ = ()

    text: ClassVar[str] = "cheaper-power-actions"

    def __init__(self, rule: str, power: int) -> None:
        super().__init__(rule)
        self.power_discount = power

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.power_discount}


class FirstHouses(Ability):
    """Another number of houses at the start of the game (TN-033)."""

    __slots__ = ()

    text: ClassVar[str] = "first-houses"

    def __init__(self, rule: str, houses: int) -> None:
        super().__init__(rule)
        self.first_houses = houses

    def numbers(self, seats: int) -> Arguments:
        return {"houses": self.first_houses}


class CoinsForUpgradesElsewhere(Ability):
    """Coins each time another faction upgrades a building, after the own pass too (TN-336)."""

    __slots__ = ("each", "each_of_two")

    text: ClassVar[str] = "coins-for-upgrades-elsewhere"

    def __init__(self, rule: str, coins: int, with_two_players: int) -> None:
        super().__init__(rule)
        self.each: int = coins
        self.each_of_two: int = with_two_players

    def upgrade_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        game.gain_coins(seat, self.each_of_two if game.seats == 2 else self.each, self.rule, events)

    def numbers(self, seats: int) -> Arguments:
        return {"coins": self.each_of_two if seats == 2 else self.each, "seats": seats}


class PowerForSpades(Ability):
    """Power for each spade used, free ones included."""

    __slots__ = ()

    text: ClassVar[str] = "power-for-spades"

    def __init__(self, rule: str, power: int) -> None:
        super().__init__(rule)
        self.spade_power = power

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.spade_power}


class PowerForHousesElsewhere(Ability):
    """Power each time another faction builds a house, after the own pass too (TN-336)."""

    __slots__ = ("each", "each_of_two")

    text: ClassVar[str] = "power-for-houses-elsewhere"

    def __init__(self, rule: str, power: int, with_two_players: int) -> None:
        super().__init__(rule)
        self.each: int = power
        self.each_of_two: int = with_two_players

    def house_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        game.gain_power(seat, self.each_of_two if game.seats == 2 else self.each, self.rule, events)

    def numbers(self, seats: int) -> Arguments:
        return {"power": self.each_of_two if seats == 2 else self.each, "seats": seats}

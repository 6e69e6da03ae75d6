"""What can be odd about a faction: the numbers and the moments at which the rules ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from ecumene.core.argument import Arguments
    from ecumene.core.event import Event
    from ecumene.games.terra_nova.game import TerraNova

#: No question: a palace that asks its owner nothing.
NOTHING: Final = -1
#: No source of points.
NO_POINTS: Final = -1


class Ability:
    """An ability of a faction, or what one of its palaces brings; in force from when it is there to the end (TN-328).

    The rules never ask which faction this is. They read the numbers below, which change nothing unless a kind of
    ability sets them, and call the methods at the moments they are named after.
    """

    __slots__ = (
        "at_once",
        "coins",
        "exchange_points",
        "exchange_power",
        "factory_alone",
        "factory_beside",
        "factory_points",
        "factory_power",
        "first_houses",
        "house_points",
        "own_power_action",
        "points_rule",
        "power",
        "power_discount",
        "rule",
        "source",
        "spade_power",
        "spades_at_most",
        "special_action",
        "town_points",
        "town_value",
        "towns_over_river",
        "worth",
    )

    #: Which sentence tells about it: the message `ability-<text>`.
    text: ClassVar[str] = ""

    def __init__(self, rule: str, power: int = 0, coins: int = 0, source: int = NO_POINTS) -> None:
        self.rule: str = rule
        #: Income of each round.
        self.power: int = power
        self.coins: int = coins
        #: Where its points are written down, if it brings any, and by which rule.
        self.source: int = source
        self.points_rule: str = rule
        #: What it brings a round, in points, as an estimate for bots.
        self.worth: float = 0.0
        # Set-up
        self.first_houses: int = 0
        # Prices; 0 leaves them as they are.
        self.power_discount: int = 0
        self.spades_at_most: int = 0
        self.factory_beside: int = 0
        self.factory_alone: int = 0
        # What else may be done: power for points, a factory for power, an action of the own mat.
        self.exchange_power: int = 0
        self.exchange_points: int = 0
        self.factory_power: int = 0
        self.own_power_action: bool = False
        self.special_action: int = NOTHING
        #: What a palace asks as soon as it is built.
        self.at_once: int = NOTHING
        # Towns: the value they need if it is not the usual one, and whether they reach over a river cell.
        self.town_value: int = 0
        self.towns_over_river: bool = False
        # What own deeds bring.
        self.town_points: int = 0
        self.house_points: int = 0
        self.factory_points: int = 0
        self.spade_power: int = 0

    # Moments. `seat` is always the owner of the ability.

    def palace_built(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        """This palace was just built."""

    def house_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        """Somebody else built a house."""

    def upgrade_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        """Somebody else upgraded a building."""

    def pass_points(self, game: TerraNova, seat: int) -> int:
        """Points for passing as things stand."""
        return 0

    def pass_power(self, game: TerraNova, seat: int) -> int:
        """Power for passing as things stand."""
        return 0

    def game_ended(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        """All rounds are over, and what is left on the mat becomes points."""

    # Words

    def numbers(self, seats: int) -> Arguments:
        """The numbers of its sentence at a table of so many seats."""
        return {}

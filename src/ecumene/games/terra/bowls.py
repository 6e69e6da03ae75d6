"""The power cycle: tokens in three bowls."""

from __future__ import annotations


class Bowls:
    """Power is gained by moving tokens up one bowl at a time, the lowest first, and spent from bowl III into bowl I.

    Bowls never change once made, so copies of a game share them: gaining and spending give other bowls.
    """

    __slots__ = ("one", "three", "two")

    def __init__(self, one: int = 0, two: int = 0, three: int = 0) -> None:
        self.one = one
        self.two = two
        self.three = three

    @property
    def room(self) -> int:
        """How much power can be gained; more than that is lost."""
        return 2 * self.one + self.two

    def after_gain(self, power: int) -> Bowls:
        first = min(power, self.one)
        second = min(power - first, self.two + first)
        return Bowls(self.one - first, self.two + first - second, self.three + second)

    def after_spending(self, power: int) -> Bowls:
        """Spend power that is there."""
        return Bowls(self.one + power, self.two, self.three - power)

    def __reduce__(self) -> tuple[type[Bowls], tuple[int, int, int]]:
        return Bowls, (self.one, self.two, self.three)

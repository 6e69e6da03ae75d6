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

    def after_burning(self, tokens: int = 1) -> Bowls:
        """Tokens of bowl II leave the game, and as many others move from there to bowl III."""
        return Bowls(self.one, self.two - 2 * tokens, self.three + tokens)

    def after_discarding(self, tokens: int) -> Bowls:
        """Tokens leave the game, those of the lowest bowl first."""
        first = min(tokens, self.one)
        second = min(tokens - first, self.two)
        return Bowls(self.one - first, self.two - second, self.three - (tokens - first - second))

    def with_new(self, tokens: int) -> Bowls:
        """New tokens come into bowl I."""
        return Bowls(self.one + tokens, self.two, self.three)

    def __reduce__(self) -> tuple[type[Bowls], tuple[int, int, int]]:
        return Bowls, (self.one, self.two, self.three)

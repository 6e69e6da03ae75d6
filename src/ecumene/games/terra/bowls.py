"""The power cycle: tokens in three bowls."""

from __future__ import annotations


class Bowls:
    """Power is gained by moving tokens up one bowl at a time, the lowest first, and spent from bowl III into bowl I."""

    __slots__ = ("one", "three", "two")

    def __init__(self, one: int = 0, two: int = 0, three: int = 0) -> None:
        self.one = one
        self.two = two
        self.three = three

    def gain(self, power: int) -> int:
        """Gain power; returns how many steps could be made, the rest is lost."""
        first = min(power, self.one)
        self.one -= first
        self.two += first
        second = min(power - first, self.two)
        self.two -= second
        self.three += second
        return first + second

    def spend(self, power: int) -> None:
        """Spend power that is there."""
        self.three -= power
        self.one += power

    def copy(self) -> Bowls:
        return Bowls(self.one, self.two, self.three)

    def __reduce__(self) -> tuple[type[Bowls], tuple[int, int, int]]:
        return Bowls, (self.one, self.two, self.three)

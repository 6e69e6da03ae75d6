"""Means and win rates with 95 % intervals.

One observation is one game, never one seat: seats of one game are not independent of each other. A win counts 1, shared
between k winners 1/k each; where a bot holds several seats of a game, its observation is their mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

#: The two-sided 95 % point of the normal distribution.
Z: Final = 1.959963984540054
#: The same of Student's t for 1 to 4 degrees of freedom; from 5 on the series below is good to a thousandth.
_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764)


class Estimate(NamedTuple):
    """A mean of n games with its interval."""

    n: int
    mean: float
    low: float
    high: float


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's t, by the Cornish–Fisher series."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


class Sample:
    """Observations one after the other; only what an interval needs is kept of them."""

    __slots__ = ("mean", "n", "squares")

    def __init__(self) -> None:
        self.n = 0
        self.mean = 0.0
        #: The squared distances from the mean, summed up (Welford's way, which loses no digits).
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)

    def rate(self) -> Estimate:
        """Wilson's score interval for the mean of shares between 0 and 1.

        It is made for wins and losses. Shares with the same mean scatter less than those (their variance is at most
        p(1 - p)), so with ties or several seats of one bot the interval is rather too wide than too narrow.
        """
        weight = Z * Z / self.n
        middle = (self.mean + weight / 2) / (1 + weight)
        reach = Z / (1 + weight) * sqrt(max(0.0, self.mean * (1 - self.mean) / self.n + weight / (4 * self.n)))
        return Estimate(self.n, self.mean, max(0.0, middle - reach), min(1.0, middle + reach))

    def interval(self) -> Estimate:
        """Student's interval for a mean; a single game tells nothing about scatter, so its interval has no ends."""
        if self.n == 1:
            return Estimate(1, self.mean, float("-inf"), float("inf"))
        reach = student(self.n - 1) * sqrt(self.squares / (self.n - 1) / self.n)
        return Estimate(self.n, self.mean, self.mean - reach, self.mean + reach)


def rate(shares: Iterable[float]) -> Estimate:
    """How often something wins, from what it won of each game."""
    return _sample(shares).rate()


def mean(values: Iterable[float]) -> Estimate:
    """The mean of some numbers, one for each game."""
    return _sample(values).interval()


def _sample(values: Iterable[float]) -> Sample:
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample

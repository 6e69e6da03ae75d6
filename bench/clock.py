"""Rates by the processor's clock: the median of several batches, each long enough to be measured."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple


class Rate(NamedTuple):
    """Times a second of this process's own CPU time, with the slowest and the fastest batch."""

    median: float
    low: float
    high: float


class Comparison(NamedTuple):
    """Two rates, and the first in proportion to the second, batch by batch."""

    one: Rate
    other: Rate
    ratio: Rate


def measure(work: Callable[[], int], batches: int, seconds: float) -> Rate:
    """`work` does something and says how many times; each batch repeats it for at least that long."""
    work()
    return spread([batch(work, seconds) for _ in range(batches)])


def compare(one: Callable[[], int], other: Callable[[], int], batches: int, seconds: float) -> Comparison:
    """Batches of the two take turns, so that a busy machine slows both down."""
    one()
    other()
    pairs = [(batch(one, seconds), batch(other, seconds)) for _ in range(batches)]
    return Comparison(
        spread([first for first, _ in pairs]),
        spread([second for _, second in pairs]),
        spread([first / second for first, second in pairs]),
    )


def batch(work: Callable[[], int], seconds: float) -> float:
    gc.collect()
    begun = time.process_time()
    done = 0
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - begun
    return done / spent


def spread(rates: list[float]) -> Rate:
    return Rate(tidy(median(rates)), tidy(min(rates)), tidy(max(rates)))


def tidy(value: float) -> float:
    """Six digits: the machine repeats no more than two or three."""
    return float(f"{value:.6g}")

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


def measure(work: Callable[[], int], batches: int, seconds: float) -> Rate:
    """`work` does something and says how many times; each batch repeats it for at least that long."""
    rates: list[float] = []
    work()
    for _ in range(batches):
        gc.collect()
        begun = time.process_time()
        done = 0
        spent = 0.0
        while spent < seconds:
            done += work()
            spent = time.process_time() - begun
        rates.append(done / spent)
    return Rate(median(rates), min(rates), max(rates))

"""Intervals against values worked out by hand or printed in tables."""

from __future__ import annotations

from math import isinf, sqrt
from statistics import NormalDist

import pytest

from ecumene.lab.statistics import Z, mean, rate, student


def test_normal_quantile() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975)) == Z


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (4, 2.776),
        (5, 2.571),
        (9, 2.262),
        (10, 2.228),
        (29, 2.045),
        (100, 1.984),
        (1000, 1.962),
    ],
)
def test_student_agrees_with_the_printed_table(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.004)


def test_wilson_half_of_ten() -> None:
    # p = 0.5, n = 10: the centre stays 0.5, the reach is z / (1 + z²/n) · sqrt(0.025 + z² / 400).
    found = rate([1.0] * 5 + [0.0] * 5)
    square = 3.841459
    reach = 1.959964 / (1 + square / 10) * sqrt(0.025 + square / 400)
    assert (found.n, found.mean) == (10, 0.5)
    assert found.low == pytest.approx(0.5 - reach, abs=1e-6)
    assert found.low == pytest.approx(0.2366, abs=1e-4)
    assert found.high == pytest.approx(0.7634, abs=1e-4)


def test_wilson_at_the_ends() -> None:
    # With nothing but wins the lower end is n / (n + z²).
    won = rate([1.0] * 20)
    assert won.high == 1.0
    assert won.low == pytest.approx(20 / (20 + 3.841459), abs=1e-6)
    lost = rate([0.0] * 20)
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - won.low)


def test_shared_wins_count_by_their_share() -> None:
    assert rate([0.5, 0.5, 1.0, 0.0]) == rate([1.0, 0.0, 1.0, 0.0])


def test_mean_with_student_interval() -> None:
    # 2, 4, 6: mean 4, deviation 2, so 4 ± 4.303 · 2 / sqrt(3).
    found = mean([2.0, 4.0, 6.0])
    assert found.mean == 4.0
    assert found.high - 4.0 == pytest.approx(4.3027 * 2 / sqrt(3), abs=1e-3)
    assert 4.0 - found.low == pytest.approx(found.high - 4.0)


def test_one_game_says_nothing_about_scatter() -> None:
    found = mean([7.0])
    assert found.mean == 7.0
    assert isinf(found.low)
    assert isinf(found.high)


def test_equal_values_leave_no_doubt() -> None:
    assert mean([3.0, 3.0, 3.0])[1:] == (3.0, 3.0, 3.0)

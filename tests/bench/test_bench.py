"""The measurements run and say what they measured."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ecumene
from bench import yardstick
from bench.__main__ import main
from bench.clock import compare, measure


def test_one_table_and_the_figures_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "figures.json"
    main(["--batches", "1", "--seconds", "0.001", "--matches", "2", "--out", str(out)])
    shown = capsys.readouterr().out
    assert "random games" in shown
    assert "greedy beats random" in shown
    assert re.search(rf"^{yardstick.GAME} / yardstick: \d+\.\d\d", shown, re.MULTILINE)
    figures = json.loads(out.read_text(encoding="utf-8"))
    assert set(figures["games"]) == set(ecumene.games())
    for game in figures["games"].values():
        assert all(rate["median"] > 0 for rate in game["rates"].values())
        assert game["greedy_beats_random"]["n"] == 2
    assert figures["yardstick"]["game"] in figures["games"]
    assert figures["yardstick"]["games"]["median"] > 0


def test_rates_are_counts_by_time() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 10

    rate = measure(work, 3, 0.002)
    assert rate.low <= rate.median <= rate.high
    assert rate.low > 10
    assert len(calls) > 3


def test_a_comparison_is_a_proportion() -> None:
    def slow() -> int:
        for _ in range(2000):
            pass
        return 1

    def fast() -> int:
        slow()
        return 10

    assert 5 < compare(fast, slow, 3, 0.01).median < 20
    assert 0.5 < compare(slow, slow, 3, 0.01).median < 2


def test_the_yardstick_has_not_changed() -> None:
    """Its own games of one seed, to the last point: a changed yardstick measures something else."""
    assert yardstick.many(yardstick.SEATS, 12345, 50, False) == (3626, 12296958)


def test_nonsense_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--matches", "0"])

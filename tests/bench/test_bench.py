"""The measurements run and say what they measured."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ecumene
from bench import levels, yardstick
from bench.__main__ import main
from bench.clock import compare, measure
from ecumene.lab.statistics import Estimate


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


def test_levels_meet_greedy_and_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "levels.json"
    game = next(iter(ecumene.games()))
    levels.main(["--game", game, "--levels", "2", "1", "--games", "2", "--out", str(out)])
    shown = capsys.readouterr().out
    assert "verdict" in shown
    matches = json.loads(out.read_text(encoding="utf-8"))["matches"]
    met = [(match["stronger"], match["weaker"]) for match in matches]
    assert met == [("search:1", "greedy"), ("search:2", "greedy"), ("search:2", "search:1")]
    assert all(match["wins"]["n"] == match["lead"]["n"] == 2 for match in matches)


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.4, 0.6, "stronger"), (0.3, 0.6, "not shown"), (0.1, 0.3, "weaker")]
)
def test_a_verdict_is_what_the_interval_shows(low: float, high: float, verdict: str) -> None:
    wins = Estimate(9, (low + high) / 2, low, high)
    assert levels.Match("game", 3, "a", "b", wins, wins).verdict == verdict


def test_nonsense_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--matches", "0"])
    with pytest.raises(SystemExit):
        levels.main(["--levels", "0"])

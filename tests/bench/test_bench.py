"""The measurements run and say what they measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ecumene
from bench.__main__ import main
from bench.clock import measure


def test_one_table_and_the_figures_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "figures.json"
    main(["--batches", "1", "--seconds", "0.001", "--matches", "2", "--out", str(out)])
    shown = capsys.readouterr().out
    assert "random games" in shown
    assert "greedy beats random" in shown
    figures = json.loads(out.read_text(encoding="utf-8"))
    assert set(figures["games"]) == set(ecumene.games())
    for game in figures["games"].values():
        assert all(rate["median"] > 0 for rate in game["rates"].values())
        assert game["greedy_beats_random"]["n"] == 2


def test_rates_are_counts_by_time() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 10

    rate = measure(work, 3, 0.002)
    assert rate.low <= rate.median <= rate.high
    assert rate.low > 10
    assert len(calls) > 3


def test_nonsense_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--matches", "0"])

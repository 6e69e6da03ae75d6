"""What people wait for at the web table is measured, kept whole, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene
from bench import table
from bench.machine import machine
from bench.page import PLAIN
from bench.waits import WAITS, Load, Waiting, Waits, block, dumps, loads, rows, waits_of, write


def made_up() -> Waiting:
    """Figures that nobody measured."""
    waits = {"choose": Waits(120, 0.0214, 1.0416), "confirm": Waits(100, 0.0333, 0.07)}
    both = [Load(game, tables, waits) for tables in (1, 50) for game in ecumene.games()]
    return Waiting("2026-01-31", "0.1.0", "pure", machine(), "easy", 8.0, 30.0, [1.0, 0.9, 1.3], both)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "table.json"
    write(made_up(), path)
    assert loads(path.read_text(encoding="utf-8")) == made_up()
    assert '"choose": [120, 0.0214, 1.0416]' in dumps(made_up())


def test_of_a_hundred_waits_the_last_is_beyond_the_p99() -> None:
    assert waits_of([float(second) for second in range(100, 0, -1)]) == Waits(100, 50.5, 100.0)
    assert waits_of([3.0]) == Waits(1, 3.0, 3.0)


def test_a_row_is_told_in_milliseconds() -> None:
    game = next(iter(ecumene.games()))
    row = [game, "1", "21", "1,042", "33", "70", "–", "–", "220"]
    assert rows(made_up())[0] == row
    told = block(made_up(), PLAIN)
    assert "First page 1.00 s after start [0.90 – 1.30]." in told
    assert f"| {' | '.join(row)} |" in told


def test_a_real_table_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table.json"
    few = ["--starts", "1", "--seconds", "0.5", "--tables", "2", "--think", "0.1"]
    table.main([*few, "--out", str(out)])
    found = loads(out.read_text(encoding="utf-8"))
    assert [(load.game, load.tables) for load in found.loads] == [(game, n) for n in (1, 2) for game in ecumene.games()]
    assert len(found.first_page) == 1
    assert all(set(load.waits) <= set(WAITS) for load in found.loads)
    assert "first page" in capsys.readouterr().out


def test_nonsense_is_refused() -> None:
    for nonsense in (["--starts", "0"], ["--seconds", "0"], ["--tables", "0"], ["--think", "-1"]):
        with pytest.raises(SystemExit):
            table.main(nonsense)

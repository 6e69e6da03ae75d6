"""The measurements run and say what they measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import ecumene
from bench import __main__ as command
from bench import builds, jobs, levels, machine, yardstick
from bench.clock import compare, measure
from bench.measures import FIGURES, GAMES, Found, always, boxes, memory, seats_of
from bench.results import loads
from ecumene.lab.statistics import Estimate

TINY = ["--batches", "1", "--seconds", "0.001"]


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "compiler", lambda: "")


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_pure_source_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.json"
    command.main([*TINY, "--compiled", "no-such-python", "--out", str(out)])
    shown = capsys.readouterr().out
    for figure in FIGURES:
        assert figure.split()[0] in shown
    last = f"{yardstick.GAME} compiled / yardstick compiled: not measured (no C compiler)"
    assert shown.splitlines()[-1] == last
    result = loads(out.read_text(encoding="utf-8"))
    assert list(result.builds) == ["pure"]
    assert result.seats == {box.id: seats_of(box) for box in boxes()}
    for game in ecumene.games():
        figures = result.builds["pure"].games[game]
        assert tuple(figures) == FIGURES
        assert all(rate.low > 0 for rate in figures.values())
    assert result.builds["pure"].ratios[GAMES].median > 0


def test_the_last_line_is_the_proportion_of_the_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figures as a compiled build would tell them: nothing is compiled here."""

    def told(build: builds.Build, batches: int, seconds: float) -> Iterator[Found]:
        ratio = 1.234 if build.name == "compiled" else 0.5
        for box in boxes():
            bare = box.id == yardstick.GAME
            for figure in FIGURES:
                yield Found(box.id, figure, always(7.0), always(5.0) if bare else None, always(ratio) if bare else None)

    monkeypatch.setattr(command, "compiler", lambda: "cc")
    monkeypatch.setattr(command, "compiled", lambda python: builds.Build("compiled", python, tmp_path, ""))
    monkeypatch.setattr(command, "measured", told)
    command.main(["--quick", "--compiled", "python"])
    assert capsys.readouterr().out.splitlines()[-1] == f"{yardstick.GAME} compiled / yardstick compiled: 1.23"
    command.main(["--quick"])
    assert "not measured (no compiled build" in capsys.readouterr().out.splitlines()[-1]


def test_a_build_that_is_not_what_it_says_is_not_measured() -> None:
    impostor = builds.pure()._replace(name="compiled")
    with pytest.raises(builds.BuildFailed):
        list(builds.measured(impostor, 1, 0.001))


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

    assert 5 < compare(fast, slow, 3, 0.01).ratio.median < 20
    assert 0.5 < compare(slow, slow, 3, 0.01).ratio.median < 2


def test_memory_is_what_each_copy_adds() -> None:
    shared = bytes(1_000_000)
    assert memory(lambda: (shared, bytearray(10_000)), 50) == pytest.approx(10_150, abs=150)


def test_the_yardstick_has_not_changed() -> None:
    """Its own games of one seed, to the last point: a changed yardstick measures something else."""
    assert yardstick.many(yardstick.SEATS, 12345, 50, False) == (3626, 12296958)


def test_processes_are_compared_with_one(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    game = next(iter(ecumene.games()))
    out = tmp_path / "jobs.json"
    jobs.main(["--game", game, "--players", "random", "--rounds", "1", "--seconds", "0.05", "--out", str(out)])
    shown = capfd.readouterr().out
    assert "2 jobs" in shown
    assert "random" in shown
    assert f"| {game} | random |" in jobs.block(out.read_text(encoding="utf-8"))


def test_times_are_taken_round_by_round() -> None:
    series = jobs.Series("a-game", "random", 100, 2, [4.0, 6.0], [2.0, 4.0], [4.0, 8.0])
    assert series.times == [2.0, 1.5]
    assert series.most == [2.0, 1.5]


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


def test_nothing_is_played_that_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "run", lambda *given: pytest.fail("played"))
    with pytest.raises(SystemExit):
        levels.main(["--out", str(tmp_path / "missing" / "levels.json")])
    assert "levels.json cannot be written: No such file or directory" in capsys.readouterr().err


def test_a_machine_without_mypy_is_described_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    assert machine.machine()["mypy"] != "none"
    monkeypatch.setattr(machine, "version", missing)
    assert machine.machine()["mypy"] == "none"


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.4, 0.6, "stronger"), (0.3, 0.6, "not shown"), (0.1, 0.3, "weaker")]
)
def test_a_verdict_is_what_the_interval_shows(low: float, high: float, verdict: str) -> None:
    wins = Estimate(9, (low + high) / 2, low, high)
    assert levels.Match("game", 3, "a", "b", wins, wins).verdict == verdict


def test_tables_of_different_sizes_are_not_mixed() -> None:
    game = next(iter(ecumene.games()))
    wins = Estimate(9, 0.5, 0.4, 0.6)
    matches = levels.in_order(
        [
            levels.Match(game, seats, stronger, weaker, wins, wins)
            for seats in (4, 2)
            for stronger, weaker in (("search:20", "search:10"), ("search:10", "greedy"))
        ]
    )
    assert [(match.seats, match.weaker) for match in matches] == [
        (2, "greedy"),
        (2, "search:10"),
        (4, "greedy"),
        (4, "search:10"),
    ]
    picture = levels.picture(matches)
    assert picture.index("2 players") < picture.index("4 players")
    assert "| search:20 | search:10 |" in levels.block(matches)
    assert "| search:20 | 3 × search:10 |" in levels.block(matches)


def test_nonsense_is_refused() -> None:
    for nonsense in (["--batches", "0"], ["--seconds", "0"]):
        with pytest.raises(SystemExit):
            command.main(nonsense)
    with pytest.raises(SystemExit):
        jobs.main(["--jobs", "1"])
    with pytest.raises(SystemExit):
        levels.main(["--levels", "0"])

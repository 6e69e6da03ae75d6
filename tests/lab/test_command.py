"""`ecumene simulate` as it is typed."""

from __future__ import annotations

import errno
import io
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import ecumene
from ecumene.core.record import read
from ecumene.core.record_file import RecordFile
from ecumene.lab import command, report, simulate
from ecumene.lab.statistics import Estimate, mean
from ecumene.lab.tally import Tally
from ecumene.text import Words

GAME = next(iter(ecumene.games()))


def typed(*words: str) -> Result:
    return CliRunner().invoke(command.simulate, [GAME, *words], standalone_mode=False)


def told(result: Result) -> str:
    """The report without the line about speed, which differs from run to run."""
    return "\n".join(line for line in result.output.splitlines() if " s)." not in line)


def problem(result: Result) -> str:
    assert isinstance(result.exception, ecumene.BadInput)
    for language in ("en", "pl"):
        assert Words(language).problem(result.exception)
    return result.exception.reason


def test_the_report_and_the_records_do_not_depend_on_the_jobs(tmp_path: Path) -> None:
    series = ("-n", "6", "--players", "random", "--seats", "3", "--seed", "2", "--out")
    alone = typed(*series, str(tmp_path / "a.jsonl"), "--jobs", "1")
    both = typed(*series, str(tmp_path / "b.jsonl"), "--jobs", "2")
    assert alone.exception is None
    assert told(alone).replace("a.jsonl", "b.jsonl") == told(both)
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    assert len(read(str(tmp_path / "a.jsonl"))) == 6
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "b.jsonl"]


@pytest.mark.parametrize(("language", "title"), [("en", "By seat"), ("pl", "Według miejsc")])
def test_both_languages(language: str, title: str) -> None:
    result = typed("-n", "2", "--players", "random", "--seats", "2", "--lang", language)
    assert result.return_value == 0
    assert title in result.output
    assert Words(language).player(1) in result.output


def test_options_reach_the_game() -> None:
    result = typed("-n", "1", "--players", "random", "--option", "no-such=1")
    assert problem(result) == "option-unknown"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("-n", "0"), "lab-count"),
        (("--jobs", "0"), "lab-jobs"),
        (("--jobs", "1000"), "lab-jobs"),
        (("--players", "random,clever"), "player-unknown"),
        (("--players", "random,greedy:9"), "player-no-budget"),
        (("--players", "random,search:never"), "player-budget"),
        (("--players", "random,search", "--budget", "-1"), "player-budget"),
        (("--players", "random,search:9", "--budget", "9"), "player-budget-idle"),
        (("--players", "random,random", "--seats", "3"), "lab-players"),
        (("--option", "loose"), "lab-option"),
        (("--option", "=1"), "lab-option"),
        (("--out", "/no/such/folder/games.jsonl"), "save-failed"),
        (("--out", "/"), "save-failed"),
    ],
)
def test_bad_input_is_one_clear_problem(words: tuple[str, ...], reason: str) -> None:
    assert problem(typed(*words)) == reason


def test_a_budget_is_part_of_the_players_names(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = typed("-n", "1", "--players", "random,search", "--budget", "1", "--out", str(out))
    assert "search:1" in result.output
    assert read(str(out))[0].players == ["random", "search:1"]


class FullDisk(io.RawIOBase):
    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("line", ["short", "long" * 100_000])
def test_a_full_disk_is_one_clear_problem(tmp_path: Path, line: str) -> None:
    file = RecordFile(str(tmp_path / "games.jsonl"))
    file.file.close()
    file.file = io.TextIOWrapper(io.BufferedWriter(FullDisk()), encoding="utf-8")

    def write() -> None:
        file.add(line)
        file.finish()

    with pytest.raises(ecumene.BadInput) as caught:
        write()
    file.close()
    assert caught.value.reason == "save-failed"
    assert "No space left on device" in Words("en").problem(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    file = RecordFile(str(pipe))
    file.add("game")
    file.finish()
    assert os.read(end, 100) == b"game\n"
    file.close()
    os.close(end)
    assert pipe.is_fifo()


def test_an_unfinished_file_leaves_the_old_one(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text("old\n", encoding="utf-8")
    file = RecordFile(str(kept))
    file.add("new")
    file.close()
    assert kept.read_text(encoding="utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [kept]


def test_ctrl_c_reports_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulate.one

    def interrupted(plan: simulate.Plan, number: int, watch: simulate.Watch | None) -> simulate.Row:
        if number == 3:
            raise KeyboardInterrupt
        return played(plan, number, watch)

    monkeypatch.setattr(simulate, "one", interrupted)
    result = typed("-n", "50", "--players", "random", "--out", str(tmp_path / "some.jsonl"))
    assert result.return_value == command.STOPPED
    assert "Stopped after 3 of 50 games." in result.output
    assert "By player" in result.output
    assert len(read(str(tmp_path / "some.jsonl"))) == 3


@pytest.mark.parametrize(("width", "tables"), [(55, 2), (80, 2), (150, 1)])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", sorted(ecumene.games()))
def test_tables_stand_beside_each_other_where_there_is_room(game: str, language: str, width: int, tables: int) -> None:
    box = ecumene.box(game)
    console = Console(width=width, record=True, file=io.StringIO())
    tally = Tally(simulate.run(simulate.plan(game, ["random"], 2), 30))
    console.print(report.Report(Words(language, box.package), box.by_cast[language], console).whole(tally, 1.0))
    shown = console.export_text()
    # A game need not have anything that distinguishes its seats.
    assert shown.count(box.by_cast[language]) == (tables if any(line.name for line in tally.by_cast()) else 0)
    # Nothing had to be cut short; drawings are left out first.
    assert "…" not in shown
    assert ("●" in shown) == (width >= 80)


def test_a_terminal_without_such_signs_gets_plain_ones() -> None:
    console = Console(width=150, record=True, file=io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace"))
    rows = [
        simulate.Row(n, n, ("a", "b"), ("", ""), (50, 50), (float(n % 2), float(1 - n % 2)), 1, "") for n in range(400)
    ]
    console.print(report.Report(Words("en"), "", console).whole(Tally(rows), 1.0))
    shown = console.export_text()
    # Such an interval looks like markup, and is none.
    assert shown.count("=========[o-]") == 4
    assert "45.1 - 54.9" in shown
    assert shown.isascii()


def test_whiskers() -> None:
    drawn = report.whiskers(Estimate(9, 0.5, 0.25, 0.75), 1.0, None, report.PLAIN, 9)
    assert drawn == "==[-o-]  "
    assert report.whiskers(Estimate(9, 0.5, 0.25, 0.75), 1.0, 0.125, report.PLAIN, 9) == "=:[-o-]  "
    assert report.whiskers(Estimate(9, 0.0, 0.0, 0.25), 1.0, 0.5, report.PLAIN, 9) == "o-] :    "
    assert report.whiskers(mean([4.0]), 8.0, None, report.PLAIN, 9) == "====o    "


def test_every_message_of_the_laboratory_is_in_both_languages() -> None:
    folder = Path(report.__file__).parents[1]
    ids = []
    for language in ("en", "pl"):
        text = (folder / f"text.{language}.ftl").read_text(encoding="utf-8")
        ids.append(re.findall(r"^((?:problem-)?lab-[a-z-]+) =", text, re.MULTILINE))
    assert ids[0] == ids[1]
    for param in command.simulate.params:
        help = getattr(param, "help", None)
        assert help is None or help in ids[0]

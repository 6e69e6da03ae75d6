"""Two versions side by side: measured in turns, only if they play the same games, and told on the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import ecumene
from bench import versions
from bench.measures import COPIES, GAMES
from bench.versions import Version, block, compared, main, measure, picture


class MadeUp(Version):
    """A version that was never started, and the order in which versions were asked."""

    def __init__(self, rate: float, points: int, asked: list[float]) -> None:
        self.rate = rate
        self.points = points
        self.asked = asked

    def ask(self, what: str, **more: object) -> Any:
        if what == "scores":
            return [[self.points]]
        self.asked.append(self.rate)
        return self.rate


def test_versions_take_turns() -> None:
    asked: list[float] = []
    found = measure(MadeUp(10.0, 7, asked), MadeUp(25.0, 7, asked), "terra-nova", 3, 0.1)
    assert asked == [25.0, 10.0] * 6
    assert [(one.figure, one.new.median, one.old.median, one.ratio.median) for one in found] == [
        (GAMES, 25.0, 10.0, 2.5),
        (COPIES, 25.0, 10.0, 2.5),
    ]


def test_versions_that_play_other_games_are_not_compared() -> None:
    with pytest.raises(SystemExit, match="do not play the same games"):
        measure(MadeUp(10.0, 7, []), MadeUp(25.0, 8, []), "terra-nova", 3, 0.1)


def test_the_proportion_is_taken_round_by_round() -> None:
    both = compared([(20.0, 10.0), (50.0, 10.0), (9.0, 3.0)])
    assert (both.one.median, both.other.median, both.ratio) == (20.0, 10.0, (3.0, 2.0, 5.0))


def test_this_version_beside_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "PROOF", 2)
    out = tmp_path / "versions.json"
    main(["--old", sys.executable, "--rounds", "1", "--seconds", "0.001", "--out", str(out)])
    assert "terra-nova" in capsys.readouterr().out
    told = json.loads(out.read_text(encoding="utf-8"))
    assert (told["older"], told["today"]) == (ecumene.__version__, ecumene.__version__)
    assert told["build"] == ("compiled" if ecumene.COMPILED else "pure")
    page = block(out.read_text(encoding="utf-8"))
    assert page.count("| terra-nova, 4 seats |") == 2
    drawn = "".join(ElementTree.fromstring(picture(out.read_text(encoding="utf-8"))).itertext())
    assert GAMES in drawn
    assert COPIES in drawn


def test_what_cannot_be_measured_is_said() -> None:
    with Version(sys.executable) as version, pytest.raises(SystemExit, match="could not be measured"):
        version.ask("scores", game="no-such-game", seats=4, seeds=[1])
    with pytest.raises(SystemExit):
        main(["--old", sys.executable, "--rounds", "0"])

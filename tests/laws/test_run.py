"""The long run says what it did, and what went wrong where."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from tests.laws import run
from tests.laws.broken import Broken
from tests.laws.laws import EVERY
from tests.strategies import games

ID = games()[0].id


def invoke(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str]:
    # In this process, so that a law can be broken here.
    monkeypatch.setattr(run, "ProcessPoolExecutor", ThreadPoolExecutor)
    done = CliRunner().invoke(run.main, ["--jobs", "1", "--game", ID, *arguments], env={"COLUMNS": "300"})
    return done.exit_code, done.output


def test_a_good_run(monkeypatch: pytest.MonkeyPatch) -> None:
    code, output = invoke(monkeypatch, "-n", "2", "--law", "owed")
    assert code == 0
    assert "owed" in output
    assert "broken" not in output


def test_a_broken_law_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(game: Game, rng: Chance) -> None:
        if game.ply == 5:
            raise Broken("sound", "the table wobbles")

    monkeypatch.setitem(EVERY, "sound", never)
    code, output = invoke(monkeypatch, "-n", "60", "--law", "sound", "--first", "3")
    assert code == 1
    assert "law `sound` broken" in output
    assert ID in output
    assert "ply 5: the table wobbles" in output
    assert f"--game {ID} --seed 0 --first 3 -n 1" in output


def test_a_law_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    code, output = invoke(monkeypatch, "-n", "1", "--law", "gravity")
    assert code == 2
    assert "gravity" in output
    assert "owed" in output

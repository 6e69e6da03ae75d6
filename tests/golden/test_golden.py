"""The play-throughs on file are what the games answer today; `python -m tests.golden` writes them anew."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, playthrough, scripts

SCRIPTS = scripts()


@pytest.mark.parametrize("name", SCRIPTS)
def test_play_through(name: str) -> None:
    assert playthrough(SCRIPTS[name]).splitlines() == (FOLDER / name).read_text(encoding="utf-8").splitlines()


def test_no_play_through_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(SCRIPTS)

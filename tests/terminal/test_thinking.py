"""A bar while a bot thinks, and games against one that does."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from ecumene.core.record import read
from ecumene.terminal.thinking import Thinking
from tests.terminal.shell import BOX, GAME, Shell


def think(told: list[tuple[int, int]], terminal: bool) -> str:
    """What is written while a bot tells of its progress."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=terminal, width=60, color_system=None)
    with Thinking(console, "Ola [bold] is thinking") as bar:
        for done, of in told:
            bar.show(done, of)
            bar.progress.refresh()
    return file.getvalue()


def test_the_bar_says_who_thinks_and_how_far() -> None:
    shown = think([(0, 50), (25, 50)], True)
    assert "Ola [bold] is thinking" in shown
    assert "50%" in shown
    # It ends by wiping its line and showing the cursor again.
    assert shown.rindex("\x1b[2K") > shown.rindex("50%")
    assert shown.rindex("\x1b[?25h") > shown.rindex("\x1b[?25l")


def test_nothing_is_drawn_for_a_bot_that_tells_nothing_or_when_nobody_watches() -> None:
    assert think([], True) == ""
    assert think([(0, 50), (25, 50)], False).strip() == ""


def test_the_bar_goes_when_the_player_leaves() -> None:
    file = io.StringIO()
    bar = Thinking(Console(file=file, force_terminal=True, width=60), "…")

    def leave() -> None:
        with bar:
            bar.show(1, 2)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        leave()
    assert bar.progress.finished or not bar.progress.live.is_started
    assert "\x1b[?25h" in file.getvalue()


def test_a_bot_with_a_budget_answers_at_the_table(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    result = shell.say("play", GAME, "--seed", "5", "--players", "search,me", "--budget", "3")
    record = read(str(shell.saves[0]))[0]
    assert record.players == ["search:3", "Player"]
    assert record.moves
    assert record.moves[0].seat == 0
    assert "search:3" in result.output
    again = shell.say("play", "--resume")
    assert again.exit_code == 0
    assert len(read(str(shell.saves[0]))[0].moves) == len(record.moves)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--budget", "5"), "The budget 5 would change nothing"),
        (("--players", "search", "--budget", "soon"), "not “soon”"),
        (("--players", "search:soon"), "not “soon”"),
    ],
)
def test_a_budget_that_cannot_be(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    result = Shell(tmp_path).say("play", BOX.id, *words)
    assert result.exit_code != 0
    assert told in result.output

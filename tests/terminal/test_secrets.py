"""Several people at one keyboard, in games in which they hide things from each other."""

from __future__ import annotations

import contextlib
import os
import pty
from pathlib import Path

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.text import Words
from tests.terminal.shell import ENOUGH, Shell, moves_in

#: Any game with secrets and choices of all at once, with three seats.
GAME, BOX = next((id, box) for id, box in ecumene.games().items() if box.secret and len(box.new(3, 5).to_move) == 3)
NEW = ("play", GAME, "--seed", "5", "--seats", "3")
PASS = "Pass the keyboard to {}."
#: The first question of all.
STEP = BOX.new(3, 5).step(0)
PROMPT = Words("en", BOX.package).step(STEP.name) if STEP is not None else ""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def handed(output: str) -> list[str]:
    """Who was given the keyboard, in order."""
    head = PASS.split("{")[0]
    return [line.split(head)[1].split(".")[0] for line in output.splitlines() if line.startswith(head)]


def last(shell: Shell) -> list[list[object]]:
    """The moves of the game saved last."""
    return moves_in(max(shell.saves, key=lambda path: path.stat().st_mtime_ns))


def test_the_keyboard_is_passed_before_secrets_are_shown(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed="\n1\n\n1\n\n1\n1\n")
    assert result.exit_code == 0
    # Whoever has the keyboard begins the next turn.
    assert handed(result.output) == ["Ania", "Olek", "Ewa", "Ania"]
    assert [seat for seat, _, _ in last(shell)] == [0, 1, 2, 2]


def test_nothing_is_shown_until_the_next_person_is_there(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed="")
    assert result.output.splitlines()[-3].startswith(PASS.format("Ania"))
    assert f"Ania · {PROMPT}" not in result.output
    result = shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed="\n1\nboard\n1\nquit\n")
    assert handed(result.output) == ["Ania", "Olek", "Olek", "Olek"]
    assert f"Olek · {PROMPT}" not in result.output
    assert f"Ania · {PROMPT}" in result.output
    assert len(last(shell)) == 1


def test_one_person_among_bots_keeps_the_keyboard(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "random,Ania,random", typed="1\n1\n")
    assert handed(result.output) == []
    # Bots choose first, unseen; the turn goes on with the choice of the person.
    assert [seat for seat, _, _ in last(shell)][:3] == [0, 2, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_secrets(shell: Shell, language: str) -> None:
    result = shell.say(*NEW, "--lang", language, "--players", "Ania,greedy,random", typed=ENOUGH)
    assert result.exit_code == 0
    game = ecumene.load(str(shell.saves[0]))
    assert game.is_over
    assert str(shell.saves[0]) in result.output.splitlines()[-1]
    assert not [word for word in ("cli-", "name-", "event-", "step-", "show-", "effect-") if word in result.output]


def test_the_log_keeps_the_choices_of_others(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek,random", typed="\n1\n\nlog\nquit\n")
    bots, own = [str(move) for _, move, _ in last(shell)[:2]]
    told = result.output[result.output.index("> log") :]
    assert "random  …" in told
    assert "Ania  …" in told
    assert own not in told
    assert bots not in told
    alone = shell.say(*NEW, "--players", "Ania,random,random", typed="1\nlog\nquit\n")
    first = next(move for seat, move, _ in last(shell) if seat == 0)
    assert f"Ania  {first}" in alone.output


def test_what_another_chose_is_taken_back_without_a_word(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed="\n1\n\n2\n\nundo\n\nundo\n\n1\n")
    assert handed(result.output) == ["Ania", "Olek", "Ewa", "Olek", "Ania", "Olek"]
    assert "Taken back: what Olek chose" in result.output
    assert "Taken back: what Ania chose" in result.output
    assert len(last(shell)) == 1
    own = shell.say(*NEW, "--players", "Ania,random,random", typed="1\nundo\nundo\n")
    assert "Taken back: what" not in own.output
    assert "There is nothing to take back." in own.output
    assert len(last(shell)) == 2


def test_open_games_are_played_as_before(shell: Shell) -> None:
    open_game = next(id for id, box in ecumene.games().items() if not box.secret)
    result = shell.say("play", open_game, "--players", "Ania,Olek", typed="1\n1\n")
    assert handed(result.output) == []


def test_a_terminal_is_wiped_before_it_is_handed_over(shell: Shell) -> None:
    ours, theirs = pty.openpty()
    shell.environment |= {"TERM": "xterm-256color"}
    settings = {"stdin": theirs, "stdout": theirs, "stderr": theirs, "start_new_session": True}
    with shell.process(*NEW, "--players", "Ania,Olek,Ewa", **settings) as process:
        os.close(theirs)
        seen = ""
        with contextlib.suppress(OSError):
            for typed in ("", "1", "quit"):
                while not seen.endswith("> "):
                    seen += os.read(ours, 65536).decode()
                os.write(ours, f"{typed}\n".encode())
                seen += " "
            while True:
                seen += os.read(ours, 65536).decode()
        process.wait(timeout=60)
    os.close(ours)
    for name in ("Ania", "Olek"):
        before = seen[: seen.index(PASS.format(name))]
        assert before.rfind("\x1b[2J") > before.rfind("> ")
        assert before.rfind("\x1b[3J") > before.rfind("> ")


def test_words_of_handing_over() -> None:
    said = {language: Words(language)("cli-hand-over", player="Ania") for language in LANGUAGES}
    assert said["en"].startswith(PASS.format("Ania"))
    assert said["pl"] == "Klawiatura dla: Ania. Naciśnij Enter, gdy nikt inny nie patrzy."

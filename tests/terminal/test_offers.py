"""An offer that stays open, at the terminal: whoever owes an answer is asked, and the turn beside it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.text import Words
from tests.offers import begin_with_an_offer
from tests.terminal.shell import Shell, moves_in

NEW = ("play", "terra-nova", "--seed", "5", "--seats", "3", "--option", "factions=random")
WORDS = Words("en", "ecumene.games.terra_nova")


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    begin_with_an_offer(monkeypatch)
    return Shell(tmp_path)


def asked(output: str) -> list[str]:
    """Who was asked what, in order."""
    return [line for line in output.splitlines() if line.startswith(("Ania ·", "Olek ·", "Ewa ·"))]


def test_turns_go_on_until_the_seat_with_the_offer_must_answer(shell: Shell) -> None:
    typed = "pass bonus-D\nend\npass bonus-E\nend\npass bonus-F\nend\npass bonus-F\nquit\n"
    result = shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed=typed)
    assert result.exit_code == 0
    turn, end = [WORDS.step(name) for name in ("take-turn", "end-turn")]
    questions = [f"Ania · {turn}", f"Ania · {end}", f"Olek · {turn}", f"Olek · {end}", f"Ewa · {end}", f"Ewa · {turn}"]
    assert asked(result.output)[:6] == questions
    # Her own turn was no answer to the offer.
    assert "TN-118" in result.output
    assert [seat for seat, _, _ in moves_in(shell.saves[0])] == [0, 0, 1, 1, 2, 2]


def test_a_game_with_an_open_offer_is_resumed_and_undone(shell: Shell) -> None:
    shell.say(*NEW, "--players", "Ania,Olek,Ewa", typed="pass bonus-D\nend\nquit\n")
    again = shell.say("play", "--resume", typed="pass bonus-E\nend\nend\nundo\nend\nquit\n")
    names = [line.split(" ·")[0] for line in asked(again.output)]
    # Olek passes and ends; Ewa answers, takes the answer back and answers again.
    assert names == ["Olek", "Olek", "Ewa", "Ewa", "Ewa", "Ewa"]
    assert "Taken back: end" in again.output
    assert [move for _, move, _ in moves_in(shell.saves[0])][-1] == "end"


def test_bots_answer_beside_a_persons_turn(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,greedy,greedy", typed="quit\n")
    # The bot has answered the offer before the person was asked, although it is not its turn.
    seats = [seat for seat, _, _ in moves_in(shell.saves[0])]
    assert seats
    assert set(seats) == {2}
    assert asked(result.output)[-1] == f"Ania · {WORDS.step('take-turn')}"

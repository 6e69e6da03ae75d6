"""A game at a terminal, driven through pipes."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pty
import re
import resource
import signal
import struct
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES, Ledger
from ecumene.core.record import read
from tests.terminal.shell import BOX, ENOUGH, GAME, Shell, moves_in

NEW = ("play", GAME, "--seed", "5")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def wait_for(condition: Callable[[], bool]) -> None:
    """Give another process time, but not for ever."""
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("nothing came of it")


# What is dealt


def test_a_first_game_begins_with_a_move(shell: Shell) -> None:
    shell.run(*NEW, "--first", typed="quit\n")
    game = ecumene.load(str(shell.saves[0]))
    assert game.options == BOX.first_game(game.seats)
    assert game.options != BOX.settle(game.seats, None)


def test_what_is_asked_for_counts_more_than_the_first_game(shell: Shell) -> None:
    shell.run(*NEW, "--first", "--option", "factions=choose", typed="quit\n")
    game = ecumene.load(str(shell.saves[0]))
    assert game.options == {**BOX.first_game(game.seats), "factions": "choose"}


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_a_bot(shell: Shell, language: str) -> None:
    result = shell.run(*NEW, "--lang", language, typed=ENOUGH)
    assert result.returncode == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    (save,) = shell.saves
    game = ecumene.load(str(save))
    assert game.is_over
    assert str(max(score.total for score in game.scores())) in result.stdout.splitlines()[-2]
    assert str(save) in result.stdout.splitlines()[-1]
    for item in game.scores()[0].items:
        assert item.rule in result.stdout
    me = "Player" if language == "en" else "Gracz"
    assert read(str(save))[0].players == [me, "greedy"]


def test_the_same_seed_and_the_same_keys_are_the_same_game(shell: Shell) -> None:
    for _ in range(2):
        shell.say(*NEW, typed=ENOUGH)
    first, second = shell.saves
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_a_drawn_seed_cannot_be_guessed(shell: Shell) -> None:
    for _ in range(2):
        result = shell.say("play", GAME, typed="quit\n")
        assert result.exit_code == 0
        assert "seed" not in result.output.splitlines()[0]
    seeds = [read(str(path))[0].seed for path in shell.saves]
    assert len({*seeds}) == 2
    # Of 128 random bits hardly ever the first 40 are zero.
    assert all(2**88 < seed < 2**128 for seed in seeds)
    assert all(len(path.name) < 40 for path in shell.saves)


def test_a_typed_seed_may_be_long_but_not_negative(shell: Shell) -> None:
    long = str(2**128 - 1)
    shell.say("play", GAME, "--seed", long, typed="quit\n")
    assert read(str(shell.saves[0]))[0].seed == 2**128 - 1
    refused = shell.say("play", GAME, "--seed", "-4", typed="quit\n")
    assert refused.exit_code != 0
    assert "whole number" in refused.output


def test_bots_among_themselves(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "random,greedy,random")
    assert result.exit_code == 0
    assert ecumene.load(str(shell.saves[0])).is_over
    assert "random 1" in result.output


def test_people_take_turns_at_one_keyboard(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek", typed="1\n1\n")
    assert "Ania · " in result.output
    assert "Olek · " in result.output
    assert len(moves_in(shell.saves[0])) == 2


# Typing


def test_a_number_a_notation_and_a_verb(shell: Shell) -> None:
    first = str(BOX.new(2, 5).moves(BOX.new(2, 5).to_move[0])[0])
    verb = first.split()[0]
    result = shell.say(*NEW, "--players", "Ania,Olek", typed=f"{verb}\n{first.upper()}\n999\n1\n")
    assert result.output.count(f"1  {first}") >= 2
    assert "There is no choice 999" in result.output
    moves = moves_in(shell.saves[0])
    assert moves[0][1] == first
    assert len(moves) == 2


def test_what_cannot_be_done_is_refused_with_its_rule(shell: Shell) -> None:
    game = BOX.new(2, 5)
    seat = game.to_move[0]
    illegal = next(move for move in game.every_move() if game.check(seat, move) is not None)
    refusal = game.check(seat, illegal)
    assert refusal is not None
    result = shell.say(*NEW, "--players", "Ania,Olek", typed=f"{illegal}\nwhy {illegal}\nwhy 1\nwhy gibberish\nwhy\n")
    assert result.output.count(refusal.rule) >= 3
    rule = Ledger.load(BOX.package, "en")[refusal.rule].text.split()
    assert " ".join(rule[:4]).replace("**", "") in result.output
    assert "“1” is legal now." in result.output
    assert game.RULE_NOTATION in result.output
    assert "Which move?" in result.output
    assert moves_in(shell.saves[0]) == []


def test_rules_at_the_table(shell: Shell) -> None:
    rule = next(iter(Ledger.load(BOX.package, "en").rules.values()))
    typed = f"rules {rule.id.lower()}\nrules {rule.section[3:].upper()}\nrules qqqq\nrules\n"
    result = shell.say(*NEW, typed=typed)
    assert result.output.count(rule.id) >= 2
    assert "No rule contains “qqqq”." in result.output
    assert "Which rule?" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_the_readers_words(shell: Shell, language: str) -> None:
    words = ["help", "moves", "board", "log", "score", "save"]
    if language == "pl":
        words = ["pomoc", "ruchy", "plansza", "dziennik", "punkty", "zapisz"]
    result = shell.say(*NEW, "--lang", language, typed="1\n" + "\n".join(words) + "\n\nquit\n")
    assert result.exit_code == 0
    for told in ("cli-", "name-", "event-", "step-", "show-"):
        assert told not in result.output
    assert ("your last decision" if language == "en" else "cofnij swoją") in result.output
    assert result.output.count(str(shell.saves[0])) == 2
    assert "✗" not in result.output


def test_the_language_changes_at_any_moment(shell: Shell) -> None:
    result = shell.say(*NEW, typed="lang pl\njęzyk en\nlang\nlang xx\n")
    assert result.output.count("Nie ma języka „xx”. Do wyboru: en, pl.") == 1
    assert "Go on with" not in result.output
    assert "Dalszy ciąg: ecumene play --resume" in result.output


def test_markup_and_control_signs_are_only_words(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "[red]A,me", typed="[bold]x\n\x1b[2J\nwhy [/]\nrules [/x]\nsave [/y\n")
    assert result.exit_code == 0
    assert "[bold]x" in result.output
    assert "\x1b" not in result.output


# Taking back


def test_undo_takes_back_the_bots_reply_too(shell: Shell) -> None:
    shell.say(*NEW, typed="1\n1\n1\n")
    before = moves_in(shell.saves[0])
    own = [number for number, (seat, _, _) in enumerate(before) if seat == 0]
    result = shell.say("play", "--resume", str(shell.saves[0]), typed="undo\n")
    assert result.exit_code == 0
    assert moves_in(shell.saves[0]) == before[: own[-1]]
    assert f"Taken back: {before[own[-1]][1]}" in result.output
    ecumene.load(str(shell.saves[0]))


def test_undo_goes_back_to_the_beginning_and_no_further(shell: Shell) -> None:
    result = shell.say(*NEW, "--players", "Ania,Olek", typed="1\n2\nundo\nundo\nundo\n")
    assert result.output.count("Taken back") == 2
    assert result.output.count("There is nothing to take back.") == 1
    assert moves_in(shell.saves[0]) == []


# Saving and going on


def test_a_killed_game_is_resumed_where_it_was(shell: Shell) -> None:
    with shell.process(*NEW) as process:
        assert process.stdin is not None
        process.stdin.write("1\n1\n1\n")
        process.stdin.flush()
        wait_for(lambda: bool(shell.saves) and sum(1 for seat, _, _ in moves_in(shell.saves[0]) if seat == 0) == 3)
        process.kill()
    (save,) = shell.saves
    before = moves_in(save)
    result = shell.run("play", "--resume", typed=ENOUGH)
    assert result.returncode == 0
    assert shell.saves == [save]
    assert moves_in(save)[: len(before)] == before
    assert ecumene.load(str(save)).is_over


@pytest.mark.parametrize("kind", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_signals_leave_with_a_word(shell: Shell, kind: signal.Signals) -> None:
    with shell.process(*NEW, start_new_session=True) as process:
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        wait_for(lambda: bool(shell.saves) and len(moves_in(shell.saves[0])) > 1)
        # The prompt may be a moment away: what is saved by now is what counts.
        time.sleep(0.2)
        os.kill(process.pid, kind)
        out, error = process.communicate(timeout=60)
    assert process.returncode == 0
    assert error == ""
    assert out.splitlines()[-1] == f"Saved in {shell.saves[0]}. Go on with: ecumene play --resume"


def test_the_end_of_the_input_leaves_with_a_word(shell: Shell) -> None:
    save = shell.home / "my game.jsonl"
    result = shell.run(*NEW, "--save", str(save), typed="1\n")
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1] == f"Saved in {save}. Go on with: ecumene play --resume '{save}'"
    assert not shell.saves


def test_resume_takes_the_latest_game_that_is_not_over(shell: Shell) -> None:
    shell.say(*NEW, typed="1\n")
    older = shell.saves[0]
    shell.say("play", GAME, "--seed", "6", typed=ENOUGH)
    done = next(path for path in shell.saves if path != older)
    done.with_name("broken.jsonl").write_text("{", encoding="utf-8")
    for age, path in enumerate((done.with_name("broken.jsonl"), done, older)):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    before = len(moves_in(older))
    assert shell.say("play", "--resume", typed="1\n").exit_code == 0
    assert len(moves_in(older)) > before


def test_a_finished_game_only_shows_its_end(shell: Shell) -> None:
    path = shell.record(moves=-1)
    before = path.read_text(encoding="utf-8")
    result = shell.say("play", "--resume", str(path))
    assert result.exit_code == 0
    assert "Total" in result.output
    assert path.read_text(encoding="utf-8") == before


def test_an_old_file_is_never_written_over(shell: Shell) -> None:
    path = shell.record()
    before = path.read_text(encoding="utf-8")
    result = shell.say(*NEW, "--save", str(path), typed="1\n")
    assert result.exit_code == 2
    assert "already there" in result.stderr
    result = shell.say(*NEW, typed=f"1\nsave {path}\n")
    assert "already there" in result.output
    assert path.read_text(encoding="utf-8") == before


def test_saving_elsewhere_goes_on_there(shell: Shell) -> None:
    path = shell.home / "there.jsonl"
    shell.say(*NEW, "--players", "Ania,Olek", typed=f"1\nsave {path}\n1\nsave {shell.home}/no/such/folder\n1\n")
    assert len(moves_in(path)) == 3
    assert len(moves_in(shell.saves[0])) == 1


def test_a_full_disk_keeps_the_old_save(shell: Shell) -> None:
    """No file may grow beyond what the save has by now: the next move cannot be written."""
    shell.say(*NEW, "--players", "Ania,Olek", typed="1\n" * 6)
    (save,) = shell.saves
    before = save.read_text(encoding="utf-8")

    def full() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before.encode()), len(before.encode())))

    result = shell.run("play", "--resume", typed="1\n1\n", preexec_fn=full)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "could not be saved: File too large" in result.stderr
    assert list(save.parent.iterdir()) == [save]
    assert save.read_text(encoding="utf-8") == before


def test_a_folder_that_cannot_be_written_to(shell: Shell) -> None:
    result = shell.say(*NEW, "--save", "/proc/game.jsonl", typed="1\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("/proc/game.jsonl could not be saved:")
    shell.environment["XDG_CONFIG_HOME"] = "/proc/config"
    result = shell.say(*NEW, ECUMENE_LANG="pl")
    assert result.exit_code == 2
    assert result.stderr.startswith("Nie udało się zapisać pliku /proc/config")


def test_players_of_a_record_are_known_again(shell: Shell) -> None:
    shell.say(*NEW, "--players", "random,Ania", typed="1\n")
    save = shell.saves[0]
    moves = len(moves_in(save))
    result = shell.say("play", "--resume", typed="1\n")
    assert "random, Ania" in result.output
    assert "Ania · " in result.output
    assert len(moves_in(save)) > moves
    # A record without names is played on by people.
    data = json.loads(save.read_text(encoding="utf-8"))
    save.write_text(json.dumps(data | {"players": []}) + "\n", encoding="utf-8")
    assert "Player 1, Player 2" in shell.say("play", "--resume", typed="").output


def test_a_small_terminal_gets_colours_and_short_lists(shell: Shell) -> None:
    """Through a pseudo-terminal of 80 by 30."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 80, 0, 0))
    shell.environment |= {"TERM": "xterm-256color"}
    del shell.environment["COLUMNS"]
    with shell.process(*NEW, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True) as process:
        os.close(theirs)
        seen = ""
        with contextlib.suppress(OSError):
            for typed in ("1", "1", "1", "1", "quit"):
                while not seen.endswith("> "):
                    seen += os.read(ours, 65536).decode()
                os.write(ours, f"{typed}\n".encode())
                seen += " "
            while True:
                seen += os.read(ours, 65536).decode()
        process.wait(timeout=60)
    os.close(ours)
    assert process.returncode == 0
    assert "\x1b[" in seen
    plain = re.sub(r"\x1b\[[0-9;?]*[a-z]", "", seen)
    assert max(len(line) for line in plain.splitlines() if "Saved in" not in line) <= 80
    assert "Go on with: ecumene play --resume" in plain

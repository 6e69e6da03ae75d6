"""Which language is spoken, and how mistakes are told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecumene
from ecumene.cli import main
from ecumene.core.ledger import LANGUAGES, MARKS
from ecumene.terminal.command_language import chosen_language
from ecumene.terminal.play import COMMANDS
from ecumene.text import Words
from tests.terminal.shell import GAME, Shell

ROOT = Path(ecumene.__file__).parent


@pytest.mark.parametrize(
    ("args", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "de_DE", "LC_ALL": "pl_PL"}, "pl"),
        ([], {"LANG": "pl_PL", "ECUMENE_LANG": "en"}, "en"),
        (["games", "--lang", "pl"], {"ECUMENE_LANG": "en"}, "pl"),
        (["games", "--lang=xx"], {}, "xx"),
        (["games", "--lang"], {"LANG": "pl"}, "pl"),
    ],
)
def test_language(args: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(args, environment) == language


@pytest.mark.parametrize(
    "args",
    [
        ("nothing",),
        ("play", "--nothing"),
        ("play", "--seats"),
        ("play", "--seats", "two"),
        ("replay",),
        ("games", "too", "much"),
        ("play", GAME, "--option", "nothing"),
        ("play", "no-such-game"),
        ("play", GAME, "--seats", "99"),
        ("play", GAME, "--seats", "-1"),
        ("play", GAME, "--option", "nothing=1"),
        ("play", GAME, "--players", "gready,me"),
        ("play", "--resume", "--seats", "2"),
        ("play", "--resume"),
        ("play", "--resume", "nowhere.jsonl"),
        ("rules", "XX-999"),
        ("rules", "--find", "qqqqqq"),
        ("rules", "--coverage", "--tests", "nowhere"),
        ("replay", "nowhere.jsonl"),
        ("draw", "nowhere.jsonl"),
        ("simulate", "no-such-game"),
    ],
)
def test_a_mistake_is_one_sentence_in_either_language(args: tuple[str, ...], tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    told = {language: shell.say(*args, ECUMENE_LANG=language) for language in LANGUAGES}
    for result in told.values():
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert result.stderr.endswith(".\n")
        assert not shell.saves
    assert told["en"].stderr != told["pl"].stderr


@pytest.mark.parametrize("place", ["option", "environment"])
def test_an_unknown_language_is_refused_with_those_there_are(place: str, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    if place == "option":
        result = shell.say("games", "--lang", "xx", LANG="pl_PL.UTF-8")
    else:
        result = shell.say("games", ECUMENE_LANG="xx", LANG="pl_PL.UTF-8")
    assert result.exit_code == 2
    assert result.stderr == "Nie ma języka „xx”. Do wyboru: en, pl.\n"


def test_without_a_command_the_table_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, ...]] = []
    monkeypatch.setattr("ecumene.table.serve.serve", lambda *given: opened.append(given))
    assert Shell(tmp_path).say().exit_code == 0
    assert [given[:4] for given in opened] == [("127.0.0.1", None, None, True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help_is_in_words(language: str, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    for name in ("", *main.commands):
        result = shell.say(*name.split(), "--help", ECUMENE_LANG=language)
        assert result.exit_code == 0
        assert result.output.startswith("Usage:" if language == "en" else "Użycie:")
        assert ("Options:" if language == "en" else "Opcje:") in result.output
        assert "cli-" not in result.output
        assert "lab-" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands(language: str) -> None:
    meant: dict[str, set[str]] = {}
    for name in COMMANDS:
        meant.setdefault(name, set()).add(name)
        meant.setdefault(Words(language)(f"cli-word-{name}"), set()).add(name)
    assert all(len(names) == 1 for names in meant.values())


def test_a_full_disk_behind_the_output(tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        process = Shell(tmp_path).process("rules", stdout=full)
        with process:
            error = process.communicate(timeout=60)[1]
    assert process.returncode == 2
    assert error == "The output could not be written: No space left on device.\n"


def test_a_reader_who_has_seen_enough(tmp_path: Path) -> None:
    with Shell(tmp_path).process("rules", "terra-nova") as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "cli.py", *(ROOT / "terminal").glob("*.py")))
    used = set(re.findall(r"""["']((?:problem-)?cli-[a-z-]+)["']""", source))
    # Families of messages: one for each command, rule mark, kind of test.
    used |= {f"cli-{kind}-{name}" for kind in ("word", "form", "does") for name in COMMANDS}
    used |= {f"cli-short-{name}" for name in main.commands}
    used |= {f"cli-mark-{mark}" for mark in MARKS if mark != "book"}
    used |= {"cli-coverage-no-rule", "cli-coverage-no-breach"}
    for language in LANGUAGES:
        text = (ROOT / f"text.{language}.ftl").read_text(encoding="utf-8")
        there = set(re.findall(r"^((?:problem-)?cli-[a-z-]+) =", text, re.MULTILINE))
        # A problem is raised by its bare name.
        raised = {f"problem-{id}" for id in used if f"problem-{id}" in there}
        spoken = {id for id in used if id in there or f"problem-{id}" not in there}
        assert there == spoken | raised

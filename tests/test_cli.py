"""The commands that do not play: games, rules, records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.box import Box, Option
from ecumene.core.ledger import LANGUAGES, Ledger
from tests.terminal.shell import BOX, GAME, Shell, edited, moves_in

RULES = Ledger.load(BOX.package, "en").rules


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def test_version(shell: Shell) -> None:
    assert shell.say("--version").output == f"ecumene {ecumene.__version__} (pure Python)\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options(shell: Shell, language: str) -> None:
    result = shell.say("games", "--lang", language)
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    for box in ecumene.games().values():
        assert box.id in told
        assert box.about[language] in told
        assert f"{box.seats[0]}–{box.seats[1]}" in told
        assert str(box.minutes) in told
        for option in box.options.values():
            assert option.name in told
            assert option.meaning[language] in told
            assert option.type != "words" or option.allowed() in told
    default = "default" if language == "en" else "domyślnie"
    assert told.count(f"({default})") == sum(len(box.options) for box in ecumene.games().values())


def test_which_game_is_asked_when_there_are_several(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.games", lambda: {"another": BOX, GAME: BOX})
    result = shell.say("play", typed="2\nquit\n")
    assert result.exit_code == 0
    assert "Which game?" in result.output
    assert len(shell.saves) == 1
    assert shell.say("play", typed="7\n").exit_code == 2
    assert shell.say("play", typed="").exit_code == 2


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rule_book(shell: Shell, language: str) -> None:
    result = shell.say("rules", GAME, "--lang", language)
    ledger = Ledger.load(BOX.package, language)
    assert [line[:6] for line in result.output.splitlines() if line[:6] in ledger.rules] == list(ledger.rules)
    for section in {rule.section for rule in ledger.rules.values()}:
        assert f"\n{section}\n" in result.output
    house = sum(1 for rule in ledger.rules.values() if rule.mark == "house")
    mark = "(house rule)" if language == "en" else "(zasada domowa)"
    assert " ".join(result.output.split()).count(mark) == house
    assert "**" not in result.output


def test_single_rules_in_any_spelling(shell: Shell) -> None:
    first, second = list(RULES)[:2]
    result = shell.say("rules", second, first.lower())
    assert re.findall(r"^[A-Z]{2}-\d{3}", result.output, re.MULTILINE) == [second, first]
    assert shell.say("rules", GAME, first).output.count("\n") >= 2
    mixed = shell.say("rules", first, "ZZ-123")
    assert mixed.exit_code == 2
    assert "ZZ-123" in mixed.stderr


def test_rules_that_hold_a_text(shell: Shell) -> None:
    word = next(iter(RULES.values())).text.split()[1].upper()
    result = shell.say("rules", "--find", word)
    # All rule books are searched.
    found = [id for id in re.findall(r"^[A-Z]{2}-\d{3}", result.output, re.MULTILINE) if id in RULES]
    expected = [
        id
        for id, rule in RULES.items()
        if word.casefold() in rule.text.casefold() or word.casefold() in rule.section.casefold()
    ]
    assert found == expected


def test_coverage(shell: Shell) -> None:
    tests = shell.home / "tests"
    tests.mkdir()
    everything = ", ".join(f'"{id}"' for id in RULES)
    file = tests / "test_all.py"
    file.write_text(f"@mark.rule({everything})\n@pytest.mark.breach({everything})\ndef test(): ...\n", encoding="utf-8")
    result = shell.say("rules", GAME, "--coverage", "--tests", str(tests))
    assert result.exit_code == 1
    assert result.output.count("no test of the rule") == len(RULES)
    assert "no test of its breach" not in result.output
    file.write_text(f"@pytest.mark.rule({everything})\n@pytest.mark.breach({everything})\ndef test(): ...\n", "utf-8")
    result = shell.say("rules", GAME, "--coverage", "--tests", str(tests))
    assert result.exit_code == 0
    assert f"{len(RULES)} rules" in result.output
    (tests / "test_slip.py").write_text("@pytest.mark.rule('TN-999', 'XX-001')\ndef test(): ...\n", encoding="utf-8")
    result = shell.say("rules", "--coverage", "--tests", str(tests), "--lang", "pl")
    assert result.exit_code == 1
    assert "XX-001 występuje w teście" in result.output


def test_coverage_without_tests(shell: Shell) -> None:
    result = shell.run("rules", "--coverage")
    assert result.returncode == 2
    assert result.stderr == "There is no folder of tests at tests. Name it with --tests.\n"


# Records


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_again(shell: Shell, language: str) -> None:
    path = shell.record(moves=-1)
    result = shell.say("replay", str(path), "--lang", language)
    assert result.exit_code == 0
    for number, (_, move, _) in enumerate(moves_in(path), 1):
        assert re.search(rf"^ *{number} .*  {re.escape(move)}$", result.output, re.MULTILINE)
    game = ecumene.load(str(path))
    total = "Total" if language == "en" else "Razem"
    points = [str(score.total) for score in game.scores()]
    assert [line.split()[1:] for line in result.output.splitlines() if line.startswith(total)] == [points]
    assert ("wins with" if language == "en" else "Wygrywa") in result.output


def test_part_of_a_game_and_one_game_of_several(shell: Shell) -> None:
    path = shell.record(moves=9)
    other = shell.record("other.jsonl", moves=5, seed=8)
    path.write_text(path.read_text(encoding="utf-8") + other.read_text(encoding="utf-8"), encoding="utf-8")
    part = shell.say("replay", str(path), "--ply", "3").output
    assert "  3 " in part
    assert "  4 " not in part
    assert "not over" in part
    assert "seed 8" in shell.say("replay", str(path), "--game", "2").output
    for args in (("--game", "3"), ("--game", "0"), ("--ply", "10"), ("--ply", "-1")):
        result = shell.say("replay", str(path), *args)
        assert result.exit_code == 2
        assert result.stderr.endswith(".\n")
    resumed = shell.say("play", "--resume", str(path))
    assert resumed.exit_code == 2
    assert "holds 2 games" in resumed.stderr


def changed_move(path: Path) -> Path:
    """Another legal move in the place of the last one: only the hash can tell."""
    game = BOX.new(BOX.seats[0], 3)
    moves = moves_in(path)
    for seat, text, _ in moves[:-1]:
        game.play(seat, game.parse(seat, text))
    seat, text, hash = moves[-1]
    other = next(str(move) for move in game.moves(seat) if str(move) != text)
    return edited(path, moves=[*moves[:-1], [seat, other, hash]])


def test_verify_good_records(shell: Shell) -> None:
    whole = shell.record("whole.jsonl", moves=-1)
    part = shell.record("part.jsonl", moves=4)
    result = shell.say("verify", str(whole), str(part))
    assert result.exit_code == 0
    assert [line[:2] for line in result.output.splitlines()] == ["OK", "OK", "Go"]
    assert "not over yet" in result.output.splitlines()[1]
    assert result.output.endswith("Good: 2. Bad: 0.\n")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        ("truncated", "not a whole game record"),
        ("edited", "move 12"),
        ("header", "move 1,"),
        ("turn", "move 12"),
        ("nonsense", "move 12"),
        ("foreign", "not a game record of Ecumene"),
        ("game", "There is no game “chess”"),
        ("options", "has no option “colour”"),
        ("seats", f"{BOX.seats[0]} to {BOX.seats[1]} seats, not 99"),
        ("future", "format 99"),
        ("rules", "Rules version 77"),
        ("empty", "empty"),
        ("bytes", "not a whole game record"),
        ("missing", "cannot be read"),
        ("folder", "cannot be read"),
    ],
)
def test_verify_says_what_is_wrong(shell: Shell, spoil: str, told: str) -> None:
    path = shell.record(moves=12)
    moves = moves_in(path)
    seat, move, hash = moves[-1]
    match spoil:
        case "truncated":
            path.write_text(path.read_text(encoding="utf-8")[:-40], encoding="utf-8")
        case "edited":
            changed_move(path)
        case "header":
            edited(path, seed=4 if BOX.new(2, 4).to_move == BOX.new(2, 3).to_move else 5)
        case "turn":
            edited(path, moves=[*moves[:-1], [1 - seat, move, hash]])
        case "nonsense":
            edited(path, moves=[*moves[:-1], [seat, "castle kingside", hash]])
        case "foreign":
            path.write_text('{"event": "a game of something else"}\n', encoding="utf-8")
        case "game":
            edited(path, game="chess")
        case "options":
            edited(path, options={"colour": "red"})
        case "seats":
            edited(path, seats=99)
        case "future":
            edited(path, version=99)
        case "rules":
            edited(path, rules=77)
        case "empty":
            path.write_text("", encoding="utf-8")
        case "bytes":
            path.write_bytes(b"\xff\xfe\x00")
        case "missing":
            path.unlink()
        case _:
            path.unlink()
            path.mkdir()
    result = shell.say("verify", str(path))
    assert result.exit_code == 1
    assert result.output.startswith("✗")
    assert told in result.output
    good = shell.record("good.jsonl")
    both = shell.say("verify", str(good), str(path))
    assert both.exit_code == 1
    assert both.output.endswith("Good: 1. Bad: 1.\n")
    # The same file is refused by everything else that reads records.
    for command in (("replay", str(path)), ("draw", str(path)), ("play", "--resume", str(path))):
        refused = shell.say(*command)
        assert refused.exit_code == 2
        assert told in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_one_bad_line_does_not_hide_the_others(shell: Shell) -> None:
    path = shell.record()
    line = path.read_text(encoding="utf-8")
    path.write_text(line + line[: len(line) // 2] + "\n" + line, encoding="utf-8")
    result = shell.say("verify", str(path))
    assert result.exit_code == 1
    assert [row[:2].strip() for row in result.output.splitlines()] == ["OK", "✗", "OK", "Go"]
    assert f"{path}:2" in result.output


def test_names_in_a_record_are_only_names(shell: Shell) -> None:
    path = edited(shell.record(), players=["\x1b[2J[bold]x", "[/]"])
    for command in ("replay", "verify", "draw"):
        result = shell.run(command, str(path))
        assert result.returncode == 0
        assert "\x1b" not in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_drawn(shell: Shell, language: str) -> None:
    path = shell.record()
    target = shell.home / "board.svg"
    result = shell.say(
        "draw", str(path), "--ply", "7", "--seat", "1", "--theme", "dark", "--lang", language, "-o", str(target)
    )
    assert result.exit_code == 0
    assert str(target) in result.output
    assert ElementTree.fromstring(target.read_text(encoding="utf-8")).tag.endswith("svg")
    assert shell.say("draw", str(path), "--lang", language).output.startswith("<svg")


@pytest.mark.parametrize(
    "args", [("--seat", "0"), ("--seat", "3"), ("--theme", "plaid"), ("-o", "/proc/board.svg"), ("--ply", "99")]
)
def test_a_board_that_cannot_be_drawn(shell: Shell, args: tuple[str, ...]) -> None:
    result = shell.say("draw", str(shell.record()), *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


def test_simulate_is_there(shell: Shell) -> None:
    target = shell.home / "games.jsonl"
    result = shell.say("simulate", GAME, "-n", "2", "--players", "random", "--out", str(target))
    assert result.exit_code == 0
    assert len(target.read_text(encoding="utf-8").splitlines()) == 2
    assert shell.say("verify", str(target)).exit_code == 0
    assert json.loads(target.read_text(encoding="utf-8").splitlines()[0])["players"] == ["random", "random"]


def test_options_reach_the_game(shell: Shell) -> None:
    assert isinstance(BOX, Box)
    option = next(option for option in BOX.options.values() if option.choices)
    value = option.choices[-1] if option.choices[-1] != option.default else option.choices[0]
    shell.say("play", GAME, "--option", f"{option.name}={value}", typed="quit\n")
    assert json.loads(shell.saves[0].read_text(encoding="utf-8"))["options"][option.name] == value


def test_a_list_of_words_reaches_the_game(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    option = Option("guests", "", (), "Who comes.", "Kto przychodzi.", words=("ann", "ben"))
    monkeypatch.setitem(BOX.options, "guests", option)
    assert "guests none (default) or, in order, any of: ann, ben" in " ".join(shell.say("games").output.split())
    target = shell.home / "games.jsonl"
    told = ("simulate", GAME, "-n", "1", "--players", "random", "--out", str(target))
    assert shell.say(*told, "--option", "guests= Ben, ann").exit_code == 0
    assert json.loads(target.read_text(encoding="utf-8"))["options"]["guests"] == "ben ann"
    wrong = shell.say(*told, "--option", "guests=ben,dan")
    assert wrong.exit_code == 2
    assert "“ben,dan” is not one of its values. Choose from: ann, ben." in wrong.stderr

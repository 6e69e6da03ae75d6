"""`ecumene check`: the cases beside this file hold, and what does not hold is told."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ecumene
from ecumene.cases import Case, Cases, Difference, GivenThen, GivenThenCases, compare, read_text
from ecumene.core.ledger import Ledger
from ecumene.lab.cases import cases_of, check_all, judge
from ecumene.text import Words
from tests.core.toy import BOX
from tests.core.toy.face import MarketFace
from tests.terminal.shell import Shell

#: By game: its folder here is called as its package. Recorded games and turns have tests of their own.
FOLDERS = {
    id: folder
    for id, box in ecumene.games().items()
    if list((folder := Path(__file__).parent / box.package.rpartition(".")[2]).glob("*.json"))
    and isinstance(cases_of(box), GivenThenCases)
}


def gathered(game: str, *paths: Path) -> list[GivenThen]:
    """The cases of a game whose cases have this form."""
    found = cases_of(ecumene.box(game)).gather([str(path) for path in paths])
    return [case for case in found if isinstance(case, GivenThen)]


CASES = [(id, case) for id, folder in FOLDERS.items() for case in gathered(id, folder)]
each_case = pytest.mark.parametrize(("game", "case"), CASES, ids=[case.id for _, case in CASES])


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def written(path: Path, *cases: GivenThen) -> str:
    entries = [{"id": case.id, "title": case.title, "given": case.given, "then": case.then} for case in cases]
    path.write_text(json.dumps({"format": "any", "cases": entries}), encoding="utf-8")
    return str(path)


def changed(case: GivenThen, id: str = "", **fields: dict[str, Any]) -> GivenThen:
    """The case with another id, other things given or expected."""
    given, then = fields.get("given", case.given), fields.get("then", case.then)
    return GivenThen(case.cases, id or case.id, case.title, given, then)


def otherwise(value: Any) -> Any:
    """The same kind of value, but another one."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}-too"
        case dict() if value:
            first = next(iter(value))
            return {**value, first: otherwise(value[first])}
        case dict():
            return {"wood": 1}
        case list() if value:
            return [otherwise(value[0]), *value[1:]]
        case _:
            return [{"left": {"wood": 1, "price": 2}}]


def test_there_are_cases() -> None:
    assert len(CASES) > 100
    assert len({case.id for _, case in CASES}) == len(CASES)


@pytest.mark.parametrize("game", FOLDERS)
def test_all_cases_hold(shell: Shell, game: str) -> None:
    result = shell.say("check", game, str(FOLDERS[game]))
    own = [case for id, case in CASES if id == game]
    assert result.exit_code == 0
    *lines, last = result.output.splitlines()
    assert last == f"{len(own)} passed, 0 failed"
    assert [line.split()[:2] for line in lines] == [["OK", case.id] for case in own]


@pytest.mark.parametrize("game", FOLDERS)
def test_every_file_holds_by_itself(shell: Shell, game: str) -> None:
    files = sorted(FOLDERS[game].glob("*.json"))
    for file in files:
        assert shell.say("check", game, str(file)).exit_code == 0
    both = shell.say("check", game, str(files[0]), str(files[1]))
    count = len(gathered(game, files[0], files[1]))
    assert both.output.splitlines()[-1] == f"{count} passed, 0 failed"


@each_case
def test_every_expectation_bites(game: str, case: GivenThen) -> None:
    assert judge(case).passed
    for field, value in case.then.items():
        assert not judge(changed(case, then={**case.then, field: otherwise(value)})).passed, field


@each_case
def test_unknown_fields_fail_the_case(game: str, case: GivenThen) -> None:
    for other, named in (
        (changed(case, given={**case.given, "elephants": 3}), "given.elephants"),
        (changed(case, then={**case.then, "elephants_vp": 3}), "then.elephants_vp"),
    ):
        verdict = judge(other)
        assert verdict.problem is not None
        assert verdict.problem.reason == "case-field"
        assert verdict.problem.needs == {"field": named}


@pytest.mark.parametrize("game", FOLDERS)
def test_rules_of_cases_are_in_the_rule_book(game: str) -> None:
    known = Ledger.load(ecumene.box(game).package, "en").rules
    for file in FOLDERS[game].glob("*.json"):
        for entry in json.loads(file.read_text(encoding="utf-8"))["cases"]:
            assert entry["rules"]
            assert set(entry["rules"]) <= set(known), entry["id"]


# What does not hold


def numbers_in(case: GivenThen) -> bool:
    return len(case.then) == 1 and type(next(iter(case.then.values()))) is int


def test_a_broken_case_is_told_with_both_values(shell: Shell) -> None:
    game, case = next((game, case) for game, case in CASES if numbers_in(case))
    ((field, value),) = case.then.items()
    path = written(shell.home / "cases.json", case, changed(case, "broken-1", then={field: value + 40}))
    result = shell.say("check", game, path)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0].startswith(f"OK  {case.id}")
    assert lines[1].split()[:2] == ["✗", "broken-1"]
    assert lines[2].strip() == f"{field}: expected {value + 40}, got {value}"
    assert lines[3:] == ["1 passed, 1 failed"]
    polish = shell.say("check", game, path, "--lang", "pl").output.splitlines()
    assert polish[2].strip() == f"{field}: oczekiwano {value + 40}, jest {value}"
    assert polish[-1] == "1 passed, 1 failed"


def test_an_unknown_field_is_told_and_the_rest_goes_on(shell: Shell) -> None:
    game, case = CASES[0]
    strange = changed(case, "strange-1", given={**case.given, "elephants": 3})
    result = shell.say("check", game, written(shell.home / "cases.json", strange, case))
    assert result.exit_code == 1
    assert "given.elephants" in result.output.splitlines()[1]
    assert result.output.splitlines()[-1] == "1 passed, 1 failed"


class Says(GivenThenCases):
    """A game that gives the same answer to everything."""

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = answers

    def answer(self, given: dict[str, Any], then: dict[str, Any], title: str) -> dict[str, Any]:
        return self.answers


def test_a_crash_fails_one_case_only() -> None:
    verdict = judge(GivenThen(Says({}), "one", "", {}, {"vp": 1}))
    assert verdict.problem is not None
    assert verdict.problem.needs == {"cause": "KeyError: 'vp'"}


def test_true_is_not_one() -> None:
    for answer, holds in ((1, False), (True, True)):
        assert judge(GivenThen(Says({"free": answer}), "one", "", {}, {"free": True})).passed == holds


def test_differences_name_their_place() -> None:
    expected = {"players": [{"coins": 3}, {"coins": 4, "free": True}], "meadow": [1, 2], "age": 1}
    actual = {"players": [{"coins": 3}, {"coins": 5, "free": 1}], "meadow": [1], "turn": 2}
    assert compare("state", expected, actual) == [
        Difference("state.players[1].coins", 4, 5),
        Difference("state.players[1].free", True, 1),
        Difference("state.meadow", [1, 2], [1]),
        Difference("state.age", 1, "(absent)"),
        Difference("state.turn", "(absent)", 2),
    ]
    assert compare("state", expected, json.loads(json.dumps(expected))) == []


# What cannot be read

ENTRY = {"id": "x-1", "given": {}, "then": {"vp": 1}}
FOREIGN = [
    ("", "not a file of cases"),
    ("{", "not a file of cases"),
    ("[]", "not a file of cases"),
    ("3", "not a file of cases"),
    ('{"format": "x"}', "not a file of cases"),
    ('{"format": "x", "cases": {}}', "not a file of cases"),
    ('{"format": "x", "cases": []}', "holds no cases"),
    ('{"format": "x", "cases": [3]}', "entry 1 is not a case"),
    (json.dumps({"cases": [ENTRY, {**ENTRY, "id": 3}]}), "entry 2 is not a case"),
    (json.dumps({"cases": [{**ENTRY, "given": []}]}), "entry 1 is not a case"),
    (json.dumps({"cases": [{**ENTRY, "then": {}}]}), "entry 1 is not a case"),
    (json.dumps({"cases": [{"id": "x-1", "given": {}}]}), "entry 1 is not a case"),
    ("[" * 100_000, "not a file of cases"),
]


@pytest.mark.parametrize(("text", "told"), FOREIGN)
def test_other_files_end_in_one_sentence(shell: Shell, text: str, told: str) -> None:
    good = written(shell.home / "good.json", CASES[0][1])
    path = shell.home / "bad.json"
    path.write_text(text, encoding="utf-8")
    result = shell.say("check", CASES[0][0], good, str(path))
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert told in sentence
    assert str(path) in sentence


def test_files_that_are_not_text_or_not_there(shell: Shell) -> None:
    path = shell.home / "bad.json"
    path.write_bytes(b"\xff\xfe\x00{")
    (shell.home / "empty").mkdir()
    for bad in (path, shell.home / "nowhere.json", shell.home / "empty"):
        result = shell.say("check", CASES[0][0], str(bad))
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert str(bad) in result.stderr


def test_folders_within_folders_are_read(shell: Shell) -> None:
    game, case = CASES[0]
    (shell.home / "cases" / "deep").mkdir(parents=True)
    (shell.home / "cases" / "notes.txt").write_text("not a case", encoding="utf-8")
    written(shell.home / "cases" / "deep" / "one.json", case)
    assert shell.say("check", game, str(shell.home / "cases")).output.splitlines()[-1] == "1 passed, 0 failed"


def test_a_game_that_reads_no_cases(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    game = CASES[0][0]
    monkeypatch.setattr(type(ecumene.box(game)), "package", BOX.package)
    result = shell.say("check", game, str(FOLDERS[game]))
    assert result.exit_code == 2
    assert result.stderr == f"{game} has no way to read cases yet.\n"


def test_an_unknown_game_and_missing_words(shell: Shell) -> None:
    assert shell.say("check", "chess", "x.json").exit_code == 2
    assert "FILE_OR_FOLDER" in shell.say("check", CASES[0][0]).stderr


# Another kind of cases: a log of moves, and the state after each of them in a file beside it


class LoggedGame(Case):
    def __init__(self, log: Path, excluded: str) -> None:
        super().__init__(log.name.removesuffix(".cmds.txt"), "a whole game", excluded)
        self.log = log

    def differences(self) -> list[Difference]:
        game = BOX.new(2, 1)
        states = read_text(self.log.with_name(f"{self.id}.states.jsonl")).splitlines()
        found: list[Difference] = []
        for number, (line, state) in enumerate(zip(read_text(self.log).splitlines(), states, strict=True), 1):
            seat, _, move = line.partition(": ")
            game.play(int(seat), game.parse(int(seat), move))
            found += compare(f"row {number}", json.loads(state), {"points": [s.total for s in game.scores()]})
        return found


class Logs(Cases):
    def belongs(self, path: Path) -> bool:
        return path.name.endswith(".cmds.txt")

    def read(self, path: Path) -> list[Case]:
        return [LoggedGame(path, "the site had a fault then" if "faulty" in path.name else "")]


class MarketWithLogs(MarketFace):
    def cases(self) -> Cases:
        return Logs()


def log_game(folder: Path, name: str, plies: int = 9, worse: int = 0) -> None:
    """Write a random game as a log with states; from row `worse` on, the states are wrong."""
    game = BOX.new(2, 1)
    lines: list[str] = []
    states: list[str] = []
    for number in range(1, plies + 1):
        seat = game.to_move[0]
        move = game.moves(seat)[0]
        game.play(seat, move)
        lines.append(f"{seat}: {move}")
        points = [score.total + (0 < worse <= number) for score in game.scores()]
        states.append(json.dumps({"points": points}))
    folder.joinpath(f"{name}.cmds.txt").write_text("\n".join(lines), encoding="utf-8")
    folder.joinpath(f"{name}.states.jsonl").write_text("\n".join(states), encoding="utf-8")


@pytest.fixture
def logs(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for logs, read by a game with a face of its own."""
    monkeypatch.setattr("tests.core.toy.face.FACE", MarketWithLogs(BOX.package))
    monkeypatch.setattr(type(ecumene.box(CASES[0][0])), "package", BOX.package)
    folder = shell.home / "logs"
    folder.mkdir()
    return folder


def test_logs_with_states_are_cases_too(shell: Shell, logs: Path) -> None:
    log_game(logs, "good")
    log_game(logs, "wrong", worse=8)
    log_game(logs, "faulty", worse=1)
    log_game(logs, "lonely")
    (logs / "lonely.states.jsonl").unlink()
    (logs / "notes.json").write_text("{}", encoding="utf-8")
    result = shell.say("check", CASES[0][0], str(logs))
    assert result.exit_code == 1
    lines = [line.rstrip() for line in result.output.splitlines()]
    assert lines[0].split()[:2] == ["–", "faulty"]
    assert lines[1].strip() == "not run: the site had a fault then"
    assert lines[2].split()[:2] == ["OK", "good"]
    assert lines[3].split()[:2] == ["✗", "lonely"]
    assert "lonely.states.jsonl" in lines[4]
    assert lines[5].split()[:2] == ["✗", "wrong"]
    assert lines[6].strip().startswith("row 8.points[0]: expected ")
    assert lines[-1] == "1 passed, 2 failed, 1 excluded"


def test_many_differences_are_cut(shell: Shell, logs: Path) -> None:
    log_game(logs, "wrong", worse=1)
    for language, told in (("en", "and 13 more differences"), ("pl", "i jeszcze 13 różnic")):
        lines = shell.say("check", CASES[0][0], str(logs), "--lang", language).output.splitlines()
        assert lines[1].strip().startswith("row 1.points[0]")
        assert lines[6].strip() == told
        assert lines[7:] == ["0 passed, 1 failed"]


def test_excluded_cases_do_not_fail(shell: Shell, logs: Path) -> None:
    log_game(logs, "faulty", worse=1)
    result = shell.say("check", CASES[0][0], str(logs))
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "0 passed, 0 failed, 1 excluded"


def test_on_a_screen_the_cases_are_counted(logs: Path) -> None:
    log_game(logs, "good")
    log_game(logs, "wrong", worse=8)
    screen = Console(file=io.StringIO(), force_terminal=True, width=100)
    count = check_all(Logs().gather([str(logs)]), screen, Words("en"))
    assert str(count) == "1 passed, 1 failed"
    assert isinstance(screen.file, io.StringIO)
    assert "2/2" in screen.file.getvalue()

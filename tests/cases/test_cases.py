"""`ecumene check`: the cases beside this file hold, and what does not hold is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.core.ledger import Ledger
from ecumene.lab.cases import Case, find_checker, gather_cases, judge
from tests.terminal.shell import Shell

#: By game: its folder here is called as its package.
FOLDERS = {
    id: folder
    for id, box in ecumene.games().items()
    if (folder := Path(__file__).parent / box.package.rpartition(".")[2]).is_dir()
}
CASES = [(id, case) for id, folder in FOLDERS.items() for case in gather_cases([str(folder)])]
each_case = pytest.mark.parametrize(("game", "case"), CASES, ids=[case.id for _, case in CASES])


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def written(path: Path, *cases: Case) -> str:
    path.write_text(json.dumps({"format": "any", "cases": [case._asdict() for case in cases]}), encoding="utf-8")
    return str(path)


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
    count = len(gather_cases([str(files[0]), str(files[1])]))
    assert both.output.splitlines()[-1] == f"{count} passed, 0 failed"


@each_case
def test_every_expectation_bites(game: str, case: Case) -> None:
    answer = find_checker(ecumene.box(game))
    assert judge(case, answer).passed
    for field, value in case.then.items():
        assert not judge(case._replace(then={**case.then, field: otherwise(value)}), answer).passed, field


@each_case
def test_unknown_fields_fail_the_case(game: str, case: Case) -> None:
    answer = find_checker(ecumene.box(game))
    for changed, named in (
        (case._replace(given={**case.given, "elephants": 3}), "given.elephants"),
        (case._replace(then={**case.then, "elephants_vp": 3}), "then.elephants_vp"),
    ):
        verdict = judge(changed, answer)
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


def numbers_in(case: Case) -> bool:
    return len(case.then) == 1 and type(next(iter(case.then.values()))) is int


def test_a_broken_case_is_told_with_both_values(shell: Shell) -> None:
    game, case = next((game, case) for game, case in CASES if numbers_in(case))
    ((field, value),) = case.then.items()
    path = written(shell.home / "cases.json", case, case._replace(id="broken-1", then={field: value + 40}))
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
    strange = case._replace(id="strange-1", given={**case.given, "elephants": 3})
    result = shell.say("check", game, written(shell.home / "cases.json", strange, case))
    assert result.exit_code == 1
    assert "given.elephants" in result.output.splitlines()[1]
    assert result.output.splitlines()[-1] == "1 passed, 1 failed"


def test_a_crash_fails_one_case_only() -> None:
    def crash(*_: object) -> dict[str, Any]:
        raise ZeroDivisionError("by zero")

    verdict = judge(CASES[0][1], crash)
    assert verdict.problem is not None
    assert verdict.problem.needs == {"cause": "ZeroDivisionError: by zero"}


def test_true_is_not_one() -> None:
    case = Case("one", "", {}, {"free": True})
    assert not judge(case, lambda *_: {"free": 1}).passed
    assert judge(case, lambda *_: {"free": True}).passed


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


def test_a_game_without_a_checker(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    game = CASES[0][0]
    monkeypatch.setattr(type(ecumene.box(game)), "package", "ecumene.core")
    result = shell.say("check", game, str(FOLDERS[game]))
    assert result.exit_code == 2
    assert result.stderr == f"{game} has no way to read cases yet.\n"


def test_an_unknown_game_and_missing_words(shell: Shell) -> None:
    assert shell.say("check", "chess", "x.json").exit_code == 2
    assert "FILE_OR_FOLDER" in shell.say("check", CASES[0][0]).stderr

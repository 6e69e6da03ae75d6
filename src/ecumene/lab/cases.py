"""Cases from outside: positions and what must come of them, held against a game's own answers."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ecumene.core.box import Box
from ecumene.core.refusal import BadInput

#: Of a game: what it says to each field under `then`, from `given`, `then` and the title of a case.
Answer: TypeAlias = Callable[[dict[str, Any], dict[str, Any], str], dict[str, Any]]


class Case(NamedTuple):
    """One case of a file: what is given, and what must be true then."""

    id: str
    title: str
    given: dict[str, Any]
    then: dict[str, Any]


class Difference(NamedTuple):
    """A field that came out otherwise."""

    field: str
    expected: Any
    actual: Any


class Verdict(NamedTuple):
    """A case with all that is wrong: differences, or why it could not be answered."""

    case: Case
    differences: list[Difference]
    problem: BadInput | None

    @property
    def passed(self) -> bool:
        return not self.differences and self.problem is None


def find_checker(box: Box) -> Answer:
    """A game that reads cases has a module `check`."""
    name = f"{box.package}.check"
    if importlib.util.find_spec(name) is None:
        raise BadInput("cases-no-checker", {"game": box.id})
    answer: Answer = importlib.import_module(name).answer
    return answer


def gather_cases(paths: list[str]) -> list[Case]:
    """The cases of files and whole folders, in order of their names."""
    cases: list[Case] = []
    for path in paths:
        files = sorted(Path(path).rglob("*.json")) if Path(path).is_dir() else [Path(path)]
        found = [case for file in files for case in read_cases(file)]
        if not found:
            raise BadInput("cases-none", {"path": path})
        cases += found
    return cases


def read_cases(path: Path) -> list[Case]:
    """`{"format": …, "cases": [{"id", "rules", "title", "given", "then"}, …]}`."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("file-unreadable", {"path": str(path), "cause": error.strerror or str(error)}) from error
    except (ValueError, RecursionError) as error:
        raise BadInput("cases-foreign", {"path": str(path)}) from error
    entries = data.get("cases") if isinstance(data, dict) else None
    if not isinstance(entries, list):
        raise BadInput("cases-foreign", {"path": str(path)})
    cases: list[Case] = []
    for entry in entries:
        match entry:
            case {"id": str(id), "given": dict(given), "then": dict(then)} if then:
                cases.append(Case(id, str(entry.get("title", "")), given, then))
            case _:
                raise BadInput("cases-entry", {"path": str(path), "number": len(cases) + 1})
    return cases


def judge(case: Case, answer: Answer) -> Verdict:
    """Whatever goes wrong with one case leaves the others alone."""
    try:
        found = answer(case.given, case.then, case.title)
    except BadInput as problem:
        return Verdict(case, [], problem)
    except Exception as error:
        return Verdict(case, [], BadInput("case-broken", {"cause": f"{type(error).__name__}: {error}"}))
    differences = [
        Difference(field, expected, found[field])
        for field, expected in case.then.items()
        if found[field] != expected or isinstance(found[field], bool) != isinstance(expected, bool)
    ]
    return Verdict(case, differences, None)

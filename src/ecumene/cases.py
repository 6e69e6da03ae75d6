"""Cases from outside: positions or whole games, and what must come of them. A game reads and runs its own.

A game says how through its face (`Face.cases`). Files of any kind may hold cases: one JSON file with many, or a log of
moves with a file of states beside it. `ecumene check` runs them and tells the result (`lab/cases.py`).
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

from ecumene.core.refusal import BadInput


class Difference(NamedTuple):
    """A value that came out otherwise: where it stands in the case, and both values."""

    where: str
    expected: Any
    actual: Any


#: Stands for a value that is not there at all.
ABSENT = "(absent)"


class Case(ABC):
    """One case. `excluded` says why it is not run, if it is not: what it expects is known to be wrong, for example."""

    def __init__(self, id: str, title: str = "", excluded: str = "") -> None:
        self.id = id
        self.title = title
        self.excluded = excluded

    @abstractmethod
    def differences(self) -> list[Difference]:
        """Run the case: what came out otherwise than expected, in order; nothing if all is as expected.

        BadInput for something in the case that the game does not understand.
        """


class Cases(ABC):
    """All cases of one kind: which files hold them, and how such a file is read."""

    @abstractmethod
    def belongs(self, path: Path) -> bool:
        """Does a file of this name hold cases? Of a folder only such files are read."""

    @abstractmethod
    def read(self, path: Path) -> list[Case]:
        """The cases of a file; BadInput if it is none of ours. What is long may be read when the case is run."""

    def gather(self, paths: list[str]) -> list[Case]:
        """The cases of files and whole folders, in order of their names."""
        cases: list[Case] = []
        for name in paths:
            path = Path(name)
            files = [path]
            if path.is_dir():
                files = sorted(file for file in path.rglob("*") if file.is_file() and self.belongs(file))
            found = [case for file in files for case in self.read(file)]
            if not found:
                raise BadInput("cases-none", {"path": name})
            cases += found
        return cases


def read_text(path: Path) -> str:
    """A whole file; BadInput says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unreadable", {"path": str(path), "cause": error.strerror or str(error)}) from error
    except ValueError as error:
        raise BadInput("cases-foreign", {"path": str(path)}) from error


def read_json(path: Path) -> Any:
    """A file of JSON; BadInput says why it cannot be read."""
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("cases-foreign", {"path": str(path)}) from error


def compare(where: str, expected: Any, actual: Any) -> list[Difference]:
    """All differences between two values of JSON, each with its place: `players[1].coins`. True is not 1."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        found: list[Difference] = []
        for key in dict.fromkeys([*expected, *actual]):
            place = f"{where}.{key}" if where else str(key)
            found += compare(place, expected.get(key, ABSENT), actual.get(key, ABSENT))
        return found
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = enumerate(zip(expected, actual, strict=True))
        return [difference for place, pair in pairs for difference in compare(f"{where}[{place}]", *pair)]
    same = expected == actual and isinstance(expected, bool) == isinstance(actual, bool)
    return [] if same else [Difference(where, expected, actual)]


class GivenThen(Case):
    """A case that lays out a position (`given`) and says what must be true of it (`then`)."""

    def __init__(self, cases: GivenThenCases, id: str, title: str, given: dict[str, Any], then: dict[str, Any]) -> None:
        super().__init__(id, title)
        self.cases = cases
        self.given = given
        self.then = then

    def differences(self) -> list[Difference]:
        answers = self.cases.answer(self.given, self.then, self.title)
        return [found for field, expected in self.then.items() for found in compare(field, expected, answers[field])]


class GivenThenCases(Cases):
    """Cases in files of JSON: `{"cases": [{"id", "title", "given", "then"}, …]}`."""

    @abstractmethod
    def answer(self, given: dict[str, Any], then: dict[str, Any], title: str) -> dict[str, Any]:
        """What the game says to every field under `then`; BadInput for a field that it does not understand."""

    def belongs(self, path: Path) -> bool:
        return path.suffix == ".json"

    def read(self, path: Path) -> list[Case]:
        data = read_json(path)
        entries = data.get("cases") if isinstance(data, dict) else None
        if not isinstance(entries, list):
            raise BadInput("cases-foreign", {"path": str(path)})
        cases: list[Case] = []
        for entry in entries:
            match entry:
                case {"id": str(id), "given": dict(given), "then": dict(then)} if then:
                    cases.append(GivenThen(self, id, str(entry.get("title", "")), given, then))
                case _:
                    raise BadInput("cases-entry", {"path": str(path), "number": len(cases) + 1})
        return cases

"""`ecumene check`: a game held against cases from outside, and the result told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.cases import Case, Cases, Difference
from ecumene.core.box import Box
from ecumene.core.refusal import BadInput
from ecumene.face import face_of
from ecumene.text import Words

if TYPE_CHECKING:
    from rich.console import Console

#: Differences told of one case: the first ones say most.
MOST: Final = 5


class Verdict(NamedTuple):
    """A case that was run or left out, with all that is wrong: differences, or why it could not be run."""

    case: Case
    differences: list[Difference]
    problem: BadInput | None

    @property
    def is_excluded(self) -> bool:
        return bool(self.case.excluded)

    @property
    def passed(self) -> bool:
        return not self.is_excluded and not self.differences and self.problem is None


class Count:
    """How many cases came out in which way."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.excluded = 0

    def add(self, verdict: Verdict) -> None:
        if verdict.is_excluded:
            self.excluded += 1
        elif verdict.passed:
            self.passed += 1
        else:
            self.failed += 1

    def __str__(self) -> str:
        """For scripts: the same line in every language."""
        excluded = f", {self.excluded} excluded" if self.excluded else ""
        return f"{self.passed} passed, {self.failed} failed{excluded}"


def cases_of(box: Box) -> Cases:
    """How the game reads cases; BadInput if it reads none."""
    cases = face_of(box).cases()
    if cases is None:
        raise BadInput("cases-no-checker", {"game": box.id})
    return cases


def judge(case: Case) -> Verdict:
    """Whatever goes wrong with one case leaves the others alone."""
    if case.excluded:
        return Verdict(case, [], None)
    try:
        return Verdict(case, case.differences(), None)
    except BadInput as problem:
        return Verdict(case, [], problem)
    except Exception as error:
        return Verdict(case, [], BadInput("case-broken", {"cause": f"{type(error).__name__}: {error}"}))


def check_all(cases: list[Case], out: Console, words: Words) -> Count:
    """Run the cases one after the other, tell each, and on a screen how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    count = Count()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        for case in progress.track(cases):
            verdict = judge(case)
            count.add(verdict)
            print_verdict(verdict, out, words)
    return count


def print_verdict(verdict: Verdict, out: Console, words: Words) -> None:
    """A line for the case, and below it what is wrong."""
    from rich.text import Text

    sign = ("OK ", "green") if verdict.passed else ("–  ", "dim") if verdict.is_excluded else ("✗  ", "red")
    out.print(Text.assemble(sign, f" {verdict.case.id}  ", (verdict.case.title, "dim")), soft_wrap=True)
    for line in lines_about(verdict, words):
        out.print(f"     {line}", markup=False, soft_wrap=True)


def lines_about(verdict: Verdict, words: Words) -> list[str]:
    """Why a case did not pass; nothing if it did."""
    if verdict.is_excluded:
        return [words("lab-check-excluded", text=verdict.case.excluded)]
    if verdict.problem is not None:
        return [words.problem(verdict.problem)]
    lines = [
        words("lab-check-difference", text=found.where, value=as_json(found.expected), cause=as_json(found.actual))
        for found in verdict.differences[:MOST]
    ]
    more = len(verdict.differences) - MOST
    return [*lines, words("lab-check-more", count=more)] if more > 0 else lines


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)

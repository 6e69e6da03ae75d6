"""Numbered choices."""

from __future__ import annotations

import pytest

from ecumene.core.move import Move
from ecumene.terminal.choices import FEW, Choices, spans


class Word(Move):
    """A move that is written as it is called."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def __str__(self) -> str:
        return self.text


def choices(*texts: str) -> Choices:
    return Choices([Word(text) for text in texts])


def test_groups_keep_the_numbers_of_the_list() -> None:
    some = choices("build C4", "sail", "build D5", "pass bonus-A")
    assert some.groups == {"build": [1, 3], "sail": [2], "pass": [4]}
    assert some.rest(3) == "D5"
    assert some.rest(2) == ""


@pytest.mark.parametrize("typed", ["3", "build D5", "BUILD  d5"])
def test_found_by_number_and_by_notation(typed: str) -> None:
    assert str(choices("build C4", "sail", "build D5").find(typed)) == "build D5"


@pytest.mark.parametrize("typed", ["0", "4", "-1", "99999999999999999999", "²", "build", "", "build C"])
def test_what_is_not_on_the_list_is_not_found(typed: str) -> None:
    assert choices("build C4", "sail", "build D5").find(typed) is None


def test_a_list_is_long_when_it_is_long_and_has_several_verbs() -> None:
    assert choices(*[f"build {n}" for n in range(FEW + 5)]).are_few
    assert choices("sail", *[f"build {n}" for n in range(FEW - 1)]).are_few
    assert not choices("sail", *[f"build {n}" for n in range(FEW)]).are_few


@pytest.mark.parametrize(
    ("numbers", "shown"), [([1], "1"), ([1, 2, 3], "1–3"), ([1, 3, 4, 5, 9], "1, 3–5, 9"), ([7, 9], "7, 9")]
)
def test_spans(numbers: list[int], shown: str) -> None:
    assert spans(numbers) == shown

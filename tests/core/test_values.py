"""Moves, refusals, events and scores are values: equal by content, printable, picklable."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.argument import StepName
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import ILLEGAL, BadInput, IllegalMove, Refusal, not_now
from ecumene.core.score import Item, Score, places

VALUES = [
    (Move(1, 2, 3, 4), Move(1, 2, 3, 4), [Move(0, 2, 3, 4), Move(1, 0, 3, 4), Move(1, 2, 0, 4), Move(1, 2, 3, 0)]),
    (
        Refusal("XX-001", "coins", {"need": 3}),
        Refusal("XX-001", "coins", {"need": 3}, ILLEGAL),
        [
            Refusal("XX-002", "coins", {"need": 3}),
            Refusal("XX-001", "power", {"need": 3}),
            Refusal("XX-001", "coins", {"need": 4}),
            Refusal("XX-001", "coins", {"need": 3}, "malformed"),
        ],
    ),
    (
        Event("built", 1, "XX-001", {"cell": "A1"}),
        Event("built", 1, "XX-001", {"cell": "A1"}),
        [
            Event("passed", 1, "XX-001", {"cell": "A1"}),
            Event("built", 0, "XX-001", {"cell": "A1"}),
            Event("built", 1, "XX-002", {"cell": "A1"}),
            Event("built", 1, "XX-001"),
        ],
    ),
    (Item("coins", "XX-001", 3), Item("coins", "XX-001", 3), [Item("area", "XX-001", 3), Item("coins", "XX-001", 4)]),
    (
        Score(0, [Item("coins", "XX-001", 3)]),
        Score(0, [Item("coins", "XX-001", 3)]),
        [Score(1, [Item("coins", "XX-001", 3)]), Score(0, [])],
    ),
]


@pytest.mark.parametrize(("one", "same", "others"), VALUES, ids=lambda value: type(value).__name__)
def test_equal_by_content(one: object, same: object, others: list[object]) -> None:
    assert one == same
    assert hash(one) == hash(same)
    for other in others:
        assert one != other
    assert one != "something else"
    assert len({one, same, *others}) == 1 + len(others)


@pytest.mark.parametrize(("one", "same", "others"), VALUES, ids=lambda value: type(value).__name__)
def test_pickled_and_printed(one: object, same: object, others: list[object]) -> None:
    assert pickle.loads(pickle.dumps(one)) == one
    assert repr(one) == repr(same)
    assert all(repr(one) != repr(other) for other in others)


def test_errors_carry_their_reasons_through_a_pickle() -> None:
    illegal = pickle.loads(pickle.dumps(IllegalMove(Refusal("XX-001", "coins", {"need": 3}))))
    assert illegal.refusal == Refusal("XX-001", "coins", {"need": 3})
    assert "XX-001" in str(illegal)
    bad = pickle.loads(pickle.dumps(BadInput("seats", {"seats": 9})))
    assert (bad.reason, bad.needs) == ("seats", {"seats": 9})
    assert "9" in str(bad)


def test_defaults_are_not_shared() -> None:
    one, other = Event("built", 0, "XX-001"), Event("built", 0, "XX-001")
    one.data["cell"] = "A1"
    assert other.data == {}
    first, second = Refusal("XX-001", "coins"), Refusal("XX-001", "coins")
    first.needs["need"] = 1
    assert second.needs == {}


def test_a_score_is_the_sum_of_its_items() -> None:
    assert Score(0, []).total == 0
    assert Score(0, [Item("coins", "XX-001", 3), Item("area", "XX-002", 18), Item("debt", "XX-003", -2)]).total == 19


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([3], [1]),
        ([1, 2], [2, 1]),
        ([2, 2], [1, 1]),
        ([5, 9, 5, 1], [2, 1, 2, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([-1, -2], [1, 2]),
    ],
)
def test_places(totals: list[int], expected: list[int]) -> None:
    assert places(totals) == expected


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=7))
def test_places_agree_with_sorting(totals: list[int]) -> None:
    falling = sorted(totals, reverse=True)
    assert places(totals) == [falling.index(total) + 1 for total in totals]


def test_a_move_at_the_wrong_time_says_what_is_owed_instead() -> None:
    refusal = not_now("XX-001", "pick")
    assert refusal == Refusal("XX-001", "not-now", {"owed": "pick"}, ILLEGAL)
    assert isinstance(refusal.needs["owed"], StepName)
    assert refusal != not_now("XX-001", "pass")

"""The power cycle against one that moves token by token."""

from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from ecumene.games.terra.bowls import Bowls

counts = st.integers(0, 12)


class Tokens:
    """Each token lies in a bowl; a point of power lifts one token out of the lowest bowl that has any to lift."""

    def __init__(self, one: int, two: int, three: int) -> None:
        self.tokens = [1] * one + [2] * two + [3] * three

    def gain(self, power: int) -> int:
        moved = 0
        for _ in range(power):
            for bowl in (1, 2):
                if bowl in self.tokens:
                    self.tokens[self.tokens.index(bowl)] = bowl + 1
                    moved += 1
                    break
        return moved

    def spend(self, power: int) -> None:
        for _ in range(power):
            self.tokens[self.tokens.index(3)] = 1

    def bowls(self) -> tuple[int, int, int]:
        return self.tokens.count(1), self.tokens.count(2), self.tokens.count(3)


def content(bowls: Bowls) -> tuple[int, int, int]:
    return bowls.one, bowls.two, bowls.three


@given(counts, counts, counts, st.lists(st.tuples(st.booleans(), st.integers(0, 30)), max_size=12))
def test_gaining_and_spending(one: int, two: int, three: int, deeds: list[tuple[bool, int]]) -> None:
    fast, slow = Bowls(one, two, three), Tokens(one, two, three)
    for gains, power in deeds:
        if gains:
            assert min(power, fast.room) == slow.gain(power)
            fast = fast.after_gain(power)
        else:
            spent = min(power, fast.three)
            fast = fast.after_spending(spent)
            slow.spend(spent)
        assert content(fast) == slow.bowls()
        assert sum(content(fast)) == one + two + three


@given(counts, counts, counts, st.integers(0, 20), st.integers(0, 20))
def test_power_may_come_in_parts(one: int, two: int, three: int, first: int, second: int) -> None:
    bowls = Bowls(one, two, three)
    whole, parts = bowls.after_gain(first + second), bowls.after_gain(first).after_gain(second)
    assert content(whole) == content(parts)


def test_no_token_goes_to_the_top_before_the_bottom_is_empty() -> None:
    bowls = Bowls(2, 2, 4).after_gain(1)
    assert (content(bowls), bowls.room) == ((1, 3, 4), 5)
    bowls = bowls.after_gain(2)
    assert (content(bowls), bowls.room) == ((0, 3, 5), 3)
    bowls = bowls.after_gain(9)
    assert (content(bowls), bowls.room) == ((0, 0, 8), 0)
    assert content(bowls.after_gain(1)) == (0, 0, 8)


def test_bowls_stay_as_they_are() -> None:
    bowls = Bowls(2, 2, 4)
    twin = pickle.loads(pickle.dumps(bowls))
    assert content(bowls.after_spending(4)) == (6, 2, 0)
    assert content(bowls.after_gain(4)) == (0, 2, 6)
    assert content(bowls) == content(twin) == (2, 2, 4)

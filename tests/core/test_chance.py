"""Random streams: known numbers, fair, separate."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.chance import Chance


def test_sfc32_follows_its_definition() -> None:
    """The first three sums are easily worked out by hand."""
    chance = Chance(0, 0, 0, 1)
    assert [chance.word() for _ in range(4)] == [1, 2, 12, 18874399]
    chance = Chance(0, 0, 0, 1)
    assert [chance.word() for _ in range(200)] == reference(200)


def reference(count: int) -> list[int]:
    """The generator once more, written with remainders instead of masks."""
    whole = 2**32
    a, b, c, counter = 0, 0, 0, 1
    found = []
    for _ in range(count):
        out = (a + b + counter) % whole
        counter = (counter + 1) % whole
        a = b ^ (b // 2**9)
        b = (9 * c) % whole
        c = ((c * 2**21) % whole + c // 2**11 + out) % whole
        found.append(out)
    return found


def test_a_seed_always_gives_the_same_numbers() -> None:
    chance = Chance.stream(7, "set-up")
    assert [chance.word() for _ in range(4)] == [2499772294, 718677149, 3109010339, 1977960972]
    chance = Chance.stream(7, "set-up")
    assert [chance.below(100) for _ in range(8)] == [94, 49, 39, 72, 51, 49, 72, 25]
    cards = list(range(10))
    Chance.stream(7, "set-up").shuffle(cards)
    assert cards == [6, 2, 7, 0, 9, 8, 1, 3, 5, 4]


def test_streams_differ_by_seed_and_by_name() -> None:
    names = ["set-up", "draws", "bots", "re-deal"]
    first = {(seed, name): Chance.stream(seed, name).word() for seed in range(50) for name in names}
    assert len(set(first.values())) == len(first)


def test_a_name_is_not_a_part_of_the_seed() -> None:
    assert Chance.stream(1, "2/x").key() == Chance.stream(1, "2/x").key()
    assert Chance.stream(12, "x").key() != Chance.stream(1, "2/x").key()


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 10, 12])
def test_below_is_fair(limit: int) -> None:
    chance = Chance.stream(1, f"fair/{limit}")
    rolls = 6000
    counts = Counter(chance.below(limit) for _ in range(rolls))
    assert set(counts) == set(range(limit))
    expected = rolls / limit
    distance = sum((counts[side] - expected) ** 2 / expected for side in range(limit))
    # Far beyond the 99.99 % point of chi square with 11 degrees of freedom (about 38).
    assert distance < 45


def test_below_rejects_the_words_that_would_tip_the_scales() -> None:
    """For 3·2³⁰ the lowest 2³⁰ words are thrown away: without that, small results would come twice as often."""
    limit = 3 * 2**30
    chance = Chance.stream(2, "edge")
    counts = Counter(chance.below(limit) // 2**30 for _ in range(3000))
    assert all(900 < counts[part] < 1100 for part in range(3))


@given(st.integers(0, 2**32), st.integers(1, 2**32))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Chance.stream(seed, "x").below(limit) < limit


@given(st.integers(0, 2**64), st.lists(st.integers()))
def test_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance.stream(seed, "x").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffle_reaches_all_orders_alike() -> None:
    chance = Chance.stream(3, "orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(180 < count < 330 for count in counts.values())


def test_copies_and_pickles_go_on_alike_and_apart() -> None:
    chance = Chance.stream(4, "x")
    chance.word()
    twin, third = chance.copy(), pickle.loads(pickle.dumps(chance))
    numbers = [chance.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == numbers
    assert [third.word() for _ in range(5)] == numbers
    chance.word()
    assert chance.key() != twin.key()


def test_fresh_seeds_are_wide() -> None:
    chance = Chance.stream(5, "seeds")
    seeds = {chance.seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert max(seeds) > 2**48
    assert min(seeds) >= 0


def test_a_long_seed_fills_all_four_words() -> None:
    """A drawn seed has 128 bits, and so has the generator that comes of it; a short one starts as it always did."""
    counters = {Chance.stream(2**64 + number, "set-up").d for number in range(200)}
    assert len(counters) == 200
    assert {Chance.stream(number, "set-up").d for number in (*range(200), 2**64 - 1)} == {13}
    chance = Chance.stream(2**127 + 7, "set-up")
    assert [chance.word() for _ in range(4)] == [580131395, 2359457606, 3785560416, 2533438783]


def test_long_seeds_differ_by_any_of_their_bits() -> None:
    seed = 2**128 - 1
    near = [seed ^ 1 << bit for bit in range(127)]
    assert len({tuple(Chance.stream(other, "set-up").key()) for other in (seed, *near)}) == 128

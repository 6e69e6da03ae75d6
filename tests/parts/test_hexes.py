"""Cells, their names and neighbours; groups against a flood fill that walks cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.parts.hexes import ROOM, ROWS, WIDE, around, cell_called, cell_name, cells_in, groups, mask_of, spread

ALL = (1 << ROOM) - 1
cells = st.integers(0, ROOM - 1)
masks = st.integers(0, ALL)


@given(cells)
def test_names_round_trip(cell: int) -> None:
    name = cell_name(cell)
    assert cell_called(name) == cell_called(name.lower()) == cell
    assert name[0] in ROWS
    assert 1 <= int(name[1:]) <= WIDE


def test_names_are_distinct_and_read_like_the_board() -> None:
    assert len({cell_name(cell) for cell in range(ROOM)}) == ROOM
    assert cell_name(0) == "A1"
    assert cell_name(WIDE) == "B1"
    assert cell_name(ROOM - 1) == "I13"


@pytest.mark.parametrize(
    "name",
    ["", "A", "A0", "A14", "J1", "1A", "AA", "A 1", " A1", "A1 ", "A01", "A-1", "A1.0", "A²", "A٣", "Ą1", "A999", "ß1"],
)
def test_what_is_no_cell(name: str) -> None:
    assert cell_called(name) == -1


@given(st.text(max_size=5))
def test_any_text_is_a_cell_or_none(text: str) -> None:
    cell = cell_called(text)
    assert cell == -1 or cell_name(cell) == text.upper()


@given(st.sets(cells))
def test_sets_list_their_cells_in_order(some: set[int]) -> None:
    mask = sum(1 << cell for cell in some)
    assert cells_in(mask) == sorted(some)
    assert mask_of(" ".join(map(cell_name, some))) == mask


@given(cells, masks)
def test_neighbours_are_symmetric_and_within(cell: int, mask: int) -> None:
    near = around(cell, mask)
    assert near & ~mask == 0
    assert not near >> cell & 1
    assert near.bit_count() <= 6
    for other in cells_in(near):
        assert around(other, ALL) >> cell & 1


@given(cells, cells)
def test_neighbours_are_those_at_distance_one(one: int, other: int) -> None:
    assert bool(around(one, ALL) >> other & 1) == (distance(one, other) == 1)


def distance(one: int, other: int) -> int:
    """By cube coordinates: another way to lay out the same map."""
    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


def cube(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, WIDE)
    x = column - (row - row % 2) // 2
    return x, row, -x - row


def test_neighbours_of_known_cells() -> None:
    def near(name: str) -> set[str]:
        return {cell_name(cell) for cell in cells_in(around(cell_called(name), ALL))}

    assert near("A1") == {"A2", "B1"}
    assert near("B1") == {"A1", "A2", "B2", "C1", "C2"}
    assert near("C3") == {"B2", "B3", "C2", "C4", "D2", "D3"}
    assert near("D3") == {"C3", "C4", "D2", "D4", "E3", "E4"}
    assert near("I13") == {"H12", "H13", "I12"}


links = st.lists(st.tuples(cells, cells), max_size=6)


def table(pairs: list[tuple[int, int]]) -> dict[int, int]:
    """Bridges, as masks by cell, both ways."""
    joined: dict[int, int] = {}
    for one, other in pairs:
        joined[one] = joined.get(one, 0) | 1 << other
        joined[other] = joined.get(other, 0) | 1 << one
    return joined


def flood(start: set[int], within: set[int], pairs: list[tuple[int, int]]) -> set[int]:
    """Whatever can be walked to, found the slow way."""
    found = set(start)
    while True:
        steps = {
            cell
            for cell in within - found
            if any(distance(cell, other) == 1 or (cell, other) in pairs or (other, cell) in pairs for other in found)
        }
        if not steps:
            return found
        found |= steps


NEAR = [around(cell, ALL) for cell in range(ROOM)]


@given(st.sets(cells, max_size=60), links)
def test_groups_agree_with_a_flood_fill(some: set[int], pairs: list[tuple[int, int]]) -> None:
    left = set(some)
    expected = []
    while left:
        group = flood({min(left)}, some, pairs)
        expected.append(sum(1 << cell for cell in group))
        left -= group
    assert groups(sum(1 << cell for cell in some), NEAR, table(pairs)) == expected


@given(st.sets(cells, min_size=1, max_size=4), st.sets(cells, max_size=60), links)
def test_spread_agrees_with_a_flood_fill(start: set[int], within: set[int], pairs: list[tuple[int, int]]) -> None:
    mask = sum(1 << cell for cell in start)
    found = spread(mask, sum(1 << cell for cell in within), NEAR, table(pairs))
    assert set(cells_in(found)) == flood(start, within, pairs)


@given(masks)
def test_groups_share_out_all_cells(mask: int) -> None:
    found = groups(mask, NEAR, {})
    assert sum(found) == mask
    assert sum(group.bit_count() for group in found) == mask.bit_count()
    assert [group & -group for group in found] == sorted(group & -group for group in found)

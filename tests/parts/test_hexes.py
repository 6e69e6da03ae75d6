"""Hex maps: names, places and neighbours; groups against a flood fill that walks cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.parts.hexes import HexMap, cells_in, could_be_a_cell, count, groups, row_name, spread


def offset(rows: int, wide: int, shifted: int = 1) -> HexMap:
    """Rows of equal length, every second one half a cell to the right, beginning with the first or the second."""
    places = [(row, 2 * column + (row + 1 + shifted) % 2) for row in range(rows) for column in range(wide)]
    return HexMap(places, [f"{row_name(row)}{column + 1}" for row in range(rows) for column in range(wide)])


MAP = offset(9, 13)
ALL = (1 << MAP.size) - 1
cells = st.integers(0, MAP.size - 1)
masks = st.integers(0, ALL)


def near(land: HexMap, name: str) -> set[str]:
    return {land.name(cell) for cell in cells_in(land.sides[land.cell(name)])}


@given(cells)
def test_names_round_trip(cell: int) -> None:
    name = MAP.name(cell)
    assert MAP.cell(name) == MAP.cell(name.lower()) == cell


def test_names_read_like_the_board() -> None:
    assert (MAP.size, MAP.name(0), MAP.name(13), MAP.name(116)) == (117, "A1", "B1", "I13")
    assert [row_name(row) for row in (0, 25, 26, 27, 51, 52, 701, 702)] == "A Z AA AB AZ BA ZZ AAA".split()


@pytest.mark.parametrize(
    "name",
    ["", "A", "A0", "A14", "J1", "1A", "AA", "A 1", " A1", "A1 ", "A01", "A-1", "A1.0", "A²", "A٣", "Ą1", "A999", "ß1"],
)
def test_what_is_no_cell(name: str) -> None:
    assert MAP.cell(name) == -1
    assert could_be_a_cell(name) == (name in ("A14", "J1", "A999"))


@given(st.text(max_size=5))
def test_any_text_is_a_cell_or_none(text: str) -> None:
    cell = MAP.cell(text)
    assert cell == -1 or (MAP.name(cell) == text.upper() and could_be_a_cell(text))


@given(st.sets(cells))
def test_sets_list_their_cells_in_order(some: set[int]) -> None:
    mask = sum(1 << cell for cell in some)
    assert cells_in(mask) == sorted(some)
    assert MAP.cells_called(" ".join(map(MAP.name, some))) == mask


@given(masks)
def test_a_set_is_counted(mask: int) -> None:
    for cells in (mask, mask >> 55, mask >> 60):
        assert count(cells) == cells.bit_count()


@pytest.mark.parametrize("cells", [61, 62, 63, 64])
def test_full_sets_are_counted(cells: int) -> None:
    assert count((1 << cells) - 1) == cells
    assert count(1 << cells) == 1


def test_a_set_of_cells_that_are_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        MAP.cells_called("A1 J1")


@given(cells, cells)
def test_neighbours_are_those_at_distance_one(one: int, other: int) -> None:
    assert bool(MAP.sides[one] >> other & 1) == (distance(one, other) == 1)


def distance(one: int, other: int) -> int:
    """By cube coordinates: another way to lay out the same map."""
    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


def cube(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, 13)
    x = column - (row - row % 2) // 2
    return x, row, -x - row


def test_neighbours_of_known_cells() -> None:
    assert near(MAP, "A1") == {"A2", "B1"}
    assert near(MAP, "B1") == {"A1", "A2", "B2", "C1", "C2"}
    assert near(MAP, "C3") == {"B2", "B3", "C2", "C4", "D2", "D3"}
    assert near(MAP, "D3") == {"C3", "C4", "D2", "D4", "E3", "E4"}
    assert near(MAP, "I13") == {"H12", "H13", "I12"}


def test_other_rows_may_be_the_shifted_ones() -> None:
    other = offset(3, 3, shifted=0)
    assert near(other, "A1") == {"A2", "B1", "B2"}
    assert near(other, "B1") == {"A1", "B2", "C1"}


def test_axial_places_below_zero_and_gaps() -> None:
    """A ring round nothing, given by axial coordinates q and r: six cells with two neighbours each."""
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    land = HexMap([(r, 2 * q + r) for q, r in ring], [f"{q},{r}" for q, r in ring])
    for turn in range(6):
        assert land.sides[turn] == 1 << (turn + 1) % 6 | 1 << (turn - 1) % 6
    assert [land.name(cell) for cell in land.in_reading_order] == ["0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"]
    assert [land.in_reading_order[land.reading_place[cell]] for cell in range(6)] == list(range(6))
    assert land.cell("5,5") == -1


@pytest.mark.parametrize(
    ("places", "names"),
    [([(0, 0), (0, 0)], ["A1", "A2"]), ([(0, 0), (0, 2)], ["A1", "a1"]), ([(0, 0), (0, 2)], ["A1"])],
    ids=["one place for two", "one name for two", "no name"],
)
def test_a_map_that_contradicts_itself_is_refused(places: list[tuple[int, int]], names: list[str]) -> None:
    with pytest.raises(ValueError, match="place and a name"):
        HexMap(places, names)


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


@given(st.sets(cells, max_size=60), links)
def test_groups_agree_with_a_flood_fill(some: set[int], pairs: list[tuple[int, int]]) -> None:
    left = set(some)
    expected = []
    while left:
        group = flood({min(left)}, some, pairs)
        expected.append(sum(1 << cell for cell in group))
        left -= group
    assert groups(sum(1 << cell for cell in some), MAP.sides, table(pairs)) == expected


@given(st.sets(cells, min_size=1, max_size=4), st.sets(cells, max_size=60), links)
def test_spread_agrees_with_a_flood_fill(start: set[int], within: set[int], pairs: list[tuple[int, int]]) -> None:
    mask = sum(1 << cell for cell in start)
    found = spread(mask, sum(1 << cell for cell in within), MAP.sides, table(pairs))
    assert set(cells_in(found)) == flood(start, within, pairs)


@given(masks)
def test_groups_share_out_all_cells(mask: int) -> None:
    found = groups(mask, MAP.sides, {})
    assert sum(found) == mask
    assert sum(group.bit_count() for group in found) == mask.bit_count()
    assert [group & -group for group in found] == sorted(group & -group for group in found)

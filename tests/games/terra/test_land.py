"""Land with a river: a small map worked out by hand, and random maps against slow walks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.games.terra.land import LAND_APART, Land
from ecumene.parts.hexes import cells_in

#   A   L F ~ W
#   B    L ~ ~ D
#   C   S ~ L L
ROWS = ["LF~W", "L~~D", "S~LL"]
SMALL = Land(ROWS, "LFWDS", ["A2-C3", "C1-B4"], "A4 C1", 3)


def names(mask: int) -> set[str]:
    return {SMALL.name(cell) for cell in cells_in(mask)}


def reached(name: str, sailing: int) -> set[str]:
    return names(SMALL.reach[sailing][SMALL.cell(name)])


def test_terrain() -> None:
    assert names(SMALL.printed[0]) == {"A1", "B1", "C3", "C4"}
    assert [names(mask) for mask in SMALL.printed[1:]] == [{"A2"}, {"A4"}, {"B4"}, {"C1"}]
    assert names(SMALL.river) == {"A3", "B2", "B3", "C2"}
    assert SMALL.land & SMALL.river == 0
    assert SMALL.land | SMALL.river == SMALL.cells
    assert SMALL.terrain(SMALL.printed, SMALL.cell("B4")) == 3
    assert SMALL.terrain(SMALL.printed, SMALL.cell("B2")) == -1


def test_land_is_numbered_first_and_river_after_it() -> None:
    land = "A1 A2 A4 B1 B4 C1 C3 C4".split()
    assert [SMALL.name(cell) for cell in range(SMALL.size)] == [*land, "A3", "B2", "B3", "C2"]
    assert SMALL.land == (1 << SMALL.land_size) - 1 == 0xFF
    assert [SMALL.name(cell) for cell in SMALL.in_reading_order] == "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4".split()


def test_land_and_river_may_be_counted_apart() -> None:
    """As on the maps of Terra Mystica: B3 is the third land cell of its row, r2 the third river cell of all."""
    land = Land(["LL~", "~L", "L~L"], "L", ["A2-C2"], "", 1, LAND_APART)
    assert [land.name(cell) for cell in range(land.size)] == "A1 A2 B1 C1 C2 r0 r1 r2".split()
    assert land.distance(land.cell("A1"), land.cell("C2")) == 3
    assert land.distance(land.cell("r0"), land.cell("r0")) == 0


def test_neighbours_and_continents() -> None:
    assert names(SMALL.sides[SMALL.cell("B2")]) == {"A2", "A3", "B1", "B3", "C2", "C3"}
    assert names(SMALL.near[SMALL.cell("B2")]) == {"A2", "B1", "C3"}
    assert [names(mask) for mask in SMALL.continents] == [{"A1", "A2", "B1", "C1"}, {"A4", "B4", "C4", "C3"}]
    assert names(SMALL.continent(SMALL.cell("C3"))) == {"A4", "B4", "C4", "C3"}
    assert SMALL.continent(SMALL.cell("B2")) == 0


def test_shore_and_edge() -> None:
    assert names(SMALL.shore) == {"A2", "A4", "B1", "B4", "C1", "C3", "C4"}
    # Only land that has all six neighbours on the map is not at the edge.
    inland = Land(["LLL", "LFL", "LLL"], "LF", [], "", 0)
    assert inland.land & ~inland.edge == inland.printed[1]
    assert not inland.edge >> inland.cell("B2") & 1


def test_reach_over_the_river() -> None:
    assert reached("A2", 0) == {"A1", "B1"}
    # Over one river cell.
    assert reached("A2", 1) == {"A1", "B1", "A4", "C3"}
    assert reached("A1", 3) == {"A2", "B1"}
    assert "B4" not in reached("C1", 2)
    assert "B4" in reached("C1", 3)
    assert reached("B2", 3) == set()


def test_sites() -> None:
    assert [(SMALL.name(site.low), SMALL.name(site.high)) for site in SMALL.sites] == [("A2", "C3"), ("B4", "C1")]
    assert SMALL.site(SMALL.cell("C3"), SMALL.cell("A2")) == 0
    assert SMALL.site(SMALL.cell("B4"), SMALL.cell("C1")) == 1
    assert SMALL.site(SMALL.cell("A2"), SMALL.cell("C1")) == -1
    assert names(SMALL.marks) == {"A4", "C1"}


rows = st.lists(st.text("LFWDS~ ", min_size=4, max_size=8), min_size=2, max_size=7)


@given(rows, st.integers(0, 4))
def test_reach_agrees_with_a_walk(rows: list[str], sailing: int) -> None:
    """Land in reach is what touches the start, or a stretch of so many river cells that begins at the start."""
    land = Land(rows, "LFWDS", [], "", sailing)
    for cell in cells_in(land.land):
        expected = set(cells_in(land.sides[cell] & land.land))
        edge = dict.fromkeys(cells_in(land.sides[cell] & land.river), 1) if sailing else {}
        walk = list(edge)
        while walk:
            drop = walk.pop(0)
            expected |= set(cells_in(land.sides[drop] & land.land))
            for further in cells_in(land.sides[drop] & land.river):
                if further not in edge and edge[drop] < sailing:
                    edge[further] = edge[drop] + 1
                    walk.append(further)
        assert set(cells_in(land.reach[sailing][cell])) == expected - {cell}


@given(rows)
def test_reach_grows_and_is_mutual(rows: list[str]) -> None:
    land = Land(rows, "LFWDS", [], "", 3)
    for one in cells_in(land.land):
        for shorter, longer in zip(land.reach, land.reach[1:], strict=False):
            assert shorter[one] & ~longer[one] == 0
        for other in cells_in(land.reach[3][one]):
            assert land.reach[3][other] >> one & 1
    for one in cells_in(land.cells & ~land.land):
        assert land.reach[3][one] == 0


@given(rows)
def test_continents_share_out_the_land(rows: list[str]) -> None:
    land = Land(rows, "LFWDS", [], "", 0)
    assert sum(land.continents) == land.land
    assert sum(land.printed) == land.land
    for continent in land.continents:
        for cell in cells_in(continent):
            assert land.continent(cell) == continent
            assert land.near[cell] & ~continent == 0

"""The two maps: counts, geometry, balance, and lists of reach worked out by hand."""

from __future__ import annotations

import pytest

from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import FOUR, TERRAINS, TWO
from ecumene.games.terra_nova.factions import FACTIONS
from ecumene.games.terra_nova.tiles import FIRST_GAMES
from ecumene.parts.hexes import cell_called, cell_name, cells_in, groups
from tests.rules.terra_nova.slow import SIDES, Picture
from tests.rules.terra_nova.table import cells

BOTH = pytest.mark.parametrize(("land", "picture"), [(FOUR, SIDES["FOUR"]), (TWO, SIDES["TWO"])], ids=["four", "two"])


@pytest.mark.parametrize(
    ("land", "all_cells", "of_land", "of_river", "each", "sites", "marks"),
    [(FOUR, 86, 60, 26, 12, 12, 0), (TWO, 77, 50, 27, 10, 10, 20)],
    ids=["four", "two"],
)
def test_counts(land: Land, all_cells: int, of_land: int, of_river: int, each: int, sites: int, marks: int) -> None:
    assert land.cells.bit_count() == all_cells
    assert land.land.bit_count() == of_land
    assert land.river.bit_count() == of_river
    assert [terrain.bit_count() for terrain in land.printed] == [each] * 5
    assert len(land.sites) == sites
    assert land.marks.bit_count() == marks


@BOTH
def test_every_cell_shows_what_the_picture_shows(land: Land, picture: Picture) -> None:
    assert cells(land.cells) == set(picture.place)
    assert cells(land.river) == {name for name in picture.place if picture.is_river(name)}
    for number, terrain in enumerate(TERRAINS):
        assert cells(land.printed[number]) == {name for name in picture.place if picture.terrain[name] == terrain}


@BOTH
def test_neighbours_are_those_of_the_picture_and_mutual(land: Land, picture: Picture) -> None:
    for name in picture.place:
        assert cells(land.sides[cell_called(name)]) == set(picture.beside(name))
        assert all(name in picture.beside(other) for other in picture.beside(name))


@BOTH
def test_the_edge_is_where_a_neighbour_is_missing(land: Land, picture: Picture) -> None:
    assert cells(land.edge) == {name for name in picture.place if len(picture.beside(name)) < 6}


@BOTH
def test_one_river(land: Land, picture: Picture) -> None:
    assert len(groups(land.river, land.sides, {})) == 1


@pytest.mark.parametrize(("land", "shares"), [(FOUR, [3, 3, 3, 3]), (TWO, [3, 2, 3, 2])], ids=["four", "two"])
def test_four_continents_with_equal_terrains(land: Land, shares: list[int]) -> None:
    found = [[(continent & terrain).bit_count() for terrain in land.printed] for continent in land.continents]
    assert found == [[share] * 5 for share in shares]


@BOTH
def test_no_equal_terrains_side_by_side(land: Land, picture: Picture) -> None:
    for terrain in land.printed:
        for cell in cells_in(terrain):
            assert not land.near[cell] & terrain, cell_name(cell)


@BOTH
def test_bridge_sites_are_all_the_opposite_shores(land: Land, picture: Picture) -> None:
    """Two land cells that are no neighbours and share exactly two river cells; every such pair has a site."""
    shores = [name for name in picture.place if not picture.is_river(name)]
    opposite = set()
    for one in shores:
        for other in shores:
            if one < other and other not in picture.beside(one):
                shared = set(picture.beside(one)) & set(picture.beside(other))
                if len(shared) == 2 and all(picture.is_river(cell) for cell in shared):
                    opposite.add(frozenset((one, other)))
    assert {frozenset((cell_name(site.low), cell_name(site.high))) for site in land.sites} == opposite
    assert all(picture.terrain[one] != picture.terrain[other] for one, other in map(sorted, opposite))


@BOTH
def test_bridges_can_join_all_continents(land: Land, picture: Picture) -> None:
    joined: dict[int, int] = {}
    for site in land.sites:
        joined[site.low] = joined.get(site.low, 0) | 1 << site.high
        joined[site.high] = joined.get(site.high, 0) | 1 << site.low
    assert len(groups(land.land, land.near, joined)) == 1


def test_the_third_site_of_the_first_map_crosses_d3_and_d4() -> None:
    picture = SIDES["FOUR"]
    assert FOUR.site(cell_called("C4"), cell_called("E4")) == 2
    assert set(picture.beside("C4")) & set(picture.beside("E4")) == {"D3", "D4"}


def test_the_last_site_of_the_first_map_stays_on_one_continent() -> None:
    assert FOUR.site(cell_called("G7"), cell_called("I7")) == 11
    assert FOUR.continent(cell_called("G7")) == FOUR.continent(cell_called("I7"))


@pytest.mark.parametrize(
    ("land", "home", "reach"),
    [
        (FOUR, "C4", ["B3 B4 C3", "C6 D2 E4 E5", "A5 B6 D6 F2 F3"]),
        (FOUR, "E10", ["F9", "C9 D8 F8", "B9 D7 F7"]),
        (FOUR, "D7", ["C7 C8 D6 D8", "F7 F8", "E5 E10 F5 F9 G7"]),
        (TWO, "C5", ["C6 D5", "A4 B3 B6 C3 D3", "A7 F3 F4"]),
    ],
    ids=["C4", "E10", "D7", "two-C5"],
)
def test_reach_grows_with_sailing(land: Land, home: str, reach: list[str]) -> None:
    """By sailing value: what each step adds."""
    known: set[str] = set()
    for value, more in enumerate(reach):
        known |= set(more.split())
        assert cells(land.reach[value][cell_called(home)]) == known


@BOTH
@pytest.mark.parametrize("value", range(6))
def test_reach_from_every_cell_agrees_with_the_slow_reading(land: Land, picture: Picture, value: int) -> None:
    for name in picture.place:
        if not picture.is_river(name):
            adjacent = {cell for cell in picture.beside(name) if not picture.is_river(cell)}
            assert cells(land.reach[value][cell_called(name)]) == adjacent | picture.sail(name, value)


def test_marked_cells_four_of_each_terrain_one_on_each_continent() -> None:
    for terrain in TWO.printed:
        marked = cells_in(TWO.marks & terrain)
        assert len(marked) == 4
        assert len({TWO.continent(cell) for cell in marked}) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_houses_stand_on_home_terrain_beside_a_stranger(seats: int) -> None:
    first = FIRST_GAMES[seats]
    homes = {faction.id: faction.terrain for faction in FACTIONS}
    everyone = " ".join(first.houses).split()
    assert len(set(everyone)) == len(everyone)
    for faction, names in zip(first.factions, first.houses, strict=True):
        own = names.split()
        assert len(own) == (3 if faction == "sun-worshippers" else 2)
        for name in own:
            assert FOUR.printed[homes[faction]] >> cell_called(name) & 1
            assert set(SIDES["FOUR"].beside(name)) & (set(everyone) - set(own)), name

"""The maps: counts, geometry, balance, and lists of reach worked out by hand."""

from __future__ import annotations

import pytest

from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import OWN_DESIGN, PRINTED, TERRAINS, TWO
from ecumene.games.terra_nova.factions.first_games import FIRST_GAMES
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.parts.hexes import cells_in, groups
from tests.rules.terra_nova.slow import SIDES, Picture
from tests.rules.terra_nova.table import cells

ALL = pytest.mark.parametrize(
    ("land", "picture"),
    [(PRINTED, SIDES["printed"]), (OWN_DESIGN, SIDES["own-design"]), (TWO, SIDES["TWO"])],
    ids=["printed", "own-design", "two"],
)


@pytest.mark.parametrize(
    ("land", "all_cells", "of_land", "of_river", "each", "sites", "marks"),
    [(PRINTED, 90, 60, 30, 12, 25, 0), (OWN_DESIGN, 86, 60, 26, 12, 12, 0), (TWO, 77, 50, 27, 10, 10, 20)],
    ids=["printed", "own-design", "two"],
)
def test_counts(land: Land, all_cells: int, of_land: int, of_river: int, each: int, sites: int, marks: int) -> None:
    assert land.cells.bit_count() == all_cells
    assert land.land.bit_count() == of_land
    assert land.river.bit_count() == of_river
    assert [terrain.bit_count() for terrain in land.printed] == [each] * 5
    assert len(land.sites) == sites
    assert land.marks.bit_count() == marks


@ALL
def test_every_cell_shows_what_the_picture_shows(land: Land, picture: Picture) -> None:
    assert cells(land.cells, land) == set(picture.place)
    assert cells(land.river, land) == {name for name in picture.place if picture.is_river(name)}
    for number, terrain in enumerate(TERRAINS):
        assert cells(land.printed[number], land) == {name for name in picture.place if picture.terrain[name] == terrain}


@ALL
def test_neighbours_are_those_of_the_picture_and_mutual(land: Land, picture: Picture) -> None:
    for name in picture.place:
        assert cells(land.sides[land.cell(name)], land) == set(picture.beside(name))
        assert all(name in picture.beside(other) for other in picture.beside(name))


def on_land(picture: Picture) -> list[str]:
    return [name for name in picture.place if not picture.is_river(name)]


@ALL
def test_the_edge_is_where_a_neighbour_is_missing(land: Land, picture: Picture) -> None:
    assert cells(land.edge, land) == {name for name in on_land(picture) if len(picture.beside(name)) < 6}


@ALL
def test_one_river(land: Land, picture: Picture) -> None:
    assert len(groups(land.river, land.sides, {})) == 1


@pytest.mark.parametrize(("land", "shares"), [(PRINTED, [3, 3, 3, 3]), (OWN_DESIGN, [3, 3, 3, 3]), (TWO, [3, 2, 3, 2])])
def test_four_continents_with_equal_terrains(land: Land, shares: list[int]) -> None:
    found = [[(continent & terrain).bit_count() for terrain in land.printed] for continent in land.continents]
    assert found == [[share] * 5 for share in shares]


@ALL
def test_no_equal_terrains_side_by_side(land: Land, picture: Picture) -> None:
    for terrain in land.printed:
        for cell in cells_in(terrain):
            assert not land.near[cell] & terrain, land.name(cell)


@ALL
def test_bridge_sites_are_all_the_opposite_on_land(land: Land, picture: Picture) -> None:
    """Two land cells that are no neighbours and share exactly two river cells; every such pair has a site."""
    opposite = set()
    for one in on_land(picture):
        for other in on_land(picture):
            if one < other and other not in picture.beside(one):
                shared = set(picture.beside(one)) & set(picture.beside(other))
                if len(shared) == 2 and all(picture.is_river(cell) for cell in shared):
                    opposite.add(frozenset((one, other)))
    assert {frozenset((land.name(site.low), land.name(site.high))) for site in land.sites} == opposite
    # Our own designs also join no equal terrains; the printed map does.
    equal = any(picture.terrain[one] == picture.terrain[other] for one, other in map(sorted, opposite))
    assert equal == (land is PRINTED)


@ALL
def test_bridges_can_join_all_continents(land: Land, picture: Picture) -> None:
    joined: dict[int, int] = {}
    for site in land.sites:
        joined[site.low] = joined.get(site.low, 0) | 1 << site.high
        joined[site.high] = joined.get(site.high, 0) | 1 << site.low
    assert len(groups(land.land, land.near, joined)) == 1


def test_the_third_site_of_the_first_map_crosses_d3_and_d4() -> None:
    picture = SIDES["own-design"]
    assert OWN_DESIGN.site(OWN_DESIGN.cell("C4"), OWN_DESIGN.cell("E4")) == 2
    assert set(picture.beside("C4")) & set(picture.beside("E4")) == {"D3", "D4"}


def test_the_last_site_of_the_first_map_stays_on_one_continent() -> None:
    assert OWN_DESIGN.site(OWN_DESIGN.cell("G7"), OWN_DESIGN.cell("I7")) == 11
    assert OWN_DESIGN.continent(OWN_DESIGN.cell("G7")) == OWN_DESIGN.continent(OWN_DESIGN.cell("I7"))


@pytest.mark.parametrize(
    ("land", "home", "reach"),
    [
        (PRINTED, "C5", ["D4 D5", "A4 A5 A6 B3 B6 C3 C7", "D7 E3 E4 E6"]),
        (PRINTED, "D7", ["C7 C8", "D5 D9 E6 E9 F7 F8", "B6 B9 C5 C10 G6"]),
        (PRINTED, "H10", ["G10", "I9", "F8 F9 G8 I8"]),
        (OWN_DESIGN, "C4", ["B3 B4 C3", "C6 D2 E4 E5", "A5 B6 D6 F2 F3"]),
        (OWN_DESIGN, "E10", ["F9", "C9 D8 F8", "B9 D7 F7"]),
        (OWN_DESIGN, "D7", ["C7 C8 D6 D8", "F7 F8", "E5 E10 F5 F9 G7"]),
        (TWO, "C5", ["C6 D5", "A4 B3 B6 C3 D3", "A7 F3 F4"]),
    ],
    ids=["printed-C5", "printed-D7", "printed-H10", "own-C4", "own-E10", "own-D7", "two-C5"],
)
def test_reach_grows_with_sailing(land: Land, home: str, reach: list[str]) -> None:
    """By sailing value: what each step adds."""
    known: set[str] = set()
    for value, more in enumerate(reach):
        known |= set(more.split())
        assert cells(land.reach[value][land.cell(home)], land) == known


@ALL
@pytest.mark.parametrize("value", range(6))
def test_reach_from_every_cell_agrees_with_the_slow_reading(land: Land, picture: Picture, value: int) -> None:
    for name in picture.place:
        if not picture.is_river(name):
            adjacent = {cell for cell in picture.beside(name) if not picture.is_river(cell)}
            assert cells(land.reach[value][land.cell(name)], land) == adjacent | picture.sail(name, value)


def test_marked_cells_four_of_each_terrain_one_on_each_continent() -> None:
    for terrain in TWO.printed:
        marked = cells_in(TWO.marks & terrain)
        assert len(marked) == 4
        assert len({TWO.continent(cell) for cell in marked}) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("land", "side"), [(PRINTED, "printed"), (OWN_DESIGN, "own-design")])
def test_first_houses_stand_on_home_terrain_beside_a_stranger(seats: int, land: Land, side: str) -> None:
    first = FIRST_GAMES[seats]
    homes = {faction.id: faction.terrain for faction in FACTIONS}
    houses = first.houses_on(land)
    everyone = " ".join(houses).split()
    assert len(set(everyone)) == len(everyone)
    for faction, names in zip(first.factions, houses, strict=True):
        own = names.split()
        assert len(own) == (3 if faction == "sun-worshippers" else 2)
        for name in own:
            assert land.printed[homes[faction]] >> land.cell(name) & 1
            assert set(SIDES[side].beside(name)) & (set(everyone) - set(own)), name

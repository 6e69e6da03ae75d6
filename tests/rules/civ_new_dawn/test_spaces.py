"""Section 1: tiles, spaces, terrain and distance."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.coordinates import position, turned
from ecumene.games.civ_new_dawn.land import CORE, FORT, WATER_TOKEN, Land
from ecumene.games.civ_new_dawn.tables.tiles import FOOTPRINTS, TILE_SIDES
from ecumene.games.civ_new_dawn.vocabulary import RESOURCES, TERRAINS
from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why

TERRAIN_AND_DIFFICULTY = [("grassland", 1), ("hills", 2), ("forest", 3), ("desert", 4), ("mountains", 5)]

# Tiles


def one_tile(number: int, side: int) -> Land:
    return Land().with_tile(number, side, position(0, 0), 0, CORE)


@pytest.mark.rule("CV-014")
def test_d50_d51_ten_spaces_with_the_first_in_the_middle_and_the_last_at_the_tip() -> None:
    for side in TILE_SIDES:
        land = one_tile(side.number, side.side)
        assert land.size == 10
        assert sorted(land.near[0]) == [1, 2, 3, 4, 5, 6]
        assert sorted(land.near[9]) == [7, 8]


@pytest.mark.breach("CV-014")
def test_no_turning_makes_one_side_of_the_other_only_a_mirror_does() -> None:
    def shape(steps: list[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        return frozenset(steps)

    turns_of_a = {shape([turned(q, r, times) for q, r in FOOTPRINTS[0]]) for times in range(6)}
    assert len(turns_of_a) == 6
    assert shape(list(FOOTPRINTS[1])) not in turns_of_a
    mirrored = {shape([turned(-q - r, r, times) for q, r in FOOTPRINTS[0]]) for times in range(6)}
    assert shape(list(FOOTPRINTS[1])) in mirrored


@pytest.mark.rule("CV-018")
def test_d62_every_space_has_the_terrain_that_covers_most_of_it() -> None:
    count = Counter(TERRAINS[terrain] for side in TILE_SIDES for terrain in side.terrain)
    assert count == {
        "grassland": 90,
        "hills": 75,
        "forest": 69,
        "desert": 44,
        "mountains": 59,
        "water": 71,
        "natural-wonder": 12,
    }
    printed = Counter(RESOURCES[resource] for side in TILE_SIDES for resource in side.resource if resource >= 0)
    assert printed == {"marble": 10, "mercury": 10, "oil": 10, "diamond": 10}


@pytest.mark.breach("CV-018")
def test_no_space_counts_as_two_terrains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_values, "REPLACED", {"terrain": {"7B-1": "hills"}})
    assert house_values.terrain(7, "B", "ggm~f~gffg") == "ghm~f~gffg"
    monkeypatch.setattr(house_values, "REPLACED", {"terrain": {"7B-1": "grassland hills"}})
    with pytest.raises(BadInput, match="tables-words"):
        house_values.terrain(7, "B", "ggm~f~gffg")


# Spaces and terrain


@pytest.mark.rule("CV-013")
def test_hexagons_of_tiles_forts_and_water_tokens_are_spaces() -> None:
    land = one_tile(3, 0)
    size = land.size
    land = land.with_fort(position(0, 2)).with_water([position(1, 1)])
    assert (land.size, land.part[size:]) == (size + 2, [FORT, WATER_TOKEN])
    assert land.distances(land.at[position(0, 2)])[land.at[position(1, 1)]] == 1


@pytest.mark.breach("CV-013")
def test_a_position_without_tile_fort_or_water_is_no_space() -> None:
    table = Table().play("play culture")
    assert why(table, "token A1") == ("CV-013", "no-space")
    table = Table().play("play military")
    assert why(table, "army card N12") == ("CV-013", "no-space")


@pytest.mark.rule("CV-015")
@pytest.mark.parametrize(("terrain", "difficulty"), TERRAIN_AND_DIFFICULTY)
def test_terrain_is_open_from_the_slot_of_its_difficulty_on(terrain: str, difficulty: int) -> None:
    for slot in range(difficulty, 6):
        table = Table().slot(0, "culture", slot).terrain(terrain, "N17")
        table.play("play culture", "token N17")
        assert table.token("N17") == (0, False)


@pytest.mark.breach("CV-015")
@pytest.mark.parametrize(("terrain", "difficulty"), TERRAIN_AND_DIFFICULTY[1:])
def test_a_lower_slot_does_not_open_it(terrain: str, difficulty: int) -> None:
    for slot in range(1, difficulty):
        table = Table().slot(0, "culture", slot).terrain(terrain, "N17").play("play culture")
        refusal = table.refusal("token N17")
        assert (refusal.rule, refusal.needs["difficulty"], refusal.needs["slot"]) == ("CV-058", difficulty, slot)


@pytest.mark.rule("CV-016")
def test_an_effect_that_allows_water_opens_it_in_any_slot() -> None:
    table = Table().cards(0, "steam-power").slot(0, "economy", 1).terrain("water", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18")
    assert table.caravan_spaces(0) == ["N18", "card"]


@pytest.mark.breach("CV-016")
def test_nobody_places_enters_or_counts_through_water_otherwise() -> None:
    table = Table().slot(0, "culture", 5).terrain("water", "N17").play("play culture")
    assert why(table, "token N17") == ("CV-059", "space-is-water")
    table = Table().slot(0, "economy", 5).terrain("water", "N18").caravans(0, "N17").play("play economy")
    assert why(table, "caravan N17 N18") == ("CV-079", "space-is-water")
    table = Table().slot(0, "military", 5).terrain("water", "N18").armies(0, "N17").play("play military")
    assert why(table, "army N17 N18") == ("CV-244", "space-is-water")
    table = Table().slot(0, "industry", 5).terrain("water", "M16", "N15", "M15", "N17", "O15", "O16")
    table.play("play industry")
    assert table.moves("city") == []


@pytest.mark.rule("CV-017")
def test_a_natural_wonder_has_difficulty_5() -> None:
    table = Table().slot(0, "culture", 5).natural_wonder("mt-everest", "N17")
    table.play("play culture", "token N17")
    assert table.token("N17") == (0, False)


@pytest.mark.breach("CV-017")
def test_slot_4_does_not_reach_it_and_it_is_no_mountain() -> None:
    table = Table().slot(0, "culture", 4).natural_wonder("mt-everest", "N17").play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 5
    # Japan's mountains next to water have difficulty 3, a natural wonder has not.
    table = Table(2, "japan", "rome").slot(0, "culture", 3).natural_wonder("mt-everest", "N17")
    table.terrain("mountains", "N15").terrain("water", "O15", "O16").play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 5
    assert "token N15" in table.moves()


@pytest.mark.rule("CV-019")
def test_every_city_state_lies_on_grassland_also_when_conquered() -> None:
    printed = [side for side in TILE_SIDES if max(side.city_state) >= 0]
    assert len(printed) == 12
    for side in printed:
        space = next(number for number in range(10) if side.city_state[number] >= 0)
        land = one_tile(side.number, side.side)
        assert (TERRAINS[land.terrain[space]], land.difficulty[space]) == ("grassland", 1)
    # A conquered one defends as a city on grassland: 2 x 1.
    table = Table().slot(0, "military", 3).conquered(1, "geneva", "N18").armies(0, "N17").rolls(1, 3)
    table.play("play military", "army N17 N18")
    assert table.told("rolled")[0].data["other"] == 3 + 2


@pytest.mark.breach("CV-019")
def test_a_city_state_space_is_of_no_harder_terrain() -> None:
    table = Table().slot(0, "economy", 1).city_state("geneva", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18")
    assert table.trade_on(0, "science") == 2
    # Nothing but the bonus of 8 defends it.
    table = Table().slot(0, "military", 1).city_state("geneva", "N18").armies(0, "N17").rolls(1, 3)
    table.play("play military", "army N17 N18")
    assert table.told("rolled")[0].data["other"] == 3 + 8


@pytest.mark.rule("CV-020")
def test_a_fort_counts_as_forest_of_difficulty_3() -> None:
    land = one_tile(3, 0).with_fort(position(0, 2))
    fort = land.at[position(0, 2)]
    assert (TERRAINS[land.terrain[fort]], land.difficulty[fort]) == ("forest", 3)
    table = Table().slot(0, "economy", 3).fort("N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18")
    assert table.caravan_spaces(0) == ["N18"]


@pytest.mark.breach("CV-020")
def test_slot_2_does_not_open_a_fort() -> None:
    table = Table().slot(0, "economy", 2).fort("N18").caravans(0, "N17").play("play economy")
    assert (table.refusal("caravan N17 N18").rule, table.refusal("caravan N17 N18").needs["difficulty"]) == (
        "CV-079",
        3,
    )
    table = Table().slot(0, "military", 2).fort("N18").armies(0, "N17").play("play military")
    refusal = table.refusal("army N17 N18")
    assert (refusal.rule, refusal.needs["difficulty"]) == ("CV-244", 3)


# Friendly and rival spaces


def third_token(table: Table) -> Table:
    """Civil Service, up to the token that may lie next to any friendly space."""
    table.cards(0, "civil-service").slot(0, "culture", 4).play("play culture", "done")
    assert table.question == "one-more-token"
    return table


@pytest.mark.rule("CV-021")
def test_cities_control_tokens_and_districts_make_a_space_friendly() -> None:
    table = third_token(Table().tokens(0, "N19").district(0, "campus", "K20"))
    assert {"N17", "N20", "K21", "K19"} <= offered(table, "token")


@pytest.mark.breach("CV-021")
def test_figures_alone_and_pieces_of_others_do_not() -> None:
    table = third_token(Table().armies(0, "N19").caravans(0, "K20").tokens(1, "P20"))
    for space in ("N20", "K21", "P21"):
        assert why(table, f"token {space}") == ("CV-064", "not-next-to-friendly")


def blocked_way(table: Table) -> Table:
    """A city is to be built on N18; the way from the capital leads over N17 only. Another one could be near I20."""
    table.terrain("mountains", "M17", "O17", "M16", "O16", "M15", "N15", "O15", "M18", "O18")
    return table.cities(0, "I20").slot(0, "industry", 3).play("play industry")


@pytest.mark.rule("CV-022")
def test_a_space_friendly_to_another_is_a_rival_space_and_bars_the_way() -> None:
    for table in (Table().tokens(1, "N17"), Table().district(1, "campus", "N17")):
        blocked_way(table)
        assert why(table, "city N18") == ("CV-095", "city-too-far")


@pytest.mark.breach("CV-022")
def test_figures_of_others_and_own_tokens_make_no_rival_space() -> None:
    for table in (Table().armies(1, "N17"), Table().caravans(1, "N17"), Table().tokens(0, "N17"), Table()):
        blocked_way(table)
        assert "city N18" in table.moves()

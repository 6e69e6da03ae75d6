"""Section 1: distance, limits of difficulty, natural wonder spaces, the edge of the map."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.coordinates import read_position
from ecumene.games.civ_new_dawn.exploring import grow
from ecumene.games.civ_new_dawn.land import OTHER
from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


@pytest.mark.rule("CV-034", "CV-343")
@pytest.mark.parametrize(("space", "steps"), [("N16", 0), ("N17", 1), ("M17", 2), ("N18", 2), ("L17", 2), ("N23", 7)])
def test_distance_is_the_number_of_steps_between_neighbours(space: str, steps: int) -> None:
    table = Table()
    assert table.game.land.distances(table.space("N16"))[table.space(space)] == steps


def mass_media(table: Table) -> Table:
    return table.cards(0, "mass-media").slot(0, "culture", 1).play("play culture", "done")


@pytest.mark.rule("CV-343")
def test_within_two_spaces_counts_over_water_mountains_and_rivals() -> None:
    table = Table().terrain("water", "N17").terrain("mountains", "M16").tokens(1, "N18", "L16", "M15", "L15")
    table = mass_media(table)
    assert offered(table, "convert") == {"N18", "L16", "M15", "L15"}


@pytest.mark.breach("CV-034", "CV-343")
def test_three_steps_are_not_within_two_and_a_city_of_an_industry_card_counts_its_way() -> None:
    table = mass_media(Table().tokens(1, "N18", "L15", "N19"))
    assert why(table, "convert N19") == ("CV-064", "not-convertible")
    table = Table().terrain("water", "N17", "M17", "O17", "M16", "O16").slot(0, "industry", 5).cities(0, "I20")
    table.play("play industry")
    assert why(table, "city N18") == ("CV-095", "city-too-far")


@pytest.mark.rule("CV-344")
def test_placing_and_building_without_a_slot_has_no_difficulty_limit() -> None:
    table = Table(2, "england", "rome").slot(0, "industry", 1).terrain("mountains", "N19")
    table.play("play industry", "city N18", "token N19")
    assert table.token("N19") == (0, True)
    # Cartography: a city on mountains within two spaces of a far rival city.
    table = Table(2, "netherlands", "rome").cards(0, "cartography").caravans(0, "N23").terrain("mountains", "N22")
    table.slot(0, "economy", 1).play("play economy", "caravan N23 N24", "put culture", "put culture", "done")
    table.play("city N22")
    assert table.city("N22") == 0


@pytest.mark.breach("CV-344")
def test_the_other_prohibitions_hold() -> None:
    table = Table(2, "england", "rome").slot(0, "industry", 1).terrain("water", "N19").barbarian("A", "O18")
    table.tokens(1, "O17").armies(1, "M18").play("play industry", "city N18")
    assert offered(table, "token") == {"M17", "N17"}
    table = Table(2, "netherlands", "rome").cards(0, "cartography").caravans(0, "N23").terrain("water", "N22")
    table.good("oil", "M22").play("play economy", "caravan N23 N24", "put culture", "put culture", "done")
    for space, rule in (("N22", "CV-025"), ("M22", "CV-026"), ("M23", "CV-025")):
        assert table.refusal(f"city {space}").rule == rule


# Natural wonders, edges, growing maps


@pytest.mark.rule("CV-347")
def test_a_natural_wonder_keeps_its_difficulty_but_can_take_a_city_when_its_token_is_gone() -> None:
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).slot(0, "industry", 5)
    table.play("play industry", "city N18")
    assert table.city("N18") == 0
    table = Table().natural_wonder("mt-everest", "N17", held_by=1).slot(0, "culture", 5)
    table.play("play culture", "token N17")
    assert (table.token("N17"), table.players[0].natural_wonders) == ((0, False), 0)


@pytest.mark.breach("CV-347")
def test_it_is_still_too_difficult_for_slot_4_and_its_token_forbids_a_city() -> None:
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).slot(0, "industry", 4).play("play industry")
    assert (table.refusal("city N18").rule, table.refusal("city N18").needs["difficulty"]) == ("CV-096", 5)
    table = Table().natural_wonder("mt-everest", "N18").slot(0, "industry", 5).play("play industry")
    assert table.refusal("city N18").rule == "CV-026"
    # No terrain type: the Inca's farms follow mountains only.
    table = Table(2, "inca", "rome").natural_wonder("mt-everest", "N17", held_by=1).slot(0, "culture", 5)
    table.play("play culture", "token N17")
    assert table.question == "place-tokens"


@pytest.mark.rule("CV-447")
def test_the_edge_is_where_a_neighbouring_position_has_no_space() -> None:
    table = Table().wonder(0, "great-lighthouse").slot(0, "industry", 1).play("play industry")
    assert {"N13", "N27", "G17", "U23"} <= offered(table, "city")


@pytest.mark.breach("CV-447")
def test_a_space_with_six_neighbours_is_not_on_it_nor_one_beside_a_new_water_token() -> None:
    table = Table().wonder(0, "great-lighthouse").slot(0, "industry", 1).play("play industry")
    assert "N26" not in offered(table, "city")
    table = Table()
    edge = table.space("N13")
    free = [place for place in ("N12", "M12", "O12") if table.game.land.at[read_position(place)] < 0]
    assert (table.game.land.on_edge(edge), free) == (True, ["N12", "M12", "O12"])
    land = table.game.land.with_water([read_position(place) for place in free])
    assert not land.on_edge(edge)


@pytest.mark.rule("CV-448")
def test_d116_a_tile_laid_beside_a_mature_city_ends_its_maturity() -> None:
    def caravans_of_egypt(grown: bool) -> Table:
        table = Table(2, "egypt", "rome").cities(0, "N27").mature(0, "N27").slot(0, "economy", 3)
        if grown:
            grow(table.game, table.game.land.with_tile(5, 0, read_position("N29"), 0, OTHER))
        return table.turn(0).play("play economy")

    assert "caravan card N26" in caravans_of_egypt(grown=False).moves()
    table = caravans_of_egypt(grown=True)
    assert len(table.game.land.near[table.space("N27")]) > 3
    assert why(table, "caravan card N26") == ("CV-076", "too-far")


@pytest.mark.breach("CV-448")
def test_marks_on_agendas_stay_when_spaces_leave_the_edge() -> None:
    table = Table().victory("explorer").tokens(0, "N13", "M13", "L14", "K14", "J15", "I15", "H16", "G16", "G17", "G18")
    table.tokens(0, "G19", "G20", "G21", "O13").cities(0, "P15").slot(0, "culture", 1)
    table.play("play culture", "token P14")
    assert "explorer" in table.marks(0)
    beyond = [read_position(name) for name in ("N12", "M12", "O12")]
    grow(table.game, table.game.land.with_water(beyond))
    table.game.marks_changed([])
    assert not table.game.land.on_edge(table.space("N13"))
    assert "explorer" in table.marks(0)

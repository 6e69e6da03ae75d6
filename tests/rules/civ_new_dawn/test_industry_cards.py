"""What industry cards do beyond their range: of all players, of single leaders, of the base game."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_within, built, told
from tests.rules.civ_new_dawn.table import Table


def builder(leader: str, card: str, slot: int = 5, game: str = "terra-incognita") -> Table:
    return Table(2, leader, "egypt", game=game).cards(0, card).slot(0, "industry", slot)


@pytest.mark.rule("CV-095", "CV-346")
@pytest.mark.parametrize("figure", ["army", "caravan"])
def test_animal_husbandry_builds_where_an_own_figure_stands_and_returns_it(figure: str) -> None:
    table = builder("rome", "animal-husbandry", 1).terrain("mountains", "N22")
    table.armies(0, "N22").caravans(0, "N22").play("play industry", f"city N22 {figure}")
    assert table.city("N22") == 0
    assert (table.army_spaces(0), table.caravan_spaces(0)) == (
        (["card"], ["N22"]) if figure == "army" else (["N22"], ["card"])
    )


@pytest.mark.breach("CV-095")
def test_animal_husbandry_needs_a_legal_space_and_an_own_figure() -> None:
    table = (
        builder("rome", "animal-husbandry").armies(0, "N21").cities(1, "N22").caravans(1, "L20").play("play industry")
    )
    assert told(table.refusal("city N21 army"), "CV-025", "next-to-city")
    assert table.refusal("city L20 caravan").rule == "CV-095"
    table = builder("rome", "pottery").armies(0, "N21").play("play industry")
    assert told(table.refusal("city N21 army"), "CV-095", "city-too-far")


@pytest.mark.rule("CV-095", "CV-487")
def test_base_animal_husbandry_builds_next_to_an_own_caravan() -> None:
    table = builder("rome", "animal-husbandry-base", game="base").caravans(0, "N22")
    near = all_within(table, "N22", 1) - all_within(table, "N24", 1)
    assert near <= built(table, "play industry")
    table.play("city M21")
    assert (table.city("M21"), table.caravan_spaces(0)) == (0, ["N22"])


@pytest.mark.breach("CV-487")
def test_base_animal_husbandry_does_not_build_under_the_caravan_as_the_other_card_does() -> None:
    table = builder("rome", "animal-husbandry-base", game="base").caravans(0, "N21").play("play industry")
    assert told(table.refusal("city N21"), "CV-095", "city-too-far")
    assert table.refusal("city N21 caravan").rule == "CV-095"


@pytest.mark.rule("CV-097", "CV-356")
def test_urbanization_places_up_to_two_tokens_next_to_the_new_city() -> None:
    table = builder("rome", "urbanization", 4).terrain("mountains", "N21").terrain("desert", "N19")
    table.play("play industry", "city N20")
    assert told(table.refusal("token N21"), "CV-058", "too-difficult")
    assert table.refusal("token N17").reason in ("not-next-to-city", "not-next-to-friendly")
    table.play("token N19", "token M20")
    assert (table.token("N19"), table.token("M20"), table.asked) == ((0, False), (0, False), 1)
    table = builder("rome", "urbanization").play("play industry", "city N20", "done")
    assert (table.city("N20"), table.asked) == (0, 1)


@pytest.mark.breach("CV-356")
def test_urbanization_places_no_token_after_a_wonder() -> None:
    table = builder("rome", "urbanization").offer("stonehenge").resources(0, marble=1)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.asked) == (True, 1)


@pytest.mark.rule("CV-103")
def test_industrialization_adds_one_production_for_each_own_district() -> None:
    table = builder("japan", "industrialization", 5).offer("stonehenge")
    table.district(0, "campus", "N17").district(0, "encampment", "N15")
    table.play("play industry", "wonder stonehenge city N16")
    assert table.controls(0, "stonehenge")


@pytest.mark.breach("CV-103")
def test_industrialization_has_no_extra_in_the_fifth_slot_and_counts_no_rival_district() -> None:
    table = builder("japan", "industrialization", 5).offer("stonehenge").district(0, "campus", "N17")
    table.district(1, "campus", "N23").play("play industry")
    assert table.refusal("wonder stonehenge city N16").needs["production"] == 6


@pytest.mark.rule("CV-028")
def test_d103_craftsmanship_turns_the_dial_with_or_without_a_wonder() -> None:
    table = builder("sumeria", "craftsmanship").offer("stonehenge").resources(0, marble=1)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.game.players[0].dial) == (True, 1)
    table = builder("sumeria", "craftsmanship").play("play industry", "first")
    assert (table.game.players[0].dial, table.asked) == (1, 1)


@pytest.mark.breach("CV-028")
def test_craftsmanship_does_not_turn_the_dial_after_a_city() -> None:
    table = builder("sumeria", "craftsmanship").play("play industry", "city N18")
    assert (table.city("N18"), table.game.players[0].dial, table.asked) == (0, 0, 1)
    assert builder("rome", "pottery").play("play industry").refusal("first").rule == "CV-094"


@pytest.mark.rule("CV-095", "CV-509")
def test_construction_keeps_the_city_of_level_two() -> None:
    table = builder("nubia", "construction").play("play industry", "city N19")
    assert table.city("N19") == 0


@pytest.mark.breach("CV-095")
def test_construction_does_not_build_under_a_figure() -> None:
    table = builder("nubia", "construction").caravans(0, "N21").play("play industry")
    assert told(table.refusal("city N21 caravan"), "CV-095", "city-too-far")


@pytest.mark.rule("CV-103")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_nationalism_below_the_fifth_slot_produces_its_slot_number(slot: int) -> None:
    table = builder("rome", "nationalism", slot).offer("stonehenge").play("play industry")
    assert table.refusal("wonder stonehenge city N16").needs["production"] == slot


@pytest.mark.rule("CV-103")
def test_nationalism_reaches_the_fifth_slot_by_a_government_too() -> None:
    table = builder("rome", "nationalism", 4).government(0, "communism").offer("stonehenge")
    table.play("play industry", "wonder stonehenge city N16")
    assert table.controls(0, "stonehenge")

"""The diplomacy cards of the twelve city-states, one by one."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.agendas import CIVILIZED
from ecumene.games.civ_new_dawn.victory import progress
from tests.rules.civ_new_dawn.reading import all_within, built, pacts_of, reached, state_at, told, values
from tests.rules.civ_new_dawn.table import Table


def holder(state: str, at: str = "G20", leader: str = "rome") -> Table:
    """Seat 0 holds the card of a city-state that lies far away."""
    return Table(2, leader, "egypt").city_state(state, at).envoys(0, state)


@pytest.mark.rule("CV-058", "CV-096")
def test_kumasi_makes_forest_easy_for_culture_and_industry() -> None:
    table = holder("kumasi").slot(0, "culture", 1).terrain("forest", "N17").play("play culture", "token N17", "done")
    assert table.token("N17") == (0, False)
    table = holder("kumasi").slot(0, "industry", 1).terrain("forest", *all_within(holder("kumasi"), "N16", 2))
    assert "N18" in built(table, "play industry")


@pytest.mark.breach("CV-058")
def test_kumasi_helps_neither_other_cards_nor_other_terrain() -> None:
    table = holder("kumasi").slot(0, "growth", 1).terrain("forest", "N17").play("play growth")
    assert told(table.refusal("district campus N17"), "CV-216", "too-difficult")
    table = holder("kumasi").slot(0, "culture", 1).terrain("hills", "N17").play("play culture")
    assert told(table.refusal("token N17"), "CV-058", "too-difficult")
    table = holder("kumasi").slot(0, "economy", 2).terrain("forest", "N17").play("play economy")
    assert told(table.refusal("caravan card N17"), "CV-079", "too-difficult")


@pytest.mark.rule("CV-058", "CV-216")
def test_mohenjo_daro_lowers_the_difficulty_of_every_placement_by_one() -> None:
    table = holder("mohenjo-daro").slot(0, "culture", 4).terrain("mountains", "N17").natural_wonder("mt-everest", "N15")
    table.play("play culture", "token N17", "token N15")
    assert (table.token("N17"), table.token("N15")) == ((0, False), (0, False))
    table = (
        holder("mohenjo-daro").slot(0, "growth", 2).terrain("forest", "N17").play("play growth", "district campus N17")
    )
    assert table.district_at("N17") == "campus"
    table = holder("mohenjo-daro").wonder(0, "hanging-gardens").terrain("mountains", "N17").play("token N17")
    assert table.token("N17") == (0, False)


@pytest.mark.breach("CV-058")
def test_mohenjo_daro_lowers_by_one_only_and_not_for_cities_or_figures() -> None:
    table = holder("mohenjo-daro").slot(0, "culture", 3).terrain("mountains", "N17").play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 4
    table = holder("mohenjo-daro").slot(0, "industry", 4).terrain("mountains", "N18").play("play industry")
    assert told(table.refusal("city N18"), "CV-096", "too-difficult")
    table = holder("mohenjo-daro").slot(0, "military", 4).terrain("mountains", "N17").play("play military")
    assert told(table.refusal("army card N17"), "CV-244", "too-difficult")


@pytest.mark.rule("CV-464")
def test_antananarivo_counts_as_an_own_city_in_the_own_turn() -> None:
    table = holder("antananarivo", "N20").play("play culture", "token N21", "done")
    assert table.token("N21") == (0, False)
    table = holder("antananarivo", "N20")
    assert {"N22", "L20"} <= built(table, "play industry")
    assert (progress(table.game, 0, CIVILIZED), progress(table.game, 1, CIVILIZED)) == (2, 1)
    table = holder("antananarivo", "N20", "america").mature(0, "N20").slot(0, "economy", 5).play("play economy")
    assert "N22" in reached(table, "caravan card")
    assert table.game.players[0].cities_left == 7


@pytest.mark.breach("CV-464")
def test_antananarivo_is_no_own_city_in_other_turns_or_without_the_card() -> None:
    table = holder("antananarivo", "N20").turn(1)
    assert progress(table.game, 0, CIVILIZED) == 1
    table = Table(2, "rome", "egypt").city_state("antananarivo", "N20").play("play culture")
    assert told(table.refusal("token N21"), "CV-057", "not-next-to-city")


@pytest.mark.rule("CV-464", "CV-491")
def test_own_figures_pass_antananarivo_without_trading_or_attacking() -> None:
    table = holder("antananarivo", "N20", "america").caravans(0, "N19").slot(0, "economy", 5)
    table.terrain("water", "M19", "O19").play("play economy", "caravan N19 N21")
    assert (table.caravan_spaces(0), sum(table.game.players[0].trade)) == (["N21"], 0)
    table = holder("antananarivo", "N20").armies(0, "N19").terrain("water", "M19", "O19", "N18", "M18", "O18")
    table.play("play military", "army N19 N21")
    assert (table.army_spaces(0), table.told("attacked"), state_at(table, "N20")) == (["N21"], [], "antananarivo")


@pytest.mark.breach("CV-491")
def test_no_own_army_ends_in_antananarivo() -> None:
    table = holder("antananarivo", "N20").armies(0, "N17").terrain("water", "M19", "O19").play("play military")
    assert "N20" not in reached(table, "army N17")
    table = holder("antananarivo", "N20").armies(0, "N19").play("play military", "army N19 N20")
    assert "done" not in table.moves()


@pytest.mark.rule("CV-321", "CV-438")
def test_a_wonder_built_in_antananarivo_is_controlled_in_the_turns_of_its_card_holders() -> None:
    table = Table(3, "rome", "egypt", "france").city_state("antananarivo", "N20").envoys(0, "antananarivo")
    table.envoys(2, "antananarivo").offer("stonehenge").resources(0, marble=1).slot(0, "industry", 5)
    table.play("play industry", "wonder stonehenge city N20")
    assert [[table.turn(turn).controls(seat, "stonehenge") for seat in range(3)] for turn in range(3)] == [
        [True, False, False],
        [False, False, False],
        [False, False, True],
    ]


@pytest.mark.breach("CV-321", "CV-438")
def test_no_second_wonder_in_antananarivo_and_none_without_its_card() -> None:
    table = holder("antananarivo", "N20").abandoned("petra", "N20").offer("stonehenge").resources(0, marble=1)
    table.slot(0, "industry", 5).play("play industry")
    assert told(table.refusal("wonder stonehenge city N20"), "CV-107", "no-site-for-wonder")
    table = Table(2, "rome", "egypt").city_state("antananarivo", "N20").offer("stonehenge").resources(0, marble=1)
    table.slot(0, "industry", 5).play("play industry")
    assert told(table.refusal("wonder stonehenge city N20"), "CV-107", "no-site-for-wonder")


@pytest.mark.rule("CV-039")
def test_geneva_exchanges_a_card_of_a_player_for_another_of_the_same_player() -> None:
    table = holder("geneva").pacts(0, 1, "embassy")
    assert len(table.moves("exchange")) == 4
    table.play("exchange embassy joint-war @2")
    assert (pacts_of(table, 0, 1), table.moves("exchange"), table.question) == ({"joint-war"}, [], "take-turn")


@pytest.mark.breach("CV-039")
def test_geneva_exchanges_nothing_without_a_card_or_for_a_held_one() -> None:
    assert holder("geneva").moves("exchange") == []
    table = Table(3, "rome", "egypt", "france").city_state("geneva", "G20").envoys(0, "geneva").pacts(0, 1, "embassy")
    table.pacts(2, 1, "joint-war")
    assert told(table.refusal("exchange embassy joint-war @2"), "CV-039", "no-start-effect")
    assert told(table.refusal("exchange embassy joint-war @3"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-039")
def test_seoul_moves_a_barbarian_to_a_neighbouring_empty_land_space() -> None:
    table = holder("seoul").barbarian("A", "N20").barbarian("B", "J20")
    table.play("barbarian N20 N21")
    assert (table.name(table.game.barbarians[0]), table.moves("barbarian"), table.question) == ("N21", [], "take-turn")


@pytest.mark.breach("CV-039", "CV-342")
def test_seoul_moves_no_barbarian_onto_water_forts_tokens_figures_or_further() -> None:
    table = (
        holder("seoul").barbarian("A", "N20").terrain("water", "N21").fort("N19").tokens(1, "M19").good("oil", "M20")
    )
    table.caravans(1, "O19").abandoned("petra", "O20")
    assert table.moves("barbarian") == []
    assert told(table.refusal("barbarian N20 N22"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-048", "CV-345")
def test_palenque_spends_resources_as_trade_tokens_of_the_resolved_card() -> None:
    table = holder("palenque").resources(0, oil=2).trade(0, culture=3).slot(0, "culture", 4)
    table.play("play culture", "spend oil", "spend oil", "spend trade")
    for name in ("N17", "N15", "M15", "M16", "O16"):
        table.play(f"token {name}")
    assert (table.resources_of(0), table.game.resource_supply[2], table.trade_on(0, "culture")) == ({}, 10, 2)
    table = holder("palenque").resources(0, oil=1).armies(0, "N19").tokens(1, "N20").slot(0, "military", 3).rolls(2, 4)
    table.play("play military", "army N19 N20", "spend oil")
    assert values(table) == (2 + 3 + 1, 5)


@pytest.mark.rule("CV-103")
def test_palenque_makes_any_resource_one_production() -> None:
    table = holder("palenque").resources(0, oil=1, marble=1).offer("hanging-gardens").slot(0, "industry", 5)
    table.play("play industry", "wonder hanging-gardens city N16", "spend oil")
    assert (table.controls(0, "hanging-gardens"), table.resources_of(0)) == (True, {})


@pytest.mark.breach("CV-048")
def test_palenque_spends_no_natural_wonders_and_nothing_in_defence() -> None:
    table = holder("palenque").natural_wonder("mt-everest", "J20", held_by=0).trade(0, culture=1).play("play culture")
    assert "spend mt-everest" not in table.moves()
    table = Table(2, "rome", "egypt").city_state("palenque", "G20").envoys(1, "palenque").resources(1, oil=1)
    table.trade(1, military=1).armies(0, "N19").tokens(1, "N20").rolls(2, 2).play("play military", "army N19 N20")
    assert (table.question, set(table.moves())) == (
        "spend-in-defence",
        {"spend trade", "spend trade re-roll", "done"},
    )


def cost(table: Table, wonder: str) -> object:
    """What a wonder that is too dear costs."""
    table.slot(0, "industry", 1).offer(wonder).play("play industry")
    return table.refusal(f"wonder {wonder} city N16").needs["cost"]


@pytest.mark.rule("CV-371")
@pytest.mark.parametrize(("mature", "price"), [((), 10), (("N16",), 9), (("N16", "R16"), 8)])
def test_brussels_makes_wonders_cheaper_by_one_for_each_mature_city(mature: tuple[str, ...], price: int) -> None:
    table = holder("brussels").cities(0, "R16")
    for name in mature:
        table.mature(0, name)
    assert cost(table, "alhambra") == price


@pytest.mark.breach("CV-371")
def test_brussels_counts_no_mature_city_of_a_rival() -> None:
    assert cost(holder("brussels").mature(1, "N24"), "alhambra") == 10


@pytest.mark.rule("CV-371")
def test_buenos_aires_makes_the_first_wonder_of_a_type_cheaper_by_two() -> None:
    assert cost(holder("buenos-aires"), "alhambra") == 8
    assert cost(holder("buenos-aires").cities(0, "R16").wonder(0, "oracle", "R16"), "alhambra") == 8


@pytest.mark.breach("CV-371")
def test_buenos_aires_does_nothing_for_a_second_wonder_of_a_type() -> None:
    assert cost(holder("buenos-aires").cities(0, "R16").wonder(0, "petra", "R16"), "alhambra") == 10
    assert cost(Table(2, "rome", "egypt").city_state("buenos-aires", "G20"), "alhambra") == 10


@pytest.mark.rule("CV-096", "CV-097")
def test_auckland_counts_through_water_and_makes_coasts_easy() -> None:
    table = holder("auckland").slot(0, "industry", 1)
    table.terrain("water", *all_within(table, "N16", 1)).terrain("mountains", "N18")
    assert "N18" in built(table, "play industry")


@pytest.mark.breach("CV-096", "CV-097")
def test_auckland_neither_builds_on_water_nor_eases_spaces_inland() -> None:
    table = holder("auckland").slot(0, "industry", 1).terrain("mountains", "N18").terrain("water", "L15")
    table.play("play industry")
    assert told(table.refusal("city N18"), "CV-096", "too-difficult")
    assert told(table.refusal("city L15"), "CV-025", "space-is-water")


def attack(table: Table) -> tuple[int, int]:
    """Rome's army on N19 attacks what is on N20 with slot 3."""
    table.armies(0, "N19").slot(0, "military", 3).rolls(2, 2)
    return values(table.play("play military", "army N19 N20"))


@pytest.mark.rule("CV-256", "CV-266")
def test_carthage_counts_city_states_and_own_cities_within_two_spaces() -> None:
    table = holder("carthage", "N22").city_state("seoul", "L20").cities(0, "P20", "R20").tokens(1, "N20")
    assert attack(table) == (2 + 3 + 3, 2 + 1)
    table = Table(2, "rome", "egypt").city_state("carthage", "G20").envoys(1, "carthage").cities(1, "N20", "P20")
    assert attack(table.city_state("seoul", "L20")) == (2 + 3, 2 + 2 + 3)


@pytest.mark.breach("CV-256")
def test_carthage_does_not_count_against_itself_nor_rival_cities_or_conquered_states() -> None:
    assert attack(holder("carthage", "N20").cities(0, "P20"))[0] == 2 + 3
    table = holder("carthage").cities(1, "P20").conquered(1, "seoul", "L20").tokens(1, "N20")
    assert attack(table) == (2 + 3, 2 + 1)


@pytest.mark.rule("CV-256")
@pytest.mark.parametrize("target", ["city", "capital", "city-state", "fort-city"])
def test_kabul_gives_three_against_cities_and_city_states(target: str) -> None:
    table = holder("kabul")
    if target == "capital":
        table.armies(0, "N23").slot(0, "military", 3).rolls(2, 2).play("play military", "army N23 N24")
        assert values(table)[0] == 2 + 3 + 3
        return
    if target == "city-state":
        table.city_state("seoul", "N20")
    elif target == "city":
        table.cities(1, "N20")
    else:
        table.fort("N20").cities(1, "N20")
    assert attack(table)[0] == 2 + 3 + 3


@pytest.mark.breach("CV-256")
def test_kabul_gives_nothing_against_itself_tokens_free_forts_or_in_defence() -> None:
    assert attack(holder("kabul", "N20"))[0] == 5
    assert attack(holder("kabul").tokens(1, "N20"))[0] == 5
    assert attack(holder("kabul").fort("N20"))[0] == 5
    table = Table(2, "rome", "egypt").city_state("kabul", "G20").envoys(1, "kabul").cities(1, "N20")
    assert attack(table) == (5, 4)


@pytest.mark.rule("CV-320", "CV-246")
def test_akkad_lets_armies_pass_rival_tokens() -> None:
    table = holder("akkad").armies(0, "N19").tokens(1, "N20", reinforced=True).terrain("water", "M19", "O19")
    table.play("play military", "army N19 N20", "army N20 N21")
    assert (table.army_spaces(0), table.token("N20"), table.told("attacked")) == (["N21"], (1, True), [])


@pytest.mark.breach("CV-320")
def test_akkad_still_makes_an_army_attack_where_it_ends_and_stops_it_at_other_things() -> None:
    table = holder("akkad").armies(0, "N19").tokens(1, "N20").rolls(6, 1).play("play military", "army N19 N20", "done")
    assert (values(table), table.token("N20")) == ((6 + 3, 2), (0, False))
    table = holder("akkad").armies(0, "N19").tokens(1, "N20").caravans(1, "N20").rolls(6, 1)
    table.play("play military", "army N19 N20")
    assert table.question == "choose-target"

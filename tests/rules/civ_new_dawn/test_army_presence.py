"""What an army's presence forbids, pacts, caravans in its space, Antananarivo and the Pentagon."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, explorers_edge, told
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-250")
def test_a_city_may_be_built_in_a_space_with_an_own_army() -> None:
    table = Table(2, "rome", "egypt").armies(0, "N18").slot(0, "industry", 5).play("play industry", "city N18")
    assert (table.city("N18"), table.army_spaces(0)) == (0, ["N18"])


@pytest.mark.breach("CV-250")
def test_no_city_is_built_in_a_space_with_a_rival_army() -> None:
    table = Table(2, "rome", "egypt").armies(1, "N18").slot(0, "industry", 5).play("play industry")
    assert table.refusal("city N18").rule in ("CV-025", "CV-026", "CV-250")


@pytest.mark.rule("CV-251")
def test_a_token_may_be_placed_in_a_space_with_an_own_army() -> None:
    table = Table(2, "rome", "egypt").armies(0, "N17").play("play culture", "token N17", "done")
    assert table.token("N17") == (0, False)


@pytest.mark.breach("CV-251")
def test_no_token_is_placed_in_a_space_with_a_rival_army() -> None:
    table = Table(2, "rome", "egypt").armies(1, "N17").play("play culture")
    assert told(table.refusal("token N17"), "CV-251", "space-has-rival-army")


@pytest.mark.rule("CV-252", "CV-414")
def test_d97_a_caravan_enters_the_space_of_an_army_which_may_later_leave_without_a_fight() -> None:
    table = Table(2, "rome", "egypt").armies(1, "N18").play("play economy", "caravan card N18")
    assert (table.caravan_spaces(0), table.army_spaces(1), table.told("rolled")) == (["N18"], ["N18"], [])
    table.turn(1).play("play military", "army N18 N19")
    assert (table.army_spaces(1), table.caravan_spaces(0), table.told("rolled")) == (["N19"], ["N18"], [])


@pytest.mark.breach("CV-252")
def test_armies_do_not_stop_a_caravan_on_its_way() -> None:
    table = Table(2, "rome", "egypt").armies(1, "N17").tokens(1, "M16", "O16", "M15", "O15", "N15")
    table.play("play economy", "caravan card N19")
    assert (table.caravan_spaces(0), table.army_spaces(1)) == (["N19"], ["N17"])


@pytest.mark.breach("CV-414")
def test_moving_back_into_the_space_of_the_caravan_causes_an_attack() -> None:
    table = army_at(3).caravans(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert table.army_spaces(0) == ["card"]


@pytest.mark.rule("CV-253")
def test_d115_mass_media_chooses_nothing_when_the_only_token_lies_under_an_army() -> None:
    table = Table(2, "rome", "egypt").cards(0, "mass-media").tokens(1, "N18").armies(1, "N18")
    table.play("play culture", "done")
    assert (table.asked, table.token("N18")) == (1, (1, False))


@pytest.mark.breach("CV-253")
def test_effects_do_not_reach_spaces_with_an_army_of_anybody() -> None:
    table = Table(2, "rome", "egypt").cards(0, "mass-media").tokens(1, "N18", "M17").armies(1, "N18")
    table.tokens(1, "O17", reinforced=True).armies(0, "O17").tokens(1, "L17").play("play culture", "done")
    assert told(table.refusal("convert N18"), "CV-253", "army-protects")
    assert told(table.refusal("convert O17"), "CV-253", "army-protects")
    table = Table(2, "rome", "egypt").wonder(0, "forbidden-city").tokens(1, "N17", "N15").armies(1, "N17")
    assert table.moves("destroy") == ["destroy N15"]
    table = Table(2, "rome", "egypt").wonder(0, "eiffel-tower").tokens(1, "N17", "N15", "L20").armies(1, "N17")
    assert set(table.moves("name")) == {"name N15", "name L20"}


@pytest.mark.breach("CV-253")
def test_nuclear_power_neither_destroys_nor_turns_tokens_under_an_army() -> None:
    table = Table(2, "rome", "egypt").cards(0, "nuclear-power").slot(0, "science", 5).dial(0, 14)
    table.tokens(1, "N20", "N21").tokens(1, "M20", "O20", reinforced=True).armies(1, "N20").armies(0, "O20")
    table.play("play science")
    while table.question != "strike-space":
        table.play("done")
    table.play("strike N20")
    assert [table.token(name) for name in ("N20", "N21", "M20", "O20")] == [(1, False), None, (1, False), (1, True)]


@pytest.mark.breach("CV-253")
def test_radio_replaces_no_city_with_an_army_in_it() -> None:
    table = Table(2, "america", "egypt").cards(0, "radio").slot(0, "culture", 5).cities(1, "N18", "N20")
    table.armies(1, "N18").play("play culture", "done")
    while table.asked == 0 and table.moves("replace"):
        assert table.moves("replace") == ["replace N20"]
        table.play("replace N20")
    assert (table.city("N18"), table.city("N20")) == (1, 0)


@pytest.mark.rule("CV-416")
@pytest.mark.breach("CV-416")
def test_an_army_does_not_enter_a_space_in_which_a_pact_forbids_every_target() -> None:
    table = army_at(3).pacts(0, 1, "non-aggression-pact").tokens(1, "N20").armies(1, "M19").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-416", "pact-forbids")
    assert told(table.refusal("army N19 M19"), "CV-416", "pact-forbids")
    assert "army N19 O19" in table.moves("army")


@pytest.mark.breach("CV-416")
def test_an_army_with_flight_does_not_end_its_last_step_on_a_token_a_pact_protects() -> None:
    table = army_at(3, card="flight", space="N14").pacts(0, 1, "non-aggression-pact").tokens(1, "N20")
    table.armies(1, "M18").play("play military", "army N14 N19")
    assert table.refusal("army N19 N20").rule


@pytest.mark.rule("CV-490")
def test_a_figure_that_explored_from_its_card_without_a_step_stays_on_the_card() -> None:
    table = explorers_edge(Table(2, "egypt", "rome").cities(0, "N13").mature(0, "N13"), "N13").stack(12)
    table.play("play military", "explore card from N13")
    table.play(table.moves("explore")[0], "done")
    assert table.army_spaces(0) == ["card"]


@pytest.mark.breach("CV-490")
def test_after_a_step_the_figure_stands_on_the_map() -> None:
    table = explorers_edge(Table(2, "egypt", "rome").cities(0, "N13").mature(0, "N13"), "N13").stack(12)
    table.play("play military", "explore card from N13")
    table.play(table.moves("explore")[0], "army card N14")
    assert table.army_spaces(0) == ["N14"]


@pytest.mark.rule("CV-491")
def test_an_army_passes_antananarivo_and_goes_on() -> None:
    table = army_at(3).city_state("antananarivo", "N20").envoys(0, "antananarivo").tokens(0, "N21")
    table.play("play military", "army N19 N20", "army N20 N21")
    assert (table.army_spaces(0), table.told("rolled")) == (["N21"], [])


@pytest.mark.breach("CV-491")
def test_an_army_does_not_enter_antananarivo_with_its_last_step_nor_end_there() -> None:
    table = army_at(3, space="N17").city_state("antananarivo", "N20").envoys(0, "antananarivo").play("play military")
    assert table.refusal("army N17 N20").rule
    table = army_at(3).city_state("antananarivo", "N20").envoys(0, "antananarivo")
    table.play("play military", "army N19 N20")
    assert table.refusal("done").rule
    ring = ("N21", "M19", "M20", "O19", "O20")
    table = army_at(3).city_state("antananarivo", "N20").envoys(0, "antananarivo").terrain("mountains", *ring, "N19")
    table.play("play military", "army N19 N20")
    assert (table.army_spaces(0), table.told("rolled")) == (["N19"], [])


@pytest.mark.rule("CV-519")
def test_d133_with_the_pentagon_an_army_may_go_to_any_space() -> None:
    table = army_at(1, space="N13").wonder(0, "pentagon").terrain("mountains", "N24").play("play military")
    found = {move.split()[2] for move in table.moves("army")}
    everywhere = {table.name(space) for space in range(table.game.land.size)}
    assert found == everywhere - {"N13", "N24"}


@pytest.mark.breach("CV-519")
def test_the_pentagon_opens_neither_difficult_terrain_nor_hostile_spaces_from_afar() -> None:
    table = army_at(1, space="N13").wonder(0, "pentagon").terrain("forest", "N20").tokens(1, "N22")
    table.play("play military")
    assert told(table.refusal("army N13 N20"), "CV-244", "too-difficult")
    assert told(table.refusal("army N13 N22"), "CV-246", "attack-from-next-space")
    snake = army_at(1, space="N13").play("play military")
    assert told(snake.refusal("army N13 N17"), "CV-242", "too-far")


@pytest.mark.rule("CV-414")
def test_an_army_may_stay_in_the_space_it_shares_with_a_rival_caravan() -> None:
    table = army_at(3).caravans(1, "N19").play("play military", "done")
    assert (table.army_spaces(0), table.caravan_spaces(1), table.told("rolled")) == (["N19"], ["N19"], [])


@pytest.mark.rule("CV-491")
def test_an_army_in_antananarivo_that_cannot_leave_retreats_to_the_space_before() -> None:
    table = army_at(3, "rome", "egypt", space="N18").city_state("antananarivo", "N20").envoys(0, "antananarivo")
    table.terrain("mountains", "N21", "M19", "M20", "O19", "O20", "N19").play("play military")
    assert "army N18 N20" not in table.moves("army")
    table = army_at(3).city_state("antananarivo", "N20").envoys(0, "antananarivo").terrain("mountains", "N19")
    table.terrain("mountains", "N21", "M19", "M20", "O19", "O20").play("play military", "army N19 N20")
    assert (table.army_spaces(0), table.city("N20"), table.told("attacked")) == (["N19"], -1, [])


@pytest.mark.breach("CV-491")
def test_outside_the_own_turn_and_without_the_card_antananarivo_is_a_city_state_to_be_attacked() -> None:
    table = army_at(1).city_state("antananarivo", "N20").envoys(1, "antananarivo").rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert (table.told("lost-attack")[-1].data["other"], table.army_spaces(0)) == (14, ["card"])


@pytest.mark.breach("CV-416")
@pytest.mark.parametrize("passes", ["akkad", "flight"])
def test_a_space_that_a_pact_protects_is_not_entered_to_pass_through_it_either(passes: str) -> None:
    table = army_at(3, card="flight" if passes == "flight" else "masonry").pacts(0, 1, "non-aggression-pact")
    if passes == "akkad":
        table.envoys(0, "akkad")
    table.tokens(1, "N20").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-416", "pact-forbids")

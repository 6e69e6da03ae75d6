"""After an attack: the army stays, retreats or returns to its card."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, won
from tests.rules.civ_new_dawn.table import Table


def beats(table: Table, target: str = "") -> Table:
    """The army on N19 attacks what is in N20 and wins; nobody spends anything."""
    table.rolls(6, 1).play("play military", "army N19 N20")
    if target:
        table.play(f"attack {target}")
    assert won(table)
    return table


@pytest.mark.rule("CV-255", "CV-272", "CV-277")
def test_x08_beating_the_army_leaves_the_city_and_sends_the_victor_back() -> None:
    table = army_at(5, "england", "zulu").cities(1, "N20").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N19 N20", "attack army @2")
    assert (table.army_spaces(1), table.city("N20"), table.army_spaces(0)) == (["card"], 1, ["N19"])


@pytest.mark.rule("CV-272", "CV-276")
@pytest.mark.parametrize("figure", ["army", "caravan"])
def test_a_beaten_figure_returns_to_its_card_and_the_victor_stays(figure: str) -> None:
    table = army_at(5)
    if figure == "army":
        table.armies(1, "N20")
    else:
        table.caravans(1, "N20")
    beats(table)
    assert (table.army_spaces(1), table.caravan_spaces(1), table.army_spaces(0)) == (["card"], ["card"], ["N20"])


@pytest.mark.rule("CV-276", "CV-278")
def test_after_a_won_attack_on_a_token_or_city_the_army_stays_and_its_move_is_over() -> None:
    table = beats(army_at(5, card="iron-working").tokens(1, "N20"))
    assert (table.army_spaces(0), table.token("N20")) == (["N20", "card"], (0, False))
    assert [move for move in table.moves("army") if move.startswith("army N20")] == []


@pytest.mark.breach("CV-276")
def test_the_army_does_not_stay_with_a_rival_piece_that_is_still_there() -> None:
    table = army_at(5, "rome", "egypt", "france").caravans(1, "N20").caravans(2, "N20")
    beats(table, "caravan @2")
    assert (table.army_spaces(0), table.caravan_spaces(2)) == (["N19"], ["N20"])


@pytest.mark.rule("CV-277")
def test_the_retreat_leads_to_the_last_space_of_the_move_without_anything_hostile() -> None:
    table = army_at(5, space="N17").cities(1, "N20").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N17 N19", "army N19 N20", "attack army @2")
    assert table.army_spaces(0) == ["N19"]


@pytest.mark.breach("CV-277")
def test_a_space_passed_with_akkad_is_no_place_to_retreat_to() -> None:
    table = army_at(5, space="N18").envoys(0, "akkad").tokens(1, "N19").cities(1, "N20").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N18 N19", "army N19 N20", "attack army @2")
    assert (table.army_spaces(0), table.token("N19")) == (["N18"], (1, False))


@pytest.mark.breach("CV-278")
def test_after_a_retreat_the_army_has_no_movement_left() -> None:
    table = army_at(5, card="iron-working").cities(1, "N20").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N19 N20", "attack army @2")
    assert table.question == "move-armies"
    assert [move for move in table.moves("army") if move.startswith("army N19")] == []


@pytest.mark.rule("CV-279")
def test_an_army_that_retreats_to_the_city_it_set_out_from_stands_there() -> None:
    table = Table(2, "rome", "egypt").slot(0, "military", 5).cities(1, "N17").armies(1, "N17").rolls(6, 1)
    table.play("play military", "army card N17 from N16", "attack army @2")
    assert table.army_spaces(0) == ["N16"]


@pytest.mark.breach("CV-279")
def test_an_army_that_retreats_to_its_city_does_not_return_to_the_card() -> None:
    table = Table(2, "rome", "egypt").slot(0, "military", 5).cities(1, "N17").armies(1, "N17").rolls(6, 1)
    table.play("play military", "army card N17 from N16", "attack army @2")
    assert "card" not in table.army_spaces(0)


@pytest.mark.rule("CV-421")
def test_a_caravan_on_an_uncontrolled_fort_leaves_a_choice_and_after_beating_it_the_army_retreats() -> None:
    table = army_at(5).fort("N20").caravans(1, "N20").rolls(6, 1).play("play military", "army N19 N20")
    assert set(table.moves()) == {"attack fort", "attack caravan @2"}
    table.play("attack caravan @2")
    assert (table.army_spaces(0), table.caravan_spaces(1), table.city("N20")) == (["N19"], ["card"], -1)


@pytest.mark.breach("CV-421")
def test_the_caravan_is_not_taken_along_with_the_fort() -> None:
    table = beats(army_at(5).fort("N20").caravans(1, "N20"), "fort")
    assert (table.city("N20"), table.caravan_spaces(1), table.army_spaces(0)) == (0, ["N20"], ["N19"])


@pytest.mark.rule("CV-422", "CV-274")
def test_d89_a_won_attack_on_a_capital_destroys_the_figures_takes_tokens_and_ends_in_a_retreat() -> None:
    table = army_at(5, space="N23").armies(1, "N24").caravans(1, "N24").trade(1, culture=1, science=2).rolls(6, 1)
    table.play("play military", "army N23 N24", "attack city @2")
    table.play("loot culture", "put growth", "loot science", "put growth")
    assert (table.army_spaces(1), table.caravan_spaces(1), table.city("N24")) == (["card"], ["card"], 1)
    assert (table.army_spaces(0), table.trade_on(0, "growth"), table.trade_on(1, "science")) == (["N23"], 2, 1)


@pytest.mark.breach("CV-422")
def test_a_capital_is_never_replaced() -> None:
    table = army_at(5, space="N23").rolls(6, 1).play("play military", "army N23 N24")
    assert (table.city("N24"), len(table.players[0].cities), table.army_spaces(0)) == (1, 1, ["N23"])


@pytest.mark.rule("CV-423")
@pytest.mark.parametrize("place", ["city-state", "fort"])
def test_d88_after_beating_a_barbarian_on_a_city_state_or_fort_the_army_retreats(place: str) -> None:
    table = army_at(5).barbarian("A", "N20")
    if place == "fort":
        table.fort("N20")
    else:
        table.city_state("kabul", "N20")
    beats(table).play("put culture")
    assert (table.army_spaces(0), table.trade_on(0, "culture"), table.city("N20")) == (["N19"], 1, -1)


@pytest.mark.breach("CV-423")
def test_after_beating_a_barbarian_elsewhere_the_army_stays() -> None:
    table = beats(army_at(5).barbarian("A", "N20")).play("put culture")
    assert table.army_spaces(0) == ["N20"]


@pytest.mark.rule("CV-459")
def test_d113_an_army_without_a_space_to_retreat_to_returns_to_its_card() -> None:
    table = army_at(5).caravans(1, "N19").cities(1, "N20").armies(1, "N20")
    beats(table, "army @2")
    assert (table.army_spaces(0), table.caravan_spaces(1), table.army_spaces(1)) == (["card"], ["N19"], ["card"])
    assert table.told("lost-army") == []


@pytest.mark.breach("CV-459")
def test_with_a_free_space_on_its_way_the_army_retreats_there() -> None:
    table = army_at(5, space="N18").caravans(1, "N18").cities(1, "N20").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N18 N19", "army N19 N20", "attack army @2")
    assert table.army_spaces(0) == ["N19"]


@pytest.mark.rule("CV-460")
@pytest.mark.parametrize("own", ["city", "token", "fort"])
def test_an_army_entering_an_own_space_with_a_rival_caravan_attacks_it_and_stays(own: str) -> None:
    table = army_at(5).caravans(1, "N20")
    if own == "token":
        table.tokens(0, "N20")
    else:
        if own == "fort":
            table.fort("N20")
        table.cities(0, "N20")
    beats(table)
    assert (table.caravan_spaces(1), table.army_spaces(0)) == (["card"], ["N20"])


@pytest.mark.breach("CV-460")
def test_an_army_does_not_pass_the_rival_caravan_in_an_own_space() -> None:
    table = army_at(1).tokens(0, "N20").caravans(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (table.army_spaces(0), table.caravan_spaces(1)) == (["card"], ["N20"])


@pytest.mark.rule("CV-278")
def test_d114_a_defeated_token_that_cannot_be_replaced_leaves_an_empty_space_and_the_army_stays() -> None:
    table = beats(army_at(5).tokens(1, "N20").unused_tokens(0, 0))
    assert (table.token("N20"), table.army_spaces(0)) == (None, ["N20"])


@pytest.mark.rule("CV-277")
@pytest.mark.breach("CV-491")
def test_an_army_does_not_retreat_into_antananarivo_which_it_only_passed() -> None:
    table = army_at(5, space="N18").city_state("antananarivo", "N19").envoys(0, "antananarivo").cities(1, "N20")
    table.armies(1, "N20").rolls(6, 1).play("play military", "army N18 N19", "army N19 N20", "attack army @2")
    assert table.army_spaces(0) == ["N18"]


@pytest.mark.breach("CV-459")
def test_an_army_without_a_retreat_is_not_defeated_so_mass_production_does_not_move_it_again() -> None:
    table = army_at(5, card="mass-production").armies(0, "N19", "G20").caravans(1, "N19").cities(1, "N20")
    beats(table.armies(1, "N20"), "army @2")
    assert table.army_spaces(0) == ["G20", "card"]
    assert [move for move in table.moves("army") if move.startswith("army card")] == []


@pytest.mark.rule("CV-272", "CV-276")
def test_of_two_armies_in_a_space_one_is_beaten_and_the_victor_retreats_from_the_other() -> None:
    table = army_at(5).cards(1, "iron-working").armies(1, "N20", "N20")
    beats(table)
    assert (table.army_spaces(1), table.army_spaces(0)) == (["N20", "card"], ["N19"])


@pytest.mark.rule("CV-423", "CV-416")
def test_a_barbarian_may_be_attacked_on_a_token_that_a_pact_protects() -> None:
    table = army_at(5).pacts(0, 1, "non-aggression-pact").tokens(1, "N20").barbarian("A", "N20")
    beats(table).play("put culture")
    assert (table.token("N20"), table.army_spaces(0), table.players[0].pacts[1] != 0) == ((1, False), ["N19"], True)


@pytest.mark.breach("CV-416")
def test_a_city_is_no_target_while_a_figure_of_a_protected_player_is_in_it() -> None:
    table = army_at(5, "rome", "egypt", "france").pacts(0, 2, "non-aggression-pact").cities(1, "N20").caravans(2, "N20")
    table.caravans(1, "N20").tokens(1, "M19").armies(2, "M19").play("play military")
    assert table.refusal("army N19 M19").rule == "CV-416"
    table.rolls(1, 6).play("army N19 N20")
    assert [event.data["target"] for event in table.told("attacked")] == ["caravan"]


@pytest.mark.rule("CV-276")
def test_sumeria_gains_a_resource_of_its_choice_for_a_barbarian_beaten_by_an_army() -> None:
    table = army_at(5, "sumeria", "egypt").barbarian("A", "N20")
    beats(table)
    while table.asked == 0:
        table.play("gain diamond" if table.moves("gain") else "put culture")
    assert (table.resources_of(0), table.trade_on(0, "culture"), table.army_spaces(0)) == ({"diamond": 1}, 1, ["N20"])

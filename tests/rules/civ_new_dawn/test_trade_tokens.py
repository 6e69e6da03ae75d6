"""Section 3: trade tokens on focus cards: the limit, what each is spent for, city-state tokens."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


def fight(**trade: int) -> Table:
    """An army next to the capital attacks a barbarian on grassland with 1 + 3 against 4 + 1."""
    table = Table().slot(0, "military", 3).trade(0, **trade).armies(0, "N17").barbarian("A", "N18").rolls(1, 4)
    return table.play("play military", "army N17 N18")


@pytest.mark.rule("CV-046")
def test_d05_tokens_beyond_three_are_lost() -> None:
    table = Table().trade(0, science=2).city_state("geneva", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18", "done")
    assert (table.trade_on(0, "science"), table.game.trade_supply) == (3, 57)


@pytest.mark.breach("CV-046")
def test_no_fourth_token_is_put_on_a_card() -> None:
    table = Table().trade(0, culture=3).cards(0, "mathematics").play("play science")
    assert why(table, "put culture") == ("CV-046", "card-full")
    assert offered(table, "put") == {"growth", "science", "economy", "military", "industry"}


@pytest.mark.rule("CV-047")
def test_city_state_and_natural_wonder_tokens_do_not_count_towards_the_three() -> None:
    table = Table().conquered(0, "geneva", "K20").conquered(0, "seoul", "P20").trade(0, science=2)
    table.cards(0, "mathematics").slot(0, "science", 1).play("play science", "put science")
    assert table.trade_on(0, "science") == 3
    assert offered(table, "spend") == {"trade", "geneva", "seoul"}


@pytest.mark.rule("CV-047")
def test_america_lays_a_natural_wonder_on_a_full_card() -> None:
    table = Table(2, "america", "rome").trade(0, culture=3).natural_wonder("mt-everest", "N17").slot(0, "culture", 5)
    table.play("play culture", "token N17", "put culture")
    assert (table.trade_on(0, "culture"), "spend mt-everest" in table.moves()) == (3, True)


@pytest.mark.breach("CV-047")
def test_they_do_not_raise_the_limit_for_trade_tokens_either() -> None:
    table = Table().conquered(0, "geneva", "K20").trade(0, science=3).cards(0, "mathematics").play("play science")
    assert why(table, "put science") == ("CV-046", "card-full")


@pytest.mark.rule("CV-048")
def test_any_number_of_tokens_of_the_resolved_card_may_be_spent() -> None:
    for number in range(4):
        table = Table().trade(0, science=3).slot(0, "science", 1).dial(0, 6).play("play science")
        table.play(*["spend trade"] * number)
        if table.asked == 0 and table.question == "spend-for-steps":
            table.play("done")
        assert (table.trade_on(0, "science"), table.game.trade_supply) == (3 - number, 57 + number)
        assert table.players[0].dial == 7 + number


@pytest.mark.breach("CV-048")
def test_not_those_of_other_cards() -> None:
    table = Table().trade(0, culture=3).slot(0, "science", 1).play("play science")
    assert (table.players[0].dial, table.asked, table.trade_on(0, "culture")) == (1, 1, 3)
    table = Table().trade(0, science=3).play("play culture")
    assert why(table, "spend trade") == ("CV-048", "nothing-to-spend")


@pytest.mark.rule("CV-049")
def test_on_culture_a_token_is_one_more_control_token() -> None:
    table = Table().trade(0, culture=1).play("play culture", "token N17", "token N15", "spend trade", "token M16")
    assert (table.players[0].tokens_left, table.trade_on(0, "culture"), table.asked) == (31, 0, 1)


@pytest.mark.breach("CV-049")
def test_not_two_for_one_token() -> None:
    table = Table().trade(0, culture=2).play("play culture", "token N17", "token N15", "spend trade", "token M16")
    assert why(table, "token M15") == ("CV-064", "no-more-tokens")


@pytest.mark.rule("CV-050")
def test_on_science_a_token_is_one_more_step() -> None:
    table = Table().trade(0, science=2).slot(0, "science", 2).dial(0, 6).play("play science", "spend trade", "done")
    assert (table.players[0].dial, table.trade_on(0, "science")) == (9, 1)


@pytest.mark.breach("CV-050")
def test_an_unspent_one_is_none() -> None:
    table = Table().trade(0, science=2).slot(0, "science", 2).dial(0, 6).play("play science", "done")
    assert (table.players[0].dial, table.trade_on(0, "science")) == (8, 2)


@pytest.mark.rule("CV-051")
def test_on_economy_a_token_moves_each_caravan_one_space_further() -> None:
    table = Table(2, "egypt", "rome").cards(0, "currency").caravans(0, "K16", "P16").trade(0, economy=1)
    table.play("play economy", "spend trade", "caravan K16 K21", "caravan P16 P21")
    assert (table.caravan_spaces(0), table.trade_on(0, "economy")) == (["K21", "P21"], 0)


@pytest.mark.breach("CV-051")
def test_one_space_and_no_more() -> None:
    table = Table().cards(0, "currency").caravans(0, "K16", "P16").trade(0, economy=2).play("play economy")
    assert why(table, "caravan K16 K21") == ("CV-076", "too-far")
    table.play("spend trade")
    assert why(table, "caravan K16 K22") == ("CV-076", "too-far")


@pytest.mark.rule("CV-052")
def test_on_industry_a_token_is_one_more_production() -> None:
    table = Table().offer("stonehenge").slot(0, "industry", 5).trade(0, industry=2)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.trade_on(0, "industry"), table.game.trade_supply) == (True, 0, 60)


@pytest.mark.breach("CV-052")
def test_only_for_a_wonder() -> None:
    table = Table().offer("stonehenge").slot(0, "industry", 5).trade(0, industry=1).play("play industry")
    refusal = table.refusal("wonder stonehenge city N16")
    assert (refusal.rule, refusal.needs["production"], refusal.needs["cost"]) == ("CV-106", 6, 7)
    table = Table().slot(0, "industry", 2).trade(0, industry=3).terrain("forest", "N18").play("play industry")
    assert (table.moves("spend"), table.refusal("city N18").rule) == ([], "CV-096")


@pytest.mark.rule("CV-053")
def test_on_military_a_token_is_one_more_combat_value_or_a_re_roll() -> None:
    table = fight(military=3)
    assert table.told("rolled")[0].data == {"die": 1, "value": 4, "other-die": 4, "other": 5}
    table.play("spend trade", "spend trade", "done")
    assert table.told("won-attack")[0].data == {"value": 6, "other": 5}
    # As defender.
    table = Table().slot(0, "military", 3).armies(0, "N17").tokens(1, "N18").trade(1, military=1).rolls(3, 4)
    table.play("play military", "army N17 N18", "spend trade")
    assert table.told("lost-attack")[0].data == {"value": 6, "other": 6}


@pytest.mark.breach("CV-053")
def test_tokens_of_other_cards_do_not_help_and_the_base_game_knows_no_re_roll() -> None:
    table = fight(culture=3)
    assert table.told("lost-attack")[0].data == {"value": 4, "other": 5}
    table = Table(2, "rome", "egypt", game="base").slot(0, "military", 3).trade(0, military=2).barbarian("A", "N18")
    table.rolls(1, 4).play("play military", "attack barbarian N18")
    assert table.moves("spend") == ["spend trade"]
    assert why(table, "spend trade re-roll")[0] in ("CV-053", "CV-267")


@pytest.mark.rule("CV-054")
def test_spent_tokens_leave_the_slot_as_it_is() -> None:
    table = Table().trade(0, culture=3).slot(0, "culture", 2).terrain("forest", "N17").play("play culture")
    table.play("spend trade", "spend trade", "spend trade")
    assert table.refusal("token N17").needs == {"space": "N17", "difficulty": 3, "slot": 2}


@pytest.mark.breach("CV-054")
def test_nor_do_caravans_enter_harder_terrain_for_them() -> None:
    table = Table().trade(0, economy=3).slot(0, "economy", 2).terrain("forest", "N18").caravans(0, "N17")
    table.play("play economy", "spend trade", "spend trade")
    refusal = table.refusal("caravan N17 N18")
    assert (refusal.rule, refusal.needs["slot"]) == ("CV-079", 2)


@pytest.mark.rule("CV-055")
def test_a_city_state_token_is_spent_and_stays_on_the_card() -> None:
    table = Table().conquered(0, "geneva", "K20").slot(0, "science", 1).play("play science", "spend geneva")
    assert (table.players[0].dial, table.players[0].states_on[1].bit_count()) == (2, 1)
    table.turn(0).dial(0, 6).play("play science", "spend geneva")
    assert table.players[0].dial == 8


@pytest.mark.breach("CV-055")
def test_once_per_turn_and_only_on_its_card() -> None:
    table = Table().conquered(0, "geneva", "K20").trade(0, science=1).slot(0, "science", 1)
    table.play("play science", "spend geneva")
    assert why(table, "spend geneva") == ("CV-048", "nothing-to-spend")
    table = Table().conquered(0, "geneva", "K20").play("play culture")
    assert why(table, "spend geneva") == ("CV-048", "nothing-to-spend")


@pytest.mark.rule("CV-353")
def test_each_token_goes_where_its_gainer_wants() -> None:
    table = Table().caravans(0, "N23").play("play economy", "caravan N23 N24", "put culture", "put growth")
    assert (table.trade_on(0, "culture"), table.trade_on(0, "growth")) == (1, 1)


@pytest.mark.breach("CV-353")
def test_a_token_prescribed_for_a_full_card_is_not_gained() -> None:
    table = Table().trade(0, science=3).city_state("geneva", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18")
    assert (table.question, table.players[0].all_trade(), table.game.trade_supply) == ("take-state-card", 3, 57)


@pytest.mark.rule("CV-354")
def test_tokens_may_be_spent_at_any_moment_and_reach_caravans_that_still_move() -> None:
    table = Table(2, "egypt", "rome").cards(0, "currency").caravans(0, "K16", "P16").trade(0, economy=2)
    table.play("play economy", "caravan K16 K20", "spend trade", "caravan P16 P21")
    assert table.caravan_spaces(0) == ["K20", "P21"]
    table = Table().trade(0, culture=2).play("play culture", "spend trade", "token N17", "token N15", "token M16")
    table.play("spend trade", "token M15")
    assert (table.players[0].tokens_left, table.asked) == (30, 1)


@pytest.mark.rule("CV-354")
def test_also_after_the_last_part_of_a_culture_card() -> None:
    table = Table().cards(0, "civil-service").trade(0, culture=1).slot(0, "culture", 1)
    table.play("play culture", "token N17", "token N15", "done", "token N18", "spend trade", "token M16")
    assert (table.token("M16"), table.asked) == ((0, False), 1)


@pytest.mark.breach("CV-354")
def test_a_caravan_that_finished_goes_no_further() -> None:
    table = Table(2, "egypt", "rome").cards(0, "currency").caravans(0, "K16", "P16").trade(0, economy=1)
    table.play("play economy", "caravan K16 K20", "spend trade")
    assert "caravan K20 K21" not in table.moves()


@pytest.mark.rule("CV-355")
def test_a_city_state_token_on_the_military_card_helps_in_an_attack() -> None:
    table = Table().conquered(0, "kabul", "K20").slot(0, "military", 4).armies(0, "N17").barbarian("A", "N18")
    table.rolls(1, 4, 6).play("play military", "army N17 N18")
    assert {"kabul", "kabul re-roll"} == offered(table, "spend")
    table.play("spend kabul re-roll")
    assert table.told("won-attack")[0].data == {"value": 10, "other": 5}


@pytest.mark.breach("CV-355")
def test_once_per_turn_in_all_its_attacks() -> None:
    table = Table().cards(0, "iron-working").conquered(0, "kabul", "K20").slot(0, "military", 4)
    table.armies(0, "N17", "P17").barbarian("A", "N18").barbarian("B", "P18").trade(0, military=1)
    table.rolls(6, 1, 6, 1).play("play military", "army N17 N18", "spend kabul", "done", "put culture")
    table.play("army P17 P18")
    assert offered(table, "spend") == {"trade", "trade re-roll"}
    assert table.refusal("spend kabul").rule == "CV-267"

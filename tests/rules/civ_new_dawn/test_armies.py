"""Armies: how many there are, how they move, and what their presence forbids."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, fought, told
from tests.rules.civ_new_dawn.table import Table

OTHERS = ("culture", "economy", "industry", "military", "growth")


@pytest.mark.rule("CV-239")
@pytest.mark.parametrize(
    ("leader", "card", "armies"),
    [
        *[
            ("rome", card, number)
            for card, number in zip(("masonry", "iron-working", "mass-production", "flight"), (1, 2, 2, 2), strict=True)
        ],
        *[("scythia", "horseback-riding", 1), ("georgia", "siege-tactics", 2), ("zulu", "scorched-earth", 2)],
    ],
)
def test_the_military_card_tells_how_many_armies_there_are(leader: str, card: str, armies: int) -> None:
    table = Table(2, leader, "egypt").cards(0, card)
    assert table.army_spaces(0) == ["card"] * armies


@pytest.mark.breach("CV-239")
def test_with_masonry_no_second_army_moves() -> None:
    table = Table(2, "rome", "egypt").play("play military", "army card N17")
    assert (table.asked, table.army_spaces(0)) == (1, ["N17"])


@pytest.mark.rule("CV-240")
def test_a_gained_military_card_brings_its_extra_army_onto_the_card() -> None:
    table = Table(2, "rome", "egypt").armies(0, "N20").order(0, "science", *OTHERS).dial(0, 2)
    table.play("play science", "take iron-working")
    assert table.army_spaces(0) == ["N20", "card"]


@pytest.mark.breach("CV-240")
def test_a_card_with_as_many_armies_brings_none() -> None:
    table = Table(2, "rome", "egypt").cards(0, "iron-working").armies(0, "N20", "N19")
    table.order(0, "science", *OTHERS).dial(0, 9).play("play science", "take mass-production")
    assert table.army_spaces(0) == ["N19", "N20"]


@pytest.mark.rule("CV-241")
def test_armies_move_one_after_the_other_each_attack_being_finished_first() -> None:
    table = army_at(5, card="iron-working").armies(0, "N19", "M18").barbarian("A", "N20").rolls(6, 1)
    table.play("play military", "army N19 N20", "put culture")
    assert table.question == "move-armies"
    table.play("army M18 M17")
    assert (table.army_spaces(0), table.asked) == (["M17", "N20"], 1)


@pytest.mark.breach("CV-241")
def test_while_an_army_fights_no_other_moves() -> None:
    table = army_at(5, card="iron-working").armies(0, "N19", "M18").barbarian("A", "N20").trade(0, military=1)
    table.play("play military", "army N19 N20")
    assert table.question == "spend-in-attack"
    assert table.refusal("army M18 M17").rule == "CV-267"


@pytest.mark.rule("CV-242")
@pytest.mark.parametrize(
    ("leader", "card", "spaces"),
    [
        *[("rome", "masonry", 3), ("rome", "iron-working", 4), ("rome", "mass-production", 5), ("rome", "flight", 6)],
        *[("scythia", "horseback-riding", 6), ("georgia", "siege-tactics", 5), ("zulu", "scorched-earth", 4)],
    ],
)
def test_an_army_moves_up_to_the_printed_number_of_spaces(leader: str, card: str, spaces: int) -> None:
    table = Table(2, leader, "egypt").cards(0, card).armies(0, "L15").play("play military")
    assert f"army L15 L{15 + spaces}" in table.moves("army")
    assert told(table.refusal(f"army L15 L{16 + spaces}"), "CV-242", "too-far")


@pytest.mark.breach("CV-242", "CV-249")
def test_trade_tokens_of_the_military_card_add_no_space_of_movement() -> None:
    table = army_at(1, space="L15").trade(0, military=3).play("play military")
    assert table.moves("spend") == []
    assert table.refusal("spend trade").rule
    assert told(table.refusal("army L15 L19"), "CV-242", "too-far")


@pytest.mark.rule("CV-249")
def test_the_tokens_of_the_military_card_stay_for_fights() -> None:
    table = army_at(1, space="L15").trade(0, military=3).play("play military", "army L15 L18")
    assert (table.army_spaces(0), table.trade_on(0, "military")) == (["L18"], 3)


@pytest.mark.rule("CV-245", "CV-415")
def test_several_own_armies_share_a_space_and_end_in_own_cities_and_forts() -> None:
    table = army_at(3, card="iron-working").armies(0, "N19", "N18").fort("N20").cities(0, "N20")
    table.play("play military", "army N19 N20", "army N18 N20")
    assert table.army_spaces(0) == ["N20", "N20"]
    table = army_at(1, space="N18").caravans(0, "N17").play("play military", "army N18 N17")
    assert (table.army_spaces(0), table.caravan_spaces(0)) == (["N17"], ["N17"])
    table = army_at(1, space="N18").play("play military", "army N18 N16")
    assert table.army_spaces(0) == ["N16"]


@pytest.mark.breach("CV-245", "CV-415")
def test_armies_of_different_players_do_not_share_a_space_after_a_move() -> None:
    table = army_at(1).armies(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (table.army_spaces(0), table.army_spaces(1)) == (["card"], ["N20"])


@pytest.mark.rule("CV-246")
@pytest.mark.parametrize("what", ["barbarian", "city-state", "city", "token", "army", "caravan", "district"])
def test_entering_a_space_with_something_hostile_ends_the_move_and_makes_the_army_attack(what: str) -> None:
    table = army_at(5, card="iron-working")
    if what == "barbarian":
        table.barbarian("A", "N20")
    elif what == "city-state":
        table.city_state("kabul", "N20")
    elif what == "city":
        table.cities(1, "N20")
    elif what == "token":
        table.tokens(1, "N20")
    elif what == "army":
        table.armies(1, "N20")
    elif what == "caravan":
        table.caravans(1, "N20")
    else:
        table.district(1, "campus", "N20")
    table.rolls(6, 1).play("play military", "army N19 N20")
    assert len(table.told("rolled")) == 1
    if table.question == "move-armies":
        assert [move for move in table.moves("army") if move.startswith("army N20")] == []
    if what == "barbarian":
        table.play("put culture")
    assert table.refusal("army N20 N21").rule


@pytest.mark.breach("CV-246")
def test_an_army_does_not_pass_through_a_rival_token_or_stay_there_without_a_fight() -> None:
    table = army_at(3).tokens(1, "N20").tokens(1, "M19", "O19", "M18", "O18", "N18").play("play military")
    assert table.refusal("army N19 N21").rule == "CV-242"
    table.rolls(1, 6).play("army N19 N20")
    assert (table.army_spaces(0), table.token("N20")) == (["card"], (1, False))


@pytest.mark.rule("CV-246")
def test_akkad_lets_an_army_pass_a_rival_token() -> None:
    table = army_at(3).envoys(0, "akkad").tokens(1, "N20").play("play military", "army N19 N20", "army N20 N21")
    assert (table.army_spaces(0), table.token("N20"), table.told("rolled")) == (["N21"], (1, False), [])


@pytest.mark.breach("CV-246")
def test_akkad_does_not_let_an_army_pass_a_city_a_caravan_or_a_barbarian_nor_end_on_a_token() -> None:
    for put in ("city", "caravan", "barbarian"):
        table = army_at(1).envoys(0, "akkad")
        if put == "city":
            table.cities(1, "N20")
        elif put == "caravan":
            table.tokens(1, "N20").caravans(1, "N20")
        else:
            table.barbarian("A", "N20")
        table.rolls(1, 6).play("play military", "army N19 N20")
        if put == "caravan":
            table.play("attack token @2")
        assert table.army_spaces(0) == ["card"]
    table = army_at(1).envoys(0, "akkad").tokens(1, "N20").rolls(1, 6).play("play military", "army N19 N20", "done")
    assert table.army_spaces(0) == ["card"]


@pytest.mark.rule("CV-247", "CV-283")
def test_entering_an_uncontrolled_fort_ends_the_move_with_an_attack() -> None:
    table = army_at(5).fort("N20").rolls(6, 1).play("play military", "army N19 N20")
    assert (table.city("N20"), table.army_spaces(0), table.asked) == (0, ["N20"], 1)


@pytest.mark.breach("CV-247")
def test_an_army_does_not_pass_an_uncontrolled_fort_not_even_with_flight() -> None:
    table = army_at(5, card="flight").fort("N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (table.army_spaces(0), len(table.told("rolled"))) == (["card", "card"], 1)


@pytest.mark.rule("CV-248")
def test_an_army_may_stay_where_it_is_or_on_its_card() -> None:
    table = army_at(3, card="iron-working").play("play military", "done")
    assert (table.army_spaces(0), table.asked) == (["N19", "card"], 1)


@pytest.mark.breach("CV-248")
def test_an_army_that_has_moved_into_a_fight_may_not_stay_out_of_it() -> None:
    table = army_at(3).armies(1, "N20").tokens(1, "N20").play("play military", "army N19 N20")
    assert table.question == "choose-target"
    assert table.refusal("done").rule == "CV-255"


@pytest.mark.rule("CV-413")
@pytest.mark.breach("CV-413")
def test_an_army_moves_once_and_a_defeated_one_not_again() -> None:
    table = army_at(3, card="iron-working").armies(0, "N19", "M18").play("play military", "army N19 N20")
    assert [move for move in table.moves("army") if move.startswith("army N20")] == []
    table = army_at(1, card="iron-working").armies(0, "N19", "M18").armies(1, "N20").rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert table.army_spaces(0) == ["M18", "card"]
    assert [move for move in table.moves("army") if move.startswith("army card")] == []


@pytest.mark.rule("CV-413")
def test_d112_venetian_arsenal_lets_both_armies_move_and_attack_again_with_slot_1() -> None:
    table = army_at(5, card="iron-working").armies(0, "N19", "M18").wonder(0, "venetian-arsenal")
    table.barbarian("A", "N20").caravans(1, "N21").rolls(6, 1, 6, 1)
    table.play("play military", "army N19 N20", "put culture", "army M18 M19", "yes", "army N20 N21")
    assert fought(table) == (6 + 1, 1 + 1)
    table.play("army M19 M20")
    assert (table.army_spaces(0), table.asked) == (["M20", "N21"], 1)


@pytest.mark.breach("CV-246")
def test_an_army_that_reaches_a_token_with_its_last_space_attacks_in_spite_of_akkad() -> None:
    table = army_at(1, space="N17").envoys(0, "akkad").tokens(1, "N20").rolls(1, 6)
    table.play("play military", "army N17 N19", "army N19 N20")
    assert (table.army_spaces(0), len(table.told("lost-attack"))) == (["card"], 1)


@pytest.mark.rule("CV-246")
def test_akkad_together_with_flight_passes_reinforced_tokens_and_caravans() -> None:
    table = army_at(3, card="flight").envoys(0, "akkad").tokens(1, "N20", reinforced=True).caravans(1, "N20")
    table.play("play military", "army N19 N20", "army N20 N21", "done")
    assert (table.army_spaces(0), table.told("attacked")) == (["N21", "card"], [])

"""The focus bar with six slots, and the unique focus cards of the leaders."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import fought, slot_resolved, told
from tests.rules.civ_new_dawn.table import Table

ROME = ["irrigation", "astrology", "foreign-trade", "masonry", "early-empire", "pottery"]
OTHERS = ["culture", "economy", "industry", "military", "growth"]


def science_at(index: int, *leaders: str) -> Table:
    """The science card of seat 0 lies in the slot with that index from the left; the dial is at 14."""
    order = [*OTHERS[:index], "science", *OTHERS[index:]]
    return Table(2, *(leaders or ("rome", "egypt"))).order(0, *order).dial(0, 14)


@pytest.mark.rule("CV-198")
@pytest.mark.parametrize(("index", "number"), list(enumerate((1, 1, 2, 3, 4, 5))))
def test_the_six_slots_are_marked_1_1_2_3_4_5_from_left_to_right(index: int, number: int) -> None:
    table = science_at(index).play("play science")
    assert (slot_resolved(table), table.players[0].dial) == (number, 14 + number)


@pytest.mark.breach("CV-198")
def test_without_the_expansion_the_bar_has_five_slots_with_different_numbers() -> None:
    table = Table(2, "rome", "egypt", game="base")
    assert table.game.slots == (1, 2, 3, 4, 5)
    assert table.row(0) == ["astrology", "foreign-trade", "masonry-base", "early-empire", "pottery"]
    assert table.refusal("play growth").rule == "CV-040"


@pytest.mark.rule("CV-199")
@pytest.mark.parametrize(("index", "number"), [(0, 2), (1, 3), (2, 4)])
def test_an_effect_for_the_first_and_second_slot_works_in_both_slots_marked_1(index: int, number: int) -> None:
    table = science_at(index).wonder(0, "machu-picchu").play("play science")
    assert slot_resolved(table) == number


@pytest.mark.breach("CV-199")
@pytest.mark.parametrize(("index", "number"), [(3, 3), (4, 4), (5, 5)])
def test_the_slots_marked_3_to_5_are_neither_first_nor_second(index: int, number: int) -> None:
    table = science_at(index).wonder(0, "machu-picchu").play("play science")
    assert slot_resolved(table) == number


@pytest.mark.rule("CV-200")
def test_d02_d03_a_resolved_card_is_reset_to_the_leftmost_slot() -> None:
    table = Table(2, "rome", "egypt")
    assert table.row(0) == ROME
    table.play("play military", "done")
    assert table.row(0) == ["masonry", "irrigation", "astrology", "foreign-trade", "early-empire", "pottery"]
    table.turn(0).play("play industry", "done")
    assert table.row(0) == ["pottery", "masonry", "irrigation", "astrology", "foreign-trade", "early-empire"]


@pytest.mark.breach("CV-200")
def test_a_card_is_not_reset_to_the_second_slot_marked_1_and_cards_further_right_stay() -> None:
    table = Table(2, "rome", "egypt").play("play economy", "done")
    assert table.row(0) == ["foreign-trade", "irrigation", "astrology", *ROME[3:]]


@pytest.mark.rule("CV-201", "CV-310")
def test_as_if_in_the_first_slot_is_the_leftmost_slot() -> None:
    table = science_at(5).wonder(0, "venetian-arsenal").government(0, "democracy")
    table.play("play science", "done", "yes")
    assert [event.data["slot"] for event in table.told("resolved")] == [5, 1]
    assert table.players[0].dial == 20


@pytest.mark.breach("CV-201")
def test_as_if_in_the_first_slot_is_not_the_second_slot_marked_1() -> None:
    table = Table(2, "rome", "egypt").slot(0, "culture", 5).government(0, "republic").wonder(0, "venetian-arsenal")
    table.play("play culture", "done", "yes")
    assert slot_resolved(table) == 2


@pytest.mark.rule("CV-202")
def test_a_unique_card_holds_tokens_is_resolved_and_reset_like_any_card() -> None:
    table = Table(2, "scythia", "egypt").slot(0, "military", 4).trade(0, military=2).armies(0, "N19")
    table.terrain("forest", "N20").barbarian("A", "N20").rolls(1, 3)
    table.play("play military", "army N19 N20", "spend trade", "spend trade")
    assert fought(table) == (7, 6)
    table.play("put military")
    assert (table.row(0)[0], table.trade_on(0, "military")) == ("horseback-riding", 1)


@pytest.mark.breach("CV-202")
def test_a_unique_card_is_bound_by_its_slot_and_the_limit_of_three_tokens() -> None:
    table = Table(2, "zulu", "egypt").cards(0, "scorched-earth").trade(0, military=3).armies(0, "N19").armies(1, "N20")
    table.rolls(6, 1).play("play military", "army N19 N20", "done")
    assert table.trade_on(0, "military") == 3
    table = Table(2, "scythia", "egypt").slot(0, "military", 2).terrain("forest", "N17").play("play military")
    assert told(table.refusal("army card N17"), "CV-244", "too-difficult")
    table = Table(2, "aztec", "egypt").slot(0, "growth", 2).terrain("forest", "N17").play("play growth")
    assert told(table.refusal("district campus N17"), "CV-216", "too-difficult")


@pytest.mark.rule("CV-203")
def test_a_unique_card_may_be_taken_when_a_card_of_its_level_is_gained() -> None:
    table = Table(2, "rome", "egypt").slot(0, "science", 3).play("play science")
    assert {"take military-engineering", "take engineering"} <= set(table.moves("take"))
    table.play("take military-engineering")
    assert "military-engineering" in table.row(0)
    assert "irrigation" not in table.row(0)


@pytest.mark.rule("CV-203")
@pytest.mark.parametrize(
    ("leader", "dial", "card"),
    [("georgia", 9, "siege-tactics"), ("zulu", 2, "scorched-earth"), ("america", 18, "radio")],
)
def test_each_unique_card_is_offered_at_its_level(leader: str, dial: int, card: str) -> None:
    table = Table(2, leader, "egypt").order(0, "science", *OTHERS).dial(0, dial).play("play science")
    assert f"take {card}" in table.moves("take")


@pytest.mark.breach("CV-203")
def test_a_unique_card_is_not_taken_at_another_level_nor_by_another_leader() -> None:
    table = Table(2, "rome", "egypt").order(0, "science", *OTHERS).dial(0, 9).play("play science")
    assert told(table.refusal("take military-engineering"), "CV-068", "other-level")
    table = Table(2, "rome", "zulu").order(0, "science", *OTHERS).dial(0, 2).play("play science")
    assert "take scorched-earth" not in table.moves("take")
    assert table.refusal("take scorched-earth").rule == "CV-073"


@pytest.mark.rule("CV-204")
@pytest.mark.breach("CV-204")
def test_a_unique_card_replaced_by_another_level_does_not_come_back() -> None:
    table = Table(2, "rome", "egypt").cards(0, "military-engineering").order(0, "science", *OTHERS)
    table.dial(0, 9).play("play science", "take sanitation")
    assert "sanitation" in table.row(0)
    table.turn(0).order(0, "science", *OTHERS).dial(0, 5).play("play science")
    assert "take engineering" in table.moves("take")
    assert "take military-engineering" not in table.moves("take")
    assert told(table.refusal("take military-engineering"), "CV-073", "card-gone")


@pytest.mark.rule("CV-401")
def test_d81_a_card_in_the_second_slot_marked_1_changes_places_with_the_leftmost_one() -> None:
    table = Table(2, "rome", "egypt").play("play science")
    assert table.row(0) == ["astrology", "irrigation", *ROME[2:]]


@pytest.mark.breach("CV-401")
def test_a_card_in_the_leftmost_slot_stays_there_and_moves_no_other() -> None:
    table = Table(2, "rome", "egypt").play("play growth", "done")
    assert table.row(0) == ROME

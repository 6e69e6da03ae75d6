"""Where armies set out from, and which terrain they may enter."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, told
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-243", "CV-412")
def test_an_army_on_the_card_starts_from_the_capital_or_a_mature_city() -> None:
    table = Table(2, "egypt", "rome").cities(0, "J20").mature(0, "J20").slot(0, "military", 1)
    table.terrain("mountains", "N16", "J20").play("play military")
    assert {"army card N19", "army card J23"} <= set(table.moves("army"))
    assert told(table.refusal("army card N20"), "CV-242", "too-far")
    table.play("army card J23")
    assert table.army_spaces(0) == ["J23"]


@pytest.mark.breach("CV-243")
def test_an_army_does_not_start_from_a_city_that_is_not_mature_nor_from_a_token() -> None:
    table = Table(2, "rome", "egypt").cities(0, "J20").tokens(0, "R20").play("play military")
    assert told(table.refusal("army card J21"), "CV-242", "too-far")
    assert told(table.refusal("army card R21"), "CV-242", "too-far")


@pytest.mark.rule("CV-244")
def test_x06_with_slot_3_grassland_and_forest_are_entered_around_a_mountain() -> None:
    table = army_at(3, "england", "zulu").terrain("mountains", "N20").terrain("forest", "M19").play("play military")
    assert {"army N19 M19", "army N19 O19", "army N19 N21"} <= set(table.moves("army"))


@pytest.mark.breach("CV-244")
def test_x06_with_slot_3_a_mountain_is_refused_and_water_too() -> None:
    table = army_at(3, "england", "zulu").terrain("mountains", "N20").terrain("water", "O19").play("play military")
    refusal = table.refusal("army N19 N20")
    assert told(refusal, "CV-244", "too-difficult")
    assert (refusal.needs["difficulty"], refusal.needs["slot"]) == (5, 3)
    assert told(table.refusal("army N19 O19"), "CV-244", "space-is-water")


@pytest.mark.rule("CV-244")
@pytest.mark.parametrize(
    ("leader", "card"),
    [("rome", "mass-production"), ("rome", "flight"), ("georgia", "siege-tactics"), ("indonesia", "masonry")],
)
def test_a_card_or_leader_that_allows_water_lets_armies_enter_it(leader: str, card: str) -> None:
    table = army_at(1, leader, "egypt", card=card).terrain("water", "N20").play("play military", "army N19 N20")
    assert table.army_spaces(0)[0] == "N20"


@pytest.mark.breach("CV-244")
@pytest.mark.parametrize(
    ("leader", "card"), [("rome", "iron-working"), ("scythia", "horseback-riding"), ("zulu", "scorched-earth")]
)
def test_other_cards_do_not_let_armies_enter_water(leader: str, card: str) -> None:
    table = army_at(5, leader, "egypt", card=card).terrain("water", "N20").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-244", "space-is-water")


@pytest.mark.rule("CV-412")
def test_only_entering_needs_the_difficulty_and_costs_movement() -> None:
    table = army_at(1).terrain("mountains", "N19").play("play military")
    assert "army N19 N22" in table.moves("army")


@pytest.mark.breach("CV-412")
def test_returning_to_the_difficult_space_is_entering_it() -> None:
    table = army_at(1, card="iron-working").armies(0, "N19", "N18").terrain("mountains", "N19").play("play military")
    assert told(table.refusal("army N18 N19"), "CV-244", "too-difficult")


@pytest.mark.breach("CV-244")
def test_edge_water_is_no_short_cut_for_armies_of_indonesia() -> None:
    table = army_at(3, "indonesia", "egypt", space="N14").terrain("water", "N13", "N27").play("play military")
    assert "army N14 N13" in table.moves("army")
    assert told(table.refusal("army N14 N27"), "CV-242", "too-far")


@pytest.mark.rule("CV-244")
def test_an_army_on_water_may_leave_it_with_a_card_that_does_not_allow_water() -> None:
    table = army_at(1).terrain("water", "N19", "N18").play("play military")
    assert told(table.refusal("army N19 N18"), "CV-244", "space-is-water")
    table.play("army N19 N20")
    assert table.army_spaces(0) == ["N20"]


@pytest.mark.rule("CV-244")
def test_japan_enters_coastal_mountains_in_slot_3() -> None:
    table = army_at(3, "japan", "egypt").terrain("mountains", "N20", "M20").terrain("water", "N21")
    table.terrain("mountains", "M18").play("play military")
    assert {"army N19 N20", "army N19 M20"} <= set(table.moves("army"))
    assert told(table.refusal("army N19 M18"), "CV-244", "too-difficult")


@pytest.mark.rule("CV-243")
def test_an_army_starts_from_antananarivo_while_it_is_an_own_mature_city() -> None:
    table = Table(2, "egypt", "rome").city_state("antananarivo", "N20").envoys(0, "antananarivo")
    table.tokens(0, "N19", "N21", "M19", "M20", "O19", "O20").play("play military", "army card N23")
    assert table.army_spaces(0) == ["N23"]


@pytest.mark.rule("CV-243", "CV-412")
def test_an_army_from_the_card_may_end_in_another_city_or_back_in_the_one_it_left() -> None:
    table = Table(2, "egypt", "rome").cities(0, "N18").mature(0, "N18").slot(0, "military", 1).play("play military")
    assert {"army card N16", "army card N18"} <= set(table.moves("army"))
    table.play("army card N16")
    assert table.army_spaces(0) == ["N16"]


@pytest.mark.breach("CV-412")
def test_an_army_from_the_card_does_not_end_in_its_city_if_it_could_not_enter_it() -> None:
    table = Table(2, "egypt", "rome").terrain("mountains", "N16").slot(0, "military", 4).play("play military")
    assert told(table.refusal("army card N16"), "CV-244", "too-difficult")
    around = ("N15", "N17", "M15", "M16", "O15", "O16")
    table = Table(2, "egypt", "rome").terrain("mountains", *around).slot(0, "military", 4).play("play military")
    assert (table.asked, table.army_spaces(0)) == (1, ["card"])

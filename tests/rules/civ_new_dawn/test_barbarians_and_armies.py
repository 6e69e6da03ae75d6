"""Section 11: barbarians that meet armies, caravans beside other pieces, and Petra."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import MOVE, barbarian_at, end_round
from tests.rules.civ_new_dawn.table import Table

EAST = 2


def raid(name: str = "N20") -> Table:
    return Table(2, "rome", "egypt").barbarian("A", name)


@pytest.mark.rule("CV-145")
def test_an_army_is_destroyed_and_the_barbarian_goes_back() -> None:
    table = end_round(raid().armies(1, "N21"), MOVE, EAST)
    assert (table.army_spaces(1), barbarian_at(table, "A")) == (["card"], "N20")


@pytest.mark.rule("CV-145")
def test_after_crossing_water_the_barbarian_goes_back_to_the_land_it_came_from() -> None:
    table = end_round(raid().terrain("water", "N21", "N22").armies(1, "N23"), MOVE, EAST)
    assert (table.army_spaces(1), barbarian_at(table, "A")) == (["card"], "N20")


@pytest.mark.breach("CV-145")
def test_an_army_on_water_that_is_crossed_and_armies_elsewhere_stay() -> None:
    table = raid().terrain("water", "N21").armies(1, "N21").armies(0, "N20")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N22"
    assert (table.army_spaces(0), table.army_spaces(1)) == (["N20"], ["N21"])


@pytest.mark.rule("CV-145", "CV-146")
def test_d74_an_army_in_a_city_saves_the_city() -> None:
    table = end_round(raid().cities(1, "N21").armies(1, "N21"), MOVE, EAST)
    assert (table.army_spaces(1), table.city("N21"), barbarian_at(table, "A")) == (["card"], 1, "N20")


@pytest.mark.rule("CV-146")
@pytest.mark.parametrize("reinforced", [False, True])
@pytest.mark.parametrize("army_of", [0, 1])
def test_a_token_under_an_army_is_neither_removed_nor_turned(reinforced: bool, army_of: int) -> None:
    table = raid().tokens(1, "N21", reinforced=reinforced).armies(army_of, "N21")
    end_round(table, MOVE, EAST)
    assert table.token("N21") == (1, reinforced)
    assert (table.army_spaces(army_of), barbarian_at(table, "A")) == (["card"], "N20")


@pytest.mark.breach("CV-146")
def test_an_army_beside_a_token_or_city_protects_nothing() -> None:
    table = raid().barbarian("B", "P20").tokens(1, "N21").cities(1, "P21").armies(1, "N22")
    end_round(table, MOVE, EAST)
    assert (table.token("N21"), table.city("P21")) == (None, -1)
    assert table.army_spaces(1) == ["N22"]


@pytest.mark.breach("CV-146")
def test_a_caravan_protects_nothing() -> None:
    table = end_round(raid().tokens(1, "N21").caravans(1, "N21"), MOVE, EAST)
    assert (table.token("N21"), table.caravan_spaces(1), barbarian_at(table, "A")) == (None, ["card"], "N21")


@pytest.mark.rule("CV-385")
def test_d86_army_and_caravan_are_destroyed_and_the_control_token_is_not() -> None:
    table = raid().tokens(1, "N21").armies(1, "N21").caravans(1, "N21")
    end_round(table, MOVE, EAST)
    assert (table.army_spaces(1), table.caravan_spaces(1)) == (["card"], ["card"])
    assert (table.token("N21"), barbarian_at(table, "A")) == ((1, False), "N20")


@pytest.mark.rule("CV-385")
def test_all_armies_and_caravans_of_everybody_in_the_space_are_destroyed() -> None:
    table = raid().cards(1, "iron-working", "currency").district(1, "campus", "N21")
    table.armies(1, "N21", "N21").caravans(1, "N21", "N21").caravans(0, "N21")
    end_round(table, MOVE, EAST)
    assert (table.army_spaces(1), table.caravan_spaces(1)) == (["card", "card"], ["card", "card"])
    assert table.caravan_spaces(0) == ["card"]
    assert table.district_at("N21") == "campus"


@pytest.mark.breach("CV-385")
def test_an_army_does_not_save_the_caravan_beside_it() -> None:
    table = end_round(raid().armies(0, "N21").caravans(1, "N21"), MOVE, EAST)
    assert table.caravan_spaces(1) == ["card"]
    assert barbarian_at(table, "A") == "N20"


@pytest.mark.rule("CV-386")
def test_d85_an_army_in_the_capital_saves_the_trade_tokens() -> None:
    table = end_round(raid("N15").armies(0, "N16").trade(0, culture=1, military=2), MOVE, EAST)
    assert (table.army_spaces(0), barbarian_at(table, "A")) == (["card"], "N15")
    assert table.game.players[0].all_trade() == 3
    assert (table.question, table.city("N16")) == ("take-turn", 0)


@pytest.mark.breach("CV-386")
def test_an_army_on_its_card_does_not_save_the_trade_tokens() -> None:
    table = end_round(raid("N15").trade(0, culture=1, military=2), MOVE, EAST)
    assert (table.army_spaces(0), table.question) == (["card"], "discard-trade")
    table.play("discard military")
    assert (table.asked, table.refusal("done").rule) == (0, "CV-144")


@pytest.mark.rule("CV-390")
def test_a_caravan_on_a_reinforced_token_is_destroyed_and_the_token_turned() -> None:
    table = end_round(raid().tokens(1, "N21", reinforced=True).caravans(0, "N21"), MOVE, EAST)
    assert table.caravan_spaces(0) == ["card"]
    assert (table.token("N21"), barbarian_at(table, "A")) == ((1, False), "N20")


@pytest.mark.rule("CV-390")
def test_a_caravan_in_a_capital_is_destroyed_and_two_tokens_are_discarded() -> None:
    table = end_round(raid("N15").caravans(0, "N16").trade(0, culture=2), MOVE, EAST)
    assert table.caravan_spaces(0) == ["card"]
    assert (table.trade_on(0, "culture"), barbarian_at(table, "A")) == (0, "N15")


@pytest.mark.breach("CV-390")
def test_caravans_in_the_spaces_beside_are_not_touched() -> None:
    table = raid().tokens(1, "N21", reinforced=True).caravans(1, "N22").caravans(0, "O20")
    end_round(table, MOVE, EAST)
    assert (table.caravan_spaces(0), table.caravan_spaces(1)) == (["O20"], ["N22"])


@pytest.mark.rule("CV-457")
def test_petra_turns_a_barbarian_round_before_a_city() -> None:
    table = raid().wonder(1, "petra").cities(1, "N21").terrain("water", "N19")
    end_round(table, MOVE, EAST)
    assert (table.city("N21"), barbarian_at(table, "A")) == (1, "N18")


@pytest.mark.rule("CV-457")
def test_petra_turns_a_barbarian_round_before_a_reinforced_token_and_the_capital() -> None:
    table = raid().barbarian("B", "N23").wonder(1, "petra").tokens(1, "N21", reinforced=True).trade(1, culture=3)
    end_round(table, MOVE, EAST)
    assert (table.token("N21"), barbarian_at(table, "A")) == ((1, True), "N19")
    assert (table.trade_on(1, "culture"), barbarian_at(table, "B")) == (3, "N22")


@pytest.mark.rule("CV-457")
@pytest.mark.parametrize("nowhere", [True, False])
def test_a_barbarian_between_protected_spaces_or_without_a_way_stays(nowhere: bool) -> None:
    table = raid().wonder(1, "petra").cities(1, "N21")
    if nowhere:
        table.terrain("water", "N19", "N18", "N17", "N16", "N15", "N14", "N13")
    else:
        table.tokens(1, "N19", reinforced=True)
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N20"
    assert table.city("N21") == 1
    assert nowhere or table.token("N19") == (1, True)


@pytest.mark.breach("CV-457")
def test_petra_protects_neither_unreinforced_tokens_nor_the_cities_of_others() -> None:
    table = raid().barbarian("B", "P20").wonder(1, "petra").tokens(1, "N21").cities(0, "P21")
    end_round(table, MOVE, EAST)
    assert (table.token("N21"), barbarian_at(table, "A")) == (None, "N21")
    assert (table.city("P21"), barbarian_at(table, "B")) == (-1, "P21")

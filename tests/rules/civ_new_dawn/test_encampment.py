"""The Encampment: barbarians and armies defeated without a fight, and a token reinforced."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import symbol, told
from tests.rules.civ_new_dawn.table import Table

AROUND_N20 = ("N19", "N21", "M19", "M20", "O19", "O20")


def with_district(district: str, *leaders: str, space: str = "N20") -> Table:
    """A district of seat 0 in the middle of the map."""
    names = leaders or ("rome", "egypt")
    return Table(len(names), *names).district(0, district, space)


@pytest.mark.rule("CV-229", "CV-224")
def test_d79_an_encampment_defeats_a_barbarian_two_spaces_away_across_water() -> None:
    table = with_district("encampment").terrain("water", *AROUND_N20).barbarian("A", "N22")
    symbol(table, "districts").play("defeat barbarian N22", "put culture")
    assert (table.game.barbarians[0], table.trade_on(0, "culture")) == (-1, 1)


@pytest.mark.rule("CV-229", "CV-410", "CV-411")
def test_d98_an_encampment_defeats_a_rival_army_in_a_rival_city_without_dice() -> None:
    table = with_district("encampment").cities(1, "N22").armies(1, "N22").pacts(0, 1, "embassy").trade(1, military=2)
    symbol(table, "districts").play("defeat army N22 @2")
    assert (table.army_spaces(1), table.city("N22")) == (["card"], 1)
    assert table.players[0].pacts[1] != 0
    assert (table.told("rolled"), table.trade_on(1, "military"), sum(table.players[0].trade)) == ([], 2, 0)


@pytest.mark.breach("CV-229", "CV-411")
def test_an_encampment_reaches_nothing_three_spaces_away_and_no_own_army_caravan_or_city() -> None:
    table = with_district("encampment").barbarian("A", "N23").armies(0, "N19").caravans(1, "N21").cities(1, "N22")
    symbol(table.tokens(0, "M19"), "districts")
    assert told(table.refusal("defeat barbarian N23"), "CV-229", "no-target-near")
    assert table.refusal("defeat army N19 @1").rule == "CV-229"
    assert table.moves("defeat") == []


@pytest.mark.breach("CV-410")
def test_only_one_army_of_a_space_is_defeated_and_city_and_tokens_with_an_army_stay() -> None:
    table = with_district("encampment").cards(1, "iron-working").tokens(1, "N22").armies(1, "N22", "N22")
    symbol(table, "districts").play("defeat army N22 @2")
    assert table.army_spaces(1) == ["N22", "card"]
    assert table.token("N22") == (1, False)


@pytest.mark.rule("CV-411")
def test_sumeria_gains_a_resource_for_a_barbarian_defeated_by_an_encampment() -> None:
    table = with_district("encampment", "sumeria", "egypt").barbarian("A", "N22")
    symbol(table, "districts").play("defeat barbarian N22")
    while table.question != "take-turn":
        table.play("gain oil" if "gain oil" in table.moves() else "put culture" if table.moves("put") else "done")
    assert (table.resources_of(0), table.trade_on(0, "culture")) == ({"oil": 1}, 1)


@pytest.mark.rule("CV-230")
def test_an_encampment_reinforces_a_friendly_token_within_two_spaces_itself_included() -> None:
    table = symbol(with_district("encampment").tokens(0, "N22"), "districts")
    assert set(table.moves("reinforce")) == {"reinforce N20", "reinforce N22"}
    table.play("reinforce N22")
    assert table.token("N22") == (0, True)


@pytest.mark.breach("CV-230")
def test_an_encampment_reinforces_no_token_of_a_rival_or_three_spaces_away_and_only_one() -> None:
    table = with_district("encampment").tokens(0, "N23", "N21").tokens(1, "N22").barbarian("A", "L20")
    symbol(table, "districts")
    assert told(table.refusal("reinforce N23"), "CV-230", "no-token-near")
    assert told(table.refusal("reinforce N22"), "CV-230", "no-token-near")
    table.play("reinforce N21")
    assert told(table.refusal("reinforce N20"), "CV-230", "no-token-near")


@pytest.mark.rule("CV-231")
@pytest.mark.parametrize("first", ["defeat", "reinforce"])
def test_an_encampment_may_use_both_effects_in_any_order(first: str) -> None:
    table = symbol(with_district("encampment").barbarian("A", "N22"), "districts")
    if first == "defeat":
        table.play("defeat barbarian N22", "put culture", "reinforce N20")
    else:
        table.play("reinforce N20", "defeat barbarian N22", "put culture")
    assert (table.token("N20"), table.game.barbarians[0]) == ((0, True), -1)


@pytest.mark.breach("CV-231")
def test_an_encampment_defeats_no_second_target() -> None:
    table = with_district("encampment").barbarian("A", "N22").barbarian("B", "N18")
    symbol(table, "districts").play("defeat barbarian N22", "put culture")
    assert told(table.refusal("defeat barbarian N18"), "CV-229", "no-target-near")
    table.play("done")
    assert (table.token("N20"), table.name(table.game.barbarians[1])) == ((0, False), "N18")


@pytest.mark.rule("CV-409")
def test_each_district_is_resolved_once_and_an_idle_one_is_skipped() -> None:
    table = Table(2, "rome", "egypt").terrain("mountains", "N17", "N25").district(0, "campus", "N17")
    table.district(1, "campus", "N25", True).district(1, "commercial-hub", "M24", True)
    table.district(1, "encampment", "O24", True)
    symbol(table, "districts")
    assert [event.data["district"] for event in table.told("resolved-district")] == ["campus", "campus"]
    assert (table.trade_on(0, "science"), table.trade_on(1, "science")) == (1, 1)
    assert (table.question, table.asked) == ("take-turn", 0)


@pytest.mark.breach("CV-409")
def test_a_district_is_not_resolved_a_second_time_nor_one_that_can_do_nothing() -> None:
    table = Table(2, "rome", "egypt").terrain("mountains", "N17").district(0, "campus", "N17")
    table.district(0, "encampment", "N15").district(0, "theater-square", "M15").district(0, "commercial-hub", "M16")
    symbol(table, "districts")
    assert told(table.refusal("resolve commercial-hub"), "CV-409", "district-idle")
    table.play("resolve campus")
    assert told(table.refusal("resolve campus"), "CV-409", "district-resolved")

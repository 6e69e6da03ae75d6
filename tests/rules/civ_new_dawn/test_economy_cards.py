"""What economy cards do beyond moving caravans: of all players, and of single leaders."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.land import CAPITAL
from tests.rules.civ_new_dawn.reading import all_trade, all_within, envoys_of, reached, told, values
from tests.rules.civ_new_dawn.table import Table


def trader(leader: str, card: str, *caravans: str) -> Table:
    return Table(2, leader, "france").cards(0, card).slot(0, "economy", 5).caravans(0, *caravans)


@pytest.mark.rule("CV-080", "CV-456")
def test_currency_removes_a_barbarian_and_stops_there() -> None:
    table = trader("america", "currency", "N18").barbarian("A", "N19").play("play economy", "caravan N18 N19")
    assert (table.game.barbarians[0], table.caravan_spaces(0)) == (-1, ["N19", "card"])
    assert reached(table, "caravan N19") == set()
    assert all_trade(table, 0) == {}


@pytest.mark.breach("CV-456")
def test_sumeria_gains_nothing_for_a_barbarian_removed_by_currency() -> None:
    table = trader("sumeria", "currency", "N18").barbarian("A", "N19").play("play economy", "caravan N18 N19", "done")
    assert (table.asked, table.resources_of(0), all_trade(table, 0)) == (1, {}, {})


@pytest.mark.rule("CV-454", "CV-456")
def test_d110_a_barbarian_removed_by_currency_returns_with_the_next_spawn() -> None:
    table = trader("america", "currency", "N18").spawn_space("A", "K20").barbarian("A", "N19")
    table.play("play economy", "caravan N18 N19", "done")
    table.game.dial = len(("move", "districts", "government", "move", "districts"))
    table.turn(1).play("play culture", "done")
    assert table.game.barbarians[0] == table.space("K20")


@pytest.mark.rule("CV-345")
def test_steam_power_exchanges_a_resource_after_the_caravans() -> None:
    table = trader("america", "steam-power").resources(0, oil=2).play("play economy", "done")
    assert table.question == "exchange-resource"
    table.play("change oil marble")
    assert (table.resources_of(0), table.game.resource_supply) == ({"oil": 1, "marble": 1}, [9, 10, 9, 10])


@pytest.mark.breach("CV-345")
def test_steam_power_exchanges_nothing_that_is_not_there() -> None:
    table = trader("america", "steam-power").resources(0, oil=1).resources(1, marble=10)
    table.play("play economy", "done")
    assert set(table.moves()) == {"change oil mercury", "change oil diamond", "done"}
    table = trader("america", "steam-power").play("play economy", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-501", "CV-351")
def test_capitalism_resolves_another_card_as_in_the_first_slot() -> None:
    table = trader("america", "capitalism").terrain("hills", "N17").play("play economy", "done")
    assert (table.question, set(table.moves())) == (
        "resolve-another",
        {"play culture", "play science", "play industry", "play military", "play growth"},
    )
    before = table.row(0)
    table.play("play culture")
    assert table.refusal("token N17").rule == "CV-058"
    table.play("token N15", "done")
    assert (table.row(0), table.asked) == (before, 1)


@pytest.mark.breach("CV-501")
def test_capitalism_neither_skips_the_other_card_nor_takes_itself() -> None:
    table = trader("america", "capitalism").play("play economy", "done")
    assert table.refusal("done").rule == "CV-501"
    assert table.refusal("play economy").rule == "CV-501"


@pytest.mark.rule("CV-085", "CV-496")
def test_d131_wheel_brings_a_resource_from_a_city_state() -> None:
    table = trader("egypt", "wheel", "N20").city_state("seoul", "N21")
    table.play("play economy", "caravan N20 N21", "card seoul", "gain diamond")
    assert (all_trade(table, 0), envoys_of(table, 0)) == ({"science": 2}, {"seoul"})
    assert (table.resources_of(0), table.game.resource_supply[3]) == ({"diamond": 1}, 9)


@pytest.mark.rule("CV-086", "CV-496")
def test_wheel_brings_a_resource_from_a_rival_city() -> None:
    table = trader("egypt", "wheel", "N20").cities(1, "N21").play("play economy", "caravan N20 N21")
    table.play("put science", "put science", "done", "gain marble")
    assert (table.resources_of(0), table.asked) == ({"marble": 1}, 1)


@pytest.mark.breach("CV-496")
def test_foreign_trade_brings_no_resource_to_egypt() -> None:
    table = trader("egypt", "foreign-trade", "N20").city_state("seoul", "N21")
    table.play("play economy", "caravan N20 N21", "done")
    assert (table.asked, table.resources_of(0)) == (1, {})


def on_the_edge(*caravans: str) -> Table:
    """Indonesia with caravans on edge spaces of capital tiles, in the west and in the east of the map."""
    table = trader("indonesia", "shipbuilding", *caravans).stack(12, 13)
    for name in ("N13", "N27"):
        table.game.land.part[table.space(name)] = CAPITAL
    return table


@pytest.mark.rule("CV-031", "CV-288")
def test_shipbuilding_lays_a_water_token_before_a_caravan_explores() -> None:
    table = on_the_edge("N13").play("play economy", "explore N13")
    assert (table.question, set(table.moves())) == ("lay-water", {"water N12", "water M12", "water O12", "done"})
    table.play("water M12")
    assert table.game.land.terrain[table.space("M12")] == 5
    assert table.question == "lay-explored-tile"
    table.play(table.moves()[0])
    assert len(table.game.stack) == 1


@pytest.mark.rule("CV-027")
def test_shipbuilding_may_keep_its_water_token_for_the_second_caravan() -> None:
    table = on_the_edge("N13", "N27").play("play economy", "explore N13", "done")
    table.play(table.moves()[0], "done", "explore N27")
    assert (table.question, set(table.moves())) == ("lay-water", {"water N28", "water M27", "water O27", "done"})


def test_shipbuilding_lays_one_water_token_per_resolution_and_currency_none() -> None:
    table = on_the_edge("N13", "N27").play("play economy", "explore N13", "water M12")
    table.play(table.moves()[0], "done", "explore N27")
    assert table.question == "lay-explored-tile"
    table = on_the_edge("N13").cards(0, "currency").play("play economy", "explore N13")
    assert table.question == "lay-explored-tile"


@pytest.mark.rule("CV-343")
def test_cartography_builds_a_city_near_a_rival_city_eight_spaces_from_the_capital() -> None:
    table = trader("netherlands", "cartography", "N22").terrain("mountains", "N22")
    table.play("play economy", "caravan N22 N24", "put science", "put science", "done")
    expected = all_within(table, "N24", 2) - all_within(table, "N24", 1)
    assert {move.split()[1] for move in table.moves("city")} == expected
    table.play("city N22")
    assert (table.city("N22"), table.game.players[0].cities_left) == (0, 6)


@pytest.mark.breach("CV-343")
def test_cartography_builds_nothing_nearer_and_only_once_a_turn() -> None:
    table = trader("netherlands", "cartography", "N22").cities(1, "N23")
    table.play("play economy", "caravan N22 N23", "put science", "put science", "done")
    assert table.question == "move-caravans"
    table = trader("netherlands", "cartography", "N22", "L22").cities(1, "K23")
    table.play("play economy", "caravan N22 N24", "put science", "put science", "done", "city O25")
    table.play("caravan L22 K23", "put culture", "put culture", "done")
    assert (table.asked, table.game.players[0].cities_left) == (1, 6)


def to_ottoman_ally(holder: int, *cities: str) -> Table:
    """The Ottoman player with Banking, a caravan near the capital of seat 1, and Ibrahim at a seat."""
    table = Table(3, "ottoman", "france", "egypt").cards(0, "banking").slot(0, "economy", 5).caravans(0, "N22")
    table.cities(1, *cities)
    table.game.ibrahim = holder
    return table.play("play economy")


@pytest.mark.rule("CV-322", "CV-496")
def test_banking_brings_a_resource_from_the_capital_of_who_holds_ibrahim() -> None:
    table = to_ottoman_ally(1).play("caravan N22 N24", "put science", "put science", "done", "gain mercury", "done")
    assert table.resources_of(0) == {"mercury": 1}


@pytest.mark.breach("CV-322", "CV-496")
@pytest.mark.parametrize(("holder", "city"), [(2, "N24"), (-1, "N24"), (1, "N21")])
def test_banking_brings_nothing_from_elsewhere(holder: int, city: str) -> None:
    table = to_ottoman_ally(holder, "N21").play(f"caravan N22 {city}", "put science", "put science", "done", "done")
    assert (table.asked, table.resources_of(0)) == (1, {})


@pytest.mark.rule("CV-322", "CV-496")
def test_ibrahim_pays_the_holder_and_the_ottoman_player() -> None:
    table = Table(2, "america", "ottoman").slot(0, "economy", 5).caravans(0, "N20").cities(1, "N21")
    table.game.ibrahim = 0
    table.play("play economy", "caravan N20 N21", "put science", "put science", "done")
    assert table.asked == 0
    table.play("put growth")
    assert table.asked == 1
    table.play("put military")
    assert (all_trade(table, 0), all_trade(table, 1)) == ({"science": 2, "growth": 1}, {"military": 1})


@pytest.mark.breach("CV-322")
def test_ibrahim_pays_nobody_else_and_never_stays_with_the_ottoman_player() -> None:
    table = Table(3, "ottoman", "america", "egypt")
    assert set(table.moves("ibrahim")) == {"ibrahim @2", "ibrahim @3"}
    table = Table(2, "america", "ottoman").slot(0, "economy", 5).caravans(0, "N20").cities(1, "N21")
    table.play("play economy", "caravan N20 N21", "put science", "put science", "done")
    assert (table.question, table.asked, all_trade(table, 1)) == ("take-turn", 1, {})
    assert told(table.refusal("ibrahim @2"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-322")
@pytest.mark.parametrize(("target", "bonus"), [(1, 2), (2, 0)])
def test_the_ottoman_player_gives_ibrahim_away_and_fights_better_against_its_holder(target: int, bonus: int) -> None:
    table = Table(3, "ottoman", "america", "egypt").armies(0, "N19").tokens(target, "N20").slot(0, "military", 3)
    table.rolls(2, 2).play("ibrahim @2", "play military", "army N19 N20")
    assert (table.game.ibrahim, values(table)) == (1, (2 + 3 + bonus, 3))

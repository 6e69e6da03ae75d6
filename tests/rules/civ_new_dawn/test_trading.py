"""Section 6: caravans that arrive, and the cards they bring."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_trade, envoys_of, pacts_of, reached, told
from tests.rules.civ_new_dawn.table import Table

PACTS = {"joint-war", "defensive-pact", "embassy", "open-borders", "non-aggression-pact"}


def trader(*more: str, card: str = "foreign-trade") -> Table:
    """America with a caravan on N20, next to what a test puts on N21."""
    table = Table(1 + max(1, len(more)), "america", *(more or ("egypt",))).cards(0, card).slot(0, "economy", 5)
    return table.caravans(0, "N20")


def at_city(*more: str, card: str = "foreign-trade") -> Table:
    """The caravan has reached a city of seat 1 on N21 and put both tokens on the science card."""
    table = trader(*more, card=card).cities(1, "N21")
    return table.play("play economy", "caravan N20 N21", "put science", "put science")


@pytest.mark.rule("CV-084")
def test_a_caravan_that_arrived_returns_to_the_economy_card_first() -> None:
    table = trader().city_state("geneva", "N21").play("play economy", "caravan N20 N21")
    assert (table.question, table.caravan_spaces(0)) == ("take-state-card", ["card"])
    table = trader().cities(1, "N21").play("play economy", "caravan N20 N21")
    assert (table.question, table.caravan_spaces(0)) == ("put-trade", ["card"])


@pytest.mark.breach("CV-084")
def test_a_caravan_that_ends_in_an_own_city_does_not_return() -> None:
    table = trader().cities(0, "N21").play("play economy", "caravan N20 N21")
    assert (table.caravan_spaces(0), all_trade(table, 0)) == (["N21"], {})


@pytest.mark.rule("CV-085")
@pytest.mark.parametrize(
    ("state", "type"), [("kumasi", "culture"), ("geneva", "science"), ("brussels", "industry"), ("akkad", "military")]
)
def test_a_city_state_gives_two_trade_tokens_on_the_card_of_its_type(state: str, type: str) -> None:
    table = trader().city_state(state, "N21").play("play economy", "caravan N20 N21", "done")
    assert all_trade(table, 0) == {type: 2}


@pytest.mark.breach("CV-085")
def test_tokens_of_a_city_state_go_on_no_other_card() -> None:
    table = trader().city_state("geneva", "N21").trade(0, science=2).play("play economy", "caravan N20 N21")
    assert table.refusal("put culture").rule == "CV-087"
    table.play("done")
    assert all_trade(table, 0) == {"science": 3}


@pytest.mark.rule("CV-086")
def test_a_rival_city_gives_two_trade_tokens_on_any_own_cards() -> None:
    for first, second in (("economy", "growth"), ("military", "military")):
        table = trader().cities(1, "N21").play("play economy", "caravan N20 N21", f"put {first}", f"put {second}")
        expected = {first: 1, second: 1} if first != second else {first: 2}
        assert (all_trade(table, 0), all_trade(table, 1)) == (expected, {})


@pytest.mark.breach("CV-086")
def test_no_token_of_a_rival_city_goes_on_a_full_card_and_there_are_only_two() -> None:
    table = trader().cities(1, "N21").trade(0, culture=3).play("play economy", "caravan N20 N21")
    assert told(table.refusal("put culture"), "CV-046", "card-full")
    table.play("put science", "put science")
    assert table.question == "take-pact"
    table.play("done")
    assert all_trade(table, 0) == {"culture": 3, "science": 2}


@pytest.mark.rule("CV-087", "CV-130", "CV-381")
def test_a_card_of_the_city_state_may_be_taken_or_left() -> None:
    table = trader().city_state("geneva", "N21").play("play economy", "caravan N20 N21")
    assert set(table.moves()) == {"card geneva", "done"}
    table.play("card geneva")
    assert envoys_of(table, 0) == {"geneva"}
    table = trader().city_state("geneva", "N21").play("play economy", "caravan N20 N21", "done")
    assert envoys_of(table, 0) == set()
    table = trader("egypt", "france").city_state("geneva", "N21").envoys(1, "geneva")
    table.play("play economy", "caravan N20 N21", "card geneva")
    assert (envoys_of(table, 0), envoys_of(table, 1)) == ({"geneva"}, {"geneva"})


@pytest.mark.breach("CV-087", "CV-089")
def test_no_second_card_of_the_same_city_state() -> None:
    table = trader().city_state("geneva", "N21").envoys(0, "geneva").play("play economy", "caravan N20 N21")
    assert (table.asked, envoys_of(table, 0), all_trade(table, 0)) == (1, {"geneva"}, {"science": 2})


@pytest.mark.breach("CV-087", "CV-090", "CV-130", "CV-381")
def test_a_city_state_whose_two_cards_are_held_gives_none() -> None:
    table = trader("egypt", "france").city_state("geneva", "N21").envoys(1, "geneva").envoys(2, "geneva")
    table.play("play economy", "caravan N20 N21")
    assert (table.asked, envoys_of(table, 0)) == (1, set())
    assert (envoys_of(table, 1), envoys_of(table, 2)) == ({"geneva"}, {"geneva"})


@pytest.mark.rule("CV-090")
def test_the_card_beside_the_map_is_taken_and_the_other_stays_with_its_holder() -> None:
    table = trader("egypt", "france").city_state("geneva", "N21").envoys(1, "geneva")
    table.play("play economy", "caravan N20 N21", "card geneva")
    assert (envoys_of(table, 0), envoys_of(table, 1)) == ({"geneva"}, {"geneva"})


@pytest.mark.rule("CV-088")
def test_one_available_card_of_the_rival_may_be_taken_or_left() -> None:
    table = at_city()
    assert set(table.moves()) == {"done"} | {f"card {card} @2" for card in PACTS}
    table.play("card embassy @2")
    assert pacts_of(table, 0, 1) == {"embassy"}
    table = at_city().play("done")
    assert pacts_of(table, 0, 1) == set()


@pytest.mark.rule("CV-088", "CV-089")
def test_a_card_of_that_rival_already_held_is_returned_first() -> None:
    table = trader().cities(1, "N21").pacts(0, 1, "embassy")
    table.play("play economy", "caravan N20 N21", "put science", "put science", "card joint-war @2")
    assert pacts_of(table, 0, 1) == {"joint-war"}


@pytest.mark.breach("CV-088")
def test_neither_a_card_held_by_a_third_player_nor_of_another_player_is_taken() -> None:
    table = trader("egypt", "france").cities(1, "N21").pacts(2, 1, "joint-war")
    table.play("play economy", "caravan N20 N21", "put science", "put science")
    assert table.refusal("card joint-war @2").reason == "card-taken"
    assert told(table.refusal("card embassy @3"), "CV-088", "other-giver")


@pytest.mark.rule("CV-089")
def test_one_card_of_each_of_several_sources_may_be_held() -> None:
    table = trader("egypt", "france", card="currency").cities(1, "N21").pacts(0, 2, "embassy").envoys(0, "kumasi")
    table.play("play economy", "caravan N20 N21", "put science", "put science", "card embassy @2", "done")
    assert (pacts_of(table, 0, 1), pacts_of(table, 0, 2), envoys_of(table, 0)) == ({"embassy"}, {"embassy"}, {"kumasi"})


@pytest.mark.breach("CV-089")
def test_two_cards_of_one_player_are_never_held() -> None:
    table = trader(card="currency").cities(1, "N21", "N18").play("play economy")
    table.play("caravan N20 N21", "put science", "put science", "card embassy @2")
    table.play("caravan card N18", "put culture", "put culture", "card open-borders @2")
    assert pacts_of(table, 0, 1) == {"open-borders"}


@pytest.mark.rule("CV-368")
@pytest.mark.parametrize("place", ["fort", "conquered"])
def test_a_rival_city_on_a_fort_or_conquered_city_state_trades_as_a_city(place: str) -> None:
    table = trader()
    table = table.fort("N21").cities(1, "N21") if place == "fort" else table.conquered(1, "geneva", "N21")
    table.play("play economy", "caravan N20 N21", "put growth", "put culture", "card embassy @2")
    assert (all_trade(table, 0), pacts_of(table, 0, 1)) == ({"growth": 1, "culture": 1}, {"embassy"})


@pytest.mark.breach("CV-368")
def test_a_conquered_city_state_gives_neither_its_card_nor_tokens_of_its_type() -> None:
    table = trader().conquered(1, "geneva", "N21")
    table.play("play economy", "caravan N20 N21", "put growth", "put growth")
    assert "card geneva" not in table.moves()
    table.play("done")
    assert (envoys_of(table, 0), table.trade_on(0, "science")) == (set(), 0)


@pytest.mark.rule("CV-369")
def test_returned_cards_are_available_again() -> None:
    table = trader("egypt", "france").cities(1, "N21").pacts(2, 1, "embassy").armies(2, "M20")
    table.tokens(1, "M21").turn(2).rolls(6, 1).play("play military", "army M20 M21")
    assert pacts_of(table, 2, 1) == set()
    table.turn(0).play("play economy", "caravan N20 N21", "put science", "put science", "card embassy @2")
    assert pacts_of(table, 0, 1) == {"embassy"}
    table = trader("egypt", "france").city_state("geneva", "N21").envoys(1, "geneva").envoys(2, "geneva")
    table.armies(2, "N22").turn(2).rolls(1, 6).play("play military", "army N22 N21")
    assert envoys_of(table, 2) == set()
    table.turn(0).play("play economy", "caravan N20 N21", "card geneva")
    assert envoys_of(table, 0) == {"geneva"}


@pytest.mark.breach("CV-369")
def test_a_card_that_was_not_returned_is_not_available() -> None:
    table = trader("egypt", "france").cities(1, "N21").pacts(2, 1, *PACTS - {"embassy"})
    table.play("play economy", "caravan N20 N21", "put science", "put science")
    assert set(table.moves()) == {"card embassy @2", "done"}


@pytest.mark.rule("CV-496")
def test_at_a_city_state_wheel_then_kilwa_kisiwani_then_orszaghaz() -> None:
    table = Table(2, "egypt", "france").cards(0, "wheel").slot(0, "economy", 5).caravans(0, "N20")
    table.city_state("geneva", "N21").cities(0, "R16").wonder(0, "kilwa-kisiwani").wonder(0, "orszaghaz", "R16")
    table.play("play economy", "caravan N20 N21")
    order = []
    for answer in ("card geneva", "gain oil", "put culture", "yes"):
        order.append(table.question)
        table.play(answer)
    assert order == ["take-state-card", "gain-resource", "put-trade", "conquer-by-trade"]
    assert (table.city("N21"), table.resources_of(0), all_trade(table, 0)) == (
        0,
        {"oil": 1},
        {"science": 2, "culture": 1},
    )


@pytest.mark.rule("CV-496")
def test_at_a_rival_city_embassy_then_ibrahim_then_great_library_then_cartography() -> None:
    table = Table(2, "netherlands", "ottoman").cards(0, "cartography").slot(0, "economy", 5).caravans(0, "N22")
    table.wonder(0, "great-library").pacts(0, 1, "embassy").cards(1, "mathematics")
    table.game.ibrahim = 0
    table.play("play economy", "caravan N22 N24")
    order = []
    answers = ("put science", "put science", "done", "put growth", "gain oil", "put culture", "put military")
    for answer in (*answers, "take mathematics", "city N22"):
        order.append(table.question)
        table.play(answer)
    assert order == [
        *("put-trade", "put-trade", "take-pact", "put-for-giver", "gain-resource", "put-trade", "put-trade"),
        *("learn-from-rival", "build-city-near"),
    ]
    assert (all_trade(table, 0), all_trade(table, 1)) == ({"science": 2, "culture": 1}, {"growth": 1, "military": 1})
    assert (table.city("N22"), table.resources_of(0)) == (0, {"oil": 1})


@pytest.mark.breach("CV-496")
def test_the_order_of_arrival_is_not_the_players_choice() -> None:
    table = Table(2, "egypt", "france").cards(0, "wheel").slot(0, "economy", 5).caravans(0, "N20")
    table.city_state("geneva", "N21").cities(0, "R16").wonder(0, "kilwa-kisiwani").wonder(0, "orszaghaz", "R16")
    table.play("play economy", "caravan N20 N21", "done")
    assert set(table.moves()) == {"gain marble", "gain mercury", "gain oil", "gain diamond"}
    assert table.refusal("yes").reason == "not-now"
    assert table.refusal("put culture").reason == "not-now"


@pytest.mark.rule("CV-454", "CV-456")
def test_d109_only_currency_trades_where_a_barbarian_stands() -> None:
    table = trader(card="currency").city_state("geneva", "N21").barbarian("A", "N21")
    table.play("play economy", "caravan N20 N21", "card geneva", "done")
    assert (table.game.barbarians[0], all_trade(table, 0), envoys_of(table, 0)) == (-1, {"science": 2}, {"geneva"})


@pytest.mark.breach("CV-454")
@pytest.mark.parametrize("card", ["foreign-trade", "steam-power"])
def test_d109_no_other_caravan_reaches_a_city_state_with_a_barbarian(card: str) -> None:
    table = trader(card=card).city_state("geneva", "N21").barbarian("A", "N21").play("play economy")
    assert told(table.refusal("caravan N20 N21"), "CV-080", "barbarian-there")
    assert "N21" not in reached(table, "caravan N20")


@pytest.mark.rule("CV-031", "CV-086")
def test_an_empty_supply_pays_only_what_is_left() -> None:
    table = trader().cities(1, "N21").supply(1).play("play economy", "caravan N20 N21", "put science")
    assert (table.question, all_trade(table, 0), table.game.trade_supply) == ("take-pact", {"science": 1}, 0)
    table = trader().city_state("geneva", "N21").supply(1).play("play economy", "caravan N20 N21", "done")
    assert (all_trade(table, 0), table.game.trade_supply) == ({"science": 1}, 0)

"""Section 6: how caravans move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.civ_new_dawn.reading import all_within, reached, told
from tests.rules.civ_new_dawn.table import Table

#: Economy cards with their caravans, spaces, and whether these go on water; unique ones with their leader.
ECONOMY_CARDS = [
    ("america", "foreign-trade", 1, 3, False),
    ("america", "currency", 2, 4, False),
    ("america", "steam-power", 2, 6, True),
    ("america", "capitalism", 3, 6, True),
    ("egypt", "wheel", 1, 4, False),
    ("indonesia", "shipbuilding", 2, 4, True),
    ("netherlands", "cartography", 2, 6, True),
    ("ottoman", "banking", 2, 6, True),
]


def trader(card: str = "foreign-trade", slot: int = 5, **options: Any) -> Table:
    """America, whose caravans have nothing special, with an economy card in a slot."""
    return Table(2, "america", "egypt", **options).cards(0, card).slot(0, "economy", slot)


def corridor(table: Table, caravan: str) -> Table:
    """Mountains round a caravan on N18, with a way east along N19 only; a token to spend keeps the question open."""
    table.terrain("mountains", "N17", "M17", "M18", "O17", "O18", "M19", "O19").trade(0, economy=1)
    return table.caravans(0, caravan)


@pytest.mark.rule("CV-076", "CV-077")
@pytest.mark.parametrize(("leader", "card", "caravans", "spaces", "water"), ECONOMY_CARDS)
def test_a_caravan_moves_up_to_the_printed_number_of_spaces(
    leader: str, card: str, caravans: int, spaces: int, water: bool
) -> None:
    table = Table(2, leader, "france").cards(0, card).slot(0, "economy", 5)
    table.play("play economy")
    # A step out and back ends in the capital itself.
    assert reached(table, "caravan card") == all_within(table, "N16", spaces) | {"N16"}


@pytest.mark.breach("CV-076")
@pytest.mark.parametrize(("leader", "card", "caravans", "spaces", "water"), ECONOMY_CARDS)
def test_no_caravan_goes_a_space_further(leader: str, card: str, caravans: int, spaces: int, water: bool) -> None:
    table = Table(2, leader, "france").cards(0, card).slot(0, "economy", 5)
    table.play("play economy")
    assert told(table.refusal(f"caravan card N{17 + spaces}"), "CV-076", "too-far")


@pytest.mark.rule("CV-077")
def test_a_caravan_on_the_card_starts_from_the_capital_or_a_mature_city() -> None:
    table = trader().cities(0, "N20").mature(0, "N20")
    table.play("play economy")
    assert reached(table, "caravan card") - {"N16", "N20"} == all_within(table, "N16", 3) | all_within(table, "N20", 3)


@pytest.mark.rule("CV-077", "CV-367")
def test_a_caravan_from_the_capital_may_end_in_a_mature_city_or_back_in_the_capital() -> None:
    """Both are cities it could start from; it may also walk there, and then stands on the map."""
    for end in ("N19", "N16"):
        table = trader().cities(0, "N19").mature(0, "N19").play("play economy", f"caravan card {end}")
        assert table.caravan_spaces(0) == [end]


@pytest.mark.breach("CV-077")
def test_a_caravan_does_not_start_from_a_city_that_is_not_mature() -> None:
    table = trader().cities(0, "N20").tokens(0, "N19", "N21", "M19", "M20", "O19")
    table.play("play economy")
    assert reached(table, "caravan card") == all_within(table, "N16", 3) | {"N16"}
    assert told(table.refusal("caravan card N21"), "CV-076", "too-far")


@pytest.mark.rule("CV-078", "CV-093")
def test_a_caravan_on_the_map_continues_from_its_space() -> None:
    table = trader().play("play economy", "caravan card N18")
    assert table.caravan_spaces(0) == ["N18"]
    table.turn(0).play("play economy")
    assert reached(table, "caravan N18") == all_within(table, "N18", 3)
    table.play("caravan N18 N21")
    assert table.caravan_spaces(0) == ["N21"]


@pytest.mark.breach("CV-078")
def test_a_caravan_on_the_map_does_not_start_from_a_city() -> None:
    table = trader().caravans(0, "N20").play("play economy")
    assert reached(table, "caravan card") == set()
    assert reached(table, "caravan N20") == all_within(table, "N20", 3)
    assert told(table.refusal("caravan N20 N16"), "CV-076", "too-far")


@pytest.mark.breach("CV-093")
def test_a_caravan_short_of_a_destination_neither_trades_nor_returns() -> None:
    table = trader().city_state("kumasi", "N20").play("play economy", "caravan card N19")
    assert (table.caravan_spaces(0), table.trade_on(0, "culture"), table.asked) == (["N19"], 0, 1)
    table.turn(0).play("play culture", "done")
    assert table.caravan_spaces(0) == ["N19"]


@pytest.mark.rule("CV-079")
def test_a_caravan_enters_difficulty_up_to_the_slot_and_water_if_allowed() -> None:
    table = trader(slot=4).terrain("desert", "N17").play("play economy", "caravan card N17")
    assert table.caravan_spaces(0) == ["N17"]
    table = trader("steam-power").terrain("water", "N17", "N18").play("play economy", "caravan card N18", "done")
    assert table.caravan_spaces(0) == ["N18", "card"]


@pytest.mark.breach("CV-079")
def test_neither_water_nor_harder_terrain_may_be_entered_or_passed() -> None:
    table = corridor(trader(slot=4), "N18").terrain("water", "N19").play("play economy")
    assert told(table.refusal("caravan N18 N19"), "CV-079", "space-is-water")
    refusal = table.refusal("caravan N18 N17")
    assert (refusal.rule, refusal.needs) == ("CV-079", {"space": "N17", "difficulty": 5, "slot": 4})
    assert told(table.refusal("caravan N18 N20"), "CV-076", "too-far")
    assert reached(table, "caravan N18") == set()


@pytest.mark.rule("CV-080")
def test_currency_lets_a_caravan_enter_the_space_of_a_barbarian() -> None:
    table = trader("currency").barbarian("A", "N18").play("play economy", "caravan card N18", "done")
    assert (table.game.barbarians[0], table.caravan_spaces(0)) == (-1, ["N18", "card"])
    assert sum(table.game.players[0].trade) == 0
    table = corridor(trader("currency", slot=4), "N18").barbarian("A", "N19").play("play economy")
    assert reached(table, "caravan N18") == {"N19"}


@pytest.mark.breach("CV-080")
@pytest.mark.parametrize("card", ["foreign-trade", "steam-power", "capitalism"])
def test_other_caravans_neither_enter_nor_pass_a_barbarian(card: str) -> None:
    table = corridor(trader(card, slot=4), "N18").barbarian("A", "N19").play("play economy")
    assert told(table.refusal("caravan N18 N19"), "CV-080", "barbarian-there")
    assert reached(table, "caravan N18") == set()


@pytest.mark.rule("CV-081")
def test_a_caravan_enters_and_passes_rival_control_tokens() -> None:
    table = corridor(trader(slot=4), "N18").tokens(1, "N19", reinforced=True).play("play economy")
    assert {"N19", "N20", "N21"} <= reached(table, "caravan N18")
    table.play("caravan N18 N19")
    assert (table.caravan_spaces(0), table.token("N19")) == (["N19"], (1, True))


@pytest.mark.breach("CV-081", "CV-082")
def test_a_rival_city_is_entered_but_not_passed() -> None:
    table = corridor(trader(slot=4), "N18").cities(1, "N19").play("play economy")
    assert reached(table, "caravan N18") == {"N19"}
    assert told(table.refusal("caravan N18 N20"), "CV-076", "too-far")


@pytest.mark.rule("CV-082")
@pytest.mark.parametrize("place", ["city", "city-state"])
def test_a_caravan_ends_its_movement_in_a_rival_city_or_city_state_and_trades(place: str) -> None:
    table = corridor(trader(slot=4), "N18")
    if place == "city":
        table.cities(1, "N19").play("play economy", "caravan N18 N19", "put science", "put culture", "done")
    else:
        table.city_state("geneva", "N19").play("play economy", "caravan N18 N19", "done")
    assert (table.caravan_spaces(0), sum(table.game.players[0].trade)) == (["card"], 3)


@pytest.mark.rule("CV-083")
def test_two_caravans_may_go_to_two_destinations() -> None:
    table = trader("currency").city_state("geneva", "N18").city_state("kumasi", "L16")
    table.play("play economy", "caravan card N18", "done", "caravan card L16", "done")
    assert (table.trade_on(0, "science"), table.trade_on(0, "culture")) == (2, 2)


@pytest.mark.breach("CV-083", "CV-366")
@pytest.mark.parametrize("place", ["city", "city-state"])
def test_d96_a_second_caravan_may_not_enter_the_same_city_or_city_state(place: str) -> None:
    table = trader("currency")
    if place == "city":
        table.cities(1, "N18").play("play economy", "caravan card N18", "put science", "put science", "done")
    else:
        table.city_state("geneva", "N18").play("play economy", "caravan card N18", "done")
    assert told(table.refusal("caravan card N18"), "CV-083", "already-reached")
    table.play("done")
    assert (table.caravan_spaces(0), table.trade_on(0, "science")) == (["card", "card"], 2)


@pytest.mark.rule("CV-366")
def test_a_destination_may_be_reached_again_in_the_next_turn() -> None:
    table = trader("currency").city_state("geneva", "N18").play("play economy", "caravan card N18", "done", "done")
    table.turn(0).play("play economy", "caravan card N18", "done", "done")
    assert table.trade_on(0, "science") == 3


@pytest.mark.breach("CV-366")
def test_a_city_state_already_reached_is_no_way_for_another_caravan() -> None:
    table = corridor(trader("currency", slot=4), "N18").city_state("geneva", "N19")
    table.game.own(0).caravans = [table.space("N18"), table.space("N18")]
    table.play("play economy", "caravan N18 N19", "done")
    assert (reached(table, "caravan N18"), table.caravan_spaces(0)) == (set(), ["N18", "card"])


@pytest.mark.rule("CV-365")
def test_caravans_move_one_after_the_other_in_any_order() -> None:
    for first, second in (("N18", "L17"), ("L17", "N18")):
        table = trader("currency").caravans(0, "N18", "L17").play("play economy")
        table.play(f"caravan {first} {first[0]}20", f"caravan {second} {second[0]}20")
        assert (table.caravan_spaces(0), table.asked) == (["L20", "N20"], 1)


@pytest.mark.breach("CV-365")
def test_a_caravan_that_moved_or_traded_does_not_move_again() -> None:
    table = trader("currency").caravans(0, "N18").play("play economy", "caravan N18 N20")
    assert reached(table, "caravan N20") == set()
    table = trader().city_state("geneva", "N18").play("play economy", "caravan card N18", "done")
    assert (table.asked, table.caravan_spaces(0)) == (1, ["card"])


@pytest.mark.rule("CV-367")
@pytest.mark.parametrize("what", ["own-city", "own-token", "caravan", "own-army", "army", "good", "natural", "fort"])
def test_a_caravan_passes_and_ends_where_nothing_forbids_it(what: str) -> None:
    def with_it() -> Table:
        table = trader(slot=5).caravans(0, "N18")
        table.terrain("water", "N17", "M17", "M18", "O17", "O18", "M19", "O19")
        if what == "own-city":
            return table.cities(0, "N19")
        if what == "own-token":
            return table.tokens(0, "N19")
        if what == "caravan":
            return table.caravans(1, "N19")
        if what == "own-army":
            return table.armies(0, "N19")
        if what == "army":
            return table.armies(1, "N19")
        if what == "good":
            return table.good("oil", "N19")
        return table.natural_wonder("mt-everest", "N19") if what == "natural" else table.fort("N19")

    table = with_it().play("play economy", "caravan N18 N19")
    assert (table.caravan_spaces(0), table.asked) == (["N19"], 1)
    table = with_it().play("play economy", "caravan N18 N20")
    assert table.caravan_spaces(0) == ["N20"]


@pytest.mark.breach("CV-367")
def test_a_fort_or_natural_wonder_above_the_slot_is_refused() -> None:
    table = trader(slot=2).caravans(0, "N18").fort("N19").natural_wonder("mt-everest", "N17").play("play economy")
    assert told(table.refusal("caravan N18 N19"), "CV-079", "too-difficult")
    assert told(table.refusal("caravan N18 N17"), "CV-079", "too-difficult")


@pytest.mark.rule("CV-367")
def test_d97_a_caravan_in_the_space_of_a_rival_army_changes_nothing() -> None:
    table = trader().armies(1, "N18").play("play economy", "caravan card N18")
    assert (table.caravan_spaces(0), table.army_spaces(1)) == (["N18"], ["N18"])
    table.play("play military", "army N18 N20")
    assert (table.caravan_spaces(0), table.army_spaces(1), table.told("attacked")) == (["N18"], ["N20"], [])

"""The reader of cases understands more than the cases there are: other boards, prices, cards and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.check import answer

NOTHING_SOLD: dict[str, Any] = {"left_sellable": [], "right_sellable": []}
OPTIONS = "distinct_minimal_options"


def holds(given: dict[str, Any], then: dict[str, Any], title: str = "") -> None:
    assert answer(given, then, title) == then


# Trade


def test_prices_may_differ_by_kind_at_one_neighbour() -> None:
    given = {
        "own_production": [["wood", "clay"]],
        "left_sellable": [],
        "right_sellable": ["wood", "clay"],
        "needed": {"wood": 1, "clay": 1},
        "prices": {"default": 2, "wood_from_right": 1},
    }
    dear, cheap = {"right": {"clay": 1, "price": 2}}, {"right": {"wood": 1, "price": 1}}
    holds(given, {OPTIONS: [cheap, dear]})
    # More options than listed do no harm, but none may be cheaper.
    holds(given, {OPTIONS: [cheap]})
    assert answer(given, {OPTIONS: [dear]}, "") == {OPTIONS: [cheap, dear]}
    assert answer(given, {OPTIONS: []}, "") == {OPTIONS: [cheap, dear]}


def test_options_with_raw_and_made_goods_from_both_sides() -> None:
    given = {
        "own_production": [],
        "left_sellable": ["glass", ["stone", "ore"]],
        "right_sellable": ["glass", "ore"],
        "needed": {"glass": 1, "ore": 1},
        "prices": {"default": 2, "ore_from_left": 1, "glass_from_left": 1, "glass_from_right": 1},
    }
    splits = [
        {"left": {"ore": 1, "glass": 1, "price": 2}},
        {"left": {"ore": 1, "price": 1}, "right": {"glass": 1, "price": 1}},
        {"left": {"glass": 1, "price": 1}, "right": {"ore": 1, "price": 2}},
        {"right": {"ore": 1, "glass": 1, "price": 3}},
    ]
    holds(given, {OPTIONS: splits})
    assert len(answer(given, {OPTIONS: []}, "")[OPTIONS]) == len(splits)


def test_what_nobody_sells_has_no_options() -> None:
    given = {"own_production": ["wood"], **NOTHING_SOLD, "needed": {"wood": 2}, "prices": {"default": 2}}
    holds(given, {OPTIONS: []})
    assert answer(given, {OPTIONS: [{}]}, "") == {OPTIONS: []}


def test_a_purchase_beyond_the_purse_does_not_happen() -> None:
    holds({"own_coins": 3, "seller_coins": 1, "buy": {"left": {"ore": 2}}}, {"total": 4, "own_coins_after": 3})
    holds(
        {"own_coins": 4, "seller_coins": 1, "buy": {"left": {"ore": 2}}},
        {"own_coins_after": 0, "seller_coins_after": 5},
    )


def test_cheapest_may_be_any_of_several() -> None:
    given = {
        "build": "baths",
        "own_production": [],
        "left_sellable": ["stone"],
        "right_sellable": ["stone"],
        "coins": 2,
    }
    holds(given, {"cheapest": {"left": {"stone": 1, "price": 2}}})
    holds(given, {"cheapest": {"right": {"stone": 1, "price": 2}}, "price": 2})
    found = answer(given, {"cheapest": {"right": {"stone": 1, "price": 1}}}, "")
    assert found["cheapest"] in ({"left": {"stone": 1, "price": 2}}, {"right": {"stone": 1, "price": 2}})
    poor = {**given, "coins": 1}
    holds(poor, {"buildable": False, "cheapest": None, "cheapest_price": None, "coins_after": 1})


def test_sales_and_earnings_come_too_late() -> None:
    given = {"own_production": ["clay"], "left_sellable": ["clay"], "right_sellable": [], "build": "forum"}
    late = {**given, "coins": 0, "earned_this_turn": 5, "sold_this_turn": {"left": {"clay": 1}}}
    holds(late, {"buildable": False, "coins_after": 7})
    holds({**given, "coins": 2}, {"buildable": True, "coins_after": 0, "left_coins_after": 5})


# Lost Wonders


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ({"wonder": "babel", "side": "B", "stage": 4, "brown_cards": 3, "grey_cards": 2}, {"vp": 6}),
        ({"wonder": "babel", "side": "B", "stage": 1, "grey_cards": 6}, {"vp": 0}),
        ({"wonder": "babel", "side": "A", "stage3": True, "grey_cards": 2}, {"vp": 6}),
        ({"wonder": "el-dorado", "side": "A", "stage1": True, "blue_cards": 3}, {"vp": -6}),
        ({"wonder": "el-dorado", "side": "A", "stage2": True, "yellow_card_coins": 4}, {"coins": 7}),
        ({"wonder": "helvetia", "side": "B", "stage4": True, "coins": 11}, {"coin_vp_total": 6}),
        ({"wonder": "helvetia", "side": "A", "stage2": True, "shields": 5}, {"vp": 0}),
        ({"wonder": "capua", "side": "B", "stage3": True, "shields": 7}, {"vp": 7}),
        ({"wonder": "antiocheia", "side": "B", "stage2": True, "yellow_card_vp": 11}, {"vp": 22}),
        ({"wonder": "antiocheia", "side": "B", "yellow_card_coins": 3}, {"coins": 3}),
        ({"wonder": "citadels", "side": "A", "stage3": True, "blue_cards": 4}, {"vp": 4}),
        ({"wonder": "tartaros", "side": "B", "marker_age": 3}, {"stage_built": True, "vp": 6}),
        ({"wonder": "tartaros", "side": "A", "stage2": True, "marker_age": 2}, {"stage_built": True, "vp": 4}),
        ({"wonder": "tartaros", "side": "A", "stage2": True, "marker_age": 3}, {"stage_built": True, "vp": 0}),
        ({"wonder": "nomades", "side": "B"}, {"coins": 7, "defeat_tokens": 0}),
        ({"wonder": "temporal-paradox"}, {"coins": 3, "defeat_tokens": 1, "victory_tokens": 0}),
        ({"wonder": "lhasa", "side": "B", "stage2": True, "symbols": {"gear": 3}}, {"best_science_vp": 9}),
        ({"wonder": "lhasa", "side": "B", "stage3": True, "symbols": {"gear": 3}}, {"best_science_vp": 10}),
        ({"wonder": "babylon", "side": "A", "stage2": True, "symbols": {"gear": 1, "tablet": 1}}, {"science_vp": 10}),
    ],
)
def test_boards_of_all_kinds(given: dict[str, Any], then: dict[str, Any]) -> None:
    holds(given, then)


def test_a_stage_named_in_the_title_is_built_now() -> None:
    holds({"others_coins": [5, 1, 2]}, {"others_coins_after": [3, 0, 0]}, "R'lyeh B stage 3 with poor others")
    holds({"coins": [3, 3, 3], "owner_seat": 1}, {"coins_after": [6, 6, 6]}, "Uruk A stage 2")
    holds(
        {"coins": [0, 9, 9, 9], "owner_seat": 0, "neighbours": [2, 3]},
        {"coins_after": [12, 9, 13, 13]},
        "El Dorado B stage 2",
    )


def test_copies_and_turned_cards() -> None:
    copied = {"wonder": "venezia", "side": "B", "stage2_copies": "apothecary"}
    holds(copied, {"science_vp": 1, "green_cards_counted": 0, "chains_gained": []})
    holds(
        {"wonder": "venezia", "side": "A", "stage2_copies": "sawmill"},
        {"own_production_gain": {"wood": 2}, "sellable": {}},
    )
    turned = {"wonder": "yamato", "side": "A", "stage2": True, "turned_card": "stables"}
    holds(turned, {"shields": 2, "red_cards_counted": 0, "own_production_gain": {}})
    tree = {"wonder": "yamato", "side": "B", "turned_card": "tree-farm"}
    holds(tree, {"own_production_gain": {"wood/clay": 1}, "sellable": {}, "brown_cards_counted": 0})


def test_nothing_is_copied_where_nothing_fits() -> None:
    holds({"wonder": "venezia", "side": "B", "stage2_copies": "altar"}, {"shields": 0, "blue_vp": 0, "vp": 0})


def test_conflicts_of_one_city_between_two() -> None:
    given = {"wonder": "capua", "side": "B", "stage1": True, "own_shields": 4, "left_shields": 1, "right_shields": 0}
    then = {"victory_tokens": 2, "left_defeat_tokens": 2, "right_defeat_tokens": 2, "points_this_age": 6}
    holds({**given, "age": 2}, then)
    owner = {"shields": {"left": 1, "owner": 9, "right": 1}, "players": 5, "age": 3}
    holds(owner, {"owner_tokens": 0, "left_beats_right": False, "right_beats_left": False})
    own = {"shields": {"left": 1, "own": 9, "right": 1}, "players": 5, "age": 3}
    holds(own, {"victory_tokens": 2, "own_beats_left": True})


# Cards, guilds, stages


def test_guilds_are_counted_one_by_one() -> None:
    cards = {
        "own_cards": ["shipowners-guild", "workers-guild", "loom"],
        "left_cards": ["mine", "mine"],
        "right_cards": [],
    }
    holds({"guild": "workers-guild", **cards}, {"guild_vp": 2})
    holds({"guild": "shipowners-guild", **cards}, {"guild_vp": 3})


def test_a_copied_guild_counts_as_the_copier_sees_it() -> None:
    given = {"wonder": "olympia", "side": "B", "copied": "shipowners-guild", "own_cards": ["mine", "loom"]}
    holds(given, {"wonder_vp_from_copy": 2, "booked_under": "wonder"})
    worthless = {"wonder": "olympia", "side": "B", "neighbour_guilds": ["strategists-guild", "spies-guild"]}
    holds(worthless, {"wonder_vp_from_copy": 0, "booked_under": None})


def test_more_stages_than_the_usual_board_has() -> None:
    holds({"guild": "builders-guild", "own_stages": 4, "left_stages": 4, "right_stages": 0}, {"guild_vp": 8})
    holds({"stages_total": 4, "stages_built": 3}, {"can_build_stage": True})
    holds({"stages_total": 2, "build_times": 3}, {"stages_built": 2})
    holds({"stages_built": 2, "placed_this_turn": 1}, {"stages_counted_by_effects_this_turn": 3})


def test_the_discard_pile() -> None:
    holds(
        {"discard_pile": ["altar", "mine"], "stage_with_discard_build": True},
        {"cards_built": 1, "discard_pile_after": 1},
    )
    given = {"wonder": "halikarnassos", "side": "B", "stages_built": 3, "discard_pile_size": 2}
    holds(given, {"cards_built": 1, "discard_pile_after": 1, "next_turn_offers_build": False})


def test_free_builds_of_another_board() -> None:
    given = {"wonder": "rlyeh", "side": "B", "stage2_built": True, "used_in_ages": [1, 3]}
    holds(given, {"available_in_age": {"1": False, "2": True, "3": False}})


def test_rankings_of_many_seats() -> None:
    holds({"totals": [40, 50, 50, 12], "coins": [9, 2, 3, 0]}, {"ranking": [2, 1, 0, 3]})


def test_hands_of_any_number() -> None:
    hands = ["a", "b", "c", "d"]
    holds({"hands": hands, "direction": "left"}, {"hands_after": ["b", "c", "d", "a"]})
    holds({"hands": hands, "direction": "right"}, {"hands_after": ["d", "a", "b", "c"]})


# What is not understood


@pytest.mark.parametrize(
    ("given", "then", "field"),
    [
        ({"coins": "many"}, {"coin_vp": 0}, "coins"),
        ({"coins": True}, {"coin_vp": 0}, "coins"),
        ({"own_cards": ["pyramid"]}, {"blue_vp": 0}, "own_cards"),
        ({"own_cards": "altar"}, {"blue_vp": 0}, "own_cards"),
        ({"wonder": "troy"}, {"coins": 3}, "wonder"),
        ({"wonder": "giza", "side": "C"}, {"coins": 3}, "wonder"),
        ({"wonder": "giza", "stage4": True}, {"vp": 3}, "stage"),
        ({"wonder": "giza", "copied": "spies-guild"}, {"wonder_vp_from_copy": 0}, "wonder"),
        ({"players": 9}, {"guilds": 11}, "players"),
        ({"age": 4}, {"coins": 3}, "age"),
        ({"own_production": ["gold"]}, {"coins": 3}, "own_production"),
        ({"own_production": ["wood"] * 8}, {"coins": 3}, "own_production"),
        ({"needed": {"wood": 9}}, {"own_production_suffices": False}, "needed"),
        ({"choices": [["wood", "gold"]]}, {"own_production_suffices": False}, "choices"),
        ({"prices": {"wood_from_above": 1}}, {"total": 2}, "prices"),
        ({"buy": {"above": {"wood": 1}}}, {"total": 2}, "buy"),
        ({"tokens": [2]}, {"military_vp": 2}, "tokens"),
        ({"symbols": {"star": 1}}, {"science_vp": 1}, "symbols"),
        ({"shields": {"above": 1}, "age": 1}, {"victory_tokens": 0}, "shields"),
        ({"hands": ["a", "b", "c"], "direction": "up"}, {"hands_after": []}, "direction"),
        ({"effect": {"coins_per": 2}}, {"coins_gained": 2}, "effect"),
        ({"cost": {"gold": 2}}, {"payable": True}, "cost"),
        ({}, {"buildable": True}, "build"),
        ({}, {"guild_vp": 1}, "guild"),
    ],
)
def test_values_that_cannot_be_meant(given: dict[str, Any], then: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match="case-value") as caught:
        answer(given, then, "")
    assert caught.value.needs["field"] == field


def test_fields_that_nobody_reads() -> None:
    with pytest.raises(BadInput, match=r"given\.elephants"):
        answer({"elephants": 1, "coins": 3}, {"coin_vp": 1}, "")
    with pytest.raises(BadInput, match=r"then\.elephant_vp"):
        answer({"coins": 3}, {"elephant_vp": 1}, "")

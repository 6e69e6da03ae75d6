"""Section 6: how many figures the cards bring, and which go when a card brings fewer."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.tables.focus_cards import NUMBER
from tests.rules.civ_new_dawn.table import Table

#: Economy cards with their caravans; unique ones with their leader.
CARAVANS = [
    ("america", "foreign-trade", 1),
    ("america", "currency", 2),
    ("america", "steam-power", 2),
    ("america", "capitalism", 3),
    ("egypt", "wheel", 1),
    ("indonesia", "shipbuilding", 2),
    ("netherlands", "cartography", 2),
    ("ottoman", "banking", 2),
]


def trader(card: str = "foreign-trade") -> Table:
    """America, whose caravans have nothing special."""
    return Table(2, "america", "egypt").cards(0, card).slot(0, "economy", 5)


@pytest.mark.rule("CV-075")
def test_each_player_starts_with_one_caravan_on_the_economy_card() -> None:
    for game_name in ("base", "terra-incognita"):
        game = ecumene.new("civ-new-dawn", seats=4, seed=3, options={"game": game_name})
        assert isinstance(game, CivNewDawn)
        assert [player.caravans for player in game.players] == [[ON_CARD]] * 4


@pytest.mark.rule("CV-075", "CV-370")
@pytest.mark.parametrize(("leader", "card", "caravans"), CARAVANS)
def test_the_card_sets_how_many_caravans_there_are(leader: str, card: str, caravans: int) -> None:
    table = Table(2, leader, "france").cards(0, card)
    assert table.caravan_spaces(0) == ["card"] * caravans


@pytest.mark.breach("CV-075")
def test_one_caravan_of_foreign_trade_leaves_none_for_a_second_move() -> None:
    table = trader().play("play economy", "caravan card N18")
    assert table.asked == 1
    table = trader("currency").play("play economy", "caravan card N18", "caravan card N17")
    assert (table.asked, table.caravan_spaces(0)) == (1, ["N17", "N18"])


def learning(*caravans: str) -> Table:
    """Capitalism, and a tech dial that is about to give a card of level II: a card of a lower level is gained."""
    table = trader("capitalism").slot(0, "science", 3).caravans(0, *caravans)
    return table.play("play science", "take currency")


@pytest.mark.rule("CV-370")
def test_with_fewer_figures_the_surplus_is_taken_off_first_from_the_card() -> None:
    table = learning("N18", "N19")
    assert (table.caravan_spaces(0), table.asked) == (["N18", "N19"], 1)
    table = learning("N18", "N19", "N20")
    assert (table.question, set(table.moves())) == (
        "disband-surplus",
        {"disband caravan N18", "disband caravan N19", "disband caravan N20"},
    )
    table.play("disband caravan N19")
    assert (table.caravan_spaces(0), table.asked) == (["N18", "N20"], 1)


@pytest.mark.rule("CV-370")
def test_a_new_card_with_more_caravans_brings_them_onto_the_card() -> None:
    table = trader().slot(0, "science", 3).caravans(0, "N18").play("play science", "take currency")
    assert table.caravan_spaces(0) == ["N18", "card"]


@pytest.mark.breach("CV-370")
def test_a_caravan_on_the_map_is_not_asked_for_while_one_lies_on_the_card() -> None:
    table = learning("N18")
    assert (table.asked, table.caravan_spaces(0)) == (1, ["N18", "card"])
    table = learning("N18", "N19", "N20")
    assert table.refusal("disband caravan N17").rule == "CV-370"
    assert table.refusal("done").rule == "CV-370"


@pytest.mark.rule("CV-370")
def test_with_fewer_armies_one_of_those_on_the_map_is_taken_off() -> None:
    """Only a card of level I has fewer armies; it is put back into the deck by hand, for the Great Library to find."""
    table = Table(2, "america", "egypt").wonder(0, "great-library").cards(0, "iron-working").armies(0, "N18", "L18")
    table.game.own(0).gone &= ~(1 << NUMBER["masonry"])
    table.cities(1, "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "put science", "put science", "done", "take masonry")
    assert (table.question, set(table.moves())) == ("disband-surplus", {"disband army N18", "disband army L18"})
    table.play("disband army N18")
    assert table.army_spaces(0) == ["L18"]


@pytest.mark.rule("CV-365", "CV-370", "CV-463")
def test_a_caravan_taken_off_while_the_card_is_resolved_leaves_the_others_their_moves() -> None:
    table = trader("capitalism").wonder(0, "great-library").caravans(0, "N20", "N18", "L18").cards(1, "currency")
    table.cities(1, "N21").play("play economy", "caravan N20 N21", "put science", "put science", "done")
    table.play("take currency")
    assert table.caravan_spaces(0) == ["L18", "N18"]
    table.play("caravan N18 R18", "caravan L18 H18")
    assert table.caravan_spaces(0) == ["H18", "R18"]

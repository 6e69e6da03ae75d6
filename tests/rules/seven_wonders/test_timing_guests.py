"""Ledger section F: the Assassin, the Paradox, the Partnership and the leaders in the order of a turn."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.tables import BOARD_NUMBERS
from tests.rules.seven_wonders.table import Table
from tests.rules.seven_wonders.turns import BARREN, HAND, assassin, owed, rich


@pytest.mark.rule("SW-395")
def test_the_assassin_turns_the_others_cards_into_discards_without_coins() -> None:
    table = assassin("rhodos-A", "giza-A").hands(HAND, "clay-pit baths", "barracks loom")
    assert table.legal(2, "build barracks") == {"build barracks left=2", "build barracks right=2"}
    table.turn("build theater", "discard clay-pit", "build barracks left=2")
    assert (table.purses(), table.pile()) == ([3, 3, 3], ["clay-pit", "barracks"])
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar"], ["altar"]]


@pytest.mark.rule("SW-395")
def test_the_victims_cards_can_be_dug_up_in_the_same_turn() -> None:
    # Only a last card, which is never hit, can dig in the turn of the Assassin.
    table = assassin("uruk-B", "halikarnassos-A", turn=4).stages(1, 3).stages(2, 1)
    rich(table.hands("altar theater", "loom press", "baths pawnshop"), 2)
    table.turn("build altar", "build loom", "build baths")
    assert table.pile() == ["loom", "baths"]
    table.turn("decline", "decline", "stage pawnshop 2")
    assert table.legal(2) == {"take loom", "take baths", "take theater", "take press"}


@pytest.mark.breach("SW-395")
def test_the_assassin_strikes_once_and_spares_its_owner() -> None:
    table = assassin()
    table.turn("build theater", "build theater", "build theater")
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar"], ["altar"]]
    table.hands("loom press", "loom press", "loom press").turn("build loom", "build loom", "build loom")
    assert [table.built(seat) for seat in range(3)] == [["theater", "loom"], ["altar", "loom"], ["altar", "loom"]]


def paradox(*wonders: str, side: str = "B", pile: str = "") -> Table:
    """Temporal Paradox (seat 0) can only draw these wonders."""
    table = Table(f"temporal-paradox-{side}", *BARREN, coins=0).discarded(pile, 1).hands(HAND, HAND, HAND)
    table.game.unused_boards = [BOARD_NUMBERS[f"{wonder}-{face}"] for wonder in wonders for face in "AB"]
    return rich(table, 0)


@pytest.mark.rule("SW-396")
def test_start_and_first_stage_of_the_new_board_work_in_the_same_turn() -> None:
    table = paradox("el-dorado", "uruk")
    table.turn("stage altar 1", "build altar", "build altar")
    assert table.legal(0) == {"board el-dorado-A", "board el-dorado-B", "board uruk-A", "board uruk-B"}
    table.play(0, "board el-dorado-A")
    assert table.cities[0].coins == 12 + 6
    table = paradox("el-dorado", "uruk")
    table.turn("stage altar 1", "build altar", "build altar")
    table.play(0, "board uruk-B")
    assert (table.purses(), table.points(0, "wonder")) == ([2, 2, 2], 3)


@pytest.mark.rule("SW-396")
def test_a_discard_build_of_the_new_first_stage_follows_in_step_eight() -> None:
    table = paradox("halikarnassos", pile="palace senate")
    table.turn("stage altar 1", "build altar", "build altar")
    table.play(0, "board halikarnassos-B")
    assert table.legal(0) == {"take palace", "take senate"}


@pytest.mark.breach("SW-396")
def test_the_new_board_is_chosen_before_any_effect_and_once() -> None:
    table = paradox("el-dorado", "uruk").hands(HAND, "tavern altar", HAND)
    table.turn("stage altar 1", "build tavern", "build altar")
    assert (owed(table), table.purses(), table.built(1)) == (["replace-wonder", "", ""], [0, 0, 0], ["tavern"])
    assert table.refuses(0, "board giza-A", "SW-329", "board-not-drawn", board="giza-A")
    table.play(0, "board el-dorado-A")
    table.hands(HAND, HAND, HAND)
    assert table.refuses(0, "stage altar 1", "SW-066", "stage-order", stage=1, next=2)


def partners(*hands: str, stage: int = 2) -> Table:
    """Rapa Nui A (seat 0) and its partner (seat 1) against seats 2 and 3."""
    table = Table("rapa-nui-A", "giza-A", *BARREN, age=2, coins=0, cities=True, teams=True).stages(0, stage - 1)
    return rich(table.hands(*hands), 0)


@pytest.mark.rule("SW-397")
def test_a_partnership_card_is_placed_before_effects_and_works_for_the_partner() -> None:
    table = partners("brickyard altar", "vineyard altar", HAND, HAND)
    table.turn("stage brickyard 2", "build vineyard", "build altar", "build altar")
    assert (table.built(0), table.built(1)) == ([], ["vineyard", "brickyard"])
    # The partner's own vineyard sees it; it costs nobody a coin.
    assert table.purses() == [0, 1, 0, 0]
    table = partners("tavern altar", "altar theater", HAND, HAND)
    table.turn("stage tavern 2", "build altar", "build altar", "build altar")
    assert table.purses() == [0, 5, 0, 0]


@pytest.mark.breach("SW-397")
def test_a_second_copy_of_the_partners_own_card_brings_nothing() -> None:
    table = partners("tavern altar", "tavern altar", HAND, HAND)
    table.turn("stage tavern 2", "build tavern", "build altar", "build altar")
    assert (table.built(1), table.purses(), table.pile()) == (["tavern"], [0, 5, 0, 0], ["tavern"])
    assert (table.cities[0].stage_count(), table.built(0)) == (2, [])


@pytest.mark.rule("SW-412")
def test_the_leader_phase_comes_before_the_hands_are_dealt() -> None:
    table = Table("giza-A", *BARREN, leaders=True, coins=6, age=2).leaders("midas", "nero", "croesus")
    assert (owed(table), [len(city.hand) for city in table.cities]) == (["use-leader"] * 3, [0, 0, 0])
    table.turn("recruit midas", "recruit nero", "recruit croesus")
    assert (owed(table), [len(city.hand) for city in table.cities]) == (["pick"] * 3, [7, 7, 7])


@pytest.mark.rule("SW-412")
def test_an_assassin_of_the_leader_phase_strikes_in_the_first_turn() -> None:
    table = rich(Table("citadels-A", *BARREN, leaders=True, coins=6), 0).leaders("midas", "nero", "croesus")
    table.turn("stage midas 1", "recruit nero", "recruit croesus")
    assert table.built(1) == ["nero"]
    table.hands(HAND, HAND, HAND).turn("build altar", "build altar", "build altar")
    assert [table.built(seat) for seat in range(3)] == [["altar"], ["nero"], ["croesus"]]


@pytest.mark.breach("SW-412")
def test_the_assassin_does_not_strike_leaders() -> None:
    table = assassin(turn=5, leaders=True)
    # The Age is over; the leaders of the next one are safe, its first cards are not.
    table.leaders("midas", "nero", "croesus").turn("discard midas", "recruit nero", "recruit croesus")
    assert [table.built(seat) for seat in range(3)] == [[], ["altar", "nero"], ["altar", "croesus"]]
    table.hands(HAND, HAND, HAND).turn("build theater", "build theater", "build theater")
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar", "nero"], ["altar", "croesus"]]


@pytest.mark.breach("SW-412")
def test_helps_of_once_per_turn_are_not_there_for_the_leader_phase() -> None:
    table = Table("sparta-A", *BARREN, leaders=True, cities=True, coins=6).build(0, "bilkis", "secret-warehouse")
    table.build(0, "clay-pool").leaders("midas", "nero", "croesus")
    assert table.legal(0, "stage") == set()
    assert table.refuses(0, "stage midas 1 bank=1", "SW-067", "resources", missing="1 clay")
    table.turn("discard midas", "discard nero", "discard croesus")
    table.hands(HAND, HAND, HAND)
    # In a turn the warehouse doubles the clay, or the bank sells it.
    assert "stage altar 1" in table.legal(0, "stage")


@pytest.mark.breach("SW-412")
def test_the_leader_phase_uses_up_nothing_of_the_first_turn() -> None:
    # Dominion B digs for a guild that Solomon has dug up, and again for the guild of the first turn.
    table = Table("dominion-B", *BARREN, leaders=True, age=3, coins=6).stages(0, 3)
    table.discarded("spies-guild palace senate", 1).leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "discard midas", "discard nero")
    table.play(0, "take spies-guild")
    table.play(0, "take palace")
    rich(table.hands("workers-guild altar", HAND, HAND), 0).turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    assert table.built(0) == ["solomon", "spies-guild", "palace", "workers-guild", "senate"]

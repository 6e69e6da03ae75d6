"""Ledger section F: builds from the discard pile, step 8 of a turn."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.table import Table
from tests.rules.seven_wonders.turns import BARREN, HAND, out_of_turn, owed, rich


@pytest.mark.rule("SW-081")
def test_last_cards_then_leftovers_then_builds_from_the_pile() -> None:
    table = Table("babylon-B", "halikarnassos-A", "giza-A", turn=5).stages(0, 2).stages(1, 1)
    rich(table.hands("altar loom", "theater press", "baths glassworks"), 1)
    table.turn("build altar", "stage theater 2", "build baths")
    assert (owed(table), table.pile()) == (["last-pick", "", ""], [])
    table.play(0, "decline")
    assert owed(table) == ["", "take-from-discard", ""]
    assert table.legal(1) == {"take loom", "take press", "take glassworks"}


@pytest.mark.breach("SW-081")
def test_the_discard_pile_waits_for_the_last_cards() -> None:
    table = Table("babylon-B", "halikarnassos-A", "giza-A", turn=5).stages(0, 2).stages(1, 1).discarded("palace", 2)
    rich(table.hands("altar loom", "theater press", "baths glassworks"), 1)
    table.turn("build altar", "stage theater 2", "build baths")
    assert out_of_turn(table, 1, "take palace")
    table.play(0, "build loom")
    # The loom was built: it is not in the pile.
    assert table.legal(1) == {"take palace", "take press", "take glassworks"}


def diggers() -> Table:
    """Dominion B (seat 0) builds a guild, Halikarnassos (seat 2) a stage: both look through the pile."""
    table = Table("dominion-B", "giza-A", "halikarnassos-A", age=3).stages(0, 3).stages(2, 1)
    table.discarded("palace senate", 1).hands("workers-guild altar", HAND, HAND)
    return rich(table, 0, 2)


@pytest.mark.rule("SW-085")
def test_halikarnassos_digs_before_other_boards() -> None:
    table = diggers()
    table.turn("build workers-guild", "build altar", "stage altar 2")
    table.play(0, "decline")
    assert owed(table) == ["", "", "take-from-discard"]
    table.play(2, "take palace")
    assert (table.built(2), table.built(0)) == (["palace"], ["workers-guild", "senate"])


@pytest.mark.rule("SW-085")
def test_boards_dig_before_leaders() -> None:
    table = Table("giza-A", "halikarnassos-A", "rhodos-A", leaders=True, coins=6).stages(1, 1)
    rich(table, 1).discarded("palace senate town-hall", 2)
    table.leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "stage midas 2", "discard nero")
    assert owed(table) == ["", "take-from-discard", ""]
    table.play(1, "take palace")
    assert owed(table) == ["take-from-discard", "", ""]
    assert table.legal(0) == {"take senate", "take town-hall"}


@pytest.mark.rule("SW-085")
@pytest.mark.parametrize("boards", [("halikarnassos-A", "giza-A", "halikarnassos-A")])
def test_equals_dig_in_rising_seat_number(boards: tuple[str, str, str]) -> None:
    table = Table(*boards).stages(0, 1).stages(2, 1).discarded("palace senate", 1).hands(HAND, HAND, HAND)
    rich(table, 0, 2).turn("stage altar 2", "build altar", "stage altar 2")
    assert owed(table) == ["take-from-discard", "", ""]
    table.play(0, "take senate")
    assert table.built(2) == ["palace"]


@pytest.mark.breach("SW-085")
def test_what_one_has_taken_the_next_cannot_have() -> None:
    table = diggers().discarded("palace senate town-hall", 1)
    table.turn("build workers-guild", "build altar", "stage altar 2")
    table.play(0, "decline")
    assert out_of_turn(table, 0, "take palace")
    table.play(2, "take palace")
    assert table.legal(0) == {"take senate", "take town-hall"}
    assert table.refuses(0, "take palace", "SW-353", "not-in-pile", card="palace")


@pytest.mark.rule("SW-086")
@pytest.mark.parametrize("pile", ["", "loom-2"])
def test_a_pile_with_nothing_new_gives_nothing(pile: str) -> None:
    table = rich(Table("halikarnassos-A", *BARREN).stages(0, 1).build(0, "loom").discarded(pile, 1), 0)
    table.hands(HAND, HAND, HAND).turn("stage altar 2", "build altar", "build altar")
    assert (owed(table), table.built(0), table.game.turn) == (["pick"] * 3, ["loom"], 2)


@pytest.mark.breach("SW-086")
def test_a_lost_build_does_not_come_back() -> None:
    table = rich(Table("halikarnassos-A", *BARREN).stages(0, 1), 0).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    table.turn("build theater", "discard theater", "discard theater")
    assert (owed(table), table.built(0), sorted(table.pile())) == (["pick"] * 3, ["theater"], ["theater", "theater"])


@pytest.mark.rule("SW-407", "SW-401")
def test_a_build_from_the_pile_fires_colour_triggers_and_el_dorado() -> None:
    table = Table("halikarnassos-A", *BARREN, coins=0, leaders=True).stages(0, 1).build(0, "xenophon")
    rich(table, 0).discarded("tavern", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert table.cities[0].coins == 5 + 2
    table = Table("el-dorado-B", *BARREN, coins=6, leaders=True).discarded("palace", 1)
    table.leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "discard midas", "discard nero")
    assert table.purses() == [6 - 3 + 1, 6 + 3 + 1, 6 + 3 + 1]


@pytest.mark.breach("SW-407")
def test_a_build_from_the_pile_is_never_a_chain() -> None:
    table = Table("halikarnassos-A", *BARREN, coins=0, leaders=True).stages(0, 1).build(0, "vitruvius", "baths")
    rich(table, 0).discarded("aqueduct", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (table.built(0), table.cities[0].coins) == (["vitruvius", "baths", "aqueduct"], 0)


@pytest.mark.rule("SW-408")
def test_a_card_from_the_pile_counts_the_table_of_that_moment() -> None:
    # Seat 0 takes a sawmill from the pile first, then seat 2 a vineyard that sees it.
    table = Table("halikarnassos-A", "giza-A", "halikarnassos-A", age=2, coins=0).stages(0, 1).stages(2, 1)
    rich(table, 0, 2).discarded("sawmill vineyard", 1).hands(HAND, "brickyard altar", HAND).coins(1, 1)
    table.turn("stage altar 2", "build brickyard", "stage altar 2")
    table.play(0, "take sawmill")
    assert (table.built(2), table.cities[2].coins) == (["vineyard"], 2)


@pytest.mark.rule("SW-408", "SW-080")
def test_its_losses_are_paid_in_the_same_turn() -> None:
    table = Table("halikarnassos-A", *BARREN, cities=True).stages(0, 1)
    rich(table, 0).discarded("hideout", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (owed(table), table.game.turn) == (["", "choose-debt", "choose-debt"], 1)
    table.play(1, "debt 0")
    table.play(2, "debt 0")
    assert table.purses() == [3, 2, 2]


@pytest.mark.breach("SW-408")
def test_a_card_from_the_pile_takes_no_effect_before_step_eight() -> None:
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("tavern", 2)
    rich(table.hands("workers-guild altar", HAND, HAND), 0).turn("build workers-guild", "build altar", "build altar")
    # The exchange of step 7 comes first, with the 7 coins Dominion began with.
    assert (owed(table), table.cities[0].coins) == (["exchange", "", ""], 7)
    table.play(0, "decline")
    assert (owed(table), table.cities[0].coins) == (["pick"] * 3, 7 + 5)


@pytest.mark.rule("SW-409")
def test_dominion_b_digs_once_a_turn_though_it_digs_up_a_guild() -> None:
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("spies-guild palace", 1)
    rich(table.hands("workers-guild traders-guild", HAND, HAND), 0)
    table.turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    table.play(0, "take spies-guild")
    assert (table.built(0), owed(table)) == (["workers-guild", "spies-guild"], ["pick"] * 3)
    # In the next turn the trigger fires again.
    table.hands("traders-guild altar", HAND, HAND).turn("build traders-guild", "build theater", "build theater")
    table.play(0, "decline")
    assert table.built(0) == ["workers-guild", "spies-guild", "traders-guild", "palace"]


@pytest.mark.breach("SW-409")
def test_dominion_b_does_not_dig_for_other_colours_nor_twice_with_a_last_card() -> None:
    table = Table("dominion-B", "uruk-B", "giza-A", age=3, coins=0, turn=5).stages(0, 3).stages(1, 3)
    rich(table.discarded("palace senate", 1).hands("workers-guild spies-guild", HAND, HAND), 0)
    table.turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    assert owed(table) == ["last-pick"] * 3
    table.turn("build spies-guild", "decline", "decline")
    assert table.legal(0) == {"take palace", "take senate", "take theater"}
    table.play(0, "take palace")
    assert table.built(0) == ["workers-guild", "spies-guild", "palace"]
    assert table.game.is_over
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("palace", 1)
    rich(table.hands("senate altar", HAND, HAND), 0).turn("build senate", "build altar", "build altar")
    table.play(0, "decline")
    assert owed(table) == ["pick"] * 3

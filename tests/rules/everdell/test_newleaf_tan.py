"""Section 23: Gardener, Main Road and Poet."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import deck, on
from tests.rules.everdell.table import Table, why


def gardener(*city: str) -> Table:
    return Table(2, newleaf="station").hand(0, "gardener").stock(0, berry=3).city(0, *city)


# The Gardener


@pytest.mark.rule("EV-295", "EV-490")
def test_the_gardener_activates_two_green_cards() -> None:
    table = gardener("farm", "mine", "inn", "twig-barge")
    table.play("play gardener")
    assert table.legal() == {"activate farm", "activate mine", "activate twig-barge", "done"}
    table.play("activate twig-barge", "activate farm")
    assert (table.goods(), table.seat) == ((2, 0, 0, 1), 1)


@pytest.mark.rule("EV-295", "EV-490")
def test_the_gardener_may_activate_one_or_none() -> None:
    table = gardener("farm", "mine")
    table.play("play gardener", "done")
    assert (table.goods(), table.seat) == ((0, 0, 0, 0), 1)
    table = gardener("farm", "mine")
    table.play("play gardener", "activate mine", "done")
    assert (table.goods(), table.seat) == ((0, 0, 1, 0), 1)


@pytest.mark.rule("EV-490")
def test_the_second_card_is_chosen_when_the_first_is_resolved() -> None:
    """The Storehouse is filled, then a Chip Sweep wakes the same Storehouse again."""
    table = gardener("storehouse", "chip-sweep")
    table.play("play gardener", "activate storehouse", "store twig", "activate chip-sweep", "activate storehouse")
    table.play("store resin")
    assert (on(table, 0, "storehouse"), table.seat) == ((3, 2, 0, 0), 1)


@pytest.mark.rule("EV-400")
def test_two_copies_of_one_design_may_be_activated_by_the_gardener() -> None:
    table = gardener("mine", "mine", "mine")
    table.play("play gardener", "activate mine-3", "activate mine")
    assert table.goods() == (0, 0, 2, 0)


@pytest.mark.breach("EV-295", "EV-400")
def test_the_gardener_activates_no_card_twice() -> None:
    table = gardener("mine", "farm")
    table.play("play gardener", "activate mine")
    assert why(table, "activate mine") == ("EV-400", "activated-already")
    table = gardener("mine")
    table.play("play gardener", "activate mine")
    assert (table.goods(), table.seat) == ((0, 0, 1, 0), 1)


@pytest.mark.breach("EV-295", "EV-490")
def test_the_gardener_activates_no_third_card_and_none_of_others() -> None:
    table = gardener("farm", "mine", "twig-barge", "inn").city(1, "resin-refinery")
    table.play("play gardener")
    for other in ("activate inn", "activate gardener", "activate resin-refinery@2"):
        assert why(table, other) == ("EV-295", "cannot-activate")
    table.play("activate farm", "activate mine")
    assert (table.seat, table.asked, table.goods()) == (1, "take-turn", (0, 0, 1, 1))


@pytest.mark.breach("EV-400")
def test_a_card_whose_twin_vanished_is_still_the_same_card() -> None:
    """The Magician was activated first; then the first Mine vanishes and the second is named like the first."""
    table = gardener("mine", "mine", "magician")
    table.play("play gardener", "activate magician", "remove mine", "gain twig", "activate mine")
    assert (table.cities[0], table.goods(), table.seat) == (["mine", "magician", "gardener"], (1, 0, 1, 0), 1)


@pytest.mark.rule("EV-295")
def test_the_gardener_may_vanish_by_his_own_work_and_goes_on() -> None:
    table = gardener("mine", "magician")
    table.play("play gardener", "activate magician", "remove gardener", "gain twig", "activate mine")
    assert (table.cities[0], table.goods()) == (["mine", "magician"], (1, 0, 1, 0))


# The Main Road


@pytest.mark.rule("EV-303")
def test_a_main_road_takes_no_space_and_opens_one() -> None:
    table = Table(2, newleaf="station").city(0, *["farm"] * 15).hand(0, "main-road", "mine").rich(0)
    assert why(table, "play mine") == ("EV-084", "city-full")
    table.play("play main-road").turn(0).play("play mine")
    assert (len(table.cities[0]), table.cities[0][-2:]) == (17, ["main-road", "mine"])


@pytest.mark.breach("EV-303")
def test_the_extra_space_is_one_only() -> None:
    table = Table(2, newleaf="station").city(0, "main-road", *["farm"] * 16).hand(0, "mine", "main-road").rich(0)
    assert why(table, "play mine") == ("EV-084", "city-full")
    assert why(table, "play main-road") == ("EV-085", "unique-already")


@pytest.mark.breach("EV-303")
def test_a_main_road_is_not_removed_by_anything() -> None:
    table = Table().city(0, "main-road").hand(0, "ruins")
    assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    table = Table().city(0, "main-road", "farm", "mine").hand(0, "ruins")
    table.play("play ruins")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")
    table = Table().city(0, "main-road", "university")
    assert why(table, "visit university") == ("EV-326", "visit-without-effect")
    table = Table().city(0, "main-road", "university", "farm", "mine")
    table.play("visit university")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")


# The Poet


def poet(*meadow: str) -> Table:
    return Table(2, newleaf="station").hand(0, "poet").stock(0, berry=3).meadow(*meadow)


@pytest.mark.rule("EV-308")
def test_the_poet_draws_all_meadow_cards_of_a_colour_and_a_token_for_each() -> None:
    table = poet("king", "farm", "wife", "inn", "castle", "farm", "mine", "judge").deck("bard", "fool", "ruins")
    table.play("play poet")
    assert table.legal() == {f"colour {colour}" for colour in ("tan", "green", "red", "blue", "purple")}
    table.play("colour purple")
    assert (table.hands[0], table.points(), table.seat) == (["castle", "king", "wife"], 3, 1)
    assert table.rows() == ["bard", "farm", "fool", "inn", "ruins", "farm", "mine", "judge"]


@pytest.mark.rule("EV-308")
def test_a_poet_from_the_meadow_is_replaced_before_the_colour_is_named() -> None:
    table = poet("poet", *["farm"] * 7).hand(0).deck("king", "queen")
    table.play("play poet meadow-1")
    assert (table.asked, table.rows()[0], deck(table, 1)) == ("choose-colour", "king", ["queen"])
    table.play("colour purple")
    assert (table.hands[0], table.points(), table.rows()[0]) == (["king"], 1, "queen")


@pytest.mark.breach("EV-308")
def test_the_poet_draws_nothing_from_station_or_deck_and_no_refilled_card() -> None:
    """A purple card that fills the place of a drawn one comes too late."""
    table = poet("king", *["farm"] * 7).station("castle", "palace", "wife").deck("ever-tree")
    table.play("play poet", "colour purple")
    assert (table.hands[0], table.points(), table.rows()[0]) == (["king"], 1, "ever-tree")


@pytest.mark.breach("EV-308")
def test_a_full_hand_brings_the_poet_neither_cards_nor_tokens() -> None:
    table = poet("king").hand(0, *["wife"] * 8, "poet")
    table.play("play poet", "colour purple")
    assert (table.hands[0], table.points(), table.seat) == (["wife"] * 8, 0, 1)


@pytest.mark.rule("EV-404")
def test_with_too_little_room_the_poet_chooses_which_cards_to_draw() -> None:
    table = poet("king", "castle", "palace", *["farm"] * 5).hand(0, *["wife"] * 6, "poet")
    table.play("play poet", "colour purple")
    assert table.legal() == {"draw meadow-1", "draw meadow-2", "draw meadow-3"}
    table.play("draw meadow-3", "draw meadow-1")
    assert (table.hands[0], table.points(), table.rows()[1]) == (["king", "palace", *["wife"] * 6], 2, "castle")


@pytest.mark.rule("EV-404")
def test_the_colour_may_have_no_card_in_the_meadow() -> None:
    table = poet(*["farm"] * 8)
    table.play("play poet", "colour blue")
    assert (table.hands[0], table.points(), table.seat) == ([], 0, 1)


@pytest.mark.breach("EV-404")
def test_with_enough_room_no_card_of_the_colour_is_left() -> None:
    """Nothing is asked, and nothing of another colour comes along."""
    table = poet("king", "castle", *["farm"] * 6).hand(0, *["wife"] * 6, "poet")
    table.play("play poet", "colour purple")
    while table.asked == "draw-from-rows":
        assert "done" not in table.legal()
        assert why(table, "draw meadow-5")[1] == "cannot-draw-there"
        table.play(min(table.legal()))
    assert (table.hands[0], table.points()) == (["castle", "king", *["wife"] * 6], 2)

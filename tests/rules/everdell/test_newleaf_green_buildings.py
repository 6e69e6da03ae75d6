"""Section 23: Bank, Freight Car, Greenhouse and Tea House."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import on
from tests.rules.everdell.table import Table, why


def spring(table: Table) -> Table:
    """Seat 0 prepares for spring."""
    table.worker(0, "basic-8", "basic-8").home(0, 0).turn(0)
    return table.play("prepare")


# The Bank


@pytest.mark.rule("EV-288")
def test_the_bank_saves_a_token_when_played_and_in_production_and_each_scores() -> None:
    table = Table().hand(0, "bank").stock(0, resin=2, pebble=2)
    table.play("play bank")
    assert (table.laid(0, "bank").points, table.points(), table.score()["tokens"]) == (1, 0, 1)
    spring(table)
    assert (table.laid(0, "bank").points, table.points(), table.score()["tokens"]) == (2, 0, 2)


@pytest.mark.rule("EV-288")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_each_token_on_the_bank_makes_room_for_a_card(tokens: int) -> None:
    table = Table().city(0, "bank").tokens(0, "bank", tokens).hand(0, *["king"] * 7)
    table.forest("forest-3card-1pebble", "forest-2any", "forest-3berry").play("visit forest-1")
    assert len(table.hands[0]) == min(10, 8 + tokens)


@pytest.mark.rule("EV-288")
def test_others_too_may_give_cards_to_whoever_has_room_by_the_bank() -> None:
    table = Table().city(1, "bank").tokens(1, "bank", 1).hand(1, *["king"] * 8).hand(0, "tea-house", "mine").rich(0)
    table.play("play tea-house")
    assert table.legal("give") == {"give mine @2"}


@pytest.mark.breach("EV-288")
def test_the_tokens_of_the_bank_are_not_taken_and_go_with_it() -> None:
    """The Magician discards the Bank: its tokens are lost, the hand keeps its cards and takes no more."""
    table = Table().city(0, "bank", "magician").tokens(0, "bank", 2).hand(0, *["king"] * 9)
    spring(table).play("remove bank", "gain twig")
    assert (table.points(), table.score()["tokens"], len(table.hands[0])) == (1, 1, 9)
    table.turn(0).play("visit basic-5")
    assert (len(table.hands[0]), table.points()) == (9, 2)


@pytest.mark.breach("EV-288")
def test_tokens_on_other_cards_make_no_room() -> None:
    table = Table().city(0, "clock-tower").hand(0, *["king"] * 8).give(0, points=9)
    table.play("visit basic-2")
    assert (len(table.hands[0]), table.goods()) == (8, (2, 0, 0, 0))


# The Freight Car


@pytest.mark.rule("EV-294", "EV-406")
def test_the_freight_car_enters_loaded_and_two_resources_are_taken_at_once() -> None:
    table = Table().hand(0, "freight-car").stock(0, twig=1, resin=2, pebble=2)
    table.play("play freight-car")
    assert (on(table, 0, "freight-car"), table.goods()) == ((2, 2, 2, 2), (0, 0, 0, 0))
    table.play("take pebble", "take berry")
    assert (on(table, 0, "freight-car"), table.goods(), table.seat) == ((2, 2, 1, 1), (0, 0, 1, 1), 1)


@pytest.mark.rule("EV-294")
def test_in_production_two_more_are_taken_or_fewer() -> None:
    table = Table().city(0, "freight-car").stored(0, "freight-car", twig=2, pebble=1)
    spring(table).play("take twig", "done")
    assert (on(table, 0, "freight-car"), table.goods()) == ((1, 0, 1, 0), (1, 0, 0, 0))
    table = Table().city(0, "freight-car")
    spring(table).play("done")
    assert (on(table, 0, "freight-car"), table.goods()) == ((2, 2, 2, 2), (0, 0, 0, 0))


@pytest.mark.breach("EV-294")
def test_no_third_resource_and_none_that_is_not_there_is_taken() -> None:
    table = Table().city(0, "freight-car").stored(0, "freight-car", twig=3, pebble=1)
    spring(table)
    assert table.refusal("take resin").rule == "EV-294"
    table.play("take twig", "take twig")
    assert (table.asked, table.goods(), on(table, 0, "freight-car")) == ("take-turn", (2, 0, 0, 0), (1, 0, 1, 0))


@pytest.mark.breach("EV-294")
def test_what_lies_on_the_car_pays_nothing_and_is_no_leftover() -> None:
    table = Table().city(0, "freight-car", "baker", "architect").hand(0, "mine")
    assert why(table, "play mine") == ("EV-075", "cannot-afford")
    assert (table.score()["prosperity"], table.game.players[0].wealth()) == (0, 0)


@pytest.mark.breach("EV-294")
def test_a_car_that_leaves_the_city_takes_its_load_along() -> None:
    table = Table().city(0, "freight-car").hand(0, "ruins")
    table.play("play ruins")
    assert (table.cities[0], table.goods()) == (["ruins"], (1, 2, 2, 0))


@pytest.mark.breach("EV-406")
@pytest.mark.parametrize("waker", ["gardener", "chip-sweep"])
def test_waking_the_car_never_loads_it_again(waker: str) -> None:
    table = Table().city(0, "freight-car").stored(0, "freight-car", twig=1).hand(0, waker).stock(0, berry=3)
    table.play(f"play {waker}", "activate freight-car", "take twig")
    assert (on(table, 0, "freight-car"), table.goods(), table.seat) == ((0, 0, 0, 0), (1, 0, 0, 0), 1)


@pytest.mark.rule("EV-313")
def test_a_miner_mole_unloads_the_opponents_car() -> None:
    """Also when the Miner Mole's owner has a car."""
    table = Table().city(0, "freight-car").city(1, "freight-car").hand(0, "miner-mole").stock(0, berry=3)
    table.play("play miner-mole", "copy freight-car@2", "take pebble", "take pebble")
    assert (table.goods(0), on(table, 0, "freight-car")) == ((0, 0, 2, 0), (2, 2, 2, 2))
    assert (on(table, 1, "freight-car"), table.goods(1)) == ((2, 2, 0, 2), (0, 0, 0, 0))


@pytest.mark.breach("EV-313")
def test_a_mole_takes_only_what_the_copied_car_still_holds() -> None:
    table = Table().city(0, "freight-car").city(1, "freight-car").stored(1, "freight-car", resin=1)
    table.hand(0, "miner-mole").stock(0, berry=3).play("play miner-mole", "copy freight-car@2")
    assert table.refusal("take pebble").rule == "EV-294"
    table.play("take resin")
    assert (table.seat, table.asked, table.goods(0)) == (1, "take-turn", (0, 1, 0, 0))
    assert (on(table, 0, "freight-car"), on(table, 1, "freight-car")) == ((2, 2, 2, 2), (0, 0, 0, 0))


# The Greenhouse


@pytest.mark.rule("EV-296", "EV-312")
@pytest.mark.parametrize(("first", "second"), [("farm", "greenhouse"), ("greenhouse", "farm")])
def test_farm_and_greenhouse_are_laid_on_each_other(first: str, second: str) -> None:
    """Fifteen spaces are filled, so the second one fits only on the space of the first."""
    table = Table().city(0, first, *["mine"] * 14).hand(0, second).rich(0)
    table.play(f"play {second}")
    if second == "greenhouse":
        table.play("gain pebble")
    pairs = (table.laid(0, first).pair, table.laid(0, second).pair)
    assert pairs[0] == pairs[1] != 0
    assert len(table.cities[0]) == 16


@pytest.mark.rule("EV-296")
def test_a_greenhouse_draws_a_card_and_on_a_farm_brings_a_resource_too() -> None:
    table = Table().city(0, "farm").hand(0, "greenhouse").stock(0, twig=1, resin=2)
    table.play("play greenhouse", "share", "gain pebble")
    assert (table.hands[0], table.goods()) == (["farm"], (0, 0, 1, 0))
    spring(table).play("gain resin")
    assert (table.hands[0], table.goods()) == (["farm", "farm"], (0, 1, 1, 1))


@pytest.mark.breach("EV-296")
def test_a_greenhouse_on_its_own_space_brings_no_resource() -> None:
    """Even though a Farm lies beside it."""
    table = Table().city(0, "farm").hand(0, "greenhouse").stock(0, twig=1, resin=2)
    table.play("play greenhouse", "alone")
    assert (table.hands[0], table.goods(), table.seat) == (["farm"], (0, 0, 0, 0), 1)


@pytest.mark.breach("EV-296")
def test_with_a_full_hand_the_paired_greenhouse_brings_the_resource_only() -> None:
    table = Table().city(0, "farm", "greenhouse+").hand(0, *["king"] * 8)
    spring(table).play("gain resin")
    assert (table.hands[0], table.goods()) == (["king"] * 8, (0, 1, 0, 1))


@pytest.mark.rule("EV-312")
def test_sharing_is_optional() -> None:
    table = Table().city(0, "greenhouse").hand(0, "farm").rich(0)
    table.play("play farm")
    assert table.legal() == {"share", "alone"}
    table.play("alone")
    assert (table.laid(0, "farm").pair, table.laid(0, "greenhouse").pair) == (0, 0)


@pytest.mark.breach("EV-312")
def test_one_farm_shares_with_one_greenhouse_only() -> None:
    table = Table().city(0, "farm", "greenhouse+").hand(0, "greenhouse").rich(0)
    table.play("play greenhouse")
    assert (table.asked, table.laid(0, "greenhouse-2").pair) == ("take-turn", 0)
    table = Table().city(0, "farm", "greenhouse+", *["mine"] * 14).hand(0, "greenhouse").rich(0)
    assert why(table, "play greenhouse") == ("EV-084", "city-full")


# The Tea House


@pytest.mark.rule("EV-309", "EV-310")
def test_a_card_for_an_opponent_brings_a_resource_and_a_card() -> None:
    table = Table(3).hand(0, "tea-house", "king").stock(0, twig=2, resin=2).deck("castle")
    table.play("play tea-house")
    assert table.legal() == {"give king @2", "give king @3", "done"}
    table.play("give king @3", "gain berry")
    assert (table.hands, table.goods()) == ([["castle"], [], ["king"]], (0, 0, 0, 1))


@pytest.mark.rule("EV-309", "EV-310")
def test_if_every_opponent_is_full_or_has_passed_the_card_is_discarded_for_the_same_reward() -> None:
    table = Table(3).hand(0, "tea-house", "king").rich(0).hand(1, *["wife"] * 8).passed(2).deck("castle")
    table.play("play tea-house")
    assert table.legal() == {"give king nobody", "done"}
    table.play("give king nobody", "gain berry")
    assert (table.hands[0], table.pile(), table.goods()) == (["castle"], ["king"], (18, 18, 20, 21))


@pytest.mark.breach("EV-309")
def test_the_tea_house_gives_nothing_without_a_gift() -> None:
    table = Table().hand(0, "tea-house", "king").stock(0, twig=2, resin=2)
    table.play("play tea-house", "done")
    assert (table.hands, table.goods(), table.seat) == ([["king"], []], (0, 0, 0, 0), 1)
    table = Table().hand(0, "tea-house").stock(0, twig=2, resin=2)
    table.play("play tea-house")
    assert (table.seat, table.goods()) == (1, (0, 0, 0, 0))


@pytest.mark.breach("EV-310")
def test_nothing_is_given_to_the_full_or_passed_nor_discarded_while_somebody_has_room() -> None:
    table = Table(4).hand(0, "tea-house", "king").rich(0).hand(1, *["wife"] * 8).passed(2)
    table.play("play tea-house")
    assert table.legal() == {"give king @4", "done"}
    assert why(table, "give king @2") == ("EV-091", "hand-is-full")
    assert why(table, "give king @3") == ("EV-092", "has-passed")
    assert why(table, "give king nobody") == ("EV-310", "somebody-can-take")
    assert why(table, "give wife @4") == ("EV-310", "not-in-hand")

"""Sections 2 and 6: turn order, one action a turn, conversions around it, spaces used once, open choices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.table import Table, told


def three(**options: Any) -> Table:
    table = Table("witches", "nomads", "mermaids", **options)
    return table.put(0, "dwelling", "C3").put(1, "dwelling", "H1").put(2, "dwelling", "I10")


def two(**options: Any) -> Table:
    return Table("witches", "nomads", **options).put(0, "dwelling", "C3").put(1, "dwelling", "H1")


def turns(table: Table) -> list[int]:
    """Who acts in the round, each taking one step on a cult at a time."""
    seats = []
    for _ in range(6):
        seats.append(table.seat)
        table.stock(table.seat, priests=1).play("send priest fire 1", "done")
    return seats


# The order of the next round


@pytest.mark.rule("TM-029")
def test_with_the_variant_the_order_of_passing_is_the_next_order() -> None:
    table = three(turn_order="pass-order")
    table.play(
        "send priest fire 1", "done", "pass bonus-9", "send priest fire 1", "done", "pass bonus-7", "pass bonus-2"
    )
    assert table.game.order == [1, 0, 2]
    assert turns(table) == [1, 0, 2, 1, 0, 2]


@pytest.mark.breach("TM-029")
def test_the_seats_do_not_matter_then_and_the_order_is_made_anew_every_round() -> None:
    table = three(turn_order="pass-order").turn(2)
    table.play("pass bonus-9", "send priest fire 1", "done", "pass bonus-7", "pass bonus-2")
    assert table.game.order == [2, 1, 0]
    table.play("send priest air 1", "done", "pass bonus-5", "pass bonus-3", "pass bonus-8")
    assert table.game.order == [1, 0, 2]


@pytest.mark.rule("TM-030")
def test_without_it_play_goes_clockwise_from_the_first_who_passed() -> None:
    table = three()
    table.play(
        "send priest fire 1", "done", "pass bonus-9", "send priest fire 1", "done", "pass bonus-7", "pass bonus-2"
    )
    assert table.game.order == [1, 2, 0]
    assert turns(table) == [1, 2, 0, 1, 2, 0]


@pytest.mark.breach("TM-030")
def test_the_order_of_the_other_passes_does_not_matter_then() -> None:
    for later in (0, 1):
        table = three().turn(2)
        table.play("pass bonus-9")
        if later == 1:
            table.play("send priest fire 1", "done")
        table.play("pass bonus-7", "pass bonus-2")
        assert table.game.order == [2, 0, 1]


# One action a turn


@pytest.mark.rule("TM-059")
def test_players_take_one_action_each_in_turn_and_the_passed_are_skipped() -> None:
    table = three()
    assert turns(table) == [0, 1, 2, 0, 1, 2]
    table.stock(0, priests=1).play("send priest fire 1", "done", "pass bonus-9")
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.stock(table.seat, priests=1).play("send priest air 1", "done")
    assert seats == [2, 0, 2, 0]


@pytest.mark.breach("TM-059")
def test_nobody_acts_twice_or_not_at_all_or_out_of_turn() -> None:
    table = three().ground("D4", "forest")
    assert told(table.refusal("done"), "TM-059", "must-act")
    assert told(table.refusal("build G1", 1), "TM-059", "not-your-turn", {"seat": 1, "turn": 0})
    table.play("send priest fire 1")
    for text in ("build D4", "send priest air 1", "upgrade C3 trading-post", "power coins", "pass bonus-9"):
        assert told(table.refusal(text), "TM-422", "not-now", {"owed": "complete-action"})
    table.play("done", "pass bonus-9", "send priest air 1", "done")
    assert told(table.refusal("send priest air 1", 1), "TM-059", "not-your-turn", {"turn": 0})


@pytest.mark.rule("TM-060")
def test_the_last_player_left_keeps_taking_turns() -> None:
    table = three()
    table.play("pass bonus-9", "pass bonus-7")
    for cult in ("fire", "water", "earth"):
        assert table.seat == 2
        table.play(f"send priest {cult} 1", "done")
    table.play("pass bonus-2")
    assert table.game.round == 2


@pytest.mark.breach("TM-060")
def test_his_turns_are_turns_of_one_action_and_the_round_does_not_end_without_him() -> None:
    table = two()
    table.play("pass bonus-9", "send priest fire 1")
    assert told(table.refusal("send priest fire 1"), "TM-422", "not-now")
    table.play("done")
    assert (table.seat, table.game.round, table.step) == (1, 1, "take-action")
    assert told(table.refusal("send priest fire 1", 0), "TM-059", "not-your-turn")


# Conversions around an action


ACTIONS = (
    ("build D4",),
    ("dig 1 build D5",),
    ("transform D5 forest",),
    ("upgrade C3 trading-post",),
    ("send priest fire 3",),
    ("advance shipping",),
    ("advance exchange",),
    ("power coins",),
    ("power bridge A7-C3",),
    ("special bonus", "cult fire"),
)


@pytest.mark.rule("TM-061", "TM-288")
@pytest.mark.parametrize("action", ACTIONS)
def test_conversions_and_burning_go_with_any_action_before_and_after(action: tuple[str, ...]) -> None:
    table = two().ground("D4", "forest").bonus(0, "2").bowls(0, 0, 6, 5)
    coins = table.mats[0].coins
    table.play("convert 1w to 1c", "burn")
    assert table.mats[0].coins == coins + 1
    table.play(*action)
    table.play("convert 1w to 1c", "burn", "convert 1pw to 1c", "done")
    assert table.seat == 1


@pytest.mark.rule("TM-061")
def test_what_is_converted_pays_for_the_action() -> None:
    table = two().stock(0, coins=1, workers=2, priests=1).bowls(0, 0, 2, 0).ground("D4", "forest")
    assert told(table.refusal("build D4"), "TM-069", "lacks-coins", {"need": 2, "have": 1})
    table.play("burn", "convert 1pw to 1c", "build D4")
    assert (table.mats[0].coins, table.mats[0].workers) == (0, 1)


@pytest.mark.breach("TM-061")
def test_they_are_no_action_themselves() -> None:
    table = two().bowls(0, 0, 4, 4)
    table.play("convert 1w to 1c", "burn", "convert 1pw to 1c")
    assert (table.seat, table.step) == (0, "take-action")
    assert told(table.refusal("done"), "TM-059", "must-act")


@pytest.mark.rule("TM-288")
def test_conversions_may_come_before_passing() -> None:
    table = two().stock(0, coins=0)
    table.play("convert 1w to 1c", "convert 1p to 1c", "pass bonus-9")
    assert (table.mats[0].coins, table.seat) == (2, 1)


@pytest.mark.breach("TM-288")
def test_but_not_after_it() -> None:
    table = two()
    table.play("pass bonus-9")
    for text in ("convert 1w to 1c", "burn"):
        assert told(table.refusal(text, 0), "TM-059", "not-your-turn", {"turn": 1})
    table.play("send priest fire 1", "done")
    assert (table.seat, table.game.mats[0].passed) == (1, True)
    assert told(table.refusal("convert 1w to 1c", 0), "TM-059", "not-your-turn")


# Spaces used once a round


@pytest.mark.rule("TM-062")
def test_a_space_is_free_again_after_the_clean_up() -> None:
    table = two().bowls(0, 0, 0, 12).bowls(1, 0, 0, 12).bonus(0, "2")
    table.play("power coins", "done", "power workers", "done", "special bonus", "cult fire", "done")
    table.play("pass bonus-9", "pass bonus-7")
    assert table.game.round == 2
    table.bowls(1, 0, 0, 12).bonus(1, "2").turn(1)
    assert {"power coins", "power workers", "special bonus"} <= table.legal()
    table.play("power coins")


@pytest.mark.rule("TM-062")
def test_a_special_action_is_free_again_for_the_same_player() -> None:
    table = two().favour(0, "6")
    table.play("special favour", "cult fire", "done", "pass bonus-9", "pass bonus-7")
    assert table.game.round == 2
    table.turn(0).play("special favour", "cult fire")
    assert table.mats[0].cults[0] == 2


@pytest.mark.rule("TM-062")
def test_a_special_action_of_one_does_not_use_up_that_of_another() -> None:
    table = two().favour(0, "6").favour(1, "6")
    table.play("special favour", "cult fire", "done", "special favour", "cult air")
    assert [mat.cults for mat in table.mats] == [[1, 0, 0, 0], [0, 0, 0, 1]]


@pytest.mark.breach("TM-062")
def test_within_a_round_nobody_uses_a_space_again() -> None:
    table = two().bowls(0, 0, 0, 12).bowls(1, 0, 0, 12).bonus(0, "2").favour(0, "6")
    table.play("power coins", "done")
    assert told(table.refusal("power coins"), "TM-103", "space-used", {"action": "power-coins"})
    table.play("pass bonus-9", "special bonus", "cult fire", "done", "special favour", "cult fire", "done")
    assert told(table.refusal("power coins"), "TM-103", "space-used")
    assert told(table.refusal("special bonus"), "TM-062", "space-used", {"action": "special-bonus"})
    assert told(table.refusal("special favour"), "TM-062", "space-used", {"action": "special-favour"})


# Choices that arise in one action


def founding() -> Table:
    """The Auren's stronghold on D4 makes a town and brings a favour tile."""
    table = Table("auren", "nomads").put(0, "trading-post", "D4", "E6").put(0, "dwelling", "E7", "F4")
    table.put(1, "dwelling", "H1").bowls(0, 0, 6, 6)
    table.play("upgrade D4 stronghold")
    return table


@pytest.mark.rule("TM-422")
@pytest.mark.parametrize("order", [("take favour-9", "take town-1"), ("take town-1", "take favour-9")])
def test_choices_of_one_action_are_made_in_any_order_with_conversions_between(order: tuple[str, str]) -> None:
    auren = founding()
    auren.play("convert 1w to 1c", order[0], "burn", order[1], "convert 1pw to 1c", "done")
    assert auren.seat == 1
    assert auren.mats[0].keys == 1


@pytest.mark.breach("TM-422")
def test_all_are_made_before_the_turn_ends() -> None:
    auren = founding()
    assert told(auren.refusal("done"), "TM-422", "choice-open")
    auren.play("take town-1")
    assert told(auren.refusal("done"), "TM-422", "choice-open")
    assert told(auren.refusal("pass bonus-8", 1), "TM-059", "not-your-turn", {"turn": 0})
    auren.play("take favour-9", "done")
    assert auren.seat == 1


@pytest.mark.rule("TM-422")
def test_in_a_double_turn_the_choices_of_the_first_action_come_before_the_second() -> None:
    table = Table("chaos-magicians", "nomads").put(0, "stronghold", "D4").put(0, "trading-post", "E3")
    table.play("special double", "upgrade E3 temple", "take favour-9", "convert 1w to 1c", "take favour-11", "done")
    assert (table.seat, table.step) == (0, "take-action")
    table.play("send priest fire 1", "done")
    assert table.seat == 1


@pytest.mark.breach("TM-422")
def test_the_second_action_of_a_double_turn_waits_for_them() -> None:
    table = Table("chaos-magicians", "nomads").put(0, "stronghold", "D4").put(0, "trading-post", "E3")
    table.play("special double", "upgrade E3 temple", "take favour-9")
    for text in ("send priest fire 1", "pass bonus-8", "upgrade E3 sanctuary"):
        assert told(table.refusal(text), "TM-422", "not-now", {"owed": "complete-action"})
    assert told(table.refusal("done"), "TM-422", "choice-open")


@pytest.mark.rule("TM-422")
def test_what_may_be_left_alone_is_lost_with_the_turn() -> None:
    table = Table("darklings", "nomads").put(0, "trading-post", "B3").put(1, "dwelling", "H1").stock(0, priests=0)
    table.play("upgrade B3 stronghold", "convert 1w to 1p", "convert 1w to 1c", "convert 1w to 1p", "done")
    assert (table.mats[0].priests, table.seat) == (2, 1)
    table.play("pass bonus-8")
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")

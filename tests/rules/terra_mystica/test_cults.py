"""Section 9: the cult tracks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import terrain
from tests.rules.terra_mystica.table import Table, told

#: Power for reaching each space.
POWER = {3: 1, 5: 2, 7: 2, 10: 3}


def start(*factions: str, **options: Any) -> Table:
    table = Table(*(factions or ("witches", "nomads")), **options).put(0, "dwelling", "E2").put(1, "dwelling", "I10")
    return table.bowls(0, 12, 0, 0).bowls(1, 12, 0, 0)


def founding(**options: Any) -> Table:
    """Witches who found a town and take a favour tile when the trading post on E2 becomes a temple."""
    table = Table("witches", "nomads", scoring="3", **options).put(0, "trading-post", "E2", "D2", "E3")
    return table.put(0, "dwelling", "F2", "D1").bowls(0, 12, 0, 0)


@pytest.mark.rule("TM-131")
def test_a_marker_goes_from_0_to_10() -> None:
    table = start().stock(0, priests=7).cult(0, keys=1)
    table.game._at = 0
    for steps, space in ((3, 3), (2, 5), (2, 7), (2, 9), (1, 10)):
        table.play(f"send priest fire {steps}", "done")
        assert table.mats[0].cults == [space, 0, 0, 0]
        if table.seat == 1:
            table.play("pass bonus-7")


@pytest.mark.breach("TM-131")
def test_no_space_above_10_or_below_0() -> None:
    table = start().cult(0, fire=10, keys=2)
    table.play("send priest fire 3", "done")
    assert (table.mats[0].cults, table.mats[0].keys, table.power(0)) == ([10, 0, 0, 0], 2, (12, 0, 0))
    table = Table("acolytes", "nomads").put(0, "dwelling", "E2").cult(0, fire=2)
    needs = {"need": 3, "have": 2, "cult": "cult-fire"}
    assert told(table.refusal("transform E1 volcano fire"), "TM-314", "lacks-steps", needs)


@pytest.mark.rule("TM-132")
@pytest.mark.parametrize("here", range(10))
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_reaching_or_passing_3_5_7_and_10_gives_power(here: int, steps: int) -> None:
    table = start().cult(0, water=here, keys=1)
    table.play(f"send priest water {steps}")
    there = min(10, here + steps)
    power = sum(POWER.get(space, 0) for space in range(here + 1, there + 1))
    assert (table.mats[0].cults[1], table.power(0)) == (there, (12 - power, power, 0))


@pytest.mark.breach("TM-132")
def test_no_power_for_standing_there_nor_for_the_steps_of_others() -> None:
    table = start().cult(0, fire=3, water=5).cult(1, fire=2)
    table.play("send priest fire 1", "done")
    assert table.power(0) == (12, 0, 0)
    table.play("send priest fire 1", "done")
    assert (table.power(0), table.power(1)) == ((12, 0, 0), (11, 1, 0))
    table = start().cult(0, fire=9).cult(1, fire=10)
    table.play("send priest fire 3")
    assert table.power(0) == (12, 0, 0)


@pytest.mark.rule("TM-133")
def test_a_key_opens_space_10_of_one_track() -> None:
    table = start().cult(0, fire=9, water=9, keys=1)
    table.play("send priest fire 1", "done")
    assert (table.mats[0].cults[:2], table.mats[0].keys) == ([10, 9], 0)
    table.play("pass bonus-7", "send priest water 1", "done")
    assert table.mats[0].cults[:2] == [10, 9]


@pytest.mark.breach("TM-133")
def test_without_a_key_or_behind_another_space_10_stays_closed() -> None:
    table = start().cult(0, fire=8)
    table.play("send priest fire 3")
    assert table.mats[0].cults[0] == 9
    table = start().cult(0, fire=8, keys=1).cult(1, fire=10)
    table.play("send priest fire 3")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (9, 1)


@pytest.mark.rule("TM-134")
def test_a_step_stopped_for_want_of_a_key_is_made_when_the_key_comes_in_the_same_turn() -> None:
    table = founding().cult(0, fire=8)
    table.play("upgrade E2 temple", "take favour-1")
    assert (table.mats[0].cults[0], table.power(0)) == (9, (12, 0, 0))
    table.play("take town-1")
    assert (table.mats[0].cults[0], table.mats[0].keys, table.power(0)) == (10, 0, (9, 3, 0))
    table = founding().cult(0, fire=8)
    table.play("upgrade E2 temple", "take town-1", "take favour-1")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (10, 0)


@pytest.mark.rule("TM-134")
def test_both_actions_of_a_double_turn_are_one_turn() -> None:
    table = Table("chaos-magicians", "nomads").put(0, "stronghold", "E2").put(0, "trading-post", "D2")
    table.put(0, "dwelling", "F2").put(1, "dwelling", "I10").ground("E3", "wasteland").cult(0, fire=8)
    table.play("special double", "send priest fire 3", "done", "build E3")
    assert table.mats[0].cults[0] == 9
    table.play("take town-1")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (10, 0)


@pytest.mark.breach("TM-134")
def test_a_step_lost_in_an_earlier_turn_is_not_made_later_and_none_that_was_never_stopped() -> None:
    table = founding().cult(0, fire=8)
    table.play("send priest fire 2", "done", "pass bonus-7")
    table.play("upgrade E2 temple", "take favour-8", "take town-1", "done")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (9, 1)
    table = founding().cult(0, fire=9)
    table.play("upgrade E2 temple", "take favour-8", "take town-1", "done")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (9, 1)


@pytest.mark.rule("TM-135")
def test_behind_somebody_on_10_others_stop_at_9() -> None:
    table = start("witches", "nomads", "giants").cult(1, air=10).cult(0, air=7, keys=1).cult(2, air=8, keys=2)
    table.play("send priest air 3", "done")
    table.turn(2).play("send priest air 2", "done")
    assert [mat.cults[3] for mat in table.mats] == [9, 10, 9]


@pytest.mark.breach("TM-135")
def test_a_key_does_not_help_past_another_on_10_even_in_the_same_turn() -> None:
    table = founding().cult(0, fire=8).cult(1, fire=10)
    table.play("upgrade E2 temple", "take favour-1", "take town-1", "done")
    assert (table.mats[0].cults[0], table.mats[0].keys, table.mats[1].cults[0]) == (9, 1, 10)


@pytest.mark.rule("TM-136")
def test_acolytes_who_leave_10_get_the_key_back_and_open_the_space() -> None:
    table = start("acolytes", "nomads").cult(0, fire=10).cult(1, fire=9, keys=1)
    table.play("transform E1 volcano fire", "done")
    assert (table.mats[0].cults[0], table.mats[0].keys, terrain(table, "E1")) == (7, 1, "volcano")
    table.play("send priest fire 1", "done")
    assert table.mats[1].cults[0] == 10


@pytest.mark.breach("TM-136")
def test_nobody_else_goes_down_and_lower_spaces_return_no_key() -> None:
    table = start("acolytes", "nomads").cult(0, fire=9)
    table.play("transform E1 volcano fire")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (6, 0)
    table = start("witches", "nomads").cult(0, fire=10)
    assert told(table.refusal("transform E1 volcano fire"), "TM-388", "no-way")
    table = start("dragonlords", "nomads").cult(0, fire=10)
    assert told(table.refusal("transform E1 volcano fire"), "TM-174", "only-volcano")


@pytest.mark.rule("TM-137")
def test_the_aurens_two_steps_are_on_one_track() -> None:
    table = start("auren", "nomads").put(0, "stronghold", "D1")
    table.play("special steps")
    assert table.legal("cult") == {f"cult {cult} 2" for cult in ("fire", "water", "earth", "air")}
    table.play("cult earth 2")
    assert table.mats[0].cults == [0, 0, 2, 0]


@pytest.mark.breach("TM-137")
def test_two_steps_are_not_split_nor_are_those_of_tiles_and_priests() -> None:
    table = start("auren", "nomads").put(0, "stronghold", "D1")
    table.play("special steps")
    assert told(table.refusal("cult fire"), "TM-422", "not-now")
    table.play("cult fire 2")
    assert told(table.refusal("cult water"), "TM-422", "not-now")
    table = founding()
    table.play("upgrade E2 temple", "take favour-1", "take town-5")
    assert (table.mats[0].cults, table.legal("cult")) == ([4, 1, 1, 1], set())
    table = start()
    table.play("send priest fire 3")
    assert (table.mats[0].cults, table.legal("cult")) == ([3, 0, 0, 0], set())


@pytest.mark.rule("TM-303")
def test_a_marker_that_went_down_gains_the_power_again() -> None:
    table = start("acolytes", "nomads").cult(0, fire=5)
    table.play("transform E1 volcano fire", "done", "pass bonus-7")
    assert (table.mats[0].cults[0], table.power(0)) == (2, (12, 0, 0))
    table.play("send priest fire 3", "done")
    assert (table.mats[0].cults[0], table.power(0)) == (5, (9, 3, 0))


@pytest.mark.breach("TM-303")
def test_going_down_brings_and_costs_no_power() -> None:
    table = start("acolytes", "nomads").cult(0, fire=10).bowls(0, 6, 3, 3)
    table.play("transform E1 volcano fire", "done", "pass bonus-7")
    assert table.power(0) == (6, 3, 3)
    table.play("send priest fire 1", "done")
    assert (table.mats[0].cults[0], table.power(0)) == (8, (6, 3, 3))


def stopped_outside() -> Table:
    """Acolytes at fire 9 who get a step in phase III, and then found a town in their turn: E2 becomes a temple."""
    table = Table("acolytes", "nomads", scoring="2").put(0, "trading-post", "E2", "D2", "E3")
    table.put(0, "dwelling", "F2", "D1").put(1, "dwelling", "I10").cult(0, fire=9, earth=4)
    table.play("pass bonus-7", "pass bonus-8", "cult fire")
    assert (table.game.round, table.seat, table.mats[0].cults[0]) == (2, 0, 9)
    return table


@pytest.mark.rule("TM-396")
def test_a_step_stopped_at_9_outside_the_own_turn_is_lost_when_it_begins() -> None:
    table = stopped_outside()
    table.play("upgrade E2 temple", "take favour-8", "take town-1")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (9, 1)


@pytest.mark.breach("TM-396")
def test_only_a_step_of_the_own_turn_waits_for_its_key() -> None:
    table = stopped_outside()
    table.play("upgrade E2 temple", "take favour-1", "take town-1")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (10, 0)
    table = stopped_outside()
    table.play(
        "upgrade E2 temple", "take favour-8", "take town-1", "done", "pass bonus-9", "send priest water 1", "done"
    )
    assert (table.mats[0].cults[0], table.mats[0].keys) == (9, 1)


@pytest.mark.rule("TM-423")
def test_with_fewer_keys_than_waiting_steps_the_player_chooses_the_track() -> None:
    for cult, place in (("fire", 0), ("air", 3)):
        table = founding().cult(0, fire=9, air=9)
        table.play("upgrade E2 temple", "take favour-7", "take town-5")
        assert table.legal("key") == {"key fire", "key air"}
        table.play(f"key {cult}")
        assert (table.mats[0].cults[place], table.mats[0].cults[3 - place], table.mats[0].keys) == (10, 9, 0)
    table = founding().cult(0, fire=9, air=9, keys=1)
    table.play("upgrade E2 temple", "take favour-7", "take town-5")
    assert (table.mats[0].cults, table.mats[0].keys) == ([10, 1, 3, 10], 0)


@pytest.mark.breach("TM-423")
def test_the_step_is_not_optional_and_no_key_is_used_elsewhere() -> None:
    table = founding().cult(0, fire=9, air=9, water=9).cult(1, water=10)
    table.play("upgrade E2 temple", "take favour-7", "take town-5")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    for cult in ("earth", "water"):
        assert told(table.refusal(f"key {cult}"), "TM-423", "no-key-needed", {"cult": f"cult-{cult}"})
    table.play("key fire")
    assert (table.mats[0].cults, table.legal("key")) == ([10, 9, 3, 9], set())
    table = start().cult(0, fire=9, keys=1)
    table.play("send priest fire 1")
    assert table.mats[0].cults[0] == 10

"""Section 6.7: priests sent to the cults."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.tiles import CULTS
from tests.rules.terra_mystica.glance import stock
from tests.rules.terra_mystica.table import Table, told


def start(*factions: str) -> Table:
    table = Table(*(factions or ("witches", "nomads"))).put(0, "dwelling", "E2").put(1, "dwelling", "I10")
    return table.bowls(0, 12, 0, 0).bowls(1, 12, 0, 0)


@pytest.mark.rule("TM-099")
@pytest.mark.parametrize("cult", CULTS)
def test_the_first_space_gives_three_steps_the_other_three_two_and_the_priests_stay(cult: str) -> None:
    table = start()
    place = CULTS.index(cult)
    table.play(f"send priest {cult} 3", "done", f"send priest {cult} 2", "done")
    table.play(f"send priest {cult} 2", "done", f"send priest {cult} 2", "done")
    assert [table.mats[seat].cults[place] for seat in (0, 1)] == [5, 4]
    assert table.game.order_spaces(place) == [0, 1, 0, 1]
    table.pass_all()
    assert (table.game.round, table.game.order_spaces(place)) == (2, [0, 1, 0, 1])


@pytest.mark.breach("TM-099")
def test_no_space_is_used_twice_and_nobody_sends_a_priest_he_does_not_have() -> None:
    table = start()
    table.play("send priest fire 3", "done")
    names = {"cult": "cult-fire", "steps": 3}
    assert told(table.refusal("send priest fire 3"), "TM-099", "no-order-space", names)
    table.play("send priest fire 2", "done", "send priest fire 2", "done", "send priest fire 2", "done")
    names = {"cult": "cult-fire", "steps": 2}
    assert told(table.refusal("send priest fire 2"), "TM-099", "no-order-space", names)
    assert table.legal("send priest fire") == {"send priest fire 1"}
    table.stock(0, priests=0)
    needs = {"deed": "sending", "need": 1, "have": 0}
    assert told(table.refusal("send priest water 1"), "TM-099", "lacks-priests", needs)


@pytest.mark.rule("TM-100")
def test_a_priest_back_in_the_supply_is_worth_one_step() -> None:
    table = start()
    table.play("send priest air 1")
    assert (table.mats[0].cults, stock(table)) == ([0, 0, 0, 1], (50, 20, 2))
    assert table.game.order_spaces(3) == [-1] * 4
    assert table.game.priests_free(0) == 5


@pytest.mark.breach("TM-100")
def test_a_priest_for_one_step_takes_no_space_and_stays_available() -> None:
    table = start().stock(0, priests=7)
    for _ in range(3):
        table.play("send priest air 1", "done", "send priest water 1", "done")
    assert (table.mats[0].priest_limit, table.mats[0].priests_sent, table.mats[0].cults[3]) == (7, 0, 3)
    assert table.game.priests_free(0) == 3


@pytest.mark.rule("TM-101")
def test_every_priest_on_a_space_lowers_what_one_can_own() -> None:
    table = start().stock(0, priests=7).bowls(0, 0, 0, 12)
    assert "convert 5pw to 1p" not in table.legal()
    table.play("send priest fire 3", "done", "pass bonus-7", "send priest water 3", "done")
    assert table.mats[0].priest_limit == 5
    table.stock(0, priests=4).play("convert 5pw to 1p")
    assert table.mats[0].priests == 5


@pytest.mark.breach("TM-101")
def test_a_priest_on_a_space_is_not_gained_again() -> None:
    table = start().stock(0, priests=7).bowls(0, 0, 0, 12)
    table.play("send priest fire 3", "done")
    table.stock(0, priests=6).play("pass bonus-7")
    assert told(table.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")
    table.play("power priest")
    assert table.mats[0].priests == 6


@pytest.mark.rule("TM-298")
def test_any_free_space_or_one_step_may_be_chosen() -> None:
    table = start()
    assert table.legal("send") == {f"send priest {cult} {n}" for cult in CULTS for n in (1, 2, 3)}
    table.play("send priest fire 2")
    assert (table.mats[0].cults[0], table.game.order_spaces(0)) == (2, [-1, 0, -1, -1])


@pytest.mark.breach("TM-298")
def test_the_lower_space_leaves_the_higher_one_to_others() -> None:
    table = start()
    table.play("send priest fire 2", "done", "send priest fire 3")
    assert (table.game.order_spaces(0), table.mats[1].cults[0]) == ([1, 0, -1, -1], 3)
    assert "send priest fire 3" not in table.legal()


@pytest.mark.rule("TM-299")
def test_a_priest_may_be_sent_though_the_marker_moves_less_or_not_at_all() -> None:
    table = start().cult(0, fire=8, water=10)
    table.play("send priest fire 3", "done", "pass bonus-7", "send priest water 2", "done", "send priest fire 1")
    assert table.mats[0].cults == [9, 10, 0, 0]
    assert (table.game.order_spaces(0)[0], table.game.order_spaces(1)[1], table.mats[0].priests) == (0, 0, 0)


@pytest.mark.breach("TM-299")
def test_steps_that_cannot_be_made_are_not_made_elsewhere_or_later() -> None:
    table = start().cult(0, fire=8).cult(1, fire=10)
    table.play("send priest fire 3", "done")
    assert (table.mats[0].cults, table.power(0)) == ([9, 0, 0, 0], (12, 0, 0))
    table.mats[0].keys = 1
    table.cult(1, fire=0).play("pass bonus-7", "send priest water 1", "done")
    assert table.mats[0].cults == [9, 1, 0, 0]

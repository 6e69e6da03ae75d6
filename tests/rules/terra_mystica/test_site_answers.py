"""The reading `site`: answers and choices in any order, and those who accept although they gain nothing."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.table import Table


def between(builder: str = "cultists") -> Table:
    """Cultists at C3, Mermaids at D4 beside them (seat 2), Nomads far away; all of them strong enough to build."""
    found = Table(builder, "nomads", "mermaids", rules="site").put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    return found.put(2, "dwelling", "D4").bowls(0, 4, 4, 4).bowls(2, 4, 4, 4)


def owing_both() -> Table:
    """The Cultists may choose a step for their own building, and answer for that of the Mermaids."""
    found = between()
    found.play("upgrade C3 trading-post", "done", seat=0)
    found.play("send priest air 1", "done", seat=1)
    found.play("accept 1 cultists", "upgrade D4 trading-post", seat=2)
    return found


@pytest.mark.rule("TM-417")
@pytest.mark.parametrize("order", [("cult water", "accept 2 mermaids"), ("accept 2 mermaids", "cult water")])
def test_an_offer_and_a_step_may_be_answered_in_any_order(order: tuple[str, str]) -> None:
    found = owing_both()
    for text in order:
        assert text in found.legal("", 0)
        found.play(text, seat=0)
    assert (found.mats[0].cults[1], found.power(0), found.mats[0].offers) == (1, (2, 6, 4), [])
    # Nothing is asked any more before the own turn.
    assert found.game.step(0) is None


@pytest.mark.rule("TM-417")
def test_who_can_gain_nothing_may_accept_and_the_builder_gets_the_step() -> None:
    found = between().bowls(2, 0, 0, 12)
    found.play("upgrade C3 trading-post", seat=0)
    found.play("accept 1 cultists", seat=2)
    assert (found.power(2), found.mats[2].vp) == ((0, 0, 12), 20)
    found.play("cult fire", seat=0)
    assert found.mats[0].cults[0] == 1


@pytest.mark.breach("TM-417")
def test_that_step_comes_once_for_a_building() -> None:
    found = Table("cultists", "nomads", "mermaids", rules="site").put(0, "dwelling", "C3").bowls(1, 0, 0, 12)
    found.put(1, "dwelling", "B4").put(2, "dwelling", "D4").bowls(2, 0, 0, 12)
    found.bridge(1, "B4-C3")
    found.play("upgrade C3 trading-post", seat=0)
    for seat in (1, 2):
        found.play("accept 1 cultists", seat=seat)
    found.play("cult fire", seat=0)
    assert "cult fire" not in found.legal("cult", 0)


@pytest.mark.rule("TM-417")
def test_nobody_is_passed_for_in_the_last_round() -> None:
    found = Table("witches", "nomads", round=6, rules="site").put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    for seat in (0, 1):
        found.stock(seat, coins=0, workers=0, priests=0).bowls(seat, 12, 0, 0)
    found.forget()
    assert found.legal("", 0) == {"pass"}
    found.play("pass", seat=0)
    # The Nomads have no other move either, and yet it is theirs.
    assert found.game.to_move == (1,)
    found.play("pass", seat=1)
    assert found.game.is_over

"""The Alchemists (TM-157) and the Darklings (TM-158, TM-310)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


def start(faction: str, building: str = "dwelling", scoring: str = "2", **options: Any) -> Table:
    """One building on E2. Beside it D2 is one spade from swamp, D1 two, F1 three."""
    return Table(faction, "giants", scoring=scoring, **options).put(0, building, "E2").put(1, "dwelling", "I10")


@pytest.mark.rule("TM-157")
def test_alchemists_get_twelve_power_for_the_stronghold_and_two_for_every_spade_after_it() -> None:
    table = start("alchemists", "trading-post").bowls(0, 8, 4, 0)
    table.play("upgrade E2 stronghold", "done")
    assert table.power(0) == (0, 8, 4)
    table = start("alchemists", "stronghold").bowls(0, 12, 0, 0)
    table.play("transform D1 swamp")
    assert table.power(0) == (8, 4, 0)
    table = start("alchemists", "stronghold").bowls(0, 6, 0, 6)
    table.play("power spades")
    assert table.power(0) == (8, 4, 0)
    table = start("alchemists", "stronghold", scoring="2").bowls(0, 12, 0, 0).cult(0, earth=4)
    table.play("pass bonus-8", "pass bonus-9")
    assert (table.step, table.power(0)) == ("use-spades", (10, 2, 0))


@pytest.mark.rule("TM-157")
def test_alchemists_change_points_into_coins_and_back() -> None:
    table = start("alchemists").stock(0, coins=0, workers=1, priests=0)
    table.play("convert 1vp to 1c", "convert 1vp to 1c")
    assert (points(table), stock(table)) == (18, (2, 1, 0))
    table.play("convert 2c to 1vp")
    assert (points(table), stock(table)) == (19, (0, 1, 0))


@pytest.mark.breach("TM-157")
def test_no_power_for_spades_without_the_stronghold_and_no_such_conversion_for_others() -> None:
    table = start("alchemists").bowls(0, 12, 0, 0)
    table.play("transform D1 swamp")
    assert table.power(0) == (12, 0, 0)
    table = start("darklings", "stronghold").bowls(0, 12, 0, 0)
    table.play("transform D1 swamp")
    assert table.power(0) == (12, 0, 0)
    for move in ("convert 1vp to 1c", "convert 2c to 1vp"):
        assert told(start("darklings").refusal(move), "TM-057", "sells-no-points")
    table = start("alchemists", "temple")
    table.put(0, "trading-post", "E3").bowls(0, 12, 0, 0).play("upgrade E2 sanctuary", "take favour-9")
    assert table.power(0) == (12, 0, 0)


@pytest.mark.rule("TM-158")
def test_a_spade_of_the_darklings_costs_a_priest_and_pays_two_points() -> None:
    table = start("darklings").stock(0, workers=1)
    table.play("dig 2 build D1")
    assert (at(table, "D1"), stock(table), points(table)) == ("0 dwelling", (48, 0, 1), 24)
    table = start("darklings").bowls(0, 0, 0, 12)
    table.play("power spade", "transform D1 swamp")
    assert (terrain(table, "D1"), stock(table), points(table)) == ("swamp", (50, 20, 2), 22)
    table = start("darklings", "sanctuary")
    assert table.game.income(0)[2] == 2


@pytest.mark.rule("TM-158")
def test_the_darklings_stronghold_turns_up_to_three_workers_into_priests() -> None:
    for times in range(4):
        table = start("darklings", "trading-post")
        table.play("upgrade E2 stronghold", *["convert 1w to 1p"] * times, "done")
        assert (table.seat, stock(table)) == (1, (44, 16 - times, 3 + times))


@pytest.mark.breach("TM-158")
def test_darklings_dig_with_nothing_but_priests_and_change_no_fourth_worker() -> None:
    table = start("darklings").stock(0, workers=20, priests=1)
    assert told(table.refusal("transform D1 swamp"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table = start("darklings").bowls(0, 0, 0, 12)
    table.play("power spades", "transform D1 swamp")
    assert points(table) == 20
    table = start("darklings", "trading-post")
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")
    table.play("upgrade E2 stronghold", *["convert 1w to 1p"] * 3)
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")
    table = start("alchemists", "trading-post")
    table.play("upgrade E2 stronghold")
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")


@pytest.mark.rule("TM-310")
def test_only_as_many_workers_as_there_are_priests_in_the_supply() -> None:
    table = start("darklings", "trading-post").stock(0, priests=5)
    table.play("upgrade E2 stronghold", "convert 1w to 1p", "convert 1w to 1p")
    assert stock(table) == (44, 14, 7)
    assert "convert 1w to 1p" not in table.legal()
    table = start("darklings", "trading-post", rules="site").stock(0, priests=7)
    table.play("upgrade E2 stronghold", "convert 1w to 1p")
    assert stock(table) == (44, 15, 7)


@pytest.mark.breach("TM-310")
def test_no_worker_is_given_for_nothing_and_what_is_left_is_lost() -> None:
    table = start("darklings", "trading-post").stock(0, priests=7)
    table.play("upgrade E2 stronghold")
    assert told(table.refusal("convert 1w to 1p"), "TM-310", "no-priest-left")
    table = start("darklings", "trading-post")
    table.play("upgrade E2 stronghold", "convert 1w to 1p", "done", "pass bonus-7")
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")
    table.play("send priest fire 1")
    assert told(table.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")

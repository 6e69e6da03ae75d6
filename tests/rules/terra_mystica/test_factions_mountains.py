"""The Engineers (TM-161) and the Dwarves (TM-162)."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


@pytest.mark.rule("TM-161")
def test_engineers_build_bridges_for_two_workers_and_score_three_points_for_each_when_they_pass() -> None:
    table = Table("engineers", "witches").put(0, "dwelling", "C2", "E5").put(0, "stronghold", "D3")
    table.play("special bridge C2-E5", "done", "pass bonus-7", "special bridge C2-D3", "done")
    assert (stock(table), table.mats[0].bridges) == ((50, 16, 3), 1)
    table.play("pass bonus-9")
    assert table.source(0, "stronghold-passed") == 6
    assert table.game.round == 2
    while table.seat != 0:
        table.play("send priest earth 1", "done")
    table.play(min(table.legal("pass")))
    assert table.source(0, "stronghold-passed") == 12


@pytest.mark.breach("TM-161")
def test_no_points_for_bridges_without_stronghold_without_both_ends_or_of_others() -> None:
    table = Table("engineers", "witches").put(0, "dwelling", "C2", "E5").bridge(0, "C2-E5")
    table.play("pass bonus-7")
    assert points(table) == 20
    table = Table("engineers", "witches").put(0, "dwelling", "C2").put(0, "stronghold", "D3").put(1, "dwelling", "E5")
    table.bridge(0, "C2-E5", "C2-D4").bridge(1, "C2-D3").play("pass bonus-7")
    assert points(table) == 20
    table = Table("dwarves", "witches").put(0, "dwelling", "C2").put(0, "stronghold", "D3").bridge(0, "C2-D3")
    table.play("pass bonus-7")
    assert points(table) == 20
    table = Table("engineers", "witches").put(0, "dwelling", "C2").stock(0, workers=1)
    needs = {"deed": "special-bridge", "need": 2, "have": 1}
    assert told(table.refusal("special bridge C2-E5"), "TM-161", "lacks-workers", needs)


def dwarves(*others: str) -> Table:
    """On E2; C1 and D3 are two away, H1 three."""
    table = Table("dwarves", "witches", scoring="3").put(0, "dwelling", "E2")
    for cell in ("C1", "D3", *others):
        table.ground(cell, "mountains")
    return table


@pytest.mark.rule("TM-162")
def test_dwarves_tunnel_under_one_hex_for_two_workers_or_one_and_four_points() -> None:
    table = dwarves()
    table.play("build C1")
    assert (at(table, "C1"), stock(table), table.source(0, "ability")) == ("0 dwelling", (48, 17, 3), 4)
    table = dwarves().put(0, "stronghold", "I10")
    table.play("build C1")
    assert (stock(table), table.source(0, "ability")) == ((48, 18, 3), 4)
    table = dwarves().ground("C1", "forest")
    table.play("transform C1 mountains", "build C1")
    assert (stock(table), table.source(0, "ability")) == ((48, 14, 3), 4)


@pytest.mark.breach("TM-162")
def test_no_tunnel_where_none_is_needed_further_or_twice_in_an_action() -> None:
    table = dwarves()
    table.play("build F1")
    assert (stock(table), table.source(0, "ability")) == ((48, 19, 3), 0)
    table = dwarves("H1")
    assert told(table.refusal("build H1"), "TM-064", "out-of-reach", {"cell": "H1"})
    table = dwarves().stock(0, workers=1)
    needs = {"deed": "skip", "need": 2, "have": 1}
    assert told(table.refusal("build C1"), "TM-162", "lacks-workers", needs)
    table.stock(0, workers=2)
    assert told(table.refusal("build C1"), "TM-069", "lacks-workers", {"need": 3, "have": 2})
    table = dwarves().ground("C1", "forest").ground("D3", "forest").bowls(0, 0, 0, 12)
    table.play("power spades", "transform C1 mountains")
    assert told(table.refusal("transform D3 mountains"), "TM-162", "skipped-already", {"cell": "D3"})
    assert told(table.refusal("transform E9 mountains"), "TM-064", "out-of-reach", {"cell": "E9"})
    table.play("done", "pass bonus-7")
    workers = table.mats[0].workers
    table.play("build C1")
    assert (table.source(0, "ability"), table.mats[0].workers) == (8, workers - 3)


@pytest.mark.breach("TM-162")
def test_engineers_do_not_tunnel_and_the_shipping_town_tile_does_nothing_for_dwarves() -> None:
    table = Table("engineers", "witches").put(0, "dwelling", "E2").ground("C1", "mountains")
    assert told(table.refusal("build C1"), "TM-064", "out-of-reach", {"cell": "C1"})
    table = Table("dwarves", "witches", mini_towns=True).put(0, "trading-post", "E2", "D2").put(0, "temple", "E3")
    table.put(0, "dwelling", "F2").ground("H1", "mountains").ground("C5", "mountains")
    table.play("upgrade E2 temple", "take favour-8", "take town-7", "done", "pass bonus-7")
    assert told(table.refusal("build C5"), "TM-064", "out-of-reach", {"cell": "C5"})
    assert terrain(table, "C5") == "mountains"

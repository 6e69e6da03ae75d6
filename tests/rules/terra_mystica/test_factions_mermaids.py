"""The Mermaids: shipping (TM-163) and towns across a river hex (TM-127, TM-302, TM-389)."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, cells, of_kind, told


def across(faction: str = "mermaids") -> Table:
    """Worth four on F3 and F4, three on G1 and H3: r21 and r28 lie between; E4 and E5 are beside r21 too."""
    table = Table(faction, "giants", scoring="3").put(0, "trading-post", "F3", "F4", "G1").put(0, "dwelling", "H3")
    return table.put(1, "dwelling", "I10")


@pytest.mark.rule("TM-127", "TM-302")
def test_a_town_across_one_river_hex_by_choice_at_any_time_of_the_own_turn() -> None:
    table = across()
    assert table.legal("connect") == {"connect r21", "connect r28"}
    events = table.play("connect r21")
    assert len(of_kind(events, "town-founded", 0)) == 1
    assert cells(table, table.mats[0].towned) == {"F3", "F4", "G1", "H3"}
    table.play("take town-1", "send priest fire 1", "done")
    assert (table.seat, points(table), table.mats[0].keys) == (1, 25, 1)
    table = across()
    table.play("send priest fire 1", "connect r28", "take town-1", "done")
    assert (table.seat, len(table.mats[0].towns)) == (1, 1)
    table = across()
    table.play("send priest fire 1", "done")
    assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.breach("TM-127")
def test_no_second_town_over_the_same_river_hex_no_two_river_hexes_and_nobody_else() -> None:
    table = across()
    table.play("connect r21", "take town-1")
    assert told(table.refusal("connect r21"), "TM-127", "river-used", {"cell": "r21"})
    assert table.legal("connect") == set()
    assert told(across("swarmlings").refusal("connect r21"), "TM-127", "no-connection", {"cell": "r21"})
    table = Table("mermaids", "giants").put(0, "temple", "A3", "A4").put(0, "stronghold", "D1").put(0, "dwelling", "E1")
    for river in ("r0", "r1", "r7"):
        assert told(table.refusal(f"connect {river}"), "TM-302", "no-town-there", {"cell": river})


@pytest.mark.breach("TM-302")
def test_no_connection_for_less_beside_a_town_or_in_the_turn_of_others() -> None:
    table = Table("mermaids", "giants").put(0, "trading-post", "F3", "F4").put(0, "dwelling", "G1", "H3")
    assert told(table.refusal("connect r21"), "TM-302", "no-town-there", {"cell": "r21"})
    table = across().put(0, "temple", "E6").put(0, "stronghold", "E7")
    table.mats[0].towned = sum(1 << table.game.board.cell(name) for name in ("F3", "F4", "E6", "E7"))
    assert told(table.forget().refusal("connect r21"), "TM-302", "no-town-there", {"cell": "r21"})
    table = across().turn(1)
    assert table.legal(seat=0) == set()
    assert told(table.refusal("connect r21"), "TM-127", "no-connection", {"cell": "r21"})


@pytest.mark.rule("TM-301")
def test_the_connection_is_looked_at_too() -> None:
    table = across()
    table.play("send priest fire 1")
    assert table.mats[0].towned == 0
    assert len(of_kind(table.play("connect r21"), "town-founded")) == 1


@pytest.mark.rule("TM-389")
def test_what_is_built_later_beside_the_marked_river_hex_belongs_to_that_town() -> None:
    """E4 touches none of the buildings, but r21."""
    table = across()
    table.play("connect r21", "take town-1", "build E4", "done")
    assert cells(table, table.mats[0].towned) == {"F3", "F4", "G1", "H3", "E4"}
    assert len(table.game.settlements(0)) == 1
    table = across()
    table.play("connect r28", "take town-1", "build E4", "done")
    assert cells(table, table.mats[0].towned) == {"F3", "F4", "G1", "H3"}
    assert len(table.game.settlements(0)) == 2


@pytest.mark.breach("TM-389")
def test_the_marked_river_hex_brings_no_power_no_cheap_price_and_no_reach() -> None:
    table = across().put(1, "dwelling", "D3").ground("E4", "wasteland")
    table.play("connect r21", "take town-1", "send priest fire 1", "done", "build E4")
    assert (table.seat, table.step, at(table, "E4")) == (1, "complete-action", "1 dwelling")
    table = Table("mermaids", "giants").put(0, "trading-post", "F3", "F4").put(0, "temple", "H3", "I4")
    table.put(0, "dwelling", "G1").put(1, "stronghold", "E4").stock(0, coins=20, workers=9)
    table.play("connect r21", "take town-2", "upgrade G1 trading-post", "done")
    assert (table.seat, stock(table)) == (1, (14, 9, 3))
    table = across()
    table.mats[0].shipping = 0
    table.forget().play("connect r21", "take town-1")
    assert told(table.refusal("build E4"), "TM-064", "out-of-reach", {"cell": "E4", "shipping": 0})


@pytest.mark.rule("TM-163")
def test_the_stronghold_gives_a_free_step_of_shipping() -> None:
    table = Table("mermaids", "giants").put(0, "trading-post", "E4")
    table.play("upgrade E4 stronghold")
    assert (table.mats[0].shipping, table.source(0, "shipping-step")) == (2, 2)
    table = Table("mermaids", "giants").put(0, "trading-post", "E4")
    table.mats[0].shipping = 4
    table.play("upgrade E4 stronghold")
    assert (table.mats[0].shipping, table.source(0, "shipping-step")) == (5, 5)


@pytest.mark.breach("TM-163")
def test_no_step_beyond_five_and_no_free_step_for_other_lake_dwellers() -> None:
    table = Table("mermaids", "giants").put(0, "trading-post", "E4")
    table.mats[0].shipping = 5
    table.forget().play("upgrade E4 stronghold")
    assert (table.mats[0].shipping, points(table)) == (5, 20)
    table = Table("swarmlings", "giants").put(0, "trading-post", "E4")
    table.play("upgrade E4 stronghold")
    assert (table.mats[0].shipping, points(table)) == (0, 20)

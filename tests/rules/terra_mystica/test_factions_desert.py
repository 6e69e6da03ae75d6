"""The Nomads (TM-169) and the Fakirs (TM-170)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


def nomads(scoring: str = "1", **options: Any) -> Table:
    """The stronghold stands on E2; D1, D2, E1, E3, F1 and F2 lie around it."""
    return Table("nomads", "witches", scoring=scoring, **options).put(0, "stronghold", "E2")


@pytest.mark.rule("TM-169")
@pytest.mark.parametrize("here", ["plains", "swamp", "lakes", "forest", "mountains", "wasteland"])
def test_the_sandstorm_turns_any_hex_beside_an_own_building_into_desert_without_spades(here: str) -> None:
    table = nomads().ground("E1", here)
    table.play("special sandstorm", "transform E1 desert")
    assert (terrain(table, "E1"), stock(table), points(table)) == ("desert", (50, 20, 3), 20)
    table.play("build E1", "done")
    assert (at(table, "E1"), stock(table), points(table)) == ("0 dwelling", (48, 19, 3), 20)
    table = nomads().ground("E1", here).put(0, "dwelling", "I10")
    table.play("special sandstorm")
    assert {"transform E1 desert", "transform H6 desert"} <= table.legal()
    table.play("transform H6 desert", "done")
    assert (terrain(table, "H6"), table.seat) == ("desert", 1)


@pytest.mark.breach("TM-169")
def test_no_sandstorm_on_desert_ice_volcano_buildings_or_far_away() -> None:
    table = nomads().ground("D1", "desert").ground("D2", "ice").ground("E1", "volcano").put(1, "dwelling", "F1")
    table.play("special sandstorm")
    for cell in ("D1", "D2", "E1", "D3"):
        names = {"cell": cell, "terrain": "desert"}
        assert told(table.refusal(f"transform {cell} desert"), "TM-169", "no-storm-there", names)
    assert told(table.refusal("transform F1 desert"), "TM-064", "occupied", {"cell": "F1", "owner": 1})
    assert told(table.refusal("transform F2 lakes"), "TM-169", "no-storm-there", {"cell": "F2"})
    assert table.legal("transform") == {"transform E3 desert", "transform F2 desert"}


@pytest.mark.breach("TM-169")
def test_after_the_sandstorm_no_dwelling_elsewhere_none_for_nothing_and_no_spades() -> None:
    table = nomads().ground("D1", "desert")
    table.play("special sandstorm")
    assert told(table.refusal("build D1"), "TM-169", "not-transformed")
    table.play("transform E1 desert")
    assert told(table.refusal("build D1"), "TM-072", "not-transformed")
    assert table.legal("transform") == set()
    table.stock(0, coins=1)
    assert told(table.refusal("build E1"), "TM-069", "lacks-coins", {"need": 2, "have": 1})
    table = nomads(rules="site").ground("D1", "desert")
    table.play("special sandstorm", "build D1")
    assert at(table, "D1") == "0 dwelling"


def fakirs(building: str = "dwelling", **options: Any) -> Table:
    """On E2; C1 and D3 are two away, H1 three, I1 four."""
    table = Table("fakirs", "witches", scoring="3", **options).put(0, building, "E2")
    for cell in ("C1", "D3", "H1", "I1", "I2"):
        table.ground(cell, "desert")
    return table


@pytest.mark.rule("TM-170")
def test_fakirs_fly_over_one_hex_for_a_priest_and_four_points() -> None:
    table = fakirs()
    assert table.legal("build") == {"build C1", "build D3"}
    table.play("build C1")
    assert (at(table, "C1"), stock(table), table.source(0, "ability")) == ("0 dwelling", (48, 19, 2), 4)
    table = fakirs().ground("C1", "plains")
    table.play("dig 1 build C1")
    assert (stock(table), table.source(0, "ability")) == ((48, 16, 2), 4)


@pytest.mark.rule("TM-170")
def test_with_the_stronghold_over_two_hexes_and_one_more_with_the_town_tile() -> None:
    table = fakirs("trading-post")
    table.play("upgrade E2 stronghold", "done", "pass bonus-7")
    assert table.legal("build") == {"build B1", "build C1", "build D3", "build H1"}
    table.play("build H1")
    assert (at(table, "H1"), table.source(0, "ability"), table.mats[0].priests) == ("0 dwelling", 4, 2)
    for upgrade, furthest in (("stronghold", "I1"), ("temple", "H1")):
        table = fakirs("trading-post", mini_towns=True).put(0, "trading-post", "D2").put(0, "dwelling", "D1", "E1")
        table.ground("G2", "desert").put(0, "dwelling", "E3")
        table.play(f"upgrade E2 {upgrade}", *(["take favour-5"] if upgrade == "temple" else []))
        table.play("take town-7", "done", "pass bonus-7")
        assert f"build {furthest}" in table.legal("build")
        assert points(table) == 20 + 4


@pytest.mark.breach("TM-170")
def test_no_flight_where_none_is_needed_further_twice_or_without_a_priest() -> None:
    table = fakirs().ground("D1", "desert")
    table.play("build D1")
    assert (stock(table), table.source(0, "ability")) == ((48, 19, 3), 0)
    table = fakirs()
    assert told(table.refusal("build H1"), "TM-064", "out-of-reach", {"cell": "H1"})
    table.stock(0, priests=0)
    needs = {"deed": "skip", "need": 1, "have": 0}
    assert told(table.refusal("build C1"), "TM-170", "lacks-priests", needs)
    table = fakirs().ground("C1", "plains").ground("D3", "plains").bowls(0, 0, 0, 12)
    table.play("power spades", "transform C1 desert")
    assert told(table.refusal("transform D3 desert"), "TM-170", "skipped-already", {"cell": "D3"})
    table = fakirs("stronghold")
    table.mats[0].skip = 3
    table.forget()
    assert told(table.refusal("build I1"), "TM-064", "out-of-reach", {"cell": "I1"})
    nomads_too = Table("nomads", "witches").put(0, "dwelling", "E2").ground("C1", "desert")
    assert told(nomads_too.refusal("build C1"), "TM-064", "out-of-reach", {"cell": "C1"})

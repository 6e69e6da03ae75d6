"""Section 6.2: direct and indirect adjacency."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, stock
from tests.rules.terra_mystica.table import Table, cells, told

#: The land around D6 on the base map that it shares a side with, and what lies one and two river hexes away.
D6_BESIDE = {"C4"}
D6_OVER_ONE = {"B5", "C5", "D5", "E8", "D7", "E9", "F5"}


def near(table: Table, seat: int = 0) -> set[str]:
    """All land the seat could transform or build on as far as reach goes, itself left out."""
    return cells(table, table.game.reach(seat) & table.game.free())


def reached(table: Table) -> set[str]:
    """Hexes that are offered for building once all land is home terrain."""
    for cell in range(table.game.board.land_size):
        if not table.game.occupied >> cell & 1:
            table.ground(table.game.board.name(cell), "wasteland")
    return {text.split()[1] for text in table.legal("build")}


def magicians(*dwellings: str, **options: Any) -> Table:
    return Table("chaos-magicians", "witches", **options).put(0, "dwelling", *dwellings)


@pytest.mark.rule("TM-076")
def test_land_that_shares_an_edge_or_a_bridge_is_directly_adjacent() -> None:
    assert reached(magicians("D6")) == D6_BESIDE
    assert reached(magicians("E2")) == {"D1", "D2", "E1", "E3", "F1", "F2"}
    assert reached(magicians("D6").bridge(0, "D6-E8")) == D6_BESIDE | {"E8"}
    table = Table("witches", "halflings").put(0, "dwelling", "D6").put(1, "dwelling", "E8").bridge(0, "D6-E8")
    table.play("upgrade D6 trading-post")
    assert (table.seat, stock(table)) == (1, (47, 18, 3))
    assert table.legal() == {"accept 1 witches", "decline 1 witches"}


@pytest.mark.breach("TM-076")
def test_land_across_the_river_without_a_bridge_is_not_directly_adjacent() -> None:
    table = magicians("D6").ground("E8", "wasteland")
    assert told(table.refusal("build E8"), "TM-064", "out-of-reach", {"cell": "E8", "shipping": 0})
    table = Table("witches", "halflings").put(0, "dwelling", "D6").put(1, "dwelling", "E8")
    table.play("upgrade D6 trading-post", "done")
    assert (table.step, stock(table)) == ("take-action", (44, 18, 3))


@pytest.mark.rule("TM-077")
def test_shipping_counts_the_river_hexes_in_a_row() -> None:
    table = magicians("D6")
    table.mats[0].shipping = 1
    assert reached(table) == D6_BESIDE | D6_OVER_ONE
    table = magicians("I10")
    reach = []
    for shipping in range(4):
        table.mats[0].shipping = shipping
        table.forget()
        reach.append(near(table))
    # From r35 over r34 and r30 to the middle of the map.
    assert reach[0] == {"H6", "H7", "I11"}
    assert reach[1] == reach[0] | {"I9"}
    assert reach[2] == reach[1] | {"G4", "H5"}
    assert reach[3] == reach[2] | {"G3"}


@pytest.mark.breach("TM-077")
def test_one_river_hex_more_than_the_shipping_value_is_too_far() -> None:
    table = magicians("I10").ground("H5", "wasteland").ground("G3", "wasteland")
    table.mats[0].shipping = 1
    assert told(table.forget().refusal("build H5"), "TM-064", "out-of-reach", {"cell": "H5", "shipping": 1})
    table.mats[0].shipping = 2
    assert told(table.forget().refusal("build G3"), "TM-064", "out-of-reach", {"cell": "G3", "shipping": 2})
    table.play("build H5")
    assert at(table, "H5") == "0 dwelling"


@pytest.mark.rule("TM-078")
def test_the_shipping_bonus_tile_adds_one_in_the_action_phase() -> None:
    table = magicians("D6").bonus(0, "4").ground("E8", "wasteland")
    table.play("build E8")
    assert at(table, "E8") == "0 dwelling"
    table = magicians("I10").bonus(0, "4")
    table.mats[0].shipping = 1
    assert reached(table) >= {"G4", "H5"}


@pytest.mark.breach("TM-078")
def test_the_shipping_bonus_tile_is_no_help_when_given_back_nor_for_cult_spades() -> None:
    table = magicians("D6").bonus(0, "4").ground("E8", "wasteland").bonus(0, "3")
    assert told(table.refusal("build E8"), "TM-064", "out-of-reach", {"cell": "E8", "shipping": 0})
    table = Table("chaos-magicians", "witches", scoring="2").put(0, "dwelling", "D6").cult(0, earth=4)
    table.game.pool = [3, 7, 8]
    table.forget().play("pass bonus-4", "pass bonus-9")
    assert (table.step, table.mats[0].bonus) == ("use-spades", 3)
    assert {text.split()[1] for text in table.legal("transform")} == D6_BESIDE
    names = {"cell": "E8", "shipping": 0}
    assert told(table.refusal("transform E8 plains"), "TM-064", "out-of-reach", names)


@pytest.mark.rule("TM-079")
def test_over_the_river_one_transforms_and_builds() -> None:
    table = magicians("D6").ground("E8", "desert")
    table.mats[0].shipping = 1
    table.forget().play("dig 1 build E8")
    assert at(table, "E8") == "0 dwelling"


@pytest.mark.breach("TM-079")
def test_over_the_river_no_power_no_cheap_trading_post_no_town_and_no_sandstorm() -> None:
    table = Table("chaos-magicians", "witches").put(0, "dwelling", "D6").put(1, "stronghold", "E8")
    table.mats[0].shipping = table.mats[1].shipping = 3
    table.forget().play("upgrade D6 trading-post", "done")
    assert (table.step, stock(table)) == ("take-action", (44, 18, 3))
    table = magicians("D6").put(0, "stronghold", "E8").put(0, "temple", "C5", "D5")
    table.mats[0].shipping = 3
    table.forget().play("upgrade D6 trading-post", "done")
    assert table.mats[0].towned == 0
    table = Table("nomads", "witches").put(0, "stronghold", "D6")
    table.mats[0].shipping = 1
    table.forget().play("special sandstorm")
    names = {"cell": "E9", "terrain": "desert"}
    assert told(table.refusal("transform E9 desert"), "TM-169", "no-storm-there", names)
    assert table.legal("transform") == {"transform C4 desert"}


@pytest.mark.rule("TM-080")
def test_the_land_beside_a_canal_stays_adjacent() -> None:
    """The canal of the base map lies between E4 and E5."""
    table = Table("mermaids", "alchemists", merchants=True).put(0, "dwelling", "E4").put(1, "dwelling", "E5")
    assert table.game.board.canal_sides == [tuple(table.game.board.cell(name) for name in ("E4", "E5"))]
    table.play("upgrade E4 trading-post")
    assert (table.mats[0].coins, table.legal()) == (47, {"accept 1 mermaids", "decline 1 mermaids"})
    table = magicians("E4", merchants=True).ground("E5", "wasteland")
    table.play("build E5")
    assert at(table, "E5") == "0 dwelling"


@pytest.mark.breach("TM-080")
def test_a_canal_parts_nobody_from_a_town() -> None:
    table = magicians("E4", merchants=True).put(0, "temple", "E3", "D3").put(0, "trading-post", "E5")
    table.play("upgrade E4 trading-post")
    assert cells(table, table.mats[0].towned) == {"E3", "D3", "E4", "E5"}


@pytest.mark.rule("TM-081")
def test_shipping_is_measured_as_if_there_were_no_canal() -> None:
    """From D3 over r14; the canal leads from r14 to r21, beside F3 and G1."""
    for merchants in (False, True):
        table = magicians("D3", merchants=merchants)
        table.mats[0].shipping = 2
        assert reached(table) == {"C1", "D2", "E3", "E4", "B2", "C2", "E5", "A3", "A4", "D4", "E6"}


@pytest.mark.breach("TM-081")
def test_nobody_reaches_anything_through_a_canal() -> None:
    table = magicians("D3", merchants=True).ground("G1", "wasteland")
    table.mats[0].shipping = 3
    assert told(table.forget().refusal("build G1"), "TM-064", "out-of-reach", {"cell": "G1", "shipping": 3})


@pytest.mark.rule("TM-294")
def test_with_the_bonus_tile_riverwalkers_reach_over_two_river_hexes() -> None:
    table = Table("riverwalkers", "witches", terrains={"riverwalkers": "wasteland"}).put(0, "dwelling", "I10")
    assert near(table) == {"H6", "I9"}
    table.bonus(0, "4")
    assert near(table) == {"H6", "I9", "G4", "H5"}


@pytest.mark.breach("TM-294")
@pytest.mark.parametrize("faction", ["fakirs", "dwarves"])
def test_without_merchants_the_bonus_tile_does_nothing_for_fakirs_and_dwarves(faction: str) -> None:
    table = Table(faction, "witches").put(0, "dwelling", "I10")
    before = table.legal("build") | table.legal("dig") | table.legal("transform")
    table.bonus(0, "4")
    assert table.legal("build") | table.legal("dig") | table.legal("transform") == before
    assert near(table) == {"H6", "H7", "I11"}


@pytest.mark.rule("TM-295")
def test_an_own_ship_lets_one_transform_and_build_beside_it() -> None:
    table = magicians("I10", merchants=True).ships(0, "r10").ground("C3", "wasteland")
    assert {"build C3", "dig 1 build B4"} <= table.legal("build") | table.legal("dig")
    table.play("build C3")
    assert at(table, "C3") == "0 dwelling"


@pytest.mark.breach("TM-295")
def test_an_own_ship_brings_no_power_no_cheap_price_no_bridge_and_no_town() -> None:
    table = Table("chaos-magicians", "witches", merchants=True).put(0, "dwelling", "D6", "E7").ships(0, "r16")
    table.put(1, "dwelling", "E8", "A1").ships(1, "r11", "r16")
    table.play("upgrade D6 trading-post", "done")
    assert (table.step, stock(table)) == ("take-action", (44, 18, 3))
    table = magicians("I10", merchants=True).ships(0, "r10").bowls(0, 0, 0, 12)
    assert table.legal("power bridge") == set()
    names = {"from": "C4", "to": "D5"}
    assert told(table.refusal("power bridge C4-D5"), "TM-082", "bridge-end", names)
    table = magicians("D6", merchants=True).put(0, "temple", "C4", "E8").put(0, "stronghold", "D5").ships(0, "r16")
    table.play("upgrade D6 trading-post", "done")
    assert table.mats[0].towned == 0

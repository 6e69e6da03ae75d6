"""Section 6.3: bridges."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.terra_mystica.maps import MAPS
from tests.rules.terra_mystica.glance import at, stock
from tests.rules.terra_mystica.table import Table, cells, of_kind, told

#: The crossings of the base map at C2 and E5.
AT_C2 = {"C2-D3", "C2-D4", "C2-E5"}


def start(faction: str = "dwarves", *dwellings: str, **options: Any) -> Table:
    """A faction on C2, with power; seat 1 far away unless it is put somewhere."""
    table = Table(faction, "witches", **options).put(0, "dwelling", *(dwellings or ("C2",)))
    return table.bowls(0, 0, 0, 12)


def across(names: str) -> bool:
    """Do two cells of the base map lie two apart with river on both sides between them?"""
    board = MAPS[0]
    one, other = [board.cell(name) for name in names.split("-")]
    between = board.sides[one] & board.sides[other]
    return board.distance(one, other) == 2 and between.bit_count() == 2 and between & ~board.river == 0


@pytest.mark.rule("TM-082")
def test_a_bridge_joins_two_hexes_across_the_river_one_of_them_with_an_own_building() -> None:
    table = start()
    assert table.legal("power bridge") == {f"power bridge {site}" for site in AT_C2}
    table.play("power bridge C2-E5")
    assert cells(table, table.game.next_to(table.game.board.cell("C2"))) == {"B2", "B3", "E5"}
    board = MAPS[0]
    for site in board.sites:
        assert across(f"{board.name(site.low)}-{board.name(site.high)}")


@pytest.mark.breach("TM-082")
def test_no_bridge_without_a_river_without_a_building_or_further() -> None:
    table = start("dwarves", "C2", "E2").put(1, "dwelling", "G2")
    assert told(table.refusal("power bridge E2-F2"), "TM-082", "no-site", {"from": "E2", "to": "F2"})
    assert told(table.refusal("power bridge C2-B2"), "TM-082", "no-site", {"from": "B2", "to": "C2"})
    assert told(table.refusal("power bridge C2-E7"), "TM-082", "no-site", {"from": "C2", "to": "E7"})
    assert told(table.refusal("power bridge G2-H4"), "TM-082", "bridge-end", {"from": "G2", "to": "H4"})
    assert told(table.refusal("power bridge F1-H1"), "TM-082", "bridge-end", {"from": "F1", "to": "H1"})


@pytest.mark.rule("TM-083")
def test_the_power_action_the_engineers_and_the_riverwalkers_stronghold_build_bridges() -> None:
    table = start()
    table.play("power bridge C2-E5")
    assert (table.mats[0].bridges, table.power(0)) == (2, (3, 0, 9))
    table = start("engineers")
    table.play("special bridge C2-E5")
    assert (table.mats[0].bridges, stock(table)) == (2, (50, 18, 3))
    table = Table("riverwalkers", "witches").put(0, "trading-post", "C2")
    table.play("upgrade C2 stronghold", "bridge C2-E5", "bridge C2-D4")
    assert table.mats[0].bridges == 1


@pytest.mark.breach("TM-083")
def test_nobody_else_builds_bridges_for_workers_and_nobody_more_than_three() -> None:
    table = start()
    assert told(table.refusal("special bridge C2-E5"), "TM-107", "no-such-action", {"action": "special-bridge"})
    assert told(table.refusal("bridge C2-E5"), "TM-059", "not-now")
    table = start().bowls(0, 0, 12, 2)
    assert told(table.refusal("power bridge C2-E5"), "TM-102", "lacks-power", {"need": 3, "have": 2})
    table = start("engineers", "C2", "F2").bridge(0, "C2-E5", "C2-D4", "F2-G1")
    assert table.legal("special bridge") | table.legal("power bridge") == set()


@pytest.mark.rule("TM-084")
def test_a_bridge_of_anybody_counts_for_everybody() -> None:
    """Witches built the bridge C2-E5; the Dwarves on C2 build at its other end."""
    table = start().bridge(1, "C2-E5").ground("E5", "mountains")
    table.play("build E5")
    assert (at(table, "E5"), table.source(0, "ability")) == ("0 dwelling", 0)
    table = start("engineers").bridge(1, "C2-E5").put(1, "dwelling", "E5")
    table.play("upgrade C2 trading-post")
    assert (stock(table), table.legal()) == ((48, 19, 3), {"accept 1 engineers", "decline 1 engineers"})
    table = start("engineers", "C2").bridge(1, "C2-E5").put(0, "temple", "B2", "E5").put(0, "trading-post", "E6")
    events = table.play("upgrade C2 trading-post")
    assert len(of_kind(events, "town-founded", 0)) == 1


@pytest.mark.breach("TM-084")
def test_no_sandstorm_over_a_bridge_and_no_adjacency_elsewhere() -> None:
    table = Table("nomads", "witches").put(0, "stronghold", "C2").bridge(0, "C2-E5")
    table.play("special sandstorm")
    names = {"cell": "E5", "terrain": "desert"}
    assert told(table.refusal("transform E5 desert"), "TM-169", "no-storm-there", names)
    assert {text.split()[1] for text in table.legal("transform")} == {"B2", "B3"}
    table = start("engineers").bridge(1, "C2-E5").ground("E6", "mountains")
    assert told(table.refusal("build E6"), "TM-064", "out-of-reach", {"cell": "E6", "shipping": 0})


@pytest.mark.rule("TM-085")
def test_a_crossing_carries_one_bridge() -> None:
    for builder in (0, 1):
        table = start().put(1, "dwelling", "E5").bridge(builder, "C2-E5")
        assert table.legal("power bridge") == {"power bridge C2-D3", "power bridge C2-D4"}
    table = start(rules="site").bridge(1, "C2-E5")
    table.play("power bridge C2-E5")
    assert table.mats[0].bridges == 2


@pytest.mark.breach("TM-085")
@pytest.mark.parametrize("builder", [0, 1])
def test_no_second_bridge_on_a_crossing_whoever_built_the_first(builder: int) -> None:
    table = start("engineers").put(1, "dwelling", "E5").bridge(builder, "C2-E5")
    for verb in ("power bridge", "special bridge"):
        names = {"from": "C2", "to": "E5"}
        assert told(table.refusal(f"{verb} C2-E5"), "TM-085", "site-taken", names)


@pytest.mark.rule("TM-296")
def test_the_third_bridge_is_the_last_and_all_stay() -> None:
    table = start("engineers", "C2", "F2").bridge(0, "C2-E5", "C2-D4")
    table.play("special bridge F2-G1", "done")
    assert table.mats[0].bridges == 0
    table.pass_all()
    assert (table.game.round, len(table.game.bridges)) == (2, 3)


@pytest.mark.breach("TM-296")
def test_no_fourth_bridge() -> None:
    table = start("engineers", "C2", "F2").bridge(0, "C2-E5", "C2-D4", "F2-G1")
    for verb in ("power bridge", "special bridge"):
        assert told(table.refusal(f"{verb} C2-D3"), "TM-296", "no-bridge-left")


@pytest.mark.rule("TM-297")
def test_bridges_cross_beside_canals_as_everywhere() -> None:
    """On the Lakes map the canal r27-r32 lies between I4 and J3; I3-J3 crosses r27 beside it."""
    table = Table("mermaids", "witches", merchants=True, map="lakes").put(0, "dwelling", "I3").bowls(0, 0, 0, 12)
    table.play("power bridge I3-J3")
    assert table.mats[0].bridges == 2
    plain = Table("mermaids", "witches", map="lakes").put(0, "dwelling", "I3").bowls(0, 0, 0, 12)
    again = Table("mermaids", "witches", merchants=True, map="lakes").put(0, "dwelling", "I3").bowls(0, 0, 0, 12)
    assert plain.legal("power bridge") == again.legal("power bridge") != set()


@pytest.mark.breach("TM-297")
def test_a_canal_is_no_bridge() -> None:
    """The canal r14-r21 joins no land, and is no place for a bridge."""
    table = start("dwarves", "E4", merchants=True)
    assert told(table.refusal("power bridge E4-E5"), "TM-082", "no-site", {"from": "E4", "to": "E5"})
    assert cells(table, table.game.next_to(table.game.board.cell("D3"))) == {"C1", "D2", "E3", "E4"}
    assert cells(table, table.game.next_to(table.game.board.cell("F3"))) == {"E5", "E6", "F4", "G2"}

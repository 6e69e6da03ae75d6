"""Ledger section 10: the action that builds a bridge."""

from __future__ import annotations

import pytest

from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import OWN_DESIGN, TWO
from ecumene.games.terra_nova.moves import BRIDGE, CellMoves, NovaMove
from ecumene.parts.hexes import cells_in
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind

#: Own buildings on these cells touch every site of the larger board.
ENDS = ("A5", "B4", "C4", "D1", "D2", "D6", "D7", "D8", "F5", "G7")
SITES = {f"{OWN_DESIGN.name(site.low)}-{OWN_DESIGN.name(site.high)}" for site in OWN_DESIGN.sites}


@pytest.mark.rule("TN-170")
@pytest.mark.parametrize(("house", "sites"), [("C4", {"bridge C4-E4"}), ("E4", {"bridge C4-E4", "bridge D2-E4"})])
def test_a_bridge_costs_ten_coins_and_stands_at_an_own_building(house: str, sites: set[str]) -> None:
    table = Table("golems", "fairies").put(0, "house", house).coins(0, 10)
    assert table.legal("bridge") == sites
    events = table.play("bridge C4-E4")
    assert table.mats[0].coins == 0
    assert table.mats[0].bridges == 2
    assert table.game.bridges[table.game.land.site(OWN_DESIGN.cell("C4"), OWN_DESIGN.cell("E4"))] == 0
    assert [event.data for event in of_kind(events, "bridged", 0)] == [{"from": "C4", "to": "E4"}]


@pytest.mark.breach("TN-170")
@pytest.mark.parametrize(("bowls", "exchange"), [((8, 0, 0), 0), ((2, 2, 4), 1)])
def test_nine_coins_are_too_few(bowls: tuple[int, int, int], exchange: int) -> None:
    table = Table("golems", "fairies").put(0, "house", "C4").coins(0, 9).bowls(0, *bowls)
    assert told(table.refusal("bridge C4-E4"), "TN-170", "coins", {"need": 10, "have": 9, "exchange": exchange})


@pytest.mark.breach("TN-170")
def test_no_bridge_without_an_own_building_at_one_end() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3").put(1, "house", "C4")
    assert told(table.refusal("bridge C4-E4"), "TN-170", "bridge-end", {"from": "C4", "to": "E4"})
    assert table.legal("bridge") == set()


@pytest.mark.rule("TN-170", "TN-171")
def test_example_bridge_sites() -> None:
    """EX-14: of three sites shown, a house touches two: exactly those can be bridged."""
    table = Table("water-sprites", "golems").put(0, "house", "D8")
    assert table.legal("bridge") == {"bridge D8-E10", "bridge D8-F8"}
    assert told(table.refusal("bridge D7-F7"), "TN-170", "bridge-end", {"from": "D7", "to": "F7"})


@pytest.mark.rule("TN-171")
def test_every_printed_site_takes_a_bridge() -> None:
    table = Table("golems", "fairies").put(0, "house", *ENDS[:8]).put(0, "factory", *ENDS[8:])
    assert len(SITES) == 12
    assert table.legal("bridge") == {f"bridge {site}" for site in SITES}


@pytest.mark.breach("TN-171")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_holds_one_bridge(owner: int) -> None:
    table = Table("golems", "fairies").put(0, "house", "C4").put(1, "house", "E4").bridge(owner, "C4-E4")
    assert told(table.refusal("bridge C4-E4"), "TN-171", "site-taken", {"from": "C4", "to": "E4", "owner": owner})
    table.bowls(0, 0, 0, 8).put(0, "house", "D2").play("power bridge-3")
    assert table.legal("bridge") == {"bridge D2-E4", "bridge D2-F2"}
    assert table.refusal("bridge C4-E4").reason == "site-taken"


@pytest.mark.breach("TN-171")
def test_opposite_cells_without_a_printed_site_take_no_bridge(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("golems", "fairies").put(0, "house", "D8")
    sites = [site for site in OWN_DESIGN.sites if OWN_DESIGN.name(site.high) != "E10"]
    monkeypatch.setattr(OWN_DESIGN, "sites", sites)
    monkeypatch.setattr(OWN_DESIGN, "site_ends", [1 << site.low | 1 << site.high for site in sites])
    table.game.cell_moves = CellMoves(0, OWN_DESIGN)
    table.game.bridges = [-1] * len(sites)
    table.forget()
    assert table.legal("bridge") == {"bridge D8-F8"}
    assert told(table.refusal("bridge D8-E10"), "TN-171", "no-site", {"from": "D8", "to": "E10"})


def opposite(land: Land, one: int, other: int) -> bool:
    """Two land cells that face each other over the side which two river cells share."""
    between = land.sides[one] & land.sides[other]
    apart = not land.sides[one] >> other & 1
    both_land = bool(land.land >> one & 1 and land.land >> other & 1)
    return both_land and apart and between.bit_count() == 2 and not between & ~land.river


@pytest.mark.rule("TN-172")
@pytest.mark.parametrize(("land", "count"), [(OWN_DESIGN, 12), (TWO, 10)])
def test_sites_join_opposite_land_over_the_river(land: Land, count: int) -> None:
    assert len(land.sites) == count
    assert all(opposite(land, site.low, site.high) for site in land.sites)


@pytest.mark.breach("TN-172", "TN-171")
def test_no_two_other_cells_can_be_bridged() -> None:
    table = Table("golems", "fairies").put(0, "house", *ENDS[:8]).put(0, "factory", *ENDS[8:])
    board = cells_in(OWN_DESIGN.cells)
    assert len(board) == 86
    for one in board:
        for other in board:
            move = NovaMove(BRIDGE, one, other)
            if one < other and not opposite(OWN_DESIGN, one, other):
                refusal = table.game.check(0, move)
                assert refusal is not None
                assert (refusal.rule, refusal.reason) == ("TN-171", "no-site")
                assert refusal.needs == {"from": OWN_DESIGN.name(one), "to": OWN_DESIGN.name(other)}


@pytest.mark.rule("TN-173")
def test_each_player_has_three_bridges() -> None:
    table = Table("golems", "fairies").put(0, "house", "D2", "D8").bowls(0, 0, 0, 8)
    table.play("bridge D2-E4", "end")
    table.turn(0).play("bridge D2-F2", "end")
    assert table.mats[0].bridges == 1
    assert table.turn(0).legal("power bridge") == {"power bridge-3", "power bridge-4"}
    table.play("power bridge-4", "bridge D8-F8")
    assert table.mats[0].bridges == 0
    assert table.game.bridges.count(0) == 3


@pytest.mark.breach("TN-173")
def test_a_fourth_bridge_is_refused_for_coins_and_for_power_in_every_round() -> None:
    table = Table("golems", "fairies").put(0, "house", "D2", "D8").bowls(0, 0, 0, 8)
    table.bridge(0, "D2-E4", "D2-F2", "D8-F8")
    for round_ in (1, 2):
        assert table.game.round == round_
        assert table.legal("bridge") == table.legal("power bridge") == set()
        for move in ("bridge D8-E10", "power bridge-3", "power bridge-4"):
            assert told(table.refusal(move), "TN-173", "no-bridge")
        table.pass_all()
        assert table.mats[0].bridges == 0


@pytest.mark.rule("TN-174")
@pytest.mark.parametrize("far", ["empty", "own", "foreign", "neutral"])
def test_the_far_end_may_hold_anything(far: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "C4")
    if far == "own":
        table.put(0, "house", "E4")
    elif far == "foreign":
        table.put(1, "house", "E4")
    elif far == "neutral":
        table.neutral("E4")
    assert "bridge C4-E4" in table.legal()
    table.play("bridge C4-E4")
    assert cells(table.game.next_to(OWN_DESIGN.cell("C4"))) == {"B3", "B4", "C3", "E4"}


@pytest.mark.breach("TN-174")
def test_the_far_end_is_land_and_its_owner_is_not_asked() -> None:
    table = Table("golems", "fairies").put(0, "house", "C4").put(1, "house", "E4")
    assert told(table.refusal("bridge C4-D4"), "TN-171", "no-site", {"from": "C4", "to": "D4"})
    table.play("bridge C4-E4")
    assert table.seat == 0
    assert (table.mats[1].bridges, table.mats[1].coins, table.game.bridges.count(1)) == (3, 50, 0)


@pytest.mark.rule("TN-175")
def test_a_bridge_needs_no_reach_and_opens_it() -> None:
    table = Table("golems", "fairies").put(0, "house", "C4").bowls(0, 8, 0, 0)
    assert told(table.refusal("transform E4"), "TN-092", "out-of-reach", {"cell": "E4", "sailing": 0})
    table.play("bridge C4-E4")
    assert "transform E4 build" in table.turn(0).legal()


@pytest.mark.breach("TN-175")
def test_a_bridge_gives_nobody_power_or_points() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "C4").put(1, "factory", "E4")
    table.put(2, "house", "B4")
    events = table.play("bridge C4-E4")
    assert [table.power(seat) for seat in range(3)] == [(2, 2, 4)] * 3
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
    assert [event.kind for event in events] == ["bridged"]


@pytest.mark.rule("TN-175", "TN-267")
def test_example_town_by_bridge() -> None:
    """EX-08: four buildings worth 7 become one group through a bridge: a town at once, 6 coins and 5 points."""
    table = Table("golems", "fairies").bowls(0, 8, 0, 0)
    table.put(0, "factory", "B4", "C4", "E4").put(0, "house", "E5")
    table.play("bridge C4-E4")
    assert (table.seat, table.step) == (0, "choose-town-tile")
    table.play("town 6-coins")
    assert table.mats[0].coins == 50 - 10 + 6
    assert table.points(0) == table.source(0, "town-tile") == 5
    assert cells(table.mats[0].towned) == {"B4", "C4", "E4", "E5"}
    assert table.seat == 1

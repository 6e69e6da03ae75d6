"""Section 11: final scoring tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ecumene.games.terra_mystica.maps import MAP_IDS
from ecumene.games.terra_mystica.tiles import FINAL_TILES
from tests.rules.terra_mystica.deals import deal, not_dealt
from tests.rules.terra_mystica.table import Table, cells, of_kind
from tests.second.terra_mystica.data import MAPS

TRADES = {"final_tile": "trade-markers", "merchants": True}


def last(tile: str, *factions: str, **options: Any) -> Table:
    table = Table(*(factions or ("witches", "nomads")), round=6, final_tile=tile, **options)
    for seat in range(table.game.seats):
        table.stock(seat, 0, 0, 0).bowls(seat, 12, 0, 0)
    return table


def final(table: Table) -> list[int]:
    """Points of the final tile, by seat."""
    while not table.game.is_over:
        table.play("pass")
    return [table.source(seat, "final-tile") for seat in range(table.game.seats)]


def traded(table: Table, seat: int, *names: str) -> Table:
    """The seat's trade markers lie on these cells."""
    table.mats[seat].traded = sum(1 << table.game.board.cell(name) for name in names)
    return table


# The tiles of Fire & Ice


@pytest.mark.rule("TM-153")
def test_greatest_distance_between_two_connected_buildings() -> None:
    table = last("distance", "witches", "nomads", "mermaids").put(0, "dwelling", "E1", "E2", "E3", "E4")
    table.put(1, "dwelling", "H1", "H2").put(2, "dwelling", "H6", "H7", "H8")
    assert final(table) == [18, 6, 12]


@pytest.mark.rule("TM-153")
def test_distance_from_stronghold_to_sanctuary() -> None:
    table = (
        last("stronghold-sanctuary").put(0, "stronghold", "E1").put(0, "dwelling", "E2", "E3").put(0, "sanctuary", "E4")
    )
    table.put(1, "stronghold", "H1").put(1, "sanctuary", "H2").put(1, "dwelling", "H3", "I4", "I5", "I6")
    assert final(table) == [18, 12]


@pytest.mark.rule("TM-153")
def test_most_buildings_on_the_edge_in_one_connected_set() -> None:
    table = last("edge").put(0, "dwelling", "A1", "A2", "A3").put(1, "dwelling", "H1", "I1", "H2", "H3")
    assert final(table) == [18, 12]


@pytest.mark.rule("TM-153")
def test_most_clusters_in_one_connected_set() -> None:
    # With shipping 1: C3, C2 and E5 with E6 are three clusters of one set.
    table = last("clusters").put(0, "dwelling", "C3", "C2", "E5", "E6").put(1, "dwelling", "H1", "I1", "I2", "H2", "H3")
    table.mats[0].shipping = 1
    assert final(table) == [18, 12]


@pytest.mark.breach("TM-153")
def test_what_is_not_connected_does_not_count_together() -> None:
    far = last("distance").put(0, "dwelling", "A1", "I12").put(1, "dwelling", "H1", "H2")
    assert final(far) == [0, 18]
    apart = last("stronghold-sanctuary").put(0, "stronghold", "A1").put(0, "sanctuary", "I12")
    apart.put(1, "stronghold", "H1").put(1, "sanctuary", "H2")
    assert final(apart) == [0, 18]
    edges = last("edge").put(0, "dwelling", "A1", "A5", "A9", "A13").put(1, "dwelling", "H1", "I1")
    assert final(edges) == [12, 18]
    clusters = last("clusters").put(0, "dwelling", "C3", "C2", "E5").put(1, "dwelling", "H1")
    # Without shipping three sets of one cluster each.
    assert final(clusters) == [15, 15]


@pytest.mark.breach("TM-153")
def test_a_bridge_makes_one_cluster_of_two_and_other_buildings_no_stronghold() -> None:
    table = last("clusters").put(0, "dwelling", "C3", "C2", "E5").bridge(0, "C2-E5")
    table.put(1, "dwelling", "F3", "C5", "D6", "H1")
    table.mats[0].shipping = table.mats[1].shipping = 1
    # C5, D6 over r11 or r17; the other two alone.
    assert final(table) == [15, 15]
    posts = last("stronghold-sanctuary").put(0, "stronghold", "E1").put(0, "temple", "E2").put(0, "shipyard", "E3")
    assert final(posts) == [0, 0]


@pytest.mark.rule("TM-156")
def test_distances_are_counted_as_the_crow_flies() -> None:
    # D1 to D3 by way of E2 and E3 is three steps, but two hexes away.
    table = last("distance").put(0, "dwelling", "D1", "E2", "E3", "D3").put(1, "dwelling", "H6", "H7", "H8")
    assert final(table) == [15, 15]
    over = last("distance").put(0, "dwelling", "C2", "E5").bridge(0, "C2-E5").put(1, "dwelling", "H6", "H7", "H8")
    assert final(over) == [15, 15]


@pytest.mark.breach("TM-156")
def test_neither_the_number_of_buildings_nor_the_way_between_them_counts() -> None:
    ring = (
        last("distance")
        .put(0, "dwelling", "F6", "E10", "F7", "G6", "G5", "F5")
        .put(1, "dwelling", "E1", "E2", "E3", "E4")
    )
    assert final(ring) == [12, 18]


@pytest.mark.rule("TM-308")
@pytest.mark.parametrize("name", MAP_IDS)
def test_the_edge_is_the_rim_of_the_printed_map(name: str) -> None:
    printed = MAPS[name]["cells"]
    rows = {facts["row"] for facts in printed.values()}
    rim = set()
    for row in rows:
        columns = {facts["column"]: cell for cell, facts in printed.items() if facts["row"] == row}
        whole = row in (min(rows), max(rows))
        rim |= set(columns.values()) if whole else {columns[min(columns)], columns[max(columns)]}
    table = Table("witches", "nomads", map=name)
    assert cells(table, table.game.board.edge) == {cell for cell in rim if cell[0] != "r"}


@pytest.mark.breach("TM-308")
def test_hexes_at_the_river_or_inside_are_not_on_the_edge() -> None:
    # C1 and D2 lie one hex from it, C3 at much water.
    table = last("edge").put(0, "dwelling", "C1", "D2", "D3", "C3").put(1, "dwelling", "D1")
    assert final(table) == [0, 18]


@pytest.mark.rule("TM-306")
def test_with_merchants_one_of_five_tiles_is_drawn() -> None:
    drawn = Counter(deal(3, seed, merchants=True, fire_and_ice=True, final_tile="draw").final for seed in range(300))
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert all(40 < number < 80 for number in drawn.values())
    assert {deal(3, seed, merchants=True, fire_and_ice=True).final for seed in range(30)} == {-1}


@pytest.mark.breach("TM-306")
def test_without_merchants_the_fifth_is_not_among_them_and_none_is_ever_scored_uninvited() -> None:
    drawn = {deal(3, seed, fire_and_ice=True, final_tile="draw").final for seed in range(200)}
    assert drawn == {0, 1, 2, 3}
    assert FINAL_TILES[4] == "trade-markers"
    table = last("none", merchants=True).put(0, "dwelling", "E1", "E2")
    assert final(traded(table, 0, "H1")) == [0, 0]


# Merchants


@pytest.mark.rule("TM-154")
@pytest.mark.parametrize(
    ("numbers", "points"), [((3, 2, 1), [18, 12, 6]), ((2, 2, 1), [15, 15, 6]), ((1, 4, 4), [6, 15, 15])]
)
def test_most_trade_markers(numbers: tuple[int, ...], points: list[int]) -> None:
    table = last("trade-markers", "witches", "nomads", "mermaids", merchants=True)
    for seat, number in enumerate(numbers):
        # Far from each other and from everything.
        traded(table, seat, *("A1", "E11", "I1", "I12")[:number])
    assert final(table) == points


@pytest.mark.breach("TM-154")
def test_neither_buildings_nor_connections_count_for_it() -> None:
    table = last("trade-markers", merchants=True).put(0, "dwelling", "E1", "E2", "E3", "E4").put(1, "dwelling", "H1")
    traded(table, 0, "H1")
    traded(table, 1, "E1", "E4")
    assert final(table) == [12, 18]
    assert (table.source(0, "area"), table.source(1, "area")) == (18, 12)


@pytest.mark.rule("TM-155")
def test_without_fire_and_ice_the_tile_of_merchants_is_scored_right_after_the_area() -> None:
    table = last("trade-markers", merchants=True).put(0, "dwelling", "E1").cult(0, fire=2).stock(0, coins=3, workers=1)
    assert table.game.options["fire_and_ice"] is False
    events = traded(table, 0, "H1").play("pass")
    order = [str(event.data["source"]) for event in of_kind(events, "scored", 0)]
    assert order == ["area", "final-tile", "cult-fire", "resources"]
    assert table.source(0, "final-tile") == 18


@pytest.mark.breach("TM-155")
def test_it_is_no_tile_of_a_game_without_merchants() -> None:
    problem = not_dealt(3, final_tile="trade-markers")
    assert (problem.reason, problem.needs) == ("terra-mystica-needs-merchants", {"option": "final_tile"})
    assert not_dealt(3, final_tile="trade-markers", fire_and_ice=True).reason == problem.reason


@pytest.mark.rule("TM-309")
def test_who_has_traded_with_nobody_scores_nothing() -> None:
    table = last("trade-markers", "witches", "nomads", "mermaids", merchants=True).put(1, "dwelling", "H1")
    assert final(traded(table, 0, "H1")) == [18, 0, 0]


@pytest.mark.breach("TM-309")
def test_if_nobody_has_traded_nobody_scores() -> None:
    table = last("trade-markers", merchants=True).put(0, "dwelling", "E1").put(1, "dwelling", "H1")
    assert final(table) == [0, 0]


@pytest.mark.rule("TM-307")
@pytest.mark.parametrize("name", ["fakirs", "dwarves"])
@pytest.mark.parametrize(("position", "reach"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_with_merchants_the_range_tile_joins_the_buildings_of_fakirs_and_dwarves(
    name: str, position: int, reach: int
) -> None:
    for distance, cell in ((2, "E3"), (3, "E4"), (4, "E5"), (5, "E6")):
        table = last("distance", name, "witches", merchants=True).put(0, "dwelling", "E1", cell)
        table.mats[0].skip = position
        joined = distance <= reach
        assert final(table.put(1, "dwelling", "H6")) == ([18, 0] if joined else [0, 0])
        assert table.source(0, "area") == (18 if joined else 15)


@pytest.mark.breach("TM-307")
@pytest.mark.parametrize("name", ["fakirs", "dwarves"])
def test_the_shipping_bonus_tile_joins_nothing_for_them(name: str) -> None:
    table = last("distance", name, "witches", merchants=True).put(0, "dwelling", "E1", "E4").bonus(0, "4")
    table.mats[0].skip = 2
    assert table.game.skip_reach(0, True) == 3
    assert final(table.put(1, "dwelling", "H6")) == [0, 0]

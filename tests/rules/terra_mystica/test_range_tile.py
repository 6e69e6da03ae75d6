"""Section 18: merchants in the place of ships, and the range tile of Fakirs and Dwarves."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.terra_mystica.game import TerraMystica
from tests.rules.terra_mystica.afloat import afloat, marked, markers_gone, next_round, range_at, sea
from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, told

#: Hexes by their distance from H8.
AWAY = {2: "F7", 3: "E10", 4: "D8", 5: "C5"}
#: Position: reach and movement (facts.json).
RANGE = {1: (2, 1), 2: (2, 2), 3: (3, 3), 4: (3, 4), 5: (4, 5)}
HOME = {"dwarves": "mountains", "fakirs": "desert"}
BOTH = pytest.mark.parametrize("faction", ["dwarves", "fakirs"])


def inland(faction: str = "dwarves", position: int = 1) -> Table:
    """The faction at H8, with home terrain at every distance, and the marker at that position."""
    table = sea(faction, "mermaids").put(0, "dwelling", "H8").port(0, "H8")
    for cell in AWAY.values():
        table.ground(cell, HOME[faction])
    return range_at(table, position)


def furthest(table: Table) -> int:
    """How far away the table lets the first seat build."""
    return max(distance for distance, cell in AWAY.items() if f"build {cell}" in table.legal("build"))


def walked(table: Table) -> int:
    """How many spaces a merchant makes without paying, inland from A1 to the east and back."""
    table.ships(0, "E11").bowls(0, 12, 0, 0).turn(0).mats[0].used = 0
    table.forget().play("special move")
    here, spaces = "E11", 0
    while f"sail {here} {'E10' if here == 'E11' else 'E11'}" in table.legal("sail"):
        there = "E10" if here == "E11" else "E11"
        table.play(f"sail {here} {there}")
        here, spaces = there, spaces + 1
    return spaces


@BOTH
@pytest.mark.rule("TM-244", "TM-266")
def test_merchants_warehouse_and_market_follow_the_rules_of_ships(faction: str) -> None:
    """Three merchants, fifteen markers; trade with a dwelling for a point and a worker; a marker and home."""
    table = inland(faction).put(1, "dwelling", "G7").bowls(0, 0, 0, 12).bowls(1, 0, 0, 12)
    assert table.mats[0].markers_left == 15
    table.play("power ship", "ship H8", "done")
    table.turn(0).play("special move", "sail H8 G7", "done", "trade G7", "done")
    assert (points(table), stock(table), marked(table), afloat(table)) == (21, (50, 21, 3), {"G7"}, [])
    table.turn(0).put(0, "shipyard", "G6").play("special ship", "ship G6")
    assert afloat(table) == ["G6"]


@BOTH
@pytest.mark.breach("TM-244", "TM-266")
def test_what_ships_may_not_merchants_may_not_either(faction: str) -> None:
    table = inland(faction).ships(0, "H8", "H8", "H7").put(1, "dwelling", "G7").bowls(0, 0, 0, 12)
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    assert told(table.refusal("special ship"), "TM-107", "no-such-action")
    markers_gone(table, 15).play("special move", "sail H8 G6")
    assert told(table.refusal("sail H8 G7"), "TM-206", "no-marker-left")
    assert told(sea(faction, "mermaids").put(0, "dwelling", "H8").refusal("power ship"), "TM-357", "no-ship-possible")


@pytest.mark.rule("TM-245")
def test_the_marker_starts_at_one() -> None:
    options = {"merchants": True, "factions": "fixed", "seating": "fakirs dwarves"}
    game = ecumene.box("terra-mystica").new(2, 1, options)
    assert isinstance(game, TerraMystica)
    assert [(mat.skip, mat.shipping) for mat in game.mats] == [(1, 0), (1, 0)]


@BOTH
@pytest.mark.breach("TM-245")
def test_there_is_no_shipping_track_beside_the_range_tile(faction: str) -> None:
    assert told(inland(faction).refusal("advance shipping"), "TM-087", "track-end")
    # B1 lies at the river, but only a flight or a tunnel leads from there to C1.
    table = inland(faction).put(0, "dwelling", "B1").stock(0, priests=0, workers=1).ground("C1", HOME[faction])
    assert told(
        table.refusal("build C1"), table.mats[0].kind.rule, "lacks-workers" if faction == "dwarves" else "lacks-priests"
    )


@BOTH
@pytest.mark.rule("TM-246")
def test_reach_is_a_distance_and_movement_a_row_of_its_own(faction: str) -> None:
    """Position 2: a hex two away can be built on, one hex between; and merchants make two spaces."""
    table = inland(faction, 2)
    assert (furthest(table), walked(table)) == (2, 2)


@BOTH
@pytest.mark.breach("TM-246")
def test_reach_two_skips_one_hex_and_not_two(faction: str) -> None:
    table = inland(faction, 2)
    assert told(table.refusal(f"build {AWAY[3]}"), "TM-064", "out-of-reach", {"cell": AWAY[3]})


@BOTH
@pytest.mark.rule("TM-247")
@pytest.mark.parametrize("position", sorted(RANGE))
def test_reach_and_movement_by_position(faction: str, position: int) -> None:
    table = inland(faction, position)
    assert (furthest(table), walked(table)) == RANGE[position]


@BOTH
@pytest.mark.breach("TM-247")
def test_no_reach_beyond_four_and_no_position_beyond_five(faction: str) -> None:
    table = inland(faction, 5)
    assert told(table.refusal(f"build {AWAY[5]}"), "TM-064", "out-of-reach", {"cell": AWAY[5]})
    table.put(0, "trading-post", "G7").play("upgrade G7 shipyard")
    assert table.mats[0].skip == 5


@BOTH
@pytest.mark.rule("TM-248")
def test_every_free_step_of_shipping_moves_the_marker_without_points(faction: str) -> None:
    table = inland(faction).put(0, "trading-post", "G7")
    table.play("upgrade G7 shipyard", "ship G7", "done")
    assert (table.mats[0].skip, points(table)) == (2, 20)
    table.turn(0).put(0, "trading-post", "G6").play("upgrade G6 temple", "take favour-m1", "reward shipping", "done")
    assert (table.mats[0].skip, points(table)) == (3, 20)
    table = inland(faction).put(0, "shipyard", "G7").put(0, "temple", "G6").put(0, "dwelling", "F7")
    table.play("build H7" if "build H7" in table.legal("build") else f"dig {_spades(table, 'H7')} build H7")
    table.play("take town-m1")
    assert (table.mats[0].skip, points(table)) == (2, 20 + 4 + 5)
    table = next_round(sea(faction, "mermaids", scoring="m3").cult(0, earth=5))
    assert (table.mats[0].skip, points(table)) == (2, 20)


def _spades(table: Table, cell: str) -> str:
    return next(text.split()[1] for text in sorted(table.legal("dig")) if text.endswith(f"build {cell}"))


@BOTH
@pytest.mark.breach("TM-248")
def test_no_action_moves_the_marker(faction: str) -> None:
    table = inland(faction)
    assert told(table.refusal("advance shipping"), "TM-087", "track-end", {"track": "track-shipping"})
    for text in ("special move", "upgrade H8 trading-post", "send priest fire 1"):
        table = inland(faction).ships(0, "H8")
        table.play(text)
        assert table.mats[0].skip == 1


@pytest.mark.rule("TM-249")
def test_the_fakirs_stronghold_moves_the_marker() -> None:
    for position in (1, 2):
        table = inland("fakirs", position).put(0, "trading-post", "I12")
        table.play("upgrade I12 stronghold", "done")
        assert (table.mats[0].skip, furthest(table.turn(0)), points(table)) == (
            position + 1,
            RANGE[position + 1][0],
            20,
        )


@pytest.mark.breach("TM-249")
def test_the_fakirs_stronghold_does_not_lengthen_the_flight_besides() -> None:
    """From position 1 to 2 the reach stays 2; and the Dwarves' stronghold moves nothing."""
    table = inland("fakirs").put(0, "trading-post", "I12").put(0, "stronghold", "I12")
    assert told(table.refusal(f"build {AWAY[3]}"), "TM-064", "out-of-reach")
    table = inland("dwarves").put(0, "trading-post", "I12")
    table.play("upgrade I12 stronghold")
    assert table.mats[0].skip == 1


@BOTH
@pytest.mark.rule("TM-250", "TM-345")
@pytest.mark.parametrize("distance", [2, 3, 4])
def test_four_points_and_the_same_price_at_every_distance(faction: str, distance: int) -> None:
    table = inland(faction, 5)
    table.play(f"build {AWAY[distance]}")
    left = (48, 17, 3) if faction == "dwarves" else (48, 19, 2)
    assert (at(table, AWAY[distance]), points(table), stock(table)) == ("0 dwelling", 24, left)


@pytest.mark.breach("TM-250")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_no_points_for_a_hex_that_needs_no_flight(faction: str) -> None:
    table = inland(faction, 5).ground("H7", HOME[faction])
    table.play("build H7")
    assert (points(table), stock(table)) == (20, (48, 19, 3))


@pytest.mark.breach("TM-345")
def test_the_price_of_the_flight_must_be_there_at_every_distance() -> None:
    for distance in (2, 3, 4):
        table = inland("fakirs", 5).stock(0, priests=0)
        assert told(table.refusal(f"build {AWAY[distance]}"), "TM-170", "lacks-priests", {"need": 1, "have": 0})
        table = inland("dwarves", 5).stock(0, workers=1)
        assert told(table.refusal(f"build {AWAY[distance]}"), "TM-162", "lacks-workers", {"need": 2, "have": 1})
        # With the stronghold a tunnel costs 1 worker, and the dwelling another.
        table = inland("dwarves", 5).stock(0, workers=2).put(0, "stronghold", "A2")
        table.play(f"build {AWAY[distance]}")
        assert stock(table)[1] == 0


@BOTH
@pytest.mark.rule("TM-251")
def test_with_the_shipping_bonus_tile_the_marker_counts_as_one_further(faction: str) -> None:
    for position in (1, 2, 3, 4):
        table = inland(faction, position).bonus(0, "4")
        assert (furthest(table), walked(table)) == RANGE[position + 1]
        assert table.mats[0].skip == position


@BOTH
@pytest.mark.breach("TM-251")
def test_not_beyond_the_maximum_but_its_power_comes_in_any_case(faction: str) -> None:
    table = inland(faction, 5).bonus(0, "4")
    assert (furthest(table), walked(table)) == RANGE[5]
    table = next_round(inland(faction, 5).bowls(0, 12, 0, 0), "4")
    assert table.power(0) == (9, 3, 0)


@BOTH
@pytest.mark.rule("TM-252")
@pytest.mark.parametrize("position", [1, 3, 5])
def test_the_bonus_tile_for_shipping_counts_the_top_row(faction: str, position: int) -> None:
    table = inland(faction, position).bonus(0, "10")
    table.play("pass bonus-9")
    assert (table.source(0, "bonus-tile"), points(table)) == (3 * position, 20 + 3 * position)


@BOTH
@pytest.mark.breach("TM-252")
def test_it_counts_neither_reach_nor_steps_since_the_start(faction: str) -> None:
    table = inland(faction, 4).bonus(0, "10")
    table.play("pass bonus-9")
    assert table.source(0, "bonus-tile") == 12
    # Without Merchants there is nothing to count.
    table = Table(faction, "mermaids").put(0, "dwelling", "H8").bonus(0, "10")
    table.play("pass bonus-9")
    assert table.source(0, "bonus-tile") == 0


@pytest.mark.rule("TM-247", "TM-248", "TM-255")
def test_example_the_range_of_the_dwarves_grows() -> None:
    """At first 1 space (2 with power) and tunnels over one hex; after the town 2 (3) and the same tunnels; after the
    market tunnels over two hexes."""
    table = inland("dwarves")
    assert (furthest(table), walked(table)) == (2, 1)
    table.bowls(0, 0, 0, 1).play("sail E10 E11 power", "done", "done")
    table = inland("dwarves").put(0, "stronghold", "I12").put(0, "temple", "I11").put(0, "dwelling", "I10")
    table.play("upgrade I10 trading-post", "take town-m1", "done")
    assert (table.mats[0].skip, furthest(table.turn(0)), walked(table)) == (2, 2, 2)
    table.bowls(0, 0, 0, 1).play("sail E11 E10 power", "done", "done")
    table.turn(0).play("upgrade I10 shipyard", "ship I10", "done")
    assert (table.mats[0].skip, furthest(table.turn(0))) == (3, 3)

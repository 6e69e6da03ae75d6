"""Section 18: merchants on their way, and what is built where they stand."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, marked, markers_gone, next_round, range_at, sea, traded
from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


def caravan(*merchants: str, position: int = 1, faction: str = "dwarves", scoring: str = "m2") -> Table:
    """The faction at E2 with its warehouse; Halflings at E3 (trading post) and F2 (dwelling)."""
    table = sea(faction, "halflings", scoring=scoring).put(0, "dwelling", "E2").port(0, "E2")
    table.put(1, "trading-post", "E3").put(1, "dwelling", "F2").bowls(0, 0, 0, 12).bowls(1, 0, 0, 12)
    return range_at(table.ships(0, *merchants), position)


# Market and warehouse


@pytest.mark.rule("TM-253")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_a_market_is_built_on_any_trading_post(faction: str) -> None:
    for cell in ("E2", "D1"):
        table = sea(faction, "halflings").put(0, "trading-post", cell)
        table.play(f"upgrade {cell} shipyard")
        assert at(table, cell) == "0 shipyard"


@pytest.mark.breach("TM-253")
def test_a_market_needs_a_trading_post_and_others_the_river() -> None:
    table = sea("dwarves", "halflings").put(0, "dwelling", "E2")
    assert told(table.refusal("upgrade E2 shipyard"), "TM-091", "nothing-to-upgrade", {"cell": "E2"})
    table = sea("engineers", "halflings").put(0, "trading-post", "E2")
    assert told(table.refusal("upgrade E2 shipyard"), "TM-227", "not-at-river", {"cell": "E2"})


@pytest.mark.rule("TM-254")
def test_a_merchant_is_put_on_the_hex_of_warehouse_or_market() -> None:
    table = caravan().put(0, "shipyard", "D1")
    table.play("power ship")
    assert table.legal("ship") == {"ship E2", "ship D1"}
    table.play("ship D1", "done")
    table.turn(0).play("special ship", "ship E2")
    assert afloat(table) == ["D1", "E2"]


@pytest.mark.breach("TM-254")
def test_a_merchant_is_not_put_beside_them_or_on_the_river() -> None:
    table = caravan().put(0, "shipyard", "D1")
    table.play("power ship")
    for cell in ("r7", "r6", "E1", "D2"):
        assert told(table.refusal(f"ship {cell}"), "TM-194", "no-ship-there", {"cell": cell})


# Movement


@pytest.mark.rule("TM-255")
def test_each_merchant_moves_by_the_range_tile_and_one_space_more_for_power() -> None:
    table = caravan("E2", "E2", position=2)
    table.play("special move", "sail E2 E1", "sail E1 D1", "sail D1 D2 power", "sail E2 F1", "sail F1 E1", "done")
    assert (afloat(table), table.power(0)) == (["D2", "E1"], (1, 0, 11))


@pytest.mark.breach("TM-255")
def test_no_merchant_goes_further() -> None:
    table = caravan("E2")
    table.play("special move", "sail E2 E1")
    assert told(table.refusal("sail E1 D1"), "TM-199", "no-space-left")
    table.play("sail E1 D1 power")
    assert told(table.refusal("sail D1 D2 power"), "TM-200", "no-extra-space")


@pytest.mark.rule("TM-256")
def test_a_merchant_steps_to_any_adjacent_hex() -> None:
    """From E2: empty land, and buildings of others not traded with; it trades where it ends."""
    table = caravan("E2")
    table.play("special move")
    assert table.legal("sail") == {f"sail E2 {cell}" for cell in ("D1", "D2", "E1", "E3", "F1", "F2")}
    table.play("sail E2 F2", "done", "trade F2")
    assert marked(table) == {"F2"}


@pytest.mark.rule("TM-256")
def test_a_merchant_passes_through_buildings_and_rivers_and_ends_on_own_and_visited_buildings() -> None:
    """Over F2 without trading, over r27 to G1; or it ends at home, or where it has traded before."""
    table = caravan("E2", position=3)
    table.play("special move", "sail E2 F2", "sail F2 r27", "sail r27 G1", "done", "done")
    assert (afloat(table), marked(table)) == (["G1"], set())
    table = traded(caravan("E1", "E1", position=2), 0, "F2")
    table.play("special move", "sail E1 E2", "sail E1 E2", "sail E2 F2", "done", "done")
    assert (afloat(table), marked(table)) == (["E2", "F2"], {"F2"})


@pytest.mark.breach("TM-256")
def test_a_merchant_does_not_end_on_the_river() -> None:
    """D1 lies at r7: with one space, and no power to go on, it cannot even step there."""
    table = caravan("D1").bowls(0, 12, 0, 0)
    table.play("special move")
    assert told(table.refusal("sail D1 r7"), "TM-256", "no-way-there", {"from": "D1", "to": "r7"})
    table = caravan("D1", "E2", position=2)
    table.play("special move", "sail D1 r7")
    assert told(table.refusal("done"), "TM-256", "must-go-on-now")
    assert told(table.refusal("sail E2 E1"), "TM-256", "must-go-on")
    table.play("sail r7 C1", "done")
    assert afloat(table) == ["C1", "E2"]


@pytest.mark.breach("TM-256")
def test_a_merchant_steps_to_no_hex_further_away() -> None:
    table = caravan("E2", position=5)
    table.play("special move")
    for cell in ("D3", "C1", "r20", "E2"):
        assert told(table.refusal(f"sail E2 {cell}"), "TM-256", "no-way-there")


@pytest.mark.rule("TM-346")
def test_two_merchants_may_end_on_two_buildings_and_pass_the_same_one() -> None:
    table = caravan("E2", "E2", position=2)
    table.play("special move", "sail E2 E3", "sail E2 E3", "sail E3 F2", "done")
    assert table.legal("trade") == {"trade E3", "trade F2"}
    table = caravan("E2", "E2", position=2)
    table.play("special move", "sail E2 F2", "sail E2 E3", "done")
    assert table.legal("trade") == {"trade E3", "trade F2"}


@pytest.mark.breach("TM-346")
def test_two_merchants_do_not_end_on_the_same_building_to_trade() -> None:
    table = caravan("E2", "E2").bowls(0, 12, 0, 0)
    table.play("special move", "sail E2 E3")
    assert told(table.refusal("sail E2 E3"), "TM-203", "entered-already", {"cell": "E3"})
    table = caravan("E2", "E1", position=2).bowls(0, 12, 0, 0)
    table.play("special move", "sail E2 E3", "sail E1 E2")
    assert told(table.refusal("sail E2 E3"), "TM-203", "entered-already", {"cell": "E3"})
    table.play("sail E2 E1", "done")
    assert (table.legal("trade"), afloat(table)) == ({"trade E3"}, ["E1"])


@pytest.mark.breach("TM-346")
def test_with_one_marker_left_a_second_merchant_enters_no_other_building() -> None:
    """As for ships (TM-325): the first has ended on a building, although the marker is not put down yet."""
    table = markers_gone(caravan("E2", "E2"), 14)
    table.play("special move", "sail E2 E3")
    assert told(table.refusal("sail E2 F2"), "TM-206", "no-marker-left")


@pytest.mark.rule("TM-347")
def test_land_beside_a_canal_is_adjacent_for_merchants() -> None:
    table = caravan("E4")
    table.play("special move", "sail E4 E5", "done")
    assert afloat(table) == ["E5"]


@pytest.mark.breach("TM-347")
def test_merchants_do_not_use_canals() -> None:
    """r14 and r21 are joined by the canal between E4 and E5."""
    table = caravan("D3", position=4)
    table.play("special move", "sail D3 r14")
    assert told(table.refusal("sail r14 r21"), "TM-256", "no-way-there", {"from": "r14", "to": "r21"})


@pytest.mark.rule("TM-375")
def test_every_hex_is_a_space() -> None:
    """A building passed, a river hex, and the land beyond: three spaces."""
    table = caravan("E2", position=3)
    table.play("special move", "sail E2 E3", "sail E3 r20", "sail r20 G1", "done")
    assert afloat(table) == ["G1"]


@pytest.mark.breach("TM-375")
def test_neither_a_building_nor_the_river_is_passed_for_nothing() -> None:
    table = caravan("E2", position=2).bowls(0, 12, 0, 0)
    table.play("special move", "sail E2 E3")
    assert told(table.refusal("sail E3 r20"), "TM-256", "no-way-there")
    table.play("sail E3 E4")
    assert told(table.refusal("sail E4 D3"), "TM-199", "no-space-left")


@pytest.mark.rule("TM-376")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_bridge_is_one_space_whoever_built_it(owner: int) -> None:
    table = caravan("E4").bridge(owner, "E4-G1")
    table.play("special move", "sail E4 G1", "done")
    assert afloat(table) == ["G1"]


@pytest.mark.breach("TM-376")
def test_without_a_bridge_the_river_takes_two_spaces() -> None:
    table = caravan("E4").bowls(0, 12, 0, 0)
    table.play("special move")
    assert told(table.refusal("sail E4 G1"), "TM-256", "no-way-there", {"from": "E4", "to": "G1"})


@pytest.mark.rule("TM-378")
def test_without_markers_own_and_visited_buildings_stay_open() -> None:
    table = traded(markers_gone(caravan("E1", position=2), 14), 0, "F2")
    table.play("special move", "sail E1 E2", "sail E2 F2", "done")
    assert afloat(table) == ["F2"]


@pytest.mark.breach("TM-378")
def test_without_markers_no_other_building_is_entered_or_passed() -> None:
    table = markers_gone(caravan("E2", position=3), 15)
    table.play("special move")
    for cell in ("E3", "F2"):
        assert told(table.refusal(f"sail E2 {cell}"), "TM-206", "no-marker-left")


# Building where they stand


@pytest.mark.rule("TM-257")
def test_the_hex_under_a_merchant_can_be_transformed_and_built_on() -> None:
    """G2, wasteland, is far from E2; one spade makes mountains of it."""
    table = caravan("G2")
    table.play("transform G2 mountains", "build G2")
    assert (at(table, "G2"), stock(table)) == ("0 dwelling", (48, 16, 3))
    table = caravan("G2")
    table.play("transform G2 desert", "done")
    assert (terrain(table, "G2"), afloat(table)) == ("desert", ["G2"])


@pytest.mark.breach("TM-257")
def test_the_hexes_around_a_merchant_are_not_in_reach() -> None:
    table = caravan("G2").ground("F3", "mountains")
    assert told(table.refusal("build F3"), "TM-064", "out-of-reach", {"cell": "F3"})
    assert told(table.refusal("transform F4 mountains"), "TM-064", "out-of-reach", {"cell": "F4"})


@pytest.mark.rule("TM-258")
def test_the_merchant_may_pay_for_the_dwelling_on_its_hex() -> None:
    table = caravan("G2").stock(0, coins=0, workers=3)
    table.play("dig 1 build G2 merchant")
    assert (at(table, "G2"), stock(table), afloat(table)) == ("0 dwelling", (0, 0, 3), [])


@pytest.mark.breach("TM-258")
def test_a_merchant_elsewhere_pays_nothing() -> None:
    table = caravan("F3").ground("D1", "mountains")
    assert told(table.refusal("build D1 merchant"), "TM-224", "no-ship-beside", {"cell": "D1"})
    # Not even from the hex beside it.
    table.ships(0, "E1", "D2")
    assert told(table.refusal("build D1 merchant"), "TM-224", "no-ship-beside", {"cell": "D1"})


@pytest.mark.rule("TM-259")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_where_a_merchant_stands_nobody_flies_or_tunnels(faction: str) -> None:
    """D3 is two hexes from E2: without the merchant 4 points and a price, with it neither."""
    home = "mountains" if faction == "dwarves" else "desert"
    for merchants, worth, left in (
        ((), 4, (48, 17, 3) if faction == "dwarves" else (48, 19, 2)),
        (("D3",), 0, (48, 19, 3)),
    ):
        table = caravan(*merchants, faction=faction).ground("D3", home)
        table.play("build D3")
        assert (points(table), stock(table)) == (20 + worth, left)


@pytest.mark.breach("TM-259")
def test_no_points_even_when_the_merchant_pays_or_the_price_is_there() -> None:
    table = caravan("D3").ground("D3", "mountains")
    table.play("build D3 merchant")
    assert (points(table), stock(table)) == (20, (50, 20, 3))
    table = caravan("D3", faction="fakirs").ground("D3", "swamp")
    table.play("transform D3 plains")
    assert (points(table), stock(table)[2]) == (20, 3)


@pytest.mark.rule("TM-379")
def test_a_merchant_stays_where_the_dwelling_is_paid_normally() -> None:
    table = caravan("G2").ground("G2", "mountains")
    table.play("build G2", "done")
    assert (at(table, "G2"), afloat(table), marked(table)) == ("0 dwelling", ["G2"], set())
    table.turn(0).play("special move", "sail G2 F3", "done")
    assert afloat(table) == ["F3"]


@pytest.mark.breach("TM-379")
def test_the_merchant_of_a_dwelling_paid_normally_does_not_trade_with_it() -> None:
    table = caravan("G2").ground("G2", "mountains")
    table.play("build G2")
    assert (points(table), stock(table), table.mats[0].markers_left) == (20, (48, 19, 3), 15)


@pytest.mark.rule("TM-380")
@pytest.mark.parametrize("ground", ["ice", "volcano"])
def test_merchants_stand_on_ice_and_volcano(ground: str) -> None:
    table = caravan("E2").ground("E1", ground)
    table.play("special move", "sail E2 E1", "done")
    assert afloat(table) == ["E1"]


@pytest.mark.breach("TM-380")
@pytest.mark.parametrize("ground", ["ice", "volcano"])
def test_merchants_help_to_transform_neither_ice_nor_volcano(ground: str) -> None:
    table = caravan("G2").ground("G2", ground)
    assert told(table.refusal("transform G2 mountains"), "TM-075", "stays-as-it-is", {"cell": "G2", "terrain": ground})


@pytest.mark.rule("TM-377")
def test_a_cult_spade_works_on_the_hex_of_a_merchant() -> None:
    table = next_round(caravan("G2", scoring="m6").cult(0, air=4))
    table.play("transform G2 mountains")
    assert (terrain(table, "G2"), afloat(table)) == ("mountains", ["G2"])


@pytest.mark.breach("TM-377")
def test_a_cult_spade_brings_no_dwelling_and_returns_no_merchant() -> None:
    table = next_round(caravan("G2", scoring="m6").cult(0, air=4))
    for text in ("dig 1 build G2", "dig 1 build G2 merchant"):
        assert told(table.refusal(text), "TM-140", "no-dwelling-now")
    assert told(table.refusal("transform F3 mountains"), "TM-064", "out-of-reach", {"cell": "F3"})


# The rulebook's example


def dwarves_abroad() -> Table:
    """Two merchants at the market (E2), one at the warehouse (F1); Halflings at D1 (trading post) and E3."""
    table = sea("dwarves", "halflings").put(0, "shipyard", "E2").put(0, "dwelling", "F1").port(0, "F1")
    table.put(0, "temple", "E1").put(0, "trading-post", "D2").put(1, "trading-post", "F2").put(1, "stronghold", "D3")
    table.ground("E3", "lakes").ground("E4", "forest").bowls(0, 0, 0, 1).bowls(1, 12, 0, 0)
    return range_at(table.ships(0, "E2", "E2", "F1"), 2)


@pytest.mark.rule("TM-348", "TM-256", "TM-258", "TM-363", "TM-375")
def test_example_dwarves_with_three_merchants() -> None:
    """One passes an own building to the Halflings' stronghold; one passes the own temple to an empty hex; the third
    pays a power to pass a trading post and an empty hex. The spade of the trade turns its forest into mountains, and it
    pays for the dwelling there."""
    table = dwarves_abroad()
    table.play("special move", "sail E2 D2", "sail D2 D3", "sail E2 E1", "sail E1 D1")
    table.play("sail F1 F2", "sail F2 E3", "sail E3 E4 power", "done", "trade D3", "accept 3 dwarves")
    assert (points(table), stock(table), points(table, 1), table.power(1)) == (22, (52, 20, 3), 18, (9, 3, 0))
    table.play("dig 1 build E4 merchant", "decline 3 dwarves", "done", "done")
    assert (at(table, "E4"), stock(table), table.power(0)) == ("0 dwelling", (52, 20, 3), (1, 0, 0))
    assert (marked(table), afloat(table)) == ({"D3"}, ["D1"])


@pytest.mark.breach("TM-348")
def test_the_spade_of_a_trade_does_not_use_the_hex_that_a_merchant_has_left_behind() -> None:
    """It passed G6 and ended on G5; from G7, where it began, all is out of reach."""
    table = sea("dwarves", "halflings").put(0, "dwelling", "E2").port(0, "E2").put(1, "stronghold", "D1")
    range_at(table.ships(0, "E2", "G7"), 2).bowls(1, 0, 0, 12)
    table.play("special move", "sail E2 D1", "sail G7 G6", "sail G6 G5", "done", "trade D1")
    for cell in ("G7", "G6"):
        assert told(table.refusal(f"transform {cell} mountains"), "TM-064", "out-of-reach", {"cell": cell})
    table.play("dig 3 build G5 merchant")
    assert at(table, "G5") == "0 dwelling"

"""Section 15: how ships are gained, and where they are put."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, next_round, sea
from tests.rules.terra_mystica.table import Table, of_kind, told

#: The river hexes round C3, where the Witches have their port, and round C4.
AT_PORT = {"ship r2", "ship r3", "ship r9", "ship r10"}
AT_YARD = {"ship r10", "ship r11", "ship r16"}


def harbour() -> Table:
    """Witches with a port at C3, power for anything, and nothing on the river."""
    return sea("witches", "nomads").put(0, "dwelling", "C3").port(0, "C3").bowls(0, 0, 0, 12)


def with_yard() -> Table:
    return harbour().put(0, "shipyard", "C4")


def town() -> Table:
    """Witches with port and shipyard who have just founded a town."""
    table = harbour().put(0, "temple", "C4").put(0, "shipyard", "D6").ground("B5", "forest").put(0, "dwelling", "B4")
    table.play("build B5")
    return table


# Ways to a ship


@pytest.mark.rule("TM-193")
def test_ships_come_by_power_and_special_actions() -> None:
    for action in ("power ship", "special ship"):
        table = with_yard()
        events = table.play(action, "ship r10")
        assert afloat(table) == ["r10"]
        assert [event.data for event in of_kind(events, "ship-placed", 0)] == [{"cell": "r10"}]
    table = harbour().bonus(0, "m1")
    table.play("special bonus", "ship r9")
    assert afloat(table) == ["r9"]


@pytest.mark.rule("TM-193")
def test_ships_come_as_income() -> None:
    for table, tile in ((with_yard(), ""), (harbour(), "m3"), (harbour().favour(0, "m2"), "")):
        next_round(table, tile)
        assert (table.seat, table.game.round) == (0, 1)
        table.play("ship r10")
        assert (afloat(table), table.game.round) == (["r10"], 2)


@pytest.mark.rule("TM-193")
def test_ships_come_as_rewards_that_are_given_once() -> None:
    table = harbour().put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard", "ship r16")
    assert afloat(table) == ["r16"]
    table = town()
    table.play("take town-m2", "ship r10", "ship r2")
    assert afloat(table) == ["r2", "r10"]


@pytest.mark.breach("TM-193")
def test_nobody_places_a_ship_that_was_not_gained() -> None:
    table = with_yard()
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    table.play("power ship", "ship r10")
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")


# Places


@pytest.mark.rule("TM-194")
def test_a_ship_goes_to_a_river_hex_beside_the_port_or_the_shipyard() -> None:
    table = harbour()
    table.play("power ship")
    assert table.legal("ship") == AT_PORT
    table = with_yard()
    table.play("power ship")
    assert table.legal("ship") == AT_PORT | AT_YARD


@pytest.mark.breach("TM-194")
def test_a_ship_goes_neither_to_land_nor_to_other_river_hexes() -> None:
    """D4 is an own dwelling without a port, so the river beside it does not count."""
    table = harbour().put(0, "dwelling", "D4")
    table.play("power ship")
    for cell in ("r15", "r16", "C3", "B4"):
        assert told(table.refusal(f"ship {cell}"), "TM-194", "no-ship-there", {"cell": cell})


@pytest.mark.rule("TM-195")
def test_a_shipyard_alone_is_enough_for_ships() -> None:
    table = sea("witches", "nomads").put(0, "shipyard", "C4")
    table.play("power ship")
    assert table.legal("ship") == AT_YARD


@pytest.mark.breach("TM-195")
def test_without_port_and_shipyard_no_ship_is_gained() -> None:
    table = sea("witches", "nomads").put(0, "dwelling", "C3").favour(0, "m2")
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    next_round(table, "m3")
    assert (afloat(table), table.game.round, table.step) == ([], 2, "take-action")


@pytest.mark.rule("TM-196")
def test_the_third_ship_is_the_last() -> None:
    table = harbour().ships(0, "r16", "r18")
    table.play("power ship", "ship r2")
    assert afloat(table) == ["r2", "r16", "r18"]


@pytest.mark.breach("TM-196")
def test_with_three_ships_on_the_map_none_is_gained_and_none_gives_way() -> None:
    table = with_yard().favour(0, "m2").ships(0, "r16", "r18", "r19")
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    assert told(table.refusal("special ship"), "TM-357", "no-ship-possible")
    next_round(table, "m3")
    assert (afloat(table), table.game.round, table.step) == (["r16", "r18", "r19"], 2, "take-action")


@pytest.mark.breach("TM-196")
def test_two_ships_of_income_with_one_in_the_reserve_are_one() -> None:
    table = next_round(with_yard().ships(0, "r16", "r18"), "m3")
    table.play("ship r2")
    assert (afloat(table), table.game.round, table.step) == (["r2", "r16", "r18"], 2, "take-action")


@pytest.mark.rule("TM-197")
def test_a_river_hex_holds_any_number_of_ships() -> None:
    table = harbour().ships(0, "r10", "r10").ships(1, "r10", "r10", "r10")
    table.play("power ship", "ship r10")
    assert (afloat(table), afloat(table, 1)) == (["r10"] * 3, ["r10"] * 3)


@pytest.mark.breach("TM-197")
def test_ships_do_not_stop_each_other() -> None:
    table = sea("witches", "nomads", shipping=2).put(0, "dwelling", "C3").ships(0, "r3", "r10", "r10")
    table.ships(1, "r10", "r16", "r16").play("special move", "sail r3 r10", "sail r10 r16")
    assert afloat(table) == ["r10", "r10", "r16"]


@pytest.mark.rule("TM-198")
def test_the_first_ship_of_the_shipyard_lies_beside_it_and_later_ones_where_one_likes() -> None:
    table = harbour().put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    assert table.legal("ship") == AT_YARD
    table.play("ship r11", "done")
    table.turn(0).play("special ship")
    assert table.legal("ship") == AT_PORT | AT_YARD


@pytest.mark.breach("TM-198")
def test_the_first_ship_of_the_shipyard_does_not_go_to_the_port() -> None:
    table = harbour().put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    for cell in ("r2", "r3", "r9"):
        assert told(table.refusal(f"ship {cell}"), "TM-198", "no-ship-there", {"cell": cell})


@pytest.mark.rule("TM-360")
def test_ships_gained_together_go_to_different_places() -> None:
    """Of two ships of a town tile one goes to the port, the other to the shipyard (D6)."""
    table = town()
    table.play("take town-m2", "ship r2")
    assert {"ship r3", "ship r18"} <= table.legal("ship")
    table.play("ship r18")
    assert afloat(table) == ["r2", "r18"]


@pytest.mark.breach("TM-360")
def test_two_ships_are_two_and_each_follows_the_rule_of_places() -> None:
    table = town()
    table.play("take town-m2", "ship r2")
    assert told(table.refusal("ship r15"), "TM-194", "no-ship-there", {"cell": "r15"})
    table.play("ship r2")
    assert told(table.refusal("ship r2"), "TM-193", "no-ship-due")


# What must be placed


@pytest.mark.rule("TM-401")
def test_the_ship_of_the_favour_tile_and_those_of_the_town_may_stay_in_the_reserve() -> None:
    table = next_round(harbour().favour(0, "m2"))
    table.play("decline")
    assert (afloat(table), table.game.round) == ([], 2)
    table = town()
    table.play("take town-m2", "ship r2", "done")
    assert (afloat(table), table.seat) == (["r2"], 1)


@pytest.mark.rule("TM-401")
def test_of_several_ships_of_one_income_those_that_must_be_placed_come_first() -> None:
    table = next_round(harbour().favour(0, "m2"), "m3")
    table.play("ship r2", "decline")
    assert (afloat(table), table.game.round) == (["r2"], 2)


@pytest.mark.breach("TM-401")
def test_every_other_ship_must_be_placed() -> None:
    for table, tile in ((harbour(), "m3"), (with_yard(), ""), (harbour().favour(0, "m2"), "m3")):
        next_round(table, tile)
        assert told(table.refusal("decline"), "TM-422", "choice-open")
    table = with_yard()
    for action in ("power ship", "special ship"):
        table.turn(0).play(action)
        assert told(table.refusal("done"), "TM-422", "choice-open")
        table.play("ship r2")


# Actions that place a ship


@pytest.mark.rule("TM-357")
def test_actions_that_place_a_ship_need_one_in_the_reserve_and_a_place() -> None:
    table = with_yard().bonus(0, "m1").ships(0, "r18", "r19")
    assert {"power ship", "special bonus", "special ship"} <= table.legal()


@pytest.mark.breach("TM-357")
def test_no_such_action_without_a_ship_or_a_place() -> None:
    table = with_yard().bonus(0, "m1").ships(0, "r18", "r19", "r19")
    for action in ("power ship", "special bonus", "special ship"):
        assert told(table.refusal(action), "TM-357", "no-ship-possible")
    table = sea("witches", "nomads").put(0, "dwelling", "C3").bonus(0, "m1").bowls(0, 0, 0, 12)
    for action in ("power ship", "special bonus"):
        assert told(table.refusal(action), "TM-357", "no-ship-possible")

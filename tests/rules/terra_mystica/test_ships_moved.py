"""Section 15.1: ships on their way."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, marked, markers_gone, next_round, sails, sea, traded
from tests.rules.terra_mystica.glance import stock
from tests.rules.terra_mystica.table import Table, of_kind, told


def fleet(*ships: str, shipping: int = 1) -> Table:
    """Witches at C3; Nomads with a dwelling at B4, a temple at E8 and a trading post at D3."""
    table = sea("witches", "nomads", shipping=shipping).put(0, "dwelling", "C3").port(0, "C3")
    table.put(1, "dwelling", "B4").put(1, "temple", "E8").put(1, "trading-post", "D3")
    return table.ships(0, *ships)


@pytest.mark.rule("TM-199")
def test_all_ships_move_each_up_to_the_shipping_value() -> None:
    table = fleet("r10", "r9", "r12", shipping=2)
    events = table.play("special move", "sail r10 r16", "sail r16 r18", "sail r9 r15", "sail r15 r14", "sail r12 r5")
    assert afloat(table) == ["r5", "r14", "r18"]
    assert [event.data["to"] for event in of_kind(events, "sailed", 0)] == ["r16", "r18", "r15", "r14", "r5"]


@pytest.mark.rule("TM-199")
def test_a_ship_moves_on_from_a_hex_that_another_has_just_reached() -> None:
    """One ship comes to r10; the other one, which lies there, has its own space still."""
    table = fleet("r3", "r10")
    table.play("special move", "sail r3 r10", "sail r10 r16", "done")
    assert afloat(table) == ["r10", "r16"]
    table = fleet("r3", "r10", shipping=2)
    table.play("special move", "sail r3 r10", "sail r10 r16", "sail r10 r3", "sail r3 r2")
    assert afloat(table) == ["r2", "r16"]


@pytest.mark.breach("TM-199")
def test_no_ship_goes_further_and_only_own_ships_move() -> None:
    table = fleet("r10", shipping=2).ships(1, "r9")
    table.play("special move", "sail r10 r16", "sail r16 r18")
    assert told(table.refusal("sail r18 r19"), "TM-199", "no-space-left", {"from": "r18", "to": "r19"})
    assert told(table.refusal("sail r9 r15"), "TM-199", "no-ship-to-move", {"from": "r9", "to": "r15"})


@pytest.mark.breach("TM-199")
def test_nobody_sails_the_ships_of_a_player_who_has_left_in_the_middle_of_the_action() -> None:
    """Players leave only where the site's liberties hold (TM-419)."""
    table = Table("witches", "nomads", "darklings", merchants=True, rules="site").put(0, "dwelling", "C3")
    sails(table, 2).ships(0, "r10").play("special move", "sail r10 r16")
    table.game.play(0, table.game.parse(0, "leave"))
    table.play("send priest fire 1")
    assert (table.seat, table.legal("sail")) == (1, set())


@pytest.mark.rule("TM-200")
def test_one_power_for_each_ship_adds_one_space() -> None:
    table = fleet("r10", "r9").bowls(0, 0, 0, 2)
    table.play("special move", "sail r10 r16", "sail r16 r18 power", "sail r9 r15", "sail r15 r14 power")
    assert (afloat(table), table.power(0)) == (["r14", "r18"], (2, 0, 0))


@pytest.mark.breach("TM-200")
def test_no_second_power_for_the_same_ship_and_none_without_power() -> None:
    table = fleet("r10", "r9").bowls(0, 0, 4, 2)
    table.play("special move", "sail r10 r16", "sail r16 r18 power")
    assert told(table.refusal("sail r18 r19 power"), "TM-200", "no-extra-space", {"from": "r18", "to": "r19"})
    assert told(table.refusal("sail r18 r19"), "TM-199", "no-space-left")
    table.bowls(0, 2, 4, 0).play("sail r9 r15")
    assert told(table.refusal("sail r15 r14 power"), "TM-200", "lacks-power-to-sail")


@pytest.mark.rule("TM-201", "TM-324")
def test_the_steps_a_ship_can_take() -> None:
    """From r14: two river hexes, the canal to r21, and a building of another (D3)."""
    table = fleet("r14")
    table.play("special move")
    assert table.legal("sail") == {"sail r14 r8", "sail r14 r15", "sail r14 r21", "sail r14 D3"}


@pytest.mark.breach("TM-201", "TM-324")
def test_no_step_to_own_buildings_empty_land_far_water_or_a_building_traded_with() -> None:
    table = traded(fleet("r14", "r10").put(0, "dwelling", "C2"), 0, "D3")
    table.play("special move")
    for end in ("C2", "E4", "r9", "r20", "B4"):
        assert told(table.refusal(f"sail r14 {end}"), "TM-201", "no-way-there", {"from": "r14", "to": end})
    assert told(table.refusal("sail r14 D3"), "TM-211", "traded-already", {"cell": "D3"})


@pytest.mark.rule("TM-202")
def test_entering_a_building_ends_the_way_of_that_ship_alone() -> None:
    table = fleet("r10", "r9", shipping=3)
    table.play("special move", "sail r10 B4")
    assert table.legal("sail") == {"sail r9 r2", "sail r9 r15"}


@pytest.mark.breach("TM-202")
def test_a_ship_does_not_leave_the_building_again() -> None:
    table = fleet("r10", shipping=3)
    table.play("special move", "sail r10 B4")
    for step in ("sail B4 r3", "sail B4 r3 power"):
        assert told(table.refusal(step), "TM-199", "no-ship-to-move")


@pytest.mark.rule("TM-203")
def test_two_ships_enter_two_buildings() -> None:
    table = fleet("r10", "r8")
    table.play("special move", "sail r10 B4", "sail r8 D3", "done")
    assert table.legal("trade") == {"trade B4", "trade D3"}


@pytest.mark.breach("TM-203")
def test_two_ships_do_not_enter_the_same_building() -> None:
    table = fleet("r10", "r3")
    table.play("special move", "sail r10 B4")
    assert told(table.refusal("sail r3 B4"), "TM-203", "entered-already", {"cell": "B4"})


@pytest.mark.rule("TM-204")
def test_the_move_action_of_the_board_is_there_from_the_start_without_a_shipyard() -> None:
    table = fleet("r10", "r9")
    table.play("special move", "sail r10 r16", "done", "done")
    assert table.seat == 1
    next_round(table)
    assert "special move" in table.legal("special")


@pytest.mark.breach("TM-204")
def test_the_move_action_of_the_board_is_used_once_in_a_round() -> None:
    table = fleet("r10", "r9").put(0, "shipyard", "C4")
    table.play("special move", "sail r10 r16", "done", "done")
    assert told(table.turn(0).refusal("special move"), "TM-062", "space-used", {"action": "special-move"})


@pytest.mark.rule("TM-205")
def test_the_shipping_bonus_tile_moves_ships_further() -> None:
    table = fleet("r10", shipping=1).bonus(0, "4")
    table.play("special move", "sail r10 r16", "sail r16 r18")
    assert afloat(table) == ["r18"]


@pytest.mark.breach("TM-205")
def test_the_shipping_bonus_tile_of_another_helps_nobody() -> None:
    table = fleet("r10", shipping=1).bonus(1, "4")
    table.play("special move", "sail r10 r16")
    assert told(table.refusal("sail r16 r18"), "TM-199", "no-space-left")


@pytest.mark.rule("TM-206")
def test_without_trade_markers_ships_still_sail() -> None:
    table = markers_gone(fleet("r10"), 15)
    table.play("special move")
    assert table.legal("sail") == {"sail r10 r3", "sail r10 r16"}


@pytest.mark.breach("TM-206")
def test_without_trade_markers_no_building_is_entered() -> None:
    table = markers_gone(fleet("r10"), 15)
    table.play("special move")
    assert told(table.refusal("sail r10 B4"), "TM-206", "no-marker-left")


@pytest.mark.rule("TM-321")
def test_three_move_actions_in_one_round_by_the_same_rules() -> None:
    table = fleet("r10", "r9").bonus(0, "m3").bowls(0, 0, 0, 8)
    ways = (("special move", "r10", "r16", "r18"), ("power move", "r18", "r23", "r30"))
    for action, here, there, beyond in (*ways, ("special bonus", "r30", "r34", "r35")):
        table.turn(0).play(action, f"sail {here} {there}", f"sail {there} {beyond} power", "done", "done")
    # 1 power for each extra space, and 4 for the power action.
    assert (afloat(table), table.power(0)) == (["r9", "r35"], (7, 0, 1))


@pytest.mark.breach("TM-321")
def test_none_of_the_three_can_be_used_twice_or_goes_further_than_the_others() -> None:
    table = fleet("r10").bonus(0, "m3").bowls(0, 0, 0, 12)
    for action, rule in (("special move", "TM-062"), ("power move", "TM-103"), ("special bonus", "TM-062")):
        table.turn(0).ships(0, "r10").play(action, "sail r10 r16")
        assert told(table.refusal("sail r16 r18"), "TM-199", "no-space-left")
        table.play("done", "done")
        assert told(table.turn(0).refusal(action), rule, "space-used")


@pytest.mark.rule("TM-322")
def test_with_shipping_zero_a_ship_moves_the_one_space_that_is_paid() -> None:
    table = fleet("r10", "r9", shipping=0).bowls(0, 0, 0, 5)
    table.play("special move", "sail r10 r16 power", "sail r9 r15 power")
    assert (afloat(table), table.power(0)) == (["r15", "r16"], (2, 0, 3))


@pytest.mark.breach("TM-322")
def test_with_shipping_zero_nothing_moves_for_nothing() -> None:
    table = fleet("r10", shipping=0).bowls(0, 0, 0, 5)
    table.play("special move")
    assert told(table.refusal("sail r10 r16"), "TM-199", "no-space-left")
    table.play("sail r10 r16 power")
    assert told(table.refusal("sail r16 r18 power"), "TM-200", "no-extra-space")


@pytest.mark.rule("TM-323")
def test_ships_may_stay_or_move_less() -> None:
    table = fleet("r10", "r9", shipping=3)
    table.play("special move", "sail r10 r16", "done", "done")
    assert (afloat(table), table.seat) == (["r9", "r16"], 1)


@pytest.mark.breach("TM-323")
def test_spaces_not_used_are_lost_with_the_end_of_the_movement() -> None:
    table = fleet("r10", "r9", shipping=3)
    table.play("special move", "sail r10 r16", "done")
    assert table.legal("sail") == set()
    assert told(table.refusal("sail r16 r18"), "TM-422", "not-now")


@pytest.mark.rule("TM-325")
def test_as_many_ships_as_markers_enter_buildings() -> None:
    table = markers_gone(fleet("r10", "r8", "r16"), 13)
    table.play("special move", "sail r10 B4", "sail r8 D3", "done", "trade B4", "decline 1 witches", "trade D3")
    table.play("decline 2 witches")
    assert table.mats[0].markers_left == 0


@pytest.mark.breach("TM-325")
def test_no_more_ships_than_markers_enter_buildings() -> None:
    table = markers_gone(fleet("r10", "r8", "r16"), 14)
    table.play("special move", "sail r10 B4")
    for step in ("sail r8 D3", "sail r16 E8"):
        assert told(table.refusal(step), "TM-206", "no-marker-left")


@pytest.mark.rule("TM-326")
def test_the_extra_power_is_paid_with_the_step() -> None:
    table = fleet("r3", "r9").bowls(0, 3, 0, 2)
    table.play("special move", "sail r3 r10")
    assert table.power(0) == (3, 0, 2)
    table.play("sail r10 B4 power")
    assert table.power(0) == (4, 0, 1)


@pytest.mark.breach("TM-326")
def test_power_of_a_trade_comes_too_late_for_the_extra_space() -> None:
    """The trading post gives 2 power, but its action moves no ship any more."""
    table = fleet("r8", "r10").bowls(0, 0, 2, 0)
    table.play("special move", "sail r8 D3", "sail r10 r16")
    assert told(table.refusal("sail r16 E8 power"), "TM-200", "lacks-power-to-sail")
    table.play("done")
    assert told(table.refusal("sail r16 E8 power"), "TM-207", "trade-has-begun")
    table.play("trade D3", "decline 2 witches")
    assert table.power(0) == (0, 0, 2)
    assert told(table.refusal("sail r16 E8 power"), "TM-422", "not-now")


@pytest.mark.rule("TM-361")
def test_a_canal_and_a_building_are_one_space_each() -> None:
    table = fleet("r21", shipping=2)
    table.play("special move", "sail r21 r14", "sail r14 D3", "done")
    assert table.legal("trade") == {"trade D3"}


@pytest.mark.breach("TM-361")
def test_neither_canal_nor_building_is_free() -> None:
    table = fleet("r21", shipping=1)
    table.play("special move", "sail r21 r14")
    assert told(table.refusal("sail r14 D3"), "TM-199", "no-space-left", {"from": "r14", "to": "D3"})
    assert told(table.refusal("sail r14 r8"), "TM-199", "no-space-left")


@pytest.mark.rule("TM-362")
def test_ships_pass_under_bridges() -> None:
    """The bridge A7-C3 spans r2 and r3."""
    table = fleet("r9", shipping=3).bridge(1, "A7-C3")
    table.play("special move", "sail r9 r2", "sail r2 r3", "sail r3 r10")
    assert afloat(table) == ["r10"]


@pytest.mark.breach("TM-362")
def test_bridges_close_no_way() -> None:
    for here in ("r2", "r3", "r10", "r16"):
        open_water, bridged = fleet(here), fleet(here).bridge(1, "A7-C3", "B4-C3", "C4-D5")
        open_water.play("special move")
        bridged.play("special move")
        assert bridged.legal("sail") == open_water.legal("sail") != set()


@pytest.mark.rule("TM-402")
def test_conversions_and_burning_between_steps_and_between_trades() -> None:
    table = fleet("r3", "r8").bowls(0, 0, 4, 0)
    table.play("special move", "sail r3 r10", "burn", "sail r10 B4 power", "convert 1w to 1c", "sail r8 D3", "done")
    assert (table.power(0), stock(table)) == ((1, 2, 0), (51, 19, 3))
    table.play("burn", "trade B4", "accept 1 witches")
    table.play("convert 1p to 1c", "trade D3")
    assert stock(table) == (53, 20, 2)


@pytest.mark.breach("TM-402")
def test_nothing_else_happens_between_the_steps() -> None:
    table = fleet("r3", "r10", shipping=2)
    table.play("special move", "sail r3 r2")
    for other in ("build C4", "upgrade C3 trading-post", "send priest fire 1", "power coins", "pass bonus-8"):
        assert told(table.refusal(other), "TM-422", "not-now")


@pytest.mark.rule("TM-358")
def test_a_move_action_moves_at_least_one_ship_one_space() -> None:
    """With shipping 0 the power action needs 4 power and 1 more for the space."""
    table = fleet("r10", shipping=0).bowls(0, 0, 0, 5)
    table.play("power move", "sail r10 r16 power")
    assert table.power(0) == (5, 0, 0)
    table = fleet("r10", shipping=0).bowls(0, 0, 2, 4)
    table.play("burn", "power move", "sail r10 r16 power")
    assert table.power(0) == (5, 0, 0)


@pytest.mark.breach("TM-358")
def test_no_move_action_without_a_ship_that_can_move() -> None:
    assert told(fleet().refusal("special move"), "TM-358", "no-move-possible")
    table = fleet("r10", shipping=0).bowls(0, 0, 8, 4)
    assert told(table.refusal("power move"), "TM-358", "no-move-possible")
    table.bowls(0, 0, 8, 0)
    assert told(table.refusal("special move"), "TM-358", "no-move-possible")
    table = fleet("r10")
    table.play("special move")
    assert told(table.refusal("done"), "TM-358", "nothing-moved")


@pytest.mark.rule("TM-199", "TM-200", "TM-201", "TM-211", "TM-361")
def test_example_cultists_with_shipping_three() -> None:
    """One ship ends on the Nomads' temple with its third space, past a stronghold traded with before; the other goes
    through the canal and pays for a fourth space, to build on plains later."""
    table = sea("cultists", "nomads", shipping=3).put(0, "dwelling", "E6").put(1, "stronghold", "E5")
    traded(table.put(1, "temple", "D3"), 0, "E5").ships(0, "r9", "r28").bowls(0, 0, 0, 1)
    table.play("special move", "sail r9 r15", "sail r15 r14")
    assert told(table.refusal("sail r14 E5"), "TM-211", "traded-already", {"cell": "E5"})
    table.play("sail r14 D3", "sail r28 r21", "sail r21 r14", "sail r14 r8")
    assert told(table.refusal("sail r8 r1"), "TM-199", "no-space-left")
    table.play("sail r8 r1 power", "done", "trade D3 power", "decline 2 cultists", "done")
    assert (afloat(table), marked(table), table.power(0)) == (["r1"], {"D3", "E5"}, (0, 0, 1))
    assert told(sails(table, 0).turn(0).refusal("build A4"), "TM-289", "not-home")
    table.play("build B2")

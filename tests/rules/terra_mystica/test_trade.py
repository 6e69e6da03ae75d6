"""Section 15.2: the course of a trade, and what its owner gains."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.tiles import BUILDINGS
from tests.rules.terra_mystica.afloat import afloat, marked, markers_gone, next_round, sea
from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, of_kind, told


def market_day(*ships: str, trader: str = "witches") -> Table:
    """The trader at C3; Nomads with a dwelling at B4, a trading post at D3 and a stronghold at E8."""
    table = sea(trader, "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3")
    table.put(1, "dwelling", "B4").put(1, "trading-post", "D3").put(1, "stronghold", "E8")
    return table.ships(0, *ships).bowls(0, 12, 0, 0).bowls(1, 12, 0, 0)


def landed(trader: str = "witches") -> Table:
    """Ships have entered B4 and D3, and trade begins."""
    table = market_day("r10", "r8", trader=trader)
    table.play("special move", "sail r10 B4", "sail r8 D3", "done")
    return table


@pytest.mark.rule("TM-207")
@pytest.mark.parametrize("order", [("B4", "D3"), ("D3", "B4")])
def test_after_all_movement_the_trades_come_in_any_order(order: tuple[str, str]) -> None:
    table = landed()
    assert table.legal("trade") == {"trade B4", "trade D3"}
    told_of = []
    for cell in order:
        told_of += [event.data["cell"] for event in of_kind(table.play(f"trade {cell}"), "traded", 0)]
        table.play(next(text for text in table.legal() if text.startswith("decline")))
    assert told_of == list(order)


@pytest.mark.breach("TM-207")
def test_nobody_trades_before_all_ships_have_moved_or_with_a_building_not_entered() -> None:
    table = market_day("r10", "r8")
    table.play("special move", "sail r10 B4")
    assert told(table.refusal("trade B4"), "TM-207", "no-trade-there", {"cell": "B4"})
    table.play("done")
    assert told(table.refusal("trade D3"), "TM-207", "no-trade-there", {"cell": "D3"})
    assert told(table.refusal("sail r8 D3"), "TM-207", "trade-has-begun")


@pytest.mark.rule("TM-208")
def test_first_the_reward_then_the_owner_and_then_the_next_trade() -> None:
    """A trading post gives 1 point, 1 coin and 2 power; its owner gains 2 power for 1 point."""
    table = landed()
    table.play("trade D3")
    assert (points(table), stock(table), table.power(0)) == (21, (51, 20, 3), (10, 2, 0))
    assert (table.seat, table.step, table.legal()) == (1, "answer-trade", {"accept 2 witches", "decline 2 witches"})
    table.play("accept 2 witches")
    assert (points(table, 1), table.power(1), table.seat) == (19, (10, 2, 0), 0)
    assert table.legal("trade") == {"trade B4"}


@pytest.mark.breach("TM-208")
def test_no_other_trade_before_the_owner_has_decided() -> None:
    table = landed()
    table.play("trade D3")
    assert list(table.game.to_move) == [1]
    assert table.legal("trade", seat=0) == set()
    assert told(table.refusal("trade B4"), "TM-208", "not-now")
    assert told(table.refusal("accept 3 witches"), "TM-112", "no-offer", {"power": 3})


@pytest.mark.rule("TM-209")
def test_the_owner_may_decline() -> None:
    table = landed()
    table.play("trade D3", "decline 2 witches")
    assert (points(table, 1), table.power(1), table.seat) == (20, (12, 0, 0), 0)


@pytest.mark.breach("TM-209")
def test_the_answer_of_the_owner_changes_nothing_for_the_trader() -> None:
    found = []
    for answer in ("accept", "decline"):
        table = landed()
        table.play("trade D3", f"{answer} 2 witches", "trade B4", f"{answer} 1 witches", "done")
        found.append((points(table), stock(table), table.power(0), marked(table), afloat(table)))
    assert found[0] == found[1] == (22, (51, 21, 3), (10, 2, 0), {"B4", "D3"}, [])


@pytest.mark.rule("TM-210")
def test_after_all_trades_markers_are_put_down_and_ships_go_home() -> None:
    table = landed().bowls(0, 0, 0, 12)
    table.play("trade D3", "decline 2 witches", "trade B4", "decline 1 witches", "done")
    assert (marked(table), afloat(table), table.seat) == ({"B4", "D3"}, [], 1)
    for _ in range(3):
        table.game.used = 0
        table.turn(0).bowls(0, 0, 0, 12).play("power ship", "ship r10", "done")
    assert afloat(table) == ["r10"] * 3


@pytest.mark.breach("TM-210")
def test_no_marker_lies_before_the_last_trade_and_ships_that_did_not_trade_stay() -> None:
    table = market_day("r10", "r8", "r16")
    table.play("special move", "sail r10 B4", "sail r8 D3", "sail r16 r18", "done", "trade D3", "decline 2 witches")
    assert marked(table) == set()
    table.play("trade B4", "decline 1 witches", "done")
    assert (marked(table), afloat(table)) == ({"B4", "D3"}, ["r18"])


@pytest.mark.rule("TM-211")
def test_other_buildings_of_the_same_owner_can_be_traded_with_later() -> None:
    table = market_day("r10")
    table.play("special move", "sail r10 B4", "done", "trade B4", "decline 1 witches", "done")
    next_round(table).ships(0, "r8").play("special move", "sail r8 D3", "done", "trade D3", "decline 2 witches")
    assert marked(table) == {"B4", "D3"}


@pytest.mark.breach("TM-211")
def test_a_building_traded_with_is_closed_even_when_it_is_upgraded() -> None:
    table = market_day("r10")
    table.play("special move", "sail r10 B4", "done", "trade B4", "decline 1 witches", "done")
    table.play("upgrade B4 trading-post", "done")
    next_round(table).ships(0, "r10").play("special move")
    assert told(table.refusal("sail r10 B4"), "TM-211", "traded-already", {"cell": "B4"})


@pytest.mark.rule("TM-212")
def test_every_other_faction_can_trade_with_a_building() -> None:
    table = sea("witches", "nomads", "mermaids", shipping=1).put(0, "dwelling", "C3").put(2, "dwelling", "D5")
    table.put(1, "dwelling", "B4").ships(0, "r10").ships(2, "r3").bowls(1, 0, 0, 12)
    table.play("special move", "sail r10 B4", "done", "trade B4", "done")
    table.turn(2).play("special move", "sail r3 B4", "done", "trade B4", "done")
    assert (marked(table), marked(table, 2)) == ({"B4"}, {"B4"})


@pytest.mark.breach("TM-212")
def test_one_faction_puts_one_marker_at_a_building_and_none_at_its_own() -> None:
    table = market_day("r10", "r3").put(0, "dwelling", "C4")
    table.play("special move", "sail r10 B4", "done", "trade B4", "decline 1 witches", "done")
    table.bowls(0, 0, 0, 12).turn(0).play("power move")
    assert told(table.refusal("sail r3 B4"), "TM-211", "traded-already")
    assert told(table.refusal("sail r3 C3"), "TM-201", "no-way-there")


@pytest.mark.rule("TM-213")
def test_the_fifteenth_trade_is_possible() -> None:
    table = markers_gone(market_day("r10"), 14)
    table.play("special move", "sail r10 B4", "done", "trade B4", "decline 1 witches", "done")
    assert (len(marked(table)), table.mats[0].markers_left) == (15, 0)


@pytest.mark.breach("TM-213")
def test_the_sixteenth_trade_is_not() -> None:
    table = markers_gone(market_day("r10", "r8"), 14)
    table.play("special move", "sail r10 B4")
    assert told(table.refusal("sail r8 D3"), "TM-206", "no-marker-left")
    table.play("done", "trade B4", "decline 1 witches", "done")
    next_round(table).play("special move")
    assert told(table.refusal("sail r8 D3"), "TM-206", "no-marker-left")


@pytest.mark.rule("TM-221")
def test_only_the_six_kinds_of_buildings_are_traded_with() -> None:
    """Special terrain tiles are in no game; each of the six buildings can be entered."""
    assert len(BUILDINGS) == 6
    for building in BUILDINGS:
        table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").put(1, building, "B4").ships(0, "r10")
        table.play("special move", "sail r10 B4", "done")
        assert table.legal("trade B4") != set()


@pytest.mark.breach("TM-221")
def test_a_transformed_hex_without_a_building_is_not_traded_with() -> None:
    table = market_day("r10").ground("D5", "desert")
    table.play("special move")
    assert told(table.refusal("sail r10 D5"), "TM-201", "no-way-there", {"from": "r10", "to": "D5"})


@pytest.mark.rule("TM-222", "TM-263", "TM-270")
@pytest.mark.parametrize("trader", ["cultists", "shapeshifters"])
def test_trading_goes_on_without_the_abilities_of_cultists_and_shapeshifters(trader: str) -> None:
    """Whoever accepts, the trade after it comes at once: no cult step and no token are to be chosen."""
    table = landed(trader)
    table.play("trade D3", f"accept 2 {trader}")
    assert (table.seat, table.step, table.legal("trade")) == (0, "complete-action", {"trade B4"})


@pytest.mark.breach("TM-222", "TM-263", "TM-270")
@pytest.mark.parametrize("trader", ["cultists", "shapeshifters"])
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_trade_gives_cultists_no_step_and_shapeshifters_no_token(trader: str, answer: str) -> None:
    table = landed(trader)
    table.play("trade D3", f"{answer} 2 {trader}")
    assert told(table.refusal("cult fire"), "TM-422", "not-now")
    assert told(table.refusal("token"), "TM-422", "not-now")
    # 1 coin and 2 power of the trading post: nothing for an answer.
    assert (table.mats[0].cults, table.power(0), points(table)) == ([0, 0, 0, 0], (10, 2, 0), 21)


@pytest.mark.rule("TM-327")
def test_every_ship_that_entered_a_building_trades() -> None:
    table = landed()
    table.play("trade B4", "decline 1 witches")
    assert table.legal("trade") == {"trade D3"}
    table.play("trade D3", "decline 2 witches", "done")
    assert marked(table) == {"B4", "D3"}


@pytest.mark.breach("TM-327")
def test_no_trade_can_be_left_out() -> None:
    table = landed()
    assert told(table.refusal("done"), "TM-327", "trades-left")
    table.play("trade B4", "decline 1 witches")
    assert told(table.refusal("done"), "TM-327", "trades-left")


def built_amid_trades() -> Table:
    """A Witches' ship trades with E8, another lies at r11; D6 and B5 are forest, and a dwelling at B5 makes a town."""
    table = market_day("r16", "r11", "r2").ground("D6", "forest").ground("B5", "forest")
    table.put(0, "temple", "C4").put(0, "stronghold", "D5").bridge(0, "C4-D5")
    table.play("special move", "sail r16 E8", "done", "trade E8", "decline 3 witches")
    return table


@pytest.mark.rule("TM-330")
def test_only_ships_that_do_not_trade_give_reach_and_pay() -> None:
    table = built_amid_trades()
    assert {"build B5 ship r11"} <= table.legal("build")
    table.play("build B5 ship r11")
    assert afloat(table) == ["r2"]


@pytest.mark.breach("TM-330")
def test_a_ship_that_trades_gives_no_reach_pays_nothing_and_is_not_in_the_reserve() -> None:
    """Two others are on the map: while the third trades, none can be placed, not even for a town."""
    table = market_day("r23", "r12", "r12").put(0, "temple", "B5").put(0, "stronghold", "A10").put(0, "dwelling", "A9")
    table.play("special move", "sail r23 E8", "done", "trade E8", "decline 3 witches")
    assert told(table.refusal("build G3"), "TM-064", "out-of-reach", {"cell": "G3"})
    assert told(table.refusal("build G3 ship r23"), "TM-224", "no-ship-beside", {"cell": "G3"})
    table.play("build C4", "decline 1 witches", "take town-m2")
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    assert afloat(table) == ["r12", "r12"]


@pytest.mark.rule("TM-331")
def test_the_owner_gains_what_bowls_and_points_allow_by_own_values() -> None:
    """A stronghold of the Yetis is worth 4, other strongholds 3."""
    for owner, value in (("yetis", 4), ("nomads", 3)):
        for building in ("stronghold", "sanctuary", "shipyard"):
            table = sea("witches", owner, shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10")
            table.put(1, building, "B4").bowls(1, 12, 0, 0)
            table.play("special move", "sail r10 B4", "done")
            table.play(min(table.legal("trade")), f"accept {value} witches")
            assert (table.power(1), points(table, 1)) == ((12 - value, value, 0), 20 - value + 1)


@pytest.mark.rule("TM-331")
def test_the_owner_gains_less_with_few_tokens_or_points() -> None:
    for bowls, vp, gained in (((1, 0, 11), 20, 2), ((12, 0, 0), 1, 2), ((12, 0, 0), 0, 1)):
        table = market_day("r16").bowls(1, *bowls).points(1, vp)
        table.play("special move", "sail r16 E8", "done", "trade E8", "accept 3 witches")
        one, two, three = table.power(1)
        assert (two + 2 * three - 2 * bowls[2], points(table, 1)) == (gained, vp - gained + 1)
        assert one + two + three == 12


@pytest.mark.breach("TM-331")
def test_an_owner_with_full_bowls_is_not_asked() -> None:
    table = market_day("r16").bowls(1, 0, 0, 12)
    table.play("special move", "sail r16 E8", "done", "trade E8")
    assert (table.seat, points(table, 1), table.power(1)) == (0, 20, (0, 0, 12))


@pytest.mark.rule("TM-368")
def test_an_owner_who_has_passed_may_take_the_power() -> None:
    table = market_day("r8").turn(1)
    table.play("pass bonus-8", "special move", "sail r8 D3", "done", "trade D3", "accept 2 witches")
    assert (table.power(1), points(table, 1)) == ((10, 2, 0), 19)


@pytest.mark.breach("TM-368")
def test_an_owner_who_has_passed_gains_power_only_if_he_takes_it_and_does_nothing_else() -> None:
    table = market_day("r8").turn(1)
    table.play("pass bonus-8", "special move", "sail r8 D3", "done", "trade D3")
    assert told(table.refusal("convert 1w to 1c"), "TM-208", "not-now")
    table.play("decline 2 witches")
    assert (table.power(1), points(table, 1), table.seat) == ((12, 0, 0), 20, 0)


@pytest.mark.rule("TM-403")
def test_between_the_last_trade_and_the_return_one_builds_converts_and_burns() -> None:
    table = built_amid_trades().bowls(0, 0, 4, 0)
    table.play("burn", "convert 1pw to 1c", "convert 1w to 1c", "build B5")
    assert stock(table) == (52, 18, 3)
    assert marked(table) == set()


@pytest.mark.breach("TM-403")
def test_nothing_else_is_done_before_the_ships_return() -> None:
    table = built_amid_trades().bowls(0, 0, 0, 12)
    for other in ("power coins", "upgrade C3 trading-post", "send priest fire 1", "special bonus", "pass bonus-8"):
        assert told(table.refusal(other), "TM-422", "not-now")

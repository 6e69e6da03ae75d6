"""Section 18: merchants who wait on a hex where another faction builds."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, marked, markers_gone, on_offer, sea
from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, of_kind, told


def waiting(*merchants: str, scoring: str = "m2") -> Table:
    """Witches about to build at C4; Dwarves have merchants, and a dwelling at D6 beside it."""
    table = sea("witches", "dwarves", scoring=scoring, shipping=1).put(0, "dwelling", "C3").port(0, "C3")
    table.put(1, "dwelling", "D6").port(1, "D6").ships(1, *merchants)
    return table.bowls(0, 12, 0, 0).bowls(1, 12, 0, 0)


def both() -> Table:
    """Dwarves and Fakirs have merchants on C4, where the Witches are about to build; the Fakirs come next in order."""
    table = sea("witches", "fakirs", "dwarves", shipping=1).put(0, "dwelling", "C3").bowls(0, 12, 0, 0)
    return table.ships(1, "C4", "C4").ships(2, "C4")


@pytest.mark.rule("TM-260")
def test_a_waiting_merchant_trades_at_once_with_the_new_dwelling() -> None:
    table = waiting("C4")
    events = table.play("build C4")
    assert [event.data["cell"] for event in of_kind(events, "traded", 1)] == ["C4"]
    assert (at(table, "C4"), points(table, 1), stock(table, 1)) == ("0 dwelling", 21, (50, 21, 3))
    assert (marked(table, 1), afloat(table, 1)) == ({"C4"}, [])


@pytest.mark.rule("TM-260")
def test_of_several_merchants_of_a_faction_one_trades_and_the_others_stay() -> None:
    table = waiting("C4", "C4", "C4")
    table.play("build C4")
    assert (points(table, 1), afloat(table, 1), marked(table, 1)) == (21, ["C4", "C4"], {"C4"})


@pytest.mark.rule("TM-260")
def test_the_free_dwelling_of_the_witches_is_traded_with_too() -> None:
    table = waiting("F4").put(0, "stronghold", "A10")
    table.play("special dwelling F4")
    assert (points(table, 1), marked(table, 1)) == (21, {"F4"})


@pytest.mark.breach("TM-260")
def test_merchants_block_no_hex_and_trade_neither_with_spades_nor_upgrades_nor_next_door() -> None:
    """Transforming alone is no building; an upgrade is no new dwelling; B5 is the hex beside."""
    table = waiting("C4", "B5").ground("C4", "lakes")
    table.play("transform C4 forest")
    assert (points(table, 1), afloat(table, 1)) == (20, ["B5", "C4"])
    table.play("build C4")
    assert afloat(table, 1) == ["B5"]
    table = waiting("C4").put(0, "dwelling", "C4").stock(0, coins=50)
    table.play("upgrade C4 trading-post")
    assert (points(table, 1), afloat(table, 1)) == (20, ["C4"])
    # Ships on the river beside it do not trade either.
    table = sea("witches", "mermaids", shipping=1).put(0, "dwelling", "C3").ships(1, "r10")
    table.play("build C4")
    assert (points(table, 1), afloat(table, 1)) == (20, ["r10"])


@pytest.mark.rule("TM-349")
def test_the_trade_comes_before_the_power_of_neighbours_and_the_builder_may_gain_one() -> None:
    """The Witches decide about 1 power of the trade; then the Dwarves about 1 power of their dwelling at D6."""
    table = waiting("C4")
    table.play("build C4")
    assert (table.seat, table.step, table.legal()) == (0, "answer-trade", {"accept 1 dwarves", "decline 1 dwarves"})
    assert (marked(table, 1), afloat(table, 1)) == ({"C4"}, [])
    table.play("accept 1 dwarves")
    assert (table.power(0), points(table)) == ((11, 1, 0), 20)
    assert (table.seat, table.legal()) == (1, {"accept 1 witches", "decline 1 witches"})


@pytest.mark.breach("TM-349")
def test_the_builder_gains_no_more_than_one_and_nothing_comes_before_the_answer() -> None:
    table = waiting("C4")
    table.play("build C4")
    assert told(table.refusal("accept 2 dwarves"), "TM-112", "no-offer")
    assert told(table.refusal("done"), "TM-208", "not-now")
    assert table.legal("accept", seat=1) == set()
    # With full bowls the builder is not asked.
    table = waiting("C4").bowls(0, 0, 0, 12)
    table.play("build C4")
    assert (table.seat, table.legal()) == (1, {"accept 1 witches", "decline 1 witches"})


@pytest.mark.rule("TM-350")
def test_the_trade_counts_out_of_turn_and_after_passing_with_scoring_and_favour_tiles() -> None:
    """1 point, 2 of the scoring tile, 1 of the favour tile."""
    table = waiting("C4", scoring="m6").favour(1, "m3").turn(1)
    table.play("pass bonus-9", "build C4")
    assert (points(table, 1), stock(table, 1)) == (24, (50, 21, 3))
    assert [table.source(1, source) for source in ("trade", "round-trade", "favour-traded")] == [1, 2, 1]
    # Before passing the bonus tile pays as well.
    table = waiting("C4", scoring="m6").bonus(1, "m1")
    table.play("build C4")
    assert (table.source(1, "bonus-trade"), points(table, 1)) == (1, 24)


@pytest.mark.breach("TM-350")
def test_a_bonus_tile_taken_by_passing_does_not_count_yet() -> None:
    table = on_offer(waiting("C4").turn(1), "m1", "8", "9")
    table.play("pass bonus-m1", "build C4")
    assert (table.source(1, "bonus-trade"), points(table, 1)) == (0, 21)


@pytest.mark.rule("TM-351")
def test_the_last_marker_is_enough_for_a_waiting_merchant() -> None:
    table = markers_gone(waiting("C4"), 14, seat=1)
    table.play("build C4")
    assert (points(table, 1), afloat(table, 1), table.mats[1].markers_left) == (21, [], 0)


@pytest.mark.breach("TM-351")
def test_without_a_marker_no_trade_happens_and_the_merchant_stays() -> None:
    table = markers_gone(waiting("C4"), 15, seat=1)
    table.play("build C4")
    assert (points(table, 1), stock(table, 1), afloat(table, 1)) == (20, (50, 20, 3), ["C4"])
    # The only offer is that of the neighbour.
    assert (table.seat, table.legal()) == (1, {"accept 1 witches", "decline 1 witches"})


@pytest.mark.rule("TM-404")
def test_merchants_of_two_factions_both_trade_and_the_builder_decides_about_each_in_order() -> None:
    table = both()
    events = table.play("build C4")
    assert [event.seat for event in of_kind(events, "traded")] == [1, 2]
    assert (points(table, 1), points(table, 2), afloat(table, 1), afloat(table, 2)) == (21, 21, ["C4"], [])
    assert table.legal() == {"accept 1 fakirs", "decline 1 fakirs"}
    table.play("accept 1 fakirs")
    assert table.legal() == {"accept 1 dwarves", "decline 1 dwarves"}
    table.play("decline 1 dwarves")
    assert (table.power(0), table.seat, table.step) == ((11, 1, 0), 0, "complete-action")


@pytest.mark.rule("TM-404")
def test_the_order_of_these_trades_begins_left_of_the_builder() -> None:
    table = sea("dwarves", "witches", "fakirs").put(1, "dwelling", "B5").ships(0, "C4").ships(2, "C4").turn(1)
    events = table.bowls(1, 12, 0, 0).play("build C4")
    assert [event.seat for event in of_kind(events, "traded")] == [2, 0]
    table.play("accept 1 fakirs", "accept 1 dwarves")
    assert table.power(1) == (10, 2, 0)


@pytest.mark.breach("TM-404")
def test_no_faction_trades_twice_nor_with_itself_and_the_order_of_answers_is_fixed() -> None:
    table = sea("witches", "fakirs", "dwarves").put(1, "dwelling", "C3").ships(1, "C4").ships(2, "C4", "C4")
    table.ground("C4", "desert").bowls(1, 12, 0, 0).turn(1)
    # The builder's own merchant does not trade with his own dwelling.
    events = table.play("build C4 merchant")
    assert [event.seat for event in of_kind(events, "traded")] == [2]
    assert (points(table, 1), points(table, 2), afloat(table, 2)) == (20, 21, ["C4"])
    table = both()
    table.play("build C4")
    assert told(table.refusal("accept 1 dwarves"), "TM-112", "no-offer", {"power": 1, "faction": "dwarves"})

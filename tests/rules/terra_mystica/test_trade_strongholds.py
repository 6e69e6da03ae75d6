"""Section 15.2: the transform-and-build that a trade with a stronghold brings."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, marked, range_at, sea
from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


def entered(
    trader: str = "witches", owner: str = "nomads", scoring: str = "m2", home: str = "C3", *ships: str
) -> Table:
    """A ship of the trader is about to trade with a stronghold at E8; the owner has no room for power."""
    table = sea(trader, owner, scoring=scoring, shipping=1).put(0, "dwelling", home).port(0, home)
    table.put(1, "stronghold", "E8").bowls(0, 12, 0, 0).bowls(1, 0, 0, 12).ships(0, "r16", *ships)
    table.play("special move", "sail r16 E8", "done")
    return table


def two(trader: str = "witches", *owners: str) -> Table:
    """Ships of the trader have traded with two strongholds: at E8 and at B4; a third lies at r9."""
    first, second = owners or ("nomads", "darklings")
    table = sea(trader, first, second, shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r16", "r10", "r9")
    table.put(1, "stronghold", "E8").put(2, "stronghold", "B4").bowls(1, 0, 0, 12).bowls(2, 0, 0, 12)
    table.bowls(0, 12, 0, 0).play("special move", "sail r16 E8", "sail r10 B4", "done", "trade E8", "trade B4")
    return table


# The spade and the dwelling


@pytest.mark.rule("TM-218")
def test_a_stronghold_gives_two_points_two_coins_and_a_spade_with_a_dwelling() -> None:
    """C2 is a mountain, one spade from forest."""
    table = entered()
    table.play("trade E8")
    assert (points(table), stock(table)) == (22, (52, 20, 3))
    table.play("dig 1 build C2")
    assert (at(table, "C2"), stock(table)) == ("0 dwelling", (50, 19, 3))


@pytest.mark.rule("TM-218")
def test_the_free_spade_may_be_topped_up_and_a_dwelling_may_be_built_on_home_terrain() -> None:
    """B3 is swamp: two spades, one of them bought for 3 workers. C4 is forest already."""
    table = entered()
    table.play("trade E8", "dig 2 build B3")
    assert (at(table, "B3"), stock(table)) == ("0 dwelling", (50, 16, 3))
    table = entered()
    table.play("trade E8", "build C4")
    assert (at(table, "C4"), stock(table)) == ("0 dwelling", (50, 19, 3))


@pytest.mark.breach("TM-218")
def test_one_spade_is_free_and_no_second_dwelling_or_second_hex() -> None:
    table = entered().stock(0, workers=2)
    table.play("trade E8")
    assert told(table.refusal("dig 2 build B3"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.play("transform B3 lakes")
    assert told(table.refusal("transform C2 forest"), "TM-063", "one-hex", {"cell": "C2"})
    table = entered()
    table.play("trade E8", "build C4")
    assert told(table.refusal("build C2"), "TM-071", "no-dwelling-now")
    assert told(table.refusal("trade E8 power"), "TM-207", "no-trade-there")


@pytest.mark.rule("TM-219")
def test_spades_of_several_strongholds_add_up() -> None:
    """D4 is wasteland, two spades from forest; or two hexes of one spade each."""
    table = two()
    table.play("dig 2 build D4")
    assert (at(table, "D4"), stock(table)) == ("0 dwelling", (52, 19, 3))
    table = two()
    table.play("transform C2 forest", "transform D5 forest", "build D5")
    assert (terrain(table, "C2"), at(table, "D5"), stock(table)) == ("forest", "0 dwelling", (52, 19, 3))


@pytest.mark.breach("TM-219")
def test_one_dwelling_and_no_second_hex_before_the_first_is_home_terrain() -> None:
    table = two()
    table.play("transform D4 mountains")
    assert told(table.refusal("transform C2 forest"), "TM-071", "first-not-home", {"cell": "C2"})
    table = two()
    table.play("transform C2 forest", "build C2")
    assert told(table.refusal("dig 1 build D5"), "TM-071", "no-dwelling-now")
    table.play("transform D5 forest")
    assert told(table.refusal("build D5"), "TM-071", "no-dwelling-now")


@pytest.mark.rule("TM-328")
def test_the_spades_are_used_once_after_all_trades_and_before_ships_return() -> None:
    table = two()
    assert marked(table) == set()
    table.play("dig 1 build C2")
    assert marked(table) == set()
    table.play("done", "done")
    assert (marked(table), afloat(table)) == ({"B4", "E8"}, ["r9"])


@pytest.mark.breach("TM-328")
def test_no_spade_between_two_trades_and_none_after_the_return() -> None:
    table = entered("witches", "nomads", "m2", "C3")
    table.put(1, "dwelling", "B4").ships(0, "r10").turn(0).mats[0].used = 0
    table.forget().ships(0, "r10", "r16").play("special move", "sail r10 B4", "sail r16 E8", "done", "trade E8")
    for text in ("transform C2 forest", "dig 1 build C2", "build C4"):
        assert told(table.refusal(text), "TM-422", "not-now")
    table.play("trade B4", "done")
    for text in ("transform C2 forest", "dig 1 build C2", "build C4"):
        assert told(table.refusal(text), "TM-422", "not-now")


@pytest.mark.rule("TM-329")
def test_the_spade_may_be_left_unused_and_is_lost_where_nothing_can_be_reached() -> None:
    table = entered()
    table.play("trade E8", "done", "done")
    assert (points(table), stock(table), marked(table), table.seat) == (22, (52, 20, 3), {"E8"}, 1)
    # I1 lies far from everything, and all around it is built on.
    table = entered("chaos-magicians", home="I1").put(1, "dwelling", "H1", "I2")
    table.play("trade E8")
    assert (table.legal("transform"), table.legal("dig"), table.legal("build")) == (set(), set(), set())
    table.play("done", "done")
    assert (points(table), stock(table)) == (22, (52, 20, 3))


@pytest.mark.breach("TM-329")
def test_the_spade_left_unused_is_gone_and_no_action_is_owed_for_it() -> None:
    table = entered()
    table.play("trade E8", "done")
    assert table.legal("transform") == set()
    table.play("done")
    assert table.turn(0).game.digging is None
    table.play("dig 1 build C2")
    assert stock(table) == (50, 16, 3)


# What a spade brings to whom


@pytest.mark.rule("TM-335")
def test_a_traded_spade_is_a_spade_gained_in_phase_two() -> None:
    """2 points of the scoring tile; 1 for Halflings; 2 power for Alchemists with a stronghold."""
    table = entered(scoring="m1")
    table.play("trade E8")
    assert (table.source(0, "round-spade"), points(table)) == (2, 24)
    table = entered("halflings", scoring="m1")
    table.play("trade E8")
    assert (table.source(0, "round-spade"), table.source(0, "ability"), points(table)) == (2, 1, 25)
    table = entered("alchemists").put(0, "stronghold", "A8")
    table.play("trade E8")
    assert table.power(0) == (10, 2, 0)


@pytest.mark.rule("TM-335")
def test_darklings_top_up_with_priests() -> None:
    """C3 is beside D4, wasteland, three spades from swamp: one free, two for a priest and 2 points each."""
    table = entered("darklings")
    table.play("trade E8", "dig 3 build D4")
    assert (stock(table), points(table)) == ((50, 19, 1), 26)


@pytest.mark.breach("TM-335")
def test_darklings_buy_no_spade_with_workers_and_a_free_one_brings_them_no_points() -> None:
    table = entered("darklings").stock(0, priests=1)
    table.play("trade E8")
    assert told(table.refusal("dig 3 build D4"), "TM-065", "lacks-spades", {"need": 3, "have": 2})
    table = entered("alchemists")
    table.play("trade E8")
    # No stronghold of their own: no power for the spade.
    assert (table.power(0), points(table)) == ((12, 0, 0), 22)


@pytest.mark.rule("TM-336")
def test_riverwalkers_build_on_an_unlocked_terrain_after_the_trade() -> None:
    table = entered("riverwalkers", scoring="m1")
    table.play("trade E8", "build D5")
    assert (at(table, "D5"), stock(table), points(table)) == ("0 dwelling", (50, 19, 1), 22)


@pytest.mark.breach("TM-336")
def test_riverwalkers_have_nothing_of_the_spade() -> None:
    table = entered("riverwalkers", scoring="m1")
    table.play("trade E8")
    assert (table.source(0, "round-spade"), table.legal("transform"), table.legal("dig")) == (0, set(), set())
    assert told(table.refusal("transform C2 lakes"), "TM-180", "no-spades")
    assert told(table.refusal("build C4"), "TM-180", "locked")


@pytest.mark.rule("TM-366", "TM-268")
def test_dragonlords_get_a_token_in_bowl_one() -> None:
    table = entered("dragonlords")
    table.play("trade E8")
    assert (table.power(0), points(table), stock(table)) == ((13, 0, 0), 22, (52, 20, 3))


@pytest.mark.rule("TM-366", "TM-269")
def test_acolytes_get_two_steps_of_one_cult() -> None:
    table = entered("acolytes")
    assert table.legal("trade") == {f"trade E8 steps {cult}" for cult in ("fire", "water", "earth", "air")}
    table.play("trade E8 steps air")
    assert (table.mats[0].cults, points(table), stock(table)) == ([0, 0, 0, 2], 22, (52, 20, 3))


@pytest.mark.breach("TM-366", "TM-268", "TM-269")
def test_volcano_factions_neither_transform_nor_build_after_it() -> None:
    """C4 is volcano, but no dwelling follows."""
    for trader, text in (("dragonlords", "trade E8"), ("acolytes", "trade E8 steps fire")):
        table = entered(trader).ground("C4", "volcano").cult(0, 8, 8, 8, 8)
        assert told(table.refusal("trade E8 step fire"), "TM-218", "no-such-reward")
        table.play(text)
        assert (marked(table), table.game.digging) == ({"E8"}, None)
        price = " fire" if trader == "acolytes" else ""
        for more in ("build C4", f"transform C2 volcano{price}"):
            assert told(table.refusal(more), "TM-422", "not-now")
        # Neither a second replacement nor the single step of other spades.
        assert (table.mats[0].cults[1:], table.legal("cult")) == ([8, 8, 8], set())


@pytest.mark.rule("TM-367")
def test_the_replaced_spade_counts_for_the_spade_tile() -> None:
    for trader, text in (("dragonlords", "trade E8"), ("acolytes", "trade E8 steps fire")):
        table = entered(trader, scoring="m1")
        table.play(text)
        assert (table.source(0, "round-spade"), points(table)) == (2, 24)


@pytest.mark.breach("TM-367")
def test_the_replaced_spade_counts_for_no_other_tile_and_once() -> None:
    for trader, text in (("dragonlords", "trade E8"), ("acolytes", "trade E8 steps fire")):
        table = entered(trader, scoring="m8")
        table.play(text)
        assert points(table) == 22


# Ships and merchants beside it


@pytest.mark.rule("TM-363")
def test_a_ship_that_moved_but_did_not_trade_gives_reach_and_pays() -> None:
    """The ship at r22 reaches F4, a forest that is far from C3."""
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r16", "r29")
    table.put(1, "stronghold", "E8").bowls(1, 0, 0, 12)
    table.play("special move", "sail r16 E8", "sail r29 r22", "done", "trade E8", "build F4 ship r22", "done", "done")
    assert (at(table, "F4"), afloat(table), stock(table)) == ("0 dwelling", [], (52, 20, 3))


@pytest.mark.breach("TM-363")
def test_the_ship_gives_no_reach_from_where_it_was_before() -> None:
    """r29 lies beside H4, r22 does not."""
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r16", "r29")
    table.put(1, "stronghold", "E8").bowls(1, 0, 0, 12).ground("H4", "forest")
    table.play("special move", "sail r16 E8", "sail r29 r22", "done", "trade E8")
    assert told(table.refusal("build H4"), "TM-064", "out-of-reach", {"cell": "H4"})
    assert told(table.refusal("build F4 ship r29"), "TM-224", "no-ship-beside", {"cell": "F4"})


@pytest.mark.rule("TM-364")
def test_the_dwelling_counts_like_any_other() -> None:
    """2 points of the tile, power for the neighbour, a step for the Cultists, and the late port."""
    table = sea("cultists", "nomads", scoring="m4", shipping=1).put(0, "dwelling", "E2").ships(0, "r18", "r10")
    table.put(1, "stronghold", "E8").put(1, "dwelling", "B4").bowls(1, 10, 0, 0).ground("C4", "plains")
    table.play("special move", "sail r18 E8", "done", "trade E8", "decline 3 cultists", "build C4")
    assert (table.source(0, "round-dwelling"), table.seat) == (2, 1)
    table.play("accept 1 cultists", "cult fire")
    assert (table.mats[0].cults[0], table.game.board.name(table.mats[0].port)) == (1, "C4")


@pytest.mark.rule("TM-364")
def test_the_dwelling_may_found_a_town() -> None:
    table = entered().put(0, "temple", "B5").put(0, "stronghold", "A10").put(0, "dwelling", "A9")
    table.play("trade E8", "build C4", "take town-1", "done", "done")
    assert (table.source(0, "town-tile"), table.mats[0].keys) == (5, 1)


@pytest.mark.breach("TM-364")
def test_the_dwelling_has_its_price_and_moves_no_port() -> None:
    table = entered().stock(0, workers=0)
    table.play("trade E8")
    assert told(table.refusal("build C4"), "TM-069", "lacks-workers", {"need": 1, "have": 0})
    table.stock(0, workers=1).play("build C4", "done", "done")
    assert table.game.board.name(table.mats[0].port) == "C3"
    table = entered().put(0, "dwelling", "A3", "A10", "C4", "D1", "E9", "F2", "F4")
    table.play("trade E8")
    assert told(table.refusal("dig 1 build C2"), "TM-278", "no-building-left")


def flown(trader: str) -> Table:
    """A merchant of the trader (at E6) has traded with a stronghold at E7; C2 is two hexes away, over the river."""
    table = sea(trader, "halflings").put(0, "dwelling", "E6").port(0, "E6").put(1, "stronghold", "E7").ships(0, "E6")
    table.bowls(1, 0, 0, 12).ground("C2", "mountains" if trader == "dwarves" else "desert")
    table.play("special move", "sail E6 E7", "done", "trade E7")
    return range_at(table, 1)


@pytest.mark.rule("TM-365")
def test_fakirs_and_dwarves_fly_and_tunnel_after_the_trade() -> None:
    for trader, left in (("dwarves", (50, 17, 3)), ("fakirs", (50, 19, 2))):
        table = flown(trader)
        table.play("build C2")
        assert (at(table, "C2"), stock(table), table.source(0, "ability")) == ("0 dwelling", left, 4)


@pytest.mark.breach("TM-365")
def test_the_flight_is_neither_free_nor_longer() -> None:
    table = flown("fakirs").stock(0, priests=0)
    assert told(table.refusal("build C2"), "TM-170", "lacks-priests", {"need": 1, "have": 0})
    table = flown("fakirs").ground("B2", "desert")
    assert told(table.refusal("build B2"), "TM-064", "out-of-reach", {"cell": "B2"})

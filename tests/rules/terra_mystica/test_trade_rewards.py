"""Section 15.2: what a trade brings, building by building (strongholds: `test_trade_strongholds`)."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, marked, sails, sea
from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, told


def entered(building: str, trader: str = "witches", owner: str = "nomads", scoring: str = "m2") -> Table:
    """A ship of the trader has entered that building at B4; its owner has no room for power."""
    table = sea(trader, owner, scoring=scoring, shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10")
    table.put(1, building, "B4").bowls(0, 12, 0, 0).bowls(1, 0, 0, 12)
    table.play("special move", "sail r10 B4", "done")
    return table


def gained(table: Table) -> tuple[int, tuple[int, int, int], int]:
    """Points, coins, workers and priests, and power beyond the start."""
    coins, workers, priests = stock(table)
    return points(table) - 20, (coins - 50, workers - 20, priests - 3), table.power(0)[1] + 2 * table.power(0)[2]


# Dwelling, trading post, temple, sanctuary


@pytest.mark.rule("TM-214")
def test_a_dwelling_gives_a_point_and_a_worker() -> None:
    table = entered("dwelling")
    table.play("trade B4")
    assert gained(table) == (1, (0, 1, 0), 0)


@pytest.mark.breach("TM-214")
def test_a_dwelling_offers_no_choice() -> None:
    table = entered("dwelling")
    assert table.legal("trade") == {"trade B4"}
    for reward in ("power", "priest", "step fire", "ship", "move"):
        assert told(table.refusal(f"trade B4 {reward}"), "TM-214", "no-such-reward", {"cell": "B4"})


@pytest.mark.rule("TM-215")
def test_a_trading_post_gives_a_point_a_coin_and_two_power() -> None:
    table = entered("trading-post")
    table.play("trade B4")
    assert gained(table) == (1, (1, 0, 0), 2)


@pytest.mark.breach("TM-215")
def test_a_trading_post_offers_no_choice() -> None:
    table = entered("trading-post")
    for reward in ("power", "priest", "steps fire"):
        assert told(table.refusal(f"trade B4 {reward}"), "TM-215", "no-such-reward", {"cell": "B4"})


@pytest.mark.rule("TM-216")
def test_a_temple_gives_a_point_and_three_power_or_a_step() -> None:
    table = entered("temple")
    assert table.legal("trade") == {
        "trade B4 power",
        "trade B4 step fire",
        "trade B4 step water",
        "trade B4 step earth",
        "trade B4 step air",
    }
    table.play("trade B4 power")
    assert (gained(table), table.mats[0].cults) == ((1, (0, 0, 0), 3), [0, 0, 0, 0])
    table = entered("temple")
    table.play("trade B4 step earth")
    assert (gained(table), table.mats[0].cults) == ((1, (0, 0, 0), 0), [0, 0, 1, 0])


@pytest.mark.breach("TM-216")
def test_a_temple_gives_neither_both_nor_nothing_nor_two_steps() -> None:
    table = entered("temple")
    for text in ("trade B4", "trade B4 steps fire", "trade B4 priest"):
        assert told(table.refusal(text), "TM-216", "no-such-reward", {"cell": "B4"})
    table.play("trade B4 power")
    assert table.legal("trade") == set()
    assert told(table.refusal("trade B4 step fire"), "TM-422", "not-now")


@pytest.mark.rule("TM-217")
def test_a_sanctuary_gives_two_points_and_two_steps_of_one_cult_or_a_priest() -> None:
    table = entered("sanctuary")
    table.play("trade B4 steps water")
    assert (gained(table), table.mats[0].cults) == ((2, (0, 0, 0), 0), [0, 2, 0, 0])
    table = entered("sanctuary")
    table.play("trade B4 priest")
    assert (gained(table), table.mats[0].cults) == ((2, (0, 0, 1), 0), [0, 0, 0, 0])


@pytest.mark.breach("TM-217")
def test_a_sanctuary_gives_no_single_step_no_power_and_not_nothing() -> None:
    table = entered("sanctuary")
    for text in ("trade B4", "trade B4 step fire", "trade B4 power"):
        assert told(table.refusal(text), "TM-217", "no-such-reward", {"cell": "B4"})


@pytest.mark.rule("TM-333")
def test_a_priest_comes_from_the_supply_or_unlocks_a_terrain() -> None:
    """Riverwalkers hold the one priest they may own, and unlock a terrain instead: 2 coins for the Nomads' desert."""
    table = entered("sanctuary").stock(0, priests=6)
    table.play("trade B4 priest")
    assert table.mats[0].priests == 7
    for terrain, coins in (("forest", 49), ("desert", 48)):
        table = entered("sanctuary", "riverwalkers")
        table.play("trade B4 priest")
        assert "keep priest" in table.legal()
        table.play(f"unlock {terrain}")
        assert stock(table)[::2] == (coins, 1)


@pytest.mark.breach("TM-333")
def test_without_a_priest_in_the_supply_none_can_be_chosen() -> None:
    table = entered("sanctuary").stock(0, priests=7)
    assert told(table.refusal("trade B4 priest"), "TM-333", "no-such-reward", {"cell": "B4"})
    table = entered("sanctuary", "riverwalkers")
    table.mats[0].unlocked = (1 << 7) - 1
    assert told(table.forget().refusal("trade B4 priest"), "TM-333", "no-such-reward", {"cell": "B4"})


# Shipyard


@pytest.mark.rule("TM-220")
def test_a_shipyard_gives_two_points_and_the_ship_back() -> None:
    table = entered("shipyard")
    table.play("trade B4 ship")
    assert table.legal("ship") == {"ship r2", "ship r3", "ship r9", "ship r10"}
    table.play("ship r9", "done")
    assert (gained(table), afloat(table), marked(table)) == ((2, (0, 0, 0), 0), ["r9"], {"B4"})


@pytest.mark.rule("TM-220", "TM-334")
def test_a_shipyard_frees_the_very_move_action_in_which_it_was_visited() -> None:
    table = entered("shipyard")
    table.play("trade B4 move", "done")
    assert (gained(table), afloat(table)) == ((2, (0, 0, 0), 0), [])
    table.ships(0, "r10").turn(0).play("special move", "sail r10 r16")
    assert afloat(table) == ["r16"]


@pytest.mark.breach("TM-220")
def test_one_of_the_two_must_be_chosen_and_the_ship_put_back_stays_where_it_is() -> None:
    table = entered("shipyard")
    assert told(table.refusal("trade B4"), "TM-220", "no-such-reward", {"cell": "B4"})
    table.play("trade B4 ship")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    assert told(table.refusal("ship r16"), "TM-194", "no-ship-there")
    table.play("ship r10")
    assert told(table.refusal("sail r10 r16"), "TM-422", "not-now")
    table.play("done")
    assert told(table.turn(0).refusal("special move"), "TM-062", "space-used")


@pytest.mark.breach("TM-334")
def test_the_action_that_is_free_again_is_not_used_in_the_same_turn() -> None:
    table = entered("shipyard").ships(0, "r3")
    table.play("trade B4 move")
    assert told(table.refusal("special move"), "TM-422", "not-now")
    table.play("done")
    assert table.seat == 1


def by_power(used: bool) -> Table:
    """A ship enters the shipyard by the power action; that of the board was used before, or not."""
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r3", "r9")
    table.put(1, "shipyard", "B4").bowls(1, 0, 0, 12).bonus(0, "m3")
    if used:
        table.play("special move", "sail r9 r15", "done", "done")
        table.turn(0)
    table.play("power move", "sail r3 B4", "done")
    return table


@pytest.mark.rule("TM-369")
def test_a_trade_by_the_power_action_frees_the_move_action_of_the_board() -> None:
    table = by_power(used=True)
    table.play("trade B4 move", "done")
    assert "special move" in table.turn(0).legal("special")


@pytest.mark.breach("TM-369")
def test_only_a_used_move_action_of_the_board_is_freed_and_no_other() -> None:
    table = by_power(used=False)
    assert told(table.refusal("trade B4 move"), "TM-369", "no-such-reward", {"cell": "B4"})
    assert table.legal("trade") == {"trade B4 ship"}
    table = by_power(used=True)
    table.play("trade B4 move", "done")
    assert told(table.turn(0).bowls(0, 0, 0, 12).refusal("power move"), "TM-103", "space-used")
    table = entered("shipyard").bonus(0, "m3").ships(0, "r9")
    table.mats[0].used |= 1
    table.play("trade B4 move", "done")
    assert told(table.turn(0).refusal("special bonus"), "TM-062", "space-used")


def yard_and_stronghold() -> Table:
    """With shipping 0 ships have traded with a shipyard (B4) and a stronghold (E8) of the Nomads."""
    table = sea("witches", "nomads", shipping=0).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r3", "r16")
    table.put(1, "shipyard", "B4").put(1, "stronghold", "E8").bowls(1, 0, 0, 12)
    table.play("special move", "sail r3 B4 power", "sail r16 E8 power", "done", "trade B4 ship", "trade E8")
    return table


@pytest.mark.rule("TM-354")
def test_the_ship_of_the_shipyard_is_placed_when_the_others_return() -> None:
    table = yard_and_stronghold()
    table.play("done", "ship r10", "done")
    assert (afloat(table), marked(table)) == (["r10"], {"B4", "E8"})
    assert "build C4" in table.turn(0).legal("build")


@pytest.mark.breach("TM-354")
def test_the_ship_of_the_shipyard_is_not_there_before() -> None:
    """C4 lies beside r10, but no ship can lie there in time for the stronghold's spade."""
    table = yard_and_stronghold()
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    assert told(table.refusal("build C4"), "TM-064", "out-of-reach", {"cell": "C4"})
    table.play("done", "ship r10")
    assert told(table.refusal("build C4"), "TM-422", "not-now")


@pytest.mark.rule("TM-370")
def test_a_market_gives_the_reward_of_a_shipyard() -> None:
    table = entered("shipyard", owner="dwarves")
    assert table.legal("trade") == {"trade B4 ship", "trade B4 move"}
    table.play("trade B4 ship", "ship r2")
    assert (points(table), afloat(table)) == (22, ["r2"])


@pytest.mark.breach("TM-370")
def test_a_merchant_put_back_goes_to_warehouse_or_market_and_nowhere_else() -> None:
    table = sea("dwarves", "fakirs").put(0, "dwelling", "D4").port(0, "D4").put(0, "shipyard", "C2")
    table.put(1, "shipyard", "E6").bowls(1, 0, 0, 12).ships(0, "D4")
    table.play("special move", "sail D4 E6", "done", "trade E6 ship")
    assert table.legal("ship") == {"ship D4", "ship C2"}
    for cell in ("E6", "r9", "E7"):
        assert told(table.refusal(f"ship {cell}"), "TM-194", "no-ship-there", {"cell": cell})
    table.play("ship C2", "done")
    assert afloat(table) == ["C2"]


# More points


@pytest.mark.rule("TM-332")
@pytest.mark.parametrize(
    ("building", "worth"),
    [("dwelling", 5), ("trading-post", 5), ("temple", 5), ("stronghold", 7), ("sanctuary", 7), ("shipyard", 7)],
)
def test_points_of_building_scoring_tile_favour_tile_and_bonus_tile_add_up(building: str, worth: int) -> None:
    table = entered(building, scoring="m6").favour(0, "m3").bonus(0, "m1")
    table.play(min(table.legal("trade")))
    assert points(table) == 20 + worth
    own = 1 if worth == 5 else 2
    sources = [table.source(0, source) for source in ("trade", "round-trade", "favour-traded", "bonus-trade")]
    assert sources == [own, 2, own, 1]


@pytest.mark.breach("TM-332")
def test_tiles_of_others_and_other_scoring_tiles_add_nothing() -> None:
    table = entered("dwelling", scoring="m12").favour(1, "m3").bonus(1, "m1")
    table.play("trade B4")
    assert (points(table), points(table, 1)) == (21, 20)


@pytest.mark.rule("TM-218", "TM-208", "TM-209", "TM-210", "TM-322", "TM-328")
def test_example_chaos_magicians_with_three_ships() -> None:
    """Shipping 1 and 2 power: ships reach the Witches' dwelling, the Halflings' stronghold, and a hex beside a desert.
    The spade of the stronghold makes wasteland of it, and the dwelling there is paid with workers and coins."""
    table = sea("chaos-magicians", "witches", "halflings", shipping=1).put(0, "dwelling", "D6").port(0, "D6")
    table.put(1, "dwelling", "C4").put(2, "stronghold", "F5").ships(0, "r16", "r17", "r19")
    table.bowls(0, 0, 0, 2).bowls(1, 12, 0, 0).bowls(2, 12, 0, 0).play("special move", "sail r16 C4")
    table.play("sail r17 r19", "sail r19 F5 power", "sail r19 r24", "sail r24 r30 power", "done")
    assert table.power(0) == (2, 0, 0)
    table.play("trade C4", "accept 1 chaos-magicians", "trade F5", "decline 3 chaos-magicians")
    assert (points(table), stock(table), table.power(1), points(table, 1)) == (23, (52, 21, 3), (11, 1, 0), 20)
    assert (table.power(2), points(table, 2)) == ((12, 0, 0), 20)
    table.play("dig 1 build G4", "decline 3 chaos-magicians", "done", "done")
    assert (stock(table), marked(table), afloat(table)) == ((50, 20, 3), {"C4", "F5"}, ["r30"])
    # In the next turn the ship that stayed lets them expand to wasteland beside it.
    sails(table.ground("G3", "wasteland"), 0).turn(0).play("build G3 ship r30")
    assert (stock(table), afloat(table)) == ((50, 20, 3), [])

"""Merchants of the Seas: ports, ships, trade, shipyards and the tiles."""

import pytest

from tests.second.terra_mystica import fleet, rounds
from tests.second.terra_mystica.actions import pass_points
from tests.second.terra_mystica.board import reachable, skip_reach
from tests.second.terra_mystica.game import Command, carry_out, decider, run_automatic
from tests.second.terra_mystica.legal import legal
from tests.second.terra_mystica.scoring import final_value
from tests.second.terra_mystica.state import Refused, Table
from tests.second.terra_mystica.trade import distances

SCORING = ["SM6", "SM1", "SM2", "SM3", "SM4", "SM5"]


def at_sea(first: dict[str, list[str]]) -> Table:
    """Round 1 on the base map with ships; the first of the dwellings carries the port."""
    table = Table("base", {"merchants"}, SCORING, set(), None)
    for name in first:
        rounds.choose_faction(table, name)
    rounds.start_dwellings(table)
    left = {name: list(hexes) for name, hexes in first.items()}
    while table.phase == "dwellings":
        name = table.setup_queue[0]
        carry_out(table, name, ("build", left[name].pop(0)))
    while table.phase == "ports":
        name = table.setup_queue[0]
        carry_out(table, name, ("port", first[name][0]))
    for name, tile in zip(list(table.setup_queue), ("BON3", "BON5"), strict=True):
        carry_out(table, name, ("pass", tile))
    run_automatic(table)
    for seat in table.seats.values():
        seat.stock.update({"C": 30, "W": 15, "P": 4})
        seat.bowls = {1: 0, 2: 4, 3: 8}
    return table


def witches_and_nomads() -> Table:
    """The Witches are on turn; F4 and F3 share a shore with r22 and r21."""
    return at_sea({"witches": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]})


def refused(table: Table, name: str, command: Command) -> str:
    """The id of the rule that forbids the command."""
    with pytest.raises(Refused) as caught:
        carry_out(table, name, command)
    return caught.value.rule


def test_start_points_keys_and_tiles_are_those_of_the_expansion() -> None:
    table = at_sea({"auren": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]})
    assert (table.seats["auren"].stock["VP"], table.seats["auren"].keys) == (25, 1)
    assert table.seats["nomads"].stock["VP"] == 20
    assert "BON6" not in table.bonus_coins
    assert "TWM1" in table.towns_left
    assert "TW7" not in table.towns_left


def test_a_port_needs_the_river_and_ships_need_a_port() -> None:
    table = witches_and_nomads()
    assert table.seats["witches"].port == "F4"
    assert fleet.places(table, "witches", "SHIP") == {"r22", "r29"}
    assert refused(table, "witches", ("port", "C3")) == "TM-059"
    assert refused(table, "witches", ("action", "SYBUILD")) == "TM-232"
    assert refused(table, "witches", ("action", "SYMOVE")) == "TM-358"
    table.seats["witches"].port = None
    assert refused(table, "witches", ("action", "ACTM2")) == "TM-357"


def test_a_ship_is_placed_beside_the_port_and_never_a_fourth() -> None:
    table = witches_and_nomads()
    carry_out(table, "witches", ("action", "ACTM2"))
    assert refused(table, "witches", ("done",)) == "TM-401"
    assert refused(table, "witches", ("ship", "r0")) == "TM-194"
    carry_out(table, "witches", ("ship", "r22"))
    carry_out(table, "witches", ("done",))
    table.seats["nomads"].ships = ["r22", "r22", "r22"]
    assert refused(table, "nomads", ("action", "ACTM2")) == "TM-062"
    table.used.clear()
    assert refused(table, "nomads", ("action", "ACTM2")) == "TM-357"


def test_a_ship_moves_by_the_shipping_value_and_one_space_for_one_power() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    witches.ships = ["r22"]
    assert distances_of(table, "r22")["E8"] == 1
    carry_out(table, "witches", ("action", "SYMOVE"))
    assert refused(table, "witches", ("sail", "r22", "E8", None)) == "TM-199"
    assert refused(table, "witches", ("sail", "r22", "F4", "III")) == "TM-201"
    assert refused(table, "witches", ("sail", "r22", "E8", "II")) == "TM-264"
    assert refused(table, "witches", ("anchor",)) == "TM-358"
    carry_out(table, "witches", ("sail", "r22", "E8", "III"))
    assert witches.bowls == {1: 1, 2: 4, 3: 7}
    carry_out(table, "witches", ("anchor",))
    assert refused(table, "witches", ("done",)) == "TM-207"


def distances_of(table: Table, start: str) -> dict[str, int]:
    """Where a ship of the Witches can end."""
    return distances(table, "witches", start)


def test_a_trade_pays_the_mover_and_then_the_owner() -> None:
    table = witches_and_nomads()
    witches, nomads = table.seats["witches"], table.seats["nomads"]
    witches.ships = ["r22", "r29"]
    witches.favours.add("FAVM3")
    table.buildings["E8"] = ("nomads", "TE")
    for command in (("action", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",)):
        carry_out(table, "witches", command)
    assert refused(table, "witches", ("trade", "E8", None)) == "TM-208"
    points = witches.stock["VP"]
    carry_out(table, "witches", ("trade", "E8", "CULT"))
    assert witches.stock["VP"] == points + 1 + 2 + 1
    assert decider(table) == "nomads"
    carry_out(table, "nomads", ("leech", 2, "witches"))
    assert nomads.stock["VP"] == 19
    carry_out(table, "witches", ("cult", "AIR", 1))
    assert (witches.traded, witches.ships) == ({"E8"}, ["r29"])
    carry_out(table, "witches", ("done",))
    assert final_value(table, "witches", "trade-markers") == 1


def test_a_building_is_traded_with_once_and_not_without_markers() -> None:
    table = witches_and_nomads()
    assert "E8" in distances_of(table, "r22")
    table.seats["witches"].traded = {"E8"}
    assert "E8" not in distances_of(table, "r22")
    table.seats["witches"].traded = {str(number) for number in range(15)}
    assert "E8" not in distances_of(table, "r22")


def test_the_spade_of_a_stronghold_is_used_before_the_ships_return() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    witches.ships = ["r22"]
    table.buildings["E8"] = ("nomads", "SH")
    for command in (("action", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",), ("trade", "E8", None)):
        carry_out(table, "witches", command)
    carry_out(table, "nomads", ("decline", 3, "witches"))
    assert witches.stock["C"] == 32
    assert refused(table, "witches", ("done",)) == "TM-207"
    carry_out(table, "witches", ("build", "E7"))
    assert [offer["to"] for offer in table.offers] == ["nomads"]
    carry_out(table, "nomads", ("decline", 3, "witches"))
    carry_out(table, "witches", ("return",))
    carry_out(table, "witches", ("done",))
    assert (witches.ships, witches.traded) == ([], {"E8"})


def test_a_ship_gives_reach_and_may_pay_the_dwelling() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    far = next(hex_ for hex_ in table.cells["r0"]["beside"] if hex_ in table.terrain)
    table.terrain[far] = "green"
    assert not reachable(table, "witches", far)
    witches.ships = ["r0"]
    assert reachable(table, "witches", far)
    assert refused(table, "witches", ("build", far, "r22")) == "TM-224"
    assert ("build", far, "r0") in legal(table, "witches")
    carry_out(table, "witches", ("build", far, "r0"))
    assert witches.stock == {"VP": 20, "C": 30, "W": 15, "P": 4}
    assert witches.ships == []


def test_a_shipyard_needs_the_river_and_brings_shipping_and_a_ship() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    table.buildings["F4"] = ("witches", "TP")
    table.buildings["A1"] = ("witches", "TP")
    assert refused(table, "witches", ("upgrade", "A1", "SY")) == "TM-227"
    carry_out(table, "witches", ("upgrade", "F4", "SY"))
    carry_out(table, "nomads", ("decline", 1, "witches"))
    assert (witches.shipping, witches.stock["W"], witches.stock["C"]) == (1, 11, 24)
    carry_out(table, "witches", ("ship", "r29"))
    carry_out(table, "witches", ("done",))
    assert witches.ships == ["r29"]


def test_fakirs_and_dwarves_have_a_range_tile_and_merchants() -> None:
    table = at_sea({"dwarves": ["E7", "C2"], "nomads": ["E8", "F3", "D3"]})
    dwarves = table.seats["dwarves"]
    assert skip_reach(table, "dwarves", with_bonus=True) == 2
    dwarves.bonus = "BON4"
    dwarves.range = 2
    assert skip_reach(table, "dwarves", with_bonus=True) == 3
    assert skip_reach(table, "dwarves", with_bonus=False) == 2
    assert fleet.places(table, "dwarves", "SHIP") == {"E7"}
    dwarves.ships = ["E7"]
    ends = distances(table, "dwarves", "E7")
    assert not any(hex_.startswith("r") for hex_ in ends)
    assert ends["E8"] == ends["F4"] == 1


def test_a_waiting_merchant_trades_with_a_new_dwelling() -> None:
    table = at_sea({"nomads": ["E8", "F3", "D3"], "dwarves": ["E7", "C2"]})
    dwarves = table.seats["dwarves"]
    table.terrain["G2"] = "yellow"
    dwarves.ships = ["G2", "G2"]
    carry_out(table, "nomads", ("build", "G2"))
    assert (dwarves.ships, dwarves.traded, dwarves.stock["W"]) == (["G2"], {"G2"}, 16)
    assert table.offers[0]["to"] == "nomads"


def test_only_one_of_a_pair_of_favour_tiles_and_its_reward() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    carry_out(table, "witches", ("action", "ACTM3"))
    carry_out(table, "witches", ("favour", "FAVM1"))
    assert refused(table, "witches", ("done",)) == "TM-422"
    carry_out(table, "witches", ("reward", "priest", "FIRE", 3))
    assert (witches.cult["FIRE"], witches.stock["C"], witches.stock["P"], witches.priest_limit) == (4, 34, 3, 6)
    witches.owes("FAVOUR")
    assert refused(table, "witches", ("favour", "FAV9")) == "TM-096"


def test_passing_counts_ships_and_trade_markers() -> None:
    table = witches_and_nomads()
    witches = table.seats["witches"]
    witches.bonus = "BONM2"
    witches.ships = ["r22", "r22"]
    witches.favours.add("FAVM4")
    assert pass_points(table, "witches") == 6
    witches.traded = {"A", "B", "C", "D"}
    assert pass_points(table, "witches") == 9

"""Cultists (TM-160), Swarmlings (TM-164), Auren, Witches, Chaos Magicians (TM-167, TM-406) and Giants (TM-168)."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, of_kind, told


def start(faction: str, building: str = "dwelling", scoring: str = "3", **options: Any) -> Table:
    """One building on E2, and Darklings far away."""
    return Table(faction, "darklings", scoring=scoring, **options).put(0, building, "E2").put(1, "dwelling", "I10")


def town(faction: str) -> Table:
    """The faction has just founded a town."""
    table = start(faction, "dwelling").put(0, "trading-post", "D2", "E3").put(0, "dwelling", "F2")
    table.play("upgrade E2 trading-post")
    return table


@pytest.mark.rule("TM-160")
def test_the_cultists_stronghold_is_worth_seven_points() -> None:
    table = start("cultists", "trading-post")
    table.play("upgrade E2 stronghold")
    assert (points(table), table.source(0, "stronghold-built")) == (27, 7)


@pytest.mark.breach("TM-160")
def test_seven_points_once_and_for_nobody_else() -> None:
    table = start("cultists", "trading-post").put(0, "temple", "A1")
    table.play("upgrade E2 stronghold", "done", "send priest fire 1", "done", "upgrade A1 sanctuary", "take favour-8")
    assert points(table) == 27
    table = start("halflings", "trading-post", scoring="6")
    table.play("upgrade E2 stronghold")
    assert table.source(0, "stronghold-built") == 0


@pytest.mark.rule("TM-164")
def test_swarmlings_get_three_workers_for_a_town_and_upgrade_a_dwelling_for_nothing() -> None:
    table = town("swarmlings")
    workers = table.mats[0].workers
    table.play("take town-1")
    assert table.mats[0].workers == workers + 3
    table = start("swarmlings", "stronghold").put(0, "dwelling", "I6", "A1")
    assert table.legal("special") == {"special trading-post I6", "special trading-post A1"}
    table.play("special trading-post A1", "done")
    assert (at(table, "A1"), stock(table)) == ("0 trading-post", (50, 20, 3))


@pytest.mark.breach("TM-164")
def test_no_workers_for_towns_of_others_and_nothing_but_dwellings_is_upgraded() -> None:
    table = town("witches")
    workers = table.mats[0].workers
    table.play("take town-1")
    assert table.mats[0].workers == workers
    table = start("swarmlings", "stronghold").put(0, "trading-post", "A1").put(0, "temple", "I6")
    for cell in ("A1", "I6", "E2", "I10"):
        refusal = table.refusal(f"special trading-post {cell}")
        assert told(refusal, "TM-091", "nothing-to-upgrade", {"cell": cell, "building": "trading-post"})
    table = start("swarmlings", "stronghold").put(0, "trading-post", "A1", "A5", "A9", "A13").put(0, "dwelling", "I6")
    names = {"building": "trading-post"}
    assert told(table.refusal("special trading-post I6"), "TM-278", "no-building-left", names)


@pytest.mark.rule("TM-165")
def test_the_aurens_stronghold_gives_a_favour_tile_and_two_steps_a_round() -> None:
    table = start("auren", "trading-post")
    table.play("upgrade E2 stronghold")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("take favour-1", "done", "pass bonus-7", "special steps", "cult water 2", "done")
    assert (table.mats[0].favours.bit_count(), table.mats[0].cults) == (1, [3, 2, 0, 0])


@pytest.mark.breach("TM-165")
def test_one_tile_once_and_no_steps_in_the_action_of_the_upgrade() -> None:
    table = start("auren", "trading-post")
    table.play("upgrade E2 stronghold", "take favour-1")
    assert told(table.refusal("take favour-2"), "TM-422", "not-now")
    assert told(table.refusal("special steps"), "TM-422", "not-now")
    table = start("witches", "trading-post")
    table.play("upgrade E2 stronghold")
    assert told(table.refusal("take favour-1"), "TM-422", "not-now")


@pytest.mark.rule("TM-166")
def test_witches_score_five_points_for_a_town_and_ride_to_any_empty_forest() -> None:
    table = town("witches")
    table.play("take town-1")
    assert (table.source(0, "ability"), points(table)) == (5, 20 + 5 + 5)
    table = start("witches", "stronghold").ground("A1", "forest").put(1, "dwelling", "C3").ground("E9", "lakes")
    rides = {text.split()[2] for text in table.legal("special dwelling")}
    assert rides == {"A1", "A3", "A10", "C4", "D1", "F2", "F4", "G3", "I6", "I11"}
    table.play("special dwelling I11")
    assert (at(table, "I11"), stock(table)) == ("0 dwelling", (50, 20, 3))


@pytest.mark.breach("TM-166")
def test_no_ride_to_other_terrain_to_buildings_or_without_a_dwelling_left() -> None:
    table = start("witches", "stronghold").put(1, "dwelling", "C3").put(0, "dwelling", "C4")
    names = {"cell": "A1", "terrain": "plains", "home": "forest"}
    assert told(table.refusal("special dwelling A1"), "TM-166", "not-home", names)
    assert told(table.refusal("special dwelling C3"), "TM-064", "occupied", {"cell": "C3", "owner": 1})
    assert told(table.refusal("special dwelling C4"), "TM-064", "occupied", {"cell": "C4", "owner": 0})
    table.put(0, "dwelling", "A1", "A2", "A3", "A4", "A5", "A6", "A7")
    names = {"building": "dwelling"}
    assert told(table.refusal("special dwelling I11"), "TM-278", "no-building-left", names)
    assert town("auren").source(0, "ability") == 0


@pytest.mark.rule("TM-167")
def test_chaos_magicians_take_two_favour_tiles_and_two_actions_in_a_row() -> None:
    table = start("chaos-magicians", "trading-post")
    table.play("upgrade E2 temple", "take favour-7", "take favour-8", "done")
    assert (table.seat, table.mats[0].favours.bit_count()) == (1, 2)
    table = start("chaos-magicians", "stronghold")
    table.play("special double", "send priest fire 2", "done")
    assert table.seat == 0
    table.play("send priest air 2", "done")
    assert (table.seat, table.mats[0].cults) == (1, [2, 0, 0, 2])
    game = ecumene.new(
        "terra-mystica", seats=2, seed=1, options={"factions": "fixed", "seating": "chaos-magicians witches"}
    )
    placed = []
    while str(game.moves(game.to_move[0])[0]).startswith("place"):
        placed.append(game.to_move[0])
        game.play(game.to_move[0], game.moves(game.to_move[0])[0])
    assert placed == [1, 1, 0]


@pytest.mark.rule("TM-167")
def test_passing_may_be_the_first_or_the_second_action_and_ends_the_double_turn() -> None:
    table = start("chaos-magicians", "stronghold")
    table.play("special double", "pass bonus-7")
    assert (table.seat, table.mats[0].passed) == (1, True)
    table = start("chaos-magicians", "stronghold")
    table.play("special double", "send priest fire 2", "done", "pass bonus-7")
    assert (table.seat, table.mats[0].passed, table.mats[0].cults[0]) == (1, True, 2)


@pytest.mark.breach("TM-167")
def test_no_third_action_no_third_tile_and_nothing_after_passing() -> None:
    table = start("chaos-magicians", "stronghold").put(0, "trading-post", "A1")
    table.play("special double", "upgrade A1 temple", "take favour-7", "take favour-8")
    assert told(table.refusal("take favour-9"), "TM-422", "not-now")
    table.play("done", "send priest fire 1", "done")
    assert table.seat == 1
    table.play("pass bonus-7")
    assert (table.seat, table.step) == (0, "take-action")
    table.play("send priest fire 1", "done", "pass bonus-9")
    assert table.game.round == 2
    table = start("chaos-magicians", "stronghold")
    table.play("special double")
    assert told(table.refusal("done"), "TM-059", "must-act")


@pytest.mark.rule("TM-406")
def test_both_actions_of_the_double_turn_are_complete_and_power_is_decided_between_them() -> None:
    table = start("chaos-magicians", "stronghold").put(0, "trading-post", "E3").put(1, "dwelling", "F2")
    table.play("special double", "upgrade E3 temple")
    assert (table.seat, table.step) == (1, "answer-power")
    table.play("accept 1 chaos-magicians", "take favour-7", "take favour-8", "convert 1w to 1c", "done")
    assert (table.seat, table.step) == (0, "take-action")
    events = table.play("upgrade E3 sanctuary")
    assert (table.seat, of_kind(events, "upgraded")[0].data["cell"]) == (1, "E3")


@pytest.mark.breach("TM-406")
def test_no_double_turn_inside_a_double_turn_and_no_second_action_before_the_first_is_done() -> None:
    table = start("chaos-magicians", "stronghold").put(0, "trading-post", "E3")
    table.play("special double")
    assert told(table.refusal("special double"), "TM-406", "double-inside-double")
    table.play("upgrade E3 temple")
    assert told(table.refusal("send priest fire 1"), "TM-422", "not-now")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("take favour-7", "take favour-8", "done")
    assert told(table.refusal("special double"), "TM-406", "double-inside-double")


@pytest.mark.rule("TM-168")
@pytest.mark.parametrize("here", ["desert", "plains", "swamp", "lakes", "forest", "mountains"])
def test_every_transformation_of_the_giants_takes_two_spades(here: str) -> None:
    table = start("giants").ground("E1", here)
    table.play("dig 2 build E1")
    assert (terrain(table, "E1"), at(table, "E1"), stock(table)) == ("wasteland", "0 dwelling", (48, 13, 3))
    table = start("giants", "stronghold").ground("E1", here)
    table.play("special spades", "dig 2 build E1")
    assert (terrain(table, "E1"), at(table, "E1"), stock(table)) == ("wasteland", "0 dwelling", (48, 19, 3))


@pytest.mark.breach("TM-168")
def test_not_one_spade_and_not_three_and_two_free_ones_once_a_round() -> None:
    for here in ("desert", "lakes"):
        table = start("giants").ground("E1", here)
        for spades in (1, 3):
            names = {"cell": "E1", "need": 2}
            assert told(table.refusal(f"dig {spades} build E1"), "TM-065", "other-spades", names)
    table = start("giants", "stronghold").stock(0, workers=5)
    table.play("special spades", "transform E1 wasteland")
    assert told(table.refusal("transform D1 wasteland"), "TM-065", "lacks-spades", {"need": 2, "have": 0})
    table.play("done", "pass bonus-7")
    assert told(table.refusal("special spades"), "TM-062", "space-used", {"action": "special-spades"})

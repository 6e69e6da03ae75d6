"""Section 6.9: special actions; and what counts as built (TM-293)."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, cells, of_kind, told


def start(faction: str, building: str = "stronghold", scoring: str = "2") -> Table:
    """The faction with one building on E2, and Alchemists far away."""
    other = "alchemists" if faction != "alchemists" else "witches"
    return Table(faction, other, scoring=scoring).put(0, building, "E2").put(1, "dwelling", "I10")


@pytest.mark.rule("TM-107")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("auren", ("special steps", "cult fire 2")),
        ("witches", ("special dwelling I6",)),
        ("chaos-magicians", ("special double", "send priest fire 1", "done", "send priest fire 1")),
        ("giants", ("special spades", "transform E1 wasteland")),
        ("nomads", ("special sandstorm", "transform E1 desert")),
    ],
)
def test_stronghold_actions_once_a_round(faction: str, moves: tuple[str, ...]) -> None:
    table = start(faction)
    table.play(*moves, "done", "pass bonus-7")
    assert not table.legal(" ".join(moves[0].split()[:2]))
    table.pass_all()
    while table.seat != 0:
        table.play("send priest earth 1", "done")
    assert table.legal(" ".join(moves[0].split()[:2]))


@pytest.mark.rule("TM-107")
def test_actions_of_bonus_and_favour_tiles_once_a_round_each() -> None:
    table = start("witches", "dwelling").bonus(0, "2").favour(0, "6")
    table.play("special bonus", "cult fire", "done", "pass bonus-7", "special favour", "cult air", "done")
    assert table.mats[0].cults == [1, 0, 0, 1]
    assert table.legal("special") == set()
    table = start("witches", "dwelling").bonus(0, "1").favour(1, "6")
    table.play("special bonus", "transform D2 forest", "done", "special favour", "cult water")
    assert (table.mats[0].workers, table.mats[1].cults[1]) == (20, 1)


@pytest.mark.breach("TM-107")
def test_no_action_twice_in_a_round_and_none_without_its_tile() -> None:
    table = start("witches", "dwelling").favour(0, "6").bonus(0, "2")
    table.play("special favour", "cult fire", "done", "pass bonus-7")
    assert told(table.refusal("special favour"), "TM-062", "space-used", {"action": "special-favour"})
    table.play("special bonus", "cult fire", "done")
    assert told(table.refusal("special bonus"), "TM-062", "space-used", {"action": "special-bonus"})
    table = start("witches", "dwelling").favour(1, "6").bonus(1, "2")
    assert told(table.refusal("special favour"), "TM-107", "no-such-action", {"action": "special-favour"})
    assert told(table.refusal("special bonus"), "TM-107", "no-such-action", {"action": "special-bonus"})
    table = start("swarmlings").put(0, "dwelling", "I6", "I7")
    table.play("special trading-post I6", "done", "pass bonus-7")
    name = {"action": "special-trading-post"}
    assert told(table.refusal("special trading-post I7"), "TM-062", "space-used", name)


@pytest.mark.rule("TM-108")
def test_engineers_bridges_and_the_shapeshifters_change_are_repeated() -> None:
    table = start("engineers", "dwelling").put(0, "dwelling", "C2")
    table.play("special bridge C2-E5", "done", "pass bonus-7", "special bridge C2-D4", "done")
    assert (table.mats[0].bridges, stock(table)) == (1, (50, 16, 3))
    table = start("shapeshifters").bowls(0, 0, 0, 12)
    table.play("special terrain forest", "done", "pass bonus-7", "special terrain desert", "done")
    assert (table.mats[0].terrain, table.power(0)) == (0, (10, 0, 2))


@pytest.mark.breach("TM-108")
def test_each_time_is_an_action_of_its_own() -> None:
    table = start("engineers", "dwelling").put(0, "dwelling", "C2")
    table.play("special bridge C2-E5")
    assert told(table.refusal("special bridge C2-D4"), "TM-422", "not-now")
    table.play("done")
    assert table.seat == 1
    table = start("shapeshifters").bowls(0, 0, 0, 12)
    table.play("special terrain forest")
    assert told(table.refusal("special terrain desert"), "TM-422", "not-now")


@pytest.mark.rule("TM-293")
def test_the_witches_free_dwelling_counts_as_built() -> None:
    table = start("witches", scoring="3").favour(0, "11").put(1, "dwelling", "H4")
    table.play("special dwelling G3")
    assert (points(table), stock(table), at(table, "G3")) == (24, (50, 20, 3), "0 dwelling")
    assert table.legal() == {"accept 1 witches", "decline 1 witches"}
    table = start("witches").put(0, "temple", "D2").put(0, "dwelling", "E1")
    events = table.play("special dwelling D1")
    assert len(of_kind(events, "town-founded", 0)) == 1
    assert cells(table, table.mats[0].towned) == {"E2", "D2", "E1", "D1"}


@pytest.mark.rule("TM-293")
def test_the_swarmlings_free_upgrade_counts_as_built() -> None:
    table = start("swarmlings", scoring="6").favour(0, "10").put(0, "dwelling", "H4").put(1, "temple", "G3")
    table.play("special trading-post H4")
    assert (points(table), stock(table), at(table, "H4")) == (26, (50, 20, 3), "0 trading-post")
    assert table.legal() == {"accept 2 swarmlings", "decline 2 swarmlings"}
    table = start("swarmlings").put(0, "dwelling", "D2", "E1", "D1")
    events = table.play("special trading-post D2")
    assert len(of_kind(events, "town-founded", 0)) == 1


@pytest.mark.breach("TM-293")
def test_a_free_dwelling_or_upgrade_costs_nothing_and_pays_only_its_own_tile() -> None:
    table = start("witches", scoring="6").favour(0, "10").stock(0, coins=0, workers=0)
    table.play("special dwelling G3")
    assert (points(table), stock(table)) == (20, (0, 0, 3))
    table = start("swarmlings", scoring="3").favour(0, "11").put(0, "dwelling", "H4").stock(0, coins=0, workers=0)
    table.play("special trading-post H4")
    assert (points(table), stock(table)) == (20, (0, 0, 3))

"""Section 4: ships as income."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.state import INCOME
from tests.rules.terra_mystica.table import Table, of_kind, told

BY_C3 = {"ship r2", "ship r3", "ship r9", "ship r10"}
BY_H1 = {"ship r25", "ship r26"}


def sea() -> Table:
    return Table("witches", "nomads", merchants=True).put(0, "dwelling", "G3").put(1, "dwelling", "H1")


def over(table: Table) -> None:
    """Both pass, seat 0 first."""
    table.turn(0).play("pass bonus-9", "pass bonus-7")


@pytest.mark.rule("TM-049")
def test_a_shipyard_gives_a_ship_in_the_next_income_phase() -> None:
    table = sea().put(0, "trading-post", "C3")
    table.play("upgrade C3 shipyard", "ship r9", "done")
    assert len(table.mats[0].ships) == 1
    over(table)
    assert (table.game.phase, table.seat, table.legal()) == (INCOME, 0, BY_C3)
    events = table.play("ship r2")
    assert [event.data["cell"] for event in of_kind(events, "ship-placed", 0)] == ["r2"]
    assert len(table.mats[0].ships) == 2


@pytest.mark.rule("TM-049")
def test_it_gives_one_every_round() -> None:
    table = sea().put(0, "shipyard", "C3")
    for number in (1, 2, 3):
        table.pass_all()
        assert (table.game.round, len(table.mats[0].ships)) == (number + 1, number)


@pytest.mark.breach("TM-049")
def test_neither_in_the_round_in_which_it_is_built_nor_without_it() -> None:
    table = sea().put(0, "trading-post", "C3").port(1, "H1")
    table.play("upgrade C3 shipyard", "ship r9")
    assert len(table.mats[0].ships) == 1
    assert table.legal("ship") == set()
    plain = sea().put(0, "trading-post", "C3").port(0, "C3").port(1, "H1")
    over(plain)
    assert (plain.game.round, plain.mats[0].ships, plain.mats[1].ships) == (2, [], [])


@pytest.mark.breach("TM-049")
def test_the_ship_of_the_shipyard_must_be_placed() -> None:
    table = sea().put(0, "shipyard", "C3")
    over(table)
    assert told(table.refusal("decline"), "TM-422", "choice-open")


@pytest.mark.rule("TM-050")
def test_ships_of_favour_and_bonus_tile_are_placed_beside_port_or_shipyard() -> None:
    table = sea().port(0, "G3").put(0, "shipyard", "C3").favour(0, "m2")
    table.game.pool = [12, *table.game.pool[1:]]
    table.turn(0).play("pass bonus-m3")
    table.play(min(table.legal("pass")))
    by_port = {"ship r22", "ship r23", "ship r29", "ship r30"}
    # Two that must be placed come before the one that may be left.
    for ship in ("ship r9", "ship r22"):
        assert table.legal() == BY_C3 | by_port
        table.play(ship)
    assert table.legal() == BY_C3 | by_port | {"decline"}
    table.play("ship r30")
    assert (len(table.mats[0].ships), table.game.round) == (3, 2)


@pytest.mark.rule("TM-050")
def test_the_ship_of_the_favour_tile_may_be_left_in_the_reserve() -> None:
    table = sea().port(0, "G3").favour(0, "m2")
    over(table)
    table.play("decline")
    assert (table.mats[0].ships, table.game.round) == ([], 2)


@pytest.mark.breach("TM-050")
def test_with_three_ships_on_the_map_it_is_lost() -> None:
    table = sea().port(0, "G3").favour(0, "m2").put(0, "shipyard", "C3").ships(0, "r9", "r9", "r22")
    over(table)
    assert (table.game.round, len(table.mats[0].ships)) == (2, 3)
    two = sea().port(0, "G3").put(0, "shipyard", "C3").ships(0, "r9", "r22").favour(0, "m2")
    over(two)
    two.play("ship r9")
    # The second ship of this income found none in the reserve.
    assert (two.game.round, len(two.mats[0].ships)) == (2, 3)
    assert two.mats[0].due == [0] * len(two.mats[0].due)


@pytest.mark.breach("TM-050")
def test_without_port_and_shipyard_it_is_lost() -> None:
    table = sea().favour(0, "m2")
    over(table)
    assert (table.game.round, table.mats[0].ships) == (2, [])
    # It does not come back with a port.
    table.port(0, "G3").turn(0)
    assert table.legal("ship") == set()


@pytest.mark.breach("TM-050")
def test_a_ship_of_income_lies_nowhere_else() -> None:
    table = sea().put(0, "shipyard", "C3").port(1, "H1")
    over(table)
    for cell in ("r22", "r26", "r14"):
        assert told(table.refusal(f"ship {cell}"), "TM-194", "no-ship-there", {"cell": cell})


@pytest.mark.rule("TM-287")
@pytest.mark.parametrize("first", [0, 1])
def test_ships_of_income_are_placed_in_turn_order(first: int) -> None:
    table = sea().put(0, "shipyard", "C3").put(1, "shipyard", "H1").turn(first)
    table.play("pass bonus-9", "pass bonus-7")
    placed = []
    while table.game.round == 1:
        placed.append(table.seat)
        table.play(min(table.legal()))
    assert placed == [first, 1 - first]


@pytest.mark.breach("TM-287")
def test_nobody_places_his_before() -> None:
    table = sea().put(0, "shipyard", "C3").put(1, "shipyard", "H1").turn(1)
    table.play("pass bonus-9", "pass bonus-7")
    assert table.legal() == BY_H1
    assert told(table.refusal("ship r9", 0), "TM-059", "not-your-turn", {"turn": 1})
    assert table.mats[0].ships == []

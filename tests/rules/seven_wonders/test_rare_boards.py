"""Boards that copy, replace, move and vanish, side by side: what rules version 2 made right."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.seven_wonders.city import WONDER_CARD
from ecumene.games.seven_wonders.faults import faults
from ecumene.games.seven_wonders.tables import BOARDS, CARD_NUMBERS
from tests.rules.seven_wonders.works import Works

TEAMS: dict[str, Any] = {"cities": True, "teams": True, "wonders": "all"}


def unused(table: Works, *wonders: str) -> Works:
    """Only these wonders are left in the box."""
    table.game.unused_boards = [board.number for board in BOARDS if board.wonder in wonders]
    return table


# Stages that copy


def manneken_beside_venezia() -> Works:
    """Manneken Pis (seat 0) has Venezia B on its left; Giza on its right has built a stage."""
    table = Works("manneken-pis-A", "giza-A", "venezia-B").rich(0).stages(1, 1).build(2, "tavern")
    table.raise_stage(1)
    return table


@pytest.mark.rule("SW-445", "SW-338")
def test_manneken_pis_copies_a_stage_that_copies_a_stage() -> None:
    table = manneken_beside_venezia()
    assert table.legal(0) == {"copy tavern seat3", "copy-stage seat2 1"}
    table.play(0, "copy-stage seat2 1")
    assert (table.step(0), table.points(0, "wonder")) == ("pick", 3)


@pytest.mark.breach("SW-445", "SW-338")
def test_it_copies_nothing_that_copies_and_nothing_not_built() -> None:
    table = manneken_beside_venezia()
    for text in ("copy-stage seat3 1", "copy-stage seat2 2"):
        assert table.refuses(0, text, "SW-210", "cannot-copy")
    table.play(0, "copy tavern seat3")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (0, 12)


@pytest.mark.rule("SW-337", "SW-338")
@pytest.mark.parametrize(("board", "stage"), [("venezia-A", 2), ("venezia-B", 1)])
def test_a_copy_may_be_declined(board: str, stage: int) -> None:
    table = Works(board, "rhodos-A", "giza-A").rich(0).stages(0, stage - 1).build(1, "vineyard")
    table.eager = False
    table.raise_stage(stage)
    coins = table.cities[0].coins
    assert table.legal(0) == {"copy vineyard seat2", "decline"}
    table.play(0, "decline")
    assert (table.step(0), table.cities[0].copied, table.cities[0].coins) == ("pick", (), coins)


@pytest.mark.breach("SW-337")
def test_in_games_of_version_1_a_copy_is_made() -> None:
    table = Works("venezia-A", "rhodos-A", "giza-A").rich(0).stages(0, 1).build(1, "walls", "stables")
    table.game.rules = 1
    table.raise_stage(2)
    assert table.refuses(0, "decline", "SW-211", "not-now", owed="choose-copy")


@pytest.mark.rule("SW-159", "SW-353")
def test_a_build_from_the_pile_may_be_declined() -> None:
    table = Works("halikarnassos-A", "rhodos-A", "giza-A").rich(0).stages(0, 1).discarded("palace", 1)
    table.eager = False
    table.raise_stage(2, others={1: "build altar", 2: "build altar"})
    assert table.legal(0) == {"take palace", "decline"}
    table.play(0, "decline")
    assert (table.step(0), table.built(0), table.pile()) == ("pick", [], ["palace"])


@pytest.mark.breach("SW-159", "SW-353")
def test_in_games_of_version_1_the_only_card_is_built() -> None:
    table = Works("halikarnassos-A", "rhodos-A", "giza-A").rich(0).stages(0, 1).discarded("palace", 1)
    table.eager = False
    table.game.rules = 1
    table.raise_stage(2, others={1: "build altar", 2: "build altar"})
    assert (table.step(0), table.built(0), table.pile()) == ("pick", ["palace"], [])


def doubled_manneken() -> Works:
    """Seat 1 is a DoppelWonder of Manneken Pis A (seat 0), whose left neighbour is Giza: its stage costs 2 stone."""
    return Works("manneken-pis-A", "manneken-pis-A", "rhodos-A", "giza-A", **TEAMS)


@pytest.mark.rule("SW-166")
def test_the_copy_of_a_copy_costs_what_the_first_one_costs() -> None:
    table = doubled_manneken().make(1, "2 stone")
    table.raise_stage(1, seat=1)
    assert table.points(1, "wonder") == 3


@pytest.mark.breach("SW-166")
def test_it_is_not_free() -> None:
    table = doubled_manneken().hands(*["altar"] * 4)
    for city in table.cities:
        city.for_sale = 0
    table.forget()
    assert table.refuses(1, "stage altar 1", "SW-067", "resources", missing="2 stone")
    # Two that copy each other have nothing to copy.
    table.game.circle = [0, 1, 2, 3]
    table.cities[2].vanished = table.cities[3].vanished = 1
    table.game.find_neighbours()
    table.forget()
    assert table.refuses(1, "stage altar 1", "SW-167", "nothing-to-copy", stage=1)


def copied_invisibility(rules: int = 2) -> Works:
    """Manneken Pis (seat 0) copied Invisibility from Yamato (seat 4); then the Nomades moved between the two."""
    table = Works("manneken-pis-A", "giza-A", "nomades-B", "olympia-A", "yamato-B").rich(0, 2)
    table.game.rules = rules
    table.raise_stage(1, "tavern")
    table.raise_stage(1, seat=2)
    table.finish()
    table.play(2, "move seat5")
    assert (table.game.lefts[0], table.game.rights[4]) == (2, 2)
    return table.hands(*["altar"] * 5)


@pytest.mark.rule("SW-437", "SW-445")
def test_a_copied_invisibility_stays_after_a_move() -> None:
    table = copied_invisibility()
    assert table.legal(0) == {"turn-up tavern", "decline"}
    table.play(0, "turn-up tavern")
    assert table.built(0) == ["tavern"]


@pytest.mark.breach("SW-437")
def test_in_games_of_version_1_it_was_lost() -> None:
    table = copied_invisibility(rules=1)
    assert table.refuses(0, "turn-up tavern", "SW-411", "not-now", owed="pick")


# Temporal Paradox


def two_paradoxes() -> Works:
    table = Works("temporal-paradox-A", "temporal-paradox-A", "giza-A", "rhodos-A", **TEAMS).rich(0, 1)
    unused(table, "ephesos", "olympia", "babylon", "halikarnassos")
    table.raise_stage(1, others={1: "stage theater 1"})
    return table


@pytest.mark.rule("SW-526")
def test_two_paradoxes_draw_one_after_the_other() -> None:
    table = two_paradoxes()
    every = {"board ephesos-A", "board olympia-A", "board babylon-A", "board halikarnassos-A"}
    assert ([table.step(seat) for seat in (0, 1)], len(table.legal(0))) == (["replace-wonder", ""], 3)
    first = min(table.legal(0))
    table.play(0, first)
    # Three are left: two were put back.
    assert table.legal(1) == every - {first}


@pytest.mark.breach("SW-526")
def test_no_wonder_comes_twice() -> None:
    table = two_paradoxes()
    first = min(table.legal(0))
    table.play(0, first)
    assert table.refuses(1, first, "SW-329", "board-not-drawn")
    table.play(1, min(table.legal(1)))
    assert "same-wonder" not in faults(table.game)
    table.cities[1].dealt_board = table.cities[0].dealt_board
    assert "same-wonder" in faults(table.game)


def paradox(side: str, partner: str, *left: str, **options: Any) -> Works:
    """The stage has been built with a Laboratory; only these wonders are left in the box."""
    table = Works(f"temporal-paradox-{side}", partner, "giza-A", "rhodos-A", wonders="all", **options).rich(0)
    unused(table, *left).raise_stage(1, "laboratory")
    return table


@pytest.mark.rule("SW-486", "SW-525")
@pytest.mark.parametrize(("partner", "side"), [("olympia-A", "A"), ("beiping-B", "B")])
def test_it_may_become_a_copy_of_the_partners_board(partner: str, side: str) -> None:
    table = paradox("B", partner, "rapa-nui", "doppelwonder", cities=True, teams=True)
    assert table.legal(0) == {"board rapa-nui-A", "board rapa-nui-B", f"board doppelwonder-{side}"}
    table.play(0, f"board doppelwonder-{side}")
    assert (table.game.cast(0), table.cities[0].board) == (f"doppelwonder-{side}", table.cities[1].board)
    assert (table.cities[0].stages, table.cities[1].stages) == (1, 0)


@pytest.mark.rule("SW-525")
def test_rapa_nui_gives_the_marker_to_the_partner_at_once() -> None:
    table = paradox("B", "olympia-A", "rapa-nui", "ephesos", cities=True, teams=True)
    table.play(0, "board rapa-nui-B")
    assert (table.built(1), table.points(1, "green")) == (["laboratory"], 1)
    assert (table.cities[0].markers[0], table.built(0)) == (WONDER_CARD, [])


@pytest.mark.breach("SW-486", "SW-525")
def test_not_without_a_partner_nor_beside_another_paradox() -> None:
    table = paradox("B", "olympia-A", "rapa-nui", "doppelwonder", "ephesos", "babylon", cities=True)
    assert table.legal(0) == {f"board {wonder}-{side}" for wonder in ("ephesos", "babylon") for side in "AB"}
    table = paradox("B", "temporal-paradox-B", "doppelwonder", "ephesos", cities=True, teams=True)
    assert table.legal(0) == {"board ephesos-A", "board ephesos-B"}
    table = Works("temporal-paradox-A", "olympia-A", "giza-A", "rhodos-A", **TEAMS).rich(0)
    table.game.rules = 1
    unused(table, "rapa-nui", "doppelwonder", "ephesos", "babylon").raise_stage(1)
    assert table.legal(0) == {"board ephesos-A", "board babylon-A"}


def beiping_comes(side: str) -> Works:
    table = Works("temporal-paradox-B", "rhodos-A", "giza-A", leaders=True).rich(0)
    table.cities[1].leaders = tuple(sorted(CARD_NUMBERS[name] for name in ("alexander", "midas")))
    unused(table, "beiping").raise_stage(1)
    table.play(0, f"board beiping-{side}")
    return table


@pytest.mark.rule("SW-383")
def test_alexander_leaves_when_beiping_b_comes() -> None:
    assert beiping_comes("B").cities[1].leaders == (CARD_NUMBERS["midas"],)


@pytest.mark.breach("SW-383")
def test_alexander_stays_with_beiping_a() -> None:
    assert CARD_NUMBERS["alexander"] in beiping_comes("A").cities[1].leaders

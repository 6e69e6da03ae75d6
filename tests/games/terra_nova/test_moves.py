"""Moves on cells know their map: the same number is another cell on the other side of the board."""

from __future__ import annotations

import pickle

import ecumene
from ecumene.games.terra_nova.boards import MAPS, OWN_DESIGN, PRINTED, TWO, recorded, recorded_cell
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import CELL_MOVES, every_move, read


def test_a_move_is_written_by_its_own_map() -> None:
    four, two = CELL_MOVES[MAPS.index(OWN_DESIGN)], CELL_MOVES[MAPS.index(TWO)]
    assert [OWN_DESIGN.name(5), TWO.name(5)] == ["A7", "A8"]
    assert [str(four.builds[5]), str(two.builds[5])] == ["build A7", "build A8"]
    assert four.builds[5] != two.builds[5]
    assert four.builds[5] is read("build a7", four)
    assert read("build a10", two) is None


def test_every_move_of_a_map_is_read_back_on_that_map() -> None:
    for on in CELL_MOVES:
        for move in every_move(on):
            assert read(str(move), on) == move
            assert pickle.loads(pickle.dumps(move)) == move


def test_a_bridge_is_named_from_its_first_end_as_the_map_is_read() -> None:
    """River cells have the highest numbers, wherever they lie."""
    four = CELL_MOVES[MAPS.index(OWN_DESIGN)]
    assert OWN_DESIGN.cell("A6") > OWN_DESIGN.cell("B1")
    assert str(read("bridge b1-a6", four)) == "bridge A6-B1"
    assert four.bridge(OWN_DESIGN.cell("B1"), OWN_DESIGN.cell("A6")) == read("bridge A6-B1", four)


def test_all_maps_in_play_at_once() -> None:
    one = ecumene.new("terra-nova", seats=2, seed=3)
    other = ecumene.new("terra-nova", seats=2, seed=3, options={"two_player_variant": "planner"})
    third = ecumene.new("terra-nova", seats=2, seed=3, options={"board": "own-design"})
    assert isinstance(third, TerraNova)
    assert isinstance(one, TerraNova)
    assert isinstance(other, TerraNova)
    assert (one.land, other.land, third.land) == (PRINTED, TWO, OWN_DESIGN)
    for game in (one, other, third):
        while not game.is_over:
            seat = game.to_move[0]
            move = game.moves(seat)[-1]
            assert game.parse(seat, str(move)) == move
            game.play(seat, move)


def test_fingerprints_count_thirteen_cells_to_a_row() -> None:
    assert [recorded_cell(OWN_DESIGN, OWN_DESIGN.cell(name)) for name in ("A1", "B1", "F4", "I10")] == [0, 13, 68, 113]
    assert recorded_cell(OWN_DESIGN, -1) == -1
    assert recorded(TWO, TWO.cells_called("A2 C1")) == 1 << 1 | 1 << 26

"""What a state keeps beside the pieces: counts, taken cells, reach and settlements; and what copies share."""

from __future__ import annotations

import pickle

import pytest

from ecumene.core.chance import Chance
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.game import TerraNova
from ecumene.parts.hexes import groups
from tests.rules.terra_nova.deals import deal
from tests.rules.terra_nova.table import Table, cells


def table() -> Table:
    return Table("golems", "fairies").put(0, "house", "C4", "B3").put(0, "factory", "B4").put(1, "house", "E4")


def after(*moves: str) -> Table:
    some = table()
    some.play(*moves)
    return some


def test_counts_follow_the_pieces() -> None:
    mat = after("upgrade C4 factory").mats[0]
    assert (mat.house_count, mat.factory_count, mat.palaces, mat.buildings) == (1, 2, 0, 3)
    mat.put_palace(OWN_DESIGN.cell("B4"), left=True)
    assert (mat.house_count, mat.factory_count, mat.palaces, mat.buildings) == (1, 1, 1, 3)
    mat.put_factory(OWN_DESIGN.cell("A1"))
    assert (mat.house_count, mat.factory_count, mat.palaces, mat.buildings) == (1, 2, 1, 4)


def test_a_wrong_count_is_a_fault() -> None:
    some = table()
    assert some.game.faults() == []
    some.mats[0].house_count += 1
    assert some.game.faults() == ["counts"]
    some = table()
    some.game.occupied ^= 1 << OWN_DESIGN.cell("A1")
    assert some.game.faults() == ["occupied"]
    some = table()
    some.game.bridge_count = 1
    assert some.game.faults() == ["bridge-count"]


def test_reach_and_settlements_are_found_anew_when_something_changes() -> None:
    some = table()
    game = some.game
    assert cells(game.reach(0)) == {"A3", "A4", "A5", "B2", "B3", "B4", "C3", "C4"}
    assert game.settlements(0) is game.settlements(0)
    assert len(game.settlements(0)) == 1
    some.bridge(1, "C4-E4")
    assert "E4" in cells(game.reach(0))
    some.mats[0].sailing = 1
    assert {"D2", "C6"} <= cells(game.reach(0))
    some.put(0, "house", "I1")
    assert {"H1", "I2"} <= cells(game.reach(0))
    assert [cells(group) for group in game.settlements(0)] == [{"B3", "B4", "C4"}, {"I1"}]


@pytest.mark.parametrize("seed", range(6))
def test_copies_share_what_they_do_not_change(seed: int) -> None:
    """A copy is played to the end; the game it was made from is as it was, and was itself played from such a copy."""
    game: TerraNova = deal(2 + seed % 3, seed)
    chance = Chance.stream(seed, "copies")
    while not game.is_over:
        before = game.digest()
        settlements = [groups(mat.own, game.land.near, game.joined) for mat in game.mats]
        twin = game.copy()
        assert twin.ground is game.ground
        assert twin.pool is game.pool
        assert all(one.points is other.points for one, other in zip(twin.mats, game.mats, strict=True))
        for _ in range(12):
            if not twin.is_over:
                moves = twin.moves(twin.to_move[0])
                twin.play(twin.to_move[0], moves[chance.below(len(moves))])
        assert game.digest() == before
        assert [game.settlements(seat) for seat in range(game.seats)] == settlements
        assert pickle.loads(pickle.dumps(twin)).digest() == twin.digest()
        game = twin

"""The game and the referee agree at every decision of random games, on all maps, with and without Merchants."""

from __future__ import annotations

import pytest

from ecumene.core.chance import Chance
from ecumene.games.terra_mystica.maps import MAP_IDS
from tests.second.terra_mystica.against import Difference, Pair, play_along


def options(seed: int, merchants: bool) -> tuple[int, dict[str, object]]:
    """A table of its own for every seed."""
    rng = Chance.stream(seed, "tables")
    chosen: dict[str, object] = {
        "factions": ("choose", "auction")[rng.below(3) // 2],
        "map": MAP_IDS[seed % len(MAP_IDS)],
        "fire_and_ice": True,
        "mini_towns": rng.below(2) == 0,
        "shipping_tile": rng.below(2) == 0,
        "temple_tile": not merchants and rng.below(2) == 0,
        "turn_order": ("clockwise", "pass-order")[rng.below(2)],
        "final_tile": "draw",
        "merchants": merchants,
        "start_points": "printed" if merchants else "20",
    }
    return 2 + rng.below(4), chosen


@pytest.mark.parametrize("merchants", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_they_agree(seed: int, merchants: bool) -> None:
    seats, chosen = options(seed, merchants)
    assert play_along(seats, seed, chosen) > 20


def test_a_difference_is_found() -> None:
    """Were a stock to differ by one coin, the comparison would tell whose."""
    pair = Pair(2, 1, {"factions": "choose", "start_points": "20"})
    while pair.game.round == 0:
        pair.compare()
        seat = pair.game.to_move[0]
        pair.play(seat, pair.game.moves(seat)[0])
    pair.game.mats[0].coins += 1
    with pytest.raises(Difference, match=r"'C': \(\d+, \d+\)"):
        pair.compare_stocks()

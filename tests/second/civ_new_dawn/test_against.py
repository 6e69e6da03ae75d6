"""Both engines agree at every decision of random games; more by `python -m tests.second.civ_new_dawn`."""

import pytest

from tests.second.civ_new_dawn.against_play import pair_of, play_game

MOST = 400


@pytest.mark.parametrize("seed", range(1, 41))
def test_both_engines_agree_at_every_decision(seed: int) -> None:
    pair = pair_of(seed)
    assert play_game(pair, seed, most=MOST) > 0
    assert not pair.pending or not pair.game.is_over

"""Only the real game has a record: a view or an imagined world would tell another story."""

from __future__ import annotations

import pytest

import ecumene
from ecumene import BadInput, Chance


@pytest.mark.parametrize("id", sorted(ecumene.games()))
def test_views_and_imagined_worlds_have_no_record(id: str) -> None:
    game = ecumene.new(id, seats=3, seed=5)
    seat = game.to_move[0]
    game.play(seat, game.moves(seat)[0])
    assert len(game.record().moves) == 1
    for other in (game.view(0), game.view(None), game.redeal(0, Chance.stream(1, "test"))):
        for ask in (other.record, other.undo):
            with pytest.raises(BadInput) as caught:
                ask()
            assert caught.value.reason == "view-record"

"""The past in a view: the engine hides the secret moves of others, whoever wrote the game."""

from __future__ import annotations

import pickle

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import HIDDEN_MOVE, Move
from ecumene.core.refusal import MALFORMED, IllegalMove
from tests.core.toy import BOX
from tests.strategies import stroll


def told(game: Game) -> list[tuple[int, str]]:
    return [(ply.seat, str(ply.move)) for ply in game.history()]


def test_a_secret_move_is_told_to_its_seat_only() -> None:
    game = BOX.new(3, 1)
    mine = str(game.moves(1)[0])
    game.play(1, game.moves(1)[0])
    assert told(game) == told(game.view(1)) == [(1, mine)]
    for witness in (0, 2, None):
        view = game.view(witness)
        assert told(view) == [(1, "…")]
        assert view.ply == 1
        for carrier in (view.copy(), view.view(witness), pickle.loads(pickle.dumps(view))):
            assert told(carrier) == [(1, "…")]
        assert mine not in str(pickle.loads(pickle.dumps(view)).history())
    deal = game.redeal(0, Chance.stream(1, "past"))
    assert told(deal) == told(deal.view(0)) == [(1, "…")]
    # Whoever looks at another's view learns no more than the other.
    assert told(game.view(0).view(1)) == [(1, "…")]


def test_moves_are_told_once_the_game_has_shown_them() -> None:
    game = BOX.new(3, 1)
    for seat in (2, 0):
        game.play(seat, game.moves(seat)[0])
    assert told(game.view(1)) == [(2, "…"), (0, "…")]
    early = game.copy()
    game.play(1, game.moves(1)[0])
    assert told(game.view(1)) == told(game.view(None)) == told(game)
    assert told(pickle.loads(pickle.dumps(game)).view(1)) == told(game)
    # A position kept from before the reveal still hides them.
    assert told(early.view(1)) == [(2, "…"), (0, "…")]


def test_what_is_done_in_the_open_is_told_at_once() -> None:
    game = BOX.new(3, 1)
    for seat in (0, 1, 2):
        game.play(seat, game.moves(seat)[0])
    opener = game.to_move[0]
    game.play(opener, game.parse(opener, "haggle"))
    assert told(game.view((opener + 1) % 3))[-1] == (opener, "haggle")


def test_the_past_is_told_the_same_at_once_and_bit_by_bit() -> None:
    """A game that goes on tells only what is new: that must come to the same."""
    steady = BOX.new(3, 4)
    chance = Chance.stream(4, "past")
    while not steady.is_over:
        stroll(steady, chance, 1)
        for witness in (0, 1, 2, None):
            assert told(steady.view(witness)) == told(steady.copy().view(witness))


@pytest.mark.parametrize("id", sorted(ecumene.games()))
def test_own_moves_are_always_told_and_others_only_as_they_were(id: str) -> None:
    game = stroll(ecumene.new(id, seats=3, seed=5), Chance.stream(5, "past"), 30)
    for witness in (0, 1, 2, None):
        past = told(game.view(witness))
        for (seat, shown), (mover, move) in zip(past, told(game), strict=True):
            assert seat == mover
            assert shown == move or (shown == "…" and seat != witness and game.box.secret)


def test_all_cards_of_7_wonders_were_played_in_secret() -> None:
    game = stroll(ecumene.new("seven-wonders", seats=3, seed=5), Chance.stream(5, "past"), 30)
    for witness in (0, 1, 2, None):
        assert {move for seat, move in told(game.view(witness)) if seat != witness} == {"…"}


def test_a_hidden_move_is_no_move_of_any_game() -> None:
    assert pickle.loads(pickle.dumps(HIDDEN_MOVE)) == HIDDEN_MOVE
    assert Move(0) != HIDDEN_MOVE
    for box in (BOX, *ecumene.games().values()):
        game = box.new(2, 1)
        assert HIDDEN_MOVE not in game.every_move()
        with pytest.raises(IllegalMove) as caught:
            game.parse(0, str(HIDDEN_MOVE))
        assert caught.value.refusal.kind == MALFORMED

"""Random games: nothing appears or vanishes, and there is no dead end."""

import pytest

from tests.second.civ_new_dawn.random_play import check_laws, play_game
from tests.second.civ_new_dawn.referee import Referee


@pytest.mark.parametrize("seed", range(6))
def test_games(seed: int) -> None:
    players = ["Ann", "Ben", "Cyd", "Dan", "Eve"][: 2 + seed % 4]
    options = {"peaceful"} if seed == 5 else set()
    game = Referee.new(players, options, seed=seed, limit=20)
    play_game(game, seed, most=1500, every=3)
    assert game.over
    assert game.winners()


def test_a_copy_is_another_table() -> None:
    game = Referee.new(["Ann", "Ben"], seed=3, limit=4)
    other = game.copied()
    before = game.stocks()
    play_game(other, 3)
    assert game.stocks() == before
    assert other.stocks() != before
    check_laws(game.table)
    check_laws(other.table)

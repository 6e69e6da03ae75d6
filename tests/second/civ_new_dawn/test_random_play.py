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


@pytest.mark.parametrize("seed", range(6))
def test_base_games(seed: int) -> None:
    players = ["Ann", "Ben", "Cyd", "Dan"][: 2 + seed % 3]
    game = Referee.new(players, {"base"}, seed=seed, limit=20)
    play_game(game, seed, most=3000, every=3)
    assert game.over
    assert game.winners()


@pytest.mark.parametrize("seed", range(8))
def test_games_with_automated_players(seed: int) -> None:
    players = ["Ann", "Ben", "Cyd", "Dan"][: 2 + seed % 3]
    options = {"base"} if seed % 2 else set()
    automated = [name for at, name in enumerate(players) if (seed + at) % 3]
    game = Referee.new(players, options, seed=seed, limit=20, automated=automated)
    play_game(game, seed, most=2000, every=3)
    assert game.over
    assert game.winners()


@pytest.mark.parametrize("options", [set(), {"base"}])
def test_automated_players_alone(options: set[str]) -> None:
    game = Referee.new(["Ann", "Ben", "Cyd"], options, seed=5, limit=30, automated=["Ann", "Ben", "Cyd"])
    assert game.over
    check_laws(game.table)
    assert sum(score["wonders"] for score in game.scores().values()) > 0


def test_a_copy_is_another_table() -> None:
    game = Referee.new(["Ann", "Ben"], seed=3, limit=4)
    other = game.copied()
    before = game.stocks()
    play_game(other, 3)
    assert game.stocks() == before
    assert other.stocks() != before
    check_laws(game.table)
    check_laws(other.table)

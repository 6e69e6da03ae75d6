"""Random games by the printed rules come to an end and break no law."""

import pytest

from tests.second.terra_mystica.random_play import positions
from tests.second.terra_mystica.referee import Referee

EVERYTHING = {"fire-and-ice", "mini-expansion-1", "shipping-bonus", "merchants"}


def last(seed: int, players: int, options: set[str], auction: bool = False, rich: bool = False) -> tuple[Referee, int]:
    """The end of a game and the number of its positions."""
    *_, (number, game) = enumerate(positions(seed, players, options, auction, rich))
    return game, number


@pytest.mark.parametrize("seed", [*range(1, 21), 101])
def test_a_random_game_comes_to_its_end(seed: int) -> None:
    options = EVERYTHING | ({"variable-turn-order"} if seed % 2 else set())
    if seed % 5 == 0:
        options -= {"merchants"}
    game, number = last(seed, 2 + seed % 4, options, auction=seed % 3 == 0)
    table = game.table
    assert (table.round, table.automatic, game.owing()) == (6, [], {})
    assert number > 50
    assert all(seat.stock["W"] == seat.stock["P"] == seat.bowls[3] == 0 for seat in table.seats.values())


@pytest.mark.parametrize("seed", [10, 15])
def test_a_random_game_of_the_rich_comes_to_its_end(seed: int) -> None:
    game, _ = last(seed, 2, EVERYTHING, rich=True)
    assert game.table.round == 6
    assert any(seat.traded for seat in game.table.seats.values())

"""Games begun under version 1 of the rules: its map, figures and behaviour, up to the end."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.refusal import BadInput
from ecumene.games.terra_nova import towns
from ecumene.games.terra_nova.boards import OWN_DESIGN, TWO
from ecumene.games.terra_nova.game import TerraNova

BOX = ecumene.box("terra-nova")


def begun(seats: int, seed: int, **options: object) -> TerraNova:
    game = BOX.new(seats, seed, options, rules=1)
    assert isinstance(game, TerraNova)
    return game


def test_its_map_and_figures() -> None:
    game = begun(3, 1, factions="random")
    assert game.land is OWN_DESIGN
    assert begun(2, 1, two_player_variant="planner").land is TWO
    assert [mat.coins for mat in game.mats] == [15, 15, 15]
    assert game.figures.sailing_points == [0, 2, 3, 4, 5]
    mat = game.mats[0]
    incomes = []
    for count in range(9):
        mat.house_count = count
        incomes.append(game.figures.income(mat)[0])
    assert incomes == [0, 2, 4, 7, 10, 13, 16, 19, 19]


def test_the_board_is_no_choice_there() -> None:
    assert "board" not in begun(2, 1).options
    with pytest.raises(BadInput) as caught:
        begun(2, 1, board="printed")
    assert caught.value.reason == "option-unknown"
    assert BOX.settle(2, None)["board"] == "printed"


@pytest.mark.parametrize("seed", range(12))
def test_random_games_go_on_by_it(seed: int) -> None:
    """No step of the Seafarers is asked about, and a town tile has one place: the first building of its group."""
    chance = Chance.stream(seed, "version 1")
    game = begun(2 + seed % 3, seed, factions="random")
    while not game.is_over:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        assert step.name != "free-step"
        moves = game.moves(seat)
        if step.name == "choose-town-tile":
            firsts = [(group & -group).bit_length() - 1 for group in towns.due(game, seat)]
            assert {move.b for move in moves} == set(firsts)
        liked = [
            move for move in moves if str(move).startswith(("town", "upgrade", "build")) or str(move).endswith("build")
        ]
        choice = liked if liked and chance.below(4) else moves
        game.play(seat, choice[chance.below(len(choice))])
        if game.round and chance.below(3) == 0:
            game.mats[seat].coins += 6
            game._legal = [None] * game.seats
        assert game.faults() == []
    assert game.rules == 1
    assert all(mat.sailing <= 4 for mat in game.mats)


def test_the_palace_of_the_seafarers_takes_its_step_by_itself() -> None:
    game = begun(2, 3)
    seat = game.to_move[0]
    game.play(seat, game.parse(seat, "faction seafarers"))
    while game.round == 0:
        game.play(game.to_move[0], game.moves(game.to_move[0])[0])
    while game.to_move != (seat,):
        game.play(game.to_move[0], game.moves(game.to_move[0])[-1])
    mat = game.mats[seat]
    mat.coins = 50
    mat.put_factory(mat.houses.bit_length() - 1)
    game._legal = [None] * game.seats
    cell = game.land.name(mat.factories.bit_length() - 1)
    before = mat.sailing
    game.play(seat, game.parse(seat, f"upgrade {cell} palace-left"))
    assert mat.sailing == before + 1
    step = game.step(game.to_move[0])
    assert step is not None
    assert step.name != "free-step"

"""What bots think of positions: sane in small things, and good enough to beat chance."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica import evaluation, weights
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import BURN, CONVERT, PASS
from ecumene.games.terra_mystica.pending import DUE_FAVOUR, DUE_TOWN
from ecumene.games.terra_mystica.tiles import ROUNDS
from ecumene.lab.simulate import plan, run
from ecumene.players import bot
from tests.rules.terra_mystica.table import Table
from tests.strategies import drawn_setups, stroll

GAME = "terra-mystica"
BOX = ecumene.box(GAME)


def game_of(table: Table) -> TerraMystica:
    game = table.game
    assert isinstance(game, TerraMystica)
    return game


def some_table(round: int = 2) -> TerraMystica:
    """Two factions with a few buildings each and a moderate stock, the first on turn."""
    table = Table("witches", "nomads", round=round)
    game = game_of(table)
    for name, cells in (("witches", "A11 C3"), ("nomads", "B1 D3")):
        mat = game.mats[0 if name == "witches" else 1]
        for cell in cells.split():
            number = game.board.cell(cell)
            mat.put(0, number)
            game.occupied |= 1 << number
        mat.coins, mat.workers, mat.priests, mat.bowls = 6, 4, 1, Bowls(5, 6, 1)
    return game


# The table of weights


def test_every_feature_has_a_weight_and_every_faction_its_rows() -> None:
    game = some_table()
    assert list(evaluation.described(game, 0)) == list(weights.WEIGHTS) == evaluation.NAMES
    assert len(evaluation.features(game, 1)) == len(evaluation.WEIGHT)
    ids = [faction.id for faction in FACTIONS]
    assert list(weights.FACTION) == list(weights.STRONGHOLD) == ids
    assert len(weights.PAR) == ROUNDS + 1


def test_worth_is_the_sum_of_all_features_by_their_weights() -> None:
    game = some_table()
    told = evaluation.described(game, 0)
    assert game.worth(0) == pytest.approx(sum(told[name] * weight for name, weight in weights.WEIGHTS.items()))


# More is more


def more_coins(mat: Mat) -> None:
    mat.coins += 1


def more_workers(mat: Mat) -> None:
    mat.workers += 1


def more_priests(mat: Mat) -> None:
    mat.priests += 1


def more_power(mat: Mat) -> None:
    mat.bowls = mat.bowls.after_gain(1)


def more_points(mat: Mat) -> None:
    mat.score(0, 1)


def more_steps(mat: Mat) -> None:
    mat.cults = [mat.cults[0] + 1, *mat.cults[1:]]


@pytest.mark.parametrize("more", [more_coins, more_workers, more_priests, more_power, more_points, more_steps])
@pytest.mark.parametrize("round", range(1, ROUNDS + 1))
def test_more_is_worth_more_in_every_round(more: Callable[[Mat], None], round: int) -> None:
    game = some_table(round)
    before = game.worth(0)
    more(game.mats[0])
    assert game.worth(0) > before


@pytest.mark.parametrize("tile", [6, 7, 8])
def test_income_is_worth_more_and_most_of_all_early(tile: int) -> None:
    """The favour tiles with an income."""
    gained = []
    for round in range(1, ROUNDS):
        game = some_table(round)
        before = game.worth(0)
        game.mats[0].favours |= 1 << tile
        gained.append(game.worth(0) - before)
    assert min(gained) > 0
    assert gained == sorted(gained, reverse=True)


def test_what_the_end_pays_is_known_when_nobody_else_acts() -> None:
    """In the last round whoever is left sees the end as the book counts it."""
    for seed in (1, 2, 3):
        game = played(seed, lambda game: game.round == ROUNDS and len(game.passers) == 1)
        seat = game.to_move[0]
        before = game.worth(seat)
        game.play(seat, next(move for move in game.moves(seat) if move.verb == PASS))
        assert game.is_over
        assert game.worth(seat) == sum(item.points for item in game.scores()[seat].items)
        assert game.worth(seat) == pytest.approx(before, abs=0.7)


def played(seed: int, until: Callable[[TerraMystica], bool]) -> TerraMystica:
    """A game of two greedy players, up to the first decision in a turn at which something holds."""
    game = ecumene.new(GAME, 2, seed, {"factions": "random", "fire_and_ice": True})
    assert isinstance(game, TerraMystica)
    players = [bot("greedy", seed), bot("greedy", seed + 1)]
    while True:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        if step.name == "take-action" and until(game):
            return game
        game.play(seat, players[seat].choose(game.view(seat), seat))


def test_the_last_to_pass_loses_nothing_by_it() -> None:
    """The turn of a round is foreseen; otherwise a bot would do anything but pass."""
    for round in range(1, ROUNDS):
        game = played(round, lambda game, round=round: game.round == round and len(game.passers) == 1)  # type: ignore[misc]
        seat = game.to_move[0]
        before = game.worth(seat)
        passed = [after(game, seat, move).worth(seat) for move in game.moves(seat) if move.verb == PASS]
        assert max(passed) > before - 2.5


def after(game: TerraMystica, seat: int, move: Move) -> TerraMystica:
    found = game.copy()
    found.play(seat, move)
    return found


@pytest.mark.parametrize("due", [DUE_FAVOUR, DUE_TOWN])
@pytest.mark.parametrize("round", range(1, ROUNDS + 1))
def test_to_take_a_tile_is_no_loss(due: int, round: int) -> None:
    """A tile that may be taken counts nearly as much as the best one taken, and far more than none."""
    without = some_table(round)
    open_choice = without.copy()
    open_choice.mats[0].owe(due)
    tiles = [move for move in open_choice.moves(0) if str(move).startswith("take ")]
    assert tiles
    taken = max(after(open_choice, 0, move).worth(0) for move in tiles)
    assert taken > without.worth(0) + 1
    assert without.worth(0) < open_choice.worth(0) < taken + 2


# Set-up


def test_bids_are_not_higher_than_they_must_be() -> None:
    game = ecumene.new(GAME, 3, 1, {"factions": "auction"})
    seat = game.to_move[0]
    worths: dict[int, list[float]] = {}
    for move in game.moves(seat):
        found = game.copy()
        found.play(seat, move)
        worths.setdefault(move.a, []).append(found.worth(seat))
    assert len(worths) == 3
    for by_bid in worths.values():
        assert by_bid == sorted(by_bid, reverse=True)
        assert by_bid[0] > by_bid[-1] + 20


@pytest.mark.parametrize("factions", ["choose", "random", "auction"])
def test_greedy_finds_its_way_through_the_set_up(factions: str) -> None:
    game = ecumene.new(GAME, 4, 3, {"factions": factions, "fire_and_ice": True, "merchants": True})
    players = [bot("greedy", seat) for seat in range(4)]
    while isinstance(game, TerraMystica) and game.round == 0:
        seat = game.to_move[0]
        game.play(seat, players[seat].choose(game.view(seat), seat))
    assert isinstance(game, TerraMystica)
    assert all(mat.own and mat.bonus >= 0 for mat in game.mats)


# Whatever happens


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_worth_is_a_number_wherever_chance_leads(number: int) -> None:
    setup = drawn_setups(BOX)[number]
    game = setup.open(number)
    rng = Chance.stream(number, "evaluation")
    for _ in range(40):
        for seat in range(game.seats):
            worth = game.worth(seat)
            assert isfinite(worth)
            assert -200 < worth < 400
        stroll(game, rng, 9, whims=bool(number % 2))


def test_greedy_wastes_nothing_on_conversions() -> None:
    """It converts to act, not for its own sake: so there are few of them, and no points are sold back and forth."""
    game = ecumene.new(GAME, 2, 7, {"factions": "fixed", "seating": "alchemists swarmlings"})
    players = [bot("greedy", 1), bot("greedy", 2)]
    conversions = plies = 0
    while not game.is_over:
        seat = game.to_move[0]
        move = players[seat].choose(game.view(seat), seat)
        game.play(seat, move)
        plies += 1
        conversions += move.verb in (CONVERT, BURN)
    assert conversions < plies / 4
    assert min(sum(item.points for item in score.items) for score in game.scores()) > 80


def test_greedy_beats_chance() -> None:
    """Some games only; `python -m bench.terra_mystica` has the numbers."""
    rows = list(run(plan(GAME, ["greedy", "random"], 2, {"factions": "random"}, seed=5), 6))
    for row in rows:
        assert row.points[row.players.index("greedy")] > row.points[row.players.index("random")]

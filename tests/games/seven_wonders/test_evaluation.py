"""What the greedy bot thinks of a position: nothing that it cannot know, and more for what helps."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.games.seven_wonders import evaluation
from ecumene.lab.simulate import plan, run
from ecumene.lab.tally import Tally
from tests.rules.seven_wonders.table import Table
from tests.strategies import stroll

BOARDS = ("giza-A", "rhodos-A", "ephesos-A")


def table(age: int = 1, turn: int = 0) -> Table:
    return Table(*BOARDS, age=age, turn=turn)


def worth(seat: int = 0, *cards: str, age: int = 1, turn: int = 0) -> float:
    return table(age, turn).build(seat, *cards).game.worth(0)


@pytest.mark.parametrize("plies", [0, 9, 26, 40, 61, 75])
def test_it_knows_nothing_hidden(plies: int) -> None:
    options: dict[str, object] = {"wonders": "all", "cities": True, "leaders": True}
    game = stroll(ecumene.new("seven-wonders", 4, plies, options), Chance.stream(plies, "worth"), plies)
    for seat in range(4):
        assert game.redeal(seat, Chance.stream(1, "worth")).worth(seat) == game.worth(seat)


def test_at_the_end_it_is_the_score() -> None:
    game = stroll(ecumene.new("seven-wonders", 3, 1), Chance.stream(1, "worth"), 1000)
    assert game.is_over
    assert [game.worth(seat) for seat in range(3)] == [float(score.total) for score in game.scores()]


def test_a_material_is_worth_less_the_later_and_the_nearer_it_can_be_had() -> None:
    early = worth(0, "lumber-yard") - worth()
    late = worth(0, "lumber-yard", age=3, turn=4) - worth(age=3, turn=4)
    assert early > 2 * late > 0
    assert worth(0, "lumber-yard", "ore-vein") - worth() < worth(0, "lumber-yard", "clay-pool") - worth()
    assert worth(0, "lumber-yard", "sawmill") - worth(0, "lumber-yard") < worth(0, "sawmill") - worth()


def test_shields_count_against_those_who_have_fewer() -> None:
    ahead = worth(0, "barracks") - worth()
    assert ahead > 0
    assert worth(1, "barracks") < worth()
    assert worth(0, "barracks", "stockade", "guard-tower") - worth(0, "barracks", "stockade") < ahead


def test_the_next_symbol_is_part_of_the_last() -> None:
    first = worth(0, "apothecary") - worth()
    second = worth(0, "apothecary", "dispensary") - worth(0, "apothecary")
    assert second > first > 1


def test_the_first_coins_matter_most() -> None:
    worths = [table().coins(0, coins).game.worth(0) for coins in (0, 3, 6, 9, 12)]
    steps = [round(after - before, 6) for before, after in pairwise(worths)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 1


def test_a_chain_is_a_promise() -> None:
    early, late = table().build(0, "baths", "altar").game, table(age=3).build(0, "baths", "altar").game
    assert evaluation.chains(early, early.cities[0]) > evaluation.chains(late, late.cities[0])
    assert evaluation.chains(early, early.cities[1]) == 0


def test_greedy_is_first_at_a_table_of_three() -> None:
    greedy, random = Tally(run(plan("seven-wonders", ["greedy", "random", "random"], seed=2), 40)).by_player()
    assert greedy.name == "greedy"
    assert greedy.wins.mean >= 0.95
    assert greedy.points.mean > 1.8 * random.points.mean


@pytest.mark.parametrize("options", [{"wonders": "lost"}, {"cities": True}, {"leaders": True}])
def test_greedy_plays_the_modules(options: dict[str, object]) -> None:
    match = plan("seven-wonders", ["greedy", "random", "random"], seed=6, options=options)
    greedy, _ = Tally(run(match, 12)).by_player()
    assert greedy.wins.mean >= 0.9

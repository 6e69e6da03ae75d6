"""The games that seek extremes find them: rare steps and much choice; and none of them breaks."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.chance import Chance
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import choices_of
from tests.games.seven_wonders.extremes import BENDING, EXTREMES
from tests.strategies import Setup, Stroller

#: Games at each table: enough for two copying boards to meet in some of them.
GAMES = 60
RARE = ("choose-copy", "replace-wonder", "swap-cards", "take-from-discard", "wander", "wizard-plays", "build-from-box")


def played(setup: Setup, seed: int, stroller: Stroller, met: Counter[str]) -> SevenWonders:
    game = setup.open(seed)
    assert isinstance(game, SevenWonders)
    try:
        while not game.is_over:
            for seat in game.to_move:
                step = game.step(seat)
                met["" if step is None else step.name] += 1
            game.play(*stroller.choose(game))
    except Exception as error:
        error.add_note(f"{setup}, seed {seed}, ply {game.ply}")
        raise
    return game


@pytest.mark.parametrize("setup", EXTREMES, ids=str)
def test_they_play_to_the_end(setup: Setup) -> None:
    for seed in range(GAMES):
        stroller = setup.stroller(Chance.stream(seed, "extremes"), whims=False)
        game = played(setup, seed, stroller, Counter())
        assert game.faults() == [], f"seed {seed}"
        assert len(game.scores()) == setup.seats


def test_they_meet_what_is_rare() -> None:
    met: Counter[str] = Counter()
    choices = 0
    for setup in EXTREMES:
        for seed in range(8):
            stroller = setup.stroller(Chance.stream(seed, "extremes"), whims=False)
            game = played(setup, seed, stroller, met)
            choices = max(choices, *[len(choices_of(city.production)) for city in game.cities])
    assert [name for name in RARE if met[name] == 0] == []
    # So many sources of two or more kinds each in one city that its production needs more than 64 bits.
    assert choices >= 7


def test_bending_boards_sit_side_by_side() -> None:
    for setup in EXTREMES[:5]:
        game = setup.open(1)
        assert isinstance(game, SevenWonders)
        assert all(game.board(seat).wonder in BENDING for seat in range(game.seats))
        assert game.options["balance"] == "orders"


def test_even_play_meets_less() -> None:
    """Without seekers the same tables see fewer stages and choices: the seeking is worth its while."""
    setup = EXTREMES[0]
    stages = [0, 0]
    for seed in range(6):
        rng = Chance.stream(seed, "extremes")
        for number, stroller in enumerate((setup.stroller(rng, False), Stroller(rng, whims=False))):
            game = played(setup, seed, stroller, Counter())
            stages[number] += sum(city.stage_count() for city in game.cities)
    assert stages[0] > 1.5 * stages[1]

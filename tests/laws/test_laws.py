"""The laws on a few random games of every kind, and at random positions. `make laws` plays many more."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.box import Box
from ecumene.core.chance import Chance
from tests.laws.laws import SOME, distinct
from tests.laws.walk import Walk, numbered
from tests.strategies import Setup, extremes, games, paired_setups, plain_setups, positions, setups, values

BOXES = [pytest.param(box, id=box.id) for box in games()]
#: Tables that one test plays on; of a game with more, those on which any two settings meet.
TABLES = 64


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(4))
def test_games_keep_the_laws_on_every_table(box: Box, part: int) -> None:
    known = setups(box) if len(setups(box)) <= TABLES else paired_setups(box)
    for number in range(part, len(known), 4):
        setup, seed = numbered(known, 1, number)
        checked = Walk(setup, seed, deep=number % 8 == part).run()
        assert checked["owed"] > 10


EXTREMES = [pytest.param(setup, id=str(setup)) for box in games() for setup in extremes(box)]


@pytest.mark.parametrize("setup", EXTREMES)
@pytest.mark.parametrize("seed", range(1, 4))
def test_games_that_seek_extremes_keep_the_laws(setup: Setup, seed: int) -> None:
    checked = Walk(setup, seed, deep=seed % 2).run()
    assert checked["owed"] > 10


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("law", SOME)
def test_positions_keep_the_law(box: Box, law: str) -> None:
    @settings(max_examples=8)
    @given(data=st.data())
    def holds(data: Any) -> None:
        game = data.draw(positions(box))
        SOME[law](game, Chance.stream(game.seed, law))

    holds()


@pytest.mark.parametrize("box", BOXES)
def test_every_move_has_its_own_notation(box: Box) -> None:
    for setup in plain_setups(box).values():
        distinct(setup.open(3))


@pytest.mark.parametrize("box", BOXES)
def test_the_box_can_be_laid_out_in_more_than_one_way(box: Box) -> None:
    known = setups(box)
    low, high = box.seats
    assert {setup.seats for setup in known} == set(range(low, high + 1))
    for name, option in box.options.items():
        tried = {setup.options[name] for setup in known}
        left = {value for value in values(option) if value not in tried}
        assert tried == set(values(option)) - left
        # A choice that stands for a list of words is seen only where the words are given.
        assert not left or any(other.type == "words" for other in box.options.values())
        assert len(tried) > 1 or option.type == "words"


@pytest.mark.parametrize("box", BOXES)
def test_any_two_settings_meet_on_some_table(box: Box) -> None:
    met: list[set[tuple[tuple[str, object], tuple[str, object]]]] = []
    for known in (setups(box), paired_setups(box)):
        settings = [[("seats", setup.seats), *setup.options.items()] for setup in known]
        met.append({pair for some in settings for pair in itertools.combinations(some, 2)})
    assert met[0] == met[1]
    assert len(paired_setups(box)) <= TABLES

"""Moves are read as they are written, and in the words of the best-known online table."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import MAPS
from ecumene.games.terra_mystica.moves import CELL_MOVES
from ecumene.games.terra_mystica.notation import every_move, read


@pytest.mark.parametrize("number", range(len(MAPS)))
def test_every_move_is_read_as_it_is_written(number: int) -> None:
    on = CELL_MOVES[number]
    for move in every_move(on, list(range(len(FACTIONS))), True, True):
        assert read(str(move), on) == move, str(move)


def test_no_two_moves_are_written_alike() -> None:
    moves = every_move(CELL_MOVES[0], list(range(len(FACTIONS))), True, True)
    assert len({str(move) for move in moves}) == len(moves)


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("upgrade F3 to TE", "upgrade F3 temple"),
        ("Upgrade f3 TP", "upgrade F3 trading-post"),
        ("send p to FIRE for 3", "send priest fire 3"),
        ("pass BON4", "pass bonus-4"),
        ("+FAV11", "take favour-11"),
        ("+TW5", "take town-5"),
        ("leech 2 from witches", "accept 2 witches"),
        ("decline 2 from witches", "decline 2 witches"),
        ("advance ship", "advance shipping"),
        ("advance dig", "advance exchange"),
        ("action ACT5", "power spade"),
    ],
)
def test_words_of_the_online_table_are_understood(theirs: str, ours: str) -> None:
    found = read(theirs, CELL_MOVES[0])
    assert found is not None
    assert str(found) == ours


@pytest.mark.parametrize(
    "text",
    ["", "build", "build Z9", "build r3", "dig 7 build E5", "bid 41 witches", "pass bonus-99", "+FAV99", "action ACT9"],
)
def test_nonsense_is_no_move(text: str) -> None:
    assert read(text, CELL_MOVES[0]) is None

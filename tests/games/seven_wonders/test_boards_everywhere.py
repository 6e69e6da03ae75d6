"""Every side of every board, at every seat of the largest table that takes it, in a whole game with all modules."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.games.seven_wonders.balance import unusable
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BOARD, move
from ecumene.games.seven_wonders.tables import BASE_WONDERS, BOARDS
from tests.strategies import Stroller

#: Tables from the largest down; each board is played at the first one that takes it.
TABLES: list[tuple[int, bool]] = [(7, False), (6, True), (5, False)]
#: How often the invariants are looked at: they take longer than the moves.
LOOKS = 9
#: It needs an expansion that is not in this game (SW-185).
NEVER = ("ithake",)
PLAYED = [board for board in BOARDS if board.wonder not in NEVER]


def opened(seats: int, teams: bool, seed: int) -> SevenWonders:
    modules = {"cities": True, "leaders": True, "teams": teams}
    options = {"wonders": "all", "deal": "choose", "sides": "choose", "balance": "orders", **modules}
    game = ecumene.new("seven-wonders", seats, seed, options)
    assert isinstance(game, SevenWonders)
    return game


def table_for(number: int) -> tuple[int, bool]:
    for seats, teams in TABLES:
        if unusable(opened(seats, teams, 1), BOARDS[number]) is None:
            return seats, teams
    raise AssertionError(f"no table takes {BOARDS[number].id}")


def seated(number: int, seat: int, seats: int, teams: bool) -> SevenWonders:
    """The board at that seat, boards of the base game around it."""
    game = opened(seats, teams, 100 * number + seat)
    others = [board.number for board in BOARDS if board.wonder in BASE_WONDERS and board.number // 2 != number // 2]
    Chance.stream(number, f"boards/{seat}").shuffle(others)
    while game.step(game.to_move[0]) is not None and game.cities[-1].dealt_board < 0:
        chooser = game.to_move[0]
        wanted = number if chooser == seat else others[0]
        others = [other for other in others if BOARDS[other].wonder != BOARDS[wanted].wonder]
        game.play(chooser, move(BOARD, wanted))
    return game


@pytest.mark.parametrize("number", [board.number for board in PLAYED], ids=[board.id for board in PLAYED])
def test_a_board_at_every_seat(number: int) -> None:
    seats, teams = table_for(number)
    for seat in range(seats):
        game = seated(number, seat, seats, teams)
        # The side of DoppelWonder follows from the partner's board (SW-289).
        dealt = BOARDS[game.cities[seat].dealt_board]
        assert dealt.wonder == BOARDS[number].wonder
        assert dealt.side == BOARDS[number].side or dealt.copies_partner
        stroller = Stroller(Chance.stream(number, f"moves/{seat}"), whims=bool(seat % 2))
        while not game.is_over:
            game.play(*stroller.choose(game))
            assert game.ply % LOOKS or game.faults() == []
        assert game.faults() == []
        assert len(game.scores()) == seats


def test_the_boards_that_never_play_are_refused() -> None:
    for board in BOARDS:
        if board.wonder in NEVER:
            refusal = unusable(opened(4, False, 1), board)
            assert refusal is not None
            assert refusal.rule == "SW-185"

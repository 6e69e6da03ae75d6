"""Who sits where."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.players import bots
from ecumene.terminal.seating import FILLER, seat_players, shown, sit_bots
from tests.terminal.shell import BOX

LOW = BOX.seats[0]


def test_alone_you_meet_bots_at_the_smallest_table() -> None:
    assert seat_players(BOX, None, None, "Ola") == ["Ola"] + [FILLER] * (LOW - 1)


def test_names_take_seats_in_order_and_bots_take_the_rest() -> None:
    assert seat_players(BOX, LOW + 1, "random,me", "Ola") == ["random", "Ola"] + [FILLER] * (LOW - 1)


def test_as_many_seats_as_names() -> None:
    assert seat_players(BOX, None, "Ania, Olek ,Greedy", "x") == ["Ania", "Olek", "greedy"]


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("a,b,c", "cli-players"),
        ("Ania,,Olek", "cli-player-name"),
        ("", "cli-player-name"),
        ("An\x1bia", "cli-player-name"),
        ("A" * 21, "cli-player-name"),
        ("gready", "cli-player-slip"),
        ("randm", "cli-player-slip"),
        ("serch", "cli-player-slip"),
        ("search:soon", "player-budget"),
        ("greedy:20", "player-no-budget"),
    ],
)
def test_names_that_cannot_be(named: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        seat_players(BOX, 2, named, "x")
    assert caught.value.reason == reason


def test_a_capital_letter_makes_a_person_of_a_slip() -> None:
    assert seat_players(BOX, None, "Gready,me", "x") == ["Gready", "x"]


def test_a_bot_may_have_a_budget() -> None:
    assert seat_players(BOX, None, "me,Search:2S", "x") == ["x", "search:2s"]
    seated = sit_bots(["x", "search:2s", "search:soon"], 5)
    assert [type(player) for player in seated.values()] == [bots()["search"]]


def test_equal_names_are_told_apart_and_nothing_in_them_is_obeyed() -> None:
    assert shown(["Ania", "greedy", "greedy"]) == ["Ania", "greedy 1", "greedy 2"]
    assert shown(["[red]A\x1b[2J", "", "x" * 99]) == ["[red]A[2J", "?", "x" * 20]


def test_only_bots_get_a_bot_and_each_its_own_chance() -> None:
    names = ["Ania", "random", "random"]
    seated = sit_bots(names, 5)
    assert sorted(seated) == [1, 2]
    assert all(isinstance(player, bots()["random"]) for player in seated.values())
    assert seated[1].chance.key() != seated[2].chance.key()
    assert sit_bots(names, 5)[1].chance.key() == seated[1].chance.key()

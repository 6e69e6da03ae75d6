"""Ledger section R: the team game."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.game import SevenWonders
from tests.rules.seven_wonders.table import Table

FOUR = ("giza-A", "rhodos-A", "chichen-itza-A", "chichen-itza-B")
HAND = "altar theater"


def teams(*boards: str, **more: int) -> Table:
    """Seats 0 and 1 against seats 2 and 3."""
    return Table(*(boards or FOUR), cities=True, teams=True, **more)


def shields(table: Table, *numbers: int) -> Table:
    for seat, number in enumerate(numbers):
        table.cities[seat].shields = number
    return table


def results(table: Table) -> list[tuple[int, int]]:
    """Victory points and defeat tokens after the conflicts."""
    table.end_age()
    return [(city.victory_points(), city.defeats) for city in table.cities]


@pytest.mark.rule("SW-372")
@pytest.mark.parametrize("seats", [4, 6])
def test_partners_sit_side_by_side(seats: int) -> None:
    game = ecumene.new("seven-wonders", seats=seats, seed=1, options={"cities": True, "teams": True})
    assert isinstance(game, SevenWonders)
    for seat in range(seats):
        partner = game.partner(seat)
        assert game.partner(partner) == seat
        assert partner in game.neighbours(seat)


@pytest.mark.breach("SW-372")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_no_teams_with_an_odd_number(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("seven-wonders", seats=seats, seed=1, options={"cities": True, "teams": True})
    assert (caught.value.reason, caught.value.needs["seats"]) == ("seven-wonders-teams", seats)


@pytest.mark.breach("SW-372")
def test_partners_exchange_neither_cards_nor_coins() -> None:
    table = teams().hands("altar theater", "loom press", HAND, HAND)
    assert table.legal(0) == {"build altar", "build theater", "discard altar", "discard theater"}
    assert table.refusal(0, "hands seat2").reason == "not-now"
    assert table.refusal(0, "build loom").reason == "not-in-hand"
    # Hands go round as ever, past the partner's wishes.
    table.turn("build altar", "build loom", "build altar", "build altar")
    assert [table.hand(seat) for seat in range(4)] == [["press"], ["theater"], ["theater"], ["theater"]]


@pytest.mark.rule("SW-373")
def test_each_fights_the_enemy_beside_him_and_takes_the_result_twice() -> None:
    # Seat 0 against seat 3, seat 1 against seat 2.
    table = shields(teams(), 3, 0, 1, 1)
    assert results(table) == [(2, 0), (0, 2), (2, 0), (0, 2)]


@pytest.mark.rule("SW-373")
@pytest.mark.parametrize(("age", "points"), [(1, 2), (2, 6), (3, 10)])
def test_the_double_result_of_each_age(age: int, points: int) -> None:
    assert results(shields(teams(age=age), 1, 0, 0, 0)) == [(points, 0), (0, 0), (0, 0), (0, 2)]


@pytest.mark.rule("SW-373")
def test_six_players_fight_three_conflicts() -> None:
    table = shields(teams(*FOUR, "sparta-A", "ephesos-A"), 1, 2, 3, 4, 5, 6)
    table.cities[4].half_shield = 0
    # 5 against 0, 1 against 2, 3 against 4.
    assert results(table) == [(0, 2), (0, 2), (2, 0), (0, 2), (2, 0), (2, 0)]


@pytest.mark.breach("SW-373")
def test_partners_do_not_fight_each_other() -> None:
    assert results(shields(teams(), 9, 0, 0, 9)) == [(0, 0)] * 4


@pytest.mark.rule("SW-374")
def test_a_diplomat_takes_a_single_result() -> None:
    table = shields(teams(), 3, 0, 1, 1)
    table.cities[3].diplomacy = 1
    table.cities[2].diplomacy = 1
    # Seat 3 loses once only, seat 2 wins once only; their enemies take theirs twice.
    assert results(table) == [(2, 0), (0, 2), (1, 0), (0, 1)]
    assert [city.diplomacy for city in table.cities] == [0] * 4


@pytest.mark.breach("SW-374")
def test_a_diplomat_is_not_out_of_the_conflict() -> None:
    table = shields(teams(), 3, 0, 1, 1)
    table.cities[3].diplomacy = 2
    assert results(table)[0::3] == [(2, 0), (0, 1)]


@pytest.mark.rule("SW-375")
def test_the_team_with_the_highest_sum_wins() -> None:
    table = teams(coins=0).build(0, "palace").build(2, "altar", "theater").build(3, "senate")
    # 8 and 0 against 4 and 6.
    assert [score.total for score in table.game.scores()] == [8, 0, 4, 6]
    assert table.game.ranking() == [3, 3, 1, 1]


@pytest.mark.rule("SW-375")
def test_partners_pay_each_other() -> None:
    table = teams().hands("barracks altar", HAND, HAND, HAND)
    assert table.legal(0, "build barracks") == {"build barracks right=2"}
    table.turn("build barracks right=2", "build altar", "build altar", "build altar")
    assert table.purses() == [1, 5, 3, 3]


@pytest.mark.breach("SW-375")
def test_the_best_single_score_does_not_win_and_nothing_is_free_among_partners() -> None:
    table = teams(coins=0).build(0, "palace").build(2, "altar", "theater").build(3, "senate")
    assert table.game.ranking()[0] != 1
    table.coins(0, 1).hands("barracks altar", HAND, HAND, HAND)
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=1)


@pytest.mark.rule("SW-511")
def test_a_doubled_defeat_against_capua_b_brings_four_tokens() -> None:
    table = shields(teams("capua-B", *FOUR[1:]).stages(0, 1), 3, 0, 0, 1)
    assert results(table) == [(2, 0), (0, 0), (0, 0), (0, 4)]


@pytest.mark.breach("SW-511")
@pytest.mark.parametrize(("stages", "diplomacy", "tokens"), [(0, 0, 2), (1, 1, 2), (0, 1, 1)])
def test_without_the_stage_or_with_diplomacy_it_is_fewer(stages: int, diplomacy: int, tokens: int) -> None:
    table = shields(teams("capua-B", *FOUR[1:]).stages(0, stages), 3, 0, 0, 1)
    table.cities[3].diplomacy = diplomacy
    assert results(table)[3] == (0, tokens)

"""Section H: military conflicts (SW-103 to SW-111, SW-413 to SW-417)."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from ecumene.games.seven_wonders.city import BITS
from ecumene.games.seven_wonders.phases import EndAge
from tests.rules.seven_wonders.games import TABLES, turn_begins, walk
from tests.rules.seven_wonders.slow_scoring import conflicts
from tests.rules.seven_wonders.table import Table

THREE = ("giza-A", "rhodos-A", "ephesos-A")
FIVE = ("giza-A", "rhodos-A", "ephesos-A", "babylon-A", "olympia-A")
SEVEN = (*FIVE, "alexandria-A", "halikarnassos-A")


def war(boards: tuple[str, ...], shields: list[int], age: int = 1) -> Table:
    """The Age ends with these shields."""
    table = Table(*boards, age=age)
    for city, number in zip(table.cities, shields, strict=True):
        city.shields = number
    table.end_age()
    return table


def tokens(table: Table) -> list[tuple[int, int]]:
    """Victory and defeat tokens of everybody, by number."""
    return [(city.victory_count(), city.defeats) for city in table.cities]


def fights(events: list[Event]) -> list[tuple[int, int]]:
    return sorted((event.seat, int(event.data["owner"])) for event in events if event.kind == "won")


@pytest.mark.rule("SW-103")
def test_every_pair_of_neighbours_compares() -> None:
    table = Table(*FIVE)
    for city, number in zip(table.cities, [4, 1, 3, 2, 0], strict=True):
        city.shields = number
    assert fights(table.end_age()) == [(0, 1), (0, 4), (2, 1), (2, 3), (3, 4)]


@pytest.mark.breach("SW-103")
def test_no_conflict_with_the_others_and_none_within_an_age() -> None:
    # Seat 2 is the strongest, but no neighbour of seat 0 and 4.
    table = war(FIVE, [0, 0, 9, 0, 0])
    assert tokens(table) == [(0, 0), (0, 1), (2, 0), (0, 1), (0, 0)]
    table = Table(*THREE).build(0, "barracks").hands("altar", "altar", "altar")
    table.turn("build altar", "build altar", "build altar")
    assert tokens(table) == [(0, 0)] * 3


@pytest.mark.rule("SW-104")
@pytest.mark.parametrize(
    ("board", "cards", "stages", "shields"),
    [
        ("giza-A", ["stockade"], 0, 1),
        ("giza-A", ["stockade", "walls", "circus"], 0, 6),
        ("rhodos-A", [], 2, 2),
        ("rhodos-B", ["barracks"], 2, 3),
        ("giza-A", ["militia", "mercenaries", "contingent"], 0, 10),
        ("giza-A", ["hannibal", "caesar"], 0, 3),
    ],
)
def test_where_shields_come_from(board: str, cards: list[str], stages: int, shields: int) -> None:
    table = Table(board, "ephesos-A", "babylon-A").build(0, *cards).stages(0, stages)
    assert table.cities[0].all_shields() == shields
    table.cities[1].shields, table.cities[2].shields = shields - 1, shields + 1
    table.end_age()
    assert tokens(table) == [(1, 1), (0, 2), (2, 0)]


@pytest.mark.breach("SW-104")
def test_other_cards_have_no_shields() -> None:
    table = Table(*THREE).build(0, "altar", "tavern", "loom", "quarry", "workshop", "strategists-guild", "lair")
    table.stages(0, 3)
    table.end_age()
    assert tokens(table) == [(0, 0)] * 3


@pytest.mark.rule("SW-105", "SW-106")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
def test_tokens_of_each_age(age: int, value: int) -> None:
    table = war(THREE, [2, 1, 1], age)
    assert [city.victory_points() for city in table.cities] == [2 * value, 0, 0]
    assert table.cities[0].victories == 2 << (BITS * (age - 1))
    assert [table.points(seat, "conflicts") for seat in range(3)] == [2 * value, -1, -1]


@pytest.mark.breach("SW-105")
@pytest.mark.parametrize("shields", [[2, 1, 1], [20, 1, 1]])
def test_a_greater_lead_wins_no_more(shields: list[int]) -> None:
    assert tokens(war(THREE, shields)) == [(2, 0), (0, 1), (0, 1)]


@pytest.mark.breach("SW-106")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_defeat_costs_one_point_in_every_age(age: int) -> None:
    table = war(THREE, [9, 9, 0], age)
    assert (table.cities[2].defeats, table.points(2, "conflicts")) == (2, -2)
    assert table.cities[2].victories == 0
    # A defeat costs points, not coins or shields.
    assert (table.purses(), table.cities[2].shields) == ([3, 3, 3], 0)


@pytest.mark.rule("SW-107")
def test_equal_shields() -> None:
    assert tokens(war(THREE, [3, 3, 3])) == [(0, 0)] * 3
    assert tokens(war(THREE, [0, 0, 0])) == [(0, 0)] * 3


@pytest.mark.breach("SW-107")
def test_a_tie_with_one_neighbour_does_not_spare_from_the_other() -> None:
    assert tokens(war(THREE, [3, 3, 1])) == [(1, 0), (1, 0), (0, 2)]
    assert tokens(war(FIVE, [3, 3, 1, 1, 0])) == [(1, 0), (1, 0), (0, 1), (1, 0), (0, 2)]


@pytest.mark.rule("SW-108")
@pytest.mark.parametrize(
    ("shields", "received"),
    [([1, 1, 1, 1, 1], 0), ([2, 1, 2, 2, 2], 1), ([2, 1, 3, 2, 2], 1), ([2, 1, 2, 2, 3], 2), ([1, 2, 1, 1, 0], 2)],
)
def test_up_to_two_tokens_an_age(shields: list[int], received: int) -> None:
    table = war(FIVE, shields)
    assert sum(tokens(table)[0]) == received


@pytest.mark.breach("SW-108")
def test_never_more_than_two() -> None:
    for shields in ([9, 1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6, 7]):
        assert max(sum(both) for both in tokens(war(SEVEN, shields))) == 2


@pytest.mark.rule("SW-109")
def test_shields_are_kept() -> None:
    table = Table(*THREE).build(0, "barracks")
    for age, victories in ((1, 2), (2, 4), (3, 6)):
        assert (table.game.age, table.cities[0].shields) == (age, 1)
        table.end_age()
        assert table.cities[0].victory_count() == victories
    assert (table.points(0, "conflicts"), table.points(1, "conflicts")) == (18, -3)


@pytest.mark.breach("SW-109")
def test_a_conflict_costs_no_shields() -> None:
    table = war(THREE, [1, 5, 9])
    assert [city.shields for city in table.cities] == [1, 5, 9]


@pytest.mark.rule("SW-110")
def test_conflicts_may_cost_points_in_all() -> None:
    table = Table(*THREE)
    table.cities[1].shields = table.cities[2].shields = 1
    for _ in range(3):
        table.end_age()
    assert (table.cities[0].defeats, table.points(0, "conflicts"), table.points(0, "coins")) == (6, -6, 1)
    assert table.total(0) == -5


@pytest.mark.breach("SW-110")
def test_no_floor_at_nought() -> None:
    table = Table(*THREE, coins=0)
    table.cities[0].defeats = 4
    table.cities[0].victories = 1
    assert (table.points(0, "conflicts"), table.total(0)) == (-3, -3)


@pytest.mark.rule("SW-111")
def test_three_conflicts_with_three_players() -> None:
    table = Table(*THREE)
    for city, number in zip(table.cities, [0, 1, 2], strict=True):
        city.shields = number
    assert fights(table.end_age()) == [(1, 0), (2, 0), (2, 1)]
    assert tokens(table) == [(0, 2), (1, 1), (2, 0)]


@pytest.mark.breach("SW-111")
def test_no_pair_fights_twice() -> None:
    for age in (1, 2, 3):
        table = war(THREE, [0, 1, 2], age)
        assert sum(won for won, _ in tokens(table)) == 3
        assert sum(lost for _, lost in tokens(table)) == 3


@pytest.mark.rule("SW-413")
def test_absent_cities_are_taken_out_of_the_circle() -> None:
    table = Table(*SEVEN, cities=True)
    for city, number in zip(table.cities, [5, 9, 1, 9, 3, 4, 2], strict=True):
        city.shields = number
    table.cities[1].diplomacy = 1
    table.cities[3].vanished = 1
    table.game.find_neighbours()
    # Left in the circle: 0, 2, 4, 5, 6.
    assert fights(table.end_age()) == [(0, 2), (0, 6), (4, 2), (5, 4), (5, 6)]
    assert table.cities[1].diplomacy == 0


@pytest.mark.rule("SW-413")
def test_two_cities_left_fight_once() -> None:
    table = Table(*THREE, cities=True)
    table.cities[0].shields = 1
    table.cities[2].diplomacy = 1
    table.end_age()
    assert tokens(table) == [(1, 0), (0, 1), (0, 0)]


@pytest.mark.rule("SW-413")
def test_rules_on_neighbours_hold_for_those_side_by_side_now() -> None:
    # Capua B, stage 1: a beaten neighbour takes two defeat tokens.
    table = Table("capua-B", "rhodos-A", "ephesos-A", "babylon-A", cities=True).stages(0, 1)
    table.cities[0].shields = 3
    table.cities[1].diplomacy = table.cities[3].diplomacy = 1
    table.end_age()
    assert tokens(table) == [(1, 0), (0, 0), (0, 2), (0, 0)]


@pytest.mark.breach("SW-413")
def test_the_absent_win_and_lose_nothing() -> None:
    table = Table(*FIVE, cities=True)
    for city, number in zip(table.cities, [0, 9, 0, 0, 9], strict=True):
        city.shields = number
    table.cities[1].diplomacy = 1
    table.cities[4].vanished = 1
    table.game.find_neighbours()
    table.end_age()
    assert tokens(table) == [(0, 0)] * 5
    alone = Table(*THREE, cities=True)
    alone.cities[0].shields = 5
    alone.cities[1].diplomacy = alone.cities[2].diplomacy = 1
    alone.end_age()
    assert tokens(alone) == [(0, 0)] * 3


@pytest.mark.rule("SW-414")
def test_half_shields_tie_too() -> None:
    table = Table("sparta-A", "giza-A", "ephesos-A", "sparta-B")
    for city, number in zip(table.cities, [2, 2, 0, 2], strict=True):
        city.shields = number
    table.end_age()
    # Sparta beats an equal city; the two half shields tie.
    assert tokens(table) == [(1, 0), (1, 1), (0, 2), (1, 0)]


@pytest.mark.breach("SW-414")
def test_half_a_shield_is_less_than_one() -> None:
    table = Table("sparta-A", "giza-A", "ephesos-A")
    for city, number in zip(table.cities, [2, 3, 2], strict=True):
        city.shields = number
    table.end_age()
    assert tokens(table) == [(1, 1), (2, 0), (0, 2)]


def beiping() -> Table:
    """Seat 0 may exchange two unused clay for a victory token of 1, after its card."""
    table = Table("beiping-B", "rhodos-A", "ephesos-A").stages(0, 3).build(0, "brickyard")
    table.cities[1].victories = 8
    return table.hands("altar", "altar", "altar")


@pytest.mark.rule("SW-415")
def test_a_conflict_always_finds_a_token() -> None:
    table = beiping()
    table.cities[2].shields = 1
    assert table.game.tokens_left(0) == 0
    table.end_age()
    assert (table.cities[2].victories, table.cities[1].victories) == (2, 8)


@pytest.mark.breach("SW-415")
def test_an_exchange_stops_when_the_stock_is_empty() -> None:
    table = beiping()
    table.turn("build altar", "build altar", "build altar")
    assert table.step(0) == "pick"
    table.cities[1].victories = 7
    table.hands("theater", "theater", "theater")
    table.turn("build theater", "build theater", "build theater")
    assert table.legal(0) == {"exchange 1 1", "decline"}


def dominion() -> Table:
    """Dominion A has turned one of its three defeat tokens into a shield."""
    table = Table("dominion-A", "giza-A", "ephesos-A").stages(0, 2).build(0, "sawmill", "quarry")
    table.hands("altar", "altar", "altar").turn("build altar", "build altar", "build altar")
    assert table.legal(0) == {"exchange 1 1", "exchange 1 2", "decline"}
    table.play(0, "exchange 1 1")
    return table


@pytest.mark.rule("SW-416")
def test_a_token_that_serves_as_a_shield() -> None:
    table = dominion()
    city = table.cities[0]
    assert (city.all_shields(), city.defeats, city.all_defeats()) == (1, 2, 3)
    for victories in (2, 4, 6):
        table.end_age()
        assert city.victory_count() == victories
    counted = Table("capua-B", "giza-A", "ephesos-A").stages(0, 3).build(0, "barracks")
    counted.cities[0].defeats_as_shields = 2
    assert counted.points(0, "wonder") == 5 + 3


@pytest.mark.breach("SW-416")
def test_it_still_costs_a_point_and_stays() -> None:
    table = dominion()
    assert table.points(0, "conflicts") == -3
    table.cities[0].defeats = 0
    table.hands("theater", "theater", "theater").turn("build theater", "build theater", "build theater")
    # The token that serves cannot be put back or turned again.
    assert (table.step(0), table.points(0, "conflicts")) == ("pick", -1)


@pytest.mark.rule("SW-417")
def test_tomyris_sends_both_tokens_to_capua() -> None:
    table = Table("capua-B", "giza-A", "ephesos-A", leaders=True).stages(0, 1).build(1, "tomyris")
    table.cities[0].shields = 1
    table.end_age()
    assert tokens(table) == [(2, 2), (0, 0), (0, 2)]


@pytest.mark.breach("SW-417")
def test_tomyris_is_spared_and_others_send_one() -> None:
    table = Table("capua-B", "giza-A", "ephesos-A", leaders=True).stages(0, 1).build(1, "tomyris")
    table.cities[2].shields = 1
    table.end_age()
    # Without Capua as the winner a single token goes back; Capua itself takes its own.
    assert tokens(table) == [(0, 1), (0, 0), (2, 1)]


@pytest.mark.rule("SW-103", "SW-104", "SW-108")
@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES if "teams" not in table[1]])
def test_the_slow_reading_agrees_in_whole_games(seats: int, options: dict[str, object]) -> None:
    """At the start of a turn: what would happen if the Age ended here?"""
    fought = 0
    for game in walk(seats, options, 11):
        if not turn_begins(game):
            continue
        won, lost = conflicts(game)
        after = game.copy()
        after.agenda = [EndAge()]
        after.settle()
        for seat, (city, before) in enumerate(zip(after.cities, game.cities, strict=True)):
            assert city.victory_count() - before.victory_count() == won[seat]
            assert city.victory_points() - before.victory_points() == won[seat] * (2 * game.age - 1)
            assert city.all_defeats() - before.all_defeats() == lost[seat]
        fought += sum(won)
    assert fought > 18

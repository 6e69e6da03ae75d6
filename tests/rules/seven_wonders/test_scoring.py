"""Section K: the end of the game (SW-123 to SW-127, SW-419)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.tables import CARD_NUMBERS
from tests.rules.seven_wonders.games import TABLES, walk
from tests.rules.seven_wonders.table import Table

THREE = ("giza-A", "rhodos-A", "ephesos-A")
BOOKS = ("conflicts", "coins", "wonder", "blue", "green", "yellow", "purple", "black", "leaders", "debts")


def finished(*coins: int, boards: tuple[str, ...] = THREE) -> Table:
    """A game that is over, with so many coins and nothing else."""
    table = Table(*boards, age=3, coins=0)
    for seat, number in enumerate(coins):
        table.coins(seat, number)
    table.end_age()
    assert table.game.is_over
    return table


@pytest.mark.rule("SW-123")
def test_the_parts_of_the_score() -> None:
    table = Table(*THREE, age=3, coins=7, cities=True, leaders=True)
    table.stages(0, 2).build(0, "altar", "workshop", "haven", "mine", "workers-guild", "gates-of-the-city", "sappho")
    table.build(1, "quarry")
    city = table.cities[0]
    city.victories = 1 | 1 << 5 | 1 << 10
    city.defeats, city.debts = 2, 3
    table.end_age()
    assert {book: table.points(0, book) for book in BOOKS} == {
        "conflicts": 7,
        "coins": 2,
        "wonder": 8,
        "blue": 2,
        "green": 1,
        "yellow": 1,
        "purple": 1,
        "black": 4,
        "leaders": 2,
        "debts": -3,
    }
    assert table.total(0) == 25


@pytest.mark.breach("SW-123")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_else_is_scored(seats: int, options: dict[str, object]) -> None:
    *_, game = walk(seats, options, 3)
    base = not (options.get("cities") or options.get("leaders"))
    known = BOOKS[:7] if base else BOOKS
    for score in game.scores():
        assert {item.source for item in score.items} <= set(known)
        assert score.total == sum(item.points for item in score.items)
        assert len({item.source for item in score.items}) == len(score.items)


@pytest.mark.rule("SW-124")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 1), (6, 2), (30, 10), (299, 99)])
def test_three_coins_a_point(coins: int, points: int) -> None:
    table = finished(coins, 0, 0)
    assert (table.points(0, "coins"), table.total(0)) == (points, points)


@pytest.mark.breach("SW-124")
@pytest.mark.parametrize(("coins", "points"), [(1, 0), (2, 0), (4, 1), (5, 1), (8, 2)])
def test_remainders_score_nothing(coins: int, points: int) -> None:
    assert finished(coins, 0, 0).total(0) == points


@pytest.mark.rule("SW-125")
@pytest.mark.parametrize(
    ("cards", "ranking"),
    [
        ((["palace"], ["altar"], []), [1, 2, 3]),
        (([], ["altar"], ["palace"]), [3, 2, 1]),
        ((["altar"], ["palace", "senate"], ["palace"]), [3, 1, 2]),
    ],
)
def test_the_highest_total_wins(cards: tuple[list[str], ...], ranking: list[int]) -> None:
    table = Table(*THREE, age=3, coins=0)
    for seat, names in enumerate(cards):
        table.build(seat, *names)
    table.end_age()
    assert table.game.ranking() == ranking


@pytest.mark.breach("SW-125")
def test_coins_do_not_beat_points() -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "palace").coins(1, 23)
    table.end_age()
    assert [table.total(seat) for seat in range(3)] == [8, 7, 0]
    assert table.game.ranking() == [1, 2, 3]


@pytest.mark.rule("SW-126")
@pytest.mark.parametrize(
    ("coins", "ranking"),
    [((4, 5, 3), [2, 1, 3]), ((5, 5, 3), [1, 1, 3]), ((4, 4, 4), [1, 1, 1]), ((3, 3, 5), [2, 2, 1])],
)
def test_ties(coins: tuple[int, int, int], ranking: list[int]) -> None:
    table = finished(*coins)
    assert [table.total(seat) for seat in range(3)] == [1, 1, 1]
    assert table.game.ranking() == ranking


@pytest.mark.breach("SW-126")
def test_neither_cards_nor_stages_break_a_tie() -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "altar", "mine", "loom").build(1, "theater")
    # Seat 2 has the same points by its coins, and so more coins.
    table.coins(2, 6)
    table.end_age()
    assert [table.total(seat) for seat in range(3)] == [2, 2, 2]
    assert table.game.ranking() == [2, 2, 1]


@pytest.mark.rule("SW-127")
def test_a_copied_guild_is_booked_under_the_wonder() -> None:
    table = Table("olympia-B", "rhodos-A", "ephesos-A", age=3, coins=0).stages(0, 3)
    table.build(1, "workers-guild", "mine", "quarry").build(2, "mine", "spies-guild")
    # Olympia's second stage is worth 5; the Workers count three brown cards next door.
    assert (table.points(0, "wonder"), table.points(0, "purple")) == (8, 0)
    assert table.points(1, "purple") == 1


@pytest.mark.breach("SW-127")
def test_no_guild_no_points_and_no_points_twice() -> None:
    table = Table("olympia-B", "rhodos-A", "ephesos-A", "babylon-A", age=3, coins=0).stages(0, 3)
    table.build(1, "mine").build(2, "workers-guild")
    assert (table.points(0, "wonder"), table.points(0, "purple")) == (5, 0)
    table.build(1, "workers-guild").build(3, "quarry")
    assert (table.points(0, "wonder"), table.points(0, "purple"), table.total(0)) == (7, 0, 7)


@pytest.mark.rule("SW-419")
def test_points_of_lost_wonders_are_booked_under_the_wonder() -> None:
    # Babel A: 3, one for each brown card, three for each grey card.
    table = Table("babel-A", "rhodos-A", "ephesos-A", age=3, coins=0).stages(0, 3).build(0, "mine", "quarry", "loom")
    assert (table.points(0, "wonder"), table.total(0)) == (8, 8)


@pytest.mark.rule("SW-419")
def test_rolled_points_and_the_coins_of_the_artist() -> None:
    table = (
        Table("roll-through-the-ages-A", "rhodos-A", "ephesos-A", coins=0).stages(0, 1).build(0, "quarry", "clay-pool")
    )
    table.coins(0, 0).hands("altar", "altar", "altar")
    table.turn("stage altar 2", "build altar", "build altar")
    city = table.cities[0]
    assert 1 <= city.coins <= 6
    assert 1 <= city.rolled <= 6
    assert table.points(0, "wonder") == 3 + city.rolled
    table = Table("citadels-B", "rhodos-A", "ephesos-A", leaders=True).stages(0, 4).build(0, "baths")
    table.coins(0, 2).hands("altar", "altar", "altar").turn("build altar", "build altar", "build altar")
    assert table.legal(0) == {"gild baths", "gild altar", "decline"}
    before = table.points(0, "wonder")
    table.play(0, "gild baths")
    assert (table.points(0, "wonder"), table.points(0, "blue"), table.cities[0].coins) == (before + 1, 5, 1)


@pytest.mark.rule("SW-419")
def test_copied_points() -> None:
    # Venezia B, stage 3: a blue or purple card next door.
    table = Table("venezia-B", "rhodos-A", "ephesos-A", age=3, coins=0).stages(0, 2).build(1, "palace")
    table.build(0, "brickyard", "clay-pool").hands("altar", "altar", "altar")
    table.turn("stage altar 3", "build altar", "build altar")
    assert table.legal(0) == {"copy palace seat2", "copy altar seat2", "copy altar seat3"}
    table.play(0, "copy palace seat2")
    assert (table.points(0, "wonder"), table.points(0, "blue"), table.points(1, "blue")) == (8, 0, 10)


@pytest.mark.breach("SW-419")
def test_no_other_book_holds_them() -> None:
    table = Table("babel-A", "rhodos-A", "ephesos-A", age=3, coins=0).stages(0, 3).build(0, "mine", "loom")
    assert {item.source for item in table.game.scores()[0].items} == {"wonder"}
    table.cities[0].rolled = 4
    table.cities[0].gilded = 1 << CARD_NUMBERS["mine"]
    assert {item.source: item.points for item in table.game.scores()[0].items} == {"wonder": 3 + 1 + 3 + 4 + 1}

"""Section J: guilds (SW-116 to SW-122)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders import slow_scoring
from tests.rules.seven_wonders.games import TABLES, walk
from tests.rules.seven_wonders.table import Table

FIVE = ("giza-A", "rhodos-A", "ephesos-A", "babylon-A", "olympia-A")
#: The guild, the cards of the colour it looks for, and points for each.
COLOUR_GUILDS = {
    "workers-guild": (["lumber-yard", "sawmill", "mine", "quarry"], 1),
    "craftsmens-guild": (["loom", "press", "glassworks"], 2),
    "traders-guild": (["tavern", "forum", "marketplace"], 1),
    "philosophers-guild": (["workshop", "library", "academy", "study"], 1),
    "spies-guild": (["barracks", "walls", "circus"], 1),
    "magistrates-guild": (["altar", "palace", "temple"], 1),
}
#: One card of every other kind.
MIXED = ["lumber-yard", "loom", "tavern", "workshop", "barracks", "altar"]


def with_guild(guild: str) -> Table:
    return Table(*FIVE, age=3, coins=0).build(0, guild)


@pytest.mark.rule("SW-116")
@pytest.mark.parametrize("guild", COLOUR_GUILDS)
def test_points_for_a_colour_in_both_neighbouring_cities(guild: str) -> None:
    cards, each = COLOUR_GUILDS[guild]
    table = with_guild(guild)
    assert table.points(0, "purple") == 0
    table.build(1, *cards)
    assert table.points(0, "purple") == each * len(cards)
    table.build(4, *cards[:2])
    assert table.points(0, "purple") == each * (len(cards) + 2)


@pytest.mark.breach("SW-116")
@pytest.mark.parametrize("guild", COLOUR_GUILDS)
def test_no_other_colour_and_no_city_further_away(guild: str) -> None:
    cards, each = COLOUR_GUILDS[guild]
    table = with_guild(guild).build(2, *cards).build(3, *cards)
    assert table.points(0, "purple") == 0
    table.build(1, *MIXED).build(4, *MIXED)
    # Of six cards on each side, one has the colour.
    assert table.points(0, "purple") == 2 * each
    assert [table.points(seat, "purple") for seat in range(1, 5)] == [0] * 4


@pytest.mark.rule("SW-117")
@pytest.mark.parametrize("guild", COLOUR_GUILDS)
def test_own_cards_do_not_count(guild: str) -> None:
    cards, each = COLOUR_GUILDS[guild]
    table = with_guild(guild).build(0, *cards)
    assert table.points(0, "purple") == 0
    table.build(1, cards[0])
    assert table.points(0, "purple") == each


@pytest.mark.breach("SW-117")
def test_not_even_defeat_tokens_of_the_owner() -> None:
    table = with_guild("strategists-guild")
    table.cities[0].defeats = 5
    assert table.points(0, "purple") == 0
    # With the King's favour of Caylus they would: that is another rule.
    caylus = Table("caylus-A", *FIVE[1:], age=3).stages(0, 4).build(0, "workers-guild", "mine")
    assert caylus.points(0, "purple") == 1


@pytest.mark.rule("SW-118")
@pytest.mark.parametrize(("left", "right", "points"), [(0, 0, 0), (2, 0, 2), (3, 4, 7), (6, 6, 12)])
def test_strategists(left: int, right: int, points: int) -> None:
    table = with_guild("strategists-guild")
    table.cities[4].defeats, table.cities[1].defeats = left, right
    assert table.points(0, "purple") == points


@pytest.mark.breach("SW-118")
def test_strategists_see_no_victories_and_no_distant_defeats() -> None:
    table = with_guild("strategists-guild")
    table.cities[1].victories = 3
    table.cities[2].defeats = table.cities[3].defeats = 4
    assert table.points(0, "purple") == 0


@pytest.mark.rule("SW-119")
@pytest.mark.parametrize(
    ("cards", "points"),
    [([], 1), (["mine", "loom"], 3), (["mine", "quarry", "loom", "press", "spies-guild"], 6), (["altar", "tavern"], 1)],
)
def test_shipowners(cards: list[str], points: int) -> None:
    assert with_guild("shipowners-guild").build(0, *cards).points(0, "purple") == points


@pytest.mark.breach("SW-119")
def test_shipowners_look_at_their_own_city_only() -> None:
    others = ["mine", "loom", "spies-guild"]
    table = with_guild("shipowners-guild").build(1, *others).build(4, *others)
    assert table.points(0, "purple") == 1


@pytest.mark.rule("SW-120")
@pytest.mark.parametrize(("own", "left", "right", "points"), [(0, 0, 0, 0), (1, 0, 0, 1), (3, 2, 1, 6), (3, 3, 3, 9)])
def test_builders(own: int, left: int, right: int, points: int) -> None:
    table = with_guild("builders-guild").stages(0, own).stages(4, left).stages(1, right)
    assert table.points(0, "purple") == points


@pytest.mark.breach("SW-120")
def test_builders_see_no_stage_further_away() -> None:
    table = with_guild("builders-guild").stages(2, 3).stages(3, 3)
    assert table.points(0, "purple") == 0


@pytest.mark.rule("SW-121")
def test_scientists() -> None:
    table = with_guild("scientists-guild")
    assert (table.points(0, "green"), table.points(0, "purple")) == (1, 0)
    table.build(0, "workshop", "school")
    assert table.points(0, "green") == 10


@pytest.mark.breach("SW-121")
def test_scientists_give_one_symbol_and_no_green_card() -> None:
    table = with_guild("scientists-guild").build(1, "philosophers-guild")
    assert table.points(1, "purple") == 0
    table.build(0, "workshop", "laboratory")
    assert (table.points(0, "green"), table.points(1, "purple")) == (9, 2)


@pytest.mark.rule("SW-122")
def test_three_players_are_counted_once_each() -> None:
    table = Table(*FIVE[:3], age=3, coins=0).build(0, "workers-guild").build(1, "mine", "quarry").build(2, "mine")
    assert table.points(0, "purple") == 3


@pytest.mark.breach("SW-122")
def test_nobody_is_counted_twice() -> None:
    # With two cities left in sight of each other, the one neighbour sits on both sides.
    table = Table(*FIVE[:3], age=3, coins=0).build(0, "workers-guild", "builders-guild").build(1, "mine", "quarry")
    table.stages(1, 2)
    table.cities[2].vanished = 1
    table.game.find_neighbours()
    assert table.game.neighbours(0) == [1]
    assert table.points(0, "purple") == 4


@pytest.mark.rule("SW-116", "SW-118", "SW-119", "SW-120")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_slow_reading_agrees_in_whole_games(seats: int, options: dict[str, object], seed: int) -> None:
    *_, game = walk(seats, options, seed)
    for seat, score in enumerate(game.scores()):
        if game.board(seat).wonder != "caylus":
            assert sum(item.points for item in score.items if item.source == "purple") == slow_scoring.purple(
                game, seat
            )

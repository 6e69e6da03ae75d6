"""The end of the game (TN-360 to TN-374)."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.phases import EndRound
from ecumene.games.terra_nova.scoring import shares
from tests.rules.terra_nova import slow_scoring
from tests.rules.terra_nova.deals import VARIANTS, deal, wander
from tests.rules.terra_nova.table import Table, drained, of_kind

FACTIONS = ("fairies", "golems", "leprechauns", "water-sprites")


def last_round(*factions: str) -> Table:
    """Round 5, no coins, no power in bowl III, and bonus tiles that score nothing when passing."""
    table = drained(*factions, round=5)
    for seat in range(len(factions)):
        table.coins(seat, 0)
    if len(factions) == 4:
        table.bonus(3, "A")
    return table


def area(table: Table) -> list[int]:
    """Play to the end and tell the largest groups."""
    events = table.pass_all()
    return [int(of_kind(events, "area", seat)[0].data["buildings"]) for seat in range(table.game.seats)]


def areas_of(*sizes: int) -> Table:
    """A finished table whose seats have largest groups of these sizes, each on a continent of its own."""
    fields = [
        "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2",
        "F1 F2 F3 F4 F5 G1 G2 G3 H1 H2",
        "A7 A8 A9 A10 B6 B7 B8 B9 C6 C7",
        "F7 F8 F9 G7 G8 G9 G10 H8 H9 I8",
    ]
    table = last_round(*FACTIONS[: len(sizes)])
    for seat, (size, field) in enumerate(zip(sizes, fields, strict=False)):
        named = field.split()[:size]
        table.put(seat, "house", *named[:8]).put(seat, "factory", *named[8:])
    assert area(table) == list(sizes)
    return table


@pytest.mark.rule("TN-360")
def test_the_game_ends_when_all_have_passed_in_round_five() -> None:
    table = last_round("fairies", "golems").coins(0, 3)
    table.play("pass bonus-C")
    assert not table.game.is_over
    events = table.play("pass bonus-D")
    assert table.game.is_over
    assert table.game.to_move == ()
    told = [(event.kind, event.data.get("source")) for event in events if event.kind in ("game-ended", "scored")]
    assert told == [("game-ended", None), ("scored", "coins"), ("scored", "area"), ("scored", "area")]


@pytest.mark.breach("TN-360")
def test_nothing_can_be_played_after_the_end() -> None:
    table = last_round("fairies", "golems")
    table.play("pass bonus-C", "pass bonus-D")
    for text in ("sail", "exchange 1", "pass bonus-B"):
        assert table.game.check(0, table.game.parse(0, text)) == Refusal("TN-360", "game-over")
    assert table.game.moves(0) == table.game.moves(1) == []


@pytest.mark.breach("TN-360")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_no_final_scoring_after_earlier_rounds(round: int) -> None:
    table = drained("water-sprites", "golems", round=round).put(0, "house", "B1")
    table.pass_all()
    assert not table.game.is_over
    assert table.points(0) == table.points(1) == 0


@pytest.mark.rule("TN-361", "TN-374")
@pytest.mark.parametrize(
    ("coins", "power", "points"),
    [(7, 4, 3), (0, 2, 0), (0, 3, 1), (2, 0, 0), (3, 0, 1), (5, 0, 1), (0, 8, 2), (30, 1, 10)],
)
def test_power_becomes_coins_and_three_coins_a_point(coins: int, power: int, points: int) -> None:
    table = last_round("fairies", "golems").coins(0, coins).bowls(0, 8 - power, 0, power)
    table.pass_all()
    assert table.source(0, "coins") == points
    assert table.mats[0].coins == coins + power
    assert table.power(0) == (8, 0, 0)


@pytest.mark.breach("TN-361", "TN-363")
@pytest.mark.parametrize("bowls", [(8, 0, 0), (0, 8, 0), (5, 3, 0)])
def test_power_in_the_lower_bowls_is_worth_nothing(bowls: tuple[int, int, int]) -> None:
    table = last_round("fairies", "golems").coins(0, 2).bowls(0, *bowls)
    table.pass_all()
    assert table.source(0, "coins") == 0
    assert (table.mats[0].coins, table.power(0)) == (2, bowls)


@pytest.mark.rule("TN-363")
def test_only_bowl_three_counts() -> None:
    table = last_round("fairies", "golems").bowls(0, 2, 3, 3)
    table.pass_all()
    assert table.source(0, "coins") == 1
    assert table.power(0) == (5, 3, 0)


@pytest.mark.breach("TN-374")
def test_leftover_coins_score_nothing_and_do_not_round_up() -> None:
    points = []
    for coins in range(10):
        table = last_round("fairies", "golems").coins(0, coins)
        table.pass_all()
        points.append(table.source(0, "coins"))
    assert points == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("TN-362")
@pytest.mark.parametrize(
    ("coins", "power", "exchanged", "from_coins"),
    [(1, 7, 4, 0), (0, 3, 2, 0), (2, 4, 2, 1), (1, 2, 0, 1), (0, 8, 4, 0)],
)
def test_druids_take_points_before_coins(coins: int, power: int, exchanged: int, from_coins: int) -> None:
    table = last_round("druids", "golems").coins(0, coins).bowls(0, 8 - power, 0, power)
    table.pass_all()
    assert table.source(0, "druids-exchange") == exchanged
    assert table.source(0, "coins") == from_coins


@pytest.mark.rule("TN-362")
def test_the_automatic_exchange_of_the_druids_is_never_worse() -> None:
    for coins, power in product(range(7), range(9)):
        table = last_round("druids", "golems").coins(0, coins).bowls(0, 8 - power, 0, power)
        table.pass_all()
        best = max(2 * times + (coins + power - 3 * times) // 3 for times in range(power // 3 + 1))
        assert table.source(0, "druids-exchange") + table.source(0, "coins") == best


@pytest.mark.breach("TN-362")
def test_others_get_no_points_for_power() -> None:
    table = last_round("fairies", "golems").coins(0, 1).bowls(0, 1, 0, 7)
    table.pass_all()
    assert (table.source(0, "druids-exchange"), table.source(0, "coins")) == (0, 2)


# Area


@pytest.mark.rule("TN-364", "TN-369")
@pytest.mark.parametrize(("sailing", "buildings"), [(0, 2), (1, 3), (2, 5), (3, 5)])
def test_the_largest_group_by_sides_and_sailing(sailing: int, buildings: int) -> None:
    """C3-C4 touch; C6 is one river cell from C4; F2 and F3 touch and are two river cells from C4."""
    table = last_round("sun-worshippers", "golems").put(0, "house", "C3", "C4", "C6", "F2", "F3")
    table.mats[0].sailing = sailing
    assert area(table)[0] == buildings


@pytest.mark.rule("TN-364", "TN-373")
def test_bridges_count_as_adjacency_in_area_scoring() -> None:
    table = last_round("sun-worshippers", "golems").put(0, "house", "C4", "E4", "E5").put(1, "house", "D1")
    assert table.game.copy().joined == {}
    assert area(table)[0] == 2
    table = last_round("sun-worshippers", "golems").put(0, "house", "C4", "E4", "E5").put(1, "house", "D1")
    table.bridge(1, "C4-E4")  # anybody's bridge
    assert area(table)[0] == 3


@pytest.mark.breach("TN-364")
def test_the_sailing_tile_does_not_count_in_area_scoring() -> None:
    """C4 and C6 are one river cell apart: with tile C in hand, before the pass and after it, they stay apart."""
    table = last_round("sun-worshippers", "golems").put(0, "house", "C4", "C6").bonus(0, "C")
    assert table.game.sailing(0) == 1
    assert area(table)[0] == 1
    table = last_round("sun-worshippers", "golems").put(0, "house", "C4", "C6")
    table.play("pass bonus-C")
    assert area(table)[0] == 1


@pytest.mark.rule("TN-369")
def test_links_chain_freely_through_own_buildings() -> None:
    """D2 – E4 – E5 – D6: each step one river cell or a side, the ends far apart."""
    table = last_round("sun-worshippers", "golems").put(0, "house", "D2", "E4", "E5", "D6")
    table.mats[0].sailing = 1
    assert area(table)[0] == 4


@pytest.mark.breach("TN-369")
def test_a_chain_does_not_run_over_empty_land() -> None:
    """D2 and D6 without the stepping stones E4 and E5, and C1 with B3: one land cell between them."""
    table = last_round("sun-worshippers", "golems").put(0, "house", "D2", "D6")
    table.mats[0].sailing = 1
    assert area(table)[0] == 1
    table = last_round("sun-worshippers", "golems").put(0, "house", "C1", "B3")
    table.mats[0].sailing = 3
    assert area(table)[0] == 1


@pytest.mark.breach("TN-369")
@pytest.mark.parametrize(("cell", "river_cells"), [("E4", 1), ("D6", 2), ("F5", 3), ("F7", 4)])
def test_a_crossing_needs_its_full_sailing_value(cell: str, river_cells: int) -> None:
    """From C4 over 1, 2, 3 and 4 river cells."""
    for sailing in range(5):
        table = last_round("sun-worshippers", "golems").put(0, "house", "C4", cell)
        table.mats[0].sailing = sailing
        assert area(table)[0] == (2 if sailing >= river_cells else 1)


@pytest.mark.breach("TN-373")
def test_foreign_and_neutral_buildings_neither_count_nor_carry() -> None:
    """A1 and A3 with somebody else's house on A2; on the other board C6 and C8 with a neutral house between them."""
    table = last_round("sun-worshippers", "golems").put(0, "house", "A1", "A3").put(1, "house", "A2")
    assert area(table) == [1, 1]
    table = drained("sun-worshippers", "golems", round=5, two_player_variant="planner")
    table.put(0, "house", "C6", "C8").neutral("C7")
    assert area(table) == [1, 0]


@pytest.mark.rule("TN-372")
def test_each_building_counts_one() -> None:
    table = last_round("sun-worshippers", "golems").put(0, "house", "A1").put(0, "factory", "A2")
    table.put(0, "palace-left", "A3").put(0, "palace-right", "A4").put(1, "house", "I6", "I7", "I8", "I9", "I10")
    table.mats[0].towned = table.mats[0].own
    assert area(table) == [4, 5]
    assert (table.source(0, "area"), table.source(1, "area")) == (8, 12)


@pytest.mark.breach("TN-372")
def test_value_and_towns_do_not_add_to_the_area() -> None:
    """Two palaces are two buildings: three houses are more."""
    table = last_round("sun-worshippers", "golems").put(0, "palace-left", "A1").put(0, "palace-right", "A2")
    table.put(1, "house", "I6", "I7", "I8")
    assert area(table) == [2, 3]
    assert (table.source(0, "area"), table.source(1, "area")) == (8, 12)


SHARES = [
    ([4, 3, 2, 1], [12, 8, 4, 0]),
    ([1, 2, 3, 4], [0, 4, 8, 12]),
    ([7, 7, 7, 1], [8, 8, 8, 0]),
    ([9, 5, 5, 5], [12, 4, 4, 4]),
    ([9, 9, 4, 4], [10, 10, 2, 2]),
    ([9, 6, 6, 2], [12, 6, 6, 0]),
    ([9, 6, 2, 2], [12, 8, 2, 2]),
    ([3, 3, 3, 3], [6, 6, 6, 6]),
    ([8, 6, 4], [12, 8, 4]),
    ([8, 8, 8], [8, 8, 8]),
    ([8, 6, 6], [12, 6, 6]),
    ([10, 10, 5], [10, 10, 4]),
    ([5, 5], [10, 10]),
    ([5, 6], [8, 12]),
]


@pytest.mark.rule("TN-365", "TN-366", "TN-367", "TN-368")
@pytest.mark.parametrize(("sizes", "points"), SHARES, ids=str)
def test_ranks_and_ties(sizes: list[int], points: list[int]) -> None:
    table = areas_of(*sizes)
    assert [table.source(seat, "area") for seat in range(len(sizes))] == points


@pytest.mark.rule("TN-365", "TN-366")
def test_example_area_tie() -> None:
    """EX-11: groups of 10, 10 and 5, all with sailing 2."""
    table = last_round("water-sprites", "ifrits", "sand-cats")
    table.put(0, "house", "A1", "A2", "A3", "B1", "B2", "C1", "C2", "D1").put(0, "factory", "C3", "D2")
    table.put(1, "house", "A7", "A8", "A9", "A10", "B7", "B8", "B9", "C8").put(1, "factory", "C7", "C9")
    table.put(2, "house", "G8", "G9", "H8", "H9").put(2, "palace-left", "I9")
    for mat in table.mats:
        mat.sailing = 2
    assert area(table) == [10, 10, 5]
    assert [table.source(seat, "area") for seat in range(3)] == [10, 10, 4]


@pytest.mark.breach("TN-365", "TN-368")
def test_the_fourth_rank_and_missing_ranks_score_nothing() -> None:
    table = areas_of(4, 3, 2, 1)
    assert table.source(3, "area") == 0
    assert sum(areas_of(4, 3).source(seat, "area") for seat in range(2)) == 12 + 8
    assert sum(areas_of(4, 4).source(seat, "area") for seat in range(2)) == 12 + 8


@pytest.mark.breach("TN-366")
def test_after_a_tie_the_next_rank_is_skipped() -> None:
    """Third of three behind a tie gets 4, not 8; fourth behind a tie of three gets 0."""
    assert shares([6, 6, 2]) == [10, 10, 4]
    assert shares([2, 6, 6, 6]) == [0, 8, 8, 8]


@pytest.mark.rule("TN-367")
@pytest.mark.breach("TN-366", "TN-367")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_share_is_whole_and_the_sum_is_what_the_ranks_pay(seats: int) -> None:
    seen: set[int] = set()
    for sizes in product(range(1, 5), repeat=seats):
        points = shares(list(sizes))
        assert points == slow_scoring.ranks(list(sizes))
        assert sum(points) == sum([12, 8, 4, 0][:seats])
        seen |= set(points)
    assert seen == {2: {12, 10, 8}, 3: {12, 10, 8, 6, 4}, 4: {12, 10, 8, 6, 4, 2, 0}}[seats]


# Who has won


@pytest.mark.rule("TN-370")
def test_most_points_win() -> None:
    table = areas_of(2, 4, 3)
    assert [table.points(seat) for seat in range(3)] == [4, 12, 8]
    assert table.game.ranking() == [3, 1, 2]


@pytest.mark.breach("TN-370")
def test_the_largest_area_alone_does_not_win() -> None:
    table = last_round("fairies", "golems").put(0, "house", "A1", "A2").put(1, "house", "I8").coins(1, 15)
    table.pass_all()
    assert [table.points(seat) for seat in range(2)] == [12, 8 + 5]
    assert table.game.ranking() == [2, 1]


@pytest.mark.rule("TN-371")
def test_tied_players_share_the_victory() -> None:
    table = areas_of(3, 3, 1)
    assert [table.points(seat) for seat in range(3)] == [10, 10, 4]
    assert table.game.ranking() == [1, 1, 3]


@pytest.mark.breach("TN-371")
def test_no_coins_break_a_tie() -> None:
    table = last_round("fairies", "golems").put(0, "house", "A1").put(1, "house", "I8").coins(0, 2)
    table.pass_all()
    assert table.mats[0].coins > table.mats[1].coins
    assert table.game.ranking() == [1, 1]


# The second reading

FIRST: dict[str, object] = {"first_game": True}
ALL = [*VARIANTS, (2, FIRST), (3, FIRST), (4, FIRST)]


def before_scoring(game: TerraNova) -> TerraNova:
    """A copy in which the final scoring never comes, so that it stops just before it."""
    other = game.copy()
    other.agenda = [step for step in other.agenda if not isinstance(step, EndRound)]
    return other


@pytest.mark.rule("TN-361", "TN-362", "TN-364", "TN-365", "TN-366", "TN-369", "TN-372", "TN-373", "TN-374")
@pytest.mark.parametrize(("seats", "options"), ALL, ids=str)
@pytest.mark.parametrize("seed", range(10))
def test_random_games_agree_with_the_slow_reading(seats: int, options: dict[str, object], seed: int) -> None:
    game = deal(seats, seed, **options)
    last = game.copy()
    for _ in wander(game, seed):
        if not game.is_over:
            last = game.copy()
    table = before_scoring(last)
    ply = game.last
    assert ply is not None
    table.play(ply.seat, ply.move)
    assert table.is_over
    count = slow_scoring.LastCount(table)
    for seat in range(seats):
        was = {item.source: item.points for item in table.scores()[seat].items}
        now = {item.source: item.points for item in game.scores()[seat].items}
        more = {source: now[source] - was.get(source, 0) for source in now if now[source] != was.get(source, 0)}
        wanted = {
            "druids-exchange": count.druid_points[seat],
            "coins": count.coin_points[seat],
            "area": count.area_points[seat],
        }
        assert more == {source: points for source, points in wanted.items() if points}


def test_the_random_games_are_rich_enough() -> None:
    """Ships, bridges, Druids and ties all play a part in the games compared above."""
    ships = bridges = druids = ties = 0
    for (seats, options), seed in product(ALL, range(10)):
        game = deal(seats, seed, **options)
        for _ in wander(game, seed):
            pass
        ships += sum(mat.sailing > 0 for mat in game.mats)
        bridges += bool(game.joined)
        druids += "druids" in [game.cast(seat) for seat in range(seats)]
        ties += len(set(slow_scoring.LastCount(game).areas)) < seats
    assert min(ships, bridges, druids, ties) >= 10

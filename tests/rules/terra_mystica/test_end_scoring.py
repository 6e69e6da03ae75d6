"""Section 11: the end of the game: area, cults, what is left, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.table import Table, of_kind

FIVE = ("witches", "nomads", "mermaids", "darklings", "giants")


def last(*factions: str, **options: Any) -> Table:
    """The last round, with nothing in stock that could be worth a point."""
    table = Table(*factions, round=6, **options)
    for seat in range(len(factions)):
        table.stock(seat, 0, 0, 0).bowls(seat, 12, 0, 0)
    return table


def ended(table: Table) -> Table:
    """All pass; who can do nothing else is not asked."""
    while not table.game.is_over:
        table.play("pass")
    return table


def area(table: Table) -> list[int]:
    ended(table)
    return [table.source(seat, "area") for seat in range(table.game.seats)]


@pytest.mark.rule("TM-146")
def test_area_then_final_tile_then_cults_then_resources() -> None:
    table = last("witches", "nomads", final_tile="edge").put(0, "dwelling", "A1", "A2").cult(0, fire=3, air=2)
    table.put(1, "dwelling", "F3").cult(1, water=1).stock(0, coins=3).stock(1, coins=3, workers=3)
    events = table.play("pass", "pass")
    order = [str(event.data["source"]) for event in of_kind(events, "scored")]
    kinds = [source.split("-")[0] for source in order]
    assert kinds == sorted(kinds, key=["bonus", "area", "final", "cult", "resources"].index)
    assert {"area", "final-tile", "cult-fire", "resources"} <= set(order)


@pytest.mark.breach("TM-146")
def test_none_of_it_is_scored_before_round_6_is_over_or_twice() -> None:
    table = last("witches", "nomads").put(0, "dwelling", "C3").cult(0, fire=3).stock(0, coins=3)
    table.stock(1, workers=1).play("pass")
    assert [table.source(0, source) for source in ("area", "cult-fire", "resources")] == [0, 0, 0]
    table.play("pass")
    assert [table.source(0, source) for source in ("area", "cult-fire", "resources")] == [18, 8, 1]
    early = Table("witches", "nomads", round=5).put(0, "dwelling", "C3").cult(0, fire=3)
    early.play("pass bonus-9", "pass bonus-7")
    assert (early.source(0, "area"), early.source(0, "cult-fire")) == (0, 0)


# Area


@pytest.mark.rule("TM-147")
def test_the_largest_areas_score_18_12_and_6() -> None:
    table = last(*FIVE[:4]).put(0, "dwelling", "C3", "D4", "D5", "E7").put(1, "dwelling", "H1", "H2", "H3")
    table.put(2, "dwelling", "E10", "E11").put(3, "dwelling", "A13")
    assert area(table) == [18, 12, 6, 0]


@pytest.mark.rule("TM-147")
@pytest.mark.parametrize(("shipping", "size"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_shipping_joins_what_lies_within_its_value(shipping: int, size: int) -> None:
    # C3 and D4 touch; C2 lies one river cell from both, A3 two from C2.
    table = last("witches", "nomads").put(0, "dwelling", "C3", "D4", "C2", "A3").put(1, "dwelling", "H1", "H2", "H3")
    table.mats[0].shipping = shipping
    points = area(table)
    assert points[0] == (18 if size > 3 else 15 if size == 3 else 12)


@pytest.mark.rule("TM-147")
def test_bridges_join_too_and_only_the_largest_set_counts() -> None:
    table = last("witches", "nomads").put(0, "dwelling", "C2", "E5", "E6").put(0, "dwelling", "I10", "I11")
    table.bridge(0, "C2-E5").put(1, "dwelling", "H1", "H2", "H3")
    assert area(table) == [15, 15]


@pytest.mark.rule("TM-147")
@pytest.mark.parametrize("name", ["fakirs", "dwarves"])
def test_fakirs_and_dwarves_skip_a_hex(name: str) -> None:
    # E1 and E3 have one hex between them, E1 and E4 two.
    table = last(name, "witches").put(0, "dwelling", "E1", "E3", "D3").put(1, "dwelling", "H5", "I9")
    assert area(table) == [18, 12]
    apart = last(name, "witches").put(0, "dwelling", "E1", "E4").put(1, "dwelling", "H5", "I9")
    assert area(apart) == [12, 18]


@pytest.mark.rule("TM-147")
def test_fakirs_with_their_stronghold_skip_two() -> None:
    table = (
        last("fakirs", "witches").put(0, "dwelling", "E1").put(0, "trading-post", "E4").put(1, "dwelling", "H5", "I9")
    )
    table.stock(0, coins=10, workers=4)
    table.play("upgrade E4 stronghold")
    assert area(table) == [15, 15]


@pytest.mark.breach("TM-147")
def test_the_shipping_bonus_tile_does_not_count() -> None:
    table = last("witches", "nomads").put(0, "dwelling", "C3", "C2").put(1, "dwelling", "H1", "H2").bonus(0, "4")
    assert table.game.shipping_value(0) == 1
    assert area(table) == [12, 18]


@pytest.mark.breach("TM-147")
def test_neither_distance_nor_anothers_building_joins() -> None:
    table = last("witches", "nomads").put(0, "dwelling", "E1", "E3").put(1, "dwelling", "E2", "F1")
    assert area(table) == [12, 18]


@pytest.mark.rule("TM-148")
@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ([2, 2, 1], [15, 15, 6]),
        ([2, 1, 1], [18, 9, 9]),
        ([1, 1, 1], [12, 12, 12]),
        ([2, 1, 1, 1], [18, 6, 6, 6]),
        ([1, 1, 1, 1], [9, 9, 9, 9]),
        ([1, 1, 1, 1, 1], [7, 7, 7, 7, 7]),
        ([3, 2, 2, 2, 2], [18, 4, 4, 4, 4]),
    ],
)
def test_equals_share_their_places_rounded_down(sizes: list[int], points: list[int]) -> None:
    rows = (("A1", "A2", "A3"), ("H1", "H2", "H3"), ("E10", "E11", "F7"), ("B4", "B5", "A9"), ("I8", "I9", "H5"))
    table = last(*FIVE[: len(sizes)])
    for seat, size in enumerate(sizes):
        table.put(seat, "dwelling", *rows[seat][:size])
    for mat in table.mats:
        mat.shipping = 0
    assert area(table) == points


@pytest.mark.breach("TM-148")
def test_no_equal_gets_more_than_another_and_the_shared_places_are_used_up() -> None:
    table = (
        last("witches", "nomads", "mermaids")
        .put(0, "dwelling", "A1")
        .put(1, "dwelling", "H1")
        .put(2, "dwelling", "I10")
    )
    table.put(0, "dwelling", "A2").put(1, "dwelling", "H2")
    points = area(table)
    assert points == [15, 15, 6]
    assert sum(points) == 18 + 12 + 6


@pytest.mark.rule("TM-149")
def test_who_has_nothing_gets_nothing() -> None:
    table = last("witches", "nomads", "mermaids").put(0, "dwelling", "C3")
    assert area(table) == [18, 0, 0]


@pytest.mark.breach("TM-149")
@pytest.mark.parametrize("tile", ["stronghold-sanctuary", "distance"])
def test_a_value_of_0_is_no_place_on_any_final_tile(tile: str) -> None:
    table = ended(last("witches", "nomads", final_tile=tile).put(0, "dwelling", "C3").put(1, "dwelling", "H1"))
    assert [table.source(seat, "final-tile") for seat in (0, 1)] == [0, 0]
    assert [table.source(seat, "area") for seat in (0, 1)] == [15, 15]


# Cults


@pytest.mark.rule("TM-150")
def test_each_cult_pays_8_4_and_2() -> None:
    table = last(*FIVE[:4]).cult(0, fire=9, water=1).cult(1, fire=5, earth=3).cult(2, fire=4, earth=7).cult(3, fire=1)
    ended(table)
    assert [table.source(seat, "cult-fire") for seat in range(4)] == [8, 4, 2, 0]
    assert [table.source(seat, "cult-water") for seat in range(4)] == [8, 0, 0, 0]
    assert [table.source(seat, "cult-earth") for seat in range(4)] == [0, 4, 8, 0]
    assert [table.source(seat, "cult-air") for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("TM-150")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ([5, 5, 1, 0], [6, 6, 2, 0]),
        ([5, 3, 3, 0], [8, 3, 3, 0]),
        ([5, 3, 3, 3], [8, 2, 2, 2]),
        ([4, 4, 4, 0], [4, 4, 4, 0]),
        ([4, 4, 4, 4], [3, 3, 3, 3]),
        ([7, 5, 2, 2], [8, 4, 1, 1]),
    ],
)
def test_equals_on_a_cult_share_rounded_down(steps: list[int], points: list[int]) -> None:
    table = last(*FIVE[:4])
    for seat, step in enumerate(steps):
        table.cult(seat, earth=step)
    ended(table)
    assert [table.source(seat, "cult-earth") for seat in range(4)] == points


@pytest.mark.breach("TM-150")
def test_a_marker_on_0_scores_nothing_though_a_place_is_free() -> None:
    table = ended(last("witches", "nomads", "mermaids").cult(0, fire=2))
    assert [table.source(seat, "cult-fire") for seat in range(3)] == [8, 0, 0]
    assert [score.total for score in table.game.scores()][1:] == [20, 20]


# Resources


@pytest.mark.rule("TM-151")
@pytest.mark.parametrize(
    ("coins", "workers", "priests", "bowls", "points"),
    [
        (9, 0, 0, (12, 0, 0), 3),
        (1, 1, 1, (12, 0, 0), 1),
        (0, 0, 0, (0, 0, 6), 2),
        (0, 0, 0, (0, 6, 0), 1),
        (0, 0, 0, (0, 7, 3), 2),
        (2, 2, 2, (5, 4, 4), 4),
    ],
)
def test_three_coins_of_whatever_is_left_are_a_point(
    coins: int, workers: int, priests: int, bowls: tuple[int, int, int], points: int
) -> None:
    table = ended(last("witches", "nomads").stock(0, coins, workers, priests).bowls(0, *bowls))
    assert table.source(0, "resources") == points


@pytest.mark.rule("TM-151")
def test_alchemists_need_two() -> None:
    table = ended(last("alchemists", "nomads").stock(0, 3, 1, 1).bowls(0, 0, 4, 1).stock(1, 3, 1, 1).bowls(1, 0, 4, 1))
    assert (table.source(0, "resources"), table.source(1, "resources")) == (4, 2)


@pytest.mark.breach("TM-151")
def test_bowl_i_a_single_token_of_bowl_ii_and_a_rest_are_worth_nothing() -> None:
    table = ended(last("witches", "nomads").stock(0, 2, 0, 0).bowls(0, 12, 1, 0).stock(1, 5, 0, 0).bowls(1, 9, 1, 0))
    assert (table.source(0, "resources"), table.source(1, "resources")) == (0, 1)


@pytest.mark.breach("TM-151")
def test_points_and_keys_are_not_resources() -> None:
    table = ended(last("alchemists", "nomads").points(0, 40).cult(0, keys=3))
    assert (table.source(0, "resources"), table.mats[0].vp) == (0, 40)


# Who wins


@pytest.mark.rule("TM-152")
def test_most_points_win_and_equals_share_the_victory() -> None:
    table = ended(last("witches", "nomads", "mermaids").points(0, 30).points(1, 50).points(2, 40))
    assert table.game.ranking() == [3, 1, 2]
    table = ended(last("witches", "nomads", "mermaids").points(0, 50).points(1, 30).points(2, 50))
    assert table.game.ranking() == [1, 3, 1]


@pytest.mark.breach("TM-152")
def test_nothing_breaks_a_tie() -> None:
    # Both have 50, one with far more left over, buildings, steps and later in turn order.
    table = last("witches", "nomads").points(0, 50).points(1, 50).stock(1, coins=2).bowls(1, 30, 1, 0)
    table.mats[1].towns, table.mats[1].keys, table.mats[1].shipping = [1, 2], 2, 3
    assert ended(table).game.ranking() == [1, 1]

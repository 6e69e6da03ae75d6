"""Section 6.10: passing."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.tiles import BONUS_TILES
from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, of_kind, told


def number(id: str) -> int:
    return [tile.id for tile in BONUS_TILES].index(id)


def rich() -> Table:
    """Engineers: three dwellings, two trading posts, a stronghold and a sanctuary; shipping 2."""
    table = Table("engineers", "witches", "cultists").put(0, "dwelling", "A2", "E7", "F6")
    table.put(0, "trading-post", "G1", "H6").put(0, "stronghold", "I9").put(0, "sanctuary", "I3")
    table.mats[0].shipping = 2
    return table.forget()


@pytest.mark.rule("TM-109")
@pytest.mark.parametrize(
    ("tile", "worth"),
    [("1", 0), ("2", 0), ("3", 0), ("4", 0), ("5", 0), ("6", 8), ("7", 4), ("8", 0), ("9", 3), ("10", 6)],
)
def test_passing_pays_the_bonus_tile_held(tile: str, worth: int) -> None:
    table = rich().bonus(0, tile)
    taken = min(table.legal("pass"))
    table.play(taken)
    assert table.source(0, "bonus-tile") == worth
    assert (points(table), table.mats[0].bonus) == (20 + worth, number(taken.split("-")[1]))


@pytest.mark.rule("TM-109")
def test_then_the_tile_is_exchanged_for_another_with_its_coins() -> None:
    table = rich()
    table.game.bonus_coins = [3 if tile == number("7") else 0 for tile in range(len(BONUS_TILES))]
    pool = set(table.game.pool)
    assert table.legal("pass") == {f"pass bonus-{BONUS_TILES[tile].id}" for tile in pool}
    table.play("pass bonus-7")
    assert (table.mats[0].bonus, stock(table), table.mats[0].passed) == (number("7"), (53, 20, 3), True)
    assert set(table.game.pool) == pool - {number("7")} | {number("3")}
    assert table.game.bonus_coins[number("7")] == 0


@pytest.mark.rule("TM-109")
@pytest.mark.parametrize(("posts", "worth"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_the_favour_tile_pays_for_trading_posts(posts: int, worth: int) -> None:
    table = Table("dwarves", "witches").put(0, "dwelling", "A2").favour(0, "12")
    table.put(0, "trading-post", *("G1", "H6", "I9", "I3")[:posts]).play("pass bonus-7")
    assert (table.source(0, "favour-passed"), points(table)) == (worth, 20 + worth)


@pytest.mark.breach("TM-109")
def test_not_the_returned_tile_nor_one_of_others_and_the_new_one_pays_only_next_time() -> None:
    table = rich().bonus(0, "9")
    for tile in ("9", "5", "8"):
        name = {"tile": f"bonus-{tile}"}
        assert told(table.refusal(f"pass bonus-{tile}"), "TM-109", "bonus-not-there", name)
    assert told(table.refusal("pass"), "TM-109", "choose-bonus")
    table.play("pass bonus-7")
    assert (points(table), table.source(0, "bonus-tile")) == (23, 3)
    table = rich().favour(1, "12")
    table.play("pass bonus-7")
    assert points(table) == 20


@pytest.mark.rule("TM-110")
def test_in_the_last_round_no_tile_is_taken() -> None:
    table = Table("dwarves", "witches", round=6).put(0, "dwelling", "A2", "E7").bonus(0, "9")
    assert table.legal("pass") == {"pass"}
    coins = table.mats[0].coins
    events = table.play("pass")
    assert (table.mats[0].bonus, table.source(0, "bonus-tile"), table.mats[0].coins) == (-1, 2, coins)
    assert of_kind(events, "bonus-taken") == []


@pytest.mark.breach("TM-110")
def test_a_tile_is_refused_in_the_last_round_and_needed_before() -> None:
    table = Table("dwarves", "witches", round=6).put(0, "dwelling", "A2")
    assert told(table.refusal("pass bonus-7"), "TM-110", "last-round")
    table = Table("dwarves", "witches", round=5).put(0, "dwelling", "A2")
    assert told(table.refusal("pass"), "TM-109", "choose-bonus")


@pytest.mark.rule("TM-111")
def test_the_first_to_pass_starts_the_next_round() -> None:
    table = rich().turn(1)
    table.play("pass bonus-7")
    assert table.seat == 2
    table.play("send priest fire 1", "done")
    table.pass_all()
    assert (table.game.round, table.game.start, table.seat) == (2, 1, 1)
    assert table.game.order == [1, 2, 0]


@pytest.mark.breach("TM-111")
def test_neither_the_old_start_player_nor_the_last_to_pass_starts() -> None:
    table = rich()
    table.play("send priest fire 1", "done", "send priest fire 1", "done", "pass bonus-7", "pass bonus-9")
    table.play(min(table.legal("pass")))
    assert (table.game.round, table.game.start, table.game.order) == (2, 2, [2, 0, 1])
    assert at(table, "A2") == "0 dwelling"

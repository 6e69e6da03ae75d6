"""Section 8: towns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, cells, of_kind, told

KINDS = {"d": "dwelling", "t": "trading-post", "e": "temple", "s": "stronghold", "a": "sanctuary", "y": "shipyard"}
#: All adjacent to E2.
AROUND = ("D2", "E3", "F2", "D1", "E1", "F1")


def group(letters: str, faction: str = "giants", **options: Any) -> Table:
    """A dwelling on E2 that can become a trading post, and other buildings around it."""
    other = "darklings" if faction != "darklings" else "giants"
    table = Table(faction, other, **options).put(0, "dwelling", "E2").stock(0, coins=60, workers=30)
    for cell, letter in zip(AROUND, letters, strict=False):
        table.put(0, KINDS[letter], cell)
    return table


def founded(letters: str, faction: str = "giants") -> bool:
    table = group(letters, faction)
    events = table.play("upgrade E2 trading-post")
    return len(of_kind(events, "town-founded", 0)) == 1 and table.legal("take town") != set()


@pytest.mark.rule("TM-120")
@pytest.mark.parametrize("letters", ["ttd", "sdd", "ddddd", "ted", "eed", "tte", "sat"])
def test_four_adjacent_buildings_worth_seven_are_a_town(letters: str) -> None:
    """The trading post on E2 is worth two of them."""
    assert founded(letters)


@pytest.mark.rule("TM-120")
def test_bridges_join_buildings_to_a_town() -> None:
    table = group("tt").bridge(0, "F2-H2").put(0, "dwelling", "H2").put(0, "trading-post", "F2")
    table.play("upgrade E2 trading-post")
    assert cells(table, table.mats[0].towned) == {"E2", "D2", "E3", "F2", "H2"}


@pytest.mark.breach("TM-120")
@pytest.mark.parametrize("letters", ["tdd", "dddd", "st", "sd", "tt", "edd"])
def test_three_buildings_or_six_power_are_not(letters: str) -> None:
    assert not founded(letters)


@pytest.mark.breach("TM-120")
def test_scattered_and_foreign_buildings_do_not_count() -> None:
    table = group("tt").put(0, "temple", "I5", "A6")
    table.play("upgrade E2 trading-post", "done")
    assert (table.mats[0].towned, table.seat) == (0, 1)
    table = group("tt").put(1, "temple", "F2").bowls(1, 0, 0, 12)
    table.play("upgrade E2 trading-post", "done")
    assert (table.mats[0].towned, table.mats[1].towned) == (0, 0)


@pytest.mark.rule("TM-121")
@pytest.mark.parametrize("letters", ["at", "ae"])
def test_with_a_sanctuary_three_buildings_are_enough(letters: str) -> None:
    assert founded(letters)


@pytest.mark.breach("TM-121")
def test_two_buildings_never_a_sanctuary_elsewhere_and_too_little_power() -> None:
    assert not founded("a", "yetis")
    assert not founded("st")
    assert not founded("ad")
    table = group("st").put(0, "sanctuary", "A6")
    table.play("upgrade E2 trading-post")
    assert table.mats[0].towned == 0


@pytest.mark.rule("TM-122")
def test_with_the_fire_tile_six_power_are_enough_for_old_groups_too() -> None:
    table = group("tdd").favour(0, "5")
    table.play("upgrade E2 trading-post")
    assert cells(table, table.mats[0].towned) == {"E2", "D2", "E3", "F2"}
    table = group("ttd").put(0, "trading-post", "A6").put(0, "trading-post", "H7").put(0, "dwelling", "H8", "I10", "G5")
    table.put(0, "dwelling", "I11").play("upgrade A6 temple", "take favour-5")
    assert cells(table, table.mats[0].towned) == {"E2", "D2", "E3", "F2", "H7", "H8", "I10", "G5", "I11"}
    table.play("take town-1", "take town-2", "done")
    assert len(table.mats[0].towns) == 2


@pytest.mark.breach("TM-122")
def test_five_power_or_the_tile_of_another_is_not_enough() -> None:
    table = group("ddd").favour(0, "5")
    table.play("upgrade E2 trading-post", "done")
    assert table.mats[0].towned == 0
    table = group("tdd").favour(1, "5")
    table.play("upgrade E2 trading-post", "done")
    assert table.mats[0].towned == 0
    table = group("tdd").put(0, "trading-post", "A6")
    table.play("upgrade A6 temple", "take favour-8", "done")
    assert table.mats[0].towned == 0


@pytest.mark.rule("TM-123")
def test_a_town_is_founded_at_once_and_takes_one_tile_from_the_supply() -> None:
    table = group("ttd")
    left = sum(table.game.towns_left)
    table.play("upgrade E2 trading-post")
    assert table.legal("take") == {f"take town-{n}" for n in range(1, 6)}
    table.play("take town-1")
    assert (len(table.mats[0].towns), sum(table.game.towns_left), table.legal("take")) == (1, left - 1, set())


@pytest.mark.breach("TM-123")
def test_nobody_leaves_the_tile_or_takes_two() -> None:
    table = group("ttd")
    table.play("upgrade E2 trading-post")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("take town-1")
    assert told(table.refusal("take town-2"), "TM-422", "not-now")
    table = group("tdd")
    table.play("upgrade E2 trading-post")
    assert told(table.refusal("take town-1"), "TM-422", "not-now")


@pytest.mark.rule("TM-124", "TM-128")
@pytest.mark.parametrize(
    ("tile", "worth", "gain"),
    [("1", 5, (60, 28, 3)), ("2", 7, (54, 30, 3)), ("3", 9, (54, 28, 4)), ("4", 6, (54, 28, 3)), ("5", 8, (54, 28, 3))],
)
def test_the_tiles_of_the_base_game(tile: str, worth: int, gain: tuple[int, int, int]) -> None:
    table = group("ttd", scoring="3").bowls(0, 12, 0, 0)
    table.play("upgrade E2 trading-post", f"take town-{tile}")
    mat = table.mats[0]
    assert (points(table), mat.keys, stock(table)) == (20 + worth, 1, gain)
    assert table.power(0) == ((4, 8, 0) if tile == "4" else (12, 0, 0))
    assert mat.cults == ([1] * 4 if tile == "5" else [0] * 4)


@pytest.mark.rule("TM-124")
@pytest.mark.parametrize(("tile", "worth", "keys"), [("6", 2, 2), ("7", 6, 1), ("8", 11, 1)])
def test_the_tiles_of_the_mini_expansion(tile: str, worth: int, keys: int) -> None:
    """Tile 7 gives 4 points, and 2 more for the first step of shipping."""
    table = group("ttd", scoring="3", mini_towns=True)
    table.play("upgrade E2 trading-post", f"take town-{tile}")
    assert (points(table), table.mats[0].keys) == (20 + worth, keys)
    assert table.mats[0].cults == ([2] * 4 if tile == "6" else [0] * 4)


@pytest.mark.breach("TM-124", "TM-128")
def test_a_tile_gives_no_more_than_it_shows_and_only_while_it_is_there() -> None:
    table = group("ttd", scoring="3")
    table.game.towns_left = [0, 2, 2, 2, 2, 0, 0, 0, 0, 0]
    table.play("upgrade E2 trading-post")
    assert told(table.refusal("take town-1"), "TM-013", "no-tile-left", {"tile": "town-1"})
    for tile in ("6", "7", "8", "m1", "m2"):
        assert told(table.refusal(f"take town-{tile}"), "TM-013", "no-tile-left", {"tile": f"town-{tile}"})
    table.play("take town-3")
    assert (table.mats[0].cults, table.power(0), table.mats[0].shipping) == ([0] * 4, (4, 4, 4), 0)
    assert (points(table), points(table, 1), table.mats[1].keys) == (29, 20, 0)
    full = group("ttd").stock(0, priests=7)
    full.play("upgrade E2 trading-post", "take town-3")
    assert full.mats[0].priests == 7


@pytest.mark.rule("TM-125")
def test_what_is_built_beside_a_town_belongs_to_it_and_two_towns_remain_two() -> None:
    table = group("ttd").ground("D1", "wasteland")
    table.play("upgrade E2 trading-post", "take town-1", "done", "pass bonus-7", "build D1", "done")
    assert "D1" in cells(table, table.mats[0].towned)
    table = Table("giants", "darklings").put(0, "temple", "E9", "D7").put(0, "stronghold", "E10")
    table.put(0, "sanctuary", "G6").put(0, "trading-post", "F7", "G7").ground("F6", "wasteland")
    mat = table.mats[0]
    mat.towned = mat.own
    mat.towns = [0, 1]
    events = table.play("build F6")
    assert of_kind(events, "town-founded") == []
    assert (mat.towned == mat.own, len(mat.towns), table.legal("take")) == (True, 2, set())


@pytest.mark.breach("TM-125")
def test_buildings_of_a_town_found_no_second_one() -> None:
    table = group("ttd").put(0, "dwelling", "E1", "F1")
    table.play("upgrade E2 trading-post", "take town-1", "done", "pass bonus-7")
    events = table.play("upgrade D2 stronghold", "done")
    assert (of_kind(events, "town-founded"), len(table.mats[0].towns)) == ([], 1)


@pytest.mark.rule("TM-126")
def test_one_build_founds_one_town_of_all_it_joins() -> None:
    """Two groups worth six each, joined by a dwelling on F6, or by a bridge."""
    table = Table("giants", "darklings").put(0, "temple", "E9", "D7").put(0, "trading-post", "F7", "G7")
    table.put(0, "trading-post", "E10", "G6").ground("F6", "wasteland")
    events = table.play("build F6")
    assert (len(of_kind(events, "town-founded")), table.mats[0].towned == table.mats[0].own) == (1, True)
    table.play("take town-1")
    assert table.legal("take") == set()


@pytest.mark.breach("TM-126")
def test_a_bridge_between_two_groups_founds_no_two_towns() -> None:
    table = Table("giants", "darklings").put(0, "temple", "F2", "E3").put(0, "trading-post", "H2", "H1")
    table.bowls(0, 0, 0, 12)
    events = table.play("power bridge F2-H2")
    assert len(of_kind(events, "town-founded")) == 1
    table.play("take town-1", "done")
    assert (len(table.mats[0].towns), table.seat) == (1, 1)


def merchants(*, mini: bool = False, faction: str = "giants") -> Table:
    """Just founded a town; the port is on E3, beside r20, and the scoring tile pays for dwellings."""
    table = group("ttd", faction, merchants=True, mini_towns=mini, scoring="m4").port(0, "E3")
    table.play("upgrade E2 trading-post")
    return table


@pytest.mark.rule("TM-129")
def test_the_tiles_of_merchants() -> None:
    table = merchants()
    assert table.game.towns_left[8:] == [2, 2]
    table.play("take town-m1")
    assert (points(table), table.mats[0].shipping, table.mats[0].keys) == (26, 1, 1)
    table = merchants(faction="dwarves")
    table.play("take town-m1")
    assert (points(table), table.mats[0].skip, table.mats[0].keys) == (24, 2, 1)
    table = merchants()
    table.play("take town-m2", "ship r20", "ship r20", "done")
    assert (points(table), len(table.mats[0].ships), table.mats[0].keys) == (23, 2, 1)
    table = merchants()
    table.play("take town-m2", "ship r20", "done")
    assert (table.seat, len(table.mats[0].ships)) == (1, 1)


@pytest.mark.breach("TM-129")
def test_no_third_ship_and_none_beyond_three_on_the_map() -> None:
    table = merchants()
    table.play("take town-m2", "ship r20", "ship r20")
    assert told(table.refusal("ship r20"), "TM-193", "no-ship-due")
    table = merchants().ships(0, "r20", "r20")
    table.play("take town-m2", "ship r20")
    assert table.legal("ship") == set()
    table = group("ttd")
    table.play("upgrade E2 trading-post")
    assert told(table.refusal("take town-m1"), "TM-013", "no-tile-left", {"tile": "town-m1"})


@pytest.mark.rule("TM-130")
def test_of_the_shipping_tile_only_two_are_in_the_game() -> None:
    table = merchants(mini=True)
    assert table.legal("take") == {f"take town-{n}" for n in ("1", "2", "3", "4", "5", "6", "8", "m1", "m2")}
    assert (table.game.towns_left[6], table.game.towns_left[8]) == (0, 2)


@pytest.mark.breach("TM-130")
def test_the_same_tile_of_the_mini_expansion_is_not_there_with_merchants() -> None:
    table = merchants(mini=True)
    assert told(table.refusal("take town-7"), "TM-013", "no-tile-left", {"tile": "town-7"})
    table = group("ttd", mini_towns=True)
    assert (table.game.towns_left[6], table.game.towns_left[8]) == (2, 0)


@pytest.mark.rule("TM-301")
def test_towns_are_looked_for_after_dwelling_upgrade_bridge_and_fire_tile() -> None:
    table = group("tst").ground("D1", "wasteland")
    assert len(of_kind(table.play("build D1"), "town-founded")) == 1
    assert len(of_kind(group("ttd").play("upgrade E2 trading-post"), "town-founded")) == 1
    table = group("td").put(0, "trading-post", "F2").put(0, "temple", "H2").bowls(0, 0, 0, 12)
    assert len(of_kind(table.play("power bridge F2-H2"), "town-founded")) == 1
    table = group("ttd").put(0, "trading-post", "A6")
    assert len(of_kind(table.play("upgrade A6 temple", "take favour-5"), "town-founded")) == 1


@pytest.mark.breach("TM-301")
def test_nothing_else_founds_a_town() -> None:
    for move in ("send priest fire 1", "advance exchange", "power coins", "transform F1 wasteland", "pass bonus-7"):
        table = group("ttt").bowls(0, 0, 0, 12)
        assert of_kind(table.play(move), "town-founded") == []
        assert table.mats[0].towned == 0

"""Section 20: the mini-expansion; its special terrain tiles are left out."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.tiles import BUILDINGS, VALUES
from tests.rules.terra_mystica.deals import NAMES, bonus_ids, deal, not_dealt, scoring_ids
from tests.rules.terra_mystica.table import Table, of_kind, told

READINGS = pytest.mark.parametrize("rules", ["printed", "site"])
LAND = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")


def transformed(name: str, rules: str = "printed") -> Table:
    """The hex D4, beside C3 of that faction, has just become its home terrain by its own transformation."""
    other = "nomads" if name not in ("nomads", "fakirs") else "witches"
    table = Table(name, other, rules=rules).put(0, "dwelling", "C3").put(1, "dwelling", "D5").cult(0, 9, 9, 9, 9)
    mat = table.mats[0]
    home = mat.ring if mat.ring >= 0 else mat.terrain
    table.ground("D4", LAND[(home + 1) % 7]).turn(0)
    ways = {move for move in table.legal("transform D4") if move.split()[2] == TERRAINS[mat.terrain]}
    if ways:
        table.play(min(ways))
    return table


# What is used


@pytest.mark.rule("TM-273")
@pytest.mark.parametrize("shipping", [0, 1, 3])
def test_the_shipping_bonus_tile_pays_three_power_and_three_points_a_level(shipping: int) -> None:
    table = Table("witches", "nomads", shipping_tile=True).put(0, "dwelling", "C3").bowls(0, 12, 0, 0)
    table.game.pool = [6, 8, 9]
    table.mats[0].shipping = shipping
    table.play("pass bonus-10", "pass bonus-7")
    assert table.power(0) == (9, 3, 0)
    table.turn(0).play("pass bonus-9")
    assert table.source(0, "bonus-tile") == 3 * shipping


@pytest.mark.rule("TM-273")
def test_the_temple_scoring_tile_pays_for_temples_and_for_priests_on_cult_orders() -> None:
    table = Table("witches", "nomads", scoring="9", temple_tile=True).put(0, "trading-post", "C3").stock(0, coins=20)
    table.put(1, "dwelling", "H1").play("upgrade C3 temple", "take favour-5", "done", "pass bonus-9")
    assert table.source(0, "round-temple") == 4
    table.play("send priest fire 3", "done", "send priest air 2", "done")
    coins = table.mats[0].coins
    events = table.play("pass bonus-7")
    assert [str(event.data["goods"]) for event in of_kind(events, "gained", 0) if event.rule == "TM-138"] == ["4 coins"]
    assert table.mats[0].coins == coins + 4


@pytest.mark.rule("TM-273")
def test_its_tiles_come_into_the_game_if_the_table_wants_them() -> None:
    assert any("10" in bonus_ids(deal(3, seed, shipping_tile=True)) for seed in range(30))
    assert any("9" in scoring_ids(deal(3, seed, temple_tile=True)) for seed in range(30))
    assert sum(deal(3, mini_towns=True).towns_left) == 14


@pytest.mark.breach("TM-273")
def test_otherwise_they_do_not() -> None:
    for seed in range(60):
        game = deal(3, seed)
        assert ("10" in bonus_ids(game), "9" in scoring_ids(game), sum(game.towns_left)) == (False, False, 10)


@pytest.mark.breach("TM-273")
def test_neither_a_priest_sent_back_nor_a_sanctuary_pays_and_the_bonus_tile_adds_no_level() -> None:
    table = Table("witches", "nomads", scoring="9").put(0, "temple", "C3").put(1, "dwelling", "H1")
    table.play("upgrade C3 sanctuary", "take favour-5", "done", "pass bonus-9", "send priest fire 1", "done")
    assert table.source(0, "round-temple") == 0
    events = table.play("pass bonus-7")
    assert [event for event in events if event.rule == "TM-138"] == []
    swap = Table("witches", "nomads", shipping_tile=True).put(0, "dwelling", "C3")
    swap.game.pool = [3, 6, 8]
    swap.mats[0].bonus = 9
    # Taking the "+1 shipping" tile now counts for nothing.
    swap.forget().play("pass bonus-4")
    assert swap.source(0, "bonus-tile") == 0


# Special terrain tiles are not


@pytest.mark.rule("TM-274")
def test_terrain_is_what_the_map_shows_and_nothing_more() -> None:
    assert (*LAND, "ice", "volcano") == TERRAINS
    assert BUILDINGS == ("dwelling", "trading-post", "temple", "stronghold", "sanctuary", "shipyard")
    game = deal(3, merchants=True, fire_and_ice=True, mini_towns=True, shipping_tile=True)
    assert len(game.ground) == 9


@pytest.mark.breach("TM-274")
def test_no_option_brings_them_in() -> None:
    box = ecumene.box("terra-mystica")
    assert [name for name in box.options if "terrain" in name or "special" in name] == []
    for name in ("special_terrain", "terrain_tiles", "mini_terrain"):
        assert not_dealt(3, **{name: True}).reason == "option-unknown"


@pytest.mark.rule("TM-407")
@READINGS
def test_no_move_at_the_table_or_with_site_is_about_them(rules: str) -> None:
    game = deal(3, rules=rules, merchants=True, fire_and_ice=True)
    texts = [str(move) for move in game.every_move()]
    assert {text.split()[2] for text in texts if text.startswith("transform")} == set(TERRAINS)
    assert {text.split()[2] for text in texts if text.startswith("upgrade")} == set(BUILDINGS[1:])
    assert not any("tile" in text for text in texts)


@pytest.mark.breach("TM-407")
@READINGS
@pytest.mark.parametrize("name", NAMES)
def test_no_faction_is_offered_a_tile_when_a_hex_becomes_its_home(name: str, rules: str) -> None:
    table = transformed(name, rules)
    free = ("convert", "burn", "done", "build", "dig", "transform", "accept", "decline", "upgrade", "send", "advance")
    known = (*free, "power", "special", "pass")
    assert all(move.startswith(known) for move in table.legal())


@pytest.mark.rule("TM-408")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "riverwalkers"])
def test_a_hex_made_home_terrain_is_ordinary_and_may_be_built_on_at_once(name: str) -> None:
    table = transformed(name)
    assert table.game.terrain_name(table.game.board.cell("D4")) == TERRAINS[table.mats[0].terrain]
    table.play("build D4")
    assert table.mats[0].built(0) == 2


@pytest.mark.breach("TM-408")
@READINGS
def test_in_place_of_the_ordinary_terrain_nothing_else_can_be_laid(rules: str) -> None:
    table = transformed("witches", rules)
    printed = table.game.ground[:]
    assert sum(mask.bit_count() for mask in printed) == table.game.board.land.bit_count()
    table.play("done")
    assert table.game.ground == printed
    assert table.mats[0].built(0) == 1


@pytest.mark.rule("TM-409")
def test_only_buildings_have_a_power_value() -> None:
    """A hex of home terrain without one counts for nobody: no power, no town, no area."""
    table = transformed("witches")
    assert VALUES == (1, 2, 2, 3, 3, 3)
    assert (table.mats[0].offers, table.mats[1].offers) == ([], [])
    table.play("done", "upgrade D5 trading-post")
    # C3 beside D5 offers one power, the empty forest of D4 none.
    assert table.legal("accept") == {"accept 1 nomads"}


@pytest.mark.breach("TM-409")
def test_such_a_hex_belongs_to_nobody_and_founds_no_town() -> None:
    table = Table("witches", "nomads").put(0, "trading-post", "C3", "E6", "E7").put(1, "dwelling", "F3")
    table.ground("D4", "mountains").turn(0)
    events = table.play("transform D4 forest", "done")
    assert of_kind(events, "town-founded") == []
    # The Nomads may transform it further.
    table.put(1, "dwelling", "D5").turn(1)
    assert "dig 3 build D4" in table.legal()
    assert told(table.refusal("upgrade D4 trading-post"), "TM-091", "nothing-to-upgrade")

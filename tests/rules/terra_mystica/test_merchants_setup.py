"""Section 14: what Merchants of the Seas changes before the first round, its maps, and its favour tiles."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import MAP_IDS, MAPS
from ecumene.games.terra_mystica.tiles import BONUS_TILES, FAVOUR_TILES, SCORING_TILES, TOWN_TILES
from ecumene.parts.hexes import cells_in, count
from tests.rules.terra_mystica.afloat import afloat, markers_gone, sails, sea
from tests.rules.terra_mystica.table import Table, cells, told

#: The twelve scoring tiles by cult (facts.json).
CULT_OF = dict(zip([f"m{n}" for n in range(1, 13)], "EFEWWAFAFEAW", strict=True))
NEW_FAVOURS = {f"take favour-m{n}" for n in (1, 2, 3, 4)}
#: The canals of maps.json: the river hexes joined, and the land on both sides.
CANALS = {
    "base": {("r14", "r21", "E4", "E5")},
    "revised-base": {("r14", "r21", "E4", "E5")},
    "fire-and-ice": {("r3", "r8", "C5", "D3")},
    "fjords": {("r14", "r17", "D1", "E4")},
    "lakes": {
        ("r15", "r19", "F4", "G4"),
        ("r21", "r25", "G6", "H6"),
        ("r21", "r29", "H5", "H6"),
        ("r25", "r29", "H6", "I7"),
        ("r27", "r32", "I4", "J3"),
        ("r13", "r17", "E7", "F6"),
        ("r14", "r23", "G2", "G3"),
    },
}


def deal(seed: int = 1, seats: int = 3, **options: object) -> TerraMystica:
    game = ecumene.box("terra-mystica").new(seats, seed, options)
    assert isinstance(game, TerraMystica)
    return game


def bonus_ids(game: TerraMystica) -> set[str]:
    return {BONUS_TILES[tile].id for tile in game.pool}


def scoring_ids(game: TerraMystica) -> list[str]:
    return [SCORING_TILES[tile].id for tile in game.scoring]


def towns_in(game: TerraMystica) -> dict[str, int]:
    return {TOWN_TILES[number].id: left for number, left in enumerate(game.towns_left) if left}


def favours_in(game: TerraMystica) -> dict[str, int]:
    return {FAVOUR_TILES[number].id: left for number, left in enumerate(game.favours_left) if left}


def temple(*factions: str) -> Table:
    """The first seat has just built a temple."""
    table = sea(*factions).put(0, "trading-post", "C3")
    table.play("upgrade C3 temple")
    return table


# What is in the box


@pytest.mark.rule("TM-184")
def test_what_the_box_holds() -> None:
    game = deal(merchants=True)
    assert (towns_in(game)["m1"], towns_in(game)["m2"]) == (2, 2)
    assert {id: left for id, left in favours_in(game).items() if id.startswith("m")} == dict.fromkeys(
        ("m1", "m2", "m3", "m4"), 3
    )
    assert len([tile for tile in SCORING_TILES if tile.id.startswith("m")]) == 12
    assert len([tile for tile in BONUS_TILES if tile.id.startswith("m")]) == 4
    assert sorted(MAP_IDS) == sorted(CANALS)
    assert len(CANALS["lakes"]) == 7


@pytest.mark.breach("TM-184")
def test_nothing_of_the_box_is_in_a_game_without_it() -> None:
    for seed in range(6):
        game = deal(seed, seats=5)
        tiles = [*bonus_ids(game), *scoring_ids(game), *towns_in(game), *favours_in(game)]
        assert [id for id in tiles if id.startswith("m")] == []
    table = Table("witches", "nomads").put(0, "trading-post", "C3")
    assert told(table.refusal("upgrade C3 shipyard"), "TM-091", "without-merchants")
    assert told(table.refusal("special move"), "TM-107", "no-such-action")


@pytest.mark.rule("TM-185")
def test_the_new_favour_and_town_tiles_and_spells_are_open_from_the_start() -> None:
    assert temple("witches", "nomads").legal("take favour-m") == NEW_FAVOURS
    table = sea("witches", "nomads").bowls(0, 0, 0, 12).port(0, "C3").put(0, "dwelling", "C3").ships(0, "r9")
    assert {"power move", "power ship", "power favour"} <= table.legal("power")
    table.put(0, "trading-post", "D4", "D5").put(0, "temple", "E7").stock(0, priests=3)
    table.play("upgrade C3 trading-post")
    assert {"take town-m1", "take town-m2"} <= table.legal("take town")


@pytest.mark.breach("TM-185")
def test_without_merchants_there_are_no_new_favour_tiles_and_no_new_spells() -> None:
    table = Table("witches", "nomads").put(0, "trading-post", "C3").bowls(0, 0, 0, 12)
    for spell in ("move", "ship", "favour"):
        assert told(table.refusal(f"power {spell}"), "TM-104", "without-merchants")
    table.play("upgrade C3 temple")
    assert table.legal("take favour-m") == set()
    assert told(table.refusal("take favour-m1"), "TM-011", "no-tile-left")


@pytest.mark.rule("TM-190")
def test_every_faction_has_three_ships_fifteen_markers_a_port_and_a_move_action() -> None:
    table = sea("witches", "nomads").put(0, "dwelling", "C3").port(0, "C3").stock(0, coins=20)
    assert table.mats[0].markers_left == 15
    for _ in range(3):
        table.bowls(0, 0, 0, 12).game.used = 0
        table.turn(0).play("power ship", "ship r10", "done")
    assert afloat(table) == ["r10"] * 3
    assert "special move" in table.turn(0).legal("special")


@pytest.mark.breach("TM-190")
def test_nobody_has_a_fourth_ship_a_sixteenth_marker_or_a_second_shipyard() -> None:
    table = sea("witches", "nomads").put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10", "r10", "r9")
    table.put(1, "dwelling", "B4").bowls(0, 0, 0, 12)
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    markers_gone(table, 15).play("special move")
    assert told(table.refusal("sail r10 B4 power"), "TM-206", "no-marker-left")
    table.turn(0).put(0, "shipyard", "C4").put(0, "trading-post", "D5")
    assert told(table.refusal("upgrade D5 shipyard"), "TM-278", "no-building-left")


@pytest.mark.rule("TM-359")
def test_merchants_needs_only_the_base_game() -> None:
    game = deal(merchants=True)
    offered = {str(move) for move in game.moves(game.to_move[0])}
    assert len(offered) == 14
    both = deal(merchants=True, fire_and_ice=True)
    assert len(both.moves(both.to_move[0])) == 20


@pytest.mark.breach("TM-359")
def test_without_fire_and_ice_its_factions_cannot_be_chosen() -> None:
    game = deal(merchants=True)
    for faction in ("ice-maidens", "yetis", "dragonlords", "acolytes", "shapeshifters", "riverwalkers"):
        seat = game.to_move[0]
        refusal = game.check(seat, game.parse(seat, f"faction {faction}"))
        assert refusal is not None
        assert told(refusal, "TM-359", "not-in-box", {"faction": faction})


# Bonus tiles and scoring tiles


@pytest.mark.rule("TM-186")
def test_one_bonus_tile_is_replaced_and_players_and_three_are_drawn() -> None:
    seen: set[str] = set()
    for seed in range(40):
        for seats in (2, 5):
            game = deal(seed, seats, merchants=True)
            assert len(game.pool) == seats + 3
            seen |= bonus_ids(game)
    assert seen == {"1", "2", "3", "4", "5", "7", "8", "9", "m1", "m2", "m3", "m4"}


@pytest.mark.breach("TM-186")
def test_the_replaced_bonus_tile_is_never_drawn() -> None:
    for seed in range(40):
        assert "6" not in bonus_ids(deal(seed, 5, merchants=True))
    assert any("6" in bonus_ids(deal(seed, 5)) for seed in range(10))


@pytest.mark.rule("TM-187")
def test_two_of_the_three_new_bonus_tiles_may_be_drawn_first() -> None:
    pairs: set[tuple[str, ...]] = set()
    for seed in range(40):
        new = sorted(bonus_ids(deal(seed, 2, merchants=True, new_bonus=True)) & {"m1", "m2", "m3"})
        assert len(new) >= 2
        pairs.add(tuple(new))
    assert {("m1", "m2"), ("m1", "m3"), ("m2", "m3")} <= pairs
    assert deal(merchants=True, final_tile="trade-markers").final == 4


@pytest.mark.breach("TM-187")
def test_without_the_option_the_new_tiles_may_be_missing_and_without_merchants_it_is_not_there() -> None:
    assert any(len(bonus_ids(deal(seed, 2, merchants=True)) & {"m1", "m2", "m3"}) < 2 for seed in range(20))
    for options in ({"new_bonus": True}, {"final_tile": "trade-markers"}):
        with pytest.raises(BadInput) as caught:
            deal(**options)
        assert caught.value.reason == "terra-mystica-needs-merchants"


@pytest.mark.rule("TM-188")
def test_only_the_twelve_new_scoring_tiles_are_drawn() -> None:
    seen: set[str] = set()
    for seed in range(60):
        drawn = scoring_ids(deal(seed, merchants=True))
        assert len(set(drawn)) == 6
        seen |= set(drawn)
    assert seen == set(CULT_OF)


@pytest.mark.breach("TM-188")
def test_no_three_tiles_of_one_cult_lie_in_rounds_one_to_five() -> None:
    third_in_round_six = False
    for seed in range(150):
        cults = [CULT_OF[id] for id in scoring_ids(deal(seed, merchants=True))]
        assert max(cults[:5].count(cult) for cult in "FWEA") == 2
        third_in_round_six |= cults.count(cults[5]) == 3
    # In round 6 the cult bonus is covered.
    assert third_in_round_six
    # m1, m3 and m10 are the tiles of earth.
    with pytest.raises(BadInput) as caught:
        deal(merchants=True, scoring_tiles="m1 m3 m2 m10 m4 m5")
    assert caught.value.reason == "terra-mystica-one-cult"
    assert scoring_ids(deal(merchants=True, scoring_tiles="m1 m3 m2 m4 m5 m10"))[5] == "m10"


@pytest.mark.rule("TM-319")
def test_the_mini_expansion_can_be_combined_with_merchants() -> None:
    options = {"merchants": True, "mini_towns": True, "shipping_tile": True, "temple_tile": True}
    assert any("10" in bonus_ids(deal(seed, 5, **options)) for seed in range(10))
    towns = towns_in(deal(**options))
    assert (towns["6"], towns["8"]) == (1, 1)


@pytest.mark.breach("TM-319", "TM-130")
def test_the_temple_tile_and_the_shipping_town_of_the_mini_expansion_stay_out() -> None:
    for seed in range(40):
        game = deal(seed, merchants=True, mini_towns=True, temple_tile=True)
        assert "9" not in scoring_ids(game)
        assert "7" not in towns_in(game)
    assert towns_in(deal(mini_towns=True))["7"] == 2


@pytest.mark.rule("TM-130")
@pytest.mark.parametrize("mini", [False, True])
def test_there_are_two_shipping_towns_in_all(mini: bool) -> None:
    left = deal(merchants=True, mini_towns=mini).towns_left
    assert sum(left[tile.number] for tile in TOWN_TILES if tile.gains[6]) == 2


# Favour tiles


@pytest.mark.rule("TM-191")
def test_giants_with_the_old_tile_may_still_take_those_of_other_cults() -> None:
    """The rulebook's example: the Giants own one of the two fire tiles with one step."""
    table = sea("giants", "nomads").favour(0, "9").put(0, "trading-post", "D4")
    table.play("upgrade D4 temple")
    assert table.legal("take favour-m") == NEW_FAVOURS - {"take favour-m1"}


@pytest.mark.breach("TM-191")
@pytest.mark.parametrize(("old", "new"), [("9", "m1"), ("10", "m2"), ("11", "m3"), ("12", "m4")])
def test_the_two_tiles_of_one_cult_exclude_each_other(old: str, new: str) -> None:
    for one, other in ((old, new), (new, old)):
        table = sea("giants", "nomads").favour(0, one).put(0, "trading-post", "D4")
        table.play("upgrade D4 temple")
        assert told(table.refusal(f"take favour-{other}"), "TM-191", "favour-paired", {"tile": f"favour-{other}"})


@pytest.mark.rule("TM-192", "TM-320")
@pytest.mark.parametrize(("gone", "left"), [("9", "m1"), ("m1", "9"), ("10", "m2"), ("m4", "12")])
def test_when_three_copies_are_gone_the_other_tile_is_left_for_everybody(gone: str, left: str) -> None:
    table = sea("witches", "nomads", "darklings", "mermaids", "engineers")
    table.favour(1, gone).favour(2, gone).favour(3, gone).favour(4, left).put(0, "trading-post", "C3")
    table.play("upgrade C3 temple", f"take favour-{left}")
    assert table.mats[0].favours == 1 << [tile.id for tile in FAVOUR_TILES].index(left)


@pytest.mark.breach("TM-192")
def test_a_tile_whose_copies_are_gone_cannot_be_taken() -> None:
    table = sea("witches", "nomads", "darklings", "mermaids")
    table.favour(1, "m3").favour(2, "m3").favour(3, "m3").put(0, "trading-post", "C3")
    table.play("upgrade C3 temple")
    assert told(table.refusal("take favour-m3"), "TM-011", "no-tile-left", {"tile": "favour-m3"})


@pytest.mark.breach("TM-320")
def test_five_players_never_use_up_the_six_tiles_of_a_cult() -> None:
    for old, new in (("9", "m1"), ("10", "m2"), ("11", "m3"), ("12", "m4")):
        for ones in range(4):
            table = sea("witches", "nomads", "darklings", "mermaids", "engineers").put(0, "trading-post", "C3")
            for seat in (1, 2, 3, 4):
                table.favour(seat, old if seat <= ones else new if seat <= ones + 3 else old)
            table.play("upgrade C3 temple")
            assert table.legal("take favour") & {f"take favour-{old}", f"take favour-{new}"}


# Canals and maps


@pytest.mark.rule("TM-189")
@pytest.mark.parametrize("name", sorted(CANALS))
def test_the_canals_of_a_map_carry_ships_both_ways(name: str) -> None:
    board = MAPS[MAP_IDS.index(name)]
    for one, other, left, right in CANALS[name]:
        # A canal lies between two land hexes, and both river hexes touch them.
        assert board.near[board.cell(left)] >> board.cell(right) & 1
        for start, end in ((one, other), (other, one)):
            table = sea("witches", "nomads", map=name, shipping=1).put(0, "dwelling", left).ships(0, start)
            table.play("special move", f"sail {start} {end}")
            assert afloat(table) == [end]


@pytest.mark.breach("TM-189")
@pytest.mark.parametrize("name", sorted(CANALS))
def test_there_are_no_other_canals(name: str) -> None:
    board = MAPS[MAP_IDS.index(name)]
    found: set[frozenset[str]] = set()
    for cell in range(board.land_size, board.size):
        for other in cells_in(board.ways[cell]):
            if board.distance(cell, other) > 1:
                found.add(frozenset((board.name(cell), board.name(other))))
    assert found == {frozenset(canal[:2]) for canal in CANALS[name]}
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").ships(0, "r15")
    table.play("special move")
    assert told(table.refusal("sail r15 r21"), "TM-201", "no-way-there")


@pytest.mark.rule("TM-080")
def test_land_on_both_sides_of_a_canal_stays_adjacent() -> None:
    """E4 and E5 lie beside the canal: spades reach across it, and power flows."""
    table = sea("mermaids", "alchemists", shipping=0).put(0, "dwelling", "E4")
    table.play("transform E5 lakes", "build E5")
    assert cells(table, table.mats[0].own) == {"E4", "E5"}
    table = sea("mermaids", "alchemists").put(1, "dwelling", "E5").put(0, "dwelling", "E3").ground("E4", "lakes")
    table.play("build E4")
    assert (table.seat, table.legal()) == (1, {"accept 1 mermaids", "decline 1 mermaids"})


@pytest.mark.breach("TM-080")
def test_a_canal_makes_no_trading_post_dearer() -> None:
    """A neighbour beyond the canal is a neighbour: 3 coins, not 6."""
    table = sea("mermaids", "alchemists").put(1, "dwelling", "E5").put(0, "dwelling", "E4")
    table.play("upgrade E4 trading-post")
    assert table.mats[0].coins == 47


@pytest.mark.rule("TM-081")
def test_reach_by_shipping_takes_no_notice_of_canals() -> None:
    for shipping in range(4):
        here = sea("dragonlords", "nomads", shipping=shipping).put(0, "dwelling", "C2")
        land = set("A3 A4 A6 A7 B2 B3 C1 C3 D3 D4 E4 E5 E6 D5 B4 A8 A2 B1 D1 D2".split())
        found = cells(here, here.game.reach(0))
        assert found <= land
        assert (len(found) > 0, "F3" in found, "G1" in found) == (True, False, False)


@pytest.mark.breach("TM-081")
def test_no_hex_beyond_a_canal_is_reached_by_shipping() -> None:
    """From C2 two river hexes lead to G1 only through the canal."""
    table = sea("engineers", "nomads", shipping=2).put(0, "dwelling", "C2")
    assert told(table.refusal("build G1"), "TM-064", "out-of-reach", {"cell": "G1", "shipping": 2})
    table.ships(0, "r14").play("special move", "sail r14 r21", "done", "done")
    assert "build G1" in table.turn(0).legal("build")


@pytest.mark.rule("TM-318")
@pytest.mark.parametrize("name", ["lakes", "fjords"])
def test_the_new_maps_are_played_without_merchants_too(name: str) -> None:
    game = deal(seats=2, map=name, start_points="by-map", factions="fixed", seating="dwarves nomads")
    assert [mat.vp for mat in game.mats] == ([30, 15] if name == "lakes" else [20, 15])
    table = Table("mermaids", "nomads", map=name).put(0, "dwelling", "G3")
    assert count(table.game.reach(0)) > 0


@pytest.mark.breach("TM-318")
def test_without_ships_canals_have_no_effect() -> None:
    """On Lakes the canal r14-r23 would bring I3 within two river hexes of F3."""
    table = sails(Table("alchemists", "nomads", map="lakes").put(0, "dwelling", "F3"), 2)
    assert told(table.refusal("build I3"), "TM-064", "out-of-reach", {"cell": "I3"})
    assert table.legal("special") == set()
    assert told(table.refusal("special move"), "TM-107", "no-such-action")

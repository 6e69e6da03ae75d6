"""Section 1: players and rounds, what each player owns, the map, and the common supplies."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, IllegalMove
from ecumene.games.terra_mystica.maps import MAP_IDS, TERRAINS
from ecumene.games.terra_mystica.tiles import BUILDINGS, FAVOUR_TILES, TOWN_TILES
from tests.rules.terra_mystica.deals import NAMES, TABLES, deal, not_dealt, owed, refused, seated, until, wander
from tests.rules.terra_mystica.table import Table, of_kind, told
from tests.second.terra_mystica.data import MAPS, NUMBER_OF

#: The terrains as the ledger lists them (TM-005) and as its tables colour them.
CYCLE = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")
LETTERS = dict(zip(BUILDINGS, ("D", "TP", "TE", "SH", "SA", "SY"), strict=True))
#: Forest cells of the base map far from each other and cells to be made forest.
FORESTS = ("C3", "F2", "F4", "E9", "I6", "I11", "A3", "A10", "D1")
FOUR = ("H1", "H2", "H3", "I2")


def built_up(kind: str, *cells: str) -> Table:
    return Table("witches", "nomads").put(0, kind, *cells)


@pytest.mark.rule("TM-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_exactly_six_rounds(seats: int) -> None:
    game = deal(seats, 5, factions="random")
    started = [
        event.data["round"] for events in wander(game, seats) for event in events if event.kind == "round-started"
    ]
    assert started[-5:] == [2, 3, 4, 5, 6]
    assert (game.is_over, game.round) == (True, 6)


@pytest.mark.breach("TM-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats: int) -> None:
    problem = not_dealt(seats)
    assert problem.reason == "seats"
    assert (problem.needs["low"], problem.needs["high"]) == (2, 5)


@pytest.mark.breach("TM-001")
def test_there_is_no_seventh_round() -> None:
    table = Table("witches", "nomads", round=6).put(0, "dwelling", "C3").put(1, "dwelling", "F3")
    table.play("pass", "pass")
    assert table.game.is_over
    for seat in (0, 1):
        assert told(table.refusal("build D4", seat), "TM-001", "game-over")


@pytest.mark.rule("TM-002")
@pytest.mark.parametrize("name", NAMES)
def test_what_every_player_owns(name: str) -> None:
    for factions in TABLES:
        if name in factions:
            game = seated(*factions)
            until(game, "place-dwelling")
            mat = game.mats[factions.index(name)]
            for building, kind in enumerate(BUILDINGS[:5]):
                assert mat.left(building) == NUMBER_OF[LETTERS[kind]]
            assert mat.bridges == 3
            tokens = 8 if name in ("dragonlords", "shapeshifters") else 12
            assert mat.bowls.one + mat.bowls.two + mat.bowls.three == tokens


@pytest.mark.rule("TM-002")
def test_all_seven_priests_can_be_held() -> None:
    table = built_up("dwelling", "C3").stock(0, priests=6).bowls(0, 0, 0, 5)
    table.play("convert 5pw to 1p")
    assert table.mats[0].priests == 7


@pytest.mark.breach("TM-002")
def test_there_is_no_eighth_priest() -> None:
    table = built_up("dwelling", "C3").stock(0, priests=7).bowls(0, 0, 0, 8)
    assert told(table.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")
    table.play("power priest")
    assert table.mats[0].priests == 7


@pytest.mark.breach("TM-002")
def test_there_is_no_fourth_bridge() -> None:
    table = built_up("dwelling", "C2", "G1").bowls(0, 0, 0, 9)
    table.bridge(0, "C2-D3", "C2-D4", "C2-E5")
    assert told(table.refusal("power bridge E4-G1"), "TM-296", "no-bridge-left")


@pytest.mark.breach("TM-002", "TM-278")
@pytest.mark.parametrize(
    ("stand", "number", "wanted"),
    [
        ("dwelling", 8, "build D4"),
        ("trading-post", 4, "upgrade D4 trading-post"),
        ("temple", 3, "upgrade D4 temple"),
        ("stronghold", 1, "upgrade D4 stronghold"),
        ("sanctuary", 1, "upgrade D4 sanctuary"),
    ],
)
def test_no_more_buildings_than_the_board_holds(stand: str, number: int, wanted: str) -> None:
    table = built_up(stand, *FORESTS[:number])
    before = {"trading-post": "dwelling", "temple": "trading-post", "stronghold": "trading-post"}.get(stand, "temple")
    if stand == "dwelling":
        table.ground("D4", "forest")
    else:
        table.put(0, before, "D4")
    assert told(table.refusal(wanted), "TM-278", "no-building-left", {"building": stand})


@pytest.mark.rule("TM-278")
def test_a_replaced_building_is_available_again() -> None:
    table = built_up("dwelling", *FORESTS[:8]).ground("D4", "forest").put(1, "dwelling", "A5")
    assert "build D4" not in table.legal()
    table.play("upgrade I6 trading-post", "done", "pass bonus-8")
    assert table.mats[0].left(BUILDINGS.index("dwelling")) == 1
    table.play("build D4")
    assert table.mats[0].left(BUILDINGS.index("dwelling")) == 0


@pytest.mark.rule("TM-003")
def test_the_income_of_a_kind_grows_with_its_number() -> None:
    for number, workers in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 8)):
        assert built_up("dwelling", *FORESTS[:number]).game.income(0)[1] == workers


@pytest.mark.breach("TM-003")
def test_it_depends_on_nothing_else() -> None:
    here = built_up("dwelling", "C3", "F2", "F4").put(0, "trading-post", "E9")
    there = built_up("dwelling", "A3", "D1", "I11").put(0, "trading-post", "A10").put(0, "sanctuary", "I6")
    assert here.game.income(0)[:2] == there.game.income(0)[:2]
    # In a town, beside others, over bridges: all the same.
    there.bridge(0, "B1-D1").put(1, "stronghold", "E1", "I12")
    assert here.game.income(0)[:2] == there.game.income(0)[:2]


@pytest.mark.breach("TM-003")
def test_an_upgrade_covers_the_income_of_the_old_building_again() -> None:
    table = built_up("dwelling", "C3", "F2").put(1, "dwelling", "D4")
    coins, workers = table.game.income(0)[:2]
    table.play("upgrade C3 trading-post")
    assert table.game.income(0)[:2] == [coins + 2, workers - 1]


@pytest.mark.rule("TM-004")
@pytest.mark.parametrize("name", MAP_IDS)
def test_the_maps_are_the_printed_ones(name: str) -> None:
    game = deal(2, map=name)
    board = game.board
    cells = MAPS[name]["cells"]
    assert board.size == len(cells)
    for cell, facts in cells.items():
        terrain = game.terrain_name(board.cell(cell))
        assert terrain == (facts["terrain"] if facts["terrain"] == "river" else CYCLE[COLOURS.index(facts["terrain"])])
    seen = {game.terrain_name(cell) for cell in range(board.size)}
    assert seen == {*CYCLE, "river"}


@pytest.mark.breach("TM-004")
@pytest.mark.parametrize("name", MAP_IDS)
def test_no_building_stands_on_the_river(name: str) -> None:
    game = deal(2, map=name, factions="random")
    rivers = [cell for cell, facts in MAPS[name]["cells"].items() if facts["terrain"] == "river"]
    assert owed(game) == "place-dwelling"
    for river in rivers:
        for text in (f"place {river}", f"build {river}", f"dig 1 build {river}", f"transform {river} forest"):
            with pytest.raises(IllegalMove) as caught:
                game.parse(game.to_move[0], text)
            assert caught.value.refusal.kind == MALFORMED
    for _ in wander(game, 1):
        assert game.occupied & game.board.river == 0


@pytest.mark.breach("TM-004")
def test_what_is_no_cell_of_the_map_is_told() -> None:
    game = deal(2, factions="random")
    with pytest.raises(IllegalMove) as caught:
        game.parse(game.to_move[0], "place Z9")
    assert told(caught.value.refusal, "TM-004", "off-map", {"cell": "Z9"})


@pytest.mark.rule("TM-005")
def test_spades_go_round_the_terrain_cycle() -> None:
    assert TERRAINS[:7] == CYCLE
    table = built_up("dwelling", "C3")
    for place, terrain in enumerate(CYCLE):
        steps = abs(place - CYCLE.index("forest"))
        spades = min(steps, 7 - steps)
        if spades:
            assert f"dig {spades} build D4" in table.ground("D4", terrain).legal()
    # The ring is closed: from wasteland to desert it is one step for the Nomads.
    desert = Table("nomads", "witches").put(0, "dwelling", "F3")
    assert "dig 1 build G2" in desert.ground("G2", "wasteland").legal()
    assert "dig 1 build G2" in desert.ground("G2", "plains").legal()


@pytest.mark.breach("TM-005")
@pytest.mark.parametrize(
    ("terrain", "need"), [("lakes", 1), ("mountains", 1), ("swamp", 2), ("wasteland", 2), ("plains", 3), ("desert", 3)]
)
def test_no_terrain_is_nearer_or_further_than_on_the_cycle(terrain: str, need: int) -> None:
    table = built_up("dwelling", "C3").ground("D4", terrain)
    for spades in range(1, 7):
        if spades != need:
            assert told(table.refusal(f"dig {spades} build D4"), "TM-065", "other-spades", {"need": need})


@pytest.mark.rule("TM-011")
def test_one_of_each_strong_favour_tile_and_three_of_each_other() -> None:
    left = deal(3).favours_left
    by_id = {tile.id: left[tile.number] for tile in FAVOUR_TILES}
    assert [by_id[str(number)] for number in range(1, 13)] == [1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]
    assert [tile.steps for tile in FAVOUR_TILES[:4]] == [3, 3, 3, 3]


@pytest.mark.breach("TM-011")
def test_a_tile_that_is_gone_cannot_be_taken() -> None:
    table = Table("witches", "nomads", "mermaids", "darklings").put(0, "trading-post", "C3")
    table.favour(1, "1", "5").favour(2, "5").favour(3, "5")
    table.play("upgrade C3 temple")
    for id in ("1", "5"):
        assert told(table.refusal(f"take favour-{id}"), "TM-011", "no-tile-left", {"tile": f"favour-{id}"})
    assert {"take favour-2", "take favour-6"} <= table.legal()


@pytest.mark.rule("TM-012")
def test_two_of_each_base_town_tile_and_four_of_the_mini_expansion() -> None:
    ids = [tile.id for tile in TOWN_TILES]
    base = dict(zip(ids, deal(3).towns_left, strict=True))
    assert {id: number for id, number in base.items() if number} == dict.fromkeys("12345", 2)
    more = dict(zip(ids, deal(3, mini_towns=True).towns_left, strict=True))
    assert {id: number for id, number in more.items() if number} == {
        **dict.fromkeys("12345", 2),
        "6": 1,
        "7": 2,
        "8": 1,
    }


@pytest.mark.rule("TM-012")
@pytest.mark.parametrize(("tile", "points", "keys"), [("6", 2, 2), ("7", 4, 1), ("8", 11, 1)])
def test_what_the_town_tiles_of_the_mini_expansion_bring(tile: str, points: int, keys: int) -> None:
    table = Table("witches", "nomads", mini_towns=True).put(1, "trading-post", *FOUR[:3]).ground("I2", "desert")
    table.turn(1).play("build I2", f"take town-{tile}")
    mat = table.mats[1]
    assert (table.source(1, "town-tile"), mat.keys) == (points, keys)
    assert mat.cults == ([2, 2, 2, 2] if tile == "6" else [0, 0, 0, 0])
    assert mat.shipping == (1 if tile == "7" else 0)
    assert table.source(1, "shipping-step") == (2 if tile == "7" else 0)


@pytest.mark.breach("TM-012", "TM-013")
def test_town_tiles_that_are_gone_or_of_another_box_are_refused() -> None:
    table = Table("witches", "nomads").put(1, "trading-post", *FOUR[:3]).ground("I2", "desert")
    table.game.towns_left = [0, *table.game.towns_left[1:]]
    table.turn(1).play("build I2")
    for id in ("1", "6", "7", "8"):
        assert told(table.refusal(f"take town-{id}"), "TM-013", "no-tile-left", {"tile": f"town-{id}"})
    assert table.legal("take town") == {"take town-2", "take town-3", "take town-4", "take town-5"}


@pytest.mark.rule("TM-013")
def test_the_supply_of_town_tiles_is_common() -> None:
    table = Table("witches", "nomads").put(1, "trading-post", *FOUR[:3]).ground("I2", "desert")
    table.turn(1).play("build I2", "take town-3")
    table.put(0, "trading-post", "E6", "E7", "F4").ground("D4", "forest").turn(0)
    table.play("build D4", "take town-3")
    table.put(0, "trading-post", "A9").put(0, "dwelling", "A10", "B5").put(0, "temple", "A8").ground("B4", "forest")
    table.turn(0).play("build B4")
    assert told(table.refusal("take town-3"), "TM-013", "no-tile-left")


@pytest.mark.breach("TM-013")
def test_without_a_tile_left_no_town_is_founded() -> None:
    table = Table("witches", "nomads", scoring="2").put(1, "trading-post", *FOUR[:3]).ground("I2", "desert")
    table.game.towns_left = [0] * len(TOWN_TILES)
    events = table.turn(1).play("build I2")
    assert of_kind(events, "town-founded") == []
    assert (table.source(1, "round-town"), table.mats[1].keys, table.mats[1].towned) == (0, 0, 0)
    assert refused(table.game, "take town-1").reason == "not-now"

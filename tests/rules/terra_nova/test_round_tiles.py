"""Ledger section 17: round scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.terra_nova.tiles import ROUND_TILES
from tests.rules.terra_nova.deals import deal
from tests.rules.terra_nova.table import Table, of_kind

TILES = ("house", "factory", "palace", "sailing", "town", "spade")


def golems(tile: str, faction: str = "golems", rival: str = "fairies") -> Table:
    """A house on C7, with D7 home, C8 and D6 one spade away, B6, B7 and C6 two; plenty of power."""
    return Table(faction, rival, tile=tile).put(0, "house", "C7").bowls(0, 0, 0, 8)


def scored(table: Table) -> dict[str, int]:
    """Points of seat 0 from round tiles."""
    found = {tile: table.source(0, f"round-{tile}") for tile in TILES}
    return {tile: points for tile, points in found.items() if points}


@pytest.mark.rule("TN-280")
def test_the_tile_of_the_round_scores_at_once_and_each_time() -> None:
    table = golems("house").ground("C8", 2).ground("D6", 2)
    for number, cell in enumerate(("D7", "C8", "D6"), start=1):
        events = table.turn(0).play(f"build {cell}")
        assert [event.kind for event in events] == ["built", "scored"]
        assert scored(table) == {"house": 2 * number}


@pytest.mark.breach("TN-280")
@pytest.mark.parametrize("now", [1, 2, 3, 4, 5])
def test_tiles_of_other_rounds_score_nothing(now: int) -> None:
    """House, factory, palace, sailing, spade lie on rounds 1 to 5: a house pays in the first only."""
    table = Table("golems", "fairies", round=now).put(0, "house", "C7")
    table.game.round_tiles = [0, 2, 4, 5, 7]
    table.play("transform C8 build")
    assert scored(table) == {1: {"house": 2}, 5: {"spade": 2}}.get(now, {})


@pytest.mark.breach("TN-280")
def test_nothing_scores_outside_phase_two() -> None:
    """A Planner's neutral houses of phase 3 and an income phase lie between: no points from the house tile."""
    table = Table("golems", "fairies", tile="house", two_player_variant="planner")
    table.game.neutral_colour = 0
    events = table.pass_all()
    assert len(of_kind(events, "neutral-placed")) == 4
    assert [table.points(0), table.points(1), table.game.round] == [0, 0, 2]


@pytest.mark.rule("TN-281")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("golems", ["build D7"]),
        ("golems", ["transform C8 build"]),
        ("golems", ["power 1-spade", "transform C8 build"]),
        ("golems", ["power 2-spades", "transform B7", "build B7"]),
        ("water-sprites", ["special palace", "build I1"]),
        ("sun-worshippers", ["special palace", "transform C8 build"]),
        ("ifrits", ["upgrade A1 palace-left", "build I1"]),
    ],
)
def test_every_house_built_scores_two(faction: str, moves: list[str]) -> None:
    table = golems("house", faction)
    if faction == "ifrits":
        table.put(0, "factory", "A1")
    else:
        table.put(0, "palace-left" if faction != "golems" else "factory", "A1")
    table.play(*moves)
    assert scored(table) == {"house": 2}


@pytest.mark.breach("TN-281")
def test_initial_houses_and_upgrades_are_no_houses_built() -> None:
    for seed in range(6):
        game = deal(4, seed=seed)
        while game.round == 0:
            seat = game.to_move[0]
            game.play(seat, game.moves(seat)[0])
        assert [score.total for score in game.scores()] == [0, 0, 0, 0]
    for faction, move in (("golems", "upgrade C7 factory"), ("golems", "transform C8"), ("inventors", "invent C8")):
        table = golems("house", faction).put(0, "palace-left", "A1")
        table.play(move)
        assert scored(table) == {}


@pytest.mark.rule("TN-282")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("golems", ["upgrade C7 factory"]),
        ("inventors", ["invent C8"]),
        ("seafarers", ["special palace", "upgrade C7 factory"]),
    ],
)
def test_every_upgrade_to_a_factory_scores_three(faction: str, moves: list[str]) -> None:
    table = golems("factory", faction).put(0, "palace-right" if faction == "seafarers" else "palace-left", "A1")
    table.put(0, "house", "I1").play(*moves)
    assert scored(table) == {"factory": 3}


@pytest.mark.breach("TN-282")
@pytest.mark.parametrize("move", ["upgrade A1 palace-left", "upgrade A1 palace-right", "build D7", "sail"])
def test_no_other_deed_scores_the_factory_tile(move: str) -> None:
    table = golems("factory").put(0, "factory", "A1")
    table.play(move)
    assert scored(table) == {}


@pytest.mark.rule("TN-283")
def test_every_palace_scores_five() -> None:
    table = golems("palace").put(0, "factory", "A1", "I1")
    table.play("upgrade A1 palace-right")
    assert scored(table) == {"palace": 5}
    table.turn(0).play("upgrade I1 palace-left")
    assert scored(table) == {"palace": 10}


@pytest.mark.breach("TN-283")
@pytest.mark.parametrize("move", ["upgrade C7 factory", "build D7", "pass bonus-C"])
def test_no_other_deed_scores_the_palace_tile(move: str) -> None:
    table = golems("palace").put(0, "factory", "A1").put(0, "palace-left", "I1")
    table.play(move)
    assert scored(table) == {}


def small_town(faction: str, tile: str) -> Table:
    """Seven points of buildings in one group: the next action founds a town."""
    return golems(tile, faction).put(0, "factory", "C8", "B7", "B6")


@pytest.mark.rule("TN-284")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("golems", ["sail"]),
        ("golems", ["power sailing"]),
        ("golems", ["power 7-coins", "town sailing"]),
        ("seafarers", ["upgrade A1 palace-left", "sail"]),
    ],
)
def test_every_step_scores_two_more_whatever_its_source(faction: str, moves: list[str]) -> None:
    table = golems("sailing", faction) if "town sailing" not in moves else small_town(faction, "sailing")
    table.put(0, "factory", "A1").play(*moves)
    assert scored(table) == {"sailing": 2}
    assert table.source(0, "sailing-step") == 2


@pytest.mark.breach("TN-284")
def test_no_step_no_points() -> None:
    """The sailing bonus tile is no step, a step lost at the end of the track neither."""
    table = golems("sailing").bonus(0, "C")
    assert table.game.sailing(0) == 1
    table.play("pass bonus-F")
    assert scored(table) == {}
    table = golems("sailing", "seafarers").put(0, "factory", "A1")
    table.mats[0].sailing = 3
    table.play("upgrade A1 palace-left")
    assert (scored(table), table.points(0)) == ({}, 0)


@pytest.mark.rule("TN-285")
def test_every_town_scores_five_more() -> None:
    table = small_town("ifrits", "town").put(0, "palace-left", "I1").put(0, "palace-right", "I2")
    table.put(0, "house", "H1", "H2")
    table.play("power 7-coins", "town 9-points B6")
    assert (scored(table), table.source(0, "town-tile")) == ({"town": 5}, 9)
    table.play("town 6-coins H1")
    assert (scored(table), table.source(0, "town-tile")) == ({"town": 10}, 14)


@pytest.mark.breach("TN-285")
def test_a_town_that_grows_is_no_founding() -> None:
    table = small_town("ifrits", "town")
    table.play("power 7-coins", "town 9-points")
    table.turn(0).play("build D7")
    assert scored(table) == {"town": 5}
    table = small_town("ifrits", "house")
    table.play("power 7-coins", "town 9-points")
    assert scored(table) == {}


@pytest.mark.rule("TN-286")
@pytest.mark.parametrize(
    ("moves", "spades"),
    [
        (["transform C8"], 1),
        (["transform B7"], 2),
        (["transform B7 build"], 2),
        (["power 1-spade", "transform C8"], 1),
        (["power 1-spade", "transform B7"], 2),
        (["power 2-spades", "transform B7", "decline"], 2),
        (["power 2-spades", "transform C8", "transform D6", "decline"], 2),
        (["special bonus", "transform C8"], 1),
    ],
)
def test_every_spade_used_scores_two(moves: list[str], spades: int) -> None:
    table = golems("spade").bonus(0, "A")
    table.play(*moves)
    assert scored(table) == {"spade": 2 * spades}


@pytest.mark.rule("TN-286", "TN-184", "TN-196")
@pytest.mark.parametrize(("house", "coins"), [("", 6), (" build", 10)])
def test_example_spade_tile(house: str, coins: int) -> None:
    """EX-12: a power action's free spade and a second one for 6 coins turn desert into lake: 4 points."""
    table = Table("water-sprites", "golems", tile="spade").put(0, "house", "B7").bowls(0, 2, 2, 4)
    table.play("power 1-spade", f"transform C7{house}")
    assert (table.power(0), table.mats[0].coins) == ((6, 2, 0), 50 - coins)
    assert table.points(0) == table.source(0, "round-spade") == 4


@pytest.mark.breach("TN-286")
def test_spades_not_used_score_nothing() -> None:
    table = golems("spade")
    table.play("power 2-spades", "transform C8", "decline", "decline")
    assert scored(table) == {"spade": 2}
    table.turn(0).play("build D7")
    assert scored(table) == {"spade": 2}


@pytest.mark.rule("TN-287")
@pytest.mark.parametrize(
    ("faction", "moves", "houses"),
    [
        ("sun-worshippers", ["special palace", "transform C8 build"], 2),
        ("ifrits", ["upgrade A1 palace-left", "build I1"], 2),
        ("inventors", ["invent C8"], 1),
    ],
)
def test_transformations_without_spades_score_nothing(faction: str, moves: list[str], houses: int) -> None:
    table = golems("spade", faction).put(0, "factory" if faction == "ifrits" else "palace-left", "A1")
    table.play(*moves)
    assert (scored(table), table.mats[0].houses.bit_count()) == ({}, houses)
    assert table.mats[0].own & ~table.game.ground[table.mats[0].home] == 0


@pytest.mark.breach("TN-287")
@pytest.mark.parametrize(("faction", "cell", "spades"), [("sun-worshippers", "D7", 1), ("ifrits", "C8", 1)])
def test_with_spades_the_same_factions_do_score(faction: str, cell: str, spades: int) -> None:
    table = golems("spade", faction).put(0, "palace-left", "A1")
    table.play(f"transform {cell}")
    assert scored(table) == {"spade": 2 * spades}


@pytest.mark.rule("TN-288")
@pytest.mark.parametrize("cell", ["B7", "B6", "C6", "C8"])
def test_golems_with_the_left_palace_score_one_spade(cell: str) -> None:
    table = golems("spade").put(0, "palace-left", "A1")
    table.play(f"transform {cell}")
    assert (scored(table), table.mats[0].coins) == ({"spade": 2}, 44)


@pytest.mark.breach("TN-288")
@pytest.mark.parametrize(("faction", "palace"), [("golems", "palace-right"), ("ifrits", "palace-left")])
def test_without_that_palace_two_spades_are_used(faction: str, palace: str) -> None:
    table = golems("spade", faction).put(0, palace, "A1")
    table.play("transform B7")
    assert (scored(table), table.mats[0].coins) == ({"spade": 4}, 38)


@pytest.mark.rule("TN-289")
def test_the_eight_round_tiles() -> None:
    assert Counter(tile.id for tile in ROUND_TILES) == Counter(
        {"house": 2, "factory": 2, "palace": 1, "sailing": 1, "town": 1, "spade": 1}
    )
    assert {tile.id: tile.points for tile in ROUND_TILES} == dict(zip(TILES, (2, 3, 5, 2, 5, 2), strict=True))


@pytest.mark.breach("TN-289")
def test_no_deal_holds_a_tile_more_often_than_the_box() -> None:
    limits = {"house": 2, "factory": 2, "palace": 1, "sailing": 1, "town": 1, "spade": 1}
    most: Counter[str] = Counter()
    for seed in range(40):
        dealt = Counter(ROUND_TILES[tile].id for tile in deal(2, seed=seed).round_tiles)
        assert sum(dealt.values()) == 5
        most |= dealt
    assert most == Counter(limits)

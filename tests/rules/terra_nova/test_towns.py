"""Ledger section 16: towns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.refusal import MALFORMED, IllegalMove
from ecumene.games.terra_nova import towns
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.parts.hexes import cells_in
from tests.rules.terra_nova.deals import NAMES, with_factions
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.slow_towns import SlowTowns
from tests.rules.terra_nova.table import Table, cells, of_kind

TILES = ("9-points", "6-coins", "8-power", "sailing")
KINDS = {"h": "house", "f": "factory", "l": "palace-left", "r": "palace-right"}
#: A flower of seven cells, each adjacent to the middle one; B6 is the first of them on the map.
FLOWER = ("C7", "B6", "B7", "C6", "C8", "D6", "D7")
#: Four cells in a row on another continent, G3 at the end.
ROW = ("F3", "F4", "E4", "G3")
#: Moves that make towns.
LIKED = ("upgrade", "build", "bridge", "town", "power bridge", "special", "invent")
#: Sources of points that come with a town.
TOWN_POINTS = ("town-tile", "round-town", "water-sprites-town")


def lay(table: Table, letters: str, where: tuple[str, ...] = FLOWER, seat: int = 0) -> Table:
    """Buildings by letter on these cells, in order."""
    for letter, cell in zip(letters, where, strict=False):
        table.put(seat, KINDS[letter], cell)
    return table


def group(letters: str, *, faction: str = "ifrits", tile: str = "house") -> Table:
    """One group of the faction's buildings; it has no power to exchange, and founds after its next action."""
    return lay(Table(faction, "leprechauns", tile=tile).bowls(0, 8, 0, 0), letters)


@pytest.mark.rule("TN-260", "TN-261")
@pytest.mark.parametrize("letters", ["fffh", "lfhh", "hhhhhhh", "lrhh", "ffhhh", "lfff"])
def test_groups_worth_seven_become_towns(letters: str) -> None:
    table = group(letters)
    table.play("sail")
    assert (table.seat, table.step) == (0, "choose-town-tile")


@pytest.mark.breach("TN-260")
@pytest.mark.parametrize("letters", ["ffhh", "lhhh", "hhhhhh", "fhhhh"])
def test_groups_worth_six_do_not(letters: str) -> None:
    table = group(letters)
    table.play("sail")
    assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.rule("TN-261")
def test_a_town_is_founded_at_once_and_the_whole_group_belongs_to_it() -> None:
    table = group("fffh").put(0, "house", "D8", "I1")
    table.play("sail", "town 9-points")
    assert cells(table.mats[0].towned) == {"C7", "B6", "B7", "C6"}
    assert table.source(0, "town-tile") == 9
    assert table.seat == 1


@pytest.mark.breach("TN-261")
def test_three_buildings_or_scattered_ones_found_nothing() -> None:
    three = group("lrf")
    scattered = group("fff").put(0, "house", "D8", "E10", "I1")
    two_and_two = group("lf").put(0, "factory", "I1").put(0, "house", "I2")
    for table in (three, scattered, two_and_two):
        table.play("sail")
        assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.breach("TN-261")
def test_a_town_cannot_be_declined() -> None:
    table = group("fffh")
    table.play("sail")
    assert told(table.refusal("decline"), "TN-261", "not-now", {"owed": "choose-town-tile"})


@pytest.mark.rule("TN-262")
def test_the_founder_picks_an_unused_tile_and_puts_it_under_the_group() -> None:
    table = group("fffh")
    table.play("sail")
    assert table.legal() == under("B6 B7 C6 C7", *TILES)
    events = table.play("town 6-coins C7")
    assert [event.data for event in of_kind(events, "town-founded", 0)] == [{"tile": "town-6-coins", "cell": "C7"}]
    assert OWN_DESIGN.name(table.mats[0].town_cells[1]) == "C7"
    assert table.mats[0].towns == 0b1101
    assert (table.points(0), table.mats[0].coins) == (2 + 5, 50 - 8 + 6)


@pytest.mark.breach("TN-262")
def test_a_tile_lies_under_no_other_cell() -> None:
    table = group("fffh").put(0, "house", "I1")
    table.play("sail")
    for cell in ("I1", "C4", "E1"):
        assert told(
            table.refusal(f"town 9-points {cell}"), "TN-262", "town-place", {"cell": cell, "allowed": "B6, B7, C6, C7"}
        )


@pytest.mark.rule("TN-263")
def test_each_tile_serves_one_town() -> None:
    table = group("fffh")
    lay(table, "lrhh", ROW)
    table.play("sail", "town 8-power B6")
    assert table.legal() == under("E4 F3 F4 G3", *[tile for tile in TILES if tile != "8-power"])


@pytest.mark.breach("TN-263")
@pytest.mark.parametrize("used", range(4))
def test_a_used_tile_is_refused(used: int) -> None:
    table = group("fffh")
    table.mats[0].towns = 0b1111 & ~(1 << used)
    table.play("sail")
    refusal = table.refusal(f"town {TILES[used]} B6")
    assert told(refusal, "TN-263", "town-tile-used", {"tile": f"town-{TILES[used]}"})
    assert len(table.legal()) == 3 * 4


def under(cells: str, *tiles: str) -> set[str]:
    """Each of the tiles under each of the buildings."""
    return {f"town {tile} {cell}" for tile in tiles for cell in cells.split()}


def town(*, faction: str = "ifrits") -> Table:
    """A town on C7, B6, B7 and C6; its owner is on turn again."""
    table = group("fffh", faction=faction)
    table.play("sail", "town 9-points")
    return table.turn(0)


@pytest.mark.rule("TN-264")
def test_a_new_building_beside_a_town_joins_it() -> None:
    table = town()
    table.play("build D7")
    assert table.seat == 1
    assert towns.loose(table.game, 0) == []
    assert [cells(found) for found in table.game.settlements(0)] == [{"C7", "B6", "B7", "C6", "D7"}]


@pytest.mark.breach("TN-264")
def test_a_town_that_grows_founds_no_second_one() -> None:
    """D7, D6, C8 and D8 would be worth 7 by themselves."""
    table = lay(town(), "lhh", ("D6", "C8", "D8"))
    table.play("build D7")
    assert table.seat == 1
    table.turn(0).play("upgrade D7 factory")
    assert (table.seat, table.mats[0].towns.bit_count()) == (1, 3)


def town_and_camp(*, faction: str = "ifrits") -> Table:
    """A town with D7, and on the other bank three loose buildings worth 4; F9 is for the fourth and fifth."""
    table = town(faction=faction).put(0, "house", "D7", "G9")
    return table.put(0, "factory", "F8").put(0, "house", "F7")


@pytest.mark.rule("TN-265")
def test_a_bridge_makes_all_the_loose_buildings_part_of_the_town() -> None:
    table = town_and_camp()
    assert [cells(found) for found in towns.loose(table.game, 0)] == [{"F7", "F8", "G9"}]
    table.play("bridge D7-F7")
    assert (table.seat, towns.loose(table.game, 0)) == (1, [])


@pytest.mark.breach("TN-265")
@pytest.mark.parametrize("bridge", [True, False])
def test_buildings_that_joined_a_town_found_no_other(bridge: bool) -> None:
    """The left palace on F9 makes the camp worth 7: a town, unless the bridge has joined it to the old one."""
    table = town_and_camp().put(0, "palace-left", "F9")
    if bridge:
        table.bridge(0, "D7-F7")
    table.play("sail")
    assert table.seat == (1 if bridge else 0)
    if not bridge:
        assert table.legal() == under("F7 F8 F9 G9", *TILES[1:])


def two_towns() -> Table:
    """Towns on both ends of the site C4–E4, founded after one action."""
    table = lay(Table("ifrits", "leprechauns").bowls(0, 8, 0, 0), "fhhhhh", ("C4", "B4", "B3", "C3", "A4", "B2"))
    lay(table, "lffh", ("E4", "E5", "F4", "F3"))
    table.play("sail", "town 9-points A4", "town 6-coins E4")
    return table.turn(0)


@pytest.mark.rule("TN-266")
def test_two_towns_that_meet_both_stay() -> None:
    table = two_towns()
    before = (table.points(0), table.mats[0].towns, table.mats[0].towned)
    table.play("bridge C4-E4")
    assert table.seat == 1
    assert (table.points(0), table.mats[0].towns, table.mats[0].towned) == before
    assert len(table.game.settlements(0)) == 1


@pytest.mark.breach("TN-266")
def test_two_towns_that_meet_found_no_third() -> None:
    table = two_towns().bridge(0, "C4-E4")
    for move in ("sail", "upgrade B4 factory", "upgrade B4 palace-right"):
        table.turn(0).coins(0, 50).play(move)
        assert (table.seat, table.mats[0].towns.bit_count()) == (1, 2)


@pytest.mark.rule("TN-267")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_standing_bridge_joins_a_group(owner: int) -> None:
    table = lay(Table("ifrits", "leprechauns").bowls(0, 8, 0, 0), "ffhf", ("B4", "C4", "E5", "E4"))
    table.bridge(owner, "C4-E4").play("sail")
    assert table.step == "choose-town-tile"
    assert table.legal() == under("B4 C4 E4 E5", *TILES)


@pytest.mark.breach("TN-267")
def test_the_river_alone_joins_nothing_however_far_one_sails() -> None:
    table = lay(Table("ifrits", "leprechauns").bowls(0, 8, 0, 0).bonus(0, "C"), "ffhf", ("B4", "C4", "E5", "E4"))
    table.mats[0].sailing = 2
    table.play("sail")
    assert (table.seat, table.mats[0].towned) == (1, 0)


SIDE_A = [faction.id for faction in FACTIONS if faction.side == "A"]
SIDE_B = [faction.id for faction in FACTIONS if faction.side == "B"]


def beside_six(faction: str, palace: str) -> Table:
    """A group of four worth 6 (factory, factory, house, house), and the palace goes up far away."""
    table = group("ffhh", faction=faction).put(0, "factory", "I1")
    if faction == "leprechauns":
        table = lay(Table("leprechauns", "golems").bowls(0, 8, 0, 0), "ffhh").put(0, "factory", "I1")
    table.play(f"upgrade I1 {palace}")
    return table


@pytest.mark.rule("TN-268")
@pytest.mark.parametrize("faction", SIDE_A)
def test_the_right_palace_of_side_a_lowers_the_value_to_six(faction: str) -> None:
    assert len(SIDE_A) == 5
    table = beside_six(faction, "palace-right")
    assert (table.seat, table.step) == (0, "choose-town-tile")
    assert table.legal() == under("B6 B7 C6 C7", *TILES)


@pytest.mark.rule("TN-268")
def test_the_right_palace_may_found_several_towns_at_once() -> None:
    table = group("ffhh", faction="golems").put(0, "factory", "F3", "F4").put(0, "house", "E4", "G3")
    table.play("upgrade C7 palace-right")
    assert table.legal() == under("B6 B7 C6 C7 E4 F3 F4 G3", *TILES)
    table.play("town 9-points B6", "town 6-coins E4")
    assert (table.mats[0].towns.bit_count(), table.seat) == (2, 1)


@pytest.mark.breach("TN-268")
@pytest.mark.parametrize("faction", SIDE_B)
def test_the_right_palaces_of_side_b_do_not(faction: str) -> None:
    table = Table(faction, "golems" if faction != "ifrits" else "fairies").bowls(0, 8, 0, 0).put(0, "factory", "I1")
    lay(table, "ffhh").play("upgrade I1 palace-right")
    assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.breach("TN-268")
@pytest.mark.parametrize("faction", ["golems", "fairies", "water-sprites", "sun-worshippers", "leprechauns"])
def test_left_palaces_do_not_and_four_buildings_are_still_needed(faction: str) -> None:
    table = beside_six(faction, "palace-left")
    assert (table.seat, table.mats[0].towned) == (1, 0)
    table = Table(faction, "inventors" if faction != "leprechauns" else "druids").bowls(0, 8, 0, 0)
    lay(table, "rlf")
    table.play("sail")
    assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.breach("TN-268")
def test_five_is_too_little_even_then() -> None:
    table = group("fhhh", faction="golems").put(0, "palace-right", "I1")
    table.play("sail")
    assert (table.seat, table.mats[0].towned) == (1, 0)


@pytest.mark.rule("TN-269")
@pytest.mark.parametrize(("first", "second"), [("B6", "E4"), ("E4", "B6")])
def test_several_towns_are_founded_in_an_order_of_choice(first: str, second: str) -> None:
    table = lay(group("fffh"), "lrhh", ROW)
    table.play("sail")
    assert table.legal() == under("B6 B7 C6 C7 E4 F3 F4 G3", *TILES)
    table.play(f"town sailing {first}")
    assert table.legal() == under({"B6": "B6 B7 C6 C7", "E4": "E4 F3 F4 G3"}[second], *TILES[:3])
    table.play(f"town 8-power {second}")
    assert table.mats[0].towned == OWN_DESIGN.cells_called("C7 B6 B7 C6 F3 F4 E4 G3")


@pytest.mark.breach("TN-269")
def test_one_tile_does_not_serve_both_and_none_is_left_out() -> None:
    table = lay(group("fffh"), "lrhh", ROW)
    table.play("sail", "town 9-points E4")
    assert told(table.refusal("town 9-points B6"), "TN-263", "town-tile-used", {"tile": "town-9-points"})
    assert told(table.refusal("town 6-coins E4"), "TN-262", "town-place", {"cell": "E4", "allowed": "B6, B7, C6, C7"})
    assert told(table.refusal("decline"), "TN-261", "not-now", {"owed": "choose-town-tile"})


@pytest.mark.rule("TN-270")
@pytest.mark.parametrize(
    ("tile", "points", "coins", "power", "sailing"),
    [
        ("9-points", 9, 0, (8, 0, 0), 0),
        ("6-coins", 5, 6, (8, 0, 0), 0),
        ("8-power", 6, 0, (0, 8, 0), 0),
        ("sailing", 4, 0, (8, 0, 0), 1),
    ],
)
def test_what_the_town_tiles_give(
    tile: str, points: int, coins: int, power: tuple[int, int, int], sailing: int
) -> None:
    table = group("ffhh").put(0, "house", "C8")
    table.play("upgrade C8 factory", f"town {tile}")
    assert (table.source(0, "town-tile"), table.mats[0].coins) == (points, 50 - 10 + coins)
    assert (table.power(0), table.mats[0].sailing) == (power, sailing)
    assert table.source(0, "sailing-step") == 2 * sailing
    assert table.points(0) == points + 2 * sailing


@pytest.mark.breach("TN-270")
def test_there_is_one_of_each_for_every_player_and_no_other() -> None:
    table = lay(group("fffh"), "lrhh", ROW, seat=1)
    table.bowls(1, 8, 0, 0).play("sail", "town 9-points")
    table.play("sail")
    assert (table.seat, table.legal()) == (1, under("E4 F3 F4 G3", *TILES))
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(1, "town 7-points E4")
    assert caught.value.refusal.kind == MALFORMED


@pytest.mark.rule("TN-271")
@pytest.mark.parametrize(
    ("faction", "tile", "expected"),
    [
        ("ifrits", "town", [9, 5, 0]),
        ("water-sprites", "house", [9, 0, 4]),
        ("water-sprites", "town", [9, 5, 4]),
    ],
)
def test_round_tile_and_water_sprites_add_to_a_founding(faction: str, tile: str, expected: list[int]) -> None:
    table = group("fffh", faction=faction, tile=tile)
    table.play("sail", "town 9-points")
    assert [table.source(0, source) for source in TOWN_POINTS] == expected


@pytest.mark.breach("TN-271")
@pytest.mark.parametrize("faction", ["seafarers", "golems", "druids"])
def test_other_factions_and_other_round_tiles_add_nothing(faction: str) -> None:
    table = group("fffh", faction=faction, tile="palace")
    table.play("sail", "town 9-points")
    assert [table.source(0, source) for source in TOWN_POINTS] == [9, 0, 0]
    assert table.points(0) == 9 + 2


def joined_by_a_stranger() -> Table:
    """Seat 1 is on turn; its bridge joins seat 0's two pairs of buildings to a group worth 7."""
    table = Table("ifrits", "leprechauns").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    return lay(table, "ffhf", ("B4", "C4", "E5", "E4")).bridge(1, "C4-E4").turn(1)


@pytest.mark.rule("TN-272")
@pytest.mark.parametrize("move", ["sail", "pass bonus-C"])
def test_the_town_is_founded_after_the_own_next_action(move: str) -> None:
    table = joined_by_a_stranger()
    table.play("sail", move)
    assert (table.seat, table.step) == (0, "choose-town-tile")
    table.play("town 9-points")
    assert cells(table.mats[0].towned) == {"B4", "C4", "E4", "E5"}


@pytest.mark.breach("TN-272")
def test_the_action_of_another_founds_nothing() -> None:
    table = joined_by_a_stranger()
    events = table.play("sail")
    assert (table.seat, table.step) == (0, "take-turn")
    assert of_kind(events, "town-founded") == []
    assert (table.mats[0].towned, table.points(0)) == (0, 0)
    assert table.legal("town") == set()


@pytest.mark.rule("TN-273")
def test_of_the_last_tile_only_the_place_is_chosen() -> None:
    table = group("fffh")
    table.mats[0].towns = 0b0001
    table.play("sail")
    assert table.legal() == under("B6 B7 C6 C7", "9-points")
    events = table.play("town 9-points")
    assert [event.data["tile"] for event in of_kind(events, "town-founded", 0)] == ["town-9-points"]
    assert (table.seat, table.mats[0].towns, table.source(0, "town-tile")) == (1, 0, 9)


@pytest.mark.breach("TN-273")
def test_no_fifth_town() -> None:
    table = group("fffh")
    table.mats[0].towns = 0
    table.play("sail")
    assert (table.seat, table.mats[0].towned, table.source(0, "town-tile")) == (1, 0, 0)
    table = lay(group("fffh"), "lrhh", ROW)
    table.mats[0].towns = 0b0010
    table.play("sail", "town 6-coins E4")
    assert (table.seat, cells(table.mats[0].towned)) == (1, set(ROW))


@pytest.mark.rule("TN-274")
def test_a_town_takes_in_the_whole_group_and_what_is_linked_to_it_later() -> None:
    table = group("fffhhhh")
    table.play("sail", "town 9-points")
    assert cells(table.mats[0].towned) == set(FLOWER)
    table = town_and_camp().bridge(1, "D7-F7")
    assert towns.loose(table.game, 0) == []


@pytest.mark.breach("TN-274")
def test_a_strangers_bridge_pulls_buildings_into_the_town_for_good() -> None:
    table = town_and_camp().put(0, "palace-left", "F9").turn(1)
    table.bridge(1, "D7-F7").play("sail", "end")
    table.play("sail")
    assert (table.seat, table.mats[0].towns.bit_count()) == (1, 3)


@pytest.mark.rule("TN-275")
@pytest.mark.parametrize(
    "moves",
    [
        ["build D7"],
        ["transform I2"],
        ["upgrade I1 factory"],
        ["sail"],
        ["bridge D8-F8"],
        ["power 7-coins"],
        ["power sailing"],
        ["power bridge-3", "bridge D8-F8"],
        ["power 1-spade", "transform I2"],
        ["special bonus", "transform I2"],
        ["pass bonus-C"],
    ],
)
def test_the_check_follows_every_kind_of_action(moves: list[str]) -> None:
    table = group("fffh").put(0, "house", "I1", "D8").bowls(0, 0, 0, 8).bonus(0, "A")
    table.play(*moves)
    assert table.step == "choose-town-tile"


@pytest.mark.breach("TN-275")
def test_an_exchange_is_no_action_and_founds_nothing() -> None:
    table = group("fffh").bowls(0, 0, 0, 8)
    table.play("exchange 2")
    assert (table.seat, table.step, table.mats[0].towned) == (0, "take-turn", 0)
    assert told(table.refusal("town 9-points B6"), "TN-112", "not-now", {"owed": "take-turn"})


@pytest.mark.rule("TN-276")
@pytest.mark.parametrize(
    ("tile", "power", "coins"), [("8-power", (0, 0, 8), 42), ("6-coins", (0, 8, 0), 48), ("9-points", (0, 8, 0), 42)]
)
def test_the_bonus_serves_the_exchange_after_the_action(tile: str, power: tuple[int, int, int], coins: int) -> None:
    table = group("fffh").bowls(0, 0, 8, 0)
    table.play("sail", f"town {tile}")
    assert (table.power(0), table.mats[0].coins) == (power, coins)
    assert (table.seat, table.step) == ((0, "end-turn") if tile == "8-power" else (1, "take-turn"))
    if tile == "8-power":
        table.play("exchange 8")
        assert table.mats[0].coins == 50


@pytest.mark.breach("TN-276")
@pytest.mark.parametrize("move", ["end", "exchange 1", "sail", "pass bonus-C", "build D7"])
def test_nothing_else_comes_before_the_choice(move: str) -> None:
    table = group("fffh").bowls(0, 0, 0, 8)
    table.play("sail")
    assert told(table.refusal(move), "TN-276", "not-now", {"owed": "choose-town-tile"})
    assert table.legal() == table.legal("town")


@pytest.mark.rule("TN-277")
def test_the_sailing_tile_at_the_end_of_the_track_gives_its_points() -> None:
    table = group("fffh", tile="sailing").coins(0, 0).bowls(0, 0, 4, 4)
    table.mats[0].sailing = 3
    table.play("power 7-coins")
    assert table.legal() == under("B6 B7 C6 C7", *TILES)
    table.play("town sailing")
    assert (table.mats[0].sailing, table.source(0, "town-tile")) == (3, 4)


@pytest.mark.breach("TN-277")
def test_the_lost_step_scores_neither_track_nor_round_tile() -> None:
    table = group("fffh", tile="sailing").bowls(0, 0, 4, 4)
    table.mats[0].sailing = 3
    events = table.play("power 7-coins", "town sailing")
    assert of_kind(events, "sailed") == []
    assert (table.source(0, "sailing-step"), table.source(0, "round-sailing"), table.points(0)) == (0, 0, 4)


def play_rich(game: TerraNova, seed: int) -> Iterator[list[Event]]:
    """A random game whose players like to build and have the coins for it: boards fill up with towns."""
    chance = Chance.stream(seed, "towns")
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        liked = [move for move in moves if str(move).startswith(LIKED) or str(move).endswith("build")]
        choice = moves if not liked or chance.below(8) == 0 else liked
        events: list[Event] = []
        game.play(seat, choice[chance.below(len(choice))], events)
        if of_kind(events, "round-started"):
            for mat in game.mats:
                mat.coins += 25
            game._legal = [None] * game.seats
        yield events


def agree(slow: SlowTowns, seat: int) -> None:
    """Both readings know the same groups and river cells, and the seat is asked exactly about them."""
    game = slow.game
    due = slow.due(seat)
    rivers = slow.rivers(seat)
    assert sorted([sorted(cells(group, game.land)) for group in towns.due(game, seat)]) == sorted(map(sorted, due))
    assert {game.land.name(cell) for cell in towns.rivers(game, seat)} == rivers
    tiles = {tile for number, tile in enumerate(TILES) if game.mats[seat].towns >> number & 1}
    assert len(tiles) == 4 - len(slow.towns[seat])
    step = game.step(seat)
    moves = {str(move) for move in game.moves(seat)}
    if step is not None and step.name == "choose-town-tile":
        assert moves == {f"town {tile} {cell}" for tile in tiles for group in due for cell in group}
    elif step is not None and step.name == "choose-river-town":
        assert moves == {f"town {tile} {river}" for tile in tiles for river in rivers} | {"decline"}
        assert due == []
    elif step is not None and step.name == "end-turn":
        assert due == []


@pytest.mark.rule("TN-261", "TN-264", "TN-265", "TN-267", "TN-268", "TN-274")
@pytest.mark.parametrize("number", range(40))
def test_the_slow_reading_finds_the_same_towns(number: int) -> None:
    """In a random game, after every move."""
    seats = 2 + number % 3
    lead = number if number < 30 else NAMES.index("seafarers")
    options = {"two_player_variant": "lucky-digger"} if number % 6 == 0 else {}
    game = with_factions(*[NAMES[(lead + 2 * place) % 10] for place in range(seats)], seed=number, **options)
    slow = SlowTowns(game)
    for events in play_rich(game, number):
        for event in of_kind(events, "town-founded"):
            slow.founded(event.seat, str(event.data["cell"]))
        for seat in range(seats):
            agree(slow, seat)
    assert sum(map(len, slow.towns)) > 0


@pytest.mark.rule("TN-304")
@pytest.mark.parametrize("number", range(60))
def test_the_slow_reading_finds_the_same_towns_over_the_river(number: int) -> None:
    """Seafarers' buildings appear at random along the river; they found towns over it or wait, as chance has it."""
    chance = Chance.stream(number, "river")
    table = Table("seafarers", "leprechauns")
    slow = SlowTowns(table.game)
    kinds = ["house"] * 6 + ["factory"] * 4 + ["palace-left", "palace-right"]
    chance.shuffle(kinds)
    for count, kind in enumerate(kinds, start=1):
        shore = cells_in(table.game.free() & table.game.land.shore)
        table.put(0, kind, OWN_DESIGN.name(shore[chance.below(len(shore))]))
        if count < number % 12:
            continue
        table.game.used = 0
        events = table.bowls(0, 0, 0, 8).turn(0).play("power 7-coins")
        asked = True
        while asked:
            for event in of_kind(events, "town-founded"):
                slow.founded(0, str(event.data["cell"]))
            agree(slow, 0)
            asked = table.step.startswith("choose")
            if asked:
                moves = table.game.moves(0)
                events = table.play(str(moves[chance.below(len(moves))]))
                asked = events != []  # declined: the same river cells are not offered twice after one action
            else:
                assert slow.due(0) == []
                assert slow.rivers(0) == set()
        agree(slow, 0)


def joined_by_another(*, round: int) -> Table:
    """Two pairs of the Ifrits' buildings, worth 7 together, on both ends of a site; the Leprechauns stand there too."""
    table = lay(Table("ifrits", "leprechauns", round=round), "ffhf", ("B4", "C4", "E5", "E4")).put(1, "house", "C3")
    table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    return table


@pytest.mark.rule("TN-430")
def test_after_the_last_pass_a_bridge_of_another_founds_no_town() -> None:
    table = joined_by_another(round=5)
    table.play(min(table.legal("pass")))
    table.bridge(1, "C4-E4")
    assert table.game.settlements(0) == [OWN_DESIGN.cells_called("B4 C4 E4 E5")]
    table.play(min(table.legal("pass")))
    assert table.game.is_over
    assert (table.mats[0].towned, table.source(0, "town-tile")) == (0, 0)


@pytest.mark.breach("TN-430")
def test_before_the_own_pass_and_in_earlier_rounds_it_does() -> None:
    table = joined_by_another(round=5).bridge(1, "C4-E4")
    table.play(min(table.legal("pass")))
    assert table.step == "choose-town-tile"
    table = joined_by_another(round=4)
    table.play(min(table.legal("pass")))
    table.bridge(1, "C4-E4")
    table.pass_all()
    assert table.game.round == 5
    table.turn(0).play("sail")
    assert table.step == "choose-town-tile"

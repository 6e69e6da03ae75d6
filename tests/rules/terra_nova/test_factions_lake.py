"""Lake: Water Sprites and Seafarers (TN-300 to TN-304, TN-330)."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova import towns
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.scoring import largest_area
from ecumene.games.terra_nova.tiles import ROUND_TILES
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

LAKES = {"A5", "B1", "B7", "B9", "C6", "D2", "F4", "G3", "G9", "I1", "I7", "I9"}
TOWN_TILES = ("9-points", "6-coins", "8-power", "sailing")


def towns_over(*rivers: str) -> set[str]:
    return {f"town {tile} {river}" for tile in TOWN_TILES for river in rivers} | {"decline"}


def sprites(tile: str = "house") -> Table:
    """Water Sprites with the left palace on B1."""
    return drained("water-sprites", "golems", tile=tile).put(0, "palace-left", "B1")


# Water Sprites


@pytest.mark.rule("TN-300")
def test_a_town_of_the_water_sprites_is_worth_four_more() -> None:
    table = drained("water-sprites", "golems").put(0, "factory", "A1", "A2", "B1").ground("B2", 0)
    table.play("build B2", "town 9-points A1")
    assert table.source(0, "town-tile") == 9
    assert table.source(0, "water-sprites-town") == 4
    assert table.points(0) == 13


@pytest.mark.breach("TN-300")
def test_only_water_sprites_score_more_for_a_town() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "A1", "A2", "B1").ground("B2", 0)
    table.play("build B2", "town 9-points A1")
    assert table.points(0) == 9


@pytest.mark.rule("TN-300")
def test_lake_house_is_free_and_needs_no_reach() -> None:
    table = sprites()
    table.play("special palace")
    assert table.step == "lake-house"
    assert table.legal() == {f"build {cell}" for cell in LAKES - {"B1"}}
    events = table.play("build I9")
    assert cells(table.mats[0].houses) == {"I9"}
    assert table.mats[0].coins == 50
    assert [event.rule for event in of_kind(events, "built", 0)] == ["TN-300"]


@pytest.mark.breach("TN-300")
def test_lake_house_takes_no_spades_and_only_free_lake() -> None:
    table = sprites().put(1, "house", "B8")
    table.play("special palace")
    assert told(table.refusal("build B2"), "TN-300", "not-home", {"cell": "B2"})
    assert told(table.refusal("transform B2 build"), "TN-300", "not-now", {"owed": "lake-house"})
    assert told(table.refusal("build B1"), "TN-121", "occupied", {"cell": "B1", "owner": 0})
    assert told(table.refusal("build B8"), "TN-121", "occupied", {"cell": "B8", "owner": 1})
    assert told(table.refusal("build B5"), "TN-128", "river", {"cell": "B5"})


@pytest.mark.breach("TN-300")
@pytest.mark.parametrize("palace", ["", "palace-right"])
def test_no_lake_house_without_the_left_palace(palace: str) -> None:
    table = drained("water-sprites", "golems").put(0, palace or "factory", "B1")
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})


@pytest.mark.rule("TN-301")
def test_lake_house_counts_as_built_also_on_new_lake() -> None:
    table = sprites().put(1, "house", "H9").ground("I10", 0)
    table.play("special palace", "build I10")
    assert table.source(0, "round-house") == 2
    assert table.power(1) == (7, 1, 0)
    assert table.mats[0].houses_left == 7


@pytest.mark.breach("TN-301")
def test_lake_house_needs_a_house_on_the_mat() -> None:
    table = sprites().put(0, "house", "A5", "B7", "B9", "C6", "D2", "F4", "G3")
    assert "special palace" in table.legal()
    table.put(0, "house", "G9")
    assert told(table.refusal("special palace"), "TN-205", "no-target", {"action": "special-palace"})


@pytest.mark.breach("TN-301")
def test_lake_house_is_no_use_on_lake_that_became_something_else() -> None:
    table = sprites().ground("I9", 4)
    table.play("special palace")
    assert told(table.refusal("build I9"), "TN-300", "not-home", {"cell": "I9"})


@pytest.mark.rule("TN-300")
@pytest.mark.breach("TN-300")
def test_example_special_action_of_the_water_sprites() -> None:
    """EX-09: free house, X on the action until the round is over, 2 power more at the next income."""
    table = sprites(tile="sailing")
    table.play("special palace", "build G9")
    assert table.mats[0].coins == 50
    table.turn(0)
    assert told(table.refusal("special palace"), "TN-200", "action-used", {"action": "special-palace"})
    events = table.play("pass bonus-F") + table.pass_all()
    income = of_kind(events, "income", 0)[0]
    assert income.data == {"coins": 2 + 3, "power": 2 + 2}  # fixed and one house; tile F and the palace
    table.turn(0)
    assert "special palace" in table.legal()


# Seafarers


def shores() -> Table:
    """Two factories west of river cell A6, a factory and a house east of it: 4 buildings, value 7."""
    return drained("seafarers", "golems").put(0, "factory", "A4", "A5", "A7").put(0, "house", "A8")


@pytest.mark.rule("TN-302", "TN-304")
def test_seafarers_found_a_town_over_one_river_cell() -> None:
    table = shores()
    table.play("sail")
    assert table.step == "choose-river-town"
    assert table.legal() == towns_over("A6")
    events = table.play("town 9-points A6")
    assert of_kind(events, "town-founded", 0)[0].data == {"tile": "town-9-points", "cell": "A6"}
    assert cells(table.game.river_towns) == {"A6"}
    assert cells(table.mats[0].towned) == {"A4", "A5", "A7", "A8"}
    assert table.source(0, "town-tile") == 9
    assert table.seat == 1


@pytest.mark.rule("TN-302")
def test_seafarers_build_bridges_too() -> None:
    table = shores()
    table.play("bridge A5-B6")
    assert table.mats[0].bridges == 2


@pytest.mark.breach("TN-302")
@pytest.mark.parametrize("faction", ["water-sprites", "fairies", "golems"])
def test_nobody_else_founds_towns_over_the_river(faction: str) -> None:
    other = "sand-cats"
    table = drained(faction, other).put(0, "factory", "A4", "A5", "A7").put(0, "house", "A8")
    table.play("sail")
    assert table.seat == 1
    assert table.mats[0].towned == 0


@pytest.mark.breach("TN-302")
def test_two_river_cells_are_too_many() -> None:
    """C4 and D6 lie two river cells apart."""
    table = drained("seafarers", "golems").put(0, "factory", "C3", "C4", "D6").put(0, "house", "D7")
    table.mats[0].sailing = 2
    table.play("sail")
    assert table.seat == 1
    assert table.mats[0].towned == 0


@pytest.mark.rule("TN-304")
def test_all_loose_groups_at_the_river_cell_count_together() -> None:
    """D3 touches three groups: D2, C4, and E4 with E5."""
    table = drained("seafarers", "golems").put(0, "factory", "D2", "C4", "E4").put(0, "house", "E5")
    table.play("sail")
    assert table.legal() == towns_over("D3")
    table.play("town 6-coins D3")
    assert cells(table.mats[0].towned) == {"D2", "C4", "E4", "E5"}


@pytest.mark.breach("TN-304")
@pytest.mark.parametrize(
    ("factories", "houses"),
    [
        (("A4", "A5", "A7"), ()),  # 3 buildings
        (("A4", "A5"), ("A7", "A8")),  # value 6
    ],
)
def test_a_river_town_needs_four_buildings_and_value_seven(factories: tuple[str, ...], houses: tuple[str, ...]) -> None:
    table = drained("seafarers", "golems").put(0, "factory", *factories).put(0, "house", *houses)
    table.put(0, "palace-right", "I9")  # no lower value for a B faction
    table.play("sail")
    assert table.seat == 1


@pytest.mark.rule("TN-304")
def test_forced_towns_come_before_the_river_town() -> None:
    table = shores().put(0, "house", "I6", "I9").put(0, "palace-left", "I7").put(0, "palace-right", "I8")
    table.play("sail")
    assert table.step == "choose-town-tile"
    assert table.legal() == {f"town {tile} {cell}" for tile in TOWN_TILES for cell in ("I6", "I7", "I8", "I9")}
    table.play("town 9-points I6")
    assert table.step == "choose-river-town"
    assert table.legal() == towns_over("A6") - {"town 9-points A6"}


@pytest.mark.breach("TN-304")
def test_a_river_cell_carries_one_town_tile() -> None:
    table = shores()
    table.game.river_towns = OWN_DESIGN.cells_called("A6")
    table.play("sail")
    assert table.seat == 1


@pytest.mark.breach("TN-304")
def test_groups_that_belong_to_a_town_do_not_count_over_the_river() -> None:
    table = shores()
    table.mats[0].towned = OWN_DESIGN.cells_called("A4 A5")
    table.play("sail")
    assert table.seat == 1


@pytest.mark.breach("TN-304")
def test_what_the_choice_of_a_river_town_refuses() -> None:
    table = shores()
    table.mats[0].towns = 0b1110
    table.play("sail")
    assert told(table.refusal("town 6-coins B5"), "TN-304", "town-place", {"cell": "B5", "allowed": "A6"})
    assert told(table.refusal("sail"), "TN-304", "not-now", {"owed": "choose-river-town"})
    assert told(table.refusal("town 9-points A6"), "TN-263", "town-tile-used", {"tile": "town-9-points"})


@pytest.mark.rule("TN-302", "TN-304")
def test_declined_today_founded_tomorrow() -> None:
    table = shores()
    table.play("sail", "decline")
    assert table.seat == 1
    assert table.mats[0].towned == 0
    table.turn(0)
    table.play("pass bonus-C", "town sailing A6")
    assert cells(table.game.river_towns) == {"A6"}
    assert table.mats[0].sailing == 2


@pytest.mark.breach("TN-304")
def test_the_link_over_the_river_joins_nothing_else() -> None:
    table = shores()
    table.play("upgrade A8 factory", "town 9-points A6")
    assert [cells(group) for group in table.game.settlements(0)] == [{"A4", "A5"}, {"A7", "A8"}]
    assert table.game.joined == {}
    assert largest_area(table.game, 0) == 2


@pytest.mark.rule("TN-303")
def test_left_palace_of_the_seafarers_brings_a_sailing_step() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "B1")
    table.play("upgrade B1 palace-left")
    assert (table.step, table.legal()) == ("free-step", {"sail", "decline"})
    table.play("sail")
    assert table.mats[0].sailing == 1
    assert table.source(0, "sailing-step") == 2
    assert table.source(0, "round-sailing") == 2
    assert table.mats[0].coins == 36


@pytest.mark.rule("TN-303", "TN-332")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_example_16_the_step_is_taken_or_declined(marker: int) -> None:
    table = drained("seafarers", "golems").put(0, "factory", "B1")
    table.mats[0].sailing = marker
    table.play("upgrade B1 palace-left", "decline")
    assert (table.seat, table.mats[0].sailing, table.points(0)) == (1, marker, 0)
    # It was offered once: the next turn is an ordinary one.
    table.turn(0).play("sail")
    assert (table.mats[0].sailing, table.mats[0].coins) == (marker + 1, 50 - 14 - 8)


@pytest.mark.rule("TN-332")
def test_a_declined_step_can_be_worth_more_in_the_next_round() -> None:
    """On step 2: 4 points now; with the sailing tile of the next round and its power action 4 and 2."""
    table = drained("seafarers", "golems", tile="house").put(0, "factory", "B1")
    table.game.round_tiles[1] = [tile.id for tile in ROUND_TILES].index("sailing")
    table.mats[0].sailing = 2
    table.play("upgrade B1 palace-left", "decline")
    table.pass_all()
    assert table.game.round == 2
    table.turn(0).bowls(0, 4, 0, 4).play("power sailing")
    assert (table.source(0, "sailing-step"), table.source(0, "round-sailing")) == (4, 2)


@pytest.mark.breach("TN-303", "TN-332")
def test_on_the_last_step_nothing_is_asked_and_nothing_else_answers() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "B1")
    table.mats[0].sailing = 3
    table.play("upgrade B1 palace-left")
    assert (table.seat, table.mats[0].sailing, table.points(0)) == (1, 3, 0)
    table = Table("seafarers", "golems").put(0, "factory", "B1")
    table.play("upgrade B1 palace-left")
    assert told(table.refusal("end"), "TN-303", "not-now", {"owed": "free-step"})
    assert told(table.refusal("exchange 1"), "TN-233", "not-now", {"owed": "free-step"})


@pytest.mark.rule("TN-116")
def test_neighbours_gain_after_the_answer() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "B7").put(1, "house", "B8")
    table.play("upgrade B7 palace-left")
    assert table.power(1) == (8, 0, 0)
    table.play("decline")
    assert table.power(1) == (7, 1, 0)


@pytest.mark.rule("TN-300", "TN-271")
def test_every_town_of_the_water_sprites_brings_four_points() -> None:
    """Three groups worth 6 each, founded after one action."""
    table = drained("water-sprites", "golems", tile="town")
    table.put(0, "palace-left", "A1").put(0, "house", "A2", "B1", "B2")
    table.put(0, "palace-right", "A7").put(0, "house", "A8", "B6", "B7")
    table.put(0, "factory", "H8", "H9").put(0, "house", "I8", "I9")
    table.play("sail")
    for number, move in enumerate(("town 9-points A1", "town 6-coins I9", "town 8-power B6"), start=1):
        table.play(move)
        assert table.source(0, "water-sprites-town") == 4 * number
        assert table.source(0, "round-town") == 5 * number
    assert table.seat == 1


@pytest.mark.breach("TN-303")
@pytest.mark.parametrize(("faction", "palace"), [("seafarers", "palace-right"), ("water-sprites", "palace-left")])
def test_no_other_palace_brings_a_step(faction: str, palace: str) -> None:
    table = drained(faction, "golems").put(0, "factory", "B1")
    table.play(f"upgrade B1 {palace}")
    assert table.mats[0].sailing == 0
    assert table.points(0) == 0


@pytest.mark.breach("TN-303")
def test_the_step_is_lost_at_the_end_of_the_track() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "B1")
    table.mats[0].sailing = 3
    table.play("upgrade B1 palace-left")
    assert table.mats[0].sailing == 3
    assert table.points(0) == 0


def harbour(other: str = "sand-cats") -> Table:
    """Seafarers with the right palace on B1 and houses on B7 and C6; a foreign house on C7, next to both."""
    table = drained("seafarers", other, tile="factory")
    return table.put(0, "palace-right", "B1").put(0, "house", "B7", "C6").put(1, "house", "C7")


@pytest.mark.rule("TN-303", "TN-330")
def test_right_palace_of_the_seafarers_upgrades_a_house_for_free() -> None:
    table = harbour()
    table.play("special palace")
    assert table.legal() == {"upgrade B7 factory", "upgrade C6 factory"}
    table.play("upgrade C6 factory")
    mat = table.mats[0]
    assert (cells(mat.houses), cells(mat.factories), mat.coins) == ({"B7"}, {"C6"}, 50)
    assert (mat.houses_left, mat.factories_left) == (7, 3)
    assert table.source(0, "round-factory") == 3
    assert table.power(1) == (7, 1, 0)
    assert table.mats[1].coins == 52


@pytest.mark.breach("TN-303")
def test_the_free_upgrade_needs_its_palace_and_comes_once_a_round() -> None:
    table = drained("seafarers", "golems").put(0, "palace-left", "B1").put(0, "house", "B7", "C6", "D2")
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})
    table = harbour().put(0, "house", "D2")
    table.play("special palace", "upgrade C6 factory")
    table.turn(0)
    assert told(table.refusal("special palace"), "TN-200", "action-used", {"action": "special-palace"})


@pytest.mark.breach("TN-303", "TN-330")
def test_the_free_upgrade_makes_factories_of_own_houses_only() -> None:
    table = harbour().put(0, "factory", "D2")
    table.play("special palace")
    assert told(table.refusal("upgrade D2 palace-left"), "TN-303", "not-now", {"owed": "free-factory"})
    assert told(table.refusal("upgrade D2 factory"), "TN-140", "not-a-house", {"cell": "D2"})
    assert told(table.refusal("upgrade C7 factory"), "TN-140", "not-your-building", {"cell": "C7"})


@pytest.mark.breach("TN-330")
def test_the_free_upgrade_needs_a_factory_on_the_mat() -> None:
    table = harbour().put(0, "factory", "D2", "F4", "G3", "G9")
    assert told(table.refusal("special palace"), "TN-205", "no-target", {"action": "special-palace"})


@pytest.mark.breach("TN-330")
def test_the_free_upgrade_leaves_an_income_row_as_any_upgrade_does() -> None:
    """Two houses pay 3 + 3, a house and a factory 3 + 2: the house goes back to the rightmost empty scroll."""
    table = harbour()
    table.bonus(0, "B")
    assert table.game.income(0) == (2 + 6 + 6, 0)
    table.play("special palace", "upgrade B7 factory")
    assert table.game.income(0) == (2 + 3 + 2 + 6, 1)


# A town tile on the river (TN-431, TN-432)


def river_town(cell: str = "A6") -> Table:
    """The Seafarers have founded a town over a river cell, on which its tile lies now."""
    table = shores()
    table.play("sail", f"town 9-points {cell}")
    assert table.game.river_towns == 1 << OWN_DESIGN.cell(cell)
    return table


@pytest.mark.rule("TN-431")
def test_everybody_sails_and_builds_bridges_over_the_town_tile() -> None:
    table = river_town()
    free = shores()
    for one in (table, free):
        one.put(1, "house", "B6").turn(1)
        one.mats[1].sailing = 1
        one.forget()
    assert table.game.reach(1) == free.game.reach(1)
    assert "bridge A5-B6" in table.legal("bridge")
    table.play("bridge A5-B6")
    assert table.game.bridge_count == 1


@pytest.mark.breach("TN-431")
def test_only_a_second_town_over_the_same_river_cell_is_out() -> None:
    table = river_town()
    table.turn(0).play("sail")
    assert table.seat == 1
    assert OWN_DESIGN.cell("A6") not in towns.rivers(table.game, 0)


@pytest.mark.rule("TN-432")
def test_groups_joined_over_the_river_may_hold_together_by_bridges() -> None:
    """C4 and E4 hang together by a bridge, F3 stands beside E4; C6 joins them over the river cell C5."""
    table = drained("seafarers", "golems").put(0, "factory", "C4", "E4", "C6").put(0, "house", "F3").bridge(1, "C4-E4")
    table.play("sail")
    assert table.step == "choose-river-town"
    assert table.legal() == towns_over("C5")
    table.play("town 9-points C5")
    assert cells(table.mats[0].towned) == {"C4", "E4", "C6", "F3"}


@pytest.mark.breach("TN-432")
def test_without_the_bridge_one_river_cell_is_not_enough() -> None:
    table = drained("seafarers", "golems").put(0, "factory", "C4", "E4", "C6").put(0, "house", "F3")
    table.play("sail")
    assert (table.seat, table.mats[0].towned) == (1, 0)
    # Two river cells do not count for one town.
    assert towns.rivers(table.game, 0) == []

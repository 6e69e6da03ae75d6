"""Section 7: the action transform and build (TN-120 to TN-133)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, IllegalMove
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.factions.table import FACTIONS, LAKE, WASTELAND
from tests.rules.terra_nova.deals import NAMES
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind

EIGHT = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "C1"]


def terrain(table: Table, cell: str) -> str:
    return table.game.terrain_name(OWN_DESIGN.cell(cell))


def start(*houses: str, faction: str = "golems", tile: str = "sailing") -> Table:
    """Houses of seat 0 and nothing else; nobody has power, so turns end by themselves."""
    table = Table(faction, "fairies" if faction != "fairies" else "golems", tile=tile).put(0, "house", *houses)
    return table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)


@pytest.mark.rule("TN-120")
def test_a_house_on_home_terrain_or_a_cell_made_home_with_a_house_or_without() -> None:
    """Golems on C7: around it forest (1 spade) twice, lake (2) twice, swamp (2), and wasteland."""
    table = start("C7")
    assert table.legal("build") == {"build D7"}
    around = {"B6", "B7", "C6", "C8", "D6"}
    assert table.legal("transform") == {f"transform {c}" for c in around} | {f"transform {c} build" for c in around}
    table.play("build D7")
    assert (cells(table.mats[0].houses), table.mats[0].coins) == ({"C7", "D7"}, 46)


@pytest.mark.breach("TN-120")
def test_no_house_on_foreign_terrain_and_nothing_out_of_reach() -> None:
    table = start("C7")
    refusal = table.refusal("build C8")
    assert told(refusal, "TN-120", "not-home", cell="C8", terrain="forest", home="wasteland")
    assert told(table.refusal("build B8"), "TN-092", "out-of-reach", cell="B8", sailing=0)
    assert told(table.refusal("transform D8"), "TN-092", "out-of-reach", cell="D8", sailing=0)


@pytest.mark.rule("TN-121")
def test_a_cell_without_a_building_is_free() -> None:
    table = start("C7").bridge(0, "D7-F7")
    assert table.game.free() == OWN_DESIGN.land & ~(1 << OWN_DESIGN.cell("C7"))
    table.play("transform D6", "pass C")
    assert table.game.free() >> OWN_DESIGN.cell("D6") & 1
    table.play("build D6")
    assert not table.game.free() >> OWN_DESIGN.cell("D6") & 1


@pytest.mark.breach("TN-121")
def test_no_cell_with_a_building_of_anybody() -> None:
    for building in ("house", "factory", "palace-left", "palace-right"):
        table = start("C7").put(1, building, "C8").put(0, building, "D7").neutral("B7")
        for verb in ("build", "transform"):
            assert told(table.refusal(f"{verb} C8"), "TN-121", "occupied", cell="C8", owner=1)
            assert told(table.refusal(f"{verb} D7"), "TN-121", "occupied", cell="D7", owner=0)
            assert told(table.refusal(f"{verb} B7"), "TN-121", "occupied", cell="B7", owner=-1)


@pytest.mark.rule("TN-122")
@pytest.mark.parametrize(("houses", "gain"), [(1, 2), (3, 2), (5, 1), (7, 0)])
def test_a_house_costs_4_and_comes_from_the_left(houses: int, gain: int) -> None:
    table = start(*EIGHT[:houses]).ground("C2", WASTELAND).ground("B2", WASTELAND).ground("A2", WASTELAND)
    before = table.game.income(0)[0]
    table.play(min(table.legal("build")))
    assert table.mats[0].coins == 46
    assert table.game.income(0)[0] - before == gain
    assert table.mats[0].houses_left == 7 - houses


@pytest.mark.breach("TN-122")
def test_no_house_for_3_coins_and_none_without_one_on_the_mat() -> None:
    table = start("C7").coins(0, 3)
    assert told(table.refusal("build D7"), "TN-122", "coins", need=4, have=3, exchange=0)
    assert told(table.bowls(0, 0, 0, 8).refusal("build D7"), "TN-122", "coins", need=4, have=3, exchange=1)
    table = start(*EIGHT).ground("C2", WASTELAND)
    assert told(table.refusal("build C2"), "TN-122", "no-house")


@pytest.mark.rule("TN-123")
@pytest.mark.parametrize(("cell", "coins", "spades"), [("C8", 6, 1), ("D6", 6, 1), ("B6", 12, 2), ("C6", 12, 2)])
def test_six_coins_a_spade(cell: str, coins: int, spades: int) -> None:
    table = start("C7")
    events = table.play(f"transform {cell}")
    assert table.mats[0].coins == 50 - coins
    assert [event.data["spades"] for event in of_kind(events, "transformed")] == [spades]


@pytest.mark.breach("TN-123")
def test_no_spade_for_5_coins() -> None:
    table = start("C7").coins(0, 5)
    assert told(table.refusal("transform C8"), "TN-123", "coins", need=6, have=5, exchange=0)
    assert table.legal("transform") == set()


@pytest.mark.rule("TN-124")
@pytest.mark.parametrize("faction", NAMES)
def test_a_cell_becomes_home_terrain_at_once(faction: str) -> None:
    home = next(f.terrain for f in FACTIONS if f.id == faction)
    for gap in (1, 2, 3, 4):
        table = start("C7", faction=faction).ground("C8", (home + gap) % 5)
        table.play("transform C8")
        assert table.game.terrain(OWN_DESIGN.cell("C8")) == home
        assert table.mats[0].coins == 50 - 6 * min(gap, 5 - gap)


@pytest.mark.breach("TN-124")
def test_no_terrain_in_between() -> None:
    table = start("C7").coins(0, 6)
    assert terrain(table, "B6") == "swamp"
    assert told(table.refusal("transform B6"), "TN-132", "coins", need=12, have=6, exchange=0)
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, "transform B6 desert")
    assert caught.value.refusal.kind == MALFORMED
    for text in sorted(table.legal("transform")):
        game = table.game.copy()
        game.play(0, game.parse(0, text))
        changed = [n for n in range(5) if game.ground[n] & ~table.game.ground[n]]
        assert changed == [WASTELAND], text


@pytest.mark.rule("TN-125")
def test_a_free_cell_may_be_transformed_again_by_anybody() -> None:
    table = start("C7").put(1, "house", "B7")
    table.play("transform C8", "transform C8")
    assert terrain(table, "C8") == "forest"
    assert (table.mats[0].coins, table.mats[1].coins) == (44, 44)
    table.play("transform C8 build")
    assert terrain(table, "C8") == "wasteland"


@pytest.mark.breach("TN-125")
def test_a_transformed_cell_stays_and_one_with_a_house_is_safe() -> None:
    table = start("C7").put(1, "house", "B7")
    table.play("transform C8")
    table.pass_all()
    assert (table.game.round, terrain(table, "C8")) == (2, "wasteland")
    table.turn(0).play("build C8", *table.legal("end"))
    table.turn(1)
    assert told(table.refusal("transform C8"), "TN-121", "occupied", cell="C8", owner=0)


@pytest.mark.rule("TN-126")
def test_first_the_terrain_then_in_a_later_action_the_house() -> None:
    table = start("C7")
    table.play("transform C8", "pass C")
    assert (cells(table.mats[0].own), table.mats[0].coins) == ({"C7"}, 44)
    table.play("build C8")
    assert (cells(table.mats[0].own), table.mats[0].coins) == ({"C7", "C8"}, 40)


@pytest.mark.breach("TN-126")
def test_nobody_must_build_and_the_house_is_not_free_later() -> None:
    table = start("C7").coins(0, 9)
    assert "transform C8" in table.legal()
    table.play("transform C8", "pass C")
    assert table.seat == 0
    assert told(table.refusal("build C8"), "TN-122", "coins", need=4, have=3, exchange=0)


@pytest.mark.rule("TN-127")
def test_the_house_stands_on_the_cell_just_transformed() -> None:
    table = start("C7")
    events = table.play("transform C8 build")
    assert [event.data["cell"] for event in of_kind(events, "built")] == ["C8"]
    assert cells(table.mats[0].houses) == {"C7", "C8"}


@pytest.mark.breach("TN-127")
def test_no_house_on_another_cell_in_the_same_action() -> None:
    table = start("C7").bowls(0, 0, 0, 8)
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, "transform C8 build D7")
    assert caught.value.refusal.kind == MALFORMED
    table.play("transform C8")
    for cell in ("D7", "C8"):
        assert told(table.refusal(f"build {cell}"), "TN-118", "not-now", owed="end-turn")


@pytest.mark.rule("TN-128")
def test_targets_are_never_river_cells() -> None:
    table = start("C4", "D7", "F5", "H3")
    table.mats[0].sailing = 3
    named = {move.split()[1] for verb in ("build", "transform") for move in table.legal(verb)}
    assert named == cells(table.game.reach(0) & table.game.free())
    assert not named & cells(OWN_DESIGN.river)


@pytest.mark.breach("TN-128")
@pytest.mark.parametrize("cell", sorted(cells(OWN_DESIGN.river)))
def test_no_river_cell(cell: str) -> None:
    table = start("C4", "D7")
    table.mats[0].sailing = 3
    for text in (f"build {cell}", f"transform {cell}", f"transform {cell} build"):
        assert told(table.refusal(text), "TN-128", "river", cell=cell)


@pytest.mark.rule("TN-129")
def test_home_terrain_is_built_on_not_transformed() -> None:
    table = start("C7").ground("B7", WASTELAND)
    assert table.legal("build") == {"build B7", "build D7"}
    assert not {"B7", "D7"} & {move.split()[1] for move in table.legal("transform")}


@pytest.mark.breach("TN-129")
@pytest.mark.parametrize("text", ["transform D7", "transform D7 build"])
def test_no_transformation_for_0_spades(text: str) -> None:
    assert told(start("C7").refusal(text), "TN-129", "already-home", cell="D7")


@pytest.mark.rule("TN-130")
def test_neighbours_gain_only_when_a_house_is_built() -> None:
    table = start("C7").put(1, "house", "B7", "B8")
    assert of_kind(table.play("transform C8"), "power-gained") == []
    assert table.power(1) == (8, 0, 0)


@pytest.mark.breach("TN-130")
def test_a_house_on_the_cell_does_give_power() -> None:
    table = start("C7").put(1, "house", "B7", "B8")
    events = table.play("transform C8 build")
    assert [event.data["power"] for event in of_kind(events, "power-gained", 1)] == [2]
    table = start("C7").put(1, "house", "B7", "B8")
    table.play("transform C8", "pass C")
    assert table.power(1) == (8, 0, 0)
    table.play("build C8")
    assert table.power(1) == (6, 2, 0)


@pytest.mark.rule("TN-131")
def test_terrain_can_be_made_home_without_a_house_on_the_mat() -> None:
    table = start(*EIGHT).ground("C2", LAKE)
    assert "transform C2" in table.legal()
    table.play("transform C2")
    assert (terrain(table, "C2"), table.mats[0].coins) == ("wasteland", 38)


@pytest.mark.breach("TN-131")
def test_but_no_house_follows() -> None:
    table = start(*EIGHT).ground("C2", LAKE)
    assert told(table.refusal("transform C2 build"), "TN-131", "no-house")
    assert [move for move in table.legal("transform") if move.endswith("build")] == []


@pytest.mark.rule("TN-132")
def test_both_spades_come_in_the_same_action() -> None:
    table = start("C7").coins(0, 12)
    assert "transform B6" in table.legal()
    # One free, one bought.
    table = start("C7").coins(0, 6).bowls(0, 4, 0, 4)
    table.play("power 1-spade", "transform B6")
    assert (table.mats[0].coins, terrain(table, "B6")) == (0, "wasteland")


@pytest.mark.breach("TN-132")
def test_a_cell_for_two_spades_is_no_target_for_one() -> None:
    table = start("C7").coins(0, 11)
    assert {move.split()[1] for move in table.legal("transform")} == {"C8", "D6"}
    assert told(table.refusal("transform B6"), "TN-132", "coins", need=12, have=11, exchange=0)
    table.coins(0, 5).bowls(0, 4, 0, 4).play("power 1-spade")
    assert {move.split()[1] for move in table.legal("transform")} == {"C8", "D6"}
    assert told(table.refusal("transform B6"), "TN-132", "coins", need=6, have=5, exchange=0)


@pytest.mark.rule("TN-133")
def test_cell_and_house_are_one_choice() -> None:
    table = start("C7").coins(0, 10)
    assert table.legal("transform") == {"transform C8", "transform C8 build", "transform D6", "transform D6 build"}
    table.play("transform D6 build")
    assert (table.seat, table.mats[0].coins) == (1, 0)


@pytest.mark.breach("TN-133")
def test_a_declined_house_needs_another_action() -> None:
    table = start("C7").bowls(0, 0, 0, 8)
    table.play("transform C8")
    assert told(table.refusal("build C8"), "TN-118", "not-now", owed="end-turn")
    table.play("end")
    assert table.seat == 1
    assert told(table.refusal("build C8", seat=0), "TN-110", "not-your-turn", seat=0, turn=1)


@pytest.mark.rule("TN-120", "TN-122", "TN-123", "TN-124")
def test_example_03_water_sprites_beside_a_desert() -> None:
    table = start("B7", "B1", faction="water-sprites").coins(0, 16)
    assert (terrain(table, "C7"), table.game.spades(0, OWN_DESIGN.cell("C7"))) == ("desert", 2)
    events = table.play("transform C7 build")
    assert [event.data["spades"] for event in of_kind(events, "transformed")] == [2]
    assert (table.mats[0].coins, terrain(table, "C7")) == (0, "lake")
    assert cells(table.mats[0].houses) == {"B1", "B7", "C7"}
    # The third house from the left: 2 and 3 + 3 + 3 coins from now on, and the tile D.
    assert table.game.income(0) == (11 + 3, 3)


@pytest.mark.rule("TN-120")
@pytest.mark.breach("TN-120")
@pytest.mark.parametrize("faction", NAMES)
def test_offers_for_every_faction_are_the_free_cells_in_reach(faction: str) -> None:
    table = start("C7", "F2", faction=faction).put(1, "house", "C8")
    table.mats[0].sailing = 1
    home = table.mats[0].home
    free = table.game.reach(0) & table.game.free()
    assert {move.split()[1] for move in table.legal("build")} == cells(free & table.game.ground[home])
    assert {move.split()[1] for move in table.legal("transform")} == cells(free & ~table.game.ground[home])

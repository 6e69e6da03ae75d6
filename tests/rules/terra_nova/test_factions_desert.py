"""Desert: Sun Worshippers and Sand Cats (TN-322 to TN-326, TN-331)."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova.boards import OWN_DESIGN
from tests.rules.terra_nova.deals import owed, say, with_factions
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained

# Sun Worshippers


@pytest.mark.rule("TN-322")
@pytest.mark.breach("TN-322")
@pytest.mark.parametrize("first", [True, False])
def test_sun_worshippers_start_with_three_houses(first: bool) -> None:
    """The third one comes after everybody's second; the other faction of the desert has two."""
    names = ["sun-worshippers", "golems"] if first else ["golems", "sun-worshippers"]
    game = with_factions(*names)
    sun, other = (game.start, 1 - game.start) if first else (1 - game.start, game.start)
    placed: list[int] = []
    cell = {sun: iter(["C4", "F5", "G2"]), other: iter(["C3", "F3"])}
    while owed(game) == "place-house":
        seat = game.to_move[0]
        placed.append(seat)
        say(game, f"place {next(cell[seat])}")
    order = [sun, other, other, sun] if first else [other, sun, sun, other]
    assert placed == [*order, sun]
    assert [game.mats[seat].houses.bit_count() for seat in (sun, other)] == [3, 2]


@pytest.mark.breach("TN-322")
def test_sand_cats_start_with_two_houses() -> None:
    game = with_factions("sand-cats", "golems")
    say(game, "place C4", "place C3", "place F3", "place F5")
    assert game.mats[game.start].houses.bit_count() == 2
    assert game.mats[game.start].houses_left == 6
    assert owed(game) == "choose-bonus"


def sunny(tile: str = "sailing") -> Table:
    """Sun Worshippers with the left palace on C4: B3, B4 and C3 share a side with it."""
    return drained("sun-worshippers", "water-sprites", tile=tile).put(0, "palace-left", "C4")


@pytest.mark.rule("TN-323")
def test_sun_worshippers_make_a_neighbouring_cell_home() -> None:
    table = sunny(tile="spade")
    table.play("special palace")
    assert table.legal() == {f"transform {cell}{house}" for cell in ("B3", "B4", "C3") for house in ("", " build")}
    table.play("transform B3")
    assert table.game.terrain_name(OWN_DESIGN.cell("B3")) == "desert"
    assert (table.mats[0].coins, table.mats[0].houses, table.points(0)) == (50, 0, 0)


@pytest.mark.rule("TN-323")
def test_the_house_of_the_sun_worshippers_costs_four_and_counts() -> None:
    table = sunny(tile="house").put(1, "house", "B2")
    table.play("special palace", "transform B3 build")
    assert (table.mats[0].coins, cells(table.mats[0].houses)) == (46, {"B3"})
    assert table.points(0) == 2
    assert table.power(1) == (7, 1, 0)


@pytest.mark.breach("TN-323")
def test_the_sunny_cell_needs_its_palace_and_comes_once_a_round() -> None:
    table = drained("sun-worshippers", "golems").put(0, "palace-right", "C4")
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})
    table = sunny()
    table.play("special palace", "transform B3")
    table.turn(0)
    assert told(table.refusal("special palace"), "TN-200", "action-used", {"action": "special-palace"})


@pytest.mark.breach("TN-323")
def test_the_sunny_house_is_not_free_and_no_house_can_stand_alone() -> None:
    table = sunny().coins(0, 3).ground("C3", 3)
    table.play("special palace")
    assert table.legal() == {"transform B3", "transform B4"}
    assert told(table.refusal("transform B3 build"), "TN-122", "coins", {"need": 4, "have": 3, "exchange": 0})
    assert told(table.refusal("build C3"), "TN-323", "not-now", {"owed": "sunny-cell"})


@pytest.mark.breach("TN-323")
def test_no_house_on_a_sunny_cell_with_none_on_the_mat() -> None:
    table = sunny().put(0, "house", "A4", "A7", "B2", "C7", "C9", "E10", "F5", "F7")
    table.play("special palace")
    assert not any(move.endswith("build") for move in table.legal())
    assert told(table.refusal("transform B3 build"), "TN-122", "no-house")


@pytest.mark.rule("TN-324")
def test_cells_that_share_a_side_will_do() -> None:
    table = drained("sun-worshippers", "water-sprites").put(0, "palace-left", "G7").bridge(0, "G7-I7")
    table.play("special palace")
    assert {move.split()[1] for move in table.legal()} == {"G8"}


@pytest.mark.breach("TN-324")
def test_no_bridge_reaches_a_sunny_cell_even_on_one_continent() -> None:
    """Site G7-I7 joins two cells of one continent; C4-E4 joins two continents."""
    ends = [OWN_DESIGN.cell("G7"), OWN_DESIGN.cell("I7")]
    assert OWN_DESIGN.continent(ends[0]) == OWN_DESIGN.continent(ends[1])
    table = drained("sun-worshippers", "water-sprites").put(0, "palace-left", "G7").put(0, "house", "C4")
    table.bridge(0, "G7-I7", "C4-E4")
    assert {"transform I7", "transform E4"} <= table.legal()  # in reach of the normal action
    table.play("special palace")
    assert {move.split()[1] for move in table.legal()} == {"G8", "B3", "B4", "C3"}
    assert told(table.refusal("transform I7"), "TN-324", "no-shared-side", {"cell": "I7"})
    assert told(table.refusal("transform E4"), "TN-324", "no-shared-side", {"cell": "E4"})


@pytest.mark.breach("TN-324")
def test_no_ship_reaches_a_sunny_cell() -> None:
    table = sunny()
    table.mats[0].sailing = 1
    assert "transform C6" in table.legal()
    table.play("special palace")
    assert told(table.refusal("transform C6"), "TN-324", "no-shared-side", {"cell": "C6"})
    assert told(table.refusal("transform A1"), "TN-324", "no-shared-side", {"cell": "A1"})


@pytest.mark.rule("TN-331")
def test_a_sunny_cell_may_need_one_spade_or_two() -> None:
    """Swamp and wasteland lie beside desert on the wheel, lake and forest do not."""
    for terrain in (0, 1, 2, 4):
        table = sunny().ground("B3", terrain)
        table.play("special palace", "transform B3")
        assert table.game.terrain_name(OWN_DESIGN.cell("B3")) == "desert"


@pytest.mark.breach("TN-331")
def test_a_sunny_cell_is_free_and_not_desert_yet() -> None:
    table = sunny().ground("B3", 3).put(1, "house", "B4")
    table.play("special palace")
    assert table.legal() == {"transform C3", "transform C3 build"}
    assert told(table.refusal("transform B3"), "TN-331", "already-home", {"cell": "B3"})
    assert told(table.refusal("transform B4"), "TN-121", "occupied", {"cell": "B4", "owner": 1})
    table = sunny().ground("B3", 3).ground("C3", 3).put(1, "house", "B4")
    assert told(table.refusal("special palace"), "TN-205", "no-target", {"action": "special-palace"})


# Sand Cats

OTHERS = ("golems", "fairies", "water-sprites")


@pytest.mark.rule("TN-325")
@pytest.mark.parametrize(("others", "coins"), [(1, 2), (2, 1), (3, 1)])
@pytest.mark.parametrize("upgrade", ["G1 factory", "C3 palace-left", "C3 palace-right"])
def test_sand_cats_gain_coins_from_upgrades_of_others(others: int, coins: int, upgrade: str) -> None:
    table = drained(*OTHERS[:others], "sand-cats").put(0, "house", "G1").put(0, "factory", "C3")
    table.play(f"upgrade {upgrade}")
    assert table.mats[others].coins == 50 + coins


@pytest.mark.rule("TN-325")
@pytest.mark.parametrize("answer", ["decline", "build A1"])
def test_the_left_palace_of_the_ifrits_pays_sand_cats_once_after_its_answer(answer: str) -> None:
    """The palace is an upgrade, the free house at the edge is none; a step of the Seafarers' palace neither."""
    table = drained("ifrits", "fairies", "sand-cats").put(0, "factory", "E5")
    table.play("upgrade E5 palace-left")
    assert table.mats[2].coins == 50
    table.play(answer)
    assert table.mats[2].coins == 51
    table = drained("seafarers", "sand-cats").put(0, "factory", "B1")
    table.play("upgrade B1 palace-left", "sail")
    assert table.mats[1].coins == 52


@pytest.mark.rule("TN-325")
def test_each_upgrade_of_each_other_player_pays() -> None:
    table = drained("golems", "fairies", "sand-cats").put(0, "house", "G1").put(1, "house", "H1")
    table.play("upgrade G1 factory", "upgrade H1 factory")
    assert table.mats[2].coins == 52


@pytest.mark.breach("TN-325")
def test_houses_and_own_upgrades_pay_sand_cats_nothing() -> None:
    table = drained("golems", "sand-cats").put(0, "house", "C1").ground("B1", 2).put(1, "house", "C4")
    table.play("build B1")
    assert table.mats[1].coins == 50
    table.play("upgrade C4 factory")
    assert table.mats[1].coins == 40


@pytest.mark.breach("TN-325")
def test_upgrades_pay_sun_worshippers_nothing() -> None:
    table = drained("golems", "sun-worshippers").put(0, "house", "C1")
    table.play("upgrade C1 factory")
    assert table.mats[1].coins == 50


@pytest.mark.rule("TN-326")
@pytest.mark.breach("TN-326")
@pytest.mark.parametrize("coins", range(4, 11))
@pytest.mark.parametrize("palace", [True, False])
def test_factories_are_offered_exactly_where_they_can_be_paid(coins: int, palace: bool) -> None:
    """C4 has a neighbour, I2 has none; what is offered is what is not refused."""
    table = drained("sand-cats", "golems").put(0, "house", "C4", "I2").put(1, "house", "C3").coins(0, coins)
    if palace:
        table.put(0, "palace-left", "G10")
    beside, alone = (5, 7) if palace else (7, 10)
    wanted = {"upgrade C4 factory"} if coins >= beside else set()
    wanted |= {"upgrade I2 factory"} if coins >= alone else set()
    assert {move for move in table.legal("upgrade") if move.endswith("factory")} == wanted
    for cell, price in (("C4", beside), ("I2", alone)):
        refusal = table.game.check(0, table.game.parse(0, f"upgrade {cell} factory"))
        assert (refusal is None) == (coins >= price)
        if refusal is not None:
            rule = "TN-326" if palace else "TN-141"
            assert told(refusal, rule, "coins", need=price, have=coins)


@pytest.mark.rule("TN-326")
@pytest.mark.parametrize(("neighbour", "price"), [(True, 5), (False, 7)])
def test_left_palace_of_the_sand_cats_makes_factories_cheap(neighbour: bool, price: int) -> None:
    table = drained("sand-cats", "golems").put(0, "palace-left", "G10").put(0, "house", "C4")
    table.put(1, "house", "C3" if neighbour else "A10").coins(0, price)
    table.play("upgrade C4 factory")
    assert table.mats[0].coins == 0


@pytest.mark.breach("TN-326")
@pytest.mark.parametrize(
    ("faction", "palace", "neighbour", "price"),
    [
        ("sand-cats", "palace-left", True, 5),
        ("sand-cats", "palace-left", False, 7),
        ("sand-cats", "palace-right", True, 7),
        ("sand-cats", "palace-right", False, 10),
        ("sun-worshippers", "palace-left", True, 7),
        ("sun-worshippers", "palace-left", False, 10),
    ],
)
def test_a_coin_less_is_too_little_for_a_factory(faction: str, palace: str, neighbour: bool, price: int) -> None:
    table = drained(faction, "golems").put(0, palace, "G10").put(0, "house", "C4")
    table.put(1, "house", "C3" if neighbour else "A10").coins(0, price - 1)
    refusal = table.refusal("upgrade C4 factory")
    assert (refusal.reason, refusal.needs["need"], refusal.needs["have"]) == ("coins", price, price - 1)
    assert refusal.rule == ("TN-326" if (faction, palace) == ("sand-cats", "palace-left") else "TN-141")


@pytest.mark.rule("TN-326")
def test_right_palace_of_the_sand_cats_scores_buildings_away_from_the_river() -> None:
    """A1, B2 and C2 touch no river cell; C4, D2 and the palace on E10 do."""
    table = drained("sand-cats", "golems").put(0, "house", "A1", "B2", "C4", "D2").put(0, "factory", "C2")
    table.put(0, "palace-right", "E10")
    table.play("pass bonus-F")
    assert table.source(0, "sand-cats-inland") == table.points(0) == 3


@pytest.mark.breach("TN-326")
@pytest.mark.parametrize(("faction", "palace"), [("sand-cats", "palace-left"), ("sun-worshippers", "palace-right")])
def test_inland_buildings_score_with_that_palace_only(faction: str, palace: str) -> None:
    table = drained(faction, "golems").put(0, "house", "A1", "B2").put(0, palace, "C2")
    table.play("pass bonus-F")
    assert table.points(0) == 0

"""Wasteland: Golems and Ifrits (TN-305 to TN-310, TN-335, TN-337)."""

from __future__ import annotations

import pytest

from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

#: Land cells with fewer than six cells around them, read off the printed map.
EDGE = {f"A{n}" for n in (1, 2, 3, 4, 5, 7, 8, 9, 10)} | {f"I{n}" for n in (1, 2, 6, 7, 8, 9, 10)}
EDGE |= {"B1", "B9", "C1", "D1", "E10", "F1", "F9", "G1", "G10", "H1", "H9"}
FACTORIES = ("C3", "E5", "I8", "A10")


# Golems


@pytest.mark.rule("TN-305", "TN-335")
@pytest.mark.parametrize(("factories", "points"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_golems_score_for_factories_when_they_pass(factories: int, points: int) -> None:
    table = drained("golems", "fairies").put(0, "factory", *FACTORIES[:factories]).put(0, "house", "G1")
    table.play("pass bonus-F")
    assert table.source(0, "golems-pass") == table.points(0) == points


@pytest.mark.breach("TN-305")
@pytest.mark.parametrize("faction", ["ifrits", "water-sprites", "sand-cats"])
def test_factories_of_others_score_nothing_when_they_pass(faction: str) -> None:
    table = drained(faction, "fairies").put(0, "factory", *FACTORIES)
    table.play("pass bonus-F")
    assert table.points(0) == 0


@pytest.mark.breach("TN-305", "TN-335")
def test_golems_need_factories_on_the_board() -> None:
    """Houses and palaces count nothing, and no event tells of points that were not made."""
    table = drained("golems", "fairies").put(0, "house", *FACTORIES).put(0, "palace-left", "G1")
    table.put(0, "palace-right", "G7")
    events = table.play("pass bonus-F")
    assert of_kind(events, "scored", 0) == []
    assert table.points(0) == 0


@pytest.mark.breach("TN-305")
def test_golems_score_their_factories_only_when_passing() -> None:
    table = drained("golems", "fairies").put(0, "factory", "C3").put(0, "house", "E5")
    table.play("upgrade E5 factory")
    assert table.points(0) == 0


@pytest.mark.rule("TN-306", "TN-337")
@pytest.mark.parametrize(("cell", "before"), [("C4", 6), ("B3", 6), ("C2", 12), ("D2", 12)])
def test_golems_with_the_left_palace_need_one_spade_anywhere(cell: str, before: int) -> None:
    """From wasteland desert (C4) and forest (B3) take 1 spade, swamp (C2) and lake (D2) take 2."""
    table = drained("golems", "fairies", tile="spade").put(0, "factory", "C3")
    table.play(f"transform {cell}")
    assert (table.mats[0].coins, table.points(0)) == (50 - before, before // 3)
    table = drained("golems", "fairies", tile="spade").put(0, "palace-left", "C3")
    table.play(f"transform {cell}")
    assert (table.mats[0].coins, table.points(0)) == (50 - 6, 2)


@pytest.mark.breach("TN-306")
@pytest.mark.parametrize(("faction", "palace"), [("golems", "palace-right"), ("ifrits", "palace-left")])
def test_two_spades_stay_two_without_the_left_palace_of_the_golems(faction: str, palace: str) -> None:
    table = drained(faction, "fairies").put(0, palace, "C3").coins(0, 11)
    assert told(table.refusal("transform C2"), "TN-132", "coins", {"need": 12, "have": 11})
    assert "transform C4" in table.legal()


@pytest.mark.breach("TN-337")
def test_one_spade_of_the_golems_stays_at_six_coins() -> None:
    table = drained("golems", "fairies").put(0, "palace-left", "C3").coins(0, 5)
    for cell in ("C4", "C2"):
        assert told(table.refusal(f"transform {cell}"), "TN-123", "coins", {"need": 6, "have": 5})
    table.coins(0, 6)
    assert {"transform C4", "transform C2"} <= table.legal()
    assert told(table.refusal("transform C2 build"), "TN-122", "coins", {"need": 10, "have": 6})


# Ifrits

COSTS = {"bridge-3": 2, "bridge-4": 3, "sailing": 3, "7-coins": 3, "1-spade": 3, "2-spades": 5}


@pytest.mark.rule("TN-307")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_ifrits_pay_one_power_less(action: str, cost: int) -> None:
    table = Table("ifrits", "fairies").put(0, "house", "D7").bowls(0, 8 - cost, 0, cost)
    events = table.play(f"power {action}")
    assert table.power(0) == (8, 0, 0)
    assert of_kind(events, "power-action", 0)[0].data == {"action": f"power-{action}", "power": cost}


@pytest.mark.breach("TN-307")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_two_power_less_is_too_little_and_others_pay_in_full(action: str, cost: int) -> None:
    table = Table("ifrits", "golems").put(0, "house", "D7").put(1, "house", "E5")
    table.bowls(0, 9 - cost, 0, cost - 1).bowls(1, 8 - cost, 0, cost)
    assert told(table.refusal(f"power {action}"), "TN-180", "power", {"need": cost, "have": cost - 1})
    table.turn(1)
    assert told(table.refusal(f"power {action}"), "TN-180", "power", {"need": cost + 1, "have": cost})


@pytest.mark.breach("TN-307")
def test_power_exchange_is_no_cheaper_for_ifrits() -> None:
    table = Table("ifrits", "golems").bowls(0, 3, 3, 2)
    assert told(table.refusal("exchange 3"), "TN-230", "power", {"need": 3, "have": 2})
    table.play("exchange 2")
    assert (table.mats[0].coins, table.power(0)) == (52, (5, 3, 0))


def edge_claim(tile: str = "house") -> Table:
    """Ifrits about to choose their free cell; Inventors sit third, a Fairies' house stands on I7."""
    table = drained("ifrits", "fairies", "inventors", tile=tile).put(0, "factory", "E5").put(1, "house", "I7")
    table.play("upgrade E5 palace-left")
    return table


@pytest.mark.rule("TN-308", "TN-332")
def test_left_palace_of_the_ifrits_offers_any_free_cell_at_the_edge() -> None:
    table = edge_claim()
    assert table.step == "claim-edge"
    assert table.legal() == {f"build {cell}" for cell in EDGE - {"I7"}} | {"decline"}


@pytest.mark.rule("TN-308")
def test_the_cell_at_the_edge_becomes_home_with_a_house() -> None:
    table = edge_claim()
    table.play("build I8")  # swamp, far from E5, beside the Fairies on I7
    mat = table.mats[0]
    assert (cells(mat.houses), mat.coins) == ({"I8"}, 50 - 14)
    assert table.game.terrain_name(table.game.land.cell("I8")) == "wasteland"
    assert table.source(0, "round-house") == table.points(0) == 2
    assert table.power(1) == (7, 1, 0)
    assert table.power(2) == (7, 1, 0)


@pytest.mark.breach("TN-308")
def test_the_free_cell_uses_no_spades() -> None:
    table = edge_claim(tile="spade")
    events = table.play("build I8")
    assert table.points(0) == 0
    assert of_kind(events, "transformed", 0)[0].data["spades"] == 0


@pytest.mark.breach("TN-308")
def test_the_free_cell_lies_at_the_edge_and_is_free() -> None:
    table = edge_claim()
    assert told(table.refusal("build C3"), "TN-308", "not-at-edge", {"cell": "C3"})
    assert told(table.refusal("build H8"), "TN-308", "not-at-edge", {"cell": "H8"})
    assert told(table.refusal("build I7"), "TN-121", "occupied", {"cell": "I7", "owner": 1})
    assert told(table.refusal("build A6"), "TN-128", "river", {"cell": "A6"})
    assert told(table.refusal("sail"), "TN-308", "not-now", {"owed": "claim-edge"})


@pytest.mark.breach("TN-308")
def test_the_free_cell_comes_once_and_only_from_that_palace() -> None:
    table = edge_claim()
    table.play("build I8")
    table.put(0, "factory", "C3").turn(0)
    assert told(table.refusal("upgrade C3 palace-left"), "TN-145", "palace-built", {"building": "palace-left"})
    table.play("upgrade C3 palace-right")
    assert (table.seat, table.step) == (1, "take-turn")
    assert cells(table.mats[0].own) == {"C3", "E5", "I8"}


@pytest.mark.rule("TN-309")
def test_example_edge_settlements() -> None:
    """EX-15: three settlements of the Ifrits have a building at the edge; a fourth lies inland."""
    table = drained("ifrits", "fairies").put(0, "palace-right", "A10").put(0, "house", "A9", "G1", "I8", "H8", "C3")
    assert len(table.game.settlements(0)) == 4
    table.play("pass bonus-F")
    assert table.source(0, "ifrits-edge") == table.points(0) == 3


@pytest.mark.breach("TN-309")
def test_several_edge_buildings_of_one_settlement_count_once() -> None:
    table = drained("ifrits", "fairies").put(0, "palace-right", "A1").put(0, "house", "A2", "A3", "B1", "C1")
    table.play("pass bonus-F")
    assert table.points(0) == 1


@pytest.mark.breach("TN-309")
@pytest.mark.parametrize("palace", ["palace-left", "palace-right"])
def test_inland_settlements_and_the_left_palace_score_nothing(palace: str) -> None:
    """D7 and E5 have six cells around them: the river is part of the board."""
    table = drained("ifrits", "fairies").put(0, palace, "D7").put(0, "house", "E5")
    if palace == "palace-left":
        table.put(0, "house", "A1", "I10")
    table.play("pass bonus-F")
    assert table.points(0) == 0


@pytest.mark.rule("TN-310")
def test_the_free_cell_may_be_wasteland_already() -> None:
    table = edge_claim()
    events = table.play("build A10")
    assert cells(table.mats[0].houses) == {"A10"}
    assert of_kind(events, "transformed") == []


@pytest.mark.rule("TN-310", "TN-332")
def test_the_free_cell_may_be_declined() -> None:
    table = edge_claim()
    ground = table.game.ground[:]
    table.play("decline")
    assert (table.mats[0].houses, table.game.ground) == (0, ground)
    assert (table.seat, table.step) == (1, "take-turn")


def edge_without_houses() -> Table:
    table = drained("ifrits", "fairies").put(0, "factory", "E5")
    table.put(0, "house", "C3", "C1", "D7", "F3", "G1", "G7", "H9", "F9")
    table.play("upgrade E5 palace-left")
    return table


@pytest.mark.rule("TN-310")
def test_with_no_house_left_only_the_terrain_changes() -> None:
    table = edge_without_houses()
    gone = {"C1", "G1", "H9", "F9"} | {"A10"}  # occupied, or wasteland already
    assert table.legal() == {f"transform {cell}" for cell in EDGE - gone} | {"decline"}
    table.play("transform A1")
    assert table.game.terrain_name(0) == "wasteland"
    assert not table.mats[0].own & 1
    assert table.points(0) == 0


@pytest.mark.breach("TN-310")
def test_with_no_house_left_nothing_can_be_built_at_the_edge() -> None:
    table = edge_without_houses()
    assert told(table.refusal("build A1"), "TN-310", "no-house")
    assert told(table.refusal("transform A10"), "TN-129", "already-home", {"cell": "A10"})
    assert told(table.refusal("transform C2"), "TN-308", "not-at-edge", {"cell": "C2"})


@pytest.mark.breach("TN-332")
def test_terrain_and_house_of_the_free_cell_come_together() -> None:
    table = edge_claim()
    assert told(table.refusal("transform A1"), "TN-332", "with-house")

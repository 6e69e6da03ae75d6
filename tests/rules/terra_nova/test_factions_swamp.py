"""Swamp: Leprechauns and Inventors (TN-316 to TN-321, TN-333, TN-334)."""

from __future__ import annotations

import pytest

from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

# Leprechauns


@pytest.mark.rule("TN-316")
@pytest.mark.parametrize(("cell", "spades"), [("B1", 1), ("A4", 1), ("C3", 2), ("B3", 2)])
def test_leprechauns_gain_two_power_for_each_spade(cell: str, spades: int) -> None:
    """From swamp lake and desert take 1 spade, wasteland and forest take 2."""
    table = drained("leprechauns", "golems").put(0, "house", "C2", "A3")
    events = table.play(f"transform {cell}")
    assert table.power(0) == (8 - 2 * spades, 2 * spades, 0)
    assert [(event.rule, event.data["power"]) for event in of_kind(events, "power-gained", 0)] == [
        ("TN-316", 2 * spades)
    ]


@pytest.mark.rule("TN-316")
def test_free_spades_feed_leprechauns_too() -> None:
    table = Table("leprechauns", "golems").put(0, "house", "C2").bowls(0, 4, 0, 4)
    table.play("power 1-spade", "transform C3")  # one free, one bought
    assert table.power(0) == (4, 4, 0)
    assert table.mats[0].coins == 44
    table = Table("leprechauns", "golems").put(0, "house", "C2").bowls(0, 2, 0, 6)
    table.play("power 2-spades", "transform B1", "transform B2", "decline")
    assert table.power(0) == (4, 4, 0)


@pytest.mark.breach("TN-316")
def test_leprechauns_gain_nothing_for_spades_they_do_not_use() -> None:
    table = Table("leprechauns", "golems").put(0, "house", "C2").bowls(0, 2, 0, 6)
    table.play("power 2-spades", "transform B1", "decline", "decline")
    assert table.power(0) == (6, 2, 0)
    table = drained("leprechauns", "golems").put(0, "house", "C2").ground("C3", 4)
    table.play("build C3")
    assert table.power(0) == (8, 0, 0)


@pytest.mark.breach("TN-316")
def test_spades_feed_nobody_else() -> None:
    table = drained("inventors", "leprechauns").put(0, "house", "C2")
    table.play("transform C3")
    assert table.power(0) == table.power(1) == (8, 0, 0)


@pytest.mark.rule("TN-317", "TN-332")
def test_left_palace_of_the_leprechauns_brings_six_power_at_once() -> None:
    table = drained("leprechauns", "golems").put(0, "factory", "C2")
    events = table.play("upgrade C2 palace-left")
    assert table.power(0) == (2, 6, 0)
    assert [(event.rule, event.data["power"]) for event in of_kind(events, "power-gained", 0)] == [("TN-317", 6)]
    assert (table.seat, table.step) == (1, "take-turn")  # nobody was asked


@pytest.mark.breach("TN-317")
@pytest.mark.parametrize(("faction", "palace"), [("leprechauns", "palace-right"), ("inventors", "palace-left")])
def test_no_other_palace_brings_six_power(faction: str, palace: str) -> None:
    table = drained(faction, "golems").put(0, "factory", "C2")
    table.play(f"upgrade C2 {palace}")
    assert table.power(0) == (8, 0, 0)


@pytest.mark.breach("TN-317")
def test_the_six_power_come_once() -> None:
    """Next round the palace pays its income of 2 power and 5 coins (tile C adds 3 power), and not 6 again."""
    table = drained("leprechauns", "golems").put(0, "palace-left", "C2").put(0, "factory", "F1")
    events = table.pass_all()
    assert of_kind(events, "income", 0)[0].data == {"coins": 2 + 5 + 2, "power": 2 + 1 + 3}
    assert of_kind(events, "power-gained", 0) == []
    table.turn(0)
    assert told(table.refusal("upgrade F1 palace-left"), "TN-145", "palace-built", {"building": "palace-left"})


# Inventors

OTHERS = ("golems", "fairies", "water-sprites")


@pytest.mark.rule("TN-318")
@pytest.mark.parametrize(("others", "power"), [(1, 2), (2, 1), (3, 1)])
def test_inventors_gain_power_from_houses_of_others_anywhere(others: int, power: int) -> None:
    table = drained(*OTHERS[:others], "inventors").put(0, "house", "C1").put(others, "house", "I10").ground("B1", 2)
    events = table.play("build B1")
    assert table.power(others) == (8 - power, power, 0)
    assert [event.rule for event in of_kind(events, "power-gained", others)] == ["TN-318"]


@pytest.mark.rule("TN-318")
def test_each_house_of_each_other_player_counts_on_top_of_neighbours_power() -> None:
    table = drained("golems", "fairies", "inventors").put(0, "house", "C1").put(1, "house", "H3")
    table.put(2, "house", "A1").ground("B1", 2).ground("H2", 1)
    table.play("build B1", "build H2")
    assert table.power(2) == (8 - 1 - 1 - 1, 3, 0)  # a house, beside A1, another house


@pytest.mark.breach("TN-318")
def test_inventors_gain_nothing_from_upgrades_and_own_houses() -> None:
    table = drained("golems", "inventors").put(0, "house", "C1").put(1, "house", "C2").ground("F1", 2)
    table.put(1, "house", "I10").put(0, "house", "G10")
    table.play("upgrade G10 factory")
    assert table.power(1) == (8, 0, 0)
    table.ground("B2", 4).turn(1)
    table.play("build B2")
    assert table.power(1) == (8, 0, 0)


@pytest.mark.breach("TN-318")
def test_houses_feed_no_leprechauns() -> None:
    table = drained("golems", "leprechauns").put(0, "house", "C1").ground("B1", 2)
    table.play("build B1")
    assert table.power(1) == (8, 0, 0)


def workshop(tile: str = "factory", other: str = "golems") -> Table:
    """Inventors with the left palace on C2 and all power in bowl III."""
    return drained("inventors", other, tile=tile).put(0, "palace-left", "C2").bowls(0, 0, 0, 8)


@pytest.mark.rule("TN-319", "TN-333")
def test_inventors_put_a_factory_straight_on_a_cell_in_reach() -> None:
    table = workshop(other="sand-cats").put(1, "house", "B3")
    assert table.legal("invent") == {f"invent {cell}" for cell in ("B1", "B2", "C1", "C3", "D1", "D2")}
    table.play("invent C3")
    mat = table.mats[0]
    assert (cells(mat.factories), mat.coins, mat.factories_left) == ({"C3"}, 50, 3)
    assert table.power(0) == (6, 0, 2)
    assert table.game.terrain_name(table.game.land.cell("C3")) == "swamp"
    assert table.source(0, "round-factory") == table.points(0) == 3
    assert table.power(1) == (7, 1, 0)
    assert table.step == "end-turn"


@pytest.mark.rule("TN-319", "TN-333")
def test_the_own_action_may_come_several_times_a_round_and_gets_no_x() -> None:
    table = workshop()
    for done, cell in enumerate(["C3", "B2", "D1"], start=1):
        table.turn(0).bowls(0, 2, 0, 6)
        table.play(f"invent {cell}")
        assert table.mats[0].factories.bit_count() == done
        assert (table.game.used, table.mats[0].palace_used) == (0, False)
        # Palace 3 and three factories make a town with the last one.
        assert table.step == ("choose-town-tile" if done == 3 else "take-turn")


@pytest.mark.breach("TN-319")
def test_the_own_action_uses_no_spades() -> None:
    table = workshop(tile="spade")
    events = table.play("invent C3")
    assert table.points(0) == 0
    assert of_kind(events, "transformed", 0)[0].data["spades"] == 0


@pytest.mark.breach("TN-319")
def test_the_own_action_belongs_to_inventors_with_the_left_palace() -> None:
    table = drained("inventors", "ifrits").put(0, "palace-right", "C2").put(1, "palace-left", "G1")
    table.bowls(0, 0, 0, 8).bowls(1, 0, 0, 8)
    assert told(table.refusal("invent C3"), "TN-319", "no-left-palace")
    table.turn(1)
    assert told(table.refusal("invent G2"), "TN-319", "inventors-only")


@pytest.mark.breach("TN-319", "TN-333")
def test_the_own_action_is_paid_from_bowl_three_alone() -> None:
    table = workshop().bowls(0, 0, 3, 5)
    assert told(table.refusal("invent C3"), "TN-319", "power", {"need": 6, "have": 5})


@pytest.mark.rule("TN-320")
def test_right_palace_of_the_inventors_scores_two_for_a_house() -> None:
    table = drained("inventors", "golems", tile="house").put(0, "palace-right", "C2").ground("C3", 4)
    table.play("build C3")
    assert (table.source(0, "inventors-house"), table.source(0, "round-house")) == (2, 2)
    table.turn(0)
    table.play("transform B2 build")
    assert table.source(0, "inventors-house") == 4


@pytest.mark.breach("TN-320")
@pytest.mark.parametrize(("faction", "palace"), [("inventors", "palace-left"), ("leprechauns", "palace-right")])
def test_houses_score_with_that_palace_only(faction: str, palace: str) -> None:
    table = drained(faction, "golems").put(0, palace, "C2").ground("C3", 4)
    table.play("build C3")
    assert table.points(0) == 0


@pytest.mark.breach("TN-320")
def test_houses_of_others_score_inventors_nothing() -> None:
    table = drained("golems", "inventors").put(1, "palace-right", "C2").put(0, "house", "G1").ground("F1", 2)
    table.play("build F1")
    assert table.points(1) == 0


@pytest.mark.rule("TN-321")
def test_the_direct_factory_may_stand_on_swamp_and_pays_sand_cats() -> None:
    table = workshop(other="sand-cats").ground("C3", 4)
    events = table.play("invent C3")
    assert of_kind(events, "transformed") == []
    assert table.mats[1].coins == 52
    assert cells(table.mats[0].factories) == {"C3"}


@pytest.mark.breach("TN-321")
def test_the_direct_factory_is_no_house() -> None:
    table = workshop(tile="house").put(0, "palace-right", "F1")
    table.play("invent C3")
    assert table.points(0) == 0
    assert table.mats[0].houses_left == 8


@pytest.mark.breach("TN-321")
def test_what_the_direct_factory_needs() -> None:
    table = workshop().put(1, "house", "C3")
    assert told(table.refusal("invent C3"), "TN-121", "occupied", {"cell": "C3", "owner": 1})
    assert told(table.refusal("invent I10"), "TN-092", "out-of-reach", {"cell": "I10", "sailing": 0})
    assert told(table.refusal("invent D3"), "TN-128", "river", {"cell": "D3"})
    table.put(0, "factory", "I10", "I8", "H2", "G8")
    assert told(table.refusal("invent B2"), "TN-321", "no-factory")


@pytest.mark.breach("TN-333")
def test_the_own_action_is_the_action_of_the_turn() -> None:
    table = workshop()
    table.play("invent C3")
    assert table.legal() == {"end", "exchange 1", "exchange 2"}
    assert told(table.refusal("sail"), "TN-118", "not-now", {"owed": "end-turn"})
    assert told(table.refusal("invent B2"), "TN-118", "not-now", {"owed": "end-turn"})


@pytest.mark.rule("TN-334")
def test_the_own_action_stays_open_when_all_power_actions_are_covered() -> None:
    table = workshop()
    table.game.used = 0b111111
    table.mats[0].palace_used = table.mats[0].bonus_used = True
    table.forget()
    assert table.legal("power") == table.legal("special") == set()
    events = table.play("invent C3")
    assert table.power(0) == (6, 0, 2)
    assert of_kind(events, "power-action") == of_kind(events, "special-action") == []


@pytest.mark.breach("TN-334")
def test_the_own_action_is_neither_power_action_nor_special_action() -> None:
    table = workshop()
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})
    assert told(table.refusal("power palace"), "TN-191", "fairies-only")
    table.play("invent C3")
    assert (table.game.used, table.mats[0].palace_used, table.mats[0].bonus_used) == (0, False, False)

"""Forest: Fairies and Druids (TN-311 to TN-315)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import IllegalMove, Refusal
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind

# Fairies


def fairies(tile: str = "spade") -> Table:
    """Fairies with the left palace on F2: beside it F3 needs 1 spade, F1 needs 2."""
    return Table("fairies", "sand-cats", tile=tile).put(0, "palace-left", "F2").bowls(0, 5, 1, 2)


@pytest.mark.rule("TN-311")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_fairies_gain_two_power_in_every_income_phase(round: int) -> None:
    table = Table("fairies", "golems", round=round).bowls(0, 8, 0, 0)
    events = table.pass_all()
    # Seat 0 takes tile C (3 power), seat 1 takes tile D (3 coins, 3 power).
    assert of_kind(events, "income", 0)[0].data == {"coins": 2, "power": 3 + 2}
    assert table.power(0) == (3, 5, 0)


@pytest.mark.breach("TN-311")
@pytest.mark.parametrize("faction", ["druids", "water-sprites", "leprechauns", "sand-cats"])
def test_no_other_faction_gains_power_for_nothing(faction: str) -> None:
    events = Table(faction, "golems").pass_all()
    assert of_kind(events, "income", 0)[0].data == {"coins": 2, "power": 3}
    assert of_kind(events, "income", 1)[0].data == {"coins": 2 + 3, "power": 3}


@pytest.mark.rule("TN-312")
def test_fairies_transform_with_a_free_spade_for_two_power() -> None:
    table = fairies()
    table.play("power palace")
    assert table.power(0) == (7, 1, 0)
    assert table.step == "free-spade"
    table.play("transform F3 build")  # wasteland, 1 spade
    assert table.mats[0].coins == 50 - 4
    assert cells(table.mats[0].houses) == {"F3"}
    assert table.source(0, "round-spade") == 2
    assert table.game.used == 0  # the X lies on the palace, not on the board


@pytest.mark.rule("TN-312")
def test_the_second_spade_of_the_fairies_is_bought() -> None:
    table = fairies()
    table.play("power palace", "transform F1")  # swamp, 2 spades
    assert table.mats[0].coins == 50 - 6
    assert table.source(0, "round-spade") == 4
    assert cells(table.mats[0].own) == {"F2"}


@pytest.mark.breach("TN-312")
def test_fairies_action_waits_for_the_left_palace() -> None:
    table = Table("fairies", "golems").put(0, "palace-right", "F2")
    assert told(table.refusal("power palace"), "TN-312", "no-left-palace")
    assert told(Table("druids", "golems").put(0, "palace-left", "F2").refusal("power palace"), "TN-191", "fairies-only")


@pytest.mark.breach("TN-312")
def test_fairies_action_once_per_round_and_paid_from_bowl_three() -> None:
    table = fairies().bowls(0, 0, 7, 1)
    assert told(table.refusal("power palace"), "TN-180", "power", {"need": 2, "have": 1})
    table = fairies()
    table.play("power palace", "transform F3")
    table.turn(0).bowls(0, 0, 0, 8)
    assert told(table.refusal("power palace"), "TN-192", "action-used", {"action": "power-palace"})
    assert "power 1-spade" in table.legal()  # the board's action is another one


@pytest.mark.breach("TN-312")
def test_a_dear_cell_is_no_target_of_the_fairies_without_coins() -> None:
    table = fairies().coins(0, 5)
    table.play("power palace")
    assert told(table.refusal("transform F1"), "TN-132", "coins", {"need": 6, "have": 5, "exchange": 0})
    assert told(table.refusal("build F3"), "TN-189", "must-transform")
    table.play("transform F3 build")
    assert table.mats[0].coins == 1


# Druids


@pytest.mark.rule("TN-313")
def test_druids_turn_three_power_into_two_points() -> None:
    table = Table("druids", "golems").bowls(0, 0, 1, 7)
    assert table.legal("exchange") == {f"exchange {n}" for n in range(1, 8)} | {
        "exchange 3 points",
        "exchange 6 points",
    }
    table.play("exchange 3 points")
    assert (table.points(0), table.power(0), table.mats[0].coins) == (2, (3, 1, 4), 50)
    table.play("exchange 3 points", "exchange 1")
    assert (table.points(0), table.power(0), table.mats[0].coins) == (4, (7, 1, 0), 51)
    assert table.source(0, "druids-exchange") == 4


@pytest.mark.rule("TN-313")
def test_druids_take_points_after_the_action_and_in_phase_three_too() -> None:
    table = Table("druids", "golems").bowls(0, 0, 2, 6).bowls(1, 8, 0, 0)
    table.play("sail", "exchange 3 points", "end", "pass bonus-C")
    assert table.points(0) == 2 + 2 + 2  # step, round tile, exchange
    table.play("pass bonus-F")  # with three power left the Druids are asked before their turn ends
    table.play("end")
    assert table.step == "round-exchange"
    table.play("exchange 3 points")
    assert table.source(0, "druids-exchange") == 4


@pytest.mark.breach("TN-313")
def test_points_for_power_are_for_druids_by_threes() -> None:
    table = Table("druids", "fairies").bowls(0, 0, 6, 2)
    assert told(table.refusal("exchange 3 points"), "TN-234", "power", {"need": 3, "have": 2})
    with pytest.raises(IllegalMove) as refused:
        table.game.parse(0, "exchange 4 points")
    assert refused.value.refusal == Refusal("TN-112", "notation", {"text": "exchange 4 points"}, "malformed")
    table.turn(1).bowls(1, 0, 0, 8)
    assert told(table.refusal("exchange 3 points"), "TN-234", "druids-only")


def druid_settlements(faction: str = "druids") -> Table:
    """Three settlements: A1 with A2, D1 alone (the left palace), I6 alone."""
    table = Table(faction, "golems").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    return table.put(0, "house", "A1", "A2", "I6").put(0, "palace-left", "D1")


@pytest.mark.rule("TN-314")
def test_druids_gain_power_for_settlements_when_they_pass() -> None:
    table = druid_settlements()
    events = table.play("pass bonus-F")
    assert table.power(0) == (2, 6, 0)
    assert [(event.rule, event.data["power"]) for event in of_kind(events, "power-gained", 0)] == [("TN-314", 6)]


@pytest.mark.breach("TN-314")
def test_power_for_settlements_needs_the_left_palace_of_the_druids() -> None:
    table = druid_settlements("fairies")
    table.play("pass bonus-F")
    assert table.power(0) == (8, 0, 0)
    table = Table("druids", "golems").bowls(0, 8, 0, 0).put(0, "house", "A1", "I6").put(0, "palace-right", "D1")
    table.play("pass bonus-F")
    assert table.power(0) == (8, 0, 0)


@pytest.mark.rule("TN-314")
def test_right_palace_of_the_druids_scores_upgrades_to_factories() -> None:
    table = Table("druids", "golems", tile="factory").bowls(0, 8, 0, 0).put(0, "palace-right", "D1")
    table.put(0, "house", "A1", "A2")
    for done, cell in enumerate(["A1", "A2"], start=1):
        table.turn(0)
        table.play(f"upgrade {cell} factory")
        assert table.source(0, "druids-upgrade") == 3 * done
        assert table.points(0) == (3 + 3) * done


@pytest.mark.breach("TN-314")
def test_right_palace_of_the_druids_scores_no_palaces_and_nothing_before() -> None:
    table = Table("druids", "golems").bowls(0, 8, 0, 0).put(0, "house", "A1").put(0, "factory", "I6", "A3")
    table.play("upgrade A1 factory")
    table.turn(0)
    table.play("upgrade I6 palace-right")  # the palace itself is no upgrade of a house
    table.turn(0)
    table.play("upgrade A3 palace-left")
    assert table.points(0) == 0


@pytest.mark.rule("TN-315")
def test_settlements_are_maximal_groups() -> None:
    """C4 and E4 lie opposite each other; a bridge of anybody makes one settlement of their two."""
    table = Table("druids", "golems").put(0, "house", "C3", "C4", "E4", "I6").put(1, "house", "E5")
    assert [cells(group) for group in table.game.settlements(0)] == [{"C3", "C4"}, {"E4"}, {"I6"}]
    table.bridge(1, "C4-E4")
    assert [cells(group) for group in table.game.settlements(0)] == [{"C3", "C4", "E4"}, {"I6"}]


@pytest.mark.rule("TN-315")
def test_a_town_is_one_settlement() -> None:
    table = Table("druids", "golems").bowls(0, 8, 0, 0).put(0, "factory", "A1", "A2", "B1").put(0, "palace-left", "B2")
    table.play("sail", "town 9-points A1")
    table.turn(0)
    table.play("pass bonus-F")
    assert table.power(0) == (6, 2, 0)


@pytest.mark.breach("TN-315")
def test_water_and_foreign_buildings_join_no_settlement() -> None:
    """C4 and C6 are one river cell apart; A1 and A3 have a foreign house between them."""
    table = Table("druids", "golems").bowls(0, 8, 0, 0).put(0, "house", "C6", "A1", "A3").put(0, "palace-left", "C4")
    table.put(1, "house", "A2")
    table.mats[0].sailing = 3
    assert len(table.game.settlements(0)) == 4
    table.play("pass bonus-F")
    assert table.power(0) == (0, 8, 0)

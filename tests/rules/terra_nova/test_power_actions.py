"""Ledger section 11: power actions."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.factions.table import FACTIONS
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table

COSTS = {"bridge-3": 3, "bridge-4": 4, "sailing": 4, "7-coins": 4, "1-spade": 4, "2-spades": 6}
ALL_SIX = {f"power {action}" for action in COSTS}
#: What the effect still asks for, so that the whole action can be played out beside the Golems' house on C7.
REST = {
    "bridge-3": ["bridge D8-F8"],
    "bridge-4": ["bridge D8-F8"],
    "1-spade": ["transform C8"],
    "2-spades": ["transform C8", "decline", "decline"],
}


def golems(*others: str, tile: str = "sailing") -> Table:
    """Golems at C7 and D8: C8 and D6 need one spade, B6, B7 and C6 two, D7 is home; C9 touches D8 only."""
    return Table("golems", *(others or ("fairies",)), tile=tile).put(0, "house", "C7").bowls(0, 0, 0, 8)


@pytest.mark.rule("TN-180")
def test_power_leaves_bowl_three_and_an_x_is_laid() -> None:
    table = golems()
    table.play("power 7-coins")
    assert table.power(0) == (4, 0, 4)
    assert table.mats[0].coins == 57
    table.play("end")
    table.turn(0)
    refusal = table.refusal("power 7-coins")
    assert (refusal.reason, refusal.needs) == ("action-used", {"action": "power-7-coins", "last": 0})


@pytest.mark.breach("TN-180")
def test_power_in_the_lower_bowls_does_not_count() -> None:
    table = golems().bowls(0, 0, 5, 3)
    assert told(table.refusal("power 7-coins"), "TN-180", "power", {"need": 4, "have": 3})
    assert table.legal("power") == set()


@pytest.mark.rule("TN-181")
def test_the_board_actions_are_shared() -> None:
    table = golems().put(1, "house", "D8").bowls(1, 0, 0, 8)
    table.play("power 7-coins", "end")
    assert table.seat == 1
    assert table.legal("power") == ALL_SIX - {"power 7-coins"}


@pytest.mark.breach("TN-181")
@pytest.mark.parametrize("action", COSTS)
def test_nobody_uses_a_board_action_twice_in_a_round(action: str) -> None:
    table = golems().put(0, "house", "D8").put(1, "house", "D2").bowls(1, 0, 0, 8)
    table.play(f"power {action}", *REST.get(action, []), "end")
    for seat in (1, 0):
        table.turn(seat).bowls(seat, 0, 0, 8)
        assert told(table.refusal(f"power {action}"), "TN-181", "action-used", {"action": f"power-{action}"})


@pytest.mark.rule("TN-182")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_costs_of_the_board_actions(action: str, cost: int) -> None:
    table = golems().put(0, "house", "D8").bowls(0, 0, 8 - cost, cost)
    assert f"power {action}" in table.legal()
    table.play(f"power {action}", *REST.get(action, []))
    assert table.power(0) == (cost, 8 - cost, 0)


@pytest.mark.breach("TN-182")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_one_power_less_is_too_little(action: str, cost: int) -> None:
    table = golems().put(0, "house", "D8").bowls(0, 0, 9 - cost, cost - 1)
    assert told(table.refusal(f"power {action}"), "TN-180", "power", {"need": cost, "have": cost - 1})


@pytest.mark.rule("TN-183")
def test_bridge_and_sailing_by_power_cost_no_coins() -> None:
    table = golems().put(0, "house", "D8").coins(0, 0)
    table.play("power sailing")
    assert (table.mats[0].sailing, table.mats[0].coins) == (1, 0)
    assert (table.source(0, "sailing-step"), table.source(0, "round-sailing")) == (2, 2)
    table.turn(0).bowls(0, 0, 0, 8).play("power bridge-3")
    assert (table.step, table.legal()) == ("free-bridge", {"bridge D8-E10", "bridge D8-F8"})
    table.play("bridge D8-E10")
    assert (table.mats[0].bridges, table.mats[0].coins) == (2, 0)


@pytest.mark.breach("TN-183")
def test_bridge_and_sailing_by_power_keep_the_other_rules() -> None:
    table = golems().put(0, "house", "D8")
    table.play("power bridge-4")
    assert told(table.refusal("bridge D7-F7"), "TN-170", "bridge-end", {"from": "D7", "to": "F7"})
    assert told(table.refusal("decline"), "TN-183", "not-now", {"owed": "free-bridge"})
    table = golems()
    table.mats[0].sailing = 3
    assert told(table.refusal("power sailing"), "TN-164", "track-end", {"step": 3})


@pytest.mark.rule("TN-184")
@pytest.mark.parametrize(
    ("move", "coins"), [("C8", 0), ("C8 build", 4), ("B7", 6), ("B7 build", 10), ("D6 build", 4), ("C6", 6)]
)
def test_one_free_spade_and_a_second_one_bought(move: str, coins: int) -> None:
    table = golems().coins(0, coins)
    table.play("power 1-spade", f"transform {move}")
    assert table.mats[0].coins == 0
    assert table.power(0) == (4, 0, 4)
    assert table.mats[0].houses.bit_count() == (2 if "build" in move else 1)
    assert table.step == "end-turn"


@pytest.mark.breach("TN-184")
@pytest.mark.parametrize(("move", "coins", "need", "rule"), [("B7", 5, 6, "TN-132"), ("B7 build", 9, 10, "TN-122")])
def test_the_second_spade_is_not_free(move: str, coins: int, need: int, rule: str) -> None:
    table = golems().coins(0, coins)
    table.play("power 1-spade")
    assert told(table.refusal(f"transform {move}"), rule, "coins", {"need": need, "have": coins, "exchange": 0})


@pytest.mark.breach("TN-184")
def test_the_house_after_one_free_spade_costs_four_coins() -> None:
    table = golems().coins(0, 3)
    table.play("power 1-spade")
    assert told(table.refusal("transform C8 build"), "TN-122", "coins", {"need": 4, "have": 3, "exchange": 0})
    assert table.legal() == {"transform C8", "transform D6"}


@pytest.mark.rule("TN-185", "TN-188")
def test_two_free_spades_on_one_cell_of_two() -> None:
    table = golems(tile="spade").coins(0, 0)
    table.play("power 2-spades")
    assert table.legal() == {f"transform {cell}" for cell in ("B6", "B7", "C6", "C8", "D6")}
    table.play("transform B7")
    assert table.game.terrain_name(OWN_DESIGN.cell("B7")) == "wasteland"
    assert table.source(0, "round-spade") == 4
    assert (table.step, table.mats[0].coins) == ("end-turn", 0)


@pytest.mark.rule("TN-185")
def test_two_free_spades_on_two_cells_of_one() -> None:
    table = golems(tile="spade").coins(0, 0)
    table.play("power 2-spades", "transform C8")
    assert table.legal() == {"transform D6", "decline"}
    table.play("transform D6")
    assert table.source(0, "round-spade") == 4
    assert table.power(0) == (6, 0, 2)


@pytest.mark.breach("TN-185")
def test_no_third_spade_can_be_bought() -> None:
    table = golems()
    table.play("power 2-spades", "transform C8")
    assert told(table.refusal("transform B7"), "TN-185", "one-spade-left", {"cell": "B7"})
    assert told(table.refusal("transform C8"), "TN-129", "already-home", {"cell": "C8"})


@pytest.mark.rule("TN-186")
def test_both_cells_lie_in_reach_of_buildings_that_stood_before() -> None:
    table = golems().put(0, "house", "D8")
    table.play("power 2-spades", "transform C8")
    assert table.legal() == {"transform C9", "transform D6", "decline"}


@pytest.mark.breach("TN-186")
def test_the_first_cell_gives_no_reach_to_the_second() -> None:
    table = golems()
    table.play("power 2-spades", "transform C8")
    for cell in ("C9", "D8"):
        assert told(table.refusal(f"transform {cell}"), "TN-186", "out-of-reach", {"cell": cell, "sailing": 0})


@pytest.mark.rule("TN-187")
@pytest.mark.parametrize("cell", ["C8", "D6"])
def test_one_house_on_a_cell_just_transformed(cell: str) -> None:
    table = golems().coins(0, 4)
    table.play("power 2-spades", "transform C8", "transform D6")
    assert table.legal() == {"decline", "build C8", "build D6"}
    table.play(f"build {cell}")
    assert (table.mats[0].coins, table.mats[0].houses.bit_count(), table.step) == (0, 2, "end-turn")


@pytest.mark.breach("TN-187")
def test_no_house_elsewhere_and_no_second_house() -> None:
    table = golems()
    table.play("power 2-spades", "transform C8", "transform D6")
    assert told(table.refusal("build D7"), "TN-187", "just-transformed", {"cell": "D7"})
    table.play("build C8")
    assert told(table.refusal("build D6"), "TN-118", "not-now", {"owed": "end-turn"})


@pytest.mark.breach("TN-187")
def test_that_house_is_paid_and_taken_from_the_mat() -> None:
    table = golems().coins(0, 3)
    table.play("power 2-spades", "transform C8", "transform D6")
    assert table.step == "end-turn"
    table = golems().coins(0, 50).put(0, "house", "A1", "A3", "A5", "A9", "E10", "I1", "I6")
    table.play("power 2-spades", "transform C8", "transform D6")
    assert (table.step, table.mats[0].coins) == ("end-turn", 50)


@pytest.mark.rule("TN-188")
def test_the_second_free_spade_may_be_left() -> None:
    table = golems(tile="spade")
    table.play("power 2-spades", "transform C8", "decline", "decline")
    assert (table.source(0, "round-spade"), table.points(0)) == (2, 2)
    assert table.power(0) == (6, 0, 2)


@pytest.mark.breach("TN-188")
def test_a_spade_left_is_lost() -> None:
    table = golems(tile="spade")
    table.play("power 2-spades", "transform C8", "decline", "decline", "end")
    table.turn(0).coins(0, 5)
    assert told(table.refusal("transform D6"), "TN-123", "coins", {"need": 6, "have": 5, "exchange": 1})
    assert table.points(0) == 2


@pytest.mark.rule("TN-189")
@pytest.mark.parametrize("action", ["1-spade", "2-spades"])
def test_a_free_spade_action_begins_with_a_transformation(action: str) -> None:
    table = golems()
    assert "build D7" in table.legal()
    table.play(f"power {action}")
    assert table.legal() == table.legal("transform") != set()


@pytest.mark.breach("TN-189")
@pytest.mark.parametrize("action", ["1-spade", "2-spades"])
def test_a_free_spade_action_is_no_plain_house_action(action: str) -> None:
    table = golems()
    table.play(f"power {action}")
    assert told(table.refusal("build D7"), "TN-189", "must-transform")
    assert told(table.refusal("transform D7"), "TN-129", "already-home", {"cell": "D7"})


@pytest.mark.rule("TN-190")
@pytest.mark.parametrize(("action", "cost"), list(zip(COSTS, (2, 3, 3, 3, 3, 5), strict=True)))
def test_ifrits_spend_one_power_less(action: str, cost: int) -> None:
    table = Table("ifrits", "fairies").put(0, "house", "C7", "D8").bowls(0, 0, 8 - cost, cost)
    table.play(f"power {action}", *REST.get(action, []))
    assert table.power(0) == (cost, 8 - cost, 0)


@pytest.mark.breach("TN-190")
def test_ifrits_pay_the_rest_and_exchange_like_everybody() -> None:
    table = Table("ifrits", "fairies").put(0, "house", "C7", "D8").bowls(0, 0, 7, 1)
    assert told(table.refusal("power bridge-3"), "TN-180", "power", {"need": 2, "have": 1})
    assert told(table.refusal("exchange 2"), "TN-230", "power", {"need": 2, "have": 1})
    table.play("exchange 1")
    assert (table.mats[0].coins, table.power(0)) == (51, (1, 7, 0))


@pytest.mark.rule("TN-191")
def test_the_fairies_have_a_power_action_of_their_own() -> None:
    table = Table("fairies", "golems").put(0, "palace-left", "C8").bowls(0, 0, 6, 2).coins(0, 4)
    assert table.legal("power") == {"power palace"}
    table.play("power palace", "transform B8 build")
    assert (table.power(0), table.mats[0].coins, table.mats[0].houses.bit_count()) == ((2, 6, 0), 0, 1)


@pytest.mark.breach("TN-191")
@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS if faction.id != "fairies"])
def test_nobody_else_uses_the_fairies_action(faction: str) -> None:
    table = Table("fairies" if faction != "druids" else "golems", faction).turn(1)
    table.put(1, "palace-left", "C8").bowls(1, 0, 0, 8)
    assert told(table.refusal("power palace"), "TN-191", "fairies-only")


@pytest.mark.breach("TN-191")
def test_the_fairies_need_their_left_palace_for_it() -> None:
    table = Table("fairies", "golems").put(0, "palace-right", "C8").bowls(0, 0, 0, 8)
    assert told(table.refusal("power palace"), "TN-312", "no-left-palace")
    table.put(0, "palace-left", "C7").bowls(0, 0, 7, 1)
    assert told(table.refusal("power palace"), "TN-180", "power", {"need": 2, "have": 1})


@pytest.mark.rule("TN-192")
def test_the_x_leaves_in_phase_three() -> None:
    table = Table("fairies", "golems").put(0, "palace-left", "C8").bowls(0, 0, 0, 8)
    table.play("power palace", "transform B8", "end")
    table.turn(0).play("power 7-coins", "end")
    table.pass_all()
    assert table.game.round == 2
    table.turn(0).bowls(0, 0, 0, 8)
    assert {"power palace", "power 7-coins"} <= table.legal("power")


@pytest.mark.breach("TN-192")
def test_once_per_round_not_once_per_turn() -> None:
    table = Table("fairies", "golems").put(0, "palace-left", "C8").bowls(0, 0, 0, 8)
    table.play("power palace", "transform B8", "end")
    table.play("pass bonus-C", "end")
    assert table.seat == 0
    assert told(table.refusal("power palace"), "TN-192", "action-used", {"action": "power-palace"})
    table.play("power 7-coins", "end")
    assert (table.seat, table.game.round) == (0, 1)
    refusal = table.refusal("power 7-coins")
    assert (refusal.rule, refusal.needs) == ("TN-181", {"action": "power-7-coins", "last": 0})


@pytest.mark.rule("TN-193")
def test_spent_power_lies_in_bowl_one_before_the_effect() -> None:
    """The Leprechauns' 2 power for the spade lift tokens that have just been spent."""
    table = Table("leprechauns", "golems").put(0, "house", "C7").bowls(0, 0, 4, 4)
    table.play("power 1-spade", "transform C6")
    assert table.power(0) == (4 - 2, 4 + 2, 0)


@pytest.mark.breach("TN-193")
def test_the_gain_of_an_action_does_not_pay_for_it() -> None:
    """With the gain first, two of these tokens would still lie in bowl III."""
    table = Table("leprechauns", "golems").put(0, "house", "C7").bowls(0, 0, 5, 3)
    assert told(table.refusal("power 1-spade"), "TN-180", "power", {"need": 4, "have": 3})
    table.bowls(0, 0, 0, 8).play("power 1-spade", "transform C6")
    assert table.power(0) == (2, 2, 4)


@pytest.mark.rule("TN-194")
def test_what_can_be_carried_out_can_be_chosen() -> None:
    assert golems().put(0, "house", "D8").legal("power") == ALL_SIX
    assert golems().legal("power") == ALL_SIX - {"power bridge-3", "power bridge-4"}


@pytest.mark.breach("TN-194")
@pytest.mark.parametrize("action", ["bridge-3", "bridge-4"])
def test_no_power_bridge_without_a_free_site(action: str) -> None:
    table = golems()
    for _ in range(2):
        assert told(table.refusal(f"power {action}"), "TN-194", "no-target", {"action": f"power-{action}"})
        table.put(0, "house", "C4").bridge(1, "C4-E4")


@pytest.mark.breach("TN-194")
def test_no_free_spades_without_a_cell() -> None:
    """All of E10's surroundings are full: F9 holds a house."""
    table = Table("golems", "fairies").put(0, "house", "E10").put(1, "house", "F9").bowls(0, 0, 0, 8)
    for action in ("1-spade", "2-spades"):
        assert told(table.refusal(f"power {action}"), "TN-194", "no-target", {"action": f"power-{action}"})


@pytest.mark.breach("TN-194")
def test_a_cell_of_two_spades_needs_coins_for_the_second() -> None:
    table = Table("golems", "fairies").put(0, "house", "E10").ground("F9", 0).bowls(0, 0, 0, 8).coins(0, 5)
    assert table.refusal("power 1-spade").rule == "TN-194"
    assert "power 2-spades" in table.legal()
    assert "power 1-spade" in table.coins(0, 6).legal()


@pytest.mark.rule("TN-195")
def test_golems_need_one_free_spade_for_any_cell() -> None:
    table = golems(tile="spade").put(0, "palace-left", "D7").coins(0, 0)
    table.play("power 1-spade", "transform B7", "end")
    assert (table.mats[0].coins, table.source(0, "round-spade")) == (0, 2)
    table.turn(0).bowls(0, 0, 0, 8).play("power 2-spades", "transform B6")
    assert table.legal() == {f"transform {cell}" for cell in ("C6", "C8", "D6", "D8")} | {"decline"}
    table.play("transform C6")
    assert table.source(0, "round-spade") == 6


@pytest.mark.breach("TN-195")
def test_two_free_spades_never_make_three_cells() -> None:
    table = golems().put(0, "palace-left", "D7")
    table.play("power 2-spades", "transform B6", "transform C6")
    assert told(table.refusal("transform B7"), "TN-187", "not-now", {"owed": "spade-house"})
    table = golems().put(0, "palace-right", "D7")
    table.play("power 2-spades", "transform C8")
    assert told(table.refusal("transform C6"), "TN-185", "one-spade-left", {"cell": "C6"})


@pytest.mark.rule("TN-196")
@pytest.mark.parametrize(
    ("tile", "moves", "points"),
    [
        ("spade", ["power 1-spade", "transform C8 build"], 2),
        ("spade", ["power 1-spade", "transform B7 build"], 4),
        ("spade", ["power 2-spades", "transform C8", "transform D6", "build C8"], 4),
        ("house", ["power 1-spade", "transform C8 build"], 2),
        ("house", ["power 2-spades", "transform B7", "build B7"], 2),
    ],
)
def test_free_spades_and_their_house_score_the_round_tile(tile: str, moves: list[str], points: int) -> None:
    table = golems(tile=tile)
    table.play(*moves)
    assert table.source(0, f"round-{tile}") == table.points(0) == points


@pytest.mark.breach("TN-196")
@pytest.mark.parametrize(
    ("tile", "moves"),
    [
        ("house", ["power 1-spade", "transform B7"]),
        ("house", ["power 2-spades", "transform C8", "transform D6", "decline"]),
        ("factory", ["power 2-spades", "transform C8", "transform D6", "build D6"]),
    ],
)
def test_what_was_not_done_scores_nothing(tile: str, moves: list[str]) -> None:
    table = golems(tile=tile)
    table.play(*moves)
    assert table.points(0) == 0


@pytest.mark.rule("TN-197")
def test_both_cells_are_home_before_the_house_is_chosen() -> None:
    table = golems()
    table.play("power 2-spades", "transform C8", "transform D6")
    assert table.step == "spade-house"
    assert [table.game.terrain_name(OWN_DESIGN.cell(name)) for name in ("C8", "D6")] == ["wasteland", "wasteland"]
    assert table.mats[0].houses.bit_count() == 1


@pytest.mark.breach("TN-197")
def test_the_house_does_not_come_between_the_two_cells() -> None:
    table = golems()
    table.play("power 2-spades")
    for move in ("transform C8 build", "transform D6 build"):
        assert told(table.refusal(move), "TN-197", "house-later")
        if move == "transform C8 build":
            table.play("transform C8")
    assert told(table.refusal("build C8"), "TN-185", "not-now", {"owed": "second-spade"})


@pytest.mark.rule("TN-198")
def test_different_power_actions_in_later_turns() -> None:
    table = golems()
    table.play("power 7-coins", "end", "pass bonus-C", "end")
    table.play("power sailing")
    assert (table.mats[0].coins, table.mats[0].sailing, table.power(0)) == (57, 1, (8, 0, 0))


@pytest.mark.breach("TN-198")
def test_a_power_action_is_the_action_of_its_turn() -> None:
    table = golems()
    table.play("power 7-coins")
    for move in ("power sailing", "sail", "pass bonus-C"):
        assert told(table.refusal(move), "TN-118", "not-now", {"owed": "end-turn"})
    assert table.legal() == {"end", "exchange 1", "exchange 2", "exchange 3", "exchange 4"}

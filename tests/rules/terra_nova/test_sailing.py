"""Section 9: the action improve sailing (TN-160 to TN-165)."""

from __future__ import annotations

import pytest

from tests.rules.terra_nova.deals import VARIANTS, deal, wander
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind


def start(step: int = 0, faction: str = "golems", tile: str = "house") -> Table:
    """Seat 0 with its marker on a step; nobody has power, so turns end by themselves."""
    table = Table(faction, "fairies", tile=tile).bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.mats[0].sailing = step
    return table


@pytest.mark.rule("TN-160")
def test_eight_coins_one_step_and_its_points() -> None:
    table = start()
    events = table.play("sail")
    assert (table.mats[0].coins, table.mats[0].sailing, table.points(0)) == (42, 1, 2)
    assert [event.data for event in of_kind(events, "sailed")] == [{"step": 1}]


@pytest.mark.breach("TN-160")
def test_no_step_for_7_coins() -> None:
    table = start().coins(0, 7)
    assert told(table.refusal("sail"), "TN-160", "coins", need=8, have=7, exchange=0)
    assert table.mats[0].sailing == 0
    table.bowls(0, 7, 0, 1)
    assert told(table.refusal("sail"), "TN-160", "coins", need=8, have=7, exchange=1)
    table.play("exchange 1", "sail")
    assert (table.mats[0].coins, table.mats[0].sailing) == (0, 1)


@pytest.mark.rule("TN-161")
def test_again_in_later_turns_of_the_round() -> None:
    table = start()
    table.play("sail", "pass C", "sail", "sail")
    assert (table.game.round, table.mats[0].sailing, table.mats[0].coins) == (1, 3, 50 - 24)


@pytest.mark.breach("TN-161")
def test_not_twice_in_one_turn() -> None:
    table = start().bowls(0, 2, 2, 4)
    table.play("sail")
    assert told(table.refusal("sail"), "TN-118", "not-now", owed="end-turn")
    table.play("end")
    assert table.refusal("sail", seat=0).reason == "not-your-turn"


@pytest.mark.rule("TN-162")
def test_the_track_runs_from_0_to_3() -> None:
    table = start()
    steps = [table.mats[0].sailing]
    table.play("sail", "pass C")
    steps.append(table.mats[0].sailing)
    while "sail" in table.legal():
        table.play("sail")
        steps.append(table.mats[0].sailing)
    assert steps == [0, 1, 2, 3]


@pytest.mark.breach("TN-162")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_no_marker_leaves_the_track(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 30, **options)
    for _ in wander(game, 30):
        assert all(0 <= mat.sailing <= 3 for mat in game.mats)


@pytest.mark.rule("TN-163")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4)])
def test_points_of_each_step(step: int, points: int) -> None:
    table = start(step - 1)
    table.play("sail")
    assert (table.mats[0].sailing, table.points(0), table.source(0, "sailing-step")) == (step, points, points)


@pytest.mark.breach("TN-163")
def test_only_the_new_step_scores_and_only_when_entered() -> None:
    table = start(2)
    table.play("sail")
    assert table.points(0) == 4
    table.play("pass C", "pass F")
    assert (table.game.round, table.points(0)) == (2, 4)
    table = start()
    table.play("sail", "pass C", "sail", "sail")
    assert table.points(0) == 2 + 3 + 4


@pytest.mark.rule("TN-164")
def test_a_free_step_past_the_end_is_lost() -> None:
    # By a town tile: its own 4 points only.
    table = start(3, tile="sailing").put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
    table.play("upgrade C7 palace-right", "town sailing")
    assert (table.mats[0].sailing, table.points(0)) == (3, 4)
    # By the Seafarers' palace.
    table = start(3, "seafarers", tile="sailing").put(0, "factory", "C7")
    events = table.play("upgrade C7 palace-left")
    assert of_kind(events, "sailed") == []
    assert (table.mats[0].sailing, table.points(0)) == (3, 0)


@pytest.mark.breach("TN-164")
def test_neither_coins_nor_power_buy_a_step_past_the_end() -> None:
    table = start(3).bowls(0, 0, 0, 8)
    assert told(table.refusal("sail"), "TN-164", "track-end", step=3)
    assert told(table.refusal("power sailing"), "TN-164", "track-end", step=3)
    table.mats[0].sailing = 2
    table.forget()
    assert {"sail", "power sailing"} <= table.legal()


@pytest.mark.rule("TN-165")
@pytest.mark.parametrize("tile", ["sailing", "house"])
@pytest.mark.parametrize("way", ["sail", "power", "town", "palace"])
def test_every_step_scores_its_points_and_the_round_tile(way: str, tile: str) -> None:
    faction = "seafarers" if way == "palace" else "golems"
    table = start(1, faction, tile)
    if way == "sail":
        table.play("sail")
    elif way == "power":
        table.bowls(0, 0, 0, 8).play("power sailing")
        assert table.mats[0].coins == 50
    elif way == "palace":
        table.put(0, "factory", "C7").play("upgrade C7 palace-left", "sail")
    else:
        table.put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
        table.play("upgrade C7 palace-right", "town sailing")
    assert table.mats[0].sailing == 2
    assert table.source(0, "sailing-step") == 3
    assert table.source(0, "round-sailing") == (2 if tile == "sailing" else 0)


@pytest.mark.breach("TN-165")
def test_what_is_no_step_scores_nothing() -> None:
    """Taking the sailing tile, or losing a step at the end of the track, is no step."""
    table = start(2, tile="sailing")
    table.play("pass C")
    assert (table.mats[0].sailing, table.source(0, "sailing-step"), table.source(0, "round-sailing")) == (2, 0, 0)
    table = start(3, "seafarers", tile="sailing").put(0, "factory", "C7")
    table.play("upgrade C7 palace-left")
    assert (table.source(0, "sailing-step"), table.source(0, "round-sailing")) == (0, 0)


@pytest.mark.rule("TN-160", "TN-163")
def test_example_07_from_step_1_to_step_2() -> None:
    table = start(1).put(0, "house", "C4").coins(0, 8)
    assert not {"D6", "F3"} & cells(table.game.reach(0))
    table.play("sail")
    assert (table.mats[0].coins, table.mats[0].sailing, table.points(0)) == (0, 2, 3)
    assert cells(table.game.reach(0)) == {"B3", "B4", "C3", "C6", "D2", "E4", "E5", "A5", "B6", "D6", "F2", "F3"}

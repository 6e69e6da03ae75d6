"""Ledger section 15: power from neighbours."""

from __future__ import annotations

import pytest

from tests.rules.terra_nova.table import Table, of_kind


@pytest.mark.rule("TN-240", "TN-241", "TN-242", "TN-243")
def test_example_neighbours_power() -> None:
    """EX-06: Blue upgrades on a lake; Yellow has 2 buildings beside it, Black 1: +2, +1, and nothing for Blue."""
    table = Table("water-sprites", "sun-worshippers", "leprechauns").put(0, "house", "B7", "C6")
    table.put(1, "house", "A7").put(1, "factory", "C7").put(2, "house", "A8")
    events = table.play("upgrade B7 factory")
    assert [table.power(seat) for seat in range(3)] == [(2, 2, 4), (0, 4, 4), (1, 3, 4)]
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
    gains = [(event.seat, event.rule, event.data) for event in of_kind(events, "power-gained")]
    assert gains == [(1, "TN-240", {"power": 2, "lost": 0}), (2, "TN-240", {"power": 1, "lost": 0})]


@pytest.mark.rule("TN-240")
@pytest.mark.parametrize(
    "move",
    ["build D7", "transform C8 build", "upgrade C7 factory", "upgrade B8 palace-left", "upgrade B8 palace-right"],
)
def test_houses_factories_and_palaces_give_power(move: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "C7").put(0, "factory", "B8")
    table.put(1, "house", "D6", "A9", "D8", "C9")
    beside = {"D7": 2, "C8": 2, "C7": 1, "B8": 2}[move.split()[1]]
    table.bowls(1, 8, 0, 0).play(move)
    assert table.power(1) == (8 - beside, beside, 0)


@pytest.mark.breach("TN-240")
def test_across_the_river_or_further_away_nobody_gains() -> None:
    table = Table("golems", "fairies").put(0, "house", "C4").put(1, "house", "E4", "C6", "D2", "B2")
    table.mats[1].sailing = 3
    table.play("upgrade C4 factory")
    assert table.power(1) == (2, 2, 4)


@pytest.mark.breach("TN-240")
@pytest.mark.parametrize("move", ["transform D6", "sail", "bridge D8-F8", "power 7-coins", "pass bonus-C"])
def test_what_is_no_building_gives_no_power(move: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "C7", "D8").put(1, "house", "D7", "C8", "F8")
    table.play(move)
    assert table.power(1) == (2, 2, 4)


@pytest.mark.rule("TN-241")
@pytest.mark.parametrize("kind", ["house", "factory", "palace-left", "palace-right"])
def test_every_kind_of_neighbour_gains_one(kind: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "C7").put(1, kind, "C8").bowls(1, 8, 0, 0)
    table.play("upgrade C7 factory")
    assert table.power(1) == (7, 1, 0)


@pytest.mark.breach("TN-241")
def test_the_value_of_buildings_does_not_matter() -> None:
    """House, factory and two palaces, worth 1 + 2 + 3 + 3 for a town, give 4 power."""
    table = Table("golems", "fairies").put(0, "factory", "C7").bowls(1, 8, 0, 0)
    table.put(1, "house", "C8").put(1, "factory", "D6").put(1, "palace-left", "B6").put(1, "palace-right", "B7")
    table.play("upgrade C7 palace-left")
    assert table.power(1) == (4, 4, 0)


@pytest.mark.rule("TN-242")
def test_the_builder_gains_nothing_while_others_do() -> None:
    table = Table("golems", "fairies").put(0, "house", "C7", "D7", "B7").put(1, "house", "D6")
    table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0).play("upgrade C7 factory")
    assert [table.power(0), table.power(1)] == [(8, 0, 0), (7, 1, 0)]


@pytest.mark.breach("TN-242")
@pytest.mark.parametrize("move", ["build D7", "transform C8 build", "upgrade C7 factory"])
def test_own_neighbours_never_pay(move: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "C7", "B7", "D8").bowls(0, 8, 0, 0)
    events = table.play(move)
    assert table.power(0) == (8, 0, 0)
    assert of_kind(events, "power-gained") == []


@pytest.mark.rule("TN-243")
@pytest.mark.parametrize("passed", [False, True])
def test_passed_or_not_the_gain_is_the_same(passed: bool) -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "C7").put(1, "house", "C8", "D6")
    table.mats[1].passed = passed
    table.bowls(1, 8, 0, 0).play("upgrade C7 factory")
    assert table.power(1) == (6, 2, 0)


@pytest.mark.breach("TN-243")
@pytest.mark.parametrize("points", [0, 20])
def test_the_gain_costs_no_points_however_large(points: int) -> None:
    table = Table("golems", "fairies").put(0, "house", "C7").put(1, "house", "C8", "D6", "B6", "B7", "C6", "D7")
    table.mats[1].points[0] = points
    table.bowls(1, 8, 0, 0).play("upgrade C7 factory")
    assert table.power(1) == (2, 6, 0)
    assert table.points(1) == points


@pytest.mark.rule("TN-244")
def test_neutral_houses_are_neighbours_without_power() -> None:
    """The Golems build beside two neutral houses and one of the Fairies: 1 power in all."""
    table = Table("golems", "fairies").put(0, "house", "C7").neutral("C8", "D6").put(1, "house", "B7")
    events = table.bowls(1, 8, 0, 0).play("upgrade C7 factory")
    assert [(event.seat, event.data["power"]) for event in of_kind(events, "power-gained")] == [(1, 1)]


@pytest.mark.breach("TN-244")
def test_placing_a_neutral_house_gives_nobody_power() -> None:
    """The Planner's last houses come at the end of round 1, here of the lake: C7, E2, G5, I9."""
    table = Table("golems", "fairies", two_player_variant="planner").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.game.neutral_colour = 0
    table.put(0, "house", "B6", "D1").put(1, "house", "C6", "H8").coins(0, 0).coins(1, 0)
    table.play("pass bonus-F")
    events = table.play("pass bonus-G")
    assert [event.data["cell"] for event in of_kind(events, "neutral-placed")] == ["C7", "E2", "G5", "I9"]
    assert of_kind(events, "power-gained") == []
    assert [table.power(0), table.power(1)] == [
        (6, 2, 0),
        (6, 2, 0),
    ]  # tile F; the Fairies' own 2 power


@pytest.mark.rule("TN-245")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("water-sprites", ["special palace", "build B9"]),
        ("ifrits", ["upgrade C7 palace-left", "build B9"]),
        ("inventors", ["invent B9"]),
        ("seafarers", ["special palace", "upgrade B9 factory"]),
    ],
)
def test_free_buildings_give_power_like_paid_ones(faction: str, moves: list[str]) -> None:
    table = Table(faction, "fairies").put(1, "house", "A9", "A10").bowls(0, 0, 0, 8).bowls(1, 8, 0, 0)
    if faction == "ifrits":
        table.put(0, "factory", "C7")
    else:
        table.put(0, "palace-right" if faction == "seafarers" else "palace-left", "C7").put(0, "house", "B8")
    if faction == "seafarers":
        table.put(0, "house", "B9")
    events = table.play(*moves)
    assert table.power(1) == (6, 2, 0)
    assert [event.rule for event in of_kind(events, "power-gained", 1)] == ["TN-240"]


@pytest.mark.breach("TN-245")
def test_free_land_without_a_building_gives_no_power() -> None:
    table = Table("sun-worshippers", "fairies").put(0, "palace-left", "C7").put(1, "house", "C8")
    table.play("special palace", "transform B7")
    assert table.power(1) == (2, 2, 4)
    table = Table("ifrits", "fairies").put(0, "factory", "C7").put(1, "house", "A9", "A10")
    table.play("upgrade C7 palace-left", "decline")
    assert table.power(1) == (2, 2, 4)


@pytest.mark.rule("TN-246")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_bridge_of_anybody_makes_neighbours(owner: int) -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "C4").put(1, "house", "E4")
    table.bridge(owner, "C4-E4").bowls(1, 8, 0, 0)
    table.play("upgrade C4 factory")
    assert table.power(1) == (7, 1, 0)


@pytest.mark.breach("TN-246")
def test_without_the_bridge_or_beyond_its_end_there_is_no_power() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "C4").put(1, "house", "E4").put(2, "house", "E5")
    table.play("upgrade C4 factory", "end")
    assert table.power(1) == (2, 2, 4)
    table.turn(0).bridge(2, "C4-E4").play("upgrade C4 palace-left")
    assert [table.power(1), table.power(2)] == [(1, 3, 4), (2, 2, 4)]


@pytest.mark.rule("TN-247")
def test_gains_from_several_sources_add_up() -> None:
    table = Table("golems", "inventors").put(0, "house", "C7").put(1, "house", "C8", "D6").bowls(1, 8, 0, 0)
    table.play("build D7")
    assert table.power(1) == (8 - 2 - 2, 4, 0)
    table = Table("leprechauns", "golems").put(0, "factory", "C7", "D7", "C8").put(0, "house", "D6").bowls(0, 0, 8, 0)
    table.bowls(0, 8, 0, 0).play("upgrade C7 palace-left", "town 8-power")
    assert table.power(0) == (0, 8 - 6, 6)  # 6 of the palace and 8 of the town tile: 14 steps


@pytest.mark.breach("TN-247")
def test_each_source_counts_once_and_for_its_owner_only() -> None:
    table = Table("golems", "inventors", "fairies").put(0, "house", "C7").put(1, "house", "I10")
    table.put(2, "house", "D6").bowls(1, 8, 0, 0).bowls(2, 8, 0, 0)
    table.play("build D7")
    assert [table.power(1), table.power(2)] == [(7, 1, 0), (7, 1, 0)]

"""Section O: what concerns all players, losses of coins, arrows and coins per card (SW-214 to SW-220)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, of_kind

CITIES = {"cities": True}


@pytest.mark.rule("SW-214", "SW-498")
def test_a_blue_number_is_for_everybody() -> None:
    table = Works("uruk-A", "rhodos-A", "giza-A", "olympia-A").rich(0).stages(0, 1)
    events = table.raise_stage(2)
    assert table.purses() == [6, 9, 9, 9]
    assert [(e.seat, e.data) for e in of_kind(events, "coins-gained") if e.rule == "SW-214"] == [
        (seat, {"coins": 3}) for seat in range(4)
    ]


@pytest.mark.breach("SW-214", "SW-498")
def test_a_plain_number_is_for_the_owner() -> None:
    table = Works("beiping-B", "rhodos-A", "giza-A", "olympia-A").rich(0)
    table.raise_stage(1)
    assert table.purses() == [9, 6, 6, 6]


@pytest.mark.rule("SW-215", "SW-498")
def test_a_broken_coin_makes_all_others_pay() -> None:
    table = Works("rlyeh-A", "rhodos-A", "giza-A", "olympia-A").rich(0).stages(0, 2)
    for seat in range(4):
        table.coins(seat, 10)
    events = table.raise_stage(3)
    assert table.purses() == [10, 7, 7, 7]
    assert [(e.seat, e.data["coins"]) for e in of_kind(events, "lost")] == [(1, 6), (2, 6), (3, 6)]


@pytest.mark.breach("SW-215", "SW-498")
def test_the_owner_pays_nothing_and_gets_nothing() -> None:
    table = Works("tartaros-A", "rhodos-A", "giza-A").stages(0, 1)
    table.raise_stage(2, "walls")
    assert table.purses() == [3, 5, 5]


@pytest.mark.rule("SW-216", "SW-478")
@pytest.mark.parametrize(("board", "left"), [("rlyeh-A", [0, 0]), ("rlyeh-B", [0, 4])])
def test_who_has_too_little_pays_what_he_has(board: str, left: list[int]) -> None:
    table = Works(board, "rhodos-A", "giza-A").rich(0, 1).stages(0, 2).coins(1, 1)
    table.raise_stage(3, others={1: "build altar"})
    # Rhodos had 1 coin; Giza 3 and 3 for its discard. R'lyeh A asks for 6, R'lyeh B for 2.
    assert table.purses()[1:] == left
    assert [city.debts for city in table.cities] == [0, 0, 0]


@pytest.mark.breach("SW-216", "SW-478")
def test_nobody_goes_below_zero_or_owes_the_rest() -> None:
    table = Works("rlyeh-A", "rhodos-A", "giza-A").rich(0).stages(0, 2).coins(1, 0)
    table.raise_stage(3, others={1: "build altar"})
    table.act({0: "discard altar"})
    # Nothing is made up for later: 3 coins for the discard stay.
    assert (table.cities[1].coins, table.total(1)) == (3, 3)
    table = Works("rlyeh-B", "rhodos-A", "giza-A").rich(0).stages(0, 2).coins(1, 2)
    table.raise_stage(3, others={1: "build altar"})
    assert table.cities[1].coins == 0


@pytest.mark.rule("SW-217")
def test_with_cities_debts_take_the_place_of_coins() -> None:
    table = Works("rlyeh-A", "rhodos-A", "giza-A", **CITIES).rich(0).stages(0, 2).coins(1, 4)
    table.raise_stage(3, others={1: "build altar"})
    assert table.legal(1) == {"debt 2", "debt 3", "debt 4", "debt 5", "debt 6"}
    assert table.legal(2) == {f"debt {n}" for n in range(7)}
    table.play(2, "debt 6")
    table.play(1, "debt 2")
    assert (table.purses()[1:], [city.debts for city in table.cities]) == ([0, 6], [0, 2, 6])
    assert (table.points(1, "debts"), table.points(2, "debts")) == (-2, -6)


@pytest.mark.breach("SW-217")
def test_no_short_payment_with_cities() -> None:
    table = Works("rlyeh-A", "rhodos-A", "giza-A", **CITIES).rich(0).stages(0, 2).coins(1, 4).coins(2, 0)
    table.raise_stage(3, others={1: "build altar", 2: "build altar"})
    assert table.refuses(1, "debt 1", "SW-357", "debts", least=2, most=6)
    assert table.refuses(1, "debt 7", "SW-357", "debts", least=2, most=6)
    table.play(1, "debt 6")
    # Giza has no coins, hence no choice: six debts.
    assert [city.debts for city in table.cities] == [0, 6, 6]


@pytest.mark.rule("SW-218", "SW-499")
def test_every_time_the_arrow_points_at_something() -> None:
    table = Works("el-dorado-A", "rhodos-A", "giza-A").stages(0, 2).coins(0, 0)
    table.act({0: "build tavern"})
    table.act({0: "build marketplace"})
    assert table.cities[0].coins == 5 + 3 + 3
    table = Works("antiocheia-B", "rhodos-A", "giza-A").stages(0, 1).coins(0, 0)
    table.act({0: "build tavern"})
    assert table.cities[0].coins == 10


@pytest.mark.breach("SW-218", "SW-499")
def test_not_for_anything_else() -> None:
    table = Works("el-dorado-A", "rhodos-A", "giza-A").stages(0, 2).coins(0, 0)
    table.act({0: "build altar"})
    table.act({0: "discard tavern"})
    table.act({1: "build tavern"})
    # Two discards of its own, 3 coins each.
    assert table.cities[0].coins == 6
    table = Works("antiocheia-B", "rhodos-A", "giza-A").stages(0, 1).coins(0, 0)
    table.act({0: "discard tavern"})
    assert table.cities[0].coins == 3


@pytest.mark.rule("SW-219")
def test_coins_per_card_at_the_moment_of_building() -> None:
    table = Works("helvetia-B", "rhodos-A", "giza-A").rich(0, 1).build(0, "barracks", "walls").coins(0, 0)
    table.raise_stage(1, others={1: "build stockade"})
    assert table.cities[0].coins == 4


@pytest.mark.breach("SW-219")
def test_not_for_cards_built_later_or_elsewhere() -> None:
    table = Works("helvetia-B", "rhodos-A", "giza-A").rich(0).build(1, "barracks").coins(0, 0)
    table.raise_stage(1)
    table.act({0: "build barracks"})
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-220")
def test_every_chain_build_fires_it() -> None:
    table = Works("atlantis-B", "rhodos-A", "giza-A").stages(0, 1).build(0, "scriptorium", "altar").coins(0, 0)
    table.act({0: "chain library"})
    table.act({0: "chain temple"})
    table.act({0: "chain university"})
    assert table.cities[0].coins == 6


@pytest.mark.breach("SW-220")
def test_paid_or_free_in_another_way_is_no_chain() -> None:
    table = Works("atlantis-B", "rhodos-A", "giza-A").rich(0).stages(0, 1).build(0, "scriptorium").coins(0, 0)
    table.act({0: "build library"})
    table.act({0: "build altar"})
    assert (table.cities[0].coins, table.built(0)) == (0, ["scriptorium", "library", "altar"])
    # A stage marked with a card that could be chained is no chain build either.
    table.raise_stage(2, "courthouse")
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-226")
@pytest.mark.parametrize(("greys", "points"), [(0, 5), (2, 3), (3, 2)])
def test_points_minus_cards(greys: int, points: int) -> None:
    table = Works("babel-B", "rhodos-A", "giza-A").rich(0)
    table.raise_stage(1)
    table.build(0, *["loom", "press", "glassworks"][:greys])
    assert table.points(0, "wonder") == points


@pytest.mark.breach("SW-226")
def test_never_below_zero() -> None:
    browns = ["lumber-yard", "stone-pit", "clay-pool", "ore-vein", "timber-yard", "clay-pit", "quarry", "sawmill"]
    table = Works("babel-B", "rhodos-A", "giza-A").build(0, *browns).stages(0, 2)
    # 5 without grey cards; 7 less 8 brown ones is 0, not -1.
    assert table.points(0, "wonder") == 5

"""Ledger section M2: Manneken Pis and Petra."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS
from tests.rules.seven_wonders.table import Table

HAND = "altar theater"
EVERYTHING = {"wood": 4, "stone": 4, "clay": 4, "ore": 4, "glass": 4, "textile": 4, "papyrus": 4}


def manneken(left: str, right: str, built: int = 0, coins: int = 0, **more: int) -> Table:
    """Manneken Pis A at seat 0, with these boards on its left (seat 2) and right (seat 1)."""
    table = Table("manneken-pis-A", right, left, coins=coins, **more).stages(0, built)
    return table.hands(HAND, HAND, HAND).coins(0, coins)


def makes(table: Table, units: dict[str, int], seat: int = 0) -> Table:
    table.cities[seat].production = pack(units)
    table.forget()
    return table


@pytest.mark.rule("SW-164")
@pytest.mark.parametrize("side", "AB")
def test_manneken_pis_has_four_coins_instead_of_a_resource(side: str) -> None:
    table = Table(f"manneken-pis-{side}", "giza-A", "rhodos-A")
    assert (table.purses(), table.cities[0].production) == ([3 + 4, 3, 3], 0)


@pytest.mark.breach("SW-164")
def test_nothing_can_be_bought_from_manneken_pis() -> None:
    table = manneken("giza-A", "rhodos-A", coins=9).hands("stockade baths", "stockade guard-tower", HAND)
    assert table.legal(0, "build") == {"build baths left=2"}
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")
    assert table.refuses(1, "build stockade left=2", "SW-033", "resources", missing="1 wood")


# Copied stages: what the neighbours print decides
COPIES = [
    # left, right, then for each stage: cost, points, coins
    ("giza-A", "ephesos-A", [({"stone": 2}, 3, 0), ({"wood": 2}, 0, 9), ({"stone": 4}, 7, 0)]),
    (
        "ephesos-B",
        "rhodos-B",
        [({"stone": 2}, 2, 4), ({"ore": 4}, 4, 4), ({"glass": 1, "papyrus": 1, "textile": 1}, 5, 4)],
    ),
    ("giza-B", "petra-A", [({"wood": 2}, 3, 0), ({"coins": 7}, 7, 0), ({"clay": 3}, 5, 0)]),
]


@pytest.mark.parametrize(("left", "right", "stages"), COPIES)
@pytest.mark.rule("SW-165", "SW-166")
def test_stages_cost_and_give_what_the_neighbours_stages_do(
    left: str, right: str, stages: list[tuple[dict[str, int], int, int]]
) -> None:
    table = manneken(left, right)
    points = 0
    for number, (cost, vp, coins) in enumerate(stages):
        makes(table, {kind: units for kind, units in cost.items() if kind != "coins"}).coins(0, cost.get("coins", 0))
        table.turn(f"stage altar {number + 1}", "discard altar", "discard altar")
        points += vp
        assert (table.points(0, "wonder"), table.cities[0].coins) == (points, coins)
        table.hands(HAND, HAND, HAND)
    # Nobody else has built a stage.
    assert [city.stage_count() for city in table.cities] == [3, 0, 0]


@pytest.mark.parametrize(("left", "right", "stages"), COPIES)
@pytest.mark.breach("SW-165", "SW-166")
def test_a_copied_stage_is_not_cheaper_than_the_one_it_copies(
    left: str, right: str, stages: list[tuple[dict[str, int], int, int]]
) -> None:
    for number, (cost, _, _) in enumerate(stages):
        table = manneken(left, right, number)
        if "coins" in cost:
            table.coins(0, cost["coins"] - 1)
            assert table.refuses(0, f"stage altar {number + 1}", "SW-050", "coins", need=7, have=6)
            continue
        for kind in cost:
            for city in table.cities:
                city.for_sale = 0
            makes(table, {**cost, kind: cost[kind] - 1})
            assert table.refuses(0, f"stage altar {number + 1}", "SW-067", "resources", missing=f"1 {kind}")


@pytest.mark.breach("SW-165")
def test_the_sides_are_left_right_left() -> None:
    # Left Rhodos A (3 points, shields, 7 points), right Ephesos B (coins with every stage).
    table = makes(manneken("rhodos-A", "ephesos-B"), EVERYTHING)
    table.turn("stage altar 1", "discard altar", "discard altar")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (3, 0)
    table.hands(HAND, HAND, HAND).turn("stage altar 2", "discard altar", "discard altar")
    assert (table.points(0, "wonder"), table.cities[0].coins, table.cities[0].shields) == (6, 4, 0)
    table.hands(HAND, HAND, HAND).turn("stage altar 3", "discard altar", "discard altar")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (13, 4)


@pytest.mark.rule("SW-166")
def test_a_copied_discard_build_and_last_card_work_as_on_the_neighbours_board() -> None:
    table = makes(manneken("halikarnassos-B", "giza-A"), EVERYTHING).discarded("palace senate", 1)
    table.turn("stage altar 1", "build altar", "build altar")
    assert table.legal(0) == {"take palace", "take senate"}
    table = makes(manneken("giza-A", "babylon-B", 1, turn=5), EVERYTHING)
    table.turn("stage altar 2", "build altar", "build altar")
    assert [table.step(seat) for seat in range(3)] == ["last-pick", "", ""]


@pytest.mark.rule("SW-166")
def test_a_copied_invisibility_turns_up_the_own_marker() -> None:
    table = makes(manneken("yamato-B", "giza-A"), EVERYTHING).hands("tavern altar", HAND, HAND)
    table.turn("stage tavern 1", "build altar", "build altar")
    assert table.step(0) == "any-time"
    assert table.legal(0) == {"turn-up tavern", "decline"}
    table.play(0, "turn-up tavern")
    assert table.cities[0].coins == 5


@pytest.mark.breach("SW-166")
def test_a_copied_stage_leaves_the_neighbour_as_he_is() -> None:
    table = makes(manneken("ephesos-B", "giza-A"), EVERYTHING)
    table.turn("stage altar 1", "build altar", "build altar")
    assert (table.purses(), [table.points(seat, "wonder") for seat in range(3)]) == ([4, 0, 0], [2, 0, 0])
    assert table.cities[2].stages == 0


@pytest.mark.rule("SW-167")
@pytest.mark.parametrize(("left", "right", "stage"), [("rhodos-B", "giza-A", 3), ("giza-A", "chichen-itza-B", 2)])
def test_a_stage_the_neighbour_lacks_cannot_be_built(left: str, right: str, stage: int) -> None:
    table = makes(manneken(left, right, stage - 1), EVERYTHING)
    assert table.legal(0, "stage") == set()
    assert table.refuses(0, f"stage altar {stage}", "SW-167", "nothing-to-copy", stage=stage)


@pytest.mark.breach("SW-167")
def test_it_is_not_skipped_for_the_next_one() -> None:
    table = makes(manneken("giza-A", "chichen-itza-B", 1), EVERYTHING)
    assert table.refuses(0, "stage altar 3", "SW-066", "stage-order", stage=3, next=2)


@pytest.mark.rule("SW-168")
def test_manneken_pis_b_has_one_stage_for_one_of_each() -> None:
    table = Table("manneken-pis-B", "giza-A", "rhodos-A", coins=0).coins(0, 0).hands(HAND, HAND, HAND)
    makes(table, dict.fromkeys(EVERYTHING, 1))
    table.turn("stage altar 1", "discard altar", "discard altar")
    assert (table.points(0, "wonder"), table.cities[0].coins, table.cities[0].shields) == (7, 7, 1)
    assert table.refuses(0, "stage theater 2", "SW-071", "wonder-complete")


@pytest.mark.breach("SW-168")
@pytest.mark.parametrize("kind", list(EVERYTHING))
def test_all_seven_resources_are_needed(kind: str) -> None:
    table = Table("manneken-pis-B", "chichen-itza-A", "sparta-A").coins(0, 9).hands(HAND, HAND, HAND)
    makes(table, {name: int(name != kind) for name in EVERYTHING})
    assert table.refuses(0, "stage altar 1", "SW-067", "resources", missing=f"1 {kind}")


@pytest.mark.rule("SW-169")
def test_three_stages_can_be_copied() -> None:
    stages = BOARDS[BOARD_NUMBERS["manneken-pis-A"]].stages
    assert [stage.effects[0].extra for stage in stages] == [1, 2, 3]
    assert all(len(stage.effects) == 1 for stage in stages)


@pytest.mark.breach("SW-169")
def test_there_is_no_fourth_copy() -> None:
    table = makes(manneken("giza-B", "giza-B", 3), EVERYTHING)
    assert table.refuses(0, "stage altar 4", "SW-071", "wonder-complete")


# Petra


def petra(side: str, built: int = 0) -> Table:
    table = Table(f"petra-{side}", "chichen-itza-A", "chichen-itza-B", cities=True)
    return table.stages(0, built).hands(HAND, HAND, HAND)


@pytest.mark.rule("SW-170")
def test_petra_a() -> None:
    assert BOARDS[BOARD_NUMBERS["petra-A"]].production == pack({"clay": 1})
    table = makes(petra("A"), {"stone": 1, "wood": 1})
    table.turn("stage altar 1", "build altar", "build altar")
    table.hands(HAND, HAND, HAND).coins(0, 7)
    table.turn("stage altar 2", "build theater", "build theater")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (10, 0)
    makes(table.hands(HAND, HAND, HAND), {"stone": 2, "wood": 1, "papyrus": 1})
    table.turn("stage altar 3", "discard altar", "discard altar")
    assert table.points(0, "wonder") == 17


@pytest.mark.rule("SW-170")
def test_petra_b_costs_the_others_two_coins_and_itself_fourteen() -> None:
    assert BOARDS[BOARD_NUMBERS["petra-B"]].production == pack({"clay": 1})
    table = makes(petra("B"), {"ore": 2, "clay": 2})
    table.turn("stage altar 1", "build altar", "build altar")
    table.play(1, "debt 0")
    table.play(2, "debt 0")
    assert (table.points(0, "wonder"), table.purses()) == (3, [3, 1, 1])
    table.hands(HAND, HAND, HAND).coins(0, 15)
    table.turn("stage altar 2", "build theater", "build theater")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (17, 1)


@pytest.mark.breach("SW-170")
@pytest.mark.parametrize(("side", "built", "price"), [("A", 1, 7), ("B", 1, 14)])
def test_petra_takes_the_full_price_in_coins(side: str, built: int, price: int) -> None:
    table = petra(side, built).coins(0, price - 1)
    assert table.refuses(0, f"stage altar {built + 1}", "SW-050", "coins", need=price, have=price - 1)
    table.coins(0, price)
    assert table.legal(0, "stage") == {f"stage altar {built + 1}", f"stage theater {built + 1}"}


@pytest.mark.breach("SW-170")
def test_petra_does_not_pay_for_its_own_loss_and_b_has_two_stages() -> None:
    table = makes(petra("B"), {"ore": 2, "clay": 2})
    table.turn("stage altar 1", "build altar", "build altar")
    assert (table.step(0), table.cities[0].coins_to_lose, table.cities[1].coins_to_lose) == ("", 0, 2)
    table = petra("B", 2).coins(0, 30)
    assert table.refuses(0, "stage altar 3", "SW-071", "wonder-complete")


@pytest.mark.breach("SW-170")
@pytest.mark.parametrize(("side", "built", "price"), [("A", 2, "2 clay, 1 textile"), ("B", 0, "2 stone, 1 glass")])
def test_version_1_of_the_rules_keeps_its_prices(side: str, built: int, price: str) -> None:
    """A game begun under version 1 goes on at the prices of that version."""
    table = petra(side, built).coins(0, 0)
    table.game.rules = 1
    table.cities[0].production = 0
    table.forget()
    assert table.refuses(0, f"stage altar {built + 1}", "SW-067", "resources", missing=price)

"""Ice Maidens (TM-172) and Yetis (TM-173, TM-312); ice itself is told in `test_ways`."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, told

PRICES = {"bridge C2-E5": 2, "priest": 2, "workers": 3, "coins": 3, "spade": 3, "spades": 5}


def yetis(building: str = "dwelling", **options: Any) -> Table:
    return Table("yetis", "witches", **options).put(0, building, "C2").put(1, "dwelling", "I10").bowls(1, 0, 0, 12)


@pytest.mark.rule("TM-172")
def test_the_ice_maidens_take_a_favour_tile_at_the_start() -> None:
    options = {"factions": "fixed", "seating": "ice-maidens nomads", "fire_and_ice": True}
    game = ecumene.new("terra-mystica", seats=2, seed=1, options=options)
    game.play(0, game.parse(0, "terrain forest"))
    assert [str(move) for move in game.moves(0)] == [f"take favour-{n}" for n in range(1, 13)]
    game.play(0, game.parse(0, "take favour-8"))
    assert not [move for move in game.moves(game.to_move[0]) if str(move).startswith("take favour")]


@pytest.mark.rule("TM-172")
@pytest.mark.parametrize("temples", [0, 1, 2, 3])
def test_with_the_stronghold_they_score_three_points_a_temple_when_passing(temples: int) -> None:
    table = Table("ice-maidens", "witches").put(0, "stronghold", "E2").put(0, "temple", *("A1", "A5", "A9")[:temples])
    table.play("pass bonus-7")
    assert (table.source(0, "stronghold-passed"), points(table)) == (3 * temples, 20 + 3 * temples)


@pytest.mark.breach("TM-172")
def test_no_points_for_the_sanctuary_without_stronghold_or_for_yetis() -> None:
    table = Table("ice-maidens", "witches").put(0, "stronghold", "E2").put(0, "sanctuary", "A1")
    table.play("pass bonus-7")
    assert points(table) == 20
    for faction, building in (("ice-maidens", "trading-post"), ("yetis", "stronghold")):
        table = Table(faction, "witches").put(0, building, "E2").put(0, "temple", "A1", "A5")
        table.play("pass bonus-7")
        assert points(table) == 20


@pytest.mark.rule("TM-173")
@pytest.mark.parametrize(("action", "price"), sorted(PRICES.items()))
def test_power_actions_cost_the_yetis_one_power_less(action: str, price: int) -> None:
    table = yetis().bowls(0, 0, 0, price)
    table.play(f"power {action}")
    assert table.power(0) == (price, 0, 0)


@pytest.mark.rule("TM-173")
def test_their_strongest_buildings_are_worth_four_and_the_stronghold_opens_occupied_spaces() -> None:
    table = Table("yetis", "witches").put(0, "sanctuary", "D2").put(0, "stronghold", "D1").turn(1)
    table.put(1, "dwelling", "E2").put(0, "dwelling", "F2")
    table.play("upgrade E2 trading-post")
    assert table.legal() == {"accept 9 witches", "decline 9 witches"}
    table = yetis("stronghold").bowls(0, 0, 0, 12).turn(1)
    table.play("power coins", "done", "power coins", "done")
    assert (stock(table), stock(table, 1), table.power(0)) == ((57, 20, 3), (57, 20, 3), (3, 0, 9))
    table.play("pass bonus-7", "power coins", "done")
    assert stock(table) == (64, 20, 3)


@pytest.mark.breach("TM-173")
@pytest.mark.parametrize(("action", "price"), sorted(PRICES.items()))
def test_not_two_power_less_and_no_occupied_space_without_the_stronghold(action: str, price: int) -> None:
    table = yetis().bowls(0, 0, 0, price - 1)
    refusal = table.refusal(f"power {action}")
    assert told(refusal, "TM-102", "lacks-power", {"need": price, "have": price - 1})
    table = yetis("trading-post").bowls(0, 0, 0, 12)
    table.play(f"power {action}", "done", "pass bonus-7")
    name = {"action": f"power-{action.split()[0]}"}
    assert told(table.refusal(f"power {action}"), "TM-103", "space-used", name)
    maidens = Table("ice-maidens", "witches").put(0, "stronghold", "C2").bowls(0, 0, 0, 12)
    maidens.play(f"power {action}", "done", "pass bonus-7")
    assert told(maidens.refusal(f"power {action}"), "TM-103", "space-used", name)
    assert maidens.power(0) == (price + 1, 0, 11 - price)


@pytest.mark.breach("TM-173")
def test_their_other_buildings_are_worth_what_those_of_others_are() -> None:
    for building, value in (("dwelling", 1), ("trading-post", 2), ("temple", 2)):
        table = Table("yetis", "witches").put(0, building, "D2").put(1, "dwelling", "E2").turn(1)
        table.play("upgrade E2 trading-post")
        assert table.legal() == {f"accept {value} witches", f"decline {value} witches"}


@pytest.mark.rule("TM-312")
def test_conversions_of_power_cost_the_yetis_as_much_as_others() -> None:
    table = yetis().bowls(0, 0, 0, 9)
    table.play("convert 5pw to 1p", "convert 3pw to 1w", "convert 1pw to 1c")
    assert (table.power(0), stock(table)) == ((9, 0, 0), (51, 21, 4))


@pytest.mark.breach("TM-312")
def test_no_priest_for_four_power_and_no_worker_for_two() -> None:
    table = yetis().bowls(0, 0, 0, 4)
    assert told(table.refusal("convert 5pw to 1p"), "TM-055", "lacks-power", {"need": 5, "have": 4})
    table.bowls(0, 0, 0, 2)
    assert told(table.refusal("convert 3pw to 1w"), "TM-055", "lacks-power", {"need": 3, "have": 2})

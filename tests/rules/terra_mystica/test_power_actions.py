"""Section 6.8: power actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import points, stock, terrain
from tests.rules.terra_mystica.table import Table, told

#: The power each action costs.
BASE = {"bridge C2-E5": 3, "priest": 3, "workers": 4, "coins": 4, "spade": 4, "spades": 6}


def start(faction: str = "dwarves", *, other: str = "witches", **options: Any) -> Table:
    """A dwelling on C2, with a port in games with ships, and twelve power."""
    table = Table(faction, other, **options).put(0, "dwelling", "C2").put(1, "dwelling", "I10").bowls(0, 0, 0, 12)
    table.bowls(1, 0, 0, 12)
    return table.port(0, "C2") if options.get("merchants") else table


@pytest.mark.rule("TM-102")
@pytest.mark.parametrize(
    ("action", "price", "gain"),
    [
        ("priest", 3, (50, 20, 4)),
        ("workers", 4, (50, 22, 3)),
        ("coins", 4, (57, 20, 3)),
        ("bridge C2-E5", 3, (50, 20, 3)),
        ("spade", 4, (50, 20, 3)),
        ("spades", 6, (50, 20, 3)),
    ],
)
def test_each_action_costs_its_power_and_gives_what_it_shows(
    action: str, price: int, gain: tuple[int, int, int]
) -> None:
    table = start().bowls(0, 1, 0, price)
    table.play(f"power {action}")
    assert (table.power(0), stock(table)) == ((price + 1, 0, 0), gain)
    if action.startswith("bridge"):
        assert table.mats[0].bridges == 2


@pytest.mark.rule("TM-102")
def test_the_spade_actions_are_transform_and_build() -> None:
    table = start()
    table.play("power spade", "transform B3 lakes", "done")
    assert (terrain(table, "B3"), stock(table)) == ("lakes", (50, 20, 3))
    table = start()
    table.play("power spades", "transform B3 forest", "done")
    assert (terrain(table, "B3"), stock(table)) == ("forest", (50, 20, 3))


@pytest.mark.breach("TM-102")
@pytest.mark.parametrize(("action", "price"), sorted(BASE.items()))
def test_no_action_for_less_power(action: str, price: int) -> None:
    table = start().bowls(0, 6, 6, price - 1)
    needs = {"need": price, "have": price - 1}
    assert told(table.refusal(f"power {action}"), "TM-102", "lacks-power", needs)


@pytest.mark.rule("TM-103")
def test_a_space_used_is_free_again_in_the_next_round() -> None:
    table = start()
    table.play("power coins", "done", "power workers", "done")
    for action in ("coins", "workers"):
        assert f"power {action}" not in table.legal()
    assert "power priest" in table.legal()
    table.pass_all()
    assert {"power coins", "power workers"} <= table.bowls(0, 0, 0, 12).bowls(1, 0, 0, 12).legal()


@pytest.mark.breach("TM-103")
@pytest.mark.parametrize("action", sorted(BASE))
def test_nobody_uses_a_space_twice_in_a_round(action: str) -> None:
    table = start(other="mermaids").put(1, "dwelling", "D4")
    table.play(f"power {action}", "done")
    name = {"action": f"power-{action.split()[0]}"}
    assert told(table.refusal(f"power {action}"), "TM-103", "space-used", name)
    table.play("pass bonus-7")
    table.bowls(0, 0, 0, 12)
    assert told(table.refusal(f"power {action}"), "TM-103", "space-used", name)


@pytest.mark.rule("TM-105", "TM-106")
@pytest.mark.parametrize("faction", ["giants", "chaos-magicians"])
def test_for_five_power_and_a_priest_one_favour_tile(faction: str) -> None:
    table = start(faction, merchants=True, scoring="m3").stock(0, priests=1).put(1, "dwelling", "B2")
    table.play("power favour")
    assert (table.power(0), stock(table)) == ((5, 0, 7), (50, 20, 0))
    assert (table.mats[0].priest_limit, table.game.priests_free(0)) == (7, 7)
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("take favour-8")
    assert (table.mats[0].favours.bit_count(), table.mats[0].cults[3], points(table)) == (1, 2, 20)
    table.play("done")
    assert (table.seat, table.step) == (1, "take-action")


@pytest.mark.breach("TM-105")
def test_the_favour_action_gives_no_second_tile_no_temple_and_keeps_the_limits() -> None:
    table = start("chaos-magicians", merchants=True).favour(0, "7", "9")
    table.play("power favour")
    assert told(table.refusal("take favour-7"), "TM-096", "favour-owned", {"tile": "favour-7"})
    assert told(table.refusal("take favour-m1"), "TM-191", "favour-paired", {"tile": "favour-m1"})
    table.play("take favour-8")
    assert table.legal("take") == set()
    assert table.mats[0].built(2) == 0
    table = start()
    assert told(table.refusal("power favour"), "TM-104", "without-merchants")


@pytest.mark.breach("TM-106")
def test_no_favour_tile_for_four_power_or_without_a_priest() -> None:
    table = start(merchants=True).bowls(0, 4, 4, 4)
    assert told(table.refusal("power favour"), "TM-102", "lacks-power", {"need": 5, "have": 4})
    table.bowls(0, 0, 0, 12).stock(0, priests=0)
    needs = {"deed": "power-favour", "need": 1, "have": 0}
    assert told(table.refusal("power favour"), "TM-106", "lacks-priests", needs)


@pytest.mark.rule("TM-355")
def test_yetis_pay_one_power_less_for_the_actions_of_merchants() -> None:
    table = start("yetis", merchants=True).bowls(0, 0, 0, 4)
    table.play("power favour", "take favour-8")
    assert (table.power(0), stock(table)) == ((4, 0, 0), (50, 20, 2))
    table = start("yetis", merchants=True).bowls(0, 0, 0, 3)
    table.play("power ship", "ship r8")
    assert (table.power(0), table.mats[0].ships) == ((3, 0, 0), [table.game.board.cell("r8")])


@pytest.mark.breach("TM-355")
def test_yetis_pay_no_less_than_that_and_the_priest_all_the_same() -> None:
    table = start("yetis", merchants=True).bowls(0, 0, 0, 3)
    assert told(table.refusal("power favour"), "TM-102", "lacks-power", {"need": 4, "have": 3})
    table.bowls(0, 0, 0, 2)
    assert told(table.refusal("power ship"), "TM-102", "lacks-power", {"need": 3, "have": 2})
    table.bowls(0, 0, 0, 12).stock(0, priests=0)
    assert told(table.refusal("power favour"), "TM-106", "lacks-priests", {"need": 1, "have": 0})


ALL_FAVOURS = [str(n) for n in range(1, 13)]


@pytest.mark.rule("TM-356")
def test_the_favour_action_is_there_while_one_tile_can_be_taken() -> None:
    table = start(merchants=True).favour(0, *ALL_FAVOURS[:-1])
    table.play("power favour")
    assert table.legal("take") == {"take favour-12", "take favour-m4"}


@pytest.mark.breach("TM-356")
def test_no_favour_action_without_a_tile_to_take() -> None:
    """Old tiles all owned, new ones closed by TM-191."""
    table = start(merchants=True).favour(0, *ALL_FAVOURS)
    assert told(table.refusal("power favour"), "TM-356", "no-favour-left")


@pytest.mark.rule("TM-357")
def test_a_ship_is_placed_by_power_action_bonus_tile_and_shipyard() -> None:
    table = start("giants", merchants=True).ships(0, "r8", "r8")
    table.play("power ship", "ship r9")
    assert (len(table.mats[0].ships), table.power(0)) == (3, (4, 0, 8))
    table = start("giants", merchants=True).bonus(0, "m1")
    table.play("special bonus", "ship r14")
    assert len(table.mats[0].ships) == 1
    table = start("giants", merchants=True).put(0, "shipyard", "E5")
    table.play("special ship", "ship r21")
    assert (len(table.mats[0].ships), stock(table)) == (1, (48, 19, 3))


@pytest.mark.breach("TM-357")
def test_no_such_action_with_three_ships_on_the_map_or_without_a_port() -> None:
    actions = ("power ship", "special bonus", "special ship")
    table = start("giants", merchants=True).put(0, "shipyard", "E5").bonus(0, "m1").ships(0, "r8", "r9", "r9")
    for action in actions:
        assert told(table.refusal(action), "TM-357", "no-ship-possible")
    table = start("giants", merchants=True).bonus(0, "m1")
    table.mats[0].port = -1
    for action in actions[:2]:
        assert told(table.forget().refusal(action), "TM-357", "no-ship-possible")


@pytest.mark.rule("TM-355")
def test_yetis_move_their_ships_for_three_power() -> None:
    table = start("yetis", merchants=True).ships(0, "r8").bowls(0, 0, 0, 3)
    table.mats[0].shipping = 1
    table.forget().play("power move", "sail r8 r1", "done")
    assert table.power(0) == (3, 0, 0)

"""Section 5: conversions, what they cost, and actions whose gain is cut or lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.deals import NAMES
from tests.rules.terra_mystica.table import Table, told

#: Give and gain as coins, workers, priests, power: the six of the ledger.
PRICES = {
    "5pw to 1p": (0, 0, 1, -5),
    "3pw to 1w": (0, 1, 0, -3),
    "1pw to 1c": (1, 0, 0, -1),
    "1p to 1w": (0, 1, -1, 0),
    "1p to 1c": (1, 0, -1, 0),
    "1w to 1c": (1, -1, 0, 0),
}


def witches(**options: Any) -> Table:
    return Table("witches", "nomads", **options).put(0, "dwelling", "C3").put(1, "dwelling", "H1")


def stock(table: Table) -> tuple[int, int, int, int]:
    mat = table.mats[0]
    return mat.coins, mat.workers, mat.priests, mat.bowls.three


@pytest.mark.rule("TM-055")
@pytest.mark.parametrize("text", PRICES)
def test_each_conversion_has_its_rate(text: str) -> None:
    table = witches().stock(0, 10, 10, 3).bowls(0, 0, 0, 10)
    before = stock(table)
    table.play(f"convert {text}")
    assert stock(table) == tuple(had + change for had, change in zip(before, PRICES[text], strict=True))
    assert table.mats[0].vp == 20
    # And again, in the same turn.
    table.play(f"convert {text}")


@pytest.mark.breach("TM-055")
@pytest.mark.parametrize(
    ("text", "good", "need"),
    [
        ("5pw to 1p", "power", 5),
        ("3pw to 1w", "power", 3),
        ("1pw to 1c", "power", 1),
        ("1p to 1w", "priests", 1),
        ("1p to 1c", "priests", 1),
        ("1w to 1c", "workers", 1),
    ],
)
def test_nobody_converts_what_he_does_not_have(text: str, good: str, need: int) -> None:
    table = witches().stock(0, 50, 0, 0).bowls(0, 12, 12, need - 1 if good == "power" else 12)
    have = need - 1 if good == "power" else 0
    assert told(table.refusal(f"convert {text}"), "TM-055", f"lacks-{good}", {"need": need, "have": have})


@pytest.mark.breach("TM-055")
@pytest.mark.parametrize("name", NAMES)
def test_there_are_no_other_conversions(name: str) -> None:
    table = Table(name, "witches" if name not in ("witches", "auren") else "nomads").put(0, "dwelling", "E4")
    table.bowls(0, 0, 0, 10)
    own = {f"convert {text}" for text in PRICES} | (
        {"convert 1vp to 1c", "convert 2c to 1vp"} if name == "alchemists" else set()
    )
    assert table.legal("convert") == own


@pytest.mark.rule("TM-056")
@pytest.mark.parametrize(("held", "sent"), [(6, 0), (4, 2), (0, 0)])
def test_a_priest_can_be_converted_while_the_supply_has_one(held: int, sent: int) -> None:
    table = witches().bowls(0, 0, 0, 5)
    for cult in ("fire", "water")[:sent]:
        table.turn(0).play(f"send priest {cult} 3")
    table.stock(0, priests=held).turn(0).play("convert 5pw to 1p")
    assert table.mats[0].priests == held + 1


@pytest.mark.rule("TM-056")
def test_riverwalkers_may_convert_while_a_terrain_is_locked() -> None:
    table = Table("riverwalkers", "nomads").put(0, "dwelling", "E4").stock(0, priests=1).bowls(0, 0, 0, 5)
    table.play("convert 5pw to 1p", "unlock plains")
    assert (table.mats[0].priests, table.mats[0].priest_limit) == (1, 2)


@pytest.mark.breach("TM-056")
@pytest.mark.parametrize(("held", "sent"), [(7, 0), (5, 2)])
def test_no_priest_is_gained_from_an_empty_supply(held: int, sent: int) -> None:
    table = witches().bowls(0, 0, 0, 8)
    for cult in ("fire", "water")[:sent]:
        table.turn(0).play(f"send priest {cult} 3")
    table.stock(0, priests=held).turn(0)
    assert told(table.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")
    table.play("power priest")
    assert table.mats[0].priests == held


@pytest.mark.breach("TM-056")
def test_riverwalkers_with_all_terrains_need_a_free_priest_as_well() -> None:
    table = Table("riverwalkers", "nomads").put(0, "dwelling", "E4").bowls(0, 0, 0, 5)
    mat = table.mats[0]
    mat.unlocked, mat.priest_limit, mat.priests = 127, 7, 7
    assert told(table.forget().refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")


@pytest.mark.rule("TM-057")
def test_alchemists_sell_and_buy_points() -> None:
    table = Table("alchemists", "nomads").put(0, "dwelling", "B3").stock(0, coins=3)
    table.play("convert 2c to 1vp")
    assert (table.mats[0].vp, table.mats[0].coins) == (21, 1)
    table.play("send priest fire 1", "convert 1vp to 1c", "convert 1vp to 1c")
    assert (table.mats[0].vp, table.mats[0].coins, table.source(0, "converted")) == (19, 3, -1)


@pytest.mark.breach("TM-057")
def test_alchemists_need_two_coins_and_their_own_action() -> None:
    table = Table("alchemists", "nomads").put(0, "dwelling", "B3").stock(0, coins=1).put(1, "dwelling", "H1")
    assert told(table.refusal("convert 2c to 1vp"), "TM-057", "lacks-coins", {"need": 2, "have": 1})
    table.turn(1)
    assert told(table.refusal("convert 1vp to 1c", 0), "TM-059", "not-your-turn")


@pytest.mark.breach("TM-057")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "alchemists"])
def test_nobody_else_trades_in_points(name: str) -> None:
    table = Table(name, "witches" if name not in ("witches", "auren") else "nomads").put(0, "dwelling", "E4")
    for text in ("convert 1vp to 1c", "convert 2c to 1vp"):
        assert told(table.refusal(text), "TM-057", "sells-no-points")


# An action whose gain is cut or lost (TM-410)


@pytest.mark.rule("TM-410")
def test_the_priest_action_may_be_taken_with_no_priest_left() -> None:
    table = witches().stock(0, priests=7).bowls(0, 0, 0, 3)
    table.play("power priest")
    assert (table.mats[0].priests, table.power(0)) == (7, (3, 0, 0))


@pytest.mark.rule("TM-410")
def test_steps_that_cannot_be_made_do_not_forbid_the_action() -> None:
    table = witches().bonus(0, "2").cult(0, fire=9)
    table.play("special bonus", "cult fire")
    assert table.mats[0].cults[0] == 9
    table = witches().cult(0, fire=9)
    table.play("send priest fire 3")
    assert (table.mats[0].cults[0], table.mats[0].priests) == (9, 2)


@pytest.mark.breach("TM-410")
def test_a_conversion_that_gains_nothing_is_refused() -> None:
    table = witches().stock(0, priests=7).bowls(0, 0, 0, 12)
    assert told(table.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")
    dark = Table("darklings", "nomads").put(0, "trading-post", "B3").stock(0, priests=7)
    dark.play("upgrade B3 stronghold")
    assert told(dark.refusal("convert 1w to 1p"), "TM-310", "no-priest-left")


@pytest.mark.breach("TM-410")
def test_no_bridge_action_without_a_bridge_or_a_place_for_it() -> None:
    table = witches().bowls(0, 0, 0, 12)
    table.put(0, "dwelling", "C2").bridge(0, "C2-D3", "C2-D4", "C2-E5")
    assert table.legal("power bridge") == set()
    assert told(table.refusal("power bridge C3-A7"), "TM-296", "no-bridge-left")
    inland = Table("witches", "nomads").put(0, "dwelling", "F6").bowls(0, 0, 0, 12)
    assert inland.legal("power bridge") == set()
    assert told(inland.refusal("power bridge C2-E5"), "TM-082", "bridge-end")


@pytest.mark.breach("TM-410")
def test_no_free_dwelling_and_no_free_trading_post_without_one_on_the_board() -> None:
    table = Table("witches", "nomads").put(0, "stronghold", "C3")
    table.put(0, "dwelling", "F2", "F4", "E9", "I6", "I11", "A3", "A10", "D1")
    assert table.legal("special dwelling") == set()
    assert told(table.refusal("special dwelling C4"), "TM-278", "no-building-left")
    swarm = Table("swarmlings", "nomads").put(0, "stronghold", "D2").put(0, "dwelling", "E4")
    swarm.put(0, "trading-post", "A4", "A11", "D5", "E11")
    assert told(swarm.refusal("special trading-post E4"), "TM-278", "no-building-left")


@pytest.mark.breach("TM-410")
def test_no_ship_movement_or_favour_action_where_it_is_impossible() -> None:
    table = witches(merchants=True).bowls(0, 0, 0, 12)
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    for text in ("power move", "special move"):
        assert told(table.refusal(text), "TM-358", "no-move-possible")
    table.favour(0, *[str(number) for number in range(1, 13)])
    assert told(table.refusal("power favour"), "TM-356", "no-favour-left")


@pytest.mark.breach("TM-410")
def test_no_change_of_terrain_to_a_terrain_in_use() -> None:
    table = Table("shapeshifters", "nomads").put(0, "stronghold", "D2").bowls(0, 0, 0, 5)
    for terrain in ("desert", "lakes"):
        assert told(table.refusal(f"special terrain {terrain}"), "TM-315", "terrain-taken", {"terrain": terrain})

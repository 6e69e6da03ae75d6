"""The volcano factions: Dragonlords and Acolytes (TM-174 to TM-178, TM-313, TM-314)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told

TERRAINS = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")


def dragons(*others: str, building: str = "dwelling", **options: Any) -> Table:
    """Dragonlords on E2, bowls 4/4/4; the Nomads (desert) or others far away."""
    table = Table("dragonlords", *(others or ("nomads",)), **options).put(0, building, "E2")
    return table.put(1, "dwelling", "I10")


def acolytes(*others: str, building: str = "dwelling", **options: Any) -> Table:
    """Acolytes on E2 with 5 on every cult."""
    table = Table("acolytes", *(others or ("nomads",)), **options).put(0, building, "E2")
    return table.put(1, "dwelling", "I10").cult(0, 5, 5, 5, 5)


@pytest.mark.rule("TM-174")
@pytest.mark.parametrize("here", TERRAINS[1:])
def test_a_volcano_is_paid_once_whatever_the_terrain(here: str) -> None:
    table = dragons().ground("E1", here)
    table.play("transform E1 volcano")
    assert (terrain(table, "E1"), table.power(0), stock(table)) == ("volcano", (3, 4, 4), (50, 20, 3))
    table = acolytes().ground("E1", here)
    table.play("transform E1 volcano air")
    assert (terrain(table, "E1"), table.mats[0].cults, stock(table)) == ("volcano", [5, 5, 5, 2], (50, 20, 3))


@pytest.mark.breach("TM-174")
@pytest.mark.parametrize("faction", ["dragonlords", "acolytes"])
def test_volcano_factions_buy_no_spades_and_make_nothing_else(faction: str) -> None:
    table = dragons() if faction == "dragonlords" else acolytes()
    assert told(table.refusal("transform E1 mountains"), "TM-174", "only-volcano")
    assert told(table.refusal("dig 1 build E1"), "TM-176" if faction == "dragonlords" else "TM-177", "no-spades")
    assert told(table.refusal("advance exchange"), "TM-090", "track-end")
    paid = " fire" if faction == "dragonlords" else ""
    assert told(table.refusal(f"transform E1 volcano{paid}"), "TM-174", "only-volcano")
    assert {text.split()[2] for text in table.legal("transform")} == {"volcano"}


@pytest.mark.rule("TM-175")
@pytest.mark.parametrize("here", TERRAINS)
@pytest.mark.parametrize(
    ("other", "home"),
    [("nomads", "desert"), ("giants", "wasteland"), ("shapeshifters", "lakes"), ("yetis", ""), ("riverwalkers", "")],
)
def test_the_home_terrain_of_another_costs_more(here: str, other: str, home: str) -> None:
    """Yetis start from forest and Riverwalkers from lakes, which are not home."""
    table = dragons(other).ground("E1", here)
    table.play("transform E1 volcano")
    assert sum(table.power(0)) == (10 if here == home else 11)
    table = acolytes(other).ground("E1", here)
    table.play("transform E1 volcano fire")
    assert table.mats[0].cults[0] == (1 if here == home else 2)


@pytest.mark.breach("TM-175")
def test_the_terrain_a_shapeshifter_has_left_and_the_own_starting_terrain_cost_no_more() -> None:
    table = dragons("shapeshifters").put(1, "stronghold", "I3").bowls(1, 0, 0, 12).turn(1)
    table.ground("E1", "lakes").ground("D1", "forest")
    table.play("special terrain forest", "done", "transform E1 volcano", "done")
    assert sum(table.power(0)) == 11
    table.play("pass bonus-7", "transform D1 volcano", "done")
    assert sum(table.power(0)) == 9
    table = dragons(terrains={"dragonlords": "swamp"})
    table.play("transform E1 volcano")
    assert sum(table.power(0)) == 11
    table = dragons().ground("E1", "desert").bowls(0, 1, 0, 0)
    assert told(table.refusal("transform E1 volcano"), "TM-176", "lacks-tokens", {"need": 2, "have": 1})


@pytest.mark.rule("TM-176")
@pytest.mark.parametrize(
    ("bowls", "left"), [((4, 4, 4), (2, 4, 4)), ((1, 4, 4), (0, 3, 4)), ((0, 1, 4), (0, 0, 3)), ((0, 0, 2), (0, 0, 0))]
)
def test_tokens_leave_the_game_from_the_lowest_bowl(bowls: tuple[int, int, int], left: tuple[int, int, int]) -> None:
    table = dragons().ground("E1", "desert").bowls(0, *bowls)
    table.play("transform E1 volcano")
    assert table.power(0) == left


@pytest.mark.rule("TM-176")
def test_spades_and_the_stronghold_bring_the_dragonlords_tokens() -> None:
    table = dragons().bowls(0, 0, 0, 12)
    table.play("power spades")
    assert table.power(0) == (8, 0, 6)
    table = dragons().bonus(0, "1")
    table.play("special bonus")
    assert table.power(0) == (5, 4, 4)
    table = dragons(scoring="2").cult(0, earth=8)
    table.play("pass bonus-8", "pass bonus-9")
    assert (table.step, table.power(0)) == ("take-action", (6, 4, 4))
    for others in (("nomads",), ("nomads", "witches"), ("nomads", "witches", "giants", "mermaids")):
        table = dragons(*others, building="trading-post")
        table.play("upgrade E2 stronghold")
        assert table.power(0) == (4 + 1 + len(others), 4, 4)


@pytest.mark.breach("TM-176")
def test_no_volcano_without_tokens_and_no_tokens_for_the_own_transformation() -> None:
    table = dragons().bowls(0, 0, 0, 0)
    assert told(table.refusal("transform E1 volcano"), "TM-176", "lacks-tokens", {"need": 1, "have": 0})
    table = dragons(building="stronghold")
    table.play("transform E1 volcano", "build E1")
    assert (sum(table.power(0)), at(table, "E1")) == (11, "0 dwelling")


@pytest.mark.rule("TM-177")
def test_acolytes_pay_steps_and_gain_one_for_a_spade_and_one_more_with_every_priest() -> None:
    table = acolytes().ground("E1", "desert")
    table.play("transform E1 volcano water")
    assert table.mats[0].cults == [5, 1, 5, 5]
    table = acolytes().bowls(0, 0, 0, 12)
    table.play("power spades", "cult fire", "cult air")
    assert table.mats[0].cults == [6, 5, 5, 6]
    table = acolytes(scoring="2").cult(0, earth=8)
    table.play("pass bonus-8", "pass bonus-9", "cult fire", "cult fire")
    assert (table.step, table.mats[0].cults) == ("take-action", [2, 0, 8, 0])
    for steps in (1, 2, 3):
        table = acolytes(building="stronghold").cult(0)
        table.play(f"send priest fire {steps}")
        assert table.mats[0].cults == [steps + 1, 0, 0, 0]


@pytest.mark.breach("TM-177")
def test_no_extra_step_without_the_stronghold_and_none_for_tiles() -> None:
    table = acolytes().cult(0)
    table.play("send priest fire 3")
    assert table.mats[0].cults[0] == 3
    table = acolytes(building="stronghold").cult(0).bonus(0, "2")
    table.play("special bonus", "cult fire")
    assert table.mats[0].cults == [1, 0, 0, 0]
    table = acolytes().ground("E1", "desert").cult(0, fire=3)
    needs = {"need": 4, "have": 3, "cult": "cult-fire"}
    assert told(table.refusal("transform E1 volcano fire"), "TM-314", "lacks-steps", needs)


@pytest.mark.rule("TM-178")
@pytest.mark.parametrize("action", ["power spade", "power spades", "special bonus"])
def test_a_spade_action_brings_the_replacement_only(action: str) -> None:
    spades = 2 if action == "power spades" else 1
    table = dragons().bonus(0, "1").bowls(0, 0, 0, 12)
    table.play(action)
    assert (sum(table.power(0)), table.legal("transform"), table.legal("build")) == (12 + spades, set(), set())
    table = acolytes().bonus(0, "1").bowls(0, 0, 0, 12)
    table.play(action, *["cult fire"] * spades)
    assert (table.mats[0].cults[0], table.legal("transform")) == (5 + spades, set())


@pytest.mark.breach("TM-178")
def test_no_transformation_and_no_dwelling_follow_from_a_spade_action() -> None:
    table = dragons().ground("D1", "volcano").bowls(0, 0, 0, 12)
    table.play("power spade")
    for move in ("transform E1 volcano", "build D1"):
        assert told(table.refusal(move), "TM-422", "not-now")
    table = acolytes().ground("D1", "volcano").bowls(0, 0, 0, 12)
    table.play("power spade")
    for move in ("transform E1 volcano fire", "build D1"):
        assert told(table.refusal(move), "TM-422", "not-now")


@pytest.mark.rule("TM-313")
def test_one_hex_is_made_volcano_and_built_on_in_the_same_action() -> None:
    table = dragons()
    table.play("transform E1 volcano", "build E1", "done")
    assert (at(table, "E1"), stock(table), table.seat) == ("0 dwelling", (48, 19, 3), 1)
    table = acolytes()
    table.play("transform E1 volcano fire", "done")
    assert (at(table, "E1"), table.seat) == ("", 1)


@pytest.mark.breach("TM-313")
def test_no_second_hex_and_no_dwelling_elsewhere() -> None:
    table = dragons().ground("F1", "volcano")
    table.play("transform E1 volcano")
    assert told(table.refusal("transform D1 volcano"), "TM-313", "one-hex", {"cell": "D1"})
    assert told(table.refusal("build F1"), "TM-072", "not-transformed")
    table = acolytes()
    table.play("transform E1 volcano fire")
    assert told(table.refusal("transform D1 volcano water"), "TM-313", "one-hex", {"cell": "D1"})


@pytest.mark.rule("TM-314")
def test_all_steps_of_a_price_come_from_one_track_and_power_is_kept() -> None:
    table = acolytes().cult(0, fire=7, water=2).bowls(0, 4, 4, 4)
    assert table.legal("transform E1") == {"transform E1 volcano fire"}
    table.play("transform E1 volcano fire")
    assert (table.mats[0].cults, table.power(0)) == ([4, 2, 0, 0], (4, 4, 4))


@pytest.mark.rule("TM-314")
@pytest.mark.parametrize(("here", "price"), [("swamp", 3), ("desert", 4)])
def test_a_track_of_just_the_price_will_do(here: str, price: int) -> None:
    table = acolytes().ground("E1", here).cult(0, air=price)
    table.play("transform E1 volcano air")
    assert (terrain(table, "E1"), table.mats[0].cults) == ("volcano", [0, 0, 0, 0])


@pytest.mark.breach("TM-314")
def test_no_price_from_two_tracks_or_from_one_too_low() -> None:
    table = acolytes().cult(0, 2, 2, 2, 2)
    for cult in ("fire", "water", "earth", "air"):
        needs = {"need": 3, "have": 2, "cult": f"cult-{cult}"}
        assert told(table.refusal(f"transform E1 volcano {cult}"), "TM-314", "lacks-steps", needs)
    assert (table.legal("transform"), points(table)) == (set(), 20)

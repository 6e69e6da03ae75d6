"""Section 10: cult bonus and clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.terra_mystica.tiles import CULTS
from tests.rules.terra_mystica.glance import points, stock, terrain
from tests.rules.terra_mystica.table import Table, of_kind, told

#: Tile: cult, steps and reward, as (coins, workers, priests, power).
BASE = {
    "1": ("earth", 1, (1, 0, 0, 0)),
    "3": ("water", 4, (0, 0, 1, 0)),
    "4": ("fire", 2, (0, 1, 0, 0)),
    "5": ("fire", 4, (0, 0, 0, 4)),
    "7": ("air", 2, (0, 1, 0, 0)),
}
MERCHANTS = {
    "m1": ("earth", 3, (0, 0, 0, 3)),
    "m2": ("fire", 1, (1, 0, 0, 0)),
    "m5": ("water", 2, (0, 1, 0, 0)),
    "m8": ("air", 1, (0, 0, 0, 1)),
    "m9": ("fire", 4, (0, 0, 1, 0)),
    "m10": ("earth", 2, (0, 1, 0, 0)),
    "m12": ("water", 2, (2, 0, 0, 0)),
}
SPADES = {"2": "earth", "6": "water", "8": "air"}


def start(*factions: str, scoring: str = "2", **options: Any) -> Table:
    """Dwellings on E2 and I10, everybody about to pass; tiles without coins, and no power to speak of."""
    table = Table(*(factions or ("witches", "darklings")), scoring=scoring, **options)
    return table.put(0, "dwelling", "E2").put(1, "dwelling", "I10").bowls(0, 12, 0, 0).bowls(1, 12, 0, 0)


def climbed(table: Table, cult: str, steps: int, seat: int = 0) -> Table:
    table.mats[seat].cults = [steps if name == cult else 0 for name in CULTS]
    return table.forget()


def bonus(tile: str, cult: str, steps: int, **options: Any) -> tuple[int, int, int, int]:
    """What phase III brings beside the income of the next round."""
    found = []
    for here in (0, steps):
        table = climbed(start(scoring=tile, **options), cult, here)
        table.play("pass bonus-7", "pass bonus-9")
        mat = table.mats[0]
        found.append((mat.coins, mat.workers, mat.priests, 12 - mat.bowls.one + mat.bowls.three))
    return (
        found[1][0] - found[0][0],
        found[1][1] - found[0][1],
        found[1][2] - found[0][2],
        found[1][3] - found[0][3],
    )


@pytest.mark.rule("TM-138")
@pytest.mark.parametrize("tile", sorted(BASE))
@pytest.mark.parametrize("steps", range(1, 11))
def test_the_reward_comes_once_for_every_full_number_of_steps(tile: str, steps: int) -> None:
    cult, each, reward = BASE[tile]
    times = steps // each
    assert bonus(tile, cult, steps) == tuple(amount * times for amount in reward)


@pytest.mark.breach("TM-138")
@pytest.mark.parametrize("tile", sorted(BASE))
def test_nothing_for_other_cults_or_for_fewer_steps(tile: str) -> None:
    cult, each, _ = BASE[tile]
    assert bonus(tile, cult, each - 1) == (0, 0, 0, 0)
    for other in set(CULTS) - {cult}:
        assert bonus(tile, other, 9) == (0, 0, 0, 0)


@pytest.mark.breach("TM-138")
def test_only_the_tile_of_the_round_counts() -> None:
    table = climbed(start(scoring="3"), "water", 8)
    table.game.scoring = [2, 3, 4, 5, 6, 7]
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.game.round, table.mats[0].priests, table.mats[0].workers) == (2, 5, 20 + 2 + 1)


@pytest.mark.rule("TM-139", "TM-395")
@pytest.mark.parametrize("order", ["clockwise", "pass-order"])
def test_rewards_come_in_the_order_of_the_coming_round(order: str) -> None:
    """All have a spade; seat 2 passes first, then 1, then 0."""
    table = Table("witches", "darklings", "giants", "mermaids", scoring="2", turn_order=order)
    for seat, cell in enumerate(("E2", "I10", "A6", "G3")):
        table.put(seat, "dwelling", cell).cult(seat, earth=8)
    for seat in (2, 1, 0, 3):
        table.turn(seat)
        for other in table.game.passers:
            assert table.mats[other].passed
        table.play(min(table.legal("pass")))
    asked = []
    while table.step == "use-spades":
        asked.append(table.seat)
        table.play("decline")
    expected = [2, 3, 0, 1] if order == "clockwise" else [2, 1, 0, 3]
    assert asked == expected == table.game.order


@pytest.mark.breach("TM-139", "TM-395")
def test_nobody_comes_before_his_turn_and_each_finishes_first() -> None:
    """Both want E1: whoever passed first has it first, with all of his spades."""
    table = Table("witches", "mermaids", scoring="2").put(0, "dwelling", "E2").put(1, "dwelling", "D1").turn(1)
    table.cult(0, earth=4).cult(1, earth=8).play("pass bonus-7", "pass bonus-9")
    assert (table.game.to_move, table.step) == ((1,), "use-spades")
    assert table.legal(seat=0) == set()
    table.play("transform E1 lakes")
    assert table.seat == 1
    table.play("decline")
    assert (table.seat, table.step) == (0, "use-spades")
    table.play("transform E1 forest")
    assert terrain(table, "E1") == "forest"


@pytest.mark.rule("TM-140", "TM-141")
@pytest.mark.parametrize("tile", sorted(SPADES))
def test_spades_are_used_at_once_on_one_hex_or_several(tile: str) -> None:
    table = climbed(start(scoring=tile), SPADES[tile], 8)
    table.play("pass bonus-7", "pass bonus-9", "transform E1 forest")
    assert (terrain(table, "E1"), table.step, table.game.round) == ("forest", "take-action", 2)
    table = climbed(start(scoring=tile), SPADES[tile], 8)
    table.play("pass bonus-7", "pass bonus-9", "transform E1 lakes", "transform E3 desert")
    assert (terrain(table, "E1"), terrain(table, "E3")) == ("lakes", "desert")
    table = climbed(start(scoring=tile), SPADES[tile], 7)
    table.play("pass bonus-7", "pass bonus-9")
    assert "transform D2 forest" in table.legal()
    table.play("decline")
    assert (table.step, terrain(table, "D2")) == ("take-action", "lakes")


@pytest.mark.breach("TM-140")
def test_no_buying_no_building_no_conversions_no_flight_and_no_tunnel() -> None:
    table = climbed(start(), "earth", 4)
    table.play("pass bonus-7", "pass bonus-9")
    assert told(table.refusal("transform E1 forest"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    assert told(table.refusal("dig 1 build D2"), "TM-140", "no-dwelling-now")
    assert told(table.refusal("build D1"), "TM-140", "no-dwelling-now")
    assert told(table.refusal("convert 1w to 1c"), "TM-051", "not-now")
    table.play("transform D2 forest")
    assert table.step == "take-action"
    for faction in ("fakirs", "dwarves"):
        table = climbed(start(faction, "darklings"), "earth", 4)
        assert any("C1" in text for text in table.legal("transform"))
        table.play("pass bonus-7", "pass bonus-9")
        assert {text.split()[1] for text in table.legal("transform")} <= {"D1", "D2", "E1", "E3", "F1", "F2"}
        names = {"cell": "C1", "shipping": 0}
        assert told(table.refusal("transform C1 plains"), "TM-064", "out-of-reach", names)


@pytest.mark.breach("TM-141")
def test_no_more_hexes_than_spades_and_none_out_of_reach() -> None:
    table = climbed(start(), "earth", 8)
    table.play("pass bonus-7", "pass bonus-9", "transform D2 forest")
    assert told(table.refusal("transform E1 forest"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.play("transform F1 forest")
    assert (table.step, table.game.round) == ("take-action", 2)


@pytest.mark.rule("TM-142")
@pytest.mark.parametrize(("steps", "hexes"), [(4, 0), (8, 1)])
def test_giants_use_two_spades_together(steps: int, hexes: int) -> None:
    table = climbed(start("giants", "darklings"), "earth", steps)
    table.play("pass bonus-7", "pass bonus-9")
    if hexes:
        table.play("transform E1 wasteland")
        assert terrain(table, "E1") == "wasteland"
    assert (table.step, table.game.round) == ("take-action", 2)


@pytest.mark.breach("TM-142")
def test_a_single_spade_of_the_giants_is_lost() -> None:
    table = climbed(start("giants", "darklings"), "earth", 4).stock(0, workers=20)
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.step, table.mats[0].workers) == ("take-action", 20 + 2 + 1)
    table.stock(0, workers=3)
    assert told(table.refusal("transform E1 wasteland"), "TM-065", "lacks-spades", {"need": 2, "have": 1})


@pytest.mark.rule("TM-143")
def test_actions_are_free_again_leftover_tiles_get_a_coin_and_the_next_tile_counts() -> None:
    table = start(scoring="1").favour(0, "6").bowls(0, 0, 0, 12)
    table.game.scoring = [0, 2, 4, 5, 6, 7]
    table.play("power coins", "done", "pass bonus-7", "special favour", "cult fire", "done", "pass bonus-9")
    assert table.game.round == 2
    assert [table.game.bonus_coins[tile] for tile in table.game.pool] == [1, 1, 1]
    assert (table.game.bonus_coins[6], table.game.bonus_coins[8]) == (0, 0)
    table.turn(0).bowls(0, 0, 0, 12)
    assert {"power coins", "special favour"} <= table.legal()
    before = points(table)
    table.play("build D1")
    assert points(table) == before + 2


@pytest.mark.breach("TM-143")
def test_tiles_held_get_no_coin_and_actions_stay_used_before_the_clean_up() -> None:
    table = start(scoring="1").favour(0, "6").bowls(0, 0, 0, 12)
    table.play("power coins", "done", "pass bonus-7")
    assert told(table.refusal("power coins"), "TM-103", "space-used")
    assert sum(table.game.bonus_coins) == 0
    table.play("pass bonus-9")
    held = [mat.bonus for mat in table.mats]
    assert ([table.game.bonus_coins[tile] for tile in held], sum(table.game.bonus_coins)) == ([0, 0], 3)
    table.game.scoring = [0, 2, 4, 5, 6, 7]
    table.turn(0).play("transform D2 forest")
    assert points(table) == 20


@pytest.mark.rule("TM-144")
def test_a_cult_spade_may_go_to_a_hex_beside_an_own_ship() -> None:
    table = climbed(start(scoring="m6", merchants=True), "air", 4).ships(0, "r10")
    table.play("pass bonus-7", "pass bonus-9")
    assert {"B4", "D5"} <= {text.split()[1] for text in table.legal("transform")}
    table.play("transform D5 forest")
    assert (terrain(table, "D5"), len(table.mats[0].ships)) == ("forest", 1)


@pytest.mark.breach("TM-144")
def test_no_dwelling_is_built_there_and_no_ship_returned() -> None:
    table = climbed(start(scoring="m6", merchants=True), "air", 4).ships(0, "r10").ground("C3", "forest")
    table.play("pass bonus-7", "pass bonus-9")
    for move in ("build C3", "build C3 ship r10", "dig 1 build D5 ship r10"):
        assert told(table.refusal(move), "TM-140", "no-dwelling-now")
    table.play("transform D5 forest")
    assert table.mats[0].ships == [table.game.board.cell("r10")]


@pytest.mark.rule("TM-145")
@pytest.mark.parametrize("tile", sorted(MERCHANTS))
def test_the_rewards_of_the_merchants_tiles(tile: str) -> None:
    cult, each, reward = MERCHANTS[tile]
    for steps in (each, 9):
        times = steps // each
        assert bonus(tile, cult, steps, merchants=True) == tuple(amount * times for amount in reward)


@pytest.mark.rule("TM-145", "TM-304", "TM-305")
def test_shipping_steps_spades_and_ships_of_the_merchants_tiles() -> None:
    table = climbed(start(scoring="m3", merchants=True), "earth", 10)
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.mats[0].shipping, points(table)) == (2, 25)
    table = climbed(start("dwarves", "darklings", scoring="m3", merchants=True), "earth", 5)
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.mats[0].skip, points(table)) == (2, 20)
    for tile, cult in (("m4", "water"), ("m11", "air")):
        table = climbed(start(scoring=tile, merchants=True), cult, 8).put(0, "dwelling", "F2").port(0, "F2")
        table.play("pass bonus-7", "pass bonus-9")
        assert table.legal() == {"ship r20", "ship r26", "ship r27"}
        table.play("ship r26", "ship r20")
        assert len(table.mats[0].ships) == 2
    for tile, cult in (("m6", "air"), ("m7", "fire")):
        table = climbed(start(scoring=tile, merchants=True), cult, 4)
        table.play("pass bonus-7", "pass bonus-9")
        assert table.step == "use-spades"


@pytest.mark.breach("TM-145")
def test_no_step_or_ship_for_fewer_steps() -> None:
    for tile, cult, steps in (("m3", "earth", 4), ("m4", "water", 3), ("m11", "air", 3), ("m4", "air", 9)):
        table = climbed(start(scoring=tile, merchants=True), cult, steps).put(0, "dwelling", "F2").port(0, "F2")
        table.play("pass bonus-7", "pass bonus-9")
        assert (table.step, table.mats[0].shipping, table.mats[0].ships) == ("take-action", 0, [])


@pytest.mark.breach("TM-304")
def test_a_step_in_phase_three_is_not_paid_by_the_tile_for_steps() -> None:
    table = climbed(start(scoring="m12", merchants=True), "water", 9)
    table.play("advance shipping", "done")
    assert points(table) == 24
    table = climbed(start(scoring="m3", merchants=True), "earth", 5)
    table.game.scoring = [11, 20, 20, 20, 20, 20]
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.source(0, "shipping-step"), table.source(0, "round-track-step")) == (2, 0)
    table = climbed(start("dwarves", "darklings", scoring="m3", merchants=True), "earth", 10)
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.mats[0].skip, points(table)) == (3, 20)


@pytest.mark.breach("TM-305")
def test_ships_that_cannot_be_placed_are_lost_and_others_must_be_placed() -> None:
    table = climbed(start(scoring="m4", merchants=True), "water", 8)
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.step, table.mats[0].ships) == ("take-action", [])
    table = climbed(start(scoring="m4", merchants=True), "water", 8).put(0, "dwelling", "F2").port(0, "F2")
    table.ships(0, "r10", "r10").play("pass bonus-7", "pass bonus-9")
    assert told(table.refusal("decline"), "TM-422", "choice-open")
    assert told(table.refusal("ship r10"), "TM-194", "no-ship-there", {"cell": "r10"})
    events = table.play("ship r20")
    assert (len(of_kind(events, "ship-placed")), table.step, stock(table, 0)[2]) == (1, "take-action", 3)

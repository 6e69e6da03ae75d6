"""Section 17: favour tiles and bonus tiles of Merchants."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, markers_gone, next_round, sea
from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, told

CULTS = ("fire", "water", "earth", "air")


def taking(tile: str, faction: str = "witches", stronghold: bool = False) -> Table:
    """The faction has just built a temple and taken that favour tile."""
    table = sea(faction, "mermaids").put(0, "trading-post", "C3").port(0, "C3").stock(0, coins=55, workers=22)
    if stronghold:
        table.put(0, "stronghold", "C4")
    table.play("upgrade C3 temple", f"take favour-{tile}")
    return table


# Favour tiles


@pytest.mark.rule("TM-234")
def test_the_fire_tile_gives_a_priest_on_an_order_or_a_step_and_coins_or_shipping_and_a_worker() -> None:
    table = taking("m1")
    assert len(table.legal("reward")) == 4 * 2 + 4 + 1
    table.play("reward priest earth 3")
    assert (table.mats[0].cults, stock(table)) == ([1, 0, 3, 0], (54, 20, 3))
    table = taking("m1")
    table.play("reward step earth")
    assert (table.mats[0].cults, stock(table)) == ([1, 0, 1, 0], (54, 20, 3))
    table = taking("m1")
    table.play("reward shipping")
    assert (table.mats[0].shipping, points(table), stock(table)) == (1, 22, (50, 21, 3))


@pytest.mark.breach("TM-234")
def test_the_fire_tile_gives_one_of_them_once_and_one_must_be_chosen() -> None:
    table = taking("m1")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("reward step air")
    for text in ("reward step air", "reward shipping", "reward priest fire 3"):
        assert told(table.refusal(text), "TM-422", "not-now")
    table = next_round(table)
    assert (table.step, table.mats[0].shipping) == ("take-action", 0)


@pytest.mark.rule("TM-341")
def test_the_priest_comes_from_the_supply_takes_an_order_space_and_stays() -> None:
    for steps in (3, 2):
        table = taking("m1")
        table.play(f"reward priest water {steps}")
        assert (table.mats[0].cults[1], stock(table)[2], table.mats[0].priest_limit) == (steps, 3, 6)
        assert table.game.order_spaces(1).count(0) == 1
    # The Acolytes' stronghold adds a step to the priest, not to the single step.
    for text, reached in (("reward priest water 2", 3), ("reward step water", 1)):
        table = taking("m1", "acolytes", stronghold=True)
        table.play(text)
        assert table.mats[0].cults[1] == reached


@pytest.mark.breach("TM-341")
def test_the_priest_takes_no_space_that_is_taken_and_lowers_what_can_be_owned() -> None:
    table = taking("m1")
    table.game.orders = [1, -1, -1, -1, *table.game.orders[4:]]
    table.mats[1].priests_sent, table.mats[1].priest_limit = 1, 6
    assert told(table.forget().refusal("reward priest fire 3"), "TM-099", "no-order-space", {"steps": 3})
    table.play("reward priest fire 2", "done")
    table.turn(0).stock(0, priests=6).bowls(0, 0, 0, 12)
    assert "convert 5pw to 1p" not in table.legal("convert")


@pytest.mark.rule("TM-384")
def test_the_priest_needs_one_in_the_supply_and_unlocks_nothing() -> None:
    table = taking("m1").stock(0, priests=6)
    table.play("reward priest fire 3")
    assert table.mats[0].cults[0] == 4
    table = taking("m1", "riverwalkers").stock(0, priests=0)
    table.play("reward priest fire 3")
    assert (table.mats[0].cults[0], table.legal("unlock"), stock(table)[0]) == (4, set(), 54)


@pytest.mark.breach("TM-384")
def test_without_a_priest_in_the_supply_there_is_only_the_step() -> None:
    for faction, held in (("witches", 7), ("riverwalkers", 1)):
        table = taking("m1", faction).stock(0, priests=held)
        assert told(table.refusal("reward priest fire 3"), "TM-384", "no-priest-left")
        assert table.legal("reward") == {*[f"reward step {cult}" for cult in CULTS], "reward shipping"}


@pytest.mark.rule("TM-235")
def test_the_water_tile_pays_a_ship_each_round() -> None:
    table = taking("m2")
    table.play("done")
    next_round(table).play("ship r10")
    next_round(table).play("ship r9")
    assert (table.game.round, afloat(table)) == (3, ["r9", "r10"])


@pytest.mark.breach("TM-235")
def test_the_water_tile_gives_no_ship_when_it_is_taken_and_others_none_at_all() -> None:
    table = taking("m2")
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    for tile in ("m1", "m3", "m4", "10"):
        table = next_round(sea("witches", "mermaids").put(0, "dwelling", "C3").port(0, "C3").favour(0, tile))
        assert (table.game.round, afloat(table)) == (2, [])


def trading(building: str) -> Table:
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10")
    return table.put(1, building, "B4").bowls(1, 0, 0, 12)


@pytest.mark.rule("TM-236")
@pytest.mark.parametrize(
    ("building", "more"),
    [("dwelling", 1), ("trading-post", 1), ("temple", 1), ("stronghold", 2), ("sanctuary", 2), ("shipyard", 2)],
)
def test_the_earth_tile_pays_for_trades(building: str, more: int) -> None:
    table = trading(building).favour(0, "m3")
    table.play("special move", "sail r10 B4", "done")
    table.play(min(table.legal("trade")))
    assert table.source(0, "favour-traded") == more


@pytest.mark.breach("TM-236")
def test_the_earth_tile_pays_nothing_for_being_traded_with_or_to_others() -> None:
    table = trading("stronghold").favour(1, "m3")
    table.play("special move", "sail r10 B4", "done", "trade B4")
    assert (table.source(0, "favour-traded"), table.source(1, "favour-traded")) == (0, 0)


@pytest.mark.rule("TM-237")
@pytest.mark.parametrize(("markers", "worth"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (15, 5)])
def test_the_air_tile_pays_for_markers_when_passing(markers: int, worth: int) -> None:
    table = markers_gone(sea("witches", "nomads").favour(0, "m4"), markers)
    table.play("pass bonus-9")
    assert (table.source(0, "favour-passed"), points(table)) == (worth, 20 + worth)


@pytest.mark.breach("TM-237")
def test_the_air_tile_pays_for_own_markers_only_and_only_its_owner() -> None:
    table = markers_gone(markers_gone(sea("witches", "nomads").favour(0, "m4"), 10, seat=1), 1)
    table.play("pass bonus-9", "pass bonus-8")
    assert (table.source(0, "favour-passed"), table.source(1, "favour-passed")) == (2, 0)


@pytest.mark.rule("TM-342")
def test_the_air_tile_begins_with_the_first_marker() -> None:
    for markers, worth in ((0, 0), (1, 2)):
        table = markers_gone(sea("witches", "nomads").favour(0, "m4"), markers)
        table.play("pass bonus-9")
        assert points(table) == 20 + worth


@pytest.mark.breach("TM-342")
def test_the_air_tile_pays_nothing_without_markers() -> None:
    table = sea("witches", "nomads").favour(0, "m4").put(0, "trading-post", "C3", "C4").ships(0, "r10")
    table.play("pass bonus-9")
    assert points(table) == 20


@pytest.mark.rule("TM-238")
@pytest.mark.parametrize(("tile", "cult"), [("m1", 0), ("m2", 1), ("m3", 2), ("m4", 3)])
def test_each_new_favour_tile_gives_a_step_of_its_cult(tile: str, cult: int) -> None:
    assert taking(tile).mats[0].cults == [int(place == cult) for place in range(4)]


@pytest.mark.breach("TM-238")
def test_the_step_comes_once_and_not_with_the_effect() -> None:
    table = next_round(taking("m2")).turn(0)
    assert table.mats[0].cults == [0, 1, 0, 0]
    table = trading("dwelling").favour(0, "m3")
    table.play("special move", "sail r10 B4", "done", "trade B4")
    assert table.mats[0].cults == [0, 0, 0, 0]


# Bonus tiles


@pytest.mark.rule("TM-240")
def test_bonus_tile_one_pays_a_point_for_each_trade_and_places_a_ship() -> None:
    table = trading("dwelling").bonus(0, "m1")
    table.play("special bonus", "ship r3", "done")
    table.turn(0).put(1, "trading-post", "A8").play("special move", "sail r10 B4", "sail r3 A8", "done")
    table.play("trade B4", "trade A8")
    assert (table.source(0, "bonus-trade"), points(table)) == (2, 24)


@pytest.mark.breach("TM-240")
def test_bonus_tile_one_pays_no_income_and_places_one_ship_in_a_round() -> None:
    table = trading("dwelling").bonus(0, "m1")
    table.play("special bonus", "ship r3", "done")
    assert told(table.turn(0).refusal("special bonus"), "TM-062", "space-used")
    without, with_tile = (next_round(sea("witches", "nomads").put(0, "dwelling", "C3"), tile) for tile in ("7", "m1"))
    # Tile 7 pays a worker.
    assert (stock(without), stock(with_tile)) == ((50, 23, 3), (50, 22, 3))


@pytest.mark.rule("TM-241", "TM-343")
def test_bonus_tile_two_pays_a_worker_a_coin_and_three_points_for_each_ship() -> None:
    table = next_round(sea("witches", "nomads").put(0, "dwelling", "C3"), "m2")
    assert stock(table) == (51, 23, 3)
    for faction, ships in (("witches", ("r10", "r9", "r9")), ("dwarves", ("E7", "E6", "E6")), ("fakirs", ("E8",))):
        table = sea(faction, "mermaids").put(0, "dwelling", "C3").bonus(0, "m2").ships(0, *ships)
        table.play("pass bonus-9")
        assert (table.source(0, "bonus-tile"), points(table)) == (3 * len(ships), 20 + 3 * len(ships))


@pytest.mark.breach("TM-241", "TM-343")
def test_bonus_tile_two_counts_no_ships_of_others_and_none_in_the_reserve() -> None:
    for faction in ("witches", "dwarves"):
        table = sea(faction, "nomads").put(0, "dwelling", "C3").port(0, "C3").bonus(0, "m2").ships(1, "r10", "r9")
        table.play("pass bonus-9")
        assert points(table) == 20


@pytest.mark.rule("TM-242")
def test_bonus_tile_three_pays_a_ship_and_moves_ships() -> None:
    table = next_round(trading("dwelling"), "m3")
    table.play("ship r3", "special bonus", "sail r3 r2", "sail r10 r16")
    assert afloat(table) == ["r2", "r16"]


@pytest.mark.breach("TM-242")
def test_bonus_tile_three_moves_once_in_a_round_and_gives_no_ship_by_its_action() -> None:
    table = trading("dwelling").bonus(0, "m3")
    table.play("special bonus", "sail r10 r16")
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    table.play("done", "done")
    assert told(table.turn(0).refusal("special bonus"), "TM-062", "space-used")


@pytest.mark.rule("TM-243")
def test_bonus_tile_four_pays_two_workers_and_four_points_for_each_great_building() -> None:
    table = next_round(sea("witches", "nomads").put(0, "dwelling", "C3"), "m4")
    assert stock(table) == (50, 24, 3)
    great = (("stronghold", "C4"), ("sanctuary", "A10"), ("shipyard", "C3"))
    for number in range(4):
        table = sea("witches", "nomads").bonus(0, "m4")
        for building, cell in great[:number]:
            table.put(0, building, cell)
        table.play("pass bonus-9")
        assert points(table) == 20 + 4 * number


@pytest.mark.breach("TM-243")
def test_bonus_tile_four_counts_no_other_buildings() -> None:
    table = sea("witches", "nomads").bonus(0, "m4").put(0, "dwelling", "C3").put(0, "temple", "C4")
    table.put(0, "trading-post", "A10").put(1, "shipyard", "B4").play("pass bonus-9")
    assert points(table) == 20

"""Section 16: the shipyard."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, next_round, sails, sea
from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, of_kind, told

#: Shipyard and ship by faction, workers and coins, where they are not 4 and 6, 1 and 2 (facts.json).
YARDS = {"engineers": (3, 6), "giants": (3, 6), "swarmlings": (5, 8)}
SHIPS = {"engineers": (1, 1), "swarmlings": (2, 3)}
FACTIONS = (
    "nomads fakirs halflings cultists alchemists darklings mermaids swarmlings auren witches dwarves engineers giants "
    "chaos-magicians ice-maidens yetis dragonlords acolytes shapeshifters riverwalkers"
).split()


def other(faction: str) -> str:
    return "mermaids" if faction not in ("mermaids", "swarmlings", "shapeshifters", "riverwalkers") else "witches"


def post(faction: str = "witches", *ships: str, scoring: str = "m2") -> Table:
    """A trading post at C4, by the river, and the port at C3."""
    table = sea(faction, other(faction), scoring=scoring).put(0, "dwelling", "C3").port(0, "C3").ships(0, *ships)
    return table.put(0, "trading-post", "C4")


# Building it


@pytest.mark.rule("TM-227")
def test_a_trading_post_at_the_river_becomes_a_shipyard_with_or_without_the_port() -> None:
    table = post()
    table.play("upgrade C4 shipyard")
    assert at(table, "C4") == "0 shipyard"
    table = post().put(0, "trading-post", "C3")
    table.play("upgrade C3 shipyard", "ship r2", "done")
    assert (at(table, "C3"), table.game.board.name(table.mats[0].port)) == ("0 shipyard", "C3")


@pytest.mark.breach("TM-227")
def test_no_shipyard_inland_nor_in_the_place_of_another_building() -> None:
    table = post().put(0, "trading-post", "A9").put(0, "temple", "D5")
    assert told(table.refusal("upgrade A9 shipyard"), "TM-227", "not-at-river", {"cell": "A9"})
    for cell in ("C3", "D5"):
        assert told(table.refusal(f"upgrade {cell} shipyard"), "TM-091", "nothing-to-upgrade", {"cell": cell})


@pytest.mark.rule("TM-228")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_price_of_the_shipyard(faction: str) -> None:
    workers, coins = YARDS.get(faction, (4, 6))
    table = post(faction).stock(0, coins=coins, workers=workers)
    table.play("upgrade C4 shipyard")
    assert stock(table)[:2] == (0, 0)


@pytest.mark.breach("TM-228")
@pytest.mark.parametrize("faction", FACTIONS)
def test_no_shipyard_below_its_price(faction: str) -> None:
    workers, coins = YARDS.get(faction, (4, 6))
    table = post(faction).stock(0, workers=workers - 1)
    assert told(table.refusal("upgrade C4 shipyard"), "TM-228", "lacks-workers", {"need": workers, "have": workers - 1})
    table.stock(0, workers=workers, coins=coins - 1)
    assert told(table.refusal("upgrade C4 shipyard"), "TM-228", "lacks-coins", {"need": coins, "have": coins - 1})


@pytest.mark.rule("TM-229")
def test_the_shipyard_is_worth_three_and_counts_for_two_tiles() -> None:
    """The neighbour who builds beside it offers its value: 3, for the Yetis 4."""
    for faction, value in (("witches", 3), ("yetis", 4)):
        table = sea("nomads", faction).put(0, "dwelling", "B4").put(1, "shipyard", "C4").bowls(1, 12, 0, 0)
        table.play("upgrade B4 trading-post")
        assert table.legal("accept") == {f"accept {value} nomads"}
    table = post(scoring="m7").bonus(0, "m4")
    table.play("upgrade C4 shipyard", "ship r10", "done")
    # 2 more points for the step of shipping.
    assert (table.source(0, "round-shipyard"), points(table)) == (5, 27)
    table.turn(0).play("pass bonus-9")
    assert (table.source(0, "bonus-tile"), points(table)) == (4, 31)


@pytest.mark.breach("TM-229")
def test_the_shipyard_counts_for_no_other_building() -> None:
    for tile in ("m3", "m4", "m5"):
        table = post(scoring=tile)
        table.play("upgrade C4 shipyard")
        assert points(table) == 22
    table = post().bonus(0, "7")
    table.play("upgrade C4 shipyard", "ship r10", "done")
    table.turn(0).play("pass bonus-9")
    assert table.source(0, "bonus-tile") == 0


# Rewards


@pytest.mark.rule("TM-230")
@pytest.mark.parametrize("faction", FACTIONS)
def test_what_the_shipyard_brings_once(faction: str) -> None:
    table = post(faction)
    before = (table.mats[0].shipping, table.mats[0].skip)
    table.play("upgrade C4 shipyard")
    after = (table.mats[0].shipping, table.mats[0].skip)
    merchants = faction in ("fakirs", "dwarves")
    step = 0 if faction in ("engineers", "riverwalkers") else 1
    assert (after[0] - before[0], after[1] - before[1]) == ((0, step) if merchants else (step, 0))
    assert points(table) == 20 + (2 if step and not merchants else 0)
    places = {"ship C4"} if merchants else {"ship r10", "ship r11", "ship r16"}
    assert table.legal("ship") == (set() if faction in ("cultists", "darklings") else places)


@pytest.mark.breach("TM-230")
def test_the_rewards_come_once_and_some_factions_get_only_one() -> None:
    for faction in ("cultists", "darklings"):
        table = post(faction)
        table.play("upgrade C4 shipyard")
        assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    table = post()
    table.play("upgrade C4 shipyard", "ship r10")
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")
    next_round(table).play("ship r10")
    assert table.mats[0].shipping == 1


@pytest.mark.rule("TM-340", "TM-374")
def test_of_two_rewards_the_possible_one_is_taken() -> None:
    table = sails(post(), 3)
    table.play("upgrade C4 shipyard", "ship r10")
    assert (table.mats[0].shipping, points(table), afloat(table)) == (3, 20, ["r10"])
    table = post("witches", "r2", "r3", "r9")
    table.play("upgrade C4 shipyard")
    assert (table.mats[0].shipping, points(table), table.legal("ship")) == (1, 22, set())


@pytest.mark.breach("TM-340", "TM-374")
def test_a_reward_that_cannot_be_used_is_lost_and_does_not_stop_the_turn() -> None:
    table = sails(post("witches", "r2", "r3", "r9"), 3)
    table.play("upgrade C4 shipyard", "done")
    assert (table.seat, points(table), afloat(table)) == (1, 20, ["r2", "r3", "r9"])
    # Later, with a ship less on the map, nothing is due any more.
    table.ships(0, "r2").turn(0)
    assert told(table.refusal("ship r10"), "TM-193", "no-ship-due")


@pytest.mark.rule("TM-231")
def test_from_the_next_round_on_the_shipyard_pays_a_ship() -> None:
    table = post()
    table.play("upgrade C4 shipyard", "ship r16", "done")
    next_round(table).play("ship r2")
    assert (table.game.round, afloat(table)) == (2, ["r2", "r16"])
    next_round(table).play("ship r11")
    assert (table.game.round, afloat(table)) == (3, ["r2", "r11", "r16"])


@pytest.mark.breach("TM-231")
def test_a_trading_post_pays_no_ship_and_a_shipyard_one() -> None:
    table = next_round(post())
    assert (table.game.round, afloat(table)) == (2, [])
    table = next_round(sea("witches", "nomads").put(0, "shipyard", "C4"))
    table.play("ship r16")
    assert (table.game.round, afloat(table)) == (2, ["r16"])


@pytest.mark.rule("TM-232")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_shipyard_sells_a_ship_for_the_price_of_a_dwelling(faction: str) -> None:
    workers, coins = SHIPS.get(faction, (1, 2))
    table = sea(faction, other(faction)).put(0, "shipyard", "C4").stock(0, coins=coins, workers=workers)
    table.play("special ship")
    assert stock(table)[:2] == (0, 0)
    table.play(min(table.legal("ship")))
    assert len(afloat(table)) == 1
    table.stock(0, coins=coins, workers=workers - 1).turn(0).mats[0].used = 0
    assert told(table.forget().refusal("special ship"), "TM-232", "lacks-workers", {"need": workers})


@pytest.mark.breach("TM-232")
def test_no_ship_is_sold_without_a_shipyard_without_the_price_or_twice_in_a_round() -> None:
    assert told(post().refusal("special ship"), "TM-107", "no-such-action")
    table = sea("alchemists", "mermaids").put(0, "shipyard", "C4").stock(0, coins=1)
    assert told(table.refusal("special ship"), "TM-232", "lacks-coins", {"need": 2, "have": 1})
    table.stock(0, coins=9).play("special ship", "ship r10", "done")
    assert told(table.turn(0).refusal("special ship"), "TM-062", "space-used")


@pytest.mark.rule("TM-198", "TM-228", "TM-230", "TM-231", "TM-232")
def test_example_alchemists_build_a_shipyard() -> None:
    """A ship beside it, a step of shipping for 3 points; then ships for 1 worker and 2 coins, and one each round."""
    table = sea("alchemists", "mermaids", shipping=1).put(0, "dwelling", "B3").port(0, "B3")
    table.put(0, "trading-post", "C4").play("upgrade C4 shipyard")
    assert table.legal("ship") == {"ship r10", "ship r11", "ship r16"}
    table.play("ship r16", "done")
    assert (table.mats[0].shipping, points(table), afloat(table), stock(table)) == (2, 23, ["r16"], (44, 16, 3))
    table.turn(0).play("special ship", "ship r2", "done")
    assert (stock(table), afloat(table)) == ((42, 15, 3), ["r2", "r16"])
    next_round(table)
    assert table.legal("ship") == {"ship r2", "ship r9", "ship r10", "ship r11", "ship r16"}


# What it counts as


@pytest.mark.rule("TM-233")
def test_the_shipyard_is_one_building_of_a_town() -> None:
    """Shipyard 3, trading post 2, two dwellings: four buildings worth 7."""
    table = sea("witches", "nomads").put(0, "shipyard", "C4").put(0, "trading-post", "B5").put(0, "dwelling", "A10")
    table.play("dig 2 build A9")
    assert table.legal("take town") != set()


@pytest.mark.breach("TM-233")
def test_the_shipyard_does_not_count_twice() -> None:
    """With a sanctuary three buildings would do; with a shipyard they do not."""
    for building, founded in (("sanctuary", True), ("shipyard", False)):
        table = sea("witches", "nomads").put(0, building, "C4").put(0, "temple", "B5").put(0, "dwelling", "A10")
        table.play("upgrade A10 trading-post")
        assert (table.legal("take town") != set()) == founded


@pytest.mark.rule("TM-339")
def test_the_upgrade_gives_neighbours_power_and_may_found_a_town() -> None:
    table = post().put(1, "dwelling", "D6").bowls(1, 12, 0, 0).put(0, "temple", "B5").put(0, "dwelling", "A9", "A10")
    table.play("upgrade C4 shipyard")
    assert (table.seat, table.legal()) == (1, {"accept 1 witches", "decline 1 witches"})
    events = table.play("accept 1 witches", "take town-1", "ship r10", "done")
    assert (table.power(1), len(of_kind(events, "power-accepted", 1))) == ((11, 1, 0), 1)
    assert table.source(0, "town-tile") == 5


@pytest.mark.breach("TM-339")
def test_the_builder_goes_on_only_after_the_neighbours_and_the_town() -> None:
    table = post().put(1, "dwelling", "D6").bowls(1, 12, 0, 0).put(0, "temple", "B5").put(0, "dwelling", "A9", "A10")
    table.play("upgrade C4 shipyard")
    assert table.legal("ship", seat=0) == set()
    table.play("decline 1 witches", "ship r10")
    assert told(table.refusal("done"), "TM-422", "choice-open")


@pytest.mark.rule("TM-373")
def test_a_shipyard_is_no_trading_post_any_more() -> None:
    """Two trading posts pay 4 points of the bonus tile and 3 of the favour tile; one pays 2 and 2."""
    for upgraded, bonus, favour in ((False, 4, 3), (True, 2, 2)):
        table = post().put(0, "trading-post", "D5").bonus(0, "7").favour(0, "12")
        if upgraded:
            table.play("upgrade C4 shipyard", "ship r10", "done")
            table.turn(0)
        table.play("pass bonus-9")
        assert (table.source(0, "bonus-tile"), table.source(0, "favour-passed")) == (bonus, favour)


@pytest.mark.breach("TM-373")
def test_a_shipyard_gives_no_favour_tile_and_becomes_nothing_else() -> None:
    table = post()
    table.play("upgrade C4 shipyard")
    assert table.legal("take favour") == set()
    table.play("ship r10", "done")
    for building in ("temple", "stronghold", "sanctuary", "trading-post", "shipyard"):
        refusal = table.turn(0).refusal(f"upgrade C4 {building}")
        assert told(refusal, "TM-091", "nothing-to-upgrade", {"cell": "C4"})

"""Section 15.3: land beside ships, and dwellings that ships pay for; cult spades beside ships (section 10)."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.afloat import afloat, next_round, sea
from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, cells, told


def off_shore(*ships: str, faction: str = "witches", scoring: str = "m2") -> Table:
    """A faction at C3 with shipping 0; r18, between D6 and E8, is far from there."""
    table = sea(faction, "mermaids", shipping=0, scoring=scoring).put(0, "dwelling", "C3").port(0, "C3")
    return table.ships(0, *ships)


@pytest.mark.rule("TM-223")
def test_land_beside_own_ships_is_in_reach() -> None:
    table = off_shore("r18")
    assert cells(table, table.game.reach(0)) == {"D4", "D5", "D6", "E8"}
    table.play("transform D6 forest", "build D6")
    assert (at(table, "D6"), afloat(table), stock(table)) == ("0 dwelling", ["r18"], (48, 13, 3))


@pytest.mark.breach("TM-223")
def test_no_land_beside_ships_of_others_nor_beyond_that_land() -> None:
    table = off_shore("r18").ships(1, "r12")
    for cell in ("C5", "D7", "C4", "F5"):
        assert told(table.refusal(f"transform {cell} forest"), "TM-064", "out-of-reach", {"cell": cell})
    assert told(off_shore().refusal("transform D6 forest"), "TM-064", "out-of-reach", {"cell": "D6"})


@pytest.mark.rule("TM-224")
def test_a_ship_beside_the_hex_pays_for_the_dwelling() -> None:
    table = off_shore("r18").ground("D6", "forest").stock(0, coins=0, workers=0)
    table.play("build D6 ship r18")
    assert (at(table, "D6"), afloat(table), stock(table)) == ("0 dwelling", [], (0, 0, 3))


@pytest.mark.breach("TM-224")
def test_a_ship_elsewhere_or_of_another_pays_nothing() -> None:
    table = off_shore("r18", "r9").ships(1, "r19").ground("D6", "forest")
    for ship in ("r9", "r19", "r16"):
        assert told(table.refusal(f"build D6 ship {ship}"), "TM-224", "no-ship-beside", {"cell": "D6"})
    table.stock(0, coins=1)
    assert told(table.refusal("build D6"), "TM-069", "lacks-coins", {"need": 2, "have": 1})


@pytest.mark.rule("TM-225")
def test_spades_are_paid_as_always() -> None:
    """D6 is wasteland, two spades from forest: 6 workers, and nothing more."""
    table = off_shore("r18").stock(0, coins=0, workers=7)
    table.play("dig 2 build D6 ship r18")
    assert (at(table, "D6"), stock(table)) == ("0 dwelling", (0, 1, 3))


@pytest.mark.breach("TM-225")
def test_a_ship_pays_no_spade() -> None:
    table = off_shore("r18", "r18").stock(0, workers=5)
    assert told(table.refusal("dig 2 build D6 ship r18"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    assert told(table.refusal("build D6 ship r18"), "TM-289", "not-home")


@pytest.mark.rule("TM-226")
def test_a_ship_pays_also_where_it_was_not_needed_to_reach_the_hex() -> None:
    """D4 lies beside C3, and beside the ship at r9."""
    table = off_shore("r9").ground("D4", "forest")
    assert {"build D4", "build D4 ship r9"} <= table.legal("build")
    table.play("build D4 ship r9")
    assert (stock(table), afloat(table)) == ((50, 20, 3), [])


@pytest.mark.breach("TM-226")
def test_nobody_has_to_return_the_ship_and_one_far_from_the_hex_cannot_be() -> None:
    table = off_shore("r9", "r18").ground("D4", "forest")
    assert told(table.refusal("build D4 ship r18"), "TM-224", "no-ship-beside", {"cell": "D4"})
    table.play("build D4")
    assert (stock(table), afloat(table)) == ((48, 19, 3), ["r9", "r18"])


@pytest.mark.rule("TM-337")
def test_one_ship_pays_the_whole_price_and_the_dwelling_counts_in_every_respect() -> None:
    """2 points of the scoring tile, 2 of the favour tile, power for the Mermaids at D5, and a town."""
    table = off_shore("r10", scoring="m4").favour(0, "11").put(1, "dwelling", "D5").bowls(1, 12, 0, 0)
    table.put(0, "temple", "B5").put(0, "stronghold", "A10").put(0, "dwelling", "A9").bridge(0, "C4-D5")
    table.play("build C4 ship r10")
    assert (table.seat, table.legal()) == (1, {"accept 1 witches", "decline 1 witches"})
    table.play("decline 1 witches", "take town-1")
    assert (points(table), stock(table)) == (20 + 2 + 2 + 5 + 5, (56, 20, 3))
    table = off_shore("r10", faction="swarmlings").ground("C4", "lakes").stock(0, coins=0, workers=0)
    table.play("build C4 ship r10")
    assert (at(table, "C4"), stock(table)) == ("0 dwelling", (0, 0, 3))


@pytest.mark.breach("TM-337")
def test_a_dwelling_costs_one_ship_and_comes_from_the_board() -> None:
    table = off_shore("r10", "r10", "r16")
    table.play("build C4 ship r10")
    assert afloat(table) == ["r10", "r16"]
    table = off_shore("r10").put(0, "dwelling", "A3", "A10", "D1", "E9", "F2", "F4", "I6")
    assert told(table.refusal("build C4 ship r10"), "TM-278", "no-building-left")


#: What transforms D6 (wasteland) beside the ship at r18: the moves, and what is left of coins, workers and priests.
SOURCES = {
    "bought": ("witches", "transform D6 forest", (50, 14, 3)),
    "power spade": ("witches", "power spade,transform D6 mountains", (50, 20, 3)),
    "power spades": ("witches", "power spades,transform D6 forest", (50, 20, 3)),
    "special bonus": ("witches", "special bonus,transform D6 mountains", (50, 20, 3)),
    "special spades": ("giants", "special spades,transform D6 wasteland", (50, 20, 3)),
    "volcano": ("dragonlords", "transform D6 volcano", (50, 20, 3)),
}


def ready(source: str, *ships: str) -> Table:
    faction = SOURCES[source][0]
    table = off_shore(*ships, faction=faction).bonus(0, "1").bowls(0, 0, 0, 12)
    if faction == "giants":
        table.put(0, "stronghold", "A6").ground("D6", "desert")
    return table


@pytest.mark.rule("TM-338")
@pytest.mark.parametrize("source", sorted(SOURCES))
def test_every_source_of_a_transformation_works_beside_a_ship(source: str) -> None:
    table = ready(source, "r18")
    table.play(*SOURCES[source][1].split(","))
    assert (terrain(table, "D6"), stock(table)) == (SOURCES[source][1].split()[-1], SOURCES[source][2])
    assert afloat(table) == ["r18"]


@pytest.mark.breach("TM-338")
@pytest.mark.parametrize("source", sorted(SOURCES))
def test_no_source_of_a_transformation_reaches_so_far_without_the_ship(source: str) -> None:
    *before, transform = SOURCES[source][1].split(",")
    table = ready(source)
    table.play(*before)
    assert told(table.refusal(transform), "TM-064", "out-of-reach", {"cell": "D6"})


@pytest.mark.rule("TM-371")
@pytest.mark.parametrize("ship", ["r10", "r16"])
def test_of_several_ships_beside_the_hex_the_owner_chooses_one(ship: str) -> None:
    table = off_shore("r10", "r16")
    table.play(f"build C4 ship {ship}")
    assert afloat(table) == [other for other in ("r10", "r16") if other != ship]


@pytest.mark.breach("TM-371")
def test_a_ship_that_is_not_beside_the_hex_is_no_choice() -> None:
    table = off_shore("r10", "r16", "r18")
    assert table.legal("build C4") == {"build C4", "build C4 ship r10", "build C4 ship r16"}
    assert told(table.refusal("build C4 ship r18"), "TM-224", "no-ship-beside", {"cell": "C4"})


@pytest.mark.rule("TM-372")
def test_ships_give_riverwalkers_reach_to_unlocked_terrain() -> None:
    for move, left in (("build D6", (48, 19, 1)), ("build D6 ship r18", (50, 20, 1))):
        table = sea("riverwalkers", "nomads").put(0, "dwelling", "C3").ships(0, "r18").ground("D6", "lakes")
        table.play(move)
        assert (at(table, "D6"), stock(table)) == ("0 dwelling", left)


@pytest.mark.breach("TM-372")
def test_ships_give_riverwalkers_no_locked_terrain() -> None:
    table = sea("riverwalkers", "nomads").put(0, "dwelling", "C3").ships(0, "r18")
    assert told(table.refusal("build D6 ship r18"), "TM-180", "locked", {"cell": "D6", "terrain": "wasteland"})
    table = table.ships(0).ground("D6", "lakes")
    assert told(table.refusal("build D6"), "TM-180", "out-of-reach", {"cell": "D6"})


# The cult bonus


def cult_spades(*ships: str) -> Table:
    """Four steps on air bring one spade at the end of the round."""
    return next_round(off_shore(*ships, scoring="m6").cult(0, air=4))


@pytest.mark.rule("TM-144")
def test_a_cult_spade_may_be_used_beside_a_ship() -> None:
    table = cult_spades("r18")
    assert table.step == "use-spades"
    table.play("transform D6 mountains")
    assert (terrain(table, "D6"), afloat(table)) == ("mountains", ["r18"])


@pytest.mark.breach("TM-144")
def test_no_dwelling_and_no_ship_goes_with_a_cult_spade() -> None:
    table = cult_spades("r10", "r18").ground("C4", "forest")
    for text in ("build C4", "build C4 ship r10", "dig 1 build D5 ship r10"):
        assert told(table.refusal(text), "TM-140", "no-dwelling-now")
    assert told(table.refusal("transform C5 forest"), "TM-064", "out-of-reach")
    table.play("decline")
    assert afloat(table) == ["r10", "r18"]

"""Section 19: what Merchants changes for single factions (volcano factions: `test_trade_strongholds`)."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.terra_mystica.game import TerraMystica
from tests.rules.terra_mystica.afloat import afloat, sea
from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told


def home(faction: str, *ships: str, shipping: int = 1, other: str = "mermaids", scoring: str = "m2") -> Table:
    """The faction with its port at C3, and its ships."""
    table = sea(faction, other, shipping=shipping, scoring=scoring).put(0, "dwelling", "C3").port(0, "C3")
    return table.ships(0, *ships)


def dealt(seating: str, merchants: bool) -> TerraMystica:
    options = {"merchants": merchants, "factions": "fixed", "seating": seating}
    game = ecumene.box("terra-mystica").new(2, 1, options)
    assert isinstance(game, TerraMystica)
    return game


# Auren and Halflings


@pytest.mark.rule("TM-261")
def test_auren_start_with_a_key_and_their_shipyard_gives_two_steps_of_one_cult() -> None:
    assert [mat.keys for mat in dealt("auren nomads", merchants=True).mats] == [1, 0]
    table = home("auren").cult(0, fire=8, keys=1).put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard", "cult fire 2", "ship r10")
    assert (table.mats[0].cults, table.mats[0].keys) == ([10, 0, 0, 0], 0)
    assert (table.mats[0].shipping, afloat(table)) == (2, ["r10"])


@pytest.mark.breach("TM-261")
def test_the_two_steps_are_not_split_and_others_have_neither_key_nor_steps() -> None:
    assert [mat.keys for mat in dealt("auren nomads", merchants=False).mats] == [0, 0]
    table = home("auren").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    assert told(table.refusal("cult fire"), "TM-422", "not-now")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("cult air 2")
    assert told(table.refusal("cult air 2"), "TM-422", "not-now")
    table = home("witches").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    assert table.legal("cult") == set()


@pytest.mark.rule("TM-262", "TM-383")
def test_halflings_get_a_worker_for_a_dwelling_paid_with_a_ship() -> None:
    table = home("halflings", "r10").ground("C4", "plains").stock(0, workers=0)
    table.play("build C4 ship r10")
    assert (at(table, "C4"), stock(table)) == ("0 dwelling", (50, 1, 3))
    # After the trade with a stronghold too.
    table = home("halflings", "r10", "r16").ground("C4", "plains").put(1, "stronghold", "E8").bowls(1, 0, 0, 12)
    table.play("special move", "sail r16 E8", "done", "trade E8", "build C4 ship r10")
    assert stock(table) == (52, 21, 3)


@pytest.mark.breach("TM-262")
def test_no_worker_for_a_dwelling_paid_normally_nor_for_others() -> None:
    table = home("halflings", "r10").ground("C4", "plains")
    table.play("build C4")
    assert stock(table) == (48, 19, 3)
    table = home("cultists", "r10").ground("C4", "plains")
    table.play("build C4 ship r10")
    assert stock(table) == (50, 20, 3)


@pytest.mark.breach("TM-383")
def test_the_worker_comes_after_the_dwelling_and_pays_no_spade_for_it() -> None:
    """D4, wasteland, is two spades from plains: 6 workers, and the one of the ship is not among them."""
    table = home("halflings", "r9").stock(0, workers=5)
    assert told(table.refusal("dig 2 build D4 ship r9"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.stock(0, workers=6).play("dig 2 build D4 ship r9")
    assert stock(table) == (50, 1, 3)


# Swarmlings and Riverwalkers


@pytest.mark.rule("TM-264", "TM-382")
def test_swarmlings_may_pay_the_extra_space_from_bowl_two() -> None:
    for bowls, after in (((0, 3, 0), (1, 2, 0)), ((0, 3, 5), (1, 2, 5))):
        table = home("swarmlings", "r10", other="nomads").bowls(0, *bowls)
        table.play("special move", "sail r10 r16", "sail r16 r18 bowl-2")
        assert (afloat(table), table.power(0)) == (["r18"], after)
    table = home("swarmlings", "r10", other="nomads").bowls(0, 0, 3, 5)
    table.play("special move", "sail r10 r16", "sail r16 r18 power")
    assert table.power(0) == (1, 3, 4)
    table = home("swarmlings", "r10", shipping=0, other="nomads").bowls(0, 0, 1, 0)
    table.play("special move", "sail r10 r16 bowl-2")
    assert afloat(table) == ["r16"]


@pytest.mark.breach("TM-264")
def test_nobody_else_pays_from_bowl_two_and_swarmlings_only_for_movement() -> None:
    table = home("witches", "r10").bowls(0, 0, 8, 4)
    table.play("special move", "sail r10 r16")
    assert told(table.refusal("sail r16 r18 bowl-2"), "TM-264", "not-from-bowl-two")
    table = home("swarmlings", "r10", other="nomads").bowls(0, 0, 9, 3)
    assert told(table.refusal("power move"), "TM-102", "lacks-power", {"need": 4, "have": 3})


@pytest.mark.breach("TM-382")
def test_an_empty_bowl_two_pays_nothing_and_no_ship_is_paid_for_twice() -> None:
    table = home("swarmlings", "r10", other="nomads").bowls(0, 5, 0, 5)
    table.play("special move", "sail r10 r16")
    assert told(table.refusal("sail r16 r18 bowl-2"), "TM-264", "not-from-bowl-two")
    table.bowls(0, 0, 5, 5).play("sail r16 r18 power")
    assert told(table.refusal("sail r18 r23 bowl-2"), "TM-200", "no-extra-space")


@pytest.mark.rule("TM-271")
@pytest.mark.parametrize("way", ["r18", "r18 r23", "r18 r23 r30"])
def test_one_power_moves_a_ship_of_the_riverwalkers_up_to_three_spaces_more(way: str) -> None:
    table = home("riverwalkers", "r10").bowls(0, 0, 0, 3)
    table.play("special move", "sail r10 r16")
    here, paid = "r16", " power"
    for there in way.split():
        table.play(f"sail {here} {there}{paid}")
        here, paid = there, ""
    table.play("done", "done")
    assert (afloat(table), table.power(0)) == ([here], (1, 0, 2))


@pytest.mark.breach("TM-271")
def test_riverwalkers_pay_once_for_at_most_three_spaces() -> None:
    table = home("riverwalkers", "r10", "r9").bowls(0, 0, 0, 3)
    table.play("special move", "sail r10 r16", "sail r16 r18 power", "sail r18 r23", "sail r23 r30")
    assert told(table.refusal("sail r30 r34"), "TM-199", "no-space-left")
    assert told(table.refusal("sail r30 r34 power"), "TM-200", "no-extra-space")
    # Another ship pays for itself.
    table.play("sail r9 r15")
    assert told(table.refusal("sail r15 r14"), "TM-199", "no-space-left")


# Giants


def with_giants(other_stronghold: bool, trader: str = "witches") -> Table:
    """The trader has traded with the Giants' stronghold (E8), and perhaps with that of the Nomads (B4)."""
    table = sea(trader, "giants", "nomads", shipping=1).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r16", "r10")
    table.put(1, "stronghold", "E8").put(2, "stronghold", "B4").bowls(1, 0, 0, 12).bowls(2, 0, 0, 12)
    table.play("special move", "sail r16 E8", *(["sail r10 B4"] if other_stronghold else []), "done", "trade E8")
    if other_stronghold:
        table.play("trade B4")
    return table


@pytest.mark.rule("TM-265")
def test_giants_get_two_spades_and_the_spade_from_them_is_good_elsewhere() -> None:
    table = home("giants", "r16").put(1, "stronghold", "E8").bowls(1, 0, 0, 12)
    table.play("special move", "sail r16 E8", "done", "trade E8", "dig 2 build D5")
    assert (at(table, "D5"), stock(table)) == ("0 dwelling", (50, 19, 3))
    table = with_giants(other_stronghold=False)
    table.play("dig 1 build C2")
    assert (at(table, "C2"), stock(table)) == ("0 dwelling", (50, 19, 3))


@pytest.mark.breach("TM-265")
def test_the_spade_from_the_giants_transforms_no_wasteland() -> None:
    """D4 is wasteland: without workers to buy a spade nothing can be done with it."""
    table = with_giants(other_stronghold=False).stock(0, workers=0)
    assert told(table.refusal("transform D4 mountains"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    table = with_giants(other_stronghold=False)
    table.play("transform D4 mountains")
    assert stock(table) == (52, 17, 3)
    # Giants get two spades for a stronghold, not for other buildings.
    table = home("giants", "r16").put(1, "temple", "E8").bowls(1, 0, 0, 12)
    table.play("special move", "sail r16 E8", "done", "trade E8 power")
    assert table.legal("transform") == set()


@pytest.mark.rule("TM-381")
def test_only_the_spade_from_the_giants_is_barred_and_it_is_used_first_elsewhere() -> None:
    table = with_giants(other_stronghold=True)
    table.play("transform D4 mountains")
    assert stock(table) == (54, 20, 3)
    # C2, mountains, takes the barred spade; the other one is left for the wasteland.
    table = with_giants(other_stronghold=True)
    table.play("transform C2 forest", "transform D4 mountains")
    assert (terrain(table, "C2"), terrain(table, "D4"), stock(table)) == ("forest", "mountains", (54, 20, 3))


@pytest.mark.rule("TM-381")
def test_from_wasteland_on_the_barred_spade_helps_and_bought_spades_are_not_barred() -> None:
    """Two spades make forest of wasteland: the first step takes another spade, the second one, on mountains, the barred
    spade, whether they are made at once or one by one (TM-387, TM-390)."""
    for both, workers in ((True, 19), (False, 16)):
        table = with_giants(other_stronghold=both)
        table.play("transform D4 mountains", "transform D4 forest", "build D4")
        assert stock(table)[1] == workers
        table = with_giants(other_stronghold=both)
        table.play("dig 2 build D4")
        assert (at(table, "D4"), stock(table)[1]) == ("0 dwelling", workers)


@pytest.mark.breach("TM-381")
def test_the_barred_spade_is_not_saved_up_for_wasteland() -> None:
    """Engineers turn wasteland into mountains with one spade: that of the Nomads; that of the Giants may not follow."""
    table = with_giants(other_stronghold=True, trader="engineers").stock(0, workers=0).ground("D5", "wasteland")
    table.play("transform D4 mountains")
    assert told(table.refusal("transform D5 mountains"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    # Where the barred one was used first, the other follows.
    table = with_giants(other_stronghold=True, trader="engineers").stock(0, workers=0).ground("D5", "forest")
    table.play("transform D5 mountains", "transform D4 mountains")
    assert terrain(table, "D4") == "mountains"


# Nomads


def stormy(*ships: str, scoring: str = "m2") -> Table:
    """Nomads at C3 with a stronghold at B1; the sandstorm has been called."""
    table = home("nomads", *ships, scoring=scoring).put(0, "stronghold", "B1")
    table.play("special sandstorm")
    return table


@pytest.mark.rule("TM-267", "TM-353")
def test_a_sandstorm_beside_a_ship_that_pays_for_the_dwelling() -> None:
    """D6, wasteland, has no own building beside it; no spade is gained for the scoring tile."""
    table = stormy("r18", scoring="m1").stock(0, coins=0, workers=0)
    table.play("build D6 ship r18")
    assert (at(table, "D6"), terrain(table, "D6"), afloat(table)) == ("0 dwelling", "desert", [])
    assert (stock(table), points(table)) == ((0, 0, 3), 20)


@pytest.mark.breach("TM-267")
def test_beside_a_ship_there_is_no_sandstorm_without_the_dwelling_and_the_ship() -> None:
    table = stormy("r18", "r9")
    assert told(table.refusal("transform D6 desert"), "TM-169", "no-storm-there", {"cell": "D6"})
    assert told(table.refusal("build D6 ship r9"), "TM-224", "no-ship-beside", {"cell": "D6"})
    assert told(table.refusal("build D7 ship r18"), "TM-224", "no-ship-beside", {"cell": "D7"})
    assert told(table.refusal("build D6"), "TM-289", "not-home", {"cell": "D6"})


@pytest.mark.breach("TM-353")
def test_the_ship_is_returned_at_once_and_nothing_more_follows() -> None:
    table = stormy("r18", "r18")
    table.play("build D6 ship r18")
    assert afloat(table) == ["r18"]
    assert told(table.refusal("build E8 ship r18"), "TM-071", "no-dwelling-now")
    assert told(table.refusal("transform D4 desert"), "TM-059", "no-spade-left")
    for frozen in ("ice", "volcano"):
        table = stormy("r18").ground("D6", frozen)
        assert told(table.refusal("build D6 ship r18"), "TM-289", "not-home", {"terrain": frozen})


@pytest.mark.rule("TM-405")
def test_beside_a_building_and_a_ship_the_nomads_choose() -> None:
    """D4 lies beside C3 and beside the ship at r9."""
    table = stormy("r9")
    table.play("transform D4 desert", "build D4")
    assert (at(table, "D4"), afloat(table), stock(table)) == ("0 dwelling", ["r9"], (48, 19, 3))
    table = stormy("r9")
    table.play("build D4 ship r9")
    assert (at(table, "D4"), afloat(table), stock(table)) == ("0 dwelling", [], (50, 20, 3))
    table = stormy("r9")
    table.play("transform D4 desert", "done")
    assert (terrain(table, "D4"), afloat(table)) == ("desert", ["r9"])


@pytest.mark.breach("TM-405")
def test_a_desert_hex_is_no_target_of_either_sandstorm() -> None:
    """E8 and B4 are desert: beside a ship, and B4 beside a building as well."""
    table = stormy("r18", "r10").ground("D5", "desert")
    for text in ("build E8 ship r18", "build B4 ship r10", "build D5 ship r10"):
        assert told(table.refusal(text), "TM-169", "not-transformed")
    assert told(table.refusal("transform D5 desert"), "TM-169", "no-storm-there", {"cell": "D5"})
    assert {text for text in table.legal("build") if text.split()[1] in ("E8", "B4", "D5")} == set()


# Shapeshifters and Yetis


@pytest.mark.rule("TM-270", "TM-352")
def test_the_shapeshifters_shipyard_changes_their_terrain_for_nothing() -> None:
    table = home("shapeshifters", other="nomads").put(0, "trading-post", "C4").bowls(0, 8, 0, 0)
    table.play("upgrade C4 shipyard")
    assert table.legal("terrain") == {f"terrain {name}" for name in "plains swamp forest mountains wasteland".split()}
    table.play("terrain forest", "ship r10", "done")
    assert (terrain(table, "C3"), terrain(table, "C4"), table.power(0), points(table)) == (
        "forest",
        "forest",
        (8, 0, 0),
        23,
    )
    # It may be declined.
    table = home("shapeshifters", other="nomads").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard", "ship r10", "done")
    assert (terrain(table, "C4"), table.seat) == ("lakes", 1)


@pytest.mark.breach("TM-270")
def test_the_change_comes_once_and_at_once() -> None:
    table = home("shapeshifters", other="nomads").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard", "terrain forest")
    assert told(table.refusal("terrain plains"), "TM-422", "not-now")
    table = home("shapeshifters", other="nomads").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard", "ship r10", "done")
    table.turn(0).refusal("terrain forest")
    assert told(table.refusal("special terrain forest"), "TM-107", "no-such-action")


@pytest.mark.breach("TM-352")
def test_nobodys_home_is_taken() -> None:
    table = home("shapeshifters", other="nomads").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    for name in ("desert", "lakes"):
        assert told(table.refusal(f"terrain {name}"), "TM-352", "terrain-taken", {"terrain": name})


def yetis(*buildings: str) -> Table:
    """All three spells were cast this round."""
    table = home("yetis", "r10").bowls(0, 0, 0, 12)
    for building, cell in zip(buildings, ("C4", "D5"), strict=False):
        table.put(0, building, cell)
    table.game.used = 0b111111110
    return table.forget()


@pytest.mark.rule("TM-272")
def test_yetis_with_stronghold_and_shipyard_use_spells_already_cast() -> None:
    table = yetis("stronghold", "shipyard")
    assert {"power move", "power ship", "power favour", "power coins"} <= table.legal("power")
    table.play("power ship", "ship r2")
    assert table.power(0) == (3, 0, 9)
    # The discount needs neither.
    table = home("yetis", "r10").bowls(0, 0, 0, 3)
    table.play("power ship", "ship r2")
    assert table.power(0) == (3, 0, 0)


@pytest.mark.breach("TM-272")
def test_yetis_without_one_of_the_two_do_not_use_spells_already_cast() -> None:
    for buildings in (("stronghold",), ("shipyard",), ()):
        table = yetis(*buildings)
        for name in ("move", "ship", "favour"):
            assert told(table.refusal(f"power {name}"), "TM-103", "space-used", {"action": f"power-{name}"})
        # Those of the board need the stronghold only.
        assert ("power coins" in table.legal("power")) == ("stronghold" in buildings)

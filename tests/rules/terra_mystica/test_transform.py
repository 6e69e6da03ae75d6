"""Section 6.1: the action transform and build."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told

#: Around E2 lie forest (D1, F2), lakes (D2), swamp (E1), wasteland (E3) and mountains (F1).
AROUND = {"D1", "D2", "E1", "E3", "F1", "F2"}
EIGHT = ("A1", "A3", "A5", "A7", "A9", "A11", "A13", "E2")


def witches(*dwellings: str, scoring: str = "2") -> Table:
    """Witches (forest) with dwellings, and Nomads far away."""
    return Table("witches", "nomads", scoring=scoring).put(0, "dwelling", *(dwellings or ("E2",)))


@pytest.mark.rule("TM-063")
def test_one_hex_is_transformed_and_built_on_or_only_one_of_both() -> None:
    table = witches()
    assert table.legal("build") == {"build D1", "build F2"}
    assert {"dig 1 build D2", "dig 1 build F1", "dig 2 build E1", "dig 2 build E3"} == table.legal("dig")
    table.play("dig 1 build D2", "done")
    assert (terrain(table, "D2"), at(table, "D2"), table.seat) == ("forest", "0 dwelling", 1)
    table = witches()
    table.play("transform D2 forest", "done")
    assert (terrain(table, "D2"), at(table, "D2"), table.seat) == ("forest", "", 1)
    table = witches()
    table.play("build D1", "done")
    assert (at(table, "D1"), table.seat) == ("0 dwelling", 1)
    table = witches()
    table.play("transform D2 forest", "build D2", "done")
    assert (at(table, "D2"), table.seat, stock(table)) == ("0 dwelling", 1, (48, 16, 3))


@pytest.mark.breach("TM-063")
def test_no_second_hex_no_dwelling_elsewhere_and_no_empty_action() -> None:
    table = witches()
    assert told(table.refusal("done"), "TM-059", "must-act")
    table.play("transform D2 forest")
    assert told(table.refusal("transform F1 forest"), "TM-063", "one-hex", {"cell": "F1"})
    assert told(table.refusal("build D1"), "TM-072", "not-transformed")
    table = witches()
    table.play("transform E1 lakes")
    assert told(table.refusal("build E1"), "TM-289", "not-home", {"cell": "E1", "terrain": "lakes", "home": "forest"})
    table = witches()
    table.play("build D1")
    assert table.legal("build") | table.legal("dig") | table.legal("transform") == set()


@pytest.mark.rule("TM-064")
def test_empty_land_next_to_an_own_building_is_transformed() -> None:
    table = witches()
    assert {text.split()[1] for text in table.legal("transform")} == AROUND - {"D1", "F2"}
    table = witches("E2", "D1")
    table.mats[0].shipping = 1
    table.forget()
    assert "transform B1 wasteland" in table.legal("transform")


@pytest.mark.breach("TM-064")
def test_no_hex_out_of_reach_no_river_and_nothing_with_a_building() -> None:
    table = witches("E2", "D1").put(1, "dwelling", "D2", "A1")
    names = {"cell": "B1", "shipping": 0}
    assert told(table.refusal("transform B1 plains"), "TM-064", "out-of-reach", names)
    assert told(table.refusal("dig 3 build G4"), "TM-064", "out-of-reach", {"cell": "G4", "shipping": 0})
    taken = {"cell": "D2", "building": "dwelling", "owner": 1}
    assert told(table.refusal("transform D2 forest"), "TM-064", "occupied", taken)
    taken = {"cell": "D1", "building": "dwelling", "owner": 0}
    assert told(table.refusal("transform D1 lakes"), "TM-064", "occupied", taken)
    assert not [text for text in table.legal() if " r" in text and text.startswith(("transform", "build", "dig"))]


@pytest.mark.rule("TM-066")
@pytest.mark.parametrize(("step", "each"), [(0, 3), (1, 2), (2, 1)])
def test_spades_are_bought_with_workers_at_the_exchange_rate(step: int, each: int) -> None:
    table = witches()
    table.mats[0].exchange = step
    table.forget().play("transform E1 forest")
    assert stock(table) == (50, 20 - 2 * each, 3)


@pytest.mark.breach("TM-066")
@pytest.mark.parametrize(("step", "each"), [(0, 3), (1, 2), (2, 1)])
def test_no_spade_for_one_worker_less(step: int, each: int) -> None:
    table = witches().stock(0, workers=2 * each - 1)
    table.mats[0].exchange = step
    table.forget()
    assert told(table.refusal("transform E1 forest"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.stock(0, workers=each - 1)
    assert table.legal("transform") | table.legal("dig") == set()


@pytest.mark.rule("TM-067")
def test_spades_bought_are_all_put_into_the_hex() -> None:
    table = witches()
    table.play("transform E1 lakes")
    assert (stock(table), terrain(table, "E1")) == ((50, 17, 3), "lakes")
    table.play("transform E1 forest")
    assert (stock(table), terrain(table, "E1")) == ((50, 14, 3), "forest")


@pytest.mark.breach("TM-067")
def test_no_more_spades_than_the_hex_needs_and_none_kept() -> None:
    table = witches()
    assert told(table.refusal("dig 3 build E1"), "TM-065", "other-spades", {"cell": "E1", "need": 2})
    assert told(table.refusal("dig 1 build E1"), "TM-065", "other-spades", {"cell": "E1", "need": 2})
    table.play("transform E1 lakes", "done", "pass bonus-7")
    table.stock(0, workers=2)
    assert table.legal("transform") == set()


@pytest.mark.rule("TM-068")
def test_home_terrain_needs_no_spade() -> None:
    table = witches(scoring="1").stock(0, coins=2, workers=1)
    table.play("build D1")
    assert (at(table, "D1"), stock(table), points(table)) == ("0 dwelling", (0, 0, 3), 20)


@pytest.mark.breach("TM-068")
def test_no_spades_are_put_into_home_terrain() -> None:
    table = witches()
    for spades in (1, 2, 3):
        assert told(table.refusal(f"dig {spades} build D1"), "TM-065", "other-spades", {"cell": "D1", "need": 0})


@pytest.mark.rule("TM-069")
@pytest.mark.parametrize(
    ("faction", "cell", "workers", "coins"),
    [("witches", "D1", 1, 2), ("engineers", "F1", 1, 1), ("swarmlings", "D2", 2, 3), ("cultists", "F5", 1, 2)],
)
def test_a_dwelling_costs_what_its_board_says(faction: str, cell: str, workers: int, coins: int) -> None:
    table = Table(faction, "nomads").put(0, "dwelling", "E9" if faction == "cultists" else "E2")
    table.stock(0, coins=coins, workers=workers).play(f"build {cell}")
    assert (at(table, cell), stock(table)) == ("0 dwelling", (0, 0, 3))


@pytest.mark.breach("TM-069")
@pytest.mark.parametrize(
    ("faction", "cell", "workers", "coins"),
    [("witches", "D1", 1, 2), ("engineers", "F1", 1, 1), ("swarmlings", "D2", 2, 3)],
)
def test_no_dwelling_for_less(faction: str, cell: str, workers: int, coins: int) -> None:
    table = Table(faction, "nomads").put(0, "dwelling", "E2").stock(0, coins=coins - 1)
    needs = {"deed": "dwelling", "need": coins, "have": coins - 1}
    assert told(table.refusal(f"build {cell}"), "TM-069", "lacks-coins", needs)
    table.stock(0, coins=9, workers=workers - 1)
    needs = {"deed": "dwelling", "need": workers, "have": workers - 1}
    assert told(table.refusal(f"build {cell}"), "TM-069", "lacks-workers", needs)


@pytest.mark.breach("TM-069")
def test_spades_and_dwelling_are_paid_together() -> None:
    table = witches().stock(0, workers=6)
    needs = {"deed": "dwelling", "need": 7, "have": 6}
    assert told(table.refusal("dig 2 build E1"), "TM-069", "lacks-workers", needs)
    table.stock(0, workers=7).play("dig 2 build E1")
    assert stock(table) == (48, 0, 3)


@pytest.mark.rule("TM-289")
def test_a_dwelling_stands_on_home_terrain_beside_an_own_building_or_over_the_river() -> None:
    table = witches("D1").ground("B1", "forest").ground("E1", "forest")
    assert table.legal("build") == {"build E1"}
    table.mats[0].shipping = 1
    assert table.forget().legal("build") == {"build B1", "build E1"}
    table.play("build B1")
    assert at(table, "B1") == "0 dwelling"
    ice = Table("yetis", "nomads").put(0, "dwelling", "E2").ground("D1", "ice")
    assert ice.legal("build") == {"build D1"}
    volcano = Table("dragonlords", "nomads").put(0, "dwelling", "E2").ground("D1", "volcano")
    assert volcano.legal("build") == {"build D1"}


@pytest.mark.breach("TM-289")
def test_no_dwelling_on_foreign_terrain_on_a_building_or_out_of_reach() -> None:
    table = witches("D1").put(1, "dwelling", "E2").ground("B1", "forest")
    names = {"cell": "E1", "terrain": "swamp", "home": "forest"}
    assert told(table.refusal("build E1"), "TM-289", "not-home", names)
    assert told(table.refusal("build E2"), "TM-064", "occupied", {"cell": "E2", "owner": 1})
    assert told(table.refusal("build B1"), "TM-064", "out-of-reach", {"cell": "B1", "shipping": 0})
    ice = Table("yetis", "nomads").put(0, "dwelling", "E2")
    names = {"cell": "D1", "terrain": "forest", "home": "ice"}
    assert told(ice.refusal("build D1"), "TM-289", "not-home", names)
    volcano = Table("dragonlords", "nomads").put(0, "dwelling", "E2")
    names = {"cell": "F1", "terrain": "mountains", "home": "volcano"}
    assert told(volcano.refusal("build F1"), "TM-289", "not-home", names)


@pytest.mark.rule("TM-290")
def test_a_hex_transformed_belongs_to_nobody() -> None:
    """Witches turn E1 into plains or lakes; the Mermaids (lakes) turn it on, or build there."""
    for first, answer, end in (("lakes", "build E1", "lakes"), ("plains", "transform E1 swamp", "swamp")):
        table = Table("witches", "mermaids").put(0, "dwelling", "E2").put(1, "dwelling", "D1")
        table.bowls(0, 0, 0, 12).play(f"transform E1 {first}", "done", answer)
        assert terrain(table, "E1") == end
        assert at(table, "E1") == ("1 dwelling" if answer.startswith("build") else "")
    table = witches()
    table.play("transform E1 lakes", "done", "pass bonus-7", "transform E1 forest")
    assert terrain(table, "E1") == "forest"


@pytest.mark.breach("TM-290")
@pytest.mark.parametrize("lasting", ["ice", "volcano"])
def test_ice_and_volcano_are_not_transformed_further_by_others(lasting: str) -> None:
    table = witches().ground("E1", lasting)
    names = {"cell": "E1", "terrain": lasting}
    assert told(table.refusal("transform E1 forest"), "TM-075", "stays-as-it-is", names)
    assert told(table.refusal("build E1"), "TM-289", "not-home", names)


@pytest.mark.rule("TM-075")
@pytest.mark.parametrize(("faction", "lasting"), [("yetis", "ice"), ("dragonlords", "volcano")])
def test_ice_and_volcano_stay(faction: str, lasting: str) -> None:
    table = Table(faction, "halflings").put(0, "dwelling", "E2").put(1, "dwelling", "D1")
    table.bowls(1, 0, 0, 12).play(f"transform E1 {lasting}", "done")
    assert terrain(table, "E1") == lasting
    assert [text for text in table.legal() if " E1" in text] == []


@pytest.mark.breach("TM-075")
@pytest.mark.parametrize("lasting", ["ice", "volcano"])
def test_nobody_digs_in_ice_or_on_a_volcano(lasting: str) -> None:
    names = {"cell": "E1", "terrain": lasting}
    for faction, move in (
        ("giants", "transform E1 wasteland"),
        ("witches", "dig 1 build E1"),
        ("yetis", "transform E1 lakes"),
        ("dragonlords", "transform E1 volcano"),
        ("acolytes", "transform E1 volcano fire"),
    ):
        table = Table(faction, "nomads").put(0, "dwelling", "E2").cult(0, 9, 9, 9, 9).ground("E1", lasting)
        assert told(table.refusal(move), "TM-075", "stays-as-it-is", names)


@pytest.mark.breach("TM-289")
def test_without_a_dwelling_left_none_is_built() -> None:
    table = witches(*EIGHT)
    assert told(table.refusal("build D1"), "TM-278", "no-building-left", {"building": "dwelling"})

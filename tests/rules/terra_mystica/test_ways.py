"""Section 6.1: from terrain to terrain round the cycle."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.maps import TERRAINS
from tests.rules.terra_mystica.glance import stock, terrain
from tests.rules.terra_mystica.table import Table, told

CYCLE = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
#: A faction of each terrain of the cycle.
FACTIONS = ("nomads", "halflings", "alchemists", "swarmlings", "witches", "engineers", "chaos-magicians")


def prices(home: str, here: str) -> dict[str, set[int]]:
    """What a hex can become, and the spades it takes: walked step by step, and stopped by home terrain (TM-065)."""
    found: dict[str, set[int]] = {}
    for direction in (1, -1):
        place, spades = CYCLE.index(here), 0
        while CYCLE[place] != home:
            place = (place + direction) % len(CYCLE)
            spades += 1
            found.setdefault(CYCLE[place], set()).add(spades)
    return found


def beside(faction: str, here: str) -> Table:
    """The faction on E2, and one hex beside it (E1) that is not built on, of some terrain."""
    other = "witches" if faction != "witches" else "nomads"
    return Table(faction, other).put(0, "dwelling", "E2").ground("E1", here).stock(0, workers=18)


@pytest.mark.rule("TM-065", "TM-386")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("here", CYCLE)
def test_each_step_costs_a_spade_and_no_way_leads_through_home(faction: str, here: str) -> None:
    home = CYCLE[FACTIONS.index(faction)]
    if here == home:
        assert [text for text in beside(faction, here).legal("transform") if " E1 " in text] == []
        return
    found: dict[str, set[int]] = {}
    for text in [text for text in beside(faction, here).legal("transform") if " E1 " in text]:
        table = beside(faction, here)
        table.play(text)
        target = text.split()[2]
        assert terrain(table, "E1") == target
        spades = (18 - table.mats[0].workers) // 3
        assert text.endswith(" long") == (target == home and spades > 3)
        found.setdefault(target, set()).add(spades)
    assert found == prices(home, here)


@pytest.mark.breach("TM-065")
def test_no_shortcut_through_home_and_no_step_for_nothing() -> None:
    """Lakes and mountains are two steps apart, but forest lies between: five spades the other way."""
    table = beside("witches", "lakes").stock(0, workers=14)
    assert told(table.refusal("transform E1 mountains"), "TM-065", "lacks-spades", {"need": 5, "have": 4})
    table.stock(0, workers=15).play("transform E1 mountains")
    assert stock(table) == (50, 0, 3)
    table = beside("witches", "lakes")
    names = {"cell": "E1", "terrain": "lakes"}
    assert told(table.refusal("transform E1 lakes"), "TM-065", "no-way", names)


@pytest.mark.rule("TM-386")
def test_into_home_terrain_by_the_long_way() -> None:
    for here, spades in (("lakes", 6), ("swamp", 5), ("plains", 4), ("desert", 4), ("wasteland", 5), ("mountains", 6)):
        table = beside("witches", here)
        table.play("transform E1 forest long")
        assert (terrain(table, "E1"), table.mats[0].workers) == ("forest", 18 - 3 * spades)


@pytest.mark.breach("TM-386")
def test_the_long_way_leads_only_home_and_must_be_paid_in_full() -> None:
    table = beside("witches", "lakes")
    names = {"cell": "E1", "terrain": "swamp"}
    assert told(table.refusal("transform E1 swamp long"), "TM-065", "no-way", names)
    table.stock(0, workers=17)
    assert told(table.refusal("transform E1 forest long"), "TM-065", "lacks-spades", {"need": 6, "have": 5})


@pytest.mark.rule("TM-387")
def test_steps_one_after_another_with_conversions_between() -> None:
    """The Alchemists' stronghold: the power of the first spade buys the worker that the second lacks."""
    table = Table("alchemists", "nomads").put(0, "dwelling", "E2").put(0, "stronghold", "G6")
    table.ground("E1", "forest").stock(0, workers=5).bowls(0, 0, 2, 1)
    assert told(table.refusal("transform E1 swamp"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.play("transform E1 lakes", "convert 3pw to 1w", "transform E1 swamp")
    assert (terrain(table, "E1"), table.mats[0].workers) == ("swamp", 0)
    table = beside("witches", "mountains")
    table.play("transform E1 wasteland", "transform E1 desert", "transform E1 plains", "transform E1 forest")
    assert (terrain(table, "E1"), table.mats[0].workers) == ("forest", 0)
    table = beside("witches", "swamp")
    table.play("transform E1 lakes", "dig 1 build E1")
    assert (terrain(table, "E1"), table.mats[0].workers) == ("forest", 11)


@pytest.mark.breach("TM-387")
def test_no_turning_back_and_nothing_after_home() -> None:
    table = beside("witches", "swamp")
    table.play("transform E1 plains")
    names = {"cell": "E1", "terrain": "swamp"}
    assert told(table.refusal("transform E1 swamp"), "TM-065", "no-way", names)
    assert told(table.refusal("dig 3 build E1"), "TM-065", "no-way", {"cell": "E1", "terrain": "forest"})
    assert table.legal("transform") == {f"transform E1 {t}" for t in ("desert", "wasteland", "mountains")} | {
        "transform E1 forest long"
    }
    table.play("transform E1 forest long")
    assert told(table.refusal("transform E1 mountains"), "TM-388", "home-already", {"cell": "E1"})
    assert table.legal("transform") == set()


@pytest.mark.rule("TM-388", "TM-171")
@pytest.mark.parametrize("start", CYCLE)
@pytest.mark.parametrize("here", CYCLE)
def test_ice_takes_the_place_of_the_starting_terrain_on_the_cycle(start: str, here: str) -> None:
    """Any other terrain by the ways of TM-065, ice by the shorter one; the starting terrain for one spade."""

    def ice() -> Table:
        table = Table("yetis", "giants", terrains={"yetis": start}).put(0, "dwelling", "E2")
        return table.ground("E1", here).stock(0, workers=18)

    found: dict[str, int] = {}
    for text in [text for text in ice().legal("transform") if " E1 " in text]:
        table = ice()
        table.play(text)
        assert terrain(table, "E1") == text.split()[2]
        found[text.split()[2]] = (18 - table.mats[0].workers) // 3
    expected = {"ice": 1}
    if here != start:
        ways = prices(start, here)
        expected = {target: min(spades) for target, spades in ways.items() if target != start}
        expected["ice"] = min(ways[start])
    assert found == expected


@pytest.mark.breach("TM-388")
def test_home_terrain_is_not_transformed_and_ice_comes_by_the_shorter_way_only() -> None:
    table = beside("witches", "forest")
    for target in CYCLE:
        assert told(table.refusal(f"transform E1 {target}"), "TM-388", "home-already", {"cell": "E1"})
    table = Table("yetis", "nomads").put(0, "dwelling", "E2").ground("E1", "lakes")
    names = {"cell": "E1", "terrain": "forest"}
    assert told(table.refusal("transform E1 forest"), "TM-388", "no-way", names)
    assert told(table.refusal("transform E1 forest long"), "TM-388", "no-way", names)
    table.ground("E1", "forest")
    names = {"cell": "E1", "terrain": "lakes"}
    assert told(table.refusal("transform E1 lakes"), "TM-065", "no-way", names)
    giants = Table("giants", "nomads").put(0, "dwelling", "E2").ground("E1", "desert")
    for target in CYCLE[1:-1]:
        assert told(giants.refusal(f"transform E1 {target}"), "TM-065", "no-way", {"terrain": target})
    assert giants.legal("transform E1") == {"transform E1 wasteland"}


@pytest.mark.breach("TM-171")
def test_ice_is_not_counted_from_anywhere_else_and_nothing_is_built_on_the_starting_terrain() -> None:
    table = Table("yetis", "nomads", terrains={"yetis": "swamp"}).put(0, "dwelling", "E2").stock(0, workers=2)
    assert terrain(table, "E1") == "swamp"
    assert told(table.refusal("build E1"), "TM-289", "not-home", {"terrain": "swamp", "home": "ice"})
    assert told(table.refusal("transform E1 ice"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    table.stock(0, workers=5)
    assert told(table.refusal("transform D1 ice"), "TM-065", "lacks-spades", {"need": 2, "have": 1})


@pytest.mark.rule("TM-311")
def test_an_ice_faction_may_make_ordinary_terrain() -> None:
    """From forest: E1 is swamp, two spades from ice; with one spade it becomes lakes or plains."""
    table = Table("ice-maidens", "nomads").put(0, "dwelling", "E2").stock(0, workers=3)
    assert table.legal("transform E1") == {"transform E1 lakes", "transform E1 plains"}
    table.play("transform E1 lakes")
    assert (terrain(table, "E1"), stock(table)) == ("lakes", (50, 0, 3))
    table = Table("ice-maidens", "nomads").put(0, "dwelling", "E2")
    table.play("transform E1 plains", "done")
    assert terrain(table, "E1") == "plains"


@pytest.mark.breach("TM-311")
def test_an_ordinary_hex_of_an_ice_faction_is_not_built_on() -> None:
    table = Table("ice-maidens", "nomads").put(0, "dwelling", "E2")
    table.play("transform E1 lakes")
    assert told(table.refusal("build E1"), "TM-289", "not-home", {"terrain": "lakes", "home": "ice"})
    assert "build E1" not in table.legal()
    assert {text.split()[2] for text in table.legal("transform E1")} == {"ice"}
    assert set(TERRAINS) - set(CYCLE) == {"ice", "volcano"}

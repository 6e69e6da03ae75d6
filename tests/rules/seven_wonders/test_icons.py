"""Section Q: icons that no board text explains (SW-342, SW-352, SW-353, SW-494, SW-500, SW-502, SW-503)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, three


@pytest.mark.rule("SW-342")
def test_points_shields_and_coins() -> None:
    table = three("rhodos-B")
    table.raise_stage(1)
    assert (table.cities[0].coins, table.cities[0].shields, table.points(0, "wonder")) == (6, 1, 3)
    table = three("capua-A").stages(0, 2)
    table.raise_stage(3)
    assert table.cities[0].shields == 3
    table = three("el-dorado-B").stages(0, 2)
    table.raise_stage(3)
    assert table.cities[0].coins == 19


@pytest.mark.breach("SW-342")
def test_only_for_the_owner_and_only_once() -> None:
    table = three("rhodos-B").stages(0, 1)
    before = (table.cities[0].coins, table.cities[0].shields, table.points(0, "wonder"))
    table.act({0: "build altar", 1: "build altar", 2: "build altar"})
    assert (table.cities[0].coins, table.cities[0].shields, table.points(0, "wonder")) == before
    assert [(city.coins, city.shields) for city in table.cities[1:]] == [(3, 0), (3, 0)]


@pytest.mark.rule("SW-352")
def test_a_guild_next_door_is_copied_at_the_end() -> None:
    table = Works("olympia-B", "rhodos-A", "giza-A").rich(0).build(1, "workers-guild", "traders-guild", "ore-vein")
    table.build(2, "stone-pit", "tavern").stages(0, 2)
    table.raise_stage(3)
    # Workers: Ore Vein and Stone Pit; Traders: the Tavern. The better one counts.
    assert table.points(0, "wonder") == 5 + 2
    # Only at the end: a guild built later next door does as well.
    table.build(2, "craftsmens-guild").build(1, "loom", "press")
    assert table.points(0, "wonder") == 5 + 4


@pytest.mark.breach("SW-352")
def test_not_from_further_off_and_the_owner_keeps_it() -> None:
    table = Works("olympia-B", "rhodos-A", "giza-A", "ephesos-A").build(2, "workers-guild").build(1, "ore-vein")
    table.stages(0, 3)
    assert (table.points(0, "wonder"), table.points(2, "purple")) == (5, 1)
    assert table.cities[0].cards == ()


@pytest.mark.rule("SW-353")
def test_one_of_all_cards_discarded_so_far() -> None:
    table = Works("halikarnassos-B", "rhodos-A", "giza-A").rich(0).discarded("palace loom").coins(0, 0)
    table.raise_stage(1, others={1: "discard tavern"})
    # Cards of earlier turns and of this one.
    assert table.legal(0) == {"take palace", "take loom", "take tavern", "take baths"}
    table.play(0, "take palace")
    assert (table.built(0), table.points(0, "blue"), table.cities[0].coins) == (["palace"], 8, 0)
    assert sorted(table.pile()) == ["baths", "loom", "tavern"]


@pytest.mark.breach("SW-353")
def test_not_what_was_never_discarded_nor_a_name_that_stands() -> None:
    table = Works("halikarnassos-B", "rhodos-A", "giza-A").rich(0).discarded("palace loom").build(0, "loom")
    table.raise_stage(1, "theater")
    assert table.legal(0) == {"take palace", "take baths"}
    assert table.refuses(0, "take loom", "SW-162", "same-name", card="loom")
    # The marker of the stage is no discard.
    assert table.refuses(0, "take theater", "SW-353", "not-in-pile", card="theater")


@pytest.mark.rule("SW-494")
def test_any_raw_material_and_any_made_good() -> None:
    table = Works("alexandria-B", "giza-A", "giza-A", coins=0).rich(0)
    table.raise_stage(1)
    table.raise_stage(2)
    table.make(0, "").coins(0, 0)
    table.hands("stockade baths guard-tower barracks workshop apothecary scriptorium", "altar", "altar")
    assert table.legal(0, "build") == {
        f"build {card}"
        for card in ("stockade", "baths", "guard-tower", "barracks", "workshop", "apothecary", "scriptorium")
    }
    # One of each group in a turn.
    assert table.hands("school", "altar", "altar").legal(0, "build") == {"build school"}


@pytest.mark.breach("SW-494")
def test_one_of_them_only() -> None:
    table = Works("alexandria-B", "giza-A", "giza-A", coins=0).stages(0, 2).make(0, "")
    table.hands("caravansery", "altar", "altar")
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")
    table = (
        Works("alexandria-B", "giza-A", "giza-A", coins=0).stages(0, 1).make(0, "").hands("workshop", *["altar"] * 2)
    )
    assert table.refuses(0, "build workshop", "SW-033", "resources", missing="1 glass")


@pytest.mark.rule("SW-500")
def test_coins_per_card_of_a_colour() -> None:
    table = three("helvetia-B").build(0, "barracks", "stockade", "walls").coins(0, 0)
    table.raise_stage(1)
    assert table.cities[0].coins == 6


@pytest.mark.breach("SW-500")
def test_not_per_card_of_another_colour_nor_for_the_marker() -> None:
    table = three("helvetia-B").build(0, "loom", "press").coins(0, 0)
    table.raise_stage(1, "arsenal")
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-502")
def test_a_discount_on_raw_materials() -> None:
    table = Works("olympia-B", "rhodos-A", "babylon-A").rich(0)
    table.raise_stage(1)
    table.make(0, "1 wood").hands("barracks guard-tower", "altar", "altar")
    assert table.legal(0, "build") == {"build barracks right=1", "build guard-tower left=1"}


@pytest.mark.breach("SW-502")
def test_not_on_made_goods() -> None:
    table = Works("olympia-B", "ephesos-A", "babylon-A").stages(0, 1).hands("scriptorium", "altar", "altar")
    assert table.legal(0, "build") == {"build scriptorium right=2"}
    assert table.refuses(0, "build scriptorium right=1", "SW-058", "payment", allowed="right=2")


@pytest.mark.rule("SW-503")
def test_a_symbol_of_choice_is_chosen_at_the_end() -> None:
    table = Works("babylon-A", "rhodos-A", "giza-A").rich(0).build(0, "workshop", "apothecary").stages(0, 1)
    table.raise_stage(2)
    # Best as a tablet: a set.
    assert table.points(0, "green") == 3 + 7
    # With two more gears it is best as a gear: 16 and 1, or still the set: 9 + 1 + 1 + 7.
    table.build(0, "laboratory", "observatory")
    assert table.points(0, "green") == 18


@pytest.mark.breach("SW-503")
def test_one_symbol_and_no_green_card() -> None:
    table = Works("babylon-A", "rhodos-A", "giza-A").stages(0, 2).build(1, "philosophers-guild")
    assert (table.points(0, "green"), table.points(1, "purple")) == (1, 0)

"""Section O: Partnership, the gifts of Rapa Nui (SW-201 to SW-203, SW-438, SW-439, SW-480; boards SW-315, SW-316)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.seven_wonders.city import WONDER_CARD
from ecumene.games.seven_wonders.tables import BOARDS
from tests.rules.seven_wonders.works import Works, of_kind

TEAMS: dict[str, Any] = {"cities": True, "teams": True, "wonders": "lost"}


def team(board: str = "rapa-nui-B", partner: str = "giza-A", **options: Any) -> Works:
    """Rapa Nui (seat 0) and its partner (seat 1) against Rhodos and Olympia."""
    return Works(board, partner, "rhodos-A", "olympia-A", **(TEAMS | options)).rich(0)


def unused(table: Works) -> set[str]:
    """The wonders that could still be drawn."""
    return {BOARDS[number].wonder for number in table.game.unused_boards}


@pytest.mark.rule("SW-201")
def test_the_marker_is_built_free_in_the_partners_city() -> None:
    table = team().coins(1, 0)
    before = unused(table)
    events = table.raise_stage(1, "laboratory", others={1: "discard baths"})
    assert (table.built(0), table.built(1), table.cities[1].coins) == ([], ["laboratory"], 3)
    assert table.cities[0].markers[0] == WONDER_CARD
    assert [(e.seat, e.rule, e.data) for e in of_kind(events, "given")] == [
        (0, "SW-201", {"card": "laboratory", "owner": 1})
    ]
    # The partner has the symbol, Rapa Nui only the points of its stage.
    assert (table.points(1, "green"), table.points(0, "green"), table.points(0, "wonder")) == (1, 0, 2)
    assert len(before - unused(table)) == 1


@pytest.mark.breach("SW-201")
def test_other_stages_keep_their_marker() -> None:
    table = team("rapa-nui-A")
    before = unused(table)
    table.raise_stage(1, "laboratory")
    assert (table.built(1), table.cities[0].markers[0] == WONDER_CARD) == ([], False)
    assert unused(table) == before


@pytest.mark.rule("SW-202")
@pytest.mark.parametrize("card", ["lumber-yard", "palace", "militia", "traders-guild", "tavern", "arsenal"])
def test_any_card_will_do(card: str) -> None:
    table = team()
    table.raise_stage(1, card)
    assert table.built(1) == [card]


@pytest.mark.rule("SW-202")
def test_a_leader_marks_a_stage_so_it_can_be_given() -> None:
    table = team(leaders=True).leaders("hannibal", "zenobia", "nero", "midas")
    table.turn("stage hannibal 1", *["discard " + leader for leader in ("zenobia", "nero", "midas")])
    assert (table.built(1), table.cities[1].shields, table.cities[0].shields) == (["hannibal"], 1, 0)


@pytest.mark.breach("SW-202")
def test_it_never_marks_a_stage_of_the_partner() -> None:
    table = team()
    table.raise_stage(1, "altar")
    assert (table.built(1), table.cities[1].stage_count(), list(table.cities[1].markers)) == (["altar"], 0, [-1] * 3)
    assert table.points(1, "blue") == 2


@pytest.mark.rule("SW-203")
def test_what_the_partner_lacks_can_be_given() -> None:
    table = team().build(0, "altar").build(1, "theater").build(2, "loom").hands("altar loom", *["baths"] * 3)
    assert table.legal(0, "stage") == {"stage altar 1", "stage loom 1"}


@pytest.mark.breach("SW-203")
def test_not_what_he_has_already() -> None:
    table = team().build(1, "altar", "loom").hands("altar loom loom-2 baths", *["baths"] * 3)
    assert table.legal(0, "stage") == {"stage baths 1"}
    for card in ("altar", "loom", "loom-2"):
        assert table.refuses(0, f"stage {card} 1", "SW-203", "partner-has-it", card=card)


@pytest.mark.rule("SW-438")
def test_colour_triggers_of_the_partner_fire() -> None:
    table = team(partner="el-dorado-A").stages(1, 2).coins(1, 0)
    table.raise_stage(1, "tavern")
    # 3 for the discard, 3 for a yellow card in El Dorado, 5 of the Tavern.
    assert table.cities[1].coins == 11


@pytest.mark.breach("SW-438")
def test_never_a_chain_build_nor_a_build_of_his_own() -> None:
    table = team(partner="el-dorado-B").stages(1, 1).build(1, "scriptorium").coins(1, 0)
    table.raise_stage(1, "library")
    assert table.built(1) == ["scriptorium", "library"]
    # Neither 3 coins for a chain nor a coin for everybody: only those of the discards.
    assert table.purses() == [3, 3, 6, 6]


@pytest.mark.rule("SW-439")
def test_the_same_name_in_the_same_turn() -> None:
    table = team().coins(1, 0).discarded("")
    table.raise_stage(1, "clay-pool", others={1: "build clay-pool"})
    assert (table.built(1), table.cities[1].coins, table.cities[0].stage_count()) == (["clay-pool"], 0, 1)
    assert sorted(table.pile()) == ["baths", "baths", "clay-pool"]
    # One clay and no second one; Giza makes its stone.
    table.hands("altar", "guard-tower gardens", "altar", "altar")
    assert table.legal(1, "build") == {"build guard-tower"}
    assert table.points(0, "wonder") == 2


@pytest.mark.breach("SW-439")
def test_no_coins_for_the_card_lost_and_no_effect_twice() -> None:
    table = team().coins(0, 0).coins(1, 0)
    table.raise_stage(1, "tavern", others={1: "build tavern"})
    assert (table.purses()[:2], table.built(1)) == ([0, 5], ["tavern"])


@pytest.mark.rule("SW-480")
def test_the_wonder_card_is_out_of_the_game() -> None:
    """All unused wonders are gone after a Partnership with the last one: nothing is left to draw."""
    table = team()
    table.game.unused_boards = [number for number in table.game.unused_boards if BOARDS[number].wonder == "lhasa"]
    assert len(table.game.unused_boards) == 2
    table.raise_stage(1)
    assert table.game.unused_boards == []


@pytest.mark.breach("SW-480")
def test_no_wonder_in_play_marks_a_stage() -> None:
    table = team()
    before = unused(table)
    for number, card in ((1, "altar"), (2, "theater"), (3, "pawnshop")):
        table.raise_stage(number, card)
    assert len(before - unused(table)) == 3
    assert not {"rapa-nui"} & before
    assert [table.cities[0].markers[n] for n in range(3)] == [WONDER_CARD] * 3


@pytest.mark.rule("SW-315")
def test_rapa_nui_makes_papyrus() -> None:
    for board in ("rapa-nui-A", "rapa-nui-B"):
        table = Works(board, "giza-A", "rhodos-A", "olympia-A", **TEAMS).hands("scriptorium", *["baths"] * 3)
        assert table.legal(0, "build") == {"build scriptorium"}


@pytest.mark.breach("SW-315")
def test_one_papyrus_a_turn() -> None:
    table = Works("rapa-nui-A", "giza-A", "rhodos-A", "olympia-A", **TEAMS).stages(0, 2)
    table.hands("altar", *["baths"] * 3)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 papyrus")


@pytest.mark.rule("SW-316")
def test_side_a_has_one_partnership() -> None:
    table = team("rapa-nui-A")
    assert table.climb("altar", "theater", "pawnshop") == [3, 3, 10]
    assert table.built(1) == ["theater"]


@pytest.mark.rule("SW-316")
def test_side_b_has_three() -> None:
    table = team("rapa-nui-B")
    assert table.climb("altar", "theater", "pawnshop") == [2, 3, 3]
    assert table.built(1) == ["altar", "theater", "pawnshop"]
    assert table.points(1, "blue") == 2 + 2 + 3


@pytest.mark.breach("SW-316")
def test_nothing_but_the_gift_on_the_last_stage() -> None:
    table = team("rapa-nui-B").stages(0, 2, "loom")
    before = table.points(0, "wonder")
    table.raise_stage(3, "arsenal")
    assert (table.points(0, "wonder"), table.cities[0].shields, table.cities[1].shields) == (before, 0, 3)

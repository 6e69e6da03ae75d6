"""Ledger section M: the seven boards of the base game, both sides, stage by stage."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import BASE_WONDERS, BOARD_NUMBERS, BOARDS
from tests.rules.seven_wonders.table import Table

#: Boards without a start resource: nothing can be bought from them.
BARREN = ("chichen-itza-A", "chichen-itza-B")
HAND = "altar theater"

#: Board, rule, start resource, and for each stage: cost, points, coins, shields.
BOARDS_BY_STAGE: list[tuple[str, str, str, list[tuple[str, int, int, int]]]] = [
    ("alexandria-A", "SW-146", "glass", [("2 stone", 3, 0, 0), ("2 ore", 0, 0, 0), ("2 glass", 7, 0, 0)]),
    ("alexandria-B", "SW-147", "glass", [("2 clay", 0, 0, 0), ("2 wood", 0, 0, 0), ("3 stone", 7, 0, 0)]),
    ("babylon-A", "SW-150", "clay", [("2 clay", 3, 0, 0), ("3 wood", 0, 0, 0), ("4 clay", 7, 0, 0)]),
    (
        "babylon-B",
        "SW-151",
        "clay",
        [("1 clay 1 textile", 3, 0, 0), ("2 wood 1 glass", 0, 0, 0), ("3 clay 1 papyrus", 0, 0, 0)],
    ),
    ("ephesos-A", "SW-148", "papyrus", [("2 stone", 3, 0, 0), ("2 wood", 0, 9, 0), ("2 papyrus", 7, 0, 0)]),
    (
        "ephesos-B",
        "SW-149",
        "papyrus",
        [("2 stone", 2, 4, 0), ("2 wood", 3, 4, 0), ("1 glass 1 papyrus 1 textile", 5, 4, 0)],
    ),
    ("giza-A", "SW-163", "stone", [("2 stone", 3, 0, 0), ("3 wood", 5, 0, 0), ("4 stone", 7, 0, 0)]),
    (
        "giza-B",
        "SW-163",
        "stone",
        [("2 wood", 3, 0, 0), ("3 stone", 5, 0, 0), ("3 clay", 5, 0, 0), ("4 stone 1 papyrus", 7, 0, 0)],
    ),
    ("halikarnassos-A", "SW-159", "textile", [("2 clay", 3, 0, 0), ("3 ore", 0, 0, 0), ("2 textile", 7, 0, 0)]),
    (
        "halikarnassos-B",
        "SW-160",
        "textile",
        [("2 ore", 2, 0, 0), ("3 clay", 1, 0, 0), ("1 glass 1 papyrus 1 textile", 0, 0, 0)],
    ),
    ("olympia-A", "SW-154", "wood", [("2 wood", 3, 0, 0), ("2 stone", 0, 0, 0), ("2 ore", 7, 0, 0)]),
    ("olympia-B", "SW-156", "wood", [("2 wood", 0, 0, 0), ("2 stone", 5, 0, 0), ("2 ore 1 textile", 0, 0, 0)]),
    ("rhodos-A", "SW-144", "ore", [("2 wood", 3, 0, 0), ("3 clay", 0, 0, 2), ("4 ore", 7, 0, 0)]),
    ("rhodos-B", "SW-145", "ore", [("3 stone", 3, 3, 1), ("4 ore", 4, 4, 1)]),
]
SIDES = [
    pytest.param(board, start, stages, id=board, marks=[pytest.mark.rule(rule)])
    for board, rule, start, stages in BOARDS_BY_STAGE
]
STAGES = [
    pytest.param(board, number, stages, id=f"{board}-{number + 1}")
    for board, _, _, stages in BOARDS_BY_STAGE
    for number in range(len(stages))
]


def units(text: str) -> dict[str, int]:
    """`2 wood 1 glass` as numbers by name."""
    words = text.split()
    return {words[place + 1]: int(words[place]) for place in range(0, len(words), 2)}


def alone(board: str, built: int = 0, **more: int) -> Table:
    """The board between two that sell nothing, with so many stages; everybody holds two cards of no cost."""
    return Table(board, *BARREN, **more).stages(0, built).hands(HAND, HAND, HAND)


def with_exactly(table: Table, cost: str) -> Table:
    """Seat 0 produces just this much and has no coin."""
    table.cities[0].production = pack(units(cost))
    return table.coins(0, 0)


def build_stage(table: Table, number: int) -> Table:
    table.turn(f"stage altar {number}", "discard altar", "discard altar")
    return table


def test_the_table_above_has_every_board() -> None:
    assert {board for board, *_ in BOARDS_BY_STAGE} == {f"{wonder}-{side}" for wonder in BASE_WONDERS for side in "AB"}


@pytest.mark.rule("SW-145", "SW-148", "SW-149")
@pytest.mark.parametrize(("board", "start", "stages"), SIDES)
def test_every_stage_gives_what_is_printed(board: str, start: str, stages: list[tuple[str, int, int, int]]) -> None:
    table = alone(board)
    assert BOARDS[BOARD_NUMBERS[board]].production == pack({start: 1})
    points = 0
    for number, (cost, vp, coins, shields) in enumerate(stages):
        with_exactly(table, cost)
        before = table.cities[0].shields
        build_stage(table, number + 1)
        points += vp
        assert (table.points(0, "wonder"), table.cities[0].coins) == (points, coins)
        assert table.cities[0].shields - before == shields
        table.hands(HAND, HAND, HAND)
    assert table.refuses(0, f"stage altar {len(stages) + 1}", "SW-071", "wonder-complete")


@pytest.mark.parametrize(("board", "number", "stages"), STAGES)
@pytest.mark.breach("SW-143", "SW-145", "SW-149", "SW-160", "SW-163")
def test_no_stage_is_built_with_one_unit_too_few(
    board: str, number: int, stages: list[tuple[str, int, int, int]]
) -> None:
    cost = units(stages[number][0])
    table = with_exactly(alone(board, number), stages[number][0])
    assert table.legal(0, "stage") == {f"stage altar {number + 1}", f"stage theater {number + 1}"}
    for kind in cost:
        less = " ".join(f"{have - (name == kind)} {name}" for name, have in cost.items())
        with_exactly(table, less)
        assert table.legal(0, "stage") == set()
        assert table.refuses(0, f"stage altar {number + 1}", "SW-067", "resources", missing=f"1 {kind}")


@pytest.mark.parametrize("wonder", BASE_WONDERS)
@pytest.mark.rule("SW-143")
def test_side_a_gives_three_points_then_a_gift_then_seven(wonder: str) -> None:
    table = alone(f"{wonder}-A")
    assert [table.stages(0, count).points(0, "wonder") for count in (1, 2, 3)] == (
        [3, 8, 15] if wonder == "giza" else [3, 3, 10]
    )


@pytest.mark.parametrize("wonder", BASE_WONDERS)
@pytest.mark.breach("SW-143")
def test_side_a_begins_with_its_first_stage_and_ends_with_its_third(wonder: str) -> None:
    table = alone(f"{wonder}-A")
    table.cities[0].production = pack(
        {"wood": 4, "stone": 4, "clay": 4, "ore": 4, "glass": 4, "textile": 4, "papyrus": 4}
    )
    table.forget()
    assert table.legal(0, "stage") == {"stage altar 1", "stage theater 1"}
    assert table.refuses(0, "stage altar 2", "SW-066", "stage-order", stage=2, next=1)
    table.stages(0, 3)
    assert table.refuses(0, "stage altar 3", "SW-071", "wonder-complete")


# Rhodos


@pytest.mark.rule("SW-144")
def test_rhodos_a_beats_one_shield_with_its_two() -> None:
    table = alone("rhodos-A", 2).build(1, "barracks").build(2, "barracks")
    table.end_age()
    assert [table.points(seat, "conflicts") for seat in range(3)] == [2, -1, -1]


@pytest.mark.breach("SW-144")
def test_rhodos_a_has_no_third_shield_and_none_before() -> None:
    assert [alone("rhodos-A", count).cities[0].shields for count in range(4)] == [0, 0, 2, 2]


@pytest.mark.breach("SW-145")
def test_rhodos_b_has_no_third_stage() -> None:
    table = with_exactly(alone("rhodos-B", 2), "4 ore")
    assert table.refuses(0, "stage altar 3", "SW-071", "wonder-complete")


# Alexandria


@pytest.mark.parametrize(("board", "built"), [("alexandria-A", 2), ("alexandria-B", 1)])
@pytest.mark.rule("SW-146", "SW-147")
def test_alexandria_makes_any_one_raw_material(board: str, built: int) -> None:
    table = alone(board, built, coins=0).hands("stockade baths guard-tower barracks scriptorium", HAND, HAND)
    assert table.legal(0, "build") == {"build stockade", "build baths", "build guard-tower", "build barracks"}


@pytest.mark.parametrize(("board", "built"), [("alexandria-A", 2), ("alexandria-B", 1)])
@pytest.mark.breach("SW-146", "SW-147")
def test_alexandria_makes_one_unit_a_turn_and_sells_none(board: str, built: int) -> None:
    table = Table(board, *BARREN, coins=9).stages(0, built).hands("caravansery altar", "stockade workshop", HAND)
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")
    # Next door only the start resource is for sale.
    assert table.refuses(1, "build stockade left=2", "SW-033", "resources", missing="1 wood")
    assert table.legal(1, "build") == {"build workshop left=2"}


@pytest.mark.rule("SW-147")
def test_alexandria_b_makes_a_raw_material_and_a_manufactured_good() -> None:
    table = alone("alexandria-B", 2, coins=0).hands("school laboratory", HAND, HAND)
    assert table.legal(0, "build") == {"build school"}


@pytest.mark.breach("SW-147")
def test_alexandria_b_makes_only_one_manufactured_good_beside_its_glass() -> None:
    table = alone("alexandria-B", 2, coins=0).hands("traders-guild", HAND, HAND)
    assert table.legal(0) == {"discard traders-guild"}
    assert table.refusal(0, "build traders-guild").rule == "SW-033"


# Ephesos


@pytest.mark.breach("SW-148")
def test_ephesos_a_pays_nine_coins_only_once() -> None:
    table = with_exactly(alone("ephesos-A", 1), "2 wood")
    build_stage(table, 2)
    assert table.cities[0].coins == 9
    table.turn("build theater", "discard theater", "discard theater")
    assert table.cities[0].coins == 9


@pytest.mark.breach("SW-149")
def test_ephesos_b_pays_four_coins_a_stage_and_no_more() -> None:
    table = with_exactly(alone("ephesos-B"), "2 stone")
    build_stage(table, 1)
    assert table.cities[0].coins == 4
    table.turn("build theater", "discard theater", "discard theater")
    assert table.cities[0].coins == 4


# Babylon


@pytest.mark.rule("SW-150", "SW-151")
@pytest.mark.parametrize(("board", "built"), [("babylon-A", 2), ("babylon-B", 3)])
def test_babylon_counts_a_symbol_of_its_choice(board: str, built: int) -> None:
    table = alone(board, built).build(0, "apothecary", "scriptorium")
    assert table.points(0, "green") == 1 + 1 + 1 + 7
    table.build(0, "dispensary")
    assert table.points(0, "green") == max(4 + 1 + 1 + 7, 9 + 1)


@pytest.mark.breach("SW-150", "SW-151")
@pytest.mark.parametrize(("board", "built"), [("babylon-A", 2), ("babylon-B", 3)])
def test_the_symbol_of_babylon_is_one_and_no_green_card(board: str, built: int) -> None:
    table = alone(board, built).build(1, "philosophers-guild")
    assert table.points(0, "green") == 1
    assert table.points(1, "purple") == 0
    assert alone(board, built - 1).points(0, "green") == 0


def sixth_turn(board: str, built: int, hand: str = "tavern barracks", coins: int = 0) -> Table:
    """The last turn of Age I; everybody has two cards left."""
    table = Table(board, *BARREN, turn=5, coins=coins).stages(0, built)
    return table.hands(hand, HAND, HAND)


@pytest.mark.rule("SW-151", "SW-152", "SW-153")
def test_babylon_b_may_play_its_last_card_in_all_three_ways() -> None:
    table = sixth_turn("babylon-B", 2, hand="clay-pool guard-tower")
    table.cities[0].production = pack({"clay": 3, "papyrus": 1})
    table.turn("build clay-pool", "discard altar", "discard altar")
    assert [table.step(seat) for seat in range(3)] == ["last-pick", "", ""]
    assert table.legal(0) == {
        "build guard-tower",
        "stage guard-tower 3",
        "discard guard-tower",
        "decline",
    }
    table.play(0, "build guard-tower")
    assert table.built(0) == ["clay-pool", "guard-tower"]
    assert table.pile() == ["altar", "altar", "theater", "theater"]


@pytest.mark.rule("SW-152")
def test_babylon_b_may_discard_the_last_card_for_three_coins() -> None:
    table = sixth_turn("babylon-B", 2)
    table.turn("build tavern", "discard altar", "discard altar")
    table.play(0, "discard barracks")
    assert table.purses() == [8, 3, 3]


@pytest.mark.rule("SW-152")
def test_the_last_card_may_be_played_in_the_very_turn_the_stage_is_built() -> None:
    table = sixth_turn("babylon-B", 1, hand="altar theater")
    with_exactly(table, "2 wood 1 glass")
    build_stage(table, 2)
    assert table.step(0) == "last-pick"
    table.play(0, "build theater")
    assert table.built(0) == ["theater"]


@pytest.mark.breach("SW-152")
@pytest.mark.parametrize("built", [0, 1])
def test_without_the_stage_the_last_card_goes_to_the_pile(built: int) -> None:
    table = sixth_turn("babylon-B", built)
    table.turn("build tavern", "discard altar", "discard altar")
    assert table.pile() == ["altar", "altar", "barracks", "theater", "theater"]
    assert (table.game.age, table.purses()) == (2, [5, 3, 3])


@pytest.mark.breach("SW-152")
def test_nobody_plays_a_last_card_before_the_last_turn() -> None:
    table = Table("babylon-B", *BARREN, turn=4).stages(0, 2).hands("altar theater", HAND, HAND)
    table.turn("build altar", "discard altar", "discard altar")
    assert [table.step(seat) for seat in range(3)] == ["pick"] * 3
    assert table.game.turn == 6


@pytest.mark.rule("SW-153")
def test_coins_and_goods_of_the_sixth_turn_pay_for_the_last_card() -> None:
    table = sixth_turn("babylon-B", 2, hand="tavern clay-pit")
    table.turn("build tavern", "discard altar", "discard altar")
    assert table.cities[0].coins == 5
    table.play(0, "build clay-pit")
    assert (table.cities[0].coins, table.built(0)) == (4, ["tavern", "clay-pit"])
    table = sixth_turn("babylon-B", 2, hand="ore-vein barracks")
    table.turn("build ore-vein", "discard altar", "discard altar")
    assert table.legal(0, "build") == {"build barracks"}


@pytest.mark.breach("SW-153")
def test_the_sixth_card_is_not_paid_with_the_coins_of_the_seventh() -> None:
    table = sixth_turn("babylon-B", 2, hand="tavern clay-pit")
    assert table.refuses(0, "build clay-pit", "SW-050", "coins", need=1, have=0)
    table = sixth_turn("babylon-B", 2, hand="ore-vein barracks")
    assert table.refuses(0, "build barracks", "SW-033", "resources", missing="1 ore")


# Olympia


@pytest.mark.rule("SW-154")
def test_olympia_a_builds_one_card_of_any_price_free() -> None:
    table = alone("olympia-A", 2, coins=0).hands("clay-pit baths stockade altar", HAND, HAND)
    assert table.legal(0, "free") == {"free clay-pit", "free baths"}
    table.play(0, "free clay-pit")
    table.play(1, "discard altar")
    table.play(2, "discard altar")
    assert (table.built(0), table.cities[0].coins) == (["clay-pit"], 0)


@pytest.mark.breach("SW-154")
def test_olympia_a_builds_free_once_an_age() -> None:
    table = alone("olympia-A", 2, coins=0).hands("clay-pit baths apothecary workshop", HAND, HAND)
    table.turn("free baths", "discard altar", "discard altar")
    table.hands("clay-pit apothecary workshop", HAND, HAND)
    assert table.legal(0, "free") == set()
    assert table.refuses(0, "free apothecary", "SW-154", "used-this-age")
    table.end_age()
    table.hands("clay-pit apothecary", HAND, HAND)
    assert table.legal(0, "free") == {"free clay-pit", "free apothecary"}


@pytest.mark.breach("SW-154")
def test_the_free_build_is_for_structures_not_for_stages_or_names_already_there() -> None:
    table = alone("olympia-A", 2, coins=0).build(0, "baths").hands("clay-pit baths", HAND, HAND)
    assert table.refuses(0, "free baths", "SW-029", "same-name", card="baths")
    assert table.refuses(0, "stage baths 3", "SW-067", "resources", missing="2 ore")


@pytest.mark.rule("SW-155")
def test_olympia_a_builds_free_on_the_turn_after_the_stage() -> None:
    table = with_exactly(alone("olympia-A", 1).hands("altar apothecary", HAND, HAND), "2 stone")
    build_stage(table, 2)
    table.hands("apothecary workshop", HAND, HAND)
    assert table.legal(0, "free") == {"free apothecary", "free workshop"}


@pytest.mark.breach("SW-155")
def test_olympia_a_builds_nothing_free_before_the_stage_stands() -> None:
    table = alone("olympia-A", 1, coins=0).hands("altar apothecary", HAND, HAND)
    assert table.legal(0, "free") == set()
    assert table.refuses(0, "free apothecary", "SW-154", "no-free-build")


@pytest.mark.rule("SW-156")
def test_olympia_b_buys_raw_materials_for_one_coin_on_both_sides() -> None:
    table = Table("olympia-B", "giza-A", "rhodos-A").stages(0, 1).hands("baths barracks", HAND, HAND)
    assert table.legal(0, "build") == {"build baths right=1", "build barracks left=1"}


@pytest.mark.breach("SW-156")
def test_olympia_b_pays_two_for_manufactured_goods() -> None:
    table = Table("olympia-B", "alexandria-A", "ephesos-A").stages(0, 1).hands("workshop scriptorium", HAND, HAND)
    assert table.legal(0, "build") == {"build workshop right=2", "build scriptorium left=2"}
    assert table.refuses(0, "build workshop right=1", "SW-058", "payment", allowed="right=2")


@pytest.mark.rule("SW-156", "SW-157")
def test_olympia_b_copies_the_guild_that_scores_most_for_it() -> None:
    table = alone("olympia-B", 3).build(1, "workers-guild", "lumber-yard", "stone-pit").build(2, "spies-guild")
    # Seen from Olympia the Workers Guild counts the two brown cards of its owner.
    assert table.points(0, "wonder") == 5 + 2
    table.build(1, "barracks", "stockade", "guard-tower")
    assert table.points(0, "wonder") == 5 + 3
    assert [table.points(seat, "purple") for seat in range(3)] == [0, 0, 3]


@pytest.mark.breach("SW-157")
def test_the_owner_of_a_copied_guild_scores_it_himself_all_the_same() -> None:
    table = alone("olympia-B", 3).build(1, "workers-guild").build(2, "lumber-yard")
    assert [table.points(1, "purple"), table.points(0, "wonder"), table.points(0, "purple")] == [1, 5 + 1, 0]
    # The copy is no purple card: Hiram has nothing to count.
    table.build(0, "hiram")
    assert table.points(0, "leaders") == 0


@pytest.mark.rule("SW-158")
def test_without_a_guild_next_door_the_copy_is_worth_nothing() -> None:
    table = Table("olympia-B", "giza-A", "rhodos-A", "ephesos-A").stages(0, 3).build(2, "workers-guild")
    table.build(1, "lumber-yard")
    assert table.points(0, "wonder") == 5


@pytest.mark.breach("SW-158")
def test_the_own_guild_is_not_copied() -> None:
    table = alone("olympia-B", 3).build(0, "workers-guild").build(1, "lumber-yard")
    assert (table.points(0, "purple"), table.points(0, "wonder")) == (1, 5)


# Halikarnassos


@pytest.mark.rule("SW-159", "SW-161")
def test_halikarnassos_a_builds_from_the_pile_what_was_just_discarded() -> None:
    table = with_exactly(alone("halikarnassos-A", 1), "3 ore").discarded("palace", 2)
    table.turn("stage altar 2", "discard theater", "discard altar")
    assert table.step(0) == "take-from-discard"
    assert table.legal(0) == {"take palace", "take theater", "take altar"}
    table.play(0, "take palace")
    assert (table.built(0), table.cities[0].coins, table.pile()) == (["palace"], 0, ["theater", "altar"])


@pytest.mark.breach("SW-159", "SW-161")
def test_halikarnassos_takes_only_what_lies_in_the_pile() -> None:
    table = with_exactly(alone("halikarnassos-A", 1), "3 ore").discarded("palace", 2)
    table.turn("stage altar 2", "discard theater", "build altar")
    assert table.legal(0) == {"take palace", "take theater"}
    assert table.refuses(0, "take altar", "SW-353", "not-in-pile", card="altar")
    # It is a build: nothing is sold.
    assert table.refuses(0, "discard palace", "SW-159", "not-now", owed="take-from-discard")


@pytest.mark.rule("SW-160")
def test_halikarnassos_b_builds_from_the_pile_with_every_stage() -> None:
    table = alone("halikarnassos-B").discarded("palace senate town-hall gardens", 1)
    for number, card in enumerate(("palace", "senate", "town-hall")):
        with_exactly(table, BOARDS_BY_STAGE[9][3][number][0])
        build_stage(table, number + 1)
        table.play(0, f"take {card}")
        assert table.built(0)[number] == card
        table.hands(HAND, HAND, HAND)
    assert (table.points(0, "wonder"), table.points(0, "blue")) == (3, 8 + 6 + 6)


@pytest.mark.rule("SW-161")
def test_the_unplayed_last_cards_may_be_chosen_too() -> None:
    table = Table("halikarnassos-A", *BARREN, turn=5).stages(0, 1)
    table.hands("altar pawnshop", "theater baths", "stockade barracks")
    with_exactly(table, "3 ore")
    table.turn("stage altar 2", "build theater", "discard stockade")
    assert table.legal(0) == {"take pawnshop", "take baths", "take barracks", "take stockade"}


@pytest.mark.breach("SW-161")
def test_cards_kept_for_the_next_turn_are_not_in_the_pile() -> None:
    table = Table("halikarnassos-A", *BARREN, turn=4).stages(0, 1).discarded("palace", 2)
    table.hands("altar pawnshop", "theater baths", "stockade barracks")
    with_exactly(table, "3 ore")
    table.turn("stage altar 2", "build theater", "discard stockade")
    assert table.legal(0) == {"take palace", "take stockade"}


@pytest.mark.rule("SW-162")
def test_the_only_card_left_to_take_is_the_new_one() -> None:
    table = with_exactly(alone("halikarnassos-A", 1), "3 ore").build(0, "palace", "loom").discarded("palace senate", 1)
    table.turn("stage altar 2", "discard altar", "discard altar")
    assert table.legal(0) == {"take senate", "take altar"}


@pytest.mark.breach("SW-162")
def test_a_name_the_city_has_cannot_be_taken() -> None:
    table = with_exactly(alone("halikarnassos-A", 1), "3 ore").build(0, "loom").discarded("loom-2 senate", 1)
    table.turn("stage altar 2", "discard altar", "discard altar")
    assert table.refuses(0, "take loom-2", "SW-162", "same-name", card="loom-2")


# Giza


@pytest.mark.rule("SW-163")
@pytest.mark.parametrize(("board", "points"), [("giza-A", [3, 8, 15]), ("giza-B", [3, 8, 13, 20])])
def test_giza_is_points_and_nothing_else(board: str, points: list[int]) -> None:
    table = alone(board)
    assert [table.stages(0, count + 1).points(0, "wonder") for count in range(len(points))] == points
    assert table.total(0) == points[-1] + 1


@pytest.mark.breach("SW-163")
@pytest.mark.parametrize(("board", "count"), [("giza-A", 3), ("giza-B", 4)])
def test_giza_has_no_further_stage(board: str, count: int) -> None:
    table = with_exactly(alone(board, count), "4 stone 1 papyrus")
    assert table.legal(0, "stage") == set()
    assert table.refuses(0, f"stage altar {count + 1}", "SW-071", "wonder-complete")

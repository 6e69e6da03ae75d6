"""Governments, and resolving a card in a higher slot."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import slot_resolved, symbol, told
from tests.rules.civ_new_dawn.table import Table

TYPES = ("culture", "science", "economy", "industry", "military", "growth")
#: The government of each type and its arrows.
ARROWS = {
    "culture": ("republic", 2),
    "growth": ("monarchy", 2),
    "military": ("autocracy", 2),
    "economy": ("oligarchy", 2),
    "science": ("democracy", 1),
    "industry": ("communism", 1),
}
NUMBERS = (1, 1, 2, 3, 4, 5)


def card_at(type: str, index: int, seats: int = 2, leader: str = "rome") -> Table:
    """The card of that type of seat 0 lies in the slot with that index from the left."""
    others = [other for other in TYPES if other != type]
    table = Table(seats, leader, *("egypt", "france", "china")[: seats - 1])
    return table.order(0, *others[:index], type, *others[index:])


@pytest.mark.rule("CV-299")
@pytest.mark.breach("CV-299")
def test_players_start_without_a_government() -> None:
    table = card_at("military", 2, 3)
    assert [(player.government, player.governed) for player in table.players] == [(-1, -1)] * 3
    table.play("play military", "done")
    assert slot_resolved(table) == 2


@pytest.mark.rule("CV-300", "CV-432")
def test_at_the_government_symbol_everybody_decides_clockwise_from_the_first_player() -> None:
    table = Table(3, "rome", "egypt", "france")
    table.game.first = 1
    table.game.dial = 2
    table.turn(0).play("play military", "done")
    order = []
    for _ in range(3):
        assert table.question == "choose-government"
        order.append(table.asked)
        table.play(table.moves("government")[0])
    assert order == [1, 2, 0]
    assert all(player.government >= 0 for player in table.players)


@pytest.mark.breach("CV-300", "CV-432")
def test_nobody_must_choose_and_at_other_symbols_nobody_may() -> None:
    table = symbol(Table(2, "rome", "egypt"), "government").play("done", "done")
    assert ([player.government for player in table.players], table.question) == ([-1, -1], "take-turn")
    for other in ("move", "districts", "spawn"):
        table = symbol(Table(2, "rome", "egypt"), other)
        assert table.told("chose-government") == []
        assert table.question == "take-turn"
        assert table.refusal("government monarchy").rule


@pytest.mark.rule("CV-301")
@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize("type", TYPES)
def test_the_token_of_its_type_goes_on_a_card_in_one_of_the_slots_marked_1(type: str, index: int) -> None:
    table = symbol(card_at(type, index), "government")
    assert len(table.moves("government")) == 2
    table.play(f"government {ARROWS[type][0]}")
    assert (table.players[0].government, table.players[0].governed) == (TYPES.index(type), TYPES.index(type))


@pytest.mark.breach("CV-301")
@pytest.mark.parametrize("index", [2, 3, 4, 5])
def test_a_card_in_another_slot_gets_no_government(index: int) -> None:
    table = symbol(card_at("culture", index), "government")
    assert told(table.refusal("government republic"), "CV-301", "not-in-first-slot")


@pytest.mark.rule("CV-302")
def test_a_new_government_removes_the_older_one() -> None:
    table = symbol(card_at("culture", 0).government(0, "monarchy"), "government").play("government republic")
    assert (table.players[0].government, table.players[0].governed) == (0, 0)


@pytest.mark.breach("CV-302")
def test_the_card_of_the_older_government_is_resolved_in_its_own_slot_again() -> None:
    table = card_at("growth", 5).order(0, "culture", "science", "growth", "economy", "industry", "military")
    symbol(table.government(0, "monarchy"), "government").play("government republic", "done")
    table.turn(0).play("play growth", "done")
    assert slot_resolved(table) == 2


@pytest.mark.rule("CV-303", "CV-304", "CV-305")
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("index", range(6))
def test_a_card_with_a_government_is_resolved_as_many_slots_further_right_as_it_has_arrows(
    type: str, index: int
) -> None:
    government, arrows = ARROWS[type]
    table = card_at(type, index).government(0, government).play(f"play {type}")
    assert slot_resolved(table) == NUMBERS[min(5, index + arrows)]


@pytest.mark.breach("CV-303", "CV-304", "CV-305")
@pytest.mark.parametrize("type", TYPES)
def test_a_card_without_the_government_stays_in_its_own_slot(type: str) -> None:
    other = "culture" if type != "culture" else "growth"
    table = card_at(type, 2).government(0, ARROWS[other][0]).play(f"play {type}")
    assert slot_resolved(table) == 2


@pytest.mark.rule("CV-305")
def test_x12_growth_in_the_slot_marked_3_with_monarchy_is_resolved_as_slot_5() -> None:
    table = card_at("growth", 3).government(0, "monarchy").terrain("mountains", "N17")
    table.play("play growth", "district campus N17")
    assert (slot_resolved(table), table.district_at("N17")) == (5, "campus")


@pytest.mark.rule("CV-307", "CV-306")
@pytest.mark.parametrize(
    ("type", "index", "number"),
    [("science", 0, 1), ("culture", 0, 2), ("culture", 1, 3), ("culture", 4, 5), ("science", 5, 5)],
)
def test_d04_slots_are_counted_not_numbers(type: str, index: int, number: int) -> None:
    table = card_at(type, index).government(0, ARROWS[type][0]).play(f"play {type}")
    assert slot_resolved(table) == number


@pytest.mark.breach("CV-307")
def test_two_slots_from_the_leftmost_one_are_not_slot_3() -> None:
    table = card_at("culture", 0).government(0, "republic").terrain("forest", "N17").play("play culture")
    assert told(table.refusal("token N17"), "CV-058", "too-difficult")


@pytest.mark.breach("CV-306")
def test_no_card_is_resolved_beyond_the_slot_marked_5() -> None:
    table = card_at("science", 5).government(0, "democracy").wonder(0, "taj-mahal").dial(0, 14)
    table.cities(0, "J22").wonder(0, "great-library", "J22").play("play science")
    assert (slot_resolved(table), table.players[0].dial) == (5, 19)


@pytest.mark.rule("CV-308", "CV-513")
def test_d122_machu_picchu_alone_makes_slot_2_slot_4() -> None:
    table = card_at("science", 2).wonder(0, "machu-picchu").play("play science")
    assert slot_resolved(table) == 4


@pytest.mark.rule("CV-308", "CV-513")
def test_d123_machu_picchu_and_republic_in_the_leftmost_slot_make_4() -> None:
    table = card_at("culture", 0).wonder(0, "machu-picchu").government(0, "republic").play("play culture")
    assert slot_resolved(table) == 4


@pytest.mark.rule("CV-308", "CV-513")
@pytest.mark.parametrize("number", [4, 5])
def test_d124_the_player_picks_the_order_of_machu_picchu_and_republic(number: int) -> None:
    table = card_at("culture", 2).wonder(0, "machu-picchu").government(0, "republic").play("play culture")
    assert table.moves() == ["slot 4", "slot 5"]
    table.play(f"slot {number}")
    assert slot_resolved(table) == number


@pytest.mark.breach("CV-308", "CV-513")
def test_machu_picchu_adds_nothing_once_the_card_is_beyond_slot_2_and_no_other_result_is_picked() -> None:
    table = card_at("culture", 3).wonder(0, "machu-picchu").government(0, "republic").play("play culture")
    assert slot_resolved(table) == 5
    table = card_at("culture", 2).wonder(0, "machu-picchu").government(0, "republic").play("play culture")
    assert table.refusal("slot 3").rule == "CV-513"
    assert table.refusal("slot 2").rule == "CV-513"


@pytest.mark.rule("CV-513")
def test_government_taj_mahal_and_machu_picchu_are_applied_each_as_a_whole() -> None:
    table = card_at("culture", 1).government(0, "republic").wonder(0, "taj-mahal").cities(0, "J22")
    table.wonder(0, "machu-picchu", "J22").play("play culture")
    # Index 1, Republic 2, Taj Mahal 1 (itself a culture wonder), Machu Picchu 2 while the slot is marked 1 or 2.
    assert table.moves() == ["slot 4", "slot 5"]


@pytest.mark.rule("CV-513", "CV-305")
def test_georgia_resolves_a_card_one_slot_further_right_with_a_city_state_card_of_its_type() -> None:
    table = card_at("culture", 2, leader="georgia").envoys(0, "kumasi", "mohenjo-daro").play("play culture")
    assert slot_resolved(table) == 3
    table = card_at("culture", 2, leader="georgia").envoys(0, "kumasi").government(0, "republic")
    assert slot_resolved(table.play("play culture")) == 5


@pytest.mark.breach("CV-305")
def test_georgia_gains_no_slot_from_a_conquered_city_state_or_a_card_of_another_type() -> None:
    table = card_at("culture", 2, leader="georgia").conquered(0, "kumasi", "J22").play("play culture")
    assert slot_resolved(table) == 2
    table = card_at("culture", 2, leader="georgia").envoys(0, "geneva").play("play culture")
    assert slot_resolved(table) == 2


@pytest.mark.rule("CV-309")
def test_an_effect_of_the_fifth_slot_works_in_the_higher_slot() -> None:
    table = card_at("science", 4).government(0, "democracy").cards(0, "nuclear-power").tokens(1, "N20").dial(0, 14)
    table.play("play science")
    while table.question != "strike-space":
        table.play("done")
    table.play("strike N20")
    assert table.token("N20") is None
    table = card_at("culture", 3).government(0, "republic").wonder(0, "venetian-arsenal").play("play culture", "done")
    assert table.question == "resolve-again"


@pytest.mark.breach("CV-309")
def test_without_the_arrows_the_fourth_slot_is_not_the_fifth() -> None:
    table = card_at("science", 4).cards(0, "nuclear-power").tokens(1, "N20").dial(0, 14).play("play science")
    assert (table.asked, table.token("N20")) == (1, (1, False))
    table = card_at("culture", 4).wonder(0, "venetian-arsenal").play("play culture", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-310", "CV-351")
def test_x13_capitalism_resolves_culture_with_republic_as_slot_2_without_resetting_it() -> None:
    table = Table(2, "rome", "egypt").cards(0, "capitalism").government(0, "republic")
    table.order(0, "growth", "science", "industry", "culture", "military", "economy")
    table.terrain("hills", "N17").terrain("forest", "N15").play("play economy", "done", "play culture")
    assert slot_resolved(table) == 2
    assert told(table.refusal("token N15"), "CV-058", "too-difficult")
    table.play("token N17", "done")
    assert table.row(0) == ["capitalism", "irrigation", "astrology", "pottery", "early-empire", "masonry"]


@pytest.mark.breach("CV-310")
def test_a_named_slot_does_not_start_from_the_slot_in_which_the_card_lies() -> None:
    table = (
        card_at("economy", 5)
        .cards(0, "capitalism")
        .order(0, "growth", "science", "industry", "economy", "military", "culture")
    )
    table.play("play economy", "done", "play culture", "done")
    assert slot_resolved(table) == 1


@pytest.mark.rule("CV-311")
def test_the_government_stays_while_its_card_moves_and_when_it_is_replaced() -> None:
    table = card_at("military", 3).government(0, "autocracy").play("play military", "done")
    table.turn(0).play("play military", "done")
    assert [event.data["slot"] for event in table.told("resolved")] == [5, 2]
    table.turn(0).order(0, "science", "culture", "military", "economy", "industry", "growth").dial(0, 2)
    table.play("play science", "take iron-working").turn(0).play("play military", "done")
    assert table.row(0)[0] == "iron-working"
    assert slot_resolved(table) == 4
    assert table.players[0].government == TYPES.index("military")


@pytest.mark.breach("CV-311")
def test_the_government_does_not_go_to_the_card_that_comes_to_lie_in_the_old_slot() -> None:
    table = card_at("military", 3).government(0, "autocracy").play("play military", "done")
    assert table.row(0)[3] != "masonry"
    other = table.players[0].order[3]
    table.turn(0).play(f"play {TYPES[other]}")
    assert slot_resolved(table) == 3


@pytest.mark.rule("CV-433")
def test_a_government_may_be_kept_through_the_symbol() -> None:
    table = symbol(card_at("culture", 0).government(0, "monarchy"), "government").play("done")
    assert (table.players[0].government, table.players[0].governed) == (5, 5)


@pytest.mark.breach("CV-433")
def test_a_government_is_not_given_up_without_a_new_one() -> None:
    table = symbol(card_at("culture", 0).government(0, "monarchy"), "government")
    assert set(table.moves()) == {"government republic", "government democracy", "done"}
    table.play("done", "done").turn(0)
    assert table.players[0].government == 5


@pytest.mark.rule("CV-434")
def test_oxford_university_takes_the_government_off_a_card_that_changes_its_type() -> None:
    table = card_at("science", 0).wonder(0, "oxford-university").government(0, "autocracy").dial(0, 2)
    table.play("play science", "take currency for military")
    assert "currency" in table.row(0)
    assert (table.players[0].government, table.players[0].governed) == (-1, -1)


@pytest.mark.breach("CV-434")
def test_oxford_university_leaves_the_government_on_a_card_of_the_same_type_and_on_other_cards() -> None:
    table = card_at("science", 0).wonder(0, "oxford-university").government(0, "autocracy").dial(0, 2)
    table.play("play science", "take iron-working")
    assert (table.players[0].government, table.players[0].governed) == (4, 4)
    table = card_at("science", 0).wonder(0, "oxford-university").government(0, "autocracy").dial(0, 2)
    table.play("play science", "take currency for culture")
    assert (table.players[0].government, table.players[0].governed) == (4, 4)


@pytest.mark.rule("CV-308", "CV-513")
def test_from_the_second_slot_marked_1_machu_picchu_first_gives_5_and_republic_first_3() -> None:
    table = card_at("culture", 1).wonder(0, "machu-picchu").government(0, "republic").play("play culture")
    assert table.moves() == ["slot 3", "slot 5"]


@pytest.mark.rule("CV-310")
def test_machu_picchu_starts_from_the_leftmost_slot_when_a_card_is_resolved_as_if_in_the_first() -> None:
    table = card_at("culture", 5).wonder(0, "venetian-arsenal").cities(0, "J22").wonder(0, "machu-picchu", "J22")
    table.play("play culture", "done", "yes")
    assert slot_resolved(table) == 2

"""Section 5: the tech dial and the cards gained by it."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, slots_used, why

LEVELS = {
    1: ("early-empire", "astrology", "foreign-trade", "pottery", "masonry", "irrigation"),
    2: ("drama-and-poetry", "mathematics", "currency", "animal-husbandry", "iron-working", "engineering"),
    3: ("civil-service", "replaceable-parts", "steam-power", "nationalism", "mass-production", "sanitation"),
    4: ("mass-media", "nuclear-power", "capitalism", "urbanization", "flight", "globalization"),
}


def science(dial: int, slot: int, table: Table | None = None) -> Table:
    """Egypt, whose unique card is of level I, resolves its science card."""
    table = table or Table(2, "egypt", "rome")
    return table.dial(0, dial).slot(0, "science", slot).play("play science")


def levels_offered(table: Table) -> list[int]:
    """Nothing is taken: which levels were on offer, one after the other."""
    found = []
    while table.asked == 0:
        if table.question == "gain-card":
            found.append(next(level for level in LEVELS if set(LEVELS[level]) == offered(table, "take")))
        table.play("done")
    return found


@pytest.mark.rule("CV-065")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_dial_advances_by_the_slot_number(slot: int) -> None:
    table = science(14, slot)
    levels_offered(table)
    assert table.players[0].dial == 14 + slot


@pytest.mark.breach("CV-065")
def test_no_other_dial_and_no_other_card_turns_it() -> None:
    table = science(0, 2)
    assert (table.players[0].dial, table.players[1].dial) == (2, 0)
    table = Table().play("play culture", "done")
    assert table.players[0].dial == 0


@pytest.mark.rule("CV-066")
def test_the_dial_starts_at_0() -> None:
    assert [player.dial for player in Table(5).players] == [0] * 5


@pytest.mark.breach("CV-066")
def test_nothing_is_gained_at_the_start() -> None:
    table = Table()
    assert set(table.row(0)) == set(LEVELS[1])
    assert table.question == "take-turn"


@pytest.mark.rule("CV-067")
@pytest.mark.parametrize(("space", "level"), [(3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)])
def test_six_spaces_give_a_card_of_their_level(space: int, level: int) -> None:
    assert levels_offered(science(space - 1, 1)) == [level]


@pytest.mark.breach("CV-067")
def test_no_other_space_gives_one() -> None:
    for space in set(range(1, 25)) - {3, 6, 10, 14, 19, 24}:
        assert levels_offered(science(space - 1, 1)) == []


@pytest.mark.rule("CV-068")
@pytest.mark.parametrize(
    ("dial", "slot", "reached", "levels"),
    [(0, 3, 3, [2]), (5, 5, 10, [2, 3]), (22, 5, 17, [4]), (24, 4, 18, []), (10, 5, 15, [3])],
)
def test_d10_d11_d12_d13_passed_level_spaces_give_cards_in_order(
    dial: int, slot: int, reached: int, levels: list[int]
) -> None:
    table = science(dial, slot)
    assert (levels_offered(table), table.players[0].dial) == (levels, reached)


@pytest.mark.breach("CV-068")
def test_only_one_card_of_exactly_that_level() -> None:
    table = science(2, 1)
    for card in ("civil-service", "mass-media", "early-empire"):
        assert why(table, f"take {card}")[1] == "other-level"
    table.play("take currency")
    assert table.asked == 1


@pytest.mark.rule("CV-069")
def test_the_card_may_be_declined() -> None:
    table = science(2, 1)
    row = table.row(0)
    table.play("done")
    assert (sorted(table.row(0)), table.asked) == (sorted(row), 1)


@pytest.mark.breach("CV-069")
def test_a_declined_card_is_not_offered_later() -> None:
    table = science(2, 2).play("done")
    assert (table.players[0].dial, table.asked) == (4, 1)
    table.turn(0).slot(0, "science", 1).play("play science")
    assert (table.players[0].dial, table.asked) == (5, 1)


@pytest.mark.rule("CV-070")
def test_the_card_takes_the_place_of_its_type() -> None:
    table = science(2, 1)
    before = table.row(0)
    table.play("take drama-and-poetry")
    expected = [{"early-empire": "drama-and-poetry"}.get(card, card) for card in before]
    assert table.row(0) == ["astrology", *[card for card in expected if card != "astrology"]]


@pytest.mark.breach("CV-070")
def test_no_card_goes_to_the_place_of_another_type() -> None:
    table = science(2, 1)
    assert why(table, "take drama-and-poetry for economy") == ("CV-070", "other-type")
    table.play("take drama-and-poetry")
    assert (len(table.row(0)), "early-empire" in table.row(0)) == (6, False)


@pytest.mark.rule("CV-071")
def test_a_level_i_card_may_be_replaced_by_one_of_level_iii_or_iv() -> None:
    table = science(9, 1).play("take civil-service")
    assert "civil-service" in table.row(0)
    table = science(18, 1).play("take mass-media")
    assert "mass-media" in table.row(0)


@pytest.mark.breach("CV-071")
def test_the_levels_between_are_not_gained_with_it() -> None:
    table = science(9, 1).play("take civil-service")
    assert table.asked == 1
    table.turn(0).dial(0, 2).slot(0, "science", 1).play("play science")
    assert "take drama-and-poetry" in table.moves()


@pytest.mark.rule("CV-072")
def test_everything_on_the_old_card_moves_to_the_new_one() -> None:
    table = Table(2, "egypt", "rome").trade(0, economy=2, military=3).conquered(0, "kabul", "K20")
    table.government(0, "autocracy").armies(0, "P20")
    science(2, 1, table).play("take iron-working")
    player = table.players[0]
    assert (table.trade_on(0, "military"), player.states_on[4].bit_count()) == (3, 1)
    assert (player.government, player.governed, table.army_spaces(0)) == (4, 4, ["P20", "card"])


@pytest.mark.breach("CV-072")
def test_nothing_of_it_is_lost_or_gained() -> None:
    table = Table(2, "egypt", "rome").trade(0, military=3)
    science(2, 1, table).play("take iron-working")
    assert (table.game.trade_supply, table.players[0].all_trade(), table.players[0].trade[4]) == (57, 3, 3)


@pytest.mark.rule("CV-073")
def test_a_replaced_card_leaves_the_game() -> None:
    table = Table(2, "egypt", "rome").cards(0, "drama-and-poetry")
    science(9, 1, table).play("take civil-service")
    table.turn(0).dial(0, 2).slot(0, "science", 1).play("play science")
    assert offered(table, "take") == set(LEVELS[2]) - {"drama-and-poetry"}


@pytest.mark.breach("CV-073")
def test_it_cannot_be_gained_again() -> None:
    table = science(2, 1, Table(2, "egypt", "rome").cards(0, "drama-and-poetry", "civil-service"))
    assert why(table, "take drama-and-poetry") == ("CV-073", "card-gone")


@pytest.mark.rule("CV-074")
def test_after_24_comes_15_so_that_19_and_24_are_reached_again() -> None:
    table = science(24, 1)
    assert table.players[0].dial == 15
    table.turn(0).slot(0, "science", 4).play("play science")
    assert (table.players[0].dial, levels_offered(table)) == (19, [4])


@pytest.mark.breach("CV-074")
def test_not_1_nor_14_and_the_lower_levels_do_not_come_back() -> None:
    table = science(23, 2)
    assert (levels_offered(table), table.players[0].dial) == ([4], 15)
    table = science(24, 5)
    assert (table.players[0].dial, levels_offered(table)) == (19, [4])


@pytest.mark.rule("CV-361")
def test_a_card_is_offered_before_the_dial_moves_on() -> None:
    table = science(5, 5)
    assert (table.question, table.players[0].dial) == ("gain-card", 6)
    table.play("done")
    assert (table.question, table.players[0].dial) == ("gain-card", 10)


@pytest.mark.breach("CV-361")
def test_the_dial_cannot_be_stopped() -> None:
    table = science(5, 5).play("take currency")
    assert table.players[0].dial == 10
    table = science(0, 2)
    assert (table.players[0].dial, table.asked) == (2, 1)


@pytest.mark.rule("CV-362")
def test_the_card_may_replace_one_of_a_higher_level() -> None:
    table = science(2, 1, Table(2, "egypt", "rome").cards(0, "mass-media")).play("take drama-and-poetry")
    assert ("drama-and-poetry" in table.row(0), "mass-media" in table.row(0)) == (True, False)


@pytest.mark.breach("CV-362")
def test_the_higher_card_does_not_come_back() -> None:
    table = science(2, 1, Table(2, "egypt", "rome").cards(0, "mass-media")).play("take drama-and-poetry")
    table.turn(0).dial(0, 18).slot(0, "science", 1).play("play science")
    assert why(table, "take mass-media") == ("CV-073", "card-gone")


@pytest.mark.rule("CV-363")
def test_nothing_is_gained_if_the_deck_has_no_card_of_the_level() -> None:
    table = Table(2, "egypt", "rome").cards(0, *LEVELS[2])
    science(2, 2, table).play("put culture")
    assert (table.players[0].dial, table.asked, set(table.row(0))) == (4, 1, set(LEVELS[2]))


@pytest.mark.breach("CV-363")
def test_no_card_of_another_level_stands_in_for_it() -> None:
    table = science(2, 1, Table(2, "egypt", "rome").cards(0, *LEVELS[2][:5])).play("put culture")
    assert table.moves() == ["take engineering", "done"]


@pytest.mark.rule("CV-364")
def test_d105_a_replaced_science_card_is_reset_as_the_new_one() -> None:
    table = Table(2, "egypt", "rome").trade(0, science=2).dial(0, 5)
    table.play("play science", "take mathematics")
    # The old effect is finished: no trade token of Mathematics comes.
    assert (table.question, table.players[0].all_trade()) == ("spend-for-steps", 2)
    table.play("done")
    assert (table.players[0].dial, table.row(0)[0], table.trade_on(0, "science")) == (6, "mathematics", 2)


@pytest.mark.breach("CV-364")
def test_the_new_card_does_not_stay_in_the_old_slot_and_is_not_resolved() -> None:
    table = science(2, 4, Table(2, "egypt", "rome")).play("take mathematics", "done")
    assert (table.players[0].dial, table.row(0)[0], table.row(0)[4] == "mathematics") == (6, "mathematics", False)
    assert [card for card, _ in slots_used(table)] == ["astrology"]


@pytest.mark.rule("CV-512")
def test_first_the_number_of_the_card_then_the_tokens_one_by_one() -> None:
    table = Table(2, "egypt", "rome").trade(0, science=3)
    science(0, 2, table)
    assert (table.players[0].dial, table.question) == (2, "spend-for-steps")
    table.play("spend trade")
    assert (table.players[0].dial, table.question) == (3, "gain-card")
    table.play("take currency", "spend trade")
    assert (table.players[0].dial, table.question) == (4, "spend-for-steps")


@pytest.mark.rule("CV-512")
@pytest.mark.parametrize(("state", "steps"), [(False, 8), (True, 9)])
def test_d14_slot_5_with_three_tokens_and_democracy(state: bool, steps: int) -> None:
    table = Table(2, "egypt", "rome").trade(0, science=3).government(0, "democracy")
    if state:
        table.conquered(0, "geneva", "K20")
    science(14, 5, table)
    while table.asked == 0:
        table.play(*([table.moves("spend")[0]] if table.moves("spend") else ["done"]))
    assert table.players[0].dial == 14 + steps


@pytest.mark.breach("CV-512")
def test_no_token_is_spent_before_the_number() -> None:
    table = science(2, 1, Table(2, "egypt", "rome").trade(0, science=1))
    assert table.question == "gain-card"
    assert why(table, "spend trade")[1] == "not-now"

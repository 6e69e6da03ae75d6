"""Section 24: the event dial of the expansion, and wonders that grow old."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from tests.rules.civ_new_dawn.rounds import (
    DISTRICTS,
    GOVERNMENT,
    MOVE,
    SPAWN,
    barbarian_at,
    end_round,
    end_turn,
    symbols,
)
from tests.rules.civ_new_dawn.table import Table

ALL_FOUR = 0b1111


def tops(table: Table) -> list[str]:
    """The wonders on offer."""
    return [WONDERS[deck[-1]].id for deck in table.game.decks]


def calm(table: Table) -> Table:
    """Nobody takes a government, if that is what is asked."""
    while table.question == "choose-government":
        table.play("done")
    return table


@pytest.mark.rule("CV-312", "CV-313")
def test_d70_the_sections_at_the_end_of_the_first_seven_rounds() -> None:
    table = Table(2)
    shown = []
    for _ in range(7):
        before = len(symbols(table))
        calm(end_round(table))
        shown.append(symbols(table)[before:])
    assert shown == [
        ["barbarians-move"],
        ["districts"],
        ["government", "wonder"],
        ["barbarians-move"],
        ["districts"],
        ["spawn", "wonder"],
        ["barbarians-move"],
    ]
    assert table.game.round == 8


@pytest.mark.breach("CV-312")
def test_the_dial_does_not_move_between_the_turns_of_a_round() -> None:
    table = end_turn(Table(3), 0)
    assert (table.asked, table.game.dial, symbols(table)) == (1, 0, [])
    end_turn(table, 1)
    assert (table.asked, table.game.dial, symbols(table)) == (2, 0, [])
    end_turn(table, 2)
    assert (table.asked, table.game.dial, symbols(table)) == (0, 1, ["barbarians-move"])


@pytest.mark.breach("CV-313")
def test_the_dial_of_the_expansion_has_no_blank_section() -> None:
    table = Table(2)
    for _ in range(6):
        before = len(symbols(table))
        calm(end_round(table))
        assert len(symbols(table)) > before
    assert table.game.dial == 0


@pytest.mark.rule("CV-314")
def test_mature_cities_pay_through_the_commercial_hub() -> None:
    table = Table(2).mature(0, "N16").district(0, "commercial-hub", "N17")
    end_round(table, DISTRICTS)
    table.play("first", "put science")
    assert table.game.players[0].all_trade() == 1


@pytest.mark.breach("CV-314")
def test_mature_cities_alone_bring_no_trade_tokens_in_any_section() -> None:
    table = Table(2).mature(0, "N16")
    for _ in range(6):
        calm(end_round(table))
    assert "trade" not in symbols(table)
    assert table.game.players[0].all_trade() == 0


@pytest.mark.rule("CV-315", "CV-435")
def test_the_wonder_symbol_comes_after_the_other_symbol_of_its_section() -> None:
    table = end_round(Table(2), GOVERNMENT)
    assert (table.question, table.game.wonder_trade) == ("choose-government", 0)
    table.play("done")
    assert (table.question, table.game.wonder_trade) == ("choose-government", 0)
    table.play("done")
    assert (table.question, table.game.wonder_trade) == ("take-turn", ALL_FOUR)


@pytest.mark.rule("CV-315")
def test_barbarians_spawn_before_wonders_grow_old() -> None:
    table = end_round(Table(2).spawn_space("A", "N20"), SPAWN)
    assert barbarian_at(table, "A") == "N20"
    kinds = [event.kind for event in table.events if event.kind in ("barbarian-spawned", "wonder-aged")]
    assert kinds == ["barbarian-spawned"] + ["wonder-aged"] * 4


@pytest.mark.breach("CV-315")
def test_nothing_grows_old_in_sections_without_the_wonder_symbol() -> None:
    table = Table(2)
    for section in (MOVE, DISTRICTS):
        end_round(table, section)
        assert (table.game.wonder_trade, table.game.trade_supply) == (0, 60)


@pytest.mark.rule("CV-316")
def test_d71_the_first_wonder_symbol_comes_at_the_end_of_round_3() -> None:
    table = Table(2)
    offer = tops(table)
    for number in (1, 2, 3):
        assert table.game.wonder_trade == 0
        assert table.game.round == number
        calm(end_round(table))
    assert table.game.wonder_trade == ALL_FOUR
    assert table.game.trade_supply == 56
    assert tops(table) == offer


@pytest.mark.breach("CV-316")
def test_only_the_card_on_top_gets_a_token() -> None:
    table = calm(end_round(Table(2), GOVERNMENT))
    assert [event.data["wonder"] for event in table.told("wonder-aged")] == tops(table)
    assert table.game.trade_supply == 56


@pytest.mark.rule("CV-317", "CV-319", "CV-436")
def test_d72_wonders_that_are_still_on_offer_at_the_end_of_round_6_are_removed() -> None:
    table = Table(2)
    decks = [deck[:] for deck in table.game.decks]
    for _ in range(6):
        calm(end_round(table))
    assert [len(deck) for deck in table.game.decks] == [6] * 4
    assert table.game.decks == [deck[:-1] for deck in decks]
    assert (table.game.wonder_trade, table.game.trade_supply) == (0, 60)
    assert table.game.removed[-4:] == [deck[-1] for deck in decks]
    assert [table.game.wonder_at[deck[-1]] for deck in decks] == [-1] * 4


@pytest.mark.rule("CV-317", "CV-319")
def test_d44_the_second_wonder_symbol_removes_the_card_and_the_next_one_has_no_token() -> None:
    table = Table(2)
    table.game.wonder_trade = 0b0010
    table.supply(59)
    old, following = table.game.decks[1][-1], table.game.decks[1][-2]
    calm(end_round(table, GOVERNMENT))
    assert table.game.decks[1][-1] == following
    assert old in table.game.removed
    assert table.game.wonder_trade == 0b1101
    # One token came back, three went out.
    assert table.game.trade_supply == 57


@pytest.mark.breach("CV-317")
def test_a_wonder_without_a_token_is_not_removed() -> None:
    table = Table(2)
    table.game.wonder_trade = 0b0010
    removed = len(table.game.removed)
    calm(end_round(table, GOVERNMENT))
    assert [len(deck) for deck in table.game.decks] == [7, 6, 7, 7]
    assert len(table.game.removed) == removed + 1


@pytest.mark.breach("CV-319")
def test_a_card_turned_up_by_the_wonder_symbol_is_removed_by_the_second_symbol_after() -> None:
    table = Table(2)
    for trade, size in ((ALL_FOUR, 7), (0, 6), (ALL_FOUR, 6), (0, 5)):
        calm(end_round(table, GOVERNMENT))
        assert table.game.wonder_trade == trade
        assert [len(deck) for deck in table.game.decks] == [size] * 4


@pytest.mark.rule("CV-318")
def test_a_wonder_with_a_token_costs_one_less_and_the_token_returns() -> None:
    table = Table(2).offer("stonehenge").slot(0, "industry", 5).trade(0, industry=1)
    table.game.wonder_trade = 0b0001
    table.supply(58)
    # Cost 7 less 1: the slot and one trade token are enough.
    table.play("play industry", "wonder stonehenge city N16")
    while not table.controls(0, "stonehenge"):
        table.play("spend trade")
    assert table.game.wonder_trade & 1 == 0
    assert (table.trade_on(0, "industry"), table.game.trade_supply) == (0, 60)


@pytest.mark.breach("CV-318")
def test_a_wonder_without_a_token_costs_what_is_printed() -> None:
    table = Table(2).offer("stonehenge").slot(0, "industry", 5).trade(0, industry=1)
    table.play("play industry")
    assert not [move for move in table.moves("wonder") if "stonehenge" in move]
    assert table.refusal("wonder stonehenge city N16").rule == "CV-106"


@pytest.mark.rule("CV-435")
def test_the_round_ends_with_the_check_the_dial_and_its_symbols_in_this_order() -> None:
    table = Table(2, round_limit="10").spawn_space("A", "N20")
    table.game.round = 9
    end_round(table, SPAWN)
    order = [
        event.kind for event in table.events if event.kind in ("symbol", "barbarian-spawned", "wonder-aged", "turn")
    ]
    assert order == ["symbol", "barbarian-spawned", "symbol", *["wonder-aged"] * 4, "turn"]
    table.game.round = 10
    table.events.clear()
    end_round(table, MOVE)
    assert [event.kind for event in table.events] == ["round-limit"]
    assert table.game.dial == SPAWN


@pytest.mark.breach("CV-435")
def test_no_turn_begins_before_the_symbols_are_resolved() -> None:
    table = end_round(Table(2), GOVERNMENT)
    refusal = table.refusal("play culture")
    assert (refusal.rule, refusal.reason) == ("CV-301", "not-now")
    assert table.told("turn") == []


@pytest.mark.rule("CV-436")
def test_an_empty_deck_offers_nothing() -> None:
    table = Table(2).slot(0, "industry", 5)
    for deck in (0, 1, 2):
        table.game.removed += table.game.decks[deck]
        table.game.decks[deck] = []
    table.offer("petra").resources(0, oil=3).play("play industry")
    assert {move.split()[1] for move in table.moves("wonder")} == {"petra"}
    table.turn(0)
    end_round(table, SPAWN)
    assert table.game.wonder_trade == 0b1000


@pytest.mark.breach("CV-436")
def test_a_removed_wonder_cannot_be_built() -> None:
    table = Table(2).offer("petra").slot(0, "industry", 5).resources(0, oil=3)
    table.game.wonder_trade = 0b1000
    end_round(table, SPAWN)
    table.play("play industry")
    assert table.refusal("wonder petra city N16").rule in ("CV-102", "CV-436")


@pytest.mark.rule("CV-437")
def test_a_wonder_that_got_no_token_for_lack_of_supply_is_not_removed_next_time() -> None:
    table = end_round(Table(2).supply(0), SPAWN)
    assert (table.game.wonder_trade, table.game.trade_supply) == (0, 0)
    table.supply(60)
    calm(end_round(table, GOVERNMENT))
    assert table.game.wonder_trade == ALL_FOUR
    assert [len(deck) for deck in table.game.decks] == [7] * 4


@pytest.mark.breach("CV-437")
def test_a_wonder_that_got_no_token_costs_what_is_printed() -> None:
    table = Table(2).offer("stonehenge").slot(0, "industry", 5).trade(0, industry=1).supply(0)
    end_round(table, SPAWN)
    table.play("play industry")
    assert table.refusal("wonder stonehenge city N16").rule == "CV-106"


@pytest.mark.rule("CV-521")
@pytest.mark.parametrize(("supply", "given"), [(1, 0b0001), (2, 0b0011), (3, 0b0111)])
def test_the_decks_are_served_in_the_order_culture_science_economy_military(supply: int, given: int) -> None:
    table = end_round(Table(2).supply(supply), SPAWN)
    assert (table.game.wonder_trade, table.game.trade_supply) == (given, 0)
    types = [WONDERS[deck[-1]].type for deck in table.game.decks]
    assert types == [0, 1, 2, 4]


@pytest.mark.breach("CV-521")
def test_a_token_that_returns_serves_a_later_deck_and_no_earlier_one() -> None:
    table = Table(2).supply(0)
    table.game.wonder_trade = 0b0010
    end_round(table, SPAWN)
    assert (table.game.wonder_trade, table.game.trade_supply) == (0b0100, 0)

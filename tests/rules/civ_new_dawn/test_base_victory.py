"""Section 12: the event dial and the victory of the base game, and the marks on victory cards."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import (
    BASE_BLANK,
    BASE_MOVE,
    BASE_SPAWN,
    BASE_TRADE,
    barbarian_at,
    end_round,
    end_turn,
    marked,
    symbols,
)
from tests.rules.civ_new_dawn.table import Table

CARDS = ("civilized", "populous", "warmonger")


def base(seats: int = 2) -> Table:
    """A base game with three victory cards."""
    return Table(seats, game="base").victory(*CARDS)


@pytest.mark.rule("CV-150")
def test_the_sections_of_the_base_dial() -> None:
    table = base()
    for _ in range(7):
        end_round(table)
    shown = [symbol for symbol in symbols(table) if symbol != "nothing"]
    assert shown == ["barbarians-move", "trade", "barbarians-move", "spawn", "barbarians-move"]
    assert table.game.dial == 2


@pytest.mark.rule("CV-150")
@pytest.mark.parametrize(("section", "place"), [(BASE_SPAWN, "N20"), (BASE_BLANK, "off"), (BASE_MOVE, "off")])
def test_what_the_sections_of_the_base_dial_do_to_a_defeated_barbarian(section: int, place: str) -> None:
    table = end_round(base().spawn_space("A", "N20"), section)
    assert barbarian_at(table, "A") == place


@pytest.mark.breach("CV-150")
def test_the_base_dial_has_no_wonder_district_or_government_symbol() -> None:
    table = base()
    for _ in range(10):
        end_round(table)
    assert not {"wonder", "districts", "government"} & set(symbols(table))
    assert table.game.wonder_trade == 0


@pytest.mark.rule("CV-151")
def test_each_player_puts_a_trade_token_for_each_mature_city() -> None:
    table = base().mature(0, "N16").cities(0, "J21").mature(0, "J21").mature(1, "N24")
    end_round(table, BASE_TRADE)
    assert table.asked == 0
    table.play("put culture", "put military")
    assert table.asked == 1
    table.play("put science")
    assert table.question == "take-turn"
    assert (table.trade_on(0, "culture"), table.trade_on(0, "military"), table.trade_on(1, "science")) == (1, 1, 1)


@pytest.mark.breach("CV-151")
def test_cities_that_are_not_mature_bring_nothing() -> None:
    table = base().mature(0, "N16").cities(0, "J21")
    end_round(table, BASE_TRADE)
    table.play("put culture")
    assert table.question == "take-turn"
    assert [player.all_trade() for player in table.players] == [1, 0]


@pytest.mark.rule("CV-152")
@pytest.mark.parametrize("agenda", ["civilized", "moneygrubber"])
def test_either_agenda_completes_the_card(agenda: str) -> None:
    table = base()
    if agenda == "civilized":
        table.cities(0, "J21", "J23", "J25", "L21", "L23", "L25", "P21")
    else:
        table.cities(0, "J21").wonder(0, "colossus").wonder(0, "big-ben", "J21")
    table.begin(0)
    assert table.marks(0) == {"civilized", "moneygrubber"}
    assert table.game.players[0].marks.bit_count() == 1


@pytest.mark.breach("CV-152")
def test_both_agendas_of_a_card_complete_it_once() -> None:
    table = base().cities(0, "J21", "J23", "J25", "L21", "L23", "L25", "P21")
    table.wonder(0, "colossus").wonder(0, "big-ben", "J21").begin(0)
    assert table.game.players[0].marks.bit_count() == 1
    assert table.game.players[0].tokens_left == 30


@pytest.mark.rule("CV-153")
def test_the_mark_stays_when_the_condition_is_lost() -> None:
    table = base().cities(0, "N21").wonder(0, "colossus").wonder(0, "big-ben", "N21").begin(0)
    assert table.marks(0) == {"civilized", "moneygrubber"}
    table.barbarian("A", "N20")
    end_round(table, BASE_MOVE, 2)
    assert not table.controls(0, "big-ben")
    assert table.marks(0) == {"civilized", "moneygrubber"}


@pytest.mark.breach("CV-153")
def test_what_is_not_completed_gets_no_mark() -> None:
    table = base().cities(0, "N21").wonder(0, "colossus").begin(0)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-391")
def test_the_mark_is_an_own_control_token() -> None:
    table = base().cities(0, "N21").wonder(0, "colossus").wonder(0, "big-ben", "N21")
    assert table.game.players[0].tokens_left == 31
    table.begin(0)
    assert table.game.players[0].tokens_left == 30


@pytest.mark.breach("CV-391")
def test_the_token_of_a_mark_cannot_be_placed() -> None:
    table = base().cities(0, "N20").wonder(0, "colossus").wonder(0, "big-ben", "N20").slot(0, "culture", 5)
    table.unused_tokens(0, 2).begin(0)
    table.play("play culture", "token N19")
    assert table.game.players[0].tokens_left == 0
    # The second placement has no token but the one just placed, which is taken back for it.
    table.play("token N21")
    assert (table.token("N19"), table.token("N21")) == (None, (0, False))
    assert table.game.players[0].tokens_left == 0


@pytest.mark.rule("CV-458", "CV-502")
def test_a_player_without_an_unused_token_takes_one_back_for_the_mark() -> None:
    table = Table(2).victory("moneygrubber").cities(0, "N20").tokens(0, "N19", "N21").district(0, "campus", "M19")
    table.wonder(0, "colossus").wonder(0, "big-ben", "N20").unused_tokens(0, 0).begin(0)
    assert (table.question, table.asked) == ("recall-for-mark", 0)
    assert table.game.players[0].marks.bit_count() == 1
    assert sorted(table.moves()) == ["recall N19", "recall N21"]
    table.play("recall N21")
    assert (table.token("N21"), table.token("N19")) == (None, (0, False))
    assert table.game.players[0].tokens_left == 0
    assert table.question == "take-turn"


@pytest.mark.breach("CV-458")
def test_the_mark_does_not_fail_and_nobody_may_decline_it() -> None:
    table = Table(2).victory("moneygrubber").cities(0, "N20").tokens(0, "N19", "N21")
    table.wonder(0, "colossus").wonder(0, "big-ben", "N20").unused_tokens(0, 0).begin(0)
    assert table.refusal("done").rule == "CV-502"
    assert table.marks(0) == {"civilized", "moneygrubber"}


@pytest.mark.breach("CV-502")
def test_a_district_is_never_taken_back_for_a_mark() -> None:
    table = Table(2).victory("moneygrubber").cities(0, "N20").tokens(0, "N19", "N21").district(0, "campus", "M19")
    table.wonder(0, "colossus").wonder(0, "big-ben", "N20").unused_tokens(0, 0).begin(0)
    refusal = table.refusal("recall M19")
    assert (refusal.rule, refusal.reason) == ("CV-502", "cannot-recall")


@pytest.mark.rule("CV-502")
def test_without_any_ordinary_token_the_next_one_that_becomes_unused_goes_to_the_mark() -> None:
    table = Table(2).victory("moneygrubber").cities(0, "N20").district(0, "campus", "M19")
    table.wonder(0, "colossus").wonder(0, "big-ben", "N20").unused_tokens(0, 0).begin(0)
    assert table.question == "take-turn"
    assert table.marks(0) == {"civilized", "moneygrubber"}
    # A token of the player comes back from the map: it is the one that was owed.
    table.unused_tokens(0, 1).tokens(0, "P21").barbarian("A", "P20")
    end_round(table, 1, 2)
    assert table.token("P21") is None
    assert table.game.players[0].tokens_left == 0
    table.unused_tokens(0, 1).tokens(0, "P22")
    end_round(table, 1, 2)
    assert table.game.players[0].tokens_left == 1


@pytest.mark.rule("CV-502")
def test_two_marks_at_once_with_one_token_on_the_map() -> None:
    table = Table(2).victory("moneygrubber", "hoarder").cities(0, "N20").tokens(0, "N19").resources(0, marble=5)
    table.wonder(0, "colossus").wonder(0, "big-ben", "N20").unused_tokens(0, 0).begin(0)
    # The token goes to one mark; the other one counts as well and waits for the next token.
    assert table.token("N19") is None
    assert table.marks(0) == {"civilized", "moneygrubber", "diplomatic", "hoarder"}
    assert table.question == "take-turn"
    table.unused_tokens(0, 1).tokens(0, "P21").barbarian("A", "P20")
    end_round(table, 1, 2)
    assert (table.token("P21"), table.game.players[0].tokens_left) == (None, 0)


@pytest.mark.rule("CV-154")
@pytest.mark.parametrize(
    ("wonders", "tokens", "winner"), [((1, 0), (0, 5), 0), ((0, 0), (2, 3), 1), ((1, 1), (3, 1), 0)]
)
def test_the_tie_break_of_the_base_game(wonders: tuple[int, int], tokens: tuple[int, int], winner: int) -> None:
    table = base()
    for seat, wonder in enumerate(("petra", "oracle")):
        marked(table, seat, *CARDS)
        if wonders[seat]:
            table.wonder(seat, wonder)
        table.tokens(seat, *[f"{'JP'[seat]}{20 + number}" for number in range(tokens[seat])])
    end_round(table, BASE_BLANK)
    assert (table.game.winners, table.game.won) == ([winner], True)
    assert table.game.ranking() == [1 + int(seat != winner) for seat in range(2)]


@pytest.mark.breach("CV-154")
def test_wonders_and_spaces_of_a_player_who_has_not_completed_all_cards_do_not_count() -> None:
    table = marked(marked(base(), 0, *CARDS), 1, "civilized", "populous")
    table.wonder(1, "petra").tokens(1, "P20", "P21", "P22")
    end_round(table, BASE_BLANK)
    assert table.game.winners == [0]


@pytest.mark.rule("CV-155")
def test_players_who_are_still_tied_share_the_victory() -> None:
    table = base(3)
    for seat in (0, 2):
        marked(table, seat, *CARDS)
    end_round(table, BASE_BLANK)
    assert (table.game.winners, table.game.won) == ([0, 2], True)
    assert table.game.ranking() == [1, 3, 1]


@pytest.mark.breach("CV-155")
def test_nobody_shares_a_victory_that_the_tie_break_decides() -> None:
    table = base(3).tokens(2, "P20")
    for seat in (0, 2):
        marked(table, seat, *CARDS)
    end_round(table, BASE_BLANK)
    assert table.game.winners == [2]


@pytest.mark.rule("CV-488")
def test_d145_the_dial_is_resolved_before_the_game_ends() -> None:
    table = marked(base(), 1, *CARDS).mature(0, "N16")
    table.game.round = 7
    end_round(table, BASE_TRADE)
    assert (table.question, table.asked) == ("put-trade", 0)
    table.play("put economy")
    assert table.game.is_over
    assert (table.game.winners, table.game.round, table.game.dial) == ([1], 7, BASE_TRADE)
    assert table.trade_on(0, "economy") == 1


@pytest.mark.rule("CV-488")
def test_a_city_that_barbarians_destroy_before_the_check_counts_no_more_in_a_tie() -> None:
    table = base().cities(0, "N21").barbarian("A", "N20").tokens(1, "P20")
    for seat in (0, 1):
        marked(table, seat, *CARDS)
    end_round(table, BASE_MOVE, 2)
    assert table.game.winners == [1]


@pytest.mark.breach("CV-488")
def test_nobody_wins_in_the_middle_of_a_round_or_with_two_cards() -> None:
    table = marked(base(), 0, *CARDS)
    end_turn(table, 0)
    assert not table.game.is_over
    assert table.asked == 1
    table = marked(base(), 0, "civilized", "populous")
    end_round(table, BASE_BLANK)
    assert (table.game.is_over, table.game.round) == (False, 2)

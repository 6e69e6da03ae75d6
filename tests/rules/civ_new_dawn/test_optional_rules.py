"""Section 27: peaceful play, handicap and the round limit."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from tests.rules.civ_new_dawn.maps import at_random, deal, refused
from tests.rules.civ_new_dawn.rounds import BASE_BLANK, MOVE, end_round, forts_of, marked, symbols
from tests.rules.civ_new_dawn.table import Table

CARDS = ("hoarder", "technophile", "preservationist")


def peaceful(seats: int = 2) -> Table:
    return Table(seats, peaceful=True).victory(*CARDS)


def trade_in_row(table: Table, seat: int) -> list[int]:
    """Trade tokens on the cards, from the left."""
    player = table.game.players[seat]
    return [player.trade[strand] for strand in player.order]


@pytest.mark.rule("CV-338", "CV-467")
def test_in_peaceful_play_three_ordinary_victory_cards_are_dealt_and_forts_are_placed() -> None:
    for seed in range(10):
        game = at_random(deal(3, seed, peaceful=True))
        assert len(game.victory_cards) == 3
        assert not [card for card in game.victory_cards if VICTORY_CARDS[card].is_fort]
        assert len(game.land.forts) == 3


@pytest.mark.rule("CV-338", "CV-467")
def test_in_peaceful_play_all_three_cards_win_at_the_end_of_the_round() -> None:
    table = end_round(marked(peaceful(), 1, *CARDS), MOVE)
    assert (table.game.winners, table.game.won) == ([1], True)
    # The check stays before the dial.
    assert symbols(table) == []


@pytest.mark.breach("CV-338")
def test_in_peaceful_play_forts_do_not_count() -> None:
    table = forts_of(marked(peaceful(), 0, "hoarder", "technophile"), 0, "N20", "P20").begin(0)
    assert table.game.players[0].marks.bit_count() == 2
    end_round(table, MOVE)
    assert not table.game.is_over


@pytest.mark.breach("CV-338")
def test_peaceful_play_belongs_to_the_expansion() -> None:
    with pytest.raises(BadInput) as caught:
        deal(2, game="base", peaceful=True)
    assert caught.value.reason == "civ-base-peaceful"


@pytest.mark.rule("CV-467")
@pytest.mark.parametrize(("wonder_of", "tokens_of", "winners"), [(0, 1, [0]), (None, 1, [1]), (None, None, [0, 1])])
def test_ties_of_peaceful_play_are_broken_by_wonders_then_by_friendly_spaces(
    wonder_of: int | None, tokens_of: int | None, winners: list[int]
) -> None:
    table = marked(marked(peaceful(), 0, *CARDS), 1, *CARDS)
    if wonder_of is not None:
        table.wonder(wonder_of, "petra")
    if tokens_of is not None:
        table.tokens(tokens_of, "P20", "P21")
    end_round(table, MOVE)
    assert table.game.winners == winners


@pytest.mark.breach("CV-467")
def test_two_cards_do_not_win_in_peaceful_play() -> None:
    table = end_round(marked(peaceful(), 0, "hoarder", "technophile"), MOVE)
    assert (table.game.is_over, symbols(table)) == (False, ["barbarians-move"])


@pytest.mark.rule("CV-339")
def test_a_less_experienced_player_begins_with_a_token_on_each_card() -> None:
    table = Table(3, handicap="0 6")
    assert trade_in_row(table, 1) == [1] * 6
    assert table.game.trade_supply == 54


@pytest.mark.breach("CV-339")
def test_other_players_begin_without_tokens() -> None:
    table = Table(3, handicap="0 6")
    assert (trade_in_row(table, 0), trade_in_row(table, 2)) == ([0] * 6, [0] * 6)
    assert trade_in_row(Table(2), 0) == [0] * 6


@pytest.mark.rule("CV-340")
def test_d118_eight_tokens_are_spread_from_the_left() -> None:
    table = Table(2, handicap="8")
    assert trade_in_row(table, 0) == [2, 2, 1, 1, 1, 1]


@pytest.mark.rule("CV-340")
@pytest.mark.parametrize(
    ("tokens", "row"),
    [("1", [1, 0, 0, 0, 0, 0]), ("6", [1] * 6), ("15", [3, 3, 3, 2, 2, 2]), ("18", [3] * 6)],
)
def test_any_number_of_tokens_up_to_18(tokens: str, row: list[int]) -> None:
    table = Table(2, handicap=f"{tokens} {tokens}")
    assert (trade_in_row(table, 0), trade_in_row(table, 1)) == (row, row)
    assert table.game.trade_supply == 60 - 2 * int(tokens)


@pytest.mark.breach("CV-340")
def test_more_than_18_tokens_are_refused_and_the_limit_of_a_card_holds() -> None:
    for number in ("19", "30", "0 -1"):
        with pytest.raises(BadInput):
            deal(2, handicap=number)
    table = Table(2, game="base", handicap="18")
    assert trade_in_row(table, 0) == [3] * 5


@pytest.mark.rule("CV-466")
def test_optional_rules_go_together() -> None:
    table = Table(2, peaceful=True, handicap="0 3", round_limit="10")
    assert len(table.game.victory_cards) == 3
    assert trade_in_row(table, 1) == [1, 1, 1, 0, 0, 0]
    table.game.round = 10
    assert end_round(table, MOVE).game.is_over


@pytest.mark.rule("CV-466")
@pytest.mark.parametrize(
    ("option", "cards", "trade"),
    [({"peaceful": True}, 3, 0), ({"handicap": "6"}, 5, 6), ({"round_limit": "20"}, 5, 0)],
)
def test_each_optional_rule_works_alone(option: dict[str, object], cards: int, trade: int) -> None:
    game = deal(2, 1, **option)
    assert (len(game.victory_cards), game.players[0].all_trade()) == (cards, trade)


@pytest.mark.breach("CV-466")
def test_optional_rules_are_agreed_before_set_up() -> None:
    game = deal(2)
    assert (game.options["peaceful"], game.options["handicap"]) == (False, "")
    assert refused(game, "peaceful").reason == "notation"
    with pytest.raises(BadInput) as caught:
        deal(2, handicap="0 0 6")
    assert caught.value.reason == "civ-handicap"


@pytest.mark.rule("CV-523")
def test_with_a_round_limit_the_game_ends_at_the_check_of_that_round() -> None:
    table = Table(2, round_limit="20")
    table.game.round = 19
    end_round(table, MOVE)
    assert (table.game.is_over, table.game.round) == (False, 20)
    end_round(table, MOVE)
    assert (table.game.is_over, table.game.round) == (True, 20)
    # The dial does not move any more.
    assert symbols(table) == ["barbarians-move"]


@pytest.mark.rule("CV-523")
def test_in_the_base_game_the_limit_is_checked_after_the_dial() -> None:
    table = Table(2, game="base", round_limit="10")
    table.game.round = 10
    end_round(table, BASE_BLANK)
    assert (table.game.is_over, table.game.dial) == (True, BASE_BLANK)


@pytest.mark.rule("CV-523")
def test_people_are_offered_a_game_without_limit_and_studies_one_of_40_rounds() -> None:
    box = ecumene.box("civ-new-dawn")
    assert box.first_game(2)["round_limit"] == ""
    assert deal(2).options["round_limit"] == "40"


@pytest.mark.breach("CV-523")
def test_without_a_limit_the_game_goes_on() -> None:
    table = Table(2, round_limit="")
    table.game.round = 60
    end_round(table, MOVE)
    assert (table.game.is_over, table.game.round) == (False, 61)


@pytest.mark.breach("CV-523")
def test_a_victory_in_the_last_round_is_a_victory() -> None:
    table = forts_of(
        marked(Table(2, round_limit="20").victory("fortified", "expeditionary", *CARDS), 1, *CARDS), 1, "N20"
    )
    table.game.round = 20
    end_round(table, MOVE)
    assert (table.game.winners, table.game.won) == ([1], True)
    assert table.told("round-limit") == []


@pytest.mark.rule("CV-524")
def test_d132_marks_then_wonders_decide_at_the_limit() -> None:
    table = Table(3, round_limit="40").victory("fortified", "expeditionary", *CARDS)
    marked(table, 0, *CARDS)
    marked(table, 1, *CARDS)
    marked(table, 2, "hoarder", "technophile")
    wonders = [["oracle"], ["petra", "alhambra"], ["pyramids", "kremlin", "big-ben", "colossus"]]
    places = [["J20"], ["L20", "L22"], ["P20", "P22", "R20", "R24"]]
    for seat in range(3):
        table.cities(seat, *places[seat])
        for wonder, place in zip(wonders[seat], places[seat], strict=True):
            table.wonder(seat, wonder, place)
    table.game.round = 40
    end_round(table, MOVE)
    assert table.game.ranking() == [2, 1, 3]
    assert (table.game.winners, table.game.won) == ([1], False)


@pytest.mark.rule("CV-524")
def test_friendly_spaces_decide_last_and_equal_players_share_the_place() -> None:
    table = Table(3, round_limit="10").tokens(1, "P20").tokens(2, "R16", "R17").cities(0, "J22")
    table.game.round = 10
    end_round(table, MOVE)
    assert table.game.ranking() == [2, 2, 1]
    assert table.game.winners == [2]
    table = Table(2, round_limit="10")
    table.game.round = 10
    end_round(table, MOVE)
    assert (table.game.ranking(), table.game.winners) == ([1, 1], [0, 1])


@pytest.mark.breach("CV-524")
def test_winners_by_the_limit_have_no_victory() -> None:
    table = marked(Table(2, round_limit="10").victory(*CARDS), 0, "hoarder")
    table.game.round = 10
    end_round(table, MOVE)
    assert (table.game.winners, table.game.won) == ([0], False)
    assert table.told("won") == []
    assert len(table.told("round-limit")) == 1

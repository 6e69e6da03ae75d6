"""Section 15: fort cards, marks and victory with the expansion."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import (
    DISTRICTS,
    GOVERNMENT,
    MOVE,
    SPAWN,
    end_round,
    end_turn,
    forts_of,
    marked,
    symbols,
)
from tests.rules.civ_new_dawn.table import Table

ORDINARY = ("hoarder", "technophile", "preservationist")


def game_of(seats: int = 2) -> Table:
    """The fort cards and three others are in play; the capitals are on both sides of the middle."""
    return Table(seats).victory("fortified", "expeditionary", *ORDINARY)


def fort_marks(table: Table, seat: int) -> set[str]:
    return table.marks(seat) & {"fortified", "expeditionary"}


def take_fort(table: Table, seat: int, start: str) -> None:
    """An army of the player goes from there to the fort N20 and wins against the city on it: 11 to 7."""
    table.turn(seat).slot(seat, "military", 5).armies(seat, start).rolls(6, 1)
    table.play("play military", f"army {start} N20")
    assert table.city("N20") == seat


@pytest.mark.rule("CV-190")
def test_four_of_five_victory_cards_win() -> None:
    table = forts_of(marked(game_of(), 1, *ORDINARY), 1, "N20")
    end_round(table, MOVE)
    assert table.game.is_over
    assert (table.game.winners, table.game.won) == ([1], True)
    assert table.game.ranking() == [2, 1]
    assert [event.seat for event in table.told("won")] == [1]


@pytest.mark.rule("CV-190")
def test_two_fort_cards_and_two_others_win_too() -> None:
    table = forts_of(marked(game_of(), 0, "hoarder", "technophile"), 0, "N20", "P20")
    end_round(table, MOVE)
    assert table.game.winners == [0]


@pytest.mark.breach("CV-190")
def test_three_victory_cards_do_not_win() -> None:
    table = end_round(marked(game_of(), 1, *ORDINARY), MOVE)
    assert (table.game.is_over, table.game.winners, table.game.round) == (False, [], 2)


@pytest.mark.breach("CV-190")
def test_after_the_end_no_move_is_accepted() -> None:
    table = end_round(forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20"), MOVE)
    refusal = table.game.check(0, table.game.parse(0, "play culture"))
    assert refusal is not None
    assert refusal.rule == "CV-190"


@pytest.mark.rule("CV-191", "CV-192")
@pytest.mark.parametrize("section", [SPAWN, MOVE, DISTRICTS, GOVERNMENT])
def test_victory_is_checked_before_the_dial_moves_on(section: int) -> None:
    table = forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20").barbarian("A", "N19")
    end_round(table, section, 2)
    assert table.game.winners == [0]
    assert symbols(table) == []
    assert table.game.dial == (section - 1) % 6
    assert table.city("N20") == 0


@pytest.mark.breach("CV-191")
def test_a_player_with_four_cards_does_not_win_before_the_round_ends() -> None:
    table = forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20")
    end_turn(table, 0)
    assert not table.game.is_over
    assert (table.asked, table.question) == (1, "take-turn")


@pytest.mark.breach("CV-192")
def test_marks_that_are_gone_at_the_check_do_not_count() -> None:
    table = forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20").begin(0)
    assert table.game.players[0].marks.bit_count() == 4
    take_fort(table, 1, "N21")
    assert not table.game.is_over
    assert fort_marks(table, 0) == set()


@pytest.mark.rule("CV-193", "CV-400")
def test_d83_five_marks_beat_four() -> None:
    table = game_of()
    for seat in (0, 1):
        marked(table, seat, *ORDINARY)
    forts_of(table, 0, "N20")
    forts_of(table, 1, "P20", "L20")
    table.wonder(0, "petra").tokens(0, "J20", "J21", "J22")
    end_round(table, MOVE)
    assert table.game.winners == [1]
    assert [player.marks.bit_count() for player in table.players] == [4, 5]


@pytest.mark.rule("CV-193", "CV-400")
@pytest.mark.parametrize(("wonder_of", "tokens_of", "winners"), [(0, 1, [0]), (None, 1, [1]), (None, None, [0, 1])])
def test_equal_marks_are_decided_by_wonders_then_by_friendly_spaces(
    wonder_of: int | None, tokens_of: int | None, winners: list[int]
) -> None:
    table = game_of()
    for seat, fort in enumerate(("N20", "P20")):
        forts_of(marked(table, seat, *ORDINARY), seat, fort)
    if wonder_of is not None:
        table.wonder(wonder_of, "petra")
    if tokens_of is not None:
        table.tokens(tokens_of, "J20", "J21")
    end_round(table, MOVE)
    assert table.game.winners == winners


@pytest.mark.breach("CV-193", "CV-400")
def test_more_wonders_do_not_help_a_player_with_too_few_cards() -> None:
    table = forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20")
    marked(table, 1, *ORDINARY).wonder(1, "petra").tokens(1, "J20", "J21", "J22")
    end_round(table, MOVE)
    assert table.game.winners == [0]


@pytest.mark.rule("CV-194")
def test_a_player_has_at_most_five_marks() -> None:
    table = forts_of(game_of(), 0, "N20", "P20").resources(0, marble=5)
    table.cards(0, "mass-media", "nuclear-power", "urbanization").begin(0)
    table.game.own(0).natural_wonders = 0b11
    table.begin(0)
    assert table.game.players[0].marks.bit_count() == 5
    assert table.game.players[0].tokens_left == 34 - 5


@pytest.mark.breach("CV-194")
def test_the_second_agenda_of_a_card_brings_no_second_mark() -> None:
    table = game_of().cities(0, "J21").wonder(0, "oracle").wonder(0, "pyramids", "J21").begin(0)
    assert table.marks(0) == {"technophile", "scholarly"}
    table.cards(0, "mass-media", "nuclear-power", "urbanization").begin(0)
    assert table.game.players[0].marks.bit_count() == 1
    assert table.game.players[0].tokens_left == 33


@pytest.mark.rule("CV-195")
def test_x15_one_fort_completes_fortified_only() -> None:
    table = forts_of(game_of(), 0, "N20").begin(0)
    assert table.marks(0) == {"fortified"}


@pytest.mark.breach("CV-195")
def test_forts_without_a_city_or_with_a_rival_city_complete_nothing() -> None:
    table = forts_of(game_of().fort("N20").armies(0, "N20"), 1, "P20").begin(0)
    assert table.marks(0) == set()
    assert table.marks(1) == {"fortified"}


@pytest.mark.rule("CV-197")
def test_two_forts_complete_both_fort_cards() -> None:
    table = forts_of(game_of(), 0, "N20", "P20").begin(0)
    assert table.marks(0) == {"fortified", "expeditionary"}


@pytest.mark.breach("CV-197")
def test_further_forts_bring_no_further_mark() -> None:
    table = forts_of(game_of(), 0, "N20", "P20", "L20").begin(0)
    assert table.marks(0) == {"fortified", "expeditionary"}
    assert table.game.players[0].tokens_left == 32


@pytest.mark.rule("CV-196", "CV-398")
def test_x16_with_the_second_fort_expeditionary_is_lost_at_once_and_fortified_stays() -> None:
    table = forts_of(game_of(), 0, "N20", "P20").begin(0)
    assert table.game.players[0].tokens_left == 32
    table.barbarian("A", "N19")
    end_round(table, MOVE, 2)
    assert table.city("N20") == -1
    assert table.marks(0) == {"fortified"}
    assert table.game.players[0].tokens_left == 33


@pytest.mark.breach("CV-196")
def test_other_agendas_keep_their_mark() -> None:
    table = game_of().resources(0, marble=5).begin(0)
    table.resources(0, marble=0).begin(0)
    assert table.marks(0) == {"diplomatic", "hoarder"}


@pytest.mark.rule("CV-398")
def test_d84_a_fort_lost_and_regained_in_one_round_counts_at_the_check() -> None:
    table = forts_of(marked(game_of(), 0, *ORDINARY), 0, "N20").begin(0)
    # The second player takes the fort, then the first player takes it back.
    for seat, start in ((1, "N21"), (0, "N19")):
        take_fort(table.armies(1 - seat), seat, start)
        assert fort_marks(table, seat) == {"fortified"}
        assert fort_marks(table, 1 - seat) == set()
    end_round(table, MOVE)
    assert table.game.winners == [0]


@pytest.mark.breach("CV-398")
def test_a_fort_mark_is_not_kept_until_the_end_of_the_round() -> None:
    table = forts_of(game_of(), 0, "N20").begin(0)
    assert fort_marks(table, 0) == {"fortified"}
    take_fort(table, 1, "N21")
    assert (fort_marks(table, 0), fort_marks(table, 1)) == (set(), {"fortified"})


@pytest.mark.rule("CV-399")
def test_agendas_are_marked_at_once_in_the_own_turn() -> None:
    table = game_of().resources(0, marble=4).good("oil", "N17").slot(0, "culture", 3)
    table.play("play culture", "token N17")
    assert table.question == "place-tokens"
    assert table.marks(0) == {"diplomatic", "hoarder"}


@pytest.mark.rule("CV-399")
def test_agendas_are_marked_during_events() -> None:
    table = game_of().resources(0, marble=4).good("oil", "N18").district(0, "theater-square", "N17")
    end_round(table, DISTRICTS)
    assert (table.question, table.marks(0)) == ("use-theater", set())
    table.play("token N18")
    assert table.token("N18") == (0, False)
    assert table.marks(0) == {"diplomatic", "hoarder"}


@pytest.mark.rule("CV-399")
def test_agendas_are_marked_in_the_turn_of_another_player() -> None:
    table = game_of().cities(1, "J21").wonder(1, "oracle").abandoned("pyramids", "P21").tokens(1, "P21")
    assert table.marks(1) == set()
    table.play("play culture", "token N17")
    assert table.asked == 0
    assert table.marks(1) == {"technophile", "scholarly"}


@pytest.mark.breach("CV-399")
def test_nobody_has_to_announce_an_agenda() -> None:
    table = game_of().resources(0, marble=5).begin(0)
    assert {move.split()[0] for move in table.moves()} == {"play"}
    assert table.refusal("announce hoarder").reason == "notation"
    assert table.marks(0) == {"diplomatic", "hoarder"}

"""Section 2: rounds and turns: the order of steps, start-of-turn effects, the reset."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civ_new_dawn.game import CivNewDawn
from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, slots_used, why

START = ["irrigation", "astrology", "foreign-trade", "masonry", "early-empire", "pottery"]


def play_round(table: Table) -> Table:
    """Everybody takes a turn with the military card and nothing more."""
    now = table.game.round
    while table.game.round == now and table.game.to_move:
        table.play("play military" if table.question == "take-turn" else "done")
    return table


def base(*agendas: str) -> Table:
    return Table(2, "rome", "egypt", game="base").victory(*agendas)


@pytest.mark.rule("CV-035")
def test_one_agenda_on_each_of_the_three_cards_wins_the_base_game() -> None:
    table = base("moneygrubber", "aesthetic", "paranoid")
    table.wonder(0, "colossus").cities(0, "K20", "P20", "H18", "S18", "L14")
    for wonder, space in (("great-lighthouse", "K20"), ("stonehenge", "P20"), ("hanging-gardens", "H18")):
        table.wonder(0, wonder, space)
    table.wonder(0, "petra", "S18").wonder(0, "terracotta-army", "L14")
    play_round(table)
    assert (table.game.to_move, table.game.winners) == ((), [0])


@pytest.mark.breach("CV-035")
def test_two_of_three_do_not() -> None:
    table = base("moneygrubber", "aesthetic", "paranoid").wonder(0, "colossus").cities(0, "K20", "P20", "H18")
    for wonder, space in (("great-lighthouse", "K20"), ("stonehenge", "P20"), ("hanging-gardens", "H18")):
        table.wonder(0, wonder, space)
    play_round(table)
    assert (len(table.marks(0)), table.game.winners, table.asked) == (4, [], 0)


@pytest.mark.rule("CV-036")
def test_turns_go_clockwise_and_make_a_round() -> None:
    table = Table(3)
    seen = []
    for _ in range(6):
        seen.append((table.asked, table.game.round))
        table.play("play military", "done")
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@pytest.mark.breach("CV-036")
def test_nobody_moves_out_of_turn() -> None:
    table = Table(3)
    refusal = table.game.check(2, table.game.parse(2, "play culture"))
    assert refusal is not None
    assert refusal.kind == "not-your-turn"
    assert table.game.moves(1) == []


@pytest.mark.rule("CV-037")
def test_the_first_player_is_random_and_stays_first() -> None:
    first = set()
    for seed in range(30):
        game = ecumene.new("civ-new-dawn", seats=3, seed=seed)
        assert isinstance(game, CivNewDawn)
        first.add(game.first)
        assert game.to_move == (game.first,)
    assert first == {0, 1, 2}
    table = Table(3)
    table.game.first = 1
    table.turn(1)
    for number in range(2, 5):
        play_round(table)
        assert (table.game.round, table.asked, table.game.first) == (number, 1, 1)


@pytest.mark.breach("CV-037")
def test_a_round_does_not_begin_with_the_next_player() -> None:
    table = play_round(play_round(Table(3)))
    assert (table.game.round, table.asked) == (3, 0)


@pytest.mark.rule("CV-038")
def test_a_turn_is_choosing_resolving_and_resetting_a_card() -> None:
    table = Table().play("play culture", "token N17", "done")
    kinds = [event.kind for event in table.events]
    assert kinds.index("played") < kinds.index("resolved") < kinds.index("placed-token")
    assert (table.row(0), table.asked) == (["early-empire", *START[:4], "pottery"], 1)


@pytest.mark.breach("CV-038")
def test_nothing_is_resolved_before_a_card_was_chosen_and_no_second_one_is() -> None:
    table = Table()
    assert why(table, "token N17") == ("CV-039", "no-start-effect")
    table.play("play culture")
    assert why(table, "play industry")[1] == "not-now"


@pytest.mark.rule("CV-039")
def test_start_of_turn_effects_come_before_the_card() -> None:
    table = Table().wonder(0, "hanging-gardens").terrain("desert", "N17").begin(0)
    table.play("token N17")
    assert (table.token("N17"), table.question) == ((0, False), "take-turn")
    table = Table().wonder(0, "oracle").begin(0).play("swap culture military")
    assert table.row(0) == ["irrigation", "astrology", "foreign-trade", "early-empire", "masonry", "pottery"]
    table = Table(2, "ottoman", "rome").begin(0).play("ibrahim @2")
    assert (table.game.ibrahim, table.question) == (1, "take-turn")
    table = Table().envoys(0, "seoul").barbarian("A", "N20").begin(0).play("barbarian N20 N21")
    assert table.game.barbarians[0] == table.space("N21")


@pytest.mark.breach("CV-039")
def test_not_after_it_not_twice_and_not_in_the_turn_of_another() -> None:
    table = Table().wonder(0, "oracle").begin(0).play("play culture")
    assert why(table, "swap culture military")[1] == "not-now"
    table = Table().wonder(0, "oracle").begin(0).play("swap culture military")
    assert why(table, "swap culture military") == ("CV-039", "no-start-effect")
    table = Table().wonder(1, "oracle").begin(0)
    assert table.moves("swap") == []


@pytest.mark.rule("CV-040")
def test_any_card_may_be_chosen_whatever_its_slot() -> None:
    assert offered(Table(), "play") == {"growth", "science", "economy", "military", "culture", "industry"}


@pytest.mark.breach("CV-040")
def test_only_a_card_of_the_own_row() -> None:
    table = Table(2, "rome", "egypt", game="base")
    assert why(table, "play growth") == ("CV-040", "no-such-card")


@pytest.mark.rule("CV-041")
@pytest.mark.parametrize(("place", "slot"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_card_is_resolved_with_the_number_and_terrain_of_its_slot(place: int, slot: int) -> None:
    table = Table()
    types = ["growth", "science", "economy", "military", "industry"]
    types.insert(place, "culture")
    table.order(0, *types).terrain("hills", "N17").terrain("forest", "N15").terrain("desert", "M16")
    table.terrain("mountains", "O16").play("play culture")
    assert slots_used(table) == [("early-empire", slot)]
    ways = {"M15": 1, "O15": 1, "N17": 2, "N15": 3, "M16": 4, "O16": 5}
    assert offered(table, "token") == {space for space, needed in ways.items() if needed <= slot}


@pytest.mark.breach("CV-041")
def test_the_slot_of_another_card_does_not_count() -> None:
    table = Table().slot(0, "culture", 2).terrain("forest", "N17").play("play culture")
    assert table.refusal("token N17").needs["slot"] == 2


@pytest.mark.rule("CV-042")
def test_d02_d03_resolved_cards_go_to_the_left_and_the_lower_ones_shift() -> None:
    table = Table().play("play military", "done")
    assert table.row(0) == ["masonry", "irrigation", "astrology", "foreign-trade", "early-empire", "pottery"]
    table.turn(0).play("play industry", "done")
    assert table.row(0) == ["pottery", "masonry", "irrigation", "astrology", "foreign-trade", "early-empire"]


@pytest.mark.rule("CV-042", "CV-401")
def test_d81_a_card_in_the_second_slot_marked_1_swaps_with_the_leftmost() -> None:
    table = Table().play("play science")
    assert table.row(0) == ["astrology", "irrigation", *START[2:]]


@pytest.mark.breach("CV-042")
def test_the_leftmost_card_stays_and_a_choice_alone_resets_nothing() -> None:
    table = Table().play("play growth", "done")
    assert table.row(0) == START
    table = Table().play("play culture")
    assert table.row(0) == START


@pytest.mark.rule("CV-043")
def test_cards_in_higher_slots_do_not_move() -> None:
    table = Table().play("play economy", "done")
    assert table.row(0)[3:] == START[3:]


@pytest.mark.breach("CV-043")
def test_only_lower_ones_do() -> None:
    table = Table().play("play economy", "done")
    assert table.row(0)[:3] == ["foreign-trade", "irrigation", "astrology"]
    assert [START.index(card) for card in table.row(0)[3:]] == [3, 4, 5]


@pytest.mark.rule("CV-044")
def test_tokens_figures_and_government_travel_with_their_card() -> None:
    table = Table().trade(0, industry=2, science=1).government(0, "communism").conquered(0, "brussels", "K20")
    table.play("play industry", "done")
    player = table.players[0]
    assert (table.row(0)[0], table.trade_on(0, "industry"), table.trade_on(0, "science")) == ("pottery", 2, 1)
    assert (player.order[0], player.governed, player.states_on[3].bit_count()) == (3, 3, 1)
    table.turn(0).play("play industry")
    assert slots_used(table)[-1] == ("pottery", 1)
    assert "spend trade" not in table.moves()


@pytest.mark.breach("CV-044")
def test_they_do_not_stay_in_the_slot() -> None:
    table = Table().trade(0, military=2).play("play culture", "done")
    # Masonry moved from slot 3 to slot 4 and took its tokens along.
    assert (table.row(0)[3:5], table.trade_on(0, "military")) == (["foreign-trade", "masonry"], 2)
    assert (table.trade_on(0, "economy"), table.trade_on(0, "culture")) == (0, 0)


@pytest.mark.rule("CV-045")
def test_the_base_dial_moves_before_each_turn_of_the_first_player_but_the_first() -> None:
    table = base()
    assert (table.game.dial, table.told("symbol")) == (0, [])
    table.play("play military")
    assert (table.asked, table.told("symbol")) == (1, [])
    table.play("play military")
    assert (table.asked, table.game.dial, len(table.told("symbol"))) == (0, 1, 1)


@pytest.mark.breach("CV-045")
def test_it_does_not_move_before_the_turns_of_others() -> None:
    table = Table(3, "rome", "egypt", "france", game="base")
    for seat in (0, 1):
        table.play("play military")
        assert (table.asked, table.game.dial) == (seat + 1, 0)


@pytest.mark.rule("CV-350")
def test_a_card_is_resolved_and_reset_even_if_nothing_can_be_done() -> None:
    table = Table().terrain("mountains", "M16", "N15", "M15", "N17", "O15", "O16").slot(0, "culture", 1)
    table.play("play culture")
    assert (table.row(0)[0], table.asked) == ("early-empire", 1)


@pytest.mark.breach("CV-350")
def test_nobody_passes() -> None:
    table = Table()
    assert why(table, "done") == ("CV-350", "not-now")
    assert "done" not in table.moves()

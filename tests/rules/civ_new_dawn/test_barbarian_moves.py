"""Section 11: how barbarians move, and what they do to the spaces they enter."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import (
    BASE_MOVE,
    DISTRICTS,
    GOVERNMENT,
    MOVE,
    MOVE_AGAIN,
    OFF_THE_MAP,
    SPAWN,
    barbarian_at,
    end_round,
    sea_but,
)
from tests.rules.civ_new_dawn.table import Table

EAST, WEST = 2, 5
#: Where a barbarian goes from N20, by the number of the die.
ROUND_N20 = {1: "M20", 2: "N21", 3: "O20", 4: "O19", 5: "N19", 6: "M19"}


def raid(name: str = "N20", letter: str = "A") -> Table:
    """A table of two with one barbarian."""
    return Table(2, "rome", "egypt").barbarian(letter, name)


@pytest.mark.rule("CV-138", "CV-383")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_gives_the_direction_from_north_east_clockwise(die: int) -> None:
    table = end_round(raid(), MOVE, die)
    assert barbarian_at(table, "A") == ROUND_N20[die]


@pytest.mark.rule("CV-138")
def test_every_barbarian_moves_one_space_the_same_way() -> None:
    table = raid().barbarian("E", "P20").barbarian("K", "J20")
    end_round(table, MOVE, EAST)
    assert [barbarian_at(table, letter) for letter in "AEK"] == ["N21", "P21", "J21"]
    assert [event.data["die"] for event in table.told("barbarians-roll")] == [EAST]


@pytest.mark.breach("CV-138")
def test_barbarians_off_the_map_do_not_move() -> None:
    table = Table(2, "rome", "egypt").spawn_space("A", "N20")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == OFF_THE_MAP


@pytest.mark.breach("CV-138")
@pytest.mark.parametrize("section", [SPAWN, DISTRICTS, GOVERNMENT])
def test_barbarians_stay_in_sections_without_their_movement(section: int) -> None:
    table = end_round(raid(), section)
    assert barbarian_at(table, "A") == "N20"


@pytest.mark.rule("CV-383", "CV-514")
def test_d119_four_is_one_step_south_west_without_anybody_being_asked() -> None:
    table = end_round(raid(), MOVE, 4)
    assert barbarian_at(table, "A") == "O19"
    assert (table.question, table.asked) == ("take-turn", 0)


@pytest.mark.breach("CV-383", "CV-514")
def test_the_directions_keep_their_meaning_whoever_is_first_player() -> None:
    table = raid()
    for first, section in ((0, MOVE), (1, MOVE_AGAIN), (0, MOVE), (1, MOVE_AGAIN)):
        table.game.first = first
        table.barbarian("A", "N20")
        end_round(table, section, 3)
        assert barbarian_at(table, "A") == "O20"
        assert (table.question, table.asked) == ("take-turn", first)


@pytest.mark.rule("CV-139")
def test_d76_a_barbarian_crosses_two_water_spaces_in_one_move() -> None:
    table = end_round(raid().terrain("water", "N21", "N22"), MOVE, EAST)
    assert barbarian_at(table, "A") == "N23"


@pytest.mark.breach("CV-139")
def test_a_barbarian_goes_no_further_than_the_first_land_space() -> None:
    table = end_round(raid().terrain("water", "N21", "N23"), MOVE, EAST)
    assert barbarian_at(table, "A") == "N22"


@pytest.mark.rule("CV-140")
def test_d75_a_barbarian_at_the_edge_goes_the_opposite_way() -> None:
    table = end_round(raid("N27"), MOVE, EAST)
    assert barbarian_at(table, "A") == "N26"


@pytest.mark.rule("CV-140")
def test_the_opposite_way_skips_water_too() -> None:
    table = end_round(raid("P26").terrain("water", "P25", "P24"), MOVE, EAST)
    assert barbarian_at(table, "A") == "P23"


@pytest.mark.breach("CV-140")
def test_water_up_to_the_edge_is_no_way_out() -> None:
    table = raid("L20").terrain("water", "L21", "L22", "L23", "L24", "L25", "L26")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "L19"


@pytest.mark.rule("CV-384")
def test_a_barbarian_without_land_in_both_directions_stays() -> None:
    table = sea_but(raid(), "N20", "M20", "O19", "O20")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N20"


@pytest.mark.breach("CV-384")
def test_a_barbarian_stays_only_if_the_opposite_direction_leads_nowhere_too() -> None:
    table = sea_but(raid(), "N20", "N15")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N15"


@pytest.mark.rule("CV-141")
def test_caravans_of_everybody_in_the_space_return_to_their_cards() -> None:
    table = raid().caravans(0, "N21").caravans(1, "N21")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N21"
    assert (table.caravan_spaces(0), table.caravan_spaces(1)) == (["card"], ["card"])


@pytest.mark.breach("CV-141")
def test_a_caravan_that_a_barbarian_only_leaves_behind_or_passes_over_water_is_safe() -> None:
    table = raid().terrain("water", "N21").caravans(0, "N21").caravans(1, "N20")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "N22"
    assert (table.caravan_spaces(0), table.caravan_spaces(1)) == (["N21"], ["N20"])


@pytest.mark.rule("CV-142")
def test_an_unreinforced_token_is_destroyed_and_returned() -> None:
    table = raid().tokens(1, "N21")
    assert table.game.players[1].tokens_left == 33
    end_round(table, MOVE, EAST)
    assert (table.token("N21"), barbarian_at(table, "A")) == (None, "N21")
    assert table.game.players[1].tokens_left == 34


@pytest.mark.rule("CV-142")
def test_a_district_is_destroyed_and_may_be_placed_again() -> None:
    table = end_round(raid().district(1, "campus", "N21"), MOVE, EAST)
    assert (table.token("N21"), table.game.players[1].districts_left) == (None, 31)


@pytest.mark.rule("CV-142")
def test_a_city_is_destroyed_and_returned() -> None:
    table = raid().cities(0, "N21")
    assert table.game.players[0].cities_left == 6
    end_round(table, MOVE, EAST)
    assert (table.city("N21"), barbarian_at(table, "A")) == (-1, "N21")
    assert table.game.players[0].cities_left == 7


@pytest.mark.breach("CV-142")
def test_a_capital_is_never_destroyed() -> None:
    table = end_round(raid("N15").trade(0, culture=1), MOVE, EAST)
    assert table.city("N16") == 0
    assert barbarian_at(table, "A") == "N15"


@pytest.mark.rule("CV-143")
def test_d73_a_reinforced_token_is_turned_and_the_barbarian_goes_back() -> None:
    table = end_round(raid().tokens(1, "N21", reinforced=True), MOVE, EAST)
    assert (table.token("N21"), barbarian_at(table, "A")) == ((1, False), "N20")


@pytest.mark.rule("CV-143")
def test_a_reinforced_district_is_turned_too() -> None:
    table = end_round(raid().district(1, "campus", "N21", reinforced=True), MOVE, EAST)
    assert (table.token("N21"), table.district_at("N21"), barbarian_at(table, "A")) == ((1, False), "campus", "N20")


@pytest.mark.breach("CV-143")
def test_a_turned_token_is_destroyed_only_by_the_next_move() -> None:
    table = end_round(raid().tokens(1, "N21", reinforced=True), MOVE, EAST)
    assert table.token("N21") == (1, False)
    end_round(table, MOVE_AGAIN, EAST)
    assert (table.token("N21"), barbarian_at(table, "A")) == (None, "N21")


@pytest.mark.rule("CV-144")
def test_the_owner_of_a_capital_chooses_two_trade_tokens_to_discard() -> None:
    table = raid("N15").trade(0, culture=2, science=1)
    supply = table.game.trade_supply
    end_round(table, MOVE, EAST)
    assert (table.question, table.asked) == ("discard-trade", 0)
    assert sorted(table.moves()) == ["discard culture", "discard science"]
    table.play("discard culture", "discard science")
    assert (table.trade_on(0, "culture"), table.trade_on(0, "science")) == (1, 0)
    assert table.game.trade_supply == supply + 2
    assert barbarian_at(table, "A") == "N15"
    assert table.question == "take-turn"


@pytest.mark.breach("CV-144")
def test_only_tokens_that_are_there_can_be_discarded() -> None:
    table = end_round(raid("N15").trade(0, culture=2, science=1), MOVE, EAST)
    refusal = table.refusal("discard economy")
    assert (refusal.rule, refusal.reason) == ("CV-144", "no-trade-there")
    assert table.trade_on(1, "culture") == 0


@pytest.mark.rule("CV-388")
@pytest.mark.parametrize("held", [0, 1])
def test_a_capital_owner_with_too_few_tokens_loses_those_present(held: int) -> None:
    table = end_round(raid("N15").trade(0, industry=held), MOVE, EAST)
    assert table.question == "take-turn"
    assert table.game.players[0].all_trade() == 0
    assert barbarian_at(table, "A") == "N15"


@pytest.mark.breach("CV-388")
def test_tokens_beyond_the_second_are_kept() -> None:
    table = end_round(raid("N15").trade(0, industry=3), MOVE, EAST)
    assert table.trade_on(0, "industry") == 1
    assert table.question == "take-turn"


@pytest.mark.rule("CV-148")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
def test_barbarians_move_in_the_order_of_their_letters(first: str, second: str) -> None:
    # The eastern one finds only water ahead and turns round: both enter P24. One turns the token, the other takes it.
    table = Table(3).barbarian(first, "P25").barbarian(second, "P23").tokens(1, "P24", reinforced=True)
    table.terrain("water", "P26")
    end_round(table, MOVE, EAST)
    late = max(first, second)
    assert table.token("P24") is None
    assert barbarian_at(table, late) == "P24"
    assert [event.data["letter"] for event in table.told("barbarian-moved")] == ["A", "B"]


@pytest.mark.breach("CV-148")
def test_results_are_not_applied_at_once() -> None:
    # Judged at the same time, both would find the token reinforced and it would only be turned.
    table = Table(3).barbarian("A", "P25").barbarian("B", "P23").tokens(1, "P24", reinforced=True)
    table.terrain("water", "P26")
    end_round(table, MOVE, EAST)
    assert barbarian_at(table, "A") == "P25"
    assert table.token("P24") is None


@pytest.mark.rule("CV-149")
def test_resources_natural_wonders_city_states_and_free_forts_are_entered_without_effect() -> None:
    table = raid("N20").barbarian("B", "P20").barbarian("C", "L20").barbarian("D", "R20")
    table.good("oil", "N21").natural_wonder("pantanal", "P21").city_state("kabul", "L21").fort("R21")
    goods, states = table.game.goods[:], table.game.states[:]
    end_round(table, MOVE, EAST)
    assert [barbarian_at(table, letter) for letter in "ABCD"] == ["N21", "P21", "L21", "R21"]
    assert (table.game.goods, table.game.states) == (goods, states)
    end_round(table, MOVE_AGAIN, EAST)
    assert [barbarian_at(table, letter) for letter in "ABC"] == ["N22", "P22", "L22"]
    assert (table.game.goods, table.game.states) == (goods, states)


@pytest.mark.breach("CV-149")
def test_a_city_on_a_fort_is_destroyed_like_any_other() -> None:
    table = raid().fort("N21").cities(1, "N21")
    end_round(table, MOVE, EAST)
    assert (table.city("N21"), barbarian_at(table, "A")) == (-1, "N21")


@pytest.mark.rule("CV-138", "CV-142")
def test_in_the_base_game_barbarians_move_alike() -> None:
    table = Table(2, "rome", "egypt", game="base").barbarian("A", "N20").tokens(0, "O19")
    end_round(table, BASE_MOVE, 4)
    assert (barbarian_at(table, "A"), table.token("O19")) == ("O19", None)

"""Section 25, and Antananarivo as an own city: Akkad, Antananarivo, Ibrahim."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import MOVE, end_round, end_turn
from tests.rules.civ_new_dawn.table import Table


def raiders(holds_akkad: bool = True) -> Table:
    """An army of seat 0 stands before a token of seat 1."""
    table = Table(2, "rome", "egypt").city_state("akkad", "J20").tokens(1, "N19", "N20").armies(0, "N18")
    if holds_akkad:
        table.envoys(0, "akkad")
    return table.slot(0, "military", 5).rolls(6, 1).play("play military")


def island(*holders: int, name: str = "N20", seats: int = 2) -> Table:
    """Antananarivo, and who holds its card."""
    table = Table(seats, *["france", "egypt", "japan"][:seats]).city_state("antananarivo", name)
    for holder in holders:
        table.envoys(holder, "antananarivo")
    return table


@pytest.mark.rule("CV-320")
def test_an_army_that_stops_on_a_rival_token_attacks_although_akkad_lets_it_pass() -> None:
    table = raiders().play("army N18 N19", "done")
    assert table.token("N19") == (0, False)
    assert table.army_spaces(0) == ["N19"]


@pytest.mark.rule("CV-320")
def test_with_its_last_step_on_a_rival_token_the_army_attacks_at_once() -> None:
    table = Table(2, "rome", "egypt").city_state("akkad", "J20").envoys(0, "akkad").tokens(1, "N21").armies(0, "N18")
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N18 N20", "army N20 N21")
    assert (table.token("N21"), table.army_spaces(0)) == ((0, False), ["N21"])


@pytest.mark.breach("CV-320")
def test_an_army_that_goes_on_leaves_the_token_alone() -> None:
    table = raiders().play("army N18 N19")
    assert "army N19 O19" in table.moves()
    table.play("army N19 O19")
    assert table.token("N19") == (1, False)
    assert table.army_spaces(0) == ["O19"]


@pytest.mark.breach("CV-320")
def test_without_the_card_of_akkad_the_army_may_not_pass() -> None:
    table = raiders(holds_akkad=False).play("army N18 N19")
    assert table.token("N19") == (0, False)
    assert table.asked == 1


@pytest.mark.rule("CV-321")
def test_a_holder_may_build_a_wonder_in_antananarivo() -> None:
    table = island(0).offer("petra").slot(0, "industry", 5).resources(0, oil=1)
    table.play("play industry", "wonder petra city N20")
    assert table.game.wonder_at[27] == table.space("N20")
    assert table.game.states[table.space("N20")] == 3


@pytest.mark.rule("CV-321")
def test_in_the_turn_of_any_holder_that_player_controls_the_wonder() -> None:
    table = island(0, 2, seats=3).abandoned("petra", "N20")
    controllers = []
    for seat in range(3):
        table.begin(seat)
        controllers.append([other for other in range(3) if table.controls(other, "petra")])
    assert controllers == [[0], [], [2]]


@pytest.mark.breach("CV-321")
def test_without_the_card_no_wonder_is_built_there() -> None:
    table = island(1).offer("petra").slot(0, "industry", 5).resources(0, oil=1).play("play industry")
    assert "wonder petra city N16" in table.moves()
    assert table.refusal("wonder petra city N20").rule == "CV-107"


@pytest.mark.rule("CV-438")
def test_outside_the_turns_of_its_holders_nobody_controls_the_wonder() -> None:
    table = island(0).abandoned("oracle", "N20").begin(1)
    assert not [seat for seat in range(2) if table.controls(seat, "oracle")]
    # Between rounds: barbarians go past, the wonder of Antananarivo guards nobody.
    table = island(0).abandoned("petra", "N20").barbarian("A", "P20").tokens(0, "P21", reinforced=True)
    end_round(table, MOVE, 2)
    assert table.token("P21") == (0, False)


@pytest.mark.rule("CV-438")
def test_agendas_that_need_its_wonder_are_marked_in_the_own_turn() -> None:
    table = island(1).victory("paranoid").abandoned("petra", "N20").wonder(1, "alhambra")
    table.begin(0)
    assert table.marks(1) == set()
    end_turn(table, 0)
    assert table.asked == 1
    assert table.marks(1) == {"warmonger", "paranoid"}


@pytest.mark.breach("CV-438")
def test_no_second_wonder_is_built_there() -> None:
    table = island(0).abandoned("oracle", "N20").offer("petra").slot(0, "industry", 5).resources(0, oil=1)
    table.play("play industry")
    assert "wonder petra city N16" in table.moves()
    assert table.refusal("wonder petra city N20").rule in ("CV-107", "CV-438")


@pytest.mark.rule("CV-476")
def test_who_conquers_antananarivo_captures_its_wonder() -> None:
    table = island(name="N18").abandoned("apadana", "N18").stack(3, 5).armies(0, "N17").slot(0, "military", 5)
    table.rolls(6, 1).play("play military", "army N17 N18")
    assert table.city("N18") == 0
    assert table.controls(0, "apadana")
    # Apadana explores when it is captured.
    assert table.question == "explore-anywhere"


@pytest.mark.breach("CV-476")
def test_after_orszaghaz_the_wonder_is_gained_but_not_captured() -> None:
    table = island(name="N18").abandoned("apadana", "N18").stack(3, 5).wonder(0, "orszaghaz").slot(0, "economy", 5)
    table.play("play economy", "caravan card N18", "done", "yes")
    assert table.city("N18") == 0
    assert table.controls(0, "apadana")
    assert (table.asked, table.question) == (1, "take-turn")
    assert table.game.stack == [3, 5]


@pytest.mark.rule("CV-322")
def test_the_holder_of_ibrahim_uses_it_with_a_caravan_in_an_ottoman_city() -> None:
    table = Table(3, "ottoman", "rome", "egypt").begin(0).play("ibrahim @2")
    table.turn(1).slot(1, "economy", 5).caravans(1, "N17").play("play economy", "caravan N17 N16")
    table.play("put culture", "put culture", "done")
    assert (table.asked, table.question) == (1, "put-trade")
    table.play("put military")
    assert table.asked == 0
    table.play("put science")
    assert [player.all_trade() for player in table.players] == [1, 3, 0]


@pytest.mark.breach("CV-322")
def test_neither_the_ottomans_nor_a_third_player_use_ibrahim() -> None:
    table = Table(3, "ottoman", "rome", "egypt").begin(0).play("ibrahim @2")
    table.turn(0).slot(0, "economy", 5).caravans(0, "N23").play("play economy", "caravan N23 N24")
    table.play("put culture", "put culture", "done")
    assert (table.asked, table.question) == (1, "take-turn")
    table.turn(2).slot(2, "economy", 5).caravans(2, "N17").play("play economy", "caravan N17 N16")
    table.play("put culture", "put culture", "done")
    assert [player.all_trade() for player in table.players] == [2, 0, 2]


@pytest.mark.breach("CV-322")
def test_only_the_ottomans_give_ibrahim_away_and_not_to_themselves() -> None:
    table = Table(2, "ottoman", "rome").begin(0)
    assert table.moves("ibrahim") == ["ibrahim @2"]
    assert table.refusal("ibrahim @1") is not None
    assert Table(2, "rome", "ottoman").begin(0).moves("ibrahim") == []


@pytest.mark.rule("CV-464")
def test_tokens_may_be_placed_next_to_antananarivo_in_the_own_turn() -> None:
    table = island(0).slot(0, "culture", 3).play("play culture", "token N21")
    assert table.token("N21") == (0, False)


@pytest.mark.rule("CV-464")
def test_the_range_of_a_city_is_counted_from_antananarivo() -> None:
    table = island(0).slot(0, "industry", 3).play("play industry", "city N22")
    assert table.city("N22") == 0


@pytest.mark.rule("CV-464")
def test_figures_start_from_antananarivo_when_it_is_mature() -> None:
    table = island(0).mature(0, "N20").slot(0, "economy", 3).play("play economy", "caravan card L20")
    assert table.caravan_spaces(0) == ["L20"]


@pytest.mark.rule("CV-464")
def test_antananarivo_counts_for_agendas_of_cities_in_the_own_turn() -> None:
    table = island(1).victory("civilized").cities(1, "J20", "J22", "J24", "L22", "P22", "R20")
    table.begin(0)
    assert table.marks(1) == set()
    table.begin(1)
    assert table.marks(1) == {"civilized", "moneygrubber"}


@pytest.mark.breach("CV-464")
def test_without_the_card_antananarivo_is_no_city() -> None:
    table = island(1).slot(0, "culture", 3).play("play culture")
    assert table.refusal("token N21").rule == "CV-057"
    table = island(1).slot(0, "industry", 3).play("play industry")
    assert "city N22" not in table.moves()


@pytest.mark.breach("CV-464")
def test_figures_do_not_start_from_antananarivo_while_it_is_not_mature() -> None:
    table = island(0).slot(0, "economy", 3).play("play economy")
    assert "caravan card L20" not in table.moves()

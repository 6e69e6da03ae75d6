"""The automated player's science cards, the level spaces of its dial, and the cities that level IV destroys."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, NUMBER
from tests.rules.civ_new_dawn.automaton import AUTO, act, facing, results, seeded
from tests.rules.civ_new_dawn.table import Table

SECOND = ("drama-and-poetry", "mathematics", "currency", "animal-husbandry", "iron-working", "engineering")
THIRD = ("civil-service", "replaceable-parts", "steam-power", "nationalism", "mass-production", "sanitation")
FOURTH = ("mass-media", "nuclear-power", "capitalism", "urbanization", "flight", "globalization")


def levels(table: Table) -> list[int]:
    return sorted(FOCUS[NUMBER[card]].level for card in table.row(AUTO))


def dial(table: Table) -> int:
    return table.game.players[AUTO].dial


@pytest.mark.rule("CV-545", "CV-546")
def test_d164_level_one_turns_the_dial_by_five_and_two_cards_become_level_two() -> None:
    table = act(facing().dial(AUTO, 2), "science")
    assert (dial(table), levels(table)) == (7, [1, 1, 1, 1, 2, 2])


@pytest.mark.rule("CV-546")
def test_any_of_the_lowest_cards_may_be_replaced() -> None:
    def gained(seed: int) -> str:
        table = act(seeded(facing().dial(AUTO, 0), seed), "science")
        return str(table.told("gained-card")[0].data["card"])

    assert results(gained, 120) == set(SECOND)


@pytest.mark.rule("CV-546")
def test_d165_a_card_that_has_the_level_shown_already_becomes_the_next_one() -> None:
    table = act(facing().cards(AUTO, *SECOND).dial(AUTO, 5), "science", "mathematics")
    assert (dial(table), levels(table)) == (10, [2, 2, 2, 2, 3, 3])
    # From the lowest level straight to the level shown.
    table = act(facing().dial(AUTO, 9), "science")
    assert levels(table) == [1, 1, 1, 1, 3, 3]


@pytest.mark.breach("CV-546")
def test_higher_cards_stay_while_a_lower_one_is_there_and_level_four_stays_for_ever() -> None:
    table = act(facing().cards(AUTO, *THIRD, "early-empire").dial(AUTO, 14), "science", "replaceable-parts")
    # First Drama and Poetry by the card itself, then at space 19 straight to level IV.
    assert levels(table) == [3, 3, 3, 3, 3, 4]
    assert "mass-media" in table.row(AUTO)
    table = act(facing().cards(AUTO, *FOURTH).dial(AUTO, 15), "science", "nuclear-power")
    assert (dial(table), levels(table)) == (20, [4] * 6)


@pytest.mark.rule("CV-545")
def test_level_two_first_puts_a_trade_token_and_spent_tokens_are_steps() -> None:
    table = facing().trade(AUTO, science=2).dial(AUTO, 15)
    act(table, "science", "mathematics")
    assert (dial(table), table.game.players[AUTO].all_trade()) == (22, 1)
    # All cards are bare after spending: the highest slot gets it.
    assert table.trade_on(AUTO, "science") == 1


@pytest.mark.rule("CV-545")
def test_level_three_first_replaces_the_lowest_card_of_the_highest_slot() -> None:
    table = facing().cards(AUTO, *SECOND).order(AUTO, "growth", "economy", "industry", "culture", "military", "science")
    act(table.dial(AUTO, 15), "science", "replaceable-parts")
    assert str(table.told("gained-card")[0].data["card"]) == "mass-production"
    assert table.told("gained-card")[0].rule == "CV-545"


@pytest.mark.breach("CV-545")
def test_other_levels_put_no_token_and_replace_no_card_before_the_dial_turns() -> None:
    for card in ("astrology", "replaceable-parts"):
        table = act(facing().dial(AUTO, 0), "science", card)
        assert table.game.players[AUTO].all_trade() == 0
    table = act(facing().dial(AUTO, 15), "science", "mathematics")
    assert len(table.told("gained-card")) == 1


def threatened() -> Table:
    """Seat 0 has two more cities, with tokens round one of them."""
    table = facing().cities(0, "L18", "P18").tokens(0, "L19", "P19").tokens(AUTO, "L17").district(0, "campus", "K18")
    return table.dial(AUTO, 15)


@pytest.mark.rule("CV-547")
def test_level_four_destroys_a_city_of_each_human_and_the_tokens_beside_it() -> None:
    table = act(threatened(), "science", "nuclear-power")
    assert (table.asked, table.question, dial(table)) == (0, "sacrifice-city", 15)
    assert sorted(table.moves()) == ["sacrifice L18", "sacrifice P18"]
    table.play("sacrifice L18")
    assert (table.city("L18"), table.city("P18")) == (-1, 0)
    assert (table.token("L19"), table.token("L17"), table.token("K18")) == (None, None, None)
    assert table.token("P19") == (0, False)
    assert dial(table) == 20
    assert not table.told("attacked")


@pytest.mark.rule("CV-547")
def test_all_humans_choose_before_anything_is_destroyed() -> None:
    table = facing(3).cities(0, "L18", "P18").cities(2, "L22", "P22").dial(AUTO, 15)
    act(table, "science", "nuclear-power")
    assert table.asked == 2
    table.play("sacrifice L22")
    assert (table.asked, table.city("L22")) == (0, 2)
    table.play("sacrifice P18")
    assert (table.city("L22"), table.city("P18"), table.city("P22")) == (-1, -1, 2)


@pytest.mark.rule("CV-547")
def test_a_single_city_needs_no_question_and_a_victim_may_answer_with_a_pact() -> None:
    table = facing().cities(0, "L18").pacts(0, AUTO, "non-aggression-pact").dial(AUTO, 15)
    act(table, "science", "nuclear-power")
    assert (table.city("L18"), table.question) == (-1, "answer-with-pact")


@pytest.mark.breach("CV-547")
def test_capitals_cities_with_an_army_and_rival_cities_cannot_be_chosen() -> None:
    table = act(threatened().cities(0, "N20").armies(0, "P18"), "science", "nuclear-power")
    assert sorted(table.moves()) == ["sacrifice L18", "sacrifice N20"]
    refusal = table.refusal("sacrifice P18")
    assert (refusal.rule, refusal.reason) == ("CV-547", "army-protects")
    assert (table.refusal("sacrifice N16").reason, table.refusal("sacrifice N24").reason) == ("cannot-sacrifice",) * 2
    assert table.refusal("done").rule == "CV-547"


@pytest.mark.breach("CV-547")
def test_tokens_under_an_army_stay_and_who_has_no_city_is_not_asked() -> None:
    table = act(threatened().armies(AUTO, "L19"), "science", "nuclear-power").play("sacrifice L18")
    assert table.token("L19") == (0, False)
    table = act(facing().tokens(0, "N17"), "science", "nuclear-power")
    assert table.question == "take-turn"
    assert table.token("N17") == (0, False)

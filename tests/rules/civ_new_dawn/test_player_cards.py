"""The diplomacy cards that players give each other."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_trade, envoys_of, grown, pacts_of, told, values
from tests.rules.civ_new_dawn.table import Table


def march(table: Table, *more: str) -> Table:
    """The army on N19 attacks what is on N20."""
    return table.armies(0, "N19").slot(0, "military", 4).rolls(3, 3).play("play military", "army N19 N20", *more)


def three() -> Table:
    return Table(3, "rome", "egypt", "france")


@pytest.mark.rule("CV-452")
def test_d106_joint_war_of_two_players_gives_four_against_a_third() -> None:
    table = Table(4, "rome", "egypt", "france", "america").pacts(0, 1, "joint-war").pacts(0, 2, "joint-war")
    march(table.tokens(3, "N20"))
    assert values(table) == (3 + 4 + 4, 3 + 1)
    assert (pacts_of(table, 0, 1), pacts_of(table, 0, 2)) == ({"joint-war"}, {"joint-war"})


@pytest.mark.rule("CV-092", "CV-452")
@pytest.mark.breach("CV-452")
def test_d107_against_a_giver_only_the_card_of_the_other_counts() -> None:
    table = Table(4, "rome", "egypt", "france", "america").pacts(0, 1, "joint-war").pacts(0, 2, "joint-war")
    march(table.tokens(1, "N20"))
    assert values(table) == (3 + 4 + 2, 3 + 1)
    assert (pacts_of(table, 0, 1), pacts_of(table, 0, 2)) == (set(), {"joint-war"})


@pytest.mark.rule("CV-452")
@pytest.mark.parametrize("target", ["barbarian", "city-state", "fort"])
def test_joint_war_counts_against_neutral_targets_too(target: str) -> None:
    table = three().pacts(0, 1, "joint-war")
    if target == "barbarian":
        table.barbarian("A", "N20")
    elif target == "fort":
        table.fort("N20")
    else:
        table.city_state("geneva", "N20")
    march(table)
    assert values(table)[0] == 3 + 4 + 2


@pytest.mark.rule("CV-452")
def test_defensive_pacts_of_two_others_give_four_in_defence() -> None:
    table = Table(4, "rome", "egypt", "france", "america").tokens(1, "N20")
    march(table.pacts(1, 2, "defensive-pact").pacts(1, 3, "defensive-pact"))
    assert values(table) == (7, 3 + 1 + 4)


@pytest.mark.breach("CV-452")
def test_a_defensive_pact_of_the_attacker_fails() -> None:
    table = three().tokens(1, "N20").pacts(1, 0, "defensive-pact").pacts(1, 2, "defensive-pact")
    march(table)
    assert values(table) == (7, 3 + 1 + 2)
    assert pacts_of(table, 1, 0) == {"defensive-pact"}


@pytest.mark.rule("CV-091")
def test_own_cards_give_their_owner_nothing() -> None:
    """Both players' cards are held by the third, who takes no part."""
    table = three().tokens(1, "N20").pacts(2, 0, "joint-war").pacts(2, 1, "defensive-pact")
    march(table)
    assert values(table) == (7, 4)


@pytest.mark.breach("CV-091")
def test_own_cards_are_never_offered_to_their_owner() -> None:
    table = three().slot(0, "industry", 5).resources(0, mercury=3).offer("potala-palace")
    table.play("play industry", "wonder potala-palace city N16")
    assert table.question == "take-pacts"
    assert {move.split()[-1] for move in table.moves("card")} == {"@2", "@3"}
    assert table.refusal("card embassy @1").reason == "not-now"


@pytest.mark.rule("CV-092")
def test_an_attacker_first_returns_the_cards_of_the_defender_who_keeps_his() -> None:
    table = three().tokens(1, "N20").pacts(0, 1, "embassy").pacts(0, 2, "embassy").pacts(1, 0, "open-borders")
    table.rolls(1, 6).slot(0, "military", 4).armies(0, "N19").play("play military", "army N19 N20")
    assert (pacts_of(table, 0, 1), pacts_of(table, 0, 2), pacts_of(table, 1, 0)) == (
        set(),
        {"embassy"},
        {"open-borders"},
    )
    table = three().city_state("geneva", "N20").envoys(0, "geneva", "kumasi").envoys(1, "geneva")
    march(table)
    assert (envoys_of(table, 0), envoys_of(table, 1)) == ({"kumasi"}, {"geneva"})


@pytest.mark.breach("CV-092")
def test_attacks_on_barbarians_and_forts_return_no_card() -> None:
    table = three().barbarian("A", "N20").pacts(0, 1, "embassy").envoys(0, "geneva")
    march(table, "put culture")
    assert (pacts_of(table, 0, 1), envoys_of(table, 0)) == ({"embassy"}, {"geneva"})


def visitor(capital: bool = True) -> Table:
    """America next to the capital of Egypt, or to another city of it."""
    table = Table(2, "america", "egypt").slot(0, "economy", 5)
    return table.caravans(0, "N23") if capital else table.cities(1, "N21").caravans(0, "N20")


@pytest.mark.rule("CV-496")
def test_embassy_gives_the_giver_a_trade_token_and_the_holder_a_resource() -> None:
    table = visitor().pacts(0, 1, "embassy").play("play economy", "caravan N23 N24", "put growth", "put growth", "done")
    table.play("put military", "gain oil")
    assert (all_trade(table, 1), table.resources_of(0), table.asked) == ({"military": 1}, {"oil": 1}, 1)


@pytest.mark.rule("CV-496")
def test_embassy_works_on_the_trip_that_earned_it() -> None:
    table = visitor().play("play economy", "caravan N23 N24", "put growth", "put growth", "card embassy @2")
    table.play("put culture", "gain marble")
    assert (all_trade(table, 1), table.resources_of(0)) == ({"culture": 1}, {"marble": 1})


@pytest.mark.rule("CV-353")
def test_a_full_card_of_the_giver_loses_the_token_but_not_the_resource() -> None:
    table = visitor().pacts(0, 1, "embassy").trade(1, culture=3)
    table.play("play economy", "caravan N23 N24", "put growth", "put growth", "done", "put culture", "gain oil")
    assert (all_trade(table, 1), table.resources_of(0)) == ({"culture": 3}, {"oil": 1})
    table = visitor().pacts(0, 1, "embassy").supply(2)
    table.play("play economy", "caravan N23 N24", "put growth", "put growth", "done", "gain oil")
    assert (all_trade(table, 1), table.resources_of(0)) == ({}, {"oil": 1})


@pytest.mark.breach("CV-496")
def test_embassy_gives_nothing_in_another_city_of_the_giver() -> None:
    table = visitor(False).pacts(0, 1, "embassy")
    table.play("play economy", "caravan N20 N21", "put growth", "put growth", "done")
    assert (table.asked, all_trade(table, 1), table.resources_of(0)) == (1, {}, {})


def beside(name: str = "N20", game: str = "terra-incognita") -> Table:
    """A city of seat 0 on N20 that lacks only its neighbour N21 for maturity."""
    table = Table(2, "rome", "egypt", game=game).cities(0, name)
    return table.tokens(0, "N19", "M19", "M20", "O19", "O20")


@pytest.mark.rule("CV-101", "CV-099")
def test_open_borders_counts_cities_and_tokens_of_the_giver_for_maturity() -> None:
    for table in (beside().tokens(1, "N21"), beside().cities(1, "N21")):
        assert not grown(table, 0, "N20")
        table.pacts(0, 1, "open-borders")
        assert grown(table, 0, "N20")


@pytest.mark.breach("CV-101")
def test_open_borders_of_another_giver_or_held_by_the_rival_does_not_count() -> None:
    table = Table(3, "rome", "egypt", "france").cities(0, "N20").tokens(0, "N19", "M19", "M20", "O19", "O20")
    table.tokens(1, "N21").pacts(0, 2, "open-borders").pacts(1, 0, "open-borders")
    assert not grown(table, 0, "N20")


@pytest.mark.rule("CV-101", "CV-487")
@pytest.mark.breach("CV-487")
def test_d149_base_open_borders_counts_control_tokens_only() -> None:
    table = beside(game="base").tokens(1, "N21").pacts(0, 1, "open-borders")
    assert grown(table, 0, "N20")
    table = beside(game="base").cities(1, "N21").pacts(0, 1, "open-borders")
    assert not grown(table, 0, "N20")


@pytest.mark.rule("CV-225")
def test_open_borders_makes_spaces_of_the_giver_friendly_for_districts() -> None:
    for held, tokens in ((False, 1), (True, 2)):
        table = Table(2, "nubia", "egypt").terrain("mountains", "N17", "N18").district(0, "campus", "N17")
        table.tokens(1, "N18").slot(0, "growth", 5)
        if held:
            table.pacts(0, 1, "open-borders")
        table.play("play growth", "done")
        assert table.trade_on(0, "science") == tokens


@pytest.mark.breach("CV-057")
def test_open_borders_allows_no_token_next_to_the_givers_cities() -> None:
    table = Table(2, "rome", "egypt").pacts(0, 1, "open-borders").cities(1, "N20").play("play culture")
    assert told(table.refusal("token N21"), "CV-057", "not-next-to-city")


@pytest.mark.rule("CV-416", "CV-453")
def test_a_pact_forbids_to_attack_the_giver() -> None:
    table = three().tokens(1, "N20").pacts(0, 1, "non-aggression-pact").armies(0, "N19").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-416", "pact-forbids")


@pytest.mark.breach("CV-453")
def test_a_token_is_no_target_if_a_figure_of_the_giver_would_be_destroyed() -> None:
    table = three().tokens(2, "N20").caravans(1, "N20").pacts(0, 1, "non-aggression-pact")
    table.armies(0, "N19").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-416", "pact-forbids")
    table = three().tokens(2, "N20").armies(2, "N20").caravans(1, "N20").pacts(0, 1, "non-aggression-pact")
    march(table)
    assert (table.army_spaces(2), table.token("N20"), table.caravan_spaces(1)) == (["card"], (2, False), ["N20"])


def media() -> Table:
    """Rome after the tokens of Mass Media, holding a pact of Egypt, with two tokens of Egypt in reach."""
    table = Table(2, "rome", "egypt").cards(0, "mass-media").pacts(0, 1, "non-aggression-pact")
    return table.tokens(1, "N18").tokens(1, "M17", reinforced=True)


@pytest.mark.rule("CV-453")
def test_turning_a_token_of_the_giver_is_no_destroying() -> None:
    table = media().tokens(1, "O17", reinforced=True).play("play culture", "done", "convert M17")
    assert table.token("M17") == (1, False)


@pytest.mark.breach("CV-453")
def test_replacing_a_token_of_the_giver_counts_as_destroying_it() -> None:
    table = media().tokens(1, "O17", reinforced=True).play("play culture", "done")
    assert set(table.moves("convert")) == {"convert M17", "convert O17"}
    assert table.refusal("convert N18").reason == "not-convertible"


@pytest.mark.rule("CV-500")
@pytest.mark.parametrize(("attacker", "defender"), [(6, 1), (1, 6)])
def test_the_victim_of_an_attack_may_return_the_pact_to_swap_the_military_card(attacker: int, defender: int) -> None:
    table = Table(2, "rome", "egypt").tokens(1, "N20").pacts(1, 0, "non-aggression-pact").trade(1, science=2)
    assert table.row(1)[1:] == ["astrology", "wheel", "pottery", "masonry", "early-empire"]
    table.armies(0, "N19").slot(0, "military", 3).rolls(attacker, defender).play("play military", "army N19 N20")
    assert (table.question, table.asked) == ("answer-with-pact", 1)
    table.play("swap military science")
    assert table.row(1)[1:] == ["masonry", "wheel", "pottery", "astrology", "early-empire"]
    assert (pacts_of(table, 1, 0), table.trade_on(1, "science")) == (set(), 2)


@pytest.mark.rule("CV-500", "CV-453")
def test_the_victim_of_an_effect_may_answer_too() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "forbidden-city").tokens(1, "N17").pacts(1, 0, "non-aggression-pact")
    table.play("destroy N17")
    assert (table.question, table.asked, table.token("N17")) == ("answer-with-pact", 1, None)
    table.play("done")
    assert pacts_of(table, 1, 0) == {"non-aggression-pact"}
    assert table.question == "take-turn"


@pytest.mark.rule("CV-500")
def test_several_victims_answer_clockwise_from_the_active_player() -> None:
    table = Table(4, "rome", "egypt", "france", "america").cards(2, "nuclear-power").slot(2, "science", 5)
    # Two holders of the one card, which only a table set by hand has.
    table.tokens(0, "N19").tokens(1, "N20").tokens(3, "N21")
    table.pacts(0, 2, "non-aggression-pact").pacts(3, 2, "non-aggression-pact")
    table.turn(2).play("play science", "strike N20")
    order = []
    while table.question == "answer-with-pact":
        order.append(table.asked)
        table.play("done")
    assert order == [3, 0]


@pytest.mark.breach("CV-500")
def test_nobody_answers_without_loss_or_without_the_pact_of_the_offender() -> None:
    table = Table(3, "rome", "egypt", "france").tokens(1, "N20").pacts(1, 2, "non-aggression-pact")
    march(table.pacts(2, 0, "non-aggression-pact"))
    assert (table.question, table.asked) == ("take-turn", 1)
    table = Table(2, "rome", "egypt").wonder(0, "forbidden-city").tokens(1, "N17", reinforced=True)
    table.cards(0, "mass-media").pacts(1, 0, "non-aggression-pact").play("play culture", "done")
    assert (table.question, table.token("N17")) == ("take-turn", (1, False))


@pytest.mark.rule("CV-088", "CV-496")
def test_an_embassy_exchanged_on_arrival_works_no_more() -> None:
    table = Table(2, "america", "egypt").slot(0, "economy", 5).caravans(0, "N23").pacts(0, 1, "embassy")
    table.play("play economy", "caravan N23 N24", "put growth", "put growth", "card joint-war @2")
    assert (table.asked, all_trade(table, 1), table.resources_of(0)) == (1, {}, {})


@pytest.mark.rule("CV-487")
@pytest.mark.breach("CV-088")
def test_base_players_have_four_cards_and_no_pact() -> None:
    table = Table(2, "america", "egypt", game="base").slot(0, "economy", 5).caravans(0, "N20").cities(1, "N21")
    table.play("play economy", "caravan N20 N21", "put science", "put science")
    assert set(table.moves("card")) == {
        *("card joint-war @2", "card defensive-pact @2", "card embassy @2", "card open-borders @2"),
    }
    assert table.refusal("card non-aggression-pact @2").rule in ("CV-088", "CV-090")

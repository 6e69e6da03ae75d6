"""The automated player's culture cards: how many control tokens, and where."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.automaton import AUTO, ROUND, act, facing, placed, results, seeded, water
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-531")
def test_d160_the_resource_comes_before_the_difficult_space() -> None:
    table = facing().good("oil", "M23").terrain("hills", "M23").terrain("mountains", "O24")
    act(table, "culture")
    assert placed(table) == ["M23", "O24"]
    assert table.resources_of(AUTO) == {"oil": 1}
    assert table.row(AUTO)[0] == "early-empire"


@pytest.mark.rule("CV-531", "CV-471")
@pytest.mark.parametrize(
    ("card", "number"), [("early-empire", 2), ("drama-and-poetry", 3), ("civil-service", 4), ("mass-media", 4)]
)
def test_the_level_says_how_many_tokens(card: str, number: int) -> None:
    table = act(facing(), "culture", card)
    assert len(placed(table)) == number


@pytest.mark.rule("CV-531")
def test_level_three_places_one_more_next_to_any_friendly_space() -> None:
    table = water(facing(), "M23", "M24", "N25").terrain("mountains", "P24", "O22")
    act(table, "culture", "civil-service")
    assert set(placed(table)[:3]) == {"N23", "O23", "O24"}
    assert placed(table)[3] in ("P24", "O22")


@pytest.mark.breach("CV-531")
def test_other_levels_place_nothing_beyond_the_neighbours_of_cities() -> None:
    table = water(facing(), "M23", "M24", "N25", "O23", "O24").terrain("mountains", "N22")
    act(table, "culture", "mass-media")
    assert placed(table) == ["N23"]


@pytest.mark.rule("CV-532")
def test_natural_wonder_before_resource_before_spawn_symbol() -> None:
    table = facing().spawn_space("A", "M23").good("marble", "O24").natural_wonder("pantanal", "N25")
    table.trade(AUTO, culture=1)
    act(table, "culture")
    assert placed(table) == ["N25", "O24", "M23"]


@pytest.mark.rule("CV-532")
def test_most_cities_then_the_city_closest_to_maturity() -> None:
    table = act(facing().cities(AUTO, "O26", "L24"), "culture")
    first = placed(table)[0]
    near = table.game.land.near[table.space(first)]
    assert len([space for space in near if table.game.city_owner(space) == AUTO]) == 2
    table = act(facing().cities(AUTO, "O26").tokens(0, "M23"), "culture")
    # O26 is on the edge and lacks few neighbours: what it shares with the capital comes first, then its own ones.
    own = {table.name(space) for space in table.game.land.near[table.space("O26")]}
    assert placed(table)[0] in own
    assert placed(table)[1] in own


@pytest.mark.rule("CV-532")
def test_level_three_likes_spaces_next_to_tokens_and_open_spawn_symbols() -> None:
    table = water(facing(), "N25", "O24", "M24").spawn_space("A", "P23").terrain("mountains", "N23")
    act(table, "culture", "civil-service")
    assert placed(table)[0] == "O23"
    # A covered symbol counts for nothing: then the difficulty decides.
    table = water(facing(), "N25", "O24", "M24").spawn_space("A", "P23").terrain("mountains", "N23").tokens(0, "P23")
    act(table, "culture", "civil-service")
    assert placed(table)[0] == "N23"


@pytest.mark.breach("CV-532")
def test_a_rival_beside_the_space_counts_at_level_four_only() -> None:
    for card, first in (("drama-and-poetry", "N23"), ("mass-media", "O23")):
        table = water(facing(), "M23", "M24", "N25", "O24").cities(0, "P23").terrain("hills", "N23")
        act(table, "culture", card)
        assert placed(table)[0] == first


@pytest.mark.rule("CV-533")
def test_d161_a_token_without_a_space_becomes_a_trade_token() -> None:
    table = water(facing(), "M23", "M24", "N25", "O23", "O24").trade(AUTO, culture=1)
    act(table, "culture")
    assert placed(table) == ["N23"]
    assert table.trade_on(AUTO, "culture") == 2


@pytest.mark.rule("CV-533")
def test_so_does_a_token_that_is_not_there() -> None:
    table = act(facing().unused_tokens(AUTO, 1), "culture")
    assert len(placed(table)) == 1
    assert table.trade_on(AUTO, "culture") == 1


@pytest.mark.breach("CV-533")
def test_the_extra_token_of_level_three_becomes_nothing_and_no_token_is_taken_back() -> None:
    table = act(facing().unused_tokens(AUTO, 3), "culture", "civil-service")
    assert (len(placed(table)), table.trade_on(AUTO, "culture")) == (3, 0)
    assert not table.told("recalled-token")


def pressed() -> Table:
    """Rival tokens next to the capital and next to a token of the automated player."""
    table = facing().tokens(AUTO, "N23").tokens(0, "N22", "M24").tokens(0, "O23", "M22", reinforced=True)
    return table.tokens(0, "N20").cards(AUTO, "mass-media")


@pytest.mark.rule("CV-534")
def test_level_four_turns_reinforced_tokens_and_removes_the_others() -> None:
    table = act(pressed(), "culture")
    assert table.token("N22") != (0, False)
    assert table.told("lost-token")[0].rule == "CV-534"
    assert table.token("O23") == (0, False)
    assert table.token("M22") == (0, False)


@pytest.mark.breach("CV-534")
def test_tokens_far_away_under_an_army_or_a_pact_stay_as_they_are() -> None:
    table = act(pressed().armies(0, "O23"), "culture")
    assert table.token("N20") == (0, False)
    assert table.token("O23") == (0, True)
    table = act(pressed().pacts(AUTO, 0, "non-aggression-pact"), "culture")
    assert not table.told("lost-token")
    assert not table.told("unreinforced")


@pytest.mark.rule("CV-534")
def test_who_lost_a_token_may_answer_with_a_pact() -> None:
    table = act(pressed().pacts(0, AUTO, "non-aggression-pact"), "culture")
    assert (table.asked, table.question) == (0, "answer-with-pact")
    table.play("swap military culture")
    assert table.question == "take-turn"
    assert len(placed(table)) == 4


@pytest.mark.breach("CV-534")
def test_all_are_judged_before_the_first_one_changes() -> None:
    # A token that was turned is not removed as an unreinforced one.
    table = act(facing().tokens(AUTO, "N23").tokens(0, "N22", reinforced=True), "culture", "mass-media")
    assert table.token("N22") == (0, False)
    assert len(table.told("unreinforced")) == 1


@pytest.mark.rule("CV-469")
def test_equal_spaces_are_drawn_with_equal_chances() -> None:
    def first(seed: int) -> str:
        return placed(act(seeded(facing(), seed), "culture"))[0]

    # All neighbours of the capital are alike.
    assert results(first) == set(ROUND)


@pytest.mark.breach("CV-469")
def test_it_keeps_the_rules_of_placing() -> None:
    table = water(facing(), "M23", "M24").tokens(0, "N23").barbarian("A", "N25").fort("O23").armies(0, "O24")
    act(table, "culture")
    assert placed(table) == []
    assert table.trade_on(AUTO, "culture") == 2

"""The automated player's growth cards, which tokens it reinforces, and what its districts do."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS
from tests.rules.civ_new_dawn.automaton import (
    AUTO,
    ROUND,
    act,
    facing,
    no_sites,
    placed,
    reinforced,
    results,
    seeded,
    symbol,
    water,
)
from tests.rules.civ_new_dawn.table import Table


def district(table: Table) -> str:
    """Where the automated player laid its district, or nothing."""
    laid = [str(event.data["space"]) for event in table.told("placed-district")]
    return laid[0] if laid else ""


def without_districts(table: Table) -> Table:
    """No unused district: they are thought to lie elsewhere."""
    table.game.own(AUTO).districts_left = 0
    return table


@pytest.mark.rule("CV-554", "CV-555")
def test_d169_the_district_takes_the_place_of_a_token_on_mountains() -> None:
    table = water(facing(), "M23", "M24", "O23", "O24").terrain("hills", "N23").terrain("mountains", "N25")
    table.tokens(AUTO, "N25", reinforced=True).tokens(AUTO, "K22", "K23", "K24")
    left = table.game.players[AUTO].tokens_left
    act(table, "growth")
    assert district(table) == "N25"
    assert table.token("N25") in ((AUTO, False), (AUTO, True))
    assert table.game.players[AUTO].tokens_left == left + 1
    assert len(reinforced(table)) == 2


@pytest.mark.rule("CV-554", "CV-474")
def test_any_unused_district_may_be_drawn_and_reinforced_neighbours_break_a_tie() -> None:
    def kind(seed: int) -> str:
        table = act(seeded(facing(), seed), "growth")
        return table.district_at(district(table))

    assert results(kind) == set(DISTRICTS)
    table = facing().terrain("hills", "N23", "O24").tokens(AUTO, "O25", reinforced=True)
    assert district(act(table, "growth")) == "O24"


@pytest.mark.rule("CV-554")
@pytest.mark.parametrize(("card", "side"), [("engineering", False), ("sanitation", True)])
def test_levels_two_and_three_move_the_token_that_made_way(card: str, side: bool) -> None:
    table = water(facing(), "M23", "M24", "N25", "O23", "O24").terrain("mountains", "N23").tokens(AUTO, "N23")
    table.terrain("hills", "N22").tokens(0, "J20", "K20", "L20")
    left = table.game.players[AUTO].tokens_left
    act(table, "growth", card)
    assert district(table) == "N23"
    assert placed(table) == ["N22"]
    assert table.game.players[AUTO].tokens_left == left
    if side:
        # It lies there reinforced before the card reinforces: only the district is left to be turned.
        assert reinforced(table) == ["N23"]


@pytest.mark.breach("CV-554")
def test_a_district_is_never_replaced_and_none_is_taken_back() -> None:
    table = water(facing(), "M23", "M24", "N25", "O23", "O24").district(AUTO, "campus", "N23")
    act(table, "growth")
    assert table.district_at("N23") == "campus"
    assert not table.told("placed-district")
    table = act(without_districts(facing()), "growth")
    assert district(table) == ""


@pytest.mark.rule("CV-555")
def test_the_tokens_nearest_to_foes_are_reinforced_first_then_the_most_difficult() -> None:
    table = without_districts(facing()).tokens(AUTO, "N23", "N22", "M23", "O23", "N25", "N26", "M25")
    table.terrain("hills", "M23")
    act(table, "growth")
    assert reinforced(table)[:3] == ["N22", "N23", "M23"]
    assert len(reinforced(table)) == 5
    table = without_districts(facing()).tokens(AUTO, "N22", "N26").barbarian("A", "N27")
    act(table, "growth")
    assert reinforced(table) == ["N26", "N22"]


@pytest.mark.rule("CV-555", "CV-471")
@pytest.mark.parametrize(("card", "number"), [("irrigation", 2), ("engineering", 3), ("sanitation", 4)])
def test_after_a_district_the_level_says_how_many(card: str, number: int) -> None:
    table = facing().tokens(AUTO, "K20", "K21", "K22", "K23", "L20", "L21", "L22").trade(AUTO, growth=1)
    act(table, "growth", card)
    assert len(reinforced(table)) == number + 1


@pytest.mark.breach("CV-555")
def test_reinforced_and_rival_tokens_are_left_out() -> None:
    table = without_districts(facing()).tokens(AUTO, "N22", reinforced=True).tokens(0, "N21").tokens(AUTO, "N26")
    act(table, "growth")
    assert reinforced(table) == ["N26"]
    assert table.token("N21") == (0, False)


@pytest.mark.rule("CV-556")
def test_level_four_resolves_all_own_districts_before_reinforcing() -> None:
    table = facing().district(AUTO, "campus", "K20").district(AUTO, "encampment", "P22").terrain("mountains", "K20")
    act(table, "growth", "globalization")
    resolved = [str(event.data["district"]) for event in table.told("resolved-district")]
    assert {"campus", "encampment"} <= set(resolved)
    kinds = [event.kind for event in table.events if event.kind in ("resolved-district", "turn")]
    assert kinds[-1] == "turn"
    assert table.trade_on(AUTO, "science") >= 1


@pytest.mark.rule("CV-556")
@pytest.mark.parametrize(("card", "following"), [("irrigation", "engineering"), ("engineering", "sanitation")])
def test_a_card_that_did_nothing_is_replaced_by_the_next_level(card: str, following: str) -> None:
    table = act(without_districts(facing()), "growth", card)
    assert table.row(AUTO)[0] == following


@pytest.mark.breach("CV-556")
def test_level_three_stays_and_so_does_a_card_that_did_something() -> None:
    assert act(without_districts(facing()), "growth", "sanitation").row(AUTO)[0] == "sanitation"
    assert act(without_districts(facing()).tokens(AUTO, "N23"), "growth").row(AUTO)[0] == "irrigation"
    table = act(facing().district(AUTO, "campus", "K20").terrain("mountains", "K20"), "growth")
    assert not table.told("resolved-district")


# What its districts do


@pytest.mark.rule("CV-557")
def test_the_commercial_hub_puts_more_tokens() -> None:
    table = facing().district(AUTO, "commercial-hub", "K20").terrain("desert", "K20", "K21").tokens(AUTO, "K21")
    symbol(table, "districts")
    assert table.trade_on(AUTO, "economy") == 2
    table = facing().district(AUTO, "commercial-hub", "N23").mature(AUTO, "N24").terrain("desert", "N23", "M23")
    table.trade(AUTO, economy=3)
    symbol(table, "districts")
    assert table.game.players[AUTO].all_trade() == 4


@pytest.mark.rule("CV-557")
def test_the_encampment_defeats_the_nearest_barbarian_and_reinforces_within_reach() -> None:
    table = facing().district(AUTO, "encampment", "N22").barbarian("A", "N20").barbarian("B", "N21")
    table.armies(0, "M22").tokens(AUTO, "N23", "K20")
    symbol(table, "districts")
    assert table.game.barbarians[:2] == [table.space("N20"), -1]
    assert table.army_spaces(0) == ["M22"]
    assert reinforced(table) == ["N22"]
    table = symbol(facing().district(AUTO, "encampment", "N22").armies(0, "M22"), "districts")
    assert table.army_spaces(0) == ["card"]


@pytest.mark.rule("CV-557")
def test_the_industrial_zone_builds_a_city_if_it_can() -> None:
    table = facing().district(AUTO, "industrial-zone", "N22").trade(AUTO, industry=3).terrain("mountains", "N20")
    symbol(table, "districts")
    assert (table.city("N20"), table.trade_on(AUTO, "industry")) == (AUTO, 0)
    table = facing().district(AUTO, "industrial-zone", "N22").terrain("forest", "N22")
    symbol(table, "districts")
    assert table.trade_on(AUTO, "industry") == 1


@pytest.mark.rule("CV-557")
def test_the_theater_square_follows_the_culture_order() -> None:
    table = facing().district(AUTO, "theater-square", "K20").good("oil", "K22").terrain("mountains", "K21")
    symbol(table, "districts")
    assert placed(table) == ["K22"]


@pytest.mark.breach("CV-557")
def test_what_it_cannot_do_it_does_not_do() -> None:
    table = no_sites(facing()).district(AUTO, "industrial-zone", "N22").trade(AUTO, industry=3)
    symbol(table, "districts")
    assert not table.told("built-city")
    table = facing().district(AUTO, "theater-square", "K20").tokens(AUTO, *ROUND).unused_tokens(AUTO, 0)
    symbol(table, "districts")
    assert placed(table) == []
    # A rival's token counts as friendly with Open Borders, yet only own ones are reinforced.
    table = facing().district(AUTO, "encampment", "N22", reinforced=True).tokens(0, "N21")
    symbol(table.pacts(AUTO, 0, "open-borders"), "districts")
    assert table.token("N21") == (0, False)

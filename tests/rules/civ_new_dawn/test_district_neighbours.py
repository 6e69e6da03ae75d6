"""Districts together: what one makes possible for another, and what counts as a friendly space beside them."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import symbol, told
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-223", "CV-409")
def test_a_district_that_was_idle_may_be_resolved_after_another_has_changed_the_map() -> None:
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N19").district(0, "commercial-hub", "N20")
    symbol(table.terrain("desert", "N21"), "districts").play("token N21", "second")
    assert (table.trade_on(0, "economy"), table.question) == (1, "take-turn")


@pytest.mark.breach("CV-223")
def test_a_player_is_not_asked_about_a_rivals_district() -> None:
    table = Table(2, "rome", "egypt").district(1, "theater-square", "N20").district(0, "theater-square", "N17")
    symbol(table, "districts")
    assert table.asked == 0
    assert told(table.refusal("token N22"), "CV-235", "beyond-district")
    table.play("token N18")
    assert table.asked == 1


@pytest.mark.rule("CV-232", "CV-284")
def test_an_own_city_on_a_fort_is_a_friendly_forest_for_the_industrial_zone() -> None:
    table = Table(2, "rome", "egypt").district(0, "industrial-zone", "N20").fort("N21").cities(0, "N21")
    symbol(table, "districts")
    assert table.trade_on(0, "industry") == 1


@pytest.mark.breach("CV-232", "CV-284")
def test_an_uncontrolled_fort_or_one_of_a_rival_is_not_friendly() -> None:
    table = Table(2, "rome", "egypt").district(0, "industrial-zone", "N20").fort("N21").fort("N19").cities(1, "N19")
    symbol(table.armies(0, "N21"), "districts")
    assert table.trade_on(0, "industry") == 0


@pytest.mark.rule("CV-225")
def test_an_own_city_on_mountains_counts_for_a_campus() -> None:
    table = Table(2, "rome", "egypt").terrain("mountains", "N16").district(0, "campus", "N17")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 1


@pytest.mark.breach("CV-225")
def test_an_army_alone_makes_no_mountain_friendly() -> None:
    table = Table(2, "rome", "egypt").terrain("mountains", "N21").armies(0, "N21").caravans(0, "N21")
    symbol(table.district(0, "campus", "N20"), "districts")
    assert table.trade_on(0, "science") == 0


@pytest.mark.rule("CV-235", "CV-237")
def test_the_token_of_a_theater_square_collects_what_lies_in_its_space() -> None:
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N20").good("marble", "N22")
    symbol(table, "districts").play("token N22")
    assert table.resources_of(0) == {"marble": 1}
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N20").natural_wonder("mt-everest", "N22")
    symbol(table, "districts").play("token N22")
    assert (table.token("N22"), table.players[0].natural_wonders.bit_count()) == ((0, False), 1)


@pytest.mark.rule("CV-217", "CV-219")
def test_the_token_that_mysticism_moves_collects_what_lies_in_its_new_space() -> None:
    table = Table(2, "aztec", "egypt").slot(0, "growth", 1).tokens(0, "N17").good("oil", "N18")
    table.play("play growth", "district campus N17", "token N18")
    assert (table.resources_of(0), table.district_at("N17"), table.token("N18")) == ({"oil": 1}, "campus", (0, False))


@pytest.mark.rule("CV-213", "CV-408")
def test_five_districts_on_the_map_complete_industrious() -> None:
    table = Table(2, "rome", "egypt").victory("industrious", "fortified").slot(0, "growth", 1)
    for district, name in (("campus", "N15"), ("commercial-hub", "M15"), ("encampment", "M16")):
        table.district(0, district, name)
    table.district(0, "industrial-zone", "O15").play("play growth", "district theater-square N17")
    assert "industrious" in table.marks(0)


@pytest.mark.rule("CV-213")
def test_a_city_built_on_an_own_district_returns_it() -> None:
    table = (
        Table(2, "rome", "egypt").district(0, "campus", "N18").slot(0, "industry", 5).play("play industry", "city N18")
    )
    assert (table.city("N18"), table.token("N18"), table.players[0].districts_left) == (0, None, 31)


@pytest.mark.rule("CV-231", "CV-411")
def test_an_army_defeated_by_an_encampment_brings_its_owner_the_answer_of_a_pact() -> None:
    table = (
        Table(2, "rome", "egypt").district(0, "encampment", "N20").armies(1, "N21").pacts(1, 0, "non-aggression-pact")
    )
    symbol(table, "districts").play("defeat army N21 @2")
    while table.asked == 0:
        table.play("done")
    assert table.question == "answer-with-pact"
    before = table.row(1)
    table.play("swap military culture")
    assert sorted(table.row(1)) == sorted(before)
    assert (table.row(1) != before, table.players[1].pacts[0]) == (True, 0)


@pytest.mark.rule("CV-235")
def test_without_an_unused_token_a_theater_square_takes_one_back_from_the_map() -> None:
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N20").tokens(0, "J20", "J21").unused_tokens(0, 0)
    symbol(table, "districts").play("token N22", "recall J20")
    assert (table.token("N22"), table.token("J20"), table.token("J21")) == ((0, False), None, (0, False))


@pytest.mark.breach("CV-235")
def test_without_any_control_token_a_theater_square_places_nothing() -> None:
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N20").unused_tokens(0, 0)
    symbol(table, "districts")
    assert (table.question, table.told("resolved-district")) == ("take-turn", [])


@pytest.mark.rule("CV-225")
def test_open_borders_of_the_first_player_help_the_second() -> None:
    table = Table(2, "rome", "egypt").pacts(1, 0, "open-borders").terrain("mountains", "N21").tokens(0, "N21")
    symbol(table.district(1, "campus", "N20"), "districts")
    assert table.trade_on(1, "science") == 1

"""The district symbol of the event dial: what each district does."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import symbol, told
from tests.rules.civ_new_dawn.table import Table


def with_district(district: str, *leaders: str, space: str = "N20") -> Table:
    """A district of seat 0 in the middle of the map."""
    names = leaders or ("rome", "egypt")
    return Table(len(names), *names).district(0, district, space)


@pytest.mark.rule("CV-223")
def test_districts_are_resolved_clockwise_from_the_first_player_in_any_own_order() -> None:
    table = Table(3, "rome", "egypt", "france").terrain("mountains", "N17").terrain("desert", "N15")
    table.district(0, "campus", "N17").district(0, "theater-square", "N15").district(2, "theater-square", "J19")
    table.district(1, "theater-square", "N25")
    symbol(table, "districts")
    assert (table.asked, set(table.moves("resolve"))) == (0, {"resolve campus", "resolve theater-square"})
    table.play("resolve theater-square", "token N14")
    assert table.trade_on(0, "science") == 1
    assert table.asked == 1
    table.play("token N26")
    assert table.asked == 2


@pytest.mark.breach("CV-223")
@pytest.mark.parametrize("other", ["move", "government", "spawn"])
def test_another_symbol_resolves_no_district(other: str) -> None:
    table = with_district("campus").terrain("mountains", "N20")
    symbol(table, other)
    assert table.told("resolved-district") == []
    assert table.trade_on(0, "science") == 0


@pytest.mark.rule("CV-224", "CV-235", "CV-237")
def test_the_distance_of_an_ability_goes_through_water_rival_spaces_and_difficult_terrain() -> None:
    table = with_district("theater-square").terrain("water", "N21").tokens(1, "M20").terrain("mountains", "N22", "L21")
    symbol(table, "districts").play("token N22")
    assert table.token("N22") == (0, False)


@pytest.mark.breach("CV-224", "CV-235")
def test_three_spaces_are_too_far_whatever_lies_between() -> None:
    table = symbol(with_district("theater-square"), "districts")
    assert told(table.refusal("token N23"), "CV-235", "beyond-district")


@pytest.mark.rule("CV-225")
def test_d77_a_campus_counts_its_own_and_neighbouring_friendly_mountains_up_to_three_tokens() -> None:
    table = with_district("campus").terrain("mountains", "N20", "N19", "N21", "M19").tokens(0, "N19", "N21")
    symbol(table.trade(0, science=1), "districts")
    assert table.trade_on(0, "science") == 3


@pytest.mark.rule("CV-225")
def test_d121_a_natural_wonder_space_counts_after_its_token_was_collected() -> None:
    table = with_district("campus").natural_wonder("mt-everest", "N21", held_by=0).tokens(0, "N21")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 1


@pytest.mark.breach("CV-225")
def test_a_campus_counts_no_unowned_no_rival_no_distant_mountains_and_no_other_terrain() -> None:
    table = with_district("campus").terrain("mountains", "N20", "N19", "N21", "N22").terrain("desert", "M19")
    table.tokens(1, "N19").tokens(0, "N22", "M19")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 1
    assert [table.trade_on(0, type) for type in ("culture", "economy", "industry", "military", "growth")] == [0] * 5


@pytest.mark.rule("CV-226")
def test_a_commercial_hub_gives_a_token_on_any_card_for_each_mature_city() -> None:
    table = with_district("commercial-hub").mature(0, "N16").cities(0, "R20").mature(0, "R20")
    symbol(table, "districts").play("first", "put culture", "put military")
    assert (table.trade_on(0, "culture"), table.trade_on(0, "military")) == (1, 1)


@pytest.mark.breach("CV-226")
def test_a_city_that_is_not_mature_gives_the_hub_nothing() -> None:
    table = with_district("commercial-hub").mature(0, "N16").cities(0, "R20").mature(1, "N24")
    symbol(table, "districts").play("first", "put culture")
    assert sum(table.players[0].trade) == 1


@pytest.mark.rule("CV-227")
def test_a_commercial_hub_gives_a_token_on_the_economy_card_for_each_friendly_desert() -> None:
    table = with_district("commercial-hub").terrain("desert", "N20", "N21").tokens(0, "N21")
    symbol(table, "districts").play("second")
    assert table.trade_on(0, "economy") == 2


@pytest.mark.breach("CV-227")
def test_a_hub_counts_no_rival_or_unowned_desert() -> None:
    table = with_district("commercial-hub").terrain("desert", "N20", "N21", "N19", "M18").tokens(1, "N21")
    symbol(table.tokens(0, "M18"), "districts").play("second")
    assert table.trade_on(0, "economy") == 1


@pytest.mark.rule("CV-228")
@pytest.mark.breach("CV-228")
@pytest.mark.parametrize(("option", "economy"), [("first", 0), ("second", 1)])
def test_a_commercial_hub_resolves_exactly_one_of_its_options(option: str, economy: int) -> None:
    table = with_district("commercial-hub").mature(0, "N16").terrain("desert", "N20")
    symbol(table, "districts").play(option)
    if option == "first":
        table.play("put science")
    assert table.question == "take-turn"
    assert (table.trade_on(0, "economy"), sum(table.players[0].trade)) == (economy, 1)


@pytest.mark.rule("CV-232", "CV-238")
def test_an_industrial_zone_gives_tokens_for_friendly_forests_up_to_three() -> None:
    table = with_district("industrial-zone").terrain("forest", "N20", "N21", "M20").tokens(0, "N21", "M20")
    symbol(table.trade(0, industry=1), "districts")
    assert table.trade_on(0, "industry") == 3


@pytest.mark.breach("CV-232", "CV-238")
def test_an_industrial_zone_counts_no_rival_forest_and_gives_nothing_beyond_three() -> None:
    table = with_district("industrial-zone").terrain("forest", "N20", "N21", "N19").tokens(1, "N21")
    symbol(table, "districts")
    assert table.trade_on(0, "industry") == 1
    table = with_district("industrial-zone").terrain("forest", "N20").trade(0, industry=3)
    supply = table.game.trade_supply
    symbol(table, "districts").play("first")
    assert (table.trade_on(0, "industry"), table.game.trade_supply) == (3, supply)


@pytest.mark.rule("CV-233", "CV-224")
def test_an_industrial_zone_builds_a_city_for_three_tokens_two_spaces_from_a_friendly_space() -> None:
    table = with_district("industrial-zone").trade(0, industry=3).terrain("water", "O16").terrain("mountains", "P17")
    symbol(table, "districts").play("city P17")
    assert (table.city("P17"), table.trade_on(0, "industry")) == (0, 0)


@pytest.mark.breach("CV-233")
def test_d78_an_industrial_zone_with_two_tokens_builds_no_city_and_with_three_none_too_far() -> None:
    table = with_district("industrial-zone").trade(0, industry=2).terrain("forest", "N20")
    symbol(table, "districts")
    assert (table.question, table.trade_on(0, "industry"), len(table.players[0].cities)) == ("take-turn", 3, 1)
    table = symbol(with_district("industrial-zone").trade(0, industry=3), "districts")
    assert told(table.refusal("city R20"), "CV-233", "city-too-far")
    assert table.refusal("city N17").rule == "CV-025"


@pytest.mark.rule("CV-234")
@pytest.mark.breach("CV-234")
def test_an_industrial_zone_that_builds_a_city_gains_no_tokens() -> None:
    table = with_district("industrial-zone").trade(0, industry=3).terrain("forest", "N20")
    symbol(table, "districts").play("city N22")
    assert (table.city("N22"), table.trade_on(0, "industry"), table.question) == (0, 0, "take-turn")
    table = with_district("industrial-zone").trade(0, industry=3).terrain("forest", "N20")
    symbol(table, "districts").play("first")
    assert (len(table.players[0].cities), table.trade_on(0, "industry")) == (1, 3)


@pytest.mark.rule("CV-236")
def test_a_theater_square_places_a_token_two_spaces_from_a_city_with_a_wonder() -> None:
    table = with_district("theater-square", space="R20").wonder(0, "petra").terrain("mountains", "N18")
    symbol(table, "districts").play("token N18")
    assert table.token("N18") == (0, False)


@pytest.mark.breach("CV-236")
def test_a_city_without_a_wonder_and_a_rival_city_with_one_give_the_theater_no_place() -> None:
    table = (
        with_district("theater-square", space="R20").wonder(1, "petra").cities(0, "J20").wonder(0, "colossus", "J20")
    )
    symbol(table, "districts")
    assert told(table.refusal("token N18"), "CV-235", "beyond-district")
    assert told(table.refusal("token N22"), "CV-235", "beyond-district")
    assert "token J22" in table.moves("token")


@pytest.mark.rule("CV-237")
def test_a_theater_square_places_exactly_one_token_for_one_of_its_options() -> None:
    table = with_district("theater-square").wonder(0, "petra")
    unused = table.players[0].tokens_left
    symbol(table, "districts").play("token N22")
    assert (table.players[0].tokens_left, table.question) == (unused - 1, "take-turn")


@pytest.mark.breach("CV-237")
def test_a_theater_square_places_nothing_on_water_forts_or_occupied_spaces() -> None:
    table = with_district("theater-square").terrain("water", "N21").fort("M20").barbarian("A", "N22").tokens(1, "N19")
    table.city_state("kabul", "O20").armies(1, "O19").cities(1, "P20")
    symbol(table, "districts")
    reasons = {name: table.refusal(f"token {name}").rule for name in ("N21", "M20", "N22", "N19", "O20", "O19", "P20")}
    assert reasons == {
        **dict.fromkeys(("N21", "N22", "N19", "O20", "P20"), "CV-059"),
        "M20": "CV-060",
        "O19": "CV-251",
    }


@pytest.mark.breach("CV-238")
def test_a_hubs_token_is_not_put_on_a_full_card() -> None:
    table = with_district("commercial-hub").mature(0, "N16").trade(0, culture=3)
    symbol(table, "districts").play("first")
    assert table.refusal("put culture").rule
    table.play("put growth")
    assert (table.trade_on(0, "culture"), table.trade_on(0, "growth")) == (3, 1)


@pytest.mark.rule("CV-226", "CV-228")
def test_a_hub_whose_player_has_a_mature_city_may_take_the_deserts_instead() -> None:
    table = with_district("commercial-hub").mature(0, "N16").terrain("desert", "N20", "N19").tokens(0, "N19")
    symbol(table, "districts").play("second")
    assert (table.trade_on(0, "economy"), sum(table.players[0].trade)) == (2, 2)


@pytest.mark.rule("CV-233")
def test_the_city_of_an_industrial_zone_may_replace_an_own_token_and_stands_where_armies_are() -> None:
    table = with_district("industrial-zone").trade(0, industry=3).tokens(0, "N22").armies(0, "N22")
    unused = table.players[0].tokens_left
    symbol(table, "districts").play("city N22")
    assert (table.city("N22"), table.token("N22"), table.players[0].tokens_left) == (0, None, unused + 1)
    assert table.army_spaces(0) == ["N22"]


@pytest.mark.breach("CV-233")
def test_an_industrial_zone_builds_on_no_illegal_space_and_not_without_an_unused_city() -> None:
    table = with_district("industrial-zone").trade(0, industry=3).armies(1, "N22").good("oil", "L21").fort("P20")
    symbol(table, "districts")
    for name in ("N22", "L21", "P20", "O20"):
        assert f"city {name}" not in table.moves("city")
        assert table.refusal(f"city {name}").rule
    table = with_district("industrial-zone").trade(0, industry=3).unused_cities(0, 0)
    symbol(table, "districts")
    assert (table.trade_on(0, "industry"), table.question) == (3, "take-turn")

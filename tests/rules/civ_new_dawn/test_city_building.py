"""Section 7: cities, where they are built and when they are mature."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_within, built, grown, told
from tests.rules.civ_new_dawn.table import Table

#: Industry cards with their range and whether it is counted through water; unique ones with their leader.
INDUSTRY_CARDS = [
    ("rome", "pottery", 2, False),
    ("rome", "animal-husbandry", 3, False),
    ("rome", "nationalism", 4, True),
    ("rome", "urbanization", 5, True),
    ("sumeria", "craftsmanship", 2, False),
    ("nubia", "construction", 3, False),
    ("japan", "industrialization", 4, True),
]


def builder(card: str = "pottery", slot: int = 5, leader: str = "rome") -> Table:
    return Table(2, leader, "egypt").cards(0, card).slot(0, "industry", slot)


def ring(table: Table, terrain: str) -> Table:
    """That terrain on all spaces two steps from the capital."""
    return table.terrain(terrain, *(all_within(table, "N16", 2) - all_within(table, "N16", 1)))


@pytest.mark.rule("CV-094")
def test_an_industry_card_builds_one_city_or_one_wonder() -> None:
    table = builder().offer("stonehenge").resources(0, marble=1).play("play industry", "city N18")
    assert (table.city("N18"), table.asked) == (0, 1)
    table = builder().offer("stonehenge").resources(0, marble=1).play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.asked) == (True, 1)


@pytest.mark.breach("CV-094")
def test_an_industry_card_does_not_build_both_and_no_second_city() -> None:
    table = builder().offer("stonehenge").resources(0, marble=1).play("play industry", "city N18")
    assert (table.refusal("city N14").reason, table.controls(0, "stonehenge")) == ("not-now", False)
    table = builder().offer("stonehenge").resources(0, marble=1).play("play industry", "wonder stonehenge city N16")
    assert len(table.game.players[0].cities) == 1


@pytest.mark.rule("CV-095")
@pytest.mark.parametrize(("leader", "card", "reach", "water"), INDUSTRY_CARDS)
def test_a_city_is_built_within_the_range_of_the_card(leader: str, card: str, reach: int, water: bool) -> None:
    table = builder(card, leader=leader)
    expected = all_within(table, "N16", reach) - all_within(table, "N16", 1)
    assert built(table, "play industry") == expected
    table.play(f"city N{16 + reach}", "done") if card == "urbanization" else table.play(f"city N{16 + reach}")
    assert (table.city(f"N{16 + reach}"), table.game.players[0].cities_left) == (0, 6)


@pytest.mark.rule("CV-095")
def test_the_range_is_counted_from_any_friendly_space() -> None:
    table = builder().tokens(0, "N17")
    assert "N19" in built(table, "play industry")


@pytest.mark.breach("CV-095")
@pytest.mark.parametrize(("leader", "card", "reach", "water"), INDUSTRY_CARDS)
def test_no_city_beyond_the_range(leader: str, card: str, reach: int, water: bool) -> None:
    table = builder(card, leader=leader).play("play industry")
    refusal = table.refusal(f"city N{17 + reach}")
    assert (refusal.rule, refusal.reason, refusal.needs["spaces"]) == ("CV-095", "city-too-far", reach)


@pytest.mark.breach("CV-095")
def test_no_city_without_an_unused_one() -> None:
    table = builder().unused_cities(0, 0).offer("stonehenge").resources(0, marble=1).play("play industry")
    assert told(table.refusal("city N18"), "CV-033", "no-city-left")


@pytest.mark.rule("CV-096")
def test_a_way_over_difficulty_up_to_the_slot_counts() -> None:
    table = ring(builder(slot=4), "desert")
    assert "N18" in built(table, "play industry")
    table = builder(slot=3).terrain("forest", *all_within(table, "N16", 1))
    assert "N18" in built(table, "play industry")


@pytest.mark.breach("CV-096")
@pytest.mark.parametrize("obstacle", ["water", "desert", "rival", "barbarian"])
def test_water_difficulty_rivals_and_barbarians_block_the_way(obstacle: str) -> None:
    table = builder(slot=3).offer("stonehenge").resources(0, marble=2)
    around = sorted(all_within(table, "N16", 1))
    if obstacle == "rival":
        table.tokens(1, *around)
    elif obstacle == "barbarian":
        for letter, name in zip("ABCDEF", around, strict=True):
            table.barbarian(letter, name)
    else:
        table.terrain(obstacle, *around)
    assert built(table, "play industry") == set()
    assert told(table.refusal("city N18"), "CV-095", "city-too-far")


@pytest.mark.breach("CV-096")
def test_no_city_on_terrain_above_the_slot_or_on_water() -> None:
    table = builder(slot=4).terrain("mountains", "N18").terrain("water", "N14").play("play industry")
    refusal = table.refusal("city N18")
    assert (refusal.rule, refusal.needs) == ("CV-096", {"space": "N18", "difficulty": 5, "slot": 4})
    assert told(table.refusal("city N14"), "CV-025", "space-is-water")


@pytest.mark.rule("CV-097")
@pytest.mark.parametrize("card", ["nationalism", "urbanization"])
def test_levels_three_and_four_count_through_water(card: str) -> None:
    table = builder(card)
    table.terrain("water", *all_within(table, "N16", 1))
    reach = {"nationalism": 4, "urbanization": 5}[card]
    assert built(table, "play industry") == all_within(table, "N16", reach) - all_within(table, "N16", 1)


@pytest.mark.breach("CV-097")
def test_nobody_builds_on_water_and_lower_levels_do_not_count_through_it() -> None:
    table = builder("nationalism").terrain("water", "N18").play("play industry")
    assert told(table.refusal("city N18"), "CV-025", "space-is-water")
    table = builder("animal-husbandry").offer("stonehenge").resources(0, marble=1)
    table.terrain("water", *all_within(table, "N16", 1)).play("play industry")
    assert told(table.refusal("city N18"), "CV-095", "city-too-far")


@pytest.mark.rule("CV-098")
def test_a_city_on_an_own_token_returns_it_and_figures_stay() -> None:
    table = builder().tokens(0, "N18", reinforced=True).caravans(0, "N18").caravans(1, "N18").armies(0, "N18")
    assert table.game.players[0].tokens_left == 33
    table.play("play industry", "city N18")
    assert (table.city("N18"), table.token("N18"), table.game.players[0].tokens_left) == (0, None, 34)
    assert (table.caravan_spaces(0), table.caravan_spaces(1), table.army_spaces(0)) == (["N18"], ["N18"], ["N18"])


@pytest.mark.rule("CV-375", "CV-346")
def test_a_city_on_an_own_district_returns_the_district() -> None:
    table = builder().district(0, "campus", "N18").play("play industry", "city N18")
    assert (table.city("N18"), table.district_at("N18")) == (0, "")
    assert (table.game.players[0].districts_left, table.game.players[0].tokens_left) == (31, 34)


@pytest.mark.breach("CV-098", "CV-375")
def test_no_city_on_a_rival_token_or_district_or_with_a_rival_army() -> None:
    table = builder().tokens(1, "N18").district(1, "campus", "N14").armies(1, "L16").play("play industry")
    assert told(table.refusal("city N18"), "CV-026", "space-is-taken")
    assert told(table.refusal("city N14"), "CV-026", "space-is-taken")
    assert told(table.refusal("city L16"), "CV-250", "space-has-rival-army")


@pytest.mark.rule("CV-099")
def test_a_city_is_mature_with_water_and_own_tokens_all_round_it() -> None:
    table = builder().cities(0, "N20").terrain("water", "M19").tokens(0, "N19", "N21", "M20", "O19")
    assert not grown(table, 0, "N20")
    table.district(0, "campus", "O20")
    assert grown(table, 0, "N20")
    edge = builder().cities(0, "N27").tokens(0, "N26", "M26", "O26")
    assert grown(edge, 0, "N27")


@pytest.mark.breach("CV-099")
def test_rival_tokens_figures_and_barbarians_make_no_city_mature() -> None:
    for table in (builder().tokens(1, "O20"), builder().armies(0, "O20"), builder().city_state("geneva", "O20")):
        table.cities(0, "N20").tokens(0, "N19", "N21", "M19", "M20", "O19")
        assert not grown(table, 0, "N20")


@pytest.mark.rule("CV-100")
def test_maturity_is_lost_and_won_with_the_tokens() -> None:
    table = builder().wonder(1, "forbidden-city").cities(0, "N20").mature(0, "N20").tokens(1, "N22")
    assert grown(table, 0, "N20")
    table.turn(1).play("destroy N21")
    assert not grown(table, 0, "N20")
    table.turn(0).play("play culture", "token N21", "done")
    assert grown(table, 0, "N20")


@pytest.mark.breach("CV-100")
def test_a_city_that_is_no_longer_mature_starts_no_caravan() -> None:
    table = Table(2, "america", "egypt").slot(0, "economy", 5).cities(0, "N20").mature(0, "N20")
    table.wonder(1, "forbidden-city").tokens(1, "N22").turn(1).play("destroy N21")
    table.turn(0).play("play economy")
    assert told(table.refusal("caravan card N22"), "CV-076", "too-far")


@pytest.mark.rule("CV-101")
def test_a_neighbouring_own_city_counts_for_maturity() -> None:
    for table in (builder().cities(0, "N21"), builder().conquered(0, "geneva", "N21"), builder().fort("N21")):
        if table.city("N21") < 0:
            table.cities(0, "N21")
        table.cities(0, "N20").tokens(0, "N19", "M19", "M20", "O19", "O20")
        assert grown(table, 0, "N20")


@pytest.mark.breach("CV-101")
def test_a_neighbouring_rival_city_or_free_fort_does_not_count() -> None:
    for table in (builder().cities(1, "N21"), builder().fort("N21")):
        table.cities(0, "N20").tokens(0, "N19", "M19", "M20", "O19", "O20")
        assert not grown(table, 0, "N20")


@pytest.mark.rule("CV-373")
@pytest.mark.parametrize("what", ["city-state", "fort", "caravan", "army"])
def test_city_states_forts_and_figures_do_not_block_the_range(what: str) -> None:
    """All ways from the token on N18 to N21 or N22 lead through N19: water is round it."""
    table = builder("animal-husbandry").tokens(0, "N18").terrain("water", "M18", "M19", "O18", "O19")
    table.terrain("water", *(all_within(table, "N17", 3) - {"N18", "N16", "N19", "N20"}))
    if what == "city-state":
        table.city_state("geneva", "N19")
    elif what == "fort":
        table.fort("N19")
    elif what == "caravan":
        table.caravans(1, "N19")
    else:
        table.armies(1, "N19")
    assert "N21" in built(table, "play industry")


@pytest.mark.breach("CV-373")
def test_a_rival_token_blocks_the_same_way() -> None:
    table = builder("animal-husbandry").tokens(0, "N18").terrain("water", "M18", "M19", "O18", "O19")
    table.terrain("water", *(all_within(table, "N17", 3) - {"N18", "N16", "N19", "N20"}))
    table.tokens(1, "N19").play("play industry")
    assert told(table.refusal("city N21"), "CV-095", "city-too-far")


@pytest.mark.rule("CV-374")
def test_a_fort_gets_a_city_by_a_won_attack() -> None:
    table = builder().fort("N20").armies(0, "N19").slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N19 N20")
    assert (table.city("N20"), table.game.players[0].cities_left) == (0, 6)


@pytest.mark.breach("CV-374")
def test_no_city_is_built_on_a_fort() -> None:
    table = builder().fort("N18").play("play industry")
    assert told(table.refusal("city N18"), "CV-374", "space-is-fort")


@pytest.mark.rule("CV-376")
def test_a_built_city_triggers_effects_of_building() -> None:
    table = builder(leader="england").play("play industry", "city N18")
    assert table.question == "pax-britannica"
    table.play("token N19")
    assert table.token("N19") == (0, True)


@pytest.mark.breach("CV-376")
def test_cities_won_or_replaced_trigger_no_effect_of_building() -> None:
    for place in ("fort", "city-state", "city"):
        table = builder(leader="england").tile(5, "N20").armies(0, "N19").slot(0, "military", 5).rolls(6, 1)
        if place == "fort":
            table.fort("N20")
        elif place == "city":
            table.cities(1, "N20")
        else:
            table.city_state("geneva", "N20")
            table.wonder(0, "alhambra")
        table.play("play military", "army N19 N20")
        assert (table.city("N20"), table.question, table.asked) == (0, "take-turn", 1)


@pytest.mark.breach("CV-026", "CV-095")
def test_no_city_on_a_resource_a_natural_wonder_or_a_barbarian() -> None:
    table = builder().good("oil", "N18").natural_wonder("mt-everest", "N14").barbarian("A", "L16").play("play industry")
    for name in ("N18", "N14", "L16"):
        assert told(table.refusal(f"city {name}"), "CV-026", "space-is-taken")

"""Unique growth and military cards, and leaders whose ability touches districts, armies and attacks."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, fought, symbol, told, won
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-202", "CV-217")
def test_mysticism_moves_the_replaced_token_next_to_the_district() -> None:
    table = Table(2, "aztec", "egypt").slot(0, "growth", 1).tokens(0, "N17", reinforced=True)
    table.terrain("mountains", "N18").play("play growth", "district campus N17", "token N18")
    assert (table.district_at("N17"), table.token("N18")) == ("campus", (0, False))


@pytest.mark.breach("CV-202", "CV-407")
def test_mysticism_moves_no_replaced_district_and_the_token_only_next_to_the_new_district() -> None:
    table = Table(2, "aztec", "egypt").slot(0, "growth", 1).district(0, "encampment", "N17")
    table.play("play growth", "district campus N17")
    assert table.asked == 1
    table = Table(2, "aztec", "egypt").slot(0, "growth", 1).tokens(0, "N17").play("play growth", "district campus N17")
    assert table.refusal("token N19").rule
    assert table.refusal("token N16").rule == "CV-059"


@pytest.mark.breach("CV-209")
def test_mysticism_too_places_a_district_or_reinforces() -> None:
    table = Table(2, "aztec", "egypt").slot(0, "growth", 2).tokens(0, "N20", "N21", "L20").trade(0, growth=1)
    table.play("play growth", "reinforce N20", "reinforce N21")
    assert (table.asked, table.moves("district"), table.moves("reinforce")) == (0, [], [])
    table.play("done")
    assert (table.asked, table.token("L20"), table.players[0].districts_left) == (1, (0, False), 31)


@pytest.mark.rule("CV-202", "CV-207")
def test_military_engineering_places_a_district_puts_armies_in_cities_and_reinforces_round_armies() -> None:
    table = Table(2, "rome", "egypt").cards(0, "military-engineering", "iron-working").slot(0, "growth", 1)
    table.cities(0, "J20").tokens(0, "J21", "N20", "N21", "R20").armies(0, "N20")
    table.play("play growth", "district campus N17", "deploy J20")
    assert table.army_spaces(0) == ["J20", "N20"]
    state = {name: table.token(name) for name in ("J21", "N20", "N21", "N17", "R20")}
    assert state == {**dict.fromkeys(("J21", "N20", "N21"), (0, True)), **dict.fromkeys(("N17", "R20"), (0, False))}


@pytest.mark.breach("CV-202", "CV-207")
def test_military_engineering_reinforces_nothing_far_from_armies_except_with_trade_tokens() -> None:
    table = Table(2, "rome", "egypt").cards(0, "military-engineering").slot(0, "growth", 5).tokens(0, "R20", "R21")
    table.trade(0, growth=1).tokens(1, "N17").play("play growth", "done")
    assert table.refusal("deploy N20").rule
    table.play("deploy N16", "spend trade", "reinforce R20")
    assert (table.token("R20"), table.token("R21"), table.token("N17")) == ((0, True), (0, False), (1, False))


@pytest.mark.rule("CV-243")
def test_military_engineering_deploys_in_a_city_that_is_not_mature() -> None:
    table = Table(2, "rome", "egypt").cards(0, "military-engineering").cities(0, "J20")
    table.play("play growth", "done")
    assert set(table.moves("deploy")) == {"deploy J20", "deploy N16"}


@pytest.mark.rule("CV-242")
def test_horseback_riding_reaches_six_spaces_and_fights_with_the_slot_number() -> None:
    table = army_at(2, "scythia", "egypt", card="horseback-riding", space="N14")
    table.terrain("hills", "N20").caravans(1, "N20").rolls(1, 6)
    table.play("play military", "army N14 N19", "army N19 N20")
    assert fought(table) == (1 + 2 + 3, 6 + 2)


@pytest.mark.rule("CV-413")
def test_mass_production_lets_one_defeated_army_move_and_attack_again() -> None:
    table = army_at(1, card="mass-production", space="N18").armies(0, "N18").tokens(1, "N19").wonder(1, "ruhr-valley")
    table.rolls(1, 6).play("play military", "army N18 N19")
    assert table.army_spaces(0) == ["card", "card"]
    table.play("army card N17", "army card N15")
    assert (table.army_spaces(0), table.asked) == (["N15", "N17"], 1)


@pytest.mark.breach("CV-413")
def test_mass_production_redeploys_only_one_army_in_a_resolution() -> None:
    table = army_at(1, card="mass-production").armies(0, "N18", "M17").tokens(1, "N19", "M18").wonder(1, "ruhr-valley")
    table.rolls(1, 6, 1, 6).play("play military", "army N18 N19", "army M17 M18")
    table.play("army card N15")
    assert (table.army_spaces(0), table.asked) == (["N15", "card"], 1)


@pytest.mark.rule("CV-246")
@pytest.mark.parametrize("what", ["token", "caravan", "barbarian", "city-state", "district"])
def test_flight_passes_unreinforced_tokens_caravans_barbarians_and_city_states(what: str) -> None:
    table = army_at(3, card="flight")
    if what == "token":
        table.tokens(1, "N20")
    elif what == "caravan":
        table.caravans(1, "N20")
    elif what == "barbarian":
        table.barbarian("A", "N20")
    elif what == "city-state":
        table.city_state("kabul", "N20")
    else:
        table.district(1, "campus", "N20")
    table.play("play military", "army N19 N20", "army N20 N21", "done")
    assert (table.army_spaces(0), table.told("rolled")) == (["N21", "card"], [])


@pytest.mark.breach("CV-246")
@pytest.mark.parametrize("what", ["reinforced", "army", "city", "caravan in a city"])
def test_flight_passes_no_reinforced_token_army_or_city(what: str) -> None:
    table = army_at(1, card="flight")
    if what == "reinforced":
        table.tokens(1, "N20", reinforced=True)
    elif what == "army":
        table.tokens(1, "N20").armies(1, "N20")
    else:
        table.cities(1, "N20")
    if what == "caravan in a city":
        table.caravans(1, "N20")
    table.rolls(1, 6).play("play military", "army N19 N20")
    if table.question == "choose-target":
        assert table.refusal("army N20 N21").rule == "CV-255"
        table.play(table.moves("attack")[0])
    assert table.army_spaces(0) == ["card", "card"]


@pytest.mark.breach("CV-246")
def test_ending_a_move_of_flight_on_a_token_means_attacking_it() -> None:
    table = army_at(1, card="flight").tokens(1, "N20").rolls(1, 6).play("play military", "army N19 N20", "done")
    assert (fought(table), table.army_spaces(0)) == ((5, 7), ["card", "card"])


@pytest.mark.rule("CV-413", "CV-278")
def test_scorched_earth_discards_a_beaten_token_and_moves_the_same_army_again() -> None:
    table = army_at(5, "zulu", "egypt", card="scorched-earth").tokens(1, "N20", "N22").rolls(6, 1, 6, 1)
    unused = table.players[1].tokens_left
    table.play("play military", "army N19 N20", "yes")
    assert (table.token("N20"), table.players[1].tokens_left) == (None, unused + 1)
    table.play("army N20 N21", "army N21 N22", "done")
    assert (table.token("N22"), table.army_spaces(0)) == ((0, False), ["N22", "card"])


@pytest.mark.breach("CV-413", "CV-278")
def test_scorched_earth_works_once_per_turn_and_not_against_figures() -> None:
    table = army_at(5, "zulu", "egypt", card="scorched-earth").tokens(1, "N20", "N21").rolls(6, 1, 6, 1)
    table.play("play military", "army N19 N20", "yes", "army N20 N21", "done")
    assert table.question == "move-armies"
    assert (table.token("N21"), [move for move in table.moves("army") if "N21 " in move]) == ((0, False), [])
    table = army_at(5, "zulu", "egypt", card="scorched-earth").armies(1, "N20").rolls(6, 1)
    table.play("play military", "army N19 N20")
    assert table.question == "move-armies"
    assert table.refusal("yes").rule


@pytest.mark.rule("CV-273")
def test_scorched_earth_may_be_declined_and_the_district_is_replaced() -> None:
    table = army_at(5, "zulu", "egypt", card="scorched-earth").district(1, "campus", "N20").rolls(6, 1)
    table.play("play military", "army N19 N20", "no")
    assert (table.token("N20"), table.district_at("N20"), table.players[1].districts_left) == ((0, False), "", 31)


@pytest.mark.rule("CV-274")
def test_scorched_earth_destroys_figures_and_takes_the_natural_wonder_token() -> None:
    table = army_at(5, "zulu", "egypt", card="scorched-earth").natural_wonder("mt-everest", "N20", held_by=1)
    table.tokens(1, "N20").caravans(1, "N20").rolls(6, 1).wonder(0, "alhambra")
    table.play("play military", "army N19 N20", "attack token @2", "yes")
    assert (table.token("N20"), table.caravan_spaces(1)) == (None, ["card"])
    assert (table.players[0].natural_wonders.bit_count(), table.players[1].natural_wonders) == (1, 0)


@pytest.mark.rule("CV-276")
@pytest.mark.parametrize(
    ("target", "tokens"), [("token", 1), ("army", 1), ("fort", 1), ("city", 2), ("city-state", 2), ("capital", 2)]
)
def test_isibongo_brings_the_zulu_tokens_for_a_won_attack(target: str, tokens: int) -> None:
    table = army_at(5, "zulu", "egypt").wonder(0, "alhambra").rolls(6, 1)
    if target == "token":
        table.tokens(1, "N20")
    elif target == "army":
        table.armies(1, "N20")
    elif target == "fort":
        table.fort("N20")
    elif target == "city":
        table.cities(1, "N20")
    elif target == "city-state":
        table.city_state("kabul", "N20")
    else:
        table.armies(0, "N23")
    table.play("play military", "army N23 N24" if target == "capital" else "army N19 N20")
    assert (won(table), table.trade_on(0, "military")) == (True, tokens)
    assert table.army_spaces(0) == ["N23" if target == "capital" else "N20"]


@pytest.mark.rule("CV-271")
def test_isibongo_brings_nothing_for_a_lost_attack_and_nothing_for_a_defence() -> None:
    table = army_at(1, "zulu", "egypt").tokens(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (table.trade_on(0, "military"), table.army_spaces(0)) == (0, ["card"])
    table = army_at(1, "egypt", "zulu").armies(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (won(table), table.trade_on(1, "military")) == (False, 0)


@pytest.mark.rule("CV-349")
def test_the_aztecs_swap_two_cards_after_a_won_attack() -> None:
    table = army_at(5, "aztec", "egypt").armies(1, "N20").trade(0, culture=2).rolls(6, 1)
    table.play("play military", "army N19 N20")
    before = table.row(0)
    assert before[0] == "masonry"
    table.play("swap culture military")
    index = before.index("early-empire")
    assert (table.row(0)[0], table.row(0)[index], table.trade_on(0, "culture")) == ("early-empire", "masonry", 2)


@pytest.mark.breach("CV-349")
def test_the_aztecs_swap_nothing_without_a_won_attack() -> None:
    table = army_at(1, "aztec", "egypt").armies(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert table.asked == 1
    table = army_at(1, "aztec", "egypt").play("play military", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-349")
def test_nubia_resolves_a_district_after_the_growth_card_was_reset() -> None:
    table = Table(2, "nubia", "egypt").slot(0, "growth", 5).terrain("mountains", "N17")
    table.play("play growth", "district campus N17")
    assert (table.row(0)[0], table.trade_on(0, "science"), table.asked) == ("irrigation", 1, 1)
    table = Table(2, "nubia", "egypt").slot(0, "growth", 5).district(0, "theater-square", "N17")
    table.play("play growth", "done")
    assert (table.row(0)[0], table.asked) == ("irrigation", 0)
    table.play("token N18")
    assert table.token("N18") == (0, False)


@pytest.mark.breach("CV-349")
def test_nubia_resolves_no_district_after_another_card_nor_when_none_can_do_anything() -> None:
    table = Table(2, "nubia", "egypt").terrain("mountains", "N17").district(0, "campus", "N17")
    table.play("play military", "done")
    assert (table.trade_on(0, "science"), table.asked) == (0, 1)
    table = Table(2, "nubia", "egypt").district(0, "campus", "N17", True).play("play growth", "done")
    assert (table.trade_on(0, "science"), table.asked) == (0, 1)


@pytest.mark.rule("CV-225", "CV-227", "CV-232")
def test_the_polders_make_water_next_to_a_district_friendly_and_of_every_terrain() -> None:
    table = Table(2, "netherlands", "egypt").terrain("water", "N21", "M20").district(0, "campus", "N20")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 2
    table = Table(2, "netherlands", "egypt").terrain("water", "N21", "M20").district(0, "commercial-hub", "N20")
    symbol(table, "districts").play("second")
    assert table.trade_on(0, "economy") == 2
    table = Table(2, "netherlands", "egypt").terrain("water", "N21", "M20").district(0, "industrial-zone", "N20")
    symbol(table, "districts")
    assert table.trade_on(0, "industry") == 2


@pytest.mark.breach("CV-225")
def test_water_counts_for_nobody_else_and_not_two_spaces_away() -> None:
    table = Table(2, "rome", "egypt").terrain("water", "N21", "M20").district(0, "campus", "N20")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 0
    table = Table(2, "netherlands", "egypt").terrain("water", "N22").district(0, "campus", "N20")
    symbol(table, "districts")
    assert table.trade_on(0, "science") == 0


@pytest.mark.rule("CV-225", "CV-230")
def test_open_borders_make_the_givers_pieces_friendly_for_district_abilities() -> None:
    table = Table(2, "rome", "egypt").pacts(0, 1, "open-borders").terrain("mountains", "N21").tokens(1, "N21")
    symbol(table.district(0, "campus", "N20"), "districts")
    assert table.trade_on(0, "science") == 1
    table = Table(2, "rome", "egypt").pacts(0, 1, "open-borders").tokens(1, "N21").district(0, "encampment", "N20")
    symbol(table, "districts").play("reinforce N21")
    assert table.token("N21") == (1, True)


@pytest.mark.rule("CV-216")
def test_the_inca_place_a_token_next_to_a_district_on_free_mountains_but_not_after_a_replacement() -> None:
    table = Table(2, "inca", "egypt").slot(0, "growth", 5).terrain("mountains", "N17")
    table.play("play growth", "district campus N17", "token N18")
    assert table.token("N18") == (0, False)
    table = Table(2, "inca", "egypt").slot(0, "growth", 5).terrain("mountains", "N17").tokens(0, "N17")
    table.play("play growth", "district campus N17")
    assert table.asked == 1


@pytest.mark.breach("CV-229")
def test_the_non_aggression_pact_shields_from_the_encampment_too() -> None:
    table = Table(2, "rome", "egypt").pacts(0, 1, "non-aggression-pact").armies(1, "N21").tokens(0, "N19")
    symbol(table.district(0, "encampment", "N20"), "districts")
    assert told(table.refusal("defeat army N21 @2"), "CV-229", "no-target-near")

"""Combat values: what each kind of target adds to the die of the defender."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, fought, won
from tests.rules.civ_new_dawn.table import Table

#: Three spaces next to N20 that lie beside none from which the army comes.
REINFORCED = ("N21", "M20", "O20")


def fight(table: Table, *rolls: int, target: str = "") -> tuple[int, int]:
    """The army on N19 attacks what is in N20, and nobody spends anything."""
    table.rolls(*rolls).play("play military", "army N19 N20")
    if target:
        table.play(f"attack {target}")
    return fought(table)


def city_on_forest(leader: str) -> Table:
    """D24: a city on forest, three reinforced tokens beside it, an army in it."""
    table = army_at(3, "rome", leader).terrain("forest", "N20").cities(1, "N20")
    return table.tokens(1, *REINFORCED, reinforced=True).armies(1, "N20")


@pytest.mark.breach("CV-256", "CV-424")
def test_a_military_card_in_a_high_slot_adds_nothing_in_defence() -> None:
    table = army_at(3).cards(1, "flight").slot(1, "military", 5).armies(1, "N20")
    assert fight(table, 1, 2) == (4, 3)


@pytest.mark.rule("CV-259", "CV-271", "CV-270")
def test_d20_masonry_in_slot_4_ties_with_a_fort_and_the_army_is_lost() -> None:
    table = army_at(4).fort("N20")
    assert fight(table, 5, 3) == (9, 9)
    assert (table.city("N20"), table.army_spaces(0)) == (-1, ["card"])


@pytest.mark.rule("CV-259", "CV-267", "CV-275")
def test_d21_one_trade_token_takes_the_fort() -> None:
    table = army_at(4).fort("N20").trade(0, military=1).rolls(5, 3)
    table.play("play military", "army N19 N20", "spend trade")
    assert fought(table) == (10, 9)
    assert (table.city("N20"), table.army_spaces(0), table.trade_on(0, "military")) == (0, ["N20"], 0)


@pytest.mark.breach("CV-259")
def test_a_fort_on_a_controlled_space_has_no_flat_six() -> None:
    table = army_at(3).fort("N20").cities(1, "N20").tokens(1, *REINFORCED, reinforced=True)
    assert fight(table, 1, 1) == (4, 10)


@pytest.mark.rule("CV-260", "CV-131")
def test_d22_a_city_state_defends_with_8() -> None:
    table = army_at(5).city_state("kabul", "N20")
    assert fight(table, 6, 4) == (11, 12)
    assert not won(table)


@pytest.mark.breach("CV-260", "CV-418")
def test_neutral_defenders_get_nothing_from_anybodys_pieces_and_spend_nothing() -> None:
    table = army_at(3).city_state("kabul", "N20").tokens(1, *REINFORCED, reinforced=True).trade(1, military=3)
    table.wonder(1, "petra").wonder(1, "ruhr-valley", "N24")
    assert fight(table, 1, 1) == (4, 9)
    assert table.trade_on(1, "military") == 3
    table = army_at(3).fort("N20").tokens(1, *REINFORCED, reinforced=True).trade(1, military=3)
    assert fight(table, 1, 1) == (4, 7)


@pytest.mark.rule("CV-418")
def test_neutral_defenders_have_their_die_and_their_own_bonus() -> None:
    assert fight(army_at(3).barbarian("A", "N20"), 1, 5) == (4, 6)
    assert fight(army_at(3).city_state("kabul", "N20"), 1, 5) == (4, 13)
    assert fight(army_at(3).fort("N20"), 1, 5) == (4, 11)


@pytest.mark.rule("CV-261", "CV-257")
def test_d23_a_barbarian_on_forest_is_beaten_with_iron_working_in_slot_3() -> None:
    table = army_at(3, card="iron-working").terrain("forest", "N20").barbarian("A", "N20").rolls(2, 3)
    table.play("play military", "army N19 N20", "put science", "done")
    assert fought(table) == (7, 6)
    assert (table.trade_on(0, "science"), table.army_spaces(0)) == (1, ["N20", "card"])


@pytest.mark.breach("CV-261")
def test_d23b_a_barbarian_on_mountains_cannot_be_reached_from_slot_3() -> None:
    table = army_at(3).terrain("mountains", "N20").barbarian("A", "N20").play("play military")
    assert table.refusal("army N19 N20").rule == "CV-244"
    table = army_at(3).barbarian("A", "N20").tokens(1, *REINFORCED, reinforced=True)
    assert fight(table, 1, 6) == (4, 7)


@pytest.mark.rule("CV-262", "CV-265")
def test_d24_a_city_on_forest_with_three_reinforced_tokens_and_an_army() -> None:
    assert fight(city_on_forest("egypt"), 1, 2, target="city @2") == (4, 13)


@pytest.mark.rule("CV-266")
def test_d25_china_counts_each_reinforced_token_twice() -> None:
    assert fight(city_on_forest("china"), 1, 2, target="city @2") == (4, 16)


@pytest.mark.breach("CV-262")
def test_only_own_reinforced_tokens_beside_the_city_count() -> None:
    table = army_at(3, "rome", "egypt", "france").terrain("hills", "N20").cities(1, "N20")
    table.tokens(1, "N21", "N22").tokens(2, "M20", reinforced=True).tokens(1, "O21", reinforced=True)
    assert fight(table, 1, 2) == (4, 6)


@pytest.mark.rule("CV-263")
def test_d26_a_reinforced_token_on_hills_with_two_reinforced_neighbours() -> None:
    table = army_at(2).terrain("hills", "N20").tokens(1, "N20", "N21", "M20", reinforced=True)
    assert fight(table, 1, 1) == (3, 6)


@pytest.mark.rule("CV-263", "CV-213")
def test_a_reinforced_district_defends_and_helps_like_a_control_token() -> None:
    table = army_at(2).terrain("hills", "N20").district(1, "campus", "N20", reinforced=True)
    table.district(1, "encampment", "N21", reinforced=True)
    assert fight(table, 1, 1) == (3, 5)


@pytest.mark.breach("CV-263")
def test_an_unreinforced_token_on_grassland_adds_only_the_difficulty() -> None:
    assert fight(army_at(3).tokens(1, "N20", "N21", "M20"), 1, 3) == (4, 4)


@pytest.mark.rule("CV-264")
def test_d27_an_army_on_desert_gains_nothing_from_four_reinforced_tokens() -> None:
    table = army_at(4).terrain("desert", "N20").armies(1, "N20").tokens(1, *REINFORCED, "M19", reinforced=True)
    assert fight(table, 1, 6) == (5, 10)


@pytest.mark.breach("CV-264", "CV-265")
def test_an_army_alone_does_not_support_itself_and_a_city_is_not_counted_for_it() -> None:
    table = army_at(3).terrain("forest", "N20").cities(1, "N20").armies(1, "N20")
    assert fight(table, 1, 2, target="army @2") == (4, 5)


@pytest.mark.rule("CV-265")
def test_d28_the_other_army_in_the_space_supports_the_target() -> None:
    table = army_at(3).cards(1, "iron-working").terrain("forest", "N20").armies(1, "N20", "N20")
    assert fight(table, 1, 2) == (4, 7)
    assert table.army_spaces(1) == ["N20", "N20"]


@pytest.mark.rule("CV-265", "CV-264")
def test_d29_an_army_supports_a_caravan() -> None:
    table = army_at(3).armies(1, "N20").caravans(1, "N20")
    assert fight(table, 1, 1, target="caravan @2") == (4, 4)


@pytest.mark.breach("CV-265")
def test_an_army_of_a_third_player_or_two_of_them_give_no_more_support() -> None:
    table = army_at(3, "rome", "egypt", "france").caravans(1, "N20").armies(2, "N20")
    assert fight(table, 1, 1, target="caravan @2") == (4, 2)
    table = army_at(3).cards(1, "iron-working").armies(1, "N20", "N20").caravans(1, "N20")
    assert fight(table, 1, 1, target="caravan @2") == (4, 4)


@pytest.mark.rule("CV-285", "CV-262")
def test_d30_a_city_on_a_fort_defends_as_a_city_on_forest() -> None:
    assert fight(army_at(3).fort("N20").cities(1, "N20"), 1, 4) == (4, 10)


@pytest.mark.rule("CV-266")
def test_d33_petra_and_the_ruhr_valley_help_the_defender() -> None:
    table = army_at(3).tokens(1, "N20").wonder(1, "petra").cities(1, "J22").wonder(1, "ruhr-valley", "J22")
    assert fight(table, 1, 3) == (4, 11)


@pytest.mark.breach("CV-266")
def test_bonuses_for_defence_do_not_help_the_attacker_and_those_for_attack_not_the_defender() -> None:
    table = army_at(3).wonder(0, "petra").wonder(1, "terracotta-army").tokens(1, "N20")
    assert fight(table, 1, 3) == (4, 4)


@pytest.mark.rule("CV-256", "CV-266")
@pytest.mark.parametrize(("terrain", "more"), [("grassland", 3), ("hills", 3), ("forest", 0), ("desert", 0)])
def test_scythia_adds_3_on_grassland_and_hills_attacking_and_defending(terrain: str, more: int) -> None:
    table = army_at(5, "scythia", "egypt", card="horseback-riding").terrain(terrain, "N20").tokens(1, "N20")
    assert fight(table, 1, 1)[0] == 6 + more
    hard = {"grassland": 1, "hills": 2, "forest": 3, "desert": 4}[terrain]
    table = army_at(5, "rome", "scythia").terrain(terrain, "N20").armies(1, "N20")
    assert fight(table, 1, 1) == (6, 1 + hard + more)


@pytest.mark.breach("CV-418")
def test_scythias_terrain_gives_a_city_state_nothing_against_others() -> None:
    assert fight(army_at(5, "rome", "scythia").city_state("kabul", "N20"), 1, 1) == (6, 9)


@pytest.mark.rule("CV-266", "CV-263")
def test_d102_siege_tactics_takes_the_bonus_of_reinforced_tokens_away() -> None:
    table = army_at(2, "georgia", "egypt", card="siege-tactics").terrain("hills", "N20")
    table.tokens(1, "N20", "N21", "M20", reinforced=True)
    assert fight(table, 1, 3) == (5, 5)


@pytest.mark.rule("CV-266", "CV-262")
def test_d117_siege_tactics_leaves_a_chinese_city_one_for_each_reinforced_token() -> None:
    table = army_at(2, "georgia", "china", card="siege-tactics").terrain("hills", "N20").cities(1, "N20")
    assert fight(table.tokens(1, *REINFORCED, reinforced=True), 1, 2) == (5, 9)


@pytest.mark.rule("CV-424")
def test_in_defence_the_military_card_gives_only_its_spent_tokens() -> None:
    table = army_at(3).cards(1, "flight").slot(1, "military", 5).trade(1, military=2).armies(1, "N20").rolls(1, 2)
    table.play("play military", "army N19 N20", "spend trade", "spend trade")
    assert fought(table) == (4, 5)


@pytest.mark.rule("CV-258")
def test_the_defender_rolls_a_die_of_its_own_and_adds_the_bonus_of_the_target() -> None:
    for number in (1, 4, 6):
        table = army_at(3).tokens(1, "N20")
        assert fight(table, 2, number) == (5, number + 1)
        assert [(event.data["die"], event.data["other-die"]) for event in table.told("rolled")] == [(2, number)]


@pytest.mark.breach("CV-258")
def test_the_bonus_is_that_of_the_target_not_of_the_other_pieces_in_the_space() -> None:
    table = army_at(3).terrain("forest", "N20").cities(1, "N20").caravans(1, "N20")
    assert fight(table, 1, 2, target="caravan @2") == (4, 5)


@pytest.mark.breach("CV-285")
def test_a_city_on_a_fort_that_has_reinforced_neighbours_is_stronger_than_the_fort() -> None:
    table = army_at(3).fort("N20").cities(1, "N20").tokens(1, "N21", reinforced=True)
    assert fight(table, 1, 4) == (4, 11)


@pytest.mark.rule("CV-256", "CV-266")
def test_the_ottomans_add_2_against_the_holder_of_ibrahim_on_both_sides() -> None:
    table = army_at(3, "ottoman", "egypt", "france").tokens(1, "N20").tokens(2, "M19")
    table.game.ibrahim = 1
    assert fight(table, 1, 1) == (6, 2)
    table = army_at(3, "egypt", "ottoman").tokens(1, "N20")
    table.game.ibrahim = 0
    assert fight(table, 1, 1) == (4, 4)


@pytest.mark.rule("CV-263")
def test_japan_meets_a_lower_difficulty_on_coasts_in_the_own_turn() -> None:
    table = army_at(3, "japan", "egypt").terrain("mountains", "N20").terrain("water", "N21").tokens(1, "N20")
    assert fight(table, 1, 1) == (4, 4)
    table = army_at(5, "egypt", "japan").terrain("mountains", "N20").terrain("water", "N21").tokens(1, "N20")
    assert fight(table, 1, 1) == (6, 6)


@pytest.mark.rule("CV-266")
def test_a_defensive_pact_adds_2_unless_its_giver_attacks() -> None:
    table = army_at(3, "rome", "egypt", "france").pacts(1, 2, "defensive-pact").tokens(1, "N20")
    assert fight(table, 1, 1) == (4, 4)
    table = army_at(3, "rome", "egypt", "france").pacts(1, 0, "defensive-pact").tokens(1, "N20")
    assert fight(table, 1, 1) == (4, 2)


@pytest.mark.rule("CV-264", "CV-262")
def test_water_has_difficulty_1_and_a_natural_wonder_space_5_for_whoever_defends_there() -> None:
    table = army_at(3, card="mass-production").terrain("water", "N20").armies(1, "N20")
    assert fight(table, 1, 2) == (6, 3)
    table = army_at(5).natural_wonder("mt-everest", "N20", held_by=1).cities(1, "N20")
    assert fight(table, 1, 2) == (6, 12)

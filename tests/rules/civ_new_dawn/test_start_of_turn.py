"""Section 2: the single effects of the start of a turn (CV-039), with what each of them reaches."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


@pytest.mark.rule("CV-039")
def test_hanging_gardens_place_up_to_difficulty_4_and_collect() -> None:
    table = Table().wonder(0, "hanging-gardens").terrain("desert", "N17").good("oil", "N17").begin(0)
    table.play("token N17")
    assert (table.token("N17"), table.resources_of(0), table.question) == ((0, False), {"oil": 1}, "take-turn")


@pytest.mark.breach("CV-039")
def test_hanging_gardens_reach_no_mountains_no_natural_wonder_and_nothing_far_from_cities() -> None:
    table = Table().wonder(0, "hanging-gardens").terrain("mountains", "N17").natural_wonder("mt-everest", "N15")
    table.tokens(0, "K20").begin(0)
    assert table.refusal("token N17").needs["difficulty"] == 5
    assert table.refusal("token N15").needs["difficulty"] == 5
    assert why(table, "token K21") == ("CV-057", "not-next-to-city")


@pytest.mark.rule("CV-039")
def test_hanging_gardens_with_mohenjo_daro_reach_mountains_but_kumasi_does_not_help_them() -> None:
    table = Table().wonder(0, "hanging-gardens").envoys(0, "mohenjo-daro").terrain("mountains", "N17").begin(0)
    assert "token N17" in table.moves()
    table = Table().wonder(0, "hanging-gardens").envoys(0, "kumasi").terrain("mountains", "N17").begin(0)
    assert "token N17" not in table.moves()


@pytest.mark.rule("CV-039")
def test_the_colosseum_reinforces_a_token_or_district_next_to_a_city() -> None:
    table = Table().wonder(0, "colosseum").tokens(0, "N17", "K20").district(0, "campus", "N15").begin(0)
    assert offered(table, "reinforce") == {"N17", "N15"}
    table.play("reinforce N15")
    assert (table.token("N15"), table.moves("reinforce")) == ((0, True), [])


@pytest.mark.breach("CV-039")
def test_the_colosseum_leaves_far_and_rival_tokens_alone() -> None:
    table = Table().wonder(0, "colosseum").tokens(0, "K20", "N17").tokens(1, "N15").begin(0)
    for space in ("K20", "N15"):
        assert why(table, f"reinforce {space}") == ("CV-039", "no-start-effect")


@pytest.mark.rule("CV-039")
def test_the_forbidden_city_destroys_any_rival_token_next_to_a_friendly_space() -> None:
    table = Table().wonder(0, "forbidden-city").tokens(0, "K20").tokens(1, "K21", reinforced=True)
    table.district(1, "campus", "N17").begin(0)
    assert offered(table, "destroy") == {"K21", "N17"}
    table.play("destroy N17")
    assert (table.token("N17"), table.players[1].districts_left, table.moves("destroy")) == (None, 31, [])


@pytest.mark.breach("CV-039")
def test_the_forbidden_city_spares_armies_pacts_and_what_lies_further_away() -> None:
    table = Table().wonder(0, "forbidden-city").tokens(1, "N17", "N18", "N15").armies(1, "N17").begin(0)
    assert offered(table, "destroy") == {"N15"}
    table = Table().wonder(0, "forbidden-city").tokens(1, "N17").pacts(0, 1, "non-aggression-pact").begin(0)
    assert table.moves("destroy") == []


@pytest.mark.rule("CV-039")
def test_the_rival_decides_which_of_two_named_tokens_the_eiffel_tower_replaces() -> None:
    table = Table().wonder(0, "eiffel-tower").tokens(1, "N20", "P20", "K20", reinforced=True).begin(0)
    table.play("name N20", "name P20")
    assert (table.asked, set(table.moves())) == (1, {"give N20", "give P20"})
    table.play("give P20")
    assert (table.token("P20"), table.token("N20"), table.asked) == ((0, False), (1, True), 0)
    assert (table.players[0].tokens_left, table.players[1].tokens_left) == (33, 32)


@pytest.mark.breach("CV-039")
def test_the_eiffel_tower_needs_two_tokens_of_one_rival_outside_armies() -> None:
    table = Table(3).wonder(0, "eiffel-tower").tokens(1, "N20").tokens(2, "P20").begin(0)
    assert table.moves("name") == []
    table = Table().wonder(0, "eiffel-tower").tokens(1, "N20", "P20").armies(0, "P20").begin(0)
    assert table.moves("name") == []
    table = Table(3).wonder(0, "eiffel-tower").tokens(1, "N20", "N21", "N22").tokens(2, "P20", "P21").begin(0)
    table.play("name N20")
    assert offered(table, "name") == {"N21", "N22"}


@pytest.mark.rule("CV-039")
def test_the_oracle_swaps_neighbours_with_all_that_lies_on_them() -> None:
    table = Table().wonder(0, "oracle").trade(0, culture=2).begin(0).play("swap culture industry")
    assert (table.row(0)[4:], table.trade_on(0, "culture")) == (["pottery", "early-empire"], 2)


@pytest.mark.breach("CV-039")
def test_the_oracle_swaps_no_cards_that_lie_apart() -> None:
    table = Table().wonder(0, "oracle").begin(0)
    assert why(table, "swap industry military") == ("CV-039", "no-start-effect")
    assert len(table.moves("swap")) == 5


@pytest.mark.rule("CV-039")
def test_geneva_exchanges_a_card_for_another_of_the_same_player() -> None:
    table = Table(3).envoys(0, "geneva").pacts(0, 1, "embassy").pacts(2, 1, "joint-war").begin(0)
    assert offered(table, "exchange") == {
        f"embassy {card} @2" for card in ("defensive-pact", "open-borders", "non-aggression-pact")
    }
    table.play("exchange embassy open-borders @2")
    assert (table.players[0].pacts[1], table.moves("exchange")) == (1 << 3, [])


@pytest.mark.breach("CV-039")
def test_seoul_moves_a_barbarian_to_an_empty_land_space_only() -> None:
    table = Table().envoys(0, "seoul").barbarian("A", "N20").terrain("water", "N19").tokens(1, "N21").good("oil", "M19")
    table.caravans(1, "M20").fort("O19").begin(0)
    assert offered(table, "barbarian") == {"N20 O20"}


@pytest.mark.rule("CV-039")
def test_ibrahim_goes_from_holder_to_holder() -> None:
    table = Table(3, "ottoman", "rome", "egypt").begin(0).play("ibrahim @2")
    assert (table.game.ibrahim, table.moves("ibrahim")) == (1, [])
    table.begin(0)
    assert offered(table, "ibrahim") == {"@3"}


@pytest.mark.rule("CV-039")
def test_poland_chooses_a_partner_in_its_first_turn_only() -> None:
    table = Table(3, "poland", "rome", "egypt").begin(0)
    assert (set(table.moves()), why(table, "play culture")[1]) == ({"union @2", "union @3"}, "not-now")
    table.play("union @3", "card embassy @3")
    assert (table.players[0].pacts[2], table.question) == (1 << 2, "take-turn")
    table.begin(0)
    assert table.question == "take-turn"


# Cards that make terrain easier while control tokens are placed


@pytest.mark.rule("CV-058")
def test_kumasi_mohenjo_daro_and_japan_make_spaces_easier() -> None:
    table = Table().envoys(0, "kumasi").terrain("forest", "N17").slot(0, "culture", 1).play("play culture")
    assert "token N17" in table.moves()
    table = Table().envoys(0, "mohenjo-daro").terrain("mountains", "N17").slot(0, "culture", 4).play("play culture")
    assert "token N17" in table.moves()
    table = Table(2, "japan", "rome").terrain("mountains", "N17").terrain("water", "N18").slot(0, "culture", 3)
    assert "token N17" in table.play("play culture").moves()


@pytest.mark.breach("CV-058")
def test_not_more_than_they_say() -> None:
    table = Table().envoys(0, "kumasi").terrain("desert", "N17").slot(0, "culture", 3).play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 4
    table = Table().envoys(0, "mohenjo-daro").terrain("mountains", "N17").slot(0, "culture", 3).play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 4
    table = Table(2, "japan", "rome").terrain("mountains", "N17").slot(0, "culture", 3).play("play culture")
    assert table.refusal("token N17").needs["difficulty"] == 5


# Spending resources and natural wonders as trade tokens


@pytest.mark.rule("CV-048")
def test_with_palenque_resources_are_spent_as_trade_tokens() -> None:
    table = Table().envoys(0, "palenque").resources(0, oil=2).slot(0, "culture", 1)
    table.play("play culture", "spend oil", "token N17", "token N15", "token M16", "done")
    assert (table.resources_of(0), table.players[0].tokens_left, table.game.resource_supply[2]) == ({"oil": 1}, 31, 9)


@pytest.mark.breach("CV-048")
def test_palenque_spends_no_natural_wonder() -> None:
    table = Table().envoys(0, "palenque").natural_wonder("mt-everest", "K20", held_by=0).resources(0, marble=1)
    table.play("play culture")
    assert offered(table, "spend") == {"marble"}


@pytest.mark.rule("CV-055")
def test_americas_natural_wonder_is_spent_once_per_turn_and_laid_on_a_card_again() -> None:
    table = Table(2, "america", "rome").natural_wonder("mt-everest", "K20", held_by=0).slot(0, "culture", 2)
    table.players[0].naturals_on[0] = 1 << 2
    table.play("play culture", "spend mt-everest", "put culture", "token N17", "token N15", "token M16")
    assert (table.players[0].tokens_left, table.asked, table.players[0].naturals_on[0]) == (31, 1, 1 << 2)

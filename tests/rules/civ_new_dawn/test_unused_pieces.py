"""Section 1: the supply, unused pieces, tokens taken back, pieces that return."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.coordinates import position
from ecumene.games.civ_new_dawn.exploring import fill_holes
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CORE, WATER_TOKEN, Land
from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


@pytest.mark.rule("CV-030")
def test_gained_tokens_come_from_the_supply_and_spent_ones_go_there() -> None:
    table = Table().city_state("geneva", "N18").caravans(0, "N17").play("play economy", "caravan N17 N18", "done")
    assert (table.trade_on(0, "science"), table.game.trade_supply) == (2, 58)
    table.turn(0).slot(0, "science", 1).play("play science", "spend trade", "done")
    assert (table.trade_on(0, "science"), table.game.trade_supply) == (1, 59)
    table = Table().cards(0, "replaceable-parts").slot(0, "science", 1).play("play science", "gain oil")
    assert (table.resources_of(0), table.game.resource_supply) == ({"oil": 1}, [10, 10, 9, 10])


@pytest.mark.breach("CV-030")
def test_a_resource_on_the_map_is_not_of_the_supply() -> None:
    table = Table().good("oil", "N17").slot(0, "culture", 1)
    assert table.game.resource_supply == [10, 10, 9, 10]
    table.play("play culture", "token N17", "done")
    assert (table.resources_of(0), table.game.resource_supply) == ({"oil": 1}, [10, 10, 9, 10])


@pytest.mark.rule("CV-031")
def test_an_empty_supply_gives_nothing_more() -> None:
    table = Table().supply(1).city_state("geneva", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18", "done")
    assert (table.trade_on(0, "science"), table.game.trade_supply) == (1, 0)
    table = Table().supply(0).cards(0, "mathematics").slot(0, "science", 1).play("play science")
    assert (table.players[0].dial, sum(table.players[0].trade)) == (1, 0)
    table = Table().cards(0, "replaceable-parts").slot(0, "science", 1).resources(1, oil=10).play("play science")
    assert why(table, "gain oil") == ("CV-031", "no-resource")


@pytest.mark.breach("CV-031")
def test_water_tokens_never_run_out() -> None:
    land = Land()
    for r in range(-3, 4):
        for q in range(-20, 21):
            # Every second position of three rows is a hole of its own.
            if not (r in (-2, 0, 2) and q % 2 == 0 and abs(q) < 20):
                land._add(position(q, r), 0, 1, CORE)
    table = Table()
    table.game.land = land
    table.game.tokens = [0] * land.size
    fill_holes(table.game)
    assert table.game.land.part.count(WATER_TOKEN) == 57
    assert table.game.land.holes() == []


# Control tokens


@pytest.mark.rule("CV-032")
def test_without_an_unused_token_an_own_one_is_taken_back() -> None:
    table = Table().tokens(0, "K20", "K21").district(0, "campus", "P20").unused_tokens(0, 0).slot(0, "culture", 1)
    table.play("play culture", "token N17")
    assert (table.question, set(table.moves())) == ("recall-token", {"recall K20", "recall K21"})
    table.play("recall K20")
    assert (table.token("K20"), table.token("N17"), table.players[0].tokens_left) == (None, (0, False), 0)


@pytest.mark.rule("CV-032")
def test_also_to_replace_a_rival_token() -> None:
    table = Table().cards(0, "mass-media").slot(0, "culture", 1).tokens(0, "K20").tokens(1, "N18", "M17")
    table.unused_tokens(0, 0).play("play culture", "done", "convert N18")
    assert (table.token("K20"), table.token("N18")) == (None, (0, False))


@pytest.mark.breach("CV-032")
def test_districts_are_not_taken_back_and_effects_that_name_an_unused_token_take_none_back() -> None:
    table = Table().district(0, "campus", "P20").unused_tokens(0, 0).slot(0, "culture", 3).trade(0, culture=1)
    table.play("play culture")
    assert why(table, "token N17") == ("CV-032", "no-token-left")
    table = Table().wonder(0, "eiffel-tower").tokens(0, "K20").tokens(1, "N18", "N19").unused_tokens(0, 0)
    assert table.moves("name") == []
    assert len(table.unused_tokens(0, 1).moves("name")) == 2
    table = Table(2, "england", "rome").tokens(0, "K20").unused_tokens(0, 0).slot(0, "industry", 1)
    table.play("play industry", "city N18")
    assert table.asked == 1


@pytest.mark.breach("CV-032")
def test_the_statue_of_liberty_takes_none_back() -> None:
    table = Table(2, "america", "rome").wonder(0, "statue-of-liberty").cards(0, "radio").slot(0, "culture", 5)
    table.cities(1, "N19").tokens(1, "N20", "N18").tokens(0, "K20").unused_tokens(0, 0)
    table.play("play culture", "done")
    assert (table.city("N19"), table.token("N18"), table.token("N20")) == (0, (1, False), (1, False))


@pytest.mark.rule("CV-518")
def test_the_token_taken_back_must_leave_the_placement_legal() -> None:
    table = Table().cards(0, "civil-service").slot(0, "culture", 1).tokens(0, "K20", "P20").unused_tokens(0, 0)
    table.play("play culture", "done", "token K21")
    # Only K20 makes K21 a space next to a friendly one, so it must stay.
    assert (table.token("K21"), table.token("K20"), table.token("P20")) == ((0, False), (0, False), None)


@pytest.mark.breach("CV-518")
def test_the_only_friendly_neighbour_cannot_be_taken_back() -> None:
    table = Table().cards(0, "civil-service").slot(0, "culture", 1).tokens(0, "K20").unused_tokens(0, 0)
    table.play("play culture", "done")
    assert why(table, "token K21") == ("CV-032", "no-token-left")
    table = Table().cards(0, "civil-service").slot(0, "culture", 1).tokens(0, "K20", "P20", "P21").unused_tokens(0, 0)
    table.play("play culture", "done", "token K21")
    assert why(table, "recall K20") == ("CV-518", "cannot-recall")


@pytest.mark.breach("CV-518")
def test_nor_the_token_that_controls_the_wonder_that_allows_the_placement() -> None:
    table = Table().abandoned("chichen-itza", "K20").tokens(0, "K20", "P20", "P21").unused_tokens(0, 0)
    table.terrain("forest", "K18").slot(0, "culture", 3).play("play culture", "token K18")
    assert set(table.moves("recall")) == {"recall P20", "recall P21"}


# Cities


@pytest.mark.rule("CV-033")
def test_without_an_unused_city_a_beaten_rival_city_is_only_removed() -> None:
    table = Table().unused_cities(0, 0).cities(1, "N18").armies(0, "N17").slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N17 N18")
    while table.question.startswith("spend"):
        table.play("done")
    assert (table.city("N18"), table.players[1].cities_left) == (-1, 7)


@pytest.mark.breach("CV-033")
def test_nothing_is_built_taken_or_replaced_without_one() -> None:
    table = Table().unused_cities(0, 0).slot(0, "industry", 5).resources(0, marble=3).offer("stonehenge")
    table.play("play industry")
    assert why(table, "city N18") == ("CV-033", "no-city-left")
    table = Table().unused_cities(0, 0).city_state("geneva", "N18").armies(0, "N17").slot(0, "military", 5)
    table.trade(0, military=3).rolls(6, 1).play("play military", "army N17 N18", "done")
    assert (table.told("won-attack") != [], table.city("N18"), table.army_spaces(0)) == (True, -1, ["N17"])
    table = Table().unused_cities(0, 0).fort("N18").armies(0, "N17").slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N17 N18")
    assert (table.told("won-attack") != [], table.city("N18"), table.army_spaces(0)) == (True, -1, ["N17"])
    table = Table(2, "america", "rome").unused_cities(0, 0).cards(0, "radio").slot(0, "culture", 5).cities(1, "N20")
    table.play("play culture", "done")
    assert (table.asked, table.city("N20")) == (1, 1)


# What returns


@pytest.mark.rule("CV-345")
def test_a_spent_resource_goes_back_to_the_supply() -> None:
    table = Table().offer("stonehenge").slot(0, "industry", 5).resources(0, marble=2)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.resources_of(0)) == (True, {"marble": 1})
    assert table.game.resource_supply == [9, 10, 10, 10]


@pytest.mark.breach("CV-345")
def test_a_natural_wonder_token_is_kept() -> None:
    table = Table().offer("stonehenge").slot(0, "industry", 5).natural_wonder("pantanal", "K20", held_by=0)
    table.play("play industry", "wonder stonehenge city N16")
    assert table.controls(0, "stonehenge")
    assert (table.players[0].natural_wonders.bit_count(), table.game.resource_supply) == (1, [10, 10, 10, 10])


@pytest.mark.rule("CV-346")
def test_lost_pieces_return_to_their_owner() -> None:
    table = Table().cards(0, "nuclear-power").slot(0, "science", 5).tokens(1, "N20").district(1, "campus", "N21")
    table.play("play science", "strike N20")
    assert (table.token("N20"), table.token("N21")) == (None, None)
    assert (table.players[1].tokens_left, table.players[1].districts_left) == (34, 31)
    table = Table().cities(1, "N18").armies(1, "N18").caravans(1, "N18").armies(0, "N17").slot(0, "military", 5)
    table.rolls(6, 1).play("play military", "army N17 N18", "attack city @2")
    while table.question.startswith("spend"):
        table.play("done")
    assert (table.city("N18"), table.players[1].cities_left, table.players[0].cities_left) == (0, 7, 6)
    assert (table.army_spaces(1), table.caravan_spaces(1)) == (["card"], ["card"])


@pytest.mark.breach("CV-346")
def test_they_do_not_go_to_anybody_else_or_out_of_the_game() -> None:
    table = Table().cards(0, "mass-media").slot(0, "culture", 1).tokens(1, "N18").play("play culture", "done")
    assert table.token("N18") == (0, False)
    assert (table.players[0].tokens_left, table.players[1].tokens_left) == (33, 34)
    table = (
        Table().cards(0, "mass-media").slot(0, "culture", 1).district(1, "campus", "N18").play("play culture", "done")
    )
    assert (table.token("N18"), table.district_at("N18")) == ((0, False), "")
    assert (table.players[0].districts_left, table.players[1].districts_left) == (31, 31)


# Wonders that were captured or left behind


@pytest.mark.rule("CV-029")
def test_a_wonder_gained_by_an_attack_is_captured() -> None:
    table = Table().cities(1, "N18").wonder(1, "cristo-redentor", "N18").cities(1, "N20", "L18").armies(0, "N17")
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N17 N18")
    while table.question.startswith("spend"):
        table.play("done")
    assert (table.controls(0, "cristo-redentor"), table.question) == (True, "replace-city")


@pytest.mark.breach("CV-029", "CV-360")
def test_a_wonder_gained_otherwise_is_not() -> None:
    table = Table().abandoned("cristo-redentor", "N17").cities(1, "N19", "L17").slot(0, "culture", 1)
    table.play("play culture", "token N17")
    assert (table.controls(0, "cristo-redentor"), table.question) == (True, "place-tokens")
    table = Table(2, "america", "rome").cards(0, "radio").slot(0, "culture", 5).cities(1, "N19", "K18")
    table.wonder(1, "cristo-redentor", "N19").play("play culture", "done", "replace N19")
    assert (table.controls(0, "cristo-redentor"), table.asked) == (True, 1)


@pytest.mark.rule("CV-516")
def test_an_abandoned_wonder_forbids_no_city_token_or_district() -> None:
    table = Table().abandoned("petra", "N18").slot(0, "industry", 1).play("play industry", "city N18")
    assert (table.city("N18"), table.controls(0, "petra")) == (0, True)
    table = Table().abandoned("petra", "N17").slot(0, "culture", 1).play("play culture", "token N17")
    assert table.controls(0, "petra")
    table = Table().abandoned("petra", "N17").slot(0, "growth", 1).play("play growth", "district campus N17")
    assert table.controls(0, "petra")


@pytest.mark.breach("CV-516")
def test_d127_but_its_space_is_not_empty() -> None:
    table = Table().abandoned("petra", "N18").cards(0, "drama-and-poetry").tokens(0, "N17").slot(0, "culture", 1)
    table.play("play culture", "done")
    assert why(table, "shift N17 N18") == ("CV-342", "shift-to-empty")
    table = Table().wonder(0, "chichen-itza").abandoned("petra", "K20").terrain("forest", "K20", "K22")
    table.slot(0, "culture", 3).play("play culture")
    assert (why(table, "token K20")[0], "token K22" in table.moves()) == ("CV-057", True)


# Empty spaces


@pytest.mark.rule("CV-342")
def test_a_space_with_nothing_but_printed_symbols_is_empty() -> None:
    table = Table().cards(0, "drama-and-poetry").tokens(0, "N18").slot(0, "culture", 1).spawn_space("A", "N19")
    table.natural_wonder("mt-everest", "M18", held_by=1).play("play culture", "done")
    assert {"N18 N19", "N18 M18", "N18 N17"} <= offered(table, "shift")


@pytest.mark.breach("CV-342")
def test_any_token_or_figure_makes_a_space_not_empty() -> None:
    table = Table(3).cards(0, "drama-and-poetry").tokens(0, "N18", "N17").slot(0, "culture", 1).good("oil", "N19")
    table.barbarian("A", "M18").caravans(1, "M17").armies(0, "O18").tokens(2, "O17").play("play culture", "done")
    for space in ("N19", "M18", "M17", "O18", "O17", "N17"):
        assert why(table, f"shift N18 {space}") == ("CV-342", "shift-to-empty")


# What everybody knows


@pytest.mark.rule("CV-341")
def test_rows_tokens_and_cards_of_others_are_open() -> None:
    table = Table().trade(0, culture=2).resources(0, oil=1).envoys(0, "geneva").pacts(0, 1, "embassy")
    view = table.game.view(1)
    assert isinstance(view, CivNewDawn)
    assert view.players[0].key() == table.players[0].key()
    assert [deck[-1] for deck in view.decks] == [deck[-1] for deck in table.game.decks]


@pytest.mark.breach("CV-341")
def test_the_stack_the_covered_wonders_and_those_in_the_box_are_not() -> None:
    table = Table()
    for seat in (0, 1, None):
        view = table.game.view(seat)
        assert isinstance(view, CivNewDawn)
        assert (set(view.stack), len(view.stack)) == ({0}, len(table.game.stack))
        assert [set(deck[:-1]) for deck in view.decks] == [{-1}] * 4
        assert view.removed == [-1] * 8

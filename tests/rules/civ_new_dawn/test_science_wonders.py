"""The world wonders of science, one by one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.civ_new_dawn.reading import pacts_of, told, values
from tests.rules.civ_new_dawn.table import Table

STATION = "amundsen-scott-research-station"


def owner(wonder: str, leader: str = "rome") -> Table:
    """Seat 0 controls the wonder under its capital."""
    return Table(2, leader, "egypt").wonder(0, wonder)


def builder(wonder: str, seats: int = 2) -> Table:
    """Rome can build the wonder at once."""
    leaders = ("rome", "egypt", "france")[:seats]
    return Table(seats, *leaders).slot(0, "industry", 5).resources(0, mercury=3).offer(wonder).cities(0, "N20")


@pytest.mark.rule("CV-039", "CV-044")
def test_the_oracle_swaps_neighbouring_cards_with_all_on_them() -> None:
    table = owner("oracle").trade(0, growth=2)
    assert table.row(0)[:3] == ["irrigation", "astrology", "foreign-trade"]
    table.play("swap science growth")
    assert (table.row(0)[:3], table.trade_on(0, "growth")) == (["astrology", "irrigation", "foreign-trade"], 2)
    assert table.moves("swap") == []


@pytest.mark.rule("CV-039")
def test_the_oracle_offers_the_five_pairs_of_neighbours() -> None:
    table = owner("oracle").order(0, "culture", "science", "economy", "industry", "military", "growth")
    pairs = [frozenset(move.split()[1:]) for move in table.moves("swap")]
    row = ("culture", "science", "economy", "industry", "military", "growth")
    assert set(pairs) == {frozenset(pair) for pair in pairwise(row)}


@pytest.mark.breach("CV-039")
def test_the_oracle_swaps_no_cards_that_lie_apart() -> None:
    table = owner("oracle").order(0, "culture", "science", "economy", "industry", "military", "growth")
    assert told(table.refusal("swap culture economy"), "CV-039", "no-start-effect")
    assert told(Table(2).refusal("swap culture science"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-372", "CV-203")
def test_the_pyramids_replace_up_to_three_cards_of_level_one() -> None:
    table = builder("pyramids").play("play industry", "wonder pyramids city N20")
    table.play("take mathematics", "take military-engineering", "take iron-working")
    assert table.asked == 1
    assert set(table.row(0)) == {
        *("mathematics", "military-engineering", "iron-working", "early-empire", "foreign-trade", "pottery"),
    }
    table = builder("pyramids").play("play industry", "wonder pyramids city N20", "done")
    assert table.asked == 1


@pytest.mark.breach("CV-372")
def test_the_pyramids_replace_no_card_of_another_level_and_work_only_when_built() -> None:
    table = builder("pyramids").cards(0, "mathematics").play("play industry", "wonder pyramids city N20")
    assert told(table.refusal("take replaceable-parts"), "CV-372", "not-next-level")
    assert told(table.refusal("take civil-service"), "CV-372", "not-next-level")
    table = Table(2, "rome", "egypt").cities(1, "N20").wonder(1, "pyramids", "N20").armies(0, "N19")
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.controls(0, "pyramids"), table.question, table.asked) == (True, "take-turn", 1)


@pytest.mark.rule("CV-372")
def test_the_porcelain_tower_replaces_up_to_two_cards_by_the_next_level() -> None:
    table = builder("porcelain-tower").cards(0, "mathematics", "civil-service").play("play industry")
    table.play("wonder porcelain-tower city N20", "take replaceable-parts", "take mass-media")
    assert table.asked == 1
    assert {"replaceable-parts", "mass-media"} <= set(table.row(0))


@pytest.mark.breach("CV-372")
def test_the_porcelain_tower_neither_skips_a_level_nor_raises_level_four_or_a_card_twice() -> None:
    table = builder("porcelain-tower").cards(0, "capitalism").play("play industry", "wonder porcelain-tower city N20")
    assert told(table.refusal("take replaceable-parts"), "CV-372", "not-next-level")
    assert {move.split()[1] for move in table.moves("take")} == {
        *("drama-and-poetry", "mathematics", "animal-husbandry", "iron-working", "engineering", "military-engineering"),
    }
    table.play("take mathematics")
    assert told(table.refusal("take replaceable-parts"), "CV-372", "not-next-level")


def reader(*cards: str, leader: str = "america") -> Table:
    """A caravan of the Great Library's owner is about to reach a city of Egypt with these cards."""
    table = owner("great-library", leader).cities(1, "N21").cards(1, *cards).caravans(0, "N20").slot(0, "economy", 5)
    return table.play("play economy", "caravan N20 N21", "put science", "put science", "done")


@pytest.mark.rule("CV-072")
def test_the_great_library_gains_a_card_of_the_type_and_level_of_one_of_the_rival() -> None:
    table = reader("replaceable-parts", "flight")
    assert table.question == "learn-from-rival"
    table.play("take replaceable-parts")
    assert ("replaceable-parts" in table.row(0), table.trade_on(0, "science"), table.asked) == (True, 2, 1)


@pytest.mark.rule("CV-463")
def test_a_caravan_gained_during_the_resolution_waits() -> None:
    table = reader("currency").play("take currency")
    assert (table.row(0)[0], table.caravan_spaces(0), table.asked) == ("currency", ["card", "card"], 1)


@pytest.mark.breach("CV-073")
def test_the_great_library_teaches_nothing_that_is_gone_or_not_in_that_row_nor_in_a_city_state() -> None:
    table = reader("replaceable-parts")
    assert {move.split()[1] for move in table.moves("take")} == {"replaceable-parts"}
    table.play("done")
    assert "astrology" in table.row(0)
    table = owner("great-library", "america").city_state("kumasi", "N21").caravans(0, "N20").cards(1, "flight")
    table.slot(0, "economy", 5).play("play economy", "caravan N20 N21", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-203")
def test_a_unique_card_of_the_rival_stands_for_its_type_and_level() -> None:
    table = Table(2, "ottoman", "netherlands").wonder(0, "great-library").cities(1, "N21").cards(1, "cartography")
    table.slot(0, "economy", 5).caravans(0, "N20")
    table.play("play economy", "caravan N20 N21", "put science", "put science", "done")
    assert {move.split()[1] for move in table.moves("take")} == {"steam-power", "banking"}


@pytest.mark.rule("CV-089", "CV-372")
def test_potala_palace_takes_three_cards_and_lets_four_of_one_player_be_held() -> None:
    table = builder("potala-palace", 3).play("play industry", "wonder potala-palace city N20")
    table.play("card embassy @2", "card joint-war @2", "card embassy @3")
    assert (pacts_of(table, 0, 1), pacts_of(table, 0, 2), table.asked) == ({"embassy", "joint-war"}, {"embassy"}, 1)
    table = owner("potala-palace", "america").cities(1, "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.pacts(0, 1, "embassy", "joint-war", "open-borders").play("play economy", "caravan N20 N21")
    table.play("put science", "put science", "card defensive-pact @2")
    assert pacts_of(table, 0, 1) == {"embassy", "joint-war", "open-borders", "defensive-pact"}


@pytest.mark.breach("CV-089")
def test_potala_palace_takes_no_held_card_and_surplus_goes_back_when_it_is_lost() -> None:
    table = builder("potala-palace", 3).pacts(2, 1, "embassy").play("play industry", "wonder potala-palace city N20")
    assert "card embassy @2" not in table.moves()
    table = Table(2, "rome", "egypt").cities(1, "N20").wonder(1, "potala-palace", "N20").armies(0, "N19")
    table.pacts(1, 0, "embassy", "joint-war").slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N19 N20")
    assert (table.question, table.asked, set(table.moves())) == (
        "return-pact",
        1,
        {"return embassy @1", "return joint-war @1"},
    )
    table.play("return embassy @1")
    assert pacts_of(table, 1, 0) == {"joint-war"}


@pytest.mark.rule("CV-349")
def test_the_university_of_sankore_swaps_two_cards_at_the_end_of_a_turn_with_a_new_card() -> None:
    table = owner("university-of-sankore").slot(0, "science", 3).play("play science", "take currency")
    assert (table.question, table.row(0)[0]) == ("swap-cards", "astrology")
    before = table.row(0)
    table.play("swap culture economy")
    after = table.row(0)
    assert (after.index("currency"), after.index("early-empire")) == (
        before.index("early-empire"),
        before.index("currency"),
    )


@pytest.mark.breach("CV-349")
def test_the_university_of_sankore_moves_no_science_card_and_needs_a_replaced_card() -> None:
    table = owner("university-of-sankore").slot(0, "science", 3).play("play science", "take currency")
    assert table.refusal("swap culture science").rule == "CV-349"
    table = owner("university-of-sankore").slot(0, "science", 3).play("play science", "done")
    assert (table.question, table.asked) == ("take-turn", 1)


@pytest.mark.rule("CV-507")
def test_oxford_university_lets_a_new_card_be_of_another_type() -> None:
    table = owner("oxford-university").slot(0, "science", 3).play("play science", "take currency for culture")
    assert sorted(table.row(0)) == sorted(
        ["astrology", "irrigation", "currency", "foreign-trade", "masonry", "pottery"]
    )
    assert table.caravan_spaces(0) == ["card", "card"]


@pytest.mark.breach("CV-507")
def test_oxford_university_changes_no_science_card_and_nothing_else_does_so() -> None:
    table = owner("oxford-university").slot(0, "science", 3).play("play science")
    assert "take currency for science" not in table.moves()
    table = Table(2, "rome", "egypt").slot(0, "science", 3).play("play science")
    assert "take currency for culture" not in table.moves()


def siege(own: int, others: int) -> Table:
    """Rome with the Kremlin and an army next to a token of Egypt; so many reinforced tokens of both."""
    table = owner("kremlin").armies(0, "N19").tokens(1, "N20").slot(0, "military", 3).rolls(2, 2)
    table.tokens(0, *("R16", "R17", "Q16")[:own], reinforced=True)
    return table.tokens(1, *("J24", "J23", "K23")[:others], reinforced=True)


@pytest.mark.rule("CV-256")
def test_the_kremlin_gives_four_with_more_reinforced_tokens_than_the_defender() -> None:
    assert values(siege(2, 1).play("play military", "army N19 N20")) == (2 + 3 + 4, 2 + 1)
    table = siege(1, 0).caravans(1, "N20").play("play military", "army N19 N20", "attack caravan @2")
    assert values(table) == (2 + 3 + 4, 2 + 1)


@pytest.mark.breach("CV-256")
def test_the_kremlin_gives_nothing_with_equal_numbers_or_outside_rival_spaces() -> None:
    assert values(siege(2, 2).play("play military", "army N19 N20")) == (2 + 3, 2 + 1)
    table = owner("kremlin").armies(0, "N19").barbarian("A", "N20").tokens(0, "R16", reinforced=True)
    table.slot(0, "military", 3).rolls(2, 2).play("play military", "army N19 N20")
    assert values(table) == (2 + 3, 2 + 1)
    table = owner("kremlin").armies(0, "N19").caravans(1, "N20").tokens(0, "R16", reinforced=True)
    table.slot(0, "military", 3).rolls(2, 2).play("play military", "army N19 N20")
    assert values(table) == (2 + 3, 2 + 1)


@pytest.mark.rule("CV-372", "CV-447", "CV-344")
def test_the_research_station_builds_its_own_city_on_the_edge_with_two_tokens() -> None:
    table = builder(STATION).terrain("mountains", "N27", "N26").play("play industry")
    sites = {move.split()[-1] for move in table.moves("wonder") if move.split()[1] == STATION}
    land = table.game.land
    assert "N27" in sites
    assert all(land.on_edge(table.space(name)) for name in sites)
    table.play(f"wonder {STATION} city N27", "token N26", "token M26")
    assert (table.city("N27"), table.controls(0, STATION), table.game.players[0].cities_left) == (0, True, 5)
    assert (table.token("N26"), table.token("M26"), table.asked) == ((0, False), (0, False), 1)


@pytest.mark.breach("CV-372")
def test_the_research_station_stands_under_an_ordinary_city_only_without_a_new_one() -> None:
    table = builder(STATION).play("play industry")
    assert told(table.refusal(f"wonder {STATION} city N20"), "CV-107", "no-site-for-wonder")
    table = builder(STATION).unused_cities(0, 0).play("play industry", f"wonder {STATION} city N20")
    assert (table.controls(0, STATION), table.asked) == (True, 1)


@pytest.mark.rule("CV-089")
def test_potala_palace_lost_to_barbarians_returns_surplus_cards() -> None:
    table = (
        Table(2, "rome", "egypt").cities(0, "N20").wonder(0, "potala-palace", "N20").pacts(0, 1, "embassy", "joint-war")
    )
    table.barbarian("A", "N19").game.dial = 0
    table.turn(1).rolls(2).play("play military", "done")
    assert (table.question, table.asked) == ("return-pact", 0)
    table.play("return joint-war @2")
    assert pacts_of(table, 0, 1) == {"embassy"}

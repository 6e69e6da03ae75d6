"""The world wonders of economy, one by one."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_trade, all_within, built, envoys_of, reached, states_on, told, values
from tests.rules.civ_new_dawn.table import Table


def owner(wonder: str, leader: str = "america", game: str = "terra-incognita") -> Table:
    """Seat 0 controls the wonder under its capital."""
    return Table(2, leader, "egypt", game=game).wonder(0, wonder)


@pytest.mark.rule("CV-076")
def test_the_colossus_adds_six_spaces_that_caravans_share() -> None:
    table = owner("colossus").slot(0, "economy", 5).caravans(0, "N13").play("play economy")
    assert "N22" in reached(table, "caravan N13")
    table = owner("colossus").cards(0, "currency").slot(0, "economy", 5).caravans(0, "N13", "L14").play("play economy")
    table.play("caravan N13 N21")
    assert "L20" in reached(table, "caravan L14")


@pytest.mark.breach("CV-076")
def test_spaces_of_the_colossus_are_used_once() -> None:
    table = owner("colossus").slot(0, "economy", 5).caravans(0, "N13").play("play economy")
    assert told(table.refusal("caravan N13 N23"), "CV-076", "too-far")
    table = owner("colossus").cards(0, "currency").slot(0, "economy", 5).caravans(0, "N13", "L14").play("play economy")
    table.play("caravan N13 N21")
    assert told(table.refusal("caravan L14 L21"), "CV-076", "too-far")


@pytest.mark.rule("CV-447")
def test_the_great_lighthouse_builds_on_empty_edge_spaces() -> None:
    table = owner("great-lighthouse").slot(0, "industry", 5)
    land = table.game.land
    edge = {table.name(space) for space in range(land.size) if land.on_edge(space)}
    near = all_within(table, "N16", 2) - all_within(table, "N16", 1)
    assert built(table, "play industry") == near | edge
    table.play("city N27")
    assert table.city("N27") == 0


@pytest.mark.breach("CV-447", "CV-342")
def test_the_great_lighthouse_keeps_to_empty_legal_spaces_of_the_slot() -> None:
    table = owner("great-lighthouse").slot(0, "industry", 3).terrain("desert", "N27").caravans(1, "G20")
    table.abandoned("petra", "U20").play("play industry")
    assert told(table.refusal("city N27"), "CV-096", "too-difficult")
    assert told(table.refusal("city G20"), "CV-095", "city-too-far")
    assert told(table.refusal("city U20"), "CV-095", "city-too-far")
    assert told(table.refusal("city M24"), "CV-025", "next-to-city")


def apadana(*stack: int) -> Table:
    table = owner("petra").cities(0, "N20").offer("apadana").stack(*stack)
    return table.slot(0, "industry", 5).resources(0, marble=2).play("play industry", "wonder apadana city N20")


@pytest.mark.rule("CV-372", "CV-344")
def test_apadana_explores_from_any_edge_space_and_puts_a_token_on_the_new_tile() -> None:
    table = apadana(3, 12)
    size = table.game.land.size
    assert (table.question, "explore N27" in table.moves(), "explore N20" in table.moves()) == (
        "explore-anywhere",
        True,
        False,
    )
    table.play("explore N27")
    assert table.question == "lay-explored-tile"
    table.play(table.moves()[0])
    assert table.question == "token-on-tile"
    spaces = [table.space(move.split()[1]) for move in table.moves("token")]
    assert all(size <= space < size + 10 and table.game.is_empty(space) for space in spaces)
    chosen = table.moves("token")[-1]
    table.play(chosen)
    assert (table.token(chosen.split()[1]), table.game.stack, table.asked) == ((0, False), [12], 1)


@pytest.mark.rule("CV-029")
def test_apadana_explores_when_captured_too() -> None:
    table = Table(2, "rome", "egypt").cities(1, "N20").wonder(1, "apadana", "N20").armies(0, "N19").stack(3)
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.question, table.asked) == ("explore-anywhere", 0)


@pytest.mark.breach("CV-372", "CV-297")
def test_apadana_explores_nothing_from_an_empty_stack() -> None:
    table = apadana()
    assert (table.controls(0, "apadana"), table.asked) == (True, 1)


@pytest.mark.rule("CV-513")
@pytest.mark.parametrize(("index", "slot"), [(0, 2), (1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_d122_machu_picchu_moves_cards_of_the_first_and_second_slot_by_two(index: int, slot: int) -> None:
    row = ["culture", "science", "economy", "industry", "military", "growth"]
    table = owner("machu-picchu").order(0, *row).play(f"play {row[index]}")
    assert table.told("resolved")[-1].data["slot"] == slot


@pytest.mark.rule("CV-487")
@pytest.mark.parametrize(("index", "slot"), [(0, 3), (1, 3), (2, 3), (3, 4), (4, 5)])
def test_d148_base_machu_picchu_makes_slots_one_and_two_the_third(index: int, slot: int) -> None:
    row = ["culture", "science", "economy", "industry", "military"]
    table = owner("machu-picchu-base", game="base").order(0, *row).play(f"play {row[index]}")
    assert table.told("resolved")[-1].data["slot"] == slot


@pytest.mark.rule("CV-508")
def test_great_zimbabwe_stores_up_to_four_tokens_for_the_start_of_a_turn() -> None:
    table = owner("great-zimbabwe").cities(1, "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "put great-zimbabwe", "put great-zimbabwe", "done")
    assert (table.game.stored_trade, all_trade(table, 0)) == (2, {})
    table.trade(0, culture=2).turn(0).play("withdraw culture")
    assert told(table.refusal("withdraw culture"), "CV-039", "no-start-effect")
    table.play("withdraw growth")
    assert (table.game.stored_trade, all_trade(table, 0), table.moves("withdraw")) == (
        0,
        {"culture": 3, "growth": 1},
        [],
    )


@pytest.mark.rule("CV-508")
def test_tokens_prescribed_for_a_card_may_be_stored_too() -> None:
    table = owner("great-zimbabwe").city_state("geneva", "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "put science", "put great-zimbabwe", "done")
    assert (table.game.stored_trade, all_trade(table, 0)) == (1, {"science": 1})


@pytest.mark.rule("CV-508")
def test_stored_tokens_stay_on_the_wonder_for_whoever_controls_it_next() -> None:
    table = Table(2, "rome", "egypt").cities(1, "N20").wonder(1, "great-zimbabwe", "N20").armies(0, "N19")
    table.game.stored_trade = 3
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.controls(0, "great-zimbabwe"), table.game.stored_trade, table.moves("withdraw")) == (True, 3, [])
    table.turn(0).play("withdraw culture")
    assert (table.game.stored_trade, table.trade_on(0, "culture")) == (2, 1)


@pytest.mark.breach("CV-508")
def test_no_fifth_token_is_stored_and_nobody_spends_stored_tokens() -> None:
    table = owner("great-zimbabwe").cities(1, "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.game.stored_trade = 4
    table.play("play economy")
    assert told(table.refusal("spend trade"), "CV-048", "nothing-to-spend")
    table.play("caravan N20 N21")
    assert told(table.refusal("put great-zimbabwe"), "CV-508", "no-store")
    table = Table(2, "america", "egypt").wonder(1, "great-zimbabwe").cities(1, "N21").caravans(0, "N20")
    table.slot(0, "economy", 5).play("play economy", "caravan N20 N21")
    assert told(table.refusal("put great-zimbabwe"), "CV-508", "no-store")


@pytest.mark.rule("CV-496", "CV-353")
def test_kilwa_kisiwani_gives_one_more_token_on_any_card_for_each_city_state() -> None:
    table = owner("kilwa-kisiwani").cards(0, "currency").city_state("geneva", "N21").city_state("kumasi", "L18")
    table.caravans(0, "N20", "L17").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "done", "put growth", "caravan L17 L18", "done", "put growth")
    assert all_trade(table, 0) == {"science": 2, "culture": 2, "growth": 2}


@pytest.mark.breach("CV-496")
def test_kilwa_kisiwani_gives_nothing_for_a_rival_city() -> None:
    table = owner("kilwa-kisiwani").cities(1, "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "put science", "put science", "done")
    assert (all_trade(table, 0), table.asked) == ({"science": 2}, 1)


@pytest.mark.rule("CV-462")
def test_estadio_do_maracana_resolves_and_resets_the_economy_card_first() -> None:
    table = owner("estadio-do-maracana", "rome")
    table.order(0, "growth", "science", "industry", "economy", "military", "culture")
    table.play("play industry", "play economy", "caravan card N17")
    assert table.told("resolved")[-1].data["slot"] == 3
    assert table.row(0) == ["foreign-trade", "irrigation", "astrology", "pottery", "masonry", "early-empire"]
    table.play("done")
    assert table.row(0) == ["pottery", "foreign-trade", "irrigation", "astrology", "masonry", "early-empire"]
    assert [event.data["slot"] for event in table.told("resolved")] == [3, 3]


@pytest.mark.breach("CV-462")
def test_estadio_do_maracana_may_be_left_and_does_not_precede_the_economy_card() -> None:
    table = owner("estadio-do-maracana", "rome").play("play industry", "no", "done")
    assert [event.data["card"] for event in table.told("resolved")] == ["pottery"]
    table = owner("estadio-do-maracana", "rome").play("play economy", "done")
    assert [event.data["card"] for event in table.told("resolved")] == ["foreign-trade"]


def fight(table: Table) -> tuple[int, int]:
    """Rome's army on N19 attacks the token of Egypt on N20 with slot 3."""
    table.armies(0, "N19").tokens(1, "N20").slot(0, "military", 3).rolls(2, 2)
    return values(table.play("play military", "army N19 N20"))


@pytest.mark.rule("CV-256", "CV-266")
def test_big_ben_gives_two_for_each_own_caravan_next_to_the_defending_space() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "big-ben").cards(0, "currency").caravans(0, "N21", "M20")
    assert fight(table) == (2 + 3 + 4, 3)
    table = Table(2, "rome", "egypt").wonder(1, "big-ben").cards(1, "currency").caravans(1, "N21", "M20")
    assert fight(table) == (2 + 3, 3 + 4)


@pytest.mark.breach("CV-256")
def test_big_ben_counts_neither_distant_nor_rival_caravans_nor_those_in_the_space() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "big-ben").cards(0, "currency").caravans(0, "N22", "N20")
    assert fight(table.caravans(1, "N21")) == (2 + 3, 3)


@pytest.mark.rule("CV-496", "CV-126", "CV-127")
def test_orszaghaz_conquers_a_city_state_after_trading() -> None:
    table = owner("orszaghaz").city_state("geneva", "N21").caravans(0, "N20").slot(0, "economy", 5).envoys(1, "geneva")
    table.play("play economy", "caravan N20 N21", "card geneva", "yes")
    assert (table.city("N21"), states_on(table, 0, "science"), all_trade(table, 0)) == (0, {"geneva"}, {"science": 2})
    assert (envoys_of(table, 0), envoys_of(table, 1), table.told("attacked")) == (set(), set(), [])


@pytest.mark.breach("CV-496", "CV-126")
def test_orszaghaz_may_be_left_and_needs_an_unused_city() -> None:
    table = owner("orszaghaz").city_state("geneva", "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.play("play economy", "caravan N20 N21", "card geneva", "no")
    assert (table.city("N21"), envoys_of(table, 0)) == (-1, {"geneva"})
    table = owner("orszaghaz").city_state("geneva", "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.unused_cities(0, 0).play("play economy", "caravan N20 N21", "done")
    assert (table.city("N21"), table.asked) == (-1, 1)


@pytest.mark.rule("CV-476")
def test_a_wonder_of_antananarivo_goes_to_who_conquers_it_by_orszaghaz_without_capturing() -> None:
    table = owner("orszaghaz").city_state("antananarivo", "N21").abandoned("apadana", "N21").stack(3)
    table.caravans(0, "N20").slot(0, "economy", 5).play("play economy", "caravan N20 N21", "done", "yes")
    assert (table.city("N21"), table.controls(0, "apadana"), table.asked) == (0, True, 1)


@pytest.mark.rule("CV-508", "CV-353")
def test_a_token_whose_card_is_full_may_be_stored_or_lost() -> None:
    table = owner("great-zimbabwe").city_state("geneva", "N21").caravans(0, "N20").slot(0, "economy", 5)
    table.trade(0, science=3).play("play economy", "caravan N20 N21")
    assert set(table.moves()) == {"put great-zimbabwe", "done"}
    table.play("put great-zimbabwe", "done", "done")
    assert (table.game.stored_trade, all_trade(table, 0)) == (1, {"science": 3})

"""The automated player's economy cards: where its caravans go and what they bring."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.automated.economy import destination, way_of_caravans
from ecumene.games.civ_new_dawn.caravans import caravan_reach
from tests.rules.civ_new_dawn.automaton import AUTO, act, facing, results, seeded, water
from tests.rules.civ_new_dawn.table import Table


def steps_to(table: Table, name: str, goal: str) -> int:
    return table.game.land.distances(table.space(name))[table.space(goal)]


@pytest.mark.rule("CV-536", "CV-537")
def test_d167_it_prefers_a_city_state_without_its_card_to_a_nearer_rival_city() -> None:
    table = facing().city_state("kumasi", "N20").cities(0, "N26")
    act(table, "economy")
    assert table.caravan_spaces(AUTO) == ["N21"]
    assert steps_to(table, "N21", "N20") == 1


@pytest.mark.rule("CV-536")
def test_without_such_a_city_state_it_goes_to_the_nearest_rival_city() -> None:
    table = facing().city_state("kumasi", "N21").envoys(AUTO, "kumasi").cities(0, "N26")
    act(table, "economy")
    assert table.caravan_spaces(AUTO) == ["card"]
    assert len(table.told("traded-with-player")) == 1
    table = water(facing(), "N15", "N17", "M15", "M16", "O15", "O16").city_state("kumasi", "N21").envoys(AUTO, "kumasi")
    act(table, "economy")
    assert len(table.told("traded-with-state")) == 1


@pytest.mark.rule("CV-536")
def test_two_caravans_take_different_destinations() -> None:
    table = facing().city_state("kumasi", "N22").city_state("geneva", "M26")
    act(table, "economy", "currency")
    assert table.told("traded-with-state")[0].data != table.told("traded-with-state")[1].data
    # The first one is bound for the city-state and does not reach it; the second one goes to the rival.
    table = act(facing().city_state("kumasi", "N19").cities(0, "N26"), "economy", "currency")
    assert table.caravan_spaces(AUTO) == ["N20", "card"]
    assert len(table.told("traded-with-player")) == 1


@pytest.mark.breach("CV-536")
def test_no_caravan_goes_where_another_is_bound_for_since_earlier_in_the_turn() -> None:
    table = facing().city_state("kumasi", "N22").cards(AUTO, "currency")
    game = table.game
    game.active = AUTO
    game.aims = [table.space("N22")]
    way = way_of_caravans(game, AUTO, game.players[AUTO].cards[2])
    steps = caravan_reach(game, way, [table.space("N24")], 99)
    assert table.name(destination(game, AUTO, 0, steps)) == "N22"
    assert table.name(destination(game, AUTO, 1, steps)) == "N16"


@pytest.mark.breach("CV-536")
def test_a_destination_behind_water_or_a_barbarian_is_none() -> None:
    table = act(facing().city_state("kumasi", "N26").barbarian("A", "N26"), "economy")
    assert not table.told("traded-with-state")
    assert table.caravan_spaces(AUTO) == ["N21"]
    # The rival capital is cut off too: the caravan stays on its card.
    table = water(facing(), "N15", "N17", "M15", "M16", "O15", "O16")
    act(table, "economy")
    assert table.caravan_spaces(AUTO) == ["card"]


@pytest.mark.rule("CV-537")
def test_it_follows_any_of_the_shortest_ways() -> None:
    def stop(seed: int) -> str:
        table = act(seeded(facing().city_state("kumasi", "L20"), seed), "economy")
        assert steps_to(table, table.caravan_spaces(AUTO)[0], "L20") == 2
        return table.caravan_spaces(AUTO)[0]

    assert results(stop) == {"N21", "M21", "L22"}


@pytest.mark.breach("CV-537")
def test_it_does_not_stray_from_a_shortest_way_nor_go_on_after_its_spaces() -> None:
    table = act(facing(), "economy")
    assert table.caravan_spaces(AUTO) == ["N21"]
    table = act(table, "economy")
    assert table.caravan_spaces(AUTO) == ["N18"]


@pytest.mark.rule("CV-535", "CV-471")
@pytest.mark.parametrize(("card", "spaces", "caravans"), [("foreign-trade", 3, 1), ("currency", 4, 2)])
def test_the_level_says_how_many_caravans_go_how_far(card: str, spaces: int, caravans: int) -> None:
    table = act(facing(3).cities(2, "N13").cities(0, "G20"), "economy", card)
    moved = [name for name in table.caravan_spaces(AUTO) if name != "card"]
    assert len(moved) == caravans
    assert all(steps_to(table, name, "N24") == spaces for name in moved)


@pytest.mark.rule("CV-535", "CV-529")
def test_spent_tokens_lengthen_the_move_and_level_three_enters_water() -> None:
    table = act(facing().trade(AUTO, economy=2), "economy")
    assert (table.caravan_spaces(AUTO), table.trade_on(AUTO, "economy")) == (["N19"], 0)
    table = act(water(facing(), "N20", "N21", "N22", "N23"), "economy", "steam-power")
    assert "N18" in table.caravan_spaces(AUTO)


@pytest.mark.rule("CV-535")
def test_level_two_defeats_barbarians_beside_it_and_level_three_gains_a_resource() -> None:
    table = facing().barbarian("A", "N23").barbarian("B", "N21")
    act(table, "economy", "currency")
    assert table.game.barbarians[:2] == [-1, table.space("N21")]
    assert table.game.players[AUTO].all_trade() == 0

    def gained(seed: int) -> str:
        return next(iter(act(seeded(facing(), seed), "economy", "steam-power").resources_of(AUTO)))

    assert results(gained) == {"marble", "mercury", "oil", "diamond"}


@pytest.mark.breach("CV-535")
def test_other_levels_do_neither_and_currency_removes_nothing_on_the_way() -> None:
    table = act(facing().barbarian("A", "M24"), "economy", "capitalism")
    assert table.game.barbarians[0] == table.space("M24")
    assert table.resources_of(AUTO) == {}
    table = act(facing().barbarian("A", "N21"), "economy", "currency")
    assert table.game.barbarians[0] == table.space("N21")


@pytest.mark.rule("CV-535")
def test_caravans_on_the_map_go_first() -> None:
    table = facing().cards(AUTO, "currency").caravans(AUTO, "N19").city_state("kumasi", "N22")
    act(table, "economy")
    # The one on N19 takes the city-state, although the one from the card is nearer.
    first, second = table.game.players[AUTO].caravans
    assert (table.name(first), table.name(second) == "card") == ("card", False)


@pytest.mark.rule("CV-538")
def test_it_takes_a_card_of_the_source() -> None:
    table = act(facing().city_state("geneva", "N22"), "economy")
    assert table.game.players[AUTO].envoys.bit_count() == 1
    assert table.trade_on(AUTO, "science") == 2

    def card(seed: int) -> int:
        return act(seeded(facing().cities(0, "N22"), seed), "economy").game.players[AUTO].pacts[0]

    assert results(card) == {1, 2, 4, 8, 16}


@pytest.mark.breach("CV-538")
def test_it_never_exchanges_a_card_it_holds() -> None:
    table = facing().cities(0, "N22").pacts(AUTO, 0, "joint-war")
    act(table, "economy")
    assert table.game.players[AUTO].pacts[0] == 1
    assert not table.told("took-pact")


def capitalist(last: str) -> Table:
    """Capitalism in slot 5, the card of that type in slot 4."""
    types = ["growth", "science", "industry", "military", "culture", "economy"]
    types.remove(last)
    types.insert(4, last)
    return facing().cards(AUTO, "capitalism").order(AUTO, *types)


@pytest.mark.rule("CV-539")
def test_after_level_four_the_card_now_in_the_rightmost_slot_is_resolved_too() -> None:
    table = capitalist("culture").begin(AUTO)
    assert [str(event.data["card"]) for event in table.told("resolved")] == ["capitalism", "early-empire"]
    assert table.told("resolved")[1].data["slot"] == 5
    assert len(table.told("placed-token")) == 2


@pytest.mark.breach("CV-539")
def test_that_card_is_not_reset_and_lower_levels_let_none_follow() -> None:
    table = capitalist("culture").begin(AUTO)
    assert (table.row(AUTO)[0], table.row(AUTO)[-1]) == ("capitalism", "early-empire")
    table = act(facing(), "economy", "steam-power")
    assert len(table.told("resolved")) == 1

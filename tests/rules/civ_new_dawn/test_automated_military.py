"""The automated player's armies: targets, ways, combat, and what follows a win."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.outcome import CarryWonder, ConquerOrLiberate
from tests.rules.civ_new_dawn.automaton import AUTO, ROUND, act, facing, results, seeded, water
from tests.rules.civ_new_dawn.table import Table


def strong() -> Table:
    """The capital of seat 0 defends itself with 12: no target at any level."""
    return (
        facing().terrain("mountains", "N16").tokens(0, "N15", "N14", reinforced=True).tokens(0, "O15", reinforced=True)
    )


def distance(table: Table, name: str, goal: str) -> int:
    return table.game.land.distances(table.space(name))[table.space(goal)]


def attacked(table: Table) -> list[tuple[str, str]]:
    """What the automated player attacked, and where."""
    return [(str(event.data["target"]), str(event.data["space"])) for event in table.told("attacked")]


def spent(table: Table) -> int:
    return len([event for event in table.told("spent") if event.seat == AUTO])


@pytest.mark.rule("CV-549", "CV-550")
def test_d168_masonry_goes_for_the_barbarian_and_not_for_the_nearer_district() -> None:
    table = facing().barbarian("A", "N19").district(0, "campus", "O25")
    act(table, "military")
    assert distance(table, table.army_spaces(AUTO)[0], "N19") == 2
    assert attacked(table) == []


@pytest.mark.rule("CV-548", "CV-471")
@pytest.mark.parametrize(
    ("card", "spaces", "armies"),
    [("masonry", 3, 1), ("iron-working", 4, 2), ("mass-production", 5, 2), ("flight", 6, 2)],
)
def test_the_level_says_how_many_armies_go_how_far(card: str, spaces: int, armies: int) -> None:
    table = act(facing().tokens(0, "N15"), "military", card)
    moved = [name for name in table.army_spaces(AUTO) if name != "card"]
    assert len(moved) == armies
    assert {distance(table, name, "N24") for name in moved} == {spaces}


@pytest.mark.rule("CV-548")
@pytest.mark.parametrize(
    ("card", "target", "value"),
    [
        ("masonry", "token", 5),
        ("iron-working", "barbarian", 7),
        ("mass-production", "token", 7),
        ("flight", "token", 8),
    ],
)
def test_its_combat_value_is_that_of_the_fifth_slot_and_the_card(card: str, target: str, value: int) -> None:
    table = strong().rolls(1, 6).armies(AUTO, "N23")
    table.barbarian("A", "N22") if target == "barbarian" else table.tokens(0, "N22")
    act(table, "military", card)
    rolled = table.told("rolled")[0].data
    assert (rolled["die"], rolled["value"]) == (1, 1 + value)


@pytest.mark.breach("CV-548")
def test_flight_passes_nothing_and_mass_production_sends_no_army_again() -> None:
    # The fort would be the better target, but every way to it leads through a token.
    table = strong().tokens(0, *ROUND).fort("N21")
    assert attacked(act(table, "military", "flight"))[0][0] == "token"
    # Both armies are beaten, and neither sets out again.
    table = strong().cards(AUTO, "mass-production").armies(AUTO, "N23").tokens(0, "N22", reinforced=True)
    act(table.terrain("mountains", "N22").rolls(1, 6, 1, 6), "military")
    assert attacked(table) == [("token", "N22")] * 2
    assert table.army_spaces(AUTO) == ["card", "card"]


@pytest.mark.rule("CV-549")
def test_among_targets_of_a_rank_the_nearest_then_from_level_two_on_the_weakest() -> None:
    table = facing().barbarian("A", "N21").barbarian("B", "O25")
    act(table, "military")
    assert attacked(table) == [("barbarian", "O25")]
    table = facing().barbarian("A", "N22").barbarian("B", "N26").terrain("mountains", "N22")
    table.cards(AUTO, "iron-working").armies(AUTO)
    act(table, "military")
    assert attacked(table)[0] == ("barbarian", "N26")

    def first(seed: int) -> str:
        table = seeded(facing().barbarian("A", "N22").barbarian("B", "N26").terrain("mountains", "N22"), seed)
        return attacked(act(table, "military"))[0][1]

    assert results(first) == {"N22", "N26"}


@pytest.mark.rule("CV-549")
def test_armies_on_the_map_go_first() -> None:
    table = facing().cards(AUTO, "iron-working").armies(AUTO, "N20").barbarian("A", "N22").rolls(6, 1)
    act(table, "military")
    # It is beaten by the army that came from afar; the other one finds no barbarian and goes for the rival capital.
    assert table.name(table.game.players[AUTO].armies[0]) == "N22"


@pytest.mark.breach("CV-549")
def test_a_target_behind_others_is_none() -> None:
    table = water(facing(), "M23", "M24", "N25", "O23", "O24").tokens(0, "N23").barbarian("A", "N22")
    act(table, "military")
    assert attacked(table) == [("token", "N23")]
    table = water(facing(), *ROUND).barbarian("A", "N22")
    act(table, "military")
    assert (attacked(table), table.army_spaces(AUTO)) == ([], ["card"])


@pytest.mark.rule("CV-550")
def test_ranks_tell_forts_cities_districts_armies_and_tokens_apart() -> None:
    table = facing().fort("N21").barbarian("A", "N22")
    act(table, "military")
    assert attacked(table) == [("barbarian", "N22")]
    table = facing().fort("O26").barbarian("A", "N23")
    assert attacked(act(table, "military", "iron-working"))[0] == ("fort", "O26")
    # A city with a defence of 5 or more is no target at level I, one with less is.
    table = strong().cities(0, "N22").terrain("forest", "N22").tokens(0, "O25")
    assert attacked(act(table, "military")) == [("token", "O25")]
    table = strong().cities(0, "N22").terrain("hills", "N22").tokens(0, "O25")
    assert attacked(act(table, "military")) == [("city", "N22")]
    table = strong().armies(0, "N22").tokens(0, "O25").terrain("hills", "N22")
    assert attacked(act(table, "military")) == [("army", "N22")]
    table = strong().city_state("kumasi", "N22").tokens(0, "O25")
    assert attacked(act(table, "military", "flight"))[0] == ("city-state", "N22")


@pytest.mark.rule("CV-550")
def test_far_targets_are_approached_on_any_shortest_way() -> None:
    def stop(seed: int) -> str:
        table = seeded(facing().barbarian("A", "L20"), seed)
        return act(table, "military").army_spaces(AUTO)[0]

    assert results(stop) == {"N21", "M21", "L22"}


@pytest.mark.breach("CV-550")
def test_caravans_and_what_a_pact_protects_are_no_targets() -> None:
    table = strong().caravans(0, "N22").tokens(0, "O25")
    assert attacked(act(table, "military")) == [("token", "O25")]
    table = facing().tokens(0, "O25").pacts(AUTO, 0, "non-aggression-pact")
    act(table, "military")
    assert (attacked(table), table.army_spaces(AUTO)) == ([], ["card"])
    table = facing().barbarian("A", "O25").city_state("kumasi", "O25")
    assert attacked(act(table, "military")) == [("barbarian", "O25")]


def mountain_barbarian(trade: int) -> Table:
    """An attack at 9 : 11."""
    table = facing().barbarian("A", "N23").terrain("mountains", "N23").trade(AUTO, military=trade)
    return act(table.rolls(4, 6), "military")


@pytest.mark.rule("CV-551")
def test_d162_it_spends_what_turns_the_result() -> None:
    table = mountain_barbarian(3)
    assert table.told("won-attack")[0].data == {"value": 12, "other": 11}
    # The barbarian brings a trade token for a bare card.
    assert spent(table) == 3


@pytest.mark.breach("CV-551")
def test_d162_it_spends_nothing_if_that_is_not_enough() -> None:
    table = mountain_barbarian(2)
    assert table.told("lost-attack")[0].data == {"value": 9, "other": 11}
    assert (table.trade_on(AUTO, "military"), spent(table)) == (2, 0)


def under_attack(trade: int, die: int = 5) -> Table:
    """Seat 0 attacks a token on forest with 5 and that die, against 3 and a 5."""
    table = facing().tokens(AUTO, "N18").terrain("forest", "N18").trade(AUTO, military=trade).armies(0, "N17")
    table.slot(0, "military", 5).turn(0).rolls(die, 5)
    return table.play("play military", "army N17 N18")


@pytest.mark.rule("CV-551")
def test_d163_in_defence_it_spends_up_to_a_tie() -> None:
    table = under_attack(2)
    assert table.told("lost-attack")[0].data == {"value": 10, "other": 10}
    assert table.trade_on(AUTO, "military") == 0
    assert table.token("N18") == (AUTO, False)


@pytest.mark.breach("CV-551")
def test_in_defence_it_spends_nothing_in_vain_and_never_rolls_again() -> None:
    table = under_attack(1)
    assert (table.told("won-attack")[0].data, table.trade_on(AUTO, "military")) == ({"value": 10, "other": 8}, 1)
    table = under_attack(3, die=3)
    assert (table.told("lost-attack")[0].data, table.trade_on(AUTO, "military")) == ({"value": 8, "other": 8}, 3)


@pytest.mark.rule("CV-552")
def test_it_conquers_if_it_has_a_city_and_otherwise_liberates() -> None:
    for left, owner in ((1, AUTO), (0, -1)):
        table = facing().conquered(0, "kumasi", "N22").unused_cities(AUTO, left).rolls(6, 1).armies(AUTO, "N23")
        act(table, "military")
        assert table.city("N22") == owner
        assert (table.game.states[table.space("N22")] > 0) == (owner < 0)


@pytest.mark.rule("CV-552")
def test_a_wonder_of_a_capital_goes_to_the_best_defended_city() -> None:
    table = facing().wonder(0, "petra").cities(AUTO, "L20").terrain("hills", "L20")
    answer = table.game.answer(CarryWonder(AUTO, table.space("N16")), None)
    assert str(answer) == "wonder petra city L20"


@pytest.mark.breach("CV-552")
def test_it_neither_liberates_with_a_city_at_hand_nor_takes_back_a_token() -> None:
    table = facing().conquered(0, "kumasi", "N22")
    assert str(table.game.answer(ConquerOrLiberate(AUTO, table.space("N22")), None)) == "conquer"
    table = strong().tokens(0, "N22").tokens(AUTO, "O24").unused_tokens(AUTO, 0).rolls(6, 1).armies(AUTO, "N23")
    act(table, "military")
    assert (table.token("N22"), table.token("O24")) == (None, (AUTO, False))

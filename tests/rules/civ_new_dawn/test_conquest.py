"""Sections 9 and 10: city-states that are conquered, taken over, liberated or set free."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.places import CITY_STATE_NUMBER
from tests.rules.civ_new_dawn.reading import all_trade, envoys_of, state_at, states_on, told, values
from tests.rules.civ_new_dawn.table import Table


def attacker(seats: int = 2) -> Table:
    """Rome's army on N19, next to what a test puts on N20; slot 5, and a win is sure with these dice."""
    leaders = ("rome", "egypt", "france")[:seats]
    return Table(seats, *leaders).armies(0, "N19").slot(0, "military", 5).rolls(6, 1)


def strike(table: Table, *more: str) -> Table:
    return table.play("play military", "army N19 N20", *more)


def cards_left(table: Table, state: str) -> int:
    return table.game.state_cards_left(CITY_STATE_NUMBER[state])


@pytest.mark.rule("CV-126", "CV-131")
@pytest.mark.parametrize(
    ("state", "type"), [("kumasi", "culture"), ("seoul", "science"), ("auckland", "industry"), ("kabul", "military")]
)
def test_a_conquered_city_state_gets_a_city_and_its_token_goes_on_the_card_of_its_type(state: str, type: str) -> None:
    table = strike(attacker().city_state(state, "N20"))
    assert (values(table), table.city("N20"), state_at(table, "N20")) == ((11, 9), 0, "")
    assert (states_on(table, 0, type), table.game.players[0].cities_left, table.army_spaces(0)) == ({state}, 6, ["N20"])


@pytest.mark.breach("CV-126", "CV-131")
def test_a_city_state_that_holds_stays_where_it_is() -> None:
    table = strike(attacker().city_state("seoul", "N20").rolls(6, 3))
    assert (values(table), table.city("N20"), state_at(table, "N20")) == ((11, 11), -1, "seoul")
    assert (states_on(table, 0, "science"), table.army_spaces(0)) == (set(), ["card"])


@pytest.mark.rule("CV-127", "CV-381")
def test_all_cards_of_a_conquered_city_state_are_returned() -> None:
    table = attacker(3).city_state("seoul", "N20").envoys(0, "seoul").envoys(1, "seoul").envoys(2, "kumasi")
    strike(table)
    assert [envoys_of(table, seat) for seat in range(3)] == [set(), set(), {"kumasi"}]
    assert cards_left(table, "seoul") == 0


@pytest.mark.breach("CV-127", "CV-381")
def test_no_card_of_a_conquered_city_state_can_be_taken() -> None:
    table = strike(attacker().city_state("seoul", "N20"))
    table.turn(1).caravans(1, "N21").slot(1, "economy", 5).play(
        "play economy", "caravan N21 N20", "put science", "put science"
    )
    assert "card seoul" not in table.moves()
    table = strike(attacker().city_state("seoul", "N20").envoys(1, "seoul").rolls(1, 6))
    assert (envoys_of(table, 1), cards_left(table, "seoul")) == ({"seoul"}, 1)


@pytest.mark.rule("CV-128", "CV-380")
def test_a_rival_city_on_a_conquered_city_state_may_be_conquered_with_its_token() -> None:
    table = strike(attacker().conquered(1, "seoul", "N20"))
    assert (table.question, set(table.moves())) == ("conquer-or-liberate", {"conquer", "liberate"})
    table.play("conquer")
    assert (table.city("N20"), states_on(table, 0, "science"), states_on(table, 1, "science")) == (0, {"seoul"}, set())
    assert (table.army_spaces(0), cards_left(table, "seoul")) == (["N20"], 0)


@pytest.mark.breach("CV-128")
def test_an_ordinary_rival_city_is_not_liberated() -> None:
    table = strike(attacker().cities(1, "N20"))
    assert (table.question, table.city("N20"), table.asked) == ("take-turn", 0, 1)


@pytest.mark.rule("CV-129", "CV-517")
def test_liberating_brings_the_city_state_back_and_gives_one_of_its_cards() -> None:
    table = strike(attacker().conquered(1, "seoul", "N20"), "liberate")
    assert (table.city("N20"), state_at(table, "N20"), states_on(table, 1, "science")) == (-1, "seoul", set())
    assert (envoys_of(table, 0), cards_left(table, "seoul"), table.army_spaces(0)) == ({"seoul"}, 1, ["N19"])
    assert (table.game.players[0].cities_left, table.game.players[1].cities_left) == (7, 7)


@pytest.mark.breach("CV-129", "CV-517")
def test_liberating_gives_no_second_card_and_the_loser_none() -> None:
    table = attacker().conquered(1, "seoul", "N20")
    table.game.own(0).envoys = 1 << CITY_STATE_NUMBER["seoul"]
    strike(table, "liberate")
    assert (envoys_of(table, 0), envoys_of(table, 1), cards_left(table, "seoul")) == ({"seoul"}, set(), 1)


@pytest.mark.rule("CV-379")
def test_without_an_unused_city_a_won_attack_on_a_city_state_changes_nothing() -> None:
    table = strike(attacker().city_state("seoul", "N20").unused_cities(0, 0).envoys(1, "seoul"))
    assert (values(table), state_at(table, "N20"), table.army_spaces(0)) == ((11, 9), "seoul", ["N19"])
    assert envoys_of(table, 1) == {"seoul"}


@pytest.mark.breach("CV-379")
def test_the_last_unused_city_is_enough() -> None:
    table = strike(attacker().city_state("seoul", "N20").unused_cities(0, 1))
    assert (table.city("N20"), table.game.players[0].cities_left) == (0, 0)


@pytest.mark.rule("CV-380", "CV-426")
def test_a_taken_city_brings_fort_and_wonder_with_it() -> None:
    table = attacker().fort("N20").cities(1, "N20").wonder(1, "oracle", "N20").victory("fortified", "diplomatic")
    strike(table)
    assert (table.city("N20"), table.controls(0, "oracle"), table.marks(0)) == (0, True, {"fortified"})


@pytest.mark.breach("CV-380")
def test_a_wonder_taken_by_an_effect_is_not_captured() -> None:
    """Radio replaces a city with Cristo Redentor: had it been captured, a second city would change hands."""
    table = Table(2, "america", "egypt").cards(0, "radio").slot(0, "culture", 5).cities(0, "N18")
    table.cities(1, "N20", "L21").wonder(1, "cristo-redentor", "N20").play("play culture", "done", "replace N20")
    assert (table.controls(0, "cristo-redentor"), table.city("N20"), table.city("L21"), table.asked) == (True, 0, 1, 1)


@pytest.mark.rule("CV-451")
def test_without_an_unused_city_the_city_state_comes_back_or_is_liberated() -> None:
    table = strike(attacker().conquered(1, "seoul", "N20").unused_cities(0, 0), "conquer")
    assert (table.city("N20"), state_at(table, "N20"), states_on(table, 1, "science")) == (-1, "seoul", set())
    assert (envoys_of(table, 0), cards_left(table, "seoul")) == (set(), 2)
    table = strike(attacker().conquered(1, "seoul", "N20").unused_cities(0, 0), "liberate")
    assert (state_at(table, "N20"), envoys_of(table, 0)) == ("seoul", {"seoul"})


@pytest.mark.rule("CV-492", "CV-476")
def test_d128_a_wonder_under_a_liberated_city_is_captured_by_the_next_conqueror() -> None:
    table = attacker().conquered(1, "seoul", "N20").wonder(1, "apadana", "N20").stack(3)
    strike(table, "liberate")
    assert (table.controls(0, "apadana"), table.controls(1, "apadana"), table.asked) == (False, False, 1)
    table.armies(1, "N21").slot(1, "military", 5).turn(1).rolls(6, 1).play("play military", "army N21 N20")
    assert (table.city("N20"), table.controls(1, "apadana"), table.question) == (1, True, "explore-anywhere")


@pytest.mark.breach("CV-492")
def test_nobody_controls_a_wonder_under_a_city_state_that_came_back() -> None:
    table = attacker().conquered(1, "seoul", "N20").wonder(1, "oracle", "N20").unused_cities(0, 0)
    strike(table, "conquer")
    assert (table.controls(0, "oracle"), table.controls(1, "oracle"), state_at(table, "N20")) == (False, False, "seoul")
    assert table.game.wonders[table.space("N20")] > 0


def overrun() -> Table:
    """A barbarian goes east from N19 and destroys a city on the conquered city-state on N20."""
    table = Table(2, "rome", "egypt").conquered(0, "seoul", "N20").barbarian("A", "N19").cities(0, "R16")
    table.wonder(0, "oracle", "N20").game.dial = 0
    return table.turn(1).rolls(2).play("play military", "done")


@pytest.mark.rule("CV-455", "CV-492")
def test_a_city_state_comes_back_when_barbarians_destroy_the_city_on_it() -> None:
    table = overrun()
    assert (table.city("N20"), state_at(table, "N20"), states_on(table, 0, "science")) == (-1, "seoul", set())
    assert (cards_left(table, "seoul"), table.game.players[0].cities_left) == (2, 6)
    assert table.game.wonders[table.space("N20")] > 0


@pytest.mark.breach("CV-455")
def test_nobody_takes_a_card_of_a_city_state_freed_by_barbarians() -> None:
    table = overrun()
    assert (envoys_of(table, 0), envoys_of(table, 1), table.controls(0, "oracle")) == (set(), set(), False)


@pytest.mark.rule("CV-454", "CV-119")
def test_d108_a_barbarian_in_a_city_state_is_the_only_target_until_it_is_gone() -> None:
    table = Table(2, "rome", "egypt").cards(0, "iron-working").slot(0, "military", 5).armies(0, "N19", "M20")
    table.city_state("geneva", "N20").barbarian("A", "N20").rolls(6, 1, 6, 1)
    table.play("play military", "army N19 N20", "put culture")
    assert (table.army_spaces(0), state_at(table, "N20"), all_trade(table, 0)) == (
        ["M20", "N19"],
        "geneva",
        {"culture": 1},
    )
    table.play("army M20 N20")
    assert (table.city("N20"), states_on(table, 0, "science")) == (0, {"geneva"})


@pytest.mark.breach("CV-454")
def test_a_city_state_with_a_barbarian_is_not_attacked() -> None:
    table = attacker().city_state("geneva", "N20").barbarian("A", "N20").envoys(0, "geneva").trade(0, military=1)
    strike(table)
    assert [event.data["target"] for event in table.told("attacked")] == ["barbarian"]
    assert envoys_of(table, 0) == {"geneva"}
    base = (
        Table(2, "rome", "egypt", game="base").city_state("geneva", "N18").barbarian("A", "N18").play("play military")
    )
    assert told(base.refusal("attack city-state N18"), "CV-489", "no-such-target")


@pytest.mark.rule("CV-131", "CV-019")
def test_a_city_state_defends_with_eight_whatever_lies_round_it() -> None:
    table = attacker().city_state("seoul", "N20").terrain("mountains", "N21").tokens(1, "M20", "O20", reinforced=True)
    assert values(strike(table)) == (11, 8 + 1)


@pytest.mark.rule("CV-464", "CV-125")
def test_antananarivo_takes_the_wonder_of_a_capital_as_an_own_city() -> None:
    table = (
        Table(2, "rome", "egypt")
        .city_state("antananarivo", "J20")
        .envoys(0, "antananarivo")
        .armies(0, "N23")
        .wonder(0, "oracle")
    )
    table.wonder(1, "stonehenge").slot(0, "military", 5).rolls(6, 1).play("play military", "army N23 N24")
    assert table.game.wonder_at[0] == table.space("J20")

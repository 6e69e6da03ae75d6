"""Non-Aggression Pacts against effects that destroy or replace pieces."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import pacts_of, told
from tests.rules.civ_new_dawn.table import Table

PACT = "non-aggression-pact"


def rivals(seats: int = 2) -> Table:
    return Table(seats, *("rome", "egypt", "france")[:seats])


@pytest.mark.rule("CV-453")
@pytest.mark.parametrize("wonder", ["forbidden-city", "eiffel-tower"])
def test_a_holder_of_the_pact_chooses_no_token_of_the_giver(wonder: str) -> None:
    """Egypt gave a pact; France did not."""
    table = rivals(3).wonder(0, wonder).tokens(1, "N17", "N15").tokens(2, "M16", "M15").pacts(0, 1, PACT)
    verb = "destroy" if wonder == "forbidden-city" else "name"
    assert set(table.moves(verb)) == {f"{verb} M16", f"{verb} M15"}
    assert told(table.refusal(f"{verb} N17"), "CV-039", "no-start-effect")


@pytest.mark.breach("CV-453")
def test_cristo_redentor_leaves_cities_of_the_giver() -> None:
    table = rivals(3).slot(0, "industry", 5).resources(0, marble=3).offer("cristo-redentor").pacts(0, 1, PACT)
    table.cities(1, "N18").cities(2, "L16").play("play industry", "wonder cristo-redentor city N16")
    assert (table.city("N18"), table.city("L16"), table.asked) == (1, 0, 1)


@pytest.mark.breach("CV-453")
def test_the_statue_of_liberty_leaves_tokens_of_the_giver() -> None:
    table = rivals(3).wonder(0, "statue-of-liberty").armies(0, "N19").cities(2, "N20").tokens(1, "N21").tokens(2, "M20")
    table.pacts(0, 1, PACT).slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.city("N20"), table.token("N21"), table.token("M20")) == (0, (1, False), (0, False))


@pytest.mark.breach("CV-453")
def test_nuclear_power_may_not_strike_where_a_token_of_the_giver_would_be_destroyed() -> None:
    table = rivals().cards(0, "nuclear-power").slot(0, "science", 5).tokens(1, "N20").tokens(1, "J20", reinforced=True)
    table.pacts(0, 1, PACT).play("play science")
    struck = {move.split()[1] for move in table.moves("strike")}
    assert struck & {"N20", "N19", "N21", "M19", "M20", "O19", "O20"} == set()
    assert {"J20", "J21", "N18"} <= struck


@pytest.mark.breach("CV-453")
def test_an_encampment_defeats_no_army_of_the_giver() -> None:
    table = Table(3, "nubia", "egypt", "france").district(0, "encampment", "N17").tokens(0, "N15").slot(0, "growth", 5)
    table.armies(1, "N18").armies(2, "N19").pacts(0, 1, PACT).play("play growth", "done")
    assert "defeat army N18 @2" not in table.moves()
    assert "defeat army N19 @3" in table.moves()


@pytest.mark.rule("CV-500")
def test_the_eiffel_tower_lets_the_victim_answer() -> None:
    table = rivals().wonder(0, "eiffel-tower").tokens(1, "N20", "J20").pacts(1, 0, PACT)
    table.play("name N20", "give N20")
    assert (table.question, table.asked) == ("answer-with-pact", 1)


@pytest.mark.rule("CV-500")
def test_mass_media_and_cristo_redentor_let_the_victim_answer() -> None:
    table = rivals().cards(0, "mass-media").tokens(1, "N17").pacts(1, 0, PACT).play("play culture", "done")
    assert (table.token("N17"), table.question, table.asked) == ((0, False), "answer-with-pact", 1)
    table = rivals().slot(0, "industry", 5).resources(0, marble=3).offer("cristo-redentor").pacts(1, 0, PACT)
    table.cities(1, "N18").play("play industry", "wonder cristo-redentor city N16")
    assert (table.city("N18"), table.question, table.asked) == (0, "answer-with-pact", 1)


@pytest.mark.rule("CV-500")
def test_an_encampment_and_the_statue_of_liberty_let_the_victim_answer() -> None:
    table = Table(2, "nubia", "egypt").district(0, "encampment", "N17").slot(0, "growth", 5).armies(1, "N18")
    table.pacts(1, 0, PACT).play("play growth", "done", "defeat army N18 @2")
    assert (table.army_spaces(1), table.question, table.asked) == (["card"], "answer-with-pact", 1)
    table = rivals(3).wonder(0, "statue-of-liberty").armies(0, "N19").cities(2, "N20").tokens(1, "N21")
    table.pacts(1, 0, PACT).slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.token("N21"), table.question, table.asked) == ((0, False), "answer-with-pact", 1)


@pytest.mark.rule("CV-500", "CV-274")
def test_the_owner_of_a_figure_destroyed_beside_the_target_may_answer() -> None:
    table = rivals(3).armies(0, "N19").tokens(2, "N20").caravans(1, "N20").pacts(1, 0, PACT)
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20", "attack token @3")
    assert (table.caravan_spaces(1), table.question, table.asked) == (["card"], "answer-with-pact", 1)
    table.play("swap military culture")
    assert pacts_of(table, 1, 0) == set()


@pytest.mark.breach("CV-500")
def test_a_capital_that_was_only_looted_lets_its_owner_answer_once() -> None:
    table = rivals().armies(0, "N23").pacts(1, 0, PACT).slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N23 N24", "done")
    assert (table.question, table.asked, pacts_of(table, 1, 0)) == ("take-turn", 1, {PACT})


@pytest.mark.rule("CV-500")
def test_a_victim_of_the_statue_of_liberty_who_loses_two_tokens_answers_once() -> None:
    table = rivals(3).wonder(0, "statue-of-liberty").armies(0, "N19").cities(2, "N20").tokens(1, "N21", "M20")
    table.pacts(1, 0, PACT).slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.token("N21"), table.token("M20"), table.question) == ((0, False), (0, False), "answer-with-pact")
    table.play("swap military culture")
    assert (table.question, table.asked, pacts_of(table, 1, 0)) == ("take-turn", 1, set())

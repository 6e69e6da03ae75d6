"""Forts: how they are entered, taken, held and lost."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.scenes import army_at, symbol, told
from tests.rules.civ_new_dawn.table import Table


def beats(table: Table, target: str = "") -> Table:
    """The army on N19 attacks what is in N20 and wins."""
    table.rolls(6, 1).play("play military", "army N19 N20")
    return table.play(f"attack {target}") if target else table


@pytest.mark.rule("CV-280")
@pytest.mark.breach("CV-280")
def test_no_fort_is_placed_once_the_game_has_begun() -> None:
    table = Table(2, "rome", "egypt").stack(12)
    for card in ("culture", "military", "industry", "growth", "economy"):
        again = Table(2, "rome", "egypt").play(f"play {card}")
        assert again.moves("fort") == []
        assert again.refusal("fort N28").rule
    assert table.moves("fort") == []


@pytest.mark.rule("CV-281")
def test_two_spaces_from_a_fort_a_city_may_be_built() -> None:
    table = Table(2, "rome", "egypt").fort("N20").slot(0, "industry", 5).play("play industry", "city N18")
    assert table.city("N18") == 0


@pytest.mark.breach("CV-281")
def test_no_city_is_built_next_to_a_fort_or_on_it() -> None:
    table = Table(2, "rome", "egypt").fort("N19").slot(0, "industry", 5).cards(0, "urbanization")
    table.play("play industry")
    assert table.refusal("city N18").rule in ("CV-025", "CV-281")
    assert table.refusal("city N19").rule in ("CV-025", "CV-374")
    table = Table(2, "rome", "egypt").fort("N19").cities(1, "N19").slot(0, "industry", 5).play("play industry")
    assert table.refusal("city N18").rule in ("CV-025", "CV-281")


@pytest.mark.rule("CV-282")
def test_next_to_a_fort_tokens_and_districts_are_placed_as_usual() -> None:
    table = Table(2, "rome", "egypt").fort("N18").play("play culture", "token N17", "done")
    assert table.token("N17") == (0, False)


@pytest.mark.breach("CV-282")
def test_no_token_or_district_is_placed_on_a_fort() -> None:
    table = Table(2, "rome", "egypt").fort("N17").slot(0, "culture", 5).play("play culture")
    assert told(table.refusal("token N17"), "CV-060", "space-is-fort")
    table = Table(2, "rome", "egypt").fort("N17").slot(0, "growth", 5).play("play growth")
    assert told(table.refusal("district campus N17"), "CV-060", "space-is-fort")
    table = symbol(Table(2, "rome", "egypt").fort("N19").district(0, "theater-square", "N20"), "districts")
    assert told(table.refusal("token N19"), "CV-060", "space-is-fort")


@pytest.mark.rule("CV-283")
def test_a_caravan_enters_and_passes_a_fort() -> None:
    table = Table(2, "rome", "egypt").slot(0, "economy", 3).fort("N18").play("play economy")
    assert {"caravan card N18", "caravan card N19"} <= set(table.moves("caravan"))
    table.play("caravan card N18")
    assert table.caravan_spaces(0) == ["N18"]


@pytest.mark.breach("CV-283")
def test_a_fort_is_forest_and_closed_to_figures_in_a_lower_slot() -> None:
    table = Table(2, "rome", "egypt").slot(0, "economy", 2).fort("N18").play("play economy")
    assert told(table.refusal("caravan card N18"), "CV-079", "too-difficult")
    table = army_at(2).fort("N20").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-244", "too-difficult")


@pytest.mark.rule("CV-284", "CV-275")
def test_a_player_controls_a_fort_while_having_a_city_on_it() -> None:
    table = beats(army_at(5).victory("fortified", "expeditionary").fort("N20"))
    assert (table.city("N20"), table.marks(0)) == (0, {"fortified"})
    assert table.players[0].cities_left == 6


@pytest.mark.breach("CV-284")
def test_an_army_or_caravan_on_a_fort_does_not_control_it() -> None:
    table = Table(2, "rome", "egypt").victory("fortified", "expeditionary").slot(0, "economy", 3).fort("N18")
    table.play("play economy", "caravan card N18")
    assert table.marks(0) == set()
    table = army_at(3).victory("fortified").fort("N20").rolls(1, 6).play("play military", "army N19 N20")
    assert table.marks(0) == set()


@pytest.mark.rule("CV-275")
def test_the_city_on_a_fort_is_an_ordinary_city_that_matures_and_lets_figures_start() -> None:
    table = Table(2, "egypt", "rome").fort("N20").cities(0, "N20").mature(0, "N20").play("play military")
    assert "army card N23" in table.moves("army")
    table = Table(2, "rome", "egypt").fort("N20").cities(0, "N20").play("play culture", "token N21", "done")
    assert table.token("N21") == (0, False)


@pytest.mark.breach("CV-275", "CV-425")
def test_d90_without_an_unused_city_the_fort_stays_uncontrolled_and_the_army_retreats() -> None:
    table = beats(army_at(5).victory("fortified").fort("N20").unused_cities(0, 0))
    assert (table.city("N20"), table.army_spaces(0), table.marks(0)) == (-1, ["N19"], set())


@pytest.mark.rule("CV-425")
def test_the_won_attack_that_takes_no_fort_still_lets_the_army_live() -> None:
    table = beats(army_at(5).fort("N20").unused_cities(0, 0))
    assert (table.army_spaces(0), len(table.told("won-attack")), table.told("took-fort")) == (["N19"], 1, [])


@pytest.mark.rule("CV-285")
def test_a_city_on_a_fort_may_still_get_an_armys_support() -> None:
    table = army_at(3).fort("N20").cities(1, "N20").armies(1, "N20").rolls(1, 1)
    table.play("play military", "army N19 N20", "attack city @2")
    assert table.told("lost-attack")[-1].data["other"] == 1 + 6 + 2


@pytest.mark.rule("CV-286")
def test_a_fort_counts_as_its_own_tile_for_expansionist_and_provincial() -> None:
    table = army_at(5).victory("expansionist", "provincial").fort("N20")
    for number, name in enumerate(("J16", "J22", "R16", "R24")):
        table.tile(2 + number, name).cities(0, name)
    beats(table)
    # The capital tile, four tiles and the fort.
    assert "expansionist" in table.marks(0)


@pytest.mark.breach("CV-286")
def test_two_cities_of_one_tile_count_once() -> None:
    table = army_at(5).victory("expansionist", "provincial").city_state("kabul", "N20")
    for number, name in enumerate(("J16", "J22", "R16")):
        table.tile(2 + number, name).cities(0, name)
    table.tile(5, "R24").cities(0, "R24").tile(5, "N20")
    beats(table)
    assert (table.city("N20"), len(table.players[0].cities)) == (0, 6)
    assert "expansionist" not in table.marks(0)


@pytest.mark.rule("CV-286")
def test_a_mature_city_on_a_fort_counts_for_provincial() -> None:
    table = Table(2, "rome", "egypt").victory("provincial", "fortified").fort("N20").cities(0, "N20")
    for number, name in enumerate(("J22", "R22")):
        table.tile(2 + number, name)
    table.cities(0, "J22", "R20").tile(4, "R20")
    for name in ("N16", "N20", "J22"):
        table.mature(0, name)
    table.mature(0, "R20").turn(0).play("play military", "done")
    assert "provincial" in table.marks(0)


@pytest.mark.rule("CV-287")
def test_a_fort_whose_city_is_destroyed_is_uncontrolled_again() -> None:
    table = Table(2, "rome", "egypt").victory("fortified").fort("N20").cities(0, "N20").barbarian("A", "N19")
    table.begin(0)
    assert table.marks(0) == {"fortified"}
    # The die of the first direction event: 2 is east.
    table.game.dial = 0
    table.turn(1).rolls(2).play("play military", "done")
    assert (table.city("N20"), table.marks(0)) == (-1, set())


@pytest.mark.breach("CV-287")
def test_an_uncontrolled_fort_must_be_attacked_again_with_6() -> None:
    table = Table(2, "rome", "egypt").slot(0, "military", 3).fort("N20").cities(0, "N20").barbarian("A", "N21")
    table.game.dial = 0
    table.turn(1).rolls(5).play("play military", "done")
    assert (table.city("N20"), table.name(table.game.barbarians[0])) == (-1, "N20")
    table.game.barbarians[0] = -1
    table.armies(0, "N19").turn(0).rolls(1, 1).play("play military", "army N19 N20")
    assert table.told("lost-attack")[-1].data["other"] == 7


@pytest.mark.rule("CV-426")
def test_a_won_attack_on_the_city_passes_control_of_the_fort() -> None:
    table = army_at(5).victory("fortified").fort("N20").cities(1, "N20").wonder(0, "alhambra")
    table.begin(1)
    assert table.marks(1) == {"fortified"}
    beats(table.turn(0))
    assert (table.city("N20"), table.army_spaces(0)) == (0, ["N20"])
    assert (table.marks(0), table.marks(1)) == ({"fortified"}, set())


@pytest.mark.breach("CV-426")
def test_a_fort_with_a_rival_city_is_no_target_itself() -> None:
    table = army_at(5).fort("N20").cities(1, "N20").armies(1, "N20").play("play military", "army N19 N20")
    assert set(table.moves()) == {"attack city @2", "attack army @2"}
    assert told(table.refusal("attack fort"), "CV-255", "no-such-target")

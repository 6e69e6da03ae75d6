"""Combat values: what the attacker adds to the die."""

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


@pytest.mark.rule("CV-256", "CV-417")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_attacker_adds_the_slot_number_of_the_military_card(slot: int) -> None:
    assert fight(army_at(slot).tokens(1, "N20"), 2, 1) == (2 + slot, 2)


@pytest.mark.rule("CV-257")
@pytest.mark.parametrize(
    ("leader", "card", "target", "more"),
    [
        *[("rome", "masonry", "token", 0), ("rome", "masonry", "barbarian", 0)],
        *[("rome", "iron-working", "token", 0), ("rome", "iron-working", "barbarian", 2)],
        *[("rome", "mass-production", "token", 2), ("rome", "mass-production", "barbarian", 2)],
        *[("rome", "flight", "token", 3), ("rome", "flight", "barbarian", 3)],
        *[("georgia", "siege-tactics", "token", 2), ("zulu", "scorched-earth", "token", 0)],
        *[("zulu", "scorched-earth", "barbarian", 0)],
    ],
)
def test_the_addition_of_the_card_counts(leader: str, card: str, target: str, more: int) -> None:
    table = army_at(2, leader, "egypt", card=card)
    if target == "token":
        table.tokens(1, "N20")
    else:
        table.barbarian("A", "N20")
    table.rolls(1, 6).play("play military", "army N19 N20")
    if table.question == "move-armies" and table.army_spaces(0) == ["N20", "card"]:
        table.play("done")
    assert fought(table) == (3 + more, 7)


@pytest.mark.breach("CV-257")
def test_iron_working_adds_nothing_against_anything_but_barbarians() -> None:
    for put in ("city-state", "fort", "caravan"):
        table = army_at(3, card="iron-working")
        if put == "city-state":
            table.city_state("kabul", "N20")
        elif put == "fort":
            table.fort("N20")
        else:
            table.caravans(1, "N20")
        assert fight(table, 1, 6)[0] == 4


@pytest.mark.rule("CV-257", "CV-256")
def test_d31_flight_in_slot_5_with_alhambra_reaches_16_and_completes_devastating() -> None:
    table = army_at(5, card="flight").wonder(0, "alhambra").tokens(1, "N20").victory("devastating", "fortified")
    table.rolls(6, 1).play("play military", "army N19 N20", "done")
    assert fought(table) == (16, 2)
    assert "devastating" in table.marks(0)


@pytest.mark.rule("CV-270")
def test_d32_at_12_to_12_the_defender_wins() -> None:
    table = army_at(5).wonder(0, "alhambra").city_state("kabul", "N20")
    assert fight(table, 5, 4) == (12, 12)
    assert (won(table), table.army_spaces(0)) == (False, ["card"])


@pytest.mark.breach("CV-270")
def test_the_higher_value_never_loses() -> None:
    table = army_at(5).wonder(0, "alhambra").city_state("kabul", "N20")
    assert fight(table, 6, 4) == (13, 12)
    assert (won(table), table.city("N20")) == (True, 0)


@pytest.mark.rule("CV-256")
def test_d99_scythia_beats_a_city_state_on_its_grassland() -> None:
    table = army_at(5, "scythia", "egypt", card="horseback-riding").city_state("kabul", "N20")
    assert fight(table, 4, 3) == (12, 11)
    assert won(table)


@pytest.mark.rule("CV-417", "CV-303")
def test_d100_autocracy_raises_the_slot_number_in_the_attack() -> None:
    table = army_at(3).government(0, "autocracy").fort("N20")
    assert fight(table, 4, 2) == (9, 8)
    assert (table.city("N20"), table.army_spaces(0)) == (0, ["N20"])


@pytest.mark.breach("CV-417")
def test_a_government_on_another_card_does_not_raise_the_attack() -> None:
    assert fight(army_at(3).government(0, "republic").fort("N20"), 4, 2) == (7, 8)


@pytest.mark.rule("CV-256")
def test_d106_two_joint_war_cards_of_others_add_4() -> None:
    table = army_at(1, "rome", "egypt", "france", "china").pacts(0, 1, "joint-war").pacts(0, 2, "joint-war")
    assert fight(table.tokens(3, "N20"), 1, 1) == (6, 2)


@pytest.mark.breach("CV-420")
def test_d107_the_card_of_the_attacked_giver_is_returned_and_adds_nothing() -> None:
    table = army_at(1, "rome", "egypt", "france", "china").pacts(0, 1, "joint-war").pacts(0, 2, "joint-war")
    assert fight(table.tokens(1, "N20"), 1, 1) == (4, 2)
    assert (table.players[0].pacts[1], table.players[0].pacts[2] != 0) == (0, True)


@pytest.mark.breach("CV-256")
def test_the_ottomans_add_nothing_against_others_or_while_nobody_holds_ibrahim() -> None:
    table = army_at(3, "ottoman", "egypt", "france").tokens(2, "N20")
    table.game.ibrahim = 1
    assert fight(table, 1, 1) == (4, 2)
    assert fight(army_at(3, "ottoman", "egypt").tokens(1, "N20"), 1, 1) == (4, 2)


@pytest.mark.rule("CV-256")
@pytest.mark.parametrize(("target", "more"), [("city", 3), ("city-state", 3), ("token", 0), ("kabul", 0), ("fort", 0)])
def test_kabul_adds_3_against_cities_and_other_city_states(target: str, more: int) -> None:
    table = army_at(3).envoys(0, "kabul") if target != "kabul" else army_at(3)
    if target == "city":
        table.cities(1, "N20")
    elif target == "city-state":
        table.city_state("geneva", "N20")
    elif target == "token":
        table.tokens(1, "N20")
    elif target == "fort":
        table.fort("N20")
    else:
        table.city_state("kabul", "N20").envoys(0, "kabul")
    assert fight(table, 1, 6)[0] == 4 + more


@pytest.mark.rule("CV-256")
def test_carthage_adds_1_for_each_city_state_and_own_city_within_two_spaces_of_the_defending_space() -> None:
    table = army_at(3).city_state("carthage", "G20").envoys(0, "carthage").city_state("geneva", "N22").tokens(1, "N20")
    table.cities(0, "L20", "P23").cities(1, "P20")
    assert fight(table, 1, 6) == (1 + 3 + 2, 7)


@pytest.mark.breach("CV-256")
def test_carthage_adds_nothing_against_itself() -> None:
    table = army_at(3).city_state("carthage", "N20").envoys(0, "carthage").cities(0, "L20")
    assert fight(table, 1, 6) == (4, 14)


@pytest.mark.rule("CV-256")
@pytest.mark.parametrize(("own", "rival", "more"), [(2, 1, 4), (1, 1, 0), (1, 2, 0)])
def test_the_kremlin_adds_4_in_a_rival_space_with_more_reinforced_tokens(own: int, rival: int, more: int) -> None:
    table = army_at(3).wonder(0, "kremlin").tokens(1, "N20")
    table.tokens(0, *("N15", "M15")[:own], reinforced=True).tokens(1, *("N25", "M25")[:rival], reinforced=True)
    assert fight(table, 1, 6) == (4 + more, 7)


@pytest.mark.breach("CV-256")
def test_the_kremlin_adds_nothing_against_an_army_outside_rival_spaces_or_a_barbarian() -> None:
    table = army_at(3).wonder(0, "kremlin").tokens(0, "N15", reinforced=True).armies(1, "N20")
    assert fight(table, 1, 6) == (4, 7)
    table = army_at(3).wonder(0, "kremlin").tokens(0, "N15", reinforced=True).barbarian("A", "N20")
    assert fight(table, 1, 6) == (4, 7)


@pytest.mark.rule("CV-256", "CV-258")
@pytest.mark.parametrize("target", ["city", "token", "army", "caravan"])
def test_the_first_players_pieces_are_attacked_like_those_of_the_others(target: str) -> None:
    table = Table(2, "rome", "egypt").slot(1, "military", 4).armies(1, "N21")
    if target == "city":
        table.cities(0, "N20")
    elif target == "token":
        table.tokens(0, "N20")
    elif target == "army":
        table.armies(0, "N20")
    else:
        table.caravans(0, "N20")
    table.turn(1).rolls(6, 1).play("play military", "army N21 N20")
    assert fought(table) == (10, 3 if target == "city" else 2)
    assert (table.city("N20"), table.token("N20"), table.army_spaces(0), table.caravan_spaces(0)) == (
        *(1 if target == "city" else -1, (1, False) if target == "token" else None, ["card"], ["card"]),
    )

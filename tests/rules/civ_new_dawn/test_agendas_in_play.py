"""Section 26: agendas that are completed by a move, and by attacks."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from tests.rules.civ_new_dawn.table import Table

INNER = [f"K{number}" for number in range(15, 25)] + [f"Q{number}" for number in range(15, 25)]
#: The pairs of agendas on the ordinary victory cards.
PAIRS = [
    {"industrious", "progressive"},
    {"diplomatic", "hoarder"},
    {"expansionist", "prolific"},
    {"defensive", "devastating"},
    {"provincial", "diversified"},
    {"technophile", "scholarly"},
    {"civilized", "moneygrubber"},
    {"explorer", "aesthetic"},
    {"populous", "preservationist"},
    {"warmonger", "paranoid"},
]


@pytest.mark.rule("CV-337")
def test_the_pairs_of_agendas() -> None:
    cards = [{AGENDAS[agenda] for agenda in card.agendas} for card in VICTORY_CARDS if not card.is_fort]
    assert [card for card in cards if "scholarly-base" not in card] == PAIRS


@pytest.mark.breach("CV-337")
def test_agendas_of_different_cards_complete_different_cards() -> None:
    table = Table(2).victory("hoarder", "technophile").resources(0, marble=5).begin(0)
    assert table.marks(0) == {"diplomatic", "hoarder"}
    assert table.game.players[0].marks.bit_count() == 1


def attacker(die: int, defence: int, *wonders: str) -> Table:
    """Seat 0 attacks with Flight in the fifth slot: die, slot and 3 more."""
    table = Table(2).victory("devastating").cards(0, "flight").slot(0, "military", 5).armies(0, "N19")
    for wonder, place in zip(wonders, ("N16", "J21"), strict=False):
        if place != "N16":
            table.cities(0, place)
        table.wonder(0, wonder, place)
    return table.tokens(1, "N20").rolls(die, defence)


@pytest.mark.rule("CV-325", "CV-443")
def test_an_attack_won_with_16_is_devastating() -> None:
    table = attacker(6, 1, "alhambra").play("play military", "army N19 N20", "done")
    assert table.token("N20") == (0, False)
    assert table.marks(0) == {"defensive", "devastating"}


@pytest.mark.breach("CV-325", "CV-443")
def test_an_attack_won_with_15_is_not() -> None:
    table = attacker(5, 1, "alhambra").play("play military", "army N19 N20", "done")
    assert table.token("N20") == (0, False)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-443")
def test_trade_tokens_spent_in_the_attack_count_for_devastating() -> None:
    table = attacker(5, 1, "alhambra").trade(0, military=1)
    table.play("play military", "army N19 N20", "done", "spend trade")
    assert table.token("N20") == (0, False)
    assert table.marks(0) == {"defensive", "devastating"}


@pytest.mark.breach("CV-443")
def test_a_value_lowered_by_a_re_roll_counts_as_it_is_at_the_end() -> None:
    table = attacker(6, 1, "alhambra").trade(0, military=1).rolls(6, 1, 2)
    table.play("play military", "army N19 N20", "done", "spend trade re-roll")
    assert table.token("N20") == (0, False)
    assert table.marks(0) == set()


@pytest.mark.breach("CV-325")
def test_an_attack_lost_with_16_or_a_defence_of_16_is_not_devastating() -> None:
    table = attacker(6, 6, "alhambra").cities(1, "P21").wonder(1, "ruhr-valley").wonder(1, "petra", "P21")
    table.terrain("mountains", "N20").trade(1, military=3)
    # 6 + 5 + 3 + 2 against 6 + 5 + 5 + 2, without any token of the defender.
    table.play("play military", "army N19 N20", "done", "done")
    assert table.token("N20") == (1, False)
    assert (table.marks(0), table.marks(1)) == (set(), set())


@pytest.mark.rule("CV-325")
def test_a_barbarian_may_be_the_target_of_a_devastating_attack() -> None:
    table = Table(2).victory("devastating").cards(0, "flight").slot(0, "military", 5).armies(0, "N19")
    table.wonder(0, "alhambra").barbarian("A", "N20").rolls(6, 1).play("play military", "army N19 N20", "done")
    assert table.marks(0) == {"defensive", "devastating"}


@pytest.mark.rule("CV-336")
def test_a_defeated_rival_capital_completes_warmonger() -> None:
    table = Table(2).victory("warmonger").slot(0, "military", 5).armies(0, "N23").rolls(6, 1)
    table.play("play military", "army N23 N24")
    assert table.marks(0) == {"warmonger", "paranoid"}
    assert table.city("N24") == 1


@pytest.mark.breach("CV-336")
def test_another_rival_city_or_a_capital_that_holds_out_does_not() -> None:
    table = Table(2).victory("warmonger").slot(0, "military", 5).cities(1, "N20").armies(0, "N19").rolls(6, 1)
    table.play("play military", "army N19 N20")
    assert (table.city("N20"), table.marks(0)) == (0, set())
    table = Table(2).victory("warmonger").slot(0, "military", 1).armies(0, "N23").rolls(1, 6)
    table.play("play military", "army N23 N24")
    assert table.marks(0) == set()


@pytest.mark.rule("CV-336")
def test_the_second_conquered_city_state_completes_warmonger_at_once() -> None:
    table = Table(2).victory("warmonger").conquered(0, "geneva", "J21").city_state("seoul", "N20")
    table.slot(0, "military", 5).armies(0, "N19").cards(0, "flight").rolls(6, 1)
    table.play("play military", "army N19 N20", "done")
    assert table.city("N20") == 0
    assert table.marks(0) == {"warmonger", "paranoid"}


# Moves that complete an agenda: the mark is there right after the move.


@pytest.mark.rule("CV-323", "CV-399")
def test_the_fourth_diplomacy_card() -> None:
    table = Table(2).victory("diplomatic").envoys(0, "kumasi", "geneva", "seoul").city_state("kabul", "N18")
    table.slot(0, "economy", 5).play("play economy", "caravan card N18")
    if table.question == "take-state-card":
        table.play("card kabul")
    assert table.marks(0) == {"diplomatic", "hoarder"}


@pytest.mark.rule("CV-326", "CV-399")
def test_the_fifteenth_reinforced_token() -> None:
    table = Table(2).victory("defensive").tokens(0, *INNER[:14], reinforced=True).tokens(0, INNER[14], INNER[15])
    table.slot(0, "growth", 3).play("play growth")
    table.play(f"reinforce {INNER[14]}")
    assert table.marks(0) == {"defensive", "devastating"}


@pytest.mark.rule("CV-329", "CV-399")
def test_the_fifth_district() -> None:
    table = Table(2).victory("industrious").slot(0, "growth", 3)
    for district, name in zip(("campus", "commercial-hub", "encampment", "theater-square"), INNER, strict=False):
        table.district(0, district, name)
    table.play("play growth", "district industrial-zone N17")
    assert table.marks(0) == {"industrious", "progressive"}


@pytest.mark.rule("CV-327", "CV-334", "CV-399")
def test_the_wonder_that_was_missing() -> None:
    table = Table(2).victory("progressive", "diversified").cities(0, "J21", "J23", "R20")
    table.wonder(0, "alhambra", "J21").wonder(0, "big-ben", "J23")
    table.offer("oracle").slot(0, "industry", 5).resources(0, mercury=2)
    table.play("play industry", "wonder oracle city R20")
    while table.question == "pay-for-wonder":
        table.play("spend mercury")
    assert table.controls(0, "oracle")
    assert table.marks(0) == {"industrious", "progressive", "provincial", "diversified"}


@pytest.mark.rule("CV-330", "CV-399")
def test_the_third_card_of_level_iv() -> None:
    table = Table(2).victory("technophile").cards(0, "mass-media", "urbanization").dial(0, 18)
    table.slot(0, "science", 1).play("play science", "take capitalism")
    assert table.marks(0) == {"technophile", "scholarly"}


@pytest.mark.rule("CV-324", "CV-335", "CV-399")
def test_the_city_that_was_missing() -> None:
    sites = ["J20", "J22", "J24", "L22", "P22", "R20"]
    table = Table(2).victory("expansionist", "civilized").cities(0, *sites)
    for number, name in enumerate([*sites[:4], "N18"]):
        table.tile(1 + number, name)
    table.slot(0, "industry", 3).play("play industry", "city N18")
    assert table.marks(0) == {"expansionist", "prolific", "civilized", "moneygrubber"}


@pytest.mark.rule("CV-328", "CV-336", "CV-399")
def test_the_token_that_makes_a_city_mature() -> None:
    table = Table(2).victory("provincial", "populous")
    for number, name in enumerate(("J21", "N20", "R20", "J17")):
        table.tile(1 + number, name).cities(0, name).mature(0, name)
    assert table.begin(0).marks(0) == {"provincial", "diversified"}
    near = ["M15", "M16", "N15", "O15", "O16"]
    table.tokens(0, *near).slot(0, "culture", 3).play("play culture", "token N17")
    assert table.marks(0) == {"provincial", "diversified", "populous", "preservationist"}


@pytest.mark.rule("CV-333", "CV-336", "CV-399")
def test_the_natural_wonder_that_was_missing() -> None:
    table = Table(2).victory("hoarder", "preservationist").resources(0, marble=3).natural_wonder("pantanal", "N17")
    table.game.own(0).natural_wonders = 1
    table.slot(0, "culture", 5).play("play culture", "token N17")
    assert table.marks(0) == {"diplomatic", "hoarder", "populous", "preservationist"}

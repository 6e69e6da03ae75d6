"""Section 1: words of the rules: figures, pieces, legal spaces, may, then, empty."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


def husbandry(table: Table) -> Table:
    return table.cards(0, "animal-husbandry").slot(0, "industry", 1).play("play industry")


@pytest.mark.rule("CV-023")
def test_armies_and_caravans_are_figures() -> None:
    table = husbandry(Table().armies(0, "K20").caravans(0, "P20"))
    assert {"K20 army", "P20 caravan"} <= offered(table, "city")
    table.play("city K20 army")
    assert (table.city("K20"), table.army_spaces(0), table.caravan_spaces(0)) == (0, ["card"], ["P20"])


@pytest.mark.breach("CV-023")
def test_tokens_and_barbarians_are_not() -> None:
    table = husbandry(Table().tokens(0, "K20").barbarian("A", "P20"))
    assert "city K20 army" not in table.moves()
    assert [move for move in table.moves("city") if move.endswith(("army", "caravan"))] == []
    assert table.refusal("city P20 caravan").rule == "CV-026"


def march(table: Table) -> Table:
    """An army on N17 that could go over N18 to N19, with mountains on both sides of the way."""
    table.terrain("mountains", "M17", "M18", "O17", "O18", "L18", "P18", "M19", "O19")
    return table.slot(0, "military", 3).armies(0, "N17").play("play military")


@pytest.mark.rule("CV-024")
@pytest.mark.parametrize("piece", ["army", "caravan", "city", "token", "district"])
def test_every_rival_piece_stops_an_army(piece: str) -> None:
    table = Table()
    if piece == "army":
        table.armies(1, "N18")
    elif piece == "caravan":
        table.caravans(1, "N18")
    elif piece == "city":
        table.cities(1, "N18")
    elif piece == "token":
        table.tokens(1, "N18")
    else:
        table.district(1, "campus", "N18")
    march(table)
    assert "army N17 N18" in table.moves()
    assert table.refusal("army N17 N19").rule == "CV-242"
    table.play("army N17 N18")
    target = {"district": "token"}.get(piece, piece)
    assert str(table.told("attacked")[0].data["target"]).endswith(target)


@pytest.mark.breach("CV-024")
def test_resources_natural_wonders_and_abandoned_wonders_are_no_pieces() -> None:
    for table in (
        Table().good("oil", "N18"),
        Table().abandoned("petra", "N18"),
        Table().spawn_space("A", "N18"),
    ):
        march(table)
        table.play("army N17 N19")
        assert (table.army_spaces(0), table.told("attacked")) == (["N19"], [])


# Legal spaces for a city


@pytest.mark.rule("CV-025")
@pytest.mark.parametrize("what", ["nothing", "own caravan", "rival caravan", "own army", "own token", "wonder"])
def test_a_legal_space_for_a_city_may_hold_these(what: str) -> None:
    table = Table().slot(0, "industry", 1)
    if what == "own caravan":
        table.caravans(0, "N18")
    elif what == "rival caravan":
        table.caravans(1, "N18")
    elif what == "own army":
        table.armies(0, "N18")
    elif what == "own token":
        table.tokens(0, "N18")
    elif what == "wonder":
        table.abandoned("petra", "N18")
    table.play("play industry", "city N18")
    assert (table.city("N18"), table.token("N18")) == (0, None)
    assert table.controls(0, "petra") == (what == "wonder")


@pytest.mark.breach("CV-025")
def test_not_on_water_nor_next_to_a_city_a_city_state_or_a_fort() -> None:
    table = Table().slot(0, "industry", 5).terrain("water", "N18").play("play industry")
    assert why(table, "city N18") == ("CV-025", "space-is-water")
    assert why(table, "city N17") == ("CV-025", "next-to-city")
    table = Table().slot(0, "industry", 5).cities(1, "N19").play("play industry")
    assert why(table, "city N18") == ("CV-025", "next-to-city")
    table = Table().slot(0, "industry", 5).city_state("geneva", "N19").play("play industry")
    assert why(table, "city N18")[0] == "CV-025"
    table = Table().slot(0, "industry", 5).fort("N19").play("play industry")
    assert why(table, "city N18") == ("CV-281", "next-to-fort")


@pytest.mark.rule("CV-026")
@pytest.mark.parametrize("what", ["resource", "natural wonder", "barbarian", "rival token", "rival army"])
def test_tokens_to_collect_barbarians_and_rivals_make_a_space_illegal(what: str) -> None:
    table = Table().slot(0, "industry", 5)
    if what == "resource":
        table.good("oil", "N18")
    elif what == "natural wonder":
        table.natural_wonder("mt-everest", "N18")
    elif what == "barbarian":
        table.barbarian("A", "N18")
    elif what == "rival token":
        table.tokens(1, "N18")
    else:
        table.armies(1, "N18")
    table.play("play industry")
    assert table.refusal("city N18").rule == ("CV-250" if what == "rival army" else "CV-026")


@pytest.mark.breach("CV-026")
def test_next_to_them_a_city_is_legal() -> None:
    table = Table().slot(0, "industry", 5).good("oil", "N19").natural_wonder("mt-everest", "M18")
    table.barbarian("A", "O18").tokens(1, "O17").armies(1, "M17").play("play industry", "city N18")
    assert table.city("N18") == 0


# May, then, as far as possible


@pytest.mark.rule("CV-027")
def test_an_optional_effect_is_decided_each_time() -> None:
    table = Table().cards(0, "drama-and-poetry").slot(0, "culture", 1).play("play culture", "token N17", "done")
    assert table.question == "shift-token"
    table.play("done", "play science")
    assert table.token("N17") == (0, False)
    table.turn(0).play("play culture", "done", "shift N17 N18")
    assert (table.token("N17"), table.token("N18")) == (None, (0, False))


@pytest.mark.breach("CV-027", "CV-505")
def test_an_effect_without_may_cannot_be_declined() -> None:
    table = Table().cards(0, "mass-media").slot(0, "culture", 1).tokens(1, "N18", "M17").play("play culture", "done")
    assert (table.question, "done" in table.moves()) == ("convert-token", False)
    assert why(table, "done") == ("CV-505", "not-now")


@pytest.mark.rule("CV-028")
def test_what_comes_after_then_needs_nothing_that_came_before() -> None:
    table = Table().cards(0, "sanitation").slot(0, "growth", 2).tokens(0, "N18").play("play growth", "done")
    table.play("reinforce N18")
    assert table.token("N18") == (0, True)


@pytest.mark.rule("CV-028")
def test_d103_sumerias_craftsmanship_turns_the_dial_without_a_wonder() -> None:
    table = Table(2, "sumeria", "rome").slot(0, "industry", 1).play("play industry", "first")
    assert (table.players[0].dial, table.row(0)[0]) == (1, "craftsmanship")


@pytest.mark.breach("CV-028")
def test_the_order_is_fixed_and_the_other_option_of_craftsmanship_turns_nothing() -> None:
    table = Table().cards(0, "sanitation").slot(0, "growth", 2).tokens(0, "N18").play("play growth")
    assert table.refusal("reinforce N18").reason == "cannot-reinforce"
    table.play("done", "reinforce N18")
    assert "district campus N17" not in table.moves()
    table = Table(2, "sumeria", "rome").slot(0, "industry", 1).play("play industry", "city N18")
    assert table.players[0].dial == 0


@pytest.mark.rule("CV-449")
def test_an_effect_without_may_is_carried_out_as_far_as_possible() -> None:
    table = Table().cards(0, "mathematics").slot(0, "science", 1).play("play science")
    assert (table.question, "done" in table.moves()) == ("put-trade", False)
    table = Table().cards(0, "mathematics").slot(0, "science", 1)
    table.trade(0, culture=3, science=3, economy=3, industry=3, military=3, growth=3).play("play science")
    assert (table.question, table.players[0].dial) == ("spend-for-steps", 1)


@pytest.mark.breach("CV-449")
@pytest.mark.parametrize(
    ("type", "card"),
    [
        ("culture", "early-empire"),
        ("economy", "foreign-trade"),
        ("industry", "pottery"),
        ("military", "masonry"),
        ("growth", "irrigation"),
    ],
)
def test_placing_moving_building_and_reinforcing_stay_up_to(type: str, card: str) -> None:
    table = Table().tokens(0, "N18").slot(0, type, 3).play(f"play {type}")
    assert (table.asked, "done" in table.moves(), len(table.moves()) > 1) == (0, True, True)
    table.play("done")
    assert (table.asked, table.row(0)[0], table.players[0].tokens_left) == (1, card, 33)


@pytest.mark.rule("CV-505")
def test_nuclear_power_in_the_fifth_slot_must_strike() -> None:
    table = Table().cards(0, "nuclear-power").slot(0, "science", 5).play("play science")
    assert (table.question, "done" in table.moves(), len(table.moves("strike"))) == ("strike-space", False, 169)


@pytest.mark.rule("CV-505")
def test_radio_in_the_fifth_slot_must_replace_a_city() -> None:
    table = Table(2, "america", "rome").cards(0, "radio").slot(0, "culture", 5).cities(1, "N20", "K18")
    table.play("play culture", "done")
    assert (table.question, set(table.moves())) == ("replace-city", {"replace N20", "replace K18"})


@pytest.mark.rule("CV-505")
def test_cristo_redentor_must_replace_a_city() -> None:
    table = Table().offer("cristo-redentor").slot(0, "industry", 5).resources(0, marble=3).cities(1, "N19", "L16")
    table.play("play industry", "wonder cristo-redentor city N16")
    while table.question == "pay-for-wonder":
        table.play("spend marble")
    assert set(table.moves()) == {"replace N19", "replace L16"}


@pytest.mark.rule("CV-505")
def test_nubia_must_resolve_a_district_and_globalization_must_name_one() -> None:
    table = Table(2, "nubia", "rome").district(0, "campus", "N17").district(0, "theater-square", "M16")
    table.terrain("mountains", "N17").slot(0, "growth", 1).play("play growth", "done")
    assert set(table.moves()) == {"resolve campus", "resolve theater-square"}
    table = Table().cards(0, "globalization").slot(0, "growth", 1).play("play growth", "done")
    assert len(table.moves("resolve")) == len(table.moves()) == 5
    table.play("resolve encampment")
    assert table.asked == 1


@pytest.mark.breach("CV-505")
def test_without_a_target_nothing_is_owed() -> None:
    table = Table(2, "america", "rome").cards(0, "radio").slot(0, "culture", 5).cities(1, "N22")
    table.play("play culture", "done")
    assert table.asked == 1
    table = Table(2, "america", "rome").cards(0, "radio").slot(0, "culture", 4).cities(1, "N20", "K18")
    table.play("play culture", "done")
    assert table.asked == 1
    table = Table().cards(0, "nuclear-power").slot(0, "science", 4).play("play science")
    assert (table.question, table.moves("strike")) == ("gain-card", [])
    table = Table(2, "nubia", "rome").slot(0, "growth", 1).tokens(0, "N17").play("play growth", "done")
    assert table.asked == 1

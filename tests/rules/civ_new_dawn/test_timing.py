"""Section 2: effects at one moment, once per turn, cards resolved in addition, slots that count."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, slots_used, why


@pytest.mark.rule("CV-348")
def test_a_player_uses_effects_of_one_moment_in_any_order() -> None:
    for order in (("token N17", "reinforce N15"), ("reinforce N15", "token N17")):
        table = Table().wonder(0, "hanging-gardens").cities(0, "K20").wonder(0, "colosseum", "K20").tokens(0, "N15")
        table.begin(0).play(*order)
        assert (table.token("N17"), table.token("N15")) == ((0, False), (0, True))


@pytest.mark.rule("CV-348")
def test_several_players_answer_clockwise_from_the_active_one() -> None:
    table = Table(4).cards(1, "nuclear-power").slot(1, "science", 5).turn(1)
    for seat, space in ((0, "N20"), (2, "N21"), (3, "M20")):
        table.tokens(seat, space).pacts(seat, 1, "non-aggression-pact")
    table.play("play science", "strike N20")
    asked = []
    while table.question == "answer-with-pact":
        asked.append(table.asked)
        table.play("done")
    assert asked == [2, 3, 0]


@pytest.mark.breach("CV-348")
def test_during_events_it_goes_from_the_first_player_and_not_by_seat() -> None:
    table = Table(3)
    table.game.first, table.game.dial = 1, 2
    table.turn(0).play("play military", "done")
    asked = []
    while table.question == "choose-government":
        asked.append(table.asked)
        table.play("done")
    assert asked == [1, 2, 0]


@pytest.mark.rule("CV-349")
def test_the_order_within_a_turn() -> None:
    table = (
        Table()
        .cards(0, "capitalism", "mathematics")
        .order(0, "growth", "science", "culture", "industry", "military", "economy")
    )
    table.cities(0, "K20", "P20", "I18", "S18").wonder(0, "oracle").wonder(0, "estadio-do-maracana", "K20")
    table.wonder(0, "venetian-arsenal", "P20").wonder(0, "university-of-sankore", "I18").dial(0, 2).begin(0)
    # Start of turn, choice, the economy card first and again, its reset, another card for Capitalism.
    table.play("swap science growth", "play military")
    assert table.question == "resolve-economy-first"
    table.play("play economy", "done")
    assert table.question == "resolve-again"
    table.play("yes", "done")
    assert (table.question, table.row(0)[0]) == ("resolve-another", "capitalism")
    table.play("play science", "put culture", "take drama-and-poetry")
    # Now the chosen card; at the end of the turn the University of Sankore.
    assert (table.question, slots_used(table)[-1]) == ("move-armies", ("masonry", 5))
    table.play("done")
    assert (table.question, table.row(0)[0]) == ("swap-cards", "masonry")
    table.play("swap culture industry")
    assert table.asked == 1


@pytest.mark.breach("CV-349")
def test_venetian_arsenal_comes_before_the_reset_and_sankore_after_it() -> None:
    table = Table().wonder(0, "venetian-arsenal").slot(0, "military", 5).play("play military", "done")
    assert (table.question, table.row(0)[5]) == ("resolve-again", "masonry")
    table = Table().wonder(0, "university-of-sankore").dial(0, 2).slot(0, "science", 3).play("play science")
    table.play("take drama-and-poetry")
    assert (table.question, table.row(0)[0]) == ("swap-cards", "astrology")
    assert table.refusal("swap culture science").rule == "CV-349"
    # Without a replaced card it is not asked at all.
    table = Table().wonder(0, "university-of-sankore").slot(0, "science", 1).play("play science")
    assert table.asked == 1


@pytest.mark.rule("CV-351")
def test_a_card_resolved_in_addition_is_reset_only_if_the_effect_says_so() -> None:
    table = Table().wonder(0, "estadio-do-maracana").play("play military", "play economy", "done", "done")
    assert table.row(0)[:3] == ["masonry", "foreign-trade", "irrigation"]


@pytest.mark.breach("CV-351")
def test_the_card_of_capitalism_is_not_reset() -> None:
    table = Table().cards(0, "capitalism").play("play economy", "done", "play industry", "done")
    assert table.row(0) == ["capitalism", "irrigation", "astrology", "masonry", "early-empire", "pottery"]
    table = Table().cards(0, "capitalism").play("play economy", "done", "play culture", "token N17", "done")
    assert (table.row(0)[4], table.token("N17")) == ("early-empire", (0, False))


@pytest.mark.rule("CV-352", "CV-055")
def test_what_was_used_in_one_turn_is_available_in_the_next_of_anybody() -> None:
    table = Table().conquered(0, "kabul", "K20").slot(0, "military", 5).armies(0, "N17").tokens(0, "N22")
    table.barbarian("A", "N18").rolls(1, 6, 1, 1).play("play military", "army N17 N18", "spend kabul")
    assert "spend kabul" not in table.moves()
    while table.asked == 0:
        table.play("put culture" if table.question == "put-trade" else "done")
    table.armies(1, "N23").slot(1, "military", 5).play("play military", "army N23 N22")
    while table.asked == 1:
        table.play("done")
    assert (table.question, "spend kabul" in table.moves()) == ("spend-in-defence", True)


@pytest.mark.breach("CV-352")
def test_not_again_in_the_same_turn() -> None:
    table = Table().conquered(0, "geneva", "K20").slot(0, "science", 1).play("play science", "spend geneva")
    assert (table.players[0].dial, table.asked) == (2, 1)
    table = Table().wonder(0, "hanging-gardens").begin(0).play("token N17")
    assert why(table, "token N15") == ("CV-039", "no-start-effect")


# The slot that counts


@pytest.mark.rule("CV-161", "CV-198")
def test_d01_rome_at_the_start() -> None:
    table = Table(2, "rome", "egypt")
    row = ["irrigation", "astrology", "foreign-trade", "masonry", "early-empire", "pottery"]
    assert (table.row(0), table.game.slots) == (row, (1, 1, 2, 3, 4, 5))


@pytest.mark.rule("CV-162")
def test_d80_the_aztecs_begin_with_mysticism() -> None:
    row = Table(2, "aztec", "rome").row(0)
    assert row == ["mysticism", "astrology", "early-empire", "foreign-trade", "masonry", "pottery"]


@pytest.mark.rule("CV-303", "CV-305", "CV-307")
@pytest.mark.parametrize(
    ("place", "type", "government", "slot"),
    [
        (0, "science", "democracy", 1),
        (0, "culture", "republic", 2),
        (1, "culture", "republic", 3),
        (4, "culture", "republic", 5),
        (5, "science", "democracy", 5),
        (3, "growth", "monarchy", 5),
    ],
)
def test_d04_x12_arrows_count_slots_not_numbers(place: int, type: str, government: str, slot: int) -> None:
    table = Table().government(0, government)
    types = [other for other in ("growth", "science", "economy", "military", "culture", "industry") if other != type]
    types.insert(place, type)
    table.order(0, *types).play(f"play {type}")
    assert slots_used(table)[0][1] == slot


@pytest.mark.rule("CV-310", "CV-351", "CV-501")
def test_x13_capitalism_resolves_a_card_from_the_leftmost_slot_with_its_arrows() -> None:
    table = Table().cards(0, "capitalism").government(0, "republic").slot(0, "culture", 4)
    table.play("play economy", "done", "play culture", "done")
    assert (slots_used(table)[-1], table.row(0)[4]) == (("early-empire", 2), "early-empire")


@pytest.mark.rule("CV-513")
def test_d122_d123_machu_picchu_alone_and_with_republic() -> None:
    table = Table().wonder(0, "machu-picchu").slot(0, "culture", 2).play("play culture")
    assert slots_used(table) == [("early-empire", 4)]
    table = Table().wonder(0, "machu-picchu").government(0, "republic").slot(0, "culture", 1).play("play culture")
    assert slots_used(table) == [("early-empire", 4)]


@pytest.mark.rule("CV-308", "CV-348", "CV-513")
def test_d124_the_player_chooses_the_order_of_slot_effects() -> None:
    table = Table().wonder(0, "machu-picchu").government(0, "republic").slot(0, "culture", 2).play("play culture")
    assert (table.question, offered(table, "slot")) == ("choose-slot", {"4", "5"})
    table.play("slot 5")
    assert slots_used(table) == [("early-empire", 5)]


@pytest.mark.breach("CV-306", "CV-513")
def test_machu_picchu_does_nothing_from_slot_3_on_and_nothing_leads_beyond_5() -> None:
    table = Table().wonder(0, "machu-picchu").slot(0, "culture", 3).play("play culture")
    assert slots_used(table) == [("early-empire", 3)]
    table = Table(2, "georgia", "rome").wonder(0, "taj-mahal").envoys(0, "kumasi").government(0, "republic")
    table.slot(0, "culture", 3).play("play culture")
    assert slots_used(table) == [("early-empire", 5)]


@pytest.mark.rule("CV-305", "CV-513")
def test_strength_in_unity_and_taj_mahal_move_cards_of_their_types() -> None:
    table = Table(2, "georgia", "rome").envoys(0, "kumasi", "mohenjo-daro").slot(0, "culture", 3).play("play culture")
    # One slot in all, also with two cards of that type.
    assert slots_used(table) == [("early-empire", 4)]
    table = Table().cities(0, "K20").wonder(0, "taj-mahal").wonder(0, "stonehenge", "K20").slot(0, "culture", 2)
    assert slots_used(table.play("play culture")) == [("early-empire", 4)]


@pytest.mark.breach("CV-513")
def test_they_move_no_card_of_another_type() -> None:
    table = Table(2, "georgia", "rome").envoys(0, "kumasi").slot(0, "science", 2).play("play science")
    assert slots_used(table) == [("astrology", 2)]
    table = Table(2, "georgia", "rome").conquered(0, "kumasi", "K20").slot(0, "culture", 3).play("play culture")
    assert slots_used(table) == [("early-empire", 3)]
    for type, card in (("industry", "pottery"), ("growth", "irrigation"), ("military", "masonry")):
        table = Table().wonder(0, "taj-mahal").tokens(0, "K20").slot(0, type, 2).play(f"play {type}")
        assert slots_used(table) == [(card, 2)]


@pytest.mark.rule("CV-041")
@pytest.mark.parametrize(("slot", "counted"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_d148_the_base_machu_picchu_makes_slots_1_and_2_the_third(slot: int, counted: int) -> None:
    table = Table(2, "rome", "egypt", game="base").wonder(0, "machu-picchu-base").slot(0, "culture", slot)
    assert slots_used(table.play("play culture")) == [("early-empire", counted)]

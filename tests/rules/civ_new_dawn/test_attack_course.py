"""The course of an attack: target, tokens, winner, what is lost, and where the army ends."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.vocabulary import TYPES
from tests.rules.civ_new_dawn.scenes import army_at, fought, symbol, told, won
from tests.rules.civ_new_dawn.table import Table


def beats(table: Table, target: str = "") -> Table:
    """The army on N19 attacks what is in N20 and wins; nobody spends anything."""
    table.rolls(6, 1).play("play military", "army N19 N20")
    if target:
        table.play(f"attack {target}")
    assert won(table)
    return table


@pytest.mark.rule("CV-254")
@pytest.mark.breach("CV-254")
def test_only_an_army_that_moves_attacks() -> None:
    table = Table(2, "rome", "egypt").tokens(0, "N19").tokens(1, "N20").play("play military")
    assert told(table.refusal("attack token N20 @2"), "CV-254", "attack-by-moving")
    assert table.moves("attack") == []
    table = army_at(5).tokens(1, "N20", "N18").play("play military", "done")
    assert (table.told("rolled"), table.army_spaces(0)) == ([], ["N19"])
    beats(army_at(5).tokens(1, "N20"))


@pytest.mark.rule("CV-255")
def test_x07_an_army_that_enters_a_city_with_an_army_chooses_its_target() -> None:
    table = army_at(3, "england", "zulu", card="iron-working").cities(1, "N20").armies(1, "N20")
    table.play("play military", "army N19 N20")
    assert (table.question, set(table.moves())) == ("choose-target", {"attack army @2", "attack city @2"})


@pytest.mark.rule("CV-255")
def test_d108_a_barbarian_must_be_the_target_and_the_next_army_may_attack_the_city_state() -> None:
    table = army_at(5, card="iron-working").armies(0, "N19", "M19").city_state("kabul", "N20").barbarian("A", "N20")
    table.rolls(6, 1, 6, 1).play("play military", "army N19 N20", "put culture")
    assert (table.army_spaces(0), table.game.barbarians[0]) == (["M19", "N19"], -1)
    table.play("army M19 N20")
    assert (table.city("N20"), table.army_spaces(0)) == (0, ["N19", "N20"])


@pytest.mark.breach("CV-255")
def test_with_a_barbarian_in_the_space_nothing_else_is_attacked_and_no_own_piece_ever() -> None:
    table = army_at(1).city_state("kabul", "N20").barbarian("A", "N20").rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert [event.data["target"] for event in table.told("attacked")] == ["barbarian"]
    table = army_at(3).cities(1, "N20").armies(1, "N20").play("play military", "army N19 N20")
    assert told(table.refusal("attack token @2"), "CV-255", "no-such-target")
    assert told(table.refusal("attack army @1"), "CV-255", "no-such-target")


@pytest.mark.rule("CV-267", "CV-268", "CV-419")
def test_d101_a_re_roll_counts_even_if_it_is_lower() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=2).rolls(5, 3, 2)
    table.play("play military", "army N19 N20", "spend trade re-roll", "done")
    assert (fought(table), table.trade_on(0, "military")) == ((5, 4), 1)


@pytest.mark.breach("CV-419")
def test_after_a_re_roll_the_old_result_is_gone() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=1).rolls(5, 4, 1)
    table.play("play military", "army N19 N20", "spend trade re-roll")
    assert (fought(table), won(table)) == ((4, 5), False)


@pytest.mark.rule("CV-267", "CV-269")
def test_first_the_attacker_then_the_defender_spends_tokens_of_the_own_military_card() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=2).trade(1, military=2).rolls(1, 3, 6)
    table.play("play military", "army N19 N20")
    assert (table.question, table.asked) == ("spend-in-attack", 0)
    table.play("spend trade", "done")
    assert (table.question, table.asked) == ("spend-in-defence", 1)
    table.play("spend trade re-roll", "done")
    assert fought(table) == (5, 7)
    assert (table.trade_on(0, "military"), table.trade_on(1, "military")) == (1, 1)


@pytest.mark.breach("CV-267")
def test_tokens_of_other_cards_are_not_spent_in_an_attack() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, culture=3, military=1).trade(1, culture=3).rolls(1, 6)
    table.play("play military", "army N19 N20", "spend trade")
    assert fought(table) == (5, 7)
    assert (table.trade_on(0, "culture"), table.trade_on(1, "culture")) == (3, 3)


@pytest.mark.rule("CV-268")
def test_each_further_token_is_decided_after_the_result_is_seen() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=3).rolls(1, 6, 1, 6)
    table.play("play military", "army N19 N20", "spend trade re-roll")
    assert (table.question, table.told("rolled")[-1].data["die"]) == ("spend-in-attack", 1)
    table.play("spend trade re-roll")
    assert (table.question, table.told("rolled")[-1].data["value"]) == ("spend-in-attack", 9)
    table.play("done")
    assert (fought(table), table.trade_on(0, "military")) == ((9, 7), 1)


@pytest.mark.breach("CV-268")
def test_more_tokens_than_lie_on_the_card_are_not_spent() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=1).trade(1, military=1).rolls(1, 3)
    table.play("play military", "army N19 N20", "spend trade")
    assert (table.asked, table.question) == (1, "spend-in-defence")


@pytest.mark.breach("CV-269")
def test_once_the_defender_spends_the_attacker_may_not_spend_any_more() -> None:
    table = army_at(3).tokens(1, "N20").trade(0, military=2).trade(1, military=2).rolls(1, 3)
    table.play("play military", "army N19 N20", "done", "spend trade")
    assert table.game.to_move == (1,)
    table.play("done")
    assert (fought(table), table.trade_on(0, "military")) == ((4, 5), 2)


@pytest.mark.rule("CV-271")
def test_a_beaten_attacker_returns_to_the_military_card() -> None:
    table = army_at(1).tokens(1, "N20").rolls(1, 6).play("play military", "army N19 N20")
    assert (table.army_spaces(0), table.token("N20")) == (["card"], (1, False))


@pytest.mark.breach("CV-271")
def test_a_victor_is_not_destroyed_nor_is_any_other_army_of_the_loser() -> None:
    table = army_at(1, card="iron-working").armies(0, "N19", "M19").tokens(1, "N20").rolls(1, 6)
    table.play("play military", "army N19 N20", "done")
    assert table.army_spaces(0) == ["M19", "card"]
    table = beats(army_at(5).armies(1, "N20"))
    assert table.army_spaces(0) == ["N20"]


@pytest.mark.breach("CV-272")
def test_beating_a_caravan_leaves_the_armies_of_the_space() -> None:
    table = beats(army_at(5).armies(1, "N20").caravans(1, "N20"), "caravan @2")
    assert (table.army_spaces(1), table.caravan_spaces(1), table.army_spaces(0)) == (["N20"], ["card"], ["N19"])


@pytest.mark.rule("CV-274")
@pytest.mark.parametrize("target", ["city", "token", "district"])
def test_beating_a_city_or_token_destroys_the_figures_of_every_rival_there(target: str) -> None:
    table = army_at(5, "rome", "egypt", "france").caravans(1, "N20").caravans(2, "N20").armies(2, "N20")
    if target == "city":
        table.cities(1, "N20")
    elif target == "token":
        table.tokens(1, "N20")
    else:
        table.district(1, "campus", "N20")
    beats(table, "city @2" if target == "city" else "token @2")
    assert (table.caravan_spaces(1), table.caravan_spaces(2), table.army_spaces(2)) == (["card"], ["card"], ["card"])
    assert table.army_spaces(0) == ["N20"]
    assert (table.city("N20") == 0) if target == "city" else (table.token("N20") == (0, False))


@pytest.mark.breach("CV-274")
def test_own_figures_in_the_space_and_rival_figures_next_to_it_are_not_destroyed() -> None:
    table = beats(army_at(5).tokens(1, "N20").caravans(0, "N20").armies(1, "N21"))
    assert (table.caravan_spaces(0), table.army_spaces(1)) == (["N20"], ["N21"])


@pytest.mark.rule("CV-420")
def test_diplomacy_cards_are_returned_before_the_dice() -> None:
    table = army_at(1).pacts(0, 1, "embassy").pacts(1, 0, "embassy").tokens(1, "N20").rolls(1, 6)
    table.play("play military", "army N19 N20")
    kinds = [event.kind for event in table.events]
    assert kinds.index("returned-pacts") < kinds.index("rolled")
    assert (table.players[0].pacts[1], table.players[1].pacts[0] != 0) == (0, True)
    table = army_at(1).city_state("kabul", "N20").envoys(0, "kabul").rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert (table.players[0].envoys, fought(table)) == (0, (2, 14))


@pytest.mark.breach("CV-420")
def test_attacking_a_barbarian_or_a_fort_returns_no_card() -> None:
    table = army_at(3).pacts(0, 1, "embassy").envoys(0, "kabul").fort("N20").rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert (table.players[0].pacts[1] != 0, table.players[0].envoys != 0) == (True, True)


@pytest.mark.rule("CV-267")
def test_a_defender_spends_in_a_turn_of_another_and_the_token_of_a_city_state_too() -> None:
    table = army_at(3).conquered(1, "kabul", "J22").tokens(1, "N20").rolls(3, 4)
    table.play("play military", "army N19 N20", "spend kabul")
    assert (fought(table), won(table)) == ((6, 6), False)


@pytest.mark.breach("CV-254")
def test_the_district_symbol_starts_no_attack() -> None:
    table = symbol(Table(2, "rome", "egypt").district(0, "encampment", "N20").armies(1, "N21"), "districts")
    table.play("defeat army N21 @2")
    assert table.told("attacked") == []


@pytest.mark.rule("CV-267")
def test_a_natural_wonder_on_americas_military_card_is_spent_in_defence() -> None:
    table = army_at(3, "rome", "america").natural_wonder("mt-everest", "J22", held_by=1).tokens(1, "N20").rolls(3, 4)
    table.game.own(1).naturals_on[TYPES.index("military")] |= table.players[1].natural_wonders
    table.play("play military", "army N19 N20", "spend mt-everest")
    while table.asked == 1 and table.question != "take-turn":
        table.play("put military" if table.moves("put") else table.moves()[0])
    assert (fought(table), won(table)) == ((6, 6), False)


@pytest.mark.rule("CV-255")
def test_pieces_of_several_rivals_are_targets_of_their_own() -> None:
    table = army_at(5, "rome", "egypt", "france").tokens(1, "N20").caravans(1, "N20").armies(2, "N20")
    table.play("play military", "army N19 N20")
    assert set(table.moves()) == {"attack token @2", "attack caravan @2", "attack army @3"}


@pytest.mark.rule("CV-270", "CV-267")
def test_a_defenders_token_turns_a_defeat_into_a_tie_which_the_defender_wins() -> None:
    table = army_at(3).tokens(1, "N20").trade(1, military=1).rolls(3, 4)
    table.play("play military", "army N19 N20", "spend trade")
    assert (fought(table), won(table), table.token("N20")) == ((6, 6), False, (1, False))

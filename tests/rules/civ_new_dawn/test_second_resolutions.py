"""Section 2: Estadio do Maracana, Venetian Arsenal, Capitalism, and cards replaced while they are resolved."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, slots_used, why


def estadio() -> Table:
    return Table().wonder(0, "estadio-do-maracana")


def arsenal(type: str) -> Table:
    return Table().wonder(0, "venetian-arsenal").slot(0, type, 5)


# A second resolution


@pytest.mark.rule("CV-461")
def test_d112_after_venetian_arsenal_both_armies_move_and_attack_again_in_slot_1() -> None:
    table = arsenal("military").cards(0, "iron-working").armies(0, "N18", "K18").barbarian("A", "N19")
    table.barbarian("B", "K19").rolls(6, 1, 6, 1)
    table.play("play military", "army N18 N19", "put culture", "army K18 K19", "put culture")
    assert (table.question, table.army_spaces(0)) == ("resolve-again", ["K19", "N19"])
    table.play("yes")
    assert slots_used(table) == [("iron-working", 5), ("iron-working", 1)]
    table.barbarian("A", "N20").barbarian("B", "K20").rolls(6, 1, 6, 1)
    table.play("army N19 N20", "put culture", "army K19 K20", "put science")
    assert (table.army_spaces(0), table.row(0)[0], table.asked) == (["K20", "N20"], "iron-working", 1)
    assert (table.trade_on(0, "culture"), table.trade_on(0, "science")) == (3, 1)


@pytest.mark.rule("CV-461")
def test_unspent_tokens_may_be_spent_in_it() -> None:
    table = arsenal("science").trade(0, science=2).dial(0, 15).play("play science")
    while table.question == "gain-card":
        table.play("done")
    table.play("spend trade", "done", "yes", "spend trade")
    assert (table.players[0].dial, table.trade_on(0, "science")) == (15 + 5 + 1 + 1 + 1, 0)


@pytest.mark.breach("CV-461")
def test_limits_per_turn_run_on() -> None:
    table = arsenal("economy").city_state("geneva", "N18").caravans(0, "N17")
    table.play("play economy", "caravan N17 N18", "done", "yes")
    # The city-state already received a caravan this turn.
    assert why(table, "caravan card N18") == ("CV-083", "already-reached")
    table = arsenal("science").conquered(0, "seoul", "K20").dial(0, 15).play("play science", "done")
    table.play("spend seoul", "yes")
    # 5, 1 for the token and 1 in the first slot; the token does not work a second time.
    assert (table.players[0].dial, table.asked) == (22, 1)


# Estadio do Maracana


@pytest.mark.rule("CV-462")
def test_d111_the_economy_card_is_resolved_and_reset_before_the_chosen_one() -> None:
    table = estadio().order(0, "growth", "science", "industry", "economy", "military", "culture")
    table.play("play industry", "play economy", "done")
    assert slots_used(table) == [("foreign-trade", 3), ("pottery", 3)]
    assert table.row(0)[0] == "foreign-trade"
    table.play("done")
    assert table.row(0) == ["pottery", "foreign-trade", "irrigation", "astrology", "masonry", "early-empire"]


@pytest.mark.breach("CV-462")
def test_not_before_an_economy_card_not_twice_and_it_may_be_left_out() -> None:
    table = estadio().play("play economy")
    assert table.question == "move-caravans"
    table = estadio().play("play military", "no")
    assert (slots_used(table), table.question) == ([("masonry", 3)], "move-armies")
    table.play("done")
    assert (table.row(0)[0], table.row(0)[3], table.asked) == ("masonry", "foreign-trade", 1)
    table = Table().wonder(1, "estadio-do-maracana").play("play military")
    assert table.question == "move-armies"


@pytest.mark.rule("CV-497")
def test_capitalism_before_the_chosen_card_may_resolve_that_very_card() -> None:
    table = estadio().cards(0, "capitalism").play("play culture", "play economy", "done")
    assert "play culture" in table.moves()
    table.play("play culture", "token N17", "done", "token N15", "done")
    assert slots_used(table) == [("capitalism", 2), ("early-empire", 1), ("early-empire", 4)]
    assert (table.token("N17"), table.token("N15"), table.row(0)[0]) == ((0, False), (0, False), "early-empire")


@pytest.mark.breach("CV-497")
def test_but_not_capitalism_itself() -> None:
    table = estadio().cards(0, "capitalism").play("play culture", "play economy", "done")
    assert offered(table, "play") == {"growth", "science", "military", "culture", "industry"}
    assert why(table, "play economy")[0] == "CV-501"


@pytest.mark.rule("CV-498")
def test_estadio_precedes_only_the_card_chosen_for_the_turn() -> None:
    table = estadio().cards(0, "capitalism").play("play economy", "done", "play industry")
    assert table.question == "build"


@pytest.mark.breach("CV-498")
def test_nor_a_second_resolution_by_venetian_arsenal() -> None:
    table = estadio().cities(0, "K20").wonder(0, "venetian-arsenal", "K20").slot(0, "military", 5)
    table.play("play military", "no", "done", "yes")
    assert (table.question, slots_used(table)) == ("move-armies", [("masonry", 5), ("masonry", 1)])


# Venetian Arsenal


@pytest.mark.rule("CV-499")
def test_venetian_arsenal_follows_any_resolution_in_the_fifth_slot() -> None:
    # By Capitalism: leftmost slot, two arrows, Taj Mahal with three culture wonders.
    table = Table().cards(0, "capitalism").cities(0, "K20", "P20", "I18").wonder(0, "venetian-arsenal")
    table.wonder(0, "taj-mahal", "K20").wonder(0, "stonehenge", "P20").wonder(0, "forbidden-city", "I18")
    table.government(0, "republic").play("play economy", "done", "play culture", "done")
    assert (slots_used(table)[-1], table.question) == (("early-empire", 5), "resolve-again")
    # By Estadio do Maracana.
    table = estadio().cities(0, "K20").wonder(0, "venetian-arsenal", "K20").slot(0, "economy", 5)
    table.play("play military", "play economy", "done")
    assert table.question == "resolve-again"


@pytest.mark.breach("CV-499")
def test_once_per_turn_in_all_and_only_in_the_fifth_slot() -> None:
    table = estadio().cities(0, "K20").wonder(0, "venetian-arsenal", "K20")
    table.order(0, "growth", "science", "culture", "industry", "military", "economy")
    table.play("play military", "play economy", "done", "yes", "done")
    # The military card moved into the fifth slot, but the Arsenal was used.
    assert (slots_used(table)[-1], table.question) == (("masonry", 5), "move-armies")
    table.play("done")
    assert table.asked == 1
    table = Table().wonder(0, "venetian-arsenal").slot(0, "military", 4).play("play military", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-501")
def test_capitalism_must_resolve_another_card_whose_parts_stay_optional() -> None:
    table = Table().cards(0, "capitalism").play("play economy", "done")
    assert set(table.moves()) == {f"play {type}" for type in ("culture", "science", "industry", "military", "growth")}
    table.play("play industry", "done")
    assert (slots_used(table)[-1], table.asked) == (("pottery", 1), 1)


@pytest.mark.breach("CV-501")
def test_it_cannot_be_left_out_and_happens_once_per_turn() -> None:
    table = Table().cards(0, "capitalism").play("play economy", "done")
    assert why(table, "done") == ("CV-501", "not-now")
    table = Table().cards(0, "capitalism").wonder(0, "venetian-arsenal").slot(0, "economy", 5)
    table.play("play economy", "done", "yes", "done", "play science")
    assert (table.asked, len(slots_used(table))) == (1, 3)


# Cards replaced while they are resolved


def learned() -> Table:
    """Foreign Trade reaches a player with Currency while the Great Library stands."""
    table = Table(2, "rome", "france").wonder(0, "great-library").cards(1, "currency").caravans(0, "N23")
    table.play("play economy", "caravan N23 N24", "put culture", "put culture", "done", "take currency")
    return table


@pytest.mark.rule("CV-463")
def test_new_figures_wait_on_the_card_and_the_new_card_is_reset() -> None:
    table = learned()
    assert table.row(0)[0] == "currency"
    assert (table.caravan_spaces(0), table.asked) == (["card", "card"], 1)


@pytest.mark.breach("CV-463")
def test_the_new_caravan_does_not_move_in_this_resolution() -> None:
    table = Table(2, "rome", "france").wonder(0, "great-library").cards(0, "currency").cards(1, "capitalism")
    table.slot(0, "economy", 1).caravans(0, "N23", "K20").play("play economy", "caravan N23 N24", "put culture")
    table.play("put culture", "done", "take capitalism")
    # The second caravan still moves by the old card: four spaces, no water, no third caravan.
    assert (table.question, table.caravan_spaces(0)) == ("move-caravans", ["K20", "card", "card"])
    assert "caravan card N17" not in table.moves()
    assert ("caravan K20 K24" in table.moves(), "caravan K20 K25" in table.moves()) == (True, False)
    table.play("caravan K20 K21")
    # The old effect was finished, so nothing of Capitalism follows.
    assert (table.row(0)[0], table.asked) == ("capitalism", 1)

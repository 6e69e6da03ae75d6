"""Attacks in words: every addition of both sides, the same sums as the rules, and the rolls that win."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn import combat, combat_text, explain, move_text
from ecumene.games.civ_new_dawn.combat_text import Attack, winning_rolls
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.moves import CITY_TARGET, TOKEN_TARGET
from ecumene.games.civ_new_dawn.tables.focus_cards import NUMBER
from ecumene.text import Words
from tests.rules.civ_new_dawn.table import Table

ENGLISH = Words("en", "ecumene.games.civ_new_dawn", ["Ola", "Jan"])
POLISH = Words("pl", "ecumene.games.civ_new_dawn", ["Ola", "Jan"])


def at_war() -> Table:
    """Seat 0 (Scythia, Masonry in slot 5, an army on N21) beside a reinforced token of seat 1 on N22."""
    table = Table(2, "scythia", "egypt").cards(0, "masonry").slot(0, "military", 5).armies(0, "N21")
    table.tokens(1, "N22", "M21", reinforced=True).terrain("hills", "N22").trade(0, military=1).trade(1, military=1)
    return table.wonder(0, "terracotta-army").wonder(1, "petra")


def seen(table: Table, seat: int = 0) -> CivNewDawn:
    view = table.game.view(seat)
    assert isinstance(view, CivNewDawn)
    return view


@pytest.mark.parametrize(
    ("attack", "defence", "rolls"),
    [(5, 5, 15), (6, 5, 21), (5, 6, 10), (11, 5, 36), (10, 5, 35), (9, 5, 33), (0, 5, 0), (5, 10, 0)],
)
def test_rolls_that_win_of_36(attack: int, defence: int, rolls: int) -> None:
    assert winning_rolls(attack, defence) == rolls


def test_both_sides_are_told_line_by_line_with_their_rules() -> None:
    table = at_war()
    attack = Attack(0, table.space("N22"), TOKEN_TARGET, 1, 5, NUMBER["masonry"])
    ours, theirs = combat_text.sides(seen(table), attack, ENGLISH)
    assert ours.title == "Ola attacks: 10 + die"
    assert ours.lines == [
        ("slot number: +5", "CV-256"),
        ("People of the Steppe: +3", "CV-256"),
        ("Terracotta Army: +2", "CV-256"),
    ]
    assert theirs.title == "Jan defends: 6 + die"
    assert theirs.lines == [
        ("difficulty of the space: +2", "CV-263"),
        ("reinforced control tokens: +2", "CV-263"),
        ("Petra: +2", "CV-266"),
    ]
    assert combat_text.comparison(seen(table), attack, POLISH) == [
        "Ola atakuje: 10 + kość (numer miejsca: +5, Lud stepu: +3, Terakotowa Armia: +2)",
        "Jan broni się: 6 + kość (trudność pola: +2, umocnione żetony kontroli: +2, Petra: +2)",
        "Atakujący wygrywa w 33 z 36 rzutów, zanim ktoś wyda żetony; remis wygrywa obrońca.",
    ]


def test_a_city_defends_with_twice_the_difficulty() -> None:
    table = at_war().cities(1, "L22")
    attack = Attack(0, table.space("L22"), CITY_TARGET, 1, 5, NUMBER["masonry"])
    _, theirs = combat_text.sides(seen(table), attack, ENGLISH)
    assert theirs.lines[0] == ("twice the difficulty of the space: +2", "CV-262")


def test_a_move_into_a_fight_says_what_it_meets() -> None:
    table = at_war().play("play military")
    move = table.game.parse(0, "army N21 N22")
    assert move_text.sentence(seen(table), 0, move, ENGLISH) == (
        "Move an army from N21 to N22: attack: control token of Jan, 10 + die against 6 + die, won in 33 of 36 rolls"
    )
    about = explain.explain(seen(table), "space-N22", ENGLISH)
    assert about is not None
    assert "The attacker wins in 33 of 36 rolls before tokens are spent; the defender wins a tie." in about.lines
    assert {"CV-256", "CV-270"} <= {*about.rules}


def test_the_fight_adds_up_to_what_the_rules_compare() -> None:
    table = at_war().rolls(2, 6).play("play military", "army N21 N22")
    assert table.question == "spend-in-attack"
    both = combat_text.fight_sides(seen(table), ENGLISH)
    assert both is not None
    assert [one.base for one in both] == [combat.attack_value(table.game), combat.defence_value(table.game)] == [12, 12]
    assert explain.owed(seen(table), 0, ENGLISH)[1].startswith("You have 12 against 12; the defender wins a tie.")
    table.play("spend trade")
    both = combat_text.fight_sides(seen(table), ENGLISH)
    assert both is not None
    assert ("tokens spent: +1", "CV-267") in both[0].lines
    assert both[0].lines[-1] == ("sum: 13", "CV-270")
    told = explain.explain(seen(table), "fight", POLISH)
    assert told is not None
    assert told.title == "Atak na polu N22: żeton kontroli (Jan)"
    # The attacker has nothing more to spend.
    assert table.asked == 1
    assert explain.owed(seen(table, 1), 1, ENGLISH)[1] == "You have 12 against 13; you win a tie."


def test_without_a_fight_there_is_none() -> None:
    table = at_war()
    assert combat_text.fought(seen(table)) is None
    assert combat_text.fight_sides(seen(table), ENGLISH) is None
    assert explain.explain(seen(table), "fight", ENGLISH) is None

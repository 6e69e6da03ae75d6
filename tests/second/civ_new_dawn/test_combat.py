"""Attacks: rulebook examples X06 to X08 and rows D20 to D34, D88 to D90, D99 to D117, D129 of the checks."""

from typing import Any

import pytest

from tests.second.civ_new_dawn.combat import attack_value, defence_value
from tests.second.civ_new_dawn.data import ordinary
from tests.second.civ_new_dawn.field import at_slot, do, give_city, give_token, give_wonder, row, start, table
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import DONE, Pos, Refused, Table

MID: Pos = (-2, 0)


def attack(t: Table, target: str, defender: str | None, pos: Pos = MID, card: str = "Masonry", slot: int = 5) -> Any:
    return {"who": "Ann", "pos": pos, "target": target, "defender": defender, "card": card, "slot": slot}


def army_of_ben(t: Table, pos: Pos, number: int = 1) -> None:
    t.seats["Ben"].figures[f"army-{number}"] = pos


def marched(t: Table, slot: int, *rolls: int, level: int = 1) -> Referee:
    """Ann's army has come to (-2, 0)."""
    card = at_slot(t, "Ann", "military", slot, level)
    game = do(start(t, *rolls), "Ann", ("resolve", card.name), ("move", "army-1", (-4, 0)), ("step", (-3, 0)))
    return do(game, "Ann", ("step", MID))


def test_a_mountain_is_too_difficult() -> None:
    t = table(("England", "Zulu"))
    at_slot(t, "Ann", "military", 3)
    t.spaces[-3, 0].terrain = "mountains"
    t.spaces[-3, -1].terrain = "forest"
    game = do(start(t), "Ann", ("resolve", "Masonry"), ("move", "army-1", (-4, 0)))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("step", (-3, 0)))
    assert refused.value.rule == "CV-244"
    do(game, "Ann", ("step", (-3, -1)), ("step", (-2, -1)))
    assert t.seats["Ann"].figures["army-1"] == (-2, -1)


def test_army_and_city_may_be_chosen() -> None:
    t = table(("England", "Zulu"))
    give_city(t, "Ben", MID)
    army_of_ben(t, MID)
    game = marched(t, 5, 6, 1)
    assert set(game.owing()["Ann"]) == {("target", "army", "Ben"), ("target", "city", "Ben")}
    game.play("Ann", ("target", "army", "Ben"))
    assert t.seats["Ben"].figures["army-1"] == "card"
    assert t.spaces[MID].city == "Ben"
    assert t.seats["Ann"].figures["army-1"] == (-3, 0)


@pytest.mark.parametrize(("tokens", "won"), [(0, False), (1, True)])
def test_fort(tokens: int, won: bool) -> None:
    t = table()
    t.spaces[MID].terrain = "fort"
    named(t, "Ann", "Masonry").trade = tokens
    game = marched(t, 4, 5, 3)
    if tokens:
        do(game, "Ann", ("plus", "trade"))
    assert t.spaces[MID].city == ("Ann" if won else None)
    assert t.seats["Ann"].figures["army-1"] == (MID if won else "card")
    assert (0 in t.seats["Ann"].marks) == won


def test_fort_without_an_unused_city() -> None:
    t = table()
    t.spaces[MID].terrain = "fort"
    t.seats["Ann"].cities = 0
    marched(t, 5, 6, 1)
    assert t.spaces[MID].city is None
    assert t.seats["Ann"].figures["army-1"] == (-3, 0)


@pytest.mark.parametrize(("leader", "dice", "won"), [("Rome", (6, 4), False), ("Scythia", (4, 3), True)])
def test_city_state(leader: str, dice: tuple[int, int], won: bool) -> None:
    t = table((leader, "France"))
    if leader == "Scythia":
        t.seats["Ann"].row[[card.name for card in t.seats["Ann"].row].index("Horseback Riding")].trade = 0
    t.spaces[MID].state = "Geneva"
    marched(t, 5, *dice)
    assert (t.spaces[MID].taken == "Geneva") == won
    assert t.seats["Ann"].figures["army-1"] == (MID if won else "card")


def test_barbarian() -> None:
    t = table()
    t.spaces[MID].terrain = "forest"
    t.barbarians["A"] = MID
    game = marched(t, 3, 2, 3, level=2)
    assert t.barbarians["A"] is None
    assert t.seats["Ann"].figures["army-1"] == MID
    do(game, "Ann", ("trade", "Pottery"))
    assert named(t, "Ann", "Pottery").trade == 1


def test_barbarian_on_a_city_state() -> None:
    t = table()
    t.spaces[MID].state = "Geneva"
    t.barbarians["A"] = MID
    game = marched(t, 5, 6, 1)
    do(game, "Ann", ("trade", "Pottery"))
    assert t.seats["Ann"].figures["army-1"] == (-3, 0)
    assert t.spaces[MID].state == "Geneva"


@pytest.mark.parametrize(("leader", "value"), [("France", 11), ("China", 14)])
def test_city_defence(leader: str, value: int) -> None:
    t = table(("Rome", leader))
    t.spaces[MID].terrain = "forest"
    give_city(t, "Ben", MID)
    army_of_ben(t, MID)
    for pos in around(MID)[:3]:
        give_token(t, "Ben", pos, reinforced=True)
    assert defence_value(t, attack(t, "city", "Ben")) == value


def test_siege_tactics() -> None:
    t = table(("Georgia", "China"))
    t.spaces[MID].terrain = "hills"
    give_city(t, "Ben", MID)
    for pos in around(MID)[:3]:
        give_token(t, "Ben", pos, reinforced=True)
    assert defence_value(t, attack(t, "city", "Ben", card="Siege Tactics")) == 7
    t.seats["Ben"].leader = "France"
    t.spaces[MID].city = None
    give_token(t, "Ben", MID, reinforced=True)
    assert defence_value(t, attack(t, "control", "Ben", card="Siege Tactics")) == 2
    assert defence_value(t, attack(t, "control", "Ben")) == 2 + 1 + 3


def test_defence_of_figures() -> None:
    t = table()
    t.spaces[MID].terrain = "desert"
    army_of_ben(t, MID)
    for pos in around(MID)[:4]:
        give_token(t, "Ben", pos, reinforced=True)
    assert defence_value(t, attack(t, "army", "Ben")) == 4
    t.spaces[MID].terrain = "forest"
    army_of_ben(t, MID, 2)
    assert defence_value(t, attack(t, "army", "Ben")) == 5
    t.spaces[MID].terrain = "grassland"
    assert defence_value(t, attack(t, "caravan", "Ben")) == 3


def test_defence_of_a_city_on_a_fort() -> None:
    t = table()
    t.spaces[MID].terrain = "fort"
    give_city(t, "Ben", MID)
    assert defence_value(t, attack(t, "city", "Ben")) == 6


def test_wonders_in_defence_and_attack() -> None:
    t = table()
    give_token(t, "Ben", MID)
    give_wonder(t, (4, 0), "Ruhr Valley")
    give_city(t, "Ben", (2, 0), "Petra")
    assert defence_value(t, attack(t, "control", "Ben")) == 1 + 5 + 2
    give_wonder(t, (-4, 0), "Alhambra")
    assert attack_value(t, attack(t, "control", "Ben", card="Flight")) == 5 + 3 + 2


def test_devastating() -> None:
    t = table(victory=("Defensive", "Moneygrubber", "Explorer"))
    give_token(t, "Ben", MID)
    give_wonder(t, (-4, 0), "Alhambra")
    marched(t, 5, 6, 1, level=4).play("Ann", ("attack",))
    assert "Devastating" in t.seats["Ann"].marks.values()
    assert t.spaces[MID].control == "Ann"


def test_defeated_capital() -> None:
    t = table(victory=("Warmonger", "Moneygrubber", "Explorer"))
    t.spaces[4, 0].city, t.spaces[4, 0].capital = None, False
    t.spaces[MID].city, t.spaces[MID].capital = "Ben", True
    army_of_ben(t, MID)
    t.seats["Ben"].figures["caravan-1"] = MID
    named(t, "Ben", "Pottery").trade = 1
    game = marched(t, 5, 6, 1)
    do(game, "Ann", ("target", "city", "Ben"), ("loot", "Pottery", "Masonry"))
    assert named(t, "Ann", "Masonry").trade == 1
    assert t.spaces[MID].city == "Ben"
    assert set(t.seats["Ben"].figures.values()) == {"card", "box"}
    assert t.seats["Ann"].figures["army-1"] == (-3, 0)
    assert "Warmonger" in t.seats["Ann"].marks.values()


def test_joint_war() -> None:
    t = table(("Rome", "France", "Egypt"))
    t.seats["Ann"].cards = [("Ben", "Joint War"), ("Cyd", "Joint War")]
    assert attack_value(t, attack(t, "fort", None)) == 9
    give_token(t, "Ben", MID)
    named(t, "Ann", "Masonry").trade = 1
    game = marched(t, 5, 3, 3)
    assert t.seats["Ann"].cards == [("Cyd", "Joint War")]
    assert attack_value(t, t.stack[-1].d) == 7
    game.play("Ann", DONE)
    assert t.spaces[MID].control == "Ann"


def test_no_space_for_the_retreat() -> None:
    t = table()
    give_city(t, "Ben", MID)
    army_of_ben(t, MID)
    t.seats["Ben"].figures["caravan-1"] = (-3, 0)
    t.seats["Ann"].figures["army-1"] = (-3, 0)
    at_slot(t, "Ann", "military", 5)
    game = do(start(t, 6, 1), "Ann", ("resolve", "Masonry"), ("move", "army-1"), ("step", MID))
    game.play("Ann", ("target", "army", "Ben"))
    assert t.seats["Ann"].figures["army-1"] == "card"


def test_control_token_without_an_unused_one() -> None:
    t = table()
    give_token(t, "Ben", MID)
    t.seats["Ann"].control = 0
    marched(t, 5, 6, 1)
    assert t.spaces[MID].control is None
    assert t.seats["Ann"].figures["army-1"] == MID


def test_barkal_and_reroll() -> None:
    t = table()
    t.spaces[MID].terrain = "fort"
    give_wonder(t, (-4, 0), "Jebel Barkal")
    t.seats["Ann"].resources["oil"] = 1
    t.supply["oil"] -= 1
    named(t, "Ann", "Masonry").trade = 1
    game = marched(t, 4, 5, 4, 2)
    do(game, "Ann", ("reroll", "trade"), ("barkal", "oil"))
    assert t.supply["oil"] == 10
    assert t.seats["Ann"].figures["army-1"] == "card"


def test_autocracy() -> None:
    t = table()
    t.spaces[MID].terrain = "fort"
    at_slot(t, "Ann", "military", 3).government = True
    marched(t, 3, 4, 2)
    assert t.spaces[MID].city == "Ann"


def test_liberated() -> None:
    t = table()
    give_city(t, "Ben", MID)
    t.spaces[MID].taken = "Geneva"
    named(t, "Ben", "Astrology").states.append("Geneva")
    give_wonder(t, MID, "Oracle")
    game = marched(t, 5, 6, 1)
    do(game, "Ann", ("liberate",), ("take", "Geneva", "Geneva"))
    assert t.spaces[MID].state == "Geneva"
    assert game.scores()["Ann"]["wonders"] == 0
    assert t.seats["Ann"].figures["army-1"] == (-3, 0)
    assert not named(t, "Ben", "Astrology").states


def test_non_aggression_pact() -> None:
    t = table()
    give_token(t, "Ben", (-3, 0))
    t.seats["Ann"].cards = [("Ben", "Non-Aggression Pact")]
    at_slot(t, "Ann", "military", 5)
    game = do(start(t), "Ann", ("resolve", "Masonry"), ("move", "army-1", (-4, 0)))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("step", (-3, 0)))
    assert refused.value.rule == "CV-416"


def test_pact_answered() -> None:
    t = table()
    give_token(t, "Ben", MID)
    t.seats["Ben"].cards = [("Ann", "Non-Aggression Pact")]
    row(t, "Ben", "Masonry", "Irrigation", "Astrology", "Foreign Trade", "Pottery", "Early Empire")
    game = marched(t, 5, 6, 1)
    game.play("Ben", ("swap", "Masonry", "Early Empire"))
    assert t.seats["Ben"].row[5].name == ordinary("military", 1)
    assert not t.seats["Ben"].cards

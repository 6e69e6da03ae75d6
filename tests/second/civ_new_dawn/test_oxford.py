"""Oxford University (CV-434, CV-507): a new card may be of another type."""

import pytest

from tests.second.civ_new_dawn.field import at_slot, do, give_city, give_token, give_wonder, names, start, table
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.state import DONE, Refused, Table, push, settle, todo

HOME = (-4, 0)
MID = (-2, 0)


def ready(dial: int = 5, leader: str = "Rome") -> Table:
    """Ann controls Oxford University and her dial stands before a level space."""
    t = table((leader, "France"))
    give_wonder(t, HOME, "Oxford University")
    t.seats["Ann"].dial = dial
    return t


def test_a_card_of_another_type() -> None:
    t = ready()
    early = named(t, "Ann", "Early Empire")
    early.trade, early.states, early.government = 2, ["Kumasi"], True
    game = do(start(t), "Ann", ("resolve", "Astrology"))
    assert ("card", "Engineering", "Early Empire") in game.owing()["Ann"]
    assert ("card", "Engineering", "Astrology") not in game.owing()["Ann"]
    assert ("card", "Engineering") in game.owing()["Ann"]
    game.play("Ann", ("card", "Engineering", "Early Empire"))
    new = named(t, "Ann", "Engineering")
    assert (new.trade, new.states, new.government) == (2, ["Kumasi"], False)
    assert sorted(names(t, "Ann")) == sorted(
        ["Astrology", "Irrigation", "Foreign Trade", "Masonry", "Engineering", "Pottery"]
    )


def test_without_oxford() -> None:
    t = ready()
    t.spaces[HOME].wonder = None
    game = do(start(t), "Ann", ("resolve", "Astrology"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("card", "Engineering", "Early Empire"))
    assert refused.value.rule == "CV-068"


def test_two_cards_of_a_type_are_told_apart() -> None:
    t = ready(dial=9)
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Nationalism", "Masonry"))
    assert t.seats["Ann"].figures["army-1"] == "box"
    do(start(t), "Ben", ("resolve", "Astrology"))
    push(t, todo("card", "Ann", level=2))
    settle(t)
    game = start(t)
    asked = game.owing()["Ann"]
    assert ("card", "Animal Husbandry") not in asked
    assert ("card", "Animal Husbandry", "Pottery") in asked
    assert ("card", "Animal Husbandry", "Nationalism") in asked
    assert ("card", "Iron Working") not in asked
    assert ("card", "Iron Working", "Early Empire") in asked
    game.play("Ann", ("card", "Iron Working", "Early Empire"))
    assert sorted(t.seats["Ann"].figures.values()) == ["box", "box", "card", "card", "card"]


def test_the_larger_number_of_figures_counts() -> None:
    t = ready(dial=18)
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Capitalism", "Pottery"))
    assert sum(place == "card" for label, place in t.seats["Ann"].figures.items() if label[0] == "c") == 3
    assert "Foreign Trade" in names(t, "Ann")
    t.seats["Ann"].dial = 9
    push(t, todo("card", "Ann", level=3))
    settle(t)
    do(start(t), "Ann", ("card", "Civil Service", "Capitalism"))
    assert sum(place == "card" for label, place in t.seats["Ann"].figures.items() if label[0] == "c") == 1


def test_trade_tokens_of_a_missing_type_are_not_gained() -> None:
    t = ready()
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Engineering", "Pottery"))
    push(t, todo("trade", "Ann", number=2, type="industry"))
    settle(t)
    assert t.supply["trade"] == 60


def test_a_city_state_without_a_card_of_its_type_or_with_two() -> None:
    t = ready()
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Engineering", "Pottery"))
    t.spaces[MID].state = "Brussels"
    give_wonder(t, HOME, "Orszaghaz")
    t.stack = [todo("orszaghaz", "Ann", pos=MID), todo("turn", "Ben")][::-1]
    do(start(t), "Ann", ("conquer", MID))
    assert t.seats["Ann"].aside == ["Brussels"]
    t = ready()
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Drama and Poetry", "Pottery"))
    t.spaces[MID].state = "Kumasi"
    give_wonder(t, HOME, "Orszaghaz")
    t.stack = [todo("orszaghaz", "Ann", pos=MID), todo("turn", "Ben")][::-1]
    game = do(start(t), "Ann", ("conquer", MID))
    assert game.asked == "state card"
    game.play("Ann", ("state", "Kumasi", "Drama and Poetry"))
    assert named(t, "Ann", "Drama and Poetry").states == ["Kumasi"]


def test_defending_with_two_military_cards() -> None:
    t = ready()
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Iron Working", "Pottery"))
    named(t, "Ann", "Masonry").trade = 1
    named(t, "Ann", "Iron Working").trade = 1
    give_token(t, "Ann", (2, 0))
    at_slot(t, "Ben", "military", 4)
    game = do(start(t, 3, 4), "Ben", ("resolve", "Masonry"), ("move", "army-1", (4, 0)), ("step", (3, 0)))
    do(game, "Ben", ("step", (2, 0)))
    assert ("plus", "trade", "Iron Working") in game.owing()["Ann"]
    do(game, "Ann", ("plus", "trade", "Iron Working"), ("plus", "trade", "Masonry"))
    assert t.spaces[2, 0].control == "Ann"
    assert not any(card.trade for card in t.seats["Ann"].row)


def test_the_card_being_resolved_may_change_its_type() -> None:
    t = ready(dial=5, leader="Sumeria")
    do(start(t), "Ann", ("resolve", "Craftsmanship"), ("no wonder",), ("card", "Engineering", "Craftsmanship"))
    assert names(t, "Ann")[0] == "Engineering"
    assert start(t).owing().keys() == {"Ben"}


def test_industrial_zone_names_the_card() -> None:
    t = ready()
    do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Animal Husbandry", "Early Empire"))
    give_city(t, "Ann", (0, 0))
    for name in ("Pottery", "Animal Husbandry"):
        named(t, "Ann", name).trade = 3
        t.supply["trade"] -= 3
    give_token(t, "Ann", MID)
    t.seats["Ann"].control += 1
    t.spaces[MID].district = "Industrial Zone"
    t.seats["Ann"].districts.remove("Industrial Zone")
    push(t, todo("one district", "Ann", name="Industrial Zone"))
    settle(t)
    game = start(t)
    spot = next(command[1] for command in game.owing()["Ann"] if command[0] == "city")
    assert {len(command) for command in game.owing()["Ann"] if command != DONE} == {3}
    game.play("Ann", ("city", spot, "Pottery"))
    assert named(t, "Ann", "Pottery").trade == 0
    assert named(t, "Ann", "Animal Husbandry").trade == 3

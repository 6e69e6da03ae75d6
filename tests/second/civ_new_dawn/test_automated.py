"""Automated players: turn, culture, science, industry and combat (rows D160 to D166 of the checks)."""

import pytest

from tests.second.civ_new_dawn.automated_ways import culture_order
from tests.second.civ_new_dawn.automated_wonders import helpfulness
from tests.second.civ_new_dawn.data import kind, level
from tests.second.civ_new_dawn.field import (
    at_slot,
    automated,
    do,
    drowned,
    give_city,
    give_token,
    give_wonder,
    names,
    start,
    supply,
    table,
)
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.state import DONE, Pos, Table

HOME: Pos = (-4, 0)
MID: Pos = (-2, 0)


def test_no_leader_and_no_unique_card() -> None:
    t = table(("Aztec", "Egypt"), automated=("Ann",))
    assert names(t, "Ann")[0] == "Irrigation"
    assert t.seats["Ann"].leader == ""
    assert t.seats["Ann"].sheet == "Aztec"
    assert not any("Mysticism" in pile for pile in (t.seats["Ann"].deck, names(t, "Ann")))


def test_the_rightmost_card_is_resolved_and_reset() -> None:
    t = automated("science")
    before = names(t, "Ann")
    game = start(t)
    assert game.owing().keys() == {"Ben"}
    after = [card.name for card in t.seats["Ann"].row]
    assert [kind(name) for name in after] == [kind(name) for name in [before[-1], *before[:-1]]]


def test_culture_resource_first_then_the_mountain() -> None:
    t = automated("culture")
    drowned(t, (-3, 0), (-3, -1), (-4, 1))
    t.spaces[-3, 0].terrain = "mountains"
    t.spaces[-3, -1].terrain = "hills"
    t.spaces[-3, -1].resource = "oil"
    t.supply["oil"] -= 1
    start(t)
    assert {pos for pos, space in t.spaces.items() if space.control == "Ann"} == {(-3, 0), (-3, -1)}
    assert t.seats["Ann"].resources["oil"] == 1


def test_culture_what_cannot_be_placed_becomes_trade_tokens() -> None:
    t = automated("culture")
    drowned(t, (-3, 0))
    supply(t, "Ann", "Early Empire", 1)
    start(t)
    assert t.spaces[-3, 0].control == "Ann"
    assert named(t, "Ann", "Early Empire").trade == 2


def test_culture_order_by_level() -> None:
    t = automated("culture")
    give_city(t, "Ann", MID)
    both, one = (-3, 0), (-2, 1)
    t.spaces[one].terrain = "mountains"
    for card_level in (1, 3, 4):
        assert culture_order(t, "Ann", card_level)(both) < culture_order(t, "Ann", card_level)(one)
    t.spaces[-1, 1].resource = "oil"
    t.supply["oil"] -= 1
    assert culture_order(t, "Ann", 3)(both) > culture_order(t, "Ann", 3)(one)
    t.spaces[one].spawn = "A"
    assert culture_order(t, "Ann", 1)(both) > culture_order(t, "Ann", 1)(one)


def test_culture_four_undermines_all_at_once() -> None:
    t = automated("culture", 4)
    give_token(t, "Ben", (-3, 0))
    give_token(t, "Ben", (-3, -1), reinforced=True)
    give_token(t, "Ben", MID)
    t.seats["Ben"].cards = [("Ann", "Non-Aggression Pact")]
    game = start(t)
    assert game.asked == "pact"
    game.play("Ben", DONE)
    assert t.spaces[-3, -1].control == "Ben"
    assert not t.spaces[-3, -1].reinforced
    assert t.spaces[MID].control == "Ben"  # it was not next to a friendly space when all were judged
    assert t.spaces[-3, 0].control != "Ben"


def test_culture_three_adds_one_next_to_a_friendly_space() -> None:
    t = automated("culture", 3)
    drowned(t, (-3, 0), MID)
    start(t)
    assert t.spaces[-3, 0].control == t.spaces[MID].control == "Ann"
    assert named(t, "Ann", "Civil Service").trade == 2


@pytest.mark.parametrize(("tokens", "won"), [(3, True), (2, False)])
def test_tokens_in_an_attack(tokens: int, won: bool) -> None:
    t = automated("military")
    drowned(t, (-3, 0))
    t.spaces[-3, 0].terrain = "mountains"
    t.barbarians["A"] = (-3, 0)
    supply(t, "Ann", "Masonry", tokens)
    start(t, 4, 6)  # 9 : 11
    assert (t.barbarians["A"] is None) == won
    assert named(t, "Ann", "Masonry").trade == (1 if won else tokens)  # the reward goes to the highest slot
    assert sum(card.trade for card in t.seats["Ann"].row) == (1 if won else tokens)


def test_tokens_in_defence() -> None:
    t = table(("Rome", "Egypt"), automated=("Ben",))
    t.spaces[MID].terrain = "desert"
    give_token(t, "Ben", MID)
    supply(t, "Ben", "Masonry", 3)
    at_slot(t, "Ann", "military", 5)
    game = do(start(t, 5, 4), "Ann", ("resolve", "Masonry"), ("move", "army-1", HOME), ("step", (-3, 0)))
    game.play("Ann", ("step", MID))  # 10 : 8
    assert t.spaces[MID].control == "Ben"
    assert named(t, "Ben", "Masonry").trade == 1


def test_science_one() -> None:
    t = automated("science")
    t.seats["Ann"].dial = 2
    start(t)
    assert t.seats["Ann"].dial == 7
    assert sorted(level(name) for name in names(t, "Ann")) == [1, 1, 1, 1, 2, 2]


def test_science_at_the_lowest_level_two() -> None:
    t = automated("science")
    for card_type in ("culture", "economy", "industry", "military", "growth", "science"):
        at_slot(t, "Ann", card_type, 5, 2)
    t.seats["Ann"].dial = 5
    t.chance.draws = ["Engineering", "Drama and Poetry"]
    start(t)
    assert t.seats["Ann"].dial == 10
    assert "Sanitation" in names(t, "Ann")
    assert "Civil Service" in names(t, "Ann")
    assert sum(card.trade for card in t.seats["Ann"].row) == 1
    assert t.seats["Ann"].row[0].trade == 1  # fewest tokens everywhere, so the highest slot before the reset


def test_science_three_raises_the_lowest_card_in_the_highest_slot() -> None:
    t = automated("science", 3)
    assert names(t, "Ann")[4] == "Pottery"
    start(t)
    assert "Animal Husbandry" in names(t, "Ann")


def test_science_four() -> None:
    t = automated("science", 4)
    give_city(t, "Ben", (1, 0))
    give_city(t, "Ben", (3, -3))
    give_token(t, "Ann", (1, -1))
    give_token(t, "Ben", (0, 0), reinforced=True)
    give_token(t, "Ben", (0, 1))
    t.seats["Ben"].figures["army-1"] = (0, 1)
    game = start(t)
    assert game.owing() == {"Ben": [("give up", (1, 0)), ("give up", (3, -3))]}
    game.play("Ben", ("give up", (1, 0)))
    assert t.spaces[1, 0].city is None
    assert t.spaces[1, -1].control is None
    assert t.spaces[0, 0].control is None
    assert t.spaces[0, 1].control == "Ben"
    assert t.spaces[3, -3].city == "Ben"
    assert t.seats["Ann"].dial == 5


def offer(t: Table, card_type: str, wonder: str) -> None:
    """Only this wonder can be seen."""
    for pile in (t.unseen, *t.decks.values()):
        if wonder in pile:
            pile.remove(wonder)
    t.decks[card_type].insert(0, wonder)


def test_industry_too_poor() -> None:
    t = automated("industry")
    for card_type in t.decks:
        t.decks[card_type] = []
    offer(t, "culture", "Stonehenge")
    supply(t, "Ann", "Pottery", 1)
    start(t)
    assert named(t, "Ann", "Pottery").trade == 1
    assert sum(space.city == "Ann" for space in t.spaces.values()) == 2
    t = automated("industry")
    t.decks = {card_type: [] for card_type in t.decks}
    drowned(t)
    start(t)
    assert names(t, "Ann")[0] == "Animal Husbandry"


def test_industry_builds_both_and_pays_in_order() -> None:
    t = automated("industry")
    for card_type in t.decks:
        t.decks[card_type] = []
    offer(t, "culture", "Colosseum")  # 9, marble and oil
    card = named(t, "Ann", "Pottery")
    card.states.append("Brussels")
    supply(t, "Ann", "Pottery", 1)
    t.seats["Ann"].nature.append("Mt. Everest")
    t.seats["Ann"].resources["marble"] = 1
    t.supply["marble"] -= 1
    t.spaces[(-2, -2)].resource = "oil"
    t.supply["oil"] -= 1
    start(t)
    assert t.spaces[HOME].wonder == "Colosseum"
    assert t.seats["Ann"].resources["marble"] == 1  # 5 + 1 + 2 + 1 was enough
    assert named(t, "Ann", "Pottery").trade == 0
    assert any(t.spaces[near].city == "Ann" for near in around((-2, -2)) if near in t.spaces)


def test_the_wonder_nearest_to_an_agenda() -> None:
    t = table(victory=("Progressive", "Moneygrubber", "Explorer"), automated=("Ann",))
    give_wonder(t, HOME, "Colossus")
    assert helpfulness(t, "Ann", "Great Zimbabwe") == 0
    assert helpfulness(t, "Ann", "Chichen Itza") == 1
    assert helpfulness(t, "Ann", "Petra") == 1000
    t.seats["Ann"].marks = {3: "Moneygrubber", 4: "Explorer"}
    assert helpfulness(t, "Ann", "Great Zimbabwe") == 1


def test_industry_four_resolves_culture_too() -> None:
    t = automated("industry", 4)
    t.decks = {card_type: [] for card_type in t.decks}
    drowned(t, (-3, 0))
    start(t)
    assert t.spaces[-3, 0].control == "Ann"
    assert [kind(name) for name in names(t, "Ann")[:2]] == ["culture", "industry"]

"""Focus row, slots and tech dial: rows D01 to D14, D80, D81, D105, D111, D122 to D124 and X12, X13 of the checks."""

import pytest

from tests.second.civ_new_dawn.data import SLOTS
from tests.second.civ_new_dawn.field import at_slot, do, give_wonder, names, row, start, table
from tests.second.civ_new_dawn.gains import trade
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.state import DONE, Refused, push, settle
from tests.second.civ_new_dawn.turns import reachable


def test_rome() -> None:
    t = table(("Rome", "Aztec"))
    assert names(t, "Ann") == ["Irrigation", "Astrology", "Foreign Trade", "Masonry", "Early Empire", "Pottery"]
    assert names(t, "Ben")[0] == "Mysticism"
    assert "Irrigation" not in names(t, "Ben")
    game = do(start(t), "Ann", ("resolve", "Masonry"), DONE)
    assert names(t, "Ann") == ["Masonry", "Irrigation", "Astrology", "Foreign Trade", "Early Empire", "Pottery"]
    do(game, "Ben", ("resolve", "Astrology"))
    do(game, "Ann", ("resolve", "Pottery"), DONE)
    assert names(t, "Ann") == ["Pottery", "Masonry", "Irrigation", "Astrology", "Foreign Trade", "Early Empire"]


def test_second_slot_marked_one() -> None:
    t = table()
    before = names(t, "Ann")
    do(start(t), "Ann", ("resolve", "Astrology"))
    assert names(t, "Ann") == [before[1], before[0], *before[2:]]


@pytest.mark.parametrize(
    ("index", "card_type", "slot"),
    [(0, "science", 1), (0, "culture", 2), (1, "culture", 3), (4, "culture", 5), (5, "science", 5), (3, "growth", 5)],
)
def test_governments(index: int, card_type: str, slot: int) -> None:
    t = table()
    card = at_slot(t, "Ann", card_type, index)
    card.government = True
    assert [SLOTS[way] for way in reachable(t, "Ann", card, index)] == [slot]


@pytest.mark.parametrize(
    ("index", "government", "slots"), [(2, False, [4]), (0, True, [4]), (2, True, [4, 5]), (4, False, [4])]
)
def test_machu_picchu(index: int, government: bool, slots: list[int]) -> None:
    t = table()
    give_wonder(t, (-4, 0), "Machu Picchu")
    card = at_slot(t, "Ann", "culture", index)
    card.government = government
    assert [SLOTS[way] for way in reachable(t, "Ann", card, index)] == slots


def test_capitalism_resolves_another_card_as_if_in_the_first_slot() -> None:
    t = table()
    row(t, "Ann", "Irrigation", "Astrology", "Capitalism", "Masonry", "Early Empire", "Pottery")
    named(t, "Ann", "Early Empire").government = True
    t.spaces[-3, 0].terrain = "forest"
    t.spaces[-3, -1].terrain = "hills"
    game = do(start(t), "Ann", ("resolve", "Capitalism"), DONE)
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("resolve", "Capitalism"))
    assert refused.value.rule == "CV-501"
    game.play("Ann", ("resolve", "Early Empire"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("place", (-3, 0)))
    assert refused.value.rule == "CV-058"
    do(game, "Ann", ("place", (-3, -1)), DONE)
    assert names(t, "Ann") == ["Capitalism", "Irrigation", "Astrology", "Masonry", "Early Empire", "Pottery"]


def test_estadio() -> None:
    t = table()
    row(t, "Ann", "Irrigation", "Astrology", "Pottery", "Foreign Trade", "Masonry", "Early Empire")
    give_wonder(t, (-4, 0), "Estadio do Maracana")
    game = do(start(t), "Ann", ("resolve", "Pottery"), ("resolve", "Foreign Trade"), DONE)
    assert game.asked == "industry"
    assert t.stack[-1].d["slot"] == 3
    game.play("Ann", DONE)
    assert names(t, "Ann") == ["Pottery", "Foreign Trade", "Irrigation", "Astrology", "Masonry", "Early Empire"]


def test_trade_tokens_beyond_the_limit_are_lost() -> None:
    t = table()
    card = named(t, "Ann", "Pottery")
    card.trade = 2
    push(t, trade(t, "Ann", 3, "industry"))
    settle(t)
    assert card.trade == 3
    assert t.supply["trade"] == 59


@pytest.mark.parametrize(
    ("dial", "steps", "end", "offers"),
    [(0, 3, 3, [2]), (5, 5, 10, [2, 3]), (22, 5, 17, [4]), (24, 4, 18, [])],
)
def test_tech_dial(dial: int, steps: int, end: int, offers: list[int]) -> None:
    t = table()
    t.seats["Ann"].dial = dial
    at_slot(t, "Ann", "science", {3: 3, 4: 4, 5: 5}[steps])
    game = do(start(t), "Ann", ("resolve", "Astrology"))
    seen = []
    while game.asked == "card":
        seen.append(t.stack[-1].d["level"])
        game.play("Ann", DONE)
    assert seen == offers
    assert t.seats["Ann"].dial == end


def test_most_steps() -> None:
    t = table()
    card = at_slot(t, "Ann", "science", 5)
    card.trade, card.government, card.states = 3, True, ["Geneva"]
    t.seats["Ann"].dial = 10
    game = do(start(t), "Ann", ("resolve", "Astrology"), DONE, ("spend", "trade"), ("spend", "trade"))
    do(game, "Ann", ("spend", "trade"), ("spend", "Geneva"), DONE)
    assert t.seats["Ann"].dial == 19


def test_a_new_science_card_is_reset_in_the_place_of_the_old_one() -> None:
    t = table()
    t.seats["Ann"].dial = 5
    named(t, "Ann", "Astrology").trade = 2
    game = do(start(t), "Ann", ("resolve", "Astrology"), ("card", "Mathematics"), DONE)
    assert t.seats["Ann"].dial == 6
    assert names(t, "Ann")[0] == "Mathematics"
    assert named(t, "Ann", "Mathematics").trade == 2
    assert game.owing().keys() == {"Ben"}

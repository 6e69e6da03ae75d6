"""Attacks without armies: rows D146 and D147 of the checks, and the rules of base military cards."""

import pytest

from tests.second.civ_new_dawn.combat import attack_value, defence_value
from tests.second.civ_new_dawn.field import at_slot, base_table, do, give_city, give_token, give_wonder, start
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import DONE, Pos, Refused

MID: Pos = (-2, 0)


def attacked(card_level: int, index: int, *rolls: int, pos: Pos = MID) -> Referee:
    t = base_table()
    give_token(t, "Ann", (-3, 0))
    t.spaces[pos].terrain = "hills"
    give_token(t, "Ben", pos, reinforced=True)
    t.seats["Ben"].figures["caravan-1"] = pos
    card = at_slot(t, "Ann", "military", index, card_level)
    return do(start(t, *rolls), "Ann", ("resolve", card.name))


def test_masonry() -> None:
    game = do(attacked(1, 3, 3, 2), "Ann", ("attack",), ("attack", MID))
    t = game.table
    assert t.spaces[MID].control == "Ann"
    assert not t.spaces[MID].reinforced
    assert t.seats["Ben"].figures["caravan-1"] == MID
    assert game.owing().keys() == {"Ben"}


def test_a_lost_attack_changes_nothing() -> None:
    game = do(attacked(1, 0, 1, 6), "Ann", ("attack",), ("attack", MID))
    assert game.table.spaces[MID].control == "Ben"
    assert game.asked == "attacks"
    do(game, "Ann", ("attack", MID))
    assert game.owing().keys() == {"Ben"}


def test_reinforcing_instead() -> None:
    game = do(attacked(1, 1), "Ann", ("reinforce",))
    assert game.owing()["Ann"] == [("reinforce", (-3, 0)), DONE]
    game.play("Ann", ("reinforce", (-3, 0)))
    assert game.owing().keys() == {"Ben"}


def test_no_attack_from_a_space_taken_this_turn() -> None:
    game = attacked(1, 4, 6, 1)
    give_token(game.table, "Ben", (0, 0))
    do(game, "Ann", ("attack",), ("attack", MID))
    assert game.owing().keys() == {"Ben"}  # (0, 0) is in range of the space just taken only


@pytest.mark.parametrize("block", ["water", "rival", "barbarian"])
def test_what_is_not_counted_through(block: str) -> None:
    t = base_table()
    ring = [pos for pos in around((-4, 0)) if pos in t.spaces]
    for at, pos in enumerate(ring):
        if block == "water":
            t.spaces[pos].terrain = "water"
        elif block == "rival":
            give_token(t, "Ben", pos)
        else:
            t.barbarians["ABCDEF"[at]] = pos
    give_token(t, "Ben", MID)
    at_slot(t, "Ann", "military", 4)
    game = do(start(t), "Ann", ("resolve", "Masonry"), ("attack",))
    if block == "water":  # no target at all, so the turn is over
        assert game.owing().keys() == {"Ben"}
        return
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("attack", MID))
    assert refused.value.rule == "CV-114"


def test_mass_production_counts_across_water_and_reinforces_what_is_left() -> None:
    t = base_table()
    for pos in [pos for pos in around((-4, 0)) if pos in t.spaces]:
        t.spaces[pos].terrain = "water"
    give_token(t, "Ben", MID)
    for pos in ((-4, 2), (-4, 3), (-4, 4), (-3, 4)):
        give_token(t, "Ann", pos)
    at_slot(t, "Ann", "military", 2, 3)
    game = do(start(t, 6, 1), "Ann", ("resolve", "Mass Production"), ("attack", MID))
    assert t.spaces[MID].control == "Ann"
    assert game.asked == "walls"
    assert t.stack[-1].d["left"] == 3 - 1


def test_flight_reinforces_first_and_counts_through_anything() -> None:
    t = base_table()
    give_token(t, "Ann", (-3, 0))
    give_token(t, "Ben", MID)
    give_token(t, "Ben", (-1, 0))
    at_slot(t, "Ann", "military", 4, 4)
    game = do(start(t, 6, 1), "Ann", ("resolve", "Flight"))
    assert game.asked == "walls"
    do(game, "Ann", ("reinforce", (-3, 0)), ("attack", (-1, 0)))
    assert t.spaces[-1, 0].control == "Ann"
    assert t.stack[-1].d["left"] == 2


def test_pentagon_reaches_everything() -> None:
    t = base_table()
    give_token(t, "Ben", (3, 0))
    give_wonder(t, (-4, 0), "Pentagon")
    at_slot(t, "Ann", "military", 4)
    do(start(t, 6, 1), "Ann", ("resolve", "Masonry"), ("attack",), ("attack", (3, 0)))
    assert t.spaces[3, 0].control == "Ann"


def test_iron_working_against_a_barbarian() -> None:
    t = base_table()
    t.spaces[MID].terrain = "forest"
    t.barbarians["A"] = MID
    at_slot(t, "Ann", "military", 1, 2)
    game = do(start(t, 2, 3), "Ann", ("resolve", "Iron Working"), ("attack",), ("attack", MID))
    assert t.barbarians["A"] is None
    do(game, "Ann", ("trade", "Pottery"))
    d = {"who": "Ann", "pos": MID, "target": "city", "defender": "Ben", "card": "Iron Working", "slot": 2}
    assert attack_value(t, d) == 3
    give_city(t, "Ben", MID)
    assert defence_value(t, d) == 6


def test_tokens_only_add_one() -> None:
    game = attacked(1, 3, 3, 5)
    named(game.table, "Ann", "Masonry").trade = 2
    do(game, "Ann", ("attack",), ("attack", MID))
    assert game.owing()["Ann"] == [("plus", "trade"), DONE]
    do(game, "Ann", ("plus", "trade"), ("plus", "trade"))
    assert game.table.spaces[MID].control == "Ann"


def test_city_state_conquered_without_an_army() -> None:
    t = base_table()
    t.spaces[MID].state = "Geneva"
    at_slot(t, "Ann", "military", 4)
    do(start(t, 6, 1), "Ann", ("resolve", "Masonry"), ("attack",), ("attack", MID))
    assert t.spaces[MID].city == "Ann"
    assert named(t, "Ann", "Astrology").states == ["Geneva"]

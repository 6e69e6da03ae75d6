"""Automated players: caravans, armies, growth, answers, draws and the base game (rows D167 to D169 of the checks)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.field import (
    at_slot,
    automated,
    base_table,
    drowned,
    give_city,
    give_token,
    give_wonder,
    names,
    start,
    table,
)
from tests.second.civ_new_dawn.grid import around, distance
from tests.second.civ_new_dawn.pieces import cards_of
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import Pos, Table, push, settle, todo

HOME: Pos = (-4, 0)
MID: Pos = (-2, 0)


def test_economy_prefers_a_free_city_state() -> None:
    t = automated("economy")
    t.spaces[0, 0].state = "Geneva"
    give_city(t, "Ben", (-2, -1))
    start(t)
    assert t.seats["Ann"].figures["caravan-1"] in around((0, 0))


def test_economy_trades_and_keeps_its_cards() -> None:
    t = automated("economy")
    give_city(t, "Ben", MID)
    t.seats["Ann"].cards = [("Ben", "Embassy")]
    start(t)
    assert t.seats["Ann"].figures["caravan-1"] == "card"
    assert t.seats["Ann"].cards == [("Ben", "Embassy")]
    assert [card.trade for card in t.seats["Ann"].row] == [1, 0, 0, 0, 0, 1]


def test_economy_two_drives_barbarians_away_and_takes_two_ways() -> None:
    t = automated("economy", 2)
    give_city(t, "Ben", MID)
    give_city(t, "Ben", (-4, 2))
    t.barbarians["A"] = (-3, 0)
    t.barbarians["B"] = (0, 0)
    start(t)
    assert t.barbarians == {"A": None, "B": (0, 0)}
    assert sum(card.trade for card in t.seats["Ann"].row) == 4  # both cities were reached
    assert len(t.seats["Ann"].cards) == 1


def test_economy_four_resolves_the_rightmost_card_too() -> None:
    t = automated("economy", 4)
    at_slot(t, "Ann", "science", 4)
    start(t)
    assert t.seats["Ann"].dial == 5
    assert names(t, "Ann")[5] == cards_of(t, "Ann", "science")[0].name


@pytest.mark.parametrize("card_level", [1, 2])
def test_military_goes_to_the_first_rank(card_level: int) -> None:
    t = automated("military", card_level)
    t.barbarians["A"] = (1, 0)
    give_token(t, "Ben", (-4, 2))
    t.spaces[-4, 2].district = "Campus"
    t.seats["Ben"].districts.remove("Campus")
    t.seats["Ben"].control += 1
    start(t, 6, 1)
    places = [pos for label, pos in t.seats["Ann"].figures.items() if label[0] == "a" and pos not in ("box", "card")]
    assert len(places) == card_level
    left = {1: 2, 2: 1}[card_level]  # five steps away, three or four are made
    assert all(not isinstance(pos, str) and distance(t, pos, (1, 0)) == left for pos in places)


def test_military_takes_a_fort() -> None:
    t = automated("military", 2)
    t.spaces[MID].terrain = "fort"
    t.spaces[-4, 2].terrain = "fort"
    start(t, 6, 1, 1, 6)
    assert [t.spaces[MID].city, t.spaces[-4, 2].city].count("Ann") == 1
    assert sorted(str(at) for label, at in t.seats["Ann"].figures.items() if label[0] == "a")[1] == "card"


def test_growth_one() -> None:
    t = automated("growth")
    drowned(t, (-3, 0), (-3, -1), (-4, 1))
    t.spaces[-3, 0].terrain = "mountains"
    t.spaces[-3, -1].terrain = "hills"
    give_token(t, "Ann", (-3, 0), reinforced=True)
    give_token(t, "Ann", (-4, 1))
    before = t.seats["Ann"].control
    start(t)
    assert t.spaces[-3, 0].district
    assert t.spaces[-3, 0].reinforced
    assert t.spaces[-4, 1].reinforced
    assert t.seats["Ann"].control == before + 1


def test_growth_three_moves_the_replaced_token() -> None:
    t = automated("growth", 3)
    drowned(t, (-3, 0), MID)
    t.spaces[-3, 0].terrain = "mountains"
    give_token(t, "Ann", (-3, 0))
    start(t)
    assert t.spaces[-3, 0].district
    assert t.spaces[MID].control == "Ann"
    assert t.spaces[MID].reinforced


def test_growth_with_nothing_to_do() -> None:
    t = automated("growth")
    drowned(t)
    start(t)
    assert names(t, "Ann")[0] == "Engineering"


def test_growth_four_resolves_its_districts() -> None:
    t = automated("growth", 4)
    drowned(t, (-3, 0))
    t.spaces[-3, 0].terrain = "mountains"
    t.chance.draws = ["Campus"]
    start(t)
    assert t.spaces[-3, 0].district == "Campus"
    assert cards_of(t, "Ann", "science")[0].trade == 1


def test_reinforcing_begins_where_the_danger_is() -> None:
    t = automated("growth")
    t.seats["Ann"].districts, kept = [], t.seats["Ann"].districts
    for pos in [(-4, at) for at in range(1, 5)] + [(-3, at) for at in range(1, 4)]:
        give_token(t, "Ann", pos)
    t.barbarians["A"] = (-2, 4)
    start(t)
    weak = [pos for pos, space in t.spaces.items() if space.control == "Ann" and not space.reinforced]
    assert sorted(weak) == [(-4, 1), (-4, 2)] or sorted(weak) == [(-4, 1), (-3, 1)]
    assert len(kept) == 5


def test_government_and_pact() -> None:
    t = table(("Rome", "Egypt"), automated=("Ann",))
    t.stack = [todo("turn", "Ben")]
    push(t, todo("government", "Ann"))
    settle(t)
    assert t.seats["Ann"].row[0].government
    push(t, todo("government", "Ann"))
    t.seats["Ann"].row.insert(5, t.seats["Ann"].row.pop(0))
    settle(t)
    assert [card.government for card in t.seats["Ann"].row] == [False] * 5 + [True]
    t.seats["Ann"].cards = [("Ben", "Non-Aggression Pact")]
    before = names(t, "Ann")
    push(t, todo("pact", "Ann", by="Ben"))
    settle(t)
    assert not t.seats["Ann"].cards
    assert names(t, "Ann") != before


def test_start_of_turn_effects_are_all_used() -> None:
    t = automated("science")
    give_wonder(t, HOME, "Oracle")
    give_city(t, "Ann", (0, 0), "Great Zimbabwe")
    give_city(t, "Ann", (0, 2), "Colosseum")
    give_token(t, "Ann", (-3, 0))
    t.tokens["Great Zimbabwe"] = 3
    t.supply["trade"] -= 3
    start(t)
    assert t.tokens["Great Zimbabwe"] == 0
    assert t.spaces[-3, 0].reinforced
    assert ("start", "Oracle") in t.did or t.active == "Ben"


class Told(Chance):
    """Remembers what is drawn, and draws the last option."""

    seen: list[tuple[str, list[Any]]]

    def draw(self, reason: str, ordered: Sequence[Any]) -> Any:
        self.seen = [*getattr(self, "seen", []), (reason, list(ordered))]
        return ordered[-1]


def test_draws_can_be_overridden() -> None:
    chance = Told(3)
    game = Referee.new(["Ann", "Ben"], chance=chance, automated=["Ann"])
    assert game.owing().keys() == {"Ben"}
    assert [reason for reason, _ in chance.seen] == ["fort"]
    assert chance.seen[0][1] == sorted(chance.seen[0][1])
    other = Referee.new(["Ann", "Ben"], {"base"}, chance=Told(3), automated=["Ann"])
    ((who, options),) = other.owing().items()
    assert who == "Ben"
    other.play(who, options[0])
    assert isinstance(other.table.chance, Told)
    assert [reason for reason, _ in other.table.chance.seen] == ["tile", "which tile", "tile"]


def base_automated(card_level: int) -> Table:
    t = base_table(automated=("Ann",))
    at_slot(t, "Ann", "military", 4, card_level)
    return t


def test_base_military_attacks_the_barbarian_first() -> None:
    t = base_automated(1)
    give_token(t, "Ann", (-3, 0))
    give_token(t, "Ben", MID)
    t.barbarians["A"] = (-3, -1)
    start(t, 6, 1, 6, 1)
    assert t.barbarians["A"] is None
    assert t.spaces[MID].control == "Ann"
    assert not t.spaces[-3, 0].reinforced


@pytest.mark.parametrize(("card_level", "turned"), [(1, 5), (3, 5), (4, 5)])
def test_base_military_without_a_target(card_level: int, turned: int) -> None:
    t = base_automated(card_level)
    for pos in [(-4, at) for at in range(1, 5)] + [(-3, at) for at in range(1, 4)]:
        give_token(t, "Ann", pos)
    start(t)
    assert sum(space.reinforced for space in t.spaces.values()) == turned


def test_base_military_three_attacks_and_reinforces_the_rest() -> None:
    t = base_automated(3)
    for pos in [(-4, at) for at in range(1, 5)] + [(-3, at) for at in range(1, 4)]:
        give_token(t, "Ann", pos)
    t.spaces[MID].state = "Geneva"
    start(t, 6, 1)
    assert t.spaces[MID].city == "Ann"
    assert sum(space.reinforced for space in t.spaces.values()) == 4


def test_base_military_leaves_strong_cities_alone() -> None:
    t = base_automated(1)
    t.spaces[MID].terrain = "mountains"
    give_city(t, "Ben", MID)
    give_token(t, "Ann", (-3, 0))
    start(t)
    assert t.spaces[MID].city == "Ben"
    assert t.spaces[-3, 0].reinforced

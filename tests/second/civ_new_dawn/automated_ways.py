"""What automated players have in common: choosing the best, spending, measuring spaces, finding ways."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tests.second.civ_new_dawn.data import CARD_LIMIT, DIFFICULTY, ZIMBABWE, kind, level, ordinary
from tests.second.civ_new_dawn.gains import spend, spendable
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import missing, named, own_city, owner
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table

FIFTH = 5
FAR = 1000
Option = TypeVar("Option")


def best(t: Table, reason: str, options: Iterable[Option], key: Callable[[Option], Any]) -> Option:
    """The option with the lowest key, ties at random."""
    found = list(options)
    low = min(key(option) for option in found)
    drawn: Option = t.chance.draw_among(reason, [option for option in found if key(option) == low])
    return drawn


def spend_all(t: Table, who: str, card: str) -> int:
    """Spend all trade tokens on a card and every city-state token not yet used this turn; their number (CV-529)."""
    number = 0
    lying = named(t, who, card)
    while True:
        found = spendable(t, who, lying, attack=False)
        if not found:
            return number
        spend(t, who, lying, found[0])
        number += 1


def raise_level(t: Table, who: str, card: str) -> None:
    """Replace a card by the next level of its type, if there is one (CV-560)."""
    if level(card) < 4 and ordinary(kind(card), level(card) + 1) in t.seats[who].deck:
        gain_card(t, who, ordinary(kind(card), level(card) + 1), card)


def where_to(t: Table, who: str, options: list[Command]) -> Command:
    """Where a trade token goes: fewest tokens, then the higher slot; Great Zimbabwe last (CV-530)."""
    row = t.seats[who].row
    names = {command[1] for command in options if command != DONE and command[1] != ZIMBABWE}
    cards = [card for card in row if card.name in names and card.trade < CARD_LIMIT]
    if not cards:
        return ("trade", ZIMBABWE)
    chosen = min(cards, key=lambda card: (card.trade, -row.index(card)))
    return next(command for command in options if command[1:] == (chosen.name,))


def hard(t: Table, pos: Pos) -> int:
    """The printed difficulty of a space."""
    return DIFFICULTY[t.spaces[pos].terrain]


def walls(t: Table, who: str, pos: Pos) -> int:
    """How many own reinforced tokens are next to a space."""
    return sum(t.spaces[near].control == who and t.spaces[near].reinforced for near in neighbours(t, pos))


def measure(t: Table, who: str, pos: Pos) -> int:
    """How well a city there would be defended (CV-542)."""
    return 2 * hard(t, pos) + walls(t, who, pos)


def culture_order(t: Table, who: str, card_level: int) -> Callable[[Pos], tuple[int, ...]]:
    """The order of spaces for control tokens at a level of the culture card, best first (CV-531, CV-532)."""

    def key(pos: Pos) -> tuple[int, ...]:
        space = t.spaces[pos]
        near = [t.spaces[place] for place in neighbours(t, pos)]
        towns = [place for place in neighbours(t, pos) if own_city(t, who, place)]
        found: list[int] = [not space.nature, not space.resource, not space.spawn]
        if card_level == 3:
            open_spawn = any(one.spawn and not one.city and not one.control for one in near)
            found.append(not (open_spawn or any(one.nature or one.resource for one in near)))
        found += [-len(towns), min((missing(t, who, town) for town in towns), default=FAR)]
        if card_level == 4:
            found.append(not any(owner(t, place) not in (None, who) for place in neighbours(t, pos)))
        return (*found, -hard(t, pos))

    return key


def city_order(t: Table, who: str) -> Callable[[Pos], tuple[int, ...]]:
    """The order of spaces for a city, best first (CV-543)."""

    def key(pos: Pos) -> tuple[int, ...]:
        near = [t.spaces[place] for place in neighbours(t, pos)]
        tokens = sum((space.nature is not None) + (space.resource is not None) for space in near)
        return -tokens, not t.spaces[pos].spawn, -measure(t, who, pos)

    return key


def wall_order(t: Table, who: str) -> Callable[[Pos], tuple[int, ...]]:
    """Which own token is reinforced first: nearest to a barbarian or rival space, then the most difficult (CV-555)."""
    hostile = [pos for pos in t.barbarians.values() if pos]
    hostile += [pos for pos in t.spaces if owner(t, pos) not in (None, who)]
    away = spread(t, hostile, lambda pos: True)

    def key(pos: Pos) -> tuple[int, ...]:
        return away.get(pos, FAR), -hard(t, pos)

    return key


def spread(t: Table, sources: Iterable[Pos], through: Callable[[Pos], bool]) -> dict[Pos, int]:
    """The number of steps to the nearest source for every space from which it can be reached.

    The way may lead through the spaces `through` allows; where it begins does not matter.
    """
    found = dict.fromkeys(sources, 0)
    front, steps = list(found), 0
    while front:
        steps += 1
        entered = dict.fromkeys(near for pos in front for near in neighbours(t, pos) if near not in found)
        found |= dict.fromkeys(entered, steps)
        front = [pos for pos in entered if through(pos)]
    return found


def next_step(t: Table, reason: str, here: Pos, away: dict[Pos, int], through: Callable[[Pos], bool]) -> Pos:
    """A step on a shortest way, at random among equal ones."""
    options = [near for near in neighbours(t, here) if away.get(near, FAR) == away[here] - 1]
    drawn: Pos = t.chance.draw_among(reason, [near for near in options if away[near] == 0 or through(near)])
    return drawn

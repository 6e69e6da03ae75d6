"""Points, by the categories of the score sheet (SW-123)."""

from __future__ import annotations

from typing import Final

from ecumene.core.score import Item, Score
from ecumene.games.seven_wonders import science
from ecumene.games.seven_wonders.cards import Card, Effect
from ecumene.games.seven_wonders.city import BITS, LOW, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import (
    ANY_SYMBOL,
    CONVERT_SCIENCE,
    COPY_NEIGHBOUR_GUILD,
    COPY_NEIGHBOUR_SCIENCE_SYMBOL,
    COUNT_CARD,
    COUNT_DEFEAT,
    COUNT_SET,
    COUNT_SHIELD,
    COUNT_STAGE,
    COUNT_VICTORY,
    DOUBLE_VP_FROM_YELLOW,
    EXTRA_VP_PER_3_COINS,
    GREEN,
    KINGS_FAVOUR,
    LEFT,
    PURPLE,
    RIGHT,
    SCIENCE,
    SCIENCE_SET_BONUS,
    SELF,
    VP,
    VP_IF_SHIELDS,
    VP_MINUS_CARDS,
    VP_PER,
    YELLOW,
)

COINS_PER_POINT: Final = 3
#: Points lost by each defeat token (SW-105) and by each debt (SW-358).
DEFEAT_POINTS: Final = 1
DEBT_POINTS: Final = 1
#: By colour, then the wonder: the category of the score sheet and its rule. Brown, grey and red cards have no points
#: of their own.
CATEGORIES: Final = (
    ("brown", "SW-087"),
    ("grey", "SW-088"),
    ("blue", "SW-089"),
    ("green", "SW-112"),
    ("yellow", "SW-091"),
    ("red", "SW-092"),
    ("purple", "SW-116"),
    ("black", "SW-365"),
    ("leaders", "SW-123"),
    ("wonder", "SW-066"),
)
GREEN_CATEGORY: Final = 3
WONDER_CATEGORY: Final = 9


def scores(game: State) -> list[Score]:
    """What every seat would score if the game ended now."""
    return [score(game, seat) for seat in range(game.seats)]


def score(game: State, seat: int) -> Score:
    city = game.cities[seat]
    by_category = [0] * len(CATEGORIES)
    favour = False
    twice = False
    per_coins = 1
    a_set = science.SET
    changes = 0
    masks = 0
    copies = 0
    for code in city.final_effects:
        kind = ALL_EFFECTS[code >> 4].kind
        if kind == KINGS_FAVOUR:
            favour = True
        elif kind == DOUBLE_VP_FROM_YELLOW:
            twice = True
    for code in city.final_effects:
        effect = ALL_EFFECTS[code >> 4]
        category = code & 15
        kind = effect.kind
        if kind == VP:
            points = effect.amount
        elif kind == VP_PER:
            points = effect.amount * counted(game, effect, seat, favour and category == PURPLE)
        elif kind == VP_MINUS_CARDS:
            points = max(0, effect.amount - count_cards(city, effect.colours))
        elif kind == VP_IF_SHIELDS:
            points = effect.amount if city.all_shields() >= effect.extra else 0
        else:
            points = 0
            if kind == EXTRA_VP_PER_3_COINS:
                per_coins += effect.amount
            elif kind == SCIENCE_SET_BONUS:
                a_set += effect.amount
            elif kind == CONVERT_SCIENCE:
                changes += effect.amount
            elif kind == COPY_NEIGHBOUR_SCIENCE_SYMBOL:
                masks += 1
            elif kind == COPY_NEIGHBOUR_GUILD:
                copies += 1
        by_category[category] += 2 * points if twice and category == YELLOW else points
    symbols = [city.symbols >> (BITS * kind) & LOW for kind in range(3)]
    free = city.symbols >> (BITS * ANY_SYMBOL) & LOW
    offered = symbols_next_door(game, seat) if masks else [0, 0, 0]
    by_category[GREEN_CATEGORY] += science.best_with_copies(symbols, free, a_set, changes, masks, offered)
    by_category[WONDER_CATEGORY] += city.rolled + city.gilded.bit_count()
    for _ in range(copies):
        more = science.best_with_copies(symbols, free + 1, a_set, changes, masks, offered) - by_category[GREEN_CATEGORY]
        by_category[WONDER_CATEGORY] += best_guild(game, seat, more)
    items = [Item(name, rule, points) for (name, rule), points in zip(CATEGORIES, by_category, strict=True) if points]
    coins = city.coins // COINS_PER_POINT * per_coins
    fights = city.victory_points() - DEFEAT_POINTS * city.all_defeats()
    if coins:
        items.insert(0, Item("coins", "SW-124", coins))
    if fights:
        items.insert(0, Item("conflicts", "SW-105", fights))
    if city.debts:
        items.append(Item("debts", "SW-358", -DEBT_POINTS * city.debts))
    return Score(seat, items)


def counted(game: State, effect: Effect, seat: int, favour: bool) -> int:
    """With the King's favour a guild also looks at its owner's own city (SW-268)."""
    where = effect.where | SELF if favour else effect.where
    found = 0
    if where & SELF:
        found += count_in(game.cities[seat], effect)
    left, right = game.lefts[seat], game.rights[seat]
    if where & LEFT and left >= 0:
        found += count_in(game.cities[left], effect)
    if where & RIGHT and right >= 0 and (right != left or not where & LEFT):
        found += count_in(game.cities[right], effect)
    return found


def count_in(city: City, effect: Effect) -> int:
    """What an effect counts in one city."""
    what = effect.count
    if what == COUNT_CARD:
        return count_cards(city, effect.colours)
    if what == COUNT_STAGE:
        return city.stages.bit_count()
    if what == COUNT_VICTORY:
        return city.victory_count()
    if what == COUNT_DEFEAT:
        return city.all_defeats()
    if what == COUNT_SHIELD:
        return city.all_shields()
    assert what == COUNT_SET
    return min([city.count_colour(colour) for colour in range(9) if effect.colours >> colour & 1])


def count_cards(city: City, colours: int) -> int:
    found = 0
    counts = city.colours
    while colours:
        if colours & 1:
            found += counts & LOW
        colours >>= 1
        counts >>= BITS
    return found


def symbols_next_door(game: State, seat: int) -> list[int]:
    """Green cards of the neighbours by symbol; those turned up by Invisibility cannot be copied (SW-205)."""
    offered = [0, 0, 0]
    for other in game.neighbours(seat):
        city = game.cities[other]
        for number in city.cards:
            card = CARDS[number]
            if card.colour == GREEN and not city.invisible >> number & 1:
                offered[card.effects[0].extra] += 1
    return offered


def guilds_next_door(game: State, seat: int) -> list[Card]:
    """What can be copied: guilds of the direct neighbours, not those turned up by Invisibility (SW-156, SW-444)."""
    found: list[Card] = []
    for other in game.neighbours(seat):
        city = game.cities[other]
        for number in city.cards:
            card = CARDS[number]
            if card.colour == PURPLE and not city.invisible >> number & 1:
                found.append(card)
    return found


def best_guild(game: State, seat: int, science_worth: int) -> int:
    """Olympia B: the guild next door that would score most here (SW-156 to SW-158)."""
    most = 0
    for card in guilds_next_door(game, seat):
        points = 0
        for effect in card.effects:
            if effect.kind == VP_PER:
                points += effect.amount * counted(game, effect, seat, False)
            elif effect.kind == SCIENCE:
                points += science_worth
        most = max(most, points)
    return most

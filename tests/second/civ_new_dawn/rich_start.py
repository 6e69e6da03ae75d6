"""Positions in which much is possible: high cards, full cards, wonders, cities, cards of others, few unused tokens."""

import random

from tests.second.civ_new_dawn.data import CARD_LIMIT, RESOURCES, level
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import available, cards_of, cities
from tests.second.civ_new_dawn.placing import check_place, place
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.state import Table, allowed, settle
from tests.second.civ_new_dawn.towns import build_city, check_city

SETTING_UP = {"fort", "capital", "tile"}


def rich_game(game: Referee, seed: int) -> Referee:
    """Set up at random, then give everybody much; too few victory cards are left for anybody to win early."""
    dice = random.Random(seed)
    while game.asked in SETTING_UP:
        ((who, options),) = game.owing().items()
        game.play(who, dice.choice(options))
    t = game.table
    t.victory = t.victory[-2:]
    waiting, t.stack = t.stack, []
    for who in t.order * 4:
        give_city(t, who, dice)
    for who in t.order:
        give_cards(t, who, dice)
        give_land(t, who, dice)
        give_tokens(t, who, dice)
    for who in t.order:
        give_diplomacy(t, who, dice)
    t.stack = waiting
    settle(t)
    return game


def give_cards(t: Table, who: str, dice: random.Random) -> None:
    """Cards of higher levels, own unique ones first, and a dial that is about to give more."""
    seat = t.seats[who]
    for name in dice.sample(seat.deck, len(seat.deck)):
        old = cards_of(t, who, t.text(name)["type"])
        if old and level(name) > level(old[0].name) and dice.random() < 0.6:
            gain_card(t, who, name)
    for name in [name for name in seat.deck if "civ" in t.text(name)]:
        gain_card(t, who, name)
    seat.dial = dice.choice((0, 4, 8, 12, 17, 22))


def give_city(t: Table, who: str, dice: random.Random) -> None:
    """A city on a random legal space, often with a wonder of any era."""
    free = [pos for pos in sorted(t.spaces) if allowed(check_city, t, who, pos)]
    if not free:
        return
    pos = dice.choice(free)
    build_city(t, who, pos)
    kinds = [card_type for card_type, deck in t.decks.items() if deck]
    if kinds and dice.random() < 0.8:
        pile = t.decks[dice.choice(kinds)]
        t.spaces[pos].wonder = pile.pop(dice.randrange(len(pile)))


def give_land(t: Table, who: str, dice: random.Random) -> None:
    """Control tokens around cities and anywhere; sometimes hardly one is left unused."""
    for pos in cities(t, who):
        for near in neighbours(t, pos):
            if allowed(check_place, t, who, near) and t.seats[who].control > 4 and dice.random() < 0.8:
                place(t, who, near, reinforced=dice.random() < 0.5)
    left = dice.choice((0, 6, 15, 20))
    free = [pos for pos in sorted(t.spaces) if allowed(check_place, t, who, pos)]
    for pos in dice.sample(free, len(free)):
        if t.seats[who].control > left and (not left or dice.random() < 0.5):
            place(t, who, pos)
    t.stack.clear()
    if t.seats[who].leader == "America":
        for name in t.seats[who].nature:
            dice.choice(t.seats[who].row).nature.append(name)


def give_tokens(t: Table, who: str, dice: random.Random) -> None:
    """Trade tokens and resources from the supply."""
    for card in t.seats[who].row:
        while card.trade < CARD_LIMIT and t.supply["trade"] > 6 and dice.random() < 0.7:
            card.trade += 1
            t.supply["trade"] -= 1
    for name in RESOURCES:
        if t.supply[name] > 1:
            t.supply[name] -= 1
            t.seats[who].resources[name] += 1


def give_diplomacy(t: Table, who: str, dice: random.Random) -> None:
    """Cards of other players and of the city-states on the map."""
    states = [space.state for space in t.spaces.values() if space.state]
    for giver in [*(name for name in t.order if name != who), *states]:
        held = any(source == giver for source, _ in t.seats[who].cards)  # an automated player may have moved already
        found = [] if held else available(t, giver)
        if found and dice.random() < 0.5:
            t.seats[who].cards.append((giver, dice.choice(found)))

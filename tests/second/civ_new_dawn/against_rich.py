"""Positions far on in the game, on both tables: cities, wonders, high cards, cards of others, figures on the map."""

import random
from typing import TYPE_CHECKING

from ecumene.games.civ_new_dawn.row import belongs
from ecumene.games.civ_new_dawn.state import CAPITAL, DISTRICT_SHIFT, FIRST_NATURAL, FIRST_RESOURCE, NONE, REINFORCED
from ecumene.games.civ_new_dawn.vocabulary import DECK_TYPES, LETTERS, RESOURCES, TYPES
from tests.second.civ_new_dawn import rich_start
from tests.second.civ_new_dawn.against_names import (
    CARDS,
    DISTRICT_NAMES,
    NATURE_NAMES,
    PACT_NAMES,
    STATE_NAMES,
    WONDER_NAMES,
    position_of,
    space_pos,
)
from tests.second.civ_new_dawn.data import kind
from tests.second.civ_new_dawn.growth import lay_district
from tests.second.civ_new_dawn.pieces import barbarians, empty, tokens
from tests.second.civ_new_dawn.placing import remove_control
from tests.second.civ_new_dawn.state import Table, settle, todo
from tests.second.civ_new_dawn.towns import conquer
from tests.second.civ_new_dawn.victory import GOALS

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


def enrich(pair: "Pair", dice: random.Random) -> None:
    """Give everybody much in the second engine, then lay our table in the same way."""
    t = pair.ref.table
    t.victory = t.victory[-2:]
    waiting, t.stack = t.stack, []
    for who in t.order * dice.choice((1, 3, 4)):
        rich_start.give_city(t, who, dice)
    for who in t.order:
        rich_start.give_cards(t, who, dice)
        conquer_some(t, who, dice)
        rich_start.give_land(t, who, dice)
        give_districts(t, who, dice)
        rich_start.give_tokens(t, who, dice)
        send_out(t, who, dice)
        if dice.random() < 0.5 and not t.base:
            dice.choice(t.seats[who].row).government = True
    for who in t.order:
        rich_start.give_diplomacy(t, who, dice)
    spare_marks(t)
    t.stack = waiting
    t.did.clear()
    if pair.ref.asked == "choose":
        t.stack.append(todo("start", t.active))
    copy_table(pair)
    settle(t)
    pair.game._cursor = len(pair.game.agenda)
    pair.game.marks_changed(None)
    pair.game.settle()


def spare_marks(t: Table) -> None:
    """Unused tokens for the marks that are due, so that several players need not be asked for them at once."""
    for _ in range(3):
        for who in t.order:
            due = sum(any(GOALS[agenda](t, who) for agenda in card) for card in t.victory)
            spots = [pos for pos in tokens(t, who) if not t.spaces[pos].district]
            while t.seats[who].control < due and spots:
                remove_control(t, spots.pop())


def conquer_some(t: Table, who: str, dice: random.Random) -> None:
    """A conquered city-state now and then."""
    free = [pos for pos, space in t.spaces.items() if space.state and not barbarians(t, pos)]
    if free and t.seats[who].cities and dice.random() < 0.3:
        conquer(t, who, dice.choice(free))


def give_districts(t: Table, who: str, dice: random.Random) -> None:
    """Districts in the place of some tokens."""
    if t.base:
        return
    for name in dice.sample(DISTRICT_NAMES, dice.choice((0, 2, 4, 5))):
        spots = [pos for pos in tokens(t, who) if not t.spaces[pos].district]
        if spots:
            lay_district(t, who, name, dice.choice(spots))
    t.stack.clear()


def send_out(t: Table, who: str, dice: random.Random) -> None:
    """Figures on empty land."""
    free = [pos for pos in sorted(t.spaces) if empty(t, pos) and t.spaces[pos].terrain not in {"water", "fort"}]
    for label, place in t.seats[who].figures.items():
        if place == "card" and free and dice.random() < 0.6:
            t.seats[who].figures[label] = free.pop(dice.randrange(len(free)))


# The same on our table


def copy_table(pair: "Pair") -> None:
    """What lies on the table of the second engine, laid on ours."""
    game, t = pair.game, pair.ref.table
    for space in range(game.land.size):
        copy_space(pair, space)
    game.trade_supply = t.supply["trade"]
    game.resource_supply = [t.supply[name] for name in RESOURCES]
    for number, type in enumerate(DECK_TYPES):
        old = game.decks[number]
        names = t.decks[TYPES[type]]
        game.decks[number] = [wonder for wonder in old if WONDER_NAMES[wonder] in names]
    shown = {tuple(sorted(card)) for card in t.victory}
    game.victory_cards = [card for card in game.victory_cards if pair.agendas(card) in shown]
    for letter, place in t.barbarians.items():
        game.barbarians[LETTERS.index(letter)] = game.land.at[position_of(game, place)] if place else -1
    for seat, name in enumerate(pair.names):
        copy_seat(pair, seat, name)
    game._forget_moves()


def copy_space(pair: "Pair", space: int) -> None:
    """Pieces and tokens of one space."""
    game = pair.game
    theirs = pair.ref.table.spaces[space_pos(game, space)]
    token = city = goods = NONE
    if theirs.control:
        token = pair.names.index(theirs.control) + 1 + (REINFORCED if theirs.reinforced else 0)
        token += (DISTRICT_NAMES.index(theirs.district) + 1) << DISTRICT_SHIFT if theirs.district else 0
    if theirs.city:
        city = pair.names.index(theirs.city) + 1 + (CAPITAL if theirs.capital else 0)
    if theirs.resource:
        goods = FIRST_RESOURCE + RESOURCES.index(theirs.resource)
    if theirs.nature:
        goods = FIRST_NATURAL + NATURE_NAMES.index(theirs.nature)
    game.tokens[space], game.cities[space], game.goods[space] = token, city, goods
    game.states[space] = STATE_NAMES.index(theirs.state) + 1 if theirs.state else NONE
    if theirs.wonder:
        wonder = next(
            number
            for deck in (*game.decks, range(len(WONDER_NAMES)))
            for number in deck
            if WONDER_NAMES[number] == theirs.wonder
        )
        game.put_wonder(wonder, space)


def copy_seat(pair: "Pair", seat: int, name: str) -> None:
    """Row, pieces and cards of one player."""
    game = pair.game
    player, theirs = game.own(seat), pair.ref.table.seats[name]
    player.order = [TYPES.index(kind(card.name)) for card in theirs.row]
    player.governed = player.government = -1
    player.naturals_on, player.states_on = [0] * 6, [0] * 6
    for strand, card in zip(player.order, theirs.row, strict=True):
        numbers = [number for number, other in enumerate(CARDS) if other == card.name and belongs(game, seat, number)]
        player.cards[strand] = numbers[0]
        player.trade[strand] = card.trade
        player.naturals_on[strand] = sum(1 << NATURE_NAMES.index(nature) for nature in card.nature)
        player.states_on[strand] = sum(1 << STATE_NAMES.index(state) for state in card.states)
        if card.government:
            player.governed = player.government = strand
    player.gone = sum(
        1 << number for number, other in enumerate(CARDS) if belongs(game, seat, number) and other not in theirs.deck
    )
    player.dial = theirs.dial
    player.tokens_left, player.cities_left = theirs.control, theirs.cities
    player.districts_left = sum(1 << DISTRICT_NAMES.index(district) for district in theirs.districts)
    capital = player.cities[0]
    spaces = range(game.land.size)
    others = [space for space in spaces if game.city_owner(space) == seat and space != capital]
    player.cities = [capital, *others]
    player.spots = [space for space in spaces if game.token_owner(space) == seat]
    for sort, figures in (("army", player.armies), ("caravan", player.caravans)):
        at = [place for label, place in theirs.figures.items() if label.startswith(sort) and place != "box"]
        figures[:] = [-1 if isinstance(place, str) else game.land.at[position_of(game, place)] for place in at]
    player.resources = [theirs.resources[resource] for resource in RESOURCES]
    player.natural_wonders = sum(1 << NATURE_NAMES.index(nature) for nature in theirs.nature)
    player.pacts = [0] * game.seats
    player.envoys = 0
    for giver, card_name in theirs.cards:
        if giver in pair.names:
            player.pacts[pair.names.index(giver)] |= 1 << PACT_NAMES.index(card_name)
        else:
            player.envoys |= 1 << STATE_NAMES.index(giver)

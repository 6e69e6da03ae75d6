"""What a position is worth to a bot: features of the position by name, times the weights of `weights`.

All is counted in points: the points so far, and what may come of workers, cards and resources in the seasons left. The
shapes below are estimates made by hand; nothing in the rules depends on them.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell import scoring
from ecumene.games.everdell.catalogue import CARDS, DUNGEON, EVER_TREE, FREE_WITH
from ecumene.games.everdell.city import capacity, filled
from ecumene.games.everdell.claiming import meets
from ecumene.games.everdell.events import EVENTS, EventCard
from ecumene.games.everdell.giving import OfferCard
from ecumene.games.everdell.hand import FOR_ANY_EACH, FOR_DOUBLE_DRAW, FOR_HAVEN, FOR_POINTS, DiscardCards
from ecumene.games.everdell.laid import FREE
from ecumene.games.everdell.player import NO_CARD, NO_TICKET, TOKEN_READY, Player
from ecumene.games.everdell.prices import fits, free_cells, shortage
from ecumene.games.everdell.production import ProduceNext, Production
from ecumene.games.everdell.resources import GainAny
from ecumene.games.everdell.rows import DrawFromRows
from ecumene.games.everdell.spending import GiveForPoints, SpendForPoints
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.visitors import COLOUR_AT_LEAST, NO_ABILITY, VISITORS
from ecumene.games.everdell.vocabulary import (
    AUTUMN,
    COMMON_CONSTRUCTIONS,
    COMMON_CRITTERS,
    COUNT,
    PURPLE_CARDS,
    UNIQUE_CONSTRUCTIONS,
    UNIQUE_CRITTERS,
)
from ecumene.games.everdell.weights import DESTINATION, HELPER, PRODUCTION, REACTION, WEIGHTS

WEIGHT: Final[list[float]] = [float(weight) for weight in WEIGHTS.values()]
NAMES: Final[list[str]] = list(WEIGHTS)

#: By design: what the tables say of the card while it lies in a city.
REACTIONS: Final[list[float]] = [REACTION.get(card.id, 0.0) for card in CARDS]
HELPERS: Final[list[float]] = [HELPER.get(card.id, 0.0) for card in CARDS]
DESTINATIONS: Final[list[float]] = [DESTINATION.get(card.id, 0.0) for card in CARDS]
PRODUCTIONS: Final[list[float]] = [PRODUCTION.get(card.id, 0.0) for card in CARDS]

#: By season: how much of a resource can still be put to use, productions and plays to come, visits of later seasons.
USE: Final[list[float]] = [1.0, 0.95, 0.9, 0.7]
PRODUCTIONS_LEFT: Final[list[float]] = [2.0, 1.0, 1.0, 0.0]
PLAYS_LEFT: Final[list[float]] = [14.0, 11.0, 8.0, 4.0]
LATER_VISITS: Final[list[float]] = [13.0, 10.0, 6.0, 0.0]
LATER_VISITS_WITH_ABILITY: Final[list[float]] = [10.0, 8.0, 5.0, 0.0]
VISITS_OF_OWN_CITY: Final[list[float]] = [3.0, 2.5, 2.0, 1.0]
#: What a purple card grows to, beyond what it counts now, by season.
GROWTH: Final[list[float]] = [2.0, 1.6, 1.0, 0.3]
A_RESOURCE: Final = 0.55
A_CARD: Final = 0.35


def worth(game: State, seat: int) -> float:
    """The features times their weights."""
    found = features(game, seat)
    total = 0.0
    for place in range(len(found)):
        total += found[place] * WEIGHT[place]
    return total


def features(game: State, seat: int) -> list[float]:
    """What can be said of the position, in the order of the weights."""
    player = game.players[seat]
    points = float(scoring.score(game, seat).total)
    rugwort = float(scoring.rugworts_score(game).total) if game.rugwort_is_here else 0.0
    if player.passed or game.is_over:
        return [points, *NOTHING_MORE, rugwort]
    season = player.season
    use = USE[season]
    later = LATER_VISITS[season] if player.ability == NO_ABILITY else LATER_VISITS_WITH_ABILITY[season]
    stored = 0
    production = 0.0
    reactions = 0.0
    helpers = 0.0
    destinations = 0.0
    growth = 0.0
    for laid in player.city:
        design = laid.design
        production += PRODUCTIONS[design]
        reactions += REACTIONS[design]
        destinations += DESTINATIONS[design]
        if laid.store:
            for resource in range(4):
                stored += laid.stored(resource)
        if HELPERS[design]:
            helpers += HELPERS[design] if design != DUNGEON or free_cells(player) > 0 else 0.0
        if CARDS[design].effect.kind == COUNT and CARDS[design].effect.what in GROWING:
            growth += GROWTH[season]
    free = capacity(player) - filled(player)
    return [
        points,
        player.twig * use,
        player.resin * use,
        player.pebble * use,
        player.berry * use,
        stored * use,
        player.home * use,
        later,
        production * PRODUCTIONS_LEFT[season] + growth,
        reactions * PLAYS_LEFT[season] * (1.0 if free > 2 else 0.5),
        helpers * use,
        destinations * VISITS_OF_OWN_CITY[season],
        len(player.hand) * use,
        payable(game, seat, player) * use,
        free_critters(game, player),
        events_ready(game, player),
        events_near(game, player) * use,
        visitors_near(player),
        crowding(free),
        player.golden * use,
        (0.0 if player.ticket == NO_TICKET else 3.0 - player.ticket) * use,
        (1.0 if player.token == TOKEN_READY else 2.0 if player.reserved != NO_CARD else 0.0) * use,
        len(player.archive) * use,
        float(len(player.pile)) * use,
        pending(game, seat, player),
        rugwort,
    ]


NOTHING_MORE: Final[list[float]] = [0.0] * (len(WEIGHT) - 2)
GROWING: Final = (UNIQUE_CONSTRUCTIONS, COMMON_CONSTRUCTIONS, UNIQUE_CRITTERS, COMMON_CRITTERS, PURPLE_CARDS)


def card_worth(design: int, season: int) -> float:
    """What a card is worth in the city, before it is paid for."""
    card = CARDS[design]
    value = float(card.points) + PRODUCTIONS[design] * (1.0 + PRODUCTIONS_LEFT[season])
    value += 0.5 * REACTIONS[design] * PLAYS_LEFT[season] + HELPERS[design]
    value += 0.5 * DESTINATIONS[design] * VISITS_OF_OWN_CITY[season]
    if card.effect.kind == COUNT:
        value += 1.0 + GROWTH[season]
    return value


def payable(game: State, seat: int, player: Player) -> float:
    """The two best cards in hand or Meadow that can be paid, or nearly so."""
    best = 0.0
    second = 0.0
    season = player.season
    for row in (player.hand, game.meadow, game.station, player.archive):
        for design in row:
            if design < 0:
                continue
            card = CARDS[design]
            missing = shortage(player, card)
            if missing > 2:
                continue
            value = card_worth(design, season) - 0.4 * card.total - 0.7 * missing
            if value <= second or not fits(game, seat, design):
                continue
            if value > best:
                second = best
                best = value
            else:
                second = value
    return best + 0.6 * second


def free_critters(game: State, player: Player) -> float:
    """Critters in hand or Meadow that can be played free with a Construction of the city, by what they would cost."""
    value = 0.0
    tree = False
    free: list[int] = []
    for laid in player.city:
        if laid.is_construction and laid.token == FREE:
            free.append(laid.design)
            tree = tree or laid.design == EVER_TREE
    if not free:
        return 0.0
    for row in (player.hand, game.meadow):
        for design in row:
            if design < 0 or CARDS[design].is_construction:
                continue
            if CARDS[design].is_unique and player.has(design):
                continue
            for other in FREE_WITH[design]:
                if other in free:
                    value += 0.3 * CARDS[design].berry + 0.2 * CARDS[design].points
                    break
            else:
                if tree:
                    value += 0.15 * CARDS[design].berry
    return value + 0.12 * len(free)


# Events


def event_value(event: EventCard) -> float:
    """About what the event is worth, with what claiming it brings."""
    return float(event.points) if event.points else 3.5


def events_ready(game: State, player: Player) -> float:
    """Events that could be claimed, as far as there are workers for it."""
    values: list[float] = []
    for place, number in enumerate(game.events):
        if game.claimed_by[place] == UNCLAIMED and meets(player, EVENTS[number]):
            values.append(event_value(EVENTS[number]))
    if not values:
        return 0.0
    most = player.home if player.season == AUTUMN else player.home + 2
    values.sort()
    return sum(values[-most:]) if most else 0.0


def events_near(game: State, player: Player) -> float:
    """Events not reached yet, by how much of what they need is there."""
    colours = [0, 0, 0, 0, 0]
    for laid in player.city:
        colours[CARDS[laid.design].colour] += 1
    total = 0.0
    for place, number in enumerate(game.events):
        if game.claimed_by[place] != UNCLAIMED:
            continue
        event = EVENTS[number]
        share = 0.0
        if event.cards:
            have = 0
            for design in event.cards:
                if player.has(design):
                    have += 1
            share = have / len(event.cards)
        elif event.colours:
            need = 0
            have = 0
            for colour, wanted in event.colours:
                need += wanted
                have += min(wanted, colours[colour])
            share = have / need
        elif event.cards_in_city:
            share = min(1.0, len(player.city) / event.cards_in_city)
        if share < 1.0:
            total += event_value(event) * share * share
    return total


def visitors_near(player: Player) -> float:
    """Visitors who are not content yet but may be: those who count cards of a colour."""
    total = 0.0
    for number in player.visitors:
        visitor = VISITORS[number]
        if visitor.wish == COLOUR_AT_LEAST:
            have = player.count_colour(visitor.what)
            if have < visitor.number:
                total += visitor.points * have / visitor.number
        elif player.season < AUTUMN:
            total += 0.3 * visitor.points
    return total


def crowding(free: int) -> float:
    """What it costs that the city fills up: the last spaces are dear."""
    taken = max(0, 15 - free)
    return 0.022 * taken * taken


# Open questions


def pending(game: State, seat: int, player: Player) -> float:
    """What the questions still open will bring the player: one look ahead does not answer all of them."""
    total = 0.0
    for step in game.agenda:
        if isinstance(step, Production):
            if step.who == seat:
                total += 0.6 * len(step.numbers)
        elif step.seat != seat:
            continue
        elif isinstance(step, GainAny):
            total += A_RESOURCE * step.left
        elif isinstance(step, DiscardCards):
            total += discarding(step, player)
        elif isinstance(step, DrawFromRows):
            total += A_CARD * step.left
        elif isinstance(step, SpendForPoints):
            effect = CARDS[step.design].effect
            number = min(step.left, player.stock(effect.what))
            total += max(0.0, number * (effect.each - 0.5))
        elif isinstance(step, GiveForPoints):
            total += 1.3 * min(step.left, player.berry)
        elif isinstance(step, ProduceNext):
            total += 0.6 * len(step.numbers)
        elif isinstance(step, OfferCard):
            total += 0.8
    return total


def discarding(step: DiscardCards, player: Player) -> float:
    """Hand cards being discarded: what those picked bring, and a little for those that may follow."""
    more = min(step.most - step.number, len(player.hand))
    if step.purpose == FOR_HAVEN:
        return 0.5 * A_RESOURCE * step.number + 0.1 * more
    if step.purpose == FOR_DOUBLE_DRAW:
        return 2 * A_CARD * step.number + 0.2 * more
    if step.purpose == FOR_ANY_EACH:
        return A_RESOURCE * step.number + 0.2 * more
    if step.purpose == FOR_POINTS:
        return float(step.number) + 0.6 * more
    return 0.0

"""Points (EV-112): cards, prosperity, tokens, Journey, events, visitors; and the score of Rugwort (EV-176)."""

from __future__ import annotations

from typing import Final

from ecumene.core.score import Item, Score
from ecumene.games.everdell.catalogue import CARDS, CHAPEL, DUNGEON, HUSBAND
from ecumene.games.everdell.city import SPACES_PER_POINT, filled, pairs
from ecumene.games.everdell.events import (
    BASIC_VALUE,
    EVENTS,
    LAID_VALUE,
    LAY_ANY,
    SPECIAL_VALUE,
    WORTH_BENEATH,
    WORTH_CHAPEL,
    WORTH_LAID,
    WORTH_PAIRS,
    WORTH_PRISONERS,
    WORTH_WORKERS,
)
from ecumene.games.everdell.laid import STORE_BITS, STORE_MASK, UNPAIRED, Laid
from ecumene.games.everdell.places import is_journey, journey_length
from ecumene.games.everdell.player import Claimed, Player, card_place
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.visitors import (
    BOTH_KINDS,
    CARDS_AT_LEAST,
    COLOUR_AT_LEAST,
    COLOUR_AT_MOST,
    COMMON_AT_LEAST,
    EACH_COLOUR,
    EVENTS_AT_LEAST,
    LEFTOVER,
    MORE_CONSTRUCTIONS,
    MORE_CRITTERS,
    ON_JOURNEY,
    ONE_COLOUR_NOT_GREEN,
    ONE_OF_EACH_LEFT,
    POINT_TOKENS,
    UNIQUE_AT_LEAST,
    VISITORS,
    Visitor,
)
from ecumene.games.everdell.vocabulary import (
    BERRIES,
    COLOURS_PRESENT,
    COMMON_CONSTRUCTIONS,
    COMMON_CRITTERS,
    COPY_PURPLE,
    COUNT,
    EVENTS_ACHIEVED,
    FIVE_SPACES,
    GREEN,
    PARTNER,
    PURPLE,
    PURPLE_CARDS,
    RESIN_AND_PEBBLES,
    UNIQUE_CONSTRUCTIONS,
    UNIQUE_CRITTERS,
    Effect,
)

# Rugwort's points (EV-176, EV-177)
RUGWORTS_CARD: Final = 2
RUGWORTS_PURPLE_CARD: Final = 3
RUGWORTS_BASIC_EVENT: Final = 3
#: By year: for a special event that you did not achieve, and for his worker on the Journey.
RUGWORTS_MISSED_EVENT: Final = (0, 3, 6, 6)


class Tally:
    """What a city has, counted once."""

    __slots__ = ("colours", "common", "constructions", "unique_constructions", "unique_critters", "uniques")

    def __init__(self, player: Player) -> None:
        self.colours: list[int] = [0, 0, 0, 0, 0]
        self.constructions: int = 0
        self.unique_constructions: int = 0
        self.unique_critters: int = 0
        for laid in player.city:
            card = CARDS[laid.design]
            self.colours[card.colour] += 1
            if card.is_construction:
                self.constructions += 1
                if card.is_unique:
                    self.unique_constructions += 1
            elif card.is_unique:
                self.unique_critters += 1
        self.uniques: int = self.unique_constructions + self.unique_critters
        self.common: int = len(player.city) - self.uniques


def counted(player: Player, tally: Tally, effect: Effect, is_paired: bool) -> int:
    """What a purple card counts, times its points (EV-100)."""
    what = effect.what
    if what == EVENTS_ACHIEVED:
        return event_values(player)
    if what == UNIQUE_CONSTRUCTIONS:
        number = tally.unique_constructions
    elif what == COMMON_CONSTRUCTIONS:
        number = tally.constructions - tally.unique_constructions
    elif what == UNIQUE_CRITTERS:
        number = tally.unique_critters
    elif what == COMMON_CRITTERS:
        number = len(player.city) - tally.constructions - tally.unique_critters
    elif what == PURPLE_CARDS:
        number = tally.colours[PURPLE]
    elif what == COLOURS_PRESENT:
        number = len([1 for colour in tally.colours if colour])
    elif what == RESIN_AND_PEBBLES:
        number = player.resin + player.pebble
    elif what == BERRIES:
        number = player.berry
    elif what == FIVE_SPACES:
        number = filled(player) // SPACES_PER_POINT
    else:
        number = 1 if what == PARTNER and is_paired else 0
    points = number * effect.each
    return min(points, effect.most) if effect.most else points


def event_values(player: Player) -> int:
    """One for each basic, two for each special event (EV-136)."""
    return sum([BASIC_VALUE if EVENTS[held.event].is_basic else SPECIAL_VALUE for held in player.events])


def prosperity(game: State, seat: int, tally: Tally) -> int:
    """The bonuses of all purple cards."""
    player = game.players[seat]
    points = 0
    for laid in player.city:
        effect = CARDS[laid.design].effect
        if effect.kind == COUNT:
            points += counted(player, tally, effect, laid.pair != UNPAIRED)
        elif effect.kind == COPY_PURPLE:
            points += best_copy(game, seat, tally)
    return points


def best_copy(game: State, seat: int, tally: Tally) -> int:
    """The Photographer: the best bonus of an opponent's purple card, counted in one's own city (EV-307, EV-408)."""
    best = 0
    for other in game.opponents(seat):
        for laid in game.players[other].city:
            effect = CARDS[laid.design].effect
            if effect.kind == COUNT:
                # Nobody shares a space with a Photographer, so a copied Wife brings nothing.
                best = max(best, counted(game.players[seat], tally, effect, False))
    return best


def tokens_on_cards(player: Player) -> int:
    return sum([laid.points for laid in player.city])


def journey_points(player: Player) -> int:
    return sum([journey_length(place) for place in player.fixed if is_journey(place)])


def laid_on(store: int, resource: int) -> int:
    return store >> STORE_BITS * resource & STORE_MASK


def workers_on(game: State, seat: int, design: int) -> int:
    """All workers standing on the cards of that design in the city (EV-067, EV-070)."""
    places = [card_place(laid) for laid in game.players[seat].city if laid.design == design]
    return sum([player.fixed.count(place) + player.workers.count(place) for player in game.players for place in places])


def event_points(game: State, seat: int, claimed: Claimed) -> int:
    """What an achieved event is worth."""
    event = EVENTS[claimed.event]
    player = game.players[seat]
    number = 0
    if event.worth == WORTH_LAID:
        if event.on_claim == LAY_ANY:
            return event.points + sum([laid_on(claimed.store, r) * LAID_VALUE[r] for r in range(4)])
        number = laid_on(claimed.store, event.what)
    elif event.worth == WORTH_BENEATH:
        number = len(claimed.beneath)
    elif event.worth == WORTH_PAIRS:
        number = sum([pairs(other, HUSBAND) for other in game.players])
    elif event.worth == WORTH_PRISONERS:
        number = sum([len(laid.beneath) for laid in player.city if laid.design == DUNGEON])
    elif event.worth == WORTH_WORKERS:
        number = workers_on(game, seat, event.counted)
    elif event.worth == WORTH_CHAPEL:
        number = sum([laid.points for laid in player.city if laid.design == CHAPEL])
    return event.points + event.each * number


def grants(game: State, seat: int, visitor: Visitor, tally: Tally) -> bool:
    """Is the wish of the visitor granted (EV-207)?"""
    player = game.players[seat]
    wish, number = visitor.wish, visitor.number
    if wish == COLOUR_AT_LEAST:
        return tally.colours[visitor.what] >= number
    if wish == COLOUR_AT_MOST:
        return tally.colours[visitor.what] <= number
    if wish == EACH_COLOUR:
        return min(tally.colours) >= number
    if wish == CARDS_AT_LEAST:
        return len(player.city) >= number
    if wish == LEFTOVER:
        return player.stock(visitor.what) >= number
    if wish == ONE_OF_EACH_LEFT:
        return min(player.twig, player.resin, player.pebble, player.berry) >= number
    critters = len(player.city) - tally.constructions
    if wish == MORE_CONSTRUCTIONS:
        return tally.constructions > critters
    if wish == MORE_CRITTERS:
        return critters > tally.constructions
    if wish == UNIQUE_AT_LEAST:
        return tally.uniques >= number
    if wish == COMMON_AT_LEAST:
        return tally.common >= number
    if wish == ON_JOURNEY:
        return len([place for place in player.fixed if is_journey(place)]) >= number
    if wish == BOTH_KINDS:
        return critters >= number and tally.constructions >= number
    if wish == EVENTS_AT_LEAST:
        basic = len([held for held in player.events if EVENTS[held.event].is_basic])
        return basic >= number and len(player.events) - basic >= visitor.special
    if wish == POINT_TOKENS:
        return player.points + tokens_on_cards(player) >= number
    if wish == ONE_COLOUR_NOT_GREEN:
        return max([n for colour, n in enumerate(tally.colours) if colour != GREEN]) >= number
    raise AssertionError(visitor.id)


def score(game: State, seat: int) -> Score:
    """The points of a player, as if the game ended now."""
    player = game.players[seat]
    tally = Tally(player)
    visitors = sum([VISITORS[n].points for n in player.visitors if grants(game, seat, VISITORS[n], tally)])
    return Score(
        seat,
        [
            Item("cards", "EV-112", sum([CARDS[laid.design].points for laid in player.city])),
            Item("prosperity", "EV-100", prosperity(game, seat, tally)),
            Item("tokens", "EV-112", player.points + tokens_on_cards(player)),
            Item("journey", "EV-033", journey_points(player)),
            Item("events", "EV-051", sum([event_points(game, seat, claimed) for claimed in player.events])),
            Item("visitors", "EV-207", visitors),
        ],
    )


def scores(game: State) -> list[Score]:
    return [score(game, seat) for seat in range(game.seats)]


def rugworts_score(game: State) -> Score:
    """Rugwort's points: his cards, events, Journey, tokens and visitors, and the special events you missed."""
    rugwort = game.players[game.rugwort]
    cards = sum([rugworts_card(laid) for laid in rugwort.city])
    missed = 0
    for place, number in enumerate(game.events):
        if not EVENTS[number].is_basic and game.claimed_by[place] == UNCLAIMED:
            missed += RUGWORTS_MISSED_EVENT[game.year]
    return Score(
        game.rugwort,
        [
            Item("cards", "EV-176", cards),
            Item("tokens", "EV-176", rugwort.points),
            Item("journey", "EV-176", journey_points(rugwort)),
            Item("events", "EV-176", RUGWORTS_BASIC_EVENT * len(rugwort.events) + missed),
            Item("visitors", "EV-316", sum([VISITORS[number].points for number in rugwort.visitors])),
        ],
    )


def rugworts_card(laid: Laid) -> int:
    return RUGWORTS_PURPLE_CARD if CARDS[laid.design].colour == PURPLE else RUGWORTS_CARD


def ranking(game: State) -> list[int]:
    """More points, then more events, then more leftover resources (EV-113); solo: more than Rugwort (EV-179)."""
    found = scores(game)
    if game.rugwort_is_here:
        return [1 if found[0].total > rugworts_score(game).total else 2]
    keys = [
        (found[seat].total * 100 + len(game.players[seat].events)) * 1000 + game.players[seat].wealth()
        for seat in range(game.seats)
    ]
    return [1 + len([other for other in keys if other > key]) for key in keys]

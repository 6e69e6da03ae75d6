"""Deck, discard pile, hands, Meadow and Station: drawing, discarding and refilling (EV-090 to EV-095)."""

from __future__ import annotations

from typing import Final

from ecumene.core.event import Event
from ecumene.games.everdell.catalogue import BANK
from ecumene.games.everdell.moves import MEADOW, STATION, STATION_PLACES
from ecumene.games.everdell.player import NO_CARD, Player
from ecumene.games.everdell.state import State

HAND_LIMIT: Final = 8


def hand_limit(player: Player) -> int:
    """Eight, and one more for each token on the Bank (EV-090, EV-288)."""
    limit = HAND_LIMIT
    for card in player.city:
        if card.design == BANK:
            limit += card.points
    return limit


def room(player: Player) -> int:
    """How many cards the hand can still take; a hand above the limit takes none (EV-358)."""
    return max(0, hand_limit(player) - len(player.hand))


def top(game: State) -> int:
    """The top card of the deck, or NO_CARD; an empty deck is made anew from the discard pile (EV-094, EV-470)."""
    if not game.deck:
        if not game.discards:
            return NO_CARD
        game.deck = game.discards
        game.discards = []
        game.chance.shuffle(game.deck)
    return game.deck.pop()


def cards_left(game: State) -> int:
    """How many cards can still be drawn."""
    return len(game.deck) + len(game.discards)


def into_hand(player: Player, design: int) -> None:
    """A card joins the hand, which is kept in order."""
    hand = player.hand
    index = len(hand)
    while index > 0 and hand[index - 1] > design:
        index -= 1
    hand.insert(index, design)


def draw(game: State, seat: int, number: int, events: list[Event] | None, rule: str = "EV-090") -> int:
    """Draw cards as far as the hand has room (EV-090); says how many."""
    player = game.own(seat)
    number = min(number, room(player))
    drawn = 0
    while drawn < number:
        card = top(game)
        if card == NO_CARD:
            break
        into_hand(player, card)
        drawn += 1
    if events is not None and drawn:
        events.append(Event("drew", seat, rule, {"cards": drawn}))
    return drawn


def reveal(game: State, number: int) -> list[int]:
    """Up to so many cards from the top of the deck, in the order drawn."""
    found: list[int] = []
    while len(found) < number:
        card = top(game)
        if card == NO_CARD:
            break
        found.append(card)
    return found


def refill_meadow(game: State) -> None:
    """Empty Meadow places get cards from the deck, in the order of their numbers (EV-467)."""
    meadow = game.meadow
    for place in range(len(meadow)):
        if meadow[place] == NO_CARD:
            meadow[place] = top(game)


def refill(game: State) -> None:
    """Both rows, the Meadow first (EV-467)."""
    refill_meadow(game)
    refill_station(game)


def refill_station(game: State) -> None:
    """Empty Station places; one whose card is being resolved stays empty (EV-467, EV-492)."""
    station = game.station
    for place in range(len(station)):
        if station[place] == NO_CARD and not game.held >> place & 1:
            station[place] = top(game)


def lies_at(game: State, source: int) -> int:
    """The card on a Meadow or Station place, or NO_CARD."""
    if MEADOW <= source < STATION:
        return game.meadow[source - MEADOW]
    return game.station[source - STATION] if source - STATION < len(game.station) else NO_CARD


def lift(game: State, source: int) -> int:
    """Take the card from a Meadow or Station place, which stays empty for now."""
    if source < STATION:
        card = game.meadow[source - MEADOW]
        game.meadow[source - MEADOW] = NO_CARD
    else:
        card = game.station[source - STATION]
        game.station[source - STATION] = NO_CARD
    return card


def meadow_sources(game: State) -> list[int]:
    """The Meadow places with a card that Rugwort's workers do not block (EV-173)."""
    return [
        MEADOW + place for place in range(len(game.meadow)) if game.meadow[place] != NO_CARD and not game.blocked(place)
    ]


def station_sources(game: State) -> list[int]:
    return [STATION + place for place in range(len(game.station)) if game.station[place] != NO_CARD]


def refill_station_place(game: State, source: int) -> None:
    """A Station place is renewed last, after the bonus of its tile (EV-461)."""
    game.held &= ~(1 << source - STATION)
    refill_station(game)


def replace_tile(game: State, car: int) -> None:
    """A tile was used: it is set aside and a new one drawn; an empty bag gets all tiles set aside back (EV-199)."""
    game.used_tiles.append(game.tiles[car])
    if game.bag:
        game.tiles[car] = game.bag.pop()
    if not game.bag:
        game.bag = game.used_tiles
        game.used_tiles = []
        game.chance.shuffle(game.bag)


def cars(game: State) -> range:
    return range(STATION_PLACES if game.tiles else 0)

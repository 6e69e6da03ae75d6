"""Trade tokens of the automated player: where they go and when they are spent (CV-529, CV-530)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.moves import ENDS, PUT, PUTS, SPEND_STATE, SPEND_TRADE, STORED
from ecumene.games.civ_new_dawn.row import cards_left, replace_card
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.supply import spend
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES


def unused_states(game: State, seat: int, strand: int) -> list[int]:
    """City-state tokens on a card that were not spent this turn."""
    bits = game.players[seat].states_on[strand] & ~game.used_states
    return [state for state in range(len(CITY_STATES)) if bits >> state & 1]


def spend_all(game: State, seat: int, strand: int, events: list[Event] | None) -> int:
    """Spend every trade token and city-state token of a card; how many they were (CV-529)."""
    states = unused_states(game, seat, strand)
    trade = game.players[seat].trade[strand]
    for _ in range(trade):
        spend(game, seat, strand, SPEND_TRADE, events)
    for state in states:
        spend(game, seat, strand, SPEND_STATE + state, events)
    return trade + len(states)


def poorest_strand(game: State, seat: int, strands: list[int]) -> int:
    """Of these cards the one with the fewest trade tokens, among equals the one in the higher slot (CV-530)."""
    player = game.players[seat]
    best = -1
    for strand in player.order:
        if strand in strands and (best < 0 or player.trade[strand] <= player.trade[best]):
            best = strand
    return best


def where_to_put(game: State, seat: int, options: list[Move]) -> Move:
    """A trade token goes to the poorest card; to the Great Zimbabwe only if no card has room (CV-530)."""
    strands = [move.a for move in options if move.verb == PUT and move.a != STORED]
    if strands:
        return PUTS[poorest_strand(game, seat, strands)]
    return PUTS[STORED] if PUTS[STORED] in options else ENDS


def raise_card(game: State, seat: int, strand: int, events: list[Event] | None, rule: str) -> None:
    """A card is replaced by the next level of its type; if there is none, nothing happens (CV-560)."""
    kind = FOCUS[game.players[seat].cards[strand]]
    following = cards_left(game, seat, kind.level + 1, kind.type)
    if following:
        replace_card(game, seat, strand, following[0], events, rule)

"""Every move that could be written about things on the table, legal or not: the laws try them all."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.moves import (
    ARMY,
    AT_ONE_POSITION,
    CARAVAN,
    CITY,
    DISCARD,
    DISTRICT,
    EXPLORE,
    GAINS,
    GOVERN,
    IBRAHIM,
    LOOT,
    ON_CARD,
    PLAIN,
    PLAY,
    PUTS,
    RESOLVE,
    SLOT,
    SPENDS,
    STATE_CARD,
    SWAP,
    TAKE,
    UNION,
    WITHDRAW,
    WONDER,
    CivMove,
)
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, FIFTH, GOVERNMENTS

#: Every how many spaces one is tried, for verbs that need a space and something more.
SPARSE: Final = 7


def every_move(game: State) -> list[Move]:
    found: list[Move] = [CivMove(verb) for verb in PLAIN]
    found += PUTS
    found += GAINS
    found += SPENDS
    for verb in (PLAY, DISCARD, LOOT, WITHDRAW):
        found += [CivMove(verb, strand) for strand in range(6)]
    found += [CivMove(SLOT, number) for number in range(1, FIFTH + 1)]
    found += [CivMove(GOVERN, type) for type in range(len(GOVERNMENTS))]
    found += [CivMove(RESOLVE, district) for district in range(len(DISTRICTS))]
    found += [CivMove(TAKE, card) for card in range(len(FOCUS))]
    found += [CivMove(STATE_CARD, state) for state in range(len(CITY_STATES))]
    found += [CivMove(SWAP, one, other) for one in range(6) for other in range(one + 1, 6)]
    for seat in range(1, game.seats + 1):
        found += [CivMove(IBRAHIM, seat), CivMove(UNION, seat)]
    positions = game.land.positions
    for verb in AT_ONE_POSITION:
        found += [CivMove(verb, position) for position in positions]
    found += [CivMove(CITY, position) for position in positions]
    for position in positions[::SPARSE]:
        found += [CivMove(DISTRICT, district, position) for district in range(len(DISTRICTS))]
        found += [CivMove(WONDER, wonder, position) for wonder in range(len(WONDERS))]
    found += figure_moves(game)
    for seat in range(game.seats):
        # What is on offer is among what can be written.
        for move in game.moves(seat):
            if move not in found:
                found.append(move)
    return found


def figure_moves(game: State) -> list[Move]:
    """Moves of the figures of whoever is asked, to every space."""
    positions = game.land.positions
    found: list[Move] = []
    for seat in game.to_move:
        player = game.players[seat]
        for verb, figures in ((CARAVAN, player.caravans), (ARMY, player.armies)):
            for space in sorted(set(figures)):
                name = ON_CARD if space < 0 else positions[space]
                found += [CivMove(verb, name, position) for position in positions]
        for space in sorted({*player.caravans, *player.armies}):
            if space >= 0:
                found.append(CivMove(EXPLORE, positions[space]))
        found += [CivMove(EXPLORE, ON_CARD, positions[city]) for city in player.cities]
    return found

"""Every move that the notation can write at a table, legal or not; of prices and of cards in cities those at hand."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS, LOOKOUT
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.moves import (
    ACTIVATE,
    ARCHIVE,
    ARCHIVED,
    BOARD_VISITS,
    CAPTURE,
    CLAIMS,
    COLOUR_CHOICES,
    COPY,
    COPY_PLACE,
    DECK,
    DISCARD_PLACE,
    DISCARDINGS,
    DISCARDS,
    DISMISS,
    DRAWS,
    ENDS,
    GAINS,
    GIVE_CARD,
    GIVE_RESOURCE,
    GOLDEN,
    HAND,
    HELPED,
    INVITE,
    KEEP,
    LAYS,
    MEADOW,
    MOVE,
    NOBODY_TAKES,
    OCCUPY,
    OPPONENT,
    PASSES,
    PAY,
    PICK,
    PLAIN_PLAYS,
    PLAY,
    PREPARES,
    PRISONER,
    RECALL,
    REMOVE,
    REPEAT,
    RESERVED,
    RESERVES,
    REVEAL,
    REVEALED,
    SHARES,
    SNAILS_REACT,
    SPENDS,
    STANDS_ALONE,
    STATION,
    STORES,
    TAKES,
    TICKET,
    TILE_CHOICES,
    TRIGGER,
    TUCK,
    VISIT,
    EverdellMove,
    design_of,
    packed,
    way,
    whose_of,
)
from ecumene.games.everdell.places import BOARD_PLACES, CARD_PLACE, EVENT_PLACE, HAVEN, NOWHERE
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import VISITORS

#: The ways to play a card with another one in the city.
WAYS: Final = (OCCUPY, GOLDEN, HELPED, PRISONER)


def every_move(game: State) -> list[Move]:
    seats = game.to_move
    seat = seats[0] if seats else 0
    found: list[Move] = [PREPARES, PASSES, SHARES, STANDS_ALONE, SNAILS_REACT, ENDS]
    found += [*GAINS, *TAKES, *STORES, *SPENDS, *LAYS, *COLOUR_CHOICES, *TILE_CHOICES[1:], *DISCARDINGS, *CLAIMS]
    found += BOARD_VISITS
    found += [EverdellMove(verb, place) for verb in (COPY_PLACE, REPEAT) for place in range(HAVEN)]
    rows = range(MEADOW, RESERVED)
    found += [RESERVES[source] for source in rows]
    found += [DRAWS[source] for source in (*rows, DECK)]
    found += [EverdellMove(ARCHIVE, source) for source in rows]
    found += [EverdellMove(DISCARD_PLACE, source) for source in (*rows, RESERVED)]
    found += [EverdellMove(REVEAL, source) for source in (DECK, DISCARDS)]
    designs = range(len(CARDS))
    found += [EverdellMove(verb, design) for verb in (KEEP, TUCK, PICK) for design in designs]
    found += [EverdellMove(verb, visitor) for verb in (DISMISS, INVITE) for visitor in range(len(VISITORS))]
    whose = range(1, game.seats + 1)
    found += [EverdellMove(OPPONENT, other) for other in whose]
    found += [EverdellMove(GIVE_RESOURCE, r, other) for r in range(4) for other in (NOBODY_TAKES, *whose)]
    found += [EverdellMove(GIVE_CARD, design, other) for design in designs for other in (NOBODY_TAKES, *whose)]
    found += [EverdellMove(PAY, packed(twig, 0, 0, berry)) for twig in range(3) for berry in range(3)]
    references = [
        game.refer(seat, owner, index) for owner, player in enumerate(game.players) for index in range(len(player.city))
    ]
    for verb in (TRIGGER, ACTIVATE, REMOVE, CAPTURE, COPY):
        found += [EverdellMove(verb, reference) for reference in references]
    found += [EverdellMove(VISIT, CARD_PLACE + reference) for reference in references]
    found += lookouts(references)
    places = [*range(BOARD_PLACES), NOWHERE, *[EVENT_PLACE + event for event in range(len(EVENTS))]]
    places += [CARD_PLACE + reference for reference in references]
    found += [EverdellMove(verb, place) for verb in (TICKET, MOVE, RECALL) for place in places]
    found += plays(game, seat, references)
    known = set(found)
    for other in seats:
        found += [move for move in game.moves(other) if move not in known]
    return found


def lookouts(references: list[int]) -> list[Move]:
    found: list[Move] = []
    for reference in references:
        if design_of(reference) == LOOKOUT:
            found += [EverdellMove(VISIT, CARD_PLACE + reference, 1 + place) for place in range(HAVEN)]
    return found


def plays(game: State, seat: int, references: list[int]) -> list[Move]:
    """Every design from the hand; what lies open from where it lies, in every way."""
    found: list[Move] = [PLAIN_PLAYS[HAND][design] for design in range(len(CARDS))]
    player = game.players[seat]
    at: list[tuple[int, int]] = [(design, HAND) for design in sorted(set(player.hand))]
    at += [(design, MEADOW + place) for place, design in enumerate(game.meadow)]
    at += [(design, STATION + place) for place, design in enumerate(game.station)]
    at += [(player.reserved, RESERVED)]
    at += [(design, ARCHIVED) for design in sorted(set(player.archive))]
    at += [(design, REVEALED) for design in sorted(set(game.revealed_cards))]
    own = [reference for reference in references if not whose_of(reference)]
    for design, source in at:
        if design < 0:
            continue
        if source != HAND:
            found.append(PLAIN_PLAYS[source][design])
        if source != REVEALED:
            found += [EverdellMove(PLAY, design, source, way(kind, other)) for kind in WAYS for other in own]
    return found

"""Which legal moves say what a part of an answer says."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.everdell.check.answers import GAIN, Chosen, CityCard, Good, Item, NamedCard, Spot
from ecumene.games.everdell.drawing import lies_at
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.moves import (
    ACTIVATE,
    CAPTURE,
    CLAIM,
    COLOUR,
    COPY,
    COPY_PLACE,
    DECK,
    DISCARD,
    DISCARD_PLACE,
    DISCARDS,
    DISMISS,
    DRAW,
    ENDS,
    GIVE_CARD,
    GIVE_RESOURCE,
    HAND,
    INVITE,
    KEEP,
    LAY,
    MEADOW,
    MOVE,
    OPPONENT,
    PAY,
    PLAY,
    RECALL,
    REMOVE,
    REPEAT,
    RESERVED,
    REVEAL,
    REVEALED,
    SPEND,
    STATION,
    STORE,
    TAKE,
    TICKET,
    TILE,
    TRIGGER,
    TUCK,
    VISIT,
    design_of,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.moves import GAIN as GAINS_ONE
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, NOWHERE
from ecumene.games.everdell.stores import STORED
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES

#: Moves that name a card in a city, a card of the hand, a place for a worker.
IN_A_CITY: Final = (ACTIVATE, REMOVE, CAPTURE, COPY, TRIGGER)
OF_THE_HAND: Final = (DISCARD, KEEP, TUCK, GIVE_CARD)
OF_A_WORKER: Final = (VISIT, CLAIM, REPEAT, MOVE, RECALL, TICKET)


def fitting(game: Everdell, seat: int, step: Step[Any], item: Item, legal: list[Move]) -> list[Move]:
    """The legal moves that the part of an answer means; several where it does not matter or is not told which."""
    found = [move for move in legal if fits(game, seat, step, item, move)]
    if isinstance(item, NamedCard) and item.place >= 0:
        # The place counts if the card lies there: rows of the cases close up, ours keep their places.
        start = MEADOW if item.source == "meadow" else STATION
        there = [move for move in found if source_of(move) == start + item.place]
        found = there or found
    return distinct(game, seat, found)


def fits(game: Everdell, seat: int, step: Step[Any], item: Item, move: Move) -> bool:
    if isinstance(item, NamedCard):
        return fits_card(game, item, move)
    if isinstance(item, CityCard):
        return move.verb in IN_A_CITY and design_of(move.a) == item.design and game.owner_of(seat, move.a) == item.owner
    if isinstance(item, Good):
        verbs = (GAINS_ONE, TAKE) if item.mode == GAIN else (SPEND, LAY, GIVE_RESOURCE)
        return move.verb in verbs and move.a == item.resource
    if isinstance(item, Spot):
        return fits_spot(game, seat, item, move)
    return move == by_word(step, item.word) if item.word else fits_chosen(item, move)


def fits_card(game: Everdell, item: NamedCard, move: Move) -> bool:
    """The card of the hand, of a row or of the deck; a copied card may be named without its owner."""
    if item.design < 0:
        return move.verb == DRAW and move.a == DECK
    if move.verb in OF_THE_HAND:
        return move.a == item.design and item.source in ("", "hand", "deck")
    if move.verb in IN_A_CITY:
        return design_of(move.a) == item.design
    if move.verb == PLAY:
        return move.a == item.design and fits_source(item, move.b)
    if move.verb in (DRAW, DISCARD_PLACE) and MEADOW <= move.a < RESERVED:
        return lies_at(game, move.a) == item.design and fits_source(item, move.a)
    return False


def fits_source(item: NamedCard, source: int) -> bool:
    if item.source == "hand":
        return source == HAND
    if item.source == "meadow":
        return MEADOW <= source < STATION
    if item.source == "station":
        return STATION <= source < RESERVED
    if item.source == "reserved":
        return source == RESERVED
    return item.source == "" or source == REVEALED


def source_of(move: Move) -> int:
    return move.b if move.verb == PLAY else move.a


def fits_spot(game: Everdell, seat: int, item: Spot, move: Move) -> bool:
    """A place for workers; a card that has left its city is no place any more (EV-351)."""
    if move.verb not in OF_A_WORKER:
        return False
    if move.verb == CLAIM:
        return item.place == EVENT_PLACE + move.a
    if item.card is None:
        return move.a == item.place
    if move.a < CARD_PLACE:
        city = game.players[item.card.owner]
        return move.a == NOWHERE and not city.has(item.card.design)
    reference = move.a - CARD_PLACE
    return design_of(reference) == item.card.design and game.owner_of(seat, reference) == item.card.owner


def fits_chosen(item: Chosen, move: Move) -> bool:
    if move.verb == OPPONENT:
        return move.a == item.value + 1
    return move.verb in (COPY_PLACE, REPEAT, DISMISS, INVITE, TILE, PAY) and move.a == item.value


def by_word(step: Step[Any], word: str) -> Move | None:
    """The move that a word means as an answer to this question."""
    last = word.rpartition("_")[2]
    if step.name == "gain-any":
        return Move(GAINS_ONE, RESOURCES.index(word)) if word in RESOURCES else None
    if step.name == "store-goods":
        resource = RESOURCES.index(last) if last in RESOURCES else -1
        return Move(STORE, resource) if resource >= 0 and word in (last, f"{STORED[resource]}_{last}") else None
    if step.name == "choose-colour":
        colour = word.partition("_")[0]
        return Move(COLOUR, COLOURS.index(colour)) if colour in COLOURS else None
    if step.name == "choose-pile":
        return Move(REVEAL, DISCARDS if word.startswith("discard") else DECK) if word else None
    if step.name == "keep-reserved":
        return Move(DISCARD_PLACE, RESERVED) if word == "discard" else ENDS
    if step.name == "draw-or-not":
        return Move(DRAW, DECK) if word.startswith("draw") else ENDS
    return None


# Moves between which no rule makes a difference


def distinct(game: Everdell, seat: int, moves: list[Move]) -> list[Move]:
    """One move of each sort: equal cards in the Meadow or in a city are one sort."""
    found: dict[Hashable, Move] = {}
    for move in moves:
        found.setdefault(sort_of(game, seat, move), move)
    return list(found.values())


def sort_of(game: Everdell, seat: int, move: Move) -> Hashable:
    if move.verb in IN_A_CITY:
        return (move.verb, card_sort(game, seat, move.a))
    if move.verb in OF_A_WORKER and move.verb != CLAIM and move.a >= CARD_PLACE:
        return (move.verb, move.b, card_sort(game, seat, move.a - CARD_PLACE))
    if move.verb == PLAY and way_kind(move.c):
        return (PLAY, move.a, move.b, way_kind(move.c), card_sort(game, seat, way_reference(move.c)))
    if move.verb in (DRAW, DISCARD_PLACE, PLAY) and MEADOW <= source_of(move) < STATION:
        return (move.verb, lies_at(game, source_of(move)))
    return (move.verb, move.a, move.b, move.c)


def card_sort(game: Everdell, seat: int, reference: int) -> Hashable:
    """All that distinguishes a card in a city from others of its design."""
    laid = game.named(seat, reference)
    if laid is None:
        return reference
    place = CARD_PLACE + laid.number
    workers = tuple([player.stands_at(place) for player in game.players])
    owner = game.owner_of(seat, reference)
    return (laid.design, owner, laid.token, laid.points, laid.store, laid.pair > 0, laid.beneath, workers)

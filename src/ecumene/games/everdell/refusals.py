"""Why a card cannot be played: the rule, and what is missing."""

from __future__ import annotations

from ecumene.core.argument import Counted, Name
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.everdell.catalogue import CARDS, DUNGEON, EVER_TREE, FOOL, JUDGE, RUINS
from ecumene.games.everdell.drawing import lies_at
from ecumene.games.everdell.laid import FREE
from ecumene.games.everdell.moves import (
    ARCHIVED,
    GOLDEN,
    HAND,
    HELPED,
    MEADOW,
    OCCUPY,
    PRISONER,
    RESERVED,
    REVEALED,
    SOURCES,
    STATION,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.prices import (
    PRISONER_SAVES,
    fits,
    free_cells,
    helps,
    may_be_prisoner,
    may_occupy,
    shortage,
)
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import BASE


def refuse_play(game: State, seat: int, move: Move) -> Refusal:
    """Why the play is not on offer: the card is not there, does not fit, or cannot be paid in that way."""
    design, source = move.a, move.b
    card = CARDS[design]
    name = Name(card.id)
    if not is_there(game, seat, design, source):
        return Refusal("EV-074", "card-not-there", {"card": name, "source": Name(SOURCES[source])})
    if MEADOW <= source < STATION and game.blocked(source - MEADOW):
        return Refusal("EV-173", "blocked-by-rugwort")
    kind = way_kind(move.c)
    leaving = -1
    if kind:
        refusal = refuse_way(game, seat, move)
        if refusal is not None:
            return refusal
        if kind in (HELPED, PRISONER):
            leaving = game.index_of(seat, way_reference(move.c))
            if game.players[seat].city[leaving].design == JUDGE:
                leaving = -1
    if not fits(game, seat, design, leaving):
        return refuse_room(game, seat, design)
    missing = shortage(game.players[seat], card)
    have = game.players[seat]
    return Refusal(
        "EV-075",
        "cannot-afford",
        {
            "card": name,
            "price": Counted(counted(card.twig, card.resin, card.pebble, card.berry)),
            "have": Counted(counted(have.twig, have.resin, have.pebble, have.berry) or "0 twig"),
            "missing": missing,
        },
    )


def is_there(game: State, seat: int, design: int, source: int) -> bool:
    """Does the card lie where the move says?"""
    player = game.players[seat]
    if source == HAND:
        return design in player.hand
    if source == RESERVED:
        return player.reserved == design
    if source == ARCHIVED:
        return design in player.archive
    return source != REVEALED and lies_at(game, source) == design


def refuse_room(game: State, seat: int, design: int) -> Refusal:
    """Why the card does not fit into the city."""
    card = CARDS[design]
    name = Name(card.id)
    if design == FOOL:
        return Refusal("EV-129", "nobody-takes-fool")
    if card.is_unique and game.players[seat].has(design):
        return Refusal("EV-085", "unique-already", {"card": name})
    if design == RUINS:
        return Refusal("EV-149", "nothing-to-ruin")
    return Refusal("EV-084", "city-full")


def link_rule(design: int, construction: int, kind: int, token: int) -> str:
    """The rule by which this token does not link the two cards; `token` is the one that would, or FREE."""
    if kind == OCCUPY:
        return "EV-242" if token != FREE else "EV-076"
    if CARDS[design].box != BASE:
        return "EV-244"
    return "EV-245" if CARDS[construction].box != BASE else "EV-386"


def refuse_way(game: State, seat: int, move: Move) -> Refusal | None:
    """Why the card of the city that the move names does not help to play this card; None if it does."""
    player = game.players[seat]
    card = CARDS[move.a]
    laid = game.named(seat, way_reference(move.c))
    if laid is None:
        return Refusal("EV-076", "not-in-city")
    kind = way_kind(move.c)
    other = Name(CARDS[laid.design].id)
    if kind in (OCCUPY, GOLDEN):
        if laid.token != FREE:
            return Refusal("EV-077", "occupied-already", {"card": other})
        if kind == GOLDEN and laid.design == EVER_TREE:
            return Refusal("EV-244", "ever-tree-standard")
        if kind == GOLDEN and player.golden == 0:
            return Refusal("EV-246", "no-golden-token")
        token = may_occupy(player, move.a, laid)
        if token != kind:
            return Refusal(
                link_rule(move.a, laid.design, kind, token), "no-link", {"card": Name(card.id), "other": other}
            )
    elif kind == PRISONER:
        if not player.has(DUNGEON):
            return Refusal("EV-125", "no-dungeon")
        if free_cells(player) <= 0 or not may_be_prisoner(player, laid):
            return Refusal("EV-125", "no-prisoner", {"card": other})
        if shortage(player, card) > PRISONER_SAVES:
            return Refusal("EV-125", "still-too-dear", {"card": Name(card.id)})
    elif laid.design == JUDGE:
        if card.total == 0:
            return Refusal("EV-345", "nothing-to-swap")
        if fits(game, seat, move.a):
            return Refusal("EV-345", "still-too-dear", {"card": Name(card.id)})
    else:
        saved = helps(laid, card)
        if not saved:
            return Refusal("EV-078", "does-not-help", {"card": Name(card.id), "other": other})
        if shortage(player, card) > saved:
            return Refusal("EV-079", "still-too-dear", {"card": Name(card.id)})
    return None

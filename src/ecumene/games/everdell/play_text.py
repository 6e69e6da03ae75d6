"""Plays in words: where the card comes from, what is paid for it, and which card of the city helps."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Counted
from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS, JUDGE
from ecumene.games.everdell.gain_text import Say
from ecumene.games.everdell.moves import (
    ARCHIVED,
    DECK,
    DISCARDS,
    GOLDEN,
    HAND,
    MEADOW,
    OCCUPY,
    PLAIN,
    PRISONER,
    RESERVED,
    REVEALED,
    STATION,
    design_of,
    part,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.place_text import card_name, copy_mark, goods
from ecumene.games.everdell.prices import EVERYTHING, PRISONER_SAVES, TOKEN_SAVES, helps, prices, swapped_prices
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.rows import FOREST_SAVES
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import PLAY_FREE

#: By source: the word by which messages choose.
ORIGINS: Final = {
    HAND: "hand",
    RESERVED: "reserved",
    ARCHIVED: "archive",
    REVEALED: "revealed",
    DECK: "deck",
    DISCARDS: "discards",
}


def origin_words(source: int) -> dict[str, int | str]:
    """Where a card lies, for messages that say it: the row, and the place in it."""
    if MEADOW <= source < STATION:
        return {"row": "meadow", "number": source - MEADOW + 1}
    if STATION <= source < RESERVED:
        return {"row": "station", "number": source - STATION + 1}
    return {"row": ORIGINS[source], "number": 0}


def origin(source: int, say: Say) -> str:
    return say("card-origin", **origin_words(source))


def play(game: State, seat: int, move: Move, say: Say) -> str:
    """A legal play: from where, and on which terms."""
    return say("move-play", card=card_name(move.a), origin=origin(move.b, say), how=terms(game, seat, move, say))


def label(game: State, seat: int, move: Move, say: Say) -> str:
    """The same in a few words: the terms, which distinguish the plays of one card."""
    return say("label-play", card=card_name(move.a), how=terms(game, seat, move, say))


def terms(game: State, seat: int, move: Move, say: Say) -> str:
    """What is paid, and by whose help."""
    step = game.step(seat)
    name = step.name if step is not None else "take-turn"
    through: int = getattr(step, "design", -1)
    card = CARDS[move.a]
    if name == "play-revealed":
        return say("paid-none")
    if name == "play-drawn":
        return say("paid-cheaper", paid=paid(game, seat, move.a, FOREST_SAVES, say), less=FOREST_SAVES)
    if name == "play-through":
        effect = CARDS[through].effect
        less = EVERYTHING if effect.kind == PLAY_FREE else effect.number
        return say("paid-through", paid=paid(game, seat, move.a, less, say), through=card_name(through))
    kind = way_kind(move.c)
    if kind == PLAIN:
        less = TOKEN_SAVES if move.b == RESERVED else 0
        return paid(game, seat, move.a, less, say)
    reference = way_reference(move.c)
    helper = game.named(seat, reference)
    other: dict[str, int | str] = {
        "other": card_name(design_of(reference)),
        "copy": copy_mark(game, seat, reference),
    }
    if kind in (OCCUPY, GOLDEN):
        return say("paid-occupying", token="golden" if kind == GOLDEN else "standard", **other)
    if kind == PRISONER:
        return say("paid-prisoner", paid=paid(game, seat, move.a, PRISONER_SAVES, say), **other)
    if design_of(reference) == JUDGE:
        return say("paid-judge", paid=paid_one_of(swapped_prices(game.players[seat], card), move.a, say), **other)
    less = helps(helper, card) if helper is not None else 0
    return say("paid-helped", paid=paid(game, seat, move.a, less, say), **other)


def paid(game: State, seat: int, design: int, less: int, say: Say) -> str:
    """`for 2 twigs`: what is paid with a discount; if that is a choice, how much."""
    card = CARDS[design]
    if card.total <= less:
        return say("paid-none")
    return paid_one_of(prices(game.players[seat], card, less), design, say)


def paid_one_of(choices: list[int], design: int, say: Say) -> str:
    """Exactly what is paid, or so much of the price as can be chosen."""
    if len(choices) == 1:
        return say("paid-some", list=goods(choices[0], say)) if choices[0] else say("paid-none")
    card = CARDS[design]
    whole = Counted(counted(card.twig, card.resin, card.pebble, card.berry))
    number = sum([part(choices[0], resource) for resource in range(4)]) if choices else card.total
    return say("paid-part", number=number, price=whole)

"""Workers in words: where one is placed and what that brings, which event it claims, which season comes next."""

from __future__ import annotations

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS, LOOKOUT, STOREHOUSE
from ecumene.games.everdell.effect_words import effect_words
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.gain_text import Say
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.locations import location_at
from ecumene.games.everdell.moves import design_of
from ecumene.games.everdell.place_text import card_name, copy_mark
from ecumene.games.everdell.places import (
    CARD_PLACE,
    FIRST_FOREST,
    HAVEN,
    KNOLL,
    is_journey,
    journey_length,
)
from ecumene.games.everdell.player import OUTBOUND
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.rows import KNOLL_CARDS
from ecumene.games.everdell.seasons import NEW_WORKERS, SUMMER_CARDS
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import NO_ABILITY
from ecumene.games.everdell.vocabulary import HAVEN_TRADE, SEASONS, SPRING, Effect


def way(game: State, seat: int) -> str:
    """Is a worker from home placed, or another one moved?"""
    step = game.step(seat)
    return "move" if step is not None and step.name == "move-worker" else "place"


def visit(game: State, seat: int, move: Move, say: Say) -> str:
    """A worker goes to a place: what happens there."""
    if move.a < CARD_PLACE:
        kind, effect = board_effect(game, move.a, say)
        return say("move-visit", way=way(game, seat), kind=kind, effect=effect)
    reference = move.a - CARD_PLACE
    design = design_of(reference)
    owner = game.owner_of(seat, reference)
    laid = game.named(seat, reference)
    if design == LOOKOUT and move.b:
        kind, copied = board_effect(game, move.b - 1, say)
        effect = say("visit-copied", kind=kind, effect=copied)
    elif design == STOREHOUSE and laid is not None:
        effect = say("visit-store", goods=Counted(stored(laid)))
    else:
        effect = effect_words(CARDS[design].effect, say, design)
    there: dict[str, int | str] = {
        "way": way(game, seat),
        "card": card_name(design),
        "copy": copy_mark(game, seat, reference),
        "effect": effect,
    }
    if owner == seat:
        return say("move-visit-own", **there)
    return say("move-visit-other", owner=Seat(owner), points=CARDS[design].open_reward, **there)


def stored(laid: Laid) -> str:
    """The resources that lie on a card."""
    return counted(laid.stored(0), laid.stored(1), laid.stored(2), laid.stored(3)) or "0 resources"


def board_effect(game: State, place: int, say: Say) -> tuple[str, str]:
    """The kind of a place on the board, and what a visit does."""
    if place < HAVEN:
        effect = effect_words(location_at(game, place).effect, say)
        return ("basic" if place < FIRST_FOREST else "forest"), effect
    if place == HAVEN:
        return "haven", effect_words(Effect(HAVEN_TRADE), say)
    if is_journey(place):
        return "journey", say("go-on-journey", length=journey_length(place))
    if place == KNOLL:
        return "knoll", say("visit-knoll", number=KNOLL_CARDS)
    return "station", say("visit-station")


def claim(game: State, seat: int, move: Move, say: Say) -> str:
    event = EVENTS[move.a]
    return say("move-claim", way=way(game, seat), event=Name(event.id), points=event.points)


# Seasons and tickets


def next_season(game: State, seat: int) -> Name:
    return Name(SEASONS[min(game.players[seat].season + 1, len(SEASONS) - 1)])


def new_workers(game: State, seat: int) -> int:
    """How many join in the next season."""
    player = game.players[seat]
    season = min(player.season + 1, len(SEASONS) - 1)
    return 0 if season == SPRING and player.ability != NO_ABILITY else NEW_WORKERS[season]


def prepare(game: State, seat: int, say: Say) -> str:
    season = next_season(game, seat)
    return say("move-prepare", season=season, workers=new_workers(game, seat), cards=SUMMER_CARDS)


def ticket_side(game: State, seat: int) -> str:
    return "outbound" if game.players[seat].ticket == OUTBOUND else "return"

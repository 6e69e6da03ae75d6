"""Places, cards in cities and what lies on them, named in words. `say` is whatever says a message."""

from __future__ import annotations

from ecumene.core.argument import Counted, Name, Seat
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.gain_text import Say, amount, listed
from ecumene.games.everdell.laid import FREE, STANDARD, UNPAIRED, Laid
from ecumene.games.everdell.locations import place_id
from ecumene.games.everdell.moves import copy_of, design_of, part
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, FIRST_FOREST, HAVEN, NOWHERE
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import RESOURCES


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def inside(text: str) -> str:
    """Without a capital: what follows a colon."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = capital(text)
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def card_name(design: int) -> Name:
    return Name(CARDS[design].id)


def named(thing: str, say: Say) -> str:
    """The name of a thing, as it stands in a list."""
    return say("just-name", thing=Name(thing))


# Prices and goods


def goods(price: int, say: Say) -> str:
    """A packed price as the object of a verb: `2 twigs and 1 resin`."""
    parts = [
        amount(name, part(price, resource), say) for resource, name in enumerate(RESOURCES) if part(price, resource)
    ]
    return listed(parts, say)


def printed_price(design: int, say: Say) -> str:
    """What is printed on the card, as a list; for a card that costs nothing, that."""
    card = CARDS[design]
    if not card.total:
        return say("show-free")
    return say("just-goods", goods=Counted(counted(card.twig, card.resin, card.pebble, card.berry)))


# Cards in cities


def copy_mark(game: State, seat: int, reference: int) -> str:
    """Which of several equal cards of the city a move names; nothing if there is only one."""
    owner = game.owner_of(seat, reference)
    several = owner >= 0 and game.players[owner].count(design_of(reference)) > 1
    return f" ({copy_of(reference)})" if several else ""


def lying_on(laid: Laid, say: Say) -> list[str]:
    """What lies on a card and beneath it, part by part."""
    found: list[str] = []
    if laid.token != FREE:
        found.append(say("on-token", kind="standard" if laid.token == STANDARD else "golden"))
    if laid.points:
        found.append(say("on-points", points=laid.points))
    stored = [laid.stored(resource) for resource in range(4)]
    if any(stored):
        found.append(say("just-goods", goods=Counted(counted(stored[0], stored[1], stored[2], stored[3]))))
    if laid.beneath:
        found.append(say("on-prisoners", list=", ".join([named(CARDS[design].id, say) for design in laid.beneath])))
    if laid.pair != UNPAIRED:
        found.append(say("on-shared"))
    return found


# Places


def standing(game: State, seat: int, place: int, say: Say) -> str:
    """Where a worker stands, by the number that a move of `seat` has for the place."""
    if place == NOWHERE:
        return say("stands-nowhere")
    if place >= CARD_PLACE:
        reference = place - CARD_PLACE
        owner = game.owner_of(seat, reference)
        card, copy = card_name(design_of(reference)), copy_mark(game, seat, reference)
        if owner == seat:
            return say("stands-own", card=card, copy=copy)
        return say("stands-other", card=card, copy=copy, owner=Seat(owner))
    if place >= EVENT_PLACE:
        return say("stands-event", event=Name(EVENTS[place - EVENT_PLACE].id))
    return board_place(game, place, say)


def board_place(game: State, place: int, say: Say) -> str:
    """A place of the board: a location by what it brings, others by their names."""
    name = Name(place_id(game, place))
    if place < FIRST_FOREST:
        return say("stands-basic", place=name)
    return say("stands-forest", place=name) if place < HAVEN else say("just-name", thing=name)


def standing_of(game: State, seat: int, place: int, say: Say) -> str:
    """The same by the number that the state has for it."""
    if place >= CARD_PLACE and game.holder(place - CARD_PLACE) < 0:
        return say("stands-nowhere")
    return standing(game, seat, game.place_in_move(seat, place), say)

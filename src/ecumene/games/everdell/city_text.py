"""Cards, cities and the pieces of players in short lines. `say` is whatever says a message."""

from __future__ import annotations

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.city import capacity, filled
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.gain_text import Say
from ecumene.games.everdell.moves import GOLDEN, OCCUPY, PLAIN, PRISONER, RESERVED, design_of, way_kind, way_reference
from ecumene.games.everdell.place_text import card_name, lying_on, named, printed_price
from ecumene.games.everdell.player import (
    NO_TICKET,
    NO_TOKEN,
    OUTBOUND,
    TOKEN_LYING,
    TOKEN_READY,
    Claimed,
    Player,
    card_place,
)
from ecumene.games.everdell.prices import TOKEN_SAVES, add_plays, fits, shortage
from ecumene.games.everdell.refusals import refuse_room
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.scoring import RUGWORTS_BASIC_EVENT, event_points, laid_on
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY
from ecumene.games.everdell.vocabulary import COLOURS


def card_line(design: int, say: Say) -> str:
    """What a card is: name, colour, kind, price and points."""
    card = CARDS[design]
    return say(
        "show-card",
        card=card_name(design),
        colour=Name(COLOURS[card.colour]),
        kind="construction" if card.is_construction else "critter",
        unique=int(card.is_unique),
        price=printed_price(design, say),
        points=card.points,
    )


def playable(game: State, seat: int, design: int, source: int, say: Say, long: bool = False) -> str:
    """Can the player play the card now, and how; if not, what is missing. In a list short, for a reader in words."""
    plays: list[Move] = []
    add_plays(game, seat, design, source, plays)
    ways = {way_kind(play.c): play for play in reversed(plays)}
    if OCCUPY in ways or GOLDEN in ways:
        found = ways[OCCUPY] if OCCUPY in ways else ways[GOLDEN]
        token = "standard" if OCCUPY in ways else "golden"
        other = card_name(design_of(way_reference(found.c)))
        return say("show-play-free", token=token, other=other)
    if PLAIN in ways:
        return say("explain-play" if long else "show-play")
    if ways:
        found = next(iter(ways.values()))
        kind = "prisoner" if way_kind(found.c) == PRISONER else "helper"
        return say("show-play-helped", kind=kind, other=card_name(design_of(way_reference(found.c))))
    if not fits(game, seat, design):
        return say(f"show-lack-{refuse_room(game, seat, design).reason}")
    less = TOKEN_SAVES if source == RESERVED else 0
    return say(
        "explain-lack" if long else "show-lack", number=max(1, shortage(game.players[seat], CARDS[design]) - less)
    )


# Cities


def spaces(player: Player) -> dict[str, int]:
    return {"filled": filled(player), "spaces": capacity(player)}


def by_colour(game: State, seat: int, say: Say) -> list[tuple[str, list[str]]]:
    """The colours that the city has, each with its cards in the order laid down."""
    found: list[tuple[str, list[str]]] = []
    for number, colour in enumerate(COLOURS):
        cards = [laid_line(game, seat, index, say) for index in of_colour(game, seat, number)]
        if cards:
            found.append((colour, cards))
    return found


def of_colour(game: State, seat: int, colour: int) -> list[int]:
    """Where the cards of a colour lie in a city."""
    return [index for index, laid in enumerate(game.players[seat].city) if CARDS[laid.design].colour == colour]


def laid_line(game: State, seat: int, index: int, say: Say) -> str:
    """A card of a city with what lies on it, and whose workers stand there."""
    laid = game.players[seat].city[index]
    marks = [*lying_on(laid, say), *workers_on(game, card_place(laid), say)]
    name = named(CARDS[laid.design].id, say)
    return f"{name} ({', '.join(marks)})" if marks else name


def workers_on(game: State, place: int, say: Say) -> list[str]:
    return [
        say("show-worker-of", player=Seat(seat))
        for seat, player in enumerate(game.players)
        for stands in (*player.workers, *player.fixed)
        if stands == place
    ]


def claimed_line(game: State, seat: int, claimed: Claimed, say: Say) -> str:
    """An achieved event: what it is worth now, with what lies on and beneath it."""
    event = EVENTS[claimed.event]
    marks: list[str] = []
    goods = counted(*[laid_on(claimed.store, resource) for resource in range(4)])
    if goods:
        marks.append(say("just-goods", goods=Counted(goods)))
    if claimed.beneath:
        beneath = ", ".join([named(CARDS[design].id, say) for design in claimed.beneath if design >= 0])
        marks.append(say("show-beneath", list=beneath))
    points = RUGWORTS_BASIC_EVENT if seat == game.rugwort else event_points(game, seat, claimed)
    text = say("show-achieved", event=Name(event.id), points=points)
    return f"{text} ({'; '.join(marks)})" if marks else text


def newleaf_pieces(game: State, seat: int, say: Say) -> list[str]:
    """Golden tokens, ticket, reservation token, ability, archive and snails' pile."""
    player = game.players[seat]
    found: list[str] = []
    if game.options["newleaf"] != "none" and seat != game.rugwort:
        found.append(say("show-golden", number=player.golden))
    if player.ticket != NO_TICKET:
        found.append(say("show-ticket", side="outbound" if player.ticket == OUTBOUND else "return"))
    if player.token != NO_TOKEN:
        found.append(say("show-token", state=token_state(player)))
    if player.token == TOKEN_LYING and seat != game.viewer:
        found.append(say("show-has-reserved", card=card_name(player.reserved)))
    if player.ability != NO_ABILITY:
        found.append(say("show-ability", ability=Name(ABILITIES[player.ability])))
    if player.archive and seat != game.viewer:
        found.append(say("show-archive-size", cards=len(player.archive)))
    if player.pile:
        found.append(say("show-pile", cards=len(player.pile)))
    return found


def token_state(player: Player) -> str:
    """The word by which messages tell how the reservation token lies."""
    return {TOKEN_READY: "ready", TOKEN_LYING: "lying"}.get(player.token, "used")

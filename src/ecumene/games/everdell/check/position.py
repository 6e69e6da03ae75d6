"""A position in the words of the cases: as the game has it, and as a case expects it, both in the same form."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.check.fields import (
    POINTS,
    Fields,
    card_called,
    card_name,
    case_name,
    event_called,
    place_name,
    tile_called,
    visitor_called,
)
from ecumene.games.everdell.check.setting import TICKETS, USED, Setting, read_occupied
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.laid import FREE, STORE_BITS, STORE_MASK, Laid
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, NOWHERE
from ecumene.games.everdell.player import NO_CARD, TOKEN_LYING, TOKEN_USED, Player
from ecumene.games.everdell.visitors import TILE_IDS, VISITORS
from ecumene.games.everdell.vocabulary import RESOURCES, SEASONS

Told = dict[str, Any]
"""A position, or a part of it, as values of JSON."""
#: A worker whose card has left the city.
GONE: Final = "nowhere"


# As the game has it


def whole_table(game: Everdell, names: list[str]) -> Told:
    """The whole table; lists of cards in alphabetical order, because their order means nothing."""
    return {
        "active": names[game.active],
        "meadow": row(game.meadow),
        "station": row(game.station),
        "train_tiles": [case_name(TILE_IDS[tile]) for tile in game.tiles],
        "visitors_face_up": sorted([case_name(VISITORS[pile[-1]].id) for pile in game.visitors if pile]),
        "discard": row(game.discards),
        "players": {name: tell_player(game, names, seat) for seat, name in enumerate(names)},
    }


def row(cards: list[int]) -> list[str]:
    return sorted([card_name(card) for card in cards if card != NO_CARD])


def tell_player(game: Everdell, names: list[str], seat: int) -> Told:
    player = game.players[seat]
    deployed = [*player.workers, *player.fixed]
    return {
        "season": SEASONS[player.season],
        "workers_total": player.home + len(deployed),
        "workers_placed": sorted([tell_spot(game, names, place) for place in deployed]),
        "resources": {name: player.stock(resource) for resource, name in enumerate(RESOURCES)},
        "vp_tokens": player.points,
        "hand": row(player.hand),
        "city": sorted([tell_laid(game, names, laid) for laid in player.city]),
        "events": {
            case_name(EVENTS[held.event].id): described("", False, unpacked(held.store), list(held.beneath), [])
            for held in player.events
        },
        "visitors": sorted([case_name(VISITORS[visitor].id) for visitor in player.visitors]),
        "golden_tokens": player.golden,
        "train_ticket": ticket_name(player.ticket),
        "reservation": tell_token(player),
        "passed": player.passed,
    }


def ticket_name(ticket: int) -> str:
    return next(word for word, known in TICKETS.items() if known == ticket)


def tell_token(player: Player) -> str:
    """The card that is reserved, or that the token is used up; nothing while it is ready."""
    if player.token == TOKEN_LYING:
        return card_name(player.reserved)
    return USED if player.token == TOKEN_USED else ""


def tell_spot(game: Everdell, names: list[str], place: int) -> str:
    if place == NOWHERE:
        return GONE
    if place >= CARD_PLACE:
        owner = game.holder(place - CARD_PLACE)
        city = game.players[owner]
        return f"{card_name(city.city[city.find(place - CARD_PLACE)].design)} of {names[owner]}"
    if place >= EVENT_PLACE:
        return case_name(EVENTS[place - EVENT_PLACE].id)
    return place_name(place, game.forest)


def tell_laid(game: Everdell, names: list[str], laid: Laid) -> str:
    place = CARD_PLACE + laid.number
    workers = [
        names[seat]
        for seat, player in enumerate(game.players)
        for stands in [*player.workers, *player.fixed]
        if stands == place
    ]
    tokens = {**unpacked(laid.store), POINTS: laid.points}
    return described(card_name(laid.design), laid.token != FREE, tokens, list(laid.beneath), workers)


def unpacked(store: int) -> dict[str, int]:
    return {name: store >> STORE_BITS * resource & STORE_MASK for resource, name in enumerate(RESOURCES)}


def described(name: str, occupied: bool, tokens: dict[str, int], beneath: list[int], workers: list[str]) -> str:
    """A card or an event with all that lies on and beneath it: `storehouse, 3 twig, worker P1`."""
    parts = [name] if name else []
    parts += ["occupied"] if occupied else []
    parts += [f"{number} {kind}" for kind, number in tokens.items() if number]
    parts += [f"beneath {card}" for card in row(beneath)]
    parts += [f"worker {worker}" for worker in sorted(workers)]
    return ", ".join(parts)


# As a case expects it


def read_state(setting: Setting, state: Fields) -> Told:
    """Only what the case tells."""
    told: Told = {"active": setting.names[setting.seat_of("expect.state.active", state.take("active"))]}
    for name in ("meadow", "station", "discard"):
        if state.has(name):
            told[name] = sorted([card_name(card_called(state.place(name), id)) for id in state.items(name) if id])
    if state.has("train_tiles"):
        tiles = [tile_called(state.place("train_tiles"), id) for id in state.items("train_tiles")]
        told["train_tiles"] = [case_name(TILE_IDS[tile]) for tile in tiles]
    if state.has("visitors_face_up"):
        faces = [visitor_called(state.place("visitors_face_up"), id) for id in state.items("visitors_face_up")]
        told["visitors_face_up"] = sorted([case_name(VISITORS[visitor].id) for visitor in faces])
    entries = state.tables("players")
    names = [setting.names[setting.seat_of(entry.place("id"), entry.take("id"))] for entry in entries]
    cities = {name: entry.tables("city") for name, entry in zip(names, entries, strict=True)}
    owned = {name: [card.take("card") for card in city] for name, city in cities.items()}
    told["players"] = {
        name: read_player(setting, entry, cities[name], owned) for name, entry in zip(names, entries, strict=True)
    }
    state.finish()
    return told


def read_player(setting: Setting, entry: Fields, city: list[Fields], owned: dict[str, list[Any]]) -> Told:
    spots = [read_spot(setting, spot, owned) for spot in entry.tables("workers_placed")]
    points = entry.number("vp_tokens")
    events: dict[str, str] = {}
    held = entry.table("events")
    for name in held.names():
        event_called(held.place(name), name)
        one = held.table(name)
        tokens = one.counts("tokens", (*RESOURCES, POINTS))
        # Point tokens on an event are the player's (EV-058).
        points += tokens.pop(POINTS)
        events[name] = described("", False, tokens, one.cards("beneath"), [])
        one.finish()
    reservation = entry.take("reservation")
    if isinstance(reservation, dict):
        table = Fields(entry.place("reservation"), reservation)
        reservation = card_name(card_called(table.place("card"), table.take("card")))
        table.finish()
    told = {
        "season": entry.one_of("season", SEASONS, SEASONS[0]),
        # A permanent worker whose card has gone is out of the game (EV-464).
        "workers_total": entry.number("workers_total") - len([spot for spot in spots if spot is None]),
        "workers_placed": sorted([spot for spot in spots if spot is not None]),
        "resources": entry.counts("resources"),
        "vp_tokens": points,
        "hand": row(entry.cards("hand")),
        "city": sorted([read_laid(card) for card in city]),
        "events": events,
        "visitors": sorted([str(id) for id in entry.items("visitors")]),
        "golden_tokens": entry.number("golden_tokens"),
        "train_ticket": ticket_name(TICKETS[entry.one_of("train_ticket", tuple(TICKETS))]),
        "reservation": reservation or "",
        "passed": entry.flag("passed"),
    }
    entry.finish()
    return told


def read_laid(card: Fields) -> str:
    tokens = card.counts("tokens", (*RESOURCES, POINTS))
    occupied = read_occupied(card) != FREE
    workers = [str(name) for name in card.items("workers")]
    design = card_called(card.place("card"), card.take("card"))
    told = described(card_name(design), occupied, tokens, card.cards("beneath"), workers)
    card.finish()
    return told


def read_spot(setting: Setting, spot: Fields, owned: dict[str, list[Any]]) -> str | None:
    """Where a worker stands; None if it stood for good on a card that is there no more."""
    if spot.has("location"):
        found = spot.word("location")
        setting.place_of(spot.place("location"), found)
    elif spot.has("event"):
        found = spot.word("event")
        event_called(spot.place("event"), found)
    else:
        card = spot.word("card")
        design = card_called(spot.place("card"), card)
        owner = setting.names[setting.seat_of(spot.place("owner"), spot.take("owner"))]
        found = f"{card} of {owner}"
        if card not in owned.get(owner, []):
            spot.finish()
            return None if CARDS[design].is_permanent else GONE
    spot.finish()
    return found

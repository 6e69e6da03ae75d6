"""Everything on the table in plain values."""

from typing import Any

from tests.second.everdell.scoring import scores
from tests.second.everdell.state import Card, Seat, Table


def plain(stock: dict[str, int]) -> dict[str, int]:
    """What is there, without zeros."""
    return {what: number for what, number in sorted(stock.items()) if number}


def card_view(card: Card) -> dict[str, Any]:
    """A card of a city."""
    return {
        "card": card.name,
        "label": card.label,
        "occupied": card.token,
        "on it": plain(card.stock),
        "beneath": list(card.beneath),
        "partner": card.partner,
    }


def seat_view(seat: Seat) -> dict[str, Any]:
    """A player."""
    return {
        "season": seat.season,
        "home": seat.home,
        "workers": sorted(worker.place for worker in seat.workers if not worker.permanent),
        "permanent": sorted(worker.place for worker in seat.workers if worker.permanent),
        "stock": plain(seat.stock),
        "hand": sorted(seat.hand),
        "city": [card_view(card) for card in seat.city],
        "events": {
            event: {"on it": plain(held["stock"]), "beneath": list(held["beneath"])}
            for event, held in sorted(seat.events.items())
        },
        "visitors": list(seat.visitors),
        "passed": seat.passed,
        "golden": seat.golden,
        "ticket": seat.ticket,
        "token": seat.token,
        "reserved": seat.reserved,
        "ability": seat.ability,
        "archive": sorted(seat.archive),
        "pile": list(seat.pile),
    }


def stocks(t: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "seats": {name: seat_view(seat) for name, seat in t.seats.items()},
        "active": t.active,
        "deck": list(t.deck),
        "discard": list(t.discard),
        "meadow": list(t.meadow),
        "station": list(t.station),
        "tiles": list(t.tiles),
        "bag": list(t.bag),
        "used tiles": list(t.used_tiles),
        "visitors": [list(pile) for pile in t.visitors],
        "used visitors": list(t.used_visitors),
        "forest": list(t.forest),
        "events": list(t.events),
        "aside": list(t.aside),
        "pending": [[task.kind, task.who] for task in t.stack],
        "points": scores(t),
    }

"""Everything on the table as plain values."""

from typing import Any

from tests.second.civ_new_dawn.state import Space, Table


def space_of(space: Space) -> dict[str, Any]:
    """What is printed and lies in a space, without what is not there."""
    return {key: value for key, value in vars(space).items() if value not in (None, False)}


def stocks(t: Table) -> dict[str, Any]:
    """Map, seats, supply and decks; of the hidden piles only what is open and how many lie there."""
    seats = {}
    for name, seat in t.seats.items():
        seats[name] = {
            "leader": seat.sheet,
            "automated": seat.automated,
            "row": [{key: value for key, value in vars(card).items() if value} for card in seat.row],
            "deck": sorted(seat.deck),
            "dial": seat.dial,
            "control": seat.control,
            "cities": seat.cities,
            "districts": sorted(seat.districts),
            "figures": dict(seat.figures),
            "resources": {kind: number for kind, number in seat.resources.items() if number},
            "nature": sorted(seat.nature),
            "cards": sorted(seat.cards),
            "marks": dict(sorted(seat.marks.items())),
            "owed": seat.owed,
            "aside": sorted(seat.aside),
        }
    return {
        "seats": seats,
        "spaces": {pos: space_of(space) for pos, space in t.spaces.items()},
        "barbarians": dict(sorted(t.barbarians.items())),
        "supply": {kind: number for kind, number in t.supply.items() if number},
        "offer": {kind: deck[0] for kind, deck in t.decks.items() if deck},
        "decks": {kind: len(deck) for kind, deck in t.decks.items()},
        "tokens": {wonder: number for wonder, number in t.tokens.items() if number},
        "tiles": len(t.stack_of_tiles),
        "hands": {name: sorted(hand) for name, hand in t.hands.items() if hand},
        "laid": dict(t.laid),
        "victory": t.victory,
        "section": t.section,
        "round": t.round,
        "active": t.active,
        "ibrahim": t.ibrahim,
    }

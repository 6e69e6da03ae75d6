"""What events and visitors require of a city."""

from typing import Any

from tests.second.everdell.city import has, of_colour, of_kind, removable
from tests.second.everdell.data import COLOURS, EVENTS, JOURNEY, RESOURCES, unique
from tests.second.everdell.state import Seat, Table, need


def events_of(seat: Seat, kind: str) -> int:
    """How many basic or special events a player has achieved."""
    return sum(EVENTS[event]["kind"] == kind for event in seat.events)


def tokens(seat: Seat) -> int:
    """The point tokens of a player, those on the cards of the city included (EV-447)."""
    return seat.stock["vp"] + sum(card.stock["vp"] for card in seat.city)


def met_by_city(seat: Seat, what: str, value: Any) -> bool:
    """One requirement of an event."""
    if what == "cards":
        return all(has(seat, name) for name in value)
    if what == "each_color":
        return all(len(of_colour(seat, which)) >= value for which in COLOURS)
    if what in COLOURS:
        return len(of_colour(seat, what)) >= int(value)
    counts = {
        "cards_in_city": len(seat.city),
        "constructions": len(of_kind(seat, "construction")),
        "critters": len(of_kind(seat, "critter")),
        "events_achieved": len(seat.events),
    }
    return counts[what] >= int(value)


def meets(seat: Seat, event: str) -> bool:
    """Whether the city has what the event needs."""
    return all(met_by_city(seat, what, value) for what, value in EVENTS[event]["requires"].items())


def check_event(t: Table, who: str, event: str) -> None:
    """Whether the player may claim the event now (EV-051, EV-331)."""
    seat = t.seats[who]
    need(event in t.events, "EV-051", "not available")
    need(meets(seat, event), "EV-051", "the requirement is not met")
    if event == "croak_wart_cure":
        need(seat.stock["berry"] >= 2 and len(removable(seat)) >= 2, "EV-331", "the price cannot be paid")


def welcomes(seat: Seat, requires: dict[str, Any]) -> bool:
    """Whether a visitor's requirement is met."""
    return all(met_by_seat(seat, what, value) for what, value in requires.items())


def met_by_seat(seat: Seat, what: str, value: Any) -> bool:
    """One requirement of a visitor (EV-210 to EV-241)."""
    count = {which: len(of_colour(seat, which)) for which in COLOURS}
    both = {kind: len(of_kind(seat, kind)) for kind in ("critter", "construction")}
    rare = sum(unique(card.name) for card in seat.city)
    if what == "color_at_least":
        return all(count[which] >= number for which, number in value.items())
    if what == "color_at_most":
        return all(count[which] <= number for which, number in value.items())
    if what == "leftover":
        return all(seat.stock[resource] >= number for resource, number in value.items())
    if what == "events_at_least":
        return all(events_of(seat, kind) >= number for kind, number in value.items())
    if what == "more":
        return both[value[0]] > both[value[1]]
    numbers = {
        "each_color_at_least": min(count.values()),
        "one_nongreen_color_at_least": max(number for which, number in count.items() if which != "green"),
        "cards_at_least": len(seat.city),
        "unique_at_least": rare,
        "common_at_least": len(seat.city) - rare,
        "critters_at_least": both["critter"],
        "constructions_at_least": both["construction"],
        "workers_on_journey_at_least": sum(worker.place in JOURNEY for worker in seat.workers),
        "point_tokens_at_least": tokens(seat),
    }
    return numbers[what] >= int(value)


def left_over(seat: Seat, *which: str) -> int:
    """Resources in the supply of a player."""
    return sum(seat.stock[resource] for resource in which or RESOURCES)

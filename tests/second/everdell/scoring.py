"""Points, itemised, and who wins (EV-112, EV-113, EV-176 to EV-179)."""

from tests.second.everdell.city import of_colour, of_name, pairs, spaces, workers_on
from tests.second.everdell.data import EVENTS, JOURNEY, RUGWORT, VISITORS, colour, kind, points, unique
from tests.second.everdell.requirements import events_of, left_over, tokens, welcomes
from tests.second.everdell.state import Card, Seat, Table
from tests.second.everdell.stock import opponents

LAID_POINTS = {
    "an_evening_of_fireworks": {"twig": 2},
    "performer_in_residence": {"berry": 2},
    "under_new_management": {"twig": 1, "berry": 1, "resin": 2, "pebble": 2},
}
BENEATH_POINTS = {"ancient_scrolls_discovered": 1, "capture_of_the_acorn_thieves": 3, "graduation_of_scholars": 2}


def count(seat: Seat, which: str, rare: bool) -> int:
    """Common or unique cards of one kind."""
    return sum(kind(card.name) == which and unique(card.name) == rare for card in seat.city)


def bonus(t: Table, seat: Seat, card: Card) -> int:
    """The bonus of a purple card, computed on this city."""
    name = card.name
    if name == "wife":
        return 3 if card.partner is not None else 0
    if name == "photographer":
        cards = [other for rival in opponents(t, seat.name) for other in of_colour(t.seats[rival], "purple")]
        cards = [other for other in cards if other.name not in ("wife", "photographer")]
        return max([bonus(t, seat, other) for other in cards], default=0)
    worth = {
        "architect": min(6, left_over(seat, "resin", "pebble")),
        "baker": min(6, 2 * left_over(seat, "berry")),
        "castle": count(seat, "construction", False),
        "palace": count(seat, "construction", True),
        "school": count(seat, "critter", False),
        "theater": count(seat, "critter", True),
        "ever_tree": len(of_colour(seat, "purple")),
        "king": events_of(seat, "basic") + 2 * events_of(seat, "special"),
        "ever_wall": 2 * (spaces(seat) // 5),
        "library": len({colour(other.name) for other in seat.city}),
    }
    return worth[name]


def event_points(t: Table, seat: Seat, event: str) -> int:
    """The points of an achieved event at the end."""
    held = seat.events[event]
    total = int(EVENTS[event]["points"])
    laid: dict[str, int] = held["stock"]
    total += sum(LAID_POINTS.get(event, {}).get(resource, 0) * number for resource, number in laid.items())
    total += BENEATH_POINTS.get(event, 0) * len(held["beneath"])
    if event == "flying_doctor_service":
        total += 3 * sum(pairs(other, "wife") for other in t.seats.values())
    if event == "ministering_to_miscreants":
        total += 3 * sum(len(card.beneath) for card in of_name(seat, "dungeon"))
    if event == "path_of_the_pilgrims":
        total += 3 * sum(len(workers_on(t, card.label)) for card in of_name(seat, "monastery"))
    if event == "remembering_the_fallen":
        total += 3 * sum(len(workers_on(t, card.label)) for card in of_name(seat, "cemetery"))
    if event == "pristine_chapel_ceiling":
        total += 2 * sum(card.stock["vp"] for card in of_name(seat, "chapel"))
    return total


def player_points(t: Table, seat: Seat) -> dict[str, int]:
    """The points of a player by source, as if the game ended now."""
    purple = of_colour(seat, "purple")
    visitors = [VISITORS[name] for name in seat.visitors]
    journey = [JOURNEY[worker.place]["points"] for worker in seat.workers if worker.place in JOURNEY]
    return {
        "cards": sum(points(card.name) for card in seat.city),
        "tokens": tokens(seat),
        "prosperity": sum(bonus(t, seat, card) for card in purple),
        "journey": sum(journey),
        "events": sum(event_points(t, seat, event) for event in seat.events),
        "visitors": sum(visitor["points"] for visitor in visitors if welcomes(seat, visitor["requires"])),
    }


def rugwort_points(t: Table) -> dict[str, int]:
    """The points of Rugwort by source (EV-176, EV-177)."""
    he = t.seats[RUGWORT]
    missed = [event for event in t.special if event in t.events]
    purple = len(of_colour(he, "purple"))
    return {
        "cards": 2 * (len(he.city) - purple) + 3 * purple,
        "tokens": he.stock["vp"],
        "journey": sum(JOURNEY[worker.place]["points"] for worker in he.workers if worker.place in JOURNEY),
        "events": 3 * len(he.events) + (3 if t.year == 1 else 6) * len(missed),
        "visitors": sum(VISITORS[name]["points"] for name in he.visitors),
    }


def scores(t: Table) -> dict[str, dict[str, int]]:
    """The points of all by source, with the total."""
    found: dict[str, dict[str, int]] = {}
    for name, seat in t.seats.items():
        parts = rugwort_points(t) if name == RUGWORT else player_points(t, seat)
        found[name] = {**parts, "total": sum(parts.values())}
    return found


def winners(t: Table) -> list[str]:
    """Most points, then most events, then most leftover resources (EV-113, EV-363); Rugwort wins ties (EV-179)."""
    total = {name: parts["total"] for name, parts in scores(t).items()}
    if t.solo:
        me = t.order[0]
        return [me] if total[me] > total[RUGWORT] else [RUGWORT]
    rank = {name: (total[name], len(t.seats[name].events), left_over(t.seats[name])) for name in t.order}
    best = max(rank.values())
    return [name for name in t.order if rank[name] == best]

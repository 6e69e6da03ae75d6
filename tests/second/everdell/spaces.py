"""Worker spaces: where a worker may be placed, and what happens when it arrives (EV-017 to EV-051)."""

from tests.second.everdell.city import find, of_colour, removable, worker_spaces, workers_on
from tests.second.everdell.cost import plays_by
from tests.second.everdell.data import BASIC, EVENTS, FOREST, JOURNEY, OPEN, PERMANENT, colour
from tests.second.everdell.green import useful
from tests.second.everdell.requirements import check_event
from tests.second.everdell.state import Card, Seat, Table, Worker, allowed, need, push, todo
from tests.second.everdell.stock import gain, meadow_places, opponents, resources_of, room

DISCARDING = ("haven", "forest_discard_draw_double", "forest_discard3_gain_any")
NOT_BY_CONDUCTOR = ("cemetery", "chapel", "monastery")
NOT_BY_CATS = ("chapel", "storehouse")
PLAYING = {
    "inn": (("meadow", "archive"), "minus", 3, 99),
    "hotel": (("hand", "archive"), "minus", 3, 99),
    "locomotive": (("station", "archive"), "minus", 3, 99),
    "queen": (("hand", "meadow", "station", "reserved", "archive"), "free", 0, 3),
}
"""For the cards that play a card: from where, how, how much cheaper, up to how many points."""


def possible_location(t: Table, who: str, place: str) -> bool:
    """Whether carrying out a location could achieve something (EV-326, EV-329, EV-455)."""
    seat = t.seats[who]
    if place in DISCARDING:
        return bool(seat.hand)
    if place == "forest_2meadow_play1_minus1":
        return bool(room(seat) and meadow_places(t))
    if place == "forest_copy_forest":
        return bool(copyable_forests(t, who))
    return True


def copyable_forests(t: Table, who: str) -> list[str]:
    """The Forest locations that `forest_copy_forest` may carry out (EV-285, EV-458)."""
    return [place for place in t.forest if place != "forest_copy_forest" and possible_location(t, who, place)]


def copyable(t: Table, who: str) -> list[str]:
    """The locations that the Lookout may copy (EV-137, EV-458)."""
    return [*BASIC, *[place for place in t.forest if possible_location(t, who, place)]]


def conductor_targets(t: Table, who: str, own: bool, at: str) -> list[Card]:
    """The red cards that the Conductor with the label `at` may copy (EV-291, EV-402, EV-457)."""
    seats = [t.seats[who]] if own else [t.seats[name] for name in opponents(t, who)]
    cards = [card for seat in seats for card in of_colour(seat, "red") if card.name not in NOT_BY_CONDUCTOR]
    if own:
        return [card for card in cards if card.name != "conductor" and possible_card(t, who, card, at)]
    bounce = bool(conductor_targets(t, who, True, at))
    return [card for card in cards if (bounce if card.name == "conductor" else possible_card(t, who, card, at))]


def possible_card(t: Table, who: str, card: Card, at: str) -> bool:
    """Whether the effect of a card could achieve something for a visitor of the card `at` (EV-326)."""
    seat, name = t.seats[who], card.name
    if name in PLAYING:
        where, way, less, most = PLAYING[name]
        return bool(plays_by(t, who, where, way, less, most))
    if name == "university":
        return any(other.label != at for other in removable(seat))
    if name == "chipsmith":
        return any(useful(t, who, other) for other in of_colour(seat, "green"))
    if name == "conductor":
        return bool(conductor_targets(t, who, False, at))
    checks = {
        "post_office": len(seat.hand) >= 2,
        "monastery": resources_of(seat) >= 2,
        "storehouse": any(card.stock.values()),
        "cemetery": bool(t.deck or t.discard),
    }
    return checks.get(name, True)


def cat_may_join(t: Table, who: str, place: str) -> bool:
    """Cats join opponents' workers where none of their own stands (EV-262, EV-392)."""
    owners = [seat.name for seat, _ in workers_on(t, place)]
    return t.seats[who].ability == "cats" and bool(owners) and who not in owners


def check_location(t: Table, who: str, place: str) -> None:
    """Whether a location of the board may be visited."""
    owners = [seat.name for seat, _ in workers_on(t, place)]
    if place in BASIC:
        need(BASIC[place]["shared"] or not owners or cat_may_join(t, who, place), "EV-018", "taken")
    elif place in FOREST:
        need(place in t.forest, "EV-008", "not in play")
        need(who not in owners, "EV-029", "one worker per player")
        places = 2 if len(t.order) == 4 else 1
        need(len(owners) < places or cat_may_join(t, who, place), "EV-029", "taken")
    elif place in JOURNEY:
        need(t.seats[who].season == "autumn", "EV-033", "only in autumn")
        need(JOURNEY[place]["shared"] or not owners, "EV-032", "taken")
        need(len(t.seats[who].hand) >= JOURNEY[place]["points"], "EV-033", "too few cards")
    elif place in ("knoll", "station"):
        need(t.station, "EV-180", "no station board")
        need(who not in owners, "EV-201" if place == "knoll" else "EV-205", "one worker per player")
    else:
        need(place == "haven", "EV-017", "no such space")
    need(possible_location(t, who, place), "EV-326", "nothing to do there")


def check_card(t: Table, who: str, owner: Seat, card: Card) -> None:
    """Whether a card of a city may be visited (EV-048 to EV-050, EV-262 to EV-265)."""
    red = colour(card.name) == "red"
    need(red or card.name == "storehouse", "EV-048", "no destination")
    mine = owner.name == who
    cat = red and cat_may_join(t, who, card.label) and (mine or card.name not in NOT_BY_CATS)
    if not cat:
        need(mine or card.name in OPEN, "EV-049", "not open")
        need(len(workers_on(t, card.label)) < worker_spaces(owner, card), "EV-050", "taken")
    need(possible_card(t, who, card, card.label), "EV-326", "nothing to do there")


def check_visit(t: Table, who: str, place: str) -> None:
    """Whether a worker of the player may be placed on a space."""
    if place in EVENTS:
        check_event(t, who, place)
        return
    found = find(t, place)
    if found is None:
        check_location(t, who, place)
    else:
        check_card(t, who, *found)


def every_space(t: Table) -> list[str]:
    """All spaces on the table."""
    board = [*BASIC, "haven", *JOURNEY, *t.forest, *(("knoll", "station") if t.station else ())]
    return [*board, *t.events, *(card.label for seat in t.seats.values() for card in seat.city)]


def destinations(t: Table, who: str) -> list[str]:
    """The spaces on which the player may place a worker."""
    return [place for place in every_space(t) if allowed(check_visit, t, who, place)]


def movable(t: Table, who: str) -> list[str]:
    """From where a worker may be moved to another space (EV-147, EV-388)."""
    found: list[str] = []
    for worker in t.seats[who].workers:
        if worker.permanent or worker.place in found:
            continue
        place, worker.place = worker.place, "lifted"
        if any(other != place for other in destinations(t, who)):
            found.append(place)
        worker.place = place
    return found


def arrive(t: Table, who: str, worker: Worker, place: str) -> None:
    """A worker stands on a space: the owner's token, then the effect (EV-017, EV-327)."""
    worker.place = place
    found = find(t, place)
    if place in EVENTS:
        push(t, todo("claim", who, event=place))
    elif found is None:
        worker.permanent = place in JOURNEY
        push(t, todo("location", who, place=place))
    else:
        owner, card = found
        worker.permanent = card.name in PERMANENT
        if owner.name != who and card.name in OPEN:
            gain(t, owner.name, {"vp": OPEN[card.name]})
        push(t, todo("destination", who, name=card.name, at=card.label))

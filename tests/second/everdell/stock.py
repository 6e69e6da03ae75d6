"""Resources, point tokens, hands, deck, Meadow and Station."""

from collections.abc import Iterable, Mapping

from tests.second.everdell.data import HAND_LIMIT, RESOURCES, RUGWORT
from tests.second.everdell.state import DONE, Command, Seat, Table, Task, push, question, todo


def gain(t: Table, who: str, what: Mapping[str, int]) -> None:
    """Take from the supply; "card" draws from the deck, "any" is asked for."""
    seat = t.seats[who]
    for resource, number in what.items():
        if resource == "card":
            draw(t, who, number)
        elif resource == "any":
            push(t, todo("any", who, n=number))
        else:
            seat.stock[resource] += number
            t.supply[resource] -= number


def pay(t: Table, who: str, what: Mapping[str, int], to: str | None = None) -> None:
    """Return to the supply, or hand over to an opponent."""
    receiver = t.supply if to is None else t.seats[to].stock
    for resource, number in what.items():
        assert t.seats[who].stock[resource] >= number
        t.seats[who].stock[resource] -= number
        receiver[resource] += number


def resources_of(seat: Seat) -> int:
    """How many resources are in the supply of a player."""
    return sum(seat.stock[resource] for resource in RESOURCES)


def ask_any(_: Table, task: Task) -> list[Command]:
    return [("gain", resource) for resource in task.d.get("of", RESOURCES)] if task.d["n"] else []


@question("any", "EV-004", ask_any)
def take_any(t: Table, task: Task, command: Command) -> None:
    """One resource of choice; `then` goes on when all are taken."""
    gain(t, task.who, {command[1]: 1})
    if task.d["n"] > 1:
        push(t, Task("any", task.who, {**task.d, "n": task.d["n"] - 1}))


def limit(seat: Seat) -> int:
    """The hand limit (EV-090, EV-288)."""
    return HAND_LIMIT + sum(card.stock["vp"] for card in seat.city if card.name == "bank")


def room(seat: Seat) -> int:
    """How many cards may still be added to the hand."""
    return max(0, limit(seat) - len(seat.hand))


def top(t: Table) -> str | None:
    """The next card of the deck, which is renewed from the discard pile when it is needed (EV-470)."""
    if not t.deck:
        t.deck = t.chance.shuffled(t.discard) if t.discard else []
        t.discard = []
    return t.deck.pop(0) if t.deck else None


def draw(t: Table, who: str, number: int) -> None:
    """Draw from the deck up to the hand limit."""
    seat = t.seats[who]
    for _ in range(min(number, room(seat))):
        card = top(t)
        if card is not None:
            seat.hand.append(card)


def reveal(t: Table, number: int) -> list[str]:
    """Lay deck cards aside."""
    cards = []
    for _ in range(number):
        card = top(t)
        if card is not None:
            cards.append(card)
            t.aside.append(card)
    return cards


def discard_aside(t: Table, cards: Iterable[str]) -> None:
    """Discard cards that were laid aside, in this order."""
    for card in cards:
        t.aside.remove(card)
        t.discard.append(card)


def refill(t: Table) -> None:
    """Fill Meadow 1 to 8, then Station 1 to 3, without the places whose card is being resolved (EV-467, EV-492)."""
    for row in (t.meadow, t.station):
        for index, card in enumerate(row):
            if card is None and not (row is t.station and index in t.held):
                row[index] = top(t)


def blocked(t: Table, place: str) -> bool:
    """Whether a worker of Rugwort stands on a Meadow place (EV-173)."""
    return t.solo and any(worker.place == place for worker in t.seats[RUGWORT].workers)


def meadow_places(t: Table) -> dict[str, str]:
    """The Meadow cards within reach, by place."""
    places = {f"meadow-{index + 1}": card for index, card in enumerate(t.meadow) if card is not None}
    return {place: card for place, card in places.items() if not blocked(t, place)}


def station_places(t: Table) -> dict[str, str]:
    """The Station cards, by place."""
    return {f"station-{index + 1}": card for index, card in enumerate(t.station) if card is not None}


def lift(t: Table, place: str) -> str:
    """Take the card from a Meadow or Station place and leave the place empty."""
    row = t.meadow if place.startswith("meadow") else t.station
    index = int(place.split("-")[1]) - 1
    card = row[index]
    assert card is not None
    row[index] = None
    return card


def by_place(places: Iterable[str]) -> list[str]:
    """Places in the order Meadow, Station (EV-467)."""
    return sorted(places)


def opponents(t: Table, who: str) -> list[str]:
    """All other seats, Rugwort included."""
    return [name for name in t.seats if name != who]


def receivers(t: Table, who: str) -> list[str]:
    """Opponents to whom something may be given (EV-092); in solo there are none (EV-448)."""
    return [name for name in opponents(t, who) if name != RUGWORT and not t.seats[name].passed]


def with_room(t: Table, who: str) -> list[str]:
    """Opponents to whom a card may be given."""
    return [name for name in receivers(t, who) if room(t.seats[name])]


def distinct(cards: Iterable[str]) -> list[str]:
    """Card names without repetition, in alphabetical order."""
    return sorted(set(cards))


def optional(commands: list[Command]) -> list[Command]:
    """The commands, or nothing; without commands there is nothing to ask."""
    return [*commands, DONE] if commands else []

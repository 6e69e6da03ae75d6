"""Cities: spaces, pairs, colours, cards that enter and leave."""

from tests.second.everdell.data import CITY_SPACES, NO_SPACE, PARTNER, SECOND_SPACE, colour, kind
from tests.second.everdell.state import Card, Seat, Table, Worker


def of_name(seat: Seat, name: str) -> list[Card]:
    """The cards of one design in a city, the longest there first."""
    return [card for card in seat.city if card.name == name]


def has(seat: Seat, name: str) -> bool:
    """Whether a card lies in a city."""
    return bool(of_name(seat, name))


def of_colour(seat: Seat, which: str) -> list[Card]:
    """The cards of one colour in a city."""
    return [card for card in seat.city if colour(card.name) == which]


def of_kind(seat: Seat, which: str) -> list[Card]:
    """The critters or the constructions of a city."""
    return [card for card in seat.city if kind(card.name) == which]


def find(t: Table, label: str) -> tuple[Seat, Card] | None:
    """The city and the card of a label."""
    for seat in t.seats.values():
        for card in seat.city:
            if card.label == label:
                return seat, card
    return None


def card_at(seat: Seat, label: str) -> Card | None:
    """The card with a label in one city."""
    for card in seat.city:
        if card.label == label:
            return card
    return None


def spaces(seat: Seat, gone: tuple[str, ...] = ()) -> int:
    """The filled spaces; a pair fills one (EV-086, EV-407). Cards with the labels `gone` count as absent."""
    there = {card.label for card in seat.city if card.label not in gone}
    filled = [card for card in seat.city if card.label in there and card.name not in NO_SPACE]
    sharing = [card for card in filled if card.partner in there]
    return len(filled) - len(sharing) // 2


def capacity(seat: Seat) -> int:
    """The spaces of a city."""
    return CITY_SPACES + len(of_name(seat, "main_road"))


def free_partner(seat: Seat, name: str, gone: tuple[str, ...] = ()) -> Card | None:
    """The card longest in the city with which a newcomer may share a space (EV-463)."""
    for card in of_name(seat, PARTNER[name]) if name in PARTNER else []:
        if card.label not in gone and (card.partner is None or card.partner in gone):
            return card
    return None


def has_space(seat: Seat, name: str, gone: tuple[str, ...] = ()) -> bool:
    """Whether a card finds a space of its own, or needs none."""
    return name in NO_SPACE or spaces(seat, gone) < capacity(seat)


def has_room(seat: Seat, name: str, gone: tuple[str, ...] = ()) -> bool:
    """Whether a card can be put into a city (EV-084, EV-347)."""
    return has_space(seat, name, gone) or free_partner(seat, name, gone) is not None


def enter(t: Table, seat: Seat, name: str, partner: Card | None = None) -> Card:
    """Put a card into a city, with what lies on it from the start."""
    t.serial[name] += 1
    card = Card(name, f"{name}-{t.serial[name]}")
    seat.city.append(card)
    if partner is not None:
        card.partner, partner.partner = partner.label, card.label
    return card


def fill(t: Table, card: Card, what: dict[str, int]) -> None:
    """Lay something from the supply on a card."""
    card.stock.update(what)
    t.supply.subtract(what)


def workers_on(t: Table, place: str) -> list[tuple[Seat, Worker]]:
    """The workers on a space."""
    return [(seat, worker) for seat in t.seats.values() for worker in seat.workers if worker.place == place]


def leave(t: Table, seat: Seat, card: Card, keep: str | None = None) -> None:
    """Take a card out of a city (EV-087, EV-351, EV-466); permanent workers go on to the card `keep` (EV-088)."""
    seat.city.remove(card)
    t.supply.update(card.stock)
    for other in seat.city:
        if other.partner == card.label:
            other.partner = None
    for owner, worker in workers_on(t, card.label):
        if not worker.permanent:
            worker.place = "nowhere"
        elif keep is not None:
            worker.place = keep
        else:
            owner.workers.remove(worker)


def throw_out(t: Table, seat: Seat, card: Card, keep: str | None = None) -> None:
    """Discard a card of a city, and after it the cards beneath it (EV-352, EV-468)."""
    leave(t, seat, card, keep)
    t.discard.append(card.name)
    t.discard.extend(card.beneath)


def worker_spaces(seat: Seat, card: Card) -> int:
    """The worker spaces of a card of this city (EV-050)."""
    return 2 if card.name in SECOND_SPACE and has(seat, SECOND_SPACE[card.name]) else 1


def pairs(seat: Seat, name: str) -> int:
    """How many cards of a design share a space with their partner."""
    return sum(card.partner is not None for card in of_name(seat, name))


def removable(seat: Seat) -> list[Card]:
    """The cards that an effect may remove (EV-349)."""
    return [card for card in seat.city if card.name != "main_road"]

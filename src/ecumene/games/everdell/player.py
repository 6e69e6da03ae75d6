"""What a player has: workers, resources, cards in hand and in the city, events, and the pieces of Newleaf."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.fields import revive_piece, values_of
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.places import CARD_PLACE
from ecumene.games.everdell.visitors import NO_ABILITY
from ecumene.games.everdell.vocabulary import WINTER

#: A card nobody may look at, or an empty place.
UNKNOWN: Final = -1
NO_CARD: Final = -2

# Train tickets (EV-248, EV-249)
NO_TICKET: Final = 0
OUTBOUND: Final = 1
RETURN: Final = 2

# The reservation token (EV-252 to EV-256)
NO_TOKEN: Final = 0
TOKEN_READY: Final = 1
TOKEN_LYING: Final = 2
TOKEN_USED: Final = 3


class Claimed:
    """An event somebody achieved, with what was laid on it and beneath it. Never changed, but replaced."""

    __slots__ = ("beneath", "event", "store")

    def __init__(self, event: int, store: int = 0, beneath: tuple[int, ...] = ()) -> None:
        self.event = event
        self.store = store
        self.beneath = beneath

    def __reduce__(self) -> tuple[type[Claimed], tuple[object, ...]]:
        return Claimed, (self.event, self.store, self.beneath)


class Player:
    """A player, or Rugwort. Changed only by way of `State.own`, because copies of a game share players."""

    __slots__ = (
        "ability",
        "archive",
        "berry",
        "city",
        "events",
        "fixed",
        "golden",
        "hand",
        "home",
        "passed",
        "pebble",
        "pile",
        "points",
        "reserved",
        "resin",
        "season",
        "shared",
        "ticket",
        "token",
        "twig",
        "visitors",
        "workers",
    )

    UNPICKLED: ClassVar[tuple[str, ...]] = ("shared",)

    def __init__(self) -> None:
        #: Another game has this player too.
        self.shared: bool = False
        self.season: int = WINTER
        #: Workers at home.
        self.home: int = 0
        #: The places of deployed workers that come home again.
        self.workers: list[int] = []
        #: The places of workers that never come back (EV-105).
        self.fixed: list[int] = []
        self.twig: int = 0
        self.resin: int = 0
        self.pebble: int = 0
        self.berry: int = 0
        #: Point tokens.
        self.points: int = 0
        #: Designs in rising order.
        self.hand: list[int] = []
        #: In the order in which they were laid down.
        self.city: list[Laid] = []
        self.events: list[Claimed] = []
        self.passed: bool = False
        #: Golden occupied tokens not yet used.
        self.golden: int = 0
        self.ticket: int = NO_TICKET
        self.token: int = NO_TOKEN
        self.reserved: int = NO_CARD
        self.ability: int = NO_ABILITY
        #: The bats' archive, in rising order.
        self.archive: list[int] = []
        #: The snails' pile, its top last.
        self.pile: list[int] = []
        self.visitors: list[int] = []

    def copy(self) -> Player:
        other = Player()
        other.season = self.season
        other.home = self.home
        other.workers = self.workers[:]
        other.fixed = self.fixed[:]
        other.twig = self.twig
        other.resin = self.resin
        other.pebble = self.pebble
        other.berry = self.berry
        other.points = self.points
        other.hand = self.hand[:]
        other.city = self.city[:]
        other.events = self.events[:]
        other.passed = self.passed
        other.golden = self.golden
        other.ticket = self.ticket
        other.token = self.token
        other.reserved = self.reserved
        other.ability = self.ability
        other.archive = self.archive[:]
        other.pile = self.pile[:]
        other.visitors = self.visitors[:]
        return other

    # Resources

    def stock(self, resource: int) -> int:
        if resource == 0:
            return self.twig
        if resource == 1:
            return self.resin
        return self.pebble if resource == 2 else self.berry

    def add(self, resource: int, number: int) -> None:
        if resource == 0:
            self.twig += number
        elif resource == 1:
            self.resin += number
        elif resource == 2:
            self.pebble += number
        else:
            self.berry += number

    def wealth(self) -> int:
        """All resources together."""
        return self.twig + self.resin + self.pebble + self.berry

    # The city

    def has(self, design: int) -> bool:
        for card in self.city:
            if card.design == design:
                return True
        return False

    def count(self, design: int) -> int:
        found = 0
        for card in self.city:
            if card.design == design:
                found += 1
        return found

    def count_colour(self, colour: int) -> int:
        found = 0
        for card in self.city:
            if CARDS[card.design].colour == colour:
                found += 1
        return found

    def find(self, number: int) -> int:
        """Where the card of that number lies in the city, or -1."""
        for index, card in enumerate(self.city):
            if card.number == number:
                return index
        return -1

    def first(self, design: int) -> int:
        """Where the first card of that design lies in the city, or -1."""
        for index, card in enumerate(self.city):
            if card.design == design:
                return index
        return -1

    def stands_at(self, place: int) -> bool:
        """Has the player a worker there?"""
        return place in self.workers or place in self.fixed

    def key(self) -> list[int]:
        numbers = [self.season, self.home, len(self.workers), *sorted(self.workers), len(self.fixed)]
        numbers += [*sorted(self.fixed), self.twig, self.resin, self.pebble, self.berry, self.points]
        numbers += [len(self.hand), *self.hand, len(self.city)]
        for card in self.city:
            numbers += card.key()
        numbers.append(len(self.events))
        for claimed in self.events:
            numbers += [claimed.event, claimed.store, len(claimed.beneath), *claimed.beneath]
        numbers += [int(self.passed), self.golden, self.ticket, self.token, self.reserved, self.ability]
        numbers += [len(self.archive), *self.archive, len(self.pile), *self.pile, len(self.visitors), *self.visitors]
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (Player, values_of(self))


def card_place(card: Laid) -> int:
    """The card as a place for workers."""
    return CARD_PLACE + card.number

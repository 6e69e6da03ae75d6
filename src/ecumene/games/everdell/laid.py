"""A card that lies in a city: never changed, but replaced by another one when something on it changes."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.vocabulary import GREEN

# Occupied tokens (EV-076, EV-242)
FREE: Final = 0
STANDARD: Final = 1
GOLDEN_TOKEN: Final = 2
#: Not on a shared space.
UNPAIRED: Final = 0

#: What lies on a card as one number: twelve bits for each resource.
STORE_BITS: Final = 12
STORE_MASK: Final = 4095


class Laid:
    """One card in a city. `number` is its own on this table; two cards on one space have the same `pair`."""

    __slots__ = ("beneath", "design", "number", "pair", "points", "store", "token")

    def __init__(
        self,
        design: int,
        number: int,
        token: int = FREE,
        points: int = 0,
        store: int = 0,
        pair: int = UNPAIRED,
        beneath: tuple[int, ...] = (),
    ) -> None:
        self.design = design
        self.number = number
        #: The occupied token on it.
        self.token = token
        #: Point tokens on it.
        self.points = points
        #: Resources on it, packed.
        self.store = store
        self.pair = pair
        #: Prisoners.
        self.beneath = beneath

    @property
    def is_construction(self) -> bool:
        return CARDS[self.design].is_construction

    @property
    def is_green(self) -> bool:
        return CARDS[self.design].colour == GREEN

    def occupied(self, token: int) -> Laid:
        return Laid(self.design, self.number, token, self.points, self.store, self.pair, self.beneath)

    def with_points(self, points: int) -> Laid:
        return Laid(self.design, self.number, self.token, points, self.store, self.pair, self.beneath)

    def with_store(self, store: int) -> Laid:
        return Laid(self.design, self.number, self.token, self.points, store, self.pair, self.beneath)

    def paired(self, pair: int) -> Laid:
        return Laid(self.design, self.number, self.token, self.points, self.store, pair, self.beneath)

    def with_prisoner(self, design: int) -> Laid:
        beneath = (*self.beneath, design)
        return Laid(self.design, self.number, self.token, self.points, self.store, self.pair, beneath)

    def stored(self, resource: int) -> int:
        return self.store >> STORE_BITS * resource & STORE_MASK

    def key(self) -> list[int]:
        return [
            self.design,
            self.number,
            self.token,
            self.points,
            self.store,
            self.pair,
            len(self.beneath),
            *self.beneath,
        ]

    def __reduce__(self) -> tuple[type[Laid], tuple[object, ...]]:
        return Laid, (self.design, self.number, self.token, self.points, self.store, self.pair, self.beneath)


def stored(resource: int, number: int) -> int:
    """So much of one resource, packed."""
    return number << STORE_BITS * resource

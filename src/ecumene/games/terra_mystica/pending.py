"""What is still open in the middle of things: offers of power, builds that wait for answers, spades in use.

These values never change once made, so that copies of a game share them.
"""

from __future__ import annotations

from typing import Final

# Choices that a seat still has to make, or may make, by number: `Mat.due` counts them (TM-422).
DUE_FAVOUR: Final = 0
DUE_TOWN: Final = 1
#: A step on a cult of choice; two steps on one cult of choice.
DUE_STEP: Final = 2
DUE_TWO_STEPS: Final = 3
#: Bridges that may be built (Riverwalkers' stronghold).
DUE_BRIDGE: Final = 4
#: Workers that may become priests (Darklings' stronghold).
DUE_PRIEST: Final = 5
#: A power token for a point (Shapeshifters).
DUE_TOKEN: Final = 6
#: Priests gained that may unlock a terrain instead (Riverwalkers).
DUE_UNLOCK: Final = 7
#: Home terrain may be changed (Shapeshifters' shipyard).
DUE_TERRAIN: Final = 8
#: Ships that must be placed, that must be placed beside the shipyard, that may be placed.
DUE_SHIP: Final = 9
DUE_YARD_SHIP: Final = 10
DUE_SHIP_MAY: Final = 11
#: The one-off reward of favour tile m1.
DUE_REWARD: Final = 12
#: A step onto space 10 waits and keys are fewer: the cult has to be chosen (TM-423).
DUE_KEY: Final = 13
DUES: Final = 14


class Offer:
    """Power from a neighbour's building that a seat may accept (TM-112)."""

    __slots__ = ("able", "amount", "build", "builder", "trade")

    def __init__(self, builder: int, amount: int, build: int, able: bool, trade: bool) -> None:
        self.builder = builder
        self.amount = amount
        #: The number of the build, so that Cultists and Shapeshifters count their answers.
        self.build = build
        #: Could anything be gained when it was made? If not, to decline it refuses nothing (TM-394).
        self.able = able
        #: The power of a building traded with: it concerns nobody else (TM-222).
        self.trade = trade

    def key(self) -> list[int]:
        return [self.builder, self.amount, self.build, int(self.able), int(self.trade)]

    def __reduce__(self) -> tuple[type[Offer], tuple[int, int, int, bool, bool]]:
        return Offer, (self.builder, self.amount, self.build, self.able, self.trade)


class Build:
    """A building whose neighbours still have to answer; only kept where their answers bring the builder something."""

    __slots__ = ("accepted", "builder", "number", "open", "refused")

    def __init__(self, number: int, builder: int, open: int, accepted: bool, refused: bool) -> None:
        self.number = number
        self.builder = builder
        #: How many who could gain something have not answered yet.
        self.open = open
        self.accepted = accepted
        self.refused = refused

    def key(self) -> list[int]:
        return [self.number, self.builder, self.open, int(self.accepted), int(self.refused)]

    def __reduce__(self) -> tuple[type[Build], tuple[int, int, int, bool, bool]]:
        return Build, (self.number, self.builder, self.open, self.accepted, self.refused)


# How the spades of an action may be used.
#: One hex, with as many bought spades as one likes.
SPADES_ONE_HEX: Final = 0
#: Free spades: another hex only when the one before has become home terrain (TM-071, TM-219).
SPADES_IN_ORDER: Final = 1
#: Free spades on any hexes; nothing may be bought (TM-392).
SPADES_LOOSE: Final = 2
#: Free spades of the cult bonus: nothing may be bought or built (TM-140).
SPADES_CULT: Final = 3


class Digging:
    """The spades of the running action: how many are free, and what was done with those used."""

    __slots__ = ("barred", "bought", "down", "free", "hexes", "last", "may_build", "sandstorm", "skipped", "up", "way")

    def __init__(
        self,
        way: int,
        free: int = 0,
        last: int = -1,
        hexes: int = 0,
        up: int = 0,
        down: int = 0,
        bought: bool = False,
        may_build: bool = True,
        sandstorm: bool = False,
        skipped: int = -1,
        barred: int = 0,
    ) -> None:
        #: One of the four ways above.
        self.way = way
        self.free = free
        #: Of the free spades: those that may not be used on wasteland (TM-265).
        self.barred = barred
        #: The hex last worked on, -1 before the first.
        self.last = last
        #: All hexes worked on in this action, and those worked on forwards and backwards round the cycle, as sets.
        self.hexes = hexes
        self.up = up
        self.down = down
        #: Has a spade been bought in this action?
        self.bought = bought
        #: May a dwelling still be built in this action?
        self.may_build = may_build
        #: The Nomads' sandstorm has not been used yet.
        self.sandstorm = sandstorm
        #: The hex flown or tunnelled to, which was paid for already; -1 if none.
        self.skipped = skipped

    def key(self) -> list[int]:
        return [
            self.way,
            self.free,
            self.last,
            self.hexes,
            self.up,
            self.down,
            int(self.bought),
            int(self.may_build),
            int(self.sandstorm),
            self.skipped,
            self.barred,
        ]

    def __reduce__(self) -> tuple[type[Digging], tuple[int, int, int, int, int, int, bool, bool, bool, int, int]]:
        return Digging, (
            self.way,
            self.free,
            self.last,
            self.hexes,
            self.up,
            self.down,
            self.bought,
            self.may_build,
            self.sandstorm,
            self.skipped,
            self.barred,
        )


class Voyage:
    """A move action under way: where each ship is, how far it may still go, and what was traded (TM-199 to TM-210)."""

    __slots__ = (
        "barred",
        "building",
        "current",
        "entered",
        "left",
        "moved",
        "paid",
        "places",
        "returning",
        "spades",
        "trading",
        "visited",
    )

    def __init__(
        self,
        places: list[int],
        left: list[int],
        paid: list[bool],
        current: int = -1,
        moved: bool = False,
        trading: bool = False,
        entered: int = 0,
        visited: int = 0,
        returning: int = 0,
        spades: int = 0,
        barred: int = 0,
        building: bool = False,
    ) -> None:
        #: By ship: the cell, the spaces it may still move, and whether the extra power was paid for it.
        self.places = places
        self.left = left
        self.paid = paid
        #: The ship that moves now, -1 if none has begun. Ships move one after the other.
        self.current = current
        #: Has any ship moved at least one space (TM-358)?
        self.moved = moved
        #: All ships have moved, and trade has begun.
        self.trading = trading
        #: Buildings whose trade is still to come, and those traded with in this action, as sets.
        self.entered = entered
        self.visited = visited
        #: Ships that come back to the map instead of the reserve (TM-220).
        self.returning = returning
        #: Spades of strongholds traded with, and those of them barred from wasteland (TM-219, TM-265).
        self.spades = spades
        self.barred = barred
        #: A dwelling may be built after the trades, because a stronghold was among them (TM-218).
        self.building = building

    def key(self) -> list[int]:
        return [
            len(self.places),
            *self.places,
            *self.left,
            *[int(paid) for paid in self.paid],
            self.current,
            int(self.moved),
            int(self.trading),
            self.entered,
            self.visited,
            self.returning,
            self.spades,
            self.barred,
            int(self.building),
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Voyage, (
            self.places,
            self.left,
            self.paid,
            self.current,
            self.moved,
            self.trading,
            self.entered,
            self.visited,
            self.returning,
            self.spades,
            self.barred,
            self.building,
        )

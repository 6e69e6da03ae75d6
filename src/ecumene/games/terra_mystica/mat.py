"""A faction board with everything its player owns."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.fields import revive_piece, values_of
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica.factions import ANY_TERRAIN, FACTIONS, Faction
from ecumene.games.terra_mystica.pending import DUES, Offer
from ecumene.games.terra_mystica.points import SOURCES
from ecumene.games.terra_mystica.tiles import (
    BRIDGES_OWNED,
    CULTS,
    DWELLING,
    OWNED,
    REPLACES,
    TRADE_MARKERS,
)
from ecumene.parts.hexes import count


class Mat:
    """Buildings on the map are sets of cells; what is not on the map stands on the board."""

    __slots__ = (
        "bonus",
        "bowls",
        "bridges",
        "buildings",
        "coins",
        "cults",
        "due",
        "exchange",
        "faction",
        "favours",
        "kept",
        "keys",
        "known_reach",
        "known_settlements",
        "offers",
        "own",
        "passed",
        "points",
        "port",
        "priest_limit",
        "priests",
        "priests_sent",
        "reach_bridges",
        "reach_own",
        "reach_shipping",
        "ring",
        "settlements_bridges",
        "settlements_own",
        "settlements_rivers",
        "shipping",
        "ships",
        "skip",
        "terrain",
        "town_rivers",
        "towned",
        "towns",
        "traded",
        "unlocked",
        "used",
        "vp",
        "waiting",
        "workers",
    )

    #: Kept for speed: it follows from the rest.
    DERIVED: ClassVar[tuple[str, ...]] = ("own", "vp")
    #: Worked out again when it is asked for.
    UNPICKLED: ClassVar[tuple[str, ...]] = (
        "known_reach",
        "known_settlements",
        "reach_bridges",
        "reach_own",
        "reach_shipping",
        "settlements_bridges",
        "settlements_own",
        "settlements_rivers",
    )

    def __init__(self, like: Mat | None = None) -> None:
        """An empty board, or one like another: lists and bowls are never changed but replaced, so both share them."""
        if like is None:
            #: The faction's number, -1 until chosen.
            self.faction: int = -1
            #: Home terrain; -1 until a variable faction has chosen.
            self.terrain: int = ANY_TERRAIN
            #: The starting terrain of an ice or volcano faction, -1 for all others.
            self.ring: int = -1
            self.coins: int = 0
            self.workers: int = 0
            self.priests: int = 0
            self.bowls: Bowls = Bowls()
            #: Positions on the cult tracks.
            self.cults: list[int] = [0] * len(CULTS)
            self.keys: int = 0
            #: Cults whose marker stopped at 9 for want of a key in the running turn, as a set (TM-134).
            self.waiting: int = 0
            #: Priests the player may own: those sent to cult orders are gone (TM-101).
            self.priest_limit: int = 0
            self.priests_sent: int = 0
            self.shipping: int = 0
            self.exchange: int = 0
            #: Carpet flight and tunnelling: the distance, or with Merchants the position on the range tile.
            self.skip: int = 0
            #: By building: the cells where it stands; and all of them together.
            self.buildings: list[int] = [0] * len(OWNED)
            self.own: int = 0
            #: Bridges not built yet.
            self.bridges: int = BRIDGES_OWNED
            #: Cells that belong to a town; what hangs together with them belongs to it too (TM-125).
            self.towned: int = 0
            #: River cells across which a town was founded, as a set (TM-127).
            self.town_rivers: int = 0
            #: Town tiles, by number in the order in which they were taken; favour tiles as a set.
            self.towns: list[int] = []
            self.favours: int = 0
            #: The bonus tile held, -1 for none.
            self.bonus: int = -1
            self.passed: bool = False
            #: Special actions used this round, by their numbers in `moves`, as a set.
            self.used: int = 0
            #: Terrains a Riverwalker has unlocked, as a set; and whether a priest was ever kept instead.
            self.unlocked: int = 0
            self.kept: bool = False
            #: Choices still open, how many of each kind (`pending`).
            self.due: list[int] = [0] * DUES
            #: Offers of power not answered yet, the oldest first.
            self.offers: list[Offer] = []
            # Merchants of the Seas
            #: The cell of the port or warehouse, -1 while it is not on the map.
            self.port: int = -1
            #: Where the ships or merchants on the map are, in order.
            self.ships: list[int] = []
            #: Cells traded with, as a set.
            self.traded: int = 0
            #: Points by source, and all of them.
            self.points: list[int] = [0] * len(SOURCES)
            self.vp: int = 0
            #: Reach and settlements as they were worked out last, and from what.
            self.known_reach: int = 0
            self.reach_own: int = -1
            self.reach_shipping: int = 0
            self.reach_bridges: int = 0
            self.known_settlements: list[int] = []
            self.settlements_own: int = -1
            self.settlements_bridges: int = 0
            self.settlements_rivers: int = 0
        else:
            self.faction = like.faction
            self.terrain = like.terrain
            self.ring = like.ring
            self.coins = like.coins
            self.workers = like.workers
            self.priests = like.priests
            self.bowls = like.bowls
            self.cults = like.cults
            self.keys = like.keys
            self.waiting = like.waiting
            self.priest_limit = like.priest_limit
            self.priests_sent = like.priests_sent
            self.shipping = like.shipping
            self.exchange = like.exchange
            self.skip = like.skip
            self.buildings = like.buildings
            self.own = like.own
            self.bridges = like.bridges
            self.towned = like.towned
            self.town_rivers = like.town_rivers
            self.towns = like.towns
            self.favours = like.favours
            self.bonus = like.bonus
            self.passed = like.passed
            self.used = like.used
            self.unlocked = like.unlocked
            self.kept = like.kept
            self.due = like.due
            self.offers = like.offers
            self.port = like.port
            self.ships = like.ships
            self.traded = like.traded
            self.points = like.points
            self.vp = like.vp
            self.known_reach = like.known_reach
            self.reach_own = like.reach_own
            self.reach_shipping = like.reach_shipping
            self.reach_bridges = like.reach_bridges
            self.known_settlements = like.known_settlements
            self.settlements_own = like.settlements_own
            self.settlements_bridges = like.settlements_bridges
            self.settlements_rivers = like.settlements_rivers

    @property
    def kind(self) -> Faction:
        return FACTIONS[self.faction]

    def built(self, building: int) -> int:
        """How many of a kind stand on the map."""
        return count(self.buildings[building])

    def left(self, building: int) -> int:
        """How many of a kind are left on the board (TM-278)."""
        return OWNED[building] - count(self.buildings[building])

    def has(self, building: int) -> bool:
        return self.buildings[building] != 0

    def holds(self, favour: int) -> bool:
        """Does it own the favour tile of this number?"""
        return bool(self.favours >> favour & 1)

    def building_at(self, cell: int) -> int:
        """The kind of the own building on a cell, or -1."""
        if self.own >> cell & 1:
            for building, cells in enumerate(self.buildings):
                if cells >> cell & 1:
                    return building
        return -1

    def value(self, cells: int) -> int:
        """The power value of the own buildings on some cells (TM-113)."""
        total = 0
        values = self.kind.values
        for building, where in enumerate(self.buildings):
            if where & cells:
                total += values[building] * count(where & cells)
        return total

    def put(self, building: int, cell: int) -> None:
        """A building goes to the map, in the place of the one that it replaces."""
        buildings = self.buildings[:]
        if building != DWELLING:
            buildings[REPLACES[building]] &= ~(1 << cell)
        buildings[building] |= 1 << cell
        self.buildings = buildings
        self.own |= 1 << cell

    def score(self, source: int, points: int) -> None:
        self.points = self.points[:]
        self.points[source] += points
        self.vp += points

    def owe(self, due: int, times: int = 1) -> None:
        """Note a choice still to be made."""
        self.due = self.due[:]
        self.due[due] += times

    def settle(self, due: int, times: int = 1) -> None:
        """A choice was made."""
        self.due = self.due[:]
        self.due[due] -= times

    def drop(self, due: int) -> None:
        """Choices of a kind are given up."""
        if self.due[due]:
            self.due = self.due[:]
            self.due[due] = 0

    @property
    def markers_left(self) -> int:
        """Trade markers in the reserve (TM-213)."""
        return TRADE_MARKERS - count(self.traded)

    def copy(self) -> Mat:
        return Mat(self)

    def key(self) -> list[int]:
        numbers = [
            self.faction,
            self.terrain,
            self.ring,
            self.coins,
            self.workers,
            self.priests,
            self.bowls.one,
            self.bowls.two,
            self.bowls.three,
            self.keys,
            self.waiting,
            self.priest_limit,
            self.priests_sent,
            self.shipping,
            self.exchange,
            self.skip,
            self.bridges,
            self.towned,
            self.town_rivers,
            self.favours,
            self.bonus,
            int(self.passed),
            self.used,
            self.unlocked,
            int(self.kept),
            self.port,
            self.traded,
            *self.cults,
            *self.buildings,
            *self.due,
            *self.points,
            len(self.towns),
            *self.towns,
            len(self.ships),
            *self.ships,
            len(self.offers),
        ]
        for offer in self.offers:
            numbers += offer.key()
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (Mat, values_of(self))

"""Economy cards: how caravans move (CV-075 to CV-083, CV-365 to CV-367)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen, without_bit
from ecumene.games.civ_new_dawn.cities import start_cities
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, NAMES
from ecumene.games.civ_new_dawn.exploring import NOTHING_MORE, can_explore_from, explore, grow
from ecumene.games.civ_new_dawn.figures import explore_move, figure_named, refuse_exploring
from ecumene.games.civ_new_dawn.moves import CARAVAN, CHANGE, ENDS, EXPLORE, ON_CARD, SPEND, WATER, CivMove
from ecumene.games.civ_new_dawn.pieces import barbarian_at, remove_barbarian, space_name
from ecumene.games.civ_new_dawn.placing import difficulty
from ecumene.games.civ_new_dawn.player import ON_CARD as LIES_ON_CARD
from ecumene.games.civ_new_dawn.state import NONE, SEAT_BITS, State
from ecumene.games.civ_new_dawn.supply import gain_resource, pay_resource, spend, spendable
from ecumene.games.civ_new_dawn.tables.focus_cards import (
    CURRENCY,
    CURRENCY_BASE,
    FOCUS,
    SHIPBUILDING,
    STEAM_POWER,
)
from ecumene.games.civ_new_dawn.tables.leaders import INDONESIA, ROME
from ecumene.games.civ_new_dawn.tables.wonders import COLOSSUS
from ecumene.games.civ_new_dawn.trading import trade_at_city, trade_at_state
from ecumene.games.civ_new_dawn.vocabulary import ALL_RESOURCES
from ecumene.games.civ_new_dawn.vocabulary import WATER as WATER_TERRAIN

COLOSSUS_SPACES: Final = 6
NONE_MOVING: Final = -1
#: More than a player ever has, as bits.
ALL_CARAVANS: Final = 255


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    pool = COLOSSUS_SPACES if game.controls(seat, COLOSSUS) else 0
    game.push(ThenEconomy(-1, seat, card))
    # Caravans that a new card adds meanwhile wait until it is resolved itself (CV-463).
    waiting = ALL_CARAVANS & ~((1 << len(game.players[seat].caravans)) - 1)
    game.push(MoveCaravans(seat, strand, number, card, 0, pool, waiting, NONE_MOVING, 0, 0, 0, 0))


class Way:
    """The rules of one movement of caravans: the slot, water, and what the card allows."""

    __slots__ = ("clears", "jongs", "limit", "seat", "water")

    def __init__(self, game: State, seat: int, number: int, card: int) -> None:
        self.seat = seat
        self.limit = number
        self.jongs: bool = game.players[seat].leader == INDONESIA
        self.water: bool = FOCUS[card].water or self.jongs
        self.clears: bool = card in (CURRENCY, CURRENCY_BASE)


# What entering a space means for a caravan.
CLOSED: Final = 0
OPEN: Final = 1
LAST: Final = 2


def entering(game: State, way: Way, space: int) -> int:
    """May a caravan enter, and does its movement end there (CV-079 to CV-083, CV-454)?"""
    land = game.land
    if land.terrain[space] == WATER_TERRAIN:
        if not way.water:
            return CLOSED
    elif land.difficulty[space] > way.limit and difficulty(game, way.seat, space) > way.limit:
        return CLOSED
    ends = OPEN
    if space in game.barbarians:
        if not way.clears:
            return CLOSED
        ends = LAST
    city = game.cities[space] & SEAT_BITS
    if city and city != way.seat + 1:
        return CLOSED if space in game.reached else LAST
    if game.states[space] != NONE and not game.is_borrowed(way.seat, space):
        return CLOSED if space in game.reached else LAST
    return ends


def water_edge(game: State) -> list[int]:
    """Water spaces on the edge of the map, which the Jongs of Indonesia join."""
    land = game.land
    return [space for space in range(land.size) if land.terrain[space] == WATER_TERRAIN and land.on_edge(space)]


def caravan_reach(game: State, way: Way, starts: list[int], budget: int, from_card: bool = False) -> dict[int, int]:
    """The spaces a caravan can enter within the budget, with the steps it needs; 0 for where it already is.

    A caravan that leaves its card may also come to stand in one of the cities that it can start from.
    """
    land = game.land
    steps: dict[int, int] = dict.fromkeys(starts, 0)
    front = starts
    edge: list[int] = water_edge(game) if way.jongs else []
    count = 0
    while front and count < budget:
        count += 1
        following: list[int] = []
        for space in front:
            around = land.near[space]
            if edge and space in edge:
                around = [*around, *edge]
            for other in around:
                if other in steps:
                    continue
                what = entering(game, way, other)
                if what == CLOSED:
                    continue
                steps[other] = count
                if what == OPEN:
                    following.append(other)
        front = following
    if from_card:
        home = {start: steps_back(game, way, start, steps, starts, budget) for start in starts}
        steps.update(home)
    return steps


def steps_back(game: State, way: Way, home: int, steps: dict[int, int], starts: list[int], budget: int) -> int:
    """Steps to a city that a caravan could also have started from; 0 if it is out of reach."""
    best = budget + 1
    if entering(game, way, home) == CLOSED:
        return 0
    for other in game.land.near[home]:
        # Another such city next to it is where the caravan set out.
        cost = 1 if other in starts else steps.get(other, budget) + 1
        if cost < best and entering(game, way, other) == OPEN:
            best = cost
    return best if best <= budget else 0


def caravan_starts(game: State, seat: int) -> list[int]:
    """Where a caravan leaves the card: Rome's from any own city (CV-077)."""
    return game.cities_of(seat) if game.players[seat].leader == ROME else start_cities(game, seat)


class MoveCaravans(Ask):
    """Which caravan moves, and where to? It may stop to explore and go on (CV-365, CV-429)."""

    __slots__ = (
        "at",
        "card",
        "current",
        "explored",
        "extra",
        "moved",
        "number",
        "pool",
        "strand",
        "used",
        "watered",
    )

    name: ClassVar[str] = "move-caravans"
    rule: ClassVar[str] = "CV-076"

    def __init__(
        self,
        seat: int,
        strand: int,
        number: int,
        card: int,
        extra: int,
        pool: int,
        moved: int,
        current: int,
        at: int,
        used: int,
        explored: int,
        watered: int,
    ) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card
        #: Spaces that spent tokens add for every caravan that has not finished; spaces left of the Colossus.
        self.extra = extra
        self.pool = pool
        #: Caravans that have finished or wait, as bits; the one that has stopped on its way, or NONE_MOVING, and where.
        self.moved = moved
        self.current = current
        self.at = at
        #: Spaces it has used, whether it has explored, and whether Shipbuilding's water was laid.
        self.used = used
        self.explored = explored
        self.watered = watered

    def args(self) -> tuple[int, ...]:
        return (
            *(self.strand, self.number, self.card, self.extra, self.pool, self.moved),
            *(self.current, self.at, self.used, self.explored, self.watered),
        )

    def changed(
        self, extra: int, moved: int, pool: int, current: int, at: int, used: int, explored: int
    ) -> MoveCaravans:
        """The same with other figures."""
        return MoveCaravans(
            self.seat,
            self.strand,
            self.number,
            self.card,
            extra,
            pool,
            moved,
            current,
            at,
            used,
            explored,
            self.watered,
        )

    def with_water_laid(self) -> MoveCaravans:
        """The same after Shipbuilding's water token was used."""
        return MoveCaravans(
            *(self.seat, self.strand, self.number, self.card, self.extra, self.pool, self.moved),
            *(self.current, self.at, self.used, self.explored, 1),
        )

    def without_figure(self, index: int) -> MoveCaravans:
        """The same after a figure was taken off."""
        current = self.current - 1 if self.current > index else NONE_MOVING if self.current == index else self.current
        return MoveCaravans(
            *(self.seat, self.strand, self.number, self.card, self.extra, self.pool, without_bit(self.moved, index)),
            *(current, self.at, self.used, self.explored, self.watered),
        )

    def budget(self) -> int:
        return FOCUS[self.card].move + self.extra + self.pool

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        way = Way(game, self.seat, self.number, self.card)
        positions = game.land.positions
        caravans = game.players[self.seat].caravans
        if self.current >= 0:
            left = self.budget() - self.used
            name = ON_CARD if caravans[self.current] == LIES_ON_CARD else positions[self.at]
            if left > 0:
                on_card = caravans[self.current] == LIES_ON_CARD
                for space, steps in caravan_reach(game, way, [self.at], left, on_card).items():
                    if steps:
                        found.append(CivMove(CARAVAN, name, positions[space]))
                if not self.explored and can_explore_from(game, self.at):
                    found.append(explore_move(name, positions[self.at]))
        else:
            done: list[int] = []
            for index, space in enumerate(caravans):
                if self.moved >> index & 1 or space in done:
                    continue
                done.append(space)
                starts = caravan_starts(game, self.seat) if space == LIES_ON_CARD else [space]
                name = ON_CARD if space == LIES_ON_CARD else positions[space]
                budget = self.budget()
                for other, steps in caravan_reach(game, way, starts, budget, space == LIES_ON_CARD).items():
                    if steps:
                        found.append(CivMove(CARAVAN, name, positions[other]))
                if budget > 0:
                    for start in starts:
                        if can_explore_from(game, start):
                            found.append(explore_move(name, positions[start]))
        return [*found, *spendable(game, self.seat, self.strand), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == SPEND:
            return Refusal("CV-048", "nothing-to-spend")
        if move.verb == EXPLORE:
            return refuse_exploring(game, move, self.explored)
        if move.verb != CARAVAN:
            return super().why_not(game, move)
        space = game.land.at[move.b]
        if space < 0:
            return Refusal("CV-013", "no-space")
        way = Way(game, self.seat, self.number, self.card)
        name = NAMES[move.b]
        if game.land.terrain[space] == WATER_TERRAIN and not way.water:
            return Refusal("CV-079", "space-is-water", {"space": name})
        needed = difficulty(game, self.seat, space)
        if needed > self.number:
            return Refusal("CV-079", "too-difficult", {"space": name, "difficulty": needed, "slot": self.number})
        if space in game.barbarians and not way.clears:
            return Refusal("CV-080", "barbarian-there", {"space": name})
        if space in game.reached:
            return Refusal("CV-083", "already-reached", {"space": name})
        return Refusal("CV-076", "too-far", {"space": name, "spaces": self.budget() - self.used})

    def index_of(self, game: State, name: int) -> int:
        """The caravan that a move names."""
        if self.current >= 0:
            return self.current
        return figure_named(game, game.players[self.seat].caravans, self.moved, name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            game.push(
                self.changed(self.extra + 1, self.moved, self.pool, self.current, self.at, self.used, self.explored)
            )
            spend(game, self.seat, self.strand, move.a, events)
        elif move.verb == EXPLORE:
            self.take_explore(game, move, events)
        elif move.verb == CARAVAN:
            self.take_move(game, move, events)
        elif self.current >= 0:
            game.push(self.finished(game, self.current, self.used))

    def finished(self, game: State, index: int, used: int) -> MoveCaravans:
        """The caravan's move is over; what it used beyond its own spaces comes from the Colossus."""
        beyond = max(0, used - FOCUS[self.card].move - self.extra)
        return self.changed(self.extra, self.moved | 1 << index, self.pool - beyond, NONE_MOVING, 0, 0, 0)

    def take_explore(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = self.index_of(game, move.a)
        space = game.land.at[move.b or move.a]
        step = self.changed(self.extra, self.moved, self.pool, index, space, self.used + 1, 1)
        if self.card == SHIPBUILDING and not self.watered:
            game.push(LayWater(self.seat, space, step))
            return
        game.push(step)
        explore(game, self.seat, space, NOTHING_MORE, events)

    def take_move(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = self.index_of(game, move.a)
        space = game.land.at[move.b]
        way = Way(game, self.seat, self.number, self.card)
        caravans = game.players[self.seat].caravans
        if self.current >= 0:
            starts = [self.at]
        elif caravans[index] == LIES_ON_CARD:
            starts = caravan_starts(game, self.seat)
        else:
            starts = [caravans[index]]
        on_card = caravans[index] == LIES_ON_CARD
        used = self.used + caravan_reach(game, way, starts, self.budget() - self.used, on_card)[space]
        game.own(self.seat).caravans[index] = space
        if events is not None:
            events.append(Event("moved-caravan", self.seat, "CV-076", {"space": space_name(game, space)}))
        ends = entering(game, way, space) == LAST
        letter = barbarian_at(game, space)
        if letter >= 0:
            remove_barbarian(game, letter, self.seat, events, "CV-456")
        city = game.city_owner(space)
        if city >= 0 and city != self.seat:
            game.push(self.finished(game, index, used))
            trade_at_city(game, self.seat, index, space, self.card, events)
        elif game.states[space] != NONE and not game.is_borrowed(self.seat, space):
            game.push(self.finished(game, index, used))
            trade_at_state(game, self.seat, index, space, self.card, events)
        elif ends or self.is_over(game, space, used):
            game.push(self.finished(game, index, used))
        else:
            game.push(self.changed(self.extra, self.moved, self.pool, index, space, used, self.explored))

    def is_over(self, game: State, space: int, used: int) -> bool:
        """Nothing is left to do for a caravan that stopped there: it could have gone further at once."""
        if self.explored or not can_explore_from(game, space):
            return True
        return used >= self.budget() and not spendable(game, self.seat, self.strand)


class LayWater(Ask):
    """Shipbuilding: is a water token laid next to the caravan before it explores?"""

    __slots__ = ("march", "space")

    name: ClassVar[str] = "lay-water"
    rule: ClassVar[str] = "CV-031"

    def __init__(self, seat: int, space: int, march: MoveCaravans) -> None:
        super().__init__(seat)
        self.space = space
        #: How the caravans go on afterwards.
        self.march = march

    def args(self) -> tuple[int, ...]:
        return (self.space, *self.march.args())

    def options(self, game: State) -> list[Move]:
        land = game.land
        free = [
            land.positions[self.space] + step for step in DIRECTIONS if land.at[land.positions[self.space] + step] < 0
        ]
        # The caravan must still stand on an edge space afterwards.
        return [*[CivMove(WATER, position) for position in sorted(free) if len(free) > 1], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        march = self.march
        if move.verb == WATER:
            march = march.with_water_laid()
            grow(game, game.land.with_water([move.a]))
            if events is not None:
                events.append(Event("laid-water", self.seat, "CV-031", {"space": NAMES[move.a]}))
            game.marks_changed(events)
        game.push(march)
        explore(game, self.seat, self.space, NOTHING_MORE, events)

    def __reduce__(self) -> tuple[type[LayWater], tuple[object, ...]]:
        return LayWater, (self.seat, self.space, self.march)


class ThenEconomy(Happen):
    """Steam Power: a resource may be exchanged after the caravans."""

    name: ClassVar[str] = "then-economy"

    def run(self, game: State, events: list[Event] | None) -> None:
        if self.numbers[0] == STEAM_POWER:
            game.push(ExchangeResource(self.about))


class ExchangeResource(Ask):
    """Steam Power: is a resource exchanged for one of another type?"""

    __slots__ = ()

    name: ClassVar[str] = "exchange-resource"
    rule: ClassVar[str] = "CV-345"

    def options(self, game: State) -> list[Move]:
        held = game.players[self.seat].resources
        found = [
            CivMove(CHANGE, one, other)
            for one in range(ALL_RESOURCES)
            if held[one] > 0
            for other in range(ALL_RESOURCES)
            if other != one and game.resource_supply[other] > 0
        ]
        return [*found, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == CHANGE:
            pay_resource(game, self.seat, move.a)
            gain_resource(game, self.seat, move.b, events)

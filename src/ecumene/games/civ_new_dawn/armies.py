"""Military cards: how armies move (CV-239 to CV-249, CV-412 to CV-416, CV-490, CV-491, CV-504)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, without_bit
from ecumene.games.civ_new_dawn.cities import start_cities
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.exploring import NOTHING_MORE, can_explore_from, explore
from ecumene.games.civ_new_dawn.figures import explore_move, figure_named, refuse_exploring
from ecumene.games.civ_new_dawn.moves import (
    ARMY,
    ATTACK,
    BARBARIAN_TARGET,
    CARAVAN_TARGET,
    CITY_STATE_TARGET,
    ENDS,
    EXPLORE,
    ON_CARD,
    TOKEN_TARGET,
    CivMove,
)
from ecumene.games.civ_new_dawn.pieces import space_name
from ecumene.games.civ_new_dawn.placing import difficulty
from ecumene.games.civ_new_dawn.player import ON_CARD as LIES_ON_CARD
from ecumene.games.civ_new_dawn.state import NONE, REINFORCED, SEAT_BITS, State
from ecumene.games.civ_new_dawn.tables.focus_cards import FLIGHT, FOCUS, MASS_PRODUCTION
from ecumene.games.civ_new_dawn.tables.leaders import INDONESIA
from ecumene.games.civ_new_dawn.tables.places import AKKAD
from ecumene.games.civ_new_dawn.tables.wonders import PENTAGON
from ecumene.games.civ_new_dawn.targets import all_targets, allowed_targets
from ecumene.games.civ_new_dawn.vocabulary import WATER

#: "Any number of spaces" (CV-519).
ANY_NUMBER: Final = 60
NONE_MOVING: Final = -1
NOWHERE: Final = -1
# Whether the army has explored in this move, and whether it has made no step yet.
EXPLORED: Final = 1
EXPLORED_AT_START: Final = 2


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    game.push(MoveArmies(seat, strand, number, card, 0, NONE_MOVING, 0, 0, 0, NOWHERE, 0))


def movement(game: State, seat: int, card: int) -> int:
    return ANY_NUMBER if game.controls(seat, PENTAGON) else FOCUS[card].move


def may_enter(game: State, seat: int, number: int, card: int, space: int) -> bool:
    """Terrain alone: water and difficulty (CV-244)."""
    land = game.land
    if land.terrain[space] == WATER:
        return FOCUS[card].water or game.players[seat].leader == INDONESIA
    return land.difficulty[space] <= number or difficulty(game, seat, space) <= number


def is_hostile(game: State, seat: int, space: int) -> bool:
    """Something to attack is there (CV-246, CV-247)."""
    if space in game.barbarians:
        return True
    owner = (game.tokens[space] | game.cities[space]) & SEAT_BITS
    if owner and owner != seat + 1:
        return True
    if game.states[space] != NONE and not game.is_borrowed(seat, space):
        return True
    if not owner and space in game.land.forts:
        return True
    return game.rival_figure(seat, space)


def is_passable(game: State, seat: int, card: int, space: int) -> bool:
    """May an army pass everything hostile there (Akkad, Flight)?"""
    akkad = bool(game.players[seat].envoys >> AKKAD & 1)
    flight = card == FLIGHT
    if not akkad and not flight:
        return False
    for kind, owner in all_targets(game, seat, space):
        if kind == TOKEN_TARGET:
            if not (akkad or (flight and not game.tokens[space] & REINFORCED)):
                return False
        elif kind not in (CARAVAN_TARGET, BARBARIAN_TARGET, CITY_STATE_TARGET) or not flight:
            return False
        assert owner >= -1
    return True


def free_reach(
    game: State, seat: int, number: int, card: int, starts: list[int], budget: int, from_card: bool = False
) -> dict[int, int]:
    """Spaces without anything to attack that an army can reach, with the steps it needs; 0 for where it already is.

    An army that leaves its card may also come to stand in one of the cities that it can start from.
    """
    near = game.land.near
    steps: dict[int, int] = dict.fromkeys(starts, 0)
    front = starts
    count = 0
    while front and count < budget:
        count += 1
        following: list[int] = []
        for space in front:
            for other in near[space]:
                if other in steps or not may_enter(game, seat, number, card, other):
                    continue
                if is_hostile(game, seat, other):
                    continue
                steps[other] = count
                following.append(other)
        front = following
    if from_card:
        home: dict[int, int] = {}
        for start in starts:
            best = budget + 1
            if may_enter(game, seat, number, card, start) and not is_hostile(game, seat, start):
                for other in near[start]:
                    # Another such city next to it is where the army set out.
                    best = min(best, 1 if other in starts else steps.get(other, budget) + 1)
            home[start] = best if best <= budget else 0
        steps.update(home)
    return steps


class MoveArmies(Ask):
    """Which army moves, and where to? It stops before a fight, to explore, or while it passes through (CV-241)."""

    __slots__ = (
        "at",
        "card",
        "current",
        "explored",
        "last_free",
        "moved",
        "number",
        "redeployed",
        "strand",
        "used",
    )

    name: ClassVar[str] = "move-armies"
    rule: ClassVar[str] = "CV-242"

    def __init__(
        self,
        seat: int,
        strand: int,
        number: int,
        card: int,
        moved: int,
        current: int,
        at: int,
        used: int,
        explored: int,
        last_free: int,
        redeployed: int,
    ) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card
        #: Armies that have finished, as bits; the one that has stopped on its way, or NONE_MOVING, and where.
        self.moved = moved
        self.current = current
        self.at = at
        #: Spaces it has used, whether it has explored, and the space it would retreat to.
        self.used = used
        self.explored = explored
        self.last_free = last_free
        #: Mass Production let a defeated army move again.
        self.redeployed = redeployed

    def args(self) -> tuple[int, ...]:
        return (
            *(self.strand, self.number, self.card, self.moved, self.current, self.at),
            *(self.used, self.explored, self.last_free, self.redeployed),
        )

    def stopped(self, current: int, at: int, used: int, explored: int, last_free: int) -> MoveArmies:
        """The same with an army on its way."""
        return MoveArmies(
            *(self.seat, self.strand, self.number, self.card, self.moved, current, at, used, explored, last_free),
            self.redeployed,
        )

    def without(self, army: int) -> MoveArmies:
        """The move of an army is over."""
        return MoveArmies(
            *(self.seat, self.strand, self.number, self.card, self.moved | 1 << army, NONE_MOVING, 0, 0, 0, NOWHERE),
            self.redeployed,
        )

    def without_figure(self, index: int) -> MoveArmies:
        """The same after a figure was taken off."""
        current = self.current - 1 if self.current > index else NONE_MOVING if self.current == index else self.current
        return MoveArmies(
            *(self.seat, self.strand, self.number, self.card, without_bit(self.moved, index), current, self.at),
            *(self.used, self.explored, self.last_free, self.redeployed),
        )

    def may_redeploy(self) -> bool:
        """Does Mass Production let a defeated army set out again?"""
        return self.card == MASS_PRODUCTION and not self.redeployed

    def redeploy(self, army: int) -> MoveArmies:
        """A defeated army may move once more, from its card."""
        return MoveArmies(
            *(self.seat, self.strand, self.number, self.card, self.moved & ~(1 << army), NONE_MOVING, 0, 0, 0, NOWHERE),
            1,
        )

    def anew(self, army: int) -> MoveArmies:
        """The army may make a new move."""
        return MoveArmies(
            *(self.seat, self.strand, self.number, self.card, self.moved & ~(1 << army), NONE_MOVING, 0, 0, 0, NOWHERE),
            self.redeployed,
        )

    def entries(self, game: State, space: int) -> list[int]:
        """Neighbouring spaces with something to attack that an army may enter from there."""
        found: list[int] = []
        for other in game.land.near[space]:
            if not may_enter(game, self.seat, self.number, self.card, other) or not is_hostile(game, self.seat, other):
                continue
            if allowed_targets(game, self.seat, other):
                found.append(other)
        return found

    def destinations(self, game: State, starts: list[int], left: int, from_card: bool = False) -> list[int]:
        """Where it can go without a fight; Antananarivo only to pass through (CV-491)."""
        reach = free_reach(game, self.seat, self.number, self.card, starts, left, from_card)
        return [
            space
            for space, steps in reach.items()
            if steps and not (steps == left and game.is_borrowed(self.seat, space))
        ]

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        armies = game.players[self.seat].armies
        found: list[Move] = []
        budget = movement(game, self.seat, self.card)
        if self.current >= 0:
            left = budget - self.used
            on_card = armies[self.current] == LIES_ON_CARD
            name = ON_CARD if on_card else positions[self.at]
            if left > 0:
                found += [
                    CivMove(ARMY, name, positions[space]) for space in self.destinations(game, [self.at], left, on_card)
                ]
                found += [CivMove(ARMY, name, positions[space]) for space in self.entries(game, self.at)]
                if not self.explored and can_explore_from(game, self.at):
                    found.append(explore_move(name, positions[self.at]))
            if self.may_stop(game):
                found.append(ENDS)
            return found or [ENDS]
        done: list[int] = []
        for index, space in enumerate(armies):
            if self.moved >> index & 1 or space in done or budget == 0:
                continue
            done.append(space)
            on_card = space == LIES_ON_CARD
            starts = start_cities(game, self.seat) if on_card else [space]
            name = ON_CARD if on_card else positions[space]
            found += [
                CivMove(ARMY, name, positions[other]) for other in self.destinations(game, starts, budget, on_card)
            ]
            for start in starts:
                for other in self.entries(game, start):
                    found.append(CivMove(ARMY, name, positions[other], positions[start] if on_card else 0))
                if can_explore_from(game, start):
                    found.append(explore_move(name, positions[start]))
        found.append(ENDS)
        return found

    def may_stop(self, game: State) -> bool:
        """An army may stop where nothing is to be attacked, or attack what it was about to pass."""
        if self.explored == EXPLORED_AT_START:
            return True
        if is_hostile(game, self.seat, self.at):
            return bool(allowed_targets(game, self.seat, self.at))
        return not game.is_borrowed(self.seat, self.at)

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == EXPLORE:
            return refuse_exploring(game, move, self.explored)
        if move.verb == ATTACK:
            return Refusal("CV-254", "attack-by-moving")
        if move.verb != ARMY:
            return super().why_not(game, move)
        space = game.land.at[move.b]
        if space < 0:
            return Refusal("CV-013", "no-space")
        name = NAMES[move.b]
        if game.land.terrain[space] == WATER and not may_enter(game, self.seat, self.number, self.card, space):
            return Refusal("CV-244", "space-is-water", {"space": name})
        needed = difficulty(game, self.seat, space)
        if needed > self.number and game.land.terrain[space] != WATER:
            return Refusal("CV-244", "too-difficult", {"space": name, "difficulty": needed, "slot": self.number})
        if is_hostile(game, self.seat, space):
            if not allowed_targets(game, self.seat, space):
                return Refusal("CV-416", "pact-forbids", {"space": name})
            return Refusal("CV-246", "attack-from-next-space", {"space": name})
        left = movement(game, self.seat, self.card) - self.used
        return Refusal("CV-242", "too-far", {"space": name, "spaces": left})

    def index_of(self, game: State, name: int) -> int:
        """The army that a move names."""
        if self.current >= 0:
            return self.current
        return figure_named(game, game.players[self.seat].armies, self.moved, name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == ARMY:
            self.take_move(game, move, events)
        elif move.verb == EXPLORE:
            army = self.index_of(game, move.a)
            space = game.land.at[move.b or move.a]
            free = self.last_free if self.current >= 0 else self.first_free(game, space)
            explored = EXPLORED if self.current >= 0 else EXPLORED_AT_START
            game.push(self.stopped(army, space, self.used + 1, explored, free))
            explore(game, self.seat, space, NOTHING_MORE, events)
        elif self.current >= 0:
            self.stop(game, events)

    def first_free(self, game: State, space: int) -> int:
        """A retreat leads to the space it set out from, unless something to attack is there (CV-277, CV-459)."""
        return NOWHERE if is_hostile(game, self.seat, space) else space

    def stop(self, game: State, events: list[Event] | None) -> None:
        """The army goes no further: it attacks what it was passing, or leaves Antananarivo."""
        entered = self.explored != EXPLORED_AT_START
        if entered and is_hostile(game, self.seat, self.at):
            game.start_attack(self, self.current, self.at, self.last_free, events)
        elif entered and game.is_borrowed(self.seat, self.at):
            game.own(self.seat).armies[self.current] = self.last_free if self.last_free >= 0 else LIES_ON_CARD
            game.push(self.without(self.current))
        else:
            game.push(self.without(self.current))

    def take_move(self, game: State, move: Move, events: list[Event] | None) -> None:
        army = self.index_of(game, move.a)
        space = game.land.at[move.b]
        armies = game.players[self.seat].armies
        if self.current >= 0:
            starts = [self.at]
            free = self.last_free
        elif armies[army] == LIES_ON_CARD:
            starts = [game.land.at[move.c]] if move.c else start_cities(game, self.seat)
            free = starts[0] if move.c else NOWHERE
        else:
            starts = [armies[army]]
            free = self.first_free(game, armies[army])
        from_card = armies[army] == LIES_ON_CARD
        game.own(self.seat).armies[army] = space
        if events is not None:
            events.append(Event("moved-army", self.seat, "CV-242", {"space": space_name(game, space)}))
        budget = movement(game, self.seat, self.card)
        if is_hostile(game, self.seat, space):
            used = self.used + 1
            passing = self.stopped(army, space, used, int(self.explored > 0), free)
            if used < budget and is_passable(game, self.seat, self.card, space) and passing.can_go_on(game):
                game.push(passing)
            else:
                game.start_attack(self, army, space, free, events)
            return
        left = budget - self.used
        reach = free_reach(game, self.seat, self.number, self.card, starts, left, from_card)
        used = self.used + reach[space]
        borrowed = game.is_borrowed(self.seat, space)
        following = self.stopped(army, space, used, int(self.explored > 0), free if borrowed else space)
        if borrowed or (used < budget and following.has_more(game)):
            game.push(following)
        else:
            game.push(self.without(army))

    def has_more(self, game: State) -> bool:
        """Is there a reason to stop here: something to attack next to it, or something to explore?"""
        return bool(self.entries(game, self.at)) or (not self.explored and can_explore_from(game, self.at))

    def can_go_on(self, game: State) -> bool:
        """Can an army that passes something leave the space again?"""
        left = movement(game, self.seat, self.card) - self.used
        if self.destinations(game, [self.at], left) or self.entries(game, self.at):
            return True
        may_attack = bool(allowed_targets(game, self.seat, self.at))
        return may_attack and not self.explored and can_explore_from(game, self.at)

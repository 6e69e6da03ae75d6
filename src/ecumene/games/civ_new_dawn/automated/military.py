"""The automated player's armies: their targets and their ways (CV-548 to CV-550)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.armies import ANY_NUMBER, NOWHERE, free_reach, is_hostile, may_enter
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import draw
from ecumene.games.civ_new_dawn.automated.measures import FAR
from ecumene.games.civ_new_dawn.automated.ways import shortest_way
from ecumene.games.civ_new_dawn.cities import start_cities
from ecumene.games.civ_new_dawn.combat import fight
from ecumene.games.civ_new_dawn.moves import (
    ARMY_TARGET,
    BARBARIAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
    FORT_TARGET,
    TOKEN_TARGET,
)
from ecumene.games.civ_new_dawn.pieces import space_name
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import DISTRICT_SHIFT, State
from ecumene.games.civ_new_dawn.strength import defence_lines, total
from ecumene.games.civ_new_dawn.tables.automated_cards import (
    A_BARBARIAN,
    A_BARBARIAN_NEAR,
    A_CITY_STATE,
    A_DISTRICT,
    A_FREE_FORT,
    A_RIVAL_CITY,
    A_RIVAL_FORT,
    AN_ARMY,
    ARMIES,
    ARMY_SPACES,
    TARGET_ORDER,
)
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import PENTAGON
from ecumene.games.civ_new_dawn.targets import allowed_targets
from ecumene.games.civ_new_dawn.vocabulary import FIFTH


class Target:
    """Something to attack: where, what, whose, how far, and how well it defends itself."""

    __slots__ = ("defence", "kind", "owner", "position", "space", "steps")

    def __init__(self, game: State, space: int, kind: int, owner: int, steps: int, defence: int) -> None:
        self.space = space
        self.position: int = game.land.positions[space]
        self.kind = kind
        self.owner = owner
        self.steps = steps
        self.defence = defence


def target_key(target: Target) -> tuple[int, int, int]:
    return (target.position, target.kind, target.owner)


def draw_target(game: State, targets: list[Target]) -> Target:
    """One of these, in a fixed order."""
    if len(targets) == 1:
        return targets[0]
    return sorted(targets, key=target_key)[game.chance.below(len(targets))]


def defence_of(game: State, seat: int, card: int, space: int, kind: int, owner: int) -> int:
    """The defence without die and tokens (CV-259 to CV-266)."""
    armies = game.players[owner].armies.count(space) if owner >= 0 else 0
    other_army = armies > (1 if kind == ARMY_TARGET else 0)
    return total(defence_lines(game, seat, space, kind, owner, card, other_army))


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    available = min(ARMIES[FOCUS[card].level - 1], len(game.players[seat].armies))
    game.push(SendArmy(-1, seat, strand, card, 0, available))


# Targets


def is_of_rank(game: State, seat: int, rank: int, target: Target) -> bool:
    """Is the target one of those that a rank means (CV-550)?"""
    kind, space = target.kind, target.space
    if rank == A_BARBARIAN:
        return kind == BARBARIAN_TARGET
    if rank == A_BARBARIAN_NEAR:
        beside = [other for other in game.land.near[space] if game.is_friendly(seat, other)]
        return kind == BARBARIAN_TARGET and len(beside) > 0
    if rank == A_FREE_FORT:
        return kind == FORT_TARGET
    if rank == A_RIVAL_FORT:
        return kind == CITY_TARGET and space in game.land.forts
    if rank == A_RIVAL_CITY:
        return kind == CITY_TARGET and space not in game.land.forts
    if rank == A_CITY_STATE:
        return kind == CITY_STATE_TARGET
    if rank == AN_ARMY:
        return kind == ARMY_TARGET
    is_district = game.tokens[space] >> DISTRICT_SHIFT > 0
    return kind == TOKEN_TARGET and is_district == (rank == A_DISTRICT)


def targets_in_reach(game: State, seat: int, card: int, steps: dict[int, int]) -> list[Target]:
    """Everything that can be attacked from a space the army can come to; `steps` tells how far these are."""
    found: list[Target] = []
    goals: dict[int, int] = {}
    for space, step in steps.items():
        for other in game.land.near[space]:
            if other in steps or goals.get(other, FAR) <= step + 1:
                continue
            if is_hostile(game, seat, other) and may_enter(game, seat, FIFTH, card, other):
                goals[other] = step + 1
    for goal, step in goals.items():
        for kind, owner in allowed_targets(game, seat, goal):
            defence = defence_of(game, seat, card, goal, kind, owner)
            found.append(Target(game, goal, kind, owner, step, defence))
    return found


def chosen_target(game: State, seat: int, card: int, steps: dict[int, int]) -> Target | None:
    """The first rank with a target, then the nearest, at levels II to IV the weakest (CV-549)."""
    level = FOCUS[card].level
    targets = targets_in_reach(game, seat, card, steps)
    for rank, below in TARGET_ORDER[level - 1]:
        found = [target for target in targets if target.defence < below and is_of_rank(game, seat, rank, target)]
        if not found:
            continue
        nearest = min([target.steps for target in found])
        found = [target for target in found if target.steps == nearest]
        if level > 1:
            weakest = min([target.defence for target in found])
            found = [target for target in found if target.defence == weakest]
        return draw_target(game, found)
    return None


# Moving


def retreat_of(game: State, seat: int, way: list[int]) -> int:
    """Where the army goes back to if it cannot stay: the last free space of its way (CV-277, CV-459, CV-491)."""
    index = len(way) - 2
    while index > 0 and game.is_borrowed(seat, way[index]):
        index -= 1
    return NOWHERE if index == 0 and is_hostile(game, seat, way[0]) else way[index]


class SendArmy(Happen):
    """The next army goes as far as it can towards its target and attacks it there: those on the map first."""

    name: ClassVar[str] = "send-army"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, card, moved, available = self.numbers
        seat = self.about
        game.fight = []
        armies = game.players[seat].armies
        waiting = [index for index in range(min(available, len(armies))) if not moved >> index & 1]
        on_map = [index for index in waiting if armies[index] != ON_CARD]
        if on_map:
            army = draw(game, on_map)
            starts = [armies[army]]
        elif waiting:
            army = waiting[0]
            starts = start_cities(game, seat)
        else:
            return
        game.push(SendArmy(-1, seat, strand, card, moved | 1 << army, available))
        steps = free_reach(game, seat, FIFTH, card, starts, FAR)
        target = chosen_target(game, seat, card, steps)
        if target is not None:
            march(game, seat, strand, card, army, steps, target, events)


def march(
    game: State,
    seat: int,
    strand: int,
    card: int,
    army: int,
    steps: dict[int, int],
    target: Target,
    events: list[Event] | None,
) -> None:
    """Follow a shortest way; it may not end in Antananarivo (CV-491)."""
    through = set(steps)
    steps[target.space] = target.steps
    way = shortest_way(game, steps, through, target.space)
    reach = ANY_NUMBER if game.controls(seat, PENTAGON) else ARMY_SPACES[FOCUS[card].level - 1]
    if target.steps > reach:
        while reach > 0 and game.is_borrowed(seat, way[reach]):
            reach -= 1
        if reach > 0:
            move_army(game, seat, army, way[reach], events)
        return
    retreat = retreat_of(game, seat, way)
    move_army(game, seat, army, target.space, events)
    fight(
        *(game, seat, strand, FIFTH, card, army, target.space, retreat),
        *(target.kind, target.owner, events),
    )


def move_army(game: State, seat: int, army: int, space: int, events: list[Event] | None) -> None:
    game.own(seat).armies[army] = space
    if events is not None:
        events.append(Event("moved-army", seat, "CV-550", {"space": space_name(game, space)}))

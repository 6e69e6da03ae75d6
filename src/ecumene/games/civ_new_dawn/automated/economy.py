"""The automated player's economy cards: where its caravans go (CV-535 to CV-538)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import draw, draw_space
from ecumene.games.civ_new_dawn.automated.measures import FAR
from ecumene.games.civ_new_dawn.automated.spending import spend_all
from ecumene.games.civ_new_dawn.automated.ways import shortest_way
from ecumene.games.civ_new_dawn.caravans import COLOSSUS_SPACES, OPEN, Way, caravan_reach, caravan_starts, entering
from ecumene.games.civ_new_dawn.pieces import remove_barbarian, space_name
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import NONE, State
from ecumene.games.civ_new_dawn.supply import gain_resource
from ecumene.games.civ_new_dawn.tables.automated_cards import CARAVAN_SPACES, CARAVAN_WATER, CARAVANS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import COLOSSUS
from ecumene.games.civ_new_dawn.trading import trade_at_city, trade_at_state
from ecumene.games.civ_new_dawn.vocabulary import ALL_RESOURCES, FIFTH

NO_DESTINATION: Final = -1


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    level = FOCUS[card].level
    spaces = CARAVAN_SPACES[level - 1] + spend_all(game, seat, strand, events)
    pool = COLOSSUS_SPACES if game.controls(seat, COLOSSUS) else 0
    available = min(CARAVANS[level - 1], len(game.players[seat].caravans))
    game.push(SendCaravan(-1, seat, card, spaces, pool, 0, available))
    if level == 2:
        drive_out_barbarians(game, seat, events)
    elif level == 3:
        in_supply = [resource for resource in range(ALL_RESOURCES) if game.resource_supply[resource] > 0]
        if in_supply:
            gain_resource(game, seat, draw(game, in_supply), events)
            game.marks_changed(events)


def drive_out_barbarians(game: State, seat: int, events: list[Event] | None) -> None:
    """Level II: every barbarian next to a friendly space is defeated, without a reward."""
    for letter in range(len(game.barbarians)):
        space = game.barbarians[letter]
        if space < 0:
            continue
        for other in game.land.near[space]:
            if game.is_friendly(seat, other):
                remove_barbarian(game, letter, seat, events, "CV-535")
                break


def way_of_caravans(game: State, seat: int, card: int) -> Way:
    """Its own card text holds: water by level, and barbarians are never removed on the way."""
    way = Way(game, seat, FIFTH, card)
    way.water = CARAVAN_WATER[FOCUS[card].level - 1]
    way.clears = False
    return way


def destination(game: State, seat: int, caravan: int, steps: dict[int, int]) -> int:
    """Where a caravan goes: an unknown city-state, a rival city, another city-state; the nearest of these (CV-536)."""
    groups: list[list[int]] = [[], [], []]
    for space, step in steps.items():
        if step == 0:
            continue
        state = game.states[space]
        owner = game.city_owner(space)
        if state != NONE and not game.is_borrowed(seat, space):
            group = 2 if game.players[seat].envoys >> (state - 1) & 1 else 0
        elif owner >= 0 and owner != seat:
            group = 1
        else:
            continue
        if not is_taken_aim(game, caravan, space):
            groups[group].append(space)
    for goals in groups:
        if goals:
            nearest = min([steps[space] for space in goals])
            return draw_space(game, [space for space in goals if steps[space] == nearest])
    return NO_DESTINATION


def is_taken_aim(game: State, caravan: int, space: int) -> bool:
    """Did another own caravan choose that destination this turn?"""
    for other in range(len(game.aims)):
        if other != caravan and game.aims[other] == space:
            return True
    return False


def set_aim(game: State, caravan: int, space: int) -> None:
    while len(game.aims) <= caravan:
        game.aims.append(NO_DESTINATION)
    game.aims[caravan] = space


class SendCaravan(Happen):
    """The next caravan goes as far as it can towards its destination: those on the map first (CV-535, CV-537)."""

    name: ClassVar[str] = "send-caravan"

    def run(self, game: State, events: list[Event] | None) -> None:
        card, spaces, pool, moved, available = self.numbers
        seat = self.about
        caravans = game.players[seat].caravans
        waiting = [index for index in range(min(available, len(caravans))) if not moved >> index & 1]
        on_map = [index for index in waiting if caravans[index] != ON_CARD]
        if on_map:
            caravan = draw(game, on_map)
            starts = [caravans[caravan]]
        elif waiting:
            caravan = waiting[0]
            starts = caravan_starts(game, seat)
        else:
            return
        moved |= 1 << caravan
        way = way_of_caravans(game, seat, card)
        steps = caravan_reach(game, way, starts, FAR)
        goal = destination(game, seat, caravan, steps)
        if goal == NO_DESTINATION:
            game.push(SendCaravan(-1, seat, card, spaces, pool, moved, available))
            return
        set_aim(game, caravan, goal)
        through = {space for space in steps if entering(game, way, space) == OPEN}
        route = shortest_way(game, steps, through, goal)
        used = min(len(route) - 1, spaces + pool)
        game.push(SendCaravan(-1, seat, card, spaces, pool - max(0, used - spaces), moved, available))
        arrive(game, seat, caravan, route[used], card, route[used] == goal, events)


def arrive(
    game: State, seat: int, caravan: int, space: int, card: int, trades: bool, events: list[Event] | None
) -> None:
    """The caravan comes to a space, and trades if that is its destination."""
    game.own(seat).caravans[caravan] = space
    if events is not None:
        events.append(Event("moved-caravan", seat, "CV-537", {"space": space_name(game, space)}))
    if not trades:
        return
    if game.states[space] != NONE:
        trade_at_state(game, seat, caravan, space, card, events)
    else:
        trade_at_city(game, seat, caravan, space, card, events)

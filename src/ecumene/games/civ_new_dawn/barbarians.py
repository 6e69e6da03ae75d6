"""Barbarians: spawning, moving, dispersing (CV-134 to CV-149, CV-382 to CV-390, CV-455 to CV-457, CV-520)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS
from ecumene.games.civ_new_dawn.land import NO_SPACE
from ecumene.games.civ_new_dawn.moves import DISCARD, CivMove
from ecumene.games.civ_new_dawn.pieces import destroy_token, return_armies, return_caravans, space_name
from ecumene.games.civ_new_dawn.replacing import remove_city
from ecumene.games.civ_new_dawn.state import CAPITAL, DEFEATED, NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.supply import drop_trade
from ecumene.games.civ_new_dawn.tables.wonders import PETRA
from ecumene.games.civ_new_dawn.vocabulary import DIE, LETTERS, WATER

CAPITAL_TOKENS: Final = 2
MOST_DISPERSALS: Final = 100


# Spawning


def spawn(game: State, events: list[Event] | None) -> None:
    """Every barbarian off the map returns to its spawn space if that is free (CV-135 to CV-137, CV-387, CV-522)."""
    land = game.land
    for letter in range(len(game.barbarians)):
        if game.barbarians[letter] != DEFEATED:
            continue
        space = land.letter.index(letter)
        if (
            game.tokens[space] != NONE
            or game.cities[space] != NONE
            or game.states[space] != NONE
            or game.goods[space] != NONE
            or game.wonders[space] != NONE
            or space in game.barbarians
        ):
            continue
        for seat in range(game.seats):
            return_armies(game, seat, space, events, "CV-136")
            return_caravans(game, seat, space, events, "CV-135")
        game.barbarians[letter] = space
        if events is not None:
            names: Arguments = {"letter": LETTERS[letter], "space": space_name(game, space)}
            events.append(Event("barbarian-spawned", -1, "CV-135", names))


# Moving


def move_all(game: State, events: list[Event] | None) -> None:
    """One die gives the direction; the barbarians move in the order of their letters (CV-138, CV-148)."""
    direction = game.chance.below(DIE)
    if events is not None:
        events.append(Event("barbarians-roll", -1, "CV-138", {"die": direction + 1}))
    game.push(Disperse(-1, 0, 0))
    for letter in range(len(LETTERS) - 1, -1, -1):
        if game.barbarians[letter] >= 0:
            game.push(OneBarbarian(-1, 0, letter, direction))


class OneBarbarian(Happen):
    """One barbarian moves in that direction."""

    name: ClassVar[str] = "one-barbarian"

    def run(self, game: State, events: list[Event] | None) -> None:
        letter, direction = self.numbers
        if game.barbarians[letter] >= 0:
            step(game, letter, direction, events)


def landfall(game: State, space: int, direction: int) -> int:
    """The first land space in a direction, over water; NO_SPACE if the map ends before (CV-139)."""
    land = game.land
    position = land.positions[space] + DIRECTIONS[direction]
    while land.at[position] >= 0 and land.terrain[land.at[position]] == WATER:
        position += DIRECTIONS[direction]
    return land.at[position]


def is_guarded(game: State, space: int) -> bool:
    """Petra keeps barbarians out of its owner's cities and reinforced tokens (CV-457)."""
    holder = game.wonder_holder(PETRA)
    if holder < 0:
        return False
    return game.city_owner(space) == holder or (
        game.token_owner(space) == holder and bool(game.tokens[space] & REINFORCED)
    )


def step(game: State, letter: int, direction: int, events: list[Event] | None) -> None:
    """Move one barbarian: off the map or against Petra it turns round (CV-140, CV-384, CV-457)."""
    start = game.barbarians[letter]
    goal = landfall(game, start, direction)
    if goal == NO_SPACE or is_guarded(game, goal):
        goal = landfall(game, start, (direction + 3) % DIE)
        if goal == NO_SPACE or is_guarded(game, goal):
            return
    enter(game, letter, start, goal, events)


def enter(game: State, letter: int, start: int, goal: int, events: list[Event] | None) -> None:
    """What a barbarian does to the space it enters (CV-141 to CV-146, CV-385, CV-386, CV-390)."""
    if events is not None:
        names: Arguments = {"letter": LETTERS[letter], "space": space_name(game, goal)}
        events.append(Event("barbarian-moved", -1, "CV-138", names))
    army = game.army_of_anybody(goal)
    for seat in range(game.seats):
        return_armies(game, seat, goal, events, "CV-145")
        return_caravans(game, seat, goal, events, "CV-141")
    back = army
    if not army:
        if game.tokens[goal] & REINFORCED:
            game.tokens[goal] &= ~REINFORCED
            back = True
            if events is not None:
                owner = game.token_owner(goal)
                events.append(Event("unreinforced", owner, "CV-143", {"space": space_name(game, goal)}))
        elif game.cities[goal] & CAPITAL:
            back = True
            owner = game.city_owner(goal)
            if game.players[owner].all_trade() > 0:
                game.push(DiscardTrade(owner, CAPITAL_TOKENS))
        elif game.tokens[goal] != NONE:
            destroy_token(game, goal, events, "CV-142")
        elif game.cities[goal] != NONE:
            remove_city(game, goal, events, "CV-142")
    arrive(game, letter, start if back else goal)
    game.marks_changed(events)


def arrive(game: State, letter: int, space: int) -> None:
    """The barbarian stands in the space, as the last one that arrived (CV-389, CV-503)."""
    game.barbarians[letter] = space
    if letter in game.arrivals:
        game.arrivals.remove(letter)
    game.arrivals.append(letter)


class DiscardTrade(Ask):
    """A barbarian entered the capital: which trade token is discarded (CV-144, CV-388)?"""

    __slots__ = ("left",)

    name: ClassVar[str] = "discard-trade"
    rule: ClassVar[str] = "CV-144"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [CivMove(DISCARD, strand) for strand in sorted(player.order) if player.trade[strand] > 0]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-144", "no-trade-there") if move.verb == DISCARD else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        drop_trade(game, self.seat, move.a)
        if events is not None:
            events.append(Event("discarded-trade", self.seat, "CV-144"))
        if self.left > 1 and game.players[self.seat].all_trade() > 0:
            game.push(DiscardTrade(self.seat, self.left - 1))


class Disperse(Happen):
    """While a space holds several barbarians, the one that arrived last moves on (CV-147, CV-389, CV-520)."""

    name: ClassVar[str] = "disperse"

    def run(self, game: State, events: list[Event] | None) -> None:
        rolls = self.numbers[0]
        crowded = -1
        for letter in range(len(game.barbarians)):
            space = game.barbarians[letter]
            if space >= 0 and game.barbarians.count(space) > 1:
                crowded = space
                break
        if crowded < 0:
            game.arrivals = []
            return
        last = max(
            [letter for letter in range(len(LETTERS)) if game.barbarians[letter] == crowded],
            key=game.arrival_order,
        )
        if rolls >= MOST_DISPERSALS:
            game.barbarians[last] = DEFEATED
            game.push(Disperse(-1, 0, rolls))
            return
        direction = game.chance.below(DIE)
        if events is not None:
            events.append(Event("barbarians-roll", -1, "CV-147", {"die": direction + 1}))
        game.push(Disperse(-1, 0, rolls + 1))
        step(game, last, direction, events)

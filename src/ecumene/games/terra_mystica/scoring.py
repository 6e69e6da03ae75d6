"""The end of the game: area, final scoring tile, cults, and what is left (TM-146 to TM-156)."""

from __future__ import annotations

from typing import Final

from ecumene.core.event import Event
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica.points import AREA, CULT, FINAL_TILE, RESOURCES
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    AREA_POINTS,
    CULT_POINTS,
    CULTS,
    FINAL_CLUSTERS,
    FINAL_DISTANCE,
    FINAL_EDGE,
    FINAL_NONE,
    FINAL_STRONG,
    FINAL_TRADES,
    SANCTUARY,
    STRONGHOLD,
)
from ecumene.parts.hexes import cells_in, count

#: Coins for a point at the end (TM-151).
COINS_FOR_POINT: Final = 3
COINS_FOR_POINT_OF_SELLERS: Final = 2


def shared(values: list[int], points: tuple[int, ...]) -> list[int]:
    """Points by rank; equals share the places concerned, rounded down, and 0 gets nothing (TM-148, TM-149)."""
    found: list[int] = []
    for value in values:
        better = sum([1 for other in values if other > value])
        equal = sum([1 for other in values if other == value])
        found.append(sum(points[better : better + equal]) // equal if value > 0 else 0)
    return found


def networks(game: State, seat: int) -> list[int]:
    """Groups of own buildings connected directly or indirectly, the bonus tile left out (TM-147, TM-307)."""
    mat = game.mats[seat]
    skip = game.skip_reach(seat, False)
    shipping = 0 if mat.kind.skips else mat.shipping
    joined = game.joined_for_towns(seat)
    left = mat.own
    found: list[int] = []
    while left:
        group = 0
        edge = left & -left
        while edge:
            lowest = edge & -edge
            cell = lowest.bit_length() - 1
            group |= lowest
            linked = game.board.reach[shipping][cell] | joined.get(cell, 0)
            if skip:
                linked |= game.board.around[skip][cell]
            edge = (edge | linked & mat.own) & ~group
        found.append(group)
        left &= ~group
    return found


def furthest(game: State, cells: int) -> int:
    """The greatest distance between two of some cells."""
    found = 0
    some = cells_in(cells)
    for place, one in enumerate(some):
        for other in some[place + 1 :]:
            found = max(found, game.board.distance(one, other))
    return found


def value(game: State, seat: int, tile: int) -> int:
    """What a final scoring looks at: the tile's, or with FINAL_NONE the area (TM-147, TM-153, TM-154)."""
    mat = game.mats[seat]
    if tile == FINAL_TRADES:
        return count(mat.traded)
    best = 0
    for network in networks(game, seat):
        if tile == FINAL_NONE:
            found = count(network)
        elif tile == FINAL_DISTANCE:
            found = furthest(game, network)
        elif tile == FINAL_EDGE:
            found = count(network & game.board.edge)
        elif tile == FINAL_CLUSTERS:
            found = len([cluster for cluster in game.settlements(seat) if cluster & network])
        else:
            assert tile == FINAL_STRONG
            ends = network & (mat.buildings[STRONGHOLD] | mat.buildings[SANCTUARY])
            found = furthest(game, ends)
        best = max(best, found)
    return best


def score_ranks(game: State, tile: int, source: int, events: list[Event] | None) -> None:
    """Area or final scoring tile."""
    values = [value(game, seat, tile) for seat in range(game.seats)]
    for seat, points in enumerate(shared(values, AREA_POINTS)):
        game.score(seat, source, points, events)


def score_cult(game: State, cult: int, events: list[Event] | None) -> None:
    for seat, points in enumerate(shared([mat.cults[cult] for mat in game.mats], CULT_POINTS)):
        game.score(seat, CULT + cult, points, events)


def score_resources(game: State, seat: int, events: list[Event] | None) -> None:
    """Everything becomes coins, power after burning, and coins become points (TM-151)."""
    mat = game.mats[seat]
    burnt = mat.bowls.two // 2
    power = mat.bowls.three + burnt
    mat.bowls = Bowls(mat.bowls.one + power, mat.bowls.two - 2 * burnt, 0)
    coins = mat.coins + mat.workers + mat.priests + power
    rate = COINS_FOR_POINT_OF_SELLERS if mat.kind.sells_points else COINS_FOR_POINT
    mat.coins = coins % rate
    mat.workers = 0
    mat.priests = 0
    game.score(seat, RESOURCES, coins // rate, events)


def finish(game: State, events: list[Event] | None) -> None:
    """All of it, in the order of the book."""
    score_ranks(game, FINAL_NONE, AREA, events)
    if game.final != FINAL_NONE:
        score_ranks(game, game.final, FINAL_TILE, events)
    for cult in range(len(CULTS)):
        score_cult(game, cult, events)
    for seat in range(game.seats):
        score_resources(game, seat, events)

"""The way of a figure to where the previewed move takes it: the shortest over spaces that it may enter."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.svg import group, node
from ecumene.games.civ_new_dawn.armies import is_hostile
from ecumene.games.civ_new_dawn.caravans import caravan_starts
from ecumene.games.civ_new_dawn.cities import start_cities
from ecumene.games.civ_new_dawn.draw.chart import Chart
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.moves import ARMY, BARBARIAN, CARAVAN, SHIFT
from ecumene.games.civ_new_dawn.state import NONE


def course(scene: CivScene, chart: Chart) -> str:
    """A dotted line from where the previewed figure or token sets out to where it would stand."""
    move = scene.chosen
    if move is None or move.verb not in (ARMY, CARAVAN, SHIFT, BARBARIAN):
        return ""
    way = route(scene, move)
    if len(way) < 2:
        return ""
    positions = scene.game.land.positions
    points = " ".join("{:.1f},{:.1f}".format(*chart.centre(positions[space])) for space in way)
    lines = [node("polyline", points=points, cls=cls) for cls in ("way-bed", "way")]
    return group(*lines, chart.hexagon(positions[way[0]], 4, "way-start"), cls="through")


def starts_of(scene: CivScene, move: Move) -> list[int]:
    """Where it can set out: from its space, or from a city if it lies on its card."""
    game, seat = scene.game, scene.turn
    if move.a or move.c:
        return [game.land.at[move.a or move.c]]
    return caravan_starts(game, seat) if move.verb == CARAVAN else start_cities(game, seat)


def halts(scene: CivScene, verb: int, space: int) -> bool:
    """Does a figure end its movement there: an army at anything hostile, a caravan where it trades?"""
    game = scene.game
    if verb == ARMY:
        return is_hostile(game, scene.turn, space)
    city = game.city_owner(space)
    return (city >= 0 and city != scene.turn) or game.states[space] != NONE or space in game.barbarians


def route(scene: CivScene, move: Move) -> list[int]:
    """The spaces from the start to the end; only both ends if the way between them is not that of land and water."""
    game = scene.game
    goal = game.land.at[move.b]
    starts = starts_of(scene, move)
    if move.verb in (SHIFT, BARBARIAN):
        return [*starts, goal]
    allowed = {
        game.land.at[other.b]
        for name, moves in scene.targets.by_thing.items()
        if name.startswith("space-")
        for other in moves
        if other.verb == move.verb and other.a == move.a
    }
    before: dict[int, int] = dict.fromkeys(starts, -1)
    front = starts
    while front and goal not in before:
        following: list[int] = []
        for space in front:
            if space not in starts and halts(scene, move.verb, space):
                continue
            for other in game.land.near[space]:
                if other in allowed and other not in before:
                    before[other] = space
                    following.append(other)
        front = following
    if goal not in before:
        return [starts[0], goal] if starts else []
    way = [goal]
    while before[way[-1]] >= 0:
        way.append(before[way[-1]])
    return way[::-1]

"""The end of the game: coins, then areas (TN-360 to TN-374)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.points import AREA, COINS
from ecumene.games.terra_nova.tiles import AREA_POINTS, COINS_PER_POINT
from ecumene.parts.hexes import count, groups


def finish(game: TerraNova, events: list[Event] | None) -> None:
    for seat in range(game.seats):
        score_coins(game, seat, events)
    areas = [largest_area(game, seat) for seat in range(game.seats)]
    for seat, points in enumerate(shares(areas)):
        if events is not None:
            events.append(Event("area", seat, "TN-364", {"buildings": areas[seat]}))
        game.score(seat, AREA, points, events)


def score_coins(game: TerraNova, seat: int, events: list[Event] | None) -> None:
    """All power of bowl III that no ability turns into points first becomes coins (TN-361, TN-362)."""
    mat = game.mats[seat]
    for ability in mat.in_force.abilities:
        ability.game_ended(game, seat, events)
    power = mat.bowls.three
    mat.bowls = mat.bowls.after_spending(power)
    game.gain_coins(seat, power, "TN-361", events)
    game.score(seat, COINS, mat.coins // COINS_PER_POINT, events)


def largest_area(game: TerraNova, seat: int) -> int:
    """Buildings in the largest group joined by adjacency or by the marker's sailing value (TN-364, TN-369)."""
    mat = game.mats[seat]
    found = groups(mat.own, game.land.reach[mat.sailing], game.joined)
    return max([count(group) for group in found], default=0)


def shares(areas: list[int]) -> list[int]:
    """Points of the ranks; tied seats share what their ranks pay together (TN-365, TN-366)."""
    points: list[int] = []
    for area in areas:
        better = sum([1 for other in areas if other > area])
        tied = areas.count(area)
        points.append(sum(AREA_POINTS[better : better + tied]) // tied)
    return points

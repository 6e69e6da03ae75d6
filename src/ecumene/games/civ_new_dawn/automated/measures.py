"""What the automated player measures: the maturity of cities, the defence of sites, the distance of foes."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.pacts import holds
from ecumene.games.civ_new_dawn.state import FIRST_NATURAL, NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.tables.automated_cards import (
    CLOSEST_TO_MATURITY,
    CULTURE_ORDER,
    MOST_CITIES,
    NEXT_TO_RIVAL,
    NEXT_TO_TREASURE,
    ON_NATURAL_WONDER,
    ON_RESOURCE,
    ON_SPAWN,
)
from ecumene.games.civ_new_dawn.tables.wonders import SYDNEY_OPERA_HOUSE
from ecumene.games.civ_new_dawn.vocabulary import OPEN_BORDERS, WATER

#: More spaces than can be missing for maturity, or than any way has.
FAR: Final = 999


def missing_for_maturity(game: State, seat: int, city: int) -> int:
    """How many neighbouring land spaces still keep the city from being mature (CV-099, CV-101)."""
    opera = game.controls(seat, SYDNEY_OPERA_HOUSE)
    missing = 0
    for space in game.land.near[city]:
        if game.land.terrain[space] == WATER or game.is_friendly(seat, space):
            continue
        owner = game.token_owner(space)
        if owner >= 0 and (opera or holds(game, seat, owner, OPEN_BORDERS)):
            continue
        owner = game.city_owner(space)
        if owner >= 0 and game.expansion and holds(game, seat, owner, OPEN_BORDERS):
            continue
        missing += 1
    return missing


def treasures_beside(game: State, space: int) -> int:
    """Natural wonder and resource tokens next to the space."""
    return len([other for other in game.land.near[space] if game.goods[other] != NONE])


def is_next_to_treasure(game: State, space: int) -> bool:
    """Next to a natural wonder or resource token, or to a spawn space without city, token or district (CV-532)?"""
    for other in game.land.near[space]:
        if game.goods[other] != NONE:
            return True
        if game.land.letter[other] >= 0 and game.tokens[other] == NONE and game.cities[other] == NONE:
            return True
    return False


def culture_worth(game: State, seat: int, level: int, space: int) -> tuple[int, ...]:
    """How a control token likes a space, criterion by criterion; the higher the better (CV-531, CV-532)."""
    near = game.land.near[space]
    good = game.goods[space]
    worth: list[int] = []
    for criterion in CULTURE_ORDER[level - 1]:
        if criterion == ON_NATURAL_WONDER:
            worth.append(int(good >= FIRST_NATURAL))
        elif criterion == ON_RESOURCE:
            worth.append(int(NONE < good < FIRST_NATURAL))
        elif criterion == ON_SPAWN:
            worth.append(int(game.land.letter[space] >= 0))
        elif criterion == NEXT_TO_TREASURE:
            worth.append(int(is_next_to_treasure(game, space)))
        elif criterion == MOST_CITIES:
            worth.append(len([other for other in near if game.counts_as_city(seat, other)]))
        elif criterion == CLOSEST_TO_MATURITY:
            missing = [missing_for_maturity(game, seat, other) for other in near if game.counts_as_city(seat, other)]
            worth.append(-min(missing) if missing else -FAR)
        elif criterion == NEXT_TO_RIVAL:
            worth.append(int(len([other for other in near if game.is_rival(seat, other)]) > 0))
        else:
            worth.append(game.land.difficulty[space])
    return tuple(worth)


def reinforced_beside(game: State, seat: int, space: int) -> int:
    """Own reinforced tokens and districts next to the space."""
    return len(
        [
            other
            for other in game.land.near[space]
            if game.tokens[other] & REINFORCED and game.token_owner(other) == seat
        ]
    )


def defence_of_site(game: State, seat: int, space: int) -> int:
    """Twice the difficulty, and one for each own reinforced token beside it (CV-542)."""
    return 2 * game.land.difficulty[space] + reinforced_beside(game, seat, space)


def site_worth(game: State, seat: int, space: int) -> tuple[int, ...]:
    """How a new city likes a site (CV-543)."""
    spawn = int(game.land.letter[space] >= 0)
    return (treasures_beside(game, space), spawn, defence_of_site(game, seat, space))


def distance_to_foes(game: State, seat: int, space: int) -> int:
    """Steps to the nearest barbarian or rival space (CV-343, CV-555)."""
    distances = game.land.distances(space)
    nearest = FAR
    for other in game.barbarians:
        if other >= 0:
            nearest = min(nearest, distances[other])
    for rival in game.rivals(seat):
        for other in game.players[rival].cities:
            nearest = min(nearest, distances[other])
        for other in game.players[rival].spots:
            nearest = min(nearest, distances[other])
    return nearest

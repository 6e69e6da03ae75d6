"""Cities: maturity, where they may be built, and how far from friendly spaces (CV-025, CV-094 to CV-101)."""

from __future__ import annotations

from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.land import FORT
from ecumene.games.civ_new_dawn.pacts import holds
from ecumene.games.civ_new_dawn.pieces import space_name
from ecumene.games.civ_new_dawn.placing import difficulty
from ecumene.games.civ_new_dawn.state import NONE, SEAT_BITS, State
from ecumene.games.civ_new_dawn.tables.places import AUCKLAND, KUMASI
from ecumene.games.civ_new_dawn.tables.wonders import SYDNEY_OPERA_HOUSE
from ecumene.games.civ_new_dawn.vocabulary import FOREST, OPEN_BORDERS, WATER


def is_mature(game: State, seat: int, space: int) -> bool:
    """Is each neighbouring space water or friendly (CV-099, CV-101)? Some cards let others' pieces count."""
    terrain = game.land.terrain
    tokens = game.tokens
    own = seat + 1
    opera = -1
    for other in game.land.near[space]:
        if terrain[other] == WATER or (tokens[other] & SEAT_BITS) == own or game.counts_as_city(seat, other):
            continue
        if tokens[other] != NONE:
            if opera < 0:
                opera = int(game.controls(seat, SYDNEY_OPERA_HOUSE))
            if opera or holds(game, seat, game.token_owner(other), OPEN_BORDERS):
                continue
        elif game.cities[other] != NONE and game.expansion:
            owner = game.city_owner(other)
            if owner != seat and holds(game, seat, owner, OPEN_BORDERS):
                continue
        return False
    return True


def mature_cities(game: State, seat: int) -> list[int]:
    return [space for space in game.cities_of(seat) if is_mature(game, seat, space)]


def start_cities(game: State, seat: int) -> list[int]:
    """Where figures leave their card: the capital and mature cities (CV-077, CV-243)."""
    capital = game.players[seat].cities[0]
    return [space for space in game.cities_of(seat) if space == capital or is_mature(game, seat, space)]


def is_legal_site(game: State, seat: int, space: int) -> bool:
    """A legal space for a city (CV-025, CV-026, CV-374)."""
    land = game.land
    if land.terrain[space] == WATER or land.part[space] == FORT:
        return False
    if game.cities[space] or game.states[space] or game.goods[space] or space in game.barbarians:
        return False
    if game.tokens[space] != NONE and game.token_owner(space) != seat:
        return False
    if game.rival_army(seat, space):
        return False
    for other in land.near[space]:
        if game.cities[other] or game.states[other] or land.part[other] == FORT:
            return False
    return True


def refuse_site(game: State, seat: int, space: int) -> Refusal:
    """Why a space is no legal one for a city."""
    if space < 0:
        return Refusal("CV-013", "no-space")
    land = game.land
    name = space_name(game, space)
    if land.terrain[space] == WATER:
        return Refusal("CV-025", "space-is-water", {"space": name})
    if land.part[space] == FORT:
        return Refusal("CV-374", "space-is-fort", {"space": name})
    for other in land.near[space]:
        if land.part[other] == FORT:
            return Refusal("CV-281", "next-to-fort", {"space": name})
        if game.cities[other] or game.states[other]:
            return Refusal("CV-025", "next-to-city", {"space": name})
    if game.rival_army(seat, space):
        return Refusal("CV-250", "space-has-rival-army", {"space": name})
    return Refusal("CV-026", "space-is-taken", {"space": name})


def building_difficulty(game: State, seat: int, space: int) -> int:
    """Of a space while a city is built with an industry card (Kumasi, Auckland)."""
    envoys = game.players[seat].envoys
    if envoys:
        if envoys >> AUCKLAND & 1 and game.land.next_to_water(space):
            return 1
        if envoys >> KUMASI & 1 and game.land.terrain[space] == FOREST:
            return 1
    return difficulty(game, seat, space)


def reachable_for_city(game: State, seat: int, starts: list[int], reach: int, limit: int, water: bool) -> list[int]:
    """All spaces within reach, counted as for an industry card (CV-096, CV-097, CV-373)."""
    land = game.land
    through_water = water or bool(game.players[seat].envoys >> AUCKLAND & 1)
    seen = set(starts)
    front = starts
    found: list[int] = []
    for _ in range(reach):
        following: list[int] = []
        for space in front:
            for other in land.near[space]:
                if other in seen:
                    continue
                seen.add(other)
                if land.terrain[other] == WATER:
                    if through_water:
                        following.append(other)
                    continue
                if building_difficulty(game, seat, other) > limit:
                    continue
                found.append(other)
                if not game.is_rival(seat, other) and other not in game.barbarians:
                    following.append(other)
        front = following
    return found


def only_city_on_tile(game: State, space: int) -> bool:
    """Is it the only city on its tile (England)?"""
    tile = game.land.tile[space]
    for player in game.players:
        for city in player.cities:
            if city != space and game.land.tile[city] == tile:
                return False
    return True

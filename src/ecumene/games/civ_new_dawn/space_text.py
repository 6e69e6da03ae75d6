"""Spaces of the map and what is in them, in words."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn.cities import building_difficulty
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.list_text import Say, named
from ecumene.games.civ_new_dawn.moves import CITY_STATE_TARGET, TARGETS
from ecumene.games.civ_new_dawn.pieces import barbarian_at
from ecumene.games.civ_new_dawn.placing import difficulty, placing_difficulty
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import (
    CAPITAL,
    DISTRICT_SHIFT,
    FIRST_NATURAL,
    FIRST_RESOURCE,
    NONE,
    REINFORCED,
    State,
)
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, LETTERS, RESOURCES, TERRAINS, WATER

# What difficulty is asked for
FOR_MOVING = -1
FOR_BUILDING = -2


def terrain_name(game: State, space: int) -> Name:
    """A fort is named as such, though it counts as forest."""
    return Name("fort" if space in game.land.forts else TERRAINS[game.land.terrain[space]])


def good_id(good: int) -> str:
    """The id of what lies in a space to be collected."""
    return NATURAL_WONDERS[good - FIRST_NATURAL][0] if good >= FIRST_NATURAL else RESOURCES[good - FIRST_RESOURCE]


def ground(game: State, seat: int, space: int, say: Say, purpose: int = FOR_MOVING) -> str:
    """Terrain and difficulty for a seat: of moving, of building a city, or of placing by a card of that type."""
    terrain = terrain_name(game, space)
    if game.land.terrain[space] == WATER:
        return say("about-water", terrain=terrain)
    if purpose == FOR_BUILDING:
        hard = building_difficulty(game, seat, space)
    elif purpose == FOR_MOVING:
        hard = difficulty(game, seat, space)
    else:
        hard = placing_difficulty(game, seat, space, purpose)
    return say("about-space", terrain=terrain, difficulty=hard)


def site(game: State, seat: int, space: int, say: Say, purpose: int) -> str:
    """What whoever places something there gets with the space."""
    parts = [ground(game, seat, space, say, purpose)]
    if game.goods[space] != NONE:
        parts.append(say("about-gain", thing=Name(good_id(game.goods[space]))))
    if game.wonders[space] != NONE:
        parts.append(say("about-wonder", thing=Name(WONDERS[game.wonders[space] - 1].id)))
    if game.token_owner(space) == seat:
        parts.append(say("about-way"))
    if game.land.letter[space] >= 0:
        parts.append(say("about-symbol", letter=LETTERS[game.land.letter[space]]))
    return "; ".join(parts)


def target_name(game: State, space: int, kind: int, owner: int, say: Say) -> str:
    """What can be attacked, with whose it is."""
    if kind == CITY_STATE_TARGET:
        return say("target-state", state=Name(CITY_STATES[game.states[space] - 1].id))
    if owner >= 0:
        return say("target-owned", target=Name(TARGETS[kind]), owner=Seat(owner))
    return named(TARGETS[kind], say)


# Everything in a space


def standing_there(game: State, space: int, say: Say) -> list[str]:
    """Pieces in the space, one after another."""
    found: list[str] = []
    city = game.city_owner(space)
    if city >= 0:
        kind = "capital" if game.cities[space] & CAPITAL else "city"
        found.append(say("target-owned", target=Name(kind), owner=Seat(city)))
    token = game.tokens[space]
    if token != NONE:
        found.append(token_text(game, space, say))
    if game.states[space] != NONE:
        found.append(say("target-state", state=Name(CITY_STATES[game.states[space] - 1].id)))
    if game.wonders[space] != NONE:
        found.append(named(WONDERS[game.wonders[space] - 1].id, say))
    if game.goods[space] != NONE:
        found.append(named(good_id(game.goods[space]), say))
    letter = barbarian_at(game, space)
    if letter >= 0:
        found.append(say("there-barbarian", letter=LETTERS[letter]))
    return [*found, *figures_there(game, space, say)]


def token_text(game: State, space: int, say: Say) -> str:
    """A control token or district, and whether it is reinforced."""
    token = game.tokens[space]
    district = token >> DISTRICT_SHIFT
    thing = Name(DISTRICTS[district - 1] if district else "control-token")
    reinforced = int(bool(token & REINFORCED))
    return say("there-token", thing=thing, owner=Seat(game.token_owner(space)), reinforced=reinforced)


def figures_there(game: State, space: int, say: Say) -> list[str]:
    found: list[str] = []
    for seat, player in enumerate(game.players):
        for name, figures in (("army", player.armies), ("caravan", player.caravans)):
            number = figures.count(space)
            if number:
                found.append(say("there-figure", figure=Name(name), owner=Seat(seat), number=number))
    return found


def figure_origin(game: State, position: int, start: int, say: Say) -> str:
    """Where a figure comes from: its card, or a space."""
    if position:
        return say("from-space", space=NAMES[position])
    return say("from-card-at", space=NAMES[start]) if start else say("from-card")


def on_map(figures: list[int]) -> list[int]:
    """The spaces of figures that do not lie on their card."""
    return [space for space in figures if space != ON_CARD]

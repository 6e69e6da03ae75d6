"""The names of one engine in the words of the other."""

import re
from collections.abc import Iterable
from typing import Any

from ecumene.games.civ_new_dawn import coordinates
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.setup import BASE_SHIFT
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import PACTS, RESOURCES
from tests.second.civ_new_dawn import data
from tests.second.civ_new_dawn.state import Pos

SIDES = "AB"


def plain(name: str) -> str:
    """An id made of a name of the rules; what is printed anew for the base game has the same name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-").removesuffix("-base")


def matched(ids: Iterable[str], names: Iterable[str]) -> list[str]:
    """For each id the name that it was made of."""
    known = {plain(name): name for name in names}
    return [known[plain(each)] for each in ids]


CARDS = matched([card.id for card in FOCUS], data.FOCUS)
CARD_TYPE = {CARDS[number]: card.type for number, card in enumerate(FOCUS)}
WONDER_NAMES = matched([wonder.id for wonder in WONDERS], data.WONDERS)
LEADER_NAMES = matched([leader.id for leader in LEADERS], data.LEADERS)
STATE_NAMES = matched([state.id for state in CITY_STATES], data.STATES)
NATURE_NAMES = matched([row[0] for row in NATURAL_WONDERS], data.NATURE)
PACT_NAMES = matched(PACTS, data.DIPLOMACY)
AGENDA_NAMES = [agenda.replace("-base", " (base)").capitalize() for agenda in AGENDAS]
DISTRICT_NAMES = data.DISTRICTS
TARGET_NAMES = ("barbarian", "city-state", "fort", "city", "control", "army", "caravan")


def shift_of(game: State) -> tuple[int, int]:
    """How far the first core tile lies from the origin of the second engine."""
    return (0, 0) if game.expansion else BASE_SHIFT


def pos_of(game: State, position: int) -> Pos:
    """A position of the map as steps east and south-east."""
    east, south = shift_of(game)
    return coordinates.east(position) - east, coordinates.south_east(position) - south


def position_of(game: State, pos: Pos) -> int:
    """The same the other way round."""
    east, south = shift_of(game)
    return coordinates.position(pos[0] + east, pos[1] + south)


def space_pos(game: State, space: int) -> Pos:
    """Where a space lies."""
    return pos_of(game, game.land.positions[space])


def card_name(game: State, seat: int, strand: int) -> str:
    """The card that lies in a place of a player's row."""
    return CARDS[game.players[seat].cards[strand]]


def tile_way(game: State, move: Any) -> tuple[str, int, Pos]:
    """Side, rotation and centre of a laid tile."""
    return SIDES[move.a % 2], move.c, pos_of(game, move.b)


def spent(what: int) -> str:
    """What a move spends."""
    if what == m.SPEND_TRADE:
        return "trade"
    if what < m.SPEND_STATE:
        return RESOURCES[what - m.SPEND_RESOURCE]
    if what < m.SPEND_NATURAL:
        return STATE_NAMES[what - m.SPEND_STATE]
    return NATURE_NAMES[what - m.SPEND_NATURAL]

"""Values that no text at hand gives: our own, called house values wherever they are shown. A file can replace them."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ecumene.core.refusal import BadInput
from ecumene.core.tables_file import only, replacements_for

GAME: Final = "civ-new-dawn"
PARTS: Final = (
    "base-core",
    "construction-range",
    "core-2-3",
    "core-4-5",
    "siege-tactics",
    "start-orders",
    "supply",
    "terrain",
)
#: Leaders whose order of first cards comes from one doubtful source.
DOUBTFUL_ORDERS: Final = ("inca", "indonesia")
#: Tokens in the box: trade and each resource, with the expansion and without (CV-031).
SUPPLY: Final = {"trade": 60, "resources": 10, "base-trade": 34, "base-resources": 8}
TYPES: Final = ("culture", "science", "economy", "industry", "military")
TERRAIN_WORDS: Final = {"grassland": "g", "hills": "h", "forest": "f", "desert": "d", "mountains": "m", "water": "~"}
#: Spaces whose terrain two transcriptions of the tiles read differently: the other reading of each.
OTHER_READINGS: Final = {
    "3B-2": "desert",
    "3B-4": "desert",
    "5B-2": "forest",
    "5B-6": "grassland",
    "6B-0": "mountains",
    "6B-3": "mountains",
    "7B-1": "hills",
    "7B-6": "hills",
    "8A-3": "forest",
    "9B-6": "grassland",
    "10A-2": "grassland",
    "10B-3": "hills",
    "11B-2": "hills",
    "12A-2": "hills",
    "12A-3": "hills",
    "12B-4": "hills",
    "12B-8": "desert",
    "13A-2": "hills",
    "13A-8": "hills",
    "13B-7": "grassland",
    "14B-2": "desert",
    "14B-5": "hills",
    "15B-0": "hills",
    "16B-3": "grassland",
    "20B-5": "desert",
    "21B-0": "forest",
}
#: How far from the first tile the others may lie, in steps; by how many sixths a tile may be turned.
FARTHEST: Final = 14
LAST_ROTATION: Final = 5
NO_PLACE: Final = (0, 0, -1)
Core: TypeAlias = "list[list[tuple[int, int, int]]]"

#: Read once, when the game is loaded.
REPLACED: Final[dict[str, Any]] = replacements_for(GAME, PARTS)


def _number(name: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput("tables-number", {"name": name, "low": low, "high": high})
    return value


def siege_tactics() -> int:
    """What Georgia's Siege Tactics adds to the number of its slot."""
    return _number("siege-tactics", REPLACED.get("siege-tactics", 2), 0, 9)


def construction_range() -> int:
    """How far from a friendly space Nubia's Construction builds a city."""
    return _number("construction-range", REPLACED.get("construction-range", 3), 0, 9)


def supply(name: str) -> int:
    """Tokens in the box (CV-031)."""
    given = only(REPLACED.get("supply", {}), "supply", tuple(SUPPLY))
    return _number(name, given.get(name, SUPPLY[name]), 4, 999)


# Other parts are asked for when the tables are made, the supply only by a game: a wrong one is refused at once too.
for _name in SUPPLY:
    supply(_name)


def start_order(leader: str, usual: tuple[int, ...]) -> tuple[int, ...]:
    """The types of a leader's first cards from slot 1 to 5."""
    given = only(REPLACED.get("start-orders", {}), "start-orders", DOUBTFUL_ORDERS).get(leader)
    if given is None:
        return usual
    if not isinstance(given, list) or len(given) != len(TYPES):
        raise BadInput("tables-list", {"name": leader, "count": len(TYPES)})
    if sorted(given, key=str) != sorted(TYPES):
        raise BadInput("tables-choice", {"name": leader, "allowed": ", ".join(TYPES)})
    return tuple([TYPES.index(word) for word in given])


def terrain(number: int, side: str, usual: str) -> str:
    """The letters of a tile side; only spaces of which two readings exist can be replaced, as `7B-1`."""
    given = only(REPLACED.get("terrain", {}), "terrain", tuple(OTHER_READINGS))
    letters = list(usual)
    for space in range(len(letters)):
        word = given.get(f"{number}{side}-{space}")
        if word is not None:
            if not isinstance(word, str) or word not in TERRAIN_WORDS:
                raise BadInput("tables-words", {"name": f"{number}{side}-{space}", "allowed": ", ".join(TERRAIN_WORDS)})
            letters[space] = TERRAIN_WORDS[word]
    return "".join(letters)


def layout(name: str, usual: tuple[tuple[tuple[int, int, int], ...], ...]) -> Core:
    """How the core is laid, by side: for each tile the place of its space 0, east and south-east, and its rotation."""
    given = REPLACED.get(name)
    if given is None:
        return [list(side) for side in usual]
    core: Core = []
    for tiles in given if isinstance(given, list) else []:
        core.append([_place(place) for place in tiles] if isinstance(tiles, list) else [])
    if [len(side) for side in core] != [len(side) for side in usual] or NO_PLACE in core[0] + core[1]:
        raise BadInput("tables-core", {"name": name, "count": len(usual[0]), "most": FARTHEST})
    return core


def _place(place: object) -> tuple[int, int, int]:
    """The place of a tile, or NO_PLACE for anything else."""
    if not isinstance(place, list) or [type(number) for number in place] != [int, int, int]:
        return NO_PLACE
    east, south_east, rotation = place
    fits = abs(east) <= FARTHEST and abs(south_east) <= FARTHEST and 0 <= rotation <= LAST_ROTATION
    return (east, south_east, rotation) if fits else NO_PLACE

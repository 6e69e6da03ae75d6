"""Maps and figures chosen for this project ("house values"), and how to replace them by the printed ones.

The printed 2-player side, and the round tiles and places of houses of the first game, are in no public text. Whoever
owns the game can write them into a JSON file and name it in the environment variable ECUMENE_TABLES; what a mat shows
can be corrected there too, since it was read off photographs. docs/tables.md shows such a file.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ecumene.core.refusal import BadInput
from ecumene.core.tables_file import only, replacements_for
from ecumene.games.terra.land import Land
from ecumene.parts.hexes import WORD_CELLS

GAME: Final = "terra-nova"
#: Each part of the file with the words it must or may hold.
MAP: Final = ("rows", "sites", "marks")
FIRST_GAME: Final = ("round-tiles", "houses")
MAT: Final = ("coins", "houses", "factories")
PARTS: Final = ("two-player-side", "first-game", "mats")
MOST_COINS: Final = 99
#: Places of a row: `3c`, `2p`, `2c1p` or `-`.
PLACE: Final = re.compile(r"-|(?=\d)(\d{1,2}c)?(\d{1,2}p)?")


def texts(value: object, name: str, count: int = 0) -> list[str]:
    """A list of strings, of so many if the number is fixed."""
    if isinstance(value, list) and all(isinstance(text, str) for text in value) and len(value) == (count or len(value)):
        return value
    raise BadInput("tables-list", {"name": name, "count": count})


def replace_map(
    rows: list[str], sites: list[str], marks: str, replacements: dict[str, Any]
) -> tuple[list[str], list[str], str]:
    """The 2-player side of the file, whole; `boards` checks what it means."""
    if "two-player-side" not in replacements:
        return rows, sites, marks
    new = only(replacements["two-player-side"], "two-player-side", MAP)
    missing = [word for word in MAP if word not in new]
    if missing:
        raise BadInput("tables-missing", {"name": "two-player-side", "missing": ", ".join(missing)})
    rows, sites, marked = [texts(new[word], f"two-player-side, {word}") for word in MAP]
    for row in rows:
        if not re.fullmatch(r"[LFWDS~ ]+", row):
            raise BadInput("tables-map-row", {"name": row})
    land = sum(letter in "LFWDS" for letter in "".join(rows))
    if land > WORD_CELLS:
        raise BadInput("tables-map-size", {"most": WORD_CELLS})
    return rows, sites, " ".join(marked)


def check_map(land: Land, sites: list[str], marks: str) -> None:
    """Sites join two land cells that share two river cells (TN-172); marks are cells of land."""
    for text in sites:
        ends = [land.cell(name) for name in text.split("-")]
        over = land.sides[ends[0]] & land.sides[ends[1]] if len(ends) == 2 and min(ends) >= 0 else 0
        if over.bit_count() != 2 or over & ~land.river or any(land.river >> end & 1 for end in ends):
            raise BadInput("tables-site", {"name": text})
    for name in marks.split():
        if land.cell(name) < 0 or land.river >> land.cell(name) & 1:
            raise BadInput("tables-mark", {"name": name})


def check_houses(land: Land, home: int, cells: str, faction: str) -> None:
    """First houses stand on the printed home terrain of their faction."""
    for name in cells.split():
        if land.cell(name) < 0 or not land.printed[home] >> land.cell(name) & 1:
            raise BadInput("tables-house", {"name": name, "faction": faction})


def replace_round_tiles(known: list[str], numbers: list[int], replacements: dict[str, Any]) -> list[int]:
    """The five round tiles of the first game, by the ids of the tiles; no tile lies there twice."""
    new = only(replacements.get("first-game", {}), "first-game", FIRST_GAME)
    if "round-tiles" not in new:
        return numbers
    found: list[int] = []
    for id in texts(new["round-tiles"], "first-game, round-tiles", len(numbers)):
        free = [number for number, tile in enumerate(known) if tile == id and number not in found]
        if not free:
            raise BadInput("tables-choice", {"name": id, "allowed": ", ".join(sorted(set(known)))})
        found.append(free[0])
    return found


def replace_houses(seats: int, factions: list[str], houses: list[str], replacements: dict[str, Any]) -> list[str]:
    """The cells of the first houses on the printed map, by number of players and faction."""
    new = only(replacements.get("first-game", {}), "first-game", FIRST_GAME)
    by_seats = only(new.get("houses", {}), "first-game, houses", ("2", "3", "4"))
    by_faction = only(by_seats.get(str(seats), {}), f"first-game, houses, {seats}", tuple(factions))
    return [
        " ".join(texts(by_faction[faction], f"first-game, houses, {seats}, {faction}", len(old.split())))
        if faction in by_faction
        else old
        for faction, old in zip(factions, houses, strict=True)
    ]


def replace_mat(
    faction: str, coins: int, houses: str, factories: str, replacements: dict[str, Any]
) -> tuple[int, str, str]:
    """First coins and income rows of a mat."""
    new = only(replacements.get("mats", {}).get(faction, {}), f"mats, {faction}", MAT)
    first: object = new.get("coins", coins)
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first <= MOST_COINS:
        raise BadInput("tables-coins", {"name": f"mats, {faction}, coins", "most": MOST_COINS})
    rows: list[str] = []
    for word, old in (("houses", houses), ("factories", factories)):
        places = texts(new[word], f"mats, {faction}, {word}", len(old.split())) if word in new else old.split()
        for place in places:
            if not PLACE.fullmatch(place):
                raise BadInput("tables-place", {"name": f"mats, {faction}, {word}", "value": place})
        rows.append(" ".join(places))
    return first, rows[0], rows[1]


#: Read once, when the game is loaded.
REPLACED: Final[dict[str, Any]] = replacements_for(GAME, PARTS)

"""The map in letters: a row of spaces is a line, each space its terrain and the most important piece there."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.coordinates import ORIGIN_COLUMN, ORIGIN_ROW, east, row_word, south_east
from ecumene.games.civ_new_dawn.state import CAPITAL, DISTRICT_SHIFT, NONE, REINFORCED, State

#: How many columns of spaces fit on a line.
COLUMNS: Final = 17
CELL: Final = 4
#: Letters of terrain in the order of the vocabulary, and of a fort.
TERRAIN_LETTERS: Final = "ghfdm~*"
FORT_LETTER: Final = "F"
#: Letters of pieces, the most important first.
BARBARIAN: Final = "x"
STATE: Final = "S"
GOODS: Final = "o"
CAPITAL_LETTER: Final = "K"
CITY_LETTER: Final = "C"
ARMY_LETTER: Final = "A"
CARAVAN_LETTER: Final = "V"
DISTRICT_LETTER: Final = "D"
TOKEN: Final = "."
REINFORCED_TOKEN: Final = ":"


def piece(game: State, space: int) -> str:
    """Two letters: the kind of piece, and the seat it belongs to, counted from 1."""
    if space in game.barbarians:
        return BARBARIAN + " "
    city = game.cities[space]
    if city != NONE:
        return f"{CAPITAL_LETTER if city & CAPITAL else CITY_LETTER}{game.city_owner(space) + 1}"
    for seat, player in enumerate(game.players):
        if space in player.armies:
            return f"{ARMY_LETTER}{seat + 1}"
        if space in player.caravans:
            return f"{CARAVAN_LETTER}{seat + 1}"
    token = game.tokens[space]
    if token != NONE:
        kind = DISTRICT_LETTER if token >> DISTRICT_SHIFT else REINFORCED_TOKEN if token & REINFORCED else TOKEN
        return f"{kind}{game.token_owner(space) + 1}"
    if game.states[space] != NONE:
        return STATE + " "
    return GOODS + " " if game.goods[space] != NONE else "  "


def cell(game: State, space: int) -> str:
    terrain = FORT_LETTER if space in game.land.forts else TERRAIN_LETTERS[game.land.terrain[space]]
    return terrain + piece(game, space)


def column(position: int) -> int:
    """The number in the name of a position, without the shift of the origin."""
    return east(position) + (south_east(position) >> 1)


def map_lines(game: State) -> list[str]:
    """The whole map; one that is too wide in two or more parts, west first."""
    positions = game.land.positions
    if not positions:
        return []
    columns = [column(position) for position in positions]
    lines: list[str] = []
    for start in range(min(columns), max(columns) + 1, COLUMNS):
        part = [space for space, number in enumerate(columns) if start <= number < start + COLUMNS]
        lines += part_lines(game, part, start)
    return lines


def part_lines(game: State, spaces: list[int], start: int) -> list[str]:
    """Every second row is shifted by half a space. The numbers above are those in the names of spaces."""
    positions = game.land.positions
    numbers = [column(positions[space]) - start for space in spaces]
    rows = [south_east(positions[space]) for space in spaces]
    head = "".join([f"{start + number + ORIGIN_COLUMN:<{CELL}}" for number in range(max(numbers) + 1)])
    lines = [f"    {head}".rstrip()]
    for row in range(min(rows), max(rows) + 1):
        text = [" "] * (CELL * (max(numbers) + 2))
        for space, number, there in zip(spaces, numbers, rows, strict=True):
            if there == row:
                left = CELL * number + (CELL // 2 if row % 2 else 0)
                text[left : left + CELL - 1] = list(cell(game, space))
        lines.append(f"{row_word(row + ORIGIN_ROW):<4}{''.join(text)}".rstrip())
    return lines

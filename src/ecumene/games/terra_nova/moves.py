"""The moves of Terra Nova and their notation: what is typed is what is stored and logged."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import MAPS
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.tiles import BONUS_TILES, POWER, POWER_ACTIONS, TOWN_TILES
from ecumene.parts.hexes import could_be_a_cell

FACTION: Final = 0
PLACE: Final = 1
TAKE: Final = 2
NEUTRAL: Final = 3
BUILD: Final = 4
TRANSFORM: Final = 5
UPGRADE: Final = 6
SAIL: Final = 7
BRIDGE: Final = 8
POWER_ACTION: Final = 9
SPECIAL: Final = 10
INVENT: Final = 11
PASS: Final = 12
EXCHANGE: Final = 13
WORSHIP: Final = 14
TOWN: Final = 15
DECLINE: Final = 16
END: Final = 17

VERBS: Final = [
    "faction",
    "place",
    "take",
    "neutral",
    "build",
    "transform",
    "upgrade",
    "sail",
    "bridge",
    "power",
    "special",
    "invent",
    "pass",
    "exchange",
    "exchange",
    "town",
    "decline",
    "end",
]

# What an upgrade makes
TO_FACTORY: Final = 0
TO_LEFT: Final = 1
TO_RIGHT: Final = 2
UPGRADES: Final = ("factory", "palace-left", "palace-right")

# Where a special action is printed
ON_BONUS: Final = 0
ON_PALACE: Final = 1
SPECIALS: Final = ("bonus", "palace")

#: In `pass`: no tile is taken (the last round, when the swap is switched off).
NO_TILE: Final = -1


class NovaMove(Move):
    """A move of Terra Nova. The numbers a and b are cells, tiles, factions, or amounts, by verb.

    Where they are cells, c is the number of the map, which knows their names.
    """

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        word: str = VERBS[verb]
        land: Land = MAPS[self.c]
        if verb in (PLACE, NEUTRAL, BUILD, INVENT):
            return f"{word} {land.name(self.a)}"
        if verb == TRANSFORM:
            return f"{word} {land.name(self.a)}{' build' if self.b else ''}"
        if verb == UPGRADE:
            return f"{word} {land.name(self.a)} {UPGRADES[self.b]}"
        if verb == BRIDGE:
            return f"{word} {land.name(self.a)}-{land.name(self.b)}"
        if verb == TOWN:
            return f"{word} {TOWN_TILES[self.a].id} {land.name(self.b)}"
        if verb in (TAKE, PASS):
            return word if self.a == NO_TILE else f"{word} bonus-{BONUS_TILES[self.a].id}"
        if verb == FACTION:
            return f"{word} {FACTIONS[self.a].id}"
        if verb == POWER_ACTION:
            return f"{word} {POWER_ACTIONS[self.a].id}"
        if verb == SPECIAL:
            return f"{word} {SPECIALS[self.a]}"
        if verb == EXCHANGE:
            return f"{word} {self.a}"
        if verb == WORSHIP:
            return f"{word} {self.a} points"
        return word


# Moves are made once and given out again and again.
CHOOSE: Final[list[Move]] = [NovaMove(FACTION, n) for n in range(len(FACTIONS))]
TAKES: Final[list[Move]] = [NovaMove(TAKE, n) for n in range(len(BONUS_TILES))]
SAILS: Final[Move] = NovaMove(SAIL)
POWER_MOVES: Final[list[Move]] = [NovaMove(POWER_ACTION, n) for n in range(len(POWER_ACTIONS))]
SPECIAL_MOVES: Final[list[Move]] = [NovaMove(SPECIAL, n) for n in range(len(SPECIALS))]
PASSES: Final[list[Move]] = [NovaMove(PASS, n) for n in range(len(BONUS_TILES))]
PLAIN_PASS: Final[Move] = NovaMove(PASS, NO_TILE)
#: By power spent.
EXCHANGES: Final[list[Move]] = [NovaMove(EXCHANGE, n) for n in range(POWER + 1)]
#: By power at hand.
EXCHANGES_UP_TO: Final[list[list[Move]]] = [EXCHANGES[1 : n + 1] for n in range(POWER + 1)]
WORSHIPS: Final[list[Move]] = [NovaMove(WORSHIP, n) for n in range(POWER + 1)]
DECLINES: Final[Move] = NovaMove(DECLINE)
ENDS: Final[Move] = NovaMove(END)


class CellMoves:
    """The moves on the cells of one map: by cell, or for bridges by site; for towns by tile and cell."""

    def __init__(self, number: int, land: Land) -> None:
        self.number = number
        self.land = land
        self.places: list[Move] = self._on_cells(PLACE)
        self.neutrals: list[Move] = self._on_cells(NEUTRAL)
        self.builds: list[Move] = self._on_cells(BUILD)
        self.transforms: list[Move] = self._on_cells(TRANSFORM)
        self.transform_builds: list[Move] = self._on_cells(TRANSFORM, 1)
        self.to_factories: list[Move] = self._on_cells(UPGRADE, TO_FACTORY)
        self.to_left_palaces: list[Move] = self._on_cells(UPGRADE, TO_LEFT)
        self.to_right_palaces: list[Move] = self._on_cells(UPGRADE, TO_RIGHT)
        self.invents: list[Move] = self._on_cells(INVENT)
        self.bridges: list[Move] = [self.bridge(site.low, site.high) for site in land.sites]
        self.towns: list[list[Move]] = [
            [NovaMove(TOWN, tile, cell, number) for cell in range(land.size)] for tile in range(len(TOWN_TILES))
        ]

    def _on_cells(self, verb: int, b: int = 0) -> list[Move]:
        return [NovaMove(verb, cell, b, self.number) for cell in range(self.land.size)]

    def bridge(self, one: int, other: int) -> Move:
        """A bridge between any two cells, which need not be a site; the one that is read first comes first."""
        if self.land.reading_place[one] > self.land.reading_place[other]:
            one, other = other, one
        return NovaMove(BRIDGE, one, other, self.number)

    def upgrades(self, to: int) -> list[Move]:
        return (self.to_factories, self.to_left_palaces, self.to_right_palaces)[to]


def add(cells: int, table: list[Move], out: list[Move]) -> None:
    """Append the moves on these cells, from a table by cell."""
    while cells:
        lowest = cells & -cells
        out.append(table[lowest.bit_length() - 1])
        cells ^= lowest


#: By the number of the map.
CELL_MOVES: Final[list[CellMoves]] = [CellMoves(number, land) for number, land in enumerate(MAPS)]
#: The verbs that name cells.
ON_CELLS: Final = ("place", "neutral", "build", "transform", "upgrade", "bridge", "invent", "town")


def for_points() -> list[int]:
    """Amounts of power that somebody may exchange for points (TN-234)."""
    rates = [faction.ability.exchange_power for faction in FACTIONS if faction.ability.exchange_power]
    return [amount for amount in range(1, POWER + 1) if any([amount % rate == 0 for rate in rates])]


def off_map(text: str, land: Land) -> str:
    """What the text of a move on cells names that is written like a cell, but is none of this map; empty if nothing."""
    words = text.upper().split()
    if words and words[0].lower() in ON_CELLS:
        for name in " ".join(words[1:]).replace("-", " ").split():
            if could_be_a_cell(name) and land.cell(name) < 0:
                return name
    return ""


def read(text: str, on: CellMoves) -> Move | None:
    """The move a text stands for on a map, or None. Capitals and extra spaces do not matter."""
    land = on.land
    words = text.lower().split()
    verb = words[0] if words else ""
    rest = words[1:]
    cell = land.cell(rest[0]) if rest else -1
    if verb == "transform" and cell >= 0 and len(rest) <= 2:
        if len(rest) == 1:
            return on.transforms[cell]
        return on.transform_builds[cell] if rest[1] == "build" else None
    if verb == "upgrade" and cell >= 0 and len(rest) == 2 and rest[1] in UPGRADES:
        return on.upgrades(UPGRADES.index(rest[1]))[cell]
    if verb == "town" and len(rest) == 2:
        tiles = [tile.id for tile in TOWN_TILES]
        where = land.cell(rest[1])
        return on.towns[tiles.index(rest[0])][where] if rest[0] in tiles and where >= 0 else None
    if verb == "exchange" and rest and rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 3:
        amount = int(rest[0])
        if not 1 <= amount <= POWER:
            return None
        if len(rest) == 1:
            return EXCHANGES[amount]
        return WORSHIPS[amount] if rest[1:] == ["points"] and amount in for_points() else None
    if not rest:
        return {"sail": SAILS, "pass": PLAIN_PASS, "decline": DECLINES, "end": ENDS}.get(verb)
    if len(rest) > 1:
        return None
    if verb == "bridge":
        ends = [land.cell(name) for name in rest[0].split("-")]
        if len(ends) != 2 or min(ends) < 0 or ends[0] == ends[1]:
            return None
        return on.bridge(ends[0], ends[1])
    if cell >= 0:
        on_cell = {"place": on.places, "neutral": on.neutrals, "build": on.builds, "invent": on.invents}.get(verb)
        return on_cell[cell] if on_cell is not None else None
    if verb in ("take", "pass"):
        letters = [f"bonus-{tile.id.lower()}" for tile in BONUS_TILES]
        word = rest[0] if rest[0].startswith("bonus-") else f"bonus-{rest[0]}"
        return (TAKES if verb == "take" else PASSES)[letters.index(word)] if word in letters else None
    names: dict[str, tuple[list[str], list[Move]]] = {
        "faction": ([faction.id for faction in FACTIONS], CHOOSE),
        "power": ([action.id for action in POWER_ACTIONS], POWER_MOVES),
        "special": (list(SPECIALS), SPECIAL_MOVES),
    }
    if verb in names and rest[0] in names[verb][0]:
        return names[verb][1][names[verb][0].index(rest[0])]
    return None


def every_move(on: CellMoves) -> list[Move]:
    """Every move the notation can write on a map; bridges between any two cells."""
    moves: list[Move] = [*CHOOSE, *TAKES, SAILS, *POWER_MOVES, *SPECIAL_MOVES, *PASSES, PLAIN_PASS, DECLINES, ENDS]
    moves += EXCHANGES[1:]
    moves += [WORSHIPS[amount] for amount in for_points()]
    cells = on.land.in_reading_order
    for turn, cell in enumerate(cells):
        for table in (
            on.places,
            on.neutrals,
            on.builds,
            on.transforms,
            on.transform_builds,
            on.to_factories,
            on.to_left_palaces,
            on.to_right_palaces,
            on.invents,
            *on.towns,
        ):
            moves.append(table[cell])
        moves += [on.bridge(cell, other) for other in cells[turn + 1 :]]
    return moves

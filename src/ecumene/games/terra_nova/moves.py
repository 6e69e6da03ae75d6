"""The moves of Terra Nova and their notation: what is typed is what is stored and logged."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra_nova.factions import FACTIONS
from ecumene.games.terra_nova.tiles import BONUS_TILES, POWER, POWER_ACTIONS, TOWN_TILES
from ecumene.parts.hexes import ROOM, cell_called, cell_name

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
    """A move of Terra Nova. The numbers are cells, tiles, factions, or amounts, by verb."""

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        word: str = VERBS[verb]
        if verb in (PLACE, NEUTRAL, BUILD, INVENT):
            return f"{word} {cell_name(self.a)}"
        if verb == TRANSFORM:
            return f"{word} {cell_name(self.a)}{' build' if self.b else ''}"
        if verb == UPGRADE:
            return f"{word} {cell_name(self.a)} {UPGRADES[self.b]}"
        if verb == BRIDGE:
            return f"{word} {cell_name(self.a)}-{cell_name(self.b)}"
        if verb == TOWN:
            return f"{word} {TOWN_TILES[self.a].id} {cell_name(self.b)}"
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


def _cells(verb: int, b: int = 0) -> list[Move]:
    return [NovaMove(verb, cell, b) for cell in range(ROOM)]


# Moves are made once and given out again and again.
CHOOSE: Final[list[Move]] = [NovaMove(FACTION, n) for n in range(len(FACTIONS))]
PLACES: Final = _cells(PLACE)
TAKES: Final[list[Move]] = [NovaMove(TAKE, n) for n in range(len(BONUS_TILES))]
NEUTRALS: Final = _cells(NEUTRAL)
BUILDS: Final = _cells(BUILD)
TRANSFORMS: Final = _cells(TRANSFORM)
TRANSFORM_BUILDS: Final = _cells(TRANSFORM, 1)
FACTORY_UPGRADES: Final = _cells(UPGRADE, TO_FACTORY)
LEFT_UPGRADES: Final = _cells(UPGRADE, TO_LEFT)
RIGHT_UPGRADES: Final = _cells(UPGRADE, TO_RIGHT)
SAILS: Final[Move] = NovaMove(SAIL)
POWER_MOVES: Final[list[Move]] = [NovaMove(POWER_ACTION, n) for n in range(len(POWER_ACTIONS))]
SPECIAL_MOVES: Final[list[Move]] = [NovaMove(SPECIAL, n) for n in range(len(SPECIALS))]
INVENTS: Final = _cells(INVENT)
PASSES: Final[list[Move]] = [NovaMove(PASS, n) for n in range(len(BONUS_TILES))]
PLAIN_PASS: Final[Move] = NovaMove(PASS, NO_TILE)
#: By power spent.
EXCHANGES: Final[list[Move]] = [NovaMove(EXCHANGE, n) for n in range(POWER + 1)]
WORSHIPS: Final[list[Move]] = [NovaMove(WORSHIP, n) for n in range(POWER + 1)]
DECLINES: Final[Move] = NovaMove(DECLINE)
ENDS: Final[Move] = NovaMove(END)


def read(text: str) -> Move | None:
    """The move a text stands for, or None. Capitals and extra spaces do not matter."""
    words = text.lower().split()
    verb = words[0] if words else ""
    rest = words[1:]
    cell = cell_called(rest[0]) if rest else -1
    if verb == "transform" and cell >= 0 and len(rest) <= 2:
        if len(rest) == 1:
            return TRANSFORMS[cell]
        return TRANSFORM_BUILDS[cell] if rest[1] == "build" else None
    if verb == "upgrade" and cell >= 0 and len(rest) == 2 and rest[1] in UPGRADES:
        return (FACTORY_UPGRADES, LEFT_UPGRADES, RIGHT_UPGRADES)[UPGRADES.index(rest[1])][cell]
    if verb == "town" and len(rest) == 2:
        tiles = [tile.id for tile in TOWN_TILES]
        where = cell_called(rest[1])
        return NovaMove(TOWN, tiles.index(rest[0]), where) if rest[0] in tiles and where >= 0 else None
    if verb == "exchange" and rest and rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 3:
        amount = int(rest[0])
        if not 1 <= amount <= POWER:
            return None
        if len(rest) == 1:
            return EXCHANGES[amount]
        return WORSHIPS[amount] if rest[1:] == ["points"] and amount % 3 == 0 else None
    if not rest:
        return {"sail": SAILS, "pass": PLAIN_PASS, "decline": DECLINES, "end": ENDS}.get(verb)
    if len(rest) > 1:
        return None
    if verb == "bridge":
        ends = [cell_called(name) for name in rest[0].split("-")]
        if len(ends) != 2 or min(ends) < 0 or ends[0] == ends[1]:
            return None
        return NovaMove(BRIDGE, min(ends), max(ends))
    if cell >= 0:
        on_cell = {"place": PLACES, "neutral": NEUTRALS, "build": BUILDS, "invent": INVENTS}.get(verb)
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


def every_move(cells: list[int]) -> list[Move]:
    """Every move the notation can write on a map of these cells; bridges between any two cells near each other."""
    moves: list[Move] = [*CHOOSE, *TAKES, SAILS, *POWER_MOVES, *SPECIAL_MOVES, *PASSES, PLAIN_PASS, DECLINES, ENDS]
    moves += EXCHANGES[1:]
    moves += [WORSHIPS[3], WORSHIPS[6]]
    for cell in cells:
        for table in (
            PLACES,
            NEUTRALS,
            BUILDS,
            TRANSFORMS,
            TRANSFORM_BUILDS,
            FACTORY_UPGRADES,
            LEFT_UPGRADES,
            RIGHT_UPGRADES,
            INVENTS,
        ):
            moves.append(table[cell])
        moves += [NovaMove(TOWN, tile, cell) for tile in range(len(TOWN_TILES))]
        moves += [NovaMove(BRIDGE, cell, other) for other in cells if other > cell]
    return moves

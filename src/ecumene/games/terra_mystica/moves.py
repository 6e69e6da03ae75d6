"""The moves of Terra Mystica and their notation: what is typed is what is stored and logged."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import CYCLE, MAPS, TERRAINS, VOLCANO, Board
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    FAVOUR_TILES,
    POWER_ACTIONS,
    TOWN_TILES,
)
from ecumene.parts.hexes import could_be_a_cell

# Set-up
FACTION: Final = 0
BID: Final = 1
TERRAIN: Final = 2
PLACE: Final = 3
PORT: Final = 4
TAKE: Final = 5
# At any time of the own turn
CONVERT: Final = 6
BURN: Final = 7
CONNECT: Final = 8
# Actions
BUILD: Final = 9
TRANSFORM: Final = 10
UPGRADE: Final = 11
SEND: Final = 12
ADVANCE: Final = 13
POWER: Final = 14
SPECIAL: Final = 15
PASS: Final = 16
# What follows from them
FAVOUR: Final = 17
TOWN: Final = 18
CULT: Final = 19
KEY: Final = 20
BRIDGE: Final = 21
TOKEN: Final = 22
UNLOCK: Final = 23
KEEP: Final = 24
# Power from neighbours
ACCEPT: Final = 25
REFUSE: Final = 26
# Ships
SHIP: Final = 27
SAIL: Final = 28
TRADE: Final = 29
REWARD: Final = 30
# Ends
DECLINE: Final = 31
DONE: Final = 32
LEAVE: Final = 33

# Conversions: what is given and what comes of it (TM-055, TM-057, TM-158).
POWER_TO_PRIEST: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
PRIEST_TO_COIN: Final = 4
WORKER_TO_COIN: Final = 5
POINT_TO_COIN: Final = 6
COINS_TO_POINT: Final = 7
WORKER_TO_PRIEST: Final = 8
CONVERSIONS: Final = (
    "5pw to 1p",
    "3pw to 1w",
    "1pw to 1c",
    "1p to 1w",
    "1p to 1c",
    "1w to 1c",
    "1vp to 1c",
    "2c to 1vp",
    "1w to 1p",
)
CONVERSION_IDS: Final = (
    "power-to-priest",
    "power-to-worker",
    "power-to-coin",
    "priest-to-worker",
    "priest-to-coin",
    "worker-to-coin",
    "point-to-coin",
    "coins-to-point",
    "worker-to-priest",
)
#: What each costs in its own goods.
CONVERSION_PRICE: Final = (5, 3, 1, 1, 1, 1, 1, 2, 1)

# Tracks
SHIPPING_TRACK: Final = 0
EXCHANGE_TRACK: Final = 1
TRACKS: Final = ("shipping", "exchange")

# Special actions
SPECIAL_BONUS: Final = 0
SPECIAL_FAVOUR: Final = 1
SPECIAL_DOUBLE: Final = 2
SPECIAL_STEPS: Final = 3
SPECIAL_SPADES: Final = 4
SPECIAL_SANDSTORM: Final = 5
SPECIAL_MOVE: Final = 6
SPECIAL_SHIP: Final = 7
#: These name more: a bridge, a cell, a terrain.
SPECIAL_BRIDGE: Final = 8
SPECIAL_POST: Final = 9
SPECIAL_DWELLING: Final = 10
SPECIAL_TERRAIN: Final = 11
SPECIAL_TOKENS: Final = 12
SPECIALS: Final = (
    "bonus",
    "favour",
    "double",
    "steps",
    "spades",
    "sandstorm",
    "move",
    "ship",
    "bridge",
    "trading-post",
    "dwelling",
    "terrain",
    "terrain",
)

# Rewards of a trade, and of favour tile m1 (TM-214 to TM-220, TM-234)
REWARD_POWER: Final = 0
REWARD_STEP: Final = 1
REWARD_STEPS: Final = 2
REWARD_PRIEST: Final = 3
REWARD_SHIP: Final = 4
REWARD_MOVE: Final = 5
REWARD_SHIPPING: Final = 6
REWARD_NOTHING: Final = 7
REWARDS: Final = ("power", "step", "steps", "priest", "ship", "move", "shipping", "")

#: In `pass`: no tile is taken (the last round).
NO_TILE: Final = -1
#: The highest bid (TM-398).
HIGHEST_BID: Final = 40
#: The power action that builds a bridge.
POWER_BRIDGE: Final = 0

# Packing of several small numbers into one.
#: In TRANSFORM, b is the terrain times this and an extra: 1 the long way, or the cult that pays, from 1 on.
EXTRAS: Final = 8
LONG_WAY: Final = 1
#: In BUILD, b is the spades, and this times one more than the river cell of the ship that pays.
SPADE_WORDS: Final = 8
#: In SAIL and bridges, b is a cell; this is added to it if power is paid, twice if from bowl II.
CELLS: Final = 128


class MysticaMove(Move):
    """A move of Terra Mystica. The numbers a and b are cells, tiles, factions or amounts, by verb.

    Where they are cells, c is the number of the map, which knows their names.
    """

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        board: Board = MAPS[self.c]
        a, b = self.a, self.b
        if verb == FACTION:
            return f"faction {FACTIONS[a].id}"
        if verb == BID:
            return f"bid {b} {FACTIONS[a].id}"
        if verb == TERRAIN:
            return f"terrain {TERRAINS[a]}"
        if verb == PLACE:
            return f"place {board.name(a)}"
        if verb == PORT:
            return f"port {board.name(a)}"
        if verb == TAKE:
            return f"take bonus-{BONUS_TILES[a].id}"
        if verb == CONVERT:
            return f"convert {CONVERSIONS[a]}"
        if verb == BURN:
            return "burn"
        if verb == CONNECT:
            return f"connect {board.name(a)}"
        if verb == BUILD:
            spades = b % SPADE_WORDS
            ship = b // SPADE_WORDS - 1
            text = f"build {board.name(a)}" if spades == 0 else f"dig {spades} build {board.name(a)}"
            if ship < 0:
                return text
            return f"{text} merchant" if ship == a else f"{text} ship {board.name(ship)}"
        if verb == TRANSFORM:
            terrain, extra = b // EXTRAS, b % EXTRAS
            text = f"transform {board.name(a)} {TERRAINS[terrain]}"
            if extra == 0:
                return text
            return f"{text} {CULTS[extra - 1]}" if terrain == VOLCANO else f"{text} long"
        if verb == UPGRADE:
            return f"upgrade {board.name(a)} {BUILDINGS[b]}"
        if verb == SEND:
            return f"send priest {CULTS[a]} {b}"
        if verb == ADVANCE:
            return f"advance {TRACKS[a]}"
        if verb == POWER:
            if a == POWER_BRIDGE:
                return f"power bridge {board.name(b // CELLS)}-{board.name(b % CELLS)}"
            return f"power {POWER_ACTIONS[a].id}"
        if verb == SPECIAL:
            return self._special()
        if verb == PASS:
            return "pass" if a == NO_TILE else f"pass bonus-{BONUS_TILES[a].id}"
        if verb == FAVOUR:
            return f"take favour-{FAVOUR_TILES[a].id}"
        if verb == TOWN:
            return f"take town-{TOWN_TILES[a].id}"
        if verb == CULT:
            return f"cult {CULTS[a]}" if b == 1 else f"cult {CULTS[a]} {b}"
        if verb == KEY:
            return f"key {CULTS[a]}"
        if verb == BRIDGE:
            return f"bridge {board.name(a)}-{board.name(b)}"
        if verb == TOKEN:
            return "token"
        if verb == UNLOCK:
            return f"unlock {TERRAINS[a]}"
        if verb == KEEP:
            return "keep priest"
        if verb == ACCEPT:
            return f"accept {b} {FACTIONS[a].id}"
        if verb == REFUSE:
            return f"decline {b} {FACTIONS[a].id}"
        if verb == SHIP:
            return f"ship {board.name(a)}"
        if verb == SAIL:
            paid = ("", " power", " bowl-2")[b // CELLS]
            return f"sail {board.name(a)} {board.name(b % CELLS)}{paid}"
        if verb == TRADE:
            kind = b % EXTRAS
            text = f"trade {board.name(a)} {REWARDS[kind]}".rstrip()
            return f"{text} {CULTS[b // EXTRAS - 1]}" if b >= EXTRAS else text
        if verb == REWARD:
            return self._reward()
        if verb == LEAVE:
            return "leave"
        return "decline" if verb == DECLINE else "done"

    def _special(self) -> str:
        a, b = self.a, self.b
        board: Board = MAPS[self.c]
        text = f"special {SPECIALS[a]}"
        if a == SPECIAL_BRIDGE:
            return f"{text} {board.name(b // CELLS)}-{board.name(b % CELLS)}"
        if a in (SPECIAL_POST, SPECIAL_DWELLING):
            return f"{text} {board.name(b)}"
        if a == SPECIAL_TERRAIN:
            return f"{text} {TERRAINS[b]}"
        if a == SPECIAL_TOKENS:
            return f"{text} {TERRAINS[b]} tokens"
        return text

    def _reward(self) -> str:
        """`reward priest fire 3`, `reward step fire`, `reward shipping`."""
        if self.a == REWARD_PRIEST:
            return f"reward priest {CULTS[self.b // EXTRAS]} {self.b % EXTRAS}"
        if self.a == REWARD_STEP:
            return f"reward step {CULTS[self.b]}"
        return "reward shipping"


# Moves are made once and given out again and again.
CHOOSE: Final[list[Move]] = [MysticaMove(FACTION, n) for n in range(len(FACTIONS))]
BIDS: Final[list[list[Move]]] = [
    [MysticaMove(BID, n, bid) for bid in range(HIGHEST_BID + 1)] for n in range(len(FACTIONS))
]
HOMES: Final[list[Move]] = [MysticaMove(TERRAIN, n) for n in range(CYCLE)]
TAKES: Final[list[Move]] = [MysticaMove(TAKE, n) for n in range(len(BONUS_TILES))]
CONVERTS: Final[list[Move]] = [MysticaMove(CONVERT, n) for n in range(len(CONVERSIONS))]
BURNS: Final[Move] = MysticaMove(BURN)
#: By cult and steps, from 1 to 3.
SENDS: Final[list[list[Move]]] = [[MysticaMove(SEND, cult, n) for n in range(4)] for cult in range(len(CULTS))]
ADVANCES: Final[list[Move]] = [MysticaMove(ADVANCE, n) for n in range(len(TRACKS))]
#: The bridge is made with its cells.
POWERS: Final[list[Move]] = [MysticaMove(POWER, n) for n in range(len(POWER_ACTIONS))]
#: Those that name no more.
SPECIAL_MOVES: Final[list[Move]] = [MysticaMove(SPECIAL, n) for n in range(SPECIAL_BRIDGE)]
NEW_HOMES: Final[list[Move]] = [MysticaMove(SPECIAL, SPECIAL_TERRAIN, n) for n in range(CYCLE)]
NEW_HOMES_FOR_TOKENS: Final[list[Move]] = [MysticaMove(SPECIAL, SPECIAL_TOKENS, n) for n in range(CYCLE)]
PASSES: Final[list[Move]] = [MysticaMove(PASS, n) for n in range(len(BONUS_TILES))]
PLAIN_PASS: Final[Move] = MysticaMove(PASS, NO_TILE)
FAVOURS: Final[list[Move]] = [MysticaMove(FAVOUR, n) for n in range(len(FAVOUR_TILES))]
TOWNS: Final[list[Move]] = [MysticaMove(TOWN, n) for n in range(len(TOWN_TILES))]
STEPS: Final[list[Move]] = [MysticaMove(CULT, n, 1) for n in range(len(CULTS))]
TWO_STEPS: Final[list[Move]] = [MysticaMove(CULT, n, 2) for n in range(len(CULTS))]
KEYS: Final[list[Move]] = [MysticaMove(KEY, n) for n in range(len(CULTS))]
TOKENS: Final[Move] = MysticaMove(TOKEN)
UNLOCKS: Final[list[Move]] = [MysticaMove(UNLOCK, n) for n in range(CYCLE)]
KEEPS: Final[Move] = MysticaMove(KEEP)
#: More power than this is never offered at once: six neighbours of value 4 and bridges.
MOST_OFFERED: Final = 40
ACCEPTS: Final[list[list[Move]]] = [
    [MysticaMove(ACCEPT, n, amount) for amount in range(MOST_OFFERED)] for n in range(len(FACTIONS))
]
REFUSES: Final[list[list[Move]]] = [
    [MysticaMove(REFUSE, n, amount) for amount in range(MOST_OFFERED)] for n in range(len(FACTIONS))
]
REWARD_ORDERS: Final[list[list[Move]]] = [
    [MysticaMove(REWARD, REWARD_PRIEST, cult * EXTRAS + steps) for steps in range(4)] for cult in range(len(CULTS))
]
REWARD_CULTS: Final[list[Move]] = [MysticaMove(REWARD, REWARD_STEP, cult) for cult in range(len(CULTS))]
REWARD_TRACK: Final[Move] = MysticaMove(REWARD, REWARD_SHIPPING)
DECLINES: Final[Move] = MysticaMove(DECLINE)
ENDS: Final[Move] = MysticaMove(DONE)
#: Never offered, so that nobody leaves by chance; records of the site need it (TM-419).
LEAVES: Final[Move] = MysticaMove(LEAVE)


class CellMoves:
    """The moves on the cells of one map: by cell, or for bridges by site. Rare ones are made when they are needed."""

    def __init__(self, number: int, board: Board) -> None:
        self.number = number
        self.board = board
        self.places: list[Move] = self._on_land(PLACE)
        self.ports: list[Move] = self._on_land(PORT)
        #: By spades: from none to six.
        self.builds: list[list[Move]] = [self._on_land(BUILD, spades) for spades in range(CYCLE)]
        #: By terrain times EXTRAS and extra.
        self.transforms: list[list[Move]] = [self._on_land(TRANSFORM, b) for b in range(len(TERRAINS) * EXTRAS)]
        #: By building.
        self.upgrades: list[list[Move]] = [self._on_land(UPGRADE, building) for building in range(len(BUILDINGS))]
        self.free_posts: list[Move] = [MysticaMove(SPECIAL, SPECIAL_POST, cell, number) for cell in self._land()]
        self.free_dwellings: list[Move] = [
            MysticaMove(SPECIAL, SPECIAL_DWELLING, cell, number) for cell in self._land()
        ]
        self.connects: list[Move] = [MysticaMove(CONNECT, cell, 0, number) for cell in range(board.size)]
        self.ships: list[Move] = [MysticaMove(SHIP, cell, 0, number) for cell in range(board.size)]
        #: By site, for the power action, the Engineers' workers, and those that cost nothing.
        self.power_bridges: list[Move] = [self.bridge(POWER, site.low, site.high) for site in board.sites]
        self.special_bridges: list[Move] = [self.bridge(SPECIAL, site.low, site.high) for site in board.sites]
        self.bridges: list[Move] = [self.bridge(BRIDGE, site.low, site.high) for site in board.sites]

    def _land(self) -> range:
        return range(self.board.land_size)

    def _on_land(self, verb: int, b: int = 0) -> list[Move]:
        return [MysticaMove(verb, cell, b, self.number) for cell in range(self.board.land_size)]

    def bridge(self, verb: int, one: int, other: int) -> Move:
        """A bridge between any two cells, which need not be a site; the one that is read first comes first."""
        if self.board.reading_place[one] > self.board.reading_place[other]:
            one, other = other, one
        if verb == BRIDGE:
            return MysticaMove(BRIDGE, one, other, self.number)
        return MysticaMove(verb, POWER_BRIDGE if verb == POWER else SPECIAL_BRIDGE, one * CELLS + other, self.number)

    def build_with(self, cell: int, spades: int, ship: int) -> Move:
        """A dwelling that a ship pays for."""
        return MysticaMove(BUILD, cell, spades + SPADE_WORDS * (ship + 1), self.number)

    def sail(self, start: int, end: int, paid: int = 0) -> Move:
        return MysticaMove(SAIL, start, end + CELLS * paid, self.number)

    def trade(self, cell: int, reward: int, cult: int = -1) -> Move:
        return MysticaMove(TRADE, cell, reward + EXTRAS * (cult + 1), self.number)


def bridge_ends(move: Move) -> tuple[int, int]:
    """The cells of a bridge, whichever verb builds it."""
    return (move.a, move.b) if move.verb == BRIDGE else (move.b // CELLS, move.b % CELLS)


#: By the number of the map.
CELL_MOVES: Final[list[CellMoves]] = [CellMoves(number, board) for number, board in enumerate(MAPS)]


def add(cells: int, table: list[Move], out: list[Move]) -> None:
    """Append the moves on these cells, from a table by cell."""
    while cells:
        lowest = cells & -cells
        out.append(table[lowest.bit_length() - 1])
        cells ^= lowest


#: The verbs that name cells.
ON_CELLS: Final = (
    "place",
    "port",
    "connect",
    "build",
    "dig",
    "transform",
    "upgrade",
    "bridge",
    "power",
    "special",
    "ship",
)
ON_CELLS_TOO: Final = ("sail", "trade")


def off_map(text: str, board: Board) -> str:
    """What the text of a move on cells names that is written like a cell, but is none of this map; empty if nothing."""
    words = text.split()
    if words and words[0].lower() in ON_CELLS + ON_CELLS_TOO:
        for name in " ".join(words[1:]).replace("-", " ").split():
            if could_be_a_cell(name) and board.cell(name) < 0:
                return name
    return ""


def on_water(text: str, board: Board) -> str:
    """The river cell that the text of a move names where only land will do; empty if it names none."""
    words = text.lower().split()
    if words and words[0] in ("place", "port", "build", "dig", "transform", "upgrade"):
        for name in words[1:]:
            cell = board.cell(name)
            if cell >= board.land_size:
                return board.name(cell)
    return ""

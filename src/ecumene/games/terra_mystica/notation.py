"""How moves are read, and all that can be written at a table."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra_mystica.factions import FACTION_NUMBERS
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS, VOLCANO, Board
from ecumene.games.terra_mystica.moves import (
    ACCEPTS,
    ADVANCES,
    BIDS,
    BRIDGE,
    BURNS,
    CHOOSE,
    CONVERTS,
    DECLINES,
    ENDS,
    EXTRAS,
    FAVOURS,
    HIGHEST_BID,
    HOMES,
    KEEPS,
    KEYS,
    LEAVES,
    LONG_WAY,
    MOST_OFFERED,
    NEW_HOMES,
    NEW_HOMES_FOR_TOKENS,
    PASSES,
    PLAIN_PASS,
    POWER,
    POWER_BRIDGE,
    POWERS,
    REFUSES,
    REWARD_CULTS,
    REWARD_NOTHING,
    REWARD_ORDERS,
    REWARD_STEP,
    REWARD_STEPS,
    REWARD_TRACK,
    REWARDS,
    SENDS,
    SPECIAL,
    SPECIAL_MOVES,
    STEPS,
    TAKES,
    TOKENS,
    TOWNS,
    TWO_STEPS,
    UNLOCKS,
    CellMoves,
)
from ecumene.games.terra_mystica.tiles import BUILDINGS, CULTS

#: Moves that name no cell, as they are written.
WITHOUT_CELLS: Final[list[Move]] = [
    *CHOOSE,
    *HOMES,
    *TAKES,
    *CONVERTS,
    BURNS,
    *[SENDS[cult][steps] for cult in range(len(CULTS)) for steps in (1, 2, 3)],
    *ADVANCES,
    *POWERS[POWER_BRIDGE + 1 :],
    *SPECIAL_MOVES,
    *NEW_HOMES,
    *NEW_HOMES_FOR_TOKENS,
    *PASSES,
    PLAIN_PASS,
    *FAVOURS,
    *TOWNS,
    *STEPS,
    *TWO_STEPS,
    *KEYS,
    TOKENS,
    *UNLOCKS,
    KEEPS,
    *[REWARD_ORDERS[cult][steps] for cult in range(len(CULTS)) for steps in (2, 3)],
    *REWARD_CULTS,
    REWARD_TRACK,
    DECLINES,
    ENDS,
]
_BY_TEXT: Final[dict[str, Move]] = {str(move): move for move in [*WITHOUT_CELLS, LEAVES]}


#: Words of the best-known online table, for those who have them in their fingers.
_SPOKEN: Final[dict[str, str]] = {
    "tp": "trading-post",
    "te": "temple",
    "sh": "stronghold",
    "sa": "sanctuary",
    "sy": "shipyard",
    "p": "priest",
    "ship": "shipping",
    "dig": "exchange",
}
_ACTIONS: Final = ("", "bridge", "priest", "workers", "coins", "spade", "spades")
_TILES: Final[dict[str, str]] = {"bon": "bonus-", "fav": "favour-", "tw": "town-"}


def _in_our_words(words: list[str]) -> list[str]:
    """`upgrade F3 to TE`, `send p to fire for 3`, `pass BON4`, `+FAV11`, `leech 2 from witches` as we write them."""
    verb = words[0]
    if verb in ("upgrade", "send", "advance"):
        return [verb, *[_SPOKEN.get(word, word) for word in words[1:] if word not in ("to", "for")]]
    if verb in ("leech", "decline") and len(words) == 4 and words[2] == "from":
        return ["accept" if verb == "leech" else verb, words[1], words[3]]
    if verb == "action" and len(words) == 2 and words[1] in [f"act{number}" for number in range(2, len(_ACTIONS))]:
        return ["power", _ACTIONS[int(words[1][3:])]]
    if len(words) == 1 and verb.startswith("+"):
        return ["take", _tile(verb[1:])]
    return [verb, _tile(words[1])] if verb in ("pass", "take") and len(words) == 2 else words


def _tile(word: str) -> str:
    for short, long in _TILES.items():
        if word.startswith(short) and word[len(short) :].isdigit():
            return f"{long}{word[len(short) :]}"
    return word


def read(text: str, on: CellMoves) -> Move | None:
    """The move a text stands for on a map, or None. Capitals and extra spaces do not matter."""
    words = text.lower().split()
    if words:
        words = _in_our_words(words)
    found = _BY_TEXT.get(" ".join(words))
    if found is not None or len(words) < 2:
        return found
    verb, rest = words[0], words[1:]
    if verb == "bid":
        return _of_faction(BIDS, rest, 0, HIGHEST_BID)
    if verb == "accept":
        return _of_faction(ACCEPTS, rest, 1, MOST_OFFERED - 1)
    if verb == "decline":
        return _of_faction(REFUSES, rest, 1, MOST_OFFERED - 1)
    if verb == "dig":
        if len(rest) < 3 or rest[0] not in ("1", "2", "3", "4", "5", "6") or rest[1] != "build":
            return None
        return _build(rest[2:], int(rest[0]), on)
    if verb == "build":
        return _build(rest, 0, on)
    if verb == "bridge":
        return _bridge(BRIDGE, rest, on)
    if verb == "power" and rest[0] == "bridge":
        return _bridge(POWER, rest[1:], on)
    if verb == "special" and rest[0] == "bridge":
        return _bridge(SPECIAL, rest[1:], on)
    return _on_cell(verb, rest, on)


def _on_cell(verb: str, rest: list[str], on: CellMoves) -> Move | None:
    board: Board = on.board
    if verb == "special":
        cell = board.cell(rest[1]) if len(rest) == 2 else -1
        if not 0 <= cell < board.land_size:
            return None
        return {"trading-post": on.free_posts, "dwelling": on.free_dwellings}.get(rest[0], {cell: None})[cell]
    cell = board.cell(rest[0])
    if cell < 0:
        return None
    if verb == "sail" and len(rest) in (2, 3):
        end = board.cell(rest[1])
        paid = ["", "power", "bowl-2"].index(rest[2]) if len(rest) == 3 and rest[2] in ("power", "bowl-2") else 0
        return None if end < 0 or (len(rest) == 3 and paid == 0) else on.sail(cell, end, paid)
    if len(rest) == 1 and verb in ("connect", "ship"):
        if verb == "connect":
            return on.connects[cell] if board.river >> cell & 1 else None
        return on.ships[cell]
    if cell >= board.land_size:
        return None
    if len(rest) == 1 and verb in ("place", "port"):
        return (on.places if verb == "place" else on.ports)[cell]
    if verb == "upgrade" and len(rest) == 2 and rest[1] in BUILDINGS[1:]:
        return on.upgrades[BUILDINGS.index(rest[1])][cell]
    if verb == "transform":
        return _transform(cell, rest[1:], on)
    if verb == "trade":
        return _trade(cell, rest[1:], on)
    return None


def _number(word: str, low: int, high: int) -> int:
    """A number written in digits within bounds, or -1."""
    if word.isascii() and word.isdigit() and len(word) < 4 and str(int(word)) == word and low <= int(word) <= high:
        return int(word)
    return -1


def _of_faction(table: list[list[Move]], rest: list[str], low: int, high: int) -> Move | None:
    if len(rest) != 2 or rest[1] not in FACTION_NUMBERS:
        return None
    amount = _number(rest[0], low, high)
    return table[FACTION_NUMBERS[rest[1]]][amount] if amount >= 0 else None


def _build(rest: list[str], spades: int, on: CellMoves) -> Move | None:
    board = on.board
    cell = board.cell(rest[0])
    if not 0 <= cell < board.land_size:
        return None
    if len(rest) == 1:
        return on.builds[spades][cell]
    if rest[1:] == ["merchant"]:
        return on.build_with(cell, spades, cell)
    if len(rest) == 3 and rest[1] == "ship":
        ship = board.cell(rest[2])
        return on.build_with(cell, spades, ship) if ship >= board.land_size else None
    return None


def _bridge(verb: int, rest: list[str], on: CellMoves) -> Move | None:
    ends = [on.board.cell(name) for name in rest[0].split("-")] if len(rest) == 1 else []
    if len(ends) != 2 or min(ends) < 0 or max(ends) >= on.board.land_size or ends[0] == ends[1]:
        return None
    return on.bridge(verb, ends[0], ends[1])


def _transform(cell: int, rest: list[str], on: CellMoves) -> Move | None:
    if not rest or rest[0] not in TERRAINS or len(rest) > 2:
        return None
    terrain = TERRAINS.index(rest[0])
    if len(rest) == 1:
        return on.transforms[terrain * EXTRAS][cell]
    if terrain == VOLCANO and rest[1] in CULTS:
        return on.transforms[terrain * EXTRAS + 1 + CULTS.index(rest[1])][cell]
    return on.transforms[terrain * EXTRAS + LONG_WAY][cell] if terrain < CYCLE and rest[1] == "long" else None


def _trade(cell: int, rest: list[str], on: CellMoves) -> Move | None:
    if not rest:
        return on.trade(cell, REWARD_NOTHING)
    if rest[0] not in REWARDS[: REWARD_NOTHING - 1] or len(rest) > 2:
        return None
    reward = REWARDS.index(rest[0])
    if reward in (REWARD_STEP, REWARD_STEPS):
        return on.trade(cell, reward, CULTS.index(rest[1])) if len(rest) == 2 and rest[1] in CULTS else None
    return on.trade(cell, reward) if len(rest) == 1 else None


#: More power than this is hardly ever offered at once.
LIKELY_OFFERS: Final = 20


def every_move(on: CellMoves, factions: list[int], merchants: bool, bids: bool) -> list[Move]:
    """Every move that can be written at a table with these factions; of offers and ways of ships only some."""
    board = on.board
    moves: list[Move] = WITHOUT_CELLS[:]
    for faction in factions:
        moves += BIDS[faction] if bids else []
        for amount in range(1, LIKELY_OFFERS):
            moves += [ACCEPTS[faction][amount], REFUSES[faction][amount]]
    for cell in range(board.land_size):
        moves += [on.places[cell], on.ports[cell], on.free_posts[cell], on.free_dwellings[cell]]
        moves += [on.builds[spades][cell] for spades in range(CYCLE)]
        moves += [on.upgrades[building][cell] for building in range(1, len(BUILDINGS))]
        for terrain in range(len(TERRAINS)):
            moves.append(on.transforms[terrain * EXTRAS][cell])
            if terrain < CYCLE:
                moves.append(on.transforms[terrain * EXTRAS + LONG_WAY][cell])
        moves += [on.transforms[VOLCANO * EXTRAS + 1 + cult][cell] for cult in range(len(CULTS))]
        for other in range(cell + 1, board.land_size):
            if board.distance(cell, other) == 2:
                moves += [on.bridge(verb, cell, other) for verb in (POWER, SPECIAL, BRIDGE)]
        if merchants:
            moves += _trades(cell, on)
            moves.append(on.ships[cell])
            moves.append(on.build_with(cell, 0, cell))
            for other in range(board.size):
                if board.sides[cell] >> other & 1:
                    if other >= board.land_size:
                        moves += [on.build_with(cell, spades, other) for spades in range(4)]
                    moves += [on.sail(cell, other, paid) for paid in range(3)]
    for cell in range(board.land_size, board.size):
        moves.append(on.connects[cell])
        if merchants:
            moves.append(on.ships[cell])
            for other in range(board.size):
                if (board.sides[cell] | board.ways[cell]) >> other & 1:
                    moves += [on.sail(cell, other, paid) for paid in range(3)]
    return moves


def _trades(cell: int, on: CellMoves) -> list[Move]:
    plain = [on.trade(cell, reward) for reward in range(len(REWARDS) - 2) if reward not in (REWARD_STEP, REWARD_STEPS)]
    cults = [on.trade(cell, reward, cult) for reward in (REWARD_STEP, REWARD_STEPS) for cult in range(len(CULTS))]
    return [*plain, *cults, on.trade(cell, REWARD_NOTHING)]

"""The tables as the rules read them, and what the rules often need to know about them, computed once.

`tables.py` stays interpreted, since it only reads data. This module is compiled: compiled rules read its constants
faster than those of an interpreted module.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders import tables
from ecumene.games.seven_wonders.cards import Board, Card, Effect

ALL_EFFECTS: Final[list[Effect]] = tables.ALL_EFFECTS
CARDS: Final[list[Card]] = tables.CARDS
CARD_NUMBERS: Final[dict[str, int]] = tables.CARD_NUMBERS
GUILDS: Final[list[int]] = tables.GUILDS
BLACK_CARDS: Final[list[int]] = tables.BLACK_CARDS
LEADERS: Final[list[int]] = tables.LEADERS
BOARDS: Final[list[Board]] = tables.BOARDS
BOARD_NUMBERS: Final[dict[str, int]] = tables.BOARD_NUMBERS
BASE_WONDERS: Final[list[str]] = tables.BASE_WONDERS
LOST_WONDERS: Final[list[str]] = tables.LOST_WONDERS
PROMO_WONDERS: Final[list[str]] = tables.PROMO_WONDERS
DECKS: Final[dict[int, dict[int, list[int]]]] = tables.DECKS
FINGERPRINT: Final[int] = tables.FINGERPRINT


def _next_stages(board: Board, built: int) -> list[int]:
    missing = [number for number in range(len(board.stages)) if not built >> number & 1]
    return missing if board.any_order else missing[:1]


#: By board and the set of stages built: those that may be built next, the first one missing, or any (SW-066, SW-273).
NEXT_STAGES: Final[list[list[list[int]]]] = [
    [_next_stages(board, built) for built in range(1 << len(board.stages))] for board in BOARDS
]
#: Guilds and black cards by Age: those of them that were drawn join the deck.
SECRET_CARDS: Final[list[list[int]]] = [
    [number for number in (*GUILDS, *BLACK_CARDS) if CARDS[number].age == age] for age in range(4)
]
#: By card: its bit in a set of names if it is a guild or a black card, otherwise 0.
DRAWN: Final[list[int]] = [card.bit if card.number in SECRET_CARDS[card.age] else 0 for card in CARDS]
#: All wonders in the order of their names, and by board the place of its wonder in that order.
WONDERS: Final[list[str]] = sorted({board.wonder for board in BOARDS})
PLACES: Final[list[int]] = [WONDERS.index(board.wonder) for board in BOARDS]
#: By the option on wonders: the boards of that choice.
CHOICES: Final[dict[str, list[int]]] = {
    "base": [board.number for board in BOARDS if board.wonder in BASE_WONDERS],
    "lost": [board.number for board in BOARDS if board.wonder in LOST_WONDERS],
    "all": [board.number for board in BOARDS if board.wonder in BASE_WONDERS + LOST_WONDERS + PROMO_WONDERS],
}

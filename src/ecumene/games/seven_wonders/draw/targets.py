"""What the moves on offer point at, so that it can be lit: cards, stages, cities, boards, or words."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import (
    BOARD,
    CARD_VERBS,
    COPY,
    COPY_STAGE,
    GILD,
    HANDS,
    MOVE,
    STAGE,
    SWAP,
    TURN_UP,
)
from ecumene.games.seven_wonders.setup import FREE_CITY

#: A thing a move can point at: its kind, the city it belongs to, and its number there.
Thing = tuple[str, int, int]
NO_CITY: Final = -1

HELD: Final = "held"
OFFER: Final = "offer"
BUILT: Final = "built"
STAGES: Final = "stage"
SEAT: Final = "seat"
WONDER: Final = "board"
WORD: Final = "word"


class Targets:
    """The moves on offer by the thing they point at."""

    def __init__(self, game: SevenWonders, seat: int, moves: list[Move]) -> None:
        self._at: dict[Thing, list[Move]] = {}
        for move in moves:
            for thing in things(game, seat, move):
                self._at.setdefault(thing, []).append(move)

    def at(self, kind: str, city: int = NO_CITY, number: int = 0) -> list[Move]:
        return self._at.get((kind, city, number), [])

    def numbers(self, kind: str) -> list[int]:
        """The things of a kind that belong to no city."""
        return [number for found, _, number in self._at if found == kind]

    def words(self) -> list[Move]:
        """Moves that point at nothing on the table."""
        return [move for (kind, _, _), moves in self._at.items() if kind == WORD for move in moves]


def things(game: SevenWonders, seat: int, move: Move) -> list[Thing]:
    verb = move.verb
    step = game.step(seat)
    # Two players: whoever holds the hand also picks for the Free City.
    city = FREE_CITY if step is not None and step.name == "free-city-pick" else seat
    if verb == COPY:
        return [(BUILT, move.b, move.a)]
    if verb == COPY_STAGE:
        return [(STAGES, move.a, move.b)]
    if verb == SWAP:
        return [(BUILT, seat, move.a), (BUILT, move.c, move.b)]
    if verb == GILD:
        return [(BUILT, seat, move.a)]
    if verb == TURN_UP:
        return [(STAGES, seat, game.cities[seat].markers.index(move.a))]
    if verb in (HANDS, MOVE):
        return [(SEAT, NO_CITY, move.a)]
    if verb == BOARD:
        return [(WONDER, NO_CITY, move.a)]
    if verb in CARD_VERBS:
        own = game.cities[seat]
        held = move.a in own.hand or move.a in own.leaders
        found: list[Thing] = [(HELD if held else OFFER, NO_CITY, move.a)]
        if verb == STAGE:
            found.append((STAGES, city, move.b))
        return found
    return [(WORD, NO_CITY, 0)]

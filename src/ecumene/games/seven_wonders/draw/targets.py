"""What the moves on offer point at, so that it can be lit: cards, stages, cities, boards, or words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.core.move import Move
from ecumene.draw.targets import Targets
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import (
    BOARD,
    BUILD,
    CARD_VERBS,
    CHAIN,
    COPY,
    COPY_STAGE,
    FREE,
    GILD,
    HANDS,
    KIN,
    MOVE,
    RECRUIT,
    STAGE,
    SWAP,
    TAKE,
    TURN_UP,
)
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS

#: A thing a move can point at: its kind, the city it belongs to, and its number there.
Thing = tuple[str, int, int]
NO_CITY: Final = -1

HELD: Final = "hand"
OFFER: Final = "offer"
BUILT: Final = "built"
STAGES: Final = "stage"
SEAT: Final = "seat"
WONDER: Final = "board"
WORD: Final = "word"
#: Moves that leave their card in a city, for all to see.
BUILDING: Final = (BUILD, CHAIN, FREE, KIN, TAKE, RECRUIT)


class SevenWondersTargets(Targets[Thing]):
    def __init__(self, game: SevenWonders, seat: int, moves: list[Move]) -> None:
        super().__init__(moves, lambda move: things(game, seat, move))

    def at(self, kind: str, city: int = NO_CITY, number: int = 0) -> list[Move]:
        return self.of((kind, city, number))

    def numbers(self, kind: str) -> list[int]:
        """The things of a kind that belong to no city."""
        return [number for found, _, number in self.by_thing if found == kind]

    def cities(self) -> set[int]:
        """The cities in which cards or stages are pointed at."""
        return {city for kind, city, _ in self.by_thing if kind in (BUILT, STAGES)}

    def words(self) -> list[Move]:
        """Moves that point at nothing on the table."""
        return [move for (kind, _, _), moves in self.by_thing.items() if kind == WORD for move in moves]


def things(game: SevenWonders, seat: int, move: Move) -> list[Thing]:
    verb = move.verb
    if verb == COPY:
        return [(BUILT, move.b, move.a)]
    if verb == COPY_STAGE:
        return [(STAGES, move.a, move.b)]
    if verb == SWAP:
        return [(BUILT, seat, move.a), (BUILT, move.c, move.b)]
    if verb == GILD:
        return [(BUILT, seat, move.a)]
    if verb == TURN_UP:
        return [(STAGES, seat, stage) for stage, marker in enumerate(game.cities[seat].markers) if marker == move.a][:1]
    if verb in (HANDS, MOVE):
        return [(SEAT, NO_CITY, move.a)]
    if verb == BOARD:
        return [(WONDER, NO_CITY, move.a)]
    if verb in CARD_VERBS:
        own = game.cities[seat]
        held = move.a in own.hand or move.a in own.leaders
        found: list[Thing] = [(HELD if held else OFFER, NO_CITY, move.a)]
        if verb == STAGE:
            step = game.step(seat)
            # Two players: whoever holds the hand also picks for the Free City.
            city = FREE_CITY if step is not None and step.name == "free-city-pick" else seat
            found.append((STAGES, city, move.b))
        return found
    return [(WORD, NO_CITY, 0)]


@lru_cache(4096)
def name_of(thing: Thing) -> str:
    """The name by which a page knows the thing."""
    kind, city, number = thing
    if kind in (HELD, OFFER):
        return f"{kind}-{CARDS[number].id}"
    if kind == BUILT:
        return f"{kind}-{city}-{CARDS[number].id}"
    if kind == STAGES:
        return f"{kind}-{city}-{number + 1}"
    return f"{kind}-{BOARDS[number].id.lower()}" if kind == WONDER else f"{kind}-{number}"


def names(game: SevenWonders, seat: int, move: Move) -> list[str]:
    """The names of what a move points at; none for a move in words."""
    return [name_of(thing) for thing in things(game, seat, move) if thing[0] != WORD]


def left_by(game: SevenWonders, seat: int, move: Move) -> list[str]:
    """What a move of the past has left in sight: nothing of a choice that is still secret, nothing of a discard."""
    verb = move.verb
    if verb in (HANDS, MOVE):
        return [name_of((SEAT, NO_CITY, move.a))]
    for city in (seat, FREE_CITY) if game.seats == 2 else (seat,):
        if verb in BUILDING and move.a in game.cities[city].cards:
            return [name_of((BUILT, city, move.a)), f"cards-{city}-{COLOURS[CARDS[move.a].colour]}"]
        if verb == STAGE and game.cities[city].stages >> move.b & 1:
            return [name_of((STAGES, city, move.b)), f"stages-{city}"]
    return []

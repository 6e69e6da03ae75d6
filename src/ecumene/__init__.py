"""Ecumene: civilisation-building board games on one engine.

>>> import ecumene
>>> game = ecumene.new("terra-nova", seats=2, seed=7)
>>> game.to_move
(1,)
"""

from __future__ import annotations

from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.record import Record, read
from ecumene.core.refusal import BadInput, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.games import boxes

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "Box",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Item",
    "Move",
    "Record",
    "Refusal",
    "Score",
    "box",
    "games",
    "load",
    "new",
]


def games() -> dict[str, Box]:
    """The games in the box, by id."""
    return dict(boxes())


def box(id: str) -> Box:
    """One game of the box; BadInput names the others if it is not there."""
    found = boxes().get(id)
    if found is None:
        raise BadInput("game-unknown", {"game": id, "allowed": ", ".join(boxes())})
    return found


def new(game: str, seats: int, seed: int = 0, options: dict[str, object] | None = None) -> Game:
    """A new game, dealt up to the first decision."""
    return box(game).new(seats, seed, options)


def load(path: str) -> Game:
    """The game recorded in a file, replayed and verified."""
    record = read(path)[0]
    return record.replay(box(record.game))

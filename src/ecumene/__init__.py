"""Ecumene: civilisation-building board games on one engine.

>>> import ecumene
>>> game = ecumene.new("terra-nova", seats=2, seed=7)
>>> game.to_move
(0,)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ecumene.core import game as core_game
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.record import Record, read
from ecumene.core.refusal import BadInput, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.games import box as find_box
from ecumene.games import boxes
from ecumene.text import Words

__version__ = "0.2.0"
#: Whether the rules run compiled; the source is the same.
COMPILED = not (core_game.__file__ or "").endswith(".py")
__all__ = [
    "COMPILED",
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


@contextmanager
def _in_words(package: str = "") -> Iterator[None]:
    """A BadInput that leaves by the front door says what is wrong in an English sentence."""
    try:
        yield
    except BadInput as problem:
        problem.args = (Words("en", package).problem(problem),)
        raise


def box(id: str) -> Box:
    """One game of the box; BadInput names the others if it is not there."""
    with _in_words():
        return find_box(id)


def new(game: str, seats: int, seed: int = 0, options: dict[str, object] | None = None) -> Game:
    """A new game, dealt up to the first decision."""
    chosen = box(game)
    with _in_words(chosen.package):
        return chosen.new(seats, seed, options)


def load(path: str) -> Game:
    """The game recorded in a file, replayed and verified."""
    with _in_words():
        record = read(path)[0]
    recorded = box(record.game)
    with _in_words(recorded.package):
        return record.replay(recorded)

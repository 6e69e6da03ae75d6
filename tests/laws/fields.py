"""Every attribute of a state, changed in turn: what copy(), pickling or key() forgets shows."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from ecumene.core.chance import Chance
from ecumene.core.fields import fields_of
from ecumene.core.game import APART, Game
from ecumene.core.move import Move
from ecumene.core.step import Step

#: The way to an attribute: names, and numbers within lists.
Path: TypeAlias = tuple[str | int, ...]
#: Attributes of every game that are no part of the position: who looks, and what of the past he knows.
BESIDE: Final = ("revealed", "viewer")


def attributes(game: Game) -> Iterator[tuple[Path, bool]]:
    """The way to every attribute of the game and of its pieces, and whether the digest must notice it."""
    for name in fields_of(type(game)):
        if name not in (*APART, *game.UNPICKLED):
            yield (name,), name not in (*BESIDE, *game.DERIVED)
            if name not in ("agenda", "chance"):
                yield from _within(getattr(game, name), (name,))


def _within(value: object, way: Path) -> Iterator[tuple[Path, bool]]:
    """The attributes of a piece, or of the first piece in a list: others are of the same kind."""
    if isinstance(value, list):
        if value:
            yield from _within(value[0], (*way, 0))
    elif not isinstance(value, Move):
        kind: type[Any] = type(value)
        for name in fields_of(kind):
            if name not in getattr(kind, "UNPICKLED", ()):
                yield (*way, name), name not in getattr(kind, "DERIVED", ())
                yield from _within(getattr(value, name), (*way, name))


def look(holder: Any, way: Path) -> Any:
    for part in way:
        holder = holder[part] if isinstance(part, int) else getattr(holder, part)
    return holder


def changed(game: Game, way: Path) -> Game:
    """The same game, sharing nothing with it, with another value there."""
    other = pickle.loads(pickle.dumps(game))
    assert isinstance(other, Game)
    value = look(other, way)
    # An empty list, or nothing at all, is left alone: nobody knows what belongs there.
    if value != [] and value is not None:
        setattr(look(other, way[:-1]), str(way[-1]), another(value, game))
    return other


def another(value: Any, game: Game) -> Any:
    """A value of the same type that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, value[-1] if value else 0)
    if isinstance(value, dict):
        return {**value, -1: 1}
    if isinstance(value, list):
        if value and isinstance(value[0], Step):
            return value[:-1]
        return [another(value[0], game), *value[1:]]
    if isinstance(value, Chance):
        return Chance(value.a + 1, value.b, value.c, value.d)
    if isinstance(value, Move):
        return None
    # A piece: its own attributes are changed one by one.
    return value

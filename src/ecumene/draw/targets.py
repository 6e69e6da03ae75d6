"""The moves on offer by what they point at, so that it can be lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ecumene.core.move import Move

#: Something that moves can point at, as a game tells its things apart: a kind, a number.
Thing = TypeVar("Thing")


class Targets(Generic[Thing]):
    def __init__(self, moves: list[Move], things: Callable[[Move], list[Thing]]) -> None:
        self.by_thing: dict[Thing, list[Move]] = {}
        for move in moves:
            for thing in things(move):
                self.by_thing.setdefault(thing, []).append(move)

    def of(self, thing: Thing) -> list[Move]:
        """The moves that point at a thing; none if it may not be chosen."""
        return self.by_thing.get(thing, [])

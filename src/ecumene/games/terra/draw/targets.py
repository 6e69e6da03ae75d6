"""What the moves on offer point at: things are told apart by a kind and a number."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.core.move import Move
from ecumene.draw.targets import Targets

#: Something that a move can point at: a cell, a site, a tile, an action.
Thing = tuple[str, int]


class TerraTargets(Targets[Thing]):
    def __init__(self, moves: list[Move], things: Callable[[Move], list[Thing]]) -> None:
        super().__init__(moves, things)
        self.on_board: bool = any(kind in ("cell", "site") for kind, _ in self.by_thing)

    def at(self, kind: str, number: int = 0) -> list[Move]:
        return self.of((kind, number))

    def cells(self) -> list[int]:
        return sorted(number for kind, number in self.by_thing if kind == "cell")

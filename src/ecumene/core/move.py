"""A move: a tiny value with one notation for typing, storing and logging."""

from __future__ import annotations

from typing import Final


class Move:
    """A verb and up to three small numbers. Each game's own subclass knows how it is written."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.verb == other.verb
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return ((self.verb * 131 + self.a) * 131 + self.b) * 131 + self.c

    def __str__(self) -> str:
        return f"{self.verb} {self.a} {self.b} {self.c}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[type[Move], tuple[int, int, int, int]]:
        return type(self), (self.verb, self.a, self.b, self.c)


class HiddenMove(Move):
    """A move of the past that the viewer may not know: it was made, that is all."""

    __slots__ = ()

    def __str__(self) -> str:
        return "…"


#: No game has this verb, and no notation reads what it is written as.
HIDDEN_MOVE: Final = HiddenMove(-1)

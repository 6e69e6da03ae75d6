"""The tree of a search: what has been tried in the worlds a seat imagines, and how it went."""

from __future__ import annotations

from math import sqrt

from ecumene.core.move import Move


class Node:
    """A move that somebody may play after those on the way to it, in every imagined world where it is legal.

    `look` is what the first look thought of it; `gained` sums what the seat that plays it got; `offered` counts the
    times it could be chosen, which is seldom for a move that few worlds allow.
    """

    __slots__ = ("branches", "gained", "look", "offered", "visits")

    def __init__(self, look: float = 0.0) -> None:
        self.look = look
        self.visits: int = 0
        self.offered: int = 0
        self.gained: float = 0.0
        self.branches: list[Branch] = []

    def branch(self, seat: int) -> Branch:
        """What that seat may do next. In nearly all places it is one and the same seat in all worlds."""
        for branch in self.branches:
            if branch.seat == seat:
                return branch
        branch = Branch(seat)
        self.branches.append(branch)
        return branch


class Branch:
    """The moves of one seat after a node, as far as any world has offered them."""

    __slots__ = ("nodes", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes: dict[Move, Node] = {}


class Scatter:
    """Mean and spread of what a seat gets, kept up as results come in."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count: int = 0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def spread(self) -> float:
        """The standard deviation; 1 while there is none."""
        found = sqrt(self.squares / self.count) if self.count else 0.0
        return found if found > 0.0 else 1.0

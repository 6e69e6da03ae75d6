"""What a search remembers: a tree of what it has tried in the worlds a seat imagines, and how it went."""

from __future__ import annotations

from math import exp
from typing import Final

from ecumene.core.move import Move

#: Looks no further apart differ by rounding only.
ALIKE: Final = 1e-6
#: Moves that are so many usual gaps off are all alike.
FAR_OFF: Final = 10.0


class Node:
    """A move that somebody may play after those on the way to it, in every imagined world where it is legal.

    `look` is what the first look thought of it, and `weight` how much it is to be tried for that look alone, the best
    move beside it being 1; `gained` sums what the seat that plays it got; `offered` counts the times it could be
    chosen, which is seldom for a move that few worlds allow.
    """

    __slots__ = ("branches", "gained", "look", "offered", "visits", "weight")

    def __init__(self, look: float = 0.0) -> None:
        self.look = look
        self.weight: float = 0.0
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
    """The moves of one seat after a node, as far as any world has offered them, and what the seat got there in all.

    `top` is the best of their first looks, `gap` how far the better ones of them are usually below it.
    """

    __slots__ = ("gained", "gap", "nodes", "seat", "top", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes: dict[Move, Node] = {}
        self.visits: int = 0
        self.gained: float = 0.0
        self.top: float = 0.0
        self.gap: float = 0.0

    def measure(self) -> None:
        """Once, by the moves of the first world: the mean gap of the better half below the best, or of all of them."""
        looks = sorted([node.look for node in self.nodes.values()], reverse=True)
        self.top = looks[0]
        better = looks[1 : len(looks) // 2 + 1]
        for some in (better, looks):
            if some:
                self.gap = self.top - sum(some) / len(some)
                if self.gap > ALIKE:
                    return
        self.gap = 1.0

    def weigh(self, node: Node) -> None:
        node.weight = exp(max(-FAR_OFF, min(FAR_OFF, (node.look - self.top) / self.gap)))


class Results:
    """What a seat got so far: the mean, and the range."""

    __slots__ = ("count", "highest", "lowest", "mean")

    def __init__(self) -> None:
        self.count: int = 0
        self.mean: float = 0.0
        self.lowest: float = 0.0
        self.highest: float = 0.0

    def add(self, gain: float) -> None:
        if self.count == 0 or gain < self.lowest:
            self.lowest = gain
        if self.count == 0 or gain > self.highest:
            self.highest = gain
        self.count += 1
        self.mean += (gain - self.mean) / self.count


class Hunch:
    """What a move seems to be worth wherever it comes up: glances at what it betters, and how it has gone since.

    `gained` sums how much more than usual its seat got in the iterations in which it was played.
    """

    __slots__ = ("gained", "glances", "mean", "tried")

    def __init__(self) -> None:
        self.glances: int = 0
        self.mean: float = 0.0
        self.tried: int = 0
        self.gained: float = 0.0

    def add(self, glance: float) -> None:
        self.glances += 1
        self.mean += (glance - self.mean) / self.glances

    def worth(self, doubts: float) -> float:
        """How it went counts the more, the more often it was tried: half after as many times as there are doubts."""
        return self.mean + self.gained / (self.tried + doubts)

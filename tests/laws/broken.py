"""What every law uses: how it says that it is broken, and a few things to look at."""

from __future__ import annotations

from functools import cache

from ecumene.core.chance import Chance
from ecumene.core.ledger import Ledger
from ecumene.core.move import Move


class Broken(AssertionError):
    """A law does not hold. Says which one and what was seen."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(f"{law}: {seen}")
        self.law = law
        self.seen = seen


def hold(condition: bool, law: str, seen: str) -> None:
    if not condition:
        raise Broken(law, seen)


@cache
def rule_ids(package: str) -> frozenset[str]:
    """The numbers in a game's ledger."""
    return frozenset(Ledger.load(package, "en").rules)


def sample(moves: list[Move], rng: Chance, count: int) -> list[Move]:
    """Some of the moves, or all if there are few."""
    if len(moves) <= count:
        return moves
    return [moves[rng.below(len(moves))] for _ in range(count)]

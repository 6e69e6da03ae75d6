"""Bots: they see views, never states, and play any game through its contract."""

from __future__ import annotations

from typing import Final

from ecumene.core.refusal import BadInput
from ecumene.players.budget import Budget
from ecumene.players.dice import Dice
from ecumene.players.greedy import Greedy
from ecumene.players.player import Player
from ecumene.players.search import Search

__all__ = ["LEVELS", "Player", "bot", "bots", "is_bot", "with_budget"]

#: All modules are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()
_BOTS: Final[tuple[type[Player], ...]] = (Dice, Greedy, Search)
#: Between the name of a bot and its budget: `search:200`, `search:2s`.
_MARK: Final = ":"
#: Names for people to choose from, each shown to be stronger than the one before it (`python -m bench.levels`).
LEVELS: Final[dict[str, str]] = {
    "beginner": "random",
    "easy": "greedy",
    "medium": "search:15",
    "hard": "search:60",
    "expert": "search:300",
}


def bots() -> dict[str, type[Player]]:
    """All bots by name, from the weakest to the strongest."""
    return {kind.name: kind for kind in _BOTS}


def bot(name: str, seed: int) -> Player:
    """A bot of that name with its own chance; BadInput names the others if there is none.

    `search` can be given a budget: `search:200` for iterations, `search:2s` for seconds. A level is a name too.
    """
    plain, mark, budget = LEVELS.get(name, name).partition(_MARK)
    kind = bots().get(plain)
    if kind is None:
        raise BadInput("player-unknown", {"player": name, "allowed": ", ".join([*bots(), *LEVELS])})
    if not mark:
        return kind(seed)
    if not issubclass(kind, Search):
        raise BadInput("player-no-budget", {"player": plain})
    return kind(seed, Budget.read(budget))


def is_bot(name: str) -> bool:
    """Is it a bot's name, with a budget or without?"""
    try:
        bot(name, 0)
    except BadInput:
        return False
    return True


def with_budget(names: list[str], budget: str | None) -> list[str]:
    """The same players, those that search with this budget unless they have one of their own."""
    if budget is None:
        return names
    if Search.name not in names:
        raise BadInput("player-budget-idle", {"budget": budget, "player": Search.name})
    given = f"{Search.name}{_MARK}{Budget.read(budget)}"
    return [given if name == Search.name else name for name in names]

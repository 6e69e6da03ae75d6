"""Bots: they see views, never states, and play any game through its contract."""

from __future__ import annotations

from typing import Final

from ecumene.core.refusal import BadInput
from ecumene.players.dice import Dice
from ecumene.players.greedy import Greedy
from ecumene.players.player import Player

__all__ = ["Player", "bot", "bots"]

_BOTS: Final[tuple[type[Player], ...]] = (Dice, Greedy)


def bots() -> dict[str, type[Player]]:
    """All bots by name, from the weakest to the strongest."""
    return {kind.name: kind for kind in _BOTS}


def bot(name: str, seed: int) -> Player:
    """A bot of that name with its own chance; BadInput names the others if there is none."""
    kind = bots().get(name)
    if kind is None:
        raise BadInput("player-unknown", {"player": name, "allowed": ", ".join(bots())})
    return kind(seed)

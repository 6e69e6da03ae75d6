"""The moves of Skerries and their notation: what is typed is what is stored and logged."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move

from .sea import SEA

BID: Final = 0
LIGHT: Final = 1
GREET: Final = 2
DECLINE: Final = 3
VERBS: Final = ["bid", "light", "greet", "decline"]
#: The numbers on the oil cards (SK-004).
CARDS: Final = [1, 2, 3, 4, 5]


class SkerriesMove(Move):
    """A move of Skerries. The number is a card or a skerry, by verb."""

    __slots__ = ()

    def __str__(self) -> str:
        word: str = VERBS[self.verb]
        if self.verb == BID:
            return f"{word} {self.a}"
        if self.verb == LIGHT:
            return f"{word} {SEA.name(self.a)}"
        return word


# Moves are made once and given out again and again. BIDS has a place for card 0, which does not exist.
BIDS: Final[list[Move]] = [SkerriesMove(BID, card) for card in [0, *CARDS]]
LIGHTS: Final[list[Move]] = [SkerriesMove(LIGHT, skerry) for skerry in range(SEA.size)]
GREETING: Final[Move] = SkerriesMove(GREET)
DECLINING: Final[Move] = SkerriesMove(DECLINE)


def read(text: str) -> Move | None:
    """The move that a text stands for, or None. Capitals and extra spaces do not matter (SK-030)."""
    words = text.lower().split()
    if words == ["greet"]:
        return GREETING
    if words == ["decline"]:
        return DECLINING
    if len(words) != 2:
        return None
    if words[0] == "bid" and words[1] in [str(card) for card in CARDS]:
        return BIDS[int(words[1])]
    if words[0] == "light":
        skerry = SEA.cell(words[1])
        return LIGHTS[skerry] if skerry >= 0 else None
    return None

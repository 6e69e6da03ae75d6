"""What a drawing of Skerries has at hand."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.draw.scene import Scene

from ..as_text import heading, sentence
from ..explain import COLOURS, owed
from ..game import Skerries
from ..moves import BID, LIGHT
from ..sea import SEA
from .look import LOOK


def things(game: Skerries, seat: int, move: Move) -> list[str]:
    """What a move points at: a card or a skerry. A greeting points at nothing and is a button."""
    if move.verb == BID:
        return [f"card-{move.a}"]
    return [f"skerry-{SEA.name(move.a)}"] if move.verb == LIGHT else []


class SkerriesScene(Scene[Skerries]):
    def __init__(self, game: Skerries, sight: Sight, page: bool) -> None:
        super().__init__(game, sight, LOOK, page)
        #: The moves on offer, by the thing that each points at.
        self.offers: dict[str, list[Move]] = {}
        for move in sight.moves:
            for name in things(game, self.turn, move):
                self.offers.setdefault(name, []).append(move)
        #: Whose cards are shown: the reader's; a spectator sees those of whoever decides, which are known to all.
        self.mine: int = self.reader if self.reader >= 0 else max(self.turn, 0)

    def things_of(self, seat: int, move: Move) -> list[str]:
        return things(self.game, seat, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        """Chosen cards leave the game: only lanterns show the number of a move."""
        return self.things_of(seat, move) if move.verb == LIGHT else []

    def colour(self, seat: int) -> str:
        return COLOURS[seat]

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return heading(self.game, self.words)

    def named(self, name: str, label: str, *inside: str) -> str:
        """A thing with its name; where it can be chosen, it also says what that does."""
        moves = self.offers.get(name, [])
        told = f"{label}. {sentence(self.game, self.turn, moves[0], self.words)}" if moves else label
        return self.thing(name, told, moves, *inside)

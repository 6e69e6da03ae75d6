"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.draw.scene import Scene
from ecumene.draw.svg import Attribute
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.draw.targets import CivTargets, left_by, things
from ecumene.games.civ_new_dawn.explain import badge, owed, progress
from ecumene.games.civ_new_dawn.move_text import sentence
from ecumene.games.civ_new_dawn.player import Player
from ecumene.games.civ_new_dawn.state import State

PACKAGE: Final = "ecumene.games.civ_new_dawn"
#: So many moves are said aloud for one thing; a page lists the rest when it is chosen.
SPOKEN: Final = 2


class CivScene(Scene[State]):
    def __init__(self, game: State, sight: Sight, page: bool) -> None:
        super().__init__(game, sight, LOOK, page)
        self.targets = CivTargets(self.game, self.turn, sight.moves)
        #: Whose row and sheet lie in the middle: the reader's; for a spectator those of whoever decides.
        self.mine: int = self.reader if self.reader >= 0 else max(0, self.turn)

    def things_of(self, seat: int, move: Move) -> list[str]:
        return things(self.game, seat, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        return left_by(self.game, seat, move)

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return progress(self.game, self.words)

    def player(self, seat: int) -> Player:
        return self.game.players[seat]

    def owner(self, seat: int) -> str:
        return self.words.player(seat)

    # Things

    def named(self, name: str, label: str, *inside: str, **values: Attribute) -> str:
        """A thing with its name, the moves that point at it, and what it says of itself and they do."""
        moves = self.targets.of(name)
        if moves:
            label = " ".join([f"{label}.", *[self.said(move) for move in moves[:SPOKEN]]])
        return self.thing(name, label, moves, *inside, **values)

    def said(self, move: Move) -> str:
        """What a move on offer does, in a sentence."""
        told = sentence(self.game, self.turn, move, self.words)
        return told if told.endswith((".", "!", "?")) else f"{told}."

    def ring(self, name: str, width: float, height: float, radius: float, x: float = 0.0, y: float = 0.0) -> str:
        """The light round a thing, or its ring, and the numbers of recent moves."""
        return self.lights(name, self.targets.lights(name), width, height, radius, x, y)

"""What a player is: somebody who looks at a view of the table and says a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move


class Player:
    """Players see views, never states: what a seat may not know is not there to be looked at.

    Each has its own stream of chance, so that a game with the same seeds is played the same way again.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        #: Told how much of how much is thought, by players who take their time; an answer of False asks for the move
        #: now. Nobody listens in simulations. Where a server thinks in a thread, somebody should: compiled thoughts
        #: let other threads in only when they are told.
        self.on_progress: Callable[[int, int], object] | None = None
        self.chance = Chance.stream(seed, f"bots/{self.name}")

    def choose(self, view: Game, seat: int) -> Move:
        """One of the legal moves of the seat."""
        raise NotImplementedError(self.name)

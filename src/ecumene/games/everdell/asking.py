"""What all questions of Everdell have in common."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import Step
from ecumene.games.everdell.state import State


class Ask(Step[State]):
    """A question to one seat. What is not on offer is refused by the rule that the question follows."""

    __slots__ = ()

    rule: ClassVar[str] = "EV-014"
    public: bool = True
    midway: ClassVar[bool] = True

    def refuse(self, game: State, move: Move) -> Refusal | None:
        offered = game.moves(self.seat)
        for option in offered or self.options(game):
            if option == move:
                return None
        return self.why_not(game, move)

    def why_not(self, game: State, move: Move) -> Refusal:
        """Why a move is refused that is not on offer."""
        return not_now(self.rule, self.name)

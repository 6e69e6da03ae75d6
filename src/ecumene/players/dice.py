"""The player who lets the dice decide."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.players.player import Player


class Dice(Player):
    """Every legal move is as likely as any other: the floor that other players are measured against."""

    name: ClassVar[str] = "random"

    def choose(self, view: Game, seat: int) -> Move:
        moves = view.moves(seat)
        return moves[self.chance.below(len(moves))]

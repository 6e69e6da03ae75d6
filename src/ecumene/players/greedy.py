"""The player who takes what looks best right now."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.players.player import Player

#: Questions answered in one look ahead; far more than any action asks.
FURTHEST: Final = 12


class Greedy(Player):
    """Tries each legal move on a copy and keeps the one after which the position is worth most; lots decide ties.

    Two kinds of moves are followed further, still greedily. In the middle of an action (`Step.midway`) the look goes on
    to its end. And a move after which the seat owes the very same decision (coins changed before the action itself) is
    only as good as the best of what it has newly made possible.
    """

    name: ClassVar[str] = "greedy"

    def choose(self, view: Game, seat: int) -> Move:
        world = view.redeal(seat, self.chance)
        moves = world.moves(seat)
        best: list[Move] = []
        highest = 0.0
        for move in moves if len(moves) > 1 else []:
            worth = self.judge(world, seat, move, moves, FURTHEST)
            if not best or worth > highest:
                best = [move]
                highest = worth
            elif worth == highest:
                best.append(move)
        return best[self.chance.below(len(best))] if best else moves[0]

    def judge(self, world: Game, seat: int, move: Move, known: list[Move], further: int) -> float:
        """What the position is worth after the move and all that hangs on it; `known` are the moves beside it."""
        after = world.copy()
        after.play(seat, move)
        owed = after.step(seat)
        if owed is None or further == 0:
            return after.worth(seat)
        if owed.midway:
            moves = after.moves(seat)
            return max([self.judge(after, seat, following, moves, further - 1) for following in moves])
        if owed is world.step(seat):
            moves = after.moves(seat)
            opened = set(moves).difference(known)
            if opened:
                return max([self.judge(after, seat, following, moves, further - 1) for following in opened])
        return after.worth(seat)

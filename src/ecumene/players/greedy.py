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

    A choice made beside others' (`Step.together`) shows what it is worth only when all have chosen: in the imagined
    world the others take the last of their options, so that all moves are judged against the same answers.
    """

    name: ClassVar[str] = "greedy"

    def choose(self, view: Game, seat: int) -> Move:
        world = view.redeal(seat, self.chance)
        for other in world.to_move:
            # Found once, here, for all copies.
            world.moves(other)
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
        asked = world.step(seat)
        after = world.copy()
        after.play(seat, move)
        if asked is not None and asked.together:
            self.let_others_choose(after, seat)
        owed = after.step(seat)
        if owed is None or further == 0:
            return after.worth(seat)
        if owed.midway:
            moves = after.moves(seat)
            return max([self.judge(after, seat, following, moves, further - 1) for following in moves])
        if owed is asked and not owed.together:
            moves = after.moves(seat)
            opened = set(moves).difference(known)
            if opened:
                return max([self.judge(after, seat, following, moves, further - 1) for following in opened])
        return after.worth(seat)

    def let_others_choose(self, after: Game, seat: int) -> None:
        """Whoever still owes a choice beside the seat's takes the last option."""
        while True:
            waiting = after.to_move
            if not waiting or seat in waiting:
                return
            step = after.step(waiting[0])
            if step is None or not step.together:
                return
            after.play(waiting[0], after.moves(waiting[0])[-1])

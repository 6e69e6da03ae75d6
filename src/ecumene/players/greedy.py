"""The player who takes what looks best right now."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.chance import WORD, Chance
from ecumene.core.game import MOST_SEATS, Game
from ecumene.core.move import HIDDEN_MOVE, Move
from ecumene.core.step import NOBODY
from ecumene.players.player import Player

#: Questions answered in one look ahead; far more than any action asks.
FURTHEST: Final = 12
#: An odd number with its bits well spread, so that products of small numbers differ in all places.
MIX: Final = 0x9E3779B1


class Greedy(Player):
    """Tries each legal move on a copy and keeps the one after which the position is worth most; lots decide ties.

    Two kinds of moves are followed further, still greedily. In the middle of an action (`Step.midway`) the look goes on
    to its end. And a move after which the seat owes the very same decision (coins changed before the action itself) is
    only as good as the best of what it has newly made possible; amid an action, where what was possible before still
    is, it is followed no further than that either.

    A choice made beside others' (`Step.together`) shows what it is worth only when all have chosen: in the imagined
    world lots are drawn for the others, the same for all moves that are compared. A lot belongs to a move, so that it
    does not matter in which order a game lists the moves. Offers to others stay open: nobody need answer them now.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        #: Lots for the others have a stream of their own: a game without choices at once needs none.
        self.lots = Chance.stream(seed, "bots/greedy/others")
        self.salt: int = 0
        #: By seat: the last list of moves that a lot was drawn from, and the move.
        self.drawn_from: list[list[Move] | None] = [None] * MOST_SEATS
        self.drawn: list[Move] = [HIDDEN_MOVE] * MOST_SEATS

    def shuffle_lots(self) -> None:
        """Before every decision: others are not thought to choose alike for ever."""
        self.salt = self.lots.below(WORD)
        self.drawn_from = [None] * MOST_SEATS

    def choose(self, view: Game, seat: int) -> Move:
        self.shuffle_lots()
        world = view.redeal(seat, self.chance)
        for other in world.to_move:
            # Found once, here, for all copies.
            world.moves(other)
        moves = world.moves(seat)
        if len(moves) == 1:
            return moves[0]
        judged = [self.judge(world, seat, move, moves, FURTHEST) for move in moves]
        left = moves[:]
        while True:
            highest = max(judged)
            best = [left[place] for place in range(len(left)) if judged[place] == highest]
            useful = [move for move in best if not self.leads_nowhere(world, seat, move, moves)]
            if useful or len(best) == len(left):
                chosen = useful or best
                return chosen[self.chance.below(len(chosen))]
            left = [left[place] for place in range(len(left)) if judged[place] != highest]
            judged = [worth for worth in judged if worth != highest]

    def leads_nowhere(self, world: Game, seat: int, move: Move, known: list[Move]) -> bool:
        """The same question stands, and nothing new can be done about it: to exchange goods for ever looks better than
        to act, as long as the turn itself is worth something."""
        asked = world.step(seat)
        after = world.copy()
        after.play(seat, move)
        if asked is None or asked.together or not after.question_stays or after.step(seat) is not asked:
            return False
        return not set(after.moves(seat)).difference(known)

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
        stays = after.question_stays and owed is asked and not owed.together
        if owed.midway and not stays:
            moves = after.moves(seat)
            return max([self.judge(after, seat, following, moves, further - 1) for following in moves])
        if stays:
            moves = after.moves(seat)
            opened = set(moves).difference(known)
            if opened:
                best = max([self.judge(after, seat, following, moves, further - 1) for following in opened])
                # Amid an action what is done is done: nothing more need come of it.
                return max(best, after.worth(seat)) if owed.midway else best
        return after.worth(seat)

    def let_others_choose(self, after: Game, seat: int) -> None:
        """Whoever still owes a choice of those that all make at once gets one by lot, unless the seat must go on."""
        while True:
            owed = after.step(seat)
            if owed is not None and (owed.together or owed.blocks):
                return
            chooser = self.next_to_choose(after, seat)
            if chooser < 0:
                return
            after.play(chooser, self.draw_lot(chooser, after.moves(chooser)))

    def next_to_choose(self, after: Game, seat: int) -> int:
        """A seat that owes a choice of those made at once, or an offer that it must answer before; -1 if none does."""
        index = len(after.agenda) - 1
        while index >= 0:
            step = after.agenda[index]
            if step.seat == NOBODY or (step.blocks and not step.together):
                return -1
            if step.together and step.seat != seat:
                return step.seat
            index -= 1
        return -1

    def draw_lot(self, other: int, moves: list[Move]) -> Move:
        """One of the moves, whatever their order. Copies of a world share their lists: each is drawn from once."""
        if self.drawn_from[other] is moves:
            return self.drawn[other]
        drawn = moves[0]
        lowest = WORD + 1
        for move in moves:
            number = lot(move, self.salt)
            if number < lowest:
                drawn = move
                lowest = number
        self.drawn_from[other] = moves
        self.drawn[other] = drawn
        return drawn


def lot(move: Move, salt: int) -> int:
    """A number below 2³² that mixes the parts of a move; other salts bring other orders."""
    mixed = salt
    for part in (move.verb, move.a, move.b, move.c):
        mixed = (mixed ^ (part + 1)) * MIX & WORD
        mixed ^= mixed >> 15
    return mixed

"""The player who thinks ahead: Monte Carlo tree search over the worlds that agree with what a seat knows.

Each iteration deals the unknown anew (`Game.redeal`), goes down one tree shared by all these worlds, adds one move to
it, plays on for some decisions and judges the position it has come to. The rules are only asked through the contract
of `Game`, so it plays every game.

- Places in the tree are told apart by the moves on the way, not by worlds: a move counts where it is legal, and its
  bonus for being seldom tried grows with the times it was on offer.
- Every seat maximises the result of its side: what the position is worth to it (`Game.worth`), less the mean of its
  rivals. No number here depends on a game's points: results are compared with their range so far, and that is at
  least the range of the first looks. Where nothing is left to chance, the same way brings the same result again and
  again: a spread of results would shrink to nothing, and nothing else would ever be tried.
- Every move begins with what one look ahead thinks of it, which counts as a visit. The bonus is shared out by these
  looks (as in PUCT): moves that look bad are tried late, and one iteration plays as `greedy` does.
- A look costs more than all else. So only the moves to choose from are looked at where they stand. For all others a
  hunch will do: what the move seemed to be worth the first times it came up anywhere in this search, bettered by how
  it has gone whenever somebody played it. So playouts get better the longer the search goes on.
- What others choose in secret beside the seat (`Step.together`) has no place in the tree: nobody could answer to it.
  They choose as in a playout. The seat itself decides first, before they do.
- Playouts: everybody takes the best move by hunch. There are no lots in them: worlds differ enough, and a playout that
  errs at random only hides how moves differ.
- Every iteration ends equally far from the question, however much of the way lay in the tree: after some decisions of
  every seat, but not in the middle of an action or between choices that are revealed together. Otherwise moves that are
  tried often would be judged by later positions than the others, which are not worth the same.

Somebody who listens to the progress (`on_progress`) may stop it at any time and gets the favourite so far.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, ClassVar, Final

from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.players.budget import Budget
from ecumene.players.greedy import FURTHEST, Greedy
from ecumene.players.player import Player
from ecumene.players.tree import Branch, Hunch, Node, Results

#: Iterations for a decision unless told otherwise.
USUAL: Final = 200
#: How much a seldom tried move is worth trying, in ranges of the results.
CURIOSITY: Final = 1.0
#: Decisions of each seat that are looked ahead: with more, hunches are too far from where they were had.
REACH: Final = 5
#: How many further questions are followed: by a look at the moves to choose from, and for a hunch.
LOOK: Final = FURTHEST
GLANCE: Final = 1
#: A hunch begins as the mean of so many glances; how the move has gone counts half after as many times as doubts.
GLANCES: Final = 3
DOUBTS: Final = 4.0
#: Steps in which progress is told, and, of long thoughts, so many times a second or after so many iterations.
STEPS: Final = 100
OFTEN: Final = 50


class Search(Player):
    """Information-set Monte Carlo tree search. The same seed and budget of iterations give the same moves.

    A budget of seconds does not: it depends on the machine and on what else it does.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget if budget is not None else Budget(USUAL)
        self.looker = Greedy(seed)
        self.root = Node()
        #: What each seat got so far, and its hunches: how much a move seems to better the position.
        self.results: list[Results] = []
        self.hunches: list[dict[Move, Hunch]] = []
        #: How far apart the first looks at the moves to choose from are.
        self.range = 0.0
        #: In an iteration: the hunches about the moves each seat has played, decisions still looked ahead, and how many
        #: owe a choice of those that are revealed together.
        self.used: list[list[Hunch]] = []
        self.left = 0
        self.hidden = 0

    def choose(self, view: Game, seat: int) -> Move:
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self.looker.shuffle_lots()
        self.root = Node()
        self.results = [Results() for _ in range(view.seats)]
        self.hunches = [{} for _ in range(view.seats)]
        self.range = 0.0
        if self.budget.iterations:
            self.think_times(view, seat, self.budget.iterations)
        else:
            self.think_for(view, seat, self.budget.seconds)
        return self.favourite(moves, self.root.branch(seat))

    def think_times(self, view: Game, seat: int, iterations: int) -> None:
        step = max(1, min(iterations // STEPS, OFTEN))
        for done in range(iterations):
            if done % step == 0 and not self.goes_on(done, iterations):
                return
            self.iterate(view.redeal(seat, self.chance), seat)

    def think_for(self, view: Game, seat: int, seconds: float) -> None:
        begun = time.monotonic()
        steps = max(STEPS, int(seconds * OFTEN))
        told = -1
        spent = 0.0
        while spent < seconds:
            step = int(steps * spent / seconds)
            if step > told:
                told = step
                if not self.goes_on(step, steps):
                    return
            self.iterate(view.redeal(seat, self.chance), seat)
            spent = time.monotonic() - begun

    def goes_on(self, done: int, of: int) -> bool:
        """Tell whoever listens; False if they want the answer now. The first thought is always finished."""
        return self.on_progress is None or self.on_progress(done, of) is not False or done == 0

    def favourite(self, moves: list[Move], branch: Branch) -> Move:
        """The move tried most; of several, the one that gained most."""
        best = moves[0]
        visits = 0
        highest = 0.0
        for move in moves:
            node = branch.nodes[move]
            if node.visits:
                gained = node.gained / node.visits
                if node.visits > visits or (node.visits == visits and gained > highest):
                    best = move
                    visits = node.visits
                    highest = gained
        return best

    # One iteration

    def iterate(self, world: Game, seat: int) -> None:
        """Down the tree, one move further, on from there, and back with the result."""
        path: list[Node] = [self.root]
        actors: list[int] = []
        self.used = [[] for _ in range(world.seats)]
        self.left = REACH * world.seats
        self.hidden = 0
        while path[-1] is self.root or (path[-1].visits and not self.is_far(world)):
            owing = world.to_move
            actor = seat if seat in owing else owing[0]
            moves = world.moves(actor)
            if len(moves) == 1:
                world.play(actor, moves[0])
                continue
            self.left -= 1
            owed = world.step(actor)
            if actor != seat and owed is not None and owed.together:
                world.play(actor, self.likely(world, actor, moves))
                continue
            branch = path[-1].branch(actor)
            move = self.promising(branch, moves, self.offer(world, branch, moves))
            node = branch.nodes[move]
            world.play(actor, move)
            self.used[actor].append(self.hunch(actor, move))
            path.append(node)
            actors.append(actor)
        self.play_on(world)
        self.learn(path, actors, self.judge(world))

    def learn(self, path: list[Node], actors: list[int], gains: list[float]) -> None:
        """The result goes to all places on the way, and to the hunches about all moves that were played."""
        self.root.visits += 1
        for index, actor in enumerate(actors):
            gain = gains[actor]
            branch = path[index].branch(actor)
            branch.visits += 1
            branch.gained += gain
            node = path[index + 1]
            node.visits += 1
            node.gained += gain
        for seat, used in enumerate(self.used):
            more = gains[seat] - self.results[seat].mean
            for hunch in used:
                hunch.tried += 1
                hunch.gained += more

    def is_far(self, world: Game) -> bool:
        """The game is over, or this is as far as is looked ahead."""
        owing = world.to_move
        if not owing:
            return True
        owed = self.course(world, owing)
        if owed is None or (self.left <= 0 and self.hidden == 0 and not owed.midway):
            return True
        self.hidden = len(owing) - 1 if owed.together else 0
        return False

    def course(self, world: Game, owing: tuple[int, ...]) -> Step[Any] | None:
        """The decision that the course of play waits for; an open offer only if there is nothing else."""
        owed = world.step(owing[0])
        if owed is not None and not owed.blocks:
            for seat in owing:
                step = world.step(seat)
                if step is not None and step.blocks:
                    return step
        return owed

    def offer(self, world: Game, branch: Branch, moves: list[Move]) -> float:
        """Count these moves as offered, judge new ones once, in whatever world it is; returns the best first look."""
        at_root = branch is self.root.branches[0]
        if not at_root:
            self.have_hunches(world, branch.seat, moves)
        highest = lowest = 0.0
        for index, move in enumerate(moves):
            node = branch.nodes.get(move)
            if node is None:
                if at_root:
                    self.find_moves(world)
                    node = Node(self.looker.judge(world, branch.seat, move, moves, LOOK))
                else:
                    node = Node(self.hunches[branch.seat][move].mean)
                branch.nodes[move] = node
            node.offered += 1
            if index == 0 or node.look > highest:
                highest = node.look
            if index == 0 or node.look < lowest:
                lowest = node.look
        if at_root:
            self.range = highest - lowest
        return highest

    def promising(self, branch: Branch, moves: list[Move], top: float) -> Move:
        """The move with the highest upper bound: what it brought, the first look being a visit too, and its bonus."""
        results = self.results[branch.seat]
        # Where all is alike so far, any scale will do.
        scale = max(results.highest - results.lowest, self.range) or 1.0
        usual = (branch.gained / branch.visits if branch.visits else results.mean) - top
        if branch.gap == 0.0:
            branch.measure()
        nodes = branch.nodes
        total = 0.0
        for move in moves:
            node = nodes[move]
            if node.weight == 0.0:
                branch.weigh(node)
            total += node.weight
        share = CURIOSITY * scale / total
        best = moves[0]
        highest = 0.0
        for index, move in enumerate(moves):
            node = nodes[move]
            visits = node.visits + 1
            bound = (node.gained + usual + node.look + share * node.weight * sqrt(node.offered)) / visits
            if index == 0 or bound > highest:
                best = move
                highest = bound
        return best

    # Playouts

    def play_on(self, world: Game) -> None:
        while not self.is_far(world):
            actor = world.to_move[0]
            moves = world.moves(actor)
            if len(moves) > 1:
                self.left -= 1
            world.play(actor, self.likely(world, actor, moves))

    def likely(self, world: Game, actor: int, moves: list[Move]) -> Move:
        """The best move by hunch."""
        best = moves[0]
        if len(moves) == 1:
            return best
        self.have_hunches(world, actor, moves)
        hunches = self.hunches[actor]
        highest = 0.0
        for index, move in enumerate(moves):
            worth = hunches[move].worth(DOUBTS)
            if index == 0 or worth > highest:
                best = move
                highest = worth
        self.used[actor].append(hunches[best])
        return best

    def have_hunches(self, world: Game, actor: int, moves: list[Move]) -> None:
        """Glance at those of the moves that have not been glanced at often enough."""
        before = 0.0
        glanced = False
        for move in moves:
            hunch = self.hunch(actor, move)
            if hunch.glances < GLANCES:
                if not glanced:
                    glanced = True
                    before = world.worth(actor)
                    self.find_moves(world)
                hunch.add(self.looker.judge(world, actor, move, world.moves(actor), GLANCE) - before)

    def hunch(self, actor: int, move: Move) -> Hunch:
        hunches = self.hunches[actor]
        hunch = hunches.get(move)
        if hunch is None:
            hunch = Hunch()
            hunches[move] = hunch
        return hunch

    def find_moves(self, world: Game) -> None:
        """Once, here, for all copies in which others must choose."""
        for other in world.to_move:
            world.moves(other)

    def judge(self, world: Game) -> list[float]:
        """What each seat got: the mean worth of its side less that of its rivals."""
        worths: list[float] = []
        total = 0.0
        for seat in range(world.seats):
            worths.append(world.worth(seat))
            total += worths[seat]
        gains: list[float] = []
        for seat in range(world.seats):
            side = world.side(seat)
            ours = 0.0
            for ally in side:
                ours += worths[ally]
            rivals = world.seats - len(side)
            gain = ours / len(side) - ((total - ours) / rivals if rivals else 0.0)
            self.results[seat].add(gain)
            gains.append(gain)
        return gains

"""The player who thinks ahead: Monte Carlo tree search over the worlds that agree with what a seat knows.

Each iteration deals the unknown anew (`Game.redeal`), goes down one tree shared by all these worlds, adds one move to
it, plays on for a few decisions and judges the position it has come to. The rules are only asked through the contract
of `Game`, so it plays every game.

- Places in the tree are told apart by the moves on the way, not by worlds: a move counts where it is legal, and its
  bonus for being seldom tried grows with the times it was on offer (UCB1 for information sets).
- Every seat maximises its own result: what the position is worth to it (`Game.worth`), less the mean of the others.
  Results are compared in units of their own spread, so that no number here depends on a game's points.
- Every move begins with what one look ahead thinks of it, which weighs as much as a few visits: moves that look bad
  are tried late or never, and a few iterations already play about as well as `greedy`.
- What others choose in secret beside the seat (`Step.together`) has no place in the tree: nobody could answer to it.
  They choose as in a playout. The seat itself decides first, before they do.
- Playouts: each decision is the best of a few moves drawn by lot, by one look ahead. They stop after some decisions
  of every seat, but not in the middle of an action or between choices that are revealed together.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import ClassVar, Final

from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.players.budget import Budget
from ecumene.players.greedy import FURTHEST, Greedy
from ecumene.players.player import Player
from ecumene.players.tree import Branch, Node, Scatter

#: Iterations for a decision unless told otherwise.
USUAL: Final = 200
#: How much a seldom tried move is worth trying, in spreads of the results.
CURIOSITY: Final = 0.7
#: How many visits the first look at a move counts for.
FIRST_LOOK: Final = 2.0
#: Decisions of each seat in a playout, and the moves drawn for each of them.
REACH: Final = 3
DRAWN: Final = 6
#: How many further questions a look ahead follows: for the tree, and in a playout.
LOOK: Final = FURTHEST
GLANCE: Final = 1
#: Steps in which progress is told.
STEPS: Final = 100


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
        self.results: list[Scatter] = []

    def choose(self, view: Game, seat: int) -> Move:
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self.root = Node()
        self.results = [Scatter() for _ in range(view.seats)]
        if self.budget.iterations:
            self.think_times(view, seat, self.budget.iterations)
        else:
            self.think_for(view, seat, self.budget.seconds)
        return self.favourite(moves, self.root.branch(seat))

    def think_times(self, view: Game, seat: int, iterations: int) -> None:
        step = max(1, iterations // STEPS)
        for done in range(iterations):
            if self.on_progress is not None and done % step == 0:
                self.on_progress(done, iterations)
            self.iterate(view.redeal(seat, self.chance), seat)

    def think_for(self, view: Game, seat: int, seconds: float) -> None:
        begun = time.monotonic()
        told = -1
        spent = 0.0
        while spent < seconds:
            step = int(STEPS * spent / seconds)
            if self.on_progress is not None and step > told:
                told = step
                self.on_progress(step, STEPS)
            self.iterate(view.redeal(seat, self.chance), seat)
            spent = time.monotonic() - begun

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
        while True:
            owing = world.to_move
            if not owing:
                break
            actor = seat if seat in owing else owing[0]
            moves = world.moves(actor)
            if len(moves) == 1:
                world.play(actor, moves[0])
                continue
            owed = world.step(actor)
            if actor != seat and owed is not None and owed.together:
                world.play(actor, self.drawn(world, actor, moves))
                continue
            branch = path[-1].branch(actor)
            move = self.promising(branch, moves, self.offer(world, branch, moves))
            node = branch.nodes[move]
            world.play(actor, move)
            path.append(node)
            actors.append(actor)
            if node.visits == 0:
                break
        self.play_on(world)
        gains = self.judge(world)
        self.root.visits += 1
        for index, actor in enumerate(actors):
            node = path[index + 1]
            node.visits += 1
            node.gained += gains[actor]

    def offer(self, world: Game, branch: Branch, moves: list[Move]) -> float:
        """Count these moves as offered, look at new ones once, in whatever world it is; returns the best first look."""
        highest = 0.0
        for index, move in enumerate(moves):
            node = branch.nodes.get(move)
            if node is None:
                self.find_moves(world)
                node = Node(self.looker.judge(world, branch.seat, move, moves, LOOK))
                branch.nodes[move] = node
            node.offered += 1
            if index == 0 or node.look > highest:
                highest = node.look
        return highest

    def promising(self, branch: Branch, moves: list[Move], top: float) -> Move:
        """The move with the highest upper bound; how far its first look is below the top counts as a visit or so."""
        results = self.results[branch.seat]
        usual = results.mean - top
        spread = results.spread()
        best = moves[0]
        highest = 0.0
        for index, move in enumerate(moves):
            node = branch.nodes[move]
            visits = node.visits + FIRST_LOOK
            gain = (node.gained + FIRST_LOOK * (usual + node.look)) / visits
            bound = gain / spread + CURIOSITY * sqrt(log(node.offered) / visits)
            if index == 0 or bound > highest:
                best = move
                highest = bound
        return best

    # Playouts

    def play_on(self, world: Game) -> None:
        left = REACH * world.seats
        #: How many still owe a choice of those that are revealed together.
        hidden = 0
        while True:
            owing = world.to_move
            if not owing:
                return
            actor = owing[0]
            owed = world.step(actor)
            if owed is None or (left <= 0 and hidden == 0 and not owed.midway):
                return
            hidden = len(owing) - 1 if owed.together else 0
            moves = world.moves(actor)
            if len(moves) > 1:
                left -= 1
            world.play(actor, self.drawn(world, actor, moves))

    def drawn(self, world: Game, actor: int, moves: list[Move]) -> Move:
        """The best of a few moves drawn by lot, at a glance."""
        count = len(moves)
        if count == 1:
            return moves[0]
        drawn = moves
        if count > DRAWN:
            drawn = moves[:]
            for place in range(DRAWN):
                other = place + self.chance.below(count - place)
                drawn[place], drawn[other] = drawn[other], drawn[place]
            del drawn[DRAWN:]
        self.find_moves(world)
        best = drawn[0]
        highest = 0.0
        for move in drawn:
            worth = self.looker.judge(world, actor, move, moves, GLANCE)
            if move is best or worth > highest:
                best = move
                highest = worth
        return best

    def find_moves(self, world: Game) -> None:
        """Once, here, for all copies in which others must choose."""
        for other in world.to_move:
            world.moves(other)

    def judge(self, world: Game) -> list[float]:
        """What each seat got: its worth less the mean of the others'."""
        seats = world.seats
        gains = [world.worth(seat) for seat in range(seats)]
        if seats > 1:
            total = sum(gains)
            gains = [worth - (total - worth) / (seats - 1) for worth in gains]
        for seat, gain in enumerate(gains):
            self.results[seat].add(gain)
        return gains

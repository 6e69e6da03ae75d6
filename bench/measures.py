"""What is measured of a game, through its contract alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

import ecumene
from bench import yardstick
from bench.clock import Rate, compare, measure
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.lab.simulate import one, plan, run
from ecumene.lab.statistics import Estimate, rate
from ecumene.lab.tally import by_player
from ecumene.players.budget import Budget
from ecumene.players.search import Search

SEED: Final = 2026
#: For one decision of the search that is measured.
ITERATIONS: Final = 50


class Measures(NamedTuple):
    """One game's figures: rates by name, and how the greedy bot fares against the random one."""

    game: str
    seats: int
    rates: dict[str, Rate]
    greedy_wins: Estimate


def random_game(box: Box, seats: int, seed: int, plies: int | None = None) -> Game:
    """Random play on the state itself, as search does it: no views, no records."""
    game = box.new(seats, seed)
    chance = Chance.stream(seed, "bench")
    while not game.is_over and (plies is None or game.ply < plies):
        seat = game.to_move[0]
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
    return game


def times(work: Callable[[], object], repeat: int) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(repeat):
            work()
        return repeat

    return repeated


def measure_yardstick(batches: int, seconds: float) -> dict[str, Rate]:
    """Random play and copies of a game in proportion to a bare prototype of it, both after the same start."""
    box = ecumene.box(yardstick.GAME)
    seeds = count(SEED)
    middle = random_game(box, yardstick.SEATS, SEED, 30)
    bare = yardstick.new_game(yardstick.SEATS, SEED)
    for _ in range(30):
        legal = bare.legal()
        bare.apply(legal[bare.rand(len(legal))])

    def games() -> int:
        random_game(box, yardstick.SEATS, next(seeds))
        return 1

    def bare_games() -> int:
        yardstick.many(yardstick.SEATS, next(seeds), 1, False)
        return 1

    def clones() -> int:
        yardstick.clones(bare, 100)
        return 100

    return {
        "games": compare(games, bare_games, batches, seconds),
        "copies": compare(times(middle.copy, 100), clones, batches, seconds),
    }


def measure_game(box: Box, batches: int, seconds: float, matches: int) -> Measures:
    """All figures of one game at its fullest table; the match of the bots is for two, or as few as the game allows."""
    seats = box.seats[1]
    seeds = count(SEED)
    whole = random_game(box, seats, SEED)
    middle = random_game(box, seats, SEED, whole.ply // 2)
    seat = middle.to_move[0]
    #: Whoever has most to think about.
    thinker = max(middle.to_move, key=lambda owing: len(middle.moves(owing)))
    view = middle.view(thinker)
    chance = Chance.stream(SEED, "re-deals")
    greedy = plan(box.id, ["greedy"], seats, seed=SEED)
    numbers = count()

    def iterations() -> int:
        Search(next(seeds), Budget(ITERATIONS)).choose(view, thinker)
        return ITERATIONS

    def decisions() -> int:
        return random_game(box, seats, next(seeds)).ply

    def greedy_game() -> int:
        one(greedy, next(numbers))
        return 1

    works: dict[str, Callable[[], int]] = {
        "random games": times(lambda: random_game(box, seats, next(seeds)), 1),
        "random decisions": decisions,
        "copies": times(middle.copy, 100),
        "views": times(lambda: middle.view(seat), 100),
        "re-deals": times(lambda: middle.redeal(seat, chance), 100),
        "judgements": times(lambda: middle.worth(seat), 100),
        "digests": times(middle.digest, 100),
        "records": times(whole.record, 1),
        "greedy games": greedy_game,
        "search iterations": iterations,
    }
    rates = {name: measure(work, batches, seconds) for name, work in works.items()}
    match = plan(box.id, ["greedy", *["random"] * (box.seats[0] - 1)], seed=SEED)
    lines = by_player(list(run(match, matches)))
    wins = next((line.wins for line in lines if line.name == "greedy"), rate([0.0]))
    return Measures(box.id, seats, rates, wins)

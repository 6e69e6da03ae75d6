"""What is measured of a game, through its contract alone."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, NamedTuple

import ecumene
from bench import yardstick
from bench.clock import Rate, compare, measure, spread
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.players import bot

SEED: Final = 2026
#: At the table, or as many as the game allows.
SEATS: Final = 4
#: For one decision of the search that is measured.
ITERATIONS: Final = 50
#: Copies that are kept to see how much memory each of them takes.
KEPT: Final = 1000

GAMES: Final = "random games"
DECISIONS: Final = "decisions"
COPIES: Final = "copies"
REDEALS: Final = "re-deals"
VIEWS: Final = "views"
ITERATED: Final = "search iterations"
BYTES: Final = "bytes per state"
#: In the order in which they are measured and shown. All but the last are times a second.
FIGURES: Final = (GAMES, DECISIONS, COPIES, REDEALS, VIEWS, ITERATED, BYTES)


class Found(NamedTuple):
    """One figure of one game; where there is a yardstick, its own figure and the proportion too."""

    game: str
    figure: str
    rate: Rate
    yardstick: Rate | None
    ratio: Rate | None


def seats_of(box: Box) -> int:
    return min(SEATS, box.seats[1])


def random_game(box: Box, seats: int, seed: int, plies: int | None = None) -> Game:
    """Random play on the state itself, as search does it: no views, no records."""
    game = box.new(seats, seed)
    chance = Chance.stream(seed, "bench")
    while not game.is_over and (plies is None or game.ply < plies):
        seat = game.to_move[0]
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
    return game


def half_way(box: Box, seats: int) -> Game:
    return random_game(box, seats, SEED, random_game(box, seats, SEED).ply // 2)


def times(work: Callable[[], object], repeat: int) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(repeat):
            work()
        return repeat

    return repeated


def memory(copy: Callable[[], object], kept: int = KEPT) -> float:
    """Bytes that a copy adds to those before it: what copies share is not counted."""
    copies: list[object] = [None] * kept
    # Emptied of blocks that Python keeps in reserve: taking one of those would go unnoticed.
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for i in range(kept):
            copies[i] = copy()
        return (tracemalloc.get_traced_memory()[0] - before) / kept
    finally:
        tracemalloc.stop()


def works_of(box: Box) -> dict[str, Callable[[], int]]:
    """Every rate as work that says how many times it was done; copies and the like half-way through a random game."""
    seats = seats_of(box)
    seeds = count(SEED)
    middle = half_way(box, seats)
    seat = middle.to_move[0]
    #: Whoever has most to think about.
    thinker = max(middle.to_move, key=lambda owing: len(middle.moves(owing)))
    view = middle.view(thinker)
    chance = Chance.stream(SEED, "re-deals")

    def iterations() -> int:
        bot(f"search:{ITERATIONS}", next(seeds)).choose(view, thinker)
        return ITERATIONS

    return {
        GAMES: times(lambda: random_game(box, seats, next(seeds)), 1),
        DECISIONS: lambda: random_game(box, seats, next(seeds)).ply,
        COPIES: times(middle.copy, 100),
        REDEALS: times(lambda: middle.redeal(seat, chance), 100),
        VIEWS: times(lambda: middle.view(seat), 100),
        ITERATED: iterations,
    }


def bare_state() -> yardstick.State:
    """The yardstick half-way through a random game."""
    state = yardstick.new_game(yardstick.SEATS, SEED)
    while state.age < 2 or state.turn < 3:
        legal = state.legal()
        state.apply(legal[state.rand(len(legal))])
    return state


def bare_works() -> dict[str, Callable[[], int]]:
    """What the yardstick can do as well."""
    seeds = count(SEED)
    state = bare_state()

    def decisions() -> int:
        return yardstick.playout(yardstick.new_game(yardstick.SEATS, next(seeds)))

    def clones() -> int:
        yardstick.clones(state, 100)
        return 100

    return {GAMES: times(decisions, 1), DECISIONS: decisions, COPIES: clones}


def measure_all(boxes: list[Box], batches: int, seconds: float) -> Iterator[Found]:
    """Figure after figure, in the build of this process."""
    for box in boxes:
        works = works_of(box)
        bare = bare_works() if box.id == yardstick.GAME else {}
        for figure, work in works.items():
            if figure in bare:
                both = compare(work, bare[figure], batches, seconds)
                yield Found(box.id, figure, both.one, both.other, both.ratio)
            else:
                yield Found(box.id, figure, measure(work, batches, seconds), None, None)
        size = memory(half_way(box, seats_of(box)).copy)
        if bare:
            its = memory(bare_state().clone)
            yield Found(box.id, BYTES, always(size), always(its), always(size / its))
        else:
            yield Found(box.id, BYTES, always(size), None, None)


def always(value: float) -> Rate:
    """A figure that does not scatter."""
    return spread([value])


def boxes() -> list[Box]:
    return list(ecumene.games().values())

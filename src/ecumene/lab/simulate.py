"""Many games between bots, on as many processors as wanted, with the same result however many those are."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games import boxes
from ecumene.players import Player, bot

#: Games in one job at most: few enough that Ctrl-C is soon obeyed, many enough that handing over costs nothing.
BATCH: Final = 8


class Plan(NamedTuple):
    """What is to be played. Everything in it pickles, and nothing in it is a live game."""

    game: str
    seats: int
    options: dict[str, Value]
    #: Bots by name, one for each seat.
    players: tuple[str, ...]
    seed: int
    #: Everybody moves on by one seat from game to game, so that seat and player can be told apart.
    rotate: bool
    #: Whether rows carry the record of their game.
    records: bool


class Row(NamedTuple):
    """One game in short, all lists by seat."""

    number: int
    seed: int
    players: tuple[str, ...]
    casts: tuple[str, ...]
    points: tuple[int, ...]
    #: Shares of the victory: 1 for a sole winner, 1/k each for k winners.
    shares: tuple[float, ...]
    decisions: int
    record: str


def plan(
    game: str,
    players: list[str],
    seats: int | None = None,
    options: dict[str, object] | None = None,
    seed: int = 0,
    rotate: bool = True,
    records: bool = False,
) -> Plan:
    """A plan that can be played, or BadInput; one player named alone takes all seats, two unless told otherwise."""
    box = _box(game)
    for name in players:
        # Refuses a name or a budget that it does not know.
        bot(name, seed)
    count = seats if seats is not None else len(players) if len(players) > 1 else box.seats[0]
    settled = box.settle(count, options)
    if len(players) not in (1, count):
        raise BadInput("lab-players", {"players": len(players), "seats": count})
    everybody = tuple(players) if len(players) == count else tuple(players) * count
    return Plan(game, count, settled, everybody, seed, rotate, records)


def _box(game: str) -> Box:
    box = boxes().get(game)
    if box is None:
        raise BadInput("game-unknown", {"game": game, "allowed": ", ".join(boxes())})
    return box


def play(game: Game, players: list[Player]) -> None:
    """Play a game to its end; everybody sees only their own view."""
    while not game.is_over:
        seat = game.to_move[0]
        game.play(seat, players[seat].choose(game.view(seat), seat))


def one(plan: Plan, number: int) -> Row:
    """The game of that number, the same on every machine: its seeds come from the plan's seed and the number."""
    seed = Chance.stream(plan.seed, f"games/{number}").seed()
    chance = Chance.stream(seed, "players")
    shift = number if plan.rotate else 0
    names = tuple([plan.players[(seat + shift) % plan.seats] for seat in range(plan.seats)])
    game = _box(plan.game).new(plan.seats, seed, dict(plan.options))
    play(game, [bot(name, chance.seed()) for name in names])
    places = game.ranking()
    winners = places.count(1)
    return Row(
        number,
        seed,
        names,
        tuple([game.cast(seat) for seat in range(plan.seats)]),
        tuple([score.total for score in game.scores()]),
        tuple([1 / winners if place == 1 else 0.0 for place in places]),
        game.ply,
        game.record(list(names)).dumps() if plan.records else "",
    )


def batch(plan: Plan, first: int, count: int) -> list[Row]:
    """A job for a worker."""
    return [one(plan, number) for number in range(first, first + count)]


def _worker() -> None:
    """Ctrl-C is for the parent to hear; it then asks for no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(plan: Plan, count: int, jobs: int = 1) -> Generator[Row]:
    """The rows of games 0, 1, 2, … in this order. Closing the iterator stops the work."""
    if jobs <= 1:
        for number in range(count):
            yield one(plan, number)
        return
    size = max(1, min(BATCH, count // (jobs * BATCH)))
    starts = deque(range(0, count, size))
    pool = ProcessPoolExecutor(min(jobs, len(starts) or 1), multiprocessing.get_context("spawn"), _worker)
    waiting: deque[Future[list[Row]]] = deque()
    try:
        while starts or waiting:
            while starts and len(waiting) < 4 * jobs:
                first = starts.popleft()
                waiting.append(pool.submit(batch, plan, first, min(size, count - first)))
            yield from waiting.popleft().result()
    except BrokenProcessPool as error:
        raise BadInput("lab-worker") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)

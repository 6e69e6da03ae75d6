"""Many games between bots, on as many processors as wanted, with the same result however many those are."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import Synchronized
from typing import Final, NamedTuple, Self

from ecumene.core.box import Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games import box
from ecumene.players import Player, bot

#: Seconds of play between reports: few enough that progress is seen, many enough that handing over costs nothing.
WHILE: Final = 0.2
#: How many times a helper is asked in advance, for as long as this process is busy with a game of its own.
AHEAD: Final = 8

#: In a helper: how many games of the series have been taken by whomever.
_taken: Synchronized[int]
#: Those of series that were broken off.
_left_behind: list[Synchronized[int]] = []

#: Told, while the players of a game think, how many decisions it has seen.
Watch = Callable[[int], None]


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
    chosen = box(game)
    for name in players:
        # Refuses a name or a budget that it does not know.
        bot(name, seed)
    count = seats if seats is not None else len(players) if len(players) > 1 else chosen.seats[0]
    settled = chosen.settle(count, options)
    if len(players) not in (1, count):
        raise BadInput("lab-players", {"players": len(players), "seats": count})
    everybody = tuple(players) if len(players) == count else tuple(players) * count
    return Plan(game, count, settled, everybody, seed, rotate, records)


def play(game: Game, players: list[Player], watch: Watch | None = None) -> None:
    """Play a game to its end; everybody sees only their own view."""
    if watch is not None:
        # Only those who think take so long that somebody wants to know.
        for player in players:
            player.on_progress = lambda done, of: watch(game.ply)
    while not game.is_over:
        seat = game.to_move[0]
        game.play(seat, players[seat].choose(game.view(seat), seat))


def one(plan: Plan, number: int, watch: Watch | None = None) -> Row:
    """The game of that number, the same on every machine: its seeds come from the plan's seed and the number."""
    seed = Chance.stream(plan.seed, f"games/{number}").seed()
    chance = Chance.stream(seed, "players")
    shift = number if plan.rotate else 0
    names = tuple([plan.players[(seat + shift) % plan.seats] for seat in range(plan.seats)])
    game = box(plan.game).new(plan.seats, seed, dict(plan.options))
    play(game, [bot(name, chance.seed()) for name in names], watch)
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


def take(taken: Synchronized[int], count: int) -> int | None:
    """The number of the next game that nobody has taken, if there is one."""
    with taken:
        number = taken.value
        if number >= count:
            return None
        taken.value = number + 1
        return number


def go_on(plan: Plan, count: int, taken: Synchronized[int], watch: Watch | None = None) -> list[Row]:
    """Games that nobody has taken yet, one after the other, for a while."""
    rows: list[Row] = []
    begun = time.perf_counter()
    while not rows or time.perf_counter() - begun < WHILE:
        number = take(taken, count)
        if number is None:
            break
        rows.append(one(plan, number, watch))
    return rows


def start_helper(taken: Synchronized[int]) -> None:
    """Ctrl-C is for the first process to hear; it then leaves no game to take."""
    # What processes share can only be given to them at their start.
    global _taken  # noqa: PLW0603
    _taken = taken
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def help_out(plan: Plan, count: int) -> list[Row]:
    """What a helper is asked for, again and again."""
    return go_on(plan, count, _taken)


def way_to_start() -> str:
    """As copies of this process, ready at once, where that is safe: nothing else may be under way in it."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


class Series:
    """Games 0, 1, 2, … of a plan, whose rows come in this order. Leaving it (`with`) stops the work.

    Helpers begin at once, before the first row is asked for. This process plays too, and each takes the next game when
    it is done with the last, so that nobody waits before the last game is taken, whatever else this one has to do.
    """

    def __init__(self, plan: Plan, count: int, jobs: int = 1) -> None:
        self.plan = plan
        self.count = count
        self.helpers = max(1, min(jobs, count)) - 1
        #: Whoever wants to know how a game of this process is going.
        self.watch: Watch | None = None
        self._next = 0
        self._asked: set[Future[list[Row]]] = set()
        if self.helpers:
            context = multiprocessing.get_context(way_to_start())
            self._taken = context.Value("q", 0)
            self._pool = ProcessPoolExecutor(self.helpers, context, start_helper, (self._taken,))
            self._ask()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *what_happened: object) -> None:
        if self.helpers:
            self._taken.value = self.count
            # A helper that is broken off still counts its last game: its counter must not serve the next series.
            if self._next < self.count:
                _left_behind.append(self._taken)
            self._pool.shutdown(wait=self._next == self.count, cancel_futures=True)

    def __iter__(self) -> Iterator[Row]:
        return self._together() if self.helpers else self._alone()

    def _alone(self) -> Iterator[Row]:
        while self._next < self.count:
            yield one(self.plan, self._next, self.watch)
            self._next += 1

    def _together(self) -> Iterator[Row]:
        played: dict[int, Row] = {}
        try:
            while self._next < self.count:
                rows = go_on(self.plan, self.count, self._taken, self.watch)
                done, self._asked = wait(self._asked, None if not rows else 0, FIRST_COMPLETED)
                for future in done:
                    rows += future.result()
                self._ask()
                played.update({row.number: row for row in rows})
                while self._next in played:
                    yield played.pop(self._next)
                    self._next += 1
        except BrokenProcessPool as error:
            raise BadInput("lab-worker") from error

    def _ask(self) -> None:
        """Helpers have something to do for as long as this process is busy with a game of its own."""
        while len(self._asked) < AHEAD * self.helpers and self._taken.value < self.count:
            self._asked.add(self._pool.submit(help_out, self.plan, self.count))


def run(plan: Plan, count: int, jobs: int = 1) -> Generator[Row]:
    """The rows of a series. Closing the generator stops the work."""
    with Series(plan, count, jobs) as series:
        yield from series

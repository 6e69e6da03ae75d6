"""Generators of tables and positions, the same for every game: laws, golden play-throughs and perft all start here."""

from __future__ import annotations

import importlib
import importlib.util
import itertools
from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st

import ecumene
from ecumene.core.box import Box, Option, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import BadInput

#: How much likelier one kind of move may be than another for a player with whims.
WHIMS = (1, 8, 64, 512)


class Setup:
    """One way to set a table: a game, its seats and all of its options."""

    def __init__(self, box: Box, seats: int, options: dict[str, Value]) -> None:
        self.box = box
        self.seats = seats
        self.options = options

    def open(self, seed: int) -> Game:
        return self.box.new(self.seats, seed, dict(self.options))

    def stroller(self, rng: Chance, whims: bool) -> Stroller:
        """Who plays at this table."""
        return Stroller(rng, whims)

    def unusual(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        return {name: value for name, value in self.options.items() if value != self.box.options[name].default}

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.unusual().items())
        return f"{self.box.id}, {self.seats} seats{options}"


def values(option: Option) -> list[Value]:
    """Everything an option can be set to, its default first."""
    known: list[Value] = [*option.choices] if option.choices else [False, True]
    return sorted(known, key=lambda value: value != option.default)


@cache
def setups(box: Box) -> list[Setup]:
    """Every table the box allows: all seat counts with all combinations of options that go together."""
    found: list[Setup] = []
    low, high = box.seats
    for seats in range(low, high + 1):
        for combination in itertools.product(*[values(option) for option in box.options.values()]):
            options = dict(zip(box.options, combination, strict=True))
            if allowed(box, seats, options):
                found.append(Setup(box, seats, options))
    return found


@cache
def paired_setups(box: Box) -> list[Setup]:
    """A choice of tables on which any two settings meet that can: for games with too many tables to play on all."""
    numbers: dict[tuple[object, ...], int] = {}
    known: list[int] = []
    for setup in setups(box):
        settings: list[tuple[object, ...]] = [("seats", setup.seats), *setup.options.items()]
        pairs = 0
        for pair in itertools.combinations(settings, 2):
            pairs |= 1 << numbers.setdefault(pair, len(numbers))
        known.append(pairs)
    chosen: list[Setup] = []
    missing = (1 << len(numbers)) - 1
    while missing:
        best = max(range(len(known)), key=lambda number: (known[number] & missing).bit_count())
        missing &= ~known[best]
        chosen.append(setups(box)[best])
    return chosen


@cache
def plain_setups(box: Box) -> dict[str, Setup]:
    """A few tables by name: every seat count as the box comes, then each other value of each option once.

    A value that does not go with the defaults comes with as few other changes as it needs.
    """
    found: dict[str, Setup] = {}
    low, high = box.seats
    defaults = {name: option.default for name, option in box.options.items()}
    for seats in range(low, high + 1):
        found[f"{seats}-seats"] = Setup(box, seats, defaults)
    for name, option in box.options.items():
        for value in values(option)[1:]:
            options = {**defaults, name: value}
            word = f"{name}-{value}".lower().replace("_", "-")
            for seats in range(low, high + 1):
                if word not in found and allowed(box, seats, options):
                    found[word] = Setup(box, seats, options)
            if word not in found:
                with_it = [setup for setup in setups(box) if setup.options[name] == value]
                found[word] = min(with_it, key=lambda setup: len(setup.unusual()))
    return found


def extremes(box: Box) -> list[Setup]:
    """Tables at which a game seeks what random play hardly meets: EXTREMES in `tests/games/<package>/extremes.py`."""
    name = f"tests.games.{box.package.rpartition('.')[2]}"
    if importlib.util.find_spec(name) is None or importlib.util.find_spec(f"{name}.extremes") is None:
        return []
    found: list[Setup] = importlib.import_module(f"{name}.extremes").EXTREMES
    return found


def allowed(box: Box, seats: int, options: dict[str, Value]) -> bool:
    try:
        box.settle(seats, dict(options))
    except BadInput:
        return False
    return True


class Stroller:
    """Plays at random: all moves alike, or with whims, some kinds of move far more often than others.

    Whims reach what even play rarely does: a seat that hardly ever passes builds a lot.
    """

    def __init__(self, rng: Chance, whims: bool) -> None:
        self.rng = rng
        self.whims = whims
        self.weights: dict[int, int] = {}

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.to_move
        seat = seats[self.rng.below(len(seats))]
        moves = game.moves(seat)
        if self.whims:
            verbs = sorted({move.verb for move in moves})
            for verb in verbs:
                if verb not in self.weights:
                    self.weights[verb] = WHIMS[self.rng.below(len(WHIMS))]
            left = self.rng.below(sum(self.weights[verb] for verb in verbs))
            for verb in verbs:
                left -= self.weights[verb]
                if left < 0:
                    moves = [move for move in moves if move.verb == verb]
                    break
        return seat, moves[self.rng.below(len(moves))]


def stroll(game: Game, rng: Chance, plies: int, whims: bool = False) -> Game:
    """Play some random moves, or fewer if the game ends."""
    stroller = Stroller(rng, whims)
    for _ in range(plies):
        if game.is_over:
            break
        seat, move = stroller.choose(game)
        game.play(seat, move)
    return game


def games() -> list[Box]:
    return list(ecumene.games().values())


def some_setup(box: Box) -> st.SearchStrategy[Setup]:
    return st.sampled_from(setups(box))


seeds: st.SearchStrategy[int] = st.integers(0, 2**31 - 1)


@st.composite
def positions(draw: Callable[[st.SearchStrategy[object]], object], box: Box, longest: int = 90) -> Game:
    """A position of a random game, early or late, usually before its end."""
    setup = draw(some_setup(box))
    seed = draw(seeds)
    plies = draw(st.integers(0, longest))
    whims = draw(st.booleans())
    assert isinstance(setup, Setup)
    assert isinstance(seed, int)
    assert isinstance(plies, int)
    return stroll(setup.open(seed), Chance.stream(seed, "strategies"), plies, bool(whims))

"""Generators of tables and positions, the same for every game: laws, golden play-throughs and perft all start here."""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import math
from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st

import ecumene
from ecumene.core.box import Box, Option, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import BadInput

#: Of a box with more combinations of options than this, not all tables are listed but a choice of them.
MANY = 20_000
#: How many tables of such a box are drawn, besides those on which any two settings meet.
DRAWN = 1000
#: How often a table with certain settings is sought before it is held to be impossible.
TRIES = 60
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
    """Everything an option can be set to, its default first; lists of words are left to the game that has them."""
    if option.type == "words":
        return [option.default]
    known: list[Value] = [*option.choices] if option.choices else [False, True]
    return sorted(known, key=lambda value: value != option.default)


@cache
def setups(box: Box) -> list[Setup]:
    """Every table the box allows: all seat counts with all combinations of options that go together.

    Of a box with very many, those on which any two settings meet, and a draw from the others.
    """
    found: list[Setup] = []
    low, high = box.seats
    if math.prod(len(values(option)) for option in box.options.values()) > MANY:
        return [*paired_setups(box), *drawn_setups(box)]
    for seats in range(low, high + 1):
        for combination in itertools.product(*[values(option) for option in box.options.values()]):
            options = dict(zip(box.options, combination, strict=True))
            if allowed(box, seats, options):
                found.append(Setup(box, seats, options))
    return found


@cache
def paired_setups(box: Box) -> list[Setup]:
    """A choice of tables on which any two settings meet that can: for games with too many tables to play on all."""
    if math.prod(len(values(option)) for option in box.options.values()) > MANY:
        return built_setups(box)
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
            if word not in found and (setup := nearest(box, name, value)) is not None:
                found[word] = setup
    return found


def nearest(box: Box, name: str, value: Value) -> Setup | None:
    """The table with this value that has the fewest other changes; None if one or two do not do.

    That happens where a list of words would have to be given.
    """
    low, high = box.seats
    others = [other for other in box.options if other != name]
    for number in (1, 2):
        found: list[tuple[list[int], Setup]] = []
        for changed in itertools.combinations(others, number):
            for chosen in itertools.product(*[values(box.options[other])[1:] for other in changed]):
                options = {other: option.default for other, option in box.options.items()}
                options |= {name: value, **dict(zip(changed, chosen, strict=True))}
                order = [values(box.options[other]).index(options[other]) for other in box.options]
                found += [
                    ([seats, *order], Setup(box, seats, options))
                    for seats in range(low, high + 1)
                    if allowed(box, seats, options)
                ]
        if found:
            return min(found, key=lambda pair: pair[0])[1]
    return None


class Table:
    """Seats and options by number, as they are tried where a box has very many tables; seats are the first setting."""

    def __init__(self, box: Box) -> None:
        low, high = box.seats
        self.box = box
        self.names = list(box.options)
        self.known: list[list[Value]] = [values(option) for option in box.options.values()]
        self.sizes = [high + 1 - low, *[len(known) for known in self.known]]

    def setup(self, numbers: list[int]) -> Setup | None:
        """The table with these settings, if it is allowed."""
        options = {name: known[number] for name, known, number in zip(self.names, self.known, numbers[1:], strict=True)}
        seats = self.box.seats[0] + numbers[0]
        return Setup(self.box, seats, options) if allowed(self.box, seats, options) else None

    def drawn(self, rng: Chance, fixed: dict[int, int]) -> list[int]:
        """All settings at random but for those fixed."""
        return [fixed.get(place, rng.below(size)) for place, size in enumerate(self.sizes)]

    def filled(self, rng: Chance, fixed: dict[int, int], missing: set[tuple[int, int, int, int]]) -> list[int]:
        """Settings chosen one after the other, in any order, so that each meets as many new ones as it can."""
        numbers = self.drawn(rng, fixed)
        done = list(fixed)
        left = [place for place in range(len(self.sizes)) if place not in fixed]
        while left:
            place = left.pop(rng.below(len(left)))
            gains = [
                (sum(pair(place, number, other, numbers[other]) in missing for other in done), number == numbers[place])
                for number in range(self.sizes[place])
            ]
            numbers[place] = gains.index(max(gains))
            done.append(place)
        return numbers


def pair(place: int, number: int, other: int, other_number: int) -> tuple[int, int, int, int]:
    """Two settings, in one order."""
    return (place, number, other, other_number) if place < other else (other, other_number, place, number)


@cache
def built_setups(box: Box) -> list[Setup]:
    """Tables on which any two settings meet that can, built one by one, without a list of all."""
    table, rng = Table(box), Chance.stream(1, "settings")
    places = range(len(table.sizes))
    possible = {
        (place, number)
        for place in places
        for number in range(table.sizes[place])
        if any(table.setup(table.drawn(rng, {place: number})) for _ in range(TRIES))
    }
    missing = {
        (place, number, other, other_number)
        for place, number in possible
        for other, other_number in possible
        if place < other
    }
    chosen: list[Setup] = []
    while missing:
        place, number, other, other_number = wanted = min(missing)
        fixed = {place: number, other: other_number}
        best: Setup | None = None
        met: set[tuple[int, int, int, int]] = set()
        for attempt in range(TRIES):
            numbers = table.drawn(rng, fixed) if attempt % 4 == 3 else table.filled(rng, fixed, missing)
            pairs = {pair(one, numbers[one], two, numbers[two]) for one, two in itertools.combinations(places, 2)}
            if len(pairs & missing) > len(met) and (setup := table.setup(numbers)) is not None:
                best, met = setup, pairs & missing
        missing -= met | {wanted}
        if best is not None:
            chosen.append(best)
    return chosen


@cache
def drawn_setups(box: Box) -> list[Setup]:
    """Tables drawn at random from all that the box allows."""
    table, rng = Table(box), Chance.stream(2, "settings")
    found: list[Setup] = []
    while len(found) < DRAWN:
        setup = table.setup(table.drawn(rng, {}))
        if setup is not None:
            found.append(setup)
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

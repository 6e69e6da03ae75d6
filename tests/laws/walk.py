"""A random game played under the laws."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from tests.laws.broken import Broken, hold
from tests.laws.laws import END, EVERY, SOME, Law, cited, own_laws
from tests.strategies import Setup

#: No game takes longer; one that does is going in circles.
LONGEST: Final = 3000


class Fault(Exception):
    """A law was broken, or something crashed: where, and how to see it again."""

    def __init__(self, setup: str, seed: int, ply: int, law: str, seen: str) -> None:
        super().__init__(setup, seed, ply, law, seen)
        self.setup = setup
        self.seed = seed
        self.ply = ply
        self.law = law
        self.seen = seen

    def __str__(self) -> str:
        return f"law `{self.law}` broken: {self.setup}, seed {self.seed}, ply {self.ply}: {self.seen}"


class Walk:
    """One game from start to end. `deep` positions of it, of as many different steps as there are, face the dear laws.

    `only` names the laws to look at; by default all.
    """

    def __init__(self, setup: Setup, seed: int, deep: int, only: frozenset[str] = frozenset()) -> None:
        self.setup = setup
        self.seed = seed
        self.deep = deep
        self.only = only
        self.rng = Chance.stream(seed, "laws")
        self.checked: Counter[str] = Counter()

    def run(self) -> Counter[str]:
        """How often each law was looked at; raises Fault."""
        every = {**EVERY, **own_laws(self.setup.box)}
        stroller = self.setup.stroller(Chance.stream(self.seed, "moves"), whims=bool(self.seed % 2))
        kept: dict[str, Game] = {}
        seen: Counter[str] = Counter()
        game = self.setup.open(self.seed)
        self.hold("repeated", game, self._repeated)
        while not game.is_over:
            self.look(every, game)
            self.keep(game, kept, seen)
            self.hold("ends", game, self._goes_on)
            seat, move = stroller.choose(game)
            events: list[Event] = []
            try:
                game.play(seat, move, events)
                cited(game, events)
            except Broken as broken:
                raise self.fault(game, broken.law, broken.seen) from broken
            except Exception as error:
                raise self.fault(game, "plays", f"seat {seat} plays {move}: {error!r}") from error
        self.look(every, game)
        self.look(END, game)
        names = sorted(kept)
        self.rng.shuffle(names)
        for name in names[: self.deep]:
            self.look(SOME, kept[name])
        return self.checked

    def keep(self, game: Game, kept: dict[str, Game], seen: Counter[str]) -> None:
        """Of the positions with one kind of step, each has the same chance to stay."""
        step = game.step(game.to_move[0])
        name = "" if step is None else step.name
        seen[name] += 1
        if self.deep and self.rng.below(seen[name]) == 0:
            kept[name] = game.copy()

    def look(self, laws: dict[str, Law], game: Game) -> None:
        for name, law in laws.items():
            self.hold(name, game, law)

    def hold(self, name: str, game: Game, law: Law) -> None:
        if self.only and name not in self.only:
            return
        self.checked[name] += 1
        try:
            law(game, self.rng)
        except Broken as broken:
            raise self.fault(game, broken.law, broken.seen) from broken
        except Exception as error:
            raise self.fault(game, name, f"crash: {error!r}") from error

    def fault(self, game: Game, law: str, seen: str) -> Fault:
        return Fault(repr(self.setup), self.seed, game.ply, law, seen)

    def _repeated(self, game: Game, rng: Chance) -> None:
        hold(game == self.setup.open(self.seed), "repeated", "the same table is dealt differently")

    def _goes_on(self, game: Game, rng: Chance) -> None:
        hold(game.ply < LONGEST, "ends", f"no end after {game.ply} moves")


def numbered(setup_of: list[Setup], seed: int, number: int) -> tuple[Setup, int]:
    """The table and the seed of the game with that number in a run: every table comes up once before any again."""
    order = list(range(len(setup_of)))
    Chance.stream(seed, f"order/{number // len(order)}").shuffle(order)
    return setup_of[order[number % len(order)]], Chance.stream(seed, f"game/{number}").seed()

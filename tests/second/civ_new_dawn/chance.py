"""Shuffles, dice, and what automated players draw."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Chance:
    """Shuffles, dice and draws; what is given in advance is used first. A comparison overrides `d6` and `draw`."""

    seed: int = 0
    rolls: list[int] = field(default_factory=list)
    draws: list[Any] = field(default_factory=list)
    dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def shuffled(self, things: Sequence[str]) -> list[str]:
        """The things in a random order."""
        return self.dice.sample(list(things), len(things))

    def d6(self, reason: str) -> int:
        """One roll of a die; reasons: "core", "attack", "defence", "barbarians", "dispersal"."""
        return self.rolls.pop(0) if self.rolls else self.dice.randint(1, 6)

    def setting_out(self, goal: Any) -> None:
        """A figure of an automated player sets out; a comparison may note the way it is to take."""

    def draw_among(self, reason: str, options: Iterable[Any]) -> Any:
        """One of the options with equal chances; a single one is not drawn."""
        ordered = sorted(set(options), key=canonical)
        return self.draw(reason, ordered) if len(ordered) > 1 else ordered[0]

    def draw(self, reason: str, ordered: Sequence[Any]) -> Any:
        """One of at least two different options in their canonical order."""
        if self.draws:
            assert self.draws[0] in ordered, (reason, self.draws[0], ordered)
            return self.draws.pop(0)
        return self.dice.choice(ordered)


def canonical(option: Any) -> tuple[Any, ...]:
    """The order of options: numbers, then words, then tuples part by part."""
    if isinstance(option, tuple):
        return 2, tuple(canonical(part) for part in option)
    return (1, option) if isinstance(option, str) else (0, -1 if option is None else option)

"""Which tokens the automated player reinforces (CV-555)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import best_space
from ecumene.games.civ_new_dawn.automated.measures import distance_to_foes
from ecumene.games.civ_new_dawn.pieces import reinforce, unreinforced_tokens
from ecumene.games.civ_new_dawn.state import State


def most_endangered(game: State, seat: int, spaces: list[int]) -> int:
    """Nearest to a barbarian or rival space, then on the most difficult terrain."""
    worth: list[tuple[int, ...]] = [
        (-distance_to_foes(game, seat, space), game.land.difficulty[space]) for space in spaces
    ]
    return best_space(game, spaces, worth)


class ReinforceEndangered(Happen):
    """The next of so many tokens is reinforced."""

    name: ClassVar[str] = "reinforce-endangered"

    def run(self, game: State, events: list[Event] | None) -> None:
        left = self.numbers[0]
        spaces = unreinforced_tokens(game, self.about)
        if left > 0 and spaces:
            game.push(ReinforceEndangered(-1, self.about, left - 1))
            reinforce(game, self.about, most_endangered(game, self.about, spaces), events, "CV-555")

"""What a case does, what it leaves open, and how it is told that a step cannot be played."""

from __future__ import annotations

from ecumene.games.everdell.check.actions import Action
from ecumene.games.everdell.check.answers import Answer
from ecumene.games.everdell.game import Everdell

OpenChoices = set[tuple[str, str]]
"""Who still asks at the end of a case, and for what kind of answer."""


class Refused(Exception):
    """A step that the game does not take: its number in the case, and the rule."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number
        self.why = why


class StillOpen(Exception):
    """The case ends here: what is asked now is one of its open choices."""


class Choices:
    """What was chosen where the case says nothing: a trail, and how many ways there were at each place of it."""

    def __init__(self, trail: list[int]) -> None:
        self.trail = trail
        self.ways: list[int] = []

    def pick(self, ways: int) -> int:
        place = len(self.ways)
        self.ways.append(ways)
        if place == len(self.trail):
            self.trail.append(0)
        return self.trail[place]

    def next(self) -> list[int] | None:
        """The trail to try next; None if all have been tried."""
        for place in range(len(self.ways) - 1, -1, -1):
            if self.trail[place] + 1 < self.ways[place]:
                return [*self.trail[:place], self.trail[place] + 1]
        return None


class Script:
    """What a case does: the table, the action, the answers, and the choices that are open at its end."""

    def __init__(
        self,
        game: Everdell,
        seat: int,
        action: Action,
        answers: list[Answer],
        still_open: OpenChoices,
        short_rows: bool,
    ) -> None:
        self.game = game
        self.seat = seat
        self.action = action
        self.answers = answers
        self.still_open = still_open
        #: Meadow or Station were not full at the beginning: they are filled when the played card is resolved.
        self.short_rows = short_rows

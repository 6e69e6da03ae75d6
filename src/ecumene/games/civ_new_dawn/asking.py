"""What all questions of Civilization: A New Dawn have in common."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.civ_new_dawn.state import State


class Ask(Step[State]):
    """A question to one seat. What is not on offer is refused by the rule that the question follows."""

    __slots__ = ()

    rule: ClassVar[str] = "CV-038"
    public: bool = True

    def refuse(self, game: State, move: Move) -> Refusal | None:
        offered = game.moves(self.seat)
        for option in offered or self.options(game):
            if option == move:
                return None
        return self.why_not(game, move)

    def why_not(self, game: State, move: Move) -> Refusal:
        """Why a move is refused that is not on offer."""
        return not_now(self.rule, self.name)


class Happen(Step[State]):
    """A piece of the course of play, with the seat and numbers it is about."""

    __slots__ = ("about", "numbers")

    def __init__(self, seat: int = NOBODY, about: int = 0, *numbers: int) -> None:
        super().__init__(NOBODY)
        #: The seat it happens to.
        self.about = about
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return (self.about, *self.numbers)


def without_bit(bits: int, index: int) -> int:
    """Bits with one place left out: those above it move down."""
    low = (1 << index) - 1
    return bits & low | bits >> 1 & ~low


class Answered(Step[State]):
    """A question to an automated player: the game answers it when it comes up (CV-527)."""

    __slots__ = ("question",)

    name: ClassVar[str] = "answered"

    def __init__(self, question: Ask) -> None:
        super().__init__(NOBODY)
        self.question = question

    def run(self, game: State, events: list[Event] | None) -> None:
        self.question.take(game, game.answer(self.question, events), events)

    def args(self) -> tuple[int, ...]:
        # Only the fingerprint of a position needs numbers: which question it is, and what it is about.
        return (*[ord(letter) for letter in self.question.name], self.question.seat, *self.question.args())

    def __reduce__(self) -> tuple[type[Answered], tuple[object, ...]]:
        return Answered, (self.question,)


def pending(game: State, name: str) -> list[Step[State]]:
    """The questions of that name that lie on the agenda, those to automated players too."""
    found: list[Step[State]] = []
    for step in game.agenda:
        if isinstance(step, Answered):
            if step.question.name == name:
                found.append(step.question)
        elif step.name == name:
            found.append(step)
    return found

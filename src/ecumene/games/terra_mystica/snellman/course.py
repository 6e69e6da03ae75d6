"""Playing what a log tells, although it does not tell when a turn ends or that something offered was left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.argument import Seat
from ecumene.core.move import Move
from ecumene.core.refusal import NOT_YOUR_TURN, IllegalMove, Refusal
from ecumene.core.step import Step
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.moves import DECLINES, ENDS, KEYS, REFUSES
from ecumene.games.terra_mystica.pending import DUE_KEY
from ecumene.games.terra_mystica.snellman.stepping import advance, barrier, settle, take
from ecumene.games.terra_mystica.steps import (
    AnswerLater,
    ChooseLater,
    CompleteAction,
    TakeAction,
    UseSpades,
)
from ecumene.games.terra_mystica.tiles import CULTS

OWN_TURN: Final = (TakeAction.name, CompleteAction.name)


class Course:
    """A game played on by moves; `stepwise` leaves what happens by itself to `go_on`, piece by piece."""

    def __init__(self, game: TerraMystica, stepwise: bool) -> None:
        self.game = game
        self.stepwise = stepwise
        self.moves: list[tuple[int, Move]] = []
        #: Moves made for a seat that had no choice: the log tells them all the same.
        self.forced: list[tuple[int, Move]] = []
        #: By seat: cults that are to get no key (TM-423).
        self.no_key: list[set[int]] = [set() for _ in range(game.seats)]

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move now. Between two pieces of the course of play nobody may do anything."""
        if self.game.to_move or self.game.is_over:
            return self.game.check(seat, move)
        return Refusal("TM-059", "not-your-turn", {"seat": Seat(seat), "turn": Seat(seat)}, NOT_YOUR_TURN)

    def may(self, seat: int, move: Move) -> bool:
        return self.refusal(seat, move) is None

    def play(self, seat: int, move: Move) -> None:
        """Carry out a move; IllegalMove if a rule forbids it."""
        if (seat, move) in self.forced:
            self.forced.remove((seat, move))
            return
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.box.package)
        take(self.game, seat, move)
        self.moves.append((seat, move))
        if not self.stepwise:
            made = settle(self.game)
            self.forced += [(owner, done) for owner, done in made if done not in (ENDS, DECLINES)]
        self._share_keys(seat)

    def _share_keys(self, seat: int) -> None:
        """If keys are too few, all cults get one in their order but those named (TM-423)."""
        if self.game.mats[seat].due[DUE_KEY]:
            open_cults = [cult for cult in range(len(CULTS)) if self.may(seat, KEYS[cult])]
            chosen = [cult for cult in open_cults if cult not in self.no_key[seat]] or open_cults
            self.play(seat, KEYS[chosen[0]])

    # The course of play

    def go_on(self) -> Step[Any] | None:
        """The next thing that happens by itself; or somebody's turn ends, or an offer is left alone, without a word.

        Returns the step that is done with, or None if somebody has to act first.
        """
        step = advance(self.game, not self.stepwise)
        if step is not None:
            return step
        step = barrier(self.game)
        return step if step is not None and self.leave_alone(step) else None

    def leave_alone(self, step: Step[Any]) -> bool:
        """End a decision of which the log says nothing (more); False if it must be made."""
        seat = step.seat
        move: Move = DECLINES
        if step.name == CompleteAction.name:
            move = ENDS
        elif step.name == AnswerLater.name:
            offer = self.game.mats[seat].offers[0]
            move = REFUSES[self.game.mats[offer.builder].faction][offer.amount]
        elif step.name not in (UseSpades.name, ChooseLater.name):
            return False
        if not self.may(seat, move):
            return False
        self.play(seat, move)
        return True

    def own_step(self, seat: int) -> str:
        """The name of the seat's step if it is its own turn."""
        step = self.game.step(seat)
        return step.name if step is not None and step.name in OWN_TURN else ""

    def turn_of(self, seat: int) -> None:
        """Go on until it is the seat's own turn."""
        while not self.own_step(seat):
            if self.go_on() is None:
                turn = Seat(self.game.to_move[0] if self.game.to_move else seat)
                refusal = Refusal("TM-059", "not-your-turn", {"seat": Seat(seat), "turn": turn}, NOT_YOUR_TURN)
                raise IllegalMove(self.refusal(seat, ENDS) or refusal, self.game.box.package)

    def in_turn(self, seat: int, find: Callable[[], Move]) -> None:
        """A move of the own turn. What cannot belong to the running action begins another turn of the last player."""
        self.turn_of(seat)
        move = find()
        if not self.may(seat, move) and self.own_step(seat) == CompleteAction.name and self.may(seat, ENDS):
            self.play(seat, ENDS)
            self.turn_of(seat)
            move = find()
        self.play(seat, move)

    def at_any_time(self, seat: int, move: Move) -> None:
        """An answer or a choice, which may come outside the own turn."""
        if (seat, move) not in self.forced:
            while not self.may(seat, move) and self.go_on() is not None:
                pass
        self.play(seat, move)

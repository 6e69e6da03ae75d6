"""The course of play in single pieces: what the engine does in one go between two moves, one thing after the other."""

from __future__ import annotations

from typing import Any

from ecumene.core.move import Move
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_mystica.game import TerraMystica


def next_thing(game: TerraMystica, forced: bool, patient: bool) -> tuple[int, Move | None] | None:
    """What happens next by itself: the place of its step on the agenda, and the move if it is the only one of a seat.

    The same order as in `Game.settle`. Without `forced` moves are left to the seats even if they have no choice;
    without `patient` the end of a round does not wait for late answers, as at the site it sometimes does not.
    """
    agenda = game.agenda
    asked = 0
    for index in range(len(agenda) - 1, -1, -1):
        step = agenda[index]
        if step.seat == NOBODY:
            waits = patient and step.waits and index < len(agenda) - 1
            return None if waits else (index, None)
        if forced and not asked >> step.seat & 1 and not step.is_choice(game):
            options = game.moves(step.seat)
            if len(options) == 1:
                return index, options[0]
        if step.blocks:
            return None
        asked |= 1 << step.seat
    return None


def advance(game: TerraMystica, patient: bool) -> Step[Any] | None:
    """Run the next step of nobody, and only that; None if there is none before somebody's decision."""
    found = next_thing(game, False, patient)
    if found is None:
        return None
    step = game.agenda.pop(found[0])
    game._cursor = found[0]
    game._forget_moves()
    step.run(game, None)
    return step


def take(game: TerraMystica, seat: int, move: Move) -> None:
    """Carry out a legal move, but nothing that follows from it by itself."""
    game._take(game._open(seat), move, None)


def settle(game: TerraMystica) -> list[tuple[int, Move]]:
    """All that happens by itself, as `Game.settle` does it; the moves that were made for seats without a choice."""
    made: list[tuple[int, Move]] = []
    found = next_thing(game, True, True)
    while found is not None:
        index, move = found
        if move is None:
            advance(game, True)
        else:
            made.append((game.agenda[index].seat, move))
            game._take(index, move, None)
        found = next_thing(game, True, True)
    return made


def barrier(game: TerraMystica) -> Step[Any] | None:
    """The decision that keeps the course of play up: the first that blocks, or else the topmost offer."""
    offer: Step[Any] | None = None
    for step in reversed(game.agenda):
        if step.seat == NOBODY:
            break
        if offer is None or step.blocks:
            offer = step
        if step.blocks:
            break
    return offer

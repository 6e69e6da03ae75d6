"""What happened, move by move: the log in words is told from it in any language, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.core.event import Event

if TYPE_CHECKING:
    from ecumene.core.game import Game
    from ecumene.core.move import Move


class PlayedMove:
    """One move and everything that came of it."""

    __slots__ = ("events", "move", "seat")

    def __init__(self, seat: int, move: Move, events: list[Event]) -> None:
        self.seat = seat
        self.move = move
        self.events = events


def retrace(game: Game) -> list[PlayedMove]:
    """All moves of a game so far with their events, found by playing them again."""
    again = game.undo(game.ply)
    played: list[PlayedMove] = []
    for ply in game.history():
        events: list[Event] = []
        again.play(ply.seat, ply.move, events)
        played.append(PlayedMove(ply.seat, ply.move, events))
    return played


def since(played: list[PlayedMove], seat: int) -> list[Event]:
    """What happened from the seat's last own move on."""
    events: list[list[Event]] = []
    for done in reversed(played):
        events.append(done.events)
        if done.seat == seat:
            break
    return [event for batch in reversed(events) for event in batch]

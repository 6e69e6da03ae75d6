"""Wandering: the Nomades move their board to another gap of the circle (SW-198 to SW-200, SW-435)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import Step
from ecumene.games.seven_wonders.moves import DECLINE, MOVE, move
from ecumene.games.seven_wonders.state import State


def gaps(game: State, seat: int) -> list[int]:
    """Seats to the right of which the board could go; not where it stands already."""
    place = game.circle.index(seat)
    left = game.circle[place - 1]
    return [other for other in game.circle if other not in (seat, left)]


class Wander(Step[State]):
    """Choose the seat to the right of which the board goes, or stay."""

    __slots__ = ()

    name: ClassVar[str] = "wander"

    def options(self, game: State) -> list[Move]:
        return [*[move(MOVE, other) for other in sorted(gaps(game, self.seat))], move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb == DECLINE:
            return None
        if chosen.verb != MOVE:
            return not_now("SW-198", self.name)
        return None if chosen.a in gaps(game, self.seat) else Refusal("SW-198", "no-gap", {"seat": Seat(chosen.a)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == MOVE:
            circle = [city for city in game.circle if city != self.seat]
            circle.insert(circle.index(chosen.a) + 1, self.seat)
            game.circle = circle
            game.find_neighbours()
            game.tell(events, "wandered", self.seat, "SW-198", {"owner": Seat(chosen.a)})

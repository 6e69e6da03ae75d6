"""Priests sent to a cult (TM-099 to TM-101)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.moves import SENDS
from ecumene.games.terra_mystica.refusals import lacks
from ecumene.games.terra_mystica.state import FREE_SPACE, SPACES, State
from ecumene.games.terra_mystica.tiles import CULTS, ORDER_SPACES, STRONGHOLD


def free_space(game: State, cult: int, steps: int) -> int:
    """The first free order space of a cult that gives so many steps, or -1."""
    for place, worth in enumerate(ORDER_SPACES):
        if worth == steps and game.orders[cult * SPACES + place] == FREE_SPACE:
            return cult * SPACES + place
    return -1


def options(game: State, seat: int, out: list[Move]) -> None:
    """Any free order space, or back to the supply for 1 step (TM-298)."""
    if game.mats[seat].priests > 0:
        for cult in range(len(CULTS)):
            for steps in (3, 2):
                if free_space(game, cult, steps) >= 0:
                    out.append(SENDS[cult][steps])
            out.append(SENDS[cult][1])


def refuse_space(game: State, cult: int, steps: int) -> Refusal | None:
    if steps == 1 or free_space(game, cult, steps) >= 0:
        return None
    names: Arguments = {"cult": Name(f"cult-{CULTS[cult]}"), "steps": steps}
    return Refusal("TM-099", "no-order-space", names)


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    return lacks(game.mats[seat], 0, 0, 1, "TM-099", Name("sending")) or refuse_space(game, move.a, move.b)


def put_on_order(game: State, seat: int, cult: int, steps: int, events: list[Event] | None) -> None:
    """A priest stands on an order space for the rest of the game."""
    game.orders = game.orders[:]
    game.orders[free_space(game, cult, steps)] = seat
    mat = game.mats[seat]
    mat.priest_limit -= 1
    mat.priests_sent += 1
    climb(game, seat, cult, steps, events)


def climb(game: State, seat: int, cult: int, steps: int, events: list[Event] | None) -> None:
    """The steps of a priest sent; the Acolytes' stronghold adds one (TM-177)."""
    mat = game.mats[seat]
    more = mat.kind.priest_steps if mat.has(STRONGHOLD) else 0
    if events is not None:
        events.append(
            Event("priest-sent", seat, "TM-099", {"cult": Name(f"cult-{CULTS[cult]}"), "steps": steps + more})
        )
    game.climb(seat, cult, steps + more, events)
    game.use_keys(seat, events)


def take(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    game.mats[seat].priests -= 1
    if move.b > 1:
        put_on_order(game, seat, move.a, move.b, events)
    else:
        climb(game, seat, move.a, 1, events)

"""Players who leave a game before its end: only records of the reference site have them (TM-419)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.state import State


def refuse(game: State) -> Refusal | None:
    """Only at a table of the site, in a round, and not the last one who is still in the game."""
    left = [seat for seat in range(game.seats) if not game.dropped >> seat & 1]
    return None if game.site and game.round > 0 and len(left) > 1 else Refusal("TM-419", "no-leaving")


def leave(game: State, seat: int, events: list[Event] | None) -> None:
    """No more moves and no offers, and the bonus tile goes back without coins; buildings stay and still count."""
    mat = game.mats[seat]
    game.dropped |= 1 << seat
    game.passers = [other for other in game.passers if other != seat]
    if mat.bonus >= 0:
        game.pool = sorted([*game.pool, mat.bonus])
        mat.bonus = -1
    mat.offers = []
    if [step for step in game.agenda if step.seat == seat and step.blocks]:
        # In the middle of the own action: what it still had is gone.
        game.digging = None
        game.voyage = None
        game.actions = 0
        game.doubled = False
    game.agenda = [step for step in game.agenda if step.seat != seat]
    if events is not None:
        events.append(Event("left", seat, "TM-419"))

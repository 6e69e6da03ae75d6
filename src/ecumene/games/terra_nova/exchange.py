"""Extra option: power exchange (TN-230 to TN-235)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions import DRUIDS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, EXCHANGES, WORSHIPS
from ecumene.games.terra_nova.points import DRUIDS_EXCHANGE
from ecumene.games.terra_nova.rulings import too_weak


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    """Any number of power for as many coins; Druids also 3 power for 2 points."""
    mat = game.mats[seat]
    out += EXCHANGES[1 : mat.bowls.three + 1]
    if mat.faction == DRUIDS:
        for power in range(3, mat.bowls.three + 1, 3):
            out.append(WORSHIPS[power])


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    if move.verb != EXCHANGE and game.mats[seat].faction != DRUIDS:
        return Refusal("TN-234", "druids-only")
    return too_weak(game, seat, move.a, "TN-230" if move.verb == EXCHANGE else "TN-234")


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.bowls.spend(move.a)
    if events is not None:
        rule = "TN-230" if move.verb == EXCHANGE else "TN-234"
        events.append(Event("power-exchanged", seat, rule, {"power": move.a}))
    if move.verb == EXCHANGE:
        game.gain_coins(seat, move.a, "TN-230", events)
    else:
        game.score(seat, DRUIDS_EXCHANGE, move.a // 3 * 2, events)

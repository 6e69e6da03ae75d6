"""Extra option: power exchange (TN-230 to TN-235)."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.abilities import no_power_for_points
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, EXCHANGES_UP_TO, WORSHIPS
from ecumene.games.terra_nova.points import OWN_EXCHANGE
from ecumene.games.terra_nova.refusals import lacks_power


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    """Any number of power for as many coins; by an ability also some power for points."""
    mat = game.mats[seat]
    if mat.bowls.three == 0:
        return
    out += EXCHANGES_UP_TO[mat.bowls.three]
    rate = mat.in_force.exchange_power
    if rate:
        for power in range(rate, mat.bowls.three + 1, rate):
            out.append(WORSHIPS[power])


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    if move.verb != EXCHANGE and points_for(game, seat, move.a) == 0:
        return no_power_for_points()
    return lacks_power(game, seat, move.a, "TN-230" if move.verb == EXCHANGE else "TN-234", Name("exchange"))


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.bowls = mat.bowls.after_spending(move.a)
    if events is not None:
        rule = "TN-230" if move.verb == EXCHANGE else "TN-234"
        events.append(Event("power-exchanged", seat, rule, {"power": move.a}))
    if move.verb == EXCHANGE:
        game.gain_coins(seat, move.a, "TN-230", events)
    else:
        game.score(seat, OWN_EXCHANGE, points_for(game, seat, move.a), events)


def points_for(game: TerraNova, seat: int, power: int) -> int:
    """The points that the seat may exchange its power for, none without the ability (TN-234)."""
    in_force = game.mats[seat].in_force
    rate = in_force.exchange_power
    return power // rate * in_force.exchange_points if rate and power % rate == 0 else 0

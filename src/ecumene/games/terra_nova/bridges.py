"""Action: build a bridge (TN-170 to TN-175)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import UNBUILT, TerraNova
from ecumene.games.terra_nova.refusals import lacks_coins
from ecumene.games.terra_nova.tiles import BRIDGE


def can_bridge(game: TerraNova, seat: int) -> bool:
    """A bridge left and a free site at an own building."""
    mat = game.mats[seat]
    if mat.bridges > 0 and mat.own & game.land.all_site_ends:
        for number, ends in enumerate(game.land.site_ends):
            if mat.own & ends and game.bridges[number] == UNBUILT:
                return True
    return False


def free_options(game: TerraNova, seat: int, out: list[Move]) -> None:
    """Every bridge the seat could build, whatever it costs."""
    mat = game.mats[seat]
    if mat.bridges > 0 and mat.own & game.land.all_site_ends:
        for number, ends in enumerate(game.land.site_ends):
            if mat.own & ends and game.bridges[number] == UNBUILT:
                out.append(game.cell_moves.bridges[number])


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    if game.mats[seat].coins >= BRIDGE:
        free_options(game, seat, out)


def refuse_site(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    """Everything but the price."""
    mat = game.mats[seat]
    ends: Arguments = {"from": game.land.name(move.a), "to": game.land.name(move.b)}
    number = game.land.site(move.a, move.b)
    if number < 0:
        return Refusal("TN-171", "no-site", ends)
    if game.bridges[number] != UNBUILT:
        return Refusal("TN-171", "site-taken", {**ends, "owner": Seat(game.bridges[number])})
    if mat.bridges == 0:
        return Refusal("TN-173", "no-bridge")
    if not (mat.own >> move.a & 1 or mat.own >> move.b & 1):
        return Refusal("TN-170", "bridge-end", ends)
    return None


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    return refuse_site(game, seat, move) or lacks_coins(game, seat, BRIDGE, "TN-170", {"deed": "bridge"})


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    game.mats[seat].coins -= BRIDGE
    build(game, seat, move, events)


def build(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    """The bridge itself, paid for elsewhere."""
    game.span(seat, game.land.site(move.a, move.b), events)

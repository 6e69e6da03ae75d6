"""Action: improve sailing (TN-160 to TN-165)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import SAILS
from ecumene.games.terra_nova.refusals import lacks_coins
from ecumene.games.terra_nova.tiles import SAILING


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    if mat.sailing < game.figures.last_step and mat.coins >= SAILING:
        out.append(SAILS)


def refuse_step(game: TerraNova, seat: int) -> Refusal | None:
    """The track must go on."""
    last = game.figures.last_step
    return None if game.mats[seat].sailing < last else Refusal("TN-164", "track-end", {"step": last})


def refuse(game: TerraNova, seat: int) -> Refusal | None:
    return refuse_step(game, seat) or lacks_coins(game, seat, SAILING, "TN-160", {"deed": "sail"})


def take(game: TerraNova, seat: int, events: list[Event] | None) -> None:
    game.mats[seat].coins -= SAILING
    game.sail(seat, events)

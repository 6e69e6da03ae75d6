"""Action: improve sailing (TN-160 to TN-165)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import SAILS
from ecumene.games.terra_nova.rulings import too_dear
from ecumene.games.terra_nova.tiles import LAST_STEP, SAILING


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    if mat.sailing < LAST_STEP and mat.coins >= SAILING:
        out.append(SAILS)


def refuse_step(game: TerraNova, seat: int) -> Refusal | None:
    """The track must go on."""
    return None if game.mats[seat].sailing < LAST_STEP else Refusal("TN-164", "track-end", {"step": LAST_STEP})


def refuse(game: TerraNova, seat: int) -> Refusal | None:
    return refuse_step(game, seat) or too_dear(game, seat, SAILING, "TN-160", {"deed": "sail"})


def take(game: TerraNova, seat: int, events: list[Event] | None) -> None:
    game.mats[seat].coins -= SAILING
    game.sail(seat, events)

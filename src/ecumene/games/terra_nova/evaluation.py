"""What a position is worth to a bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.games.terra_nova.game import TerraNova


def worth(game: TerraNova, seat: int) -> float:
    return float(game.mats[seat].total)

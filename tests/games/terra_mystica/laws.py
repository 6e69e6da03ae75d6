"""What Terra Mystica promises beyond the laws of all games."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.points import CONVERTED, POWER_PAID, TOKEN_PAID
from ecumene.games.terra_mystica.tiles import OWNED, TRADE_MARKERS
from ecumene.parts.hexes import count
from tests.laws.broken import hold
from tests.laws.laws import Law, any_move

#: Points are paid for power, for a token, and for coins; from no other source do they ever fall.
PAID: Final = (POWER_PAID, TOKEN_PAID, CONVERTED)


def rising(game: Game, rng: Chance) -> None:
    """Points fall only where they are paid, and never below zero (TM-279)."""
    if game.is_over:
        return
    assert isinstance(game, TerraMystica)
    seat, move = any_move(game, rng)
    later = game.copy()
    later.play(seat, move)
    for before, after in zip(game.mats, later.mats, strict=True):
        hold(after.vp >= 0, "rising", f"{move!r}: {after.vp} points")
        for source, points in enumerate(before.points):
            if source not in PAID:
                hold(after.points[source] >= points, "rising", f"{move!r}: source {source} fell")


def standing(game: Game, rng: Chance) -> None:
    """Nothing leaves the map: buildings stay, grow only as upgrades do, and bridges and trade markers stay."""
    if game.is_over:
        return
    assert isinstance(game, TerraMystica)
    seat, move = any_move(game, rng)
    later = game.copy()
    later.play(seat, move)
    hold(later.bridges[: len(game.bridges)] == game.bridges, "standing", f"{move!r}: bridges")
    for before, after in zip(game.mats, later.mats, strict=True):
        hold(before.own & ~after.own == 0, "standing", f"{move!r}: a building is gone")
        hold(before.traded & ~after.traded == 0, "standing", f"{move!r}: a trade marker is gone")
        hold(before.towned & ~after.towned == 0, "standing", f"{move!r}: a town is gone")
        hold(count(after.traded) <= TRADE_MARKERS, "standing", f"{move!r}: too many trade markers")
        for building, cells in enumerate(after.buildings):
            hold(count(cells) <= OWNED[building], "standing", f"{move!r}: too many buildings")


LAWS: Final[dict[str, Law]] = {"rising": rising, "standing": standing}

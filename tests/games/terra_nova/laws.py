"""What Terra Nova promises beyond the laws of all games."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from tests.laws.broken import hold
from tests.laws.laws import Law, any_move


def rising(game: Game, rng: Chance) -> None:
    """Points never fall, from no source (TN-010)."""
    if game.is_over:
        return
    seat, move = any_move(game, rng)
    later = game.copy()
    later.play(seat, move)
    for before, after in zip(game.scores(), later.scores(), strict=True):
        now = {item.source: item.points for item in after.items}
        for item in before.items:
            hold(now.get(item.source, 0) >= item.points, "rising", f"{move!r}: {item} became {now}")


LAWS: Final[dict[str, Law]] = {"rising": rising}

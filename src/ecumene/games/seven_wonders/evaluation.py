"""What a position is worth to a bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.seven_wonders import scoring

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.game import SevenWonders


def worth(game: SevenWonders, seat: int) -> float:
    return float(scoring.score(game, seat).total)

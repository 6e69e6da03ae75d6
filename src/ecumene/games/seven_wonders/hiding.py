"""What a seat may not know, and a world that agrees with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.core.chance import Chance

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.game import SevenWonders


def veil(game: SevenWonders, seat: int) -> None: ...


def unveil(game: SevenWonders, seat: int, rng: Chance) -> None: ...


def missing_cards(game: SevenWonders) -> list[str]:
    return []

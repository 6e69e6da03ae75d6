"""What Civilization promises beyond the laws of all games; that no piece is lost is one of its faults (`faults.py`)."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from tests.laws.broken import hold
from tests.laws.laws import Law, any_move


def lasting(game: Game, rng: Chance) -> None:
    """The map only grows, capitals stay, marks on ordinary agendas stay, and no gained focus card comes back."""
    if game.is_over:
        return
    assert isinstance(game, CivNewDawn)
    seat, move = any_move(game, rng)
    later = game.copy()
    later.play(seat, move)
    hold(later.land.positions[: game.land.size] == game.land.positions, "lasting", f"{move}: the map")
    for before, after in zip(game.players, later.players, strict=True):
        hold(before.cities[:1] == after.cities[:1] or not before.cities, "lasting", f"{move}: capital")
        hold(before.gone & ~after.gone == 0, "lasting", f"{move}: focus cards")
        for index, card in enumerate(game.victory_cards):
            if before.marks >> index & 1 and not VICTORY_CARDS[card].is_fort:
                hold(bool(after.marks >> index & 1), "lasting", f"{move}: a mark")


LAWS: Final[dict[str, Law]] = {"lasting": lasting}

"""Counting sequences of moves, checked by hand on the made-up game."""

from __future__ import annotations

from tests.core.toy import BOX
from tests.perft.count import perft


def test_counting_by_hand() -> None:
    """Market Day for two: both pick one of three cards, in either order; then one of them has three moves."""
    game = BOX.new(2, 1)
    assert perft(game, 1) == 6
    assert perft(game, 2) == 6 * 3
    # coin, gift to the other, haggle
    assert perft(game, 3) == 6 * 3 * 3
    # The other's turn (3), or the gift first (2), or which goods (2).
    assert perft(game, 4) == 6 * 3 * (3 + 2 + 2)

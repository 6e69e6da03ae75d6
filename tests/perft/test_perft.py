"""The counts on file are those of today; `python -m tests.perft` counts anew."""

from __future__ import annotations

import pytest

from tests.core.toy import BOX
from tests.perft.count import FOLDER, counts, files, perft


@pytest.mark.parametrize(("file", "id"), files().items())
def test_counts(file: str, id: str) -> None:
    assert counts(id).splitlines() == (FOLDER / file).read_text(encoding="utf-8").splitlines()


def test_counting_by_hand() -> None:
    """Market Day for two: both pick one of three cards, in either order; then one of them has three moves."""
    game = BOX.new(2, 1)
    assert perft(game, 1) == 6
    assert perft(game, 2) == 6 * 3
    # coin, gift to the other, haggle
    assert perft(game, 3) == 6 * 3 * 3
    # The other's turn (3), or the gift first (2), or which goods (2).
    assert perft(game, 4) == 6 * 3 * (3 + 2 + 2)

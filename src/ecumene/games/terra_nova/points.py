"""Where points come from: every source with its rule."""

from __future__ import annotations

from typing import Final

# The six deeds of the round tiles come first and keep the numbers of the deeds.
SAILING_STEP: Final = 6
TOWN_TILE: Final = 7
BONUS_FACTORIES: Final = 8
BONUS_HOUSES: Final = 9
BONUS_SAILING: Final = 10
BONUS_PALACES: Final = 11
SPRITES_TOWN: Final = 12
GOLEMS_PASS: Final = 13
IFRITS_EDGE: Final = 14
DRUIDS_EXCHANGE: Final = 15
DRUIDS_UPGRADE: Final = 16
INVENTORS_HOUSE: Final = 17
CATS_INLAND: Final = 18
COINS: Final = 19
AREA: Final = 20


class Source:
    __slots__ = ("id", "rule")

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule


SOURCES: Final[list[Source]] = [
    Source("round-house", "TN-281"),
    Source("round-factory", "TN-282"),
    Source("round-palace", "TN-283"),
    Source("round-sailing", "TN-284"),
    Source("round-town", "TN-285"),
    Source("round-spade", "TN-286"),
    Source("sailing-step", "TN-160"),
    Source("town-tile", "TN-270"),
    Source("bonus-factories", "TN-294"),
    Source("bonus-houses", "TN-295"),
    Source("bonus-sailing", "TN-297"),
    Source("bonus-palaces", "TN-298"),
    Source("water-sprites-town", "TN-300"),
    Source("golems-pass", "TN-305"),
    Source("ifrits-edge", "TN-309"),
    Source("druids-exchange", "TN-234"),
    Source("druids-upgrade", "TN-314"),
    Source("inventors-house", "TN-320"),
    Source("sand-cats-inland", "TN-326"),
    Source("coins", "TN-361"),
    Source("area", "TN-365"),
]

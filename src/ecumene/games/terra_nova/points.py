"""Where points come from: every source with its rule."""

from __future__ import annotations

from typing import Final

# The six deeds of the round tiles come first and keep the numbers of the deeds.
SAILING_STEP: Final = 6
TOWN_TILE: Final = 7
#: Bonus tiles: this and what the tile counts, from `COUNT_FACTORIES` on.
BONUS: Final = 7
# What only some factions get: the faction's name goes before these ids, as in `golems-pass`.
OWN_TOWN: Final = 12
OWN_PASS: Final = 13
OWN_EDGE: Final = 14
OWN_EXCHANGE: Final = 15
OWN_UPGRADE: Final = 16
OWN_HOUSE: Final = 17
OWN_INLAND: Final = 18
# At the end of the game
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
    Source("town", "TN-328"),
    Source("pass", "TN-328"),
    Source("edge", "TN-328"),
    Source("exchange", "TN-328"),
    Source("upgrade", "TN-328"),
    Source("house", "TN-328"),
    Source("inland", "TN-328"),
    Source("coins", "TN-361"),
    Source("area", "TN-365"),
]
#: The ids of what only some factions get.
OWN: Final = tuple([source.id for source in SOURCES[OWN_TOWN:COINS]])

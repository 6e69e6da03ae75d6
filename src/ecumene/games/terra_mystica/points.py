"""Where points come from: every source with its rule."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica.tiles import DEEDS


class Source:
    __slots__ = ("id", "rule")

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule


START: Final = 0
#: Scoring tiles: this and the number of the deed.
ROUND: Final = 1
BONUS: Final = 11
BONUS_TRADE: Final = 12
FAVOUR_BUILT: Final = 13
FAVOUR_PASSED: Final = 14
FAVOUR_TRADED: Final = 15
TOWN: Final = 16
SHIPPING_STEP: Final = 17
EXCHANGE_STEP: Final = 18
#: An ability of the faction: spades, flights, towns; its stronghold at once; its stronghold when passing.
ABILITY: Final = 19
STRONGHOLD_BUILT: Final = 20
STRONGHOLD_PASSED: Final = 21
TRADED: Final = 22
#: Paid for power, for a power token, or for coins; or gained for coins.
POWER_PAID: Final = 23
TOKEN_PAID: Final = 24
CONVERTED: Final = 25
# At the end of the game. Cults: this and the number of the cult.
CULT: Final = 26
AREA: Final = 30
FINAL_TILE: Final = 31
RESOURCES: Final = 32

SOURCES: Final[list[Source]] = [
    Source("start", "TM-014"),
    *[Source(f"round-{deed}", "TM-239" if deed in ("trade", "track-step") else "TM-006") for deed in DEEDS],
    Source("bonus-tile", "TM-109"),
    Source("bonus-trade", "TM-240"),
    Source("favour-built", "TM-293"),
    Source("favour-passed", "TM-109"),
    Source("favour-traded", "TM-236"),
    Source("town-tile", "TM-124"),
    Source("shipping-step", "TM-086"),
    Source("exchange-step", "TM-089"),
    Source("ability", "TM-098"),
    Source("stronghold-built", "TM-098"),
    Source("stronghold-passed", "TM-109"),
    Source("trade", "TM-208"),
    Source("power-paid", "TM-114"),
    Source("token-paid", "TM-179"),
    Source("converted", "TM-057"),
    Source("cult-fire", "TM-150"),
    Source("cult-water", "TM-150"),
    Source("cult-earth", "TM-150"),
    Source("cult-air", "TM-150"),
    Source("area", "TM-147"),
    Source("final-tile", "TM-153"),
    Source("resources", "TM-151"),
]

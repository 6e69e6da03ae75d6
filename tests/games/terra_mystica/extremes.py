"""Random games that seek what even play hardly meets: odd factions side by side, strongholds, towns, ships and trade.

Laws and the comparison of the compiled build with the source play on these tables too.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.games.terra_mystica import BOX
from ecumene.games.terra_mystica.moves import (
    ACCEPT,
    BUILD,
    BURN,
    CONNECT,
    CONVERT,
    DECLINE,
    DONE,
    PASS,
    REFUSE,
    SAIL,
    SEND,
    SHIP,
    SPECIAL,
    TRADE,
    TRANSFORM,
    UPGRADE,
)
from tests.strategies import Setup, Stroller

#: How much a move is sought, by verb; 20 where nothing is said.
WISHES: Final = {
    PASS: 1,
    DONE: 12,
    DECLINE: 6,
    REFUSE: 8,
    CONVERT: 2,
    BURN: 4,
    SEND: 6,
    TRANSFORM: 4,
    ACCEPT: 30,
    BUILD: 80,
    UPGRADE: 120,
    SPECIAL: 60,
    SAIL: 40,
    TRADE: 80,
    SHIP: 40,
    CONNECT: 400,
}
USUAL: Final = 20


class Seeker(Stroller):
    """Plays at random, but builds, upgrades, sails and trades far more often than it passes or converts."""

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.to_move
        seat = seats[self.rng.below(len(seats))]
        moves = game.moves(seat)
        weights = [WISHES.get(move.verb, USUAL) for move in moves]
        left = self.rng.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return seat, move
        raise AssertionError("weights do not add up")


class Extreme(Setup):
    """A table of these factions, played by seekers."""

    def __init__(self, box: Box, factions: str, options: dict[str, Value]) -> None:
        seats = len(factions.split())
        super().__init__(box, seats, box.settle(seats, {"factions": "fixed", "seating": factions, **options}))

    def stroller(self, rng: Chance, whims: bool) -> Stroller:
        return Seeker(rng, whims)


_ALL: Final[dict[str, Value]] = {
    "merchants": True,
    "fire_and_ice": True,
    "mini_towns": True,
    "shipping_tile": True,
    "final_tile": "draw",
}
_TABLES: Final[list[tuple[str, str]]] = [
    ("fakirs dwarves giants swarmlings cultists", "base"),
    ("riverwalkers fakirs dwarves witches halflings", "lakes"),
    ("shapeshifters acolytes yetis cultists mermaids", "fjords"),
    ("dragonlords ice-maidens riverwalkers nomads engineers", "fire-and-ice"),
    ("chaos-magicians shapeshifters alchemists auren", "revised-base"),
    ("darklings acolytes giants fakirs", "lakes"),
    ("yetis chaos-magicians nomads", "fjords"),
    ("mermaids dwarves", "lakes"),
]
EXTREMES: Final[list[Setup]] = [
    *[Extreme(BOX, factions, {**_ALL, "map": name}) for factions, name in _TABLES],
    *[Extreme(BOX, factions, {**_ALL, "map": name, "offers": "open"}) for factions, name in _TABLES[:4]],
    *[
        Extreme(BOX, factions, {"fire_and_ice": True, "mini_towns": True, "map": name, "rules": "site"})
        for factions, name in _TABLES[:5]
    ],
    *[Extreme(BOX, factions, {"fire_and_ice": True, "map": name}) for factions, name in _TABLES],
]

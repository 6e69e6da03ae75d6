"""The recommended first set-ups: who plays, with which tiles, and where the first houses stand."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra.land import Land
from ecumene.games.terra_nova import house_values
from ecumene.games.terra_nova.boards import OWN_DESIGN, PRINTED
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.tiles import ROUND_TILES


class FirstGame:
    """The recommended first set-up for one number of players (TN-420 to TN-424)."""

    __slots__ = ("bonus", "factions", "houses", "own_houses", "tiles")

    def __init__(self, factions: list[str], bonus: str, tiles: str, houses: list[str], own_houses: list[str]) -> None:
        self.factions = factions
        #: The bonus tile of each faction, in the same order.
        self.bonus = bonus
        #: The bonus tiles in play.
        self.tiles = tiles
        #: Where they stand on the printed map and on our own.
        self.houses = houses
        self.own_houses = own_houses

    def houses_on(self, land: Land) -> list[str]:
        return self.own_houses if land is OWN_DESIGN else self.houses


#: Numbers of round tiles: house, factory, spade, palace, town.
FIRST_ROUND_TILES: Final[list[int]] = house_values.replace_round_tiles(
    [tile.id for tile in ROUND_TILES], [0, 2, 7, 4, 6], house_values.REPLACED
)
FIRST_GAMES: Final[dict[int, FirstGame]] = {
    2: FirstGame(
        ["fairies", "leprechauns"],
        bonus="CE",
        tiles="ABCDE",
        houses=["A2 F3", "B2 F2"],
        own_houses=["H1 H8", "G8 H2"],
    ),
    3: FirstGame(
        ["golems", "sun-worshippers", "water-sprites"],
        bonus="ADC",
        tiles="ABCDEF",
        houses=["D9 E4", "B6 E3 E10", "A7 E5"],
        own_houses=["B8 C3", "B2 C7 G2", "B7 G3"],
    ),
    4: FirstGame(
        ["fairies", "golems", "leprechauns", "water-sprites"],
        bonus="GFAB",
        tiles="ABCDEFG",
        houses=["E9 I5", "A6 D9", "D10 H4", "A7 I6"],
        own_houses=["C8 H8", "B8 H9", "C2 H2", "B1 G3"],
    ),
}
_HOMES: Final = {row.id: row.terrain for row in FACTIONS}
for _seats, _first in FIRST_GAMES.items():
    _first.houses = house_values.replace_houses(_seats, _first.factions, _first.houses, house_values.REPLACED)
    for _faction, _cells in zip(_first.factions, _first.houses, strict=True):
        house_values.check_houses(PRINTED, _HOMES[_faction], _cells, _faction)
#: Whether tiles and places are still our own choice.
FIRST_GAME_IS_OURS: Final = "first-game" not in house_values.REPLACED

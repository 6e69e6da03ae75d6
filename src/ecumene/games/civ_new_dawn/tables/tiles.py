"""The 21 map tiles, both sides of each, and how the core is laid."""

from __future__ import annotations

from typing import Final

from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.coordinates import turned
from ecumene.games.civ_new_dawn.tables.places import CITY_STATE_NUMBER, NATURAL_WONDER_NUMBER
from ecumene.games.civ_new_dawn.vocabulary import LETTERS, RESOURCES

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final = ("a", "b")
#: Letters of terrain in the order of the vocabulary; the star is a natural wonder.
TERRAIN_LETTERS: Final = "ghfdm~*"
NOTHING_PRINTED: Final = -1
#: The ten spaces of a tile as steps east and south-east from space 0. Side B is the mirror image (CV-014).
FOOTPRINTS: Final = (
    ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3)),
    ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3)),
)


class TileSide:
    """One side of a tile: by space the terrain and what is printed on it."""

    __slots__ = ("capital", "city_state", "letter", "natural_wonder", "number", "resource", "side", "terrain")

    def __init__(self, number: int, side: str, terrain: str, symbols: tuple[tuple[int, str], ...]) -> None:
        self.number = number
        self.side: int = "AB".index(side)
        self.terrain: list[int] = [
            TERRAIN_LETTERS.index(letter) for letter in house_values.terrain(number, side, terrain)
        ]
        #: By space, a number or NOTHING_PRINTED.
        self.resource: list[int] = [NOTHING_PRINTED] * 10
        self.natural_wonder: list[int] = [NOTHING_PRINTED] * 10
        self.city_state: list[int] = [NOTHING_PRINTED] * 10
        self.letter: list[int] = [NOTHING_PRINTED] * 10
        #: The space of the star, or NOTHING_PRINTED.
        self.capital: int = NOTHING_PRINTED
        for space, symbol in symbols:
            if symbol == "capital":
                self.capital = space
            elif symbol in RESOURCES:
                self.resource[space] = RESOURCES.index(symbol)
            elif symbol in CITY_STATE_NUMBER:
                self.city_state[space] = CITY_STATE_NUMBER[symbol]
            elif symbol in NATURAL_WONDER_NUMBER:
                self.natural_wonder[space] = NATURAL_WONDER_NUMBER[symbol]
            else:
                self.letter[space] = LETTERS.index(symbol)


TILE_SIDES: Final[list[TileSide]] = [
    TileSide(1, "A", "*hgdhmmmm~", ((0, "torres-del-paine"), (6, "A"), (8, "marble"))),
    TileSide(1, "B", "*~~~gfhg~g", ((0, "cliffs-of-dover"), (4, "A"))),
    TileSide(2, "A", "*mhhmhghmm", ((0, "mt-everest"), (8, "B"))),
    TileSide(2, "B", "~*hmmmmhff", ((1, "crater-lake"), (3, "diamond"))),
    TileSide(3, "A", "~ggdm~gmfm", ((3, "marble"), (7, "C"), (8, "oil"))),
    TileSide(3, "B", "ddhdhdgffd", ((0, "C"), (4, "oil"), (9, "mercury"))),
    TileSide(4, "A", "*hdmmfhmgm", ((0, "grand-mesa"), (8, "D"), (9, "mercury"))),
    TileSide(4, "B", "*~~~~~ghhm", ((0, "galapagos-islands"), (9, "D"))),
    TileSide(5, "A", "mggmhhhfgf", ((3, "diamond"), (7, "oil"))),
    TileSide(5, "B", "mhhffhhggg", ((0, "mercury"), (7, "E"))),
    TileSide(6, "A", "~mhfgf~~g~", ((4, "carthage"),)),
    TileSide(6, "B", "hmhfghgfgm", ((4, "kumasi"), (9, "marble"))),
    TileSide(7, "A", "ggm~~~~mff", ((0, "capital"), (9, "mercury"))),
    TileSide(7, "B", "ggm~f~gffg", ((0, "capital"), (7, "diamond"))),
    TileSide(8, "A", "fffgg~~fff", ((3, "mercury"), (7, "diamond"))),
    TileSide(8, "B", "fmf~~~dfm~", ((2, "mercury"),)),
    TileSide(9, "A", "hgh~~ghhgm", ((0, "capital"), (9, "diamond"))),
    TileSide(9, "B", "hhh~ffhfgf", ((0, "capital"), (7, "oil"))),
    TileSide(10, "A", "~~hgghddmm", ((6, "oil"), (7, "F"))),
    TileSide(10, "B", "fgddfdg~~~", ((0, "F"), (2, "diamond"), (5, "marble"))),
    TileSide(11, "A", "gfghmmhhff", ((0, "capital"), (5, "diamond"), (9, "G"))),
    TileSide(11, "B", "gmg~hhgdgg", ((0, "capital"), (8, "marble"))),
    TileSide(12, "A", "ghddhhhmdd", ((0, "brussels"), (7, "mercury"))),
    TileSide(12, "B", "g~hfgg~fgg", ((3, "mercury"), (5, "seoul"), (9, "H"))),
    TileSide(13, "A", "*gghdddfgf", ((0, "mt-kilimanjaro"),)),
    TileSide(13, "B", "*g~f~f~hf~", ((0, "pantanal"), (7, "diamond"))),
    TileSide(14, "A", "fffghfhhfm", ((3, "geneva"), (8, "marble"))),
    TileSide(14, "B", "dggdfgghgm", ((6, "mohenjo-daro"), (9, "oil"))),
    TileSide(15, "A", "gm~~~~mfgm", ((0, "buenos-aires"), (6, "marble"), (7, "I"))),
    TileSide(15, "B", "gmm~ddmggg", ((4, "oil"), (6, "I"), (9, "kabul"))),
    TileSide(16, "A", "gggddgg~h~", ((0, "capital"), (3, "oil"))),
    TileSide(16, "B", "fgghmdfgh~", ((0, "capital"), (8, "marble"))),
    TileSide(17, "A", "ddmfhhhddh", ((0, "capital"), (3, "oil"))),
    TileSide(17, "B", "gghmmhg~~~", ((0, "capital"), (4, "mercury"))),
    TileSide(18, "A", "*h~ddmdh~g", ((0, "the-dead-sea"), (3, "J"), (4, "oil"))),
    TileSide(18, "B", "*fhghghgfg", ((0, "mato-tipila"), (1, "J"), (9, "marble"))),
    TileSide(19, "A", "*g~~~fmfgf", ((0, "ha-long-bay"),)),
    TileSide(19, "B", "*hmmhddfmf", ((0, "gobustan"), (1, "diamond"))),
    TileSide(20, "A", "~~h~m~gf~h", ((2, "K"), (4, "diamond"), (6, "auckland"))),
    TileSide(20, "B", "g~dddh~ddd", ((0, "akkad"), (8, "mercury"), (9, "K"))),
    TileSide(21, "A", "~h~fg~fmhg", ((1, "marble"), (4, "antananarivo"))),
    TileSide(21, "B", "hgmff~ffmh", ((1, "palenque"),)),
]
TILES: Final = 21
BASE_TILES: Final = 16
CAPITAL_TILES: Final = (7, 9, 11, 16, 17)
NATURAL_WONDER_TILES: Final = (1, 2, 4, 13, 18, 19)
CITY_STATE_TILES: Final = (6, 12, 14, 15, 20, 21)
PLAIN_TILES: Final = (3, 5, 8, 10)


def sound(name: str, core: list[list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    """The core, if no two of its tiles lie on one another: a file may say anything."""
    for side, tiles in enumerate(core):
        taken: set[tuple[int, int]] = set()
        for q, r, rotation in tiles:
            for step in FOOTPRINTS[side]:
                east, south_east = turned(step[0], step[1], rotation)
                taken.add((q + east, r + south_east))
        if len(taken) != 10 * len(tiles):
            raise BadInput("tables-overlap", {"name": name})
    return core


#: The core by side: centre and rotation of each tile in the order of laying. No diagram of the rulebooks survived, so
#: these are house values (CV-170, CV-482).
SMALL_CORE: Final[list[list[tuple[int, int, int]]]] = sound(
    "core-2-3", house_values.layout("core-2-3", (((0, 0, 0), (-2, -1, 3)), ((0, 0, 0), (3, -1, 3))))
)
LARGE_CORE: Final[list[list[tuple[int, int, int]]]] = sound(
    "core-4-5",
    house_values.layout(
        "core-4-5", (((0, 0, 0), (0, 4, 0), (-2, -1, 3), (-2, 3, 3)), ((0, 0, 0), (-4, 4, 0), (3, -1, 3), (-1, 3, 3)))
    ),
)
BASE_CORE: Final[list[list[tuple[int, int, int]]]] = sound(
    "base-core",
    house_values.layout(
        "base-core",
        (((0, 0, 0), (1, -6, 3), (-1, -7, 0), (0, -13, 3)), ((0, 0, 0), (5, -6, 3), (8, -7, 0), (13, -13, 3))),
    ),
)


def tile_side(number: int, side: int) -> TileSide:
    return TILE_SIDES[(number - 1) * 2 + side]

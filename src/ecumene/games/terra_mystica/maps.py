"""The five maps: the base board, its revision, the one of Fire & Ice, and the two of Merchants of the Seas."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra.land import LAND_APART, Land
from ecumene.games.terra_mystica import house_values

#: The terrains in the order of the cycle (TM-005), then those of the Fire & Ice factions.
TERRAINS: Final = (
    "desert",
    "plains",
    "swamp",
    "lakes",
    "forest",
    "mountains",
    "wasteland",
    "ice",
    "volcano",
)
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
ICE: Final = 7
VOLCANO: Final = 8
#: How many terrains the cycle has.
CYCLE: Final = 7

#: Mermaids reach over five river cells, and the bonus tile adds one.
FURTHEST: Final = 6
#: The longest flight or tunnel, as a distance.
LONGEST_SKIP: Final = 6


class Board(Land):
    """One map. Land is named by row and number (B3), river by number alone (r14)."""

    def __init__(self, id: str, rows: list[str], sites: str, canals: str) -> None:
        super().__init__(rows, "DPSLFMW", sites.split(), "", FURTHEST, LAND_APART)
        self.id = id
        #: By distance and cell: the land no further away, without the cell itself.
        self.around: list[list[int]] = [self._around(distance) for distance in range(LONGEST_SKIP + 1)]
        #: The two river cells that each canal joins, and the land on both sides of it (TM-189).
        self.canals: list[tuple[int, int]] = []
        self.canal_sides: list[tuple[int, int]] = []
        for canal in canals.split():
            ends, sides = canal.split("/")
            one, other = ends.split("-")
            left, right = sides.split("-")
            self.canals.append((self.cell(one), self.cell(other)))
            self.canal_sides.append((self.cell(left), self.cell(right)))
        #: By cell: river beside it.
        self.water: list[int] = [sides & self.river for sides in self.sides]
        #: By river cell: where a ship can go from it by water, canals included (TM-201).
        self.ways: list[int] = self.water[:]
        for one_end, other_end in self.canals:
            self.ways[one_end] |= 1 << other_end
            self.ways[other_end] |= 1 << one_end

    def _around(self, distance: int) -> list[int]:
        land = range(self.land_size)
        return [
            sum([1 << other for other in land if other != cell and self.distance(cell, other) <= distance])
            for cell in range(self.size)
        ]


BASE: Final[Board] = Board(
    "base",
    [
        "PMFLDWPSWFLWS",
        "D~~PS~~DS~~D",
        "~~S~M~F~F~M~~",
        "FLD~~WL~W~WP",
        "SPWLSPMD~~FSL",
        "MF~~DF~~~PMP",
        "~~~M~W~F~DSLD",
        "DLP~~~LS~MPM",
        "WSMLWFDPM~LFW",
    ],
    "A11-C5 A3-C1 A7-C3 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5 C5-D6 D6-E8 D6-E9 "
    "E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9",
    "r14-r21/E4-E5",
)
REVISED_BASE: Final[Board] = Board(
    "revised-base",
    [
        "PMFLPWPSWLFWS",
        "D~~DS~~DF~~D",
        "~~S~M~F~S~W~~",
        "FLD~~WL~W~MP",
        "SPWLDPFD~~FSW",
        "MF~~SM~~~PMD",
        "~~~M~W~F~DSLP",
        "DLP~~~LS~MPW",
        "LSMLWFDPM~LFM",
    ],
    "A11-C5 A3-C1 A7-C3 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5 C5-D6 D6-E8 D6-E9 "
    "E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9",
    "r14-r21/E4-E5",
)
#: The first row of this map and of Lakes is called B, and is shifted as every second row is.
FIRE_AND_ICE: Final[Board] = Board(
    "fire-and-ice",
    [
        "",
        "P~PSD~MFWLDL",
        "WD~LMW~~~DPSM",
        "FS~~~PFD~~~~",
        "DMFDS~LWP~FLF",
        "~~P~~WSFM~PS",
        "FW~~F~~~PL~MW",
        "M~DMLWF~WM~S",
        "SL~SPML~DS~WL",
        "MF~WDSD~LP~P",
    ],
    "B2-C2 B5-C5 B5-D4 B6-D5 C3-D2 C3-E4 C4-E5 C6-D5 C7-E9 C8-E10 C9-E11 D3-E5 E1-G1 E2-G2 E5-F2 E5-G3 E9-F5 F1-G2 "
    "F1-G3 F1-H2 F2-G3 F2-H5 F3-H6 F6-G5 G2-H2 G4-H6 G6-H8 H2-I2 H6-I7 H8-I9 I3-J2 I7-J6 I9-J8",
    "r3-r8/C5-D3",
)
#: Which edges carry the last two canals is a house value: the printed board may have them elsewhere.
LAKES_MAP: Final[Board] = Board(
    "lakes",
    [
        "",
        "MLWPDLDW~~FL",
        "DSF~~SP~FM~PS",
        "P~~FWM~SLW~D",
        "LWM~DPF~~D~SW",
        "FD~SL~~W~MFP",
        "M~PM~D~M~PSLW",
        "W~~~WFPSD~~M",
        "DLS~LML~~MF~L",
        "SP~F~~~FWPDS",
    ],
    "B4-D2 B9-C7 C3-D2 C3-E3 C5-D5 C8-D7 D2-E3 D5-E6 D5-F5 D7-E8 E3-F3 E6-F5 E7-F5 F5-G6 G2-H1 G2-I3 G3-H2 G7-I8 "
    "H5-J4 H7-I8 I3-J3 I6-J4",
    house_values.canals(
        "r15-r19/F4-G4 r21-r25/G6-H6 r21-r29/H5-H6 r25-r29/H6-I7 r27-r32/I4-J3 r13-r17/E7-F6 r14-r23/G2-G3"
    ),
)
FJORDS: Final[Board] = Board(
    "fjords",
    [
        "FS~PDMSMDWSLD",
        "LP~LFW~~~~~P",
        "MFW~~P~SMPD~M",
        "~~~M~~FWLFW~",
        "WMD~LW~PDMP~S",
        "SP~FDF~MLF~M",
        "DL~SMSL~PS~FW",
        "F~PWPDW~~~WL",
        "S~~FLML~FDSPD",
    ],
    "A10-C8 A3-B2 A7-C5 A8-C6 A9-C7 B3-C3 B3-D1 B5-C5 B6-C8 C1-E1 C2-E2 C3-D1 C3-E3 C4-D1 C4-D2 C4-E5 C9-D6 C9-E10 "
    "D1-E3 D2-E5 D6-E10 E3-F3 E6-F5 E9-F9 F2-G3 F6-G6 F8-G9 G2-H2 G7-H6 G7-I6 G8-H7 G8-I7 H6-I6",
    "r14-r17/D1-E4",
)
#: All maps; a move on cells carries the number of its map.
MAPS: Final[list[Board]] = [BASE, REVISED_BASE, FIRE_AND_ICE, LAKES_MAP, FJORDS]
MAP_IDS: Final[tuple[str, ...]] = tuple([board.id for board in MAPS])

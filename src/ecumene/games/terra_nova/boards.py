"""The maps: the printed 2-4 player side, our own design for it, and the 2-player side, which is our own too (TN-101).

The printed 2-player side is in no public text. Another map is one more in the list.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.terra.land import Land
from ecumene.games.terra_nova import house_values
from ecumene.parts.hexes import WORD_CELLS, cells_in

TERRAINS: Final = ("lake", "forest", "wasteland", "desert", "swamp")
#: Reach never needs more than the whole track and the sailing tile.
FURTHEST: Final = 5

PRINTED: Final = Land(
    [
        "~FDSFWLD~W",
        "~SL~~DF~DF",
        "S~W~F~SW~L",
        "D~~SW~L~WS",
        "FLDWLD~~FD",
        "WSF~~~SDWL",
        "~L~~WF~L~S",
        "~~LSDS~~~F",
        "SFDWFLWDL~",
    ],
    "LFWDS",
    [
        *["A5-C5", "A8-B9", "B2-C1", "B3-C5", "B6-C5", "B9-C8", "C3-D1", "C3-D4", "C3-E3", "C7-D5", "C8-D9", "D7-E6"],
        *["D7-E9", "D7-F7", "E5-G5", "E6-F7", "E6-G6", "F3-G5", "F3-H3", "F7-G6", "G2-H3", "G2-I2", "G8-H6", "G8-I8"],
        "H10-I9",
    ],
    "",
    FURTHEST,
)
#: The 2-4 player side of version 1, a board of the box by choice since then.
OWN_DESIGN: Final = Land(
    [
        "SFSDL~DSFW",
        "LDFW~SLWL",
        "WSWD~LDFD~",
        "FL~~~FWS~",
        "~~~SW~~~~D",
        "SFWLD~DFW",
        "WDL~~~WSLD",
        "FSF~~~~FW",
        "LD~~~FLSLS",
    ],
    "LFWDS",
    ["A5-B6", "B4-C6", "C4-E4", "D1-F1", "D2-E4", "D2-F2", "D6-E5", "D7-F7", "D8-E10", "D8-F8", "F5-G7", "G7-I7"],
    "",
    FURTHEST,
)
_ROWS, _SITES, _MARKS = house_values.replace_map(
    ["FWDW~~DS~", "LFS~~WF~", "SDL~FSLW~", "WSD~LD~~", "FL~~~~~FL", "~~WD~SWS", "~SFSL~DFD", "~DW~~WLS", "~FL~~DFWL"],
    ["B3-C5", "C5-D3", "C8-E8", "D3-F3", "D6-E8", "D6-F6", "E2-F3", "E2-G2", "F6-G5", "G5-H6"],
    "C7 E2 G5 I9 C5 E1 G8 I2 A4 C8 H3 H6 D3 D6 F4 I6 A8 B3 F8 G2",
    house_values.REPLACED,
)
#: First without sites and marks, so that those of a file can be checked.
house_values.check_map(Land(_ROWS, "LFWDS", [], "", 0), _SITES, _MARKS)
TWO: Final = Land(_ROWS, "LFWDS", _SITES, _MARKS, FURTHEST)
#: All maps; a move on cells carries the number of its map.
MAPS: Final[list[Land]] = [OWN_DESIGN, TWO, PRINTED]
if max([land.land_size for land in MAPS]) > WORD_CELLS:
    raise ValueError(f"only {WORD_CELLS} cells of land fit into a set that the compiled build keeps in a machine word")

#: Maps that are not as printed, though the rules ask for the printed ones.
HOUSE_VALUES: Final[list[Land]] = [] if "two-player-side" in house_values.REPLACED else [TWO]

# The values of the option `board`.
BOARD_PRINTED: Final = "printed"
BOARD_OWN: Final = "own-design"


def land_of(variant: object, board: object) -> Land:
    """The side of the board that the options ask for (TN-020)."""
    if variant != "none":
        return TWO
    return PRINTED if board == BOARD_PRINTED else OWN_DESIGN


#: In fingerprints of positions cells are numbered as the first version numbered them, so many to a row: its records
#: still verify.
RECORDED_ROW: Final = 13


def recorded_cell(land: Land, cell: int) -> int:
    """The number of a cell in fingerprints; -1 stays."""
    if cell < 0:
        return cell
    row, half = land.places[cell]
    return row * RECORDED_ROW + half // 2


def recorded(land: Land, cells: int) -> int:
    """A set of cells by their numbers in fingerprints."""
    return sum([1 << recorded_cell(land, cell) for cell in cells_in(cells)])

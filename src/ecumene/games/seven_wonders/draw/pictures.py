"""The quiet pictures: a silhouette for each family of cards, and the shape of each wonder."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import moved, node

#: 140 wide, 100 high.
CARD_ART: Final = {
    "brown": "M0 100V70L26 34l16 18 24-34 30 40 18-18 26 30v30Z",
    "grey": "M18 100V58h20V30h12v28h16V44h12v14h22V30h12v28h12v42Z",
    "blue": "M14 46 70 16l56 30Zm6 6h10v36H20Zm26 0h10v36H46Zm28 0h10v36H74Zm28 0h10v36h-10ZM10 90h120v10H10Z",
    "green": "M70 8 128 100H12Zm0 28L42 84h56Z",
    "yellow": "M10 34 24 14h92l14 20q-6 12-15 0-7 12-15 0-7 12-15 0-7 12-15 0-7 12-15 0-7 12-15 0-7 12-15 0-7 12-15 0Z"
    "m10 14h8v52h-8Zm92 0h8v52h-8Zm-84 24h84v10H28Z",
    "red": "M8 100V40h12v10h12V40h12v10h10V22h10v8h12v-8h10v28h10V40h12v10h12V40h12v60Z",
    "purple": "M70 10l14 26 30-4-14 28 14 28-30-4-14 16-14-16-30 4 14-28-14-28 30 4Z",
    "black": "M22 100V52q0-40 48-40t48 40v48H92V58q0-20-22-20T48 58v42Z",
    "white": "M30 100q2-30 26-34-12-10-12-26 0-26 26-26t26 26q0 16-12 26 24 4 26 34Z"
    "M44 18l10 8 16-16 16 16 10-8-4 18H48Z",
}

#: The shapes of wonders, 100 wide, standing on a ground at 80.
PYRAMID: Final = "M8 80 50 8l42 72Z"
STEPS: Final = "M38 22h24v12h10v14h10v14h10v18H8V62h10V48h10V34h10Zm6-8h12v8H44Z"
LIGHTHOUSE: Final = "M38 80 42 38h16l4 42ZM44 36l2-16h8l2 16Zm1-18 5-12 5 12ZM22 80q2-10 14-10h30q12 0 12 10Z"
TEMPLE: Final = "M10 32 50 10l40 22Zm5 5h9v34h-9Zm20 0h9v34h-9Zm21 0h9v34h-9Zm20 0h9v34h-9ZM10 73h80v7H10Z"
COLOSSUS: Final = "M36 80l4-26-6-18 8-6a8 8 0 1 1 16 0l8 6 12-24 5 3-12 32-6 6 5 27h-9l-7-20-7 20Z"
GARDENS: Final = (
    "M10 80V60h14V44h14V28h24v16h14v16h14v20ZM10 60q7-12 14 0m0-16q7-12 14 0m0-16q6-13 12 0 6-13 12 0m0 16q7-12 14 0"
    "m0 16q7-12 14 0"
)
MAUSOLEUM: Final = "M18 80V66h64v14Zm4-16V34h6v30Zm14 0V34h6v30Zm14 0V34h6v30Zm14 0V34h6v30ZM18 32l32-22 32 22Z"
TOWER: Final = "M18 80l5-17h54l5 17ZM26 61l4-15h40l4 15ZM33 44l4-13h26l4 13ZM40 29l3-11h14l3 11ZM46 16l4-12 4 12Z"
SPIRES: Final = "M6 80V62q8-30 12-30t12 30V48q8-40 20-40t20 40v14q8-30 12-30t12 30v18Z"
CASTLE: Final = "M10 80V34h8v8h8v-8h8v18h8V20h6v-8h4v8h6v32h8V34h8v8h8v-8h8v46Z"
PALACE: Final = "M6 80V56h88v24Zm8-26 8-16h56l8 16Zm14-18 6-12h32l6 12Zm14-14 8-14 8 14Z"
HEADS: Final = "M12 80V40q0-14 11-14t11 14l-3 14 4 26Zm28 0V26q0-16 13-16t13 16l-3 18 4 36Zm32 0V48q0-12 9-12t9 12v32Z"
TENT: Final = "M6 80 36 22l6 8 10-18 42 68H60L50 52 40 80Z"
CLIFFS: Final = "M8 80 22 14h56l14 66H62V50q0-12-12-12T38 50v30Z"
HILLS: Final = "M4 80q10-34 28-40 4-24 20-24t18 26q18 4 26 38Z"
STATUE: Final = (
    "M22 80v-7h8V50h-4v-7h10l3-12q1-5 7-6-4-3-4-8 0-8 8-8t8 8q0 5-4 8 6 1 7 6l1 5 8 3V8h4v65h6v7Z"
    "M40 50v23h4l2-19h6l4 19h4V50Z"
)
WONDERS: Final = {
    "alexandria": LIGHTHOUSE,
    "babylon": GARDENS,
    "ephesos": TEMPLE,
    "giza": PYRAMID,
    "halikarnassos": MAUSOLEUM,
    "olympia": STATUE,
    "rhodos": COLOSSUS,
    "angkor-wat": SPIRES,
    "antiocheia": CASTLE,
    "atlantis": TEMPLE,
    "babel": TOWER,
    "beiping": PALACE,
    "brigadoon": HILLS,
    "capua": CASTLE,
    "caylus": CASTLE,
    "chichen-itza": STEPS,
    "citadels": CASTLE,
    "dominion": CASTLE,
    "doppelwonder": TEMPLE,
    "el-dorado": STEPS,
    "helvetia": HILLS,
    "ithake": CLIFFS,
    "lhasa": PALACE,
    "manneken-pis": STATUE,
    "nomades": TENT,
    "persepolis": MAUSOLEUM,
    "petra": CLIFFS,
    "rapa-nui": HEADS,
    "rlyeh": SPIRES,
    "roll-through-the-ages": STEPS,
    "sparta": COLOSSUS,
    "tartaros": CLIFFS,
    "temporal-paradox": TOWER,
    "uruk": STEPS,
    "venezia": PALACE,
    "yamato": PALACE,
}


def card_art(colour: str) -> str:
    return node("path", d=CARD_ART[colour], fill_rule="evenodd")


def emblem(wonder: str, x: float, y: float, size: float) -> str:
    """The shape of a wonder, standing on the line y, centred on x."""
    scale = size / 100
    return moved(x - size / 2, y - 80 * scale, node("path", d=WONDERS[wonder], cls="stone"), scale=scale)

"""Values that no text at hand gives: our own, called house values wherever they are shown. A file can replace them."""

from __future__ import annotations

import re
from typing import Any, Final

from ecumene.core.refusal import BadInput
from ecumene.core.tables_file import replacements_for

GAME: Final = "terra-mystica"
PARTS: Final = ("lakes-canals", "merchant-movement", "swarmlings-ship")
#: The movement of merchants by position on the range tile, from position 1 on (TM-247).
MOVEMENT: Final = [1, 2, 3, 4, 5]

#: Read once, when the game is loaded.
REPLACED: Final[dict[str, Any]] = replacements_for(GAME, PARTS)


def canals(usual: str) -> str:
    """The canals of Lakes, each as `r15-r19/F4-G4`: the river cells it joins and the land on both sides (TM-189)."""
    given: object = REPLACED.get("lakes-canals")
    if given is None:
        return usual
    if (
        not isinstance(given, list)
        or len(given) != len(usual.split())
        or not all(isinstance(text, str) and re.fullmatch(r"r\d+-r\d+/[A-J]\d+-[A-J]\d+", text) for text in given)
    ):
        raise BadInput("tables-list", {"name": "lakes-canals", "count": len(usual.split())})
    return " ".join(given)


def movement() -> list[int]:
    """How far merchants go, by position on the range tile; position 0 does not exist."""
    given: object = REPLACED.get("merchant-movement", MOVEMENT)
    if (
        not isinstance(given, list)
        or len(given) != len(MOVEMENT)
        or not all(isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 9 for number in given)
    ):
        raise BadInput("tables-list", {"name": "merchant-movement", "count": len(MOVEMENT)})
    return [0, *given]


def swarmlings_ship(usual: tuple[int, int]) -> tuple[int, int]:
    """Workers and coins that the Swarmlings' shipyard asks for a ship (TM-232)."""
    given: object = REPLACED.get("swarmlings-ship")
    if given is None:
        return usual
    if (
        not isinstance(given, list)
        or len(given) != 2
        or not all(isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 9 for number in given)
    ):
        raise BadInput("tables-list", {"name": "swarmlings-ship", "count": 2})
    return given[0], given[1]

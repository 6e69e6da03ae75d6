"""Figures of this house, and how to replace them by printed ones.

Some prices could not be found in any public text; they are this house's own and marked `house` in the tables. Who owns
the boards can write the printed figures into a JSON file and name it in the environment variable ECUMENE_TABLES:

    {"seven-wonders": {"boards": {"atlantis-A": {"stages": [{"stone": 2}, {"wood": 3}, {"glass": 2}]}},
                       "cards": {"hatshepsut": {"coins": 2}}}}

Games played with other figures are other games: their hashes differ from the first move on.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.goods import RESOURCES

VARIABLE: Final = "ECUMENE_TABLES"
GAME: Final = "seven-wonders"
COSTS: Final = {*RESOURCES, "coins", "raw_different"}


def read() -> dict[str, Any]:
    """The replacements, or nothing; BadInput says what is wrong with the file."""
    path = os.environ.get(VARIABLE)
    if not path:
        return {}
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("file-unreadable", {"path": path, "cause": error.strerror or str(error)}) from error
    except ValueError as error:
        raise BadInput("tables-json", {"path": path}) from error
    found = data.get(GAME, {}) if isinstance(data, dict) else None
    if not isinstance(found, dict) or not set(found) <= {"boards", "cards"}:
        raise BadInput("tables-shape", {"path": path})
    return found


def fingerprint(replacements: dict[str, Any]) -> int:
    """0 for this house's own figures, otherwise a number that stands for the others."""
    if not replacements:
        return 0
    text = json.dumps(replacements, sort_keys=True)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "little")


def cost(value: object, where: str) -> dict[str, int]:
    """A price of the file, checked."""
    known = isinstance(value, dict) and set(value) <= COSTS
    if isinstance(value, dict) and known and all(isinstance(units, int) and 0 < units < 8 for units in value.values()):
        return value
    raise BadInput("tables-cost", {"name": where, "allowed": ", ".join(sorted(COSTS))})


def replace_board(entry: dict[str, Any], replacements: dict[str, Any]) -> dict[str, Any]:
    """A board with the prices of the file."""
    name = f"{entry['id']}-{entry['side']}"
    new = replacements.get("boards", {}).get(name)
    if new is None:
        return entry
    prices = new.get("stages") if isinstance(new, dict) else None
    if not isinstance(prices, list) or len(prices) != len(entry["stages"]):
        raise BadInput("tables-stages", {"name": name, "count": len(entry["stages"])})
    stages = [
        {**stage, "cost": cost(price, name), "house": False}
        for stage, price in zip(entry["stages"], prices, strict=True)
    ]
    return {**entry, "stages": stages}


def replace_card(entry: dict[str, Any], replacements: dict[str, Any]) -> dict[str, Any]:
    """A card with the price of the file."""
    new = replacements.get("cards", {}).get(entry["id"])
    return entry if new is None else {**entry, "cost": cost(new, entry["id"]), "house": False}


def check_names(replacements: dict[str, Any], boards: set[str], cards: set[str]) -> None:
    """Every name in the file must be one of the game's."""
    for kind, known in (("boards", boards), ("cards", cards)):
        for name in replacements.get(kind, {}):
            if name not in known:
                raise BadInput("tables-name", {"name": name})

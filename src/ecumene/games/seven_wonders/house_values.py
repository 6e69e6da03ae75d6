"""Figures chosen for this project ("house values"), and how to replace them by the printed ones.

Some figures could not be found in any public text. Ours are marked `house` in the tables. Whoever owns the boards can
write the printed ones into a JSON file and name it in the environment variable ECUMENE_TABLES:

    {"seven-wonders": {"boards": {"atlantis-A": {"stages": [{"stone": 2}, {"wood": 3}, {"glass": 2}]},
                                  "nomades-A": {"start": {"coins": 5}}},
                       "cards": {"hatshepsut": {"coins": 2}}}}

A game played with other figures has other digests from the first move on, so that records are not mixed up.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.refusal import BadInput
from ecumene.core.tables_file import replacements_for
from ecumene.games.seven_wonders.goods import RESOURCES

GAME: Final = "seven-wonders"
PARTS: Final = ("boards", "cards")
#: What a price may name, and the most of it: bundles hold up to 7 units of a kind, and there are 4 raw materials.
COSTS: Final = {**dict.fromkeys(RESOURCES, 7), "coins": 40, "raw_different": 4}
#: What a start may name. What else a board begins with, the rulebook says.
STARTS: Final = ("resource", "coins")
#: The most stages a board can have.
STAGES: Final = 5


def read() -> dict[str, Any]:
    """The replacements, or nothing: boards and cards by their ids."""
    found = replacements_for(GAME, PARTS)
    for name, part in found.items():
        if not isinstance(part, dict):
            raise BadInput("tables-shape", {"name": name})
    return found


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def cost(value: object, where: str) -> dict[str, int]:
    """A price of the file, checked."""
    if isinstance(value, dict) and all(_is_number(units, 1, COSTS.get(name, 0)) for name, units in value.items()):
        return value
    allowed = ", ".join(f"{name} (1–{most})" for name, most in sorted(COSTS.items()))
    raise BadInput("tables-cost", {"name": where, "allowed": allowed})


def start(value: object, entry: dict[str, Any], where: str) -> dict[str, Any]:
    """A start of the file, checked: a resource or extra coins instead of those of the board."""
    if (
        isinstance(value, dict)
        and set(value) <= set(STARTS)
        and value.get("resource", RESOURCES[0]) in RESOURCES
        and _is_number(value.get("coins", 0), 0, COSTS["coins"])
    ):
        return {**{name: own for name, own in entry.items() if name not in (*STARTS, "choice")}, **value}
    raise BadInput("tables-start", {"name": where, "allowed": ", ".join(RESOURCES), "most": COSTS["coins"]})


def replace_board(entry: dict[str, Any], replacements: dict[str, Any]) -> dict[str, Any]:
    """A board with the start and the prices of the file."""
    name = f"{entry['id']}-{entry['side']}"
    new = replacements.get("boards", {}).get(name)
    if new is None:
        return entry
    if not isinstance(new, dict) or not new or not set(new) <= {"start", "stages"}:
        raise BadInput("tables-board", {"name": name})
    if "start" in new:
        entry = {**entry, "start": start(new["start"], entry["start"], name), "house_start": False}
    if "stages" in new:
        entry = {**entry, "stages": replace_stages(entry, new["stages"], name)}
    return entry


def replace_stages(entry: dict[str, Any], prices: object, name: str) -> list[dict[str, Any]]:
    """The stages at the prices of the file. Where their number is a house value, the file may give another number."""
    stages = entry["stages"]
    if not isinstance(prices, list) or (len(prices) != len(stages) and not entry.get("house_count")):
        raise BadInput("tables-stages", {"name": name, "count": len(stages)})
    if not 1 <= len(prices) <= STAGES:
        raise BadInput("tables-stage-number", {"name": name, "most": STAGES})
    if any("same_as_copied_stage" in stage["cost"] for stage in stages):
        raise BadInput("tables-copied", {"name": name})
    # All stages of such a board give the same, so more of them give what the last one does.
    stages = [stages[min(number, len(stages) - 1)] for number in range(len(prices))]
    return [
        {**{key: value for key, value in stage.items() if key != "cost_in_version_1"}, "cost": new, "house": False}
        for stage, new in zip(stages, [cost(price, name) for price in prices], strict=True)
    ]


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

"""The modules of the rules stand in layers, as in the list below: each imports only from its own layer or lower ones.

That imports form no ring inside a layer either is checked for all games in pyproject.toml. Modules that are not listed
(texts, drawings, the checker of cases) stand above the rules.
"""

from __future__ import annotations

from typing import Final

import grimp
import pytest

PACKAGE: Final = "ecumene.games.seven_wonders"
#: From the ground up.
LAYERS: Final = (
    ("vocabulary", "cards", "goods", "trade", "science", "house_values", "tables", "facts"),
    ("city", "discards", "moves", "state"),
    ("building", "scoring", "balance", "hiding"),
    ("effects", "conflicts"),
    (
        *("picks", "placing", "any_time", "exchanges", "debts", "copying", "wandering", "paradox", "citadels"),
        *("take_from_discard", "box_cards", "partnership"),
    ),
    ("turn", "leaders", "phases", "setup"),
    ("redealing", "evaluation", "faults", "game"),
)
HEIGHT: Final = {module: height for height, layer in enumerate(LAYERS) for module in layer}
ABOVE_THE_RULES: Final = len(LAYERS)

Import = tuple[str, str]


def imports() -> list[Import]:
    """Who imports whom among the modules of the game; imports inside functions and for type checks count too."""
    graph = grimp.build_graph("ecumene", cache_dir=None)
    modules = sorted(graph.find_descendants(PACKAGE))
    return [
        (module.removeprefix(PACKAGE + "."), other.removeprefix(PACKAGE + "."))
        for module in modules
        for other in sorted(graph.find_modules_directly_imported_by(module))
        if other.startswith(PACKAGE)
    ]


def upward(found: list[Import]) -> list[Import]:
    """The imports of rules that point to a higher layer."""
    return [
        (module, other)
        for module, other in found
        if module in HEIGHT and HEIGHT.get(other, ABOVE_THE_RULES) > HEIGHT[module]
    ]


def test_rules_import_nothing_above_them() -> None:
    found = imports()
    assert {module for module, _ in found} >= {module for layer in LAYERS[2:] for module in layer}
    assert upward(found) == []


@pytest.mark.parametrize(
    "wrong", [("state", "scoring"), ("effects", "turn"), ("game", "draw.seats"), ("city", PACKAGE)]
)
def test_an_upward_import_is_found(wrong: Import) -> None:
    assert upward([*imports(), wrong]) == [wrong]

"""What is printed on mats and tiles, written down once more for the tests: coins and power, place by place."""

from __future__ import annotations

Pay = tuple[int, int]

_USUAL: list[Pay] = [(3, 0), (3, 0), (3, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)]
HOUSES: dict[str, list[Pay]] = {
    "water-sprites": [(3, 0), (3, 0), (3, 0), (0, 0), (0, 2), (1, 0), (0, 1), (0, 0)],
    "seafarers": _USUAL,
    "fairies": _USUAL,
    "druids": _USUAL,
    "golems": [(3, 0), (2, 0), (2, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)],
    "ifrits": _USUAL,
    "sun-worshippers": _USUAL,
    "sand-cats": [(3, 0), (3, 0), (0, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)],
    "leprechauns": [(3, 0), (3, 0), (3, 0), (3, 0), (0, 3), (2, 0), (0, 2), (0, 0)],
    "inventors": [(3, 0), (2, 0), (2, 0), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)],
}
FACTORIES: dict[str, list[Pay]] = {
    "water-sprites": [(2, 1), (3, 1), (2, 1), (2, 1)],
    "seafarers": [(2, 1), (2, 1), (2, 1), (2, 1)],
    "fairies": [(3, 2), (3, 2), (3, 1), (3, 1)],
    "druids": [(3, 1), (3, 1), (2, 1), (2, 1)],
    "golems": [(2, 1), (2, 1), (2, 1), (2, 1)],
    "ifrits": [(2, 2), (2, 2), (2, 1), (2, 1)],
    "sun-worshippers": [(2, 2), (2, 2), (2, 1), (2, 1)],
    "sand-cats": [(2, 2), (2, 2), (2, 1), (3, 1)],
    "leprechauns": [(2, 1), (2, 1), (3, 2), (3, 2)],
    "inventors": [(2, 1), (2, 1), (1, 1), (1, 1)],
}
#: Coins that every mat pays, whatever stands on the board.
FIXED = 2
TILES: dict[str, Pay] = {
    "A": (2, 0),
    "B": (6, 0),
    "C": (0, 3),
    "D": (3, 3),
    "E": (0, 4),
    "F": (0, 2),
    "G": (2, 0),
    "H": (0, 3),
}


def first_coins(faction: str) -> int:
    return 5 if faction == "sun-worshippers" else 7


def mat_pays(faction: str, houses: int = 0, factories: int = 0, tile: str = "") -> Pay:
    """Coins and power of the fixed income, so many houses and factories, the Fairies' ability, and a bonus tile."""
    paid = [(FIXED, 2 if faction == "fairies" else 0), *HOUSES[faction][:houses], *FACTORIES[faction][:factories]]
    if tile:
        paid.append(TILES[tile])
    return sum(coins for coins, _ in paid), sum(power for _, power in paid)

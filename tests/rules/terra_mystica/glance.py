"""Short looks at a Terra Mystica table, for tests."""

from __future__ import annotations

from tests.rules.terra_mystica.table import Table


def terrain(table: Table, cell: str) -> str:
    """What a cell is now."""
    return table.game.terrain_name(table.game.board.cell(cell))


def stock(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Coins, workers, priests."""
    mat = table.mats[seat]
    return mat.coins, mat.workers, mat.priests


def points(table: Table, seat: int = 0) -> int:
    return table.mats[seat].vp


def at(table: Table, cell: str) -> str:
    """The building on a cell, with the seat that owns it; empty if there is none."""
    number = table.game.board.cell(cell)
    building = table.game.building_at(number)
    names = ("dwelling", "trading-post", "temple", "stronghold", "sanctuary", "shipyard")
    return f"{table.game.owner(number)} {names[building]}" if building >= 0 else ""

"""Tables of Merchants of the Seas, and short looks at ships, for tests."""

from __future__ import annotations

from ecumene.games.terra_mystica.tiles import BONUS_TILES
from tests.rules.terra_mystica.table import Table, cells


def sea(
    *factions: str,
    map: str = "base",
    scoring: str = "m2",
    round: int = 1,
    shipping: int | None = None,
    final_tile: str = "none",
    terrains: dict[str, str] | None = None,
) -> Table:
    """A table of Merchants; the first seat has this shipping value. The scoring tile pays for towns."""
    table = Table(
        *factions, round=round, scoring=scoring, terrains=terrains, map=map, final_tile=final_tile, merchants=True
    )
    return table if shipping is None else sails(table, shipping)


def sails(table: Table, shipping: int, seat: int = 0) -> Table:
    table.mats[seat].shipping = shipping
    return table.forget()


def range_at(table: Table, position: int, seat: int = 0) -> Table:
    """The marker of the range tile stands there."""
    table.mats[seat].skip = position
    return table.forget()


def traded(table: Table, seat: int, *names: str) -> Table:
    """The seat has traded there before."""
    for name in names:
        table.mats[seat].traded |= 1 << table.game.board.cell(name)
    return table.forget()


def markers_gone(table: Table, number: int, seat: int = 0) -> Table:
    """So many trade markers lie at the far end of the map."""
    last = table.game.board.land_size
    for cell in range(last - number, last):
        table.mats[seat].traded |= 1 << cell
    return table.forget()


def afloat(table: Table, seat: int = 0) -> list[str]:
    """Where the ships or merchants of a seat are."""
    return [table.game.board.name(cell) for cell in table.mats[seat].ships]


def marked(table: Table, seat: int = 0) -> set[str]:
    """Where trade markers of a seat lie."""
    return cells(table, table.mats[seat].traded)


def on_offer(table: Table, *ids: str) -> Table:
    """These bonus tiles lie beside the board; with them the first seat can pass."""
    numbers = [tile.id for tile in BONUS_TILES]
    table.game.pool = sorted(numbers.index(id) for id in ids)
    return table.forget()


def next_round(table: Table, tile: str = "") -> Table:
    """Two seats pass, the first one with that tile; then whatever the income asks is still open."""
    if tile:
        on_offer(table, tile, "8", "9")
    table.turn(0)
    for first in (tile, ""):
        plain = [f"pass bonus-{id}" for id in (first, "9", "8", "5", "3", "7")]
        table.play(next(text for text in plain if text in table.legal("pass")))
    return table

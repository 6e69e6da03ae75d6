"""Refusals that several actions share."""

from __future__ import annotations

from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.parts.hexes import cell_name


def not_now(rule: str, owed: str) -> Refusal:
    """The move belongs to another question than the one asked."""
    return Refusal(rule, "not-now", {"owed": owed})


def too_dear(game: TerraNova, seat: int, coins: int, rule: str, exchange: bool = True) -> Refusal | None:
    """Coins must be on hand when an action starts; where an exchange before it would do, the refusal says so."""
    mat = game.mats[seat]
    short = coins - mat.coins
    if short <= 0:
        return None
    way_out = short if exchange and mat.bowls.three >= short else 0
    return Refusal(rule, "coins", {"need": coins, "have": mat.coins, "exchange": way_out})


def too_weak(game: TerraNova, seat: int, power: int, rule: str) -> Refusal | None:
    """Power is spent from bowl III (TN-073)."""
    have = game.mats[seat].bowls.three
    return None if have >= power else Refusal(rule, "power", {"need": power, "have": have})


def not_free(game: TerraNova, cell: int) -> Refusal | None:
    """A target must be land without a building."""
    bit = 1 << cell
    if not game.land.cells & bit:
        return Refusal("TN-101", "off-map", {"cell": cell_name(cell)})
    if game.land.river & bit:
        return Refusal("TN-128", "river", {"cell": cell_name(cell)})
    if game.occupied & bit:
        owner = game.owner(cell)
        return Refusal("TN-121", "occupied", {"cell": cell_name(cell), "owner": owner})
    return None


def out_of_reach(game: TerraNova, seat: int, cell: int) -> Refusal | None:
    """A target must be a free cell in reach."""
    refusal = not_free(game, cell)
    if refusal is None and not game.reach(seat) >> cell & 1:
        sailing = game.sailing(seat)
        return Refusal("TN-092", "out-of-reach", {"cell": cell_name(cell), "sailing": sailing})
    return refusal

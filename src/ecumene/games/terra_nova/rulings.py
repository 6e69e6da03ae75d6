"""Refusals that several actions share."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, WORSHIP
from ecumene.parts.hexes import cell_name


def not_now(rule: str, owed: str) -> Refusal:
    """The move belongs to another question than the one asked."""
    return Refusal(rule, "not-now", {"owed": owed})


def amid(move: Move, rule: str, owed: str) -> Refusal:
    """The same in the middle of an action, where above all no power is exchanged (TN-233)."""
    return not_now("TN-233" if move.verb in (EXCHANGE, WORSHIP) else rule, owed)


def too_dear(
    game: TerraNova, seat: int, coins: int, rule: str, deed: dict[str, int | str], exchange: bool = True
) -> Refusal | None:
    """Coins must be on hand when an action starts; where an exchange before it would do, the refusal says so."""
    mat = game.mats[seat]
    short = coins - mat.coins
    if short <= 0:
        return None
    way_out = short if exchange and mat.bowls.three >= short else 0
    return Refusal(rule, "coins", {**deed, "need": coins, "have": mat.coins, "exchange": way_out})


def too_weak(game: TerraNova, seat: int, power: int, rule: str, action: str = "exchange") -> Refusal | None:
    """Power is spent from bowl III (TN-073)."""
    have = game.mats[seat].bowls.three
    return None if have >= power else Refusal(rule, "power", {"need": power, "have": have, "action": action})


def not_free(game: TerraNova, cell: int) -> Refusal | None:
    """A target must be land without a building."""
    bit = 1 << cell
    if not game.land.cells & bit:
        return Refusal("TN-101", "off-map", {"cell": cell_name(cell)})
    if game.land.river & bit:
        return Refusal("TN-128", "river", {"cell": cell_name(cell)})
    if game.occupied & bit:
        names: dict[str, int | str] = {
            "cell": cell_name(cell),
            "building": game.building(cell),
            "owner": game.owner(cell),
        }
        return Refusal("TN-121", "occupied", names)
    return None


def out_of_reach(game: TerraNova, seat: int, cell: int) -> Refusal | None:
    """A target must be a free cell in reach."""
    refusal = not_free(game, cell)
    if refusal is None and not game.reach(seat) >> cell & 1:
        sailing = game.sailing(seat)
        return Refusal("TN-092", "out-of-reach", {"cell": cell_name(cell), "sailing": sailing})
    return refusal

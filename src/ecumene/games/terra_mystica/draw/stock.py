"""The numbers of a seat that a preview compares."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica.explain_mat import next_income
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import COINS, CULTS, POWER, PRIESTS, WORKERS

#: Goods whose income is compared.
INCOMES: Final = {"coin-income": COINS, "worker-income": WORKERS, "priest-income": PRIESTS, "power-income": POWER}


def stock(game: State, seat: int) -> list[tuple[str, int]]:
    """Each under the name of its symbol, with a text `stock-<name>`; all of them are open."""
    mat = game.mats[seat]
    if mat.faction < 0:
        return []
    income = next_income(game, seat)
    earned: list[tuple[str, int]] = []
    if income is not None:
        earned = [(name, income[good]) for name, good in INCOMES.items()]
    found = [
        ("points", mat.vp),
        ("coins", mat.coins),
        ("workers", mat.workers),
        ("priests", mat.priests),
        ("power-1", mat.bowls.one),
        ("power-2", mat.bowls.two),
        ("power-3", mat.bowls.three),
        *[(cult, mat.cults[number]) for number, cult in enumerate(CULTS)],
        ("key", mat.keys),
        ("shipping", mat.skip if mat.kind.skips else mat.shipping),
        ("bridges", mat.bridges),
        *earned,
    ]
    if game.merchants:
        found += [("ships", len(mat.ships)), ("trade", mat.traded.bit_count())]
    return found

"""Refusals that several actions share, and what a seat can pay."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import BUILDINGS


def can_pay(mat: Mat, workers: int, coins: int, priests: int = 0) -> bool:
    return mat.workers >= workers and mat.coins >= coins and mat.priests >= priests


def pay(mat: Mat, workers: int, coins: int, priests: int = 0) -> None:
    """Pay what is there. Priests paid go back to the supply."""
    mat.workers -= workers
    mat.coins -= coins
    mat.priests -= priests


def lacks(mat: Mat, workers: int, coins: int, priests: int, rule: str, deed: Name) -> Refusal | None:
    """What is missing to pay for a deed: the first of workers, coins and priests that does not do."""
    if mat.workers < workers:
        return Refusal(rule, "lacks-workers", {"deed": deed, "need": workers, "have": mat.workers})
    if mat.coins < coins:
        return Refusal(rule, "lacks-coins", {"deed": deed, "need": coins, "have": mat.coins})
    if mat.priests < priests:
        return Refusal(rule, "lacks-priests", {"deed": deed, "need": priests, "have": mat.priests})
    return None


def lacks_power(mat: Mat, power: int, rule: str, deed: Name) -> Refusal | None:
    """Power is spent from bowl III (TM-053)."""
    have = mat.bowls.three
    return None if have >= power else Refusal(rule, "lacks-power", {"deed": deed, "need": power, "have": have})


def not_free(game: State, cell: int) -> Refusal | None:
    """A target must be land without a building (TM-064)."""
    if game.occupied >> cell & 1:
        names: Arguments = {
            "cell": game.board.name(cell),
            "building": Name(BUILDINGS[game.building_at(cell)]),
            "owner": Seat(game.owner(cell)),
        }
        return Refusal("TM-064", "occupied", names)
    return None


def not_home(game: State, seat: int, cell: int, rule: str) -> Refusal | None:
    """A dwelling needs home terrain; that of Riverwalkers is whatever they have unlocked, at the river."""
    mat = game.mats[seat]
    if game.is_home(seat, cell):
        return None
    terrain = game.terrain(cell)
    names: Arguments = {"cell": game.board.name(cell), "terrain": Name(TERRAINS[terrain])}
    if mat.kind.unlocks:
        reason = "locked" if not mat.unlocked >> terrain & 1 else "not-at-river"
        return Refusal("TM-180", reason, names)
    return Refusal(rule, "not-home", {**names, "home": Name(TERRAINS[mat.terrain])})


def out_of_reach(game: State, seat: int, cell: int) -> Refusal:
    kind = game.mats[seat].kind
    rule = "TM-180" if kind.unlocks else "TM-064"
    return Refusal(rule, "out-of-reach", {"cell": game.board.name(cell), "shipping": game.shipping_value(seat)})


def no_building_left(game: State, seat: int, building: int) -> Refusal | None:
    """Every building comes from the faction board (TM-278)."""
    if game.mats[seat].left(building) > 0:
        return None
    return Refusal("TM-278", "no-building-left", {"building": Name(BUILDINGS[building])})

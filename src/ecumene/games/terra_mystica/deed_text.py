"""What a deed costs and brings, told: prices in words, and points and steps found by doing it with a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecumene.core.argument import Name
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tile_text import Say
from ecumene.games.terra_mystica.tiles import BUILDINGS, SHIPYARD

Deed: TypeAlias = "Callable[[State], object]"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return f"{capital(text)}."


def reads(game: State) -> bool:
    """Does somebody look who has a faction?"""
    return game.viewer >= 0 and game.mats[game.viewer].faction >= 0


def mine(game: State) -> int:
    """Whose board is spread out: that of whoever looks, for a spectator that of whoever acts."""
    return game.viewer if game.viewer >= 0 else game.to_move[0] if game.to_move else 0


def building_name(game: State, seat: int, building: int) -> Name:
    """Of a seat's building: the shipyard of Fakirs and Dwarves is a market."""
    return Name("market" if building == SHIPYARD and game.mats[seat].kind.skips else BUILDINGS[building])


def vessel(game: State, seat: int) -> str:
    """Ships, or the merchants of Fakirs and Dwarves."""
    return "merchant" if game.mats[seat].kind.skips else "ship"


def price(say: Say, workers: int = 0, coins: int = 0, priests: int = 0, power: int = 0) -> str:
    """`2 workers, 3 coins`; or that it is free."""
    paid = [("power", power), ("workers", workers), ("coins", coins), ("priests", priests)]
    return ", ".join(say(f"count-{good}", n=amount) for good, amount in paid if amount) or say("move-free")


def after(game: State, deed: Deed) -> State:
    """A copy with which the deed was done."""
    trial = game.copy()
    assert isinstance(trial, State)
    deed(trial)
    return trial


def scored(game: State, seat: int, deed: Deed) -> int:
    """The points that a deed brings at once."""
    trial = after(game, deed)
    return trial.mats[seat].vp - game.mats[seat].vp


def climbed(game: State, seat: int, cult: int, deed: Deed, say: Say) -> str:
    """Where the marker on a cult comes to by a deed, and the power that it gains on its way."""
    trial = after(game, deed)
    here, there = game.mats[seat].cults[cult], trial.mats[seat].cults[cult]
    return say("move-climbed", before=here, after=there, moved="yes" if there > here else "no")

"""Conversions and burning, free in the own turn (TM-054 to TM-057)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica.maps import CYCLE
from ecumene.games.terra_mystica.moves import (
    BURN,
    BURNS,
    COINS_TO_POINT,
    CONVERSION_IDS,
    CONVERSION_PRICE,
    CONVERTS,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from ecumene.games.terra_mystica.pending import DUE_PRIEST
from ecumene.games.terra_mystica.points import CONVERTED
from ecumene.games.terra_mystica.state import State


def stock(game: State, seat: int, conversion: int) -> int:
    """How much the seat has of what a conversion takes."""
    mat = game.mats[seat]
    if conversion <= POWER_TO_COIN:
        return mat.bowls.three
    if conversion <= PRIEST_TO_COIN:
        return mat.priests
    if conversion == POINT_TO_COIN:
        return mat.vp
    return mat.coins if conversion == COINS_TO_POINT else mat.workers


def priest_possible(game: State, seat: int) -> bool:
    """Can a priest be gained? Riverwalkers may also unlock a terrain for it; the site lets it be wasted (TM-416)."""
    mat = game.mats[seat]
    if game.site or game.priests_free(seat) > 0:
        return True
    return mat.kind.unlocks and mat.unlocked != (1 << CYCLE) - 1


def options(game: State, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    three = mat.bowls.three
    if three > 0:
        if three >= 5 and priest_possible(game, seat):
            out.append(CONVERTS[POWER_TO_PRIEST])
        if three >= 3:
            out.append(CONVERTS[POWER_TO_WORKER])
        out.append(CONVERTS[POWER_TO_COIN])
    if mat.priests > 0:
        out.append(CONVERTS[PRIEST_TO_WORKER])
        out.append(CONVERTS[PRIEST_TO_COIN])
    if mat.workers > 0:
        out.append(CONVERTS[WORKER_TO_COIN])
        if mat.due[DUE_PRIEST] and priest_possible(game, seat):
            out.append(CONVERTS[WORKER_TO_PRIEST])
    if mat.kind.sells_points:
        if mat.vp > 0:
            out.append(CONVERTS[POINT_TO_COIN])
        if mat.coins >= 2:
            out.append(CONVERTS[COINS_TO_POINT])
    if mat.bowls.two >= 2:
        out.append(BURNS)


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    conversion = move.a
    mat = game.mats[seat]
    if conversion in (POINT_TO_COIN, COINS_TO_POINT) and not mat.kind.sells_points:
        return Refusal("TM-057", "sells-no-points")
    if conversion == WORKER_TO_PRIEST and mat.due[DUE_PRIEST] == 0:
        return Refusal("TM-158", "no-priests-now")
    have, need = stock(game, seat, conversion), CONVERSION_PRICE[conversion]
    if have < need:
        names: Arguments = {"deed": Name("conversion"), "need": need, "have": have}
        if conversion <= POWER_TO_COIN:
            return Refusal("TM-055", "lacks-power", names)
        if conversion <= PRIEST_TO_COIN:
            return Refusal("TM-055", "lacks-priests", names)
        if conversion == POINT_TO_COIN:
            return Refusal("TM-279", "lacks-points", names)
        if conversion == COINS_TO_POINT:
            return Refusal("TM-057", "lacks-coins", names)
        return Refusal("TM-055", "lacks-workers", names)
    if conversion in (POWER_TO_PRIEST, WORKER_TO_PRIEST) and not priest_possible(game, seat):
        return Refusal("TM-056" if conversion == POWER_TO_PRIEST else "TM-310", "no-priest-left")
    return None


def take(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    conversion = move.a
    mat = game.mats[seat]
    price = CONVERSION_PRICE[conversion]
    if conversion <= POWER_TO_COIN:
        mat.bowls = mat.bowls.after_spending(price)
    elif conversion <= PRIEST_TO_COIN:
        mat.priests -= price
    elif conversion == POINT_TO_COIN:
        game.score(seat, CONVERTED, -price, None)
    elif conversion == COINS_TO_POINT:
        mat.coins -= price
    else:
        mat.workers -= price
    if conversion in (POWER_TO_PRIEST, WORKER_TO_PRIEST):
        game.gain_priests(seat, 1)
    elif conversion in (POWER_TO_WORKER, PRIEST_TO_WORKER):
        mat.workers += 1
    elif conversion == COINS_TO_POINT:
        game.score(seat, CONVERTED, 1, None)
    else:
        mat.coins += 1
    if conversion == WORKER_TO_PRIEST:
        mat.settle(DUE_PRIEST)
    if events is not None:
        events.append(Event("converted", seat, "TM-055", {"conversion": Name(CONVERSION_IDS[conversion])}))


def bowls_after(game: State, seat: int, move: Move) -> Bowls:
    """The bowls as a conversion or burning would leave them."""
    bowls = game.mats[seat].bowls
    if move.verb == BURN:
        return bowls.after_burning()
    return bowls.after_spending(CONVERSION_PRICE[move.a]) if move.a <= POWER_TO_COIN else bowls


def refuse_burning(game: State, seat: int) -> Refusal | None:
    have = game.mats[seat].bowls.two
    return None if have >= 2 else Refusal("TM-054", "lacks-bowl-two", {"need": 2, "have": have})


def burn(game: State, seat: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.bowls = mat.bowls.after_burning()
    if events is not None:
        events.append(Event("burned", seat, "TM-054"))

"""Actions: advance on the shipping track or on the exchange track (TM-086 to TM-090)."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.factions import EXCHANGE_PRIESTS, SHIPPING_PRICE
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import ADVANCES, EXCHANGE_TRACK, SHIPPING_TRACK, TRACKS
from ecumene.games.terra_mystica.refusals import can_pay, lacks, pay
from ecumene.games.terra_mystica.state import State


def price(mat: Mat, track: int) -> tuple[int, int, int]:
    """Workers, coins and priests for a step."""
    if track == SHIPPING_TRACK:
        return 0, SHIPPING_PRICE[1], SHIPPING_PRICE[0]
    workers, coins = mat.kind.exchange_price
    return workers, coins, EXCHANGE_PRIESTS


def step_left(mat: Mat, track: int) -> bool:
    """Is the marker below the end of the track? Fakirs and Dwarves have no shipping track (TM-087, TM-248)."""
    kind = mat.kind
    if track == SHIPPING_TRACK:
        return not kind.skips and mat.shipping < kind.shipping_most
    return mat.exchange < kind.exchange_most


def options(game: State, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    for track in (SHIPPING_TRACK, EXCHANGE_TRACK):
        workers, coins, priests = price(mat, track)
        if step_left(mat, track) and can_pay(mat, workers, coins, priests):
            out.append(ADVANCES[track])


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    rule = "TM-087" if move.a == SHIPPING_TRACK else "TM-090"
    if not step_left(mat, move.a):
        return Refusal(rule, "track-end", {"track": Name(f"track-{TRACKS[move.a]}")})
    workers, coins, priests = price(mat, move.a)
    rule = "TM-086" if move.a == SHIPPING_TRACK else "TM-089"
    return lacks(mat, workers, coins, priests, rule, Name(f"track-{TRACKS[move.a]}"))


def take(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    workers, coins, priests = price(mat, move.a)
    pay(mat, workers, coins, priests)
    if move.a == SHIPPING_TRACK:
        game.free_shipping(seat, events)
    else:
        game.advance_exchange(seat, events)

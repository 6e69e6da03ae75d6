"""Favour tiles: which may be taken, and what they bring at once (TM-095 to TM-097, TM-191)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica import towns
from ecumene.games.terra_mystica.moves import FAVOURS
from ecumene.games.terra_mystica.pending import DUE_FAVOUR, DUE_REWARD
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import FAVOUR_REWARD, FAVOUR_TILES, FAVOUR_TOWNS


def paired(game: State, seat: int, number: int) -> bool:
    """Does the seat own the other tile with one step on the same cult (TM-191)?"""
    tile = FAVOUR_TILES[number]
    favours = game.mats[seat].favours
    for other in FAVOUR_TILES:
        if other.number != number and other.cult == tile.cult and other.steps == tile.steps == 1:
            return bool(favours >> other.number & 1)
    return False


def may_take(game: State, seat: int, number: int) -> bool:
    return game.favours_left[number] > 0 and not game.mats[seat].holds(number) and not paired(game, seat, number)


def any_left(game: State, seat: int) -> bool:
    """Is there a tile that the seat may take (TM-097)?"""
    for number in range(len(FAVOUR_TILES)):
        if may_take(game, seat, number):
            return True
    return False


def options(game: State, seat: int, out: list[Move]) -> None:
    for number in range(len(FAVOUR_TILES)):
        if may_take(game, seat, number):
            out.append(FAVOURS[number])


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    names: Arguments = {"tile": Name(f"favour-{FAVOUR_TILES[move.a].id}")}
    if game.mats[seat].holds(move.a):
        return Refusal("TM-096", "favour-owned", names)
    if game.favours_left[move.a] == 0:
        return Refusal("TM-011", "no-tile-left", names)
    if paired(game, seat, move.a):
        return Refusal("TM-191", "favour-paired", names)
    return None


def take(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    tile = FAVOUR_TILES[number]
    mat.settle(DUE_FAVOUR)
    mat.favours |= 1 << number
    game.favours_left = game.favours_left[:]
    game.favours_left[number] -= 1
    if events is not None:
        events.append(Event("favour-taken", seat, "TM-095", {"tile": Name(f"favour-{tile.id}")}))
    game.climb(seat, tile.cult, tile.steps, events)
    game.use_keys(seat, events)
    if number == FAVOUR_TOWNS:
        # Towns need less power now: existing groups may be enough (TM-122).
        towns.look(game, seat, mat.own & ~mat.towned, events)
    if number == FAVOUR_REWARD:
        mat.owe(DUE_REWARD)

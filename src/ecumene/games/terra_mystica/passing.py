"""Passing: points, then another bonus tile (TM-109 to TM-111)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.moves import NO_TILE, PASSES, PLAIN_PASS
from ecumene.games.terra_mystica.points import BONUS, FAVOUR_PASSED, STRONGHOLD_PASSED
from ecumene.games.terra_mystica.state import SEAT_WORDS, State
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    COUNT_SHIPPING,
    COUNT_SHIPS,
    FAVOUR_MARKER_POINTS,
    FAVOUR_MARKERS,
    FAVOUR_PASS,
    FAVOUR_PASS_POINTS,
    POST,
    ROUNDS,
    STRONGHOLD,
    TEMPLE,
)
from ecumene.parts.hexes import count


def bonus_points(game: State, seat: int) -> int:
    """What the bonus tile pays for passing as things stand."""
    mat = game.mats[seat]
    if mat.bonus < 0:
        return 0
    tile = BONUS_TILES[mat.bonus]
    counted = 0
    for what in tile.counts:
        if what == COUNT_SHIPPING:
            # With Merchants Fakirs and Dwarves count the position of their range tile (TM-252).
            counted += (mat.skip if game.merchants else 0) if mat.kind.skips else mat.shipping
        elif what == COUNT_SHIPS:
            counted += len(mat.ships)
        else:
            counted += mat.built(what)
    return tile.pass_points * counted


def favour_points(game: State, seat: int) -> int:
    mat = game.mats[seat]
    points = FAVOUR_PASS_POINTS[mat.built(POST)] if mat.holds(FAVOUR_PASS) else 0
    if mat.holds(FAVOUR_MARKERS):
        markers = count(mat.traded)
        for least, worth in FAVOUR_MARKER_POINTS:
            if markers >= least:
                return points + worth
    return points


def stronghold_points(game: State, seat: int) -> int:
    """Bridges between own buildings, or temples (TM-161, TM-172)."""
    mat = game.mats[seat]
    if not mat.has(STRONGHOLD):
        return 0
    points = mat.kind.temple_points * mat.built(TEMPLE)
    if mat.kind.bridge_points:
        for bridge in game.bridges:
            ends = game.board.site_ends[bridge // SEAT_WORDS]
            if bridge % SEAT_WORDS == seat and ends & mat.own == ends:
                points += mat.kind.bridge_points
    return points


def options(game: State, out: list[Move]) -> None:
    if game.round == ROUNDS:
        out.append(PLAIN_PASS)
    else:
        for tile in game.pool:
            out.append(PASSES[tile])


def refuse(game: State, seat: int, move: Move) -> Refusal | None:
    if game.round == ROUNDS:
        return None if move.a == NO_TILE else Refusal("TM-110", "last-round")
    if move.a == NO_TILE:
        return Refusal("TM-109", "choose-bonus")
    return refuse_tile(game, move.a, "TM-109")


def refuse_tile(game: State, number: int, rule: str) -> Refusal | None:
    """Only a bonus tile beside the board can be taken."""
    if number in game.pool:
        return None
    names: Arguments = {"tile": Name(f"bonus-{BONUS_TILES[number].id}")}
    return Refusal(rule, "bonus-not-there", names)


def take(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    if events is not None:
        events.append(Event("passed", seat, "TM-109"))
    game.score(seat, BONUS, bonus_points(game, seat), events)
    game.score(seat, FAVOUR_PASSED, favour_points(game, seat), events)
    game.score(seat, STRONGHOLD_PASSED, stronghold_points(game, seat), events, mat.kind.rule)
    old = mat.bonus
    if move.a != NO_TILE:
        take_bonus(game, seat, move.a, events)
    else:
        mat.bonus = -1
    if old >= 0:
        game.pool = sorted([*game.pool, old])
    mat.passed = True
    game.passers = [*game.passers, seat]


def take_bonus(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    """A bonus tile with the coins on it."""
    mat = game.mats[seat]
    coins = game.bonus_coins[number]
    game.pool = [other for other in game.pool if other != number]
    game.bonus_coins = game.bonus_coins[:]
    game.bonus_coins[number] = 0
    mat.bonus = number
    mat.coins += coins
    if events is not None:
        names: Arguments = {"tile": Name(f"bonus-{BONUS_TILES[number].id}"), "coins": coins}
        events.append(Event("bonus-taken", seat, "TM-109", names))

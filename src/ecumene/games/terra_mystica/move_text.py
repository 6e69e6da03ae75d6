"""Moves in words: what a legal move does and costs now. Prices and points are those that the rules charge and pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.games.terra_mystica import (
    actions,
    building,
    choice_text,
    faction_text,
    moves,
    passing,
    priests,
    setup,
    tracks,
    transform,
)
from ecumene.games.terra_mystica.choice_text import cult_name, ends
from ecumene.games.terra_mystica.deed_text import building_name, climbed, price, scored, vessel
from ecumene.games.terra_mystica.factions import FACTIONS, ON_VOLCANO, VARIABLE
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import EXTRAS, SPADE_WORDS
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tile_text import act
from ecumene.games.terra_mystica.tiles import BONUS_TILES, DWELLING, POST, POWER_ACTIONS, STRONGHOLD
from ecumene.text import Words


def sentence(game: State, seat: int, move: Move, words: Words) -> str:
    """What a legal move of the seat does and costs now."""
    said = choice_text.SAID.get(move.verb)
    return said(game, seat, move, words) if said is not None else _SAID[move.verb](game, seat, move, words)


# Set-up


def _faction(game: State, seat: int, move: Move, words: Words) -> str:
    kind = FACTIONS[move.a]
    ability = faction_text.ability(kind, game.merchants, words)
    if move.verb == moves.BID:
        left = moves.HIGHEST_BID - move.b
        return words("move-bid", faction=Name(kind.id), points=move.b, left=left, ability=ability)
    points = setup.start_points(game, move.a)
    return words("move-faction", faction=Name(kind.id), points=points, ability=ability)


def _terrain(game: State, seat: int, move: Move, words: Words) -> str:
    way = "change" if game.round else "home" if game.mats[seat].kind.kind == VARIABLE else "start"
    return words("move-terrain", terrain=Name(TERRAINS[move.a]), way=way)


def _place(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-place", cell=game.board.name(move.a))


def _port(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-port", cell=game.board.name(move.a), kind=vessel(game, seat))


# Transform and build


def _spades(game: State, cell: int, spades: int) -> dict[str, int]:
    """The spades of a move: all, how many of them are free, and how many are bought."""
    free = transform.free_spades(game.digging or transform.FRESH, game.terrain(cell), spades)
    return {"spades": spades, "free": free, "bought": spades - free}


def _skip(game: State, seat: int, cell: int) -> str:
    """Does it take a flight or a tunnel?"""
    if not transform.skips_to(game, seat, game.digging or transform.FRESH, cell):
        return "no"
    mat = game.mats[seat]
    return "no" if not mat.kind.skips else "flight" if mat.kind.skip_priests else "tunnel"


def _build(game: State, seat: int, move: Move, words: Words) -> str:
    cell, spades, ship = move.a, move.b % SPADE_WORDS, move.b // SPADE_WORDS - 1
    digging = game.digging or transform.FRESH
    mat = game.mats[seat]
    workers, coins = mat.kind.prices[DWELLING] if ship < 0 else (0, 0)
    storm = digging.sandstorm and not game.is_home(seat, cell)
    paid = (workers, coins, 0) if storm else transform.to_pay(game, seat, digging, cell, spades, workers, coins)
    cost = price(words, *paid) if ship < 0 or any(paid) else ""
    return words(
        "move-storm-build" if storm else "move-transform-build" if spades else "move-build",
        cell=game.board.name(cell),
        terrain=Name(game.terrain_name(cell)),
        target=Name(TERRAINS[mat.terrain]),
        skip=_skip(game, seat, cell),
        price=", ".join(part for part in (cost, *_by_ship(game, seat, ship, words)) if part),
        points=scored(game, seat, lambda trial: transform.build(trial, seat, digging, move, None)),
        **_spades(game, cell, spades),
    )


def _by_ship(game: State, seat: int, ship: int, words: Words) -> list[str]:
    """The ship or merchant that pays for a dwelling, and what that brings."""
    if ship < 0:
        return []
    workers = game.mats[seat].kind.ship_dwelling_workers
    returned = words("move-by-ship", kind=vessel(game, seat), place=game.board.name(ship))
    return [returned, words("move-ship-workers", workers=workers)] if workers else [returned]


def _transform(game: State, seat: int, move: Move, words: Words) -> str:
    mat = game.mats[seat]
    digging = game.digging or transform.FRESH
    cell, here, target = game.board.name(move.a), game.terrain(move.a), move.b // EXTRAS
    terrain, into = Name(TERRAINS[here]), Name(TERRAINS[target])
    if digging.sandstorm:
        return words("move-sandstorm", cell=cell, terrain=terrain, target=into)
    if mat.kind.kind == ON_VOLCANO:
        cost = transform.volcano_price(game, seat, here)
        if mat.kind.volcano_in_tokens:
            return words("move-volcano-tokens", cell=cell, terrain=terrain, target=into, tokens=cost)
        cult = cult_name(move.b % EXTRAS - 1)
        return words("move-volcano-steps", cell=cell, terrain=terrain, target=into, steps=cost, cult=cult)
    long = move.b % EXTRAS == moves.LONG_WAY
    spades = next(
        way.spades
        for way in transform.ways(mat, here)
        if way.target == target and way.long == long and transform.way_open(game, seat, digging, move.a, way)
    )
    return words(
        "move-transform",
        cell=cell,
        terrain=terrain,
        target=into,
        skip=_skip(game, seat, move.a),
        price=price(words, *transform.to_pay(game, seat, digging, move.a, spades, 0, 0)),
        points=scored(game, seat, lambda trial: transform.transform(trial, seat, digging, move, None)),
        **_spades(game, move.a, spades),
    )


# Other actions


def _upgrade(game: State, seat: int, move: Move, words: Words) -> str:
    return words(
        "move-upgrade",
        cell=game.board.name(move.a),
        building=building_name(game, seat, move.b),
        price=price(words, *building.price(game, seat, move.a, move.b)),
        points=scored(game, seat, lambda trial: building.upgrade(trial, seat, move.a, move.b, False, None)),
    )


def _send(game: State, seat: int, move: Move, words: Words) -> str:
    mat = game.mats[seat]
    return words(
        "move-send",
        cult=cult_name(move.a),
        steps=move.b + (mat.kind.priest_steps if mat.has(STRONGHOLD) else 0),
        stays="stays" if move.b > 1 else "back",
        climbed=climbed(game, seat, move.a, lambda trial: priests.take(trial, seat, move, None), words),
    )


def _advance(game: State, seat: int, move: Move, words: Words) -> str:
    mat = game.mats[seat]
    cost = price(words, *tracks.price(mat, move.a))
    points = scored(game, seat, lambda trial: tracks.take(trial, seat, move, None))
    if move.a == moves.SHIPPING_TRACK:
        return words("move-shipping", step=mat.shipping + 1, price=cost, points=points)
    workers = mat.kind.spade_workers[mat.exchange + 1]
    return words("move-exchange", workers=workers, price=cost, points=points)


def _power(game: State, seat: int, move: Move, words: Words) -> str:
    action = POWER_ACTIONS[move.a]
    cost = price(words, power=actions.power_price(game, seat, move.a), priests=action.priests)
    if move.a == moves.POWER_BRIDGE:
        return words("move-power-bridge", site=ends(game, move), price=cost)
    points = scored(game, seat, lambda trial: actions.take_power(trial, seat, move, None))
    return words("move-power", action=Name(f"power-{action.id}"), price=cost, points=points)


def _special(game: State, seat: int, move: Move, words: Words) -> str:
    kind = game.mats[seat].kind
    if move.a == moves.SPECIAL_BRIDGE:
        return words("move-special-bridge", site=ends(game, move), price=price(words, kind.bridge_workers))
    if move.a in (moves.SPECIAL_TERRAIN, moves.SPECIAL_TOKENS):
        paid = "power" if move.a == moves.SPECIAL_TERRAIN else "tokens"
        cost = words(f"count-{paid}", n=actions.TERRAIN_POWER)
        return words("move-special-terrain", terrain=Name(TERRAINS[move.b]), price=cost)
    if move.a == moves.SPECIAL_SHIP:
        return words("move-special-ship", kind=vessel(game, seat), price=price(words, *kind.ship_price))
    points = scored(game, seat, lambda trial: actions.take_special(trial, seat, move, None))
    if move.a in (moves.SPECIAL_POST, moves.SPECIAL_DWELLING):
        what = building_name(game, seat, POST if move.a == moves.SPECIAL_POST else DWELLING)
        return words("move-special-building", building=what, cell=game.board.name(move.b), points=points)
    amount = actions.STRONGHOLD_SPADES if move.a == moves.SPECIAL_SPADES else 1
    effect = act(actions.effect_of(game, seat, move.a), amount, words)
    source = {moves.SPECIAL_BONUS: "bonus", moves.SPECIAL_FAVOUR: "favour"}.get(move.a, "own")
    return words("move-special", act=effect, source=source, points=points)


def _pass(game: State, seat: int, move: Move, words: Words) -> str:
    points = scored(game, seat, lambda trial: passing.take(trial, seat, move, None))
    if move.a == moves.NO_TILE:
        return words("move-pass", points=points)
    tile = Name(f"bonus-{BONUS_TILES[move.a].id}")
    return words("move-pass-bonus", tile=tile, coins=game.bonus_coins[move.a], points=points)


_SAID: Final[dict[int, Callable[[State, int, Move, Words], str]]] = {
    moves.FACTION: _faction,
    moves.BID: _faction,
    moves.TERRAIN: _terrain,
    moves.PLACE: _place,
    moves.PORT: _port,
    moves.BUILD: _build,
    moves.TRANSFORM: _transform,
    moves.UPGRADE: _upgrade,
    moves.SEND: _send,
    moves.ADVANCE: _advance,
    moves.POWER: _power,
    moves.SPECIAL: _special,
    moves.PASS: _pass,
}

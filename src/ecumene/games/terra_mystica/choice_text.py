"""Moves in words: what follows from actions, ships and trade, answers to neighbours, conversions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.core.move import Move
from ecumene.games.terra_mystica import choices, moves, neighbours, towns, trade
from ecumene.games.terra_mystica.deed_text import building_name, climbed, price, scored, vessel
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import CELLS, EXTRAS, bridge_ends
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tile_text import Say, goods_parts
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    CULTS,
    FAVOUR_TILES,
    REWARD_COINS,
    REWARD_WORKERS,
    STRONGHOLD,
    TOWN_TILES,
    TRADE_GOODS,
    TRADE_POWER,
    TRADE_STEPS,
)
from ecumene.games.terra_mystica.voyage import FROM_BOWL_TWO


def cult_name(cult: int) -> Name:
    return Name(f"cult-{CULTS[cult]}")


def ends(game: State, move: Move) -> str:
    """The two ends of a bridge."""
    one, other = bridge_ends(move)
    return f"{game.board.name(one)}–{game.board.name(other)}"


# Tiles, cults, and what factions may choose


def _tile(game: State, seat: int, move: Move, say: Say) -> str:
    if move.verb == moves.TAKE:
        return say("move-take", tile=Name(f"bonus-{BONUS_TILES[move.a].id}"))
    if move.verb == moves.FAVOUR:
        return say("move-take", tile=Name(f"favour-{FAVOUR_TILES[move.a].id}"))
    # What the tile itself gives is in its name.
    tile = TOWN_TILES[move.a]
    points = scored(game, seat, lambda trial: towns.take(trial, seat, move.a, None)) - tile.points
    return say("move-take-town", tile=Name(f"town-{tile.id}"), points=points)


def _cult(game: State, seat: int, move: Move, say: Say) -> str:
    where = climbed(game, seat, move.a, lambda trial: choices.take(trial, seat, move, None), say)
    if move.verb == moves.KEY:
        return say("move-key", cult=cult_name(move.a), climbed=where)
    return say("move-cult", cult=cult_name(move.a), steps=move.b, climbed=where)


def _bridge(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-bridge", site=ends(game, move))


def _token(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-token", points=-scored(game, seat, lambda trial: choices.take(trial, seat, move, None)))


def _unlock(game: State, seat: int, move: Move, say: Say) -> str:
    coins = choices.unlock_price(game, seat, move.a)
    return say("move-unlock", terrain=Name(TERRAINS[move.a]), price=price(say, coins=coins))


def _keep(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-keep", free=min(1, game.priests_free(seat)))


def _reward(game: State, seat: int, move: Move, say: Say) -> str:
    if move.a == moves.REWARD_PRIEST:
        cult, steps = move.b // EXTRAS, move.b % EXTRAS
        return say("move-reward-priest", cult=cult_name(cult), steps=steps, coins=REWARD_COINS)
    if move.a == moves.REWARD_STEP:
        return say("move-reward-step", cult=cult_name(move.b), coins=REWARD_COINS)
    points = scored(game, seat, lambda trial: choices.take(trial, seat, move, None))
    return say("move-reward-shipping", workers=REWARD_WORKERS, points=points, kind=vessel(game, seat))


# Neighbours


def _answer(game: State, seat: int, move: Move, say: Say) -> str:
    step = game.step(seat)
    offer = neighbours.find(game, seat, move, step is not None and step.name == "answer-trade")
    assert offer is not None
    told = {"offered": offer.amount, "builder": Seat(offer.builder), "way": "trade" if offer.trade else "build"}
    if move.verb == moves.REFUSE:
        return say("move-refuse", **told)
    power = neighbours.possible(game, seat, offer.amount)
    return say("move-accept", power=power, points=max(0, power - 1), **told)


def label(game: State, seat: int, move: Move, say: Say) -> str:
    """An answer to an offer, or burning, in a few words; nothing for other moves."""
    if move.verb == moves.BURN:
        return say("label-burn")
    if move.verb not in (moves.ACCEPT, moves.REFUSE) or len(game.mats[seat].offers) > 1:
        return ""
    if move.verb == moves.REFUSE:
        return say("label-refuse")
    power = neighbours.possible(game, seat, move.b)
    return say("label-accept", power=power, points=max(0, power - 1))


# Ships


def _ship(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-ship", cell=game.board.name(move.a), kind=vessel(game, seat))


def _sail(game: State, seat: int, move: Move, say: Say) -> str:
    end, paid = move.b % CELLS, move.b // CELLS
    names = {"from": game.board.name(move.a), "to": game.board.name(end)}
    bowl = "free" if not paid else "two" if paid == FROM_BOWL_TWO else "three"
    owner = game.owner(end)
    if owner < 0 or owner == seat or game.mats[seat].traded >> end & 1:
        return say("move-sail", bowl=bowl, kind=vessel(game, seat), **names)
    there = {"building": building_name(game, owner, game.building_at(end)), "owner": Seat(owner)}
    return say("move-sail-enter", bowl=bowl, kind=vessel(game, seat), **names, **there)


def _trade(game: State, seat: int, move: Move, say: Say) -> str:
    building, owner = game.building_at(move.a), game.owner(move.a)
    points = scored(game, seat, lambda trial: trade.score_trade(trial, seat, building, None))
    gains = [say("count-points", n=points), *goods_parts(TRADE_GOODS[building], say)]
    gains += _chosen(game, seat, move, say)
    kind = game.mats[seat].kind
    if building == STRONGHOLD and not kind.stronghold_trade_steps:
        spades = 0 if kind.unlocks else kind.stronghold_trade_spades
        gains.append(say("move-trade-spades", spades=spades, tokens=kind.spade_tokens * spades))
    return say(
        "move-trade",
        cell=game.board.name(move.a),
        building=building_name(game, owner, building),
        owner=Seat(owner),
        gains=", ".join(gains),
    )


def _chosen(game: State, seat: int, move: Move, say: Say) -> list[str]:
    """The part of a trade's reward that the move itself names."""
    reward, cult = move.b % EXTRAS, move.b // EXTRAS - 1
    if reward == moves.REWARD_POWER:
        return [say("count-power", n=TRADE_POWER)]
    if reward in (moves.REWARD_STEP, moves.REWARD_STEPS):
        steps = 1 if reward == moves.REWARD_STEP else TRADE_STEPS
        return [say("steps-in", steps=steps, where=say(f"in-{CULTS[cult]}"))]
    if reward == moves.REWARD_PRIEST:
        return [say("count-priests", n=1)]
    if reward == moves.REWARD_SHIP:
        return [say("move-trade-ship", kind=vessel(game, seat))]
    return [say("move-trade-again")] if reward == moves.REWARD_MOVE else []


# Conversions and ends


def _convert(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-convert", conversion=Name(moves.CONVERSION_IDS[move.a]))


def _burn(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-burn")


def _connect(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-connect", cell=game.board.name(move.a))


def _end(game: State, seat: int, move: Move, say: Say) -> str:
    """What is left alone, or what goes on."""
    if move.verb == moves.LEAVE:
        return say("move-leave")
    if move.verb == moves.DECLINE:
        step = game.step(seat)
        return say("move-decline", step=step.name if step is not None else "choose")
    under_way = game.voyage
    if under_way is not None:
        return say("move-done", what="ships" if not under_way.trading else "trades")
    return say("move-done", what="action" if game.doubled and game.actions > 0 else "turn")


SAID: Final[dict[int, Callable[[State, int, Move, Say], str]]] = {
    moves.TAKE: _tile,
    moves.FAVOUR: _tile,
    moves.TOWN: _tile,
    moves.CULT: _cult,
    moves.KEY: _cult,
    moves.BRIDGE: _bridge,
    moves.TOKEN: _token,
    moves.UNLOCK: _unlock,
    moves.KEEP: _keep,
    moves.REWARD: _reward,
    moves.ACCEPT: _answer,
    moves.REFUSE: _answer,
    moves.SHIP: _ship,
    moves.SAIL: _sail,
    moves.TRADE: _trade,
    moves.CONVERT: _convert,
    moves.BURN: _burn,
    moves.CONNECT: _connect,
    moves.DECLINE: _end,
    moves.DONE: _end,
    moves.LEAVE: _end,
}

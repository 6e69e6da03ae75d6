"""Moves in words: what a legal move does and costs now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import card_move_text, label_text, map_move_text, moves
from ecumene.games.civ_new_dawn.list_text import Say
from ecumene.games.civ_new_dawn.state import State

Said: TypeAlias = "Callable[[State, int, Move, Say], str]"


def sentence(game: State, seat: int, move: Move, say: Say) -> str:
    """What a legal move of the seat does and costs now."""
    return _SAID[move.verb](game, seat, move, say)


def label(game: State, seat: int, move: Move, say: Say) -> str:
    """The same in a few words, for a button beside the question."""
    short = label_text.SHORT.get(move.verb)
    return short(game, seat, move, say) if short is not None else sentence(game, seat, move, say)


_SAID: Final[dict[int, Said]] = {
    moves.FORT: map_move_text.fort,
    moves.LAY: map_move_text.lay,
    moves.EXPLORE_TILE: map_move_text.lay,
    moves.PLAY: card_move_text.play,
    moves.SLOT: card_move_text.slot,
    moves.YES: card_move_text.yes,
    moves.NO: card_move_text.yes,
    moves.DONE: card_move_text.done,
    moves.TOKEN: map_move_text.token,
    moves.DISTRICT: map_move_text.district,
    moves.REINFORCE: map_move_text.reinforce,
    moves.CITY: map_move_text.city,
    moves.WONDER: map_move_text.wonder,
    moves.SHIFT: map_move_text.shift,
    moves.CONVERT: map_move_text.convert,
    moves.REPLACE: map_move_text.at_rival,
    moves.DESTROY: map_move_text.at_rival,
    moves.NAME: map_move_text.at_rival,
    moves.GIVE: map_move_text.give,
    moves.STRIKE: map_move_text.strike,
    moves.RECALL: map_move_text.at_space,
    moves.SACRIFICE: map_move_text.sacrifice,
    moves.CARAVAN: map_move_text.caravan,
    moves.ARMY: map_move_text.army,
    moves.EXPLORE: map_move_text.explore,
    moves.WATER: map_move_text.at_space,
    moves.DEPLOY: map_move_text.at_space,
    moves.DISBAND: map_move_text.disband,
    moves.ATTACK: map_move_text.attack,
    moves.CONQUER: map_move_text.take_state,
    moves.LIBERATE: map_move_text.take_state,
    moves.DEFEAT: map_move_text.defeat,
    moves.SPEND: card_move_text.spend,
    moves.PUT: card_move_text.put,
    moves.DISCARD: card_move_text.discard,
    moves.LOOT: card_move_text.loot,
    moves.GAIN: card_move_text.gain,
    moves.CHANGE: card_move_text.change,
    moves.TAKE: card_move_text.take,
    moves.SWAP: card_move_text.swap,
    moves.WITHDRAW: card_move_text.withdraw,
    moves.CARD: card_move_text.card,
    moves.STATE_CARD: card_move_text.state_card,
    moves.RETURN: card_move_text.card,
    moves.EXCHANGE: card_move_text.exchange,
    moves.GOVERN: card_move_text.govern,
    moves.RESOLVE: card_move_text.resolve,
    moves.FIRST_OPTION: card_move_text.part,
    moves.SECOND_OPTION: card_move_text.part,
    moves.BARBARIAN: map_move_text.barbarian,
    moves.IBRAHIM: card_move_text.other_player,
    moves.UNION: card_move_text.other_player,
    moves.TOP: card_move_text.put_back,
    moves.BOTTOM: card_move_text.put_back,
}

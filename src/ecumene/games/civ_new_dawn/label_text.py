"""Moves in a few words, for buttons beside the question that says the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.argument import Name, Seat
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves
from ecumene.games.civ_new_dawn.asked_text import asked, card_in, figure, slot_numbers
from ecumene.games.civ_new_dawn.card_move_text import combat_bonus, spent_name, worth
from ecumene.games.civ_new_dawn.combat_text import Attack, short_odds
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.list_text import Say, named
from ecumene.games.civ_new_dawn.map_move_text import tile_figures
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, GOVERNMENTS, PACTS, RESOURCES

Short: TypeAlias = "Callable[[State, int, Move, Say], str]"


def _play(game: State, seat: int, move: Move, say: Say) -> str:
    slot = 0 if asked(game, seat) == "resolve-another" else -1
    return say("label-play", card=card_in(game, seat, move.a), slots=slot_numbers(game, seat, move.a, slot))


def _slot(game: State, seat: int, move: Move, say: Say) -> str:
    return str(move.a)


def _tile(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-lay", **tile_figures(move))


def _at(game: State, seat: int, move: Move, say: Say) -> str:
    return NAMES[move.a]


def _to(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-to", space=NAMES[move.b])


def _place_district(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-district", district=Name(DISTRICTS[move.a]), space=NAMES[move.b])


def _attack(game: State, seat: int, move: Move, say: Say) -> str:
    number, card = figure(game, seat, "number"), figure(game, seat, "card")
    space = game.land.at[move.c] if move.c else figure(game, seat, "space")
    return short_odds(game, Attack(seat, space, move.a, move.b - 1, number, card), say)


def _wonder(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-wonder", wonder=Name(WONDERS[move.a].id), space=NAMES[move.b])


def _spend(game: State, seat: int, move: Move, say: Say) -> str:
    name, what = asked(game, seat), spent_name(move.a)
    if move.b == moves.FOR_REROLL:
        return say("label-spend-re-roll", what=what)
    if name in ("spend-in-attack", "spend-in-defence"):
        return say("label-spend-bonus", what=what, value=combat_bonus(move))
    if name == "pay-for-wonder":
        return say("label-spend-bonus", what=what, value=worth(game, seat, move))
    return say("just-name", thing=what)


def _card(game: State, seat: int, move: Move, say: Say) -> str:
    if move.a == moves.STORED:
        return named("great-zimbabwe", say)
    name = asked(game, seat)
    owner = figure(game, seat, {"put-for-giver": "giver", "loot-capital": "victim"}.get(name, "nobody"))
    return say("just-name", thing=card_in(game, owner if owner >= 0 else seat, move.a))


def _gain(game: State, seat: int, move: Move, say: Say) -> str:
    return named(RESOURCES[move.a], say)


def _change(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-change", resource=Name(RESOURCES[move.a]), other=Name(RESOURCES[move.b]))


def _take(game: State, seat: int, move: Move, say: Say) -> str:
    return named(FOCUS[move.a].id, say)


def _swap(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-swap", card=card_in(game, seat, move.a), other=card_in(game, seat, move.b))


def _pact(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-card", card=Name(PACTS[move.a]), giver=Seat(move.b - 1))


def _state(game: State, seat: int, move: Move, say: Say) -> str:
    return named(CITY_STATES[move.a].id, say)


def _government(game: State, seat: int, move: Move, say: Say) -> str:
    return named(GOVERNMENTS[move.a], say)


def _district(game: State, seat: int, move: Move, say: Say) -> str:
    return named(DISTRICTS[move.a], say)


def _other(game: State, seat: int, move: Move, say: Say) -> str:
    return say("just-name", thing=Seat(move.a - 1))


def _put_back(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-tile", tile=move.a, side="top" if move.verb == moves.TOP else "bottom")


SHORT: Final[dict[int, Short]] = {
    moves.PLAY: _play,
    moves.SLOT: _slot,
    **dict.fromkeys((moves.LAY, moves.EXPLORE_TILE), _tile),
    **dict.fromkeys(moves.AT_ONE_POSITION, _at),
    **dict.fromkeys((moves.CARAVAN, moves.ARMY, moves.SHIFT), _to),
    moves.CITY: _at,
    moves.DISTRICT: _place_district,
    moves.ATTACK: _attack,
    moves.WONDER: _wonder,
    moves.SPEND: _spend,
    **dict.fromkeys((moves.PUT, moves.DISCARD, moves.LOOT, moves.WITHDRAW), _card),
    moves.GAIN: _gain,
    moves.CHANGE: _change,
    moves.TAKE: _take,
    moves.SWAP: _swap,
    **dict.fromkeys((moves.CARD, moves.RETURN), _pact),
    moves.STATE_CARD: _state,
    moves.GOVERN: _government,
    moves.RESOLVE: _district,
    **dict.fromkeys((moves.IBRAHIM, moves.UNION), _other),
    **dict.fromkeys((moves.TOP, moves.BOTTOM), _put_back),
}

"""Moves in a few words, for buttons beside the question that says the rest; and what a question carries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.move import Move
from ecumene.games.everdell import moves, play_text, visit_text
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.gain_text import Say, gains_name
from ecumene.games.everdell.moves import NOBODY_TAKES
from ecumene.games.everdell.place_text import card_name, named
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.state import State
from ecumene.games.everdell.stores import STORED
from ecumene.games.everdell.visitors import TILES
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES

Short: TypeAlias = "Callable[[State, int, Move, Say], str]"


def asked(game: State, seat: int) -> str:
    """The name of the question."""
    step = game.step(seat)
    return step.name if step is not None else ""


def figure(game: State, seat: int, name: str) -> int:
    """A number that the question carries; -1 if it has no such number."""
    found: int = getattr(game.step(seat), name, -1)
    return found


def snailed(game: State, seat: int) -> int:
    """The design of the card that the snails would use."""
    player = game.players[figure(game, seat, "host")]
    return player.city[player.find(figure(game, seat, "number"))].design


# By verb


def _resource_label(game: State, seat: int, move: Move, say: Say) -> str:
    number = STORED[move.a] if move.verb == moves.STORE else 1
    return say(f"count-{RESOURCES[move.a]}", n=number)


def _price_label(game: State, seat: int, move: Move, say: Say) -> str:
    parts = [moves.part(move.a, resource) for resource in range(4)]
    price = counted(parts[0], parts[1], parts[2], parts[3])
    return say("just-goods", goods=Counted(price)) if price else say("label-nothing")


def _gift_label(game: State, seat: int, move: Move, say: Say) -> str:
    thing = say(f"count-{RESOURCES[move.a]}", n=1)
    return say("label-to", thing=thing, to=Seat(move.b - 1)) if move.b != NOBODY_TAKES else thing


def _play_label(game: State, seat: int, move: Move, say: Say) -> str:
    return play_text.label(game, seat, move, say)


def _other_label(game: State, seat: int, move: Move, say: Say) -> str:
    return say("just-name", thing=Seat(move.a - 1))


def _colour_label(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-colour", colour=Name(COLOURS[move.a]))


def _tile_label(game: State, seat: int, move: Move, say: Say) -> str:
    return gains_name(TILES[game.tiles[move.a - 1]], say)


def _card_label(game: State, seat: int, move: Move, say: Say) -> str:
    return named(CARDS[move.a].id, say)


def _prepare_label(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-prepare", season=visit_text.next_season(game, seat))


def _pass_label(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-pass")


def _snail_label(game: State, seat: int, move: Move, say: Say) -> str:
    return say("label-snail", card=card_name(snailed(game, seat)))


SHORT: Final[dict[int, Short]] = {
    **dict.fromkeys((moves.GAIN, moves.TAKE, moves.STORE, moves.SPEND, moves.LAY), _resource_label),
    moves.PAY: _price_label,
    moves.GIVE_RESOURCE: _gift_label,
    moves.PLAY: _play_label,
    moves.OPPONENT: _other_label,
    moves.COLOUR: _colour_label,
    moves.TILE: _tile_label,
    **dict.fromkeys((moves.KEEP, moves.PICK, moves.TUCK), _card_label),
    moves.PREPARE: _prepare_label,
    moves.PASS: _pass_label,
    moves.SNAIL: _snail_label,
}

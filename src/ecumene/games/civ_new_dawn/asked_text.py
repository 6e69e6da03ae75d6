"""What a question carries, for the texts about it and about its moves; and names that several of them need."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.row import numbers_reached
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import TYPES


def asked(game: State, seat: int) -> str:
    """The name of the question."""
    step = game.step(seat)
    return step.name if step is not None else ""


def figure(game: State, seat: int, name: str) -> int:
    """A number that the question carries; -1 if it has no such number."""
    found: int = getattr(game.step(seat), name, -1)
    return found


def place(game: State, space: int) -> str:
    """The name of a space."""
    return NAMES[game.land.positions[space]] if 0 <= space < game.land.size else ""


def card_in(game: State, seat: int, strand: int) -> Name:
    """The focus card that lies in a place of the row."""
    return Name(FOCUS[game.players[seat].cards[strand]].id)


def type_name(type: int) -> Name:
    return Name(TYPES[type])


def slot_numbers(game: State, seat: int, strand: int, slot: int = -1) -> str:
    """The numbers with which a card can be resolved from its slot, or from another one."""
    if slot < 0:
        slot = game.players[seat].slot_of(strand)
    return "/".join([str(number) for number in numbers_reached(game, seat, strand, slot)])

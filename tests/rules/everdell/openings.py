"""Real games of Everdell as they are dealt, and the shortest way to ask why a move is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.refusal import MALFORMED, BadInput, IllegalMove
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.places import FOREST
from tests.rules.everdell.table import Table


def deal(seats: int = 2, seed: int = 1, /, **options: Any) -> Everdell:
    """A new game at its first decision."""
    game = ecumene.new("everdell", seats=seats, seed=seed, options=options)
    assert isinstance(game, Everdell)
    return game


def not_dealt(seats: int, /, **options: Any) -> BadInput:
    """Why there can be no such table."""
    with pytest.raises(BadInput) as caught:
        ecumene.box("everdell").new(seats, 1, options)
    return caught.value


def first(game: Everdell) -> int:
    """The seat that begins."""
    (seat,) = game.to_move
    return seat


def in_order(game: Everdell, ahead: int) -> int:
    """The seat that comes so many turns after the first one."""
    return (first(game) + ahead) % game.seats


def is_no_move(table: Table, text: str) -> bool:
    """Has the notation no such move at all?"""
    try:
        table.game.parse(table.seat, text)
    except IllegalMove as problem:
        return problem.refusal.kind == MALFORMED
    return False


def forests(game: Everdell) -> list[str]:
    """The Forest locations in play, by position."""
    return [FOREST[number].id for number in game.forest]


def special(game: Everdell) -> list[str]:
    return [EVENTS[number].id for number in game.events if not EVENTS[number].is_basic]


def basic(game: Everdell) -> list[str]:
    return [EVENTS[number].id for number in game.events if EVENTS[number].is_basic]


def all_cards(game: Everdell) -> Counter[str]:
    """Every card of a game just dealt, wherever it lies."""
    found = [*game.deck, *game.meadow, *game.station]
    for player in game.players:
        found += [*player.hand, *player.pile]
    return Counter(CARDS[card].id for card in found)


def wander(game: Everdell, seed: int) -> None:
    """Play to the end by chance; passing only where nothing else is offered."""
    chance = Chance.stream(seed, "wander")
    while not game.is_over:
        seat = first(game)
        moves = [move for move in game.moves(seat) if str(move) != "pass"] or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])

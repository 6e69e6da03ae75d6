"""Positions to begin at, brought to the table as records."""

from __future__ import annotations

import random
from typing import NamedTuple

import ecumene
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.face import face_of
from ecumene.table.advice import WhyNot, grey, kind_of, why_not, why_not_kind

#: Two people at one device.
PEOPLE = ("Ola", "Jan")


def played(game: str, seats: int, plies: int | None = None, seed: int = 1) -> Game:
    """A game with so many random moves, or one that is over."""
    found = ecumene.new(game, seats=seats, seed=seed)
    rng = random.Random(seed)
    while not found.is_over and (plies is None or found.ply < plies):
        seat = found.to_move[0]
        found.play(seat, rng.choice(found.moves(seat)))
    return found


class Mendable(NamedTuple):
    """Something that is not legal now, and would be after a free exchange."""

    game: Game
    thing: str
    why: WhyNot


class Wanting(NamedTuple):
    """A kind of moves that belongs to the turn and is not possible now."""

    game: Game
    kind: str
    why: WhyNot


def wanting() -> Wanting:
    """A turn of Terra Nova in which some action is out of reach."""
    face = face_of(ecumene.box("terra-nova"))
    game = ecumene.new("terra-nova", seats=2, seed=1, options={"factions": "random"})
    rng = random.Random(1)
    while not game.is_over:
        seat = game.to_move[0]
        for kind in grey(game.view(seat), seat, face):
            reasons = why_not_kind(game, seat, kind, face)
            if reasons:
                return Wanting(game, kind, reasons[0])
        game.play(seat, rng.choice(game.moves(seat)))
    raise AssertionError("no such position in this game")


def mendable() -> Mendable:
    """A cell of Terra Nova that nothing can be done with, for want of coins that an exchange would bring."""
    face = face_of(ecumene.box("terra-nova"))
    game = ecumene.new("terra-nova", seats=2, seed=1, options={"factions": "random"})
    rng = random.Random(1)
    cells = [f"cell-{row}{column}" for row in "ABCDEFGHI" for column in range(1, 11)]
    while not game.is_over:
        seat = game.to_move[0]
        legal: list[Move] = game.moves(seat)
        # Whoever has just begun is rich.
        if game.ply > 12 and any(kind_of(move) == "exchange" for move in legal):
            view = game.view(seat)
            lit = {thing for move in legal for thing in face.things(view, seat, move)}
            for cell in cells:
                reasons = why_not(game, seat, cell, "", face) if cell not in lit else []
                if reasons and reasons[0].first is not None:
                    return Mendable(game, cell, reasons[0])
        game.play(seat, rng.choice([move for move in legal if kind_of(move) != "exchange"]))
    raise AssertionError("no such position in this game")

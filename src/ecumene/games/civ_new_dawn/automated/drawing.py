"""Drawing with equal chances (CV-469, CV-527): from options in a fixed order, and not at all if there is only one."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.state import State


def draw(game: State, items: list[int]) -> int:
    """One of these numbers."""
    return items[0] if len(items) == 1 else items[game.chance.below(len(items))]


def draw_space(game: State, spaces: list[int]) -> int:
    """One of these spaces, which are put in the order of their positions."""
    if len(spaces) == 1:
        return spaces[0]
    positions = game.land.positions
    return game.land.at[draw(game, sorted([positions[space] for space in spaces]))]


def best_space(game: State, spaces: list[int], worth: list[tuple[int, ...]]) -> int:
    """The space with the highest worth, drawn among equals; `worth` goes with the spaces, which are not empty."""
    highest = max(worth)
    return draw_space(game, [space for space, value in zip(spaces, worth, strict=True) if value == highest])


def move_key(move: Move) -> tuple[int, int, int, int]:
    return (move.verb, move.a, move.b, move.c)


def draw_move(game: State, moves: list[Move]) -> Move:
    """One of these moves."""
    if len(moves) == 1:
        return moves[0]
    return sorted(moves, key=move_key)[game.chance.below(len(moves))]

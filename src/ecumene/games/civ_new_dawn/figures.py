"""What armies and caravans have in common when they move: which one a move names, and why one cannot explore."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.exploring import can_explore_from
from ecumene.games.civ_new_dawn.moves import EXPLORE, ON_CARD, CivMove
from ecumene.games.civ_new_dawn.player import ON_CARD as LIES_ON_CARD
from ecumene.games.civ_new_dawn.state import State


def figure_named(game: State, figures: list[int], moved: int, name: int) -> int:
    """The first figure that stands where a move says and has not moved yet (`moved` has bits)."""
    space = LIES_ON_CARD if name == ON_CARD else game.land.at[name]
    for index, other in enumerate(figures):
        if other == space and not moved >> index & 1:
            return index
    raise ValueError("no such figure")


def explore_move(name: int, position: int) -> Move:
    """The move by which a figure explores from a position; on its card it names the city it starts from."""
    return CivMove(EXPLORE, ON_CARD, position) if name == ON_CARD else CivMove(EXPLORE, name)


def refuse_exploring(game: State, move: Move, explored: int) -> Refusal:
    """Why a figure cannot explore (CV-288, CV-296, CV-297, CV-431)."""
    if not game.stack:
        return Refusal("CV-297", "stack-empty")
    if explored:
        return Refusal("CV-296", "explored-already")
    space = game.land.at[move.b or move.a]
    if space < 0 or not can_explore_from(game, space):
        return Refusal("CV-288", "cannot-explore-there")
    return Refusal("CV-431", "no-spaces-left")

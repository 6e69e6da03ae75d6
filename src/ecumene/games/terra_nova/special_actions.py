"""Action: special action (TN-200 to TN-205): on the bonus tile with the spade, or on a palace."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.ability import NOTHING
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import ON_BONUS, ON_PALACE, SPECIAL_MOVES, SPECIALS
from ecumene.games.terra_nova.palace_steps import QUESTIONS
from ecumene.games.terra_nova.tiles import ROUNDS
from ecumene.games.terra_nova.transform import can_transform


def has_action(game: TerraNova, seat: int, where: int) -> bool:
    """Does the seat own that special action now?"""
    if where == ON_BONUS:
        return game.figures.bonus_tiles[game.mats[seat].bonus].spade
    return game.mats[seat].in_force.special_action != NOTHING


def can_be_done(game: TerraNova, seat: int, where: int) -> bool:
    """Can the effect be carried out (TN-205)?"""
    if where == ON_BONUS:
        return can_transform(game, seat, 1)
    return QUESTIONS[game.mats[seat].in_force.special_action][seat].can_be_answered(game)


def is_used(game: TerraNova, seat: int, where: int) -> bool:
    mat = game.mats[seat]
    return mat.bonus_used if where == ON_BONUS else mat.palace_used


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    if may_be_taken(game, seat, ON_BONUS):
        out.append(SPECIAL_MOVES[ON_BONUS])
    if may_be_taken(game, seat, ON_PALACE):
        out.append(SPECIAL_MOVES[ON_PALACE])


def may_be_taken(game: TerraNova, seat: int, where: int) -> bool:
    return has_action(game, seat, where) and not is_used(game, seat, where) and can_be_done(game, seat, where)


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    name: Arguments = {"action": Name(f"special-{SPECIALS[move.a]}"), "last": int(game.round == ROUNDS)}
    if not has_action(game, seat, move.a):
        return Refusal("TN-201", "no-special", name)
    if is_used(game, seat, move.a):
        return Refusal("TN-200", "action-used", name)
    return None if can_be_done(game, seat, move.a) else Refusal("TN-205", "no-target", name)


def take(game: TerraNova, seat: int, where: int, events: list[Event] | None) -> None:
    """Lay the X; the effect follows."""
    mat = game.mats[seat]
    if where == ON_BONUS:
        mat.bonus_used = True
    else:
        mat.palace_used = True
    if events is not None:
        events.append(Event("special-action", seat, "TN-200", {"action": Name(f"special-{SPECIALS[where]}")}))

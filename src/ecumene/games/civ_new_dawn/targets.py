"""What can be attacked in a space (CV-255, CV-416, CV-453, CV-454)."""

from __future__ import annotations

from ecumene.games.civ_new_dawn.moves import (
    ARMY_TARGET,
    BARBARIAN_TARGET,
    CARAVAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
    FORT_TARGET,
    TOKEN_TARGET,
)
from ecumene.games.civ_new_dawn.pacts import is_protected
from ecumene.games.civ_new_dawn.state import NO_SEAT, NONE, State


def all_targets(game: State, seat: int, space: int) -> list[tuple[int, int]]:
    """Everything hostile in a space, with its owner: what makes an army stop."""
    found: list[tuple[int, int]] = []
    if space in game.barbarians:
        found.append((BARBARIAN_TARGET, NO_SEAT))
    if game.states[space] != NONE and not game.is_borrowed(seat, space):
        found.append((CITY_STATE_TARGET, NO_SEAT))
    city = game.city_owner(space)
    if city >= 0:
        if city != seat:
            found.append((CITY_TARGET, city))
    elif space in game.land.forts:
        found.append((FORT_TARGET, NO_SEAT))
    token = game.token_owner(space)
    if token >= 0 and token != seat:
        found.append((TOKEN_TARGET, token))
    for other in range(game.seats):
        if other != seat:
            player = game.players[other]
            if space in player.armies:
                found.append((ARMY_TARGET, other))
            if space in player.caravans:
                found.append((CARAVAN_TARGET, other))
    return found


def allowed_targets(game: State, seat: int, space: int) -> list[tuple[int, int]]:
    """The targets of an attack there: a barbarian goes first, and pacts forbid some (CV-255, CV-453)."""
    targets = all_targets(game, seat, space)
    if targets and targets[0][0] == BARBARIAN_TARGET:
        return targets[:1]
    found: list[tuple[int, int]] = []
    for kind, owner in targets:
        if owner >= 0 and is_protected(game, seat, owner):
            continue
        if kind in (CITY_TARGET, TOKEN_TARGET) and figures_protected(game, seat, targets):
            continue
        found.append((kind, owner))
    return found


def figures_protected(game: State, seat: int, targets: list[tuple[int, int]]) -> bool:
    """Would a figure be destroyed too whose owner a pact protects (CV-274, CV-453)?"""
    for kind, owner in targets:
        if kind in (ARMY_TARGET, CARAVAN_TARGET) and is_protected(game, seat, owner):
            return True
    return False

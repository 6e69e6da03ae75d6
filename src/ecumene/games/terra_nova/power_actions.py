"""Action: power action (TN-180 to TN-198), and the Inventors' own action (TN-319)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.bridges import can_bridge
from ecumene.games.terra_nova.factions import FAIRIES, IFRITS, INVENTORS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import INVENTS, POWER_MOVES
from ecumene.games.terra_nova.rulings import out_of_reach, too_weak
from ecumene.games.terra_nova.sailing import refuse_step
from ecumene.games.terra_nova.tiles import (
    BOARD_ACTIONS,
    FAIRIES_ACTION,
    GIVES_BRIDGE,
    GIVES_SAILING,
    GIVES_SPADE,
    GIVES_TWO_SPADES,
    INVENTION,
    LAST_STEP,
    POWER_ACTIONS,
)
from ecumene.games.terra_nova.transform import can_transform
from ecumene.games.terra_nova.upgrade import put_factory
from ecumene.parts.hexes import cells_in


def cost(game: TerraNova, seat: int, action: int) -> int:
    """Ifrits pay 1 power less for every power action (TN-190)."""
    return POWER_ACTIONS[action].cost - (1 if game.mats[seat].faction == IFRITS else 0)


def is_used(game: TerraNova, seat: int, action: int) -> bool:
    return game.mats[seat].palace_used if action == FAIRIES_ACTION else bool(game.used >> action & 1)


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    power = mat.bowls.three
    if power < 2:
        return
    for action in range(BOARD_ACTIONS):
        if power >= cost(game, seat, action) and not game.used >> action & 1 and can_be_done(game, seat, action):
            out.append(POWER_MOVES[action])
    if mat.has_left(FAIRIES) and not mat.palace_used and can_be_done(game, seat, FAIRIES_ACTION):
        out.append(POWER_MOVES[FAIRIES_ACTION])
    if mat.has_left(INVENTORS) and power >= INVENTION and mat.factories_left > 0:
        for cell in cells_in(game.reach(seat) & game.free()):
            out.append(INVENTS[cell])


def can_be_done(game: TerraNova, seat: int, action: int) -> bool:
    """Can the effect be carried out at all (TN-194)?"""
    gives = POWER_ACTIONS[action].gives
    if gives == GIVES_BRIDGE:
        return can_bridge(game, seat)
    if gives == GIVES_SAILING:
        return game.mats[seat].sailing < LAST_STEP
    if gives == GIVES_SPADE:
        return can_transform(game, seat, 1)
    if gives == GIVES_TWO_SPADES:
        return can_transform(game, seat, 2)
    return True


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    action = move.a
    mat = game.mats[seat]
    name: dict[str, int | str] = {"action": f"power-{POWER_ACTIONS[action].id}"}
    if action == FAIRIES_ACTION:
        if mat.faction != FAIRIES:
            return Refusal("TN-191", "fairies-only")
        if mat.left < 0:
            return Refusal("TN-312", "no-left-palace")
    if is_used(game, seat, action):
        return Refusal("TN-192" if action == FAIRIES_ACTION else "TN-181", "action-used", name)
    refusal = too_weak(game, seat, cost(game, seat, action), "TN-180", f"power-{POWER_ACTIONS[action].id}")
    if refusal is not None:
        return refusal
    if can_be_done(game, seat, action):
        return None
    gives = POWER_ACTIONS[action].gives
    if gives == GIVES_SAILING:
        return refuse_step(game, seat)
    if gives == GIVES_BRIDGE and mat.bridges == 0:
        return Refusal("TN-173", "no-bridge")
    return Refusal("TN-194", "no-target", name)


def take(game: TerraNova, seat: int, action: int, events: list[Event] | None) -> None:
    """Spend the power and lay the X; the effect follows."""
    mat = game.mats[seat]
    power = cost(game, seat, action)
    mat.bowls.spend(power)
    if action == FAIRIES_ACTION:
        mat.palace_used = True
    else:
        game.used |= 1 << action
    if events is not None:
        names: dict[str, int | str] = {"action": f"power-{POWER_ACTIONS[action].id}", "power": power}
        events.append(Event("power-action", seat, "TN-180", names))


def refuse_invention(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    if mat.faction != INVENTORS:
        return Refusal("TN-319", "inventors-only")
    if mat.left < 0:
        return Refusal("TN-319", "no-left-palace")
    refusal = out_of_reach(game, seat, move.a)
    if refusal is None and mat.factories_left == 0:
        return Refusal("TN-321", "no-factory")
    return refusal or too_weak(game, seat, INVENTION, "TN-319", "invent")


def invent(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """A factory on a cell in reach, terrain and building free, without spades."""
    game.mats[seat].bowls.spend(INVENTION)
    if game.spades(seat, cell):
        game.make_home(seat, cell, 0, events)
    put_factory(game, seat, cell, events)

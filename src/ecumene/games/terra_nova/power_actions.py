"""Action: power action (TN-180 to TN-198), and the action that puts a factory for power (TN-319)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.bridges import can_bridge
from ecumene.games.terra_nova.factions.palaces import no_factory_for_power, no_own_power_action
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import POWER_MOVES, add
from ecumene.games.terra_nova.refusals import lacks_power, out_of_reach
from ecumene.games.terra_nova.sailing import refuse_step
from ecumene.games.terra_nova.tiles import (
    BOARD_ACTIONS,
    GIVES_BRIDGE,
    GIVES_SAILING,
    GIVES_SPADE,
    GIVES_TWO_SPADES,
    PALACE_ACTION,
    POWER_ACTIONS,
    ROUNDS,
)
from ecumene.games.terra_nova.transform import can_transform
from ecumene.games.terra_nova.upgrade import put_factory


def cost(game: TerraNova, seat: int, action: int) -> int:
    """By an ability every power action costs less (TN-190)."""
    return POWER_ACTIONS[action].cost - game.mats[seat].in_force.power_discount


def is_used(game: TerraNova, seat: int, action: int) -> bool:
    return game.mats[seat].palace_used if action == PALACE_ACTION else bool(game.used >> action & 1)


def options(game: TerraNova, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    power = mat.bowls.three
    if power == 0:
        return
    in_force = mat.in_force
    most = power + in_force.power_discount
    for action in range(BOARD_ACTIONS):
        if most >= POWER_ACTIONS[action].cost and not game.used >> action & 1 and can_be_done(game, seat, action):
            out.append(POWER_MOVES[action])
    if (
        in_force.own_power_action
        and power >= cost(game, seat, PALACE_ACTION)
        and not mat.palace_used
        and can_be_done(game, seat, PALACE_ACTION)
    ):
        out.append(POWER_MOVES[PALACE_ACTION])
    if in_force.factory_power and power >= in_force.factory_power and mat.factories_left > 0:
        add(game.reach(seat) & game.free(), game.cell_moves.invents, out)


def can_be_done(game: TerraNova, seat: int, action: int) -> bool:
    """Can the effect be carried out at all (TN-194)?"""
    gives = POWER_ACTIONS[action].gives
    if gives == GIVES_BRIDGE:
        return can_bridge(game, seat)
    if gives == GIVES_SAILING:
        return game.mats[seat].sailing < game.figures.last_step
    if gives == GIVES_SPADE:
        return can_transform(game, seat, 1)
    if gives == GIVES_TWO_SPADES:
        return can_transform(game, seat, 2)
    return True


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    action = move.a
    mat = game.mats[seat]
    called = Name(f"power-{POWER_ACTIONS[action].id}")
    name: Arguments = {"action": called, "last": int(game.round == ROUNDS)}
    if action == PALACE_ACTION and not mat.in_force.own_power_action:
        if mat.kind.left.own_power_action:
            return Refusal(mat.kind.left.rule, "no-left-palace")
        return no_own_power_action()
    if is_used(game, seat, action):
        return Refusal("TN-192" if action == PALACE_ACTION else "TN-181", "action-used", name)
    refusal = lacks_power(game, seat, cost(game, seat, action), "TN-180", called)
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
    mat.bowls = mat.bowls.after_spending(power)
    if action == PALACE_ACTION:
        mat.palace_used = True
    else:
        game.used |= 1 << action
    if events is not None:
        names: Arguments = {"action": Name(f"power-{POWER_ACTIONS[action].id}"), "power": power}
        events.append(Event("power-action", seat, "TN-180", names))


def refuse_invention(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    power = mat.in_force.factory_power
    if power == 0:
        if mat.kind.left.factory_power:
            return Refusal(mat.kind.left.rule, "no-left-palace")
        return no_factory_for_power()
    refusal = out_of_reach(game, seat, move.a)
    if refusal is None and mat.factories_left == 0:
        return Refusal("TN-321", "no-factory")
    return refusal or lacks_power(game, seat, power, "TN-319", Name("invent"))


def invent(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """A factory on a cell in reach, terrain and building free, without spades."""
    mat = game.mats[seat]
    power = mat.in_force.factory_power
    mat.bowls = mat.bowls.after_spending(power)
    if events is not None:
        events.append(Event("invented", seat, "TN-319", {"cell": game.land.name(cell), "power": power}))
    if game.spades(seat, cell):
        game.make_home(seat, cell, 0, events)
    put_factory(game, seat, cell, events)

"""Power actions of the board and special actions of boards and tiles (TM-102 to TM-108)."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica import building, favours, voyage
from ecumene.games.terra_mystica.factions import NO_ACTION
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS
from ecumene.games.terra_mystica.moves import (
    NEW_HOMES,
    NEW_HOMES_FOR_TOKENS,
    POWERS,
    SPECIAL_BONUS,
    SPECIAL_BRIDGE,
    SPECIAL_DOUBLE,
    SPECIAL_DWELLING,
    SPECIAL_FAVOUR,
    SPECIAL_MOVE,
    SPECIAL_MOVES,
    SPECIAL_POST,
    SPECIAL_SANDSTORM,
    SPECIAL_SHIP,
    SPECIAL_SPADES,
    SPECIAL_STEPS,
    SPECIAL_TERRAIN,
    SPECIAL_TOKENS,
    SPECIALS,
    add,
)
from ecumene.games.terra_mystica.pending import (
    DUE_FAVOUR,
    DUE_SHIP,
    DUE_STEP,
    DUE_TWO_STEPS,
    SPADES_IN_ORDER,
    SPADES_ONE_HEX,
    Digging,
)
from ecumene.games.terra_mystica.refusals import lacks, lacks_power, no_building_left, not_free, not_home, pay
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    ACT_BRIDGE,
    ACT_COINS,
    ACT_CULT,
    ACT_DOUBLE,
    ACT_FAVOUR,
    ACT_FREE_DWELLING,
    ACT_FREE_POST,
    ACT_MOVE,
    ACT_PRIEST,
    ACT_SANDSTORM,
    ACT_SHIP,
    ACT_SPADES,
    ACT_TERRAIN,
    ACT_TWO_STEPS,
    ACT_WORKERS,
    BONUS_TILES,
    DWELLING,
    FAVOUR_CULT,
    IN_MERCHANTS,
    POST,
    POWER_ACTIONS,
    SHIPYARD,
    STRONGHOLD,
)

#: Power, or tokens, for another home terrain (TM-179).
TERRAIN_POWER: Final = 5
#: Spades of the Giants' stronghold.
STRONGHOLD_SPADES: Final = 2

#: By special action of a stronghold: its effect in the row of the faction.
BY_STRONGHOLD: Final[dict[int, int]] = {
    SPECIAL_DOUBLE: ACT_DOUBLE,
    SPECIAL_STEPS: ACT_TWO_STEPS,
    SPECIAL_SPADES: ACT_SPADES,
    SPECIAL_SANDSTORM: ACT_SANDSTORM,
    SPECIAL_POST: ACT_FREE_POST,
    SPECIAL_DWELLING: ACT_FREE_DWELLING,
    SPECIAL_TERRAIN: ACT_TERRAIN,
    SPECIAL_TOKENS: ACT_TERRAIN,
}


# Power actions


def power_price(game: State, seat: int, number: int) -> int:
    return POWER_ACTIONS[number].power - game.mats[seat].kind.power_discount


def space_open(game: State, seat: int, number: int) -> bool:
    """A space is free, or its user may take it all the same (TM-103, TM-173, TM-272)."""
    if not game.used >> number & 1:
        return True
    mat = game.mats[seat]
    if not mat.kind.any_power_space or not mat.has(STRONGHOLD):
        return False
    return POWER_ACTIONS[number].box != IN_MERCHANTS or mat.has(SHIPYARD)


def refuse_effect(game: State, seat: int, effect: int, power_left: int) -> Refusal | None:
    """An action that consists of something impossible cannot be taken (TM-410)."""
    if effect == ACT_SPADES and game.mats[seat].kind.unlocks:
        return Refusal("TM-183", "no-spades")
    if effect == ACT_SHIP and not game.can_place_ship(seat):
        return Refusal("TM-357", "no-ship-possible")
    if effect == ACT_MOVE and not voyage.can_move(game, seat, power_left):
        return Refusal("TM-358", "no-move-possible")
    if effect == ACT_FAVOUR and not favours.any_left(game, seat):
        return Refusal("TM-356", "no-favour-left")
    return None


def power_options(game: State, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    power = mat.bowls.three
    for number, action in enumerate(POWER_ACTIONS):
        if action.box == IN_MERCHANTS and not game.merchants:
            return
        price = power_price(game, seat, number)
        if power < price or mat.priests < action.priests or not space_open(game, seat, number):
            continue
        if action.effect == ACT_BRIDGE:
            building.bridge_options(game, seat, game.cell_moves.power_bridges, out)
        elif refuse_effect(game, seat, action.effect, power - price) is None:
            out.append(POWERS[number])


def refuse_power(game: State, seat: int, move: Move) -> Refusal | None:
    action = POWER_ACTIONS[move.a]
    name = Name(f"power-{action.id}")
    mat = game.mats[seat]
    if action.box == IN_MERCHANTS and not game.merchants:
        return Refusal("TM-104", "without-merchants")
    if not space_open(game, seat, move.a):
        return Refusal("TM-103", "space-used", {"action": name})
    price = power_price(game, seat, move.a)
    refusal = lacks_power(mat, price, "TM-102", name) or lacks(mat, 0, 0, action.priests, "TM-106", name)
    if refusal is not None:
        return refusal
    if action.effect == ACT_BRIDGE:
        return building.refuse_bridge(game, seat, move)
    return refuse_effect(game, seat, action.effect, mat.bowls.three - price)


def take_power(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    action = POWER_ACTIONS[move.a]
    mat = game.mats[seat]
    mat.bowls = mat.bowls.after_spending(power_price(game, seat, move.a))
    mat.priests -= action.priests
    game.used |= 1 << move.a
    if events is not None:
        events.append(Event("power-action", seat, "TM-102", {"action": Name(f"power-{action.id}")}))
    if action.effect == ACT_BRIDGE:
        building.build_bridge(game, seat, move, events)
    else:
        give(game, seat, action.effect, action.amount, events)


def give(game: State, seat: int, effect: int, amount: int, events: list[Event] | None) -> None:
    """What an action brings that names nothing more."""
    mat = game.mats[seat]
    if effect == ACT_PRIEST:
        game.gain_priests(seat, amount)
    elif effect == ACT_WORKERS:
        mat.workers += amount
    elif effect == ACT_COINS:
        mat.coins += amount
    elif effect == ACT_SPADES:
        spades = game.gain_spades(seat, amount, events)
        if spades:
            game.digging = Digging(SPADES_ONE_HEX if amount == 1 else SPADES_IN_ORDER, spades)
    elif effect == ACT_CULT:
        mat.owe(DUE_STEP)
    elif effect == ACT_TWO_STEPS:
        mat.owe(DUE_TWO_STEPS)
    elif effect == ACT_SHIP:
        mat.owe(DUE_SHIP)
    elif effect == ACT_MOVE:
        voyage.begin(game, seat)
    elif effect == ACT_FAVOUR:
        mat.owe(DUE_FAVOUR)
    elif effect == ACT_SANDSTORM:
        game.digging = Digging(SPADES_ONE_HEX, sandstorm=True)


# Special actions


def effect_of(game: State, seat: int, special: int) -> int:
    """What a special action does for this seat, or NO_ACTION if the seat does not have it (TM-107)."""
    mat = game.mats[seat]
    if special == SPECIAL_BONUS:
        return BONUS_TILES[mat.bonus].action if mat.bonus >= 0 else NO_ACTION
    if special == SPECIAL_FAVOUR:
        return ACT_CULT if mat.holds(FAVOUR_CULT) else NO_ACTION
    if special == SPECIAL_MOVE:
        return ACT_MOVE if game.merchants else NO_ACTION
    if special == SPECIAL_SHIP:
        return ACT_SHIP if game.merchants and mat.has(SHIPYARD) else NO_ACTION
    if special == SPECIAL_BRIDGE:
        return ACT_BRIDGE if mat.kind.bridge_workers else NO_ACTION
    effect = BY_STRONGHOLD[special]
    return effect if mat.has(STRONGHOLD) and mat.kind.stronghold_action == effect else NO_ACTION


def special_options(game: State, seat: int, out: list[Move]) -> None:
    mat = game.mats[seat]
    for special in range(SPECIAL_BRIDGE):
        if not mat.used >> special & 1 and effect_of(game, seat, special) != NO_ACTION:
            move = SPECIAL_MOVES[special]
            if refuse_special(game, seat, move) is None:
                out.append(move)
    kind = mat.kind
    if kind.bridge_workers and mat.workers >= kind.bridge_workers:
        building.bridge_options(game, seat, game.cell_moves.special_bridges, out)
    if not mat.has(STRONGHOLD):
        return
    if kind.stronghold_action == ACT_FREE_POST and not mat.used >> SPECIAL_POST & 1:
        add(building.upgradable(game, seat, POST), game.cell_moves.free_posts, out)
    elif kind.stronghold_action == ACT_FREE_DWELLING and not mat.used >> SPECIAL_DWELLING & 1:
        if mat.left(DWELLING):
            add(game.free() & game.home_cells(seat), game.cell_moves.free_dwellings, out)
    elif kind.stronghold_action == ACT_TERRAIN:
        for terrain in new_homes(game, seat):
            if mat.bowls.three >= TERRAIN_POWER:
                out.append(NEW_HOMES[terrain])
            if mat.bowls.one + mat.bowls.two + mat.bowls.three >= TERRAIN_POWER:
                out.append(NEW_HOMES_FOR_TOKENS[terrain])


def new_homes(game: State, seat: int) -> list[int]:
    """Terrains that are nobody's home (TM-315)."""
    taken = [mat.terrain for mat in game.mats]
    return [terrain for terrain in range(CYCLE) if terrain not in taken]


def refuse_special(game: State, seat: int, move: Move) -> Refusal | None:
    special = move.a
    mat = game.mats[seat]
    kind = mat.kind
    name = Name(f"special-{SPECIALS[special]}")
    effect = effect_of(game, seat, special)
    if effect == NO_ACTION:
        return Refusal("TM-107", "no-such-action", {"action": name})
    if mat.used >> special & 1:
        return Refusal("TM-062", "space-used", {"action": name})
    if special == SPECIAL_BRIDGE:
        return lacks(mat, kind.bridge_workers, 0, 0, kind.rule, name) or building.refuse_bridge(game, seat, move)
    if special == SPECIAL_POST:
        return building.refuse_target(game, seat, move.b, POST)
    if special == SPECIAL_DWELLING:
        refusal = no_building_left(game, seat, DWELLING) or not_free(game, move.b)
        return refusal or not_home(game, seat, move.b, kind.rule)
    if special in (SPECIAL_TERRAIN, SPECIAL_TOKENS):
        return _refuse_terrain(game, seat, move, name)
    if special == SPECIAL_SHIP:
        workers, coins = kind.ship_price
        refusal = lacks(mat, workers, coins, 0, "TM-232", name)
        if refusal is not None:
            return refusal
    return refuse_effect(game, seat, effect, mat.bowls.three)


def _refuse_terrain(game: State, seat: int, move: Move, name: Name) -> Refusal | None:
    mat = game.mats[seat]
    if move.b not in new_homes(game, seat):
        names: Arguments = {"terrain": Name(TERRAINS[move.b])}
        return Refusal("TM-315", "terrain-taken", names)
    if move.a == SPECIAL_TERRAIN:
        return lacks_power(mat, TERRAIN_POWER, "TM-179", name)
    have = mat.bowls.one + mat.bowls.two + mat.bowls.three
    return None if have >= TERRAIN_POWER else Refusal("TM-179", "lacks-tokens", {"need": TERRAIN_POWER, "have": have})


def take_special(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    special = move.a
    mat = game.mats[seat]
    effect = effect_of(game, seat, special)
    if special not in (SPECIAL_BRIDGE, SPECIAL_TERRAIN, SPECIAL_TOKENS):
        mat.used |= 1 << special
    if events is not None:
        events.append(Event("special-action", seat, "TM-107", {"action": Name(f"special-{SPECIALS[special]}")}))
    if special == SPECIAL_BRIDGE:
        mat.workers -= mat.kind.bridge_workers
        building.build_bridge(game, seat, move, events)
    elif special == SPECIAL_POST:
        building.upgrade(game, seat, move.b, POST, True, events)
    elif special == SPECIAL_DWELLING:
        building.put(game, seat, DWELLING, move.b, mat.kind.rule, events)
    elif special == SPECIAL_TERRAIN:
        mat.bowls = mat.bowls.after_spending(TERRAIN_POWER)
        change_home(game, seat, move.b, events)
    elif special == SPECIAL_TOKENS:
        mat.bowls = mat.bowls.after_discarding(TERRAIN_POWER)
        change_home(game, seat, move.b, events)
    elif special == SPECIAL_DOUBLE:
        game.actions = 2
        game.doubled = True
    else:
        if special == SPECIAL_SHIP:
            workers, coins = mat.kind.ship_price
            pay(mat, workers, coins)
        give(game, seat, effect, STRONGHOLD_SPADES if special == SPECIAL_SPADES else 1, events)


def change_home(game: State, seat: int, terrain: int, events: list[Event] | None) -> None:
    """Another home terrain; the hexes under own buildings follow (TM-179)."""
    mat = game.mats[seat]
    mat.terrain = terrain
    game.change_terrain(mat.own, terrain)
    if events is not None:
        events.append(Event("home-changed", seat, "TM-179", {"terrain": Name(TERRAINS[terrain])}))

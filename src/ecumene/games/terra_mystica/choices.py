"""Choices that arise from actions, incomes and answers: what is open, and what must be chosen (TM-422)."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica import actions, building, favours, priests, ships, towns
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS
from ecumene.games.terra_mystica.moves import (
    BRIDGE,
    CULT,
    EXTRAS,
    FAVOUR,
    HOMES,
    KEEP,
    KEEPS,
    KEY,
    KEYS,
    REWARD,
    REWARD_CULTS,
    REWARD_ORDERS,
    REWARD_PRIEST,
    REWARD_STEP,
    REWARD_TRACK,
    SHIP,
    STEPS,
    TERRAIN,
    TOKEN,
    TOKENS,
    TOWN,
    TWO_STEPS,
    UNLOCK,
    UNLOCKS,
)
from ecumene.games.terra_mystica.pending import (
    DUE_BRIDGE,
    DUE_FAVOUR,
    DUE_KEY,
    DUE_PRIEST,
    DUE_REWARD,
    DUE_SHIP,
    DUE_SHIP_MAY,
    DUE_STEP,
    DUE_TERRAIN,
    DUE_TOKEN,
    DUE_TOWN,
    DUE_TWO_STEPS,
    DUE_UNLOCK,
    DUES,
)
from ecumene.games.terra_mystica.points import TOKEN_PAID
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import CULTS, REWARD_COINS, REWARD_WORKERS

#: Choices that may be left alone; they are lost when the turn ends.
OPTIONAL: Final[tuple[int, ...]] = (DUE_BRIDGE, DUE_PRIEST, DUE_TOKEN, DUE_TERRAIN, DUE_SHIP_MAY)
#: With the reading `site` these stay open beyond the turn (TM-417).
LATE: Final[tuple[int, ...]] = (DUE_STEP, DUE_TOKEN, DUE_UNLOCK)
#: All kinds, and those that are asked outside the own turn, as sets.
ALL: Final[int] = (1 << DUES) - 1
#: The verb that answers each kind of choice.
VERB_OF: Final[dict[int, int]] = {
    FAVOUR: DUE_FAVOUR,
    TOWN: DUE_TOWN,
    KEY: DUE_KEY,
    BRIDGE: DUE_BRIDGE,
    TOKEN: DUE_TOKEN,
    UNLOCK: DUE_UNLOCK,
    KEEP: DUE_UNLOCK,
    TERRAIN: DUE_TERRAIN,
    REWARD: DUE_REWARD,
}


def forget_impossible(game: State, seat: int) -> None:
    """Choices with nothing to choose from are gone: no favour tile left, no place for a ship."""
    mat = game.mats[seat]
    if mat.due[DUE_FAVOUR] and not favours.any_left(game, seat):
        mat.drop(DUE_FAVOUR)
    if ships.ship_due(game, seat) >= 0:
        ships.lose_unplaceable(game, seat)


def must_choose(game: State, seat: int, kinds: int = ALL) -> int:
    """The first choice that has to be made, or -1."""
    mat = game.mats[seat]
    for due in range(DUES):
        if mat.due[due] and kinds >> due & 1 and due not in OPTIONAL and not (game.site and due in LATE):
            return due
    return -1


def is_open(game: State, seat: int, kinds: int = ALL) -> bool:
    """Is there anything to choose?"""
    mat = game.mats[seat]
    for due in range(DUES):
        if mat.due[due] and kinds >> due & 1:
            return True
    return False


def give_up(game: State, seat: int) -> None:
    """The turn ends: what may be left alone is lost."""
    mat = game.mats[seat]
    for due in OPTIONAL:
        if not (game.site and due in LATE):
            mat.drop(due)


def unlock_price(game: State, seat: int, terrain: int) -> int:
    """Coins for a terrain (TM-181, TM-316)."""
    return 2 if game.home_of_another(seat, terrain) else 1


def options(game: State, seat: int, out: list[Move], kinds: int = ALL) -> None:
    """Every way to make one of the open choices of these kinds."""
    mat = game.mats[seat]
    due = mat.due
    if due[DUE_FAVOUR] and kinds >> DUE_FAVOUR & 1:
        favours.options(game, seat, out)
    if due[DUE_TOWN] and kinds >> DUE_TOWN & 1:
        towns.options(game, out)
    if due[DUE_KEY] and kinds >> DUE_KEY & 1:
        out += [KEYS[cult] for cult in range(len(CULTS)) if _waits(game, seat, cult)]
    if due[DUE_STEP] and kinds >> DUE_STEP & 1:
        out += STEPS
    if due[DUE_TWO_STEPS] and kinds >> DUE_TWO_STEPS & 1:
        out += TWO_STEPS
    if due[DUE_BRIDGE] and kinds >> DUE_BRIDGE & 1:
        building.bridge_options(game, seat, game.cell_moves.bridges, out)
    if due[DUE_TOKEN] and kinds >> DUE_TOKEN & 1 and mat.vp > 0:
        out.append(TOKENS)
    if due[DUE_UNLOCK] and kinds >> DUE_UNLOCK & 1:
        for terrain in range(CYCLE):
            if not mat.unlocked >> terrain & 1 and mat.coins >= unlock_price(game, seat, terrain):
                out.append(UNLOCKS[terrain])
        out.append(KEEPS)
    if due[DUE_TERRAIN] and kinds >> DUE_TERRAIN & 1:
        out += [HOMES[terrain] for terrain in actions.new_homes(game, seat)]
    if due[DUE_REWARD] and kinds >> DUE_REWARD & 1:
        _reward_options(game, seat, out)
    if kinds >> DUE_SHIP & 1:
        ships.options(game, seat, out)


def _waits(game: State, seat: int, cult: int) -> bool:
    """Does a marker of the seat wait for a key on this cult (TM-423)?"""
    return bool(game.mats[seat].waiting >> cult & 1) and game.on_top(cult) < 0


def _reward_options(game: State, seat: int, out: list[Move]) -> None:
    """Favour tile m1: a priest of the supply on a cult order, a step, or shipping (TM-234, TM-384)."""
    for cult in range(len(CULTS)):
        if game.priests_free(seat) > 0:
            for steps in (3, 2):
                if priests.free_space(game, cult, steps) >= 0:
                    out.append(REWARD_ORDERS[cult][steps])
        out.append(REWARD_CULTS[cult])
    out.append(REWARD_TRACK)


def refuse(game: State, seat: int, move: Move, owed: Refusal, kinds: int = ALL) -> Refusal | None:
    """Why a choice cannot be made so; `owed` for a move that answers no open question of these kinds."""
    verb = move.verb
    mat = game.mats[seat]
    if verb == CULT:
        due = DUE_STEP if move.b == 1 else DUE_TWO_STEPS
        return None if mat.due[due] and kinds >> due & 1 else owed
    if verb == SHIP:
        return ships.refuse(game, seat, move) if kinds >> DUE_SHIP & 1 else owed
    kind = VERB_OF.get(verb, -1)
    if kind < 0 or not kinds >> kind & 1 or mat.due[kind] == 0:
        return owed
    if verb == FAVOUR:
        return favours.refuse(game, seat, move)
    if verb == TOWN:
        return towns.refuse(game, move)
    if verb == BRIDGE:
        return building.refuse_bridge(game, seat, move)
    if verb == KEY:
        names: Arguments = {"cult": Name(f"cult-{CULTS[move.a]}")}
        return None if _waits(game, seat, move.a) else Refusal("TM-423", "no-key-needed", names)
    if verb == TOKEN:
        needs: Arguments = {"deed": Name("token"), "need": 1, "have": mat.vp}
        return None if mat.vp > 0 else Refusal("TM-279", "lacks-points", needs)
    if verb == TERRAIN:
        terrain: Arguments = {"terrain": Name(TERRAINS[move.a])}
        return None if move.a in actions.new_homes(game, seat) else Refusal("TM-352", "terrain-taken", terrain)
    if verb == UNLOCK:
        return _refuse_unlock(game, seat, move.a)
    if verb == REWARD and move.a == REWARD_PRIEST:
        if game.priests_free(seat) == 0:
            return Refusal("TM-384", "no-priest-left")
        return priests.refuse_space(game, move.b // EXTRAS, move.b % EXTRAS)
    return None


def _refuse_unlock(game: State, seat: int, terrain: int) -> Refusal | None:
    mat = game.mats[seat]
    if mat.unlocked >> terrain & 1:
        return Refusal("TM-181", "unlocked-already", {"terrain": Name(TERRAINS[terrain])})
    price = unlock_price(game, seat, terrain)
    needs: Arguments = {"deed": Name("unlocking"), "need": price, "have": mat.coins}
    return None if mat.coins >= price else Refusal("TM-181", "lacks-coins", needs)


def take(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """Make one choice."""
    verb = move.verb
    mat = game.mats[seat]
    if verb == CULT:
        mat.settle(DUE_STEP if move.b == 1 else DUE_TWO_STEPS)
        game.climb(seat, move.a, move.b, events)
        game.use_keys(seat, events)
    elif verb == SHIP:
        ships.place(game, seat, move.a, events)
    elif verb == FAVOUR:
        favours.take(game, seat, move.a, events)
    elif verb == TOWN:
        towns.take(game, seat, move.a, events)
    elif verb == BRIDGE:
        mat.settle(DUE_BRIDGE)
        building.build_bridge(game, seat, move, events)
    elif verb == KEY:
        game.enter_top(seat, move.a, events)
        game.use_keys(seat, events)
    elif verb == TOKEN:
        mat.settle(DUE_TOKEN)
        game.score(seat, TOKEN_PAID, -1, events)
        mat.bowls = Bowls(mat.bowls.one, mat.bowls.two, mat.bowls.three + 1)
    elif verb == TERRAIN:
        mat.settle(DUE_TERRAIN)
        actions.change_home(game, seat, move.a, events)
    elif verb in (UNLOCK, KEEP):
        _take_priest(game, seat, move, events)
    elif verb == REWARD:
        _take_reward(game, seat, move, events)
    forget_impossible(game, seat)


def _take_priest(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """A priest gained is kept, as far as the limit allows, or unlocks a terrain (TM-181, TM-182)."""
    mat = game.mats[seat]
    mat.settle(DUE_UNLOCK)
    if move.verb == KEEP:
        mat.priests += min(1, game.priests_free(seat))
        mat.kept = True
        return
    mat.coins -= unlock_price(game, seat, move.a)
    mat.unlocked |= 1 << move.a
    mat.priest_limit += 1
    if events is not None:
        events.append(Event("unlocked", seat, "TM-181", {"terrain": Name(TERRAINS[move.a])}))
    if mat.unlocked == (1 << CYCLE) - 1 and not game.site:
        # Nothing is left to unlock: further priests are simply gained (TM-317).
        rest = mat.due[DUE_UNLOCK]
        mat.drop(DUE_UNLOCK)
        mat.priests += min(rest, game.priests_free(seat))


def _take_reward(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.settle(DUE_REWARD)
    if move.a == REWARD_PRIEST:
        mat.coins += REWARD_COINS
        priests.put_on_order(game, seat, move.b // EXTRAS, move.b % EXTRAS, events)
    elif move.a == REWARD_STEP:
        mat.coins += REWARD_COINS
        game.climb(seat, move.b, 1, events)
        game.use_keys(seat, events)
    else:
        mat.workers += REWARD_WORKERS
        game.free_shipping(seat, events)

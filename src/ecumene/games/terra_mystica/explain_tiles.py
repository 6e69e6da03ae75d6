"""What tiles, actions, cults and trades are, told as title, lines and rules. `say` is whatever says a message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.argument import Name, Seat
from ecumene.games.terra_mystica import actions, scoring
from ecumene.games.terra_mystica.deed_text import capital, mine, price, reads, sentence, vessel
from ecumene.games.terra_mystica.faction_text import own_ship_price
from ecumene.games.terra_mystica.factions import NO_ACTION
from ecumene.games.terra_mystica.moves import SPECIAL_BONUS, SPECIAL_BRIDGE, SPECIAL_TERRAIN, SPECIALS
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tile_text import (
    STEPS_OF,
    Say,
    bonus_parts,
    favour_effects,
    goods_parts,
    listed,
    power_line,
    scoring_cult,
    scoring_deed,
    town_parts,
)
from ecumene.games.terra_mystica.tiles import (
    ACT_CULT,
    ACT_TWO_STEPS,
    AREA_POINTS,
    BONUS_TILES,
    BUILDINGS,
    CULT_POINTS,
    CULT_POWER,
    CULT_TOP,
    CULTS,
    FAVOUR_TILES,
    FINAL_TILES,
    IN_MERCHANTS,
    ORDER_SPACES,
    POWER_ACTIONS,
    ROUNDS,
    SCORING_TILES,
    TOWN_BUILDINGS,
    TOWN_TILES,
    TOWN_VALUE,
    TRADE_GOODS,
    TRADE_POINTS,
    TRADE_POWER,
    TRADE_STEPS,
)

Told: TypeAlias = "tuple[str, list[str], list[str]]"


def _round(game: State, rest: str, say: Say) -> Told | None:
    number = int(rest) if rest.isdecimal() else 0
    if not 1 <= number <= len(game.scoring):
        return None
    tile = SCORING_TILES[game.scoring[number - 1]]
    state = "past" if number < game.round or game.is_over else "now" if number == game.round else "coming"
    lines = [sentence(scoring_deed(tile, say)), say("explain-round-state", state=state)]
    if number < ROUNDS:
        lines.append(say("explain-cult-bonus", cult=scoring_cult(tile, say)))
    else:
        lines.append(say("explain-no-cult-bonus"))
    return say("explain-round", round=number), lines, ["TM-006", "TM-008", "TM-138"]


def _final(game: State, rest: str, say: Say) -> Told | None:
    if rest:
        return None
    points = ", ".join(map(str, AREA_POINTS))
    cults = ", ".join(map(str, CULT_POINTS))
    lines = [say("explain-area", points=points)]
    rules = ["TM-146", "TM-147", "TM-148", "TM-150", "TM-151"]
    if game.final >= 0:
        lines.append(say("explain-final", tile=Name(f"final-{FINAL_TILES[game.final]}"), points=points))
        rules.insert(2, "TM-153")
    coins = scoring.COINS_FOR_POINT
    lines += [say("explain-cult-points", points=cults), say("explain-resources", coins=coins)]
    return say("explain-final-title"), lines, rules


def _power(game: State, rest: str, say: Say) -> Told | None:
    known = [action.id for action in POWER_ACTIONS if action.box != IN_MERCHANTS or game.merchants]
    if rest not in known:
        return None
    number = known.index(rest)
    action = POWER_ACTIONS[number]
    cost = actions.power_price(game, game.viewer, number) if reads(game) else action.power
    used = "free" if not game.used >> number & 1 else "used-last" if game.round == ROUNDS else "used"
    lines = [power_line(action, cost, say), say("explain-power-state", state=used)]
    rules = ["TM-102", "TM-103"] if action.box != IN_MERCHANTS else ["TM-104", "TM-103"]
    return capital(say("explain-thing", thing=Name(f"power-{action.id}"))), lines, rules


def _special(game: State, rest: str, say: Say) -> Told | None:
    if rest not in SPECIALS:
        return None
    number = SPECIALS.index(rest)
    seat = mine(game)
    mat = game.mats[seat]
    numbers: dict[str, float | str] = {
        "kind": vessel(game, seat) if mat.faction >= 0 else "ship",
        "workers": mat.kind.bridge_workers,
        "power": actions.TERRAIN_POWER,
        "spades": actions.STRONGHOLD_SPADES,
        "extra": mat.kind.extra_spaces,
        "step": STEPS_OF[ACT_CULT],
        "steps": STEPS_OF[ACT_TWO_STEPS],
    }
    lines = [say(f"explain-special-{rest}", **numbers)]
    if mat.faction >= 0:
        if rest == "ship":
            lines.append(say("explain-ship-price", price=price(say, *mat.kind.ship_price)))
            lines += own_ship_price(mat.kind, say)
        if rest == "bonus" and mat.bonus >= 0:
            lines.append(sentence("; ".join(bonus_parts(BONUS_TILES[mat.bonus], say))))
        has = actions.effect_of(game, seat, number) != NO_ACTION
        again = number in (SPECIAL_BRIDGE, SPECIAL_TERRAIN)
        state = "none" if not has else "again" if again else "used" if mat.used >> number & 1 else "free"
        lines.append(say("explain-special-state", state=state))
    return capital(say("explain-thing", thing=Name(f"special-{rest}"))), lines, ["TM-107", "TM-062"]


def _bonus(game: State, rest: str, say: Say) -> Told | None:
    found = [tile for tile in BONUS_TILES if tile.id == rest]
    if not found:
        return None
    tile = found[0]
    lines = [sentence(part) for part in bonus_parts(tile, say)]
    for seat, mat in enumerate(game.mats):
        if mat.bonus == tile.number:
            lines.append(say("explain-held", seat=Seat(seat)))
            if tile.action >= 0:
                used = mat.used >> SPECIAL_BONUS & 1
                lines.append(say("explain-action-state", state="used" if used else "free"))
    if tile.number in game.pool:
        lines.append(say("explain-pool", coins=game.bonus_coins[tile.number]))
    return say("explain-bonus", number=tile.id), lines, ["TM-045", "TM-109", "TM-286"]


def _favour(game: State, rest: str, say: Say) -> Told | None:
    found = [tile for tile in FAVOUR_TILES if tile.id == rest]
    if not found:
        return None
    tile = found[0]
    first = say("steps-in", steps=tile.steps, where=say(f"in-{CULTS[tile.cult]}"))
    lines = [say("explain-at-once", gift=first), *[sentence(part) for part in favour_effects(tile, say)]]
    lines += [say("explain-owned", seat=Seat(seat)) for seat, mat in enumerate(game.mats) if mat.holds(tile.number)]
    lines.append(say("explain-left", left=game.favours_left[tile.number]))
    return say("explain-favour", number=tile.id), lines, ["TM-095", "TM-096", "TM-011"]


def _town(game: State, rest: str, say: Say) -> Told | None:
    found = [tile for tile in TOWN_TILES if tile.id == rest]
    if not found:
        return None
    tile = found[0]
    value = game.town_value(game.viewer) if reads(game) else TOWN_VALUE
    lines = [sentence(listed(town_parts(tile, say), say)), say("explain-town", buildings=TOWN_BUILDINGS, value=value)]
    lines += [say("explain-owned", seat=Seat(seat)) for seat, mat in enumerate(game.mats) if tile.number in mat.towns]
    lines.append(say("explain-left", left=game.towns_left[tile.number]))
    return say("explain-town-title", number=tile.id), lines, ["TM-120", "TM-121", "TM-123", "TM-124"]


# Cults and trade


def _cult(game: State, rest: str, say: Say) -> Told | None:
    if rest not in CULTS:
        return None
    cult = CULTS.index(rest)
    power = [(step, gain) for step, gain in enumerate(CULT_POWER) if gain]
    lines = [
        say(
            "explain-cult",
            spaces=", ".join(str(step) for step, _ in power),
            power=", ".join(str(gain) for _, gain in power),
            top=CULT_TOP,
        )
    ]
    lines += [
        say("explain-cult-place", seat=Seat(seat), step=mat.cults[cult])
        for seat, mat in enumerate(game.mats)
        if mat.faction >= 0
    ]
    free = [str(steps) for steps, seat in zip(ORDER_SPACES, game.order_spaces(cult), strict=True) if seat < 0]
    lines.append(say("explain-orders", list=", ".join(free) or say("show-none")))
    lines.append(say("explain-cult-end", points=", ".join(map(str, CULT_POINTS))))
    title = capital(say("explain-thing", thing=Name(f"cult-{rest}")))
    return title, lines, ["TM-099", "TM-132", "TM-133", "TM-150"]


def _trade(game: State, rest: str, say: Say) -> Told | None:
    """What trades pay, by building."""
    if rest != "card" or not game.merchants:
        return None
    lines: list[str] = []
    for number, building in enumerate(BUILDINGS):
        gains = [say("count-points", n=TRADE_POINTS[number]), *goods_parts(TRADE_GOODS[number], say)]
        if building in CHOSEN:
            gains.append(say(f"trade-{building}", power=TRADE_POWER, steps=TRADE_STEPS))
        lines.append(sentence(say("explain-trade", building=Name(building), gains=", ".join(gains))))
    return say("explain-trade-title"), lines, ["TM-208", "TM-209", "TM-211"]


#: Buildings whose trade gives something to choose or to do.
CHOSEN: Final = ("temple", "stronghold", "sanctuary", "shipyard")

TOLD: Final[dict[str, Callable[[State, str, Say], Told | None]]] = {
    "round": _round,
    "final": _final,
    "power": _power,
    "special": _special,
    "bonus": _bonus,
    "favour": _favour,
    "town": _town,
    "cult": _cult,
    "trade": _trade,
}

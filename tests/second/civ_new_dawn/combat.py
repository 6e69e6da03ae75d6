"""An attack: target, dice, tokens, outcome, retreat (CV-254 to CV-279)."""

from typing import Any

from tests.second.civ_new_dawn.data import RESOURCES
from tests.second.civ_new_dawn.gains import pay_resource, spend, spendable
from tests.second.civ_new_dawn.grid import neighbours, within
from tests.second.civ_new_dawn.pacts import protected
from tests.second.civ_new_dawn.pieces import (
    as_city,
    barbarians,
    cards_of,
    controls,
    difficulty,
    figures,
    given_by,
    holds,
    named,
    own_city,
    owner,
    rivals,
    terrain,
    tokens,
    wonders,
)
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, push, question, step, todo

NEUTRAL = {"barbarian": 0, "fort": 6, "city-state": 8}
Target = tuple[str, str | None]


def targets(t: Table, who: str, pos: Pos) -> list[Target]:
    """What an army of the player has to attack there (CV-246, CV-247, CV-255)."""
    space = t.spaces[pos]
    if barbarians(t, pos):
        return [("barbarian", None)]
    found: list[Target] = []
    if space.state and not as_city(t, who, pos):
        found.append(("city-state", None))
    if space.terrain == "fort" and not space.city:
        found.append(("fort", None))
    if space.city not in (None, who):
        found.append(("city", space.city))
    if space.control not in (None, who):
        found.append(("control", space.control))
    for sort in ("army", "caravan"):
        for name in dict.fromkeys(name for name, _ in figures(t, pos, sort, rivals(t, who))):
            found.append((sort, name))
    return found


def permitted(t: Table, who: str, pos: Pos) -> list[Target]:
    """The targets no Non-Aggression Pact forbids (CV-453)."""
    found = []
    for sort, name in targets(t, who, pos):
        others = {rival for rival, _ in figures(t, pos, "", rivals(t, who))} if sort in {"city", "control"} else set()
        if not any(protected(t, who, one) for one in (name, *others)):
            found.append((sort, name))
    return found


def attack_value(t: Table, d: dict[str, Any]) -> int:
    """What the attacker adds to the die (CV-256, CV-257 and cards)."""
    who, pos, sort, defender = d["who"], d["pos"], d["target"], d["defender"]
    text = t.text(d["card"])
    value = d["slot"] + text["plus"] + (text.get("vs_barbarian", 0) if sort == "barbarian" else 0)
    value += both_sides(t, who, pos, t.spaces[pos].state if sort == "city-state" else None)
    value += sum(2 for name in wonders(t, who) if name in {"Terracotta Army", "Pentagon"})
    value += sum(2 for giver in given_by(t, who, "Joint War") if giver != defender)
    if holds(t, who, "Kabul") and (sort == "city" or (sort == "city-state" and t.spaces[pos].state != "Kabul")):
        value += 3
    space_owner = owner(t, pos)
    if controls(t, who, "Kremlin") and space_owner not in (None, who):
        count = {name: sum(t.spaces[p].reinforced for p in tokens(t, name)) for name in t.order}
        if count[who] > count[defender or space_owner or who]:
            value += 4
    if t.seats[who].leader == "Ottoman" and defender and t.ibrahim == defender:
        value += 2
    return int(value)


def both_sides(t: Table, who: str, pos: Pos, attacked: str | None = None) -> int:
    """What counts in attack and defence: Alhambra, Big Ben, Carthage, Scythia."""
    value = 2 if controls(t, who, "Alhambra") else 0
    if controls(t, who, "Big Ben"):
        value += 2 * sum(len(figures(t, near, "caravan", [who])) for near in neighbours(t, pos))
    if holds(t, who, "Carthage") and attacked != "Carthage":
        near = within(t, [pos], 2)
        value += sum(t.spaces[p].state is not None or own_city(t, who, p) for p in near)
    if t.seats[who].leader == "Scythia" and terrain(t, pos) in {"grassland", "hills"}:
        value += 3
    return value


def defence_value(t: Table, d: dict[str, Any]) -> int:
    """What the defender adds to the die (CV-259 to CV-266)."""
    pos, sort, who = d["pos"], d["target"], d["defender"]
    hard = difficulty(t, pos, d["who"])
    if sort in NEUTRAL:
        return NEUTRAL[sort] or hard
    each = 2 if t.seats[who].leader == "China" else 1
    each = max(each - t.text(d["card"]).get("reinforced_bonus_minus", 0), 0)
    walls = sum(t.spaces[near].control == who and t.spaces[near].reinforced for near in neighbours(t, pos))
    value = hard
    if sort == "city":
        value = 2 * hard + each * walls
    if sort == "control":
        value += each * (walls + t.spaces[pos].reinforced)
    own = len(figures(t, pos, "army", [who])) - (sort == "army")
    value += 2 if own > 0 else 0
    value += both_sides(t, who, pos)
    bonus = {"Petra": 2, "Ruhr Valley": 5}
    value += sum(bonus.get(name, 0) for name in wonders(t, who))
    if controls(t, who, "Huey Teocalli"):
        value += sum(t.spaces[near].terrain == "water" for near in neighbours(t, pos))
    value += sum(2 for giver in given_by(t, who, "Defensive Pact") if giver != d["who"])
    if t.seats[who].leader == "Ottoman" and t.ibrahim == d["who"]:
        value += 2
    return int(value)


def ask_target(t: Table, task: Task) -> list[Command]:
    """One of the targets in the space."""
    return [("target", *target) for target in permitted(t, task.who, task.d["pos"])]


@question("target", "CV-255", ask_target, alone=True)
def take_target(t: Table, task: Task, command: Command) -> None:
    """Fight it."""
    fight(t, task.who, command[1], command[2], task.d)


def fight(t: Table, who: str, sort: str, defender: str | None, d: dict[str, Any]) -> None:
    """Return the cards of the target's side, roll the dice (CV-092, CV-420)."""
    source = t.spaces[d["pos"]].state if sort == "city-state" else defender
    seat = t.seats[who]
    seat.cards = [card for card in seat.cards if card[0] != source]
    d = {**d, "who": who, "target": sort, "defender": defender, "plus": [0, 0]}
    d["dice"] = [t.chance.d6("attack"), t.chance.d6("defence")]
    push(t, todo("tokens of attacker", who, **d))


def total(t: Table, d: dict[str, Any], side: int) -> int:
    """The combat value of the attacker (0) or the defender (1)."""
    value = attack_value(t, d) if side == 0 else defence_value(t, d)
    return int(value + d["dice"][side] + d["plus"][side])


def helps(t: Table, who: str, card: str | None) -> list[Command]:
    """Tokens of the military card for +1 or a re-roll, resources with Jebel Barkal (CV-053, CV-267).

    The attacker spends from the card that is being resolved; a defender with several military cards names the card.
    """
    cards = [named(t, who, card)] if card else cards_of(t, who, "military")
    found: list[Command] = []
    for one in cards:
        which = [one.name] if len(cards) > 1 else []
        for what in spendable(t, who, one, attack=bool(card)):
            found.append(("plus", what, *which))
            if not t.base:
                found.append(("reroll", what, *which))
    if controls(t, who, "Jebel Barkal"):
        found += [("barkal", kind) for kind in RESOURCES if t.seats[who].resources[kind]]
    return [*found, DONE]


def use_help(t: Table, task: Task, side: int, command: Command) -> None:
    """Spend it and ask again (CV-268)."""
    push(t, todo(task.kind, task.who, **task.d))
    if command[0] == "barkal":
        pay_resource(t, task.who, command[1])
        task.d["plus"][side] += 2
        return
    if len(command) > 2:
        card = named(t, task.who, command[2])
    else:
        card = cards_of(t, task.who, "military")[0] if side else named(t, task.who, task.d["card"])
    spend(t, task.who, card, command[1])
    if command[0] == "plus":
        task.d["plus"][side] += 1
    else:
        task.d["dice"][side] = t.chance.d6("defence" if side else "attack")


def ask_attacker(t: Table, task: Task) -> list[Command]:
    """The attacker's tokens."""
    return helps(t, task.who, task.d["card"])


@question("tokens of attacker", "CV-267", ask_attacker)
def take_attacker(t: Table, task: Task, command: Command) -> None:
    """First the attacker (CV-269)."""
    if command != DONE:
        use_help(t, task, 0, command)
    elif task.d["defender"]:
        push(t, todo("tokens of defender", task.d["defender"], **task.d))
    else:
        push(t, todo("outcome", task.who, **task.d))


def ask_defender(t: Table, task: Task) -> list[Command]:
    """The defender's tokens."""
    return helps(t, task.who, None)


@question("tokens of defender", "CV-267", ask_defender)
def take_defender(t: Table, task: Task, command: Command) -> None:
    """Then the defender."""
    if command != DONE:
        use_help(t, task, 1, command)
    else:
        push(t, todo("outcome", task.d["who"], **task.d))


@step("outcome")
def outcome(t: Table, task: Task) -> None:
    """Compare; the defender wins ties (CV-270)."""
    d, who = task.d, task.who
    values = total(t, d, 0), total(t, d, 1)
    if d["defender"]:
        push(t, todo("pact", d["defender"], by=who))
    if values[0] <= values[1]:
        if not t.base:
            t.seats[who].figures[d["label"]] = "card"
            d["run"]["beaten"].append(d["label"])
        return
    t.did.add("won")
    if values[0] >= 16:
        t.seats[who].deeds.add("Devastating")
    push(t, todo("win", who, **d))


def may_stay(t: Table, who: str, pos: Pos) -> bool:
    """Whether nothing hostile is left in the space (CV-276)."""
    return not targets(t, who, pos) and not as_city(t, who, pos)


@step("retreat")
def retreat(t: Table, task: Task) -> None:
    """Stay, or go back to the last space of the move that is free (CV-276, CV-277, CV-459)."""
    d, who = task.d, task.who
    place = t.seats[who].figures
    if may_stay(t, who, d["pos"]):
        place[d["label"]] = d["pos"]
        if d["run"].pop("again", None):
            d["run"]["moved"].remove(d["label"])
        return
    place[d["label"]] = next((pos for pos in reversed(d["path"][:-1]) if may_stay(t, who, pos)), "card")


def clear_figures(t: Table, who: str, pos: Pos) -> list[str]:
    """All rival figures in the space return to their cards (CV-274)."""
    lost = figures(t, pos, "", rivals(t, who))
    for name, label in lost:
        t.seats[name].figures[label] = "card"
    return [name for name, _ in lost]

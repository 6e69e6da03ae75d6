"""Caravans, armies and base attacks of an automated player (CV-535 to CV-538, CV-548 to CV-553)."""

from collections.abc import Callable
from typing import Any

from tests.second.civ_new_dawn.automated_ways import (
    FAR,
    FIFTH,
    best,
    next_step,
    spend_all,
    spread,
    wall_order,
)
from tests.second.civ_new_dawn.base_war import attack, bases, reached, target_at
from tests.second.civ_new_dawn.combat import attack_value, defence_value, fight, permitted, targets
from tests.second.civ_new_dawn.data import level
from tests.second.civ_new_dawn.economy import arrive, destination, starts
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.military import ANY_NUMBER
from tests.second.civ_new_dawn.pieces import as_city, barbarians, controls, friendly, holds, tokens
from tests.second.civ_new_dawn.state import Pos, Table, Task, push, step, todo

CARAVAN_MOVE = {1: 3, 2: 4, 3: 6, 4: 6}
ARMY_MOVE = {1: 3, 2: 4, 3: 5, 4: 6}
HIGHER: dict[int, list[tuple[str, int]]] = {
    limit: [
        ("uncontrolled fort", FAR),
        ("rival fort", limit),
        ("barbarian next to a friendly space", FAR),
        ("rival city", limit),
        ("city-state", FAR),
        ("rival district", FAR),
        ("rival army", FAR),
        ("rival control token", FAR),
    ]
    for limit in (9, 11)
}
RANKS: dict[int, list[tuple[str, int]]] = {
    1: [
        ("barbarian", FAR),
        ("rival city", 5),
        ("rival district", FAR),
        ("rival army", 3),
        ("rival control token", FAR),
    ],
    2: [
        ("uncontrolled fort", FAR),
        ("barbarian", FAR),
        ("rival fort", 7),
        ("rival city", 7),
        ("rival district", FAR),
        ("rival army", FAR),
        ("rival control token", FAR),
    ],
    3: HIGHER[9],
    4: HIGHER[11],
}
"""The targets of an army by level of its card, each with the number its defence must stay below."""
Aim = tuple[Pos, str, str | None]


@step("automated economy")
def economy(t: Table, task: Task) -> None:
    """Level II drives barbarians away, level III gains a resource; then the caravans move."""
    who, card = task.who, task.d["card"]
    run = {
        "card": card,
        "move": CARAVAN_MOVE[level(card)] + spend_all(t, who, card),
        "extra": 6 if controls(t, who, "Colossus") else 0,
        "moved": [label for label, place in t.seats[who].figures.items() if place == "box"],  # they wait (CV-463)
    }
    push(t, todo("automated caravans", who, run=run))
    if level(card) == 2:
        for letter, pos in t.barbarians.items():
            if pos and any(friendly(t, who, near) for near in neighbours(t, pos)):
                t.barbarians[letter] = None
    if level(card) == 3:
        push(t, todo("resource", who))


def following(t: Table, who: str, sort: str, moved: list[str]) -> str | None:
    """The next figure: those on the map first, in random order by their spaces, then those on the card."""
    places = {label: at for label, at in t.seats[who].figures.items() if label.startswith(sort) and label not in moved}
    standing = [at for at in places.values() if not isinstance(at, str)]
    pos = t.chance.draw_among(f"next {sort}", standing) if standing else "card"
    return next((label for label, at in places.items() if at == pos), None)


@step("automated caravans")
def caravans(t: Table, task: Task) -> None:
    """One caravan after the other."""
    who, run = task.who, task.d["run"]
    label = following(t, who, "caravan", run["moved"])
    if label is None:
        return
    run["moved"].append(label)
    push(t, todo("automated caravans", who, run=run))
    water = level(run["card"]) >= 3

    def through(pos: Pos) -> bool:
        dry = t.spaces[pos].terrain != "water" or water
        return dry and not barbarians(t, pos) and not destination(t, who, pos)

    begin = begins(t, who, label)
    found: dict[Pos, dict[Pos, int]] = {}
    for pos in t.spaces:
        taken = ("visited", who, pos) in t.did or chosen_by_other(t, who, label, pos)
        if destination(t, who, pos) and not taken and not barbarians(t, pos) and pos not in begin:
            away = spread(t, [pos], through)
            if any(place in away for place in begin):
                found[pos] = away
    groups: list[Callable[[Pos], bool]] = [
        lambda pos: t.spaces[pos].state is not None and not holds(t, who, str(t.spaces[pos].state)),
        lambda pos: t.spaces[pos].city is not None,
        lambda pos: True,
    ]
    for group in groups:
        goals = [pos for pos in found if group(pos)]
        if goals:
            goal = best(t, "destination", goals, lambda pos: min(found[pos].get(place, FAR) for place in begin))
            t.did.add(("chosen", who, label, goal))
            trek(t, who, label, goal, found[goal], run, through)
            return


def begins(t: Table, who: str, label: str) -> list[Pos]:
    """Where a figure stands, or the cities from which it may leave its card."""
    at = t.seats[who].figures[label]
    return starts(t, who, label.split("-")[0]) if isinstance(at, str) else [at]


def chosen_by_other(t: Table, who: str, label: str, pos: Pos) -> bool:
    """Whether another own caravan chose this destination this turn (CV-536)."""
    marks = [mark for mark in t.did if isinstance(mark, tuple) and mark[0] == "chosen"]
    return any(mark[1] == who and mark[2] != label and mark[3] == pos for mark in marks)


def trek(
    t: Table,
    who: str,
    label: str,
    goal: Pos,
    away: dict[Pos, int],
    run: dict[str, Any],
    through: Callable[[Pos], bool],
) -> None:
    """Follow a shortest way as far as the spaces reach (CV-537)."""
    t.chance.setting_out(goal)
    begin = [pos for pos in begins(t, who, label) if pos in away]
    here = best(t, "start of a caravan", begin, lambda pos: away[pos])
    left = run["move"]
    while here != goal and left + run["extra"]:
        if left:
            left -= 1
        else:
            run["extra"] -= 1
        here = next_step(t, "way of a caravan", here, away, through)
        t.seats[who].figures[label] = here
    if here == goal:
        arrive(t, who, label, goal, run["card"])


@step("automated military")
def military(t: Table, task: Task) -> None:
    """Armies, or the attacks of the base card."""
    who, card = task.who, task.d["card"]
    if not t.base:
        push(t, todo("automated armies", who, run={"card": card, "moved": [], "beaten": []}))
        return
    text = t.text(card)
    first = todo("automated attacks", who, card=card, left=text["attacks"], made=0)
    if text["reinforce"] == "before":
        reinforce(t, who, FIFTH)
    push(t, first)


def reinforce(t: Table, who: str, number: int) -> int:
    """Turn so many tokens by CV-555; how many were turned."""
    for done in range(number):
        weak = [pos for pos in tokens(t, who) if not t.spaces[pos].reinforced]
        if not weak:
            return done
        t.spaces[best(t, "token to reinforce", weak, wall_order(t, who))].reinforced = True
    return number


@step("automated attacks")
def base_attacks(t: Table, task: Task) -> None:
    """The attacks of a base military card, and what follows them (CV-553)."""
    who, d = task.who, task.d
    text = t.text(d["card"])
    reach = reached(t, who, d["card"]) if d["left"] else {}
    away = spread(t, bases(t, who), lambda pos: True)  # plain distance (CV-034)
    ranked: dict[Pos, tuple[int, int, int]] = {}
    for pos in reach:
        target = target_at(t, who, pos)
        if not target:
            continue
        fought = {"who": who, "pos": pos, "target": target[0], "defender": target[1], "card": d["card"], "slot": FIFTH}
        value = defence_value(t, fought)
        if target[0] != "city" or value < attack_value(t, fought):
            ranked[pos] = (("barbarian", "city", "control", "city-state").index(target[0]), value, away.get(pos, FAR))
    if ranked:
        pos = best(t, "target", ranked, lambda place: ranked[place])
        push(t, todo("automated attacks", who, **{**d, "left": d["left"] - 1, "made": d["made"] + 1}))
        attack(t, who, pos, d["card"], FIFTH)
    elif text["reinforce"] == "after" or (text["reinforce"] == "instead" and not d["made"]):
        reinforce(t, who, FIFTH - d["made"])


def sort_of(t: Table, who: str, aim: Aim) -> list[str]:
    """The ranks a target belongs to (CV-550)."""
    pos, sort, _ = aim
    space = t.spaces[pos]
    if sort == "barbarian":
        near = any(friendly(t, who, place) for place in neighbours(t, pos))
        return ["barbarian", "barbarian next to a friendly space"] if near else ["barbarian"]
    if sort == "city":
        return ["rival fort" if space.terrain == "fort" else "rival city"]
    if sort == "control":
        return ["rival district" if space.district else "rival control token"]
    return [{"fort": "uncontrolled fort", "army": "rival army", "city-state": "city-state"}.get(sort, "")]


@step("automated armies")
def armies(t: Table, task: Task) -> None:
    """One army after the other."""
    who, run = task.who, task.d["run"]
    label = following(t, who, "army", run["moved"])
    if label is None:
        return
    run["moved"].append(label)
    push(t, todo("automated armies", who, run=run))
    card_level = level(run["card"])

    def through(pos: Pos) -> bool:
        dry = t.spaces[pos].terrain != "water" or card_level >= 3
        return dry and not targets(t, who, pos)

    begin = begins(t, who, label)
    aims: dict[Aim, tuple[int, int]] = {}
    ways: dict[Pos, dict[Pos, int]] = {}
    for pos, space in t.spaces.items():
        wet = space.terrain == "water" and card_level < 3
        for sort, defender in permitted(t, who, pos) if pos not in begin and not wet else []:
            ways.setdefault(pos, spread(t, [pos], through))
            steps = min(ways[pos].get(place, FAR) for place in begin)
            fought = {"who": who, "pos": pos, "target": sort, "defender": defender, "card": run["card"]}
            if steps < FAR:
                aims[pos, sort, defender] = (steps, defence_value(t, fought))
    for rank, limit in RANKS[card_level]:
        good = [aim for aim in aims if rank in sort_of(t, who, aim) and aims[aim][1] < limit]
        if good:
            aim = best(t, "target", good, lambda one: aims[one] if card_level > 1 else aims[one][:1])
            march(t, who, label, aim, ways[aim[0]], run, through)
            return


def march(
    t: Table,
    who: str,
    label: str,
    aim: Aim,
    away: dict[Pos, int],
    run: dict[str, Any],
    through: Callable[[Pos], bool],
) -> None:
    """Follow a shortest way as far as it reaches and attack the target if it gets there (CV-550)."""
    t.chance.setting_out(aim[0])
    begin = [pos for pos in begins(t, who, label) if pos in away]
    path = [best(t, "start of an army", begin, lambda pos: away[pos])]
    left = ANY_NUMBER if controls(t, who, "Pentagon") else ARMY_MOVE[level(run["card"])]
    while left and path[-1] != aim[0]:
        pos = next_step(t, "way of an army", path[-1], away, through)
        if as_city(t, who, pos) and left == 1:  # it could not leave again (CV-491)
            return
        left -= 1
        path.append(pos)
        t.seats[who].figures[label] = pos
    if path[-1] == aim[0]:
        d = {"card": run["card"], "slot": FIFTH, "run": run, "label": label, "path": path, "pos": aim[0]}
        fight(t, who, aim[1], aim[2], d)

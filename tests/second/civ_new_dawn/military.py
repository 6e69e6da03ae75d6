"""Military cards: moving armies (CV-239 to CV-253)."""

from typing import Any

from tests.second.civ_new_dawn.combat import permitted, targets
from tests.second.civ_new_dawn.economy import movers, starts
from tests.second.civ_new_dawn.explore import check_explore
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import as_city, controls, difficulty, figures, holds, rivals
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, step, todo

ANY_NUMBER = 60


@step("military")
def military(t: Table, task: Task) -> None:
    """Each available army moves once (CV-241, CV-413); without the expansion there are no armies (CV-113)."""
    if t.base:
        push(t, todo("war", task.who, card=task.d["card"], slot=task.d["slot"]))
        return
    run = {
        "card": task.d["card"],
        "slot": task.d["slot"],
        "moved": [label for label, place in t.seats[task.who].figures.items() if place == "box"],
        "beaten": [],
        "redeploy": t.text(task.d["card"]).get("redeploy_defeated", 0),
    }
    push(t, todo("armies", task.who, run=run))


def ask_armies(t: Table, task: Task) -> list[Command]:
    """The next army or the end; Mass Production moves one beaten army again."""
    run = task.d["run"]
    found = movers(t, task.who, "army", run["moved"])
    if run["redeploy"]:
        again = [label for label in dict.fromkeys(run["beaten"]) if t.seats[task.who].figures[label] == "card"]
        found += [("move", label, start) for label in again for start in starts(t, task.who, "army")]
    return [*dict.fromkeys(found), DONE]


@question("armies", "CV-241", ask_armies)
def take_armies(t: Table, task: Task, command: Command) -> None:
    """Set out."""
    if command == DONE:
        return
    run, label = task.d["run"], command[1]
    if label in run["moved"]:
        run["redeploy"] -= 1
    run["moved"].append(label)
    start = command[2] if len(command) > 2 else t.seats[task.who].figures[label]
    push(t, march(t, task.who, run, label, start), todo("armies", task.who, run=run))


def march(t: Table, who: str, run: dict[str, object], label: str, start: Any) -> Task:
    """The move of one army."""
    left = ANY_NUMBER if controls(t, who, "Pentagon") else t.text(str(run["card"]))["move"]
    return todo("march", who, run=run, label=label, path=[start], left=left, explored=False)


def passable(t: Table, who: str, pos: Pos, card: str) -> bool:
    """Whether an army may go on from a space with something to attack (Flight, Akkad)."""
    space = t.spaces[pos]
    if space.city not in (None, who) or figures(t, pos, "army", rivals(t, who)):
        return False
    if space.terrain == "fort" and not space.city:
        return False
    flight = bool(t.text(card).get("pass_through"))
    token = holds(t, who, "Akkad") or (flight and not space.reinforced)
    return all(token if sort == "control" else flight for sort, _ in targets(t, who, pos))


def check_march(t: Table, task: Task, pos: Pos) -> None:
    """Whether the army may enter a space next to it."""
    d, who = task.d, task.who
    need(d["left"] > 0, "CV-242", "no movement left")
    need(pos in neighbours(t, d["path"][-1]), "CV-034", "not next to it")
    if t.spaces[pos].terrain == "water":
        need(t.text(d["run"]["card"]).get("water") or t.seats[who].leader == "Indonesia", "CV-244", "water")
    need(difficulty(t, pos, who, "move") <= d["run"]["slot"], "CV-244", "too difficult")
    need(not targets(t, who, pos) or permitted(t, who, pos), "CV-416", "a pact forbids every target")
    if as_city(t, who, pos) and not targets(t, who, pos):
        need(d["left"] > 1, "CV-491", "no movement left to leave")


def must_attack(t: Table, task: Task) -> bool:
    """Whether the army stands on something to attack; at the start of a move it does not have to (CV-414)."""
    return len(task.d["path"]) > 1 and bool(targets(t, task.who, task.d["path"][-1]))


def ask_march(t: Table, task: Task) -> list[Command]:
    """Step, explore, attack or stay."""
    d, who = task.d, task.who
    here = d["path"][-1]
    found: list[Command] = [("step", pos) for pos in neighbours(t, here) if allowed(check_march, t, task, pos)]
    hostile = must_attack(t, task)
    leaving = len(d["path"]) == 1 or d["left"] > 1 or not as_city(t, who, here)
    if d["left"] > 0 and not d["explored"] and leaving and allowed(check_explore, t, here):
        found.append(("explore",))
    if hostile:
        return [*found, ("attack",)]
    if len(d["path"]) > 1 and as_city(t, who, here):
        return found or [("retreat",)]
    return [*found, DONE]


def refuse_march(t: Table, task: Task, command: Command) -> None:
    """The rule that a step breaks."""
    if command[0] == "explore":
        need(task.d["left"] > 0, "CV-431")
        need(not task.d["explored"], "CV-296")
        check_explore(t, task.d["path"][-1])
    if command[0] == "step":
        check_march(t, task, command[1])
    need(command != DONE, "CV-246", "the army must attack")


@question("march", "CV-242", ask_march, check=refuse_march)
def take_march(t: Table, task: Task, command: Command) -> None:
    """One step of an army."""
    d, who, run = task.d, task.who, task.d["run"]
    if command == DONE:
        return
    if command[0] == "explore":
        further = {**d, "left": d["left"] - 1, "explored": True}
        push(t, todo("explore", who, pos=d["path"][-1]), todo("march", who, **further))
        return
    if command[0] == "step":
        pos = command[1]
        d = {**d, "path": [*d["path"], pos], "left": d["left"] - 1}
        t.seats[who].figures[d["label"]] = pos
        if not targets(t, who, pos) or (passable(t, who, pos, run["card"]) and d["left"] > 0):
            push(t, todo("march", who, **d))
            return
    attack = {"card": run["card"], "slot": run["slot"], "run": run, "label": d["label"], "path": d["path"]}
    attack["pos"] = d["path"][-1]
    push(t, todo("retreat" if command[0] == "retreat" else "target", who, **attack))

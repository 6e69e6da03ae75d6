"""Military cards of the base game: reinforcing, and attacks without armies (CV-113 to CV-116, CV-489, CV-515)."""

from tests.second.civ_new_dawn.combat import Target, fight, targets
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.growth import reinforcings
from tests.second.civ_new_dawn.pieces import barbarians, controls, friendly_spaces, owner
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, step, todo


@step("war")
def war(t: Table, task: Task) -> None:
    """Reinforce or attack, attack and then reinforce, or reinforce and then attack."""
    who, d, text = task.who, task.d, t.text(task.d["card"])
    if text["reinforce"] == "instead":
        push(t, todo("war or walls", who, **d))
    elif text["reinforce"] == "after":
        push(t, todo("attacks", who, **d, left=text["attacks"]))
    else:
        push(t, todo("walls", who, left=d["slot"]), todo("attacks", who, **d, left=text["attacks"]))


def ask_either(t: Table, task: Task) -> list[Command]:
    """One of the two, or neither."""
    return [("reinforce",), ("attack",), DONE]


@question("war or walls", "CV-113", ask_either)
def take_either(t: Table, task: Task, command: Command) -> None:
    """Go on with the chosen part."""
    if command == ("reinforce",):
        push(t, todo("walls", task.who, left=task.d["slot"]))
    elif command == ("attack",):
        push(t, todo("attacks", task.who, **task.d, left=t.text(task.d["card"])["attacks"]))


def ask_walls(t: Table, task: Task) -> list[Command]:
    """Reinforce up to the number left; trade tokens of a military card do not reinforce (CV-053)."""
    return [*reinforcings(t, task.who), DONE] if task.d["left"] > 0 else []


@question("walls", "CV-113", ask_walls)
def take_walls(t: Table, task: Task, command: Command) -> None:
    """Turn one token."""
    if command != DONE:
        t.spaces[command[1]].reinforced = True
        push(t, todo("walls", task.who, left=task.d["left"] - 1))


def bases(t: Table, who: str) -> list[Pos]:
    """The spaces from which an attack may start: friendly and not taken this turn (CV-114, CV-115)."""
    return [pos for pos in friendly_spaces(t, who) if ("taken", who, pos) not in t.did]


def target_at(t: Table, who: str, pos: Pos) -> Target | None:
    """What can be attacked in a space; never a caravan (CV-489)."""
    return next((target for target in targets(t, who, pos) if target[0] != "caravan"), None)


def reached(t: Table, who: str, card: str) -> dict[Pos, int]:
    """The spaces in range of an attack and their distance, counted as the card allows (CV-114)."""
    text = t.text(card)
    pentagon = controls(t, who, "Pentagon")
    through = pentagon or text.get("through")
    front = bases(t, who)
    found = dict.fromkeys(front, 0)
    for steps in range(1, (len(t.spaces) if pentagon else text["range"]) + 1):
        entered = {near for pos in front for near in neighbours(t, pos) if near not in found}
        found |= dict.fromkeys(entered, steps)
        front = [pos for pos in entered if through or may_count(t, who, pos, bool(text.get("water")))]
    return found


def may_count(t: Table, who: str, pos: Pos, water: bool) -> bool:
    """Whether the range may be counted through a space."""
    wet = t.spaces[pos].terrain == "water" and not water
    return not wet and owner(t, pos) in (None, who) and not barbarians(t, pos)


def check_attack(t: Table, task: Task, pos: Pos) -> None:
    """Whether the space can be attacked."""
    need(pos in t.spaces and target_at(t, task.who, pos), "CV-489", "nothing to attack")
    need(pos in reached(t, task.who, task.d["card"]), "CV-114", "out of range")


def ask_attacks(t: Table, task: Task) -> list[Command]:
    """The next target, or the end."""
    if not task.d["left"]:
        return [DONE]
    spots = [pos for pos in sorted(reached(t, task.who, task.d["card"])) if target_at(t, task.who, pos)]
    return [*(("attack", pos) for pos in spots), DONE]


def refuse_attacks(t: Table, task: Task, command: Command) -> None:
    """The rule that an attack breaks."""
    need(command[0] == "attack" and len(command) == 2, "CV-113")
    check_attack(t, task, command[1])


@question("attacks", "CV-114", ask_attacks, check=refuse_attacks)
def take_attacks(t: Table, task: Task, command: Command) -> None:
    """Attack, then the next; Mass Production reinforces at the end with what is left of the slot number."""
    d, who, text = task.d, task.who, t.text(task.d["card"])
    if command == DONE:
        if text["reinforce"] == "after":
            push(t, todo("walls", who, left=d["slot"] - (text["attacks"] - d["left"])))
        return
    push(t, todo("attacks", who, **{**d, "left": d["left"] - 1}))
    attack(t, who, command[1], d["card"], d["slot"])


def attack(t: Table, who: str, pos: Pos, card: str, slot: int) -> None:
    """The attack on the one target of a space."""
    target = target_at(t, who, pos)
    assert target
    assert allowed(check_attack, t, Task("attacks", who, {"card": card}), pos)
    fight(t, who, *target, {"card": card, "slot": slot, "pos": pos})

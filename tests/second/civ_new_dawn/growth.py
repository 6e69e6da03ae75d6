"""Growth cards: districts and reinforcing (CV-205 to CV-222)."""

from typing import Any

from tests.second.civ_new_dawn.data import DISTRICTS
from tests.second.civ_new_dawn.gains import spend, spendings
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import as_city, cities, difficulty, figures, named, tokens
from tests.second.civ_new_dawn.placing import check_place, collect, near_city, place, placings, remove_control
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, step, todo


@step("growth")
def growth(t: Table, task: Task) -> None:
    """The parts of the card in order; between them and at the end tokens may be spent (CV-403)."""
    who, text = task.who, t.text(task.d["card"])
    d = {"card": task.d["card"], "slot": task.d["slot"]}
    if text["mode"] == "choice":
        push(t, todo("either", who, **d), todo("strengthen", who, **d, left=0))
        return
    tasks = [todo("district", who, **d)]
    if text.get("resolve_type_for_all"):
        tasks.append(todo("name district", who, **d))
    if text.get("deploy_armies_to_cities"):
        tasks += [todo("deploy", who, **d), todo("near armies", who)]
    left = 0 if text.get("reinforce_near_armies") else d["slot"]
    push(t, *tasks, todo("strengthen", who, **d, left=left))


def reinforcings(t: Table, who: str) -> list[Command]:
    """Any own unreinforced token or district (CV-402)."""
    return [("reinforce", pos) for pos in sorted(tokens(t, who)) if not t.spaces[pos].reinforced]


def spent_first(t: Table, task: Task) -> list[Command]:
    """A trade token may reinforce at any moment."""
    return spendings(t, task.who, task.d["card"]) if reinforcings(t, task.who) else []


def spend_now(t: Table, task: Task, command: Command) -> None:
    """One token reinforces one control token, then the question comes again."""
    push(t, todo("strengthened", task.who), todo(task.kind, task.who, **task.d))
    spend(t, task.who, named(t, task.who, task.d["card"]), command[1])


def ask_strengthened(t: Table, task: Task) -> list[Command]:
    """The token that a spent one reinforces."""
    return reinforcings(t, task.who)


@question("strengthened", "CV-208", ask_strengthened, alone=True)
def take_strengthened(t: Table, task: Task, command: Command) -> None:
    """Turn it."""
    t.spaces[command[1]].reinforced = True


def ask_either(t: Table, task: Task) -> list[Command]:
    """A district (and what follows it) or reinforcing (CV-446)."""
    return [("district",), ("reinforce",), *spent_first(t, task), DONE]


@question("either", "CV-446", ask_either)
def take_either(t: Table, task: Task, command: Command) -> None:
    """Go on with the chosen part."""
    who, text = task.who, t.text(task.d["card"])
    if command[0] == "spend":
        spend_now(t, task, command)
    elif command == ("district",):
        then = [todo("beside district", who, **task.d)] if text.get("then_place_control_next_to_district") else []
        push(t, todo("district", who, **task.d), *then)
    elif command == ("reinforce",):
        push(t, todo("strengthen", who, **task.d, left=task.d["slot"]))


def check_district(t: Table, task: Task, pos: Pos) -> None:
    """The rules of a control token, but an own token may be replaced (CV-216, CV-217, CV-406)."""
    who, slot = task.who, task.d["slot"]
    space = t.spaces[pos]
    if space.control == who:
        need(difficulty(t, pos, who, "place") <= slot, "CV-058", "too difficult")
        need(near_city(t, who, pos), "CV-406", "no friendly city next to it")
    else:
        check_place(t, who, pos, "city", slot)


def ask_district(t: Table, task: Task) -> list[Command]:
    """An unused district on a legal space; if all five lie on the map one is taken back (CV-405, CV-408)."""
    seat, found = t.seats[task.who], []
    spots = [pos for pos in sorted(t.spaces) if allowed(check_district, t, task, pos)]
    if seat.districts:
        found = [("district", name, pos) for name in DISTRICTS if name in seat.districts for pos in spots]
    else:
        for old in tokens(t, task.who):
            name = t.spaces[old].district
            if name:
                found += [("district", name, pos) for pos in spots if pos != old]
    return [*found, *spent_first(t, task), DONE]


def refuse_district(t: Table, task: Task, command: Command) -> None:
    """The rule that a district breaks."""
    if command[0] == "district":
        check_district(t, task, command[2])


@question("district", "CV-216", ask_district, check=refuse_district)
def take_district(t: Table, task: Task, command: Command) -> None:
    """Lay it unreinforced; Mysticism may move the token it replaced."""
    if command == DONE:
        return
    if command[0] == "spend":
        spend_now(t, task, command)
        return
    who, name, pos = task.who, command[1], command[2]
    if name not in t.seats[who].districts:
        old = next(place for place in tokens(t, who) if t.spaces[place].district == name)
        remove_control(t, old)
    plain = t.spaces[pos].control == who and not t.spaces[pos].district
    if plain and t.text(task.d["card"]).get("may_move_replaced_token"):
        push(t, todo("mysticism", who, pos=pos))
    lay_district(t, who, name, pos)


def lay_district(t: Table, who: str, name: str, pos: Pos) -> None:
    """Put an unused district there, in the place of an own token or on a space without one."""
    space = t.spaces[pos]
    replaced = space.control == who
    if replaced:
        remove_control(t, pos)
    t.seats[who].districts.remove(name)
    space.control, space.district, space.reinforced = who, name, False
    if not replaced:
        collect(t, who, pos)


def ask_mysticism(t: Table, task: Task) -> list[Command]:
    """The replaced token on a space next to the district (CV-511)."""

    def check(pos: Pos) -> None:
        need(pos in neighbours(t, task.d["pos"]), "CV-511")
        check_place(t, task.who, pos)

    return [*placings(t, task.who, "place", check, unused_only=True), DONE]


@question("mysticism", "CV-511", ask_mysticism)
def take_mysticism(t: Table, task: Task, command: Command) -> None:
    """It counts as placed."""
    if command != DONE:
        place(t, task.who, command[1])


def ask_beside(t: Table, task: Task) -> list[Command]:
    """Engineering: a control token next to a friendly district."""

    def check(pos: Pos) -> None:
        beside = [t.spaces[near] for near in neighbours(t, pos)]
        need(any(space.district and space.control == task.who for space in beside), "CV-210")
        check_place(t, task.who, pos, "", task.d["slot"])

    return [*placings(t, task.who, "place", check), *spent_first(t, task), DONE]


@question("beside district", "CV-210", ask_beside)
def take_beside(t: Table, task: Task, command: Command) -> None:
    """Place it."""
    if command[0] == "spend":
        spend_now(t, task, command)
    elif command != DONE:
        place(t, task.who, *command[1:])


def ask_name(t: Table, task: Task) -> list[Command]:
    """Globalization: a type must be named (CV-505)."""
    return [*(("name", name) for name in DISTRICTS), *spent_first(t, task)]


@question("name district", "CV-212", ask_name)
def take_name(t: Table, task: Task, command: Command) -> None:
    """Everybody who has it resolves it, clockwise from the active player."""
    if command[0] == "spend":
        spend_now(t, task, command)
        return
    push(t, *(todo("one district", who, name=command[1]) for who in t.clockwise(task.who)))


def ask_deploy(t: Table, task: Task) -> list[Command]:
    """Military Engineering: armies on the card into own cities without rival figures being attacked."""
    labels = [label for label, at in t.seats[task.who].figures.items() if label[0] == "a" and at == "card"]
    towns = [pos for pos in sorted(cities(t, task.who)) if not as_city(t, task.who, pos)]  # no army ends there
    found: list[Any] = [("put", label, pos) for label in labels for pos in towns]
    return [*found, *spent_first(t, task), DONE]


@question("deploy", "CV-446", ask_deploy)
def take_deploy(t: Table, task: Task, command: Command) -> None:
    """Put one there."""
    if command[0] == "spend":
        spend_now(t, task, command)
    elif command != DONE:
        t.seats[task.who].figures[command[1]] = command[2]
        push(t, todo("deploy", task.who, **task.d))


@step("near armies")
def near_armies(t: Table, task: Task) -> None:
    """Reinforce every own token in or next to a space with an own army."""
    for pos in tokens(t, task.who):
        if any(figures(t, near, "army", [task.who]) for near in (pos, *neighbours(t, pos))):
            t.spaces[pos].reinforced = True


def ask_strengthen(t: Table, task: Task) -> list[Command]:
    """Reinforce up to the number left, spend, or stop."""
    found = reinforcings(t, task.who)
    return [*(found if task.d["left"] else []), *spent_first(t, task), DONE]


@question("strengthen", "CV-402", ask_strengthen)
def take_strengthen(t: Table, task: Task, command: Command) -> None:
    """One token."""
    if command == DONE:
        return
    if command[0] == "spend":
        spend_now(t, task, command)
        return
    t.spaces[command[1]].reinforced = True
    push(t, todo("strengthen", task.who, **{**task.d, "left": task.d["left"] - 1}))

"""Barbarians: spawning, moving, entering, dispersal (CV-134 to CV-149)."""

from tests.second.civ_new_dawn.data import LETTERS
from tests.second.civ_new_dawn.grid import DIRECTIONS, OPPOSITE
from tests.second.civ_new_dawn.pieces import barbarians, controls, figures, named, owner
from tests.second.civ_new_dawn.placing import remove_control
from tests.second.civ_new_dawn.state import Command, Pos, Table, Task, push, question, step, todo
from tests.second.civ_new_dawn.towns import remove_city

MOST_ROLLS = 100


@step("spawn")
def spawn(t: Table, task: Task) -> None:
    """Every defeated barbarian returns if its space is free; figures there are destroyed (CV-135, CV-136, CV-387)."""
    for letter in LETTERS:
        if letter not in t.barbarians or t.barbarians[letter] is not None:
            continue
        home = next(pos for pos, space in t.spaces.items() if space.spawn == letter)
        space = t.spaces[home]
        if space.city or space.control or space.state or space.wonder or barbarians(t, home):
            continue
        strike_figures(t, home)
        settle_at(t, letter, home)


def strike_figures(t: Table, pos: Pos) -> None:
    """All figures in a space return to their cards."""
    for name, label in figures(t, pos, ""):
        t.seats[name].figures[label] = "card"


def settle_at(t: Table, letter: str, pos: Pos) -> None:
    """The barbarian arrives, last of all (CV-503)."""
    t.barbarians[letter] = pos
    if letter in t.arrivals:
        t.arrivals.remove(letter)
    t.arrivals.append(letter)


@step("move")
def move(t: Table, task: Task) -> None:
    """One roll for all, in the order of the letters (CV-138, CV-148)."""
    way = t.chance.d6("barbarians")
    moves = [todo("raid", task.who, letter=letter, way=way) for letter in LETTERS if t.barbarians.get(letter)]
    push(t, *moves, todo("disperse", task.who, rolls=0))


def ahead(t: Table, pos: Pos, way: int) -> Pos | None:
    """The first land space in a direction (CV-139)."""
    dq, dr = DIRECTIONS[way]
    q, r = pos[0] + dq, pos[1] + dr
    while (q, r) in t.spaces and t.spaces[q, r].terrain == "water":
        q, r = q + dq, r + dr
    return (q, r) if (q, r) in t.spaces else None


def shielded(t: Table, pos: Pos) -> bool:
    """Petra: own cities and own reinforced tokens cannot be entered (CV-457)."""
    space = t.spaces[pos]
    held = owner(t, pos)
    return held is not None and (space.city is not None or space.reinforced) and controls(t, held, "Petra")


@step("raid")
def raid(t: Table, task: Task) -> None:
    """One barbarian goes in the direction rolled, or the opposite one, or stays (CV-140, CV-384)."""
    letter = task.d["letter"]
    origin = t.barbarians.get(letter)
    if origin is None:
        return
    for way in (task.d["way"], OPPOSITE[task.d["way"]]):
        target = ahead(t, origin, way)
        if target is not None and not shielded(t, target):
            enter(t, letter, origin, target)
            return


def enter(t: Table, letter: str, origin: Pos, pos: Pos) -> None:
    """What the barbarian does to the space (CV-141 to CV-146, CV-385, CV-390)."""
    space = t.spaces[pos]
    army = bool(figures(t, pos, "army"))
    strike_figures(t, pos)
    if army or space.capital or (space.control and space.reinforced):
        settle_at(t, letter, origin)
        if not army and space.capital and space.city:
            push(t, todo("sacked", space.city, left=2))
        if not army and space.control:
            space.reinforced = False
        return
    if space.control:
        remove_control(t, pos)
    if space.city:
        remove_city(t, pos)
    settle_at(t, letter, pos)


def ask_sacked(t: Table, task: Task) -> list[Command]:
    """The owner of a capital discards 2 trade tokens (CV-144, CV-388)."""
    return [("discard", card.name) for card in t.seats[task.who].row if card.trade and task.d["left"]]


@question("sacked", "CV-144", ask_sacked, alone=True)
def take_sacked(t: Table, task: Task, command: Command) -> None:
    """One of them."""
    named(t, task.who, command[1]).trade -= 1
    t.supply["trade"] += 1
    push(t, todo("sacked", task.who, left=task.d["left"] - 1))


@step("disperse")
def disperse(t: Table, task: Task) -> None:
    """While a space holds several barbarians the last arrival moves on (CV-147, CV-389, CV-520)."""
    for letter in LETTERS:
        pos = t.barbarians.get(letter)
        if pos is None or len(barbarians(t, pos)) < 2:
            continue
        last = max(barbarians(t, pos), key=t.arrivals.index)
        if task.d["rolls"] >= MOST_ROLLS:
            t.barbarians[last] = None
            push(t, todo("disperse", task.who, rolls=task.d["rolls"]))
        else:
            raid_task = todo("raid", task.who, letter=last, way=t.chance.d6("dispersal"))
            push(t, raid_task, todo("disperse", task.who, rolls=task.d["rolls"] + 1))
        return

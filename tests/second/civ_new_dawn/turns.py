"""A turn: start, choice of the card, slot, resolving, reset, end; and the end of the round."""

from itertools import permutations

from tests.second.civ_new_dawn.data import GOVERNMENTS, STATES, WONDERS, kind
from tests.second.civ_new_dawn.pacts import swap
from tests.second.civ_new_dawn.pieces import cards_of, controls, named, wonders
from tests.second.civ_new_dawn.state import DONE, Command, Focus, Table, Task, push, question, step, todo

FIFTH = 5
BASE_MACHU = 2
"""Machu Picchu of the base game: a card in slot 1 or 2 is resolved as if in slot 3, the third place of the row."""


def modifiers(t: Table, who: str, card: Focus) -> list[tuple[str, int]]:
    """The slot effects on a card (CV-303, CV-513)."""
    found = []
    if card.government:
        found.append(("government", GOVERNMENTS[kind(card.name)][1]))
    types = {STATES[giver] for giver, _ in t.seats[who].cards if giver in STATES}
    if t.seats[who].leader == "Georgia" and kind(card.name) in types:
        found.append(("unity", 1))
    if controls(t, who, "Taj Mahal"):
        same = sum(WONDERS[name]["type"] == kind(card.name) for name in wonders(t, who))
        found.append(("taj", same))
    if controls(t, who, "Machu Picchu"):
        found.append(("machu", 2))
    return found


def reachable(t: Table, who: str, card: Focus, start: int) -> list[int]:
    """The places of the row, counted from 0, in which the card may be resolved (CV-305 to CV-310, CV-513)."""
    found = set()
    for order in permutations(modifiers(t, who, card)):
        index = start
        for name, number in order:
            if name != "machu" or t.slots[index] <= 2:
                index = BASE_MACHU if t.base else min(index + number, len(t.slots) - 1)
        found.add(index)
    return sorted(found)


@step("turn")
def turn(t: Table, task: Task) -> None:
    """A new turn begins."""
    t.active = task.who
    t.did.clear()
    t.seats[task.who].turns += 1
    choose = "fifth slot" if t.seats[task.who].automated else "choose"
    push(t, todo("start", task.who), todo(choose, task.who), todo("end", task.who))


def ask_choose(t: Table, task: Task) -> list[Command]:
    """Any card of the row (CV-040, CV-350)."""
    return [("resolve", card.name) for card in t.seats[task.who].row]


@question("choose", "CV-350", ask_choose)
def take_choose(t: Table, task: Task, command: Command) -> None:
    """Estadio do Maracana may come first (CV-462)."""
    choose(t, task.who, command[1])


def choose(t: Table, who: str, card: str) -> None:
    """Resolve and reset the card of the turn."""
    push(t, todo("resolve", who, card=card, reset=True))
    if kind(card) != "economy" and controls(t, who, "Estadio do Maracana"):
        push(t, todo("estadio", who))


def ask_estadio(t: Table, task: Task) -> list[Command]:
    """Whether an economy card is resolved first."""
    return [*(("resolve", card.name) for card in cards_of(t, task.who, "economy")), DONE]


@question("estadio", "CV-462", ask_estadio)
def take_estadio(t: Table, task: Task, command: Command) -> None:
    """Resolve and reset it."""
    if command != DONE:
        push(t, todo("resolve", task.who, card=command[1], reset=True))


@step("resolve")
def resolve(t: Table, task: Task) -> None:
    """Find the slot, resolve, look at Venetian Arsenal, reset; the card may be replaced meanwhile (CV-364)."""
    who = task.who
    name = current(t, who, task.d["card"])
    card = named(t, who, name)
    if t.seats[who].automated:
        acted = todo(f"automated {kind(name)}", who, card=name)
        push(t, acted, todo("resolved", who, card=name, slot=FIFTH), todo("reset", who, card=name, **reset_too(task)))
        return
    start = 0 if task.d.get("first") else t.seats[who].row.index(card)
    ways = reachable(t, who, card, start)
    if len(ways) > 1 and "index" not in task.d:
        push(t, todo("slot", who, ways=ways, then=task))
        return
    index = task.d.get("index", ways[0])
    push(
        t,
        todo(kind(name), who, card=name, slot=t.slots[index], index=index),
        todo("resolved", who, card=name, slot=t.slots[index]),
        todo("reset", who, card=name, **reset_too(task)),
    )


def reset_too(task: Task) -> dict[str, bool]:
    """Whether the resolved card is reset too (CV-351)."""
    return {"reset": task.d.get("reset", False)}


def current(t: Table, who: str, name: str) -> str:
    """The card in the row that stands for a card that may have been replaced."""
    return named(t, who, name).name


def ask_slot(t: Table, task: Task) -> list[Command]:
    """The slots that the order of the effects can give."""
    return [("slot", t.slots[index]) for index in task.d["ways"]]


@question("slot", "CV-513", ask_slot, alone=True)
def take_slot(t: Table, task: Task, command: Command) -> None:
    """Go on with this slot."""
    index = next(index for index in task.d["ways"] if t.slots[index] == command[1])
    before = task.d["then"]
    push(t, todo("resolve", task.who, **{**before.d, "index": index}))


def ask_resolved(t: Table, task: Task) -> list[Command]:
    """Venetian Arsenal: once per turn after the fifth slot (CV-499)."""
    good = task.d["slot"] == FIFTH and controls(t, task.who, "Venetian Arsenal")
    return [("again",), DONE] if good and "arsenal" not in t.did else []


@question("resolved", "CV-499", ask_resolved)
def take_resolved(t: Table, task: Task, command: Command) -> None:
    """Resolve it again as if in the first slot."""
    if command != DONE:
        t.did.add("arsenal")
        push(t, todo("resolve", task.who, card=task.d["card"], first=True))


@step("reset")
def reset(t: Table, task: Task) -> None:
    """Put the card into the leftmost slot (CV-042, CV-200) and use what follows a reset."""
    if not task.d["reset"]:
        return
    who = task.who
    row = t.seats[who].row
    name = current(t, who, task.d["card"])
    card = named(t, who, name)
    row.remove(card)
    row.insert(0, card)
    if t.seats[who].automated:
        push(t, todo("automated reset", who, card=task.d["card"]))
    elif task.d["card"] == "Capitalism" and "capitalism" not in t.did:
        t.did.add("capitalism")
        push(t, todo("capitalism", who, card=name))
    if kind(name) == "military" and t.seats[who].leader == "Aztec" and "won" in t.did:
        push(t, todo("swap", who, but=""))
    if kind(name) == "growth" and t.seats[who].leader == "Nubia":
        push(t, todo("kandake", who))


def ask_capitalism(t: Table, task: Task) -> list[Command]:
    """Another card, as if in the first slot (CV-501)."""
    return [("resolve", card.name) for card in t.seats[task.who].row if card.name != task.d["card"]]


@question("capitalism", "CV-501", ask_capitalism)
def take_capitalism(t: Table, task: Task, command: Command) -> None:
    """It is not reset."""
    push(t, todo("resolve", task.who, card=command[1], first=True))


def ask_swap(t: Table, task: Task) -> list[Command]:
    """Two cards of the row, or none."""
    names = [card.name for card in t.seats[task.who].row if kind(card.name) != task.d["but"]]
    pairs = [("swap", one, other) for at, one in enumerate(names) for other in names[at + 1 :]]
    return [*pairs, DONE]


@question("swap", "CV-348", ask_swap)
def take_swap(t: Table, task: Task, command: Command) -> None:
    """Swap them."""
    if command != DONE:
        swap(t, task.who, command[1], command[2])


@step("end")
def end(t: Table, task: Task) -> None:
    """University of Sankore, then the next player or the end of the round (CV-036, CV-349)."""
    push(t, todo("next", task.who))
    if controls(t, task.who, "University of Sankore") and "replaced" in t.did:
        push(t, todo("swap", task.who, but="science"))


@step("next")
def following(t: Table, task: Task) -> None:
    """The next turn, or the end of the round (CV-435)."""
    at = t.order.index(task.who) + 1
    if at < len(t.order):
        push(t, todo("turn", t.order[at]))
    else:
        t.active = ""
        t.did.clear()
        push(t, todo("round", t.order[0]))

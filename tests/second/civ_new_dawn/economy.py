"""Economy cards: caravans and trading."""

from typing import Any

from tests.second.civ_new_dawn.data import RESOURCES, STATES, kind, level
from tests.second.civ_new_dawn.explore import add_water, check_explore
from tests.second.civ_new_dawn.gains import pay_resource, spend, spendings, trade
from tests.second.civ_new_dawn.grid import around, distance, neighbours, on_edge, within
from tests.second.civ_new_dawn.pieces import (
    as_city,
    barbarians,
    capital,
    cities,
    controls,
    difficulty,
    holds,
    mature_cities,
    named,
)
from tests.second.civ_new_dawn.science import gain_card, gainings
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, step, todo
from tests.second.civ_new_dawn.towns import build_city, check_city, conquer


@step("economy")
def economy(t: Table, task: Task) -> None:
    """Move the caravans, then the exchange of Steam Power."""
    run = {
        "card": task.d["card"],
        "slot": task.d["slot"],
        "spent": 0,
        "extra": 6 if controls(t, task.who, "Colossus") else 0,
        "moved": [label for label, place in t.seats[task.who].figures.items() if place == "box"],
        "water": 1,
    }
    then = [todo("exchange", task.who)] if t.text(task.d["card"]).get("exchange_resource") else []
    push(t, todo("caravans", task.who, run=run), *then)


def starts(t: Table, who: str, sort: str) -> list[Pos]:
    """Where a figure on its card may start: the capital or a mature city (CV-077, CV-243; Rome)."""
    if sort == "caravan" and t.seats[who].leader == "Rome":
        return sorted(cities(t, who))
    return sorted({capital(t, who), *mature_cities(t, who)})


def movers(t: Table, who: str, sort: str, moved: list[str]) -> list[Command]:
    """The figures that may still move."""
    found: list[Command] = []
    for label, place in t.seats[who].figures.items():
        if label.startswith(sort) and label not in moved and place != "box":
            if place == "card":
                found += [("move", label, start) for start in starts(t, who, sort)]
            else:
                found.append(("move", label))
    return found


def ask_caravans(t: Table, task: Task) -> list[Command]:
    """The next caravan, a token, or the end (CV-365)."""
    run = task.d["run"]
    return [*movers(t, task.who, "caravan", run["moved"]), *spendings(t, task.who, run["card"]), DONE]


@question("caravans", "CV-365", ask_caravans)
def take_caravans(t: Table, task: Task, command: Command) -> None:
    """Set out."""
    if command == DONE:
        return
    run = task.d["run"]
    push(t, todo("caravans", task.who, run=run))
    if command[0] == "spend":
        run["spent"] += 1
        spend(t, task.who, named(t, task.who, run["card"]), command[1])
        return
    run["moved"].append(command[1])
    start = command[2] if len(command) > 2 else t.seats[task.who].figures[command[1]]
    push(t, todo("trek", task.who, run=run, label=command[1], at=start, used=0, explored=False, stepped=False))


def has_steps(t: Table, d: dict[str, Any]) -> bool:
    """Whether the caravan has movement left (CV-051; Colossus)."""
    run = d["run"]
    return bool(d["used"] < t.text(run["card"])["move"] + run["spent"] + run["extra"])


def linked(t: Table, who: str, pos: Pos) -> list[Pos]:
    """The spaces one step away for a caravan; Indonesia joins all water on the edge."""
    found = neighbours(t, pos)
    if t.seats[who].leader == "Indonesia" and t.spaces[pos].terrain == "water" and on_edge(t, pos):
        for far, space in t.spaces.items():
            if space.terrain == "water" and on_edge(t, far) and far != pos and far not in found:
                found.append(far)
    return found


def destination(t: Table, who: str, pos: Pos) -> bool:
    """Whether a caravan trades there (CV-082)."""
    space = t.spaces[pos]
    return space.city not in (None, who) or (space.state is not None and not as_city(t, who, pos))


def check_trek(t: Table, task: Task, pos: Pos) -> None:
    """Whether the caravan may enter a space next to it."""
    run, who = task.d["run"], task.who
    need(has_steps(t, task.d), "CV-076", "no movement left")
    need(pos in linked(t, who, task.d["at"]), "CV-034", "not next to it")
    text = t.text(run["card"])
    if t.spaces[pos].terrain == "water":
        need(text.get("water") or t.seats[who].leader == "Indonesia", "CV-079", "water")
    need(difficulty(t, pos, who, "move") <= run["slot"], "CV-079", "too difficult")
    need(not barbarians(t, pos) or text.get("may_remove_barbarian"), "CV-080", "a barbarian")
    if destination(t, who, pos):
        need(("visited", who, pos) not in t.did, "CV-366", "a caravan came here this turn")


def ask_trek(t: Table, task: Task) -> list[Command]:
    """Step, explore, spend or stay."""
    d = task.d
    found: list[Command] = [("step", pos) for pos in linked(t, task.who, d["at"]) if allowed(check_trek, t, task, pos)]
    if has_steps(t, d) and not d["explored"] and allowed(check_explore, t, d["at"]):
        found.append(("explore",))
        if t.text(d["run"]["card"]).get("water_token_before_explore") and d["run"]["water"]:
            free = [pos for pos in around(d["at"]) if pos not in t.spaces]
            found += [("explore", pos) for pos in free if len(free) > 1]  # it must still stand on the edge
    return [*found, *spendings(t, task.who, d["run"]["card"]), DONE]


def refuse_trek(t: Table, task: Task, command: Command) -> None:
    """The rule that a step breaks."""
    if command[0] == "explore":
        need(has_steps(t, task.d), "CV-431")
        need(not task.d["explored"], "CV-296")
        check_explore(t, task.d["at"])
    if command[0] == "step":
        check_trek(t, task, command[1])


@question("trek", "CV-076", ask_trek, check=refuse_trek)
def take_trek(t: Table, task: Task, command: Command) -> None:
    """One step of a caravan."""
    d, run, who = task.d, task.d["run"], task.who
    if command == DONE:
        share_colossus(t, d)
        return
    if command[0] == "spend":
        run["spent"] += 1
        push(t, todo("trek", who, **d))
        spend(t, who, named(t, who, run["card"]), command[1])
        return
    d["used"] += 1
    if command[0] == "explore":
        push(t, todo("explore", who, pos=d["at"]), todo("trek", who, **{**d, "explored": True}))
        if len(command) > 1:
            run["water"] = 0
            add_water(t, command[1])
        return
    pos = command[1]
    t.seats[who].figures[d["label"]] = pos
    met = barbarians(t, pos)
    for letter in met:
        t.barbarians[letter] = None
    if met or destination(t, who, pos):
        share_colossus(t, d)
    if destination(t, who, pos):
        arrive(t, who, d["label"], pos, run["card"])
    elif not met:
        push(t, todo("trek", who, **{**d, "at": pos, "stepped": True}))


def share_colossus(t: Table, d: dict[str, Any]) -> None:
    """At the end of a caravan's move: what it used beyond its own spaces comes from Colossus."""
    run = d["run"]
    run["extra"] -= max(0, d["used"] - t.text(run["card"])["move"] - run["spent"])


def arrive(t: Table, who: str, label: str, pos: Pos, card: str) -> None:
    """Trading and what follows an arrival, in its fixed order (CV-084 to CV-088, CV-496)."""
    t.did.add(("visited", who, pos))
    t.seats[who].figures[label] = "card"
    space, text = t.spaces[pos], t.text(card)
    tasks = []
    if space.state and not space.city:
        tasks += [trade(t, who, 2, STATES[space.state]), todo("diplomacy", who, giver=space.state)]
        if text.get("resource_on_arrival"):
            tasks.append(todo("resource", who))
        push(t, *tasks, todo("kilwa", who), todo("orszaghaz", who, pos=pos))
        return
    host = space.city
    assert host
    tasks += [trade(t, who, 2), todo("diplomacy", who, giver=host)]
    if text.get("resource_on_arrival"):
        tasks.append(todo("resource", who))
    tasks.append(todo("embassy", who, host=host, capital=space.capital))
    if text.get("resource_at_ibrahim_capital") and space.capital and t.ibrahim == host:
        tasks.append(todo("resource", who))
    if t.ibrahim == who and t.seats[host].leader == "Ottoman":
        tasks += [trade(t, who, 1), trade(t, host, 1)]
    tasks.append(todo("library", who, host=host))
    if text.get("far_trade") and "cartography" not in t.did and distance(t, pos, capital(t, who)) >= 8:
        tasks.append(todo("cartography", who, pos=pos))
    push(t, *tasks)


@step("kilwa")
def kilwa(t: Table, task: Task) -> None:
    """Kilwa Kisiwani, also if the card of Antananarivo that was just taken gives control of it (CV-321, CV-496)."""
    if controls(t, task.who, "Kilwa Kisiwani"):
        push(t, trade(t, task.who, 1))


@step("embassy")
def embassy(t: Table, task: Task) -> None:
    """Embassy: a token on a card of the giver, then a resource, at the giver's capital."""
    if task.d["capital"] and holds(t, task.who, "Embassy", task.d["host"]):
        push(t, todo("embassy token", task.who, host=task.d["host"]), todo("resource", task.who))


def ask_embassy(t: Table, task: Task) -> list[Command]:
    """The cards of the giver; a full one may be chosen too, then nothing is put there."""
    return [("favour", card.name) for card in t.seats[task.d["host"]].row] if t.supply["trade"] else []


@question("embassy token", "CV-353", ask_embassy)
def take_embassy(t: Table, task: Task, command: Command) -> None:
    """Put the token there."""
    card = named(t, task.d["host"], command[1])
    if card.trade < 3 and t.supply["trade"]:
        card.trade += 1
        t.supply["trade"] -= 1


def ask_orszaghaz(t: Table, task: Task) -> list[Command]:
    """Whether the city-state is conquered."""
    if not controls(t, task.who, "Orszaghaz") or not t.seats[task.who].cities:
        return []
    return [("conquer", task.d["pos"]), DONE]


@question("orszaghaz", "CV-126", ask_orszaghaz)
def take_orszaghaz(t: Table, task: Task, command: Command) -> None:
    """Conquer it without an attack."""
    if command != DONE:
        conquer(t, task.who, command[1])


def ask_library(t: Table, task: Task) -> list[Command]:
    """Own cards of the same type and level as a card in the row of the host."""
    if not controls(t, task.who, "Great Library"):
        return []
    pairs = {(kind(card.name), level(card.name)) for card in t.seats[task.d["host"]].row}
    names = [name for name in t.seats[task.who].deck if (kind(name), level(name)) in pairs]
    return [*(way for name in names for way in gainings(t, task.who, name)), DONE]


@question("library", "CV-463", ask_library)
def take_library(t: Table, task: Task, command: Command) -> None:
    """Gain it."""
    if command != DONE:
        gain_card(t, task.who, *command[1:])


def ask_cartography(t: Table, task: Task) -> list[Command]:
    """A legal space within 2 spaces of the city reached."""
    near = sorted(within(t, [task.d["pos"]], 2))
    return [*(("city", pos) for pos in near if allowed(check_city, t, task.who, pos)), DONE]


@question("cartography", "CV-025", ask_cartography)
def take_cartography(t: Table, task: Task, command: Command) -> None:
    """Build it, once per turn."""
    if command != DONE:
        t.did.add("cartography")
        build_city(t, task.who, command[1])


def ask_exchange(t: Table, task: Task) -> list[Command]:
    """Steam Power: one own resource for another type from the supply."""
    owned = t.seats[task.who].resources
    pairs = [(old, new) for old in RESOURCES for new in RESOURCES if owned[old] and t.supply[new] and old != new]
    return [*(("exchange", *pair) for pair in pairs), DONE]


@question("exchange", "CV-027", ask_exchange)
def take_exchange(t: Table, task: Task, command: Command) -> None:
    """Exchange it."""
    if command != DONE:
        pay_resource(t, task.who, command[1])
        t.supply[command[2]] -= 1
        t.seats[task.who].resources[command[2]] += 1

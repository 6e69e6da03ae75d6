"""The turn of an automated player, its culture, science and industry cards (CV-528 to CV-534, CV-539 to CV-547)."""

from tests.second.civ_new_dawn.automated_ways import (
    FIFTH,
    best,
    city_order,
    culture_order,
    measure,
    raise_level,
    spend_all,
)
from tests.second.civ_new_dawn.automated_wonders import choose_wonder, pay_for
from tests.second.civ_new_dawn.culture import any_army
from tests.second.civ_new_dawn.data import kind, level, ordinary
from tests.second.civ_new_dawn.gains import trade
from tests.second.civ_new_dawn.grid import neighbours, on_edge
from tests.second.civ_new_dawn.industry import in_range, raise_wonder, sites
from tests.second.civ_new_dawn.pacts import protected, push_pact
from tests.second.civ_new_dawn.pieces import cards_of, controls, empty, friendly, friendly_spaces, holds
from tests.second.civ_new_dawn.placing import check_place, place, remove_control
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.state import Command, Pos, Table, Task, allowed, push, question, step, todo
from tests.second.civ_new_dawn.towns import build_city, check_city, remove_city
from tests.second.civ_new_dawn.turns import choose

TOKENS = {1: 2, 2: 3, 3: 3, 4: 4}
PRODUCTION = {1: 5, 2: 6, 3: 7, 4: 8}
RANGE = {1: 2, 2: 3, 3: 4, 4: 5}


@step("fifth slot")
def fifth_slot(t: Table, task: Task) -> None:
    """It always takes the card in the rightmost slot (CV-470, CV-528)."""
    choose(t, task.who, t.seats[task.who].row[-1].name)


@step("automated reset")
def after_reset(t: Table, task: Task) -> None:
    """What follows the reset of level IV cards (CV-539, CV-544)."""
    who, card = task.who, task.d["card"]
    if level(card) == 4 and kind(card) == "economy":
        push(t, todo("resolve", who, card=t.seats[who].row[-1].name))
    if level(card) == 4 and kind(card) == "industry":
        push(t, todo("resolve", who, card=cards_of(t, who, "culture")[0].name, reset=True))


@step("automated culture")
def culture(t: Table, task: Task) -> None:
    """Level IV turns and removes rival tokens first; level III places one more at the end."""
    who, card = task.who, task.d["card"]
    left = TOKENS[level(card)] + spend_all(t, who, card)
    tasks = [todo("automated tokens", who, card=card, left=left)]
    if level(card) == 3:
        tasks.append(todo("automated further", who, card=card))
    push(t, *tasks)
    if level(card) == 4:
        undermine(t, who)


def undermine(t: Table, who: str) -> None:
    """Turn or remove every rival token next to a friendly space, all judged first (CV-534)."""
    hit = []
    for pos, space in t.spaces.items():
        near = any(friendly(t, who, place) for place in neighbours(t, pos))
        if near and space.control not in (None, who) and not any_army(t, pos) and not protected(t, who, space.control):
            hit.append(pos)
    victims: list[str | None] = []
    for pos in hit:
        if t.spaces[pos].reinforced:
            t.spaces[pos].reinforced = False
        else:
            victims.append(t.spaces[pos].control)
            remove_control(t, pos)
    push_pact(t, who, victims)


def spots(t: Table, who: str, near: str) -> list[Pos]:
    """The legal spaces for the next token; none without an unused one (CV-527)."""
    if not t.seats[who].control:
        return []
    return [pos for pos in sorted(t.spaces) if allowed(check_place, t, who, pos, near, FIFTH, "culture")]


@step("automated tokens")
def place_tokens(t: Table, task: Task) -> None:
    """One token after the other; what cannot be placed becomes trade tokens on the card (CV-531, CV-533)."""
    who, left = task.who, task.d["left"]
    found = spots(t, who, "city")
    if left and not found:
        push(t, trade(t, who, left, "culture"))
    elif left:
        pos = best(t, "control token", found, culture_order(t, who, level(task.d["card"])))
        push(t, todo("automated tokens", who, card=task.d["card"], left=left - 1))
        place(t, who, pos)


@step("automated further")
def place_further(t: Table, task: Task) -> None:
    """Level III: one more next to any friendly space."""
    found = spots(t, task.who, "space")
    if found:
        place(t, task.who, best(t, "control token", found, culture_order(t, task.who, 3)))


@step("automated science")
def science(t: Table, task: Task) -> None:
    """What the level begins with, then the dial (CV-545, CV-547)."""
    who, card = task.who, task.d["card"]
    row = t.seats[who].row
    push(t, todo("advance", who, number=FIFTH + spend_all(t, who, card)))
    if level(card) == 2:
        push(t, trade(t, who, 1))
    if level(card) == 3:
        raise_level(t, who, min(row, key=lambda one: (level(one.name), -row.index(one))).name)
    if level(card) == 4:
        chosen: list[Pos] = []
        humans = [name for name in t.clockwise(who) if not t.seats[name].automated]
        push(t, *(todo("give up", name, chosen=chosen) for name in humans), todo("fallout", who, chosen=chosen))


def ask_give_up(t: Table, task: Task) -> list[Command]:
    """An own non-capital city without an army in its space."""
    own = [pos for pos in sorted(t.spaces) if t.spaces[pos].city == task.who and not t.spaces[pos].capital]
    return [("give up", pos) for pos in own if not any_army(t, pos)]


@question("give up", "CV-547", ask_give_up, alone=True)
def take_give_up(t: Table, task: Task, command: Command) -> None:
    """All of them are destroyed together."""
    task.d["chosen"].append(command[1])


@step("fallout")
def fallout(t: Table, task: Task) -> None:
    """These cities and all tokens next to them are destroyed, except in spaces with an army (CV-547)."""
    towns: list[Pos] = task.d["chosen"]
    victims = [t.spaces[pos].city for pos in towns]
    hit = {near for pos in towns for near in neighbours(t, pos) if t.spaces[near].control and not any_army(t, near)}
    for pos in sorted(hit):
        victims.append(t.spaces[pos].control)
        remove_control(t, pos)
    for pos in towns:
        remove_city(t, pos)
    push_pact(t, task.who, victims)


@step("automated card")
def gain(t: Table, task: Task) -> None:
    """A random card of the lowest level becomes the level shown, or its next level (CV-546)."""
    row = t.seats[task.who].row
    low = min(level(card.name) for card in row)
    if low == 4:
        return
    old = t.chance.draw_among("card to replace", [card.name for card in row if level(card.name) == low])
    shown = task.d["level"]
    new = ordinary(kind(old), shown if low < shown else low + 1)
    if new in t.seats[task.who].deck:
        gain_card(t, task.who, new, old)


@step("automated industry")
def industry(t: Table, task: Task) -> None:
    """First a wonder, then a city (CV-540, CV-543)."""
    who, card = task.who, task.d["card"]
    wonder = choose_wonder(t, who, card, PRODUCTION[level(card)])
    push(t, todo("automated city", who, card=card, wonder=wonder is not None))
    if wonder:
        pay_for(t, who, card, wonder, PRODUCTION[level(card)])
        site = best(t, "site of a wonder", sites(t, who, wonder), lambda pos: -measure(t, who, pos))
        raise_wonder(t, who, wonder, site)


@step("automated city")
def city(t: Table, task: Task) -> None:
    """A city; if neither wonder nor city was built the card is replaced (CV-543, CV-544)."""
    who, card = task.who, task.d["card"]
    water = level(card) >= 3 or holds(t, who, "Auckland")
    origins = set(friendly_spaces(t, who))
    if level(card) == 2:
        caravans = {pos for label, pos in t.seats[who].figures.items() if label[0] == "c"}
        origins |= {pos for pos in caravans if not isinstance(pos, str)}
    reach = in_range(t, who, RANGE[level(card)], FIFTH, water, origins)
    if controls(t, who, "Great Lighthouse"):
        reach |= {pos for pos in t.spaces if on_edge(t, pos) and empty(t, pos)}
    found = [pos for pos in sorted(reach) if allowed(check_city, t, who, pos)]
    if found:
        build_city(t, who, best(t, "city", found, city_order(t, who)))
    elif not task.d["wonder"]:
        raise_level(t, who, card)

"""Industry cards: cities and world wonders."""

from tests.second.civ_new_dawn.data import NATURE, RESOURCES, WONDERS
from tests.second.civ_new_dawn.gains import lay_nature, pay_resource, spend, spendable
from tests.second.civ_new_dawn.grid import neighbours, on_edge
from tests.second.civ_new_dawn.pieces import (
    barbarians,
    cities,
    controls,
    difficulty,
    empty,
    figures,
    friendly,
    friendly_spaces,
    holds,
    mature_cities,
    named,
    owner,
    wonders_of,
)
from tests.second.civ_new_dawn.placing import check_place, place, placings
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, todo
from tests.second.civ_new_dawn.towns import build_city, check_city

AMUNDSEN = "Amundsen-Scott Research Station"


def in_range(t: Table, who: str, reach: int, slot: int, water: bool, origins: set[Pos]) -> set[Pos]:
    """The spaces in range of where counting begins (CV-095, CV-096, CV-373)."""
    front = set(origins)
    found: set[Pos] = set()
    seen = set(front)
    for _ in range(reach):
        entered = set()
        for pos in front:
            for near in neighbours(t, pos):
                if near in seen or difficulty(t, near, who, "industry") > slot:
                    continue
                if t.spaces[near].terrain == "water" and not water:
                    continue
                entered.add(near)
        seen |= entered
        found |= entered
        front = {pos for pos in entered if owner(t, pos) in (None, who) and not barbarians(t, pos)}
    return {pos for pos in found | origins if t.spaces[pos].terrain != "water"}


def check_site(t: Table, task: Task, pos: Pos) -> None:
    """Whether the card can build a city there."""
    who, slot, text = task.who, task.d["slot"], t.text(task.d["card"])
    check_city(t, who, pos)
    need(difficulty(t, pos, who, "industry") <= slot, "CV-096", "too difficult")
    water = bool(text.get("count_through_water")) or holds(t, who, "Auckland")
    if controls(t, who, "Great Lighthouse") and on_edge(t, pos) and empty(t, pos):
        return
    if text.get("city_beside_own_caravan") and any(figures(t, near, "caravan", [who]) for near in neighbours(t, pos)):
        return
    origins = set(friendly_spaces(t, who))
    need(pos in in_range(t, who, text["city_range"], slot, water, origins), "CV-095", "out of range")


def cost(t: Table, who: str, wonder: str) -> int:
    """The cost for this player (CV-318, CV-371; Egypt, Brussels, Buenos Aires)."""
    found: int = WONDERS[wonder]["cost"] - t.tokens[wonder]
    if t.seats[who].leader == "Egypt":
        found -= 1
    if holds(t, who, "Brussels"):
        found -= len(mature_cities(t, who))
    if holds(t, who, "Buenos Aires") and not wonders_of(t, who, "type", WONDERS[wonder]["type"]):
        found -= 2
    return max(found, 0)


def production(t: Table, who: str, card: str, slot: int) -> int:
    """Without what is spent (CV-103; Nationalism, Industrialization)."""
    text = t.text(card)
    if slot == 5 and "wonder_production_slot5" in text:
        return int(text["wonder_production_slot5"])
    if text.get("wonder_production") == "slot+districts":
        return slot + sum(space.control == who and space.district is not None for space in t.spaces.values())
    return slot


def payments(t: Table, who: str, card: str, wonder: str) -> dict[Command, int]:
    """What may be spent next and its value (CV-103 to CV-105)."""
    worth = t.text(card).get("resource_value", 2)
    seat = t.seats[who]
    found: dict[Command, int] = {}
    for kind in WONDERS[wonder]["resources"]:
        if seat.resources[kind]:
            found["pay", kind] = worth
    for name in seat.nature:
        if NATURE[name] in WONDERS[wonder]["resources"] and ("nature", name) not in t.did:
            found["pay", name] = worth
    for what in spendable(t, who, named(t, who, card)):
        found["spend", what] = 1
    return found


def most(t: Table, who: str, card: str, wonder: str) -> int:
    """The most production that can be added."""
    worth = t.text(card).get("resource_value", 2)
    seat, row = t.seats[who], named(t, who, card)
    total = row.trade
    for what in spendable(t, who, row):
        if what != "trade" and what not in RESOURCES and ("pay", what) not in payments(t, who, card, wonder):
            total += 1
    for command in payments(t, who, card, wonder):
        if command[0] == "pay":
            total += worth * (seat.resources[command[1]] if command[1] in RESOURCES else 1)
    if holds(t, who, "Palenque"):
        total += sum(seat.resources[kind] for kind in RESOURCES if kind not in WONDERS[wonder]["resources"])
    return total


def sites(t: Table, who: str, wonder: str) -> list[Pos]:
    """Where the wonder may stand (CV-107; Amundsen-Scott builds its own city)."""
    if wonder == AMUNDSEN:
        found = [pos for pos in sorted(t.spaces) if on_edge(t, pos) and allowed(check_city, t, who, pos)]
        found = [pos for pos in found if not t.spaces[pos].wonder]
        if found:
            return found
    return [pos for pos in sorted(cities(t, who)) if not t.spaces[pos].wonder]


def check_wonder(t: Table, task: Task, wonder: str) -> None:
    """Whether this wonder can be built."""
    who, card = task.who, task.d["card"]
    need(any(deck and deck[0] == wonder for deck in t.decks.values()), "CV-102", "not on offer")
    need(sites(t, who, wonder), "CV-107", "no city without a wonder")
    total = production(t, who, card, task.d["slot"]) + most(t, who, card, wonder)
    need(total >= cost(t, who, wonder), "CV-106", "production too low")


def ask_industry(t: Table, task: Task) -> list[Command]:
    """A city or a wonder, or neither (CV-094)."""
    who, text = task.who, t.text(task.d["card"])
    found: list[Command] = [("city", pos) for pos in sorted(t.spaces) if allowed(check_site, t, task, pos)]
    if text.get("city_on_own_figure"):
        for label, pos in t.seats[who].figures.items():
            if not isinstance(pos, str) and allowed(check_city, t, who, pos):
                found.append(("city", pos, label))
    offer = [deck[0] for deck in t.decks.values() if deck]
    found += [("wonder", name) for name in offer if allowed(check_wonder, t, task, name)]
    if text.get("after_wonder_advance"):
        found.append(("no wonder",))
    return [*found, DONE]


def refuse_industry(t: Table, task: Task, command: Command) -> None:
    """The rule that a building breaks."""
    if command[0] == "city" and len(command) == 2:
        check_site(t, task, command[1])
    if command[0] == "wonder":
        check_wonder(t, task, command[1])


@question("industry", "CV-094", ask_industry, check=refuse_industry)
def take_industry(t: Table, task: Task, command: Command) -> None:
    """Build it."""
    who, text = task.who, t.text(task.d["card"])
    if command[0] in {"wonder", "no wonder"} and text.get("after_wonder_advance"):
        push(t, todo("advance", who, number=1))
    if command[0] == "wonder":
        made = production(t, who, task.d["card"], task.d["slot"])
        push(t, todo("payment", who, card=task.d["card"], wonder=command[1], made=made, cost=cost(t, who, command[1])))
    if command[0] == "city":
        number = text.get("then_place_control_next_to_city", 0)
        push(t, todo("suburbs", who, pos=command[1], left=number, slot=task.d["slot"]))
        build_city(t, who, command[1])
        if len(command) > 2:
            t.seats[who].figures[command[2]] = "card"


def ask_suburbs(t: Table, task: Task) -> list[Command]:
    """Control tokens next to the new city (Urbanization, Amundsen-Scott)."""
    if task.d["left"] <= 0:
        return []

    def check(pos: Pos) -> None:
        need(pos in neighbours(t, task.d["pos"]), "CV-057")
        check_place(t, task.who, pos, "", task.d["slot"], "suburb")

    return [*placings(t, task.who, "place", check), DONE]


@question("suburbs", "CV-057", ask_suburbs)
def take_suburbs(t: Table, task: Task, command: Command) -> None:
    """Place one."""
    if command != DONE:
        push(t, todo("suburbs", task.who, **{**task.d, "left": task.d["left"] - 1}))
        place(t, task.who, *command[1:])


def ask_payment(t: Table, task: Task) -> list[Command]:
    """One payment, only while production is short and never into a dead end (CV-510)."""
    d = task.d
    short = d["cost"] - d["made"]
    if short <= 0:
        return [("build", pos) for pos in sites(t, task.who, d["wonder"])]
    found: list[Command] = []
    offers = payments(t, task.who, d["card"], d["wonder"])
    for command, worth in offers.items():
        lost = max(worth, offers.get(("pay", command[1]), 0))
        if worth + most(t, task.who, d["card"], d["wonder"]) - lost >= short:
            found.append(command)
    return found


@question("payment", "CV-510", ask_payment)
def take_payment(t: Table, task: Task, command: Command) -> None:
    """Pay, or put the token under a city."""
    d, who = task.d, task.who
    if command[0] == "build":
        raise_wonder(t, who, d["wonder"], command[1])
        return
    worth = payments(t, who, d["card"], d["wonder"])[command]
    push(t, todo("payment", who, **{**d, "made": d["made"] + worth}))
    if command[0] == "spend":
        spend(t, who, named(t, who, d["card"]), command[1])
    elif command[1] in RESOURCES:
        pay_resource(t, who, command[1])
    else:
        t.did.add(("nature", command[1]))
        lay_nature(t, who, command[1])


def raise_wonder(t: Table, who: str, wonder: str, pos: Pos) -> None:
    """Take the card, put the token under the city, use what happens when it is built (CV-108, CV-372)."""
    t.decks[WONDERS[wonder]["type"]].remove(wonder)
    t.supply["trade"] += t.tokens.pop(wonder, 0)
    space = t.spaces[pos]
    push(t, todo("when", who, wonder=wonder, built=True))
    if not friendly(t, who, pos) or (not space.city and not space.state):
        push(t, todo("suburbs", who, pos=pos, left=2, slot=None))
        build_city(t, who, pos)
    space.wonder = wonder

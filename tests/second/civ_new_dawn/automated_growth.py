"""Growth cards and district abilities of an automated player (CV-554 to CV-557)."""

from typing import Any

from tests.second.civ_new_dawn.automated_moves import reinforce
from tests.second.civ_new_dawn.automated_ways import (
    FAR,
    FIFTH,
    best,
    city_order,
    culture_order,
    hard,
    raise_level,
    spend_all,
    spread,
    wall_order,
    walls,
)
from tests.second.civ_new_dawn.data import CARD_LIMIT, ZIMBABWE, ZIMBABWE_LIMIT, kind, level
from tests.second.civ_new_dawn.districts import able, site
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.growth import check_district, lay_district
from tests.second.civ_new_dawn.pieces import cards_of, controls
from tests.second.civ_new_dawn.placing import check_place, place
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, push, step, todo

AFTER_DISTRICT = {1: 2, 2: 3, 3: 4, 4: 5}


@step("automated growth")
def growth(t: Table, task: Task) -> None:
    """A district, then reinforcing; level IV resolves all own districts in between."""
    who, card = task.who, task.d["card"]
    seat, spent = t.seats[who], spend_all(t, who, card)
    judged = Task("district", who, {"slot": FIFTH})
    found = [pos for pos in sorted(t.spaces) if not t.spaces[pos].district and allowed(check_district, t, judged, pos)]
    laid = bool(seat.districts and found)
    number = (AFTER_DISTRICT[level(card)] if laid else FIFTH) + spent
    push(t, todo("automated reinforcing", who, card=card, number=number, laid=laid))
    if level(card) == 4:
        push(t, todo("automated districts", who, left=None))
    if laid:
        name = t.chance.draw_among("district", seat.districts)
        pos = best(t, "space of the district", found, lambda one: (-hard(t, one), -walls(t, who, one)))
        if level(card) in (2, 3) and t.spaces[pos].control == who:
            push(t, todo("automated replaced", who, pos=pos, reinforced=level(card) == 3))
        lay_district(t, who, name, pos)


@step("automated districts")
def districts(t: Table, task: Task) -> None:
    """All own districts in random order; one that can do nothing when its time comes is skipped (CV-409, CV-556)."""
    left = task.d["left"]
    if left is None:
        left = [space.district for space in t.spaces.values() if space.control == task.who and space.district]
    if left:
        name = t.chance.draw_among("next district", left)
        push(t, todo("automated districts", task.who, left=[other for other in left if other != name]))
        if name in able(t, task.who):
            push(t, todo("one district", task.who, name=name))


@step("automated replaced")
def replaced(t: Table, task: Task) -> None:
    """The token the district replaced goes next to it, if it can (CV-554)."""
    near = neighbours(t, task.d["pos"])
    found = [pos for pos in near if t.seats[task.who].control and allowed(check_place, t, task.who, pos)]
    if found:
        pos = best(t, "space of the replaced token", found, lambda one: -hard(t, one))
        place(t, task.who, pos, reinforced=task.d["reinforced"])


@step("automated reinforcing")
def reinforcing(t: Table, task: Task) -> None:
    """Reinforce; levels I and II are replaced if nothing at all was done (CV-555, CV-556)."""
    done = reinforce(t, task.who, task.d["number"])
    if not done and not task.d["laid"] and level(task.d["card"]) <= 2:
        raise_level(t, task.who, task.d["card"])


def room(t: Table, who: str, card_type: str | None) -> int:
    """How many trade tokens can be put on the cards of a type, or on any, Great Zimbabwe included."""
    cards = cards_of(t, who, card_type) if card_type else t.seats[who].row
    found = sum(CARD_LIMIT - card.trade for card in cards)
    if controls(t, who, ZIMBABWE):
        found += ZIMBABWE_LIMIT - t.tokens[ZIMBABWE]
    return min(found, t.supply["trade"])


def use_district(t: Table, task: Task, options: list[Command]) -> Command:
    """Its way with each district (CV-557)."""
    who, name = task.who, task.d["name"]
    pos = site(t, who, name)
    assert pos is not None
    if name == "Commercial Hub":
        types = {"mature": None, "economy": "economy"}
        return best(t, "Commercial Hub", options, lambda one: -min(one[1], room(t, who, types[one[0]])))
    if name == "Encampment":
        return encamp(t, who, pos, options)
    if name == "Industrial Zone":
        sites = [one for one in options if one[0] == "city"]
        return best(t, "city", sites, lambda one: city_order(t, who)(one[1])) if sites else options[0]
    if name == "Theater Square":
        card_level = level(next(card.name for card in t.seats[who].row if kind(card.name) == "culture"))
        found = [one for one in options if one != DONE]
        return best(t, "control token", found, lambda one: culture_order(t, who, card_level)(one[1]))
    return options[0]


def alike(t: Table, one: Command) -> Any:
    """The same for armies of one player in one space."""
    return (one[1], t.seats[one[1]].figures[one[2]]) if len(one) > 2 else one


def encamp(t: Table, who: str, pos: Pos, options: list[Command]) -> Command:
    """First the nearest barbarian, otherwise the nearest rival army; then an own token by CV-555."""
    away = spread(t, [pos], lambda one: True)
    beaten = [one for one in options if one[0] == "defeat" and len(one) == 2]
    beaten = beaten or [one for one in options if one[0] == "defeat"]

    def far(one: Command) -> int:
        at = t.barbarians[one[1]] if len(one) == 2 else t.seats[one[1]].figures[one[2]]
        return FAR if at is None or isinstance(at, str) else away[at]

    if beaten:
        return best(t, "Encampment", {alike(t, one): one for one in reversed(beaten)}.values(), far)
    own = [one for one in options if one[0] == "reinforce" and t.spaces[one[1]].control == who]
    return best(t, "token to reinforce", own, lambda one: wall_order(t, who)(one[1])) if own else DONE

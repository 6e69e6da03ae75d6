"""Putting control tokens and cities on the map and taking them off."""

from collections.abc import Callable

from tests.second.civ_new_dawn.gains import gain_nature, lose_nature
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import (
    armies,
    barbarians,
    controls,
    difficulty,
    empty,
    friendly,
    own_city,
    terrain,
    tokens,
)
from tests.second.civ_new_dawn.state import (
    DONE,
    Command,
    Pos,
    Table,
    Task,
    allowed,
    need,
    push,
    question,
    todo,
)

Check = Callable[[Pos], None]


def near_city(t: Table, who: str, pos: Pos) -> bool:
    """Whether a friendly city is next to the space, or Chichen Itza makes up for it (CV-057, CV-506)."""
    if any(own_city(t, who, near) for near in neighbours(t, pos)):
        return True
    return t.spaces[pos].terrain == "forest" and empty(t, pos) and controls(t, who, "Chichen Itza")


def check_place(t: Table, who: str, pos: Pos, near: str = "", limit: int | None = None, purpose: str = "place") -> None:
    """Whether a control token may be placed: near "city", "space" or anything, up to a difficulty."""
    need(pos in t.spaces, "CV-013", "no such space")
    space = t.spaces[pos]
    need(space.terrain != "water", "CV-059", "water")
    need(not space.city and not space.state and not space.control and not barbarians(t, pos), "CV-059", "occupied")
    need(space.terrain != "fort", "CV-060", "a fort")
    need(all(name == who for name, _ in armies(t, pos)), "CV-060", "a rival army")
    if limit is not None:
        need(difficulty(t, pos, who, purpose) <= limit, "CV-058", "too difficult")
    if near == "city":
        need(near_city(t, who, pos), "CV-057", "no friendly city next to it")
    if near == "space":
        need(any(friendly(t, who, place) for place in neighbours(t, pos)), "CV-057", "no friendly space next to it")


def placings(t: Table, who: str, verb: str, check: Check, unused_only: bool = False) -> list[Command]:
    """All placements a check allows; without an unused token with the token that is taken back (CV-032, CV-518)."""
    if t.seats[who].control:
        return [(verb, pos) for pos in sorted(t.spaces) if allowed(check, pos)]
    found: list[Command] = []
    if unused_only or t.seats[who].automated:  # an automated player takes none back (CV-527)
        return found
    for back in tokens(t, who):
        space = t.spaces[back]
        if space.district:
            continue
        space.control = None
        found += [(verb, pos, back) for pos in sorted(t.spaces) if pos != back and allowed(check, pos)]
        space.control = who
    return found


def place(t: Table, who: str, pos: Pos, back: Pos | None = None, reinforced: bool = False) -> None:
    """Place a control token and take what lies there (CV-062, CV-063)."""
    if back is not None:
        remove_control(t, back)
    t.seats[who].control -= 1
    t.spaces[pos].control = who
    t.spaces[pos].reinforced = reinforced
    collect(t, who, pos)


def collect(t: Table, who: str, pos: Pos) -> None:
    """Take resource and natural wonder tokens of a space and go on with chains."""
    space = t.spaces[pos]
    if space.resource:
        t.seats[who].resources[space.resource] += 1
        space.resource = None
    chain(t, who, pos)
    if space.nature:
        name, space.nature = space.nature, None
        gain_nature(t, who, name)


def chain(t: Table, who: str, pos: Pos) -> None:
    """Stonehenge and Terrace Farms after a placed token (CV-494)."""
    land = terrain(t, pos)
    if land == "hills" and controls(t, who, "Stonehenge"):
        push(t, todo("chain", who, pos=pos, land="hills"))
    if land == "mountains" and t.seats[who].leader == "Inca":
        push(t, todo("chain", who, pos=pos, land=None))


def ask_chain(t: Table, task: Task) -> list[Command]:
    """Extra tokens next to the placed one, unused tokens only."""

    def check(pos: Pos) -> None:
        need(pos in neighbours(t, task.d["pos"]), "CV-494")
        need(task.d["land"] in (None, terrain(t, pos)), "CV-494")
        check_place(t, task.who, pos)

    return [*placings(t, task.who, "place", check, unused_only=True), DONE]


@question("chain", "CV-494", ask_chain)
def take_chain(t: Table, task: Task, command: Command) -> None:
    """Stonehenge goes on from the same space too, Terrace Farms gives one for each token."""
    if command != DONE:
        if task.d["land"]:
            push(t, todo("chain", task.who, **task.d))
        place(t, task.who, command[1])


def remove_control(t: Table, pos: Pos) -> None:
    """A control token or district goes back to its owner (CV-346); an owed mark takes it first (CV-502)."""
    space = t.spaces[pos]
    assert space.control
    seat = t.seats[space.control]
    if space.district:
        seat.districts.append(space.district)
    elif seat.owed:
        seat.owed -= 1
    else:
        seat.control += 1
    space.control = space.district = None
    space.reinforced = False


def replace_control(t: Table, who: str, pos: Pos) -> None:
    """Replace a rival token with an own unreinforced one; the natural wonder token passes (CV-121, CV-358)."""
    loser = t.spaces[pos].control
    assert loser
    remove_control(t, pos)
    pass_nature(t, loser, who, pos)
    if t.seats[who].control:
        t.seats[who].control -= 1
        t.spaces[pos].control = who


def pass_nature(t: Table, loser: str, who: str, pos: Pos) -> None:
    """The natural wonder token that belongs to a space changes hands."""
    name = t.nature_at.get(pos)
    if name and name in t.seats[loser].nature:
        lose_nature(t, loser, name)
        gain_nature(t, who, name)

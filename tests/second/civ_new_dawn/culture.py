"""Culture cards: placing control tokens, and what the higher levels add."""

from functools import partial

from tests.second.civ_new_dawn.data import ERAS, WONDERS
from tests.second.civ_new_dawn.gains import spend, spendings, trade
from tests.second.civ_new_dawn.grid import neighbours, within
from tests.second.civ_new_dawn.pacts import push_pact, removable
from tests.second.civ_new_dawn.pieces import (
    cities,
    empty,
    friendly,
    friendly_spaces,
    mature_cities,
    named,
    terrain,
    tokens,
    wonders,
)
from tests.second.civ_new_dawn.placing import check_place, place, placings, remove_control, replace_control
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, need, push, question, step, todo
from tests.second.civ_new_dawn.towns import take_over_city


@step("culture")
def culture(t: Table, task: Task) -> None:
    """Start with the number of the card; France adds tokens for the latest era."""
    number = t.text(task.d["card"])["place_control"]
    if t.seats[task.who].leader == "France":
        number += max((ERAS.index(WONDERS[name]["era"]) + 1 for name in wonders(t, task.who)), default=0)
    push(t, todo("tokens", task.who, **task.d, left=number))


def check_token(t: Table, task: Task, pos: Pos) -> None:
    """Whether the next token may lie there."""
    check_place(t, task.who, pos, t.text(task.d["card"])["near"], task.d["slot"], "culture")


def check_tokens(t: Table, task: Task, command: Command) -> None:
    """The rule a placement breaks."""
    need(command[0] == "place", "CV-056")
    need(task.d["left"] > 0, "CV-064", "no token left to place")
    check_token(t, task, command[1])


def ask_tokens(t: Table, task: Task) -> list[Command]:
    """Place, spend or stop (CV-356)."""
    found = placings(t, task.who, "place", partial(check_token, t, task)) if task.d["left"] > 0 else []
    return [*found, *spendings(t, task.who, task.d["card"]), DONE]


@question("tokens", "CV-056", ask_tokens, check=check_tokens)
def take_tokens(t: Table, task: Task, command: Command) -> None:
    """One step; then the second part of the card, after which tokens may be spent again (CV-354)."""
    if command == DONE:
        then = t.text(task.d["card"]).get("then")
        if then and not task.d.get("late"):
            later = {**task.d, "left": 0}
            push(t, todo(then, task.who, **later), todo("tokens", task.who, **later, late=True))
        return
    left = task.d["left"] + (1 if command[0] == "spend" else -1)
    push(t, todo("tokens", task.who, **{**task.d, "left": left}))
    if command[0] == "spend":
        spend(t, task.who, named(t, task.who, task.d["card"]), command[1])
    else:
        place(t, task.who, *command[1:])


def ask_shift(t: Table, task: Task) -> list[Command]:
    """Drama and Poetry: one own token to a neighbouring empty land space, not a fort."""
    found: list[Command] = []
    for pos in tokens(t, task.who):
        for near in neighbours(t, pos):
            if empty(t, near) and t.spaces[near].terrain not in {"water", "fort"}:
                found.append(("shift", pos, near))
    return [*found, DONE]


@question("shift", "CV-357", ask_shift)
def take_shift(t: Table, task: Task, command: Command) -> None:
    """The token keeps its side; shifting is not placing."""
    if command != DONE:
        old, new = t.spaces[command[1]], t.spaces[command[2]]
        new.control, new.district, new.reinforced = old.control, old.district, old.reinforced
        old.control, old.district, old.reinforced = None, None, False


def ask_further(t: Table, task: Task) -> list[Command]:
    """Civil Service: one more next to a friendly space; State Workforce: on a mountain, in the fifth slot."""
    mountain = task.kind == "mountain"
    if mountain and task.d["slot"] != 5:
        return []

    def check(pos: Pos) -> None:
        check_place(t, task.who, pos, "space", task.d["slot"], "culture")
        need(not mountain or terrain(t, pos) == "mountains", "CV-056")

    return [*placings(t, task.who, "further", check), DONE]


@question("mountain", "CV-056", ask_further)
@question("further", "CV-056", ask_further)
def take_further(t: Table, task: Task, command: Command) -> None:
    """Place it."""
    if command != DONE:
        place(t, task.who, *command[1:])


def ask_convert(t: Table, task: Task) -> list[Command]:
    """Mass Media: a rival token at most 2 spaces from a friendly space; mandatory if there is one (CV-505)."""
    reach = within(t, friendly_spaces(t, task.who), 2)
    found: list[Command] = []
    for pos in sorted(reach):
        space = t.spaces[pos]
        if space.control and removable_or_turned(t, task.who, pos):
            found.append(("convert", pos))
            if not space.reinforced and not t.seats[task.who].control:
                found.pop()
                found += [("convert", pos, back) for back in backs(t, task.who)]
    return [*found, *([] if found else [DONE])]


def backs(t: Table, who: str) -> list[Pos]:
    """The own ordinary tokens that may be taken back (CV-032)."""
    return [pos for pos in tokens(t, who) if not t.spaces[pos].district]


def removable_or_turned(t: Table, who: str, pos: Pos) -> bool:
    """A reinforced token is only turned, which a pact does not forbid (CV-453)."""
    if t.spaces[pos].reinforced:
        return t.spaces[pos].control != who and not any_army(t, pos)
    return removable(t, who, pos)


def any_army(t: Table, pos: Pos) -> bool:
    """Whether an army of anybody is there (CV-253)."""
    return any(place == pos and label[0] == "a" for s in t.seats.values() for label, place in s.figures.items())


@question("convert", "CV-505", ask_convert)
def take_convert(t: Table, task: Task, command: Command) -> None:
    """Turn or replace it."""
    if command != DONE:
        space = t.spaces[command[1]]
        if space.reinforced:
            space.reinforced = False
            return
        push_pact(t, task.who, [space.control])
        if len(command) > 2:
            remove_control(t, command[2])
        replace_control(t, task.who, command[1])


def ask_radio(t: Table, task: Task) -> list[Command]:
    """Radio in the fifth slot: a rival city within 4 spaces of a friendly city; mandatory (CV-505)."""
    found: list[Command] = []
    if task.d["slot"] == 5 and t.seats[task.who].cities:
        for pos in sorted(within(t, cities(t, task.who), 4)):
            space = t.spaces[pos]
            if space.city and not space.capital and not friendly(t, task.who, pos) and removable(t, task.who, pos):
                found.append(("replace", pos))
    return [*found, *([] if found else [DONE])]


@question("radio", "CV-505", ask_radio)
def take_radio(t: Table, task: Task, command: Command) -> None:
    """The city changes hands."""
    if command != DONE:
        victim = t.spaces[command[1]].city
        assert victim
        take_over_city(t, task.who, command[1], [todo("pact", victim, by=task.who)])


@step("income")
def income(t: Table, task: Task) -> None:
    """Humanism and the trade symbol of the base game (CV-151): one trade token for each mature city."""
    push(t, trade(t, task.who, len(mature_cities(t, task.who))))

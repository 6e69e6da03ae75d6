"""Effects at the start of a turn (CV-039)."""

import itertools

from tests.second.civ_new_dawn.data import CARD_LIMIT, ZIMBABWE
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pacts import push_pact, removable, swap
from tests.second.civ_new_dawn.pieces import (
    available,
    controls,
    empty,
    friendly,
    holds,
    named,
    own_city,
    rivals,
    tokens,
)
from tests.second.civ_new_dawn.placing import check_place, place, placings, remove_control, replace_control
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, push, question, todo


def gardens(t: Table, who: str) -> list[Command]:
    """Hanging Gardens: a control token up to difficulty 4 next to a friendly city."""

    def check(pos: Pos) -> None:
        check_place(t, who, pos, "city", 4)

    return placings(t, who, "Hanging Gardens", check)


def colosseum(t: Table, who: str) -> list[Command]:
    """Colosseum: reinforce an own token next to a friendly city."""
    weak = [pos for pos in sorted(tokens(t, who)) if not t.spaces[pos].reinforced]
    return [("Colosseum", pos) for pos in weak if any(own_city(t, who, near) for near in neighbours(t, pos))]


def forbidden(t: Table, who: str) -> list[Command]:
    """Forbidden City: destroy a rival token next to a friendly space."""
    found = [pos for pos in sorted(t.spaces) if t.spaces[pos].control and removable(t, who, pos)]
    return [("Forbidden City", pos) for pos in found if any(friendly(t, who, near) for near in neighbours(t, pos))]


def eiffel(t: Table, who: str) -> list[Command]:
    """Eiffel Tower: two tokens of one rival, of which the rival gives up one; needs an unused token."""
    if not t.seats[who].control:
        return []
    found: list[Command] = []
    for rival in rivals(t, who):
        spots = [pos for pos in sorted(tokens(t, rival)) if removable(t, who, pos)]
        found += [("Eiffel Tower", one, two) for at, one in enumerate(spots) for two in spots[at + 1 :]]
    return found


def oracle(t: Table, who: str) -> list[Command]:
    """Oracle: swap two neighbouring cards."""
    names = [card.name for card in t.seats[who].row]
    return [("Oracle", one, two) for one, two in itertools.pairwise(names)]


def zimbabwe(t: Table, who: str) -> list[Command]:
    """Great Zimbabwe: move stored tokens to cards."""
    if not t.tokens[ZIMBABWE]:
        return []
    return [(ZIMBABWE, card.name) for card in t.seats[who].row if card.trade < CARD_LIMIT]


def geneva(t: Table, who: str) -> list[Command]:
    """Geneva: exchange a card of a player for another of the same player."""
    found: list[Command] = []
    for giver, name in t.seats[who].cards:
        if giver in t.seats:
            found += [("Geneva", giver, name, new) for new in available(t, giver)]
    return found


def seoul(t: Table, who: str) -> list[Command]:
    """Seoul: move a barbarian to a neighbouring empty land space."""
    found: list[Command] = []
    for letter, at in t.barbarians.items():
        for near in neighbours(t, at) if at else []:
            if empty(t, near) and t.spaces[near].terrain not in {"water", "fort"}:
                found.append(("Seoul", letter, near))
    return found


def ibrahim(t: Table, who: str) -> list[Command]:
    """Ottomans: give the Ibrahim card to another player."""
    return [("Ibrahim", name) for name in rivals(t, who) if name != t.ibrahim]


def union(t: Table, who: str) -> list[Command]:
    """Poland: at the start of the first turn choose a player and take a card."""
    if t.seats[who].turns > 1:
        return []
    return [("union", giver, name) for giver in rivals(t, who) for name in available(t, giver)]


WONDER_EFFECTS = {
    "Hanging Gardens": gardens,
    "Colosseum": colosseum,
    "Forbidden City": forbidden,
    "Eiffel Tower": eiffel,
    "Oracle": oracle,
    ZIMBABWE: zimbabwe,
}
STATE_EFFECTS = {"Geneva": geneva, "Seoul": seoul}
LEADER_EFFECTS = {"Ottoman": ibrahim, "Poland": union}


def ask_start(t: Table, task: Task) -> list[Command]:
    """All effects not used yet, in any order (CV-348); Poland's first turn has no choice."""
    who, found = task.who, []
    for name, effect in WONDER_EFFECTS.items():
        if ("start", name) not in t.did and controls(t, who, name):
            found += effect(t, who)
    for name, effect in STATE_EFFECTS.items():
        if ("start", name) not in t.did and holds(t, who, name):
            found += effect(t, who)
    leader = t.seats[who].leader
    if leader in LEADER_EFFECTS and ("start", leader) not in t.did:
        found += LEADER_EFFECTS[leader](t, who)
    must = leader == "Poland" and t.seats[who].union is None and union(t, who)
    return found if must else [*found, DONE]


@question("start", "CV-039", ask_start)
def take_start(t: Table, task: Task, command: Command) -> None:
    """One effect, then the others."""
    if command == DONE:
        return
    who, name, seat = task.who, command[0], t.seats[task.who]
    push(t, todo("start", who))
    if name != ZIMBABWE:
        t.did.add(("start", {"Ibrahim": "Ottoman", "union": "Poland"}.get(name, name)))
    if name == "Hanging Gardens":
        place(t, who, *command[1:])
    elif name == "Colosseum":
        t.spaces[command[1]].reinforced = True
    elif name == "Forbidden City":
        push_pact(t, who, [t.spaces[command[1]].control])
        remove_control(t, command[1])
    elif name == "Eiffel Tower":
        rival = t.spaces[command[1]].control
        assert rival
        push(t, todo("eiffel", rival, by=who, spots=command[1:]))
    elif name == "Oracle":
        swap(t, who, command[1], command[2])
    elif name == ZIMBABWE:
        t.tokens[ZIMBABWE] -= 1
        named(t, who, command[1]).trade += 1
    elif name == "Geneva":
        seat.cards.remove((command[1], command[2]))
        seat.cards.append((command[1], command[3]))
    elif name == "Seoul":
        t.barbarians[command[1]] = command[2]
    elif name == "Ibrahim":
        t.ibrahim = command[1]
    else:
        seat.union = command[1]
        seat.cards.append((command[1], command[2]))


def ask_eiffel(t: Table, task: Task) -> list[Command]:
    """The rival decides which of the two."""
    return [("give", pos) for pos in task.d["spots"]]


@question("eiffel", "CV-348", ask_eiffel)
def take_eiffel(t: Table, task: Task, command: Command) -> None:
    """It is replaced."""
    push_pact(t, task.d["by"], [task.who])
    replace_control(t, task.d["by"], command[1])

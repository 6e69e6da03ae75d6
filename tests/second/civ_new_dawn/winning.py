"""What a won attack brings (CV-119 to CV-129, CV-272 to CV-279)."""

from tests.second.civ_new_dawn.combat import clear_figures
from tests.second.civ_new_dawn.data import CARD_LIMIT
from tests.second.civ_new_dawn.gains import trade
from tests.second.civ_new_dawn.pacts import push_pact
from tests.second.civ_new_dawn.pieces import barbarians, cities, figures, friendly, holds, named, tokens
from tests.second.civ_new_dawn.placing import pass_nature, remove_control, replace_control
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, push, question, step, todo
from tests.second.civ_new_dawn.towns import conquer, remove_city, take_over_city


def defeat_barbarian(t: Table, who: str, letter: str) -> None:
    """It leaves the map; a trade token, for Sumeria a resource too (CV-119)."""
    t.barbarians[letter] = None
    resource = [todo("resource", who)] if t.seats[who].leader == "Sumeria" else []
    push(t, trade(t, who, 1), *resource)


@step("win")
def win(t: Table, task: Task) -> None:
    """By kind of target."""
    d, who = task.d, task.who
    pos, sort, seat = d["pos"], d["target"], t.seats[task.who]
    space = t.spaces[pos]
    if not t.base:
        push(t, todo("retreat", who, **d))
    if seat.leader == "Zulu" and not t.base:
        push(t, trade(t, who, 2 if sort in {"city", "city-state"} else 1, "military"))
    if sort == "barbarian":
        defeat_barbarian(t, who, barbarians(t, pos)[0])
    elif sort in {"army", "caravan"}:
        name, label = figures(t, pos, sort, [d["defender"]])[0]
        t.seats[name].figures[label] = "card"
    elif sort == "fort":
        if seat.cities:
            seat.cities -= 1
            space.city = who
    elif sort == "city-state":
        if seat.cities:
            push(t, todo("capture", who, pos=pos))
            conquer(t, who, pos)
    else:
        cleared = [] if t.base else clear_figures(t, who, pos)  # caravans stay in the base game (CV-489)
        lost = [name for name in cleared if name != d["defender"]]
        push_pact(t, who, list(lost))
        if sort == "control":
            push(t, todo("token won", who, **d))
        elif space.capital:
            seat.deeds.add("capital")
            wonder = [todo("move wonder", who, pos=pos)] if space.wonder else []
            push(t, todo("loot", who, victim=d["defender"], left=2), *wonder)
        else:
            push(t, todo("city won", who, **d))


@step("capture")
def capture(t: Table, task: Task) -> None:
    """A wonder taken by an attack counts as captured (CV-029)."""
    wonder = t.spaces[task.d["pos"]].wonder
    if wonder and friendly(t, task.who, task.d["pos"]):
        push(t, todo("when", task.who, wonder=wonder, built=False))


def ask_token(t: Table, task: Task) -> list[Command]:
    """Replace the token, with one taken back if none is unused (CV-450), or discard it with Scorched Earth."""
    found: list[Command] = [("replace",)]
    if not t.seats[task.who].control:
        found = [("replace", back) for back in tokens(t, task.who) if not t.spaces[back].district]
        found.append(("remove",))
    if t.text(task.d["card"]).get("discard_to_move_again") and "scorched" not in t.did:
        found.append(("discard",))
    return found


@question("token won", "CV-120", ask_token, alone=True)
def take_token(t: Table, task: Task, command: Command) -> None:
    """An own unreinforced token takes its place (CV-120, CV-220)."""
    d, who, pos = task.d, task.who, task.d["pos"]
    loser = t.spaces[pos].control
    assert loser
    if command[0] == "discard":
        t.did.add("scorched")
        remove_control(t, pos)
        pass_nature(t, loser, who, pos)
        d["run"]["again"] = d["label"]
        return
    push(t, todo("capture", who, pos=pos))
    if command[0] == "remove":
        remove_control(t, pos)
        pass_nature(t, loser, who, pos)
        return
    if len(command) > 1:
        remove_control(t, command[1])
    replace_control(t, who, pos)
    t.did.add(("taken", who, pos))


def ask_city(t: Table, task: Task) -> list[Command]:
    """Take the city, remove it for lack of an own one, or liberate a city-state (CV-122, CV-128, CV-451)."""
    found: list[Command] = [("conquer",) if t.seats[task.who].cities else ("remove",)]
    return [*found, ("liberate",)] if t.spaces[task.d["pos"]].taken else found


@question("city won", "CV-128", ask_city, alone=True)
def take_city(t: Table, task: Task, command: Command) -> None:
    """Carry it out."""
    who, pos = task.who, task.d["pos"]
    state = t.spaces[pos].taken
    if command[0] == "conquer":
        take_over_city(t, who, pos, [todo("capture", who, pos=pos)])
        return
    remove_city(t, pos)
    if command[0] == "liberate" and state and not holds(t, who, state):
        push(t, todo("diplomacy", who, giver=state, must=True))


def ask_loot(t: Table, task: Task) -> list[Command]:
    """Up to 2 trade tokens from cards of the defender onto own cards (CV-123, CV-377)."""
    if not task.d["left"]:
        return []
    full = [card.name for card in t.seats[task.d["victim"]].row if card.trade]
    room = [card.name for card in t.seats[task.who].row if card.trade < CARD_LIMIT]
    return [*(("loot", old, new) for old in full for new in room), DONE]


@question("loot", "CV-123", ask_loot)
def take_loot(t: Table, task: Task, command: Command) -> None:
    """Take one."""
    if command != DONE:
        named(t, task.d["victim"], command[1]).trade -= 1
        named(t, task.who, command[2]).trade += 1
        push(t, todo("loot", task.who, **{**task.d, "left": task.d["left"] - 1}))


def ask_wonder(t: Table, task: Task) -> list[Command]:
    """The wonder of a capital goes to an own city without wonder, if there is one (CV-125)."""
    return [("wonder to", pos) for pos in sorted(cities(t, task.who)) if not t.spaces[pos].wonder]


@question("move wonder", "CV-125", ask_wonder, alone=True)
def take_wonder(t: Table, task: Task, command: Command) -> None:
    """Move it; it is captured."""
    old: Pos = task.d["pos"]
    t.spaces[command[1]].wonder, t.spaces[old].wonder = t.spaces[old].wonder, None
    push(t, todo("capture", task.who, pos=command[1]))

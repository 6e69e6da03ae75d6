"""Cities: legal spaces, building, conquering, replacing, removing."""

from tests.second.civ_new_dawn.data import STATES
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pacts import push_pact
from tests.second.civ_new_dawn.pieces import armies, barbarians, cards_of, controls, given_by, named
from tests.second.civ_new_dawn.placing import check_place, place, placings, remove_control, replace_control
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, need, push, question, todo


def check_city(t: Table, who: str, pos: Pos) -> None:
    """Whether the space is legal for a city (CV-025, CV-026)."""
    need(t.seats[who].cities, "CV-033", "no unused city")
    space = t.spaces[pos]
    need(space.terrain != "water", "CV-025", "water")
    need(space.terrain != "fort", "CV-374", "a fort")
    need(not space.city and not space.state, "CV-025", "a city")
    need(not space.resource and not space.nature and not barbarians(t, pos), "CV-026")
    need(space.control in (None, who), "CV-026", "a rival control token")
    need(all(name == who for name, _ in armies(t, pos)), "CV-250", "a rival army")
    for near in neighbours(t, pos):
        other = t.spaces[near]
        need(not other.city and not other.state, "CV-025", "next to a city")
        need(other.terrain != "fort", "CV-281", "next to a fort")


def build_city(t: Table, who: str, pos: Pos) -> None:
    """Put an unused city on a legal space; Pax Britannica may follow."""
    if t.spaces[pos].control:
        remove_control(t, pos)
    t.seats[who].cities -= 1
    t.spaces[pos].city = who
    if (
        t.seats[who].leader == "England"
        and sum(space.city is not None and space.tile == t.spaces[pos].tile for space in t.spaces.values()) == 1
    ):
        push(t, todo("pax", who, pos=pos))


def ask_pax(t: Table, task: Task) -> list[Command]:
    """One unused control token, reinforced, next to the new city."""

    def check(pos: Pos) -> None:
        need(pos in neighbours(t, task.d["pos"]), "CV-344")
        check_place(t, task.who, pos)

    return [*placings(t, task.who, "place", check, unused_only=True), DONE]


@question("pax", "CV-344", ask_pax)
def take_pax(t: Table, task: Task, command: Command) -> None:
    """Place it."""
    if command != DONE:
        place(t, task.who, command[1], reinforced=True)


def state_token(t: Table, who: str, state: str) -> None:
    """Put a city-state token on the card of its type; Oxford University may leave several of them, or none."""
    cards = cards_of(t, who, STATES[state])
    if len(cards) == 1:
        cards[0].states.append(state)
    elif cards:
        push(t, todo("state card", who, state=state))
    else:
        t.seats[who].aside.append(state)


def ask_state_card(t: Table, task: Task) -> list[Command]:
    """The cards of the type of the city-state."""
    return [("state", task.d["state"], card.name) for card in cards_of(t, task.who, STATES[task.d["state"]])]


@question("state card", "CV-126", ask_state_card)
def take_state_card(t: Table, task: Task, command: Command) -> None:
    """It lies there."""
    named(t, task.who, command[2]).states.append(command[1])


def take_state_token(t: Table, who: str, state: str) -> None:
    """Take it off its card."""
    for pile in (t.seats[who].aside, *(card.states for card in t.seats[who].row)):
        if state in pile:
            pile.remove(state)


def remove_city(t: Table, pos: Pos) -> None:
    """A city goes back to its owner; a conquered city-state comes back (CV-346, CV-451, CV-455)."""
    space = t.spaces[pos]
    assert space.city
    t.seats[space.city].cities += 1
    if space.taken:
        take_state_token(t, space.city, space.taken)
        space.state, space.taken = space.taken, None
    space.city = None


def set_city(t: Table, who: str, pos: Pos) -> None:
    """Replace a rival city with an own unused one; what belongs to it goes along (CV-380)."""
    space = t.spaces[pos]
    assert space.city
    assert t.seats[who].cities
    t.seats[space.city].cities += 1
    if space.taken:
        take_state_token(t, space.city, space.taken)
        state_token(t, who, space.taken)
    space.city = who
    t.seats[who].cities -= 1
    t.did.add(("taken", who, pos))


def conquer(t: Table, who: str, pos: Pos) -> None:
    """Put an own unused city on a city-state and take its token; its cards are returned (CV-126, CV-127)."""
    space = t.spaces[pos]
    assert space.state
    for seat in t.seats.values():
        seat.cards = [card for card in seat.cards if card[0] != space.state]
    space.taken, space.state = space.state, None
    space.city = who
    t.seats[who].cities -= 1
    state_token(t, who, space.taken)
    t.did.add(("taken", who, pos))


def take_over_city(t: Table, who: str, pos: Pos, then: list[Task]) -> None:
    """Replace a rival city, with Statue of Liberty first; `then` follows."""
    push(t, *then)
    if controls(t, who, "Statue of Liberty"):
        push(t, todo("liberty", who, pos=pos))
        rival = liberty_tokens(t, who, pos)
        if len(rival) <= t.seats[who].control:  # no choice: all of them at once
            victims = [t.spaces[place].control for place in rival]
            for place in rival:
                replace_control(t, who, place)
            push_pact(t, who, victims)
    else:
        set_city(t, who, pos)


def ask_liberty(t: Table, task: Task) -> list[Command]:
    """The rival tokens next to the city, one by one; all of them as far as unused tokens reach."""
    rival = liberty_tokens(t, task.who, task.d["pos"])
    return [("replace", place) for place in rival] if rival and t.seats[task.who].control else [DONE]


def liberty_tokens(t: Table, who: str, pos: Pos) -> list[Pos]:
    """The rival tokens next to a city that may be replaced."""
    pact = given_by(t, who, "Non-Aggression Pact")
    near = [place for place in neighbours(t, pos) if not armies(t, place)]
    return [place for place in near if t.spaces[place].control not in (None, who, *pact)]


@question("liberty", "CV-449", ask_liberty, alone=True)
def take_liberty(t: Table, task: Task, command: Command) -> None:
    """Replace the next one; the city comes last."""
    if command == DONE:
        set_city(t, task.who, task.d["pos"])
        return
    push(t, todo("liberty", task.who, **task.d))
    victim = t.spaces[command[1]].control
    replace_control(t, task.who, command[1])
    push_pact(t, task.who, [victim])

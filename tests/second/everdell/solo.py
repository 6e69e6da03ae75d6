"""Rugwort: his replies, the ticket die, his preparation (EV-162 to EV-179, EV-315 to EV-320)."""

from tests.second.everdell.city import enter, free_partner, has, has_space
from tests.second.everdell.data import EVENTS, RUGWORT, VISITORS, colour
from tests.second.everdell.requirements import meets
from tests.second.everdell.state import Command, Table, Task, Worker, push, question, step, todo
from tests.second.everdell.station import face_up, refresh, take_visitor
from tests.second.everdell.stock import discard_aside, distinct, gain, lift, refill, reveal

BASIC_WORKER = {"spring": "basic_2resin", "summer": "basic_1pebble", "autumn": "basic_1berry_1card"}
MEADOW_WORKERS = {"spring": ("meadow-1",), "summer": ("meadow-2",), "autumn": ("meadow-3", "meadow-4")}
JOURNEY_SPACE = {1: "journey_3", 2: "journey_4", 3: "journey_5"}
START = "basic_3twig"


def he_gets(t: Table, who: str, name: str) -> None:
    """A card comes into his city; a Fool goes into the player's if it can (EV-431, EV-479)."""
    seat, he = t.seats[who], t.seats[RUGWORT]
    if name == "fool" and has_space(seat, name) and not has(seat, name):
        enter(t, seat, name)
    else:
        enter(t, he, name, free_partner(he, name))


def he_plays(t: Table, who: str) -> None:
    """He rolls for a Meadow card (EV-164, EV-429, EV-478)."""
    refill(t)
    index = t.chance.d8()
    if t.meadow[index - 1] is not None:
        card = lift(t, f"meadow-{index}")
        he_gets(t, who, card)
        refill(t)


@step("reply")
def step_reply(t: Table, task: Task) -> None:
    """He replies to a card of the player."""
    play = task.d["play"]
    if play["source"].startswith("station"):
        gain(t, RUGWORT, {"vp": 1})
    he_plays(t, task.who)
    if play["source"] == "reserved":
        cards = reveal(t, 4)
        push(
            t, todo("raid", task.who, cards=cards, colour=colour(play["name"])), todo("lay down", task.who, cards=cards)
        )


def ask_raid(_: Table, task: Task) -> list[Command]:
    return [("pick", card) for card in distinct(task.d["cards"]) if colour(card) == task.d["colour"]]


@question("raid", "EV-320", ask_raid, alone=True)
def take_raid(t: Table, task: Task, command: Command) -> None:
    """He plays a revealed card of the same colour."""
    task.d["cards"].remove(command[1])
    t.aside.remove(command[1])
    he_gets(t, task.who, command[1])


@step("lay down")
def step_lay_down(t: Table, task: Task) -> None:
    """The other revealed cards are discarded."""
    discard_aside(t, task.d["cards"])


@step("ticket die")
def step_ticket_die(t: Table, task: Task) -> None:
    """The die for the use of the ticket (EV-319)."""
    roll = t.chance.d8()
    gain(t, RUGWORT, {"vp": {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 0, 7: 0, 8: 1}[roll]})
    if roll >= 6:
        he_plays(t, task.who)


@step("rugwort prepares")
def step_rugwort_prepares(t: Table, task: Task) -> None:
    """Events, Meadow, Forest and Basic worker, visitor (EV-172 to EV-175, EV-316)."""
    seat, he = t.seats[task.who], t.seats[RUGWORT]
    season = he.season = seat.season
    for event in list(t.events):
        if EVENTS[event]["kind"] == "basic" and meets(he, event):
            t.events.remove(event)
            he.events[event] = {"stock": {}, "beneath": []}
    he.workers += [Worker(place) for place in MEADOW_WORKERS[season]]
    forest, basic = he.workers[:2]
    forest.place = JOURNEY_SPACE[t.year] if season == "autumn" else t.forest[1 if season == "spring" else 2]
    basic.place = BASIC_WORKER[season]
    if season == "autumn" and t.year == 3:
        he.workers.remove(basic)
        seat.home -= 1
    push(t, todo("his visitor", task.who))


def ask_his_visitor(t: Table, _: Task) -> list[Command]:
    best = max([VISITORS[visitor]["points"] for visitor in face_up(t)], default=0)
    return [("invite", visitor) for visitor in distinct(face_up(t)) if VISITORS[visitor]["points"] == best]


@question("his visitor", "EV-316", ask_his_visitor, alone=True)
def take_his_visitor(t: Table, task: Task, command: Command) -> None:
    """He takes the better visitor; the player chooses between equals."""
    pile = take_visitor(t, command[1])
    t.seats[RUGWORT].visitors.append(command[1])
    refresh(t, pile)

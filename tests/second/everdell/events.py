"""Claiming an event and what it gives (EV-051 to EV-073, EV-272 to EV-282)."""

from collections import Counter

from tests.second.everdell.city import card_at, leave, of_colour, of_kind, of_name, removable, throw_out
from tests.second.everdell.data import RESOURCES, kind
from tests.second.everdell.hand import discard_some
from tests.second.everdell.requirements import events_of
from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import distinct, draw, gain, optional, pay, receivers, reveal, room

LAID = {
    "an_evening_of_fireworks": ("twig",),
    "performer_in_residence": ("berry",),
    "under_new_management": RESOURCES,
}
DISCARD_PER = {
    "glow_light_festival": "green",
    "hot_air_balloon_race": "tan",
    "magic_show": "red",
    "royal_tea": "purple",
    "stock_market_boom": "blue",
}


@step("claim")
def step_claim(t: Table, task: Task) -> None:
    """The event is the player's; then its effect."""
    who, event = task.who, task.d["event"]
    seat = t.seats[who]
    t.events.remove(event)
    seat.events[event] = {"stock": Counter(), "beneath": []}
    if event in LAID:
        push(t, todo("lay", who, event=event, n=3))
    elif event in DISCARD_PER:
        discard_some(t, who, 0, len(of_colour(seat, DISCARD_PER[event])), "vp")
    elif event == "a_brilliant_marketing_plan":
        push(t, todo("market", who, n=3))
    elif event == "a_well_run_city":
        push(t, todo("recall", who))
    elif event == "ancient_scrolls_discovered":
        push(t, todo("scrolls", who, cards=reveal(t, 5)))
    elif event == "capture_of_the_acorn_thieves":
        push(t, todo("capture", who, n=2))
    elif event == "croak_wart_cure":
        pay(t, who, {"berry": 2})
        push(t, todo("cure", who, n=2))
    elif event == "graduation_of_scholars":
        push(t, todo("graduate", who, n=3))
    elif event == "pristine_chapel_ceiling":
        number = sum(card.stock["vp"] for card in of_name(seat, "chapel"))
        draw(t, who, number)
        gain(t, who, {"any": number})
    elif event == "tax_relief":
        push(t, todo("production", who))
    elif event == "city_jubilee":
        gain(t, who, {"vp": events_of(seat, "basic") + 2 * events_of(seat, "special")})


def again(t: Table, task: Task) -> None:
    """Ask once more as long as the number of times is not used up."""
    if task.d["n"] > 1:
        push(t, Task(task.kind, task.who, {**task.d, "n": task.d["n"] - 1}))


def ask_lay(t: Table, task: Task) -> list[Command]:
    stock = t.seats[task.who].stock
    return optional([("lay", resource) for resource in LAID[task.d["event"]] if stock[resource]])


@question("lay", "EV-334", ask_lay)
def take_lay(t: Table, task: Task, command: Command) -> None:
    """Lay a resource on the event."""
    if command == DONE:
        return
    seat = t.seats[task.who]
    seat.stock[command[1]] -= 1
    seat.events[task.d["event"]]["stock"][command[1]] += 1
    again(t, task)


def ask_market(t: Table, task: Task) -> list[Command]:
    stock = t.seats[task.who].stock
    players: list[str | None] = [*receivers(t, task.who)] or [None]
    return optional([("give", resource, name) for resource in RESOURCES if stock[resource] for name in players])


@question("market", "EV-058", ask_market)
def take_market(t: Table, task: Task, command: Command) -> None:
    """Give a resource away for two point tokens."""
    if command == DONE:
        return
    pay(t, task.who, {command[1]: 1}, command[2])
    gain(t, task.who, {"vp": 2})
    again(t, task)


def ask_recall(t: Table, task: Task) -> list[Command]:
    places = distinct(worker.place for worker in t.seats[task.who].workers if not worker.permanent)
    return [("recall", place) for place in places]


@question("recall", "EV-333", ask_recall)
def take_recall(t: Table, task: Task, command: Command) -> None:
    """Take back a worker."""
    seat = t.seats[task.who]
    seat.workers.remove(next(w for w in seat.workers if w.place == command[1] and not w.permanent))
    seat.home += 1


def ask_scrolls(t: Table, task: Task) -> list[Command]:
    cards = distinct(task.d["cards"]) if room(t.seats[task.who]) else []
    return [*[("take", card) for card in cards], DONE]


@question("scrolls", "EV-061", ask_scrolls)
def take_scrolls(t: Table, task: Task, command: Command) -> None:
    """Take some of the revealed cards; the others go beneath the event."""
    seat = t.seats[task.who]
    cards = list(task.d["cards"])
    if command == DONE:
        for card in cards:
            t.aside.remove(card)
            seat.events["ancient_scrolls_discovered"]["beneath"].append(card)
        return
    cards.remove(command[1])
    t.aside.remove(command[1])
    seat.hand.append(command[1])
    push(t, todo("scrolls", task.who, cards=cards))


def ask_capture(t: Table, task: Task) -> list[Command]:
    return optional([("tuck", card.label) for card in of_kind(t.seats[task.who], "critter")])


@question("capture", "EV-062", ask_capture)
def take_capture(t: Table, task: Task, command: Command) -> None:
    """A critter of the city goes beneath the event (EV-466)."""
    if command == DONE:
        return
    seat = t.seats[task.who]
    card = card_at(seat, command[1])
    assert card is not None
    leave(t, seat, card)
    t.discard.extend(card.beneath)
    seat.events["capture_of_the_acorn_thieves"]["beneath"].append(card.name)
    again(t, task)


def ask_cure(t: Table, task: Task) -> list[Command]:
    return [("discard", card.label) for card in removable(t.seats[task.who])]


@question("cure", "EV-332", ask_cure)
def take_cure(t: Table, task: Task, command: Command) -> None:
    """One of the two cards of the city that are the price."""
    seat = t.seats[task.who]
    card = card_at(seat, command[1])
    assert card is not None
    throw_out(t, seat, card)
    again(t, task)


def ask_graduate(t: Table, task: Task) -> list[Command]:
    critters = [card for card in t.seats[task.who].hand if kind(card) == "critter"]
    return optional([("tuck", card) for card in distinct(critters)])


@question("graduate", "EV-065", ask_graduate)
def take_graduate(t: Table, task: Task, command: Command) -> None:
    """A critter of the hand goes beneath the event."""
    if command == DONE:
        return
    seat = t.seats[task.who]
    seat.hand.remove(command[1])
    seat.events["graduation_of_scholars"]["beneath"].append(command[1])
    again(t, task)

"""Travellers: what every tan card does when it is played (EV-096) or copied by the Air Balloon (EV-442)."""

from tests.second.everdell.city import of_colour, of_name
from tests.second.everdell.cost import check_play
from tests.second.everdell.data import COLOURS, colour, points
from tests.second.everdell.hand import discard_some
from tests.second.everdell.playing import start_play
from tests.second.everdell.spaces import arrive, destinations, movable
from tests.second.everdell.state import DONE, Card, Command, Table, Task, allowed, push, question, step, todo
from tests.second.everdell.stock import (
    by_place,
    discard_aside,
    distinct,
    draw,
    gain,
    lift,
    meadow_places,
    opponents,
    optional,
    refill,
    reveal,
    room,
)

NOT_COPIED = ("fool", "main_road", "ruins")


@step("traveller")
def step_traveller(t: Table, task: Task) -> None:
    """The effect of a tan card for the player."""
    who, name = task.who, task.d["name"]
    seat = t.seats[who]
    if name == "bard":
        discard_some(t, who, 0, 5, "vp")
    elif name == "postal_pigeon":
        push(t, todo("choose revealed", who, cards=reveal(t, 2), most=3))
    elif name == "ranger":
        push(t, todo("move", who))
    elif name == "ruins":
        draw(t, who, 2)
    elif name == "wanderer":
        draw(t, who, 3)
    elif name == "shepherd":
        gain(t, who, {"berry": 3, "vp": sum(card.stock["vp"] for card in of_name(seat, "chapel"))})
    elif name == "undertaker":
        push(t, todo("clear", who, n=3, places=[]))
    elif name == "gardener":
        push(t, todo("awaken", who, smith=False, done=[]))
    elif name == "poet":
        push(t, todo("poet", who))
    elif name == "air_balloon":
        push(t, todo("air_balloon", who, own=False))
    else:
        assert name in ("main_road", "fool"), name


def ask_revealed(t: Table, task: Task) -> list[Command]:
    found: list[Command] = []
    for name in distinct(task.d["cards"]):
        if points(name) <= task.d["most"] and allowed(check_play, t, task.who, name, "revealed", ("free",)):
            found.append(("play", name, "revealed", "free"))
    return [*found, DONE]


@question("choose revealed", "EV-145", ask_revealed)
def take_revealed(t: Table, task: Task, command: Command) -> None:
    """Postal Pigeon, Cemetery: the others are discarded before the chosen card enters (EV-469)."""
    rest = list(task.d["cards"])
    if command != DONE:
        rest.remove(command[1])
    discard_aside(t, rest)
    if command != DONE:
        start_play(t, task.who, command[1], "revealed", ("free",))


def ask_move(t: Table, task: Task) -> list[Command]:
    return [("move", place) for place in movable(t, task.who)]


@question("move", "EV-147", ask_move)
def take_move(t: Table, task: Task, command: Command) -> None:
    """Ranger, ticket: lift a worker (EV-325)."""
    seat = t.seats[task.who]
    worker = next(worker for worker in seat.workers if worker.place == command[1] and not worker.permanent)
    worker.place = "lifted"
    push(t, todo("move to", task.who, old=command[1]))


def ask_move_to(t: Table, task: Task) -> list[Command]:
    return [("worker", place) for place in destinations(t, task.who) if place != task.d["old"]]


@question("move to", "EV-325", ask_move_to)
def take_move_to(t: Table, task: Task, command: Command) -> None:
    """Put the lifted worker on another space."""
    worker = next(worker for worker in t.seats[task.who].workers if worker.place == "lifted")
    arrive(t, task.who, worker, command[1])


def ask_clear(t: Table, task: Task) -> list[Command]:
    return [("discard", place) for place in meadow_places(t) if place not in task.d["places"]]


@question("clear", "EV-157", ask_clear)
def take_clear(t: Table, task: Task, command: Command) -> None:
    """Undertaker: three Meadow cards are discarded, then one is drawn."""
    places = [*task.d["places"], command[1]]
    if len(places) < min(3, len(meadow_places(t))):
        push(t, todo("clear", task.who, places=places))
        return
    t.discard += [lift(t, place) for place in by_place(places)]
    refill(t)
    push(t, todo("meadow", task.who, n=1, least=1))


def ask_meadow(t: Table, task: Task) -> list[Command]:
    places: list[Command] = [("draw", place) for place in meadow_places(t)] if room(t.seats[task.who]) else []
    return places if task.d["least"] else optional(places)


@question("meadow", "EV-107", ask_meadow)
def take_meadow(t: Table, task: Task, command: Command) -> None:
    """Draw Meadow cards; the Meadow is refilled after the last one (EV-093)."""
    seat = t.seats[task.who]
    drawn = task.d.get("drawn", [])
    if command != DONE:
        card = lift(t, command[1])
        seat.hand.append(card)
        drawn = [*drawn, card]
        if task.d["n"] > 1 and room(seat) and meadow_places(t):
            push(t, Task("meadow", task.who, {**task.d, "n": task.d["n"] - 1, "drawn": drawn}))
            return
    refill(t)
    if task.d.get("play"):
        push(t, todo("play drawn", task.who, cards=drawn))


def ask_poet(_: Table, __: Task) -> list[Command]:
    return [("colour", which) for which in COLOURS]


@question("poet", "EV-308", ask_poet)
def take_poet(t: Table, task: Task, command: Command) -> None:
    """Draw the Meadow cards of one colour; with too little room the player chooses (EV-404)."""
    places = [place for place, card in meadow_places(t).items() if colour(card) == command[1]]
    if len(places) > room(t.seats[task.who]):
        push(t, todo("verse", task.who, places=places))
        return
    for place in places:
        t.seats[task.who].hand.append(lift(t, place))
    gain(t, task.who, {"vp": len(places)})
    refill(t)


def ask_verse(t: Table, task: Task) -> list[Command]:
    return [("draw", place) for place in task.d["places"]] if room(t.seats[task.who]) else []


@question("verse", "EV-404", ask_verse)
def take_verse(t: Table, task: Task, command: Command) -> None:
    """One of too many cards for the hand."""
    seat = t.seats[task.who]
    seat.hand.append(lift(t, command[1]))
    gain(t, task.who, {"vp": 1})
    if room(seat):
        push(t, todo("verse", task.who, places=[place for place in task.d["places"] if place != command[1]]))
    else:
        refill(t)


def balloon_targets(t: Table, who: str, own: bool) -> list[Card]:
    """The tan cards that the Air Balloon may copy (EV-286, EV-402)."""
    seats = [t.seats[who]] if own else [t.seats[name] for name in opponents(t, who)]
    cards = [card for seat in seats for card in of_colour(seat, "tan") if card.name not in NOT_COPIED]
    return [card for card in cards if not (own and card.name == "air_balloon")]


def ask_air_balloon(t: Table, task: Task) -> list[Command]:
    cards: list[Command] = [("copy", card.label) for card in balloon_targets(t, task.who, task.d["own"])]
    return optional(cards) if task.d["own"] else cards


@question("air_balloon", "EV-494", ask_air_balloon)
def take_air_balloon(t: Table, task: Task, command: Command) -> None:
    """Copy a tan card; after another Air Balloon one of the own city may be copied."""
    if command == DONE:
        return
    name = command[1].rsplit("-", 1)[0]
    if name == "air_balloon":
        push(t, todo("air_balloon", task.who, own=True))
    else:
        push(t, todo("traveller", task.who, name=name))

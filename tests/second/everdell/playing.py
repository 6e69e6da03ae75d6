"""Playing a card, step by step (EV-080), and what follows all plays of an action (EV-460, EV-461)."""

from typing import Any

from tests.second.everdell.city import card_at, enter, fill, find, free_partner, has_space, removable, throw_out
from tests.second.everdell.city import leave as leave_city
from tests.second.everdell.cost import HELPERS, Way, fool_targets, ruins_targets, shortfall, swaps
from tests.second.everdell.data import RUGWORT, TRIGGERS, colour, cost, kind
from tests.second.everdell.state import Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import gain, lift, pay, receivers, refill

START = {"clock_tower": {"vp": 3}, "freight_car": {"twig": 2, "resin": 2, "pebble": 2, "berry": 2}}


def start_play(t: Table, who: str, name: str, source: str, way: Way, less: int = 0) -> None:
    """Take the card from its place, let the helper leave, and go on to the payment."""
    seat = t.seats[who]
    if source == "revealed":
        pass
    elif source == "hand":
        seat.hand.remove(name)
    elif source == "archive":
        seat.archive.remove(name)
    elif source == "reserved":
        seat.reserved = None
    else:
        lift(t, source)
        if source.startswith("station"):
            t.held.add(int(source.split("-")[1]) - 1)
    if source != "revealed":
        t.aside.append(name)
    play: dict[str, Any] = {"name": name, "source": source, "cost": cost(name), "less": less, "judge": False}
    if way[0] in ("free", "occupy", "golden"):
        play["cost"] = {}
    if way == ("token",):
        play["less"] = 1
    if len(way) == 2:
        use_card(t, who, way, play)
    push(t, Task("pay", who, play), Task("leave", who, play), Task("enter", who, play))


def use_card(t: Table, who: str, way: Way, play: dict[str, Any]) -> None:
    """The helper leaves, the prisoner goes under the Dungeon, the construction is occupied."""
    seat = t.seats[who]
    card = card_at(seat, way[1])
    assert card is not None
    if way[0] == "help" and card.name == "judge":
        play["judge"] = True
    elif way[0] == "help":
        play["less"] = HELPERS[card.name]
        throw_out(t, seat, card)
    elif way[0] == "prison":
        play["less"] = 3
        dungeon = next(other for other in seat.city if other.name == "dungeon")
        leave_city(t, seat, card)
        dungeon.beneath.append(card.name)
        t.discard.extend(card.beneath)
    elif way[0] == "occupy":
        card.token = "standard"
    else:
        card.token = "golden"
        seat.golden -= 1
        if t.solo:
            gain(t, RUGWORT, {"vp": (3, 2, 0)[seat.golden]})


@step("pay")
def step_pay(t: Table, task: Task) -> None:
    """Pay what is left of the cost, or ask which resources the discount removes."""
    play = task.d
    price: dict[str, int] = {resource: number for resource, number in play["cost"].items() if number}
    if play["judge"]:
        push(t, Task("swap", task.who, play))
        return
    if sum(price.values()) <= play["less"]:
        price = {}
    elif play["less"] and len(price) == 1:
        price = {resource: number - play["less"] for resource, number in price.items()}
    elif play["less"]:
        push(t, Task("cheaper", task.who, play))
        return
    if play["name"] == "shepherd" and price and receivers(t, task.who):
        push(t, todo("shepherd", task.who, price=price))
    else:
        pay(t, task.who, price)


def ask_cheaper(t: Table, task: Task) -> list[Command]:
    seat, play = t.seats[task.who], task.d
    found: list[Command] = []
    for resource, number in play["cost"].items():
        if number and shortfall(seat, {**play["cost"], resource: number - 1}) <= play["less"] - 1:
            found.append(("cheaper", resource))
    return found


@question("cheaper", "EV-339", ask_cheaper)
def take_cheaper(t: Table, task: Task, command: Command) -> None:
    """One resource of the cost falls away."""
    play = task.d
    play["cost"][command[1]] -= 1
    play["less"] -= 1
    push(t, Task("pay", task.who, play))


def ask_swap(t: Table, task: Task) -> list[Command]:
    return swaps(t.seats[task.who], task.d["name"])


@question("swap", "EV-345", ask_swap)
def take_swap(t: Table, task: Task, command: Command) -> None:
    """The Judge replaces one resource of the cost by another."""
    play = task.d
    play["judge"] = False
    play["cost"][command[1]] -= 1
    play["cost"][command[2]] = play["cost"].get(command[2], 0) + 1
    push(t, Task("pay", task.who, play))


def ask_receiver(t: Table, task: Task) -> list[Command]:
    return [("player", name) for name in receivers(t, task.who)]


@question("shepherd", "EV-151", ask_receiver)
def take_shepherd(t: Table, task: Task, command: Command) -> None:
    """What is paid for the Shepherd goes to an opponent."""
    pay(t, task.who, task.d["price"], command[1])


@step("leave")
def step_leave(t: Table, task: Task) -> None:
    """A Meadow place is refilled at once, a Station place is not (EV-080)."""
    if task.d["source"].startswith("meadow"):
        refill(t)


@step("enter")
def step_enter(t: Table, task: Task) -> None:
    """Ruins remove a construction first, the Fool goes elsewhere, partners may share a space."""
    seat, name = t.seats[task.who], task.d["name"]
    if name == "ruins":
        push(t, Task("ruin", task.who, task.d))
    elif name == "fool" and t.solo:
        t.aside.remove(name)
        t.discard.append(name)
        note_play(t, task, None)
        push(t, todo("drive out", task.who))
    elif name == "fool":
        push(t, Task("fool", task.who, task.d))
    elif free_partner(seat, name) is not None:
        push(t, Task("share", task.who, task.d))
    else:
        put(t, task, None)


def ask_ruin(t: Table, task: Task) -> list[Command]:
    return [("discard", card.label) for card in ruins_targets(t.seats[task.who])]


@question("ruin", "EV-149", ask_ruin)
def take_ruin(t: Table, task: Task, command: Command) -> None:
    """The construction is discarded and its printed cost regained; then the Ruins enter."""
    seat = t.seats[task.who]
    card = card_at(seat, command[1])
    assert card is not None
    throw_out(t, seat, card)
    gain(t, task.who, cost(card.name))
    put(t, task, None)


def ask_fool(t: Table, task: Task) -> list[Command]:
    return [("player", name) for name in fool_targets(t, task.who)]


@question("fool", "EV-129", ask_fool)
def take_fool(t: Table, task: Task, command: Command) -> None:
    """The Fool goes into the city of an opponent."""
    t.aside.remove("fool")
    note_play(t, task, enter(t, t.seats[command[1]], "fool").label)


def ask_share(t: Table, task: Task) -> list[Command]:
    seat, name = t.seats[task.who], task.d["name"]
    partner = free_partner(seat, name)
    assert partner is not None
    return [("share", partner.label), *([("share", None)] if has_space(seat, name) else [])]


@question("share", "EV-348", ask_share)
def take_share(t: Table, task: Task, command: Command) -> None:
    """The newcomer is laid on its partner or on a space of its own."""
    put(t, task, command[1])


def note_play(t: Table, task: Task, label: str | None) -> None:
    """Remember the play with the cards that will react to it (EV-081 to EV-083, EV-342)."""
    name = task.d["name"]
    mine = label is not None and card_at(t.seats[task.who], label) is not None
    critter = kind(name) == "critter"
    fits = {
        "historian": True,
        "museum": True,
        "diplomat": critter,
        "shopkeeper": critter and mine,
        "courthouse": not critter and mine,
        "city_hall": not critter and mine,
    }
    cards = [card for card in t.seats[task.who].city if card.name in TRIGGERS and card.label != label]
    labels = [card.label for card in cards if fits[card.name]]
    play = {"who": task.who, "name": name, "source": task.d["source"], "label": label, "reacting": labels}
    t.plays.append(play)
    t.replies.append(play)


def put(t: Table, task: Task, partner: str | None) -> None:
    """The card lies in the city; now its effect."""
    seat, name = t.seats[task.who], task.d["name"]
    t.aside.remove(name)
    card = enter(t, seat, name, None if partner is None else card_at(seat, partner))
    fill(t, card, START.get(name, {}))
    note_play(t, task, card.label)
    if colour(name) == "green":
        push(t, todo("activate", task.who, label=card.label))
    elif colour(name) == "tan":
        push(t, todo("traveller", task.who, name=name))


@step("wrap")
def step_wrap(t: Table, task: Task) -> None:
    """Triggers in the order played, then bats, bees, snails, tile and token in the reverse order (EV-460)."""
    plays, t.plays = t.plays, []
    tasks = [Task("trigger", play["who"], {"play": play}) for play in plays]
    for play in reversed(plays):
        tasks += [todo(kind, play["who"], play=play) for kind in ("bats", "bees", "snails", "car", "flip")]
    push(t, *tasks)


@step("flip")
def step_flip(t: Table, task: Task) -> None:
    """The reservation token turns to its season side (EV-255)."""
    if task.d["play"]["source"] == "reserved":
        t.seats[task.who].token = "used"


def ask_drive_out(t: Table, _: Task) -> list[Command]:
    return [("remove", card.label) for card in removable(t.seats[RUGWORT])]


@question("drive out", "EV-170", ask_drive_out)
def take_drive_out(t: Table, task: Task, command: Command) -> None:
    """A card of Rugwort's city is removed for the Fool."""
    found = find(t, command[1])
    assert found is not None
    throw_out(t, *found)

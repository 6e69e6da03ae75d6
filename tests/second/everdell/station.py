"""The Knoll and the Station (EV-201 to EV-209)."""

from tests.second.everdell.data import TILES
from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import by_place, distinct, lift, meadow_places, optional, refill, room, station_places


def both_rows(t: Table) -> list[str]:
    """The places of Meadow and Station with a card within reach."""
    return [*meadow_places(t), *station_places(t)]


@step("knoll")
def step_knoll(t: Table, task: Task) -> None:
    """Discard three cards, draw three, take the bonus of a tile."""
    who = task.who
    push(t, todo("sweep", who, places=[]), todo("gather", who, n=3), todo("tile", who, may=True), todo("refill", who))


@step("refill")
def step_refill(t: Table, _: Task) -> None:
    """Fill the empty places."""
    refill(t)


def ask_sweep(t: Table, task: Task) -> list[Command]:
    return [("discard", place) for place in both_rows(t) if place not in task.d["places"]]


@question("sweep", "EV-381", ask_sweep)
def take_sweep(t: Table, task: Task, command: Command) -> None:
    """One of the three cards to be discarded."""
    places = [*task.d["places"], command[1]]
    if len(places) < min(3, len(both_rows(t))):
        push(t, todo("sweep", task.who, places=places))
        return
    t.discard += [lift(t, place) for place in by_place(places)]
    refill(t)


def ask_gather(t: Table, task: Task) -> list[Command]:
    return [("draw", place) for place in both_rows(t)] if room(t.seats[task.who]) else []


@question("gather", "EV-202", ask_gather)
def take_gather(t: Table, task: Task, command: Command) -> None:
    """One of the three cards to be drawn."""
    t.seats[task.who].hand.append(lift(t, command[1]))
    if task.d["n"] > 1:
        push(t, todo("gather", task.who, n=task.d["n"] - 1))


def ask_tile(t: Table, task: Task) -> list[Command]:
    tiles: list[Command] = [("tile", index + 1) for index in range(len(t.tiles))]
    return optional(tiles) if task.d["may"] else tiles


@question("tile", "EV-203", ask_tile)
def take_tile(t: Table, task: Task, command: Command) -> None:
    """The bonus of one of the three tiles, which is then replaced."""
    if command != DONE:
        index = command[1] - 1
        bonus = TILES[t.tiles[index]]["gain"]
        push(t, todo("gain", task.who, what=bonus), todo("renew", task.who, index=index))


@step("station")
def step_station(t: Table, task: Task) -> None:
    """Dismiss a visitor, take a visitor, take the bonus of a tile (EV-206)."""
    push(t, todo("dismiss", task.who), todo("invite", task.who), todo("tile", task.who, may=False))


def face_up(t: Table) -> list[str]:
    """The visitors on top of the piles."""
    return [pile[0] for pile in t.visitors if pile]


def take_visitor(t: Table, visitor: str) -> list[str]:
    """Remove a visitor from the top of its pile."""
    pile = next(pile for pile in t.visitors if pile and pile[0] == visitor)
    pile.pop(0)
    return pile


def refresh(t: Table, pile: list[str]) -> None:
    """When a pile is empty both get a part of the visitors discarded (EV-209, EV-382, EV-485)."""
    if pile or not t.used_visitors:
        return
    cards, t.used_visitors = t.chance.shuffled(t.used_visitors), []
    half = (len(cards) + 1) // 2
    other = next(other for other in t.visitors if other is not pile)
    pile += cards[:half]
    other += cards[half:]


def ask_dismiss(t: Table, _: Task) -> list[Command]:
    return [("dismiss", visitor) for visitor in distinct(face_up(t))]


@question("dismiss", "EV-206", ask_dismiss)
def take_dismiss(t: Table, task: Task, command: Command) -> None:
    """A visitor is discarded."""
    pile = take_visitor(t, command[1])
    t.used_visitors.append(command[1])
    refresh(t, pile)


def ask_invite(t: Table, _: Task) -> list[Command]:
    return [("invite", visitor) for visitor in distinct(face_up(t))]


@question("invite", "EV-206", ask_invite)
def take_invite(t: Table, task: Task, command: Command) -> None:
    """A visitor comes to the city."""
    pile = take_visitor(t, command[1])
    t.seats[task.who].visitors.append(command[1])
    refresh(t, pile)

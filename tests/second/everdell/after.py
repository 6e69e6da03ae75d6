"""What follows every play: bats, bees, snails, and the tile of a Station card (EV-266 to EV-271, EV-195, EV-461)."""

from tests.second.everdell.city import card_at, of_colour
from tests.second.everdell.data import TILES, colour
from tests.second.everdell.green import NOT_FOR_SNAILS
from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import distinct, lift, meadow_places, optional, refill, room


def ask_bats(t: Table, task: Task) -> list[Command]:
    bats = t.seats[task.who].ability == "bats"
    return optional([("archive", place) for place in meadow_places(t)] if bats else [])


@question("bats", "EV-266", ask_bats)
def take_bats(t: Table, task: Task, command: Command) -> None:
    """A Meadow card goes into the archive."""
    if command != DONE:
        t.seats[task.who].archive.append(lift(t, command[1]))
        refill(t)


def ask_bees(t: Table, task: Task) -> list[Command]:
    seat = t.seats[task.who]
    green = colour(task.d["play"]["name"]) == "green"
    if seat.ability != "bees" or green or seat.season == "autumn" or not of_colour(seat, "green"):
        return []
    return optional([("discard", card) for card in distinct(seat.hand)])


@question("bees", "EV-268", ask_bees)
def take_bees(t: Table, task: Task, command: Command) -> None:
    """A hand card is discarded for the activation of a green card."""
    if command != DONE:
        t.seats[task.who].hand.remove(command[1])
        t.discard.append(command[1])
        push(t, todo("hum", task.who))


def ask_hum(t: Table, task: Task) -> list[Command]:
    return [("activate", card.label) for card in of_colour(t.seats[task.who], "green")]


@question("hum", "EV-268", ask_hum)
def take_hum(t: Table, task: Task, command: Command) -> None:
    """Bees: activate a green card of the city."""
    push(t, todo("activate", task.who, label=command[1]))


@step("snails")
def step_snails(t: Table, task: Task) -> None:
    """The snails' owner may answer a green card of an opponent (EV-270, EV-271, EV-398, EV-493)."""
    play = task.d["play"]
    if colour(play["name"]) != "green" or play["name"] in NOT_FOR_SNAILS:
        return
    if card_at(t.seats[task.who], play["label"]) is None:
        return
    for seat in t.seats.values():
        if seat.ability == "snails" and seat.name != task.who and not seat.passed and seat.pile:
            push(t, todo("creep", seat.name, player=task.who, label=play["label"]))


def ask_creep(_: Table, __: Task) -> list[Command]:
    return [("snail",), DONE]


@question("creep", "EV-270", ask_creep)
def take_creep(t: Table, task: Task, command: Command) -> None:
    """Give the next card of the pile and use the green card just played."""
    if command == DONE:
        return
    card = t.seats[task.who].pile.pop(0)
    player = t.seats[task.d["player"]]
    (player.hand if room(player) else t.discard).append(card)
    push(t, todo("activate", task.who, label=task.d["label"]))


@step("car")
def step_car(t: Table, task: Task) -> None:
    """The bonus of the tile beside a played Station card, then a new tile and a new card (EV-195, EV-196)."""
    source = task.d["play"]["source"]
    if source.startswith("station"):
        index = int(source.split("-")[1]) - 1
        bonus = TILES[t.tiles[index]]["gain"]
        push(
            t,
            todo("gain", task.who, what=bonus),
            todo("renew", task.who, index=index),
            todo("fill", task.who, index=index),
        )


@step("renew")
def step_renew(t: Table, task: Task) -> None:
    """A new tile; as soon as the bag is empty the tiles set aside go back (EV-199)."""
    index = task.d["index"]
    t.used_tiles.append(t.tiles[index])
    t.tiles[index] = t.bag.pop(0)
    if not t.bag:
        t.bag, t.used_tiles = t.chance.shuffled(t.used_tiles), []


@step("fill")
def step_fill(t: Table, task: Task) -> None:
    """The Station place of a played card is refilled last."""
    t.held.discard(task.d["index"])
    refill(t)

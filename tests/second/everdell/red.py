"""Destinations: what every red card and the Storehouse give a visitor (EV-098)."""

from tests.second.everdell.city import card_at, find, removable, throw_out
from tests.second.everdell.cost import plays_by
from tests.second.everdell.data import RESOURCES, cost
from tests.second.everdell.hand import discard_some
from tests.second.everdell.playing import start_play
from tests.second.everdell.spaces import PLAYING, conductor_targets
from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import distinct, draw, gain, optional, pay, receivers, reveal, room, with_room


@step("destination")
def step_destination(t: Table, task: Task) -> None:
    """The effect of the card called `name` for a worker standing on the card `at`."""
    who, name, at = task.who, task.d["name"], task.d["at"]
    if name in PLAYING:
        push(t, todo("play by", who, name=name))
    elif name == "chapel":
        visit_chapel(t, who, at)
    elif name == "lookout":
        push(t, todo("carry out", who, of="both"))
    elif name == "storehouse":
        found = find(t, at)
        assert found is not None
        t.seats[who].stock.update(found[1].stock)
        found[1].stock.clear()
    elif name == "chipsmith":
        push(t, todo("awaken", who, smith=True, done=[]))
    elif name == "conductor":
        push(t, todo("conduct", who, at=at, own=False))
    elif name == "post_office":
        post(t, who)
    else:
        push(t, todo(name, who, at=at, n=2))


def visit_chapel(t: Table, who: str, at: str) -> None:
    """A token on the Chapel, then two cards for each token on it (EV-119)."""
    found = find(t, at)
    assert found is not None
    found[1].stock["vp"] += 1
    t.supply["vp"] -= 1
    draw(t, who, 2 * found[1].stock["vp"])


def ask_play_by(t: Table, task: Task) -> list[Command]:
    where, way, less, most = PLAYING[task.d["name"]]
    found = plays_by(t, task.who, where, way, less, most)
    may = task.d["name"] in ("hotel", "locomotive") and "must-act" not in t.options
    return optional(found) if may else found


@question("play by", "EV-326", ask_play_by)
def take_play_by(t: Table, task: Task, command: Command) -> None:
    """Inn, Hotel, Locomotive, Queen: play a card."""
    if command != DONE:
        _, way, less, _ = PLAYING[task.d["name"]]
        start_play(t, task.who, command[1], command[2], (way,), less)


def ask_cemetery(t: Table, _: Task) -> list[Command]:
    pile = len(t.discard)
    sources: list[Command] = [("reveal", "deck")] if t.deck or pile else []
    return [*sources, *([("reveal", "discard")] if pile >= 4 else [])]


@question("cemetery", "EV-118", ask_cemetery)
def take_cemetery(t: Table, task: Task, command: Command) -> None:
    """Reveal four cards; one may be played at no cost."""
    if command[1] == "deck":
        cards = reveal(t, 4)
    else:
        cards = [t.discard.pop() for _ in range(4)]
        t.aside += cards
    push(t, todo("choose revealed", task.who, cards=cards, most=99))


def ask_university(t: Table, task: Task) -> list[Command]:
    return [("discard", card.label) for card in removable(t.seats[task.who]) if card.label != task.d["at"]]


@question("university", "EV-158", ask_university)
def take_university(t: Table, task: Task, command: Command) -> None:
    """Discard another card of the city, regain its cost, a resource and a point token."""
    seat = t.seats[task.who]
    card = card_at(seat, command[1])
    assert card is not None
    throw_out(t, seat, card, keep=task.d["at"])
    gain(t, task.who, {**cost(card.name), "vp": 1, "any": 1})


def ask_monastery(t: Table, task: Task) -> list[Command]:
    if "to" not in task.d and receivers(t, task.who):
        return [("player", name) for name in receivers(t, task.who)]
    return [("pay", resource) for resource in RESOURCES if t.seats[task.who].stock[resource]]


@question("monastery", "EV-140", ask_monastery)
def take_monastery(t: Table, task: Task, command: Command) -> None:
    """Two resources to one opponent (EV-474) for four point tokens."""
    if command[0] == "player":
        push(t, Task("monastery", task.who, {**task.d, "to": command[1]}))
        return
    pay(t, task.who, {command[1]: 1}, task.d.get("to"))
    if task.d["n"] > 1:
        push(t, Task("monastery", task.who, {**task.d, "n": task.d["n"] - 1}))
    else:
        gain(t, task.who, {"vp": 4})


def post(t: Table, who: str) -> None:
    """Name an opponent, give two cards, discard any number, draw up to the limit (EV-144, EV-472)."""
    if with_room(t, who):
        push(t, todo("post to", who), todo("sort", who))
    else:
        push(t, todo("sort", who))
        discard_some(t, who, 2, 2, "nothing")


def ask_post_to(t: Table, task: Task) -> list[Command]:
    return [("player", name) for name in with_room(t, task.who)]


@question("post to", "EV-472", ask_post_to)
def take_post_to(t: Table, task: Task, command: Command) -> None:
    """The opponent who gets the cards."""
    push(t, todo("post", task.who, to=command[1], n=2))


def ask_post(t: Table, task: Task) -> list[Command]:
    verb = "give" if room(t.seats[task.d["to"]]) else "discard"
    return [(verb, card) for card in distinct(t.seats[task.who].hand)]


@question("post", "EV-472", ask_post)
def take_post(t: Table, task: Task, command: Command) -> None:
    """One of the two cards; what does not fit is discarded."""
    t.seats[task.who].hand.remove(command[1])
    (t.discard if command[0] == "discard" else t.seats[task.d["to"]].hand).append(command[1])
    if task.d["n"] > 1:
        push(t, Task("post", task.who, {**task.d, "n": 1}))


@step("sort")
def step_sort(t: Table, task: Task) -> None:
    """Post Office: discard any number and draw up to the limit."""
    discard_some(t, task.who, 0, len(t.seats[task.who].hand), "fill")


def ask_conduct(t: Table, task: Task) -> list[Command]:
    cards: list[Command] = [
        ("copy", card.label) for card in conductor_targets(t, task.who, task.d["own"], task.d["at"])
    ]
    return cards if "must-act" in t.options else optional(cards)


@question("conduct", "EV-291", ask_conduct)
def take_conduct(t: Table, task: Task, command: Command) -> None:
    """Copy a red card as if it were one's own; after another Conductor one of the own city."""
    if command == DONE:
        return
    name = command[1].rsplit("-", 1)[0]
    if name == "conductor":
        push(t, todo("conduct", task.who, at=task.d["at"], own=True))
    else:
        push(t, todo("destination", task.who, name=name, at=task.d["at"]))

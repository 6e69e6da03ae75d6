"""Effects on hand cards: discarding several, giving one away, drawing with a choice."""

from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import discard_aside, distinct, draw, gain, limit, optional, room, top, with_room


@step("gain")
def step_gain(t: Table, task: Task) -> None:
    """Take from the supply or draw."""
    gain(t, task.who, task.d["what"])


def discard_some(t: Table, who: str, least: int, most: int, then: str) -> None:
    """Discard hand cards one after the other; what follows is named by `then`."""
    task = Task("discard", who, {"picked": [], "least": least, "most": most, "then": then})
    if t.seats[who].hand and most:
        push(t, task)
    else:
        finish_discard(t, task)


def ask_discard(t: Table, task: Task) -> list[Command]:
    cards: list[Command] = [("discard", card) for card in distinct(t.seats[task.who].hand)]
    return [*cards, *([DONE] if len(task.d["picked"]) >= task.d["least"] else [])]


@question("discard", "EV-455", ask_discard)
def take_discard(t: Table, task: Task, command: Command) -> None:
    """One more card, or no more."""
    seat = t.seats[task.who]
    if command == DONE:
        finish_discard(t, task)
        return
    seat.hand.remove(command[1])
    t.aside.append(command[1])
    task.d["picked"].append(command[1])
    if len(task.d["picked"]) == task.d["most"] or not seat.hand:
        finish_discard(t, task)
    else:
        push(t, task)


def finish_discard(t: Table, task: Task) -> None:
    """The cards are discarded in alphabetical order (EV-468); then what they are given for."""
    number = len(task.d["picked"])
    discard_aside(t, sorted(task.d["picked"]))
    then = task.d["then"]
    if then == "vp":
        gain(t, task.who, {"vp": number})
    elif then == "any per two":
        gain(t, task.who, {"any": number // 2})
    elif then == "any":
        gain(t, task.who, {"any": number})
    elif then == "draw two":
        draw(t, task.who, 2 * number)
    elif then == "fill":
        seat = t.seats[task.who]
        draw(t, task.who, limit(seat) - len(seat.hand))
    else:
        assert then == "nothing"


def ask_give(t: Table, task: Task) -> list[Command]:
    players: list[str | None] = [*with_room(t, task.who)] or [None]
    cards = distinct(t.seats[task.who].hand)
    return optional([("give", card, player) for card in cards for player in players])


@question("give", "EV-310", ask_give)
def take_give(t: Table, task: Task, command: Command) -> None:
    """City Hall, Diplomat, Tea House: a card to an opponent, or to the discard pile if nobody can take it."""
    if command == DONE:
        return
    t.seats[task.who].hand.remove(command[1])
    if command[2] is None:
        t.discard.append(command[1])
    else:
        t.seats[command[2]].hand.append(command[1])
    push(t, todo("gain", task.who, what=task.d["reward"]), todo("gain", task.who, what={"card": 1}))


def ask_museum(t: Table, task: Task) -> list[Command]:
    return [("draw", "deck"), DONE] if room(t.seats[task.who]) and (t.deck or t.discard) else []


@question("museum", "EV-489", ask_museum)
def take_museum(t: Table, task: Task, command: Command) -> None:
    """Two cards or none."""
    if command != DONE:
        draw(t, task.who, 2)


def ask_trigger(t: Table, task: Task) -> list[Command]:
    labels = {card.label for card in t.seats[task.who].city}
    return [("trigger", label) for label in task.d["play"]["reacting"] if label in labels]


@question("trigger", "EV-462", ask_trigger, alone=True)
def take_trigger(t: Table, task: Task, command: Command) -> None:
    """The next blue card reacts to a play."""
    task.d["play"]["reacting"].remove(command[1])
    push(t, task)
    name = command[1].rsplit("-", 1)[0]
    if name == "historian":
        draw(t, task.who, 1)
    elif name == "shopkeeper":
        gain(t, task.who, {"berry": 1})
    elif name == "courthouse":
        push(t, todo("any", task.who, n=1, of=("twig", "resin", "pebble")))
    elif name == "museum":
        push(t, todo("museum", task.who))
    else:
        push(t, todo("give", task.who, reward={"vp": 1}))


def ask_keep(t: Table, task: Task) -> list[Command]:
    return [("keep", card) for card in distinct(task.d["cards"])]


@question("keep", "EV-473", ask_keep)
def take_keep(t: Table, task: Task, command: Command) -> None:
    """Teacher: one card is kept, the other goes to an opponent."""
    rest = list(task.d["cards"])
    rest.remove(command[1])
    t.aside.remove(command[1])
    t.seats[task.who].hand.append(command[1])
    if rest and with_room(t, task.who):
        push(t, todo("hand over", task.who, cards=rest))
    else:
        discard_aside(t, rest)


def ask_hand_over(t: Table, task: Task) -> list[Command]:
    return [("give", card, player) for card in distinct(task.d["cards"]) for player in with_room(t, task.who)]


@question("hand over", "EV-473", ask_hand_over)
def take_hand_over(t: Table, task: Task, command: Command) -> None:
    """Teacher: a card goes to an opponent, what is left to the discard pile."""
    rest = list(task.d["cards"])
    rest.remove(command[1])
    t.aside.remove(command[1])
    t.seats[command[2]].hand.append(command[1])
    discard_aside(t, rest)


def teach(t: Table, who: str) -> None:
    """Teacher: look at two deck cards (EV-365, EV-473)."""
    cards = [card for card in (top(t), top(t)) if card is not None]
    t.aside += cards
    if cards and room(t.seats[who]):
        push(t, todo("keep", who, cards=cards))
    elif cards and with_room(t, who):
        push(t, todo("hand over", who, cards=cards))
    else:
        discard_aside(t, cards)

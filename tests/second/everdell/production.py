"""Several green cards one after the other: production, Gardener and Chipsmith (EV-101, EV-400, EV-490)."""

from tests.second.everdell.city import of_colour
from tests.second.everdell.green import useful
from tests.second.everdell.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.everdell.stock import optional


@step("production")
def step_production(t: Table, task: Task) -> None:
    """Activate all green cards of the city."""
    labels = [card.label for card in of_colour(t.seats[task.who], "green")]
    push(t, todo("order", task.who, labels=labels))


def ask_order(t: Table, task: Task) -> list[Command]:
    there = {card.label for card in t.seats[task.who].city}
    return [("activate", label) for label in task.d["labels"] if label in there]


@question("order", "EV-101", ask_order, alone=True)
def take_order(t: Table, task: Task, command: Command) -> None:
    """The next card of the production."""
    rest = [label for label in task.d["labels"] if label != command[1]]
    push(t, todo("activate", task.who, label=command[1]), todo("order", task.who, labels=rest))


def ask_awaken(t: Table, task: Task) -> list[Command]:
    cards = [card for card in of_colour(t.seats[task.who], "green") if card.label not in task.d["done"]]
    if task.d["smith"] and not task.d["done"]:
        useful_ones: list[Command] = [("activate", card.label) for card in cards if useful(t, task.who, card)]
        return useful_ones if "must-act" in t.options else optional(useful_ones)
    return optional([("activate", card.label) for card in cards])


@question("awaken", "EV-490", ask_awaken)
def take_awaken(t: Table, task: Task, command: Command) -> None:
    """Gardener, Chipsmith: up to two different green cards (EV-400)."""
    if command == DONE:
        return
    done = [*task.d["done"], command[1]]
    push(t, todo("activate", task.who, label=command[1]))
    if len(done) < 2:
        t.stack.insert(-1, todo("awaken", task.who, smith=task.d["smith"], done=done))

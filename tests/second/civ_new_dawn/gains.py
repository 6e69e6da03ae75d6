"""Gaining and spending: trade tokens, resources, natural wonders, diplomacy cards."""

from tests.second.civ_new_dawn.data import CARD_LIMIT, NATURE, RESOURCES, ZIMBABWE, ZIMBABWE_LIMIT, kind
from tests.second.civ_new_dawn.pieces import available, controls, holds, named
from tests.second.civ_new_dawn.state import DONE, Command, Focus, Table, Task, push, question, todo


def ask_trade(t: Table, task: Task) -> list[Command]:
    """Where the next trade token may go (CV-046, CV-353; Great Zimbabwe)."""
    if task.d["number"] <= 0 or not t.supply["trade"]:
        return []
    wanted = task.d.get("type")
    row = t.seats[task.who].row
    if wanted and not any(kind(card.name) == wanted for card in row):
        return []  # tokens of a type that is missing from the row are not gained
    found: list[Command] = [
        ("trade", card.name) for card in row if wanted in (None, kind(card.name)) and card.trade < CARD_LIMIT
    ]
    if controls(t, task.who, ZIMBABWE) and t.tokens[ZIMBABWE] < ZIMBABWE_LIMIT:
        # A token for a full card may be stored, but need not be.
        found += [("trade", ZIMBABWE)] if found else [("trade", ZIMBABWE), DONE]
    return found


@question("trade", "CV-353", ask_trade, alone=True)
def take_trade(t: Table, task: Task, command: Command) -> None:
    """Put one token down, then the next."""
    if command == DONE:
        return
    t.supply["trade"] -= 1
    if command[1] == ZIMBABWE:
        t.tokens[ZIMBABWE] += 1
    else:
        named(t, task.who, command[1]).trade += 1
    push(t, todo("trade", task.who, **{**task.d, "number": task.d["number"] - 1}))


def trade(t: Table, who: str, number: int, card_type: str | None = None) -> Task:
    """The task of gaining trade tokens, on any card or on the card of a type."""
    return todo("trade", who, number=number, type=card_type)


def ask_resource(t: Table, task: Task) -> list[Command]:
    """Which resource may be gained."""
    owned = t.seats[task.who].resources
    return [("gain", kind) for kind in RESOURCES if t.supply[kind] and not (task.d.get("new") and owned[kind])]


@question("resource", "CV-031", ask_resource, alone=True)
def take_resource(t: Table, task: Task, command: Command) -> None:
    """Gain it."""
    t.supply[command[1]] -= 1
    t.seats[task.who].resources[command[1]] += 1


def pay_resource(t: Table, who: str, resource: str) -> None:
    """Return a resource token to the supply (CV-345)."""
    t.seats[who].resources[resource] -= 1
    t.supply[resource] += 1


def gain_nature(t: Table, who: str, name: str) -> None:
    """Take a natural wonder token; America puts it on a card."""
    t.seats[who].nature.append(name)
    lay_nature(t, who, name)


def lay_nature(t: Table, who: str, name: str) -> None:
    """America puts a natural wonder token that was gained or spent on any card."""
    if t.seats[who].leader == "America":
        push(t, todo("nature", who, name=name))


def lose_nature(t: Table, who: str, name: str) -> None:
    """Give a natural wonder token away."""
    t.seats[who].nature.remove(name)
    for card in t.seats[who].row:
        if name in card.nature:
            card.nature.remove(name)


def ask_nature(t: Table, task: Task) -> list[Command]:
    """The cards of America."""
    return [("lay", task.d["name"], card.name) for card in t.seats[task.who].row]


@question("nature", "CV-027", ask_nature)
def take_nature(t: Table, task: Task, command: Command) -> None:
    """Move the token onto the card."""
    for card in t.seats[task.who].row:
        if command[1] in card.nature:
            card.nature.remove(command[1])
    named(t, task.who, command[2]).nature.append(command[1])


def spendable(t: Table, who: str, card: Focus, attack: bool = True) -> list[str]:
    """What can be spent as a trade token of this card (CV-048, CV-055; Palenque not in defence; America)."""
    found = ["trade"] if card.trade else []
    found += [name for name in card.states if ("state", name) not in t.did]
    found += [name for name in card.nature if ("nature", name) not in t.did]
    if attack and holds(t, who, "Palenque"):
        found += [kind for kind in RESOURCES if t.seats[who].resources[kind]]
    return found


def spend(t: Table, who: str, card: Focus, what: str) -> None:
    """Spend one of these."""
    if what == "trade":
        card.trade -= 1
        t.supply["trade"] += 1
    elif what in RESOURCES:
        pay_resource(t, who, what)
    elif what in NATURE:
        t.did.add(("nature", what))
        lay_nature(t, who, what)
    else:
        t.did.add(("state", what))


def spendings(t: Table, who: str, name: str) -> list[Command]:
    """The commands that spend on a card being resolved."""
    return [("spend", what) for what in spendable(t, who, named(t, who, name))]


def limit_of(t: Table, who: str, giver: str) -> int:
    """How many cards of one source may be held (CV-089; Potala Palace, Poland)."""
    if giver in t.seats and t.seats[who].union == giver:
        return 5
    return 4 if giver in t.seats and controls(t, who, "Potala Palace") else 1


def ask_diplomacy(t: Table, task: Task) -> list[Command]:
    """Which card may be taken, and which is given back for it (CV-087, CV-088)."""
    giver = task.d["giver"]
    held = [name for source, name in t.seats[task.who].cards if source == giver]
    free = available(t, giver)
    if len(held) < limit_of(t, task.who, giver):
        found: list[Command] = [("take", giver, name) for name in free if name not in held]
    else:
        found = [("take", giver, name, back) for name in free for back in held] if giver in t.seats else []
    return found if task.d.get("must") and found else [*found, DONE]


@question("diplomacy", "CV-089", ask_diplomacy)
def take_diplomacy(t: Table, task: Task, command: Command) -> None:
    """Take it."""
    if command != DONE:
        seat = t.seats[task.who]
        if len(command) > 3:
            seat.cards.remove((command[1], command[3]))
        seat.cards.append((command[1], command[2]))


def ask_surplus(t: Table, task: Task) -> list[Command]:
    """Cards above the limit after Potala Palace was lost."""
    giver = task.d["giver"]
    held = [name for source, name in t.seats[task.who].cards if source == giver]
    return [("return", giver, name) for name in held] if len(held) > limit_of(t, task.who, giver) else []


@question("surplus", "CV-089", ask_surplus)
def take_surplus(t: Table, task: Task, command: Command) -> None:
    """Give one back."""
    t.seats[task.who].cards.remove((command[1], command[2]))
    push(t, todo("surplus", task.who, **task.d))


def watch_cards(t: Table) -> None:
    """Ask for surplus cards to be returned."""
    if t.stack and t.stack[-1].kind == "surplus":
        return
    for who in t.clockwise(t.active) if t.active else []:
        for giver in rivals_held(t, who):
            if sum(source == giver for source, _ in t.seats[who].cards) > limit_of(t, who, giver):
                push(t, todo("surplus", who, giver=giver))
                return


def rivals_held(t: Table, who: str) -> list[str]:
    """The players whose cards the player holds."""
    return sorted({giver for giver, _ in t.seats[who].cards if giver in t.seats})

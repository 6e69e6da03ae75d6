"""Production: what every green card does when it is activated (EV-097, EV-101, EV-423)."""

from collections.abc import Callable

from tests.second.everdell.city import card_at, fill, find, has, of_colour, of_name, removable, spaces, throw_out
from tests.second.everdell.data import RESOURCES
from tests.second.everdell.hand import teach
from tests.second.everdell.state import DONE, Card, Command, Seat, Table, Task, push, question, step, todo
from tests.second.everdell.stock import (
    draw,
    gain,
    lift,
    meadow_places,
    opponents,
    optional,
    pay,
    receivers,
    refill,
    resources_of,
    room,
    station_places,
    with_room,
)

NOT_COPIED = ("storehouse", "bank", "chip_sweep", "miner_mole")
NOT_FOR_SNAILS = ("storehouse", "bank")
STORED = {"twig": 3, "resin": 2, "pebble": 1, "berry": 2}
PLAIN = {
    "farm": {"berry": 1},
    "mine": {"pebble": 1},
    "resin_refinery": {"resin": 1},
    "twig_barge": {"twig": 2},
    "fairgrounds": {"card": 2},
}
SPENDING = {"doctor": ("berry", 3, 1), "woodcarver": ("twig", 3, 1), "miller": ("pebble", 1, 3)}
"""The resource, how many at most, and the tokens for each."""


@step("activate")
def step_activate(t: Table, task: Task) -> None:
    """Activate a green card for `who`; counts look at the city it lies in. `acting` is a Miner Mole acting as it."""
    found = find(t, task.d["label"])
    if found is None:
        return
    owner, card = found
    who, name = task.who, card.name
    if name in PLAIN:
        gain(t, who, PLAIN[name])
    elif name in SPENDING:
        push(t, todo("spend", who, name=name, n=SPENDING[name][1]))
    elif name in COUNTING:
        gain(t, who, COUNTING[name](owner, card))
    elif name == "greenhouse":
        draw(t, who, 1)
        gain(t, who, {"any": 1} if card.partner else {})
    elif name == "teacher":
        teach(t, who)
    elif name == "tea_house":
        push(t, todo("give", who, reward={"any": 1}))
    elif name == "bank":
        fill(t, card, {"vp": 1})
    else:
        push(t, todo(name, who, label=card.label, acting=task.d.get("acting"), n=2, picked=0))


def of_store(owner: Seat, _: Card) -> dict[str, int]:
    return {"berry": 2 if has(owner, "farm") else 1}


def of_toad(owner: Seat, _: Card) -> dict[str, int]:
    return {"twig": 2 * len(of_name(owner, "farm"))}


def of_husband(owner: Seat, card: Card) -> dict[str, int]:
    return {"any": 1} if card.partner is not None and has(owner, "farm") else {}


def of_mayor(owner: Seat, _: Card) -> dict[str, int]:
    return {"vp": 1 + spaces(owner) // 5}


COUNTING: dict[str, Callable[[Seat, Card], dict[str, int]]] = {
    "general_store": of_store,
    "barge_toad": of_toad,
    "husband": of_husband,
    "mayor": of_mayor,
}


def ask_spend(t: Table, task: Task) -> list[Command]:
    resource = SPENDING[task.d["name"]][0]
    return optional([("pay", resource)] if t.seats[task.who].stock[resource] else [])


@question("spend", "EV-102", ask_spend)
def take_spend(t: Table, task: Task, command: Command) -> None:
    """Doctor, Woodcarver, Miller: a resource for point tokens."""
    if command == DONE:
        return
    resource, _, each = SPENDING[task.d["name"]]
    pay(t, task.who, {resource: 1})
    gain(t, task.who, {"vp": each})
    if task.d["n"] > 1:
        push(t, todo("spend", task.who, name=task.d["name"], n=task.d["n"] - 1))


def ask_monk(t: Table, task: Task) -> list[Command]:
    if not t.seats[task.who].stock["berry"]:
        return []
    if "to" in task.d or not receivers(t, task.who):
        return [("pay", "berry"), *([DONE] if task.d["picked"] or "to" not in task.d else [])]
    return [*(("player", name) for name in receivers(t, task.who)), DONE]


@question("monk", "EV-141", ask_monk)
def take_monk(t: Table, task: Task, command: Command) -> None:
    """Up to two berries to one opponent, or to the supply if all have passed (EV-474)."""
    if command == DONE:
        return
    if command[0] == "player":
        push(t, Task("monk", task.who, {**task.d, "to": command[1]}))
        return
    pay(t, task.who, {"berry": 1}, task.d.get("to"))
    gain(t, task.who, {"vp": 2})
    if task.d["n"] > 1:
        push(t, Task("monk", task.who, {**task.d, "n": task.d["n"] - 1, "picked": task.d["picked"] + 1}))


def ask_peddler(t: Table, task: Task) -> list[Command]:
    return [*[("pay", resource) for resource in RESOURCES if t.seats[task.who].stock[resource]], DONE]


@question("peddler", "EV-143", ask_peddler)
def take_peddler(t: Table, task: Task, command: Command) -> None:
    """Return up to two resources, then take as many of choice."""
    picked = task.d["picked"]
    if command != DONE:
        pay(t, task.who, {command[1]: 1})
        picked += 1
    if command != DONE and picked < task.d["n"]:
        push(t, Task("peddler", task.who, {**task.d, "picked": picked}))
    else:
        gain(t, task.who, {"any": picked})


def ask_storehouse(_: Table, __: Task) -> list[Command]:
    return [("store", resource) for resource in RESOURCES]


@question("storehouse", "EV-153", ask_storehouse)
def take_storehouse(t: Table, task: Task, command: Command) -> None:
    """Lay something on the Storehouse."""
    found = find(t, task.d["label"])
    assert found is not None
    fill(t, found[1], {command[1]: STORED[command[1]]})


def ask_freight_car(t: Table, task: Task) -> list[Command]:
    found = find(t, task.d["label"])
    return optional([("take", resource) for resource in RESOURCES if found is not None and found[1].stock[resource]])


@question("freight_car", "EV-294", ask_freight_car)
def take_freight_car(t: Table, task: Task, command: Command) -> None:
    """Take up to two of the resources on the car."""
    if command == DONE:
        return
    found = find(t, task.d["label"])
    assert found is not None
    found[1].stock[command[1]] -= 1
    t.seats[task.who].stock[command[1]] += 1
    if task.d["n"] > 1:
        push(t, Task("freight_car", task.who, {**task.d, "n": task.d["n"] - 1}))


def ask_lamplighter(t: Table, task: Task) -> list[Command]:
    if not room(t.seats[task.who]):
        return [DONE] if task.d["picked"] else []
    places = [("draw", place) for place in (*meadow_places(t), *station_places(t))]
    return [*([("draw", "deck")] if t.deck or t.discard else []), *places, DONE]


@question("lamplighter", "EV-489", ask_lamplighter)
def take_lamplighter(t: Table, task: Task, command: Command) -> None:
    """Up to two cards from deck, Meadow and Station, refilled after both (EV-405)."""
    seat = t.seats[task.who]
    if command != DONE and command[1] == "deck":
        draw(t, task.who, 1)
    elif command != DONE:
        seat.hand.append(lift(t, command[1]))
    if command != DONE and task.d["n"] > 1 and room(seat):
        push(t, Task("lamplighter", task.who, {**task.d, "n": task.d["n"] - 1, "picked": 1}))
    else:
        refill(t)


def magic_targets(seat: Seat, acting: str | None) -> list[Card]:
    """What the Magician may discard (EV-302, EV-424)."""
    return [card for card in removable(seat) if card.name != "magician" and card.label != acting]


def ask_magician(t: Table, task: Task) -> list[Command]:
    return optional([("discard", card.label) for card in magic_targets(t.seats[task.who], task.d["acting"])])


@question("magician", "EV-302", ask_magician)
def take_magician(t: Table, task: Task, command: Command) -> None:
    """Discard a card of one's own city for a point token and a resource."""
    if command == DONE:
        return
    seat = t.seats[task.who]
    card = card_at(seat, command[1])
    assert card is not None
    throw_out(t, seat, card)
    gain(t, task.who, {"vp": 1, "any": 1})


def sweep_targets(owner: Seat, who: str) -> list[Card]:
    """What a Chip Sweep of this city may activate (EV-120, EV-440)."""
    excluded = ("chip_sweep", *(NOT_FOR_SNAILS if who != owner.name else ()))
    return [card for card in of_colour(owner, "green") if card.name not in excluded]


def ask_chip_sweep(t: Table, task: Task) -> list[Command]:
    found = find(t, task.d["label"])
    assert found is not None
    return optional([("activate", card.label) for card in sweep_targets(found[0], task.who)])


@question("chip_sweep", "EV-120", ask_chip_sweep)
def take_chip_sweep(t: Table, task: Task, command: Command) -> None:
    """Activate another green card of the city."""
    if command != DONE:
        push(t, todo("activate", task.who, label=command[1]))


def mole_targets(t: Table, owner: Seat) -> list[Card]:
    """What a Miner Mole of this city may copy (EV-139, EV-475)."""
    others = [t.seats[name] for name in opponents(t, owner.name)]
    cities = [*others, *([owner] if any(has(seat, "miner_mole") for seat in others) else [])]
    return [card for seat in cities for card in of_colour(seat, "green") if card.name not in NOT_COPIED]


def ask_miner_mole(t: Table, task: Task) -> list[Command]:
    found = find(t, task.d["label"])
    assert found is not None
    return optional([("copy", card.label) for card in mole_targets(t, found[0])])


@question("miner_mole", "EV-139", ask_miner_mole)
def take_miner_mole(t: Table, task: Task, command: Command) -> None:
    """Copy a green card, counting the city it lies in."""
    if command != DONE:
        push(t, todo("activate", task.who, label=command[1], acting=task.d["label"]))


def useful(t: Table, who: str, card: Card, acting: str | None = None) -> bool:
    """Whether activating a green card, or `acting` as it, could do something now (EV-456)."""
    found = find(t, card.label)
    assert found is not None
    owner, seat, name = found[0], t.seats[who], card.name
    if name in SPENDING:
        return seat.stock[SPENDING[name][0]] > 0
    if name in ("barge_toad", "husband"):
        return any(COUNTING[name](owner, card).values())
    if name in ("fairgrounds", "lamplighter"):
        return room(seat) > 0
    if name == "chip_sweep":
        return any(useful(t, who, other) for other in sweep_targets(owner, who))
    if name == "miner_mole":
        return any(useful(t, who, other, card.label) for other in mole_targets(t, owner))
    checks: dict[str, bool] = {
        "monk": seat.stock["berry"] > 0,
        "peddler": resources_of(seat) > 0,
        "greenhouse": room(seat) > 0 or card.partner is not None,
        "teacher": room(seat) > 0 or bool(with_room(t, who)),
        "tea_house": bool(seat.hand),
        "freight_car": any(card.stock.values()),
        "magician": bool(magic_targets(seat, acting)),
    }
    return checks.get(name, True)

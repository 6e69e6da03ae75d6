"""Science cards, the tech dial, gaining and replacing focus cards."""

from tests.second.civ_new_dawn.data import LEVEL_SPACES, NATURE, OXFORD, RESOURCES, kind, level
from tests.second.civ_new_dawn.gains import spend, spendings, trade
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pacts import protected, push_pact
from tests.second.civ_new_dawn.pieces import armies, cards_of, controls, named, wonders
from tests.second.civ_new_dawn.placing import remove_control
from tests.second.civ_new_dawn.state import DONE, Command, Focus, Table, Task, push, question, step, todo
from tests.second.civ_new_dawn.turns import current

LAST_SPACE, AFTER_LAST = 24, 15


@step("science")
def science(t: Table, task: Task) -> None:
    """First the effect of the card, then the dial, then what is spent (CV-065, CV-512)."""
    who, text = task.who, t.text(task.d["card"])
    seat = t.seats[who]
    tasks = []
    if text.get("trade_any"):
        tasks.append(trade(t, who, 1))
    if text.get("gain_resource"):
        tasks.append(todo("resource", who, new=True))
    if text.get("nuclear") and task.d["slot"] == 5:
        tasks.append(todo("nuclear", who))
    if text.get("peek_tiles"):
        tasks.append(todo("astronomy", who))
    number = task.d["slot"]
    if text.get("plus_if_wonder") and wonders(t, who):
        number += 1
    if text.get("plus_per_resource_type"):
        owned = {kind for kind in RESOURCES if seat.resources[kind]} | {NATURE[name] for name in seat.nature}
        number += len(owned)
    push(t, *tasks, todo("advance", who, number=number), todo("study", who, card=task.d["card"]))


@step("advance")
def advance(t: Table, task: Task) -> None:
    """One space at a time; a level space offers a card before the dial moves on (CV-361)."""
    if task.d["number"] <= 0:
        return
    seat = t.seats[task.who]
    seat.dial = AFTER_LAST if seat.dial == LAST_SPACE else seat.dial + 1
    if seat.dial == LAST_SPACE:
        seat.deeds.add("dial")
    push(t, todo("advance", task.who, number=task.d["number"] - 1))
    if seat.dial in LEVEL_SPACES:
        asked = "automated card" if seat.automated else "card"
        push(t, todo(asked, task.who, level=LEVEL_SPACES[seat.dial]))


def ask_study(t: Table, task: Task) -> list[Command]:
    """Tokens of the science card for more steps."""
    return [*spendings(t, task.who, current(t, task.who, task.d["card"])), DONE]


@question("study", "CV-050", ask_study)
def take_study(t: Table, task: Task, command: Command) -> None:
    """One step for one token."""
    if command != DONE:
        push(t, todo("advance", task.who, number=1), todo("study", task.who, **task.d))
        spend(t, task.who, named(t, task.who, current(t, task.who, task.d["card"])), command[1])


def ask_card(t: Table, task: Task) -> list[Command]:
    """A card of exactly this level from the own deck, or none (CV-068, CV-069).

    With Oxford University it may also replace a card of another type other than science; the command then names it.
    """
    seat, found = t.seats[task.who], []
    for name in seat.deck:
        if level(name) == task.d["level"]:
            found += gainings(t, task.who, name)
            if controls(t, task.who, OXFORD):
                others = [card.name for card in seat.row if kind(card.name) not in (kind(name), "science")]
                found += [("card", name, old) for old in others]
    return [*found, DONE]


def gainings(t: Table, who: str, name: str) -> list[Command]:
    """The ways to gain a card: in the place of the card of its type, which is named if there are several."""
    old = cards_of(t, who, kind(name))
    return [("card", name)] if len(old) == 1 else [("card", name, card.name) for card in old]


@question("card", "CV-068", ask_card)
def take_card(t: Table, task: Task, command: Command) -> None:
    """It replaces the card of its type."""
    if command != DONE:
        gain_card(t, task.who, *command[1:])


def gain_card(t: Table, who: str, name: str, replaced: str | None = None) -> None:
    """Put the card in the place of another; what lay there moves over (CV-070 to CV-073, CV-434, CV-507)."""
    seat = t.seats[who]
    old = named(t, who, replaced) if replaced else cards_of(t, who, kind(name))[0]
    government = old.government and kind(old.name) == kind(name)
    seat.deck.remove(name)
    seat.row[seat.row.index(old)] = Focus(name, old.trade, old.states, old.nature, government)
    seat.became[old.name] = name
    t.did.add("replaced")
    for sort, key in (("army", "armies"), ("caravan", "caravans")):
        if kind(old.name) != kind(name) or key in t.text(name):
            fit_figures(t, who, sort, max((t.text(card.name).get(key, 0) for card in seat.row), default=0))


def fit_figures(t: Table, who: str, sort: str, number: int) -> None:
    """New figures come onto the card; surplus ones leave, those on the card first (CV-240, CV-370)."""
    places = t.seats[who].figures
    labels = [label for label in places if label.startswith(sort)]
    for label in labels:
        if places[label] == "box" and sum(places[one] != "box" for one in labels) < number:
            places[label] = "card"
    for label in reversed(labels):
        if places[label] == "card" and sum(places[one] != "box" for one in labels) > number:
            places[label] = "box"
    if not number:
        places.update(dict.fromkeys(labels, "box"))
    if sum(places[one] != "box" for one in labels) > number:
        push(t, todo("surplus figure", who, sort=sort, number=number))


def ask_surplus(t: Table, task: Task) -> list[Command]:
    """A figure on the map that leaves."""
    places = t.seats[task.who].figures
    labels = [label for label, place in places.items() if label.startswith(task.d["sort"]) and place != "box"]
    return [("remove", label) for label in labels] if len(labels) > task.d["number"] else []


@question("surplus figure", "CV-370", ask_surplus)
def take_surplus(t: Table, task: Task, command: Command) -> None:
    """Take it off."""
    t.seats[task.who].figures[command[1]] = "box"
    push(t, todo("surplus figure", task.who, **task.d))


def ask_nuclear(t: Table, task: Task) -> list[Command]:
    """Any space may be the centre; a pact forbids one that would destroy a token of the giver."""
    found: list[Command] = []
    for pos in sorted(t.spaces):
        hit = [t.spaces[near] for near in (pos, *neighbours(t, pos)) if not armies(t, near)]
        if not any(protected(t, task.who, space.control) and not space.reinforced for space in hit if space.control):
            found.append(("strike", pos))
    return found


@question("nuclear", "CV-505", ask_nuclear)
def take_nuclear(t: Table, task: Task, command: Command) -> None:
    """Destroy the unreinforced, turn the reinforced; spaces with an army are left out (CV-253)."""
    victims: list[str | None] = []
    for pos in (command[1], *neighbours(t, command[1])):
        space = t.spaces[pos]
        if space.control is None or armies(t, pos):
            continue
        if space.reinforced:
            space.reinforced = False
        else:
            victims.append(space.control)
            remove_control(t, pos)
    push_pact(t, task.who, victims)

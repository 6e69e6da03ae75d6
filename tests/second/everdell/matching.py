"""Which legal command answers a question as the steps of a recorded case say."""

from dataclasses import dataclass
from typing import Any

from tests.second.everdell.city import find
from tests.second.everdell.data import CARDS
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import DONE, Command, Refused


@dataclass
class Atom:
    """A part of a step: what is named, where it lies or whose it is, and the card that asked."""

    kind: str
    value: Any = None
    where: str | None = None
    asked_by: str = ""


def atoms_of(step: dict[str, Any]) -> list[Atom]:
    """The parts of a step; "end" closes a list, "stop" is the answer that nothing is wanted."""
    kind, by = step["choose"], step.get("for_card", "")
    found: list[Atom] = []
    if kind in ("cards", "discard"):
        for card in step["cards"]:
            name, where = (card, None) if isinstance(card, str) else (card["card"], card["from"])
            found.append(Atom("card", name, where, by))
    elif kind == "city_cards":
        found = [Atom("city", card["card"], card["owner"], by) for card in step["cards"]]
    elif kind == "resources":
        mode = step["mode"]
        found = [Atom("resource", r, mode, by) for r, number in step["resources"].items() for _ in range(number)]
    elif kind == "worker_spot":
        spot = step["spot"] or {}
        found = [Atom("place", value, None, by) for value in spot.values()][:1]
    elif kind == "train_tile":
        return [Atom("tile", step["index"] + 1, None, by)]
    elif kind == "payment":
        return []
    elif step[kind] not in (None, "keep"):
        return [Atom(kind, step[kind], None, by)]
    return [*found, Atom("end", asked_by=by)] if found else [Atom("stop", asked_by=by)]


def card_named(game: Referee, part: object) -> str:
    """The card that a part of a command means: a name, a label or a place."""
    text = str(part)
    row, _, number = text.rpartition("-")
    if text == "deck":
        return "from_deck"
    if row in ("meadow", "station"):
        places = game.table.meadow if row == "meadow" else game.table.station
        return str(places[int(number) - 1])
    return text if text in CARDS else row


def fits(game: Referee, atom: Atom, command: Command) -> bool:
    """Whether the command is what the part of a step says."""
    if command == DONE:
        return atom.kind in ("end", "stop")
    kind, value = atom.kind, atom.value
    if kind == "card":
        place = command[2] if command[0] == "play" else command[1]
        near = atom.where in (None, "hand") or str(place).startswith(str(atom.where))
        return command[0] != "player" and near and card_named(game, command[1]) == value
    if kind == "city":
        found = find(game.table, str(command[1]))
        return found is not None and (found[1].name, found[0].name) == (value, atom.where)
    if kind == "resource":
        return command[0] in (("gain", "take") if atom.where == "gain" else ("pay", "lay")) and command[1] == value
    if kind == "option":
        words = {value, value.split("_")[-1], {"discard_pile": "discard", "discard": "reserved"}.get(value, value)}
        return command[1] in words
    return kind in ("player", "tile", "visitor", "location", "place") and value in command[1:]


def from_payment(game: Referee, commands: list[Command], paid: dict[str, int]) -> Command:
    """The discount or the Judge's choice that leads to what is paid."""
    price = game.table.stack[-1].d["cost"]
    for command in commands:
        less = price[command[1]] > paid.get(command[1], 0)
        if less and (command[0] == "cheaper" or paid.get(command[2], 0) > price.get(command[2], 0)):
            return command
    raise Refused("EV-075", "not to be paid like this")


def next_label(game: Referee, commands: list[Command], atoms: list[Atom], later: set[str]) -> Command:
    """Of several cards to be activated first those about which the case says nothing, then in its order."""
    names = {card_named(game, command[1]): command for command in reversed(commands)}
    said = [atom.asked_by for atom in atoms if atom.asked_by in names]
    for name, command in names.items():
        if name not in later and name not in said:
            return command
    return names[said[0]] if said else commands[0]


def gift(game: Referee, commands: list[Command], atoms: list[Atom]) -> Command:
    """A gift needs two parts of the case: what and to whom."""
    whom = next((atom for atom in atoms if atom.kind == "player"), None)
    what = next((atom for atom in atoms if atom.kind in ("card", "resource")), None)
    if what is None and whom is not None and ("give", commands[0][1], whom.value) in commands:
        atoms.remove(whom)
        return ("give", commands[0][1], whom.value)
    for command in commands:
        if what is not None and command[1] == what.value and (whom is None or command[2] in (whom.value, None)):
            index = next(index for index, atom in enumerate(atoms) if atom is what)
            atoms.pop(index)
            if whom is not None and (index == len(atoms) or atoms[index].kind == "end"):
                atoms.remove(whom)
            return command
    if DONE in commands:
        return DONE
    raise Refused("EV-014", f"no {atoms} among {commands}")


def ends(game: Referee, commands: list[Command], atoms: list[Atom], before: str) -> bool:
    """Whether the end of a list is meant for the open question, and no further step goes on with it."""
    further = any(fits(game, atoms[1], command) for command in commands) if len(atoms) > 1 else False
    return game.asked == before and DONE in commands and not (further and atoms[0].asked_by == atoms[1].asked_by)


def choose(game: Referee, atoms: list[Atom], paid: dict[str, int], later: set[str], before: str) -> Command:
    """The answer to the open question; the part of a step it takes is removed from the list."""
    (commands,) = game.owing().values()
    if game.asked in ("cheaper", "swap"):
        return from_payment(game, commands, paid)
    if game.asked == "share":
        return commands[0]
    if game.asked in ("order", "trigger"):
        return next_label(game, commands, atoms, later)
    if game.asked == "museum":
        return commands[0]
    while atoms and atoms[0].kind == "end" and not ends(game, commands, atoms, before):
        atoms.pop(0)
    if commands[0][0] == "give" and len(commands[0]) == 3 and not (atoms and atoms[0].kind == "stop"):
        return gift(game, commands, atoms)
    for index, atom in enumerate(atoms):
        for command in commands:
            if fits(game, atom, command):
                del atoms[index]
                return command
    if atoms and atoms[0].asked_by and atoms[0].asked_by == game.table.stack[-1].d.get("name", game.asked):
        raise Refused("EV-014", f"no {atoms[0]} among {commands}")
    return commands[0] if len(commands) == 1 or DONE not in commands else DONE

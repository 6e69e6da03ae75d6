"""Non-Aggression Pacts: what they forbid, and how they are answered."""

from tests.second.civ_new_dawn.pieces import armies, cards_of, given_by, owner
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, push, question, todo


def push_pact(t: Table, by: str, victims: list[str | None]) -> None:
    """Victims of an effect may answer with a Non-Aggression Pact, clockwise (CV-500)."""
    for name in reversed(t.clockwise(by)[1:]):
        if name in victims:
            push(t, todo("pact", name, by=by))


def ask_pact(t: Table, task: Task) -> list[Command]:
    """Whether the card is returned to swap the military card with another one."""
    military = [card.name for card in cards_of(t, task.who, "military")]
    if (task.d["by"], "Non-Aggression Pact") not in t.seats[task.who].cards or not military:
        return []
    found: list[Command] = []
    for at, one in enumerate(military):
        found += [("swap", one, card.name) for card in t.seats[task.who].row if card.name not in military[: at + 1]]
    return [*found, DONE]


@question("pact", "CV-500", ask_pact)
def take_pact(t: Table, task: Task, command: Command) -> None:
    """Return it and swap."""
    if command != DONE:
        t.seats[task.who].cards.remove((task.d["by"], "Non-Aggression Pact"))
        swap(t, task.who, command[1], command[2])


def swap(t: Table, who: str, one: str, other: str) -> None:
    """Two cards of the row change places with everything on them (CV-044)."""
    row = t.seats[who].row
    names = [card.name for card in row]
    first, second = names.index(one), names.index(other)
    row[first], row[second] = row[second], row[first]


def protected(t: Table, who: str, victim: str | None) -> bool:
    """Whether a pact forbids the player to destroy pieces of the victim (CV-453)."""
    return victim in given_by(t, who, "Non-Aggression Pact")


def removable(t: Table, who: str, pos: Pos) -> bool:
    """Whether an effect may remove or replace the rival piece there (CV-253, CV-453)."""
    found = owner(t, pos)
    return found not in (None, who) and not armies(t, pos) and not protected(t, who, found)

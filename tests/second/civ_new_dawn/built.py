"""What wonders do when they are built or captured."""

from tests.second.civ_new_dawn.data import kind, level
from tests.second.civ_new_dawn.gains import limit_of
from tests.second.civ_new_dawn.grid import within
from tests.second.civ_new_dawn.pacts import removable
from tests.second.civ_new_dawn.pieces import available, cards_of, rivals
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.civ_new_dawn.towns import take_over_city


@step("when")
def when(t: Table, task: Task) -> None:
    """Pyramids, Porcelain Tower, Potala Palace only when built; Apadana and Cristo Redentor also when captured."""
    wonder, who = task.d["wonder"], task.who
    if task.d["built"]:
        if wonder == "Pyramids":
            push(t, todo("upgrade", who, left=3, first=True, done=[]))
        if wonder == "Porcelain Tower":
            push(t, todo("upgrade", who, left=2, first=False, done=[]))
        if wonder == "Potala Palace":
            push(t, todo("potala", who, left=3))
    if wonder == "Apadana":
        push(t, todo("apadana", who))
    if wonder == "Cristo Redentor":
        push(t, todo("cristo", who))


def ask_upgrade(t: Table, task: Task) -> list[Command]:
    """A card of exactly the next level of the same type; Pyramids only from level I."""
    seat = t.seats[task.who]
    found: list[Command] = []
    for card in seat.row:
        if card.name in task.d["done"] or (task.d["first"] and level(card.name) != 1):
            continue
        alone = len(cards_of(t, task.who, kind(card.name))) == 1
        for name in seat.deck:
            if next_level(card.name, name):
                found.append(("card", name) if alone else ("card", name, card.name))
    return [*found, DONE] if task.d["left"] else []


def next_level(old: str, new: str) -> bool:
    """Whether the new card is of the same type and one level higher."""
    return kind(old) == kind(new) and level(new) == level(old) + 1


@question("upgrade", "CV-070", ask_upgrade)
def take_upgrade(t: Table, task: Task, command: Command) -> None:
    """Replace it; a card so gained is not replaced again."""
    if command != DONE:
        done = [*task.d["done"], command[1]]
        push(t, todo("upgrade", task.who, **{**task.d, "left": task.d["left"] - 1, "done": done}))
        gain_card(t, task.who, *command[1:])


def ask_potala(t: Table, task: Task) -> list[Command]:
    """Up to three available cards of other players."""
    if not task.d["left"]:
        return []
    found: list[Command] = []
    for giver in rivals(t, task.who):
        held = sum(source == giver for source, _ in t.seats[task.who].cards)
        if held < limit_of(t, task.who, giver):
            found += [("take", giver, name) for name in available(t, giver)]
    return [*found, DONE]


@question("potala", "CV-089", ask_potala)
def take_potala(t: Table, task: Task, command: Command) -> None:
    """Take one."""
    if command != DONE:
        t.seats[task.who].cards.append((command[1], command[2]))
        push(t, todo("potala", task.who, left=task.d["left"] - 1))


def ask_cristo(t: Table, task: Task) -> list[Command]:
    """A rival non-capital city within 3 spaces of this wonder; mandatory if there is one (CV-505)."""
    if not t.seats[task.who].cities:
        return []
    home = [pos for pos, space in t.spaces.items() if space.wonder == "Cristo Redentor"]
    near = [pos for pos in sorted(within(t, home, 3)) if t.spaces[pos].city and not t.spaces[pos].capital]
    return [("replace", pos) for pos in near if removable(t, task.who, pos)]


@question("cristo", "CV-505", ask_cristo)
def take_cristo(t: Table, task: Task, command: Command) -> None:
    """The city changes hands."""
    victim = t.spaces[command[1]].city
    assert victim
    take_over_city(t, task.who, command[1], [todo("pact", victim, by=task.who)])

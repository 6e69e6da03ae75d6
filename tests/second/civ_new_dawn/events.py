"""The end of a round: victory check, event dial, governments, wonder symbol."""

from tests.second.civ_new_dawn.data import BASE_DIAL, DIAL, GOVERNMENTS, WONDER_TYPES, kind
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.state import DONE, Command, Table, Task, push, question, step, todo
from tests.second.civ_new_dawn.victory import fulfilled


@step("round")
def end_of_round(t: Table, task: Task) -> None:
    """First the check, then the dial with its symbols; in the base game the check comes last (CV-435, CV-488)."""
    check = todo("check", t.order[0])
    dial = todo("dial", t.order[0])
    push(t, *((dial, check) if t.base else (check, dial)), todo("new round", t.order[0]))


@step("check")
def check_victory(t: Table, task: Task) -> None:
    """Whether somebody has won, or the round limit is reached (CV-191, CV-523)."""
    if any(fulfilled(t, who) for who in t.order):
        t.over = True
    elif t.limit is not None and t.round >= t.limit:
        t.over = t.by_limit = True


@step("dial")
def advance_dial(t: Table, task: Task) -> None:
    """The next section and its symbols, the wonder symbol last (CV-150, CV-313)."""
    dial: tuple[tuple[str, ...], ...] = BASE_DIAL if t.base else DIAL
    t.section = (t.section + 1) % len(dial)
    tasks = []
    for symbol in dial[t.section]:
        if symbol == "districts":
            tasks += [todo("districts", who, done=[]) for who in t.order]
        elif symbol == "government":
            tasks += [todo("government", who) for who in t.order]
        elif symbol == "trade":
            tasks += [todo("income", who) for who in t.order]
        else:
            tasks.append(todo(symbol, t.order[0]))
    push(t, *tasks)


@step("new round")
def new_round(t: Table, task: Task) -> None:
    """The first player begins again."""
    t.round += 1
    push(t, todo("turn", t.order[0]))


def ask_government(t: Table, task: Task) -> list[Command]:
    """A card in one of the two slots marked 1, or no change (CV-301, CV-433)."""
    row = t.seats[task.who].row
    return [*(("government", card.name) for card in row[:2] if not card.government), DONE]


@question("government", "CV-301", ask_government)
def take_government(t: Table, task: Task, command: Command) -> None:
    """Only one token may be in use (CV-302)."""
    if command != DONE:
        assert kind(command[1]) in GOVERNMENTS
        for card in t.seats[task.who].row:
            card.government = False
        named(t, task.who, command[1]).government = True


@step("wonder")
def wonder_symbol(t: Table, task: Task) -> None:
    """A face-up wonder gets a trade token or leaves the game (CV-316, CV-317, CV-521)."""
    for card_type in WONDER_TYPES:
        deck = t.decks[card_type]
        if not deck:
            continue
        if t.tokens[deck[0]]:
            t.supply["trade"] += t.tokens.pop(deck[0])
            t.gone.append(deck.pop(0))
        elif t.supply["trade"]:
            t.supply["trade"] -= 1
            t.tokens[deck[0]] += 1

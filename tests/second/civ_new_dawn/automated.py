"""How an automated player answers every question that may be put to it (CV-526, CV-527, CV-538, CV-551, CV-552)."""

from collections.abc import Callable

from tests.second.civ_new_dawn.automated_growth import use_district
from tests.second.civ_new_dawn.automated_ways import best, measure, where_to
from tests.second.civ_new_dawn.combat import total
from tests.second.civ_new_dawn.data import CARD_LIMIT, RESOURCES, ZIMBABWE
from tests.second.civ_new_dawn.explore import ways
from tests.second.civ_new_dawn.pieces import cards_of, named
from tests.second.civ_new_dawn.state import ANSWERS, DONE, Command, Table, Task

MOVING_STORED = "moving the tokens of Great Zimbabwe"
AT_RANDOM = {
    "apadana token",
    "capital",
    "chain",
    "cristo",
    "districts",
    "eiffel",
    "estadio",
    "fort",
    "lay",
    "liberty",
    "library",
    "mark",
    "orszaghaz",
    "pact",
    "potala",
    "resolved",
    "resource",
    "sacked",
    "suburbs",
    "surplus",
    "surplus figure",
    "swap",
    "upgrade",
}
"""Drawn with equal chances among the options that do something (CV-527)."""


def at_random(t: Table, task: Task, options: list[Command]) -> Command:
    """It declines only if nothing else is offered."""
    found: Command = t.chance.draw_among(task.kind, [option for option in options if option != DONE] or [DONE])
    return found


def lay_tile(t: Table, task: Task, options: list[Command]) -> Command:
    """Base set-up: which of its tiles, then where (CV-526)."""
    number = t.chance.draw_among("which tile", [option[1] for option in options])
    return at_random(t, task, [option for option in options if option[1] == number])


def at_start(t: Table, task: Task, options: list[Command]) -> Command:
    """Effects at the start of the turn in random order (CV-528); stored trade tokens are moved all together."""
    names = {option[0] for option in options if option != DONE}
    name = ZIMBABWE if MOVING_STORED in t.did and ZIMBABWE in names else ""
    name = name or t.chance.draw_among("effect at the start of the turn", names)
    found = [option for option in options if option[0] == name]
    if name == ZIMBABWE:
        t.did.add(MOVING_STORED)
        return where_to(t, task.who, found)
    drawn: Command = t.chance.draw_among(name, found)
    return drawn


def put_trade(t: Table, task: Task, options: list[Command]) -> Command:
    """By CV-530."""
    return where_to(t, task.who, options)


def favour(t: Table, task: Task, options: list[Command]) -> Command:
    """Embassy: a card of the giver that has room."""
    row = [option for option in options if named(t, task.d["host"], option[1]).trade < CARD_LIMIT]
    return at_random(t, task, row or options[:1])


def take_card(t: Table, task: Task, options: list[Command]) -> Command:
    """A card of a source of which it holds none; it never exchanges one (CV-538)."""
    held = any(giver == task.d["giver"] for giver, _ in t.seats[task.who].cards)
    return at_random(t, task, [DONE] if held and DONE in options else options)


def government(t: Table, task: Task, options: list[Command]) -> Command:
    """That of the card in the leftmost slot, if it has none (CV-473)."""
    row = t.seats[task.who].row
    return DONE if any(card.government for card in row) else ("government", row[0].name)


def help_in_combat(t: Table, task: Task, options: list[Command]) -> Command:
    """As many tokens as turn the result, or none (CV-551)."""
    side = 0 if task.kind == "tokens of attacker" else 1
    values = total(t, task.d, 0), total(t, task.d, 1)
    short = values[1] - values[0] + 1 if side == 0 else values[0] - values[1]
    plus = [option for option in options if option[0] == "plus" and option[1] not in RESOURCES]
    if short <= 0 or not plus:
        return DONE
    tokens = cards_of(t, task.who, "military")[0].trade + sum(option[1] != "trade" for option in plus)
    if tokens < short:
        return DONE
    drawn: Command = t.chance.draw_among("token in combat", plus)
    return drawn


def win_token(t: Table, task: Task, options: list[Command]) -> Command:
    """It takes back no token for it (CV-527)."""
    return ("replace",) if ("replace",) in options else ("remove",)


def win_city(t: Table, task: Task, options: list[Command]) -> Command:
    """Conquer, otherwise liberate, otherwise remove (CV-552)."""
    return next(option for verb in ("conquer", "liberate", "remove") for option in options if option[0] == verb)


def loot(t: Table, task: Task, options: list[Command]) -> Command:
    """Random tokens of the loser, onto own cards by CV-530."""
    found = [option for option in options if option != DONE]
    old = t.chance.draw_among("loot", [option[1] for option in found])
    new = where_to(t, task.who, [("loot", option[2]) for option in found])[1]
    return "loot", old, new


def move_wonder(t: Table, task: Task, options: list[Command]) -> Command:
    """To the best defended city (CV-542, CV-552)."""
    return best(t, "site of a wonder", options, lambda option: -measure(t, task.who, option[1]))


def explore_from(t: Table, task: Task, options: list[Command]) -> Command:
    """Apadana: a space from which the tile can be laid."""
    return at_random(t, task, [option for option in options if ways(t, option[1])] or options[:1])


SETTLED: dict[str, Callable[[Table, Task, list[Command]], Command]] = {
    "ability": use_district,
    "apadana": explore_from,
    "city won": win_city,
    "diplomacy": take_card,
    "embassy token": favour,
    "government": government,
    "loot": loot,
    "move wonder": move_wonder,
    "start": at_start,
    "tile": lay_tile,
    "token won": win_token,
    "tokens of attacker": help_in_combat,
    "tokens of defender": help_in_combat,
    "trade": put_trade,
}


def answer(t: Table, task: Task, options: list[Command]) -> Command:
    """The answer to a question; one that is never put to an automated player is a mistake."""
    if task.kind in SETTLED:
        return SETTLED[task.kind](t, task, options)
    assert task.kind in AT_RANDOM, task.kind
    return at_random(t, task, options)


ANSWERS.append(answer)

"""Agendas, marks, the winner (CV-190 to CV-197, CV-323 to CV-340)."""

from collections.abc import Callable

from tests.second.civ_new_dawn.data import BASE, ERAS, VICTORY, WONDER_TYPES, level
from tests.second.civ_new_dawn.grid import on_edge
from tests.second.civ_new_dawn.pieces import (
    beside_water,
    cities,
    friendly_spaces,
    mature_cities,
    tokens,
    wonders,
    wonders_of,
)
from tests.second.civ_new_dawn.placing import remove_control
from tests.second.civ_new_dawn.state import WATCH, Command, Table, Task, push, question, todo

KEPT = {"Fortified", "Expeditionary"}


def forts(t: Table, who: str) -> int:
    """The forts the player controls (CV-284)."""
    return sum(space.terrain == "fort" and space.city == who for space in t.spaces.values())


def treasures(t: Table, who: str) -> int:
    """Resource and natural wonder tokens."""
    return sum(t.seats[who].resources.values()) + len(t.seats[who].nature)


def tiles_of(t: Table, mature: bool, who: str) -> int:
    """On how many tiles the player has (mature) cities; a fort is its own tile (CV-286)."""
    found = mature_cities(t, who) if mature else cities(t, who)
    return len({t.spaces[pos].tile for pos in found})


def coast(t: Table, who: str) -> int:
    """Control tokens next to water or on the edge of the map."""
    return sum(on_edge(t, pos) or beside_water(t, pos) for pos in tokens(t, who))


def conquests(t: Table, who: str) -> int:
    """Conquered city-states."""
    return sum(space.taken is not None and space.city == who for space in t.spaces.values())


GOALS: dict[str, Callable[[Table, str], bool]] = {
    "Fortified": lambda t, who: forts(t, who) >= 1,
    "Expeditionary": lambda t, who: forts(t, who) >= 2,
    "Industrious": lambda t, who: not t.seats[who].districts,
    "Progressive": lambda t, who: all(wonders_of(t, who, "era", era) for era in ERAS),
    "Diplomatic": lambda t, who: len({giver for giver, _ in t.seats[who].cards}) >= 4,
    "Hoarder": lambda t, who: treasures(t, who) >= 5,
    "Expansionist": lambda t, who: tiles_of(t, False, who) >= 6,
    "Prolific": lambda t, who: any(wonders_of(t, who, "era", era) >= 2 for era in ERAS),
    "Defensive": lambda t, who: sum(t.spaces[pos].reinforced for pos in tokens(t, who)) >= 15,
    "Devastating": lambda t, who: "Devastating" in t.seats[who].deeds,
    "Provincial": lambda t, who: tiles_of(t, True, who) >= 4,
    "Diversified": lambda t, who: sum(wonders_of(t, who, "type", kind) > 0 for kind in WONDER_TYPES) >= 3,
    "Technophile": lambda t, who: sum(level(card.name) == 4 for card in t.seats[who].row) >= 3,
    "Technophile (base)": lambda t, who: "dial" in t.seats[who].deeds,
    "Scholarly (base)": lambda t, who: wonders_of(t, who, "type", "science") >= 2,
    "Scholarly": lambda t, who: wonders_of(t, who, "type", "science") >= 2,
    "Civilized": lambda t, who: len(cities(t, who)) >= 8,
    "Moneygrubber": lambda t, who: wonders_of(t, who, "type", "economy") >= 2,
    "Explorer": lambda t, who: coast(t, who) >= 15,
    "Aesthetic": lambda t, who: wonders_of(t, who, "type", "culture") >= 2,
    "Populous": lambda t, who: len(mature_cities(t, who)) >= 5,
    "Preservationist": lambda t, who: len(t.seats[who].nature) >= 2,
    "Warmonger": lambda t, who: conquests(t, who) >= 2 or "capital" in t.seats[who].deeds,
    "Paranoid": lambda t, who: wonders_of(t, who, "type", "military") >= 2,
}
assert set(GOALS) == {agenda for card in [*VICTORY, *BASE["victory"]] for agenda in card}


def watch_agendas(t: Table) -> None:
    """Mark at once what is met; take fort marks off at once (CV-196, CV-398, CV-399)."""
    if not any(seat.turns for seat in t.seats.values()):
        return
    for who in t.order:
        seat = t.seats[who]
        for index, card in enumerate(t.victory):
            if index not in seat.marks:
                met = next((agenda for agenda in card if GOALS[agenda](t, who)), None)
                if met:
                    mark(t, who, index, met)
            elif seat.marks[index] in KEPT and not GOALS[seat.marks[index]](t, who):
                del seat.marks[index]
                if seat.owed:
                    seat.owed -= 1
                else:
                    seat.control += 1


WATCH.append(watch_agendas)


def mark(t: Table, who: str, index: int, agenda: str) -> None:
    """Put a control token on the agenda; without one it is taken from the map (CV-391, CV-458, CV-502)."""
    seat = t.seats[who]
    seat.marks[index] = agenda
    if seat.control:
        seat.control -= 1
        return
    seat.owed += 1
    push(t, todo("mark", who))


def ask_mark(t: Table, task: Task) -> list[Command]:
    """The own ordinary token that is taken back."""
    if not t.seats[task.who].owed:
        return []
    return [("back", pos) for pos in sorted(tokens(t, task.who)) if not t.spaces[pos].district]


@question("mark", "CV-502", ask_mark, alone=True)
def take_mark(t: Table, task: Task, command: Command) -> None:
    """It lies on the agenda now."""
    remove_control(t, command[1])


def fulfilled(t: Table, who: str) -> bool:
    """Four of five cards; in peaceful play and in the base game all three (CV-035, CV-190, CV-467)."""
    return len(t.seats[who].marks) >= (3 if "peaceful" in t.options or t.base else 4)


def standing(t: Table, who: str) -> tuple[int, int, int]:
    """Marks, wonders, friendly spaces (CV-154, CV-193, CV-524)."""
    return len(t.seats[who].marks), len(wonders(t, who)), len(friendly_spaces(t, who))


def winners(t: Table) -> list[str]:
    """Who has won; several share a victory (CV-155, CV-400)."""
    if not t.over:
        return []
    rivals = t.order if t.by_limit else [who for who in t.order if fulfilled(t, who)]
    best = max(standing(t, who) for who in rivals)
    return [who for who in rivals if standing(t, who) == best]

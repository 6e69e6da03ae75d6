"""The notation of the command logs: one line becomes one command."""

import re

from tests.second.terra_mystica.data import CULTS, FINAL_TILES
from tests.second.terra_mystica.game import Command
from tests.second.terra_mystica.state import Table

GIVEN_UP = {"CONVERT_W_TO_P": "W_TO_P", "GAIN_P3_FOR_VP": "P3_FOR_VP"}


def parse(text: str) -> Command | None:
    """One command of the log notation as a tuple; None if it has no effect."""
    words = text.strip().replace("grey", "gray").split()
    verb = words[0].lower()
    last = words[-1]
    if verb in ("wait", "done"):
        return ("done",) if verb == "done" else None
    if verb in ("leech", "decline"):
        return (verb, int(words[1]), last.lower())
    if verb in ("dig", "burn"):
        return (verb, int(words[1]))
    if verb in ("build", "action"):
        return (verb, last.upper())
    if verb == "transform":
        return (verb, words[1].upper(), last.lower() if len(words) > 2 else None)
    if verb == "upgrade":
        return (verb, words[1].upper(), last.upper())
    if verb == "send":
        return (verb, words[3].upper(), int(last) if words[-2].lower() == "for" else None)
    if verb == "advance":
        return (verb, "ship" if last.lower().startswith("ship") else "dig")
    if verb == "pass":
        return (verb, last.upper() if len(words) > 1 else None)
    if verb == "bridge":
        return (verb, *last.upper().split(":"))
    if verb == "connect":
        return (verb, *(place if place.startswith("r") else place.upper() for place in last.lower().split(":")))
    if verb == "pick-color":
        return ("colour", last.lower())
    if verb == "unlock-terrain":
        return ("unlock", last.lower())
    if verb == "gain":
        return ("token",)
    if verb == "convert":
        found = re.fullmatch(r"convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)", " ".join(words).lower())
        assert found is not None, text
        number, what, result, into = found.groups()
        return (verb, int(number or 1), what.upper(), int(result or 1), into.upper())
    found = re.fullmatch(r"([+-])(\d*)([A-Z][A-Z0-9_]*)", text.strip().upper())
    assert found is not None, text
    sign, number, what = found.groups()
    times = int(number or 1)
    if what in CULTS:
        return ("cult" if sign == "+" else "lose", what, times)
    if sign == "-":
        return ("give up", GIVEN_UP.get(what, what))
    return ("favour" if what.startswith("FAV") else "town", what, times)


def read_setup(lines: list[str], map_name: str) -> Table:
    """The table that the set-up lines of a log describe, without its factions."""
    options = {"site"}
    scoring: list[str] = []
    removed: set[str] = set()
    final = None
    for line in lines:
        words = line.split()
        if words[0] == "option":
            options.add(words[1])
        elif words[0] == "score":
            scoring = words[1].upper().split(",")
        elif words[0] == "delete":
            removed.add(words[1].upper())
        elif words[0] == "final-scoring":
            final = words[1]
            assert final in FINAL_TILES
    return Table(map_name, options, scoring, removed, final)

"""A command log of terra.snellman.net, read: the set-up of the table, and what everybody did, command by command."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica.maps import CYCLE
from ecumene.games.terra_mystica.snellman.vocabulary import (
    BONUS_OF,
    BUILDING_OF,
    CULT_OF,
    FACTION_OF,
    FAVOUR_OF,
    FINAL_OF,
    GOODS_OF,
    NAMING_MORE,
    POWER_OF,
    SCORING_OF,
    SPECIAL_OF,
    TERRAIN_OF,
    TOWN_OF,
)
from ecumene.games.terra_mystica.tiles import DWELLING


class Order(NamedTuple):
    """One command, taken apart. What the fields hold depends on the verb; the seat is the place in the set-up."""

    line: int
    text: str
    seat: int
    verb: str
    #: A hex or several, a tile, an action, a cult, a faction, goods.
    what: str = ""
    #: A building, a terrain, goods; empty if none is named.
    into: str = ""
    number: int = 1
    result: int = 1


class Log:
    """Everything that a log says."""

    def __init__(self) -> None:
        self.options: set[str] = set()
        self.scoring: list[int] = []
        self.removed: list[int] = []
        #: The extra final scoring, and the map if the log names one that we know.
        self.final: int = -1
        self.map: str = ""
        #: The players named, and the factions of the seats in order.
        self.players: list[str] = []
        self.factions: list[int] = []
        self.orders: list[Order] = []


#: By verb: how the rest of a command is written. The groups are named as the fields of Order.
NUMBER: Final = r"(?P<number>\d{1,3})"
HEX: Final = r"(?P<what>[a-z]\d+)"
FORMS: Final = [
    ("leech", rf"leech {NUMBER}(?: from (?P<what>[a-z]+))?"),
    ("decline", rf"decline {NUMBER}(?: from (?P<what>[a-z]+))?"),
    ("dig", rf"dig {NUMBER}"),
    ("burn", rf"burn {NUMBER}"),
    ("build", rf"build {HEX}"),
    ("action", r"action (?P<what>[a-z]+\d*)"),
    ("transform", rf"transform {HEX}(?: to (?P<into>[a-z]+))?"),
    ("upgrade", rf"upgrade {HEX} to (?P<into>[a-z]+(?: post)?)"),
    ("send", r"send p(?:riest)? to (?P<what>[a-z]+)(?: (?:for|amount) (?P<number>\d))?"),
    ("ship", r"advance ship(?:ping)?"),
    ("exchange", r"advance dig(?:ging)?"),
    ("pass", r"pass(?: (?P<what>bon\d+))?"),
    ("bridge", r"bridge (?P<what>[a-z]\d+:[a-z]\d+)"),
    ("connect", r"connect (?P<what>r\d+|[a-z]\d+(?::[a-z]\d+)+)"),
    ("colour", r"pick-color (?P<into>[a-z]+)"),
    ("unlock", r"unlock-terrain (?P<into>[a-z-]+)"),
    ("token", r"gain p3 for vp"),
    ("convert", r"convert (?P<number>\d{0,3}) ?(?P<what>[a-z]+) to (?P<result>\d{0,3}) ?(?P<into>[a-z]+)"),
    ("favour", r"\+(?P<number>\d{0,3})(?P<what>fav\d+)"),
    ("town", r"\+(?P<number>\d{0,3})(?P<what>tw\d+)"),
    ("pass", r"\+(?P<what>bon\d+)"),
    ("cult", r"\+(?P<number>\d{0,3})(?P<what>fire|water|earth|air)"),
    ("lose", r"-(?P<number>\d{0,3})(?P<what>fire|water|earth|air)"),
    ("give-up", r"-(?P<number>\d{0,3})(?P<what>[a-z][a-z0-9_]*)"),
    ("done", r"done"),
    ("wait", r"wait"),
    ("income", r"income"),
]
PATTERNS: Final = [(verb, re.compile(form)) for verb, form in FORMS]
#: Without such a line it is no log at all.
SEATED: Final = re.compile(r"^\s*setup\s+[a-z]+", re.IGNORECASE | re.MULTILINE)
#: Set-up lines that tell nothing about the course of the game.
SILENT: Final = ("start", "randomize", "default-options")


def read_log(text: str) -> Log:
    """Read a whole log; BadInput names the line that cannot be read."""
    if SEATED.search(text) is None:
        raise BadInput("import-foreign")
    log = Log()
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.split("#")[0].strip()
        name, colon, rest = line.partition(":")
        if not line:
            continue
        if colon and " " not in name.strip():
            read_commands(log, number, name.strip(), rest)
        else:
            read_setup(log, number, line)
    return log


def wrong(line: int, text: str) -> BadInput:
    return BadInput("import-line", {"line": line, "text": text[:80]})


class Incomplete(BadInput):
    """A command without the one that completes it: at the end of a log its player was in the middle of an action."""

    def __init__(self, order: Order) -> None:
        super().__init__("import-line", {"line": order.line, "text": order.text[:80]})


def read_commands(log: Log, line: int, name: str, rest: str) -> None:
    """`witches: dig 1. build F4`; answers to offers of power come before the rest (as the site does it)."""
    faction = FACTION_OF.get(name.lower(), -1)
    if faction not in log.factions:
        raise wrong(line, f"{name}: {rest.strip()}")
    seat = log.factions.index(faction)
    found = [read_command(line, seat, part.strip()) for part in rest.split(".") if part.strip()]
    log.orders += sorted(found, key=lambda order: order.verb not in ("leech", "decline"))


def read_command(line: int, seat: int, text: str) -> Order:
    """One command in its parts."""
    words = " ".join(text.lower().split())
    for verb, pattern in PATTERNS:
        match = pattern.fullmatch(words)
        if match is None:
            continue
        parts = match.groupdict()
        number, result = parts.get("number") or "", parts.get("result") or ""
        order = Order(
            line,
            text,
            seat,
            verb,
            (parts.get("what") or "").upper(),
            parts.get("into") or "",
            # A priest without a number takes the best space.
            int(number) if number else 0 if verb == "send" else 1,
            int(result) if result else 1,
        )
        if not is_known(order):
            break
        return order
    raise wrong(line, text)


def is_known(order: Order) -> bool:
    """Does everything have this name in the game?"""
    verb, what, into = order.verb, order.what, order.into
    if verb in ("leech", "decline"):
        return not what or what.lower() in FACTION_OF
    if verb == "upgrade":
        return BUILDING_OF.get(into, DWELLING) != DWELLING
    if verb == "transform":
        return not into or into in TERRAIN_OF
    if verb in ("colour", "unlock"):
        return TERRAIN_OF.get(into, CYCLE) < CYCLE or (verb == "unlock" and into == "gain-priest")
    if verb == "convert":
        return what.lower() in GOODS_OF and into in GOODS_OF
    if verb == "send":
        return what in CULT_OF and order.number <= 3
    if verb == "pass":
        return not what or what in BONUS_OF
    if verb == "action":
        return what in POWER_OF or what in SPECIAL_OF or what in NAMING_MORE
    if verb == "favour":
        return what in FAVOUR_OF
    return verb != "town" or what in TOWN_OF


def read_setup(log: Log, line: int, text: str) -> None:
    """A line without a faction: options, tiles, seats, and players who leave."""
    verb, _, rest = text.partition(" ")
    verb, rest = verb.lower(), rest.strip()
    name = rest.lower()
    if verb == "option":
        log.options.add(name)
    elif verb == "player":
        log.players.append(rest.split(" ")[0])
    elif verb == "map":
        log.map = name
    elif verb == "score":
        tiles = [tile.strip().upper() for tile in rest.split(",")]
        if not set(tiles) <= set(SCORING_OF):
            raise wrong(line, text)
        log.scoring = [SCORING_OF[tile] for tile in tiles]
    elif verb == "delete" and rest.upper() in BONUS_OF:
        log.removed.append(BONUS_OF[rest.upper()])
    elif verb == "final-scoring" and name in FINAL_OF:
        log.final = FINAL_OF[name]
    elif verb == "setup" and FACTION_OF.get(name.split(" ")[0], -1) not in (-1, *log.factions):
        # On the site the player follows: `setup witches for NAME`.
        log.factions.append(FACTION_OF[name.split(" ")[0]])
        log.orders.append(Order(line, text, len(log.factions) - 1, "setup"))
    elif verb == "drop-faction" and FACTION_OF.get(name, -1) in log.factions:
        log.orders.append(Order(line, text, log.factions.index(FACTION_OF[name]), "drop"))
    elif text.lower() not in SILENT:
        raise wrong(line, text)

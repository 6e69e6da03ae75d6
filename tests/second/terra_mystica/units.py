"""The commands of the referee, in steps that cannot be divided further, carried out by the rules of the engine."""

from tests.second.terra_mystica import game, sailing, setup
from tests.second.terra_mystica.building import is_home
from tests.second.terra_mystica.data import ALCHEMIST_CONVERSIONS, CONVERSIONS, CYCLE, MERCHANTS_ACTIONS, POWER_ACTIONS
from tests.second.terra_mystica.game import Command
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.terrain import free_spades_for, price_of_volcano, ways

RATES: dict[tuple[str, str], int] = {**CONVERSIONS, **ALCHEMIST_CONVERSIONS, ("W", "P"): 1}
# The vocabulary of the referee: how many arguments a verb has, and which verbs may have None for one.
ARGUMENTS = {
    **dict.fromkeys(("burn", "done", "halt", "anchor", "return"), (0,)),
    **dict.fromkeys(("faction", "colour", "favour", "port", "bonus", "town", "cult", "key", "ship"), (1,)),
    **dict.fromkeys(("unlock", "token", "advance", "power", "special", "pass", "connect"), (1,)),
    **dict.fromkeys(("bid", "build", "upgrade", "send", "bridge", "convert", "trade"), (2,)),
    **dict.fromkeys(("transform", "sail"), (2, 3)),
    "leech": (3,),
    "reward": (1, 2, 3),
}
WITH_NONE = {"build", "unlock", "pass", "trade"}


def play(table: Table, who: str, command: Command) -> None:
    """Carry out one command and all that follows from it by itself; after a refusal the table is of no use."""
    verb = str(command[0])
    rest = command[1:]
    need(len(rest) in ARGUMENTS.get(verb, ()), "TM-059", f"no command {command}")
    need(None not in rest or verb in WITH_NONE, "TM-059", f"no command {command}")
    if table.phase == "factions" and verb in ("faction", "bid"):
        game.check_decider(table, who)
        if verb == "faction":
            setup.choose_faction(table, str(rest[0]), who)
        else:
            setup.bid(table, who, str(rest[0]), int(str(rest[1])))
    elif verb == "transform":
        transform(table, who, str(rest[0]), str(rest[1]), str(rest[2]) if len(rest) > 2 else None)
    elif verb == "build" and table.phase == "actions":
        build(table, who, str(rest[0]), None if rest[1] is None else str(rest[1]))
    else:
        game.attempt(table, who, in_words_of_the_engine(table, who, verb, rest))
    if table.phase == "actions" and table.turn is not None and table.turn.seat == who:
        need(sailing.can_finish(table, who), "TM-358", "a ship must be able to move, no merchant may stay at sea")
    game.run_automatic(table)


def in_words_of_the_engine(table: Table, who: str, verb: str, rest: Command) -> Command:
    """The same command as the engine calls it."""
    names = tuple(part.upper() if part in ("fire", "water", "earth", "air") else part for part in rest)
    if verb in ("power", "special"):
        on_board = rest[0] in POWER_ACTIONS or rest[0] in MERCHANTS_ACTIONS
        need(on_board == (verb == "power"), "TM-107", f"{rest[0]} is no {verb} action")
        return ("action", *rest)
    if verb == "convert":
        rate = RATES.get((str(rest[0]), str(rest[1])))
        need(rate is not None, "TM-055", "no such conversion")
        return ("convert", rate, rest[0], 1, rest[1])
    if verb == "burn":
        return ("burn", 1)
    if verb == "leech":
        return ("leech" if rest[2] else "decline", rest[1], rest[0])
    if verb == "token":
        return ("token",) if rest[0] else ("give up", "P3_FOR_VP")
    if verb == "cult":
        whole = "CULT_ONE_TRACK" in table.seats[who].due and "CULT_AT_ONCE" not in table.seats[who].due
        return ("cult", names[0], 2 if whole else 1)
    if verb == "unlock":
        return ("unlock", "gain-priest" if rest[0] is None else rest[0])
    if verb == "advance":
        return ("advance", "ship" if rest[0] == "shipping" else "dig")
    if verb == "bonus":
        need(table.phase == "bonus", "TM-041", "bonus tiles are not chosen now")
        return ("pass", *rest)
    return (verb, *names)


def transform(table: Table, who: str, hex_: str, colour: str, track: str | None) -> None:
    """One step of one hex: a free spade, otherwise one that is bought now (TM-073, TM-387, TM-390)."""
    seat = table.seats[who]
    turn = table.turn
    need(hex_ in table.terrain, "TM-004", f"{hex_} is not land")
    need((track is not None) == (who == "acolytes"), "TM-177", "the Acolytes, and nobody else, pay with a track")
    here = table.terrain[hex_]
    if turn is not None and turn.seat == who and not turn.sandstorm:
        if seat.kind == "volcano":
            game.attempt(table, who, ("dig", 1))
        elif who != "riverwalkers":
            missing = spades_of_one_step(who) - free_spades_for(table, who, here)
            if missing > 0:
                game.attempt(table, who, ("dig", missing))
    if seat.kind not in ("volcano", "variable") or who == "shapeshifters":
        check_one_step(table, who, here, colour)
    game.attempt(table, who, ("transform", hex_, colour))
    if who == "acolytes":
        game.attempt(table, who, ("lose", str(track).upper(), price_of_volcano(table, who, here)))


def spades_of_one_step(who: str) -> int:
    """The Giants always need two spades (TM-168)."""
    return 2 if who == "giants" else 1


def check_one_step(table: Table, who: str, here: str, colour: str) -> None:
    """A command moves a hex by one step only; the sandstorm and the Giants know no steps."""
    turn = table.turn
    if turn is not None and turn.sandstorm:
        return
    seat = table.seats[who]
    need(here not in ("ice", "volcano"), "TM-075", f"{here} stays as it is")
    need(colour in CYCLE or colour == seat.home, "TM-065", f"no terrain {colour}")
    number = min(ways(seat, here, colour).values(), default=0)
    need(number == spades_of_one_step(who), "TM-065", f"{colour} is not one step from {here}")


def build(table: Table, who: str, hex_: str, ship: str | None) -> None:
    """A dwelling on home terrain; the sandstorm beside a ship comes with its dwelling (TM-267)."""
    need(hex_ in table.terrain, "TM-004", f"{hex_} is not land")
    turn = table.turn
    by_storm = turn is not None and turn.sandstorm and ship is not None
    need(is_home(table, who, hex_) or by_storm, "TM-289", f"{hex_} is not home terrain")
    game.attempt(table, who, ("build", hex_, ship))

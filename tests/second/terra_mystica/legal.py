"""Everything a faction may do now, found by trying each command of the vocabulary on a copy of the table."""

from collections.abc import Iterator

from tests.second.terra_mystica import data
from tests.second.terra_mystica.board import beside_ship, is_river
from tests.second.terra_mystica.fleet import SHIP_CHOICES, places
from tests.second.terra_mystica.game import MAY_BE_DECLINED, Command, attempt
from tests.second.terra_mystica.state import Refused, Table
from tests.second.terra_mystica.trade import distances
from tests.second.terra_mystica.turns import check_settled

TERRAINS = (*data.CYCLE, "ice", "volcano")


def after(table: Table, name: str, command: Command) -> Table | None:
    """The table after the command, or None if it is refused."""
    trial = table.copied()
    try:
        attempt(trial, name, command)
    except Refused:
        return None
    return trial


def can_finish(table: Table, name: str) -> bool:
    """Whether what the running action still demands can be done, without further conversions."""
    if table.phase != "actions" or table.turn is None or table.turn.seat != name:
        return True
    trial = table.copied()
    # Power decisions and free choices never block the end of a turn: leave them out of the question.
    trial.offers = []
    for choice in ("CULT", "CULT_ONE_TRACK", "P3_FOR_VP", "UNLOCK"):
        trial.seats[name].due.pop(choice, None)
    try:
        check_settled(trial, name)
    except Refused:
        for command in demanded(trial, name):
            then = after(trial, name, command)
            if then is not None and can_finish(then, name):
                return True
        return False
    return True


def demanded(table: Table, name: str) -> Iterator[Command]:
    """Commands that may settle what an action demands."""
    turn = table.turn
    due = table.seats[name].due
    if turn is not None and turn.bought_spades:
        yield from transformations(table)
    if turn is not None and turn.witches_ride:
        yield from (("build", hex_) for hex_ in sorted(table.terrain))
    if "TOWN" in due:
        yield from (("town", tile) for tile in data.TOWN_TILES)
        yield from (("lose", track, 1) for track in data.CULTS)
    if "FAVOUR" in due:
        yield from (("favour", tile) for tile in data.FAVOUR_TILES)
    if "LOSE_CULT" in due:
        yield from (("lose", track, due["LOSE_CULT"]) for track in data.CULTS)
    if "BRIDGE" in due or "BRIDGE_UP_TO" in due:
        yield from (("bridge", *sorted(crossing)) for crossing in sorted(table.crossings, key=sorted))
    if any(choice in due for choice in SHIP_CHOICES):
        yield from (("ship", place) for place in sorted(places(table, name, "SHIP")))
    if "FAVM1" in due:
        yield ("reward", "shipping")
        yield from (("reward", "step", track) for track in data.CULTS)
        yield from (("reward", "priest", track, steps) for track in data.CULTS for steps in (3, 2))
    if turn is not None and turn.seat == name:
        yield from at_sea(table, name)
    if "FREE_TP" in due:
        yield from (("upgrade", hex_, "TP") for hex_ in sorted(table.own(name)))
    if "TERRAIN" in due or "TERRAIN_UP_TO" in due or "START_TERRAIN" in due:
        yield from (("colour", colour) for colour in data.CYCLE)


def at_sea(table: Table, name: str) -> Iterator[Command]:
    """Commands of a running move action."""
    turn = table.turn
    assert turn is not None
    for start in sorted(set(turn.unmoved)):
        for goal in sorted(distances(table, name, start)):
            yield from (("sail", start, goal, extra) for extra in (None, "III", "II"))
    if turn.sailing:
        yield ("anchor",)
    for hex_ in sorted(turn.to_trade):
        yield from (("trade", hex_, choice) for choice in (None, "PW", "CULT", "P", "ship", "free-move"))
    if turn.trades:
        yield ("return",)


def transformations(table: Table) -> Iterator[Command]:
    """Every empty hex into every terrain."""
    for hex_ in sorted(table.terrain):
        if hex_ not in table.buildings:
            yield from (("transform", hex_, colour) for colour in TERRAINS)


def vocabulary(table: Table, name: str) -> Iterator[Command]:
    """Every command worth trying, legal or not."""
    seat = table.seats[name]
    for offer in table.offers:
        if offer["to"] == name:
            yield ("leech", offer["amount"], offer["from"])
            yield ("decline", offer["amount"], offer["from"])
    yield from demanded(table, name)
    for track in data.CULTS:
        yield ("cult", track, 1)
        yield ("cult", track, 2)
    if "UNLOCK" in seat.due:
        yield from (("unlock", choice) for choice in (*data.CYCLE, "gain-priest"))
    yield ("token",)
    yield from (("give up", choice) for choice in sorted(MAY_BE_DECLINED) if offered(table, name, choice))
    turn = table.turn
    spades = turn is not None and (turn.free_spades > 0 or turn.sandstorm)
    if spades or "SPADE" in seat.due:
        yield from transformations(table)
    if table.phase == "ports":
        yield from (("port", hex_) for hex_ in sorted(table.own(name)))
    for hex_ in sorted(set(table.terrain) - set(table.buildings)):
        yield ("build", hex_)
        yield from (("build", hex_, ship) for ship in beside_ship(table, name, hex_))
    yield from (("dig", number) for number in range(1, 7))
    yield from (("upgrade", hex_, kind) for hex_ in sorted(table.own(name)) for kind in data.REPLACES)
    yield from (("send", track, steps) for track in data.CULTS for steps in (3, 2, 1))
    for (what, into), price in {**data.CONVERSIONS, **data.ALCHEMIST_CONVERSIONS, ("W", "P"): 1}.items():
        yield ("convert", price, what, 1, into)
    yield ("burn", 1)
    yield from (("advance", track) for track in ("ship", "dig"))
    board = (*data.POWER_ACTIONS, *data.MERCHANTS_ACTIONS, *data.SHIPYARD_ACTIONS)
    every_action = (*board, *data.FACTION_ACTIONS, *sorted(data.TILE_ACTIONS))
    yield from (("action", action) for action in every_action)
    if name == "mermaids":
        yield from (("connect", river) for river in table.cells if is_river(table, river))
    yield from (("pass", tile) for tile in [*sorted(table.bonus_coins), None])
    yield ("done",)


def offered(table: Table, name: str, choice: str) -> bool:
    """Whether there is something of this kind to give up."""
    turn = table.turn if table.turn is not None and table.turn.seat == name else None
    due = table.seats[name].due
    if choice == "SPADE":
        return "SPADE" in due or (turn is not None and turn.free_spades > 0)
    if choice == "FREE_TF":
        return turn is not None and turn.sandstorm
    return choice in due or (choice == "BRIDGE" and "BRIDGE_UP_TO" in due)


def legal(table: Table, name: str) -> list[Command]:
    """What a faction may do now; spades and debts only if the action can then be finished."""
    found: list[Command] = []
    for command in dict.fromkeys(vocabulary(table, name)):
        then = after(table, name, command)
        if then is not None and can_finish(then, name):
            found.append(command)
    return found

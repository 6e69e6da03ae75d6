"""Everything a player may do now: commands worth trying, of which each is tried on a copy of the table."""

from collections.abc import Iterable, Iterator

from tests.second.terra_mystica import data, draw, sailing, setup, units
from tests.second.terra_mystica.board import beside_ship, in_skip_range, is_river, reachable
from tests.second.terra_mystica.fleet import SHIP_CHOICES, places
from tests.second.terra_mystica.game import CHOICES_AT_ONCE, Command
from tests.second.terra_mystica.state import Refused, Table, Turn
from tests.second.terra_mystica.trade import REWARD_CHOICES

CULTS = tuple(track.lower() for track in data.CULTS)
SPECIAL_ACTIONS = (*data.SHIPYARD_ACTIONS, *data.FACTION_ACTIONS, *sorted(data.TILE_ACTIONS))


def after(table: Table, who: str, command: Command) -> Table | None:
    """The table after the command, or None if it is refused."""
    trial = table.copied()
    try:
        units.play(trial, who, command)
    except Refused:
        return None
    return trial


def legal(table: Table, who: str) -> list[Command]:
    """What a player may do now."""
    return [command for command in dict.fromkeys(worth_trying(table, who)) if after(table, who, command) is not None]


def worth_trying(table: Table, who: str) -> Iterator[Command]:
    """Commands that may be legal: nothing that is legal is missing, most of the rest is left out to save time."""
    if table.phase in setup.PHASES:
        yield from before_round_1(table, who)
        return
    seat = table.seats[who]
    turn = table.turn
    if turn is not None and turn.seat == who and any(choice in seat.due for choice in CHOICES_AT_ONCE):
        yield from (("cult", track) for track in CULTS)
        yield from (("token", yes) for yes in (True, False))
        return
    for offer in table.offers:
        yield from (("leech", offer["from"], offer["amount"], yes) for yes in (True, False))
    if table.offers:
        return
    yield from choices(table, who)
    if turn is None:
        yield from transformations(table, who, near(table, who))
        yield ("done",)
    elif turn.seat == who:
        yield from own_turn(table, who, turn)


def before_round_1(table: Table, who: str) -> Iterator[Command]:
    """Factions, bids, terrains, first dwellings, ports, bonus tiles."""
    if table.auction:
        yield from (("bid", faction, points) for faction in table.auction for points in range(setup.AUCTION_VP + 1))
    elif who in table.players:
        yield from (("faction", faction) for faction in draw.faction_pool(table.options))
    if who in table.seats:
        yield from choices(table, who)
    if table.phase == "dwellings":
        yield from (("build", hex_, None) for hex_ in sorted(table.terrain))
    if table.phase == "ports":
        yield from (("port", hex_) for hex_ in sorted(table.own(who)))
    if table.phase == "bonus":
        yield from (("bonus", tile) for tile in sorted(table.bonus_coins))


def choices(table: Table, who: str) -> Iterator[Command]:
    """Choices that have arisen and wait for an answer."""
    due = table.seats[who].due
    if any(choice in due for choice in ("START_TERRAIN", "TERRAIN", "TERRAIN_UP_TO")):
        yield from (("colour", colour) for colour in data.CYCLE)
    if "FAVOUR" in due:
        yield from (("favour", tile) for tile in table.favours_left)
    if "FAVM1" in due:
        yield ("reward", "shipping")
        yield from (("reward", "step", track) for track in CULTS)
        yield from (("reward", "priest", track, steps) for track in CULTS for steps in (3, 2))
    if "TOWN" in due:
        yield from (("town", tile) for tile in table.towns_left)
    if "CULT" in due or "CULT_ONE_TRACK" in due:
        yield from (("cult", track) for track in CULTS)
    if table.seats[who].stopped_at_9:
        yield from (("key", track) for track in CULTS)
    if "UNLOCK" in due:
        yield from (("unlock", colour) for colour in (*data.CYCLE, None))
    for choice in SHIP_CHOICES:
        if choice in due:
            yield from (("ship", place) for place in sorted(places(table, who, choice)))
    if "BRIDGE" in due or "BRIDGE_UP_TO" in due:
        yield from (("bridge", *sorted(crossing)) for crossing in sorted(table.crossings, key=sorted))
    if "FREE_TP" in due:
        yield from (("upgrade", hex_, "TP") for hex_ in sorted(table.own(who)))


def own_turn(table: Table, who: str, turn: Turn) -> Iterator[Command]:
    """Conversions, the main action and what belongs to the running one."""
    yield from (("convert", what, into) for what, into in units.RATES)
    yield ("burn",)
    if who == "mermaids":
        yield from (("connect", river) for river in table.cells if is_river(table, river))
    fresh = turn.actions_left > 0 and not turn.running
    if fresh:
        yield from main_actions(table, who)
    if fresh or turn.may_build or turn.free_spades or turn.sandstorm:
        hexes = near(table, who) if not turn.witches_ride and not turn.sandstorm else sorted(table.terrain)
        yield from transformations(table, who, hexes)
        for hex_ in hexes:
            yield ("build", hex_, None)
            yield from (("build", hex_, ship) for ship in beside_ship(table, who, hex_))
    yield from at_sea(table, who, turn)
    yield ("done",)


def main_actions(table: Table, who: str) -> Iterator[Command]:
    """Everything but transform and build."""
    yield from (("upgrade", hex_, kind) for hex_ in sorted(table.own(who)) for kind in data.REPLACES)
    yield from (("send", track, steps) for track in CULTS for steps in (3, 2, 1))
    yield from (("advance", track) for track in ("shipping", "exchange"))
    yield from (("power", action) for action in (*data.POWER_ACTIONS, *data.MERCHANTS_ACTIONS))
    yield from (("special", action) for action in SPECIAL_ACTIONS)
    yield from (("pass", tile) for tile in [*sorted(table.bonus_coins), None])


def near(table: Table, who: str) -> list[str]:
    """Empty hexes in reach, those by flight or tunnel included."""
    skips = "skip" in table.seats[who].facts
    empty = sorted(set(table.terrain) - set(table.buildings))
    return [h for h in empty if reachable(table, who, h) or (skips and in_skip_range(table, who, h))]


def transformations(table: Table, who: str, hexes: Iterable[str]) -> Iterator[Command]:
    """One step of each hex."""
    seat = table.seats[who]
    for hex_ in hexes:
        here = table.terrain[hex_]
        if here not in data.CYCLE or who == "riverwalkers":
            continue
        if who == "acolytes":
            yield from (("transform", hex_, "volcano", track) for track in CULTS)
        elif seat.kind == "volcano" or who in ("giants", "nomads"):
            yield ("transform", hex_, str(seat.home))
        if seat.kind != "volcano" and who != "giants":
            at = data.CYCLE.index(here)
            colours = {data.CYCLE[(at + 1) % 7], data.CYCLE[at - 1], "ice" if seat.kind == "ice" else here}
            yield from (("transform", hex_, colour) for colour in sorted(colours - {here}))


def at_sea(table: Table, who: str, turn: Turn) -> Iterator[Command]:
    """Commands of a running move action."""
    if turn.sailing:
        starts = set(turn.unmoved) | ({turn.under_way} if turn.under_way else set())
        for start in sorted(starts):
            for goal in sorted(sailing.next_spaces(table, who, start)):
                yield ("sail", start, goal)
                yield from (("sail", start, goal, bowl) for bowl in ("III", "II"))
        yield ("halt",)
        yield ("anchor",)
    for hex_ in sorted(turn.to_trade):
        kind = table.buildings[hex_][1]
        yield from (("trade", hex_, choice) for choice in REWARD_CHOICES.get(kind, (None,)))
    if turn.trades:
        yield ("return",)

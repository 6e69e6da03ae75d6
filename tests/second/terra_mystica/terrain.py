"""Spades: buying them and changing the terrain of a hex."""

from tests.second.terra_mystica.board import by_edge, in_skip_range, reachable
from tests.second.terra_mystica.data import CYCLE
from tests.second.terra_mystica.state import Refused, Seat, Table, need
from tests.second.terra_mystica.stock import discard_tokens, gain_spades, pay
from tests.second.terra_mystica.turns import begin_action, own_turn

BARRED_TERRAIN = "red"


def home_of_another(table: Table, name: str, colour: str) -> bool:
    """Whether a terrain is the home terrain of another faction (TM-175)."""
    return any(other.home == colour for key, other in table.seats.items() if key not in (name, "riverwalkers"))


def dig(table: Table, name: str, number: int) -> None:
    """Buy spades; a volcano faction names its one transformation this way."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(name != "riverwalkers", "TM-180", "Riverwalkers have no spades")
    need(number >= 1, "TM-066", "no spade")
    finished = any(table.terrain[hex_] == seat.home for hex_ in turn.transformed)
    if not turn.may_build or finished or turn.witches_ride or turn.sandstorm:
        turn = begin_action(table, name)
        turn.may_build = True
    need(not turn.spade_given_up, "TM-390", "a free spade was thrown away")
    need(not turn.loose_order, "TM-392", "these spades may not be topped up")
    need(len(turn.transformed) <= 1, "TM-385", "two hexes have been begun")
    if seat.kind == "volcano":
        need(number == 1 and not turn.bought_any, "TM-313", "one hex in one action")
    else:
        price = seat.facts["exchange"]["price"][seat.exchange]
        pay(seat, {what: cost * number for what, cost in price.items()}, "TM-066")
        free = turn.free_spades
        gain_spades(table, name, number)
        turn.free_spades = free
        if name == "darklings":
            seat.stock["VP"] += 2 * number
    turn.bought_spades += number
    turn.bought_any = True


def steps_to(here: str, target: str, direction: int) -> int:
    """Steps on the cycle from one terrain to another in one direction."""
    return (CYCLE.index(target) - CYCLE.index(here)) * direction % len(CYCLE)


def ways(seat: Seat, here: str, target: str, was: str | None = None) -> dict[int, int]:
    """Direction -> number of spades from one terrain to another (TM-065, TM-386, TM-388).

    `was` is the terrain at the start of the action: ice is reached only by the shorter way from there.
    """
    if seat.faction == "giants":
        return {0: 2} if target == seat.home != here else {}
    home = seat.ring if seat.kind == "ice" else seat.home
    assert home is not None
    if here == home:
        return {0: 1} if seat.kind == "ice" and target == "ice" else {}
    if target == home and seat.kind == "ice":
        return {}
    goal = home if target == "ice" else target
    found = {}
    for direction in (1, -1):
        steps = steps_to(here, goal, direction)
        through_home = 0 < steps_to(here, home, direction) < steps
        too_long = target == "ice" and steps_to(was or here, home, direction) > 3
        if steps and not through_home and not too_long:
            found[direction] = steps
    return found


def choose_way(
    seat: Seat, here: str, colour: str | None, spades: int, direction: int | None, was: str | None
) -> tuple[str, int, int]:
    """Terrain, direction and spades of one transformation; without a colour home terrain or as near as possible."""
    target = seat.home if colour is None or (seat.kind == "ice" and colour == seat.ring) else colour
    assert target is not None
    need(target in CYCLE or target == seat.home, "TM-065", f"no terrain {target}")
    open_ways = {d: n for d, n in ways(seat, here, target, was).items() if direction in (None, d)}
    need(bool(open_ways), "TM-388", f"no way from {here} to {target}")
    chosen = min(open_ways, key=lambda d: open_ways[d])
    number = open_ways[chosen]
    if number <= spades:
        return target, chosen, number
    need(colour is None and seat.faction != "giants" and spades >= 1, "TM-065", "too few spades")
    return CYCLE[(CYCLE.index(here) + chosen * spades) % len(CYCLE)], chosen, spades


def come_near(table: Table, name: str, hex_: str) -> None:
    """The hex must be reachable; Fakirs and Dwarves may pay to skip hexes (TM-162, TM-170)."""
    if reachable(table, name, hex_):
        return
    seat = table.seats[name]
    turn = table.turn
    near = "skip" in seat.facts and table.phase == "actions" and in_skip_range(table, name, hex_)
    need(near, "TM-180" if name == "riverwalkers" else "TM-064", f"{hex_} cannot be reached")
    assert turn is not None
    if turn.skipped_to != hex_:
        need(turn.skipped_to is None, "TM-162", "one flight or tunnel in one action")
        pay(seat, seat.facts["skip"]["cost"][int(table.has(name, "SH"))], "TM-162")
        seat.stock["VP"] += seat.facts["skip"]["vp"]
        turn.skipped_to = hex_


def check_empty_land(table: Table, hex_: str) -> None:
    """Only empty land hexes can be changed or built on."""
    need(hex_ in table.terrain, "TM-004", f"{hex_} is not land")
    need(hex_ not in table.buildings, "TM-064", f"{hex_} holds a building")


def sandstorm(table: Table, name: str, hex_: str, paid_by_ship: bool = False) -> None:
    """The Nomads' stronghold action (TM-169); beside a ship if that ship pays the dwelling (TM-267)."""
    turn = own_turn(table, name)
    beside = bool(by_edge(table, hex_) & table.own(name))
    need(beside or paid_by_ship, "TM-169", f"{hex_} is not beside an own building")
    need(table.terrain[hex_] not in ("yellow", "ice", "volcano"), "TM-169", "no such terrain")
    table.terrain[hex_] = "yellow"
    turn.sandstorm = False
    turn.transformed[hex_] = 0


def transform(table: Table, name: str, hex_: str, colour: str | None) -> None:
    """Use spades on one hex."""
    seat = table.seats[name]
    check_empty_land(table, hex_)
    here = table.terrain[hex_]
    need(here not in ("ice", "volcano"), "TM-075", f"{here} stays as it is")
    need(name != "riverwalkers", "TM-180", "Riverwalkers do not transform")
    if table.phase == "cult":
        use_cult_spades(table, name, hex_, colour)
        return
    turn = own_turn(table, name)
    need(not turn.to_trade and (not turn.trades or turn.window_open), "TM-328", "all trades come first")
    if turn.sandstorm:
        need(colour in (None, "yellow"), "TM-169", "a sandstorm makes desert")
        sandstorm(table, name, hex_)
        return
    spades = turn.free_spades + turn.bought_spades
    if not spades and not turn.begun:
        raise Refused("TM-065", "no spade to use")
    need(spades > 0, "TM-059", "no spade left in this action")
    if hex_ not in turn.transformed and turn.transformed:
        check_second_hex(table, name, hex_, colour)
    come_near(table, name, hex_)
    if seat.kind == "volcano":
        need(colour in (None, "volcano"), "TM-174", "only volcano")
        pay_for_volcano(table, name, here)
        turn.bought_spades -= 1
        turn.transformed[hex_] = 0
        table.terrain[hex_] = "volcano"
        return
    if here == BARRED_TERRAIN:
        # Spades from a trade with the Giants' stronghold are barred from wasteland (TM-265).
        spades -= turn.barred_spades
        need(spades > 0, "TM-265", "this spade may not be used on wasteland")
    was = turn.was.setdefault(hex_, here)
    target, direction, number = choose_way(seat, here, colour, spades, turn.transformed.get(hex_), was)
    if here != BARRED_TERRAIN:
        turn.barred_spades = max(0, turn.barred_spades - number)
    turn.transformed[hex_] = direction
    used_free = min(number, free_spades_for(table, name, here))
    turn.free_spades -= used_free
    turn.bought_spades -= number - used_free
    table.terrain[hex_] = target


def free_spades_for(table: Table, name: str, here: str) -> int:
    """Free spades of the running action that may be used on this terrain (TM-381)."""
    turn = own_turn(table, name)
    return turn.free_spades - (turn.barred_spades if here == BARRED_TERRAIN else 0)


def use_cult_spades(table: Table, name: str, hex_: str, colour: str | None) -> None:
    """Spades of the cult bonus: no skipping, no dwelling, any number of hexes (TM-140, TM-141)."""
    seat = table.seats[name]
    need("SPADE" in seat.due, "TM-140", "no spade to use")
    come_near(table, name, hex_)
    direction = None if table.site else table.dug.get(hex_)
    here = table.terrain[hex_]
    target, table.dug[hex_], number = choose_way(seat, here, colour, seat.due["SPADE"], direction, None)
    seat.settle("SPADE", number)
    table.terrain[hex_] = target


def check_second_hex(table: Table, name: str, hex_: str, colour: str | None) -> None:
    """Two hexes in one action: with free spades only, and in order (TM-071, TM-385, TM-413)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(not turn.bought_any, "TM-385", "bought spades go to one hex")
    if turn.two_spades:
        short = any(table.terrain[other] != seat.home for other in turn.transformed)
        into_home = colour in (None, seat.home) or (seat.kind == "ice" and colour == seat.ring)
        loose = table.site and into_home and not turn.stronghold_traded
        need(not short or loose, "TM-071", "the first hex is not home terrain")


def price_of_volcano(table: Table, name: str, here: str) -> int:
    """Power tokens or steps on one cult for a volcano (TM-174 to TM-177)."""
    return int(table.seats[name].facts["volcano_price"]["home" if home_of_another(table, name, here) else "other"])


def pay_for_volcano(table: Table, name: str, here: str) -> None:
    """Pay at once with tokens; the Acolytes name the track afterwards."""
    seat = table.seats[name]
    price = price_of_volcano(table, name, here)
    if name == "dragonlords":
        discard_tokens(seat, price)
    else:
        need(max(seat.cult.values()) >= price, "TM-314", "no track is high enough")
        seat.owes("LOSE_CULT", price)

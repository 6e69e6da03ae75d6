"""Dwellings, upgrades and bridges."""

from tests.second.terra_mystica.board import adjacent, beside_ship
from tests.second.terra_mystica.data import NUMBER_OF, REPLACES, SHIPYARDS
from tests.second.terra_mystica.fleet import at_river, free_shipping_step, gain_ships, late_port
from tests.second.terra_mystica.leech import offer_power
from tests.second.terra_mystica.state import Refused, Table, need
from tests.second.terra_mystica.stock import gain_power, gain_spades, pay
from tests.second.terra_mystica.terrain import check_empty_land, come_near, sandstorm, transform
from tests.second.terra_mystica.towns import check_town
from tests.second.terra_mystica.trade import trade_of_waiting_merchants
from tests.second.terra_mystica.turns import begin_action, own_turn


def is_home(table: Table, name: str, hex_: str) -> bool:
    """Whether a faction may build on this terrain."""
    seat = table.seats[name]
    if name == "riverwalkers":
        return table.terrain[hex_] in seat.unlocked
    return table.terrain[hex_] == seat.home


def place_first_dwelling(table: Table, name: str, hex_: str) -> None:
    """The free dwellings of the set-up (TM-031 to TM-037)."""
    seat = table.seats[name]
    need(bool(table.setup_queue) and table.setup_queue[0] == name, "TM-031", f"{name} does not place now")
    check_empty_land(table, hex_)
    need(table.terrain[hex_] == (seat.ring or seat.home), "TM-031", f"{hex_} is not the right terrain")
    need(name != "riverwalkers" or at_river(table, hex_), "TM-037", f"{hex_} is not at the river")
    assert seat.home is not None
    table.terrain[hex_] = seat.home
    table.buildings[hex_] = (name, "D")
    table.setup_queue.pop(0)


def build(table: Table, name: str, hex_: str, ship: str | None = None) -> None:
    """Build a dwelling, with the spades held if the hex needs them; a ship beside it may pay (TM-224)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    check_empty_land(table, hex_)
    if not turn.may_build:
        turn = begin_action(table, name)
    need(table.count(name, "D") < NUMBER_OF["D"], "TM-278", "no dwelling left")
    need(ship is None or ship in beside_ship(table, name, hex_), "TM-224", f"no own ship on {ship} beside {hex_}")
    if turn.witches_ride:
        need(ship is None, "TM-166", "this dwelling is free")
        need(table.terrain[hex_] == "green", "TM-166", f"{hex_} is not forest")
        turn.witches_ride = False
    else:
        if turn.sandstorm and not (table.site and is_home(table, name, hex_)):
            sandstorm(table, name, hex_, paid_by_ship=ship is not None)
        elif not is_home(table, name, hex_):
            need(turn.free_spades + turn.bought_spades > 0, "TM-289", f"{hex_} is not home terrain")
            transform(table, name, hex_, None)
            need(is_home(table, name, hex_), "TM-289", "too few spades to reach home terrain")
        turn.sandstorm = False
        need(not turn.transformed or hex_ in turn.transformed, "TM-072", "the dwelling must stand on a transformed hex")
        need(not turn.loose_order or hex_ in turn.transformed, "TM-159", "the dwelling must stand on a transformed hex")
        come_near(table, name, hex_)
        if ship is None:
            pay(seat, seat.facts["buildings"]["D"]["cost"], "TM-069")
        else:
            seat.ships.remove(ship)
            seat.stock["W"] += 1 if name == "halflings" else 0
    if name == "riverwalkers":
        need(at_river(table, hex_), "TM-180", f"{hex_} is not at the river")
        assert seat.home is not None
        table.terrain[hex_] = seat.home
    if hex_ not in turn.transformed:
        # One action transforms and builds on the same hex (TM-063).
        turn.free_spades = 0
    turn.may_build = False
    place(table, name, hex_, "D")


def place(table: Table, name: str, hex_: str, kind: str) -> None:
    """Put a building down: points of tiles, power for neighbours, towns."""
    seat = table.seats[name]
    table.buildings[hex_] = (name, kind)
    table.scoring_tile_pays(name, kind)
    if kind == "D" and "FAV11" in seat.favours:
        seat.stock["VP"] += 2
    if kind == "TP" and "FAV10" in seat.favours:
        seat.stock["VP"] += 3
    if kind == "D":
        late_port(table, name, hex_)
        trade_of_waiting_merchants(table, name, hex_)
    offer_power(table, name, hex_)
    check_town(table, name, hex_)


def upgrade(table: Table, name: str, hex_: str, kind: str) -> None:
    """Replace a building by the next one (TM-091 to TM-098)."""
    seat = table.seats[name]
    own_turn(table, name)
    free = "FREE_TP" in seat.due
    if free:
        need(kind == "TP", "TM-164", "only a trading post is free")
    else:
        begin_action(table, name)
    need(kind in REPLACES and table.buildings.get(hex_) == (name, REPLACES[kind]), "TM-091", f"no {kind} on {hex_}")
    need(table.count(name, kind) < NUMBER_OF[kind], "TM-278", f"no {kind} left")
    if kind == "SY":
        need(table.merchants, "TM-091", "shipyards belong to Merchants of the Seas")
        need("skip" in seat.facts or at_river(table, hex_), "TM-227", f"{hex_} is not at the river")
    figures = SHIPYARDS[name] if kind == "SY" else seat.facts["buildings"][kind]
    if free:
        seat.settle("FREE_TP")
    else:
        lonely = not any(table.buildings[h][0] != name for h in adjacent(table, hex_) if h in table.buildings)
        pay(seat, figures["lonely_cost"] if kind == "TP" and lonely else figures["cost"], "TM-093")
    place(table, name, hex_, kind)
    if kind in ("TE", "SA"):
        seat.owes("FAVOUR", 2 if name == "chaosmagicians" else 1)
    if kind == "SH":
        stronghold(table, name)
    if kind == "SY":
        shipyard(table, name)


def shipyard(table: Table, name: str) -> None:
    """What a shipyard brings once (TM-230)."""
    seat = table.seats[name]
    for what, number in SHIPYARDS[name]["one_off"].items():
        if what == "SHIPPING":
            free_shipping_step(table, name)
        elif what == "SHIP":
            gain_ships(table, name, "SHIP_SY", number)
        elif what == "CHANGE_TERRAIN":
            seat.owes("TERRAIN_UP_TO")
        else:
            seat.owes(what, number)


def stronghold(table: Table, name: str) -> None:
    """What a stronghold brings once."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    if name == "alchemists":
        gain_power(seat, 12)
    elif name == "darklings":
        seat.owes("W_TO_P", 3)
    elif name == "halflings":
        turn.may_build = True
        turn.loose_order = True
        gain_spades(table, name, 3)
    elif name == "cultists":
        seat.stock["VP"] += 7
    elif name == "mermaids":
        free_shipping_step(table, name)
    elif name == "auren":
        seat.owes("FAVOUR")
    elif name == "fakirs":
        free_shipping_step(table, name)
    elif name == "dragonlords":
        seat.bowls[1] += len(table.seats)
    elif name == "riverwalkers":
        seat.owes("BRIDGE_UP_TO", 2)


def check_crossing(table: Table, name: str, one: str, other: str) -> None:
    """Where a faction may build a bridge (TM-082, TM-085)."""
    need(frozenset((one, other)) in table.crossings, "TM-082", "no crossing there")
    need(bool({one, other} & table.own(name)), "TM-082", "no own building at an end")
    taken = any({a, b} == {one, other} for a, b, _ in table.bridges)
    need(table.site or not taken, "TM-085", "the crossing has a bridge")


def check_bridge_possible(table: Table, name: str) -> None:
    """An action with a bridge needs a place for it (TM-410)."""
    need(table.seats[name].bridges_left > 0, "TM-296", "no bridge left")
    for crossing in table.crossings:
        try:
            check_crossing(table, name, *sorted(crossing))
        except Refused:
            continue
        return
    raise Refused("TM-410", "no place for a bridge")


def bridge(table: Table, name: str, one: str, other: str) -> None:
    """Build a bridge that an action or the Riverwalkers' stronghold gave (TM-083)."""
    seat = table.seats[name]
    choice = "BRIDGE" if "BRIDGE" in seat.due else "BRIDGE_UP_TO"
    need(choice in seat.due, "TM-083", "no bridge to build")
    need(seat.bridges_left > 0, "TM-296", "no bridge left")
    check_crossing(table, name, one, other)
    seat.settle(choice)
    seat.bridges_left -= 1
    table.bridges.append((one, other, name))
    check_town(table, name, one)
    check_town(table, name, other)

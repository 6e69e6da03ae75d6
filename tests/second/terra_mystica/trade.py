"""Move actions and trade (Merchants of the Seas)."""

from typing import Any

from tests.second.terra_mystica.board import adjacent, is_river, power_value, range_level, shipping_value
from tests.second.terra_mystica.data import RANGE_TILE, TRADE_MARKERS
from tests.second.terra_mystica.fleet import gain_ships
from tests.second.terra_mystica.leech import after
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import gain_power, gain_priests, gain_spades, room_for_power, spend_power
from tests.second.terra_mystica.turns import own_turn


def movement(table: Table, name: str) -> int:
    """Spaces of one ship without extra power (TM-199, TM-255)."""
    if "skip" in table.seats[name].facts:
        return RANGE_TILE[range_level(table, name, with_bonus=True)]["move"]
    return shipping_value(table, name)


def markers_left(table: Table, name: str) -> int:
    """Trade markers still to be placed, those of the running action taken off."""
    turn = table.turn
    running = len(turn.to_trade) if turn is not None and turn.seat == name else 0
    return TRADE_MARKERS - len(table.seats[name].traded) - running


def foreign(table: Table, name: str, hex_: str) -> bool:
    """Whether the hex holds a building that this faction can trade with."""
    owner = table.buildings.get(hex_, (name, ""))[0]
    return owner != name and hex_ not in table.seats[name].traded


def enterable(table: Table, name: str, hex_: str) -> bool:
    """Whether a ship may end on a building of another faction (TM-201, TM-203, TM-206)."""
    turn = own_turn(table, name)
    return foreign(table, name, hex_) and hex_ not in turn.to_trade and markers_left(table, name) > 0


def distances(table: Table, name: str, start: str) -> dict[str, int]:
    """Hexes where a ship or merchant may end, with the spaces it takes."""
    merchant = "skip" in table.seats[name].facts
    seen = {start: 0}
    ends: dict[str, int] = {}
    open_ = [start]
    while open_:
        here = open_.pop(0)
        beside = set(table.cells[here]["beside"])
        if merchant and not is_river(table, here):
            beside |= adjacent(table, here)
        if not merchant:
            beside |= {b for pair in table.canals for a, b in (pair, pair[::-1]) if a == here}
        for other in sorted(beside - set(seen)):
            land = not is_river(table, other)
            if merchant:
                if foreign(table, name, other) and markers_left(table, name) <= 0:
                    continue
                if land and (not foreign(table, name, other) or enterable(table, name, other)):
                    ends[other] = seen[here] + 1
                seen[other] = seen[here] + 1
                open_.append(other)
            elif land:
                if enterable(table, name, other):
                    ends.setdefault(other, seen[here] + 1)
            else:
                seen[other] = ends[other] = seen[here] + 1
                open_.append(other)
    return ends


def start_moving(table: Table, name: str) -> None:
    """Begin a move action; some ship must be able to move (TM-358)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    turn.sailing = True
    turn.unmoved = list(seat.ships)
    power = seat.bowls[3] > 0 or (name == "swarmlings" and seat.bowls[2] > 0)
    spaces = movement(table, name) + (1 if power else 0) * (3 if name == "riverwalkers" else 1)
    possible = any(number <= spaces for ship in seat.ships for number in distances(table, name, ship).values())
    need(possible, "TM-358", "no ship can move")


def sail(table: Table, name: str, start: str, goal: str, extra: str | None) -> None:
    """Move one ship, with 1 power for further spaces if wanted (bowl III, Swarmlings also II)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(turn.sailing and start in turn.unmoved, "TM-199", f"no ship of {name} to move on {start}")
    ends = distances(table, name, start)
    need(goal in ends, "TM-201", f"a ship cannot end on {goal}")
    spaces = movement(table, name)
    if extra is None:
        need(ends[goal] <= spaces, "TM-199", "too far")
    else:
        more = 3 if name == "riverwalkers" else 1
        need(spaces < ends[goal] <= spaces + more, "TM-200", "one power moves exactly one space more")
        if extra == "II":
            need(name == "swarmlings" and seat.bowls[2] > 0, "TM-264", "power comes from bowl III")
            seat.bowls[2] -= 1
            seat.bowls[1] += 1
        else:
            spend_power(seat, 1)
    turn.unmoved.remove(start)
    turn.moved_any = True
    seat.ships.remove(start)
    seat.ships.append(goal)
    if foreign(table, name, goal):
        turn.to_trade.append(goal)


def anchor(table: Table, name: str) -> None:
    """All ships have moved: the trades begin (TM-207)."""
    turn = own_turn(table, name)
    need(turn.sailing, "TM-207", "no ships are moving")
    need(turn.moved_any, "TM-358", "no ship has moved")
    turn.sailing = False
    turn.unmoved = []


def extra_points(table: Table, name: str, kind: str) -> int:
    """Points per trade of favour tile C and bonus tile 1 (TM-332); a tile taken by passing does not count yet."""
    seat = table.seats[name]
    points = 0
    if "FAVM3" in seat.favours:
        points += 2 if kind in ("SH", "SA", "SY") else 1
    if seat.bonus == "BONM1" and not seat.passed:
        points += 1
    return points


def count_trade(table: Table, name: str, kind: str) -> None:
    """The points of one trade."""
    seat = table.seats[name]
    seat.stock["VP"] += (2 if kind in ("SH", "SA", "SY") else 1) + extra_points(table, name, kind)
    table.scoring_tile_pays(name, "TRADE")


def offer_to_owner(table: Table, trader: str, hex_: str) -> None:
    """The owner of the building may gain power; no faction ability follows (TM-208, TM-222)."""
    owner, kind = table.buildings[hex_]
    seat = table.seats[owner]
    if room_for_power(seat) > 0 and not seat.dropped:
        settled: dict[str, Any] = {"by": trader, "accepted": True, "refused": False, "open": 1}
        amount = power_value(owner, kind)
        table.offers.append({"to": owner, "from": trader, "amount": amount, "able": True, "build": settled})


def trade(table: Table, name: str, hex_: str, choice: str | None) -> None:
    """One trade: the reward, then the owner's power (TM-214 to TM-220)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(not turn.sailing and hex_ in turn.to_trade, "TM-207", f"no ship trades on {hex_}")
    need(all(c not in seat.due for c in ("CULT", "CULT_ONE_TRACK", "UNLOCK")), "TM-208", "a reward is not settled")
    owner, kind = table.buildings[hex_]
    choices: dict[str, tuple[str | None, ...]] = {
        "TE": ("PW", "CULT"),
        "SA": ("CULT", "P"),
        "SY": ("ship", "free-move"),
    }
    need(choice in choices.get(kind, (None,)), "TM-208", f"{kind} has no reward {choice}")
    turn.to_trade.remove(hex_)
    turn.trades.append((hex_, choice == "ship"))
    count_trade(table, name, kind)
    if kind == "D":
        seat.stock["W"] += 1
    elif kind == "TP":
        seat.stock["C"] += 1
        gain_power(seat, 2)
    elif kind == "TE":
        if choice == "PW":
            gain_power(seat, 3)
        else:
            seat.owes("CULT")
    elif kind == "SA":
        if choice == "P":
            locked = name == "riverwalkers" and len(seat.unlocked) < 7
            need(locked or seat.stock["P"] < seat.priest_limit, "TM-333", "no priest in the supply")
            gain_priests(table, name, 1)
        else:
            seat.owes("CULT_ONE_TRACK", 2)
    elif kind == "SH":
        trade_with_stronghold(table, name, owner)
    elif choice == "free-move":
        need(f"SYMOVE/{name}" in table.used, "TM-369", "the move action is not used")
        table.used.discard(f"SYMOVE/{name}")
    offer_to_owner(table, name, hex_)
    if not turn.to_trade:
        if turn.stronghold_traded:
            turn.may_build = True
            turn.two_spades = True
        else:
            return_ships(table, name)


def trade_with_stronghold(table: Table, name: str, owner: str) -> None:
    """Coins and a spade, or what a volcano faction gets instead (TM-218, TM-265, TM-268, TM-269)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    seat.stock["C"] += 2
    if name == "acolytes":
        table.scoring_tile_pays(name, "SPADE")
        seat.owes("CULT_ONE_TRACK", 2)
    elif name == "dragonlords":
        gain_spades(table, name, 1)
    else:
        number = 2 if name == "giants" else 1
        gain_spades(table, name, number)
        turn.stronghold_traded = True
        if owner == "giants":
            turn.barred_spades += number


def return_ships(table: Table, name: str) -> None:
    """Markers are placed and the ships return; those put back are placed anew (TM-210, TM-354)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(bool(turn.trades) and not turn.to_trade, "TM-210", "the trades are not finished")
    need(not turn.bought_spades, "TM-067", "spades were bought and not used")
    back = sum(1 for _, again in turn.trades if again)
    for hex_, _ in turn.trades:
        seat.traded.add(hex_)
        seat.ships.remove(hex_)
    turn.trades = []
    turn.may_build = False
    turn.stronghold_traded = False
    turn.free_spades = 0
    gain_ships(table, name, "SHIP", back)


def trade_of_waiting_merchants(table: Table, builder: str, hex_: str) -> None:
    """Merchants on the hex of a new dwelling trade with it at once (TM-260, TM-349, TM-404)."""
    for name in after(table, builder):
        seat = table.seats[name]
        if hex_ in seat.ships and len(seat.traded) < TRADE_MARKERS and hex_ not in seat.traded:
            count_trade(table, name, "D")
            seat.stock["W"] += 1
            seat.traded.add(hex_)
            seat.ships.remove(hex_)
            offer_to_owner(table, name, hex_)

"""Trade (Merchants of the Seas)."""

from typing import Any

from tests.second.terra_mystica.board import power_value
from tests.second.terra_mystica.data import TRADE_MARKERS
from tests.second.terra_mystica.fleet import gain_ships
from tests.second.terra_mystica.leech import after
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import gain_power, gain_priests, gain_spades, room_for_power
from tests.second.terra_mystica.turns import own_turn

REWARD_CHOICES: dict[str, tuple[str | None, ...]] = {
    "TE": ("PW", "cult"),
    "SA": ("cult", "P"),
    "SY": ("ship", "free-move"),
}
# Rewards that leave something to be decided before the owner of the building is asked.
OPEN_REWARDS = ("CULT", "CULT_ONE_TRACK", "UNLOCK")


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
    need(not turn.reward_open, "TM-208", "a reward is not settled")
    owner, kind = table.buildings[hex_]
    need(choice in REWARD_CHOICES.get(kind, (None,)), "TM-208", f"{kind} has no reward {choice}")
    turn.open_before = open_choices(table, name)
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
    turn.reward_open = True


def open_choices(table: Table, name: str) -> int:
    """How many steps and priests wait for a decision."""
    return sum(table.seats[name].due.get(choice, 0) for choice in OPEN_REWARDS)


def go_on_trading(table: Table) -> None:
    """What follows by itself: the owner is asked when the reward is settled, at last the ships return."""
    turn = table.turn
    if turn is None or turn.sailing or not turn.trades or table.offers:
        return
    name = turn.seat
    if turn.reward_open:
        if open_choices(table, name) <= turn.open_before:
            turn.reward_open = False
            offer_to_owner(table, name, turn.trades[-1][0])
        if table.offers or turn.reward_open:
            return
    if not turn.to_trade and not turn.stronghold_traded:
        return_ships(table, name)
    elif not turn.to_trade and not turn.window_open:
        turn.window_open = True
        turn.may_build = True
        turn.two_spades = True


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
    need(bool(turn.trades) and not turn.to_trade and not turn.reward_open, "TM-210", "the trades are not finished")
    need(not turn.bought_spades, "TM-067", "spades were bought and not used")
    back = sum(1 for _, again in turn.trades if again)
    for hex_, _ in turn.trades:
        seat.traded.add(hex_)
        seat.ships.remove(hex_)
    turn.trades = []
    turn.may_build = False
    turn.stronghold_traded = turn.window_open = False
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

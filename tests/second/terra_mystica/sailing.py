"""Move actions: every ship or merchant of a faction goes its way, one space at a time (Merchants of the Seas).

One ship is moved to its end before the next begins; nothing is lost by this, because ships never hinder each other.
"""

from tests.second.terra_mystica.board import adjacent, is_river, range_level, shipping_value
from tests.second.terra_mystica.data import RANGE_TILE, TRADE_MARKERS
from tests.second.terra_mystica.state import Seat, Table, Turn, need
from tests.second.terra_mystica.stock import spend_power
from tests.second.terra_mystica.turns import own_turn


def movement(table: Table, name: str) -> int:
    """Spaces of one ship without extra power (TM-199, TM-255)."""
    if "skip" in table.seats[name].facts:
        return RANGE_TILE[range_level(table, name, with_bonus=True)]["move"]
    return shipping_value(table, name)


def extra_spaces(name: str) -> int:
    """Spaces that one power buys (TM-200, TM-271)."""
    return 3 if name == "riverwalkers" else 1


def markers_left(table: Table, name: str) -> int:
    """Trade markers still to be placed, those of the running action taken off."""
    turn = table.turn
    running = len(turn.to_trade) if turn is not None and turn.seat == name else 0
    return TRADE_MARKERS - len(table.seats[name].traded) - running


def foreign(table: Table, name: str, hex_: str) -> bool:
    """Whether the hex holds a building that this faction can trade with."""
    owner = table.buildings.get(hex_, (name, ""))[0]
    return owner != name and hex_ not in table.seats[name].traded


def may_trade_at(table: Table, name: str, hex_: str) -> bool:
    """Whether a ship may end on a building of another faction (TM-201, TM-203, TM-206, TM-325)."""
    turn = own_turn(table, name)
    return foreign(table, name, hex_) and hex_ not in turn.to_trade and markers_left(table, name) > 0


def next_spaces(table: Table, name: str, here: str) -> set[str]:
    """Where one step leads: ships TM-201, merchants TM-256, TM-376, TM-378."""
    beside = set(table.cells[here]["beside"])
    if "skip" in table.seats[name].facts:
        if not is_river(table, here):
            beside |= adjacent(table, here)
        return {hex_ for hex_ in beside if not foreign(table, name, hex_) or markers_left(table, name) > 0}
    beside |= {b for pair in table.canals for a, b in (pair, pair[::-1]) if a == here}
    return {hex_ for hex_ in beside if is_river(table, hex_) or may_trade_at(table, name, hex_)}


def may_end(table: Table, name: str, hex_: str) -> bool:
    """Whether a ship or merchant may stay here: merchants not on the river, and one on each new building."""
    if "skip" not in table.seats[name].facts:
        return True
    return not is_river(table, hex_) and (not foreign(table, name, hex_) or may_trade_at(table, name, hex_))


def ends(table: Table, name: str, here: str, spaces: int) -> set[str]:
    """Where a ship may end after one to `spaces` steps."""
    found: set[str] = set()
    at = {here}
    for _ in range(spaces):
        at = {hex_ for start in at for hex_ in next_spaces(table, name, start)}
        found |= {hex_ for hex_ in at if may_end(table, name, hex_)}
        if "skip" not in table.seats[name].facts:
            at = {hex_ for hex_ in at if is_river(table, hex_)}
    return found


def can_pay_space(seat: Seat, burning: bool) -> bool:
    """Whether one power for a ship is at hand, or can be had by burning (TM-264, TM-358)."""
    in_bowls = seat.bowls[3] > 0 or (seat.faction == "swarmlings" and seat.bowls[2] > 0)
    return in_bowls or (burning and seat.bowls[2] >= 2)


def can_move(table: Table, name: str, ships: list[str], burning: bool) -> bool:
    """Whether one of these ships can move at all."""
    spaces = movement(table, name)
    if can_pay_space(table.seats[name], burning):
        spaces += extra_spaces(name)
    return any(ends(table, name, ship, spaces) for ship in ships)


def start_moving(table: Table, name: str) -> None:
    """Begin a move action; some ship must be able to move with the power left (TM-358)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    turn.sailing = True
    turn.unmoved = list(seat.ships)
    need(can_move(table, name, seat.ships, burning=False), "TM-358", "no ship can move")


def can_finish(table: Table, name: str) -> bool:
    """Whether what has been begun can still be ended: one ship must move, no merchant may stay on the river."""
    turn = own_turn(table, name)
    if not turn.sailing:
        return True
    if turn.under_way is None:
        return turn.moved_any or can_move(table, name, turn.unmoved, burning=True)
    if may_end(table, name, turn.under_way):
        return True
    spaces = turn.spaces_left
    if not turn.power_paid and can_pay_space(table.seats[name], burning=True):
        spaces += extra_spaces(name)
    return bool(ends(table, name, turn.under_way, spaces))


def sail(table: Table, name: str, here: str, there: str, bowl: str | None) -> None:
    """Move one ship one space; beyond its movement 1 power is taken from bowl III (Swarmlings also II)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(turn.sailing, "TM-199", "no move action")
    may_go_on = turn.spaces_left > 0 if bowl is None else turn.spaces_left == 0 and not turn.power_paid
    if turn.under_way != here or not may_go_on:
        need(here in turn.unmoved, "TM-199", f"no ship of {name} to move on {here}")
        halt(table, name)
        turn.unmoved.remove(here)
        turn.spaces_left = movement(table, name)
        turn.power_paid = False
    need(there in next_spaces(table, name, here), "TM-201", f"a ship cannot move to {there}")
    if bowl is not None:
        pay_for_space(seat, turn, bowl)
    need(turn.spaces_left > 0, "TM-199", "too far")
    turn.spaces_left -= 1
    turn.moved_any = True
    turn.under_way = there
    seat.ships.remove(here)
    seat.ships.append(there)
    if "skip" not in seat.facts and not is_river(table, there):
        halt(table, name)
    else:
        need(can_finish(table, name), "TM-256", "the merchant would have to stay here")


def pay_for_space(seat: Seat, turn: Turn, bowl: str) -> None:
    """Exactly 1 power for a ship in one action, when its own movement is used up (TM-200)."""
    need(turn.spaces_left == 0 and not turn.power_paid, "TM-200", "power is not needed, or has been paid")
    turn.power_paid = True
    turn.spaces_left = extra_spaces(seat.faction)
    if bowl == "II":
        need(seat.faction == "swarmlings" and seat.bowls[2] > 0, "TM-264", "power comes from bowl III")
        seat.bowls[2] -= 1
        seat.bowls[1] += 1
    else:
        need(bowl == "III", "TM-200", f"no bowl {bowl}")
        spend_power(seat, 1)


def halt(table: Table, name: str) -> None:
    """End the movement of the ship under way; on a building of another faction it will trade."""
    turn = own_turn(table, name)
    here = turn.under_way
    if here is None:
        return
    need(may_end(table, name, here), "TM-256", f"a merchant cannot end on {here}")
    if foreign(table, name, here):
        turn.to_trade.append(here)
    turn.under_way = None


def anchor(table: Table, name: str) -> None:
    """All ships have moved: the trades begin (TM-207)."""
    turn = own_turn(table, name)
    need(turn.sailing, "TM-207", "no ships are moving")
    need(turn.moved_any, "TM-358", "no ship has moved")
    halt(table, name)
    turn.sailing = False
    turn.unmoved = []

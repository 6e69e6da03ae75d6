"""Ships and merchants: gaining and placing them, steps of shipping, ports (Merchants of the Seas)."""

from tests.second.terra_mystica.board import is_river
from tests.second.terra_mystica.data import RANGE_TILE, SHIPS
from tests.second.terra_mystica.state import Table, need

SHIP_CHOICES = ("SHIP_SY", "SHIP", "SHIP_UP_TO")


def at_river(table: Table, hex_: str) -> bool:
    """Whether the hex borders the river."""
    return any(is_river(table, other) for other in table.cells[hex_]["beside"])


def free_shipping_step(table: Table, name: str) -> None:
    """One step on the shipping track with its points; Fakirs and Dwarves move on their range tile (TM-248)."""
    seat = table.seats[name]
    track = seat.facts["shipping"]
    if "skip" in seat.facts and table.merchants:
        if seat.range < len(RANGE_TILE):
            seat.range += 1
            table.scoring_tile_pays(name, "ADVANCE_SHIPPING_OR_EXCHANGE")
    elif name == "fakirs":
        seat.skips = min(seat.skips + 1, seat.facts["skip"]["max"])
    elif seat.shipping < track["max"]:
        seat.shipping += 1
        seat.stock["VP"] += track["vp"][str(seat.shipping)]
        table.scoring_tile_pays(name, "ADVANCE_SHIPPING_OR_EXCHANGE")


def places(table: Table, name: str, choice: str) -> set[str]:
    """Where a gained ship may be put (TM-194, TM-198, TM-254)."""
    seat = table.seats[name]
    yards = {hex_ for hex_, building in table.buildings.items() if building == (name, "SY")}
    bases = yards if choice == "SHIP_SY" or seat.port is None else yards | {seat.port}
    if "skip" in seat.facts:
        return bases
    return {other for base in bases for other in table.cells[base]["beside"] if is_river(table, other)}


def ships_free(table: Table, name: str) -> int:
    """How many ships are in the reserve and not yet promised."""
    seat = table.seats[name]
    return SHIPS - len(seat.ships) - sum(seat.due.get(choice, 0) for choice in SHIP_CHOICES)


def gain_ships(table: Table, name: str, choice: str, number: int) -> None:
    """Ships gained wait for their place; what cannot be placed is lost (TM-050, TM-340)."""
    usable = min(number, ships_free(table, name))
    if usable > 0 and places(table, name, choice):
        table.seats[name].owes(choice, usable)


def place_ship(table: Table, name: str, place: str) -> None:
    """Put one gained ship on the map; those that must be placed come first (TM-401)."""
    seat = table.seats[name]
    open_ = [choice for choice in SHIP_CHOICES if choice in seat.due]
    need(bool(open_), "TM-193", "no ship gained")
    fitting = [choice for choice in open_ if place in places(table, name, choice)]
    need(bool(fitting), "TM-194", f"no ship may be put on {place}")
    seat.settle(fitting[0])
    seat.ships.append(place)


def check_ship_possible(table: Table, name: str) -> None:
    """An action that places a ship needs a ship and a place (TM-357)."""
    need(ships_free(table, name) > 0 and bool(places(table, name, "SHIP")), "TM-357", "no ship can be placed")


def port_hexes(table: Table, name: str) -> set[str]:
    """Own first dwellings that may carry the port or warehouse (TM-038, TM-040)."""
    any_hex = "skip" in table.seats[name].facts
    return {hex_ for hex_ in table.own(name) if any_hex or at_river(table, hex_)}


def choose_port(table: Table, name: str, hex_: str) -> None:
    """Place the port marker during the set-up."""
    need(table.phase == "ports" and table.setup_queue[:1] == [name], "TM-038", f"{name} places no port now")
    need(hex_ in port_hexes(table, name), "TM-038", f"{hex_} cannot carry the port")
    table.seats[name].port = hex_
    table.setup_queue.pop(0)


def late_port(table: Table, name: str, hex_: str) -> None:
    """The port comes with the first dwelling at the river (TM-039, TM-285)."""
    if table.merchants and table.seats[name].port is None and at_river(table, hex_):
        table.seats[name].port = hex_

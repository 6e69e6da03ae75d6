"""Towns: when a group of buildings becomes one, and what the tile brings (TM-120 to TM-128)."""

from tests.second.terra_mystica.board import adjacent_for_towns, by_edge, clusters, group, is_river, power_value
from tests.second.terra_mystica.data import CULTS, TOWN_TILES
from tests.second.terra_mystica.fleet import free_shipping_step, gain_ships
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import gain_all, steps_on_all, taken


def qualifies(table: Table, name: str, members: set[str]) -> bool:
    """Whether a group without a town has enough buildings and enough power."""
    kinds = [table.buildings[hex_][1] for hex_ in members]
    power = sum(power_value(name, kind) for kind in kinds)
    enough = 6 if "FAV5" in table.seats[name].favours else 7
    return len(kinds) + kinds.count("SA") >= 4 and power >= enough


def town_tile_left(table: Table) -> bool:
    """Whether the supply covers one town more than those already waiting for a tile."""
    waiting = sum(seat.due.get("TOWN", 0) for seat in table.seats.values())
    return sum(table.towns_left.values()) > waiting


def check_town(table: Table, name: str, hex_: str) -> None:
    """Found a town with the group of this building, or let the building join its town."""
    own = table.own(name)
    if hex_ not in own:
        return
    members = group(hex_, own, lambda h: adjacent_for_towns(table, name, h))
    if members & table.in_town:
        table.in_town |= members
    elif qualifies(table, name, members) and town_tile_left(table):
        table.in_town |= members
        table.seats[name].owes("TOWN")


def check_all_towns(table: Table, name: str) -> None:
    """After the favour tile that lowers the limit."""
    for members in clusters(table, name):
        check_town(table, name, min(members))


def connect(table: Table, name: str, places: list[str]) -> None:
    """The Mermaids found a town across one river hex (TM-127, TM-302)."""
    need(name == "mermaids", "TM-127", "only the Mermaids skip a river hex")
    if len(places) == 1:
        rivers = [places[0]]
        need(places[0] in table.cells and is_river(table, places[0]), "TM-127", "no river hex")
    else:
        rivers = [r for r in table.cells if is_river(table, r) and set(places) <= set(table.cells[r]["beside"])]
        need(bool(rivers), "TM-127", "no river hex between them")
    for river in rivers:
        beside = by_edge(table, river) & table.own(name)
        if river in table.town_rivers or len(beside) < 2 or beside & table.in_town:
            continue
        members: set[str] = set()
        for hex_ in beside:
            members |= group(hex_, table.own(name), lambda h: adjacent_for_towns(table, name, h))
        if qualifies(table, name, members) and town_tile_left(table):
            table.town_rivers.add(river)
            check_town(table, name, min(beside))
            return
    need(False, "TM-302", "no town can be founded there")


def take_town(table: Table, name: str, tile: str) -> None:
    """Take one town tile earned."""
    seat = table.seats[name]
    need("TOWN" in seat.due, "TM-123", "no town founded")
    need(table.towns_left.get(tile, 0) > 0, "TM-013", "no such tile left")
    seat.settle("TOWN")
    table.towns_left[tile] -= 1
    seat.towns.append(tile)
    table.scoring_tile_pays(name, "TOWN")
    gains: dict[str, int] = TOWN_TILES[tile]["gain"]
    if table.site:
        check_keys(table, name, tile)
        gain_all(table, name, gains)
    else:
        # Key and steps come together: all of them show whether the keys are enough (TM-423).
        gain_all(table, name, {what: number for what, number in gains.items() if what not in (*CULTS, "KEY")})
        seat.keys += gains["KEY"]
        steps_on_all(table, name, gains.get("FIRE", 0))
    if tile in ("TW7", "TWM1"):
        free_shipping_step(table, name)
    if tile == "TWM2":
        gain_ships(table, name, "SHIP_UP_TO", 2)
    if name == "witches":
        seat.stock["VP"] += 5
    if name == "swarmlings":
        seat.stock["W"] += 3


def check_keys(table: Table, name: str, tile: str) -> None:
    """On the site the tracks that get no key are named before the tile is taken (TM-423)."""
    seat = table.seats[name]
    gains = TOWN_TILES[tile]["gain"]
    waiting = set()
    for track in CULTS:
        if not taken(table, track) and (seat.cult[track] + gains.get(track, 0) >= 10 or track in seat.stopped_at_9):
            waiting.add(track)
    named = waiting & seat.no_key
    enough = len(waiting - named) >= seat.keys + gains["KEY"]
    need(not named or enough, "TM-423", "a step that a key allows is not optional")

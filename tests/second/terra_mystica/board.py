"""The map: who is beside whom, what a faction can reach, groups of buildings and distances."""

from collections.abc import Callable

from tests.second.terra_mystica.data import FACTS, RANGE_TILE
from tests.second.terra_mystica.state import Table


def is_river(table: Table, hex_: str) -> bool:
    """Whether the hex is river."""
    return hex_ not in table.terrain


def by_edge(table: Table, hex_: str) -> set[str]:
    """Land hexes that share an edge with this one."""
    return {other for other in table.cells[hex_]["beside"] if not is_river(table, other)}


def adjacent(table: Table, hex_: str) -> set[str]:
    """Land hexes directly adjacent: by an edge or by anybody's bridge (TM-076, TM-084)."""
    found = by_edge(table, hex_)
    for one, other, _ in table.bridges:
        if one == hex_:
            found.add(other)
        if other == hex_:
            found.add(one)
    return found


def adjacent_for_towns(table: Table, name: str, hex_: str) -> set[str]:
    """Direct adjacency in questions of towns: the Mermaids' marked river hexes join too (TM-389)."""
    found = adjacent(table, hex_)
    if name == "mermaids":
        for river in table.town_rivers:
            if hex_ in table.cells[river]["beside"]:
                found |= by_edge(table, river) - {hex_}
    return found


def over_river(table: Table, hex_: str, shipping: int) -> set[str]:
    """Land hexes linked with this one over at most `shipping` river hexes (TM-077)."""
    found: set[str] = set()
    seen: set[str] = set()
    shore = {other for other in table.cells[hex_]["beside"] if is_river(table, other)}
    for _ in range(shipping):
        seen |= shore
        further: set[str] = set()
        for river in shore:
            found |= by_edge(table, river)
            further |= {other for other in table.cells[river]["beside"] if is_river(table, other)}
        shore = further - seen
    return found - {hex_}


def distance(table: Table, one: str, other: str) -> int:
    """Distance in hexes as the crow flies (TM-156)."""
    a, b = table.cells[one], table.cells[other]
    rows = abs(a["row"] - b["row"])
    # Odd rows lie half a hex to the right, so columns are counted in halves.
    halves = abs((2 * a["column"] + a["row"] % 2) - (2 * b["column"] + b["row"] % 2))
    return int(rows + max(0, (halves - rows) // 2))


def shipping_value(table: Table, name: str) -> int:
    """Shipping with the bonus tile, which counts in the action phase only (TM-078, TM-294)."""
    seat = table.seats[name]
    if "skip" in seat.facts:
        return 0
    return seat.shipping + (1 if seat.bonus == "BON4" and table.phase == "actions" else 0)


def reachable(table: Table, name: str, hex_: str) -> bool:
    """Whether the hex is adjacent, directly or over water, to an own building."""
    own = table.own(name)
    if name != "riverwalkers" and own & adjacent(table, hex_):
        return True
    if beside_ship(table, name, hex_):
        return True
    return bool(own & over_river(table, hex_, shipping_value(table, name)))


def beside_ship(table: Table, name: str, hex_: str) -> list[str]:
    """The river hexes with own ships beside this hex (TM-223), or the hex itself with an own merchant (TM-257)."""
    seat = table.seats[name]
    if "skip" in seat.facts:
        return [hex_] if hex_ in seat.ships else []
    return sorted({ship for ship in seat.ships if is_river(table, ship) and hex_ in table.cells[ship]["beside"]})


def range_level(table: Table, name: str, with_bonus: bool) -> str:
    """The position on the range tile; the shipping bonus tile counts as one more (TM-251)."""
    seat = table.seats[name]
    bonus = with_bonus and seat.bonus == "BON4" and table.phase == "actions"
    return str(min(seat.range + bonus, len(RANGE_TILE)))


def skip_reach(table: Table, name: str, with_bonus: bool) -> int:
    """How far Fakirs and Dwarves get by skipping hexes, as a distance (TM-246)."""
    if table.merchants:
        return RANGE_TILE[range_level(table, name, with_bonus)]["reach"]
    return table.seats[name].skips + 1


def in_skip_range(table: Table, name: str, hex_: str) -> bool:
    """Whether Fakirs or Dwarves can get there by skipping hexes."""
    reach = skip_reach(table, name, with_bonus=True)
    return any(distance(table, hex_, start) <= reach for start in table.own(name))


def power_value(name: str, kind: str) -> int:
    """Power value of a building (TM-113)."""
    if name == "yetis" and kind in ("SH", "SA", "SY"):
        return 4
    return int(FACTS["power_value"][kind])


def group(start: str, members: set[str], beside: Callable[[str], set[str]]) -> set[str]:
    """All members linked with the first one."""
    found = {start}
    open_ = [start]
    while open_:
        for other in beside(open_.pop()) & members:
            if other not in found:
                found.add(other)
                open_.append(other)
    return found


def groups(members: set[str], beside: Callable[[str], set[str]]) -> list[set[str]]:
    """The members split into linked groups."""
    left = set(members)
    found = []
    while left:
        one = group(min(left), left, beside)
        found.append(one)
        left -= one
    return found


def clusters(table: Table, name: str) -> list[set[str]]:
    """Groups of directly adjacent own buildings."""
    return groups(table.own(name), lambda h: adjacent_for_towns(table, name, h))


def networks(table: Table, name: str) -> list[set[str]]:
    """Groups of own buildings connected directly or indirectly, for the final scoring (TM-147)."""
    seat = table.seats[name]
    own = table.own(name)

    def linked(hex_: str) -> set[str]:
        found = adjacent_for_towns(table, name, hex_) | over_river(table, hex_, seat.shipping)
        if "skip" in seat.facts:
            reach = skip_reach(table, name, with_bonus=False)
            found |= {other for other in own if distance(table, hex_, other) <= reach}
        return found

    return groups(own, linked)

"""The end of the game: networks, cults, final scoring tiles and what is left in stock."""

from tests.second.terra_mystica.board import clusters, distance, networks
from tests.second.terra_mystica.data import CULT_POINTS, CULTS, NETWORK_POINTS
from tests.second.terra_mystica.state import Seat, Table


def shared_points(values: dict[str, int], points: tuple[int, ...]) -> dict[str, int]:
    """Points by rank; who is equal shares the places concerned, rounded down (TM-148, TM-149)."""
    result = {}
    for name, value in values.items():
        better = sum(1 for other in values.values() if other > value)
        equal = sum(1 for other in values.values() if other == value)
        result[name] = sum(points[better : better + equal]) // equal if value > 0 else 0
    return result


def final_value(table: Table, name: str, tile: str) -> int:
    """The number that a final scoring looks at (TM-147, TM-153)."""
    if tile == "trade-markers":
        return len(table.seats[name].traded)
    values = [0]
    for network in networks(table, name):
        if tile == "network":
            values.append(len(network))
        elif tile == "connected-distance":
            values += [distance(table, a, b) for a in network for b in network]
        elif tile == "building-on-edge":
            values.append(sum(1 for hex_ in network if table.cells[hex_]["edge"]))
        elif tile == "connected-clusters":
            values.append(sum(1 for cluster in clusters(table, name) if cluster <= network))
        elif tile == "connected-sa-sh-distance":
            ends = [hex_ for hex_ in network if table.buildings[hex_][1] in ("SH", "SA")]
            values += [distance(table, a, b) for a in ends for b in ends]
    return max(values)


def final_points(table: Table) -> dict[tuple[str, str], int]:
    """(what, faction) -> points, for everything but the stock."""
    found: dict[tuple[str, str], int] = {}
    for tile in [table.final] if table.final else []:
        values = {name: final_value(table, name, tile) for name in table.seats}
        found.update({(tile, n): p for n, p in shared_points(values, NETWORK_POINTS).items()})
    for track in CULTS:
        values = {name: seat.cult[track] for name, seat in table.seats.items()}
        found.update({(track, n): p for n, p in shared_points(values, CULT_POINTS).items()})
    values = {name: final_value(table, name, "network") for name in table.seats}
    found.update({("network", n): p for n, p in shared_points(values, NETWORK_POINTS).items()})
    return found


def score_resources(seat: Seat) -> None:
    """Everything becomes coins, and coins become points (TM-151)."""
    burnt = seat.bowls[2] // 2
    seat.bowls[2] -= 2 * burnt
    coins = seat.bowls[3] + burnt
    seat.bowls[1] += coins
    seat.bowls[3] = 0
    coins += seat.stock["C"] + seat.stock["W"] + seat.stock["P"]
    rate = 2 if seat.faction == "alchemists" else 3
    seat.stock["VP"] += coins // rate
    seat.stock.update({"C": coins % rate, "W": 0, "P": 0})

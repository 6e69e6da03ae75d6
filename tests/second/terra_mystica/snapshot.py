"""Everything that lies on the table, as plain dicts, lists, names and numbers."""

from typing import Any

from tests.second.terra_mystica.state import Seat, Table


def seat_stocks(table: Table, seat: Seat) -> dict[str, Any]:
    """What one faction owns."""
    return {
        "player": seat.player,
        **{what: seat.stock[what] for what in ("VP", "C", "W", "P")},
        "bowls": [seat.bowls[bowl] for bowl in (1, 2, 3)],
        "cults": {track.lower(): place for track, place in seat.cult.items()},
        "keys": seat.keys,
        # Priests that the faction can own at most: those on order spaces are taken off (TM-047, TM-101, TM-182).
        "priest limit": seat.priest_limit,
        "priests on orders": seat.priests_on_cults,
        "shipping": seat.shipping,
        "exchange": seat.exchange,
        "range": seat.range if table.merchants and "skip" in seat.facts else None,
        "skips": seat.skips if not table.merchants and "skip" in seat.facts else None,
        "home": seat.home,
        "start terrain": seat.ring,
        "unlocked": sorted(seat.unlocked),
        "buildings": {hex_: kind for hex_, (owner, kind) in sorted(table.buildings.items()) if owner == seat.faction},
        "bridges left": seat.bridges_left,
        "bonus": seat.bonus,
        "favours": sorted(seat.favours),
        "towns": sorted(seat.towns),
        "ships": sorted(seat.ships),
        "port": seat.port,
        "traded": sorted(seat.traded),
        "passed": seat.passed,
        "due": dict(sorted(seat.due.items())),
    }


def stocks(table: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn.seat if table.turn is not None else None,
        "order": list(table.playing),
        "seats": {name: seat_stocks(table, seat) for name, seat in table.seats.items()},
        "map": dict(sorted(table.terrain.items())),
        "bridges": sorted([*sorted((one, other)), owner] for one, other, owner in table.bridges),
        "town hexes": sorted(table.in_town),
        "town rivers": sorted(table.town_rivers),
        # "BON1/witches" is an action of one player, "ACT5" one of the board.
        "used": sorted(table.used),
        "orders": {track.lower(): sorted(taken, reverse=True) for track, taken in table.orders.items()},
        "bonus coins": dict(sorted(table.bonus_coins.items())),
        "favours left": dict(sorted(table.favours_left.items())),
        "towns left": dict(sorted(table.towns_left.items())),
        "scoring": list(table.scoring),
        "final": table.final,
    }

"""The shipping and exchange tracks (TM-086 to TM-090)."""

from tests.second.terra_mystica.fleet import free_shipping_step
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import pay


def advance_shipping(table: Table, name: str) -> None:
    """Pay for one step on the shipping track."""
    seat = table.seats[name]
    track = seat.facts["shipping"]
    need(bool(track["cost"]) and seat.shipping < track["max"], "TM-087", "shipping cannot be raised")
    pay(seat, track["cost"], "TM-086")
    free_shipping_step(table, name)


def advance_exchange(table: Table, name: str) -> None:
    """Pay for one step on the exchange track."""
    seat = table.seats[name]
    track = seat.facts["exchange"]
    need(seat.exchange < track["levels"], "TM-090", "the exchange track cannot be raised")
    pay(seat, track["cost"], "TM-089")
    seat.stock["VP"] += track["vp"][seat.exchange]
    seat.exchange += 1
    table.scoring_tile_pays(name, "ADVANCE_SHIPPING_OR_EXCHANGE")

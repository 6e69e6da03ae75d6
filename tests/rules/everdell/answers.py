"""Small questions that several tests of Everdell ask the table."""

from __future__ import annotations

from tests.rules.everdell.table import Table


def is_over(table: Table, seat: int = 1) -> bool:
    """The action is over: the next seat takes its turn."""
    return (table.asked, table.seat) == ("take-turn", seat)


def prepared(table: Table, seat: int = 0) -> Table:
    """The seat has no worker at home and prepares for the next season."""
    table.home(seat, 0).play("prepare")
    return table

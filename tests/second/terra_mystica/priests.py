"""Priests on the cult tracks, sent by their owner or by a favour tile."""

from tests.second.terra_mystica.data import ORDER_SPACES
from tests.second.terra_mystica.fleet import free_shipping_step
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import pay, step
from tests.second.terra_mystica.turns import begin_action


def free_spaces(table: Table, track: str) -> list[int]:
    """The order spaces of a cult that are free."""
    free = list(ORDER_SPACES)
    for taken in table.orders[track]:
        free.remove(taken)
    return free


def put_priest(table: Table, name: str, track: str, steps: int | None) -> None:
    """A priest on an order space of a cult."""
    seat = table.seats[name]
    need(steps in free_spaces(table, track), "TM-099", "no such order space free")
    assert steps is not None
    table.orders[track].append(steps)
    seat.priest_limit -= 1
    seat.priests_on_cults += 1
    extra = 1 if name == "acolytes" and table.has(name, "SH") else 0
    step(table, name, track, steps + extra)


def send_priest(table: Table, name: str, track: str, steps: int | None) -> None:
    """Send a priest to a cult: to an order space, or back to the supply for 1 step (TM-099 to TM-101)."""
    seat = table.seats[name]
    begin_action(table, name)
    if steps is None:
        steps = max([*free_spaces(table, track), 1])
    need(steps >= 1, "TM-100", "at least one step")
    pay(seat, {"P": 1}, "TM-099")
    if steps > 1:
        put_priest(table, name, track, steps)
    else:
        step(table, name, track, 2 if name == "acolytes" and table.has(name, "SH") else 1)


def choose_favour_reward(table: Table, name: str, reward: str, track: str | None, steps: int | None) -> None:
    """The one-off reward of the first new favour tile (TM-234, TM-341, TM-384)."""
    seat = table.seats[name]
    need("FAVM1" in seat.due, "TM-234", "no such reward")
    seat.settle("FAVM1")
    if reward == "shipping":
        free_shipping_step(table, name)
        seat.stock["W"] += 1
        return
    seat.stock["C"] += 4
    assert track is not None
    if reward == "step":
        step(table, name, track, 1)
        return
    need(reward == "priest" and seat.priest_limit > seat.stock["P"], "TM-384", "no priest in the supply")
    put_priest(table, name, track, steps)

"""Whose turn it is, the start of an action and what must be done before it is over."""

from tests.second.terra_mystica.data import ONE_STEP_PAIRS
from tests.second.terra_mystica.leech import decline_all
from tests.second.terra_mystica.state import Table, Turn, need
from tests.second.terra_mystica.stock import key_choice_open


def own_turn(table: Table, name: str) -> Turn:
    """The running turn, which must be this faction's."""
    need(table.phase == "actions", "TM-051", "only in the action phase")
    need(table.turn is not None and table.turn.seat == name, "TM-059", f"it is not the turn of {name}")
    assert table.turn is not None
    return table.turn


def begin_action(table: Table, name: str) -> Turn:
    """Start one of the main actions of a turn."""
    turn = own_turn(table, name)
    need(turn.actions_left > 0, "TM-059", "the action of this turn has been taken")
    if table.site:
        if turn.begun:
            check_settled(table, name)
            drop_what_is_lost(table, name)
        decline_all(table, name)
    else:
        need(not turn.running, "TM-422", "the first of two actions must be ended before the second begins")
    turn.actions_left -= 1
    turn.begun = True
    turn.running = True
    turn.clear_action()
    return turn


def favour_may_be_taken(table: Table, name: str, tile: str) -> bool:
    """One of each kind and one of each pair of "+1" tiles, while the supply lasts (TM-096, TM-191)."""
    own = table.seats[name].favours
    paired = any(tile in pair and own & set(pair) for pair in ONE_STEP_PAIRS)
    return table.favours_left.get(tile, 0) > 0 and tile not in own and not paired


def check_settled(table: Table, name: str) -> None:
    """Everything an action brings must be done before the turn or the next action (TM-422)."""
    seat = table.seats[name]
    turn = own_turn(table, name)
    need(not turn.bought_spades, "TM-067", "spades were bought and not used")
    need("TOWN" not in seat.due, "TM-123", "a town tile must be taken")
    left = any(favour_may_be_taken(table, name, tile) for tile in table.favours_left)
    need("FAVOUR" not in seat.due or not left, "TM-097", "a favour tile must be taken")
    need("LOSE_CULT" not in seat.due, "TM-177", "the volcano must be paid")
    need(not turn.sailing and not turn.to_trade and not turn.trades, "TM-207", "the move action is not finished")
    need(table.site or not key_choice_open(table, name), "TM-423", "the track that gets the key must be named")
    need("SHIP" not in seat.due and "SHIP_SY" not in seat.due, "TM-401", "a ship must be placed")
    need("FAVM1" not in seat.due, "TM-422", "the reward of the favour tile must be chosen")
    for choice in ("BRIDGE", "FREE_TP", "TERRAIN"):
        need(choice not in seat.due, "TM-410", f"{choice} must be carried out")
    need(not turn.witches_ride, "TM-410", "the free dwelling must be built")
    if not table.site:
        need(not table.offers, "TM-117", "power decisions are open")
        for choice in ("CULT", "CULT_AT_ONCE", "CULT_ONE_TRACK", "P3_FOR_VP", "UNLOCK"):
            need(choice not in seat.due, "TM-422", f"{choice} must be decided")


def drop_what_is_lost(table: Table, name: str) -> None:
    """Choices of an action that are lost when they are not used at once."""
    for choice in ("FAVOUR", "W_TO_P", "BRIDGE_UP_TO", "SHIP_UP_TO", "TERRAIN_UP_TO"):
        table.seats[name].due.pop(choice, None)

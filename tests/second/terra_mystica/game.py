"""One door to the engine: carry out a command of a faction, and tell who must decide next.

A command is a tuple of a verb and its arguments, for example ("upgrade", "E5", "TP"). The words here are those of the
records ("dig", "action", "give up" ...); the smaller steps of the referee are made of them in `units`.
"""

from tests.second.terra_mystica import (
    actions,
    building,
    fleet,
    leech,
    priests,
    rounds,
    sailing,
    setup,
    stock,
    terrain,
    towns,
    tracks,
    trade,
    turns,
)
from tests.second.terra_mystica.state import Refused, Table, need

Command = tuple[str | int | None, ...]

# Choices of phase III and of the income phase.
PHASE_CHOICES = ("CULT", "UNLOCK", "SPADE", "SHIP", "SHIP_UP_TO")
# Choices that a player makes at once, even before others answer (TM-393).
CHOICES_AT_ONCE = ("CULT_AT_ONCE", "P3_FOR_VP")
# Choices that may be given up.
MAY_BE_DECLINED = {"SPADE", "FREE_TF", "BRIDGE", "W_TO_P", "P3_FOR_VP", "SHIP_UP_TO", "TERRAIN_UP_TO"}


def carry_out(table: Table, name: str, command: Command) -> None:
    """Carry out one command, or refuse it and leave the table as it was."""
    attempt(table.copied(), name, command)
    attempt(table, name, command)


def attempt(table: Table, name: str, command: Command) -> None:
    """Carry out one command; after a refusal the table is no longer of use."""
    need(name in table.seats, "TM-020", f"{name} does not play")
    need(not table.seats[name].dropped, "TM-419", f"{name} has left the game")
    if not table.site:
        check_decider(table, name)
    verb = command[0]
    rest = [str(part) for part in command[1:] if part is not None]
    seat = table.seats[name]
    if verb in ("leech", "decline"):
        leech.answer(table, name, int(rest[0]), rest[1], verb == "leech")
    elif verb == "colour":
        if "START_TERRAIN" in seat.due:
            setup.choose_start_terrain(table, name, rest[0])
        else:
            actions.change_terrain(table, name, rest[0])
    elif verb == "favour":
        actions.take_favour(table, name, rest[0])
    elif verb == "cult":
        actions.cult_steps(table, name, rest[0], int(rest[1]))
    elif verb == "lose":
        actions.lose_steps(table, name, rest[0], int(rest[1]))
    elif verb == "give up":
        give_up(table, name, rest[0])
    elif verb == "key":
        need(not table.site, "TM-423", "on the site the tracks without a key are named")
        stock.enter_10(table, name, rest[0])
    elif verb == "unlock":
        actions.unlock(table, name, rest[0])
    elif verb == "token":
        actions.take_token(seat)
    elif verb == "transform":
        terrain.transform(table, name, rest[0], rest[1] if len(rest) > 1 else None)
    elif verb == "ship":
        fleet.place_ship(table, name, rest[0])
    elif verb == "reward":
        track = rest[1] if len(rest) > 1 else None
        priests.choose_favour_reward(table, name, rest[0], track, int(rest[2]) if len(rest) > 2 else None)
    elif table.phase in setup.PHASES:
        setup.attempt(table, name, str(verb), rest)
    elif verb == "done" and table.phase in ("cult", "income"):
        end_phase_choices(table, name)
    else:
        in_own_turn(table, name, str(verb), rest)


def end_phase_choices(table: Table, name: str) -> None:
    """In phase III and the income phase spades and some ships may be left out, nothing else (TM-140, TM-401)."""
    seat = table.seats[name]
    for choice in PHASE_CHOICES:
        need(choice in ("SPADE", "SHIP_UP_TO") or choice not in seat.due, "TM-395", f"{choice} must be decided")
    seat.due.pop("SPADE", None)
    seat.due.pop("SHIP_UP_TO", None)


def in_own_turn(table: Table, name: str, verb: str, rest: list[str]) -> None:
    """Commands that belong to the turn of their player."""
    turns.own_turn(table, name)
    seat = table.seats[name]
    if verb == "build":
        building.build(table, name, rest[0], rest[1] if len(rest) > 1 else None)
    elif verb == "dig":
        terrain.dig(table, name, int(rest[0]))
    elif verb == "upgrade":
        building.upgrade(table, name, rest[0], rest[1])
    elif verb == "send":
        priests.send_priest(table, name, rest[0], int(rest[1]) if len(rest) > 1 else None)
    elif verb == "convert":
        stock.convert(table, name, int(rest[0]), rest[1], int(rest[2]), rest[3])
    elif verb == "burn":
        stock.burn(seat, int(rest[0]))
    elif verb == "advance":
        turns.begin_action(table, name)
        if rest[0] == "ship":
            tracks.advance_shipping(table, name)
        else:
            tracks.advance_exchange(table, name)
    elif verb == "action":
        actions.take_action(table, name, rest[0])
    elif verb == "bridge":
        building.bridge(table, name, rest[0], rest[1])
    elif verb == "connect":
        towns.connect(table, name, rest)
    elif verb == "town":
        towns.take_town(table, name, rest[0])
    elif verb == "pass":
        turns.check_settled(table, name)
        turns.begin_action(table, name)
        rounds.pass_turn(table, name, rest[0] if rest else None)
    elif verb == "sail":
        sailing.sail(table, name, rest[0], rest[1], rest[2] if len(rest) > 2 else None)
    elif verb == "halt":
        need(table.turn is not None and table.turn.under_way is not None, "TM-199", "no ship is under way")
        sailing.halt(table, name)
    elif verb == "anchor":
        sailing.anchor(table, name)
    elif verb == "trade":
        trade.trade(table, name, rest[0], rest[1] if len(rest) > 1 else None)
    elif verb == "return":
        trade.return_ships(table, name)
    elif verb == "done":
        rounds.end_turn(table, name)
    else:
        raise Refused("TM-059", f"no command {verb}")


def give_up(table: Table, name: str, choice: str) -> None:
    """Decline something offered."""
    seat = table.seats[name]
    need(choice in MAY_BE_DECLINED, "TM-422", f"{choice} cannot be declined")
    turn = table.turn if table.turn is not None and table.turn.seat == name else None
    must_first = choice == "SHIP_UP_TO" and "SHIP" in seat.due
    need(not must_first, "TM-401", "ships that must be placed come first")
    if choice == "BRIDGE":
        choice = "BRIDGE_UP_TO"
    if choice == "SPADE" and table.phase == "actions":
        need(turn is not None, "TM-059", f"it is not the turn of {name}")
        assert turn is not None
        turn.free_spades = 0
        turn.spade_given_up = True
    elif choice == "FREE_TF":
        need(turn is not None, "TM-059", f"it is not the turn of {name}")
        assert turn is not None
        turn.sandstorm = False
        turn.may_build = False
    elif choice in ("SPADE", "BRIDGE_UP_TO", "W_TO_P"):
        seat.due.pop(choice, None)
    else:
        need(choice in seat.due, "TM-422", f"no {choice} to decline")
        seat.settle(choice)


def decider(table: Table) -> str | None:
    """Who must decide next by the printed order (TM-117, TM-393, TM-395)."""
    if table.phase == "factions":
        return setup.decider(table)
    turn = table.turn
    if turn is not None and any(choice in table.seats[turn.seat].due for choice in CHOICES_AT_ONCE):
        return turn.seat
    if table.offers:
        return str(table.offers[0]["to"])
    if turn is not None:
        return turn.seat
    for name in table.playing:
        if any(choice in table.seats[name].due for choice in PHASE_CHOICES):
            return name
    return table.setup_queue[0] if table.setup_queue else None


def check_decider(table: Table, name: str) -> None:
    """By the printed rule nobody decides out of order."""
    if table.phase != "over":
        need(decider(table) == name, "TM-117" if table.offers else "TM-059", f"{name} does not decide now")


def run_automatic(table: Table) -> None:
    """Carry out everything that follows by itself, until a decision is open."""
    leech.drop_empty_offers(table)
    trade.go_on_trading(table)
    if table.phase == "factions" and table.seats and decider(table) is None:
        setup.start_dwellings(table)
    while table.automatic and not table.offers and decider(table) is None:
        rounds.automatic_step(table)
    if table.phase in ("scoring", "over") and table.final_points:
        for (_, name), points in table.final_points.items():
            table.seats[name].stock["VP"] += points
        table.final_points = {}

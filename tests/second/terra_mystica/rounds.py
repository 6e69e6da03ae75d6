"""The course of the game: set-up, turns, passing, the cult bonus, income and clean-up."""

from tests.second.terra_mystica.actions import pass_points
from tests.second.terra_mystica.data import (
    BONUS_TILES,
    BUILDINGS,
    CYCLE,
    FACTIONS,
    FAVOUR_TILES,
    ROUNDS,
    SCORING_TILES,
    START_VP_MERCHANTS,
)
from tests.second.terra_mystica.fleet import port_hexes
from tests.second.terra_mystica.scoring import final_points, score_resources
from tests.second.terra_mystica.state import Seat, Table, Turn, need
from tests.second.terra_mystica.stock import gain, gain_all
from tests.second.terra_mystica.turns import check_settled, drop_what_is_lost


def choose_faction(table: Table, faction: str) -> None:
    """The next seat takes this faction (TM-020)."""
    need(table.phase == "factions", "TM-020", "the factions have been chosen")
    need(faction in FACTIONS and faction not in table.seats, "TM-020", f"no faction {faction}")
    seat = Seat(faction)
    for other in table.seats.values():
        same_board = seat.kind != "base" and seat.kind == other.kind
        need(not same_board, "TM-020", f"a {seat.kind} faction is in play")
        taken = seat.kind == "base" and seat.home in (other.home, other.ring)
        need(not taken, "TM-020", f"{seat.home} is in play")
    if table.merchants:
        seat.stock["VP"] = START_VP_MERCHANTS[table.map_name][faction]
        seat.keys = 1 if faction == "auren" else 0
    table.seats[faction] = seat
    table.seating.append(faction)
    table.playing.append(faction)
    if seat.kind != "base":
        seat.owes("START_TERRAIN")
    if faction == "icemaidens":
        seat.owes("FAVOUR")


def choose_start_terrain(table: Table, name: str, colour: str) -> None:
    """Ice, volcano and variable factions choose a terrain that nobody uses (TM-021 to TM-023)."""
    seat = table.seats[name]
    need("START_TERRAIN" in seat.due, "TM-021", "no terrain to choose")
    used = {c for key, other in table.seats.items() if key != name for c in (other.home, other.ring)}
    need(colour in CYCLE and colour not in used, "TM-021", f"{colour} cannot be chosen")
    if seat.kind == "variable":
        seat.home = colour
        if name == "riverwalkers":
            seat.unlocked = {colour}
    else:
        seat.ring = colour
    seat.settle("START_TERRAIN")


def start_dwellings(table: Table) -> None:
    """All factions are chosen: forwards, backwards, the Nomads' third, the Chaos Magicians last (TM-031)."""
    for seat in table.seats.values():
        need("START_TERRAIN" not in seat.due, "TM-023", f"{seat.faction} must choose a terrain")
        need("FAVM1" not in seat.due, "TM-283", f"{seat.faction} must choose the reward of the favour tile")
        need("FAVOUR" not in seat.due, "TM-042", f"{seat.faction} must take a favour tile")
    two = [name for name in table.seating if name != "chaosmagicians"]
    table.setup_queue = two + two[::-1]
    table.setup_queue += [name for name in ("nomads", "chaosmagicians") if name in table.seats]
    table.phase = "dwellings"


def after_dwellings(table: Table) -> None:
    """Ports are placed in turn order, by those who have a place for them (TM-038); then bonus tiles."""
    if table.merchants:
        table.phase = "ports"
        table.setup_queue = [name for name in table.seating if port_hexes(table, name)]
    if not table.setup_queue:
        start_bonus_choice(table)


def start_bonus_choice(table: Table) -> None:
    """Bonus tiles are chosen in reverse order (TM-041)."""
    table.phase = "bonus"
    table.setup_queue = table.seating[::-1]


def first_bonus(table: Table, name: str, tile: str | None) -> None:
    """Take the first bonus tile."""
    need(bool(table.setup_queue) and table.setup_queue[0] == name, "TM-041", f"{name} does not choose now")
    take_bonus(table, name, tile)
    table.seats[name].passed = True
    table.setup_queue.pop(0)
    if not table.setup_queue:
        table.automatic = [("income", other) for other in table.playing] + [("round", "")]
        table.phase = "income"


def take_bonus(table: Table, name: str, tile: str | None) -> None:
    """Take a bonus tile of the supply with the coins on it."""
    need(tile is not None and tile in table.bonus_coins, "TM-109", f"{tile} is not available")
    assert tile is not None
    table.seats[name].stock["C"] += table.bonus_coins.pop(tile)
    table.seats[name].bonus = tile


def pass_turn(table: Table, name: str, tile: str | None) -> None:
    """Pass: points, then another bonus tile (TM-109 to TM-111)."""
    seat = table.seats[name]
    seat.stock["VP"] += pass_points(table, name)
    old = seat.bonus
    if table.round < ROUNDS:
        take_bonus(table, name, tile)
    else:
        need(tile is None, "TM-110", "no bonus tile in the last round")
        seat.bonus = None
    if old:
        table.bonus_coins[old] = 0
    seat.passed = True
    table.passing.append(name)
    assert table.turn is not None
    table.turn.actions_left = 0
    end_turn(table, name)


def end_turn(table: Table, name: str) -> None:
    """The next player who has not passed is on; if all have passed the round ends."""
    turn = table.turn
    need(turn is not None and turn.seat == name, "TM-059", f"it is not the turn of {name}")
    assert turn is not None
    need((turn.begun and not turn.actions_left) or table.seats[name].passed, "TM-059", "no action has been taken")
    check_settled(table, name)
    drop_what_is_lost(table, name)
    seat = table.seats[name]
    seat.stopped_at_9.clear()
    seat.no_key.clear()
    next_turn(table, name)


def next_turn(table: Table, name: str) -> None:
    """Find who acts after this faction."""
    at = table.playing.index(name)
    for other in table.playing[at + 1 :] + table.playing[: at + 1]:
        if not table.seats[other].passed and not table.seats[other].dropped:
            table.turn = Turn(other)
            table.seats[other].stopped_at_9.clear()
            return
    table.turn = None
    end_round(table)


def end_round(table: Table) -> None:
    """All have passed: prepare the cult bonus and income, or the final scoring."""
    if table.round == ROUNDS:
        table.automatic = [("final", "")] + [("resources", name) for name in table.playing]
        return
    order = coming_order(table)
    active = [name for name in order if not table.seats[name].dropped]
    order_of_income = active + [name for name in order if table.seats[name].dropped]
    table.playing = order
    table.automatic = [("cult", name) for name in order_of_income]
    table.automatic += [("income", name) for name in order_of_income] + [("round", "")]
    table.phase = "cult"


def coming_order(table: Table) -> list[str]:
    """The order of play of the next round (TM-029, TM-030)."""
    if table.variable_order:
        return [name for name in table.seating if table.seats[name].dropped] + table.passing
    at = table.seating.index(table.passing[0])
    return table.seating[at:] + table.seating[:at]


def drop(table: Table, name: str) -> None:
    """A player leaves: no more moves and no offers, the bonus tile returns without coins."""
    seat = table.seats[name]
    seat.dropped = True
    table.passing = [other for other in table.passing if other != name]
    if seat.bonus:
        table.bonus_coins[seat.bonus] = 0
        seat.bonus = None
    for offer in [o for o in table.offers if o["to"] == name]:
        table.offers.remove(offer)
    if table.turn is not None and table.turn.seat == name:
        next_turn(table, name)


def automatic_step(table: Table) -> tuple[str, str]:
    """Carry out the next step that needs no decision; returns its kind and its faction."""
    kind, name = table.automatic.pop(0)
    if kind == "cult":
        cult_bonus(table, name)
    elif kind == "income":
        table.phase = "income"
        for seat in table.seats.values():
            seat.due.pop("SPADE", None)
        income(table, name)
    elif kind == "round":
        start_round(table)
    elif kind == "final":
        table.phase = "scoring"
        table.final_points = final_points(table)
    else:
        score_resources(table.seats[name])
        if not table.automatic:
            table.phase = "over"
    return kind, name


def cult_bonus(table: Table, name: str) -> None:
    """The reward of the scoring tile for every full number of steps (TM-138)."""
    tile = SCORING_TILES[table.scoring[table.round - 1]]
    seat = table.seats[name]
    track = tile["cult"].upper()
    steps = seat.cult.get(track, seat.priests_on_cults)
    for what, number in tile["reward"].items():
        times = steps // tile["req"]
        if times and not (seat.dropped and what == "SPADE"):
            gain(table, name, what, number * times)


def income(table: Table, name: str) -> None:
    """Income of buildings, favour tiles and the bonus tile (TM-045)."""
    seat = table.seats[name]
    for kind in BUILDINGS:
        built = table.count(name, kind)
        gain_all(table, name, {what: row[built] for what, row in seat.facts["buildings"][kind]["income"].items()})
    if seat.bonus:
        gain_all(table, name, BONUS_TILES[seat.bonus]["income"])
    if table.has(name, "SY"):
        gain_all(table, name, {"SHIP": 1})
    # The ship of a favour tile may be left out, so it comes after those that must be placed (TM-401).
    for tile in sorted(seat.favours):
        gain_all(table, name, FAVOUR_TILES[tile]["income"])


def start_round(table: Table) -> None:
    """Clean up and begin the next action phase (TM-143)."""
    for tile in table.bonus_coins:
        table.bonus_coins[tile] += 1
    table.used.clear()
    table.round += 1
    table.phase = "actions"
    table.passing = []
    for seat in table.seats.values():
        seat.passed = False
        seat.stopped_at_9.clear()
    first = next(name for name in table.playing if not table.seats[name].dropped)
    table.turn = Turn(first)

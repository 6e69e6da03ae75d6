"""The course of the game: turns, passing, the cult bonus, income and clean-up."""

from tests.second.terra_mystica.actions import pass_points
from tests.second.terra_mystica.data import BONUS_TILES, BUILDINGS, FAVOUR_TILES, ROUNDS, SCORING_TILES
from tests.second.terra_mystica.scoring import final_points, score_resources
from tests.second.terra_mystica.state import Table, Turn, need
from tests.second.terra_mystica.stock import gain, gain_all
from tests.second.terra_mystica.turns import check_settled, drop_what_is_lost


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
    seat = table.seats[name]
    if not table.site and turn.running and turn.actions_left and not seat.passed:
        # The first action of a double turn is over (TM-406, TM-422).
        check_settled(table, name)
        drop_what_is_lost(table, name)
        turn.clear_action()
        turn.running = False
        return
    need((turn.begun and not turn.actions_left) or seat.passed, "TM-059", "no action has been taken")
    check_settled(table, name)
    drop_what_is_lost(table, name)
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
    table.playing = coming_order(table)
    start_income(table)
    table.phase = "cult"
    table.automatic[:0] = [("cult", name) for name in receiving(table)]


def start_income(table: Table) -> None:
    """Prepare the income of the coming round; the records clean up only after it, which makes no difference."""
    table.phase = "income"
    table.automatic = [] if table.site else [("clean up", "")]
    table.automatic += [("income", name) for name in receiving(table)] + [("round", "")]


def receiving(table: Table) -> list[str]:
    """The order of cult bonus and income (TM-139, TM-395); who has left comes after all others."""
    return sorted(table.playing, key=lambda name: table.seats[name].dropped)


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
    elif kind == "clean up":
        clean_up(table)
    elif kind == "round":
        if table.site:
            clean_up(table)
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
    table.dug = {}
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


def clean_up(table: Table) -> None:
    """Free the action spaces, put coins on the bonus tiles and turn to the next round (TM-010, TM-143)."""
    for tile in table.bonus_coins:
        table.bonus_coins[tile] += 1
    table.used.clear()
    table.round += 1
    table.phase = "income"


def start_round(table: Table) -> None:
    """Begin the next action phase."""
    table.phase = "actions"
    table.passing = []
    for seat in table.seats.values():
        seat.passed = False
        seat.stopped_at_9.clear()
    first = next(name for name in table.playing if not table.seats[name].dropped)
    table.turn = Turn(first)

"""Before round 1: factions or their auction, starting terrains, first dwellings, ports and bonus tiles."""

from tests.second.terra_mystica.building import place_first_dwelling
from tests.second.terra_mystica.data import CYCLE, FACTIONS, START_VP_MERCHANTS
from tests.second.terra_mystica.draw import board_of, faction_pool
from tests.second.terra_mystica.fleet import choose_port, port_hexes
from tests.second.terra_mystica.rounds import start_income, take_bonus
from tests.second.terra_mystica.state import Seat, Table, need

AUCTION_VP = 40
PHASES = ("factions", "dwellings", "ports", "bonus")


def add_seat(table: Table, faction: str, player: str, points: int | None) -> None:
    """Put a faction on the table."""
    seat = Seat(faction)
    seat.player = player
    if points is not None:
        seat.stock["VP"] = points
    elif table.merchants or "start-vp-table" in table.options:
        seat.stock["VP"] = START_VP_MERCHANTS[table.map_name][faction]
    if table.merchants and faction == "auren":
        seat.keys = 1
    table.seats[faction] = seat
    table.seating.append(faction)
    table.playing.append(faction)
    if seat.kind != "base":
        seat.owes("START_TERRAIN")
    if faction == "icemaidens":
        seat.owes("FAVOUR")


def choose_faction(table: Table, faction: str, player: str = "") -> None:
    """The next seat takes this faction (TM-020)."""
    need(table.phase == "factions" and not table.auction, "TM-020", "the factions are not chosen now")
    need(faction in FACTIONS and faction not in table.seats, "TM-020", f"no faction {faction}")
    if player:
        need(faction in faction_pool(table.options), "TM-359", f"{faction} is not in this game")
        table.players.remove(player)
    for name, other in table.seats.items():
        need(board_of(faction) != board_of(name), "TM-020", f"{name} is in play")
        # The terrain that an ice or variable faction has chosen is closed (TM-021, TM-022).
        need(board_of(faction) not in (other.home, other.ring), "TM-020", f"{name} uses this terrain")
    add_seat(table, faction, player, None)


def bid(table: Table, player: str, faction: str, points: int) -> None:
    """Bid victory points for a drawn faction (TM-025, TM-026, TM-398)."""
    need(bool(table.auction) and table.bidder == player, "TM-026", f"{player} does not bid now")
    need(faction in table.auction, "TM-024", f"{faction} was not drawn")
    need(0 <= points <= AUCTION_VP, "TM-398", "a bid is between 0 and 40")
    least = table.bids[faction][1] + 1 if faction in table.bids else 0
    need(points >= least, "TM-026", f"at least {least} must be bid")
    table.bids[faction] = (player, points)
    holding = {holder for holder, _ in table.bids.values()}
    at = table.players.index(player)
    waiting = [other for other in table.players[at + 1 :] + table.players[:at] if other not in holding]
    table.bidder = waiting[0] if waiting else None
    if table.bidder is None:
        end_auction(table)


def end_auction(table: Table) -> None:
    """The order of drawing is the order of play (TM-027); bids are taken off the 40 points (TM-025, TM-028)."""
    drawn, table.auction, table.players = table.auction, [], []
    for faction in drawn:
        player, points = table.bids[faction]
        add_seat(table, faction, player, AUCTION_VP - points)


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


def decider(table: Table) -> str | None:
    """Who decides before the first dwellings: choices of a faction come with it, only a volcano waits (TM-023)."""
    if table.bidder is not None:
        return table.bidder
    for name, seat in table.seats.items():
        if seat.due and seat.kind != "volcano":
            return name
    if table.players:
        return table.players[0]
    return next((name for name, seat in table.seats.items() if seat.due), None)


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
        start_income(table)


def attempt(table: Table, name: str, verb: str, rest: list[str]) -> None:
    """First dwellings, ports and first bonus tiles."""
    if table.phase == "factions":
        start_dwellings(table)
    if verb == "build":
        need(table.phase == "dwellings", "TM-031", "all dwellings are placed")
        place_first_dwelling(table, name, rest[0])
        if not table.setup_queue:
            after_dwellings(table)
    elif verb == "port":
        choose_port(table, name, rest[0])
        if not table.setup_queue:
            start_bonus_choice(table)
    else:
        need(verb == "pass" and table.phase == "bonus", "TM-041", f"no {verb} during the set-up")
        first_bonus(table, name, rest[0] if rest else None)

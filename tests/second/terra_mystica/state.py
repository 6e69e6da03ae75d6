"""The state of one game as plain dicts, and the refusal of a command that breaks a rule."""

import copy
from typing import Any

from tests.second.terra_mystica.data import (
    BONUS_TILES,
    CULTS,
    FACTIONS,
    FAVOUR_TILES,
    MAPS,
    SCORING_TILES,
    START_VP,
    TOWN_TILES,
)


class Refused(Exception):
    """A command that a rule forbids."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


def need(holds: bool, rule: str, reason: str) -> None:
    """Refuse unless the condition holds."""
    if not holds:
        raise Refused(rule, reason)


class Seat:
    """One faction at the table: what it owns, and the choices it still has to make (`due`)."""

    def __init__(self, faction: str) -> None:
        facts = FACTIONS[faction]
        start = facts["start"]
        self.faction = faction
        self.facts: dict[str, Any] = facts
        self.kind: str = facts["kind"]
        self.stock: dict[str, int] = {"VP": START_VP, "C": start["C"], "W": start["W"], "P": start["P"]}
        self.bowls: dict[int, int] = {1: start["bowls"][0], 2: start["bowls"][1], 3: start["bowls"][2]}
        self.cult: dict[str, int] = {track: start["cult"][track] for track in CULTS}
        self.keys = 0
        self.priest_limit: int = start["max_priests"]
        self.priests_on_cults = 0
        self.shipping: int = facts["shipping"]["start"]
        self.exchange = 0
        self.skips: int = facts["skip"]["start"] if "skip" in facts else 0
        # Home terrain; "ice" and "volcano" are terrains too. None: a variable faction that has not chosen yet.
        self.home: str | None = facts["home"] or (self.kind if self.kind in ("ice", "volcano") else None)
        # The starting terrain of an ice or volcano faction.
        self.ring: str | None = None
        self.unlocked: set[str] = set()
        self.kept_priest = False
        self.bonus: str | None = None
        self.favours: set[str] = set()
        self.towns: list[str] = []
        self.bridges_left = 3
        self.passed = False
        self.dropped = False
        self.due: dict[str, int] = {}
        # Steps that stopped at 9 in this turn, and tracks that the player names as getting no key (TM-134, TM-423).
        self.stopped_at_9: set[str] = set()
        self.no_key: set[str] = set()
        # Merchants of the Seas: where the ships (merchants) are, the port (warehouse) and the hexes traded with.
        self.ships: list[str] = []
        self.port: str | None = None
        self.traded: set[str] = set()
        # The range tile of Fakirs and Dwarves.
        self.range = 1
        # The one track of a double step that has been begun.
        self.double_step: str | None = None
        # Who plays the faction, before it is chosen the only name of a seat.
        self.player = ""

    def copied(self) -> "Seat":
        """A copy that shares only the printed figures."""
        other = copy.copy(self)
        for field in ("stock", "bowls", "cult", "unlocked", "favours", "towns", "due", "stopped_at_9", "no_key"):
            setattr(other, field, copy.copy(getattr(self, field)))
        other.ships = list(self.ships)
        other.traded = set(self.traded)
        return other

    def owes(self, choice: str, number: int = 1) -> None:
        """Note a choice still to be made."""
        if number > 0:
            self.due[choice] = self.due.get(choice, 0) + number

    def settle(self, choice: str, number: int = 1) -> None:
        """Take a choice off the list."""
        self.due[choice] -= number
        if self.due[choice] <= 0:
            del self.due[choice]


class Turn:
    """The running turn of one player: what has been done in it and what may still follow."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.actions_left = 1
        self.begun = False
        # Whether an action has been begun and not yet ended: the Chaos Magicians end the first of two by "done".
        self.running = False
        self.clear_action()

    def clear_action(self) -> None:
        """Forget the details of the action before, at the start of a new one."""
        self.free_spades = 0
        self.bought_spades = 0
        self.bought_any = False
        self.spade_given_up = False
        self.may_build = False
        self.loose_order = False
        self.two_spades = False
        self.sandstorm = False
        self.witches_ride = False
        self.skipped_to: str | None = None
        # A move action: ships that have not moved; the one under way, its spaces left, whether power was paid for it.
        self.sailing = False
        self.moved_any = False
        self.unmoved: list[str] = []
        self.under_way: str | None = None
        self.spaces_left = 0
        self.power_paid = False
        # Buildings entered, trades made (hex, ship comes back), a reward still to be chosen.
        self.to_trade: list[str] = []
        self.trades: list[tuple[str, bool]] = []
        self.reward_open = False
        self.open_before = 0
        # A stronghold was among the trades; its transform and build may be carried out now (TM-328).
        self.stronghold_traded = False
        self.window_open = False
        self.barred_spades = 0
        # Hex -> direction of the steps made on it (+1 or -1 on the cycle, 0 if there is none), and what it was before.
        self.transformed: dict[str, int] = {}
        self.was: dict[str, str] = {}

    def copied(self) -> "Turn":
        """A copy that shares nothing that changes."""
        other = copy.copy(self)
        for field in ("unmoved", "to_trade", "trades", "transformed", "was"):
            setattr(other, field, copy.copy(getattr(self, field)))
        return other


# Fields of a table that change in the course of the game and hold nothing that changes itself.
CHANGING = (
    *("terrain", "buildings", "in_town", "bridges", "town_rivers", "bonus_coins", "favours_left", "towns_left"),
    *("used", "seating", "playing", "passing", "players", "auction", "bids"),
    *("setup_queue", "automatic", "final_points", "dug"),
)


class Table:
    """One game: map, seats, tiles in the supply, the round and the running turn."""

    def __init__(
        self, map_name: str, options: set[str], scoring: list[str], removed: set[str], final: str | None
    ) -> None:
        self.options = options
        self.site = "site" in options
        self.merchants = "merchants" in options
        self.map_name = map_name
        self.variable_order = "variable-turn-order" in options
        self.cells: dict[str, Any] = MAPS[map_name]["cells"]
        self.crossings: set[frozenset[str]] = {frozenset(pair) for pair in MAPS[map_name]["bridges"]}
        self.canals: list[list[str]] = MAPS[map_name]["canals"] if self.merchants else []
        self.terrain: dict[str, str] = {h: c["terrain"] for h, c in self.cells.items() if c["terrain"] != "river"}
        self.buildings: dict[str, tuple[str, str]] = {}
        self.in_town: set[str] = set()
        self.bridges: list[tuple[str, str, str]] = []
        self.town_rivers: set[str] = set()
        self.scoring = scoring
        self.final = final
        sets = {"base"} | ({"mini-expansion"} if "mini-expansion-1" in options else set())
        out = set(removed) | ({"BON10"} if "shipping-bonus" not in options else set())
        if self.merchants:
            sets.add("merchants")
            out |= {"BON6", "TW7"}
        else:
            out |= {tile for tile in (*BONUS_TILES, *FAVOUR_TILES) if tile.startswith(("BONM", "FAVM"))}
        self.bonus_coins: dict[str, int] = {tile: 0 for tile in BONUS_TILES if tile not in out}
        self.favours_left: dict[str, int] = {t: v["count"] for t, v in FAVOUR_TILES.items() if t not in out}
        self.towns_left: dict[str, int] = {
            t: v["count"] for t, v in TOWN_TILES.items() if v["set"] in sets and t not in out
        }
        self.orders: dict[str, list[int]] = {track: [] for track in CULTS}
        self.used: set[str] = set()
        self.seats: dict[str, Seat] = {}
        # Seats in the order of the table, the order of play of this round and the shown order.
        self.seating: list[str] = []
        self.playing: list[str] = []
        self.passing: list[str] = []
        # Players who have no faction yet; the drawn factions of an auction and the bids for them (player, points).
        self.players: list[str] = []
        self.auction: list[str] = []
        self.bids: dict[str, tuple[str, int]] = {}
        self.bidder: str | None = None
        self.round = 0
        # factions, dwellings, ports, bonus, actions, cult, income, scoring, over
        self.phase = "factions"
        self.setup_queue: list[str] = []
        self.automatic: list[tuple[str, str]] = []
        self.turn: Turn | None = None
        self.offers: list[dict[str, Any]] = []
        self.final_points: dict[tuple[str, str], int] = {}
        # Phase III: hex -> direction of the spades used on it by the player who is choosing.
        self.dug: dict[str, int] = {}

    def copied(self) -> "Table":
        """A copy that shares only what never changes."""
        other = copy.copy(self)
        for field in CHANGING:
            setattr(other, field, copy.copy(getattr(self, field)))
        other.orders = {track: list(taken) for track, taken in self.orders.items()}
        other.seats = {name: seat.copied() for name, seat in self.seats.items()}
        other.turn = self.turn.copied() if self.turn is not None else None
        builds = {id(offer["build"]): dict(offer["build"]) for offer in self.offers}
        other.offers = [{**offer, "build": builds[id(offer["build"])]} for offer in self.offers]
        return other

    def turn_begun(self) -> bool:
        """Whether the action of the running turn has been begun."""
        return self.turn is not None and self.turn.begun

    def own(self, name: str) -> set[str]:
        """The hexes with buildings of one faction."""
        return {hex_ for hex_, (owner, _) in self.buildings.items() if owner == name}

    def count(self, name: str, kind: str) -> int:
        """How many buildings of one kind a faction has on the map."""
        return sum(1 for building in self.buildings.values() if building == (name, kind))

    def has(self, name: str, kind: str) -> bool:
        """Whether a faction has such a building on the map."""
        return self.count(name, kind) > 0

    def scoring_tile_pays(self, name: str, what: str, number: int = 1) -> None:
        """Points of the scoring tile of the round, in the action phase only."""
        if self.phase == "actions":
            points = SCORING_TILES[self.scoring[self.round - 1]]["vp"].get(what, 0)
            self.seats[name].stock["VP"] += points * number

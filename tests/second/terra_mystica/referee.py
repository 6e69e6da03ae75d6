"""The referee: for every position what each player may do, in the smallest possible steps, and every stock.

    game = Referee.new("base", ["Ann", "Ben"], {"merchants", "fire-and-ice"}, scoring, bonus, final)
    game.owing()                       {"Ann": [("faction", "witches"), ...]}
    game.play("Ann", ("faction", "witches"))
    game.stocks()                      {"seats": {"witches": {"VP": 20, ...}}, "map": {"A1": "brown", ...}, ...}

It plays by the printed rules (the table's default; not the reading `site`). A player is called by the given name until
he has a faction, then by the faction: "witches", "chaosmagicians", "icemaidens" ... Hexes, tiles and actions have the
names of the data tables ("E5", "r12", "FAV11", "TW3", "BON4", "ACT5"), terrains are colours ("yellow", "ice"),
cults "fire", "water", "earth", "air", buildings "D", "TP", "TE", "SH", "SA", "SY".

Set-up
    ("faction", f)            choose a faction (no auction)
    ("bid", f, n)             bid n points for a drawn faction
    ("colour", c)             starting terrain (ice and variable with the faction, volcano after all)
    ("favour", t)             the Ice Maidens' first favour tile
    ("build", h, None)        a first dwelling
    ("port", h)               port or warehouse; asked only who has a place for it
    ("bonus", t)              the first bonus tile

Answers of others (nobody else may do anything meanwhile)
    ("leech", f, n, yes)      n power offered because of faction f: its building, or its trade with one's own building
Answers of the builder, at once after the first neighbour has accepted and before the next is asked (TM-393)
    ("cult", c)               the Cultists' step
    ("token", yes)            the Shapeshifters' token in bowl III for 1 point; not asked without a point

The own turn: conversions, one main action, the choices that arise from it in any order, then ("done",).
    ("convert", a, b)         PW-P, PW-W, PW-C, P-W, P-C, W-C; Alchemists VP-C, C-VP; Darklings W-P after their SH
    ("burn",)                 one token of bowl II is removed, another goes to bowl III
    ("connect", r)            the Mermaids found a town across a river hex
  main actions
    ("transform", h, c)       ONE step of hex h to the next terrain c (also "ice"); a free spade is used if there is
                              one, otherwise one is bought; flight or tunnel is paid if needed. The Giants go to "red"
                              with two spades, the Dragonlords to "volcano" for tokens; the sandstorm goes to "yellow"
    ("transform", h, "volcano", cult)   the Acolytes pay with steps on that cult
    ("build", h, ship)        dwelling on home terrain; `ship` is None, or where the own ship (merchant) is that is
                              returned instead of the price. On another terrain: sandstorm beside that ship (TM-267)
    ("upgrade", h, kind)      also the Swarmlings' free one
    ("send", cult, n)         priest for 3, 2 or 1 steps (the Acolytes' extra step comes by itself)
    ("advance", "shipping"), ("advance", "exchange")
    ("power", a)              ACT1 ... ACT6, ACTM1 (move ships), ACTM2 (place a ship), ACTM3 (favour tile)
    ("special", a)            BON1, BON2, BONM1, BONM3, FAV6, SYMOVE, SYBUILD, ACTA ACTC ACTE ACTG ACTN ACTS ACTW, ACTH5
                              (5 power), ACTH6 (5 tokens)
    ("pass", t)               t is the new bonus tile, None in round 6; ends the turn without ("done",)
  choices
    ("favour", t), ("town", t), ("cult", c) (both steps if two go to one track), ("key", c) (which track gets a key
    if there are too few), ("unlock", colour), ("unlock", None) (keep the priest), ("ship", place), ("bridge", h1, h2)
    with h1 < h2, ("colour", c) (Shapeshifters), and for the new favour tile of fire ("reward", "shipping"),
    ("reward", "step", cult), ("reward", "priest", cult, n)
  moving ships (merchants): one space at a time, one ship after the other
    ("sail", a, b)            the ship under way if it stands on a and has a space left, otherwise one on a that has not
                              moved; ("sail", a, b, "III") if 1 power is paid for this space (Swarmlings also "II");
                              the Riverwalkers' two further spaces are ("sail", a, b) again
    ("halt",)                 ends the way of the ship under way (needed only if another on its hex is to move)
    ("anchor",)               all ships have moved; now they trade
    ("trade", h, x)           x is None; TE "PW" or "cult"; SA "cult" or "P"; SY "ship" or "free-move". A track is then
                              chosen by ("cult", c), a terrain by ("unlock", c); then the owner answers ("leech", ...)
    ("return",)               only if a stronghold was traded with: ends its transform and build, ships return
  ("done",)                   ends the turn, or the first action of the Chaos Magicians' double turn. What is optional
                              and was not used is lost: spades, bridges, ships, the Darklings' priests, a new terrain
Phase III and income: ("transform", h, c), ("cult", c), ("unlock", c), ("ship", place), and ("done",) if spades or
optional ships are left over.

Only one player owes a decision at a time. If there is but one legal command, `forced` names it: another engine may
have carried it out by itself. Compare stocks when the player on turn is to decide: between a building and the
answers to it engines may differ in what they have booked.
"""

from collections.abc import Sequence
from typing import Any

from tests.second.terra_mystica import draw, units
from tests.second.terra_mystica.data import BONUS_TILES
from tests.second.terra_mystica.game import Command, decider, run_automatic
from tests.second.terra_mystica.legal import legal
from tests.second.terra_mystica.snapshot import stocks
from tests.second.terra_mystica.state import Table, need


class Referee:
    """One game under way."""

    def __init__(self, table: Table) -> None:
        assert not table.site
        self.table = table
        run_automatic(table)

    @classmethod
    def new(
        cls,
        map_name: str,
        players: Sequence[str],
        options: set[str],
        scoring: Sequence[str],
        bonus: Sequence[str],
        final: str | None = None,
        auction: Sequence[str] = (),
    ) -> "Referee":
        """A new game with the tiles drawn (and the factions, for an auction); a draw that cannot be is refused.

        Options: those of the module `draw`, "variable-turn-order", and "start-vp-table" to use the start points of
        Merchants of the Seas without it (TM-318).
        """
        draw.check_players(players)
        draw.check_scoring_tiles(options, scoring)
        draw.check_bonus_tiles(options, len(players), bonus)
        draw.check_final_tile(options, final)
        table = Table(map_name, set(options), list(scoring), set(BONUS_TILES) - set(bonus), final)
        table.players = list(players)
        if auction:
            draw.check_auction(options, len(players), auction)
            table.auction = list(auction)
            table.bidder = table.players[0]
        return cls(table)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == "over"

    def owing(self) -> dict[str, list[Command]]:
        """Who owes a decision, and the legal commands."""
        who = decider(self.table)
        return {} if self.over or who is None else {who: legal(self.table, who)}

    def forced(self) -> tuple[str, Command] | None:
        """The player and the command, if only one is legal."""
        for who, commands in self.owing().items():
            if len(commands) == 1:
                return who, commands[0]
        return None

    def play(self, who: str, command: Command) -> None:
        """Carry out one command, or refuse it (`Refused` names the rule) and leave everything as it was."""
        need(not self.over, "TM-146", "the game is over")
        trial = self.table.copied()
        units.play(trial, who, command)
        self.table = trial

    def stocks(self) -> dict[str, Any]:
        """Everything that lies on the table, as plain dicts, lists, names and numbers."""
        return stocks(self.table)

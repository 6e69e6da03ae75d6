"""The referee: for every position what each player may do, in the smallest possible steps, and every stock.

    game = Referee.new(["Ann", "Ben"], {"station", "tickets"}, seed=7)
    game.owing()                       {"Ann": [("worker", "basic_3twig"), ("play", "farm", "hand", "pay"), ...]}
    game.play("Ann", ("worker", "basic_3twig"))
    game.stocks()                      {"seats": {"Ann": {"stock": {"twig": 3}, "hand": [...]}}, "deck": [...], ...}

Names are those of the data tables. A card in a city has a label that is unique on the table ("farm-3": the third Farm
laid into any city); a space is a location, an event or a label; a source of cards is "hand", "meadow-1" ... "meadow-8",
"station-1" ... "station-3", "reserved", "archive" or "revealed". A worker whose card has gone stands "nowhere".

Options: "station" (board, 59 cards, golden tokens, visitors, tiles) or "cards" (57 cards and golden tokens only),
"tickets", "reservations", "forest", "basic-events", "abilities", "events-mixed" / "events-two-and-two" /
"events-newleaf" (with "named-events" the mixed way keeps the base events that need named cards), "year-2", "year-3"
for Rugwort, and "must-act": what the rulebook words with "may" at Hotel, Locomotive, Chipsmith and Conductor is then
compulsory once the worker stands there (EV-490, EV-494, open question 66); without it ("done",) is allowed there.

Actions (exactly one a turn)
    ("worker", space)                     place a worker
    ("play", card, source, "pay")         at the printed cost
    ("play", card, "reserved", "token")   the reserved card, 1 resource less
    ("play", card, source, "help", label) with Crane, Innkeeper, Inventor or Judge
    ("play", card, source, "prison", label)  with the Dungeon; the label is that of the critter
    ("play", card, source, "occupy", label)  by an occupied token on the construction
    ("play", card, source, "golden", label)  by a golden one
    ("season",), ("pass",)
    ("ticket", space)                     the worker there is moved; asked where to by ("worker", space)
    ("reserve", source)
Answers; ("done",) wherever something is optional or may be ended
    ("cheaper", r)             the discount removes one r from the cost (not asked if it does not matter)
    ("swap", old, new)         the Judge replaces a resource of the cost
    ("share", label | None)    the newcomer is laid on its free partner or on a space of its own
    ("trigger", label)         which blue card reacts next; ("activate", label) which green card is next; both only if
                               there are several. ("activate", label) also for Chip Sweep, Gardener, Chipsmith, bees
    ("play", card, source, "free" | "minus")  Inn, Hotel, Locomotive, Queen, Postal Pigeon, Cemetery, Forest
    ("gain", r)                a resource of choice; ("take", r) from a Freight Car; ("store", r) on a Storehouse
    ("pay", r)                 Doctor, Woodcarver, Miller, Monk, Monastery, Peddler, one resource at a time
    ("player", name)           receiver of the Shepherd's price, of Monk, Monastery, Post Office; city for the Fool
    ("discard", card)          a hand card (Haven, Forest, Journey, Bard, events, Post Office, bees), one at a time
    ("discard", label)         a card of the own city (Ruins, University, Magician, Croak Wart Cure)
    ("discard", source)        Undertaker, Knoll; ("discard", "reserved") while preparing
    ("draw", source | "deck")  summer, Undertaker, Forest, Lamplighter, Knoll, Poet; Museum ("draw", "deck") for both
    ("give", card, name | None)  City Hall, Diplomat, Tea House, Teacher; None discards it if nobody can take it
    ("give", card)             Post Office; ("give", r, name | None) A Brilliant Marketing Plan
    ("keep", card)             Teacher; ("reveal", "deck" | "discard") Cemetery; ("colour", c) Poet
    ("copy", location | label) Lookout and Forest; Miner Mole, Air Balloon, Conductor
    ("move", space)            Ranger: the worker to be moved, then ("worker", space)
    ("repeat", location)       Clock Tower
    ("lay", r), ("take", card), ("tuck", label | card), ("recall", space)   events
    ("dismiss", v), ("invite", v), ("tile", 1 | 2 | 3)   Station and Knoll; "invite" also for Rugwort between equals
    ("archive", source) bats, ("snail",) snails, ("remove", label) Fool against Rugwort, ("pick", card) Rugwort's raid

Only one player owes a decision at a time. If there is but one legal command, `forced` names it: another engine may
have carried it out by itself. The chance of later reshuffles and dice is `chance`: given orders and rolls come first.

The Photographer takes the best card by itself (EV-408). Not in it: parts for other expansions (legendary cards,
ambassadors, travellers), ability cards of other sets (two dealt, one kept), the digital direction of Rugwort's Forest
worker, the strict reading of the Queen's sources (EV-380).
"""

import copy
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from tests.second.everdell import (
    after,
    board,
    events,
    green,
    hand,
    playing,
    production,
    red,
    scoring,
    solo,
    station,
    tan,
    turns,
)
from tests.second.everdell.setup import lay_out
from tests.second.everdell.snapshot import stocks
from tests.second.everdell.state import QUESTIONS, Chance, Command, Refused, Table, need, settle
from tests.second.everdell.turns import check_action

PARTS = (after, board, events, green, hand, playing, production, red, solo, station, tan, turns)
"""The modules that register steps and questions."""


class Referee:
    """One game under way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        settle(table)

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        options: AbstractSet[str] = frozenset(),
        seed: int = 0,
        given: Mapping[str, list[str]] | None = None,
        chance: Chance | None = None,
    ) -> "Referee":
        """A new game, the first player first; orders of deck, forest, special, tiles, visitors, abilities as given."""
        return cls(lay_out(players, set(options), chance or Chance(seed), dict(given or {})))

    @property
    def over(self) -> bool:
        """Whether all have passed."""
        return self.table.over

    def owing(self) -> dict[str, list[Command]]:
        """For the player who owes a decision the legal commands."""
        if self.over:
            return {}
        task = self.table.stack[-1]
        return {task.who: QUESTIONS[task.kind].ask(self.table, task)}

    @property
    def asked(self) -> str:
        """The kind of the question that is open."""
        return self.table.stack[-1].kind if self.table.stack else ""

    @property
    def forced(self) -> Command | None:
        """The only legal command, if there is but one."""
        options = [command for commands in self.owing().values() for command in commands]
        return options[0] if len(options) == 1 else None

    def play(self, who: str, command: Command) -> None:
        """Carry out a command; refuse with the rule it breaks and change nothing."""
        need(not self.over, "EV-111", "the game is over")
        task = self.table.stack[-1]
        need(who == task.who, "EV-015", f"{task.who} is to decide")
        if command not in QUESTIONS[task.kind].ask(self.table, task):
            if task.kind == "turn":
                check_action(self.table, who, command)
            raise Refused(QUESTIONS[task.kind].rule, f"{command} does not answer {task.kind!r}")
        self.table.stack.pop()
        QUESTIONS[task.kind].take(self.table, task, command)
        settle(self.table)

    def stocks(self) -> dict[str, Any]:
        """Everything on the table as plain values."""
        return stocks(self.table)

    def scores(self) -> dict[str, dict[str, int]]:
        """The points of all players by source, as if the game ended now."""
        return scoring.scores(self.table)

    def winners(self) -> list[str]:
        """Who has won; several share a victory."""
        return scoring.winners(self.table)

    def copied(self) -> "Referee":
        """The same position on another table."""
        return Referee(copy.deepcopy(self.table))

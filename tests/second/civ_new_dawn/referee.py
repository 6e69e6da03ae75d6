"""The referee: for every position what each player may do, in the smallest possible steps, and every stock.

    game = Referee.new(["Ann", "Ben"], seed=7)
    game.owing()                       {"Ann": [("fort", (-4, 0)), ...]}
    game.play("Ann", ("fort", (-4, 0)))
    game.stocks()                      {"seats": {"Ann": {"row": [...], ...}}, "spaces": {...}, ...}

Names are those of the data tables; a space is its axial position (q, r); a figure has a label ("army-1", "caravan-2")
and stands at a position, on its "card" or in the "box". Options: "peaceful"; `handicap` gives trade tokens to players,
`limit` is the round limit. `given` sets what is drawn: leaders, capitals, stack (bottom tile first), side, victory
(first agenda of each card), and the wonder decks by type (top card first).

Set-up      ("fort", pos), ("tile", side, rotation, centre)
Turn        ("resolve", card); ("slot", number) if the order of slot effects matters; ("again",) Venetian Arsenal;
            at the start of a turn (effect, ...), for example ("Oracle", card, card)
Resolving   ("spend", what) with what "trade", a city-state, a natural wonder or a resource;
            ("place", pos[, token taken back]), ("further", ...), ("late", what), ("shift", pos, pos), ("convert", pos)
            ("card", name), ("strike", pos), ("move", label[, start]), ("step", pos), ("explore",), ("attack",)
            ("city", pos[, label]), ("wonder", name), ("pay", resource or natural wonder), ("build", pos)
            ("district", name, pos), ("reinforce", pos)
Attack      ("target", kind, owner), ("plus", what), ("reroll", what), ("barkal", resource), ("loot", card, card)
Gains       ("trade", card), ("gain", resource), ("take", giver, card[, card returned])
Everywhere  ("done",) where something is optional or may be ended

Only one player owes a decision at a time. If there is but one legal command, `forced` names it.
"""

import copy
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from tests.second.civ_new_dawn import (
    barbarians,
    built,
    combat,
    culture,
    districts,
    economy,
    events,
    explore,
    gains,
    growth,
    industry,
    military,
    pacts,
    placing,
    science,
    setup,
    starts,
    towns,
    turns,
    victory,
    winning,
)
from tests.second.civ_new_dawn.pieces import friendly_spaces, wonders
from tests.second.civ_new_dawn.snapshot import stocks
from tests.second.civ_new_dawn.state import QUESTIONS, WATCH, Chance, Command, Refused, Table, need, settle

PARTS = (
    barbarians,
    built,
    combat,
    culture,
    districts,
    economy,
    events,
    explore,
    gains,
    growth,
    industry,
    military,
    pacts,
    placing,
    science,
    setup,
    starts,
    towns,
    turns,
    victory,
    winning,
)
"""The modules that register steps and questions."""
WATCH.append(gains.watch_cards)


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
        given: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        handicap: Mapping[str, int] | None = None,
        limit: int | None = None,
    ) -> "Referee":
        """A new game, the first player first."""
        return cls(setup.lay_out(players, set(options), chance or Chance(seed), given or {}, handicap or {}, limit))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
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
        need(not self.over, "CV-190", "the game is over")
        task = self.table.stack[-1]
        need(who == task.who, "CV-036", f"{task.who} is to decide")
        asked = QUESTIONS[task.kind]
        if command not in asked.ask(self.table, task):
            if asked.check:
                asked.check(self.table, task, command)
            raise Refused(asked.rule, f"{command} does not answer {task.kind!r}")
        self.table.stack.pop()
        asked.take(self.table, task, command)
        settle(self.table)

    def stocks(self) -> dict[str, Any]:
        """Everything on the table as plain values."""
        return stocks(self.table)

    def scores(self) -> dict[str, dict[str, int]]:
        """Marks, world wonders and friendly spaces of all players."""
        t = self.table
        return {
            who: {
                "marks": len(seat.marks),
                "wonders": len(wonders(t, who)),
                "spaces": len(friendly_spaces(t, who)),
            }
            for who, seat in t.seats.items()
        }

    def winners(self) -> list[str]:
        """Who has won; several share a victory."""
        return victory.winners(self.table)

    def copied(self) -> "Referee":
        """The same position on another table."""
        return Referee(copy.deepcopy(self.table))

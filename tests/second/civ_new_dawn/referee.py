"""The referee: for every position what each player may do, in the smallest possible steps, and every stock.

    game = Referee.new(["Ann", "Ben"], seed=7)
    game.owing()                       {"Ann": [("fort", (-4, 0)), ...]}
    game.play("Ann", ("fort", (-4, 0)))
    game.stocks()                      {"seats": {"Ann": {"row": [...], ...}}, "spaces": {...}, ...}

The package says what the commands are, how a set-up is given, how dice and draws are supplied, and where everything
is found. Decisions of automated players are never owed: they are carried out by themselves.

Only one player owes a decision at a time. If there is but one legal command, `forced` names it.
"""

import copy
from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from tests.second.civ_new_dawn import (
    automated as automated_players,
)
from tests.second.civ_new_dawn import (
    automated_growth,
    automated_moves,
    automated_turn,
    barbarians,
    base_setup,
    base_war,
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
from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.pieces import friendly_spaces, wonders
from tests.second.civ_new_dawn.snapshot import stocks
from tests.second.civ_new_dawn.state import QUESTIONS, WATCH, Command, Refused, Table, need, settle

PARTS = (
    automated_growth,
    automated_moves,
    automated_players,
    automated_turn,
    barbarians,
    base_setup,
    base_war,
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
        automated: Collection[str] = (),
    ) -> "Referee":
        """A new game, the first player first."""
        made = chance or Chance(seed)
        return cls(setup.lay_out(players, set(options), made, given or {}, handicap or {}, limit, automated))

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

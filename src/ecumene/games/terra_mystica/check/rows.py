"""A state file beside its log: the commands of each row are carried out, and then the whole table is compared."""

from __future__ import annotations

import re
from typing import Any, Final

from ecumene.cases import ABSENT, Difference, compare
from ecumene.core.refusal import IllegalMove
from ecumene.games.terra_mystica.check import shown
from ecumene.games.terra_mystica.check.final import FinalScoring, compare_header
from ecumene.games.terra_mystica.check.shown import name_of, seat_fields
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.phases import CultBonus, EndRound, Income, StartRound
from ecumene.games.terra_mystica.snellman.log import Order, read_command
from ecumene.games.terra_mystica.snellman.reader import Reader

#: Parts of a row that no command stands behind, and the step that they show.
CULT_INCOME: Final = "cult_income_for_faction"
OTHER_INCOME: Final = "other_income_for_faction"
AUTOMATIC: Final = {
    CULT_INCOME: (CultBonus.name,),
    OTHER_INCOME: (Income.name,),
    # Of those who left the site writes nothing.
    "": (CultBonus.name, Income.name),
}
SCORED: Final = re.compile(r"score_resources|\+\d+vp for \S+")
ROUND_STARTS: Final = re.compile(r"Round \d, turn 1")
DROPPED: Final = "dropped from the game"


class Rows:
    """Walks through the rows and notes what differs."""

    def __init__(
        self, game: TerraMystica, orders: list[Order], header: dict[str, Any], rows: list[dict[str, Any]]
    ) -> None:
        self.game = game
        self.reader = Reader(game, orders, stepwise=True)
        self.header = header
        self.rows = rows
        #: What the rows so far say, put together.
        self.seats: dict[str, dict[str, Any]] = {}
        self.hexes: dict[str, list[str]] = shown.hexes(game)
        self.whole: dict[str, Any] = {"blocked": [], "bridges": [], "order": [], "bonus_coins": {}}
        #: What the final scoring is about just now, and how it comes out.
        self.label = ""
        self.final: FinalScoring | None = None
        #: Rows inserted for what an answer brings, until the answer itself has come.
        self.inserted: list[dict[str, Any]] = []
        self.found: list[Difference] = []

    def differences(self) -> list[Difference]:
        """Those of the first row that has any; of the header if all rows agree."""
        expected = False
        for row, following in zip(self.rows, [*self.rows[1:], {}], strict=True):
            where = place(row)
            try:
                self.act(row, where)
            except IllegalMove as error:
                self.found.append(Difference(where, "legal", f"{error.refusal.rule} {error.refusal.reason}"))
            self.fold(row)
            # The answer that makes an inserted row true stands in the next row with a command.
            if row.get("commands", "").startswith("["):
                self.inserted.append(row)
            expected = row in self.inserted or (expected and "comment" in row)
            # Of several comments in a row the first may already show what the others do.
            told_together = "comment" in row and "comment" in following
            if not self.found and not expected and not told_together and not self.is_midway():
                self.compare(row, where)
            if self.found:
                return self.found
        if not self.reader.is_done:
            order = self.reader.orders[self.reader.at]
            return [Difference(f"line {order.line}", ABSENT, order.text)]
        return compare_header(self.game, self.header, self.final is not None)

    def is_midway(self) -> bool:
        """Has a command been carried out that only a later row shows, or one whose deed is yet to come?"""
        return bool(self.reader.early - self.reader.early_spades) or any(self.reader.bought)

    # What a row does

    def act(self, row: dict[str, Any], where: str) -> None:
        if "comment" in row:
            self.comment(row["comment"], where)
            return
        for part in row["commands"].split(". "):
            if self.found or part.startswith("["):
                continue
            if part in AUTOMATIC or SCORED.fullmatch(part):
                self.automatic(row["faction"], part, part == row["commands"], where)
            else:
                self.command(part, where)

    def comment(self, text: str, where: str) -> None:
        """Comments mark the start of rounds and of scorings, and players who leave."""
        if text.endswith(DROPPED):
            self.command(text, where)
        elif ROUND_STARTS.fullmatch(text):
            self.run((StartRound.name,), where)
        elif text.startswith(("Scoring ", "Converting ")):
            self.label = text.split()[1]
            if self.final is None:
                before = self.game.copy()
                self.run((EndRound.name,), where)
                self.final = FinalScoring(before, self.game)

    def command(self, part: str, where: str) -> None:
        """The next command of the log, which must be the one that the row names."""
        reader = self.reader
        if reader.is_done:
            self.found.append(Difference(where, part, ABSENT))
            return
        order = reader.orders[reader.at]
        if order.verb not in ("setup", "drop") and read_command(order.line, order.seat, part)[2:] != order[2:]:
            self.found.append(Difference(where, part, order.text))
            return
        reader.next()

    def automatic(self, name: str, part: str, alone: bool, where: str) -> None:
        if self.final is not None:
            for seat in range(self.game.seats):
                if name_of(self.game, seat) == name:
                    self.final.show(self.label, seat)
            return
        owner = self.run(AUTOMATIC.get(part, ()), where)
        # Behind a command the income is that of the faction next in order.
        if alone and owner >= 0 and name_of(self.game, owner) != name:
            self.found.append(Difference(f"{where}.faction", name, name_of(self.game, owner)))

    def run(self, steps: tuple[str, ...], where: str) -> int:
        """Let the game go on until one of these steps has run; returns whose it was, or -1."""
        step = self.reader.go_on()
        while step is not None and step.name not in steps:
            step = self.reader.go_on()
        if step is None:
            waiting = ", ".join([f"{self.game.step(seat)}" for seat in self.game.to_move])
            self.found.append(Difference(where, " / ".join(steps), waiting))
        return step.owner if isinstance(step, (CultBonus, Income)) else -1

    # Comparing

    def fold(self, row: dict[str, Any]) -> None:
        for name, changed in row.get("changed", {}).items():
            self.seats.setdefault(name, {}).update(changed)
        self.hexes.update(row.get("hexes", {}))
        for field in self.whole:
            if field in row:
                self.whole[field] = row[field]

    def actual(self, seat: int) -> dict[str, Any]:
        return seat_fields(self.game, seat) if self.final is None else self.final.fields(seat)

    def compare(self, row: dict[str, Any], where: str) -> None:
        game = self.game
        for seat in range(game.seats):
            name = name_of(game, seat) if game.mats[seat].faction >= 0 else ""
            if name not in self.seats:
                continue
            actual = self.actual(seat)
            if game.dropped >> seat & 1:
                self.seats[name].pop("passed", None)
            self.note(f"{where}.{name}", self.seats[name], actual)
            state = [actual[field] for field in shown.STATE_FIELDS]
            for told in [*self.inserted, row]:
                if told.get("faction") == name and "state" in told:
                    self.note(f"{place(told)}.state", told["state"], state)
        whole = {
            "blocked": shown.blocked(game, self.reader.bonus_used),
            "bridges": shown.bridges(game),
            "order": shown.order(game, len(self.seats)),
            "bonus_coins": shown.bonus_coins(game),
        }
        expected = {
            "blocked": sorted(self.whole["blocked"]),
            "bridges": sorted([shown.bridge(bridge) for bridge in self.whole["bridges"]]),
            "order": self.whole["order"],
            "bonus_coins": {tile: coins for tile, coins in self.whole["bonus_coins"].items() if coins},
        }
        self.note(where, expected, whole)
        self.inserted = []
        hexes = shown.hexes(game)
        for number in self.reader.early_spades:
            # Spades of the cult bonus are used here before the rows that show them.
            name = self.reader.orders[number].what
            hexes[name] = self.hexes[name]
        self.note(f"{where}.hexes", self.hexes, hexes)

    def note(self, where: str, expected: Any, actual: Any) -> None:
        # To say where two values differ takes long, that they are equal does not.
        if expected != actual:
            self.found += compare(where, expected, actual)


def place(row: dict[str, Any]) -> str:
    """How a row is named: its number and what it says."""
    if "comment" in row:
        return f"row {row['i']} ({row['comment'].strip()})"
    return f"row {row['i']} ({row['faction']}: {row['commands']})"

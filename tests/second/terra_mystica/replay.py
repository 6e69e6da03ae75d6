"""Replay a command log and compare every row of the state file beside it."""

import json
from pathlib import Path
from typing import Any

from tests.second.terra_mystica import rounds, setup
from tests.second.terra_mystica.data import BUILDINGS
from tests.second.terra_mystica.game import Command, carry_out
from tests.second.terra_mystica.notation import parse, read_setup
from tests.second.terra_mystica.state import Refused, Seat, Table

# Answers and late choices: they may come outside the own turn.
OUT_OF_TURN = {"leech", "decline", "colour", "cult", "favour", "lose", "give up", "unlock", "token"}
# Rows that the reference engine adds by itself.
AUTOMATIC_ROWS = {
    "cult_income_for_faction": "cult",
    "other_income_for_faction": "income",
    "score_resources": "resources",
}


def play(table: Table, name: str, command: Command, place: str | None) -> None:
    """Carry out a command of a log, in which the end of a turn is not written.

    `place` is the hex that the faction transforms or builds on next: spades for another hex begin a new turn.
    """
    repeat = 1
    if command[0] in ("town", "favour"):
        repeat, command = int(str(command[2])), command[:2]
    for _ in range(repeat):
        if command[0] in OUT_OF_TURN or table.phase != "actions" or table.turn is None:
            carry_out(table, name, command)
            continue
        if command[0] == "done":
            if table.turn.seat == name and table.turn.begun and not table.turn.actions_left:
                rounds.end_turn(table, name)
            continue
        if table.turn.seat != name:
            rounds.end_turn(table, table.turn.seat)
        transformed = table.turn.transformed
        if command[0] == "dig" and transformed and place not in transformed:
            rounds.end_turn(table, name)
        begun = table.turn.begun
        try:
            carry_out(table, name, command)
        except Refused as refusal:
            if refusal.rule != "TM-059" or not begun:
                raise
            rounds.end_turn(table, name)
            carry_out(table, name, command)


def seat_record(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat in the fields of the state files."""
    name = seat.faction
    tiles = sorted(seat.favours | set(seat.towns) | ({seat.bonus} if seat.bonus else set()))
    record: dict[str, Any] = {
        **seat.stock,
        **{f"P{bowl}": number for bowl, number in seat.bowls.items()},
        **seat.cult,
        "KEY": seat.keys,
        "MAX_P": seat.priest_limit,
        "CULT_P": seat.priests_on_cults,
        "ship": seat.shipping,
        "dig": seat.exchange,
        "tiles": tiles,
        "towns": {tile: seat.towns.count(tile) for tile in seat.towns},
        "buildings": {kind: table.count(name, kind) for kind in BUILDINGS},
        "bridges_left": seat.bridges_left,
        "passed": int(seat.passed),
        "color": seat.home or "variable",
    }
    if seat.ring:
        record["secondary"] = seat.ring
    if seat.unlocked:
        record["unlocked"] = sorted(seat.unlocked | ({"gain-priest"} if seat.kept_priest else set()))
    if seat.dropped:
        del record["passed"]
    return record


def shown_order(table: Table) -> list[str]:
    """The order as the state files show it: with the variable order who has passed stands at the end."""
    if not table.variable_order:
        return table.seating
    if table.phase in ("cult", "income"):
        return table.playing
    return [name for name in table.playing if name not in table.passing] + table.passing


class Replay:
    """Walks through the rows of a state file and plays the commands of the log beside it."""

    def __init__(self, commands: str, states: str) -> None:
        lines = [line.split("#")[0].strip() for line in commands.splitlines()]
        lines = [line for line in lines if line]
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in states.splitlines()]
        self.header = self.rows.pop(0)
        self.table = read_setup([line for line in lines if ":" not in line], self.header["map"])
        self.to_play: list[str] = [line for line in lines if line.startswith(("setup ", "drop-faction")) or ":" in line]
        self.seats: dict[str, dict[str, Any]] = {}
        self.hexes: dict[str, list[str]] = {hex_: [colour, ""] for hex_, colour in self.table.terrain.items()}
        self.whole: dict[str, Any] = {}
        self.label = ""

    def run(self) -> None:
        """Replay everything; an AssertionError names the first row that differs."""
        waiting = False
        for row, following in zip(self.rows, [*self.rows[1:], {}], strict=True):
            try:
                self.act(row)
            except Refused as refusal:
                raise AssertionError(f"row {row['i']} {row.get('commands')}: {refusal}") from refusal
            self.fold(row)
            # The answer that makes an inserted row true stands in the next row with a command.
            waiting = row.get("commands", "").startswith("[") or (waiting and "comment" in row)
            # Of several comments in a row the first may already show what the others do.
            if not waiting and not ("comment" in row and "comment" in following):
                self.compare(row)
        assert self.header["final_vp"] == {name: seat.stock["VP"] for name, seat in self.table.seats.items()}
        assert not self.to_play

    def act(self, row: dict[str, Any]) -> None:
        """Carry out what a row holds."""
        if "comment" in row:
            self.comment(row["comment"])
            return
        for part in row["commands"].split(". "):
            if part.startswith("["):
                continue
            if (
                part in ("", "cult_income_for_faction", "other_income_for_faction", "score_resources")
                or "vp for" in part
            ):
                self.automatic(row["faction"], part, whole_row=part == row["commands"])
            else:
                self.command()

    def comment(self, text: str) -> None:
        """Comments mark the start of rounds and scorings, and players who leave."""
        if text.endswith("dropped from the game"):
            rounds.drop(self.table, self.to_play.pop(0).split()[1])
        elif text.endswith(", turn 1"):
            assert rounds.automatic_step(self.table)[0] == "round"
        elif text.startswith("Scoring "):
            self.label = text.split()[1]
            if self.table.phase != "scoring":
                assert rounds.automatic_step(self.table)[0] == "final"
        elif text.startswith("Converting"):
            self.label = "resources"
            assert not any(self.table.final_points.values()), self.table.final_points

    def automatic(self, name: str, part: str, whole_row: bool) -> None:
        """A row of the engine: cult bonus, income, final points or stock."""
        if self.label and self.label != "resources":
            points = self.table.final_points.pop((self.label, name))
            assert part in ("", f"+{points}vp for {self.label}"), (part, points)
            self.table.seats[name].stock["VP"] += points
            return
        if self.label == "resources":
            self.table.automatic.remove(("resources", name))
            self.table.automatic.insert(0, ("resources", name))
        kind, whose = rounds.automatic_step(self.table)
        assert part == "" or AUTOMATIC_ROWS[part] == kind, (part, kind)
        # Behind a command the income is that of the faction next in order.
        assert whose == name or not whole_row, (part, whose, name)

    def command(self) -> None:
        """The next command of the log."""
        line = self.to_play.pop(0)
        if line.startswith("setup "):
            setup.choose_faction(self.table, line.split()[1])
            return
        name, text = line.split(":", 1)
        command = parse(text)
        if command is not None:
            play(self.table, name, command, self.next_place(name))

    def next_place(self, name: str) -> str | None:
        """The hex of the next transformation or dwelling of a faction."""
        for line in self.to_play:
            words = line.lower().split()
            if words[0] == f"{name}:" and words[1] in ("transform", "build"):
                return words[2].upper()
        return None

    def fold(self, row: dict[str, Any]) -> None:
        """Take over what the row says has changed."""
        for name, changed in row.get("changed", {}).items():
            self.seats.setdefault(name, {}).update(changed)
        self.hexes.update(row.get("hexes", {}))
        for key in ("blocked", "bridges", "order", "bonus_coins"):
            if key in row:
                self.whole[key] = row[key]

    def compare(self, row: dict[str, Any]) -> None:
        """Compare the whole table with the rows folded so far."""
        table = self.table
        where = f"row {row['i']} {row.get('faction', '')} {row.get('commands', row.get('comment'))}"
        for name, wanted in self.seats.items():
            found = seat_record(table, table.seats[name])
            if table.seats[name].dropped:
                wanted.pop("passed", None)
            differing = {k: (found.get(k), wanted.get(k)) for k in found | wanted if found.get(k) != wanted.get(k)}
            assert not differing, f"{where}: {name} (found, wanted) {differing}"
        hexes = {hex_: [colour, table.buildings.get(hex_, ("", ""))[1]] for hex_, colour in table.terrain.items()}
        differing = {h: (hexes[h], self.hexes[h]) for h in hexes if hexes[h] != self.hexes[h]}
        assert not differing, f"{where}: hexes (found, wanted) {differing}"
        bridges = sorted(f"{a}:{b}:{table.seats[owner].home}" for a, b, owner in table.bridges)
        found_whole = {
            "blocked": sorted(table.used),
            "bridges": bridges,
            "bonus_coins": {tile: coins for tile, coins in table.bonus_coins.items() if coins},
            "order": shown_order(table),
        }
        wanted_whole = {
            "blocked": sorted(self.whole["blocked"]),
            "bridges": sorted(self.whole["bridges"]),
            "bonus_coins": {tile: coins for tile, coins in self.whole["bonus_coins"].items() if coins},
            "order": self.whole["order"],
        }
        assert found_whole == wanted_whole, f"{where}: (found, wanted) {found_whole} {wanted_whole}"


def replay(folder: Path, game: str) -> Replay:
    """Replay one game of a folder completely."""
    commands = (folder / f"{game}.cmds.txt").read_text(encoding="utf-8")
    states = (folder / f"{game}.states.jsonl").read_text(encoding="utf-8")
    done = Replay(commands, states)
    done.run()
    return done

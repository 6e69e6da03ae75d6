"""Recorded turns once more in the steps of the referee and by the printed rules, on a copy of the table.

At the start of a recorded turn the table is copied and all waiting offers and choices are taken off. The turn is played
on the copy in steps, everybody else declines, and afterwards the player must own the same in both games.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.second.terra_mystica import rounds, units
from tests.second.terra_mystica.building import is_home
from tests.second.terra_mystica.data import CYCLE, POWER_ACTIONS
from tests.second.terra_mystica.game import Command
from tests.second.terra_mystica.notation import parse
from tests.second.terra_mystica.priests import free_spaces
from tests.second.terra_mystica.replay import OUT_OF_TURN, Replay, seat_record
from tests.second.terra_mystica.state import Refused, Table, Turn
from tests.second.terra_mystica.terrain import choose_way

MAIN = {"dig", "send", "upgrade", "advance", "build", "action", "pass"}
# What neighbours decide changes these stocks of a builder with such an ability.
BY_NEIGHBOURS = {"VP", "P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR", "KEY"}
ABILITIES = ("cultists", "shapeshifters")


class Unlike(Exception):
    """A turn that cannot be compared."""


def one_step_after_the_other(table: Table, name: str, hex_: str, colour: str | None, most: int) -> Iterator[Command]:
    """The steps of one transformation."""
    seat = table.seats[name]
    assert table.turn is not None
    if table.turn.sandstorm or seat.kind == "volcano" or name == "giants":
        yield ("transform", hex_, seat.home)
        return
    target, direction, number = choose_way(
        seat, table.terrain[hex_], colour, most, table.turn.transformed.get(hex_), None
    )
    for left in range(number, 0, -1):
        at = CYCLE.index(table.terrain[hex_])
        yield ("transform", hex_, target if left == 1 else CYCLE[(at + direction) % len(CYCLE)])


def transformed(table: Table, name: str, hex_: str, colour: str | None, following: list[Command]) -> Iterator[Command]:
    """A transformation; the Acolytes name the track right behind it."""
    if name == "acolytes":
        if not following or following[0][0] != "lose":
            raise Unlike("the Acolytes paid later")
        yield ("transform", hex_, "volcano", str(following[0][1]).lower())
    elif table.terrain[hex_] != colour:
        assert table.turn is not None
        most = table.turn.free_spades if colour is None and table.turn.free_spades else len(CYCLE)
        yield from one_step_after_the_other(table, name, hex_, colour, most)


def in_steps(table: Table, name: str, command: Command, following: list[Command]) -> Iterator[Command]:
    """A command of the records in the words of the referee."""
    verb, *rest = command
    turn, seat = table.turn, table.seats[name]
    assert turn is not None
    if turn.running and turn.actions_left and verb in MAIN and not (verb == "build" and turn.may_build):
        yield ("done",)
    if verb == "convert":
        yield from [("convert", rest[1], rest[3])] * int(str(rest[2]))
    elif verb == "burn":
        yield from [("burn",)] * int(str(rest[0]))
    elif verb == "dig":
        # Spades are bought when they are used; a free one is used first, then the rest follows at the transformation.
        goal = next((c for c in following if c[0] in ("transform", "build")), None)
        if goal is not None and not turn.free_spades and seat.kind != "volcano" and name != "giants":
            colour = None if goal[0] == "build" or goal[2] is None else str(goal[2])
            yield from one_step_after_the_other(table, name, str(goal[1]), colour, int(str(rest[0])))
    elif verb == "transform":
        colour = None if rest[1] is None else str(rest[1])
        if colour is not None or rest[0] not in turn.transformed:
            yield from transformed(table, name, str(rest[0]), colour, following)
    elif verb == "build":
        if not is_home(table, name, str(rest[0])):
            yield from transformed(table, name, str(rest[0]), None, following)
            while not is_home(table, name, str(rest[0])):
                yield from one_step_after_the_other(table, name, str(rest[0]), None, len(CYCLE))
        yield ("build", rest[0], None)
    elif verb == "send":
        steps = rest[1] or max([*free_spaces(table, str(rest[0])), 1])
        yield ("send", str(rest[0]).lower(), steps)
    elif verb == "advance":
        yield ("advance", "shipping" if rest[0] == "ship" else "exchange")
    elif verb == "action":
        yield ("power" if rest[0] in POWER_ACTIONS else "special", rest[0])
    elif verb in ("favour", "town"):
        yield from [(verb, rest[0])] * int(str(rest[1]))
    elif verb == "cult":
        if not {"CULT", "CULT_ONE_TRACK"} & set(seat.due):
            raise Unlike("a step that comes from the neighbours")
        times = 1 if "CULT_ONE_TRACK" in seat.due else int(str(rest[1]))
        yield from [("cult", str(rest[0]).lower())] * times
    elif verb == "unlock":
        if "UNLOCK" in seat.due:
            yield ("unlock", None if rest[0] == "gain-priest" else rest[0])
    elif verb == "bridge":
        yield ("bridge", *sorted(str(end) for end in rest))
    elif verb in ("upgrade", "connect", "colour", "pass"):
        yield command
    elif verb not in ("give up", "done") and not (verb == "lose" and name == "acolytes"):
        raise Unlike(f"{verb} is not a step of the own turn")


class Twin(Replay):
    """A replay whose turns are also played in steps; `counts` tells how many agree, `differing` what does not."""

    def __init__(self, commands: str, states: str) -> None:
        super().__init__(commands, states)
        self.counts: Counter[str] = Counter()
        self.differing: list[Any] = []
        self.twin: Table | None = None
        self.turn: Turn | None = None
        self.name = ""

    def command(self) -> None:
        """Play the next command in both games."""
        table = self.table
        name, _, text = self.to_play[0].partition(":")
        command = parse(text) if text else None
        if command is None or table.phase != "actions" or table.turn is None:
            super().command()
            self.compare_twin(self.table)
            return
        late = command[0] in OUT_OF_TURN
        if table.turn.seat != name and not late:
            rounds.end_turn(table, table.turn.seat)
        self.compare_twin(table)
        before, turn = table.copied(), self.running()
        turn_open = turn is not None and turn.actions_left > 0
        super().command()
        if turn is None or turn.seat != name or (late and not before.turn_begun()):
            self.compare_twin(table)
            return
        if table.turn is not turn and (command[0] != "pass" or not turn_open):
            # The command has opened the next turn of the only player left: what was before belongs to the last one.
            self.compare_twin(before)
            return
        if self.twin is None and not before.turn_begun():
            self.begin_twin(before, turn)
        self.play_twin(command)
        self.compare_twin(table)

    def running(self) -> Turn | None:
        """The running turn."""
        return self.table.turn

    def begin_twin(self, table: Table, turn: Turn) -> None:
        """A copy at the start of a turn, without what is still open from before."""
        table.site = False
        table.offers = []
        for seat in table.seats.values():
            seat.due = {}
        self.twin, self.turn, self.name = table, turn, turn.seat

    def following(self) -> list[Command]:
        """The next commands of the same player."""
        lines = [line for line in self.to_play[:30] if line.startswith(f"{self.name}:")]
        return [command for line in lines if (command := parse(line.split(":", 1)[1])) is not None]

    def play_twin(self, command: Command) -> None:
        """Play a command of the records in steps."""
        twin = self.twin
        if twin is None:
            return
        try:
            for step in in_steps(twin, self.name, command, self.following()):
                units.play(twin, self.name, step)
                while twin.offers:
                    offer = twin.offers[0]
                    units.play(twin, offer["to"], ("leech", offer["from"], offer["amount"], False))
        except Refused as refusal:
            self.counts[refusal.rule] += 1
            self.twin = None
        except Unlike:
            self.counts["unlike"] += 1
            self.twin = None

    def compare_twin(self, table: Table) -> None:
        """At the end of the turn the player must own the same."""
        twin = self.twin
        if twin is None or (table is self.table and table.turn is self.turn):
            return
        self.twin = None
        if twin.phase != "actions" or twin.round != table.round:
            return
        found, wanted = seat_record(twin, twin.seats[self.name]), seat_record(table, table.seats[self.name])
        left_out = {"passed", *(BY_NEIGHBOURS if self.name in ABILITIES else ())}
        self.counts["compared"] += 1
        if any(found[key] != wanted.get(key) for key in set(found) - left_out):
            self.differing.append((self.name, found, wanted))

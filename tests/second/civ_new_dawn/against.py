"""The game's own engine beside the second one: legal moves at every decision, every stock at every turn."""

from collections.abc import Sequence
from typing import Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import combat as our_combat
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.industry import cost_of
from ecumene.games.civ_new_dawn.moves import ENDS
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from tests.second.civ_new_dawn import (
    against_cards,
    against_fights,
    against_map,
    against_turn,
    against_works,
    base_war,
    districts,
    growth,
)
from tests.second.civ_new_dawn.against_figures import Path, army_ways, caravan_ways
from tests.second.civ_new_dawn.against_names import AGENDA_NAMES, card_name, space_pos
from tests.second.civ_new_dawn.against_questions import FOLLOWS, HANDLERS, KINDS, PART, completions, even, in_order
from tests.second.civ_new_dawn.against_stocks import differences
from tests.second.civ_new_dawn.against_table import Difference, Tables
from tests.second.civ_new_dawn.combat import total
from tests.second.civ_new_dawn.state import DONE, Command, Task

#: The modules that know the questions.
TRANSLATORS = (against_cards, against_fights, against_map, against_turn, against_works)
#: Questions that name the rest of a command whose beginning was the only one, so that we did not ask for it.
BEGUN = {"take-partners-card": "start", "recall-to-replace": "convert"}
#: Steps of a figure and nothing else: a figure that goes no further leaves them out.
PLAIN_STEPS = {"step", "spend", "done"}


class Pair(Tables):
    """One game on both engines."""

    # Asking both

    def differ(self, text: str) -> Difference:
        """A difference with the place where it was found."""
        game = self.game
        where = f"round {game.round}, ply {game.ply}, last {self.last}"
        seats = game.to_move
        step = f"{seats[0] + 1} {game.step(seats[0])}" if seats else "over"
        return Difference(f"{where}: {step} / {self.ref.asked}: {text}")

    def owing(self) -> tuple[str, list[Command]]:
        ((who, commands),) = self.ref.owing().items()
        return who, commands

    def send(self, command: Command) -> None:
        """One command for the second engine, by whoever is to decide there."""
        who, commands = self.owing()
        command = in_order(command)
        if command not in commands:
            command = next((other for other in commands if even(other) == command), command)
        if command not in commands:
            raise self.differ(f"the second engine does not know {command}")
        self.ref.play(who, command)

    def compare(self) -> list[Move]:
        """The legal moves, which must be the same; with none the game is over."""
        for _ in range(300):
            if self.game.is_over:
                self.finish()
                return []
            (seat,) = self.game.to_move
            step = self.game.step(seat)
            assert step is not None
            moves = self.game.moves(seat)
            if self.ref.over:
                if not self.catch_up():
                    raise self.differ("the second engine is over")
                continue
            found = self.follow(seat, step, moves) if self.pending is not None else self.together(seat, step, moves)
            if found is not None:
                self.paths = found
                if step.name == "take-turn":
                    self.compare_stocks()
                return list(found)
        raise self.differ("they never meet")

    def follow(self, seat: int, step: Any, moves: Sequence[Move]) -> dict[Move, Path] | None:
        """The rest of a command that was begun."""
        assert self.pending is not None
        prefix = self.pending
        _, commands = self.owing()
        options = completions(prefix, commands)
        if step.name in FOLLOWS:
            ours: dict[Move, Path] = {move: ((*prefix, *FOLLOWS[step.name](self, seat, step, move)),) for move in moves}
            self.same(set(ours.values()), {(command,) for command in options})
            return ours
        if len(options) != 1:
            raise self.differ(f"{prefix} could go on as {options}")
        self.pending = None
        self.send(options.pop())
        return None

    def together(self, seat: int, step: Any, moves: Sequence[Move]) -> dict[Move, Path] | None:
        """The same question on both, or one of them goes on by itself."""
        who, commands = self.owing()
        asked = self.ref.asked
        if step.name in BEGUN and asked == BEGUN[step.name] and who == self.names[seat]:
            self.begin(commands)
            return None
        if step.name not in HANDLERS and step.name not in FOLLOWS:
            raise self.differ("unknown question")
        if who == self.names[seat] and asked in KINDS.get(step.name, ()) and not self.has_ended(step):
            ours, theirs = HANDLERS[step.name](self, seat, step, moves, commands)
            if theirs == {(DONE,)} != set(ours.values()):
                self.send(DONE)  # nothing else comes of it: we are further on
                return None
            if set(ours.values()) == theirs or len(commands) > 1:
                self.same(set(ours.values()), theirs)
                return ours
        if not self.goes_on(who, asked, commands) and not self.catch_up():
            raise self.differ(f"{who} may {sorted(map(str, commands))[:12]}, we {sorted(map(str, moves))[:12]}")
        return None

    def begin(self, commands: list[Command]) -> None:
        """The only beginning that the commands have."""
        beginnings = {command[:2] for command in commands if command[0] in {"union", "convert"}}
        if len(beginnings) != 1:
            raise self.differ(f"more than one beginning: {beginnings}")
        self.pending = beginnings.pop()

    def catch_up(self) -> bool:
        """Answer for our engine what the second one has answered by itself, if it is so."""
        (seat,) = self.game.to_move
        step = self.game.step(seat)
        idle = self.idle(seat, step, self.game.moves(seat))
        if idle is None:
            return False
        self.game.play(seat, idle)
        self.take_rolls()
        return True

    def idle(self, seat: int, step: Any, moves: Sequence[Move]) -> Move | None:
        """The answer to a question of ours that leads nowhere, so that the second engine does not ask it."""
        t, who = self.ref.table, self.names[seat]
        if len(moves) == 1:
            return moves[0]
        weak = [move for move in moves if move.verb == m.REINFORCE]
        if step.name == "reinforce-tokens" and step.left and len(weak) == 1:
            return weak[0]  # the only one that a spent token can reinforce
        if step.name == "reinforce-tokens" and step.left == 0:
            return ENDS  # the question in which the token was spent offers the next one too
        if step.name == "place-tokens" and step.left == 0:
            plain = "then" not in t.text(card_name(self.game, seat, step.strand))
            return ENDS if plain else None
        if step.name == "disband-surplus":
            sort = m.FIGURES[moves[0].a]
            gone = [at == "box" for label, at in t.seats[who].figures.items() if label.startswith(sort)]
            return moves[0] if all(gone) else None  # all of them leave
        if step.name == "use-hub":
            pos = space_pos(self.game, step.space)
            return None if districts.hub(t, who, pos) else moves[0]
        return None

    def has_ended(self, step: Any) -> bool:
        """The figure that the second engine still moves has gone as far as it wants with us."""
        return self.ref.asked in {"trek", "march"} and step.current < 0

    def goes_on(self, who: str, asked: str, commands: list[Command]) -> bool:
        """Answer for the second engine what our engine has answered by itself."""
        t = self.ref.table
        stopped = self.last is not None and self.last.verb == m.DONE
        if asked in {"trek", "march"} and DONE in commands:
            if not stopped and {command[0] for command in commands} - PLAIN_STEPS:
                return False  # it could still do something else
            self.send(DONE)
        elif asked in {"caravans", "armies"}:
            ways = (caravan_ways if asked == "caravans" else army_ways)(t, who, t.stack[-1])
            if not stopped and (ways or any(command[0] == "spend" for command in commands)):
                return False
            self.send(DONE)
        elif asked == "payment" and commands[0][0] == "build":
            self.send(("build", self.site))
        elif asked == "payment" and len({command[1] for command in commands}) == 1:
            self.send(commands[0])  # one thing, as a resource or for less
        elif asked == "surplus figure" and len({t.seats[who].figures[command[1]] for command in commands}) == 1:
            self.send(commands[0])
        elif asked == "token won":
            (rest,) = [command for command in commands if command != ("discard",)]
            self.send(rest)
        elif len(commands) == 1:
            self.send(commands[0])
        elif self.leads_nowhere(who, asked, commands):
            self.send(DONE)
        else:
            return False
        return True

    def leads_nowhere(self, who: str, asked: str, commands: list[Command]) -> bool:
        """A choice of which nothing comes, and which we do not ask therefore."""
        t = self.ref.table
        task = t.stack[-1]
        if asked == "war or walls":
            attacks = base_war.ask_attacks(t, Task("attacks", who, {**task.d, "left": 1}))
            return attacks == [DONE] and not growth.reinforcings(t, who)
        if asked == "either":
            parts = [growth.ask_district, growth.ask_beside]
            if "then_place_control_next_to_district" not in t.text(task.d["card"]):
                parts.pop()
            found = [command for part in parts for command in part(t, task)]
            return all(command == DONE for command in found) and not growth.reinforcings(t, who)
        if asked == "strengthen" and task.d["left"] == 0 and self.last is not None and self.last.verb == m.DONE:
            return True
        # What is spent here can be spent in the next question too.
        return asked in {"beside district", "deploy", "district"} and {c[0] for c in commands} <= {"spend", "done"}

    def same(self, ours: set[Path], theirs: set[Path]) -> None:
        if ours != theirs:
            more = sorted(map(str, ours - theirs))[:10]
            less = sorted(map(str, theirs - ours))[:10]
            raise self.differ(f"too much {more}, missing {less}")

    def finish(self) -> None:
        """We are over: so must be the second engine."""
        while not self.ref.over:
            who, commands = self.owing()
            if not self.goes_on(who, self.ref.asked, commands):
                raise self.differ(f"over, but {who} may {commands[:8]}")
        self.compare_stocks()
        ours = sorted(self.names[seat] for seat in self.game.winners)
        if ours != sorted(self.ref.winners()):
            raise self.differ(f"winners {ours}, not {self.ref.winners()}")

    # Playing on both

    def play(self, move: Move) -> None:
        """The same move on both."""
        (seat,) = self.game.to_move
        path = self.paths[move]
        self.game.play(seat, move)
        self.last = move
        self.decisions += 1
        self.take_rolls()
        self.pending = None
        for command in path:
            if command == (PART,):
                continue
            if command[0] == PART:
                self.pending = command[1:]
            elif command[0] == "site":
                self.site = command[1]
            else:
                self.send(command)

    def take_rolls(self) -> None:
        self.ref.table.chance.rolls += self.noted.rolls
        self.noted.rolls = []

    def is_asked(self, names: Sequence[str]) -> bool:
        """Whether one of these questions is open."""
        seats = self.game.to_move
        step = self.game.step(seats[0]) if seats else None
        return step is not None and step.name in names

    # Values and stocks

    def agendas(self, card: int) -> tuple[str, ...]:
        """The agendas of one of our victory cards."""
        return tuple(sorted(AGENDA_NAMES[agenda] for agenda in VICTORY_CARDS[card].agendas))

    def cost(self, seat: int, wonder: int) -> int:
        return cost_of(self.game, seat, wonder)

    def check_values(self, d: dict[str, Any]) -> None:
        """The combat values of both sides."""
        ours = our_combat.attack_value(self.game), our_combat.defence_value(self.game)
        theirs = total(self.ref.table, d, 0), total(self.ref.table, d, 1)
        if ours != theirs:
            raise self.differ(f"values {ours}, not {theirs}: {d['target']} {d['pos']} {self.game.fight}")

    def compare_stocks(self) -> None:
        if self.draws.left():
            raise self.differ(f"draws left over: {self.draws.left()}")
        if self.ref.table.chance.rolls:
            raise self.differ(f"rolls left over: {self.ref.table.chance.rolls}")
        found = [*differences(self.game, self.ref.table, self.names), *self.game.faults()]
        if found:
            raise self.differ("stocks: " + "; ".join(found[:8]))

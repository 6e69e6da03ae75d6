"""One table: its seats, what is owed, what may be done about it, and what was done."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Final

from ecumene.core.argument import Seat
from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.fields import values_of
from ecumene.core.move import HIDDEN_MOVE, Move
from ecumene.core.record import Record
from ecumene.core.refusal import NOT_YOUR_TURN, BadInput, IllegalMove, Refusal
from ecumene.core.score import Score, places
from ecumene.core.step import NOBODY, Step

#: Who looks: a seat, a spectator, or nobody in particular (the full state).
SPECTATOR: Final = -1
EVERYTHING: Final = -2
#: A full state as somebody imagines it: dealt anew, it never happened and has no record.
IMAGINED: Final = -3
#: What a pickled game does not carry as such: it is made with some of it, and finds the rest again.
APART: Final = ("_cursor", "_legal", "_told", "box", "last", "options", "question_stays", "rules", "seats", "seed")
#: The seed in a view.
HIDDEN: Final = -1
#: More seats than any table has; and every set of them, by its bits, as the seats in rising order.
MOST_SEATS: Final = 8
SEATS: Final = [tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1]) for bits in range(1 << MOST_SEATS)]


class Ply:
    """One move of the past and a link to the one before it: copies of a game share their history.

    `secrets` counts the moves so far that were secret when they were made.
    """

    __slots__ = ("before", "move", "number", "seat", "secret", "secrets")

    def __init__(self, before: Ply | None, seat: int, move: Move, secret: bool) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.secret = secret
        if before is None:
            self.number: int = 1
            self.secrets: int = int(secret)
        else:
            self.number = before.number + 1
            self.secrets = before.secrets + 1 if secret else before.secrets


class Game:
    """The contract between the rules and everyone who plays, draws, stores or studies them.

    The agenda is a stack of steps. Open are, from the top down, the first step of each seat until a step that blocks
    what lies below it. Steps of NOBODY run by themselves, and so does a step with a single option.
    """

    __slots__ = (
        "_cursor",
        "_legal",
        "_told",
        "agenda",
        "box",
        "chance",
        "last",
        "options",
        "question_stays",
        "revealed",
        "rules",
        "seats",
        "seed",
        "viewer",
    )

    #: The rules cited when a seat acts out of turn, after the end, or in words nobody can read.
    RULE_TURN: ClassVar[str] = ""
    RULE_OVER: ClassVar[str] = ""
    RULE_NOTATION: ClassVar[str] = ""
    #: Attributes that are found again: shared tables such as the map, and memory of what was worked out.
    UNPICKLED: ClassVar[tuple[str, ...]] = ()
    #: Attributes that follow from the others and are kept for speed: key() may leave them out.
    DERIVED: ClassVar[tuple[str, ...]] = ()

    #: Where moves that can be written are far too many, every_move() lists those about things that lie on the table.
    MOVES_BY_POSITION: ClassVar[bool] = False

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        """An empty table, or one as it stands at another game: that is how copy() of the subclasses begins."""
        self.box = box
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rules = rules
        self._cursor: int = 0
        #: By viewer: the past as it was last told. Found again when it is asked for, so copies do not share it.
        self._told: list[Ply | None] | None = None
        #: The last move played left its own question open: an exchange before the action itself.
        self.question_stays: bool = False
        if like is None:
            self.viewer: int = EVERYTHING
            #: Up to the move of this number everybody knows all moves.
            self.revealed: int = 0
            self.agenda: list[Step[Any]] = []
            self.chance: Chance = Chance()
            self.last: Ply | None = None
            self._legal: list[list[Move] | None] = [None] * seats
        else:
            self.viewer = like.viewer
            self.revealed = like.revealed
            self.agenda = like.agenda[:]
            self.chance = like.chance.copy()
            self.last = like.last
            self._legal = like._legal[:]

    # What is owed

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def answers_late(self) -> bool:
        """May others answer so late that waiting brings a seat more to choose from? See `Step.is_choice`."""
        return False

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return 0 if self.last is None else self.last.number

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        seats = 0
        agenda = self.agenda
        index = len(agenda) - 1
        while index >= 0:
            step = agenda[index]
            if step.seat == NOBODY:
                break
            seats |= 1 << step.seat
            if step.blocks and not step.together:
                break
            index -= 1
        return SEATS[seats]

    def _open(self, seat: int) -> int:
        """Where the seat's open step lies on the agenda, or -1."""
        agenda = self.agenda
        index = len(agenda) - 1
        while index >= 0:
            step = agenda[index]
            if step.seat == seat:
                return index
            if step.seat == NOBODY or (step.blocks and not step.together):
                return -1
            index -= 1
        return -1

    def step(self, seat: int) -> Step[Any] | None:
        """The decision that the seat owes now."""
        index = self._open(seat) if seat >= 0 else -1
        return None if index < 0 else self.agenda[index]

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of that seat: never empty while it owes a decision. The list is shared: do not change it.

        Where players have secrets, a view tells the moves of its own seat only.
        """
        index = self._open(seat) if 0 <= seat < self.seats else -1
        if index < 0 or (
            self.viewer >= SPECTATOR and seat != self.viewer and (self.box.secret or self.agenda[index].secret)
        ):
            return []
        legal = self._legal[seat]
        if legal is None:
            legal = self.agenda[index].options(self)
            self._legal[seat] = legal
        return legal

    def check(self, seat: int, move: Move) -> Refusal | None:
        """None for a legal move, otherwise why it is not."""
        if not self.agenda:
            return Refusal(self.RULE_OVER, "game-over")
        index = self._open(seat) if 0 <= seat < self.seats else -1
        if index < 0:
            return Refusal(
                self.RULE_TURN, "not-your-turn", {"seat": Seat(seat), "turn": Seat(self.to_move[0])}, NOT_YOUR_TURN
            )
        return self.agenda[index].refuse(self, move)

    def parse(self, seat: int, text: str) -> Move:
        """The move written in the game's notation; raises IllegalMove when it cannot be read."""
        raise NotImplementedError

    def every_move(self) -> list[Move]:
        """Every move that the notation can write on this table, legal or not; of free amounts some will do."""
        raise NotImplementedError

    # What is done

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal move; otherwise raise IllegalMove and change nothing."""
        index = self._open(seat) if 0 <= seat < self.seats else -1
        if index < 0 or not self._offered(seat, move):
            refusal = self.check(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal, self.box.package)
        step = self.agenda[index]
        secret = step.secret or (not step.public and (step.together or self.box.secret))
        self.last = Ply(self.last, seat, move, secret)
        self._take(index, move, events)
        # Asked here, before the course goes on: later the same question may be asked anew.
        self.question_stays = index < len(self.agenda) and self.agenda[index] is step
        if not self.agenda or not self.agenda[-1].together:
            self.settle(events)

    def _offered(self, seat: int, move: Move) -> bool:
        """Is it one of the very moves that moves() gave out?"""
        legal = self._legal[seat]
        if legal is not None:
            for offered in legal:
                if offered is move:
                    return True
        return False

    def _take(self, index: int, move: Move, events: list[Event] | None) -> None:
        step = self.agenda.pop(index) if index < len(self.agenda) - 1 else self.agenda.pop()
        self._cursor = index
        if step.together:
            self._legal[step.seat] = None
        else:
            self._forget_moves()
        step.take(self, move, events)

    def _forget_moves(self) -> None:
        """The position changes: the moves that were found no longer hold."""
        legal = self._legal
        for seat in range(len(legal)):
            if legal[seat] is not None:
                legal[seat] = None

    def push(self, step: Step[Any]) -> None:
        """Owe a step on top of those pushed before it, in the place of the step being taken."""
        self.agenda.insert(self._cursor, step)
        self._cursor += 1

    def settle(self, events: list[Event] | None = None) -> None:
        """Run what happens by itself, up to the next real decision."""
        while self.agenda:
            agenda = self.agenda
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop()
                self._cursor = len(agenda)
                self._forget_moves()
                step.run(self, events)
            elif step.together:
                return
            elif not step.blocks:
                if not self._go_on(events):
                    return
            elif step.is_choice(self):
                return
            else:
                options = self.moves(step.seat)
                if len(options) != 1:
                    return
                self._take(len(agenda) - 1, options[0], events)

    def _go_on(self, events: list[Event] | None) -> bool:
        """With an offer on top: do the first thing from the top that happens by itself. False if there is none."""
        agenda = self.agenda
        asked = 0
        all_choose = False
        for index in range(len(agenda) - 1, -1, -1):
            step = agenda[index]
            if step.seat == NOBODY:
                if all_choose or step.waits:
                    return False
                agenda.pop(index)
                self._cursor = index
                self._forget_moves()
                step.run(self, events)
                return True
            if step.together:
                all_choose = True
            elif not asked >> step.seat & 1 and not step.is_choice(self):
                options = self.moves(step.seat)
                if len(options) == 1:
                    self._take(index, options[0], events)
                    return True
            if step.blocks and not step.together:
                return False
            asked |= 1 << step.seat
        return False

    # What it is worth

    def scores(self) -> list[Score]:
        """The points of each seat so far, itemised."""
        raise NotImplementedError

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win together: the seat alone, unless the game is played in teams."""
        return (seat,)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal seats share a place. Alone, 2 is behind the rival."""
        return places([score.total for score in self.scores()])

    def rival(self) -> Score | None:
        """The points of an opponent whom nobody plays, in a game for one; its seat is the number of seats."""
        return None

    def worth(self, seat: int) -> float:
        """A rough value of the position for that seat, in points, for bots that look one step ahead."""
        return float(self.scores()[seat].total)

    def faults(self) -> list[str]:
        """Broken invariants by name; always empty unless there is a bug."""
        return []

    def cast(self, seat: int) -> str:
        """What distinguishes the seat in reports: its faction, its wonder; empty before it is known."""
        return ""

    # What is known

    def copy(self) -> Game:
        """An independent game in the same position."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Game:
        """The same position with all that this seat may not know replaced by unknowns; None for a spectator."""
        other = self.copy()
        other.seed = HIDDEN
        other.chance.forget()
        viewer = SPECTATOR if seat is None else seat
        other.last = self._past_of(viewer)
        other.viewer = viewer
        agenda = other.agenda
        for place in range(len(agenda)):
            step = agenda[place]
            if step.seat != viewer or viewer == SPECTATOR:
                veiled = step.veiled()
                if veiled is not step:
                    agenda[place] = veiled
        # The moves already found for other seats may tell what these hold.
        legal = other._legal
        for owner in range(len(legal)):
            if owner != viewer and legal[owner] is not None:
                legal[owner] = None
        other.veil(viewer)
        return other

    def veil(self, seat: int) -> None:
        """Replace what the seat may not know, beyond the seed, the draws to come and the secret moves of the past."""

    def reveal_moves(self) -> None:
        """From now on everybody knows all moves made so far: what was chosen in secret is shown."""
        self.revealed = self.ply
        self._told = None

    def _past_of(self, viewer: int) -> Ply | None:
        """The moves played, without those that the viewer may not know; what was told before is not looked at again."""
        last = self.last
        if last is None or last.secrets == 0 or viewer == self.viewer:
            return last
        if self._told is None:
            self._told = [None] * (self.seats + 1)
        told = self._told[viewer]
        fresh: list[Ply] = []
        ply: Ply | None = last
        while ply is not None and (told is None or ply.number > told.number):
            fresh.append(ply)
            ply = ply.before
        while fresh:
            ply = fresh.pop()
            hidden = ply.secret and ply.seat != viewer and ply.number > self.revealed
            told = Ply(told, ply.seat, HIDDEN_MOVE if hidden else ply.move, ply.secret)
        self._told[viewer] = told
        return told

    def redeal(self, seat: int, rng: Chance) -> Game:
        """A full game that agrees with everything this seat knows."""
        other = self.view(seat)
        other.seed = rng.seed()
        other.chance = Chance.stream(other.seed, "re-deal")
        other.viewer = IMAGINED
        other.unveil(seat, rng)
        return other

    def unveil(self, seat: int, rng: Chance) -> None:
        """Fill the unknowns of a view at random."""

    # What is kept

    def history(self) -> list[Ply]:
        """The moves played, in order; in a view, secret moves of others are hidden ones."""
        plies: list[Ply] = []
        ply = self.last
        while ply is not None:
            plies.append(ply)
            ply = ply.before
        plies.reverse()
        return plies

    def key(self) -> list[int]:
        """The whole state of the game's own pieces as numbers, in a fixed order."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the state, equal on every Python, compiled or not."""
        parts = [f"{step.name}:{step.seat}:{','.join([str(n) for n in step.key(self)])}" for step in self.agenda]
        parts.append(",".join([str(n) for n in self.chance.key()]))
        parts.append(",".join([str(n) for n in self.key()]))
        return hashlib.blake2b(";".join(parts).encode(), digest_size=8).hexdigest()

    def record(self, players: list[str] | None = None) -> Record:
        """Header, moves and running hashes; replaying it gives this very state. Only the real game has one."""
        self._must_be_real()
        record = Record(self.box.id, self.rules, self.seats, self.seed, self.options, players)
        again = self.box.start(self.seats, self.seed, self.options, self.rules)
        for ply in self.history():
            again.play(ply.seat, ply.move)
            record.add(ply.seat, str(ply.move), again.digest())
        return record

    def undo(self, plies: int = 1) -> Game:
        """The game as it was some moves ago, rebuilt from its record."""
        self._must_be_real()
        game = self.box.start(self.seats, self.seed, self.options, self.rules)
        history = self.history()
        for ply in history[: max(0, len(history) - plies)]:
            game.play(ply.seat, ply.move)
        return game

    def _must_be_real(self) -> None:
        if self.viewer != EVERYTHING:
            raise BadInput("view-record")

    def _repr_svg_(self) -> str:
        """A notebook shows the board. A face only ever gets a view: of a whole game, what a spectator sees."""
        view = self.view(None) if self.viewer in (EVERYTHING, IMAGINED) else self
        return self.box.face().svg(view)

    def __eq__(self, other: object) -> bool:
        """Equal positions: the same box, options, viewer, agenda and pieces."""
        return (
            isinstance(other, Game)
            and self.box is other.box
            and self.options == other.options
            and self.viewer == other.viewer
            and self.seats == other.seats
            and self.seed == other.seed
            and self.digest() == other.digest()
        )

    def __reduce__(self) -> tuple[object, ...]:
        values = values_of(self)
        for name in APART:
            del values[name]
        plies = [(ply.seat, ply.move, ply.secret) for ply in self.history()]
        return revive, (type(self), (self.box, self.seats, self.seed, self.options, self.rules), plies, values)

    def __repr__(self) -> str:
        return f"<{self.box.id}, {self.seats} seats, seed {self.seed}, {self.ply} moves>"


def revive(
    kind: type[Game],
    table: tuple[Box, int, int, dict[str, Value], int],
    plies: list[tuple[int, Move, bool]],
    values: dict[str, object],
) -> Game:
    """Put a pickled game together again."""
    box, seats, seed, options, rules = table
    game = kind(box, seats, seed, options, rules)
    for seat, move, secret in plies:
        game.last = Ply(game.last, seat, move, secret)
    for name, value in values.items():
        setattr(game, name, value)
    return game

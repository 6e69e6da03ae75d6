"""One reader's look at a table: what the page shows, made of views only."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Final, NamedTuple
from urllib.parse import urlencode

from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY, Panel, Sight, Trace
from ecumene.face import face_of
from ecumene.table.advice import Preview, grey, kind_of, preview
from ecumene.table.messages import Query
from ecumene.table.open_table import ASK, OpenTable
from ecumene.table.plot import plot_points
from ecumene.table.store import Person, SeatRow
from ecumene.table.texts import words_of
from ecumene.table.turning_points import TurningPointText, points_history, section_texts, turning_point_texts
from ecumene.text import Words

#: A board wider than that is looked at in parts on a phone.
PHONE: Final = 400
#: Lines of the log sent with every view; the rest on request.
LOG: Final = 40
SPECTATOR: Final = -1
#: The badge of an opponent whom nobody plays.
RIVALS_COLOUR: Final = "black"


class Chip(NamedTuple):
    """A kind of move in the owed bar."""

    kind: str
    label: str
    number: int
    on: bool
    #: The only move, when the kind points at nothing on the table.
    move: str


class Way(NamedTuple):
    """One of several moves that point at the same thing."""

    move: str
    label: str


class Line(NamedTuple):
    """A line of the log."""

    ply: int
    #: Who did it, what, by which rule.
    texts: list[tuple[int, str, str]]
    #: The number on the board, of moves since the reader's last one.
    trace: int


class Seat(NamedTuple):
    seat: int
    name: str
    kind: str
    colour: str
    owes: bool
    points: int
    place: int


def named(words: Words, kind: str) -> str:
    """A kind of moves, as a label."""
    label = words.kind(kind)
    return label[:1].upper() + label[1:]


class TablePage:
    """Everything a template needs."""

    def __init__(
        self, table: OpenTable, person: Person, seat: int, held: list[int], query: Query, taken: set[int]
    ) -> None:
        self.table = table
        self.row = table.row
        self.box = table.box
        self.person = person
        self.query = query
        #: The reader's seat, or -1 for a spectator; and all seats held on this device.
        self.seat = seat
        self.held = held
        #: Seats that somebody holds, here or elsewhere.
        self.taken = taken
        self.face = face_of(table.box)
        self.words = words_of(person.language, table.box.package, tuple(table.players))
        last = len(table.positions) - 1
        self.last_ply = last
        self.ply = last if query.ply is None else max(0, min(query.ply, last))
        self.is_past = query.ply is not None and self.ply < last
        game = table.positions[self.ply]
        self.view: Game = game.view(seat if seat >= 0 else None)
        self.is_over = self.view.is_over
        self.my_turn = not self.is_past and seat in self.view.to_move
        self.asked = table.asked(seat) if self.my_turn else ""
        # Chosen for a question that is not open any more.
        dropped = bool(query.asked) and query.asked != self.asked and bool(query.kind or query.at or query.move)
        self.moves: list[Move] = self.view.moves(seat) if self.my_turn else []
        self.once = secrets.token_urlsafe(12)
        self.sentence, self.help = self.face.owed(self.view, seat, self.words)
        self.progress = self.face.progress(self.view, self.words)
        #: Why what was chosen is not shown or was not played.
        self.said = "dropped" if dropped else query.said
        #: How many moves of others were played while the reader was cut off; None if nothing was lost.
        self.back = query.back if query.since is None else self._played_since(query.since)
        self._choose(Query(narrow=query.narrow) if dropped else query)

    def _played_since(self, ply: int) -> int:
        return sum(1 for done in self.table.played[ply:] if done.seat != self.seat)

    # What is chosen

    def _choose(self, query: Query) -> None:
        self.kind = query.kind
        self.at = query.at
        self.move: Move | None = None
        self.preview: Preview | None = None
        self.ways: list[Way] = []
        offered = [move for move in self.moves if not self.kind or kind_of(move) == self.kind]
        if query.at:
            offered = [move for move in offered if query.at in self.face.things(self.view, self.seat, move)]
        chosen = next((move for move in self.moves if str(move) == query.move), None) if query.move else None
        self._ways_at = len(offered)
        pointed = [move for move in offered if not self.face.things(self.view, self.seat, move)]
        if chosen is None and (query.at or (self.kind and len(pointed) == len(offered))):
            if len(offered) == 1:
                chosen = offered[0]
            else:
                labels = [self.label(move) for move in offered]
                # Where the short words do not tell two moves apart, the long ones do.
                if len(set(labels)) < len(labels):
                    labels = [self.say(move) for move in offered]
                self.ways = [Way(str(move), label) for move, label in zip(offered, labels, strict=True)]
        if chosen is not None:
            self.move = chosen
            self.preview = preview(self.table.game, self.seat, chosen, self.face)

    def label(self, move: Move) -> str:
        return self.face.label(self.view, self.seat, move, self.words)

    def say(self, move: Move) -> str:
        return self.face.move(self.view, self.seat, move, self.words)

    def stock(self, name: str) -> str:
        return self.words(f"stock-{name}")

    def sign(self, name: str) -> str:
        """The id of the symbol of a number, if it has one."""
        symbol = self.face.look.symbol_of_number(name)
        return symbol.id if symbol is not None else ""

    @cached_property
    def chips(self) -> list[Chip]:
        """Kinds of moves, in the order in which the game offers them."""
        kinds: dict[str, list[Move]] = {}
        for move in self.moves:
            kinds.setdefault(kind_of(move), []).append(move)
        words = [kind for kind, moves in kinds.items() if not self.face.things(self.view, self.seat, moves[0])]
        if len(kinds) == 1 and not words and not self.grey:
            return []
        chips: list[Chip] = []
        for kind, moves in kinds.items():
            label = named(self.words, kind)
            alone = str(moves[0]) if len(moves) == 1 and kind in words else ""
            if alone:
                label = self.label(moves[0])
                label = label[:1].upper() + label[1:]
            on = kind == self.kind or (self.move is not None and kind_of(self.move) == kind)
            chips.append(Chip(kind, label, len(moves), on, alone))
        return chips

    @cached_property
    def grey(self) -> list[tuple[str, str]]:
        """Kinds of moves that are not possible now and say why, with their names."""
        if not self.my_turn:
            return []
        return [(kind, named(self.words, kind)) for kind in grey(self.view, self.seat, self.face)]

    # Addresses: what is chosen travels in them

    @property
    def title(self) -> str:
        lamp = "● " if self.my_turn else ""
        return f"{lamp}{self.box.title[self.words.language]} · Ecumene"

    @property
    def here(self) -> str:
        """The address of this very view."""
        ply = self.ply if self.is_past else None
        move = str(self.move) if self.move is not None else ""
        return self._address(kind=self.kind, at=self.at, move=move, ply=ply, said=self.said, back=self.back)

    def to_kind(self, chip: Chip) -> str:
        """The address that chooses a kind of moves, or drops it."""
        if chip.move:
            return self._address(move=chip.move)
        return self._address(kind="" if chip.on and chip.kind == self.kind else chip.kind)

    def to_move(self, move: str) -> str:
        return self._address(kind=self.kind, at=self.at, move=move)

    @property
    def to_back(self) -> str:
        """The address without the last choice."""
        if self.move is not None and self.at and self._ways_at > 1:
            return self._address(kind=self.kind, at=self.at)
        if self.move is not None and self.at:
            return self._address(kind=self.kind)
        return self._address(kind=self.kind if self.at else "")

    def _address(
        self,
        kind: str = "",
        at: str = "",
        move: str = "",
        ply: int | None = None,
        said: str = "",
        back: int | None = None,
    ) -> str:
        chosen = {"kind": kind, "at": at, "move": move, "said": said, "asked": self.asked, "ply": ply, "back": back}
        return urlencode({name: value for name, value in chosen.items() if value not in ("", None)})

    # Who

    def colour(self, seat: int) -> str:
        return self.face.badge(self.view, seat) if seat >= 0 else ""

    def names(self, seats: tuple[int, ...]) -> str:
        return ", ".join(self.words.player(seat) for seat in seats)

    @property
    def is_together(self) -> bool:
        """The question is one that others answer at the same time."""
        step = self.view.step(self.seat)
        return step is not None and step.together

    @property
    def is_round(self) -> bool:
        """Others choose at the same time, and the reader waits for them."""
        steps = [self.view.step(seat) for seat in self.view.to_move]
        return not self.my_turn and not self.is_past and any(step is not None and step.together for step in steps)

    @property
    def open_links(self) -> list[SeatRow]:
        """Links of seats that nobody holds yet; whoever sits at the table may send them."""
        if self.seat < 0 or self.table.game.is_over:
            return []
        return [row for row in self.table.seats if row.kind == "person" and row.seat not in self.taken]

    # What is drawn

    @cached_property
    def panels(self) -> list[Panel]:
        """The drawing, in the order of the game."""
        lit = [move for move in self.moves if not self.kind or kind_of(move) == self.kind]
        seat = self.seat if self.seat >= 0 else None
        sight = Sight(self.words, seat, lit, self.move, self.traces, self.query.narrow)
        return self.face.panels(self.view, sight)

    @cached_property
    def owed_at(self) -> str:
        """The key of the panel from which the reader chooses now; empty if there is none."""
        return self.face.owed_at(self.view, self.seat) if self.my_turn else ""

    @property
    def beside(self) -> list[Panel]:
        """Seats, then what lies beside the board; but first what the reader chooses from."""
        found = [drawn for area in (SEAT, SUPPLY) for drawn in self.panels if drawn.area == area]
        return self._owed_first([drawn for drawn in found if not self._is_moved(drawn)])

    @property
    def middle(self) -> list[Panel]:
        """The board and what is mine, in the order of the game; but first what the reader chooses from."""
        return self._owed_first(
            [drawn for drawn in self.panels if drawn.area in (BOARD, MINE) or self._is_moved(drawn)]
        )

    def _is_moved(self, drawn: Panel) -> bool:
        """On a phone seats and supplies stand last, far below what is seen; what is owed is taken from there."""
        return self.query.narrow and drawn.key == self.owed_at

    def _owed_first(self, panels: list[Panel]) -> list[Panel]:
        return sorted(panels, key=lambda drawn: drawn.key != self.owed_at)

    def is_wide(self, drawn: Panel) -> bool:
        """Does a phone show only a part of it at a time?"""
        return self.query.narrow and drawn.area == BOARD and drawn.width > PHONE

    @cached_property
    def traces(self) -> list[Trace]:
        """Moves since the reader's own last one; a drawing marks only what of them lies open."""
        played = self.table.played[: self.ply]
        first = max((ply + 1 for ply, done in enumerate(played) if done.seat == self.seat), default=0)
        first = max(first, len(played) - 3 * len(self.table.seats))
        return [Trace(number, done.seat, done.move) for number, done in enumerate(played[first:], 1)]

    @cached_property
    def seats(self) -> list[Seat]:
        scores = self.view.scores()
        ranking = self.view.ranking()
        return [
            Seat(
                row.seat,
                row.name,
                row.kind,
                self.face.badge(self.view, row.seat),
                row.seat in self.view.to_move,
                scores[row.seat].total,
                ranking[row.seat],
            )
            for row in self.table.seats
        ]

    # What happened

    @cached_property
    def log(self) -> list[Line]:
        """The latest first."""
        traces = {trace.number for trace in self.traces}
        first = self.ply - len(traces)
        lines: list[Line] = []
        for ply in range(self.ply, 0, -1):
            done = self.table.played[ply - 1]
            texts = [(event.seat, self.words.event(event), event.rule) for event in done.events]
            if texts:
                lines.append(Line(ply, texts, ply - first if ply > first else 0))
            if len(lines) >= LOG and not self.query.log:
                break
        return lines

    @property
    def log_is_cut(self) -> bool:
        return not self.query.log and self.ply > 0 and len(self.log) >= LOG

    # The same in text

    @property
    def kinds(self) -> list[tuple[str, list[Move]]]:
        """The moves by kind, with the kind's name."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            found.setdefault(self.words.kind(kind_of(move)), []).append(move)
        return list(found.items())

    @property
    def map(self) -> str:
        """The board in letters."""
        from rich.text import Text  # only for this page: a start need not wait for it

        return "\n".join(
            Text.from_markup(line, emoji=False).plain.rstrip() for line in self.face.board(self.view, self.words)
        )

    @property
    def paragraphs(self) -> list[tuple[str, list[str]]]:
        """Everything beside the board: headings with their items; a folded item is one again."""
        from rich.text import Text

        found: list[tuple[str, list[str]]] = []
        for line in self.face.table(self.view, self.words):
            plain = Text.from_markup(line, emoji=False).plain
            inner = plain.lstrip()
            indent = len(plain) - len(inner)
            if not inner:
                continue
            if indent == 0 or not found:
                found.append((inner, []))
            elif indent > 2 and found[-1][1]:
                found[-1][1][-1] += f" {inner}"
            else:
                found[-1][1].append(inner)
        return found

    # Undo

    @cached_property
    def undo(self) -> str:
        """`undo`, `take-back`, `ask`, or nothing."""
        if self.seat < 0 or self.is_past or self.table.ask is not None:
            return ""
        return self.table.undo_kind(self.seat)

    @property
    def undo_asks(self) -> bool:
        return self.undo == ASK

    @property
    def own_ply(self) -> int:
        return self.table.last_own(self.seat)

    @property
    def asks_me(self) -> bool:
        """Somebody asks this reader to agree to an undo."""
        ask = self.table.ask
        return ask is not None and self.seat >= 0 and self.seat != ask.seat and self.seat not in ask.agreed

    # The end

    @property
    def sheet(self) -> list[tuple[str, str, list[int]]]:
        """Points by source and rule, in the order of the rules, a column for each seat."""
        rows: dict[tuple[str, str], list[int]] = {}
        rival = self.view.rival()
        scores = self.view.scores() + ([rival] if rival is not None else [])
        for score in scores:
            for item in score.items:
                # The rival's points come by rules of their own, but stand in the rows of the others.
                same = [key for key in rows if score is rival and key[0] == item.source]
                row = rows.setdefault(same[0] if same else (item.source, item.rule), [0] * len(scores))
                row[score.seat] += item.points
        ordered = sorted(rows.items(), key=lambda row: row[0][1])
        return [(self.words.name(source), rule, points) for (source, rule), points in ordered]

    @property
    def winners(self) -> str:
        names = [seat.name for seat in self.placed if seat.place == 1]
        return ", ".join(names)

    @cached_property
    def placed(self) -> list[Seat]:
        """All who have points and a place at the end: the seats, and in a game for one the rival."""
        rival = self.view.rival()
        if rival is None:
            return self.seats
        place = 2 if self.seats[0].place == 1 else 1
        name = self.words.player(rival.seat)
        return [*self.seats, Seat(rival.seat, name, "", RIVALS_COLOUR, False, rival.total, place)]

    @cached_property
    def together(self) -> list[int]:
        """For each seat the points of all who win with it; nothing where everybody plays alone."""
        sides = [self.view.side(seat.seat) for seat in self.seats]
        if all(len(side) == 1 for side in sides):
            return []
        return [sum(self.seats[seat].points for seat in side) for side in sides]

    @property
    def ahead(self) -> tuple[int, str] | None:
        """How far the winners are ahead, and of whom; None where nobody is left."""
        rest = [seat for seat in self.placed if seat.place > 1]
        if not rest:
            return None
        points = self.together or [seat.points for seat in self.placed]
        first = next(seat for seat in self.placed if seat.place == 1)
        second = min(rest, key=lambda seat: seat.place)
        names = " + ".join(self.words.player(seat) for seat in self.view.side(second.seat))
        return points[first.seat] - points[second.seat], names

    @property
    def plot(self) -> str:
        """Points over time, as every spectator could have counted them."""
        series = points_history(self.table, self.table.number, self.words.language).series
        return plot_points(series, self.seats, self.words, section_texts(self.table, self.words), self.turning_points)

    @cached_property
    def turning_points(self) -> list[TurningPointText]:
        """The few turns that decided the game."""
        return turning_point_texts(self.table, self.words)

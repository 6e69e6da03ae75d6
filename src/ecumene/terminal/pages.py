"""What a player sees at a terminal. Without colours (a pipe, a file) the same pages are plain text."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ecumene.core.box import Box
from ecumene.core.chance import LONG_SEED
from ecumene.core.event import Event
from ecumene.core.game import Game, Ply
from ecumene.core.refusal import BadInput, Refusal
from ecumene.face import face_of
from ecumene.terminal.book import Book, point
from ecumene.terminal.choices import Choices, spans
from ecumene.terminal.played_moves import PlayedMove
from ecumene.text import Words

QUIET: Final = "dim"
#: Lines of news shown at once; the log has the rest.
NEWS: Final = 14
#: Room that text beside the board needs.
BESIDE: Final = 36
#: A screen with fewer lines gets short lists.
TALL: Final = 40


class Pages:
    """Pages about one game in one language."""

    def __init__(self, console: Console, box: Box, language: str, players: list[str]) -> None:
        self.console = console
        self.box = box
        self.words = Words(language, box.package, players)
        self.face = face_of(box)
        self.hinted = False
        self.book = Book(console, box.package, self.words)

    def say(self, id: str, style: str = "", **args: int | str) -> None:
        """One sentence of our own; a path in it is never broken, so that it can be copied."""
        self.console.print(Text(self.words(id, **args), style), soft_wrap="path" in args)

    def complain(self, problem: BadInput) -> None:
        """What cannot be done, outside the rules."""
        self.console.print(Text(self.words.problem(problem), "red"), soft_wrap=True)

    def blank(self) -> None:
        self.console.print()

    def wipe(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def opening(self, game: Game) -> None:
        """What is played, by whom, from which seed; a drawn one is too long to be told, and stands in the record."""
        players = ", ".join(self.words.player(seat) for seat in range(game.seats))
        title = self.box.title[self.words.language]
        if game.seed < LONG_SEED:
            self.say("cli-opening-seed", "bold", game=title, player=players, seed=str(game.seed))
        else:
            self.say("cli-opening", "bold", game=title, player=players)

    def commands(self, names: tuple[str, ...]) -> None:
        """What can be typed, and what it does."""
        forms = {name: self.words(f"cli-form-{name}") for name in names}
        wide = max(map(len, forms.values()))
        for name, form in forms.items():
            point(self.console, Text(f"  {form:<{wide}} ", "cyan"), Text(self.words(f"cli-does-{name}")))

    # The position

    def position(self, view: Game) -> None:
        """The board and what changes from turn to turn, side by side where there is room."""
        board = self._lines(self.face.board(view, self.words))
        # The legend under the map is for `board`.
        board = board[: next((n for n, line in enumerate(board) if not line.plain.strip()), len(board))]
        wide = max(line.cell_len for line in board)
        if self.console.width - wide - 3 >= BESIDE:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(no_wrap=True, min_width=wide)
            grid.add_row(Text("\n").join(board), Text("\n\n").join(self._lines(self.face.brief(view, self.words))))
            self.console.print(grid)
        else:
            self._print(board)
            self.brief(view)

    def brief(self, view: Game) -> None:
        """What changes from turn to turn."""
        for line in self._lines(self.face.brief(view, self.words)):
            point(self.console, "", line)

    def table(self, view: Game) -> None:
        """Everything there is to see, with a legend."""
        self._print(self._lines(self.face.board(view, self.words)))
        for line in self._lines(self.face.table(view, self.words)):
            indent = len(line.plain) - len(line.plain.lstrip())
            point(self.console, " " * (indent - 1), line[indent:])

    def _lines(self, marked_up: list[str]) -> list[Text]:
        """What the game shows of itself."""
        lines = [Text.from_markup(line, emoji=False) for line in marked_up]
        # Spaces at the end are kept only where they are coloured.
        ends = [max((span.end for span in line.spans), default=0) if self.console.color_system else 0 for line in lines]
        return [line[: max(end, len(line.plain.rstrip()))] for line, end in zip(lines, ends, strict=True)]

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop")

    # What happened

    def event(self, event: Event) -> Text:
        line = Text(self.words.event(event))
        line.highlight_words(self.words.players, "bold")
        return line.append(f" {event.rule}", QUIET) if event.rule else line

    def news(self, events: list[Event]) -> None:
        """What happened lately."""
        if len(events) > NEWS:
            self.say("cli-news-more", QUIET, count=len(events) - NEWS)
        for event in events[-NEWS:]:
            point(self.console, "·", self.event(event))

    def log(self, story: list[PlayedMove], past: list[Ply]) -> None:
        """Every move as the reader may know it (the history of a view), and what came of it."""
        for ply, done in zip(past, story, strict=True):
            player = self.words.player(ply.seat)
            move = str(ply.move)
            self.console.print(Text.assemble((f"{ply.number:>3} ", QUIET), (player, "bold"), "  ", (move, "cyan")))
            for event in done.events:
                point(self.console, "   ·", self.event(event))

    # What is owed

    def question(self, game: Game, seat: int, choices: Choices) -> None:
        step = game.step(seat)
        assert step is not None
        self.console.print(Text.assemble((self.words.player(seat), "bold"), f" · {self.words.step(step.name)}"))
        if choices.are_few:
            self.choices(game, seat, choices, list(range(1, len(choices.moves) + 1)))
        else:
            self.verbs(choices)

    def verbs(self, choices: Choices) -> None:
        """A long list by its first words: what there is, and under which numbers."""
        if self.console.is_terminal and self.console.height < TALL:
            self._flow(choices)
            self._hint(choices)
            return
        numbered = {verb: spans(numbers) for verb, numbers in choices.groups.items()}
        wide = max(map(len, numbered.values()))
        verbs = max(map(len, numbered))
        glosses = max(len(self._gloss(verb)) for verb in numbered)
        for verb, numbers in choices.groups.items():
            line = Text.assemble((f"  {numbered[verb]:>{wide}}  ", QUIET), (f"{verb:<{verbs}}", "cyan"))
            if glosses:
                line.append(f"  {self._gloss(verb):<{glosses}}")
            parts = [f"  {choices.rest(number)}" for number in numbers]
            room = self.console.width - line.cell_len
            while len("".join(parts)) > room:
                parts = [*parts[: -2 if parts[-1] == "  …" else -1], "  …"]
            line.append("".join(parts)).rstrip()
            self.console.print(line, soft_wrap=True)
        self._hint(choices)

    def _flow(self, choices: Choices) -> None:
        """Verbs and numbers one after another, for small screens."""
        line = Text(" ")
        for verb, numbers in choices.groups.items():
            gloss = self._gloss(verb)
            part = Text.assemble((f" {verb}", "cyan"), f" ({gloss})" if gloss else "", (f" {spans(numbers)} ", QUIET))
            if line.cell_len + part.cell_len > self.console.width:
                self.console.print(line, soft_wrap=True)
                line = Text(" ")
            line.append_text(part)
        self.console.print(line, soft_wrap=True)

    def _gloss(self, verb: str) -> str:
        """What a verb of the notation means in the reader's language, unless that is the same word."""
        meaning = self.words(f"verb-{verb}") if self.words.has(f"verb-{verb}") else verb
        return "" if meaning == verb else meaning

    def _hint(self, choices: Choices) -> None:
        """How to go on from a list of verbs; said once."""
        if not self.hinted:
            self.say("cli-hint-verbs", QUIET, move=max(choices.groups, key=lambda verb: len(choices.groups[verb])))
        self.hinted = True

    def choices(self, game: Game, seat: int, choices: Choices, numbers: list[int]) -> None:
        """Numbered moves: notation and meaning; short ones in several columns."""
        wide = len(str(numbers[-1]))
        notations = max(len(choices.notations[number - 1]) for number in numbers)
        marks: list[Text] = []
        meanings: list[Text] = []
        for number in numbers:
            notation = f"{choices.notations[number - 1]:<{notations}} "
            marks.append(Text.assemble((f"  {number:>{wide}}  ", QUIET), (notation, "cyan")))
            meanings.append(Text(self.face.move(game, seat, choices.moves[number - 1], self.words)))
        column = marks[0].cell_len + max(meaning.cell_len for meaning in meanings) + 1
        across = self.console.width // column if len(numbers) > 4 else 1
        if across < 2:
            for mark, meaning in zip(marks, meanings, strict=True):
                point(self.console, mark, meaning)
            return
        down = -(-len(numbers) // across)
        for row in range(down):
            line = Text()
            for at in range(row, len(numbers), down):
                line.append(" " * (column * (at // down) - line.cell_len))
                line.append_text(marks[at]).append(" ").append_text(meanings[at])
            self.console.print(line, soft_wrap=True)

    # Rules

    def refusal(self, refusal: Refusal, whole: bool = False) -> None:
        """Why not: a sentence with the number of the rule, and its text if the reader wants to know."""
        line = Text(self.words.refusal(refusal)).append(f" {refusal.rule}", QUIET)
        point(self.console, Text("✗", "red"), line)
        if whole and refusal.rule in self.book.ledger.rules:
            self.book.rule(self.book.ledger[refusal.rule])

    # Points

    def scores(self, game: Game) -> None:
        """Points by source, each with its rule, for all seats."""
        rival = game.rival()
        scores = game.scores() + ([rival] if rival is not None else [])
        sources: dict[tuple[str, str], dict[int, int]] = {}
        for score in scores:
            for item in score.items:
                # The rival's points come by rules of their own, but stand in the rows of the others.
                same = [key for key in sources if score is rival and key[0] == item.source]
                row = sources.setdefault(same[0] if same else (item.source, item.rule), {})
                row[score.seat] = row.get(score.seat, 0) + item.points
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column(Text(self.words("cli-points"), QUIET))
        table.add_column()
        for score in scores:
            table.add_column(Text(self.words.player(score.seat)), justify="right")
        for (source, rule), row in sources.items():
            points = [str(row.get(score.seat, "")) for score in scores]
            table.add_row(self.words.name(source), Text(rule, QUIET), *points)
        table.add_row(self.words("cli-total"), "", *[str(score.total) for score in scores], style="bold")
        self.console.print(table)

    def winners(self, game: Game) -> None:
        """Who won, together with whom, and how many points it took."""
        names = [self.words.player(seat) for seat, place in enumerate(game.ranking()) if place == 1]
        best = max(score.total for score in game.scores())
        rival = game.rival()
        if rival is not None and not names:
            names, best = [self.words.player(rival.seat)], rival.total
        listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {self.words('cli-and')} {names[-1]}"
        self.say("cli-winners", "bold green", player=listed, count=len(names), points=best)

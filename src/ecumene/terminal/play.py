"""Playing at a terminal: people take turns at the keyboard, bots answer, every move is saved at once."""

from __future__ import annotations

import contextlib
import importlib
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import click
from rich.console import Console

from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.core.record import Record, save
from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.terminal import saves
from ecumene.terminal.choices import Choices
from ecumene.terminal.pages import Pages
from ecumene.terminal.played_moves import PlayedMove, retrace, since
from ecumene.terminal.seating import shown, sit_bots
from ecumene.terminal.thinking import Thinking

#: The commands at the table; each can also be typed as the reader's language calls it (message cli-word-…).
COMMANDS: Final = ("help", "why", "undo", "rules", "moves", "board", "log", "score", "save", "lang", "quit")


class Leaving(Exception):
    """The player goes, or the terminal does."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(self, console: Console, game: Game, players: list[str], path: Path, language: str) -> None:
        self.console = console
        self.players = players
        self.path = path
        self.bots = sit_bots(players, game.seed)
        self.pages = Pages(console, game.box, language, shown(players))
        self.game = game
        self.played = retrace(game)
        self.record: Record = game.record(players)
        self.choices = Choices([])
        #: The seat that saw the board last.
        self.drawn_for = -1
        #: People with secrets from each other hand the keyboard over; who has it now, or nobody yet.
        self.hands_over = game.box.secret and len(players) - len(self.bots) > 1
        self.at_keyboard = -1
        #: Who is asked first where all choose at once.
        self.first = -1

    def greet(self) -> None:
        """What is played, and how to begin."""
        self.pages.opening(self.game)
        if self.played:
            self.pages.say("cli-go-on", "dim", moves=len(self.played))
        self.pages.say("cli-opening-help", "dim")

    def run(self) -> None:
        """Play to the end, or until somebody leaves; whatever was played is saved by then."""
        save([self.record], str(self.path))
        if sys.stdin.isatty():
            # Arrow keys and earlier lines at the prompt, where Python has been built with them.
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")
        try:
            with hang_ups():
                while not self.game.is_over:
                    self.turn()
                self.end()
        except (Leaving, EOFError, KeyboardInterrupt):
            # A closed terminal cannot be written to any more.
            with contextlib.suppress(OSError):
                self.farewell()

    def turn(self) -> None:
        owing = self.game.to_move
        bot = next((seat for seat in owing if seat in self.bots), None)
        if bot is not None:
            player = self.bots[bot]
            with Thinking(self.console, self.pages.words("cli-thinking", player=self.pages.words.player(bot))) as bar:
                player.on_progress = bar.show
                move = player.choose(self.game.view(bot), bot)
            self.play(bot, move)
        else:
            self.ask(self.first if self.first in owing else owing[0])

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move; it counts once it is on the disk."""
        done = PlayedMove(seat, move, [])
        self.game.play(seat, move, done.events)
        self.played.append(done)
        self.record.add(seat, str(move), self.game.digest())
        save([self.record], str(self.path))

    # A person's decision

    def ask(self, seat: int) -> None:
        """Show what there is to see, then listen until a move is played or taken back."""
        self.choices = Choices(self.game.moves(seat))
        if self.hands_over and self.at_keyboard != seat:
            self.hand_over(seat)
        self.show(seat)
        ply = self.game.ply
        while self.game.ply == ply:
            self.obey(seat, self.listen())

    def hand_over(self, seat: int) -> None:
        """Wipe away what the last person saw and typed, and wait until the next one sits there."""
        # Whoever has the keyboard may begin the next turn as well.
        self.at_keyboard = self.first = seat
        self.drawn_for = -1
        self.pages.wipe()
        if (typed := sys.modules.get("readline")) is not None:
            typed.clear_history()
        self.pages.say("cli-hand-over", "bold", player=self.pages.words.player(seat))
        while line := self.listen():
            if self.command(line.lower()) == "quit":
                raise Leaving
            self.pages.say("cli-hand-over", "bold", player=self.pages.words.player(seat))

    def show(self, seat: int) -> None:
        """The position from this seat, the news and the question; mid-turn only what is new."""
        self.pages.blank()
        if self.played and self.played[-1].seat == seat and self.drawn_for == seat:
            self.pages.brief(self.game.view(seat))
        else:
            self.pages.position(self.game.view(seat))
        self.drawn_for = seat
        self.pages.news(since(self.played, seat))
        self.pages.question(self.game, seat, self.choices)

    def listen(self) -> str:
        typed = input("> ")
        line = "".join(sign for sign in typed if sign.isprintable()).strip()
        if not sys.stdin.isatty():
            # Typed by nobody: show it, so that what was piped in can be read back.
            self.console.print(line, markup=False)
        return line

    def obey(self, seat: int, line: str) -> None:
        move = self.choices.find(line)
        word, _, rest = line.partition(" ")
        command = self.command(word.lower())
        if move is not None:
            self.play(seat, move)
        elif line.lower() in self.choices.groups:
            self.pages.choices(self.game, seat, self.choices, self.choices.groups[line.lower()])
        elif command:
            self.carry_out(seat, command, rest.strip())
        elif line.isdigit():
            self.pages.say("cli-no-such-number", "red", number=line, count=len(self.choices.moves))
        elif not line:
            self.pages.question(self.game, seat, self.choices)
        else:
            self.attempt(seat, line)

    def attempt(self, seat: int, line: str) -> None:
        """A move in the game's notation that is not on the list as typed."""
        try:
            move = self.game.parse(seat, line)
            refusal = self.game.check(seat, move)
        except IllegalMove as error:
            move, refusal = None, error.refusal
        if move is not None and refusal is None:
            self.play(seat, move)
        elif refusal is not None:
            self.pages.refusal(refusal)
            self.pages.say("cli-hint-why" if move is not None else "cli-hint-help", "dim", move=line)

    # Commands

    def command(self, word: str) -> str:
        """The command a word stands for, or nothing."""
        for name in COMMANDS:
            if word in (name, self.pages.words(f"cli-word-{name}")):
                return name
        return ""

    def carry_out(self, seat: int, command: str, rest: str) -> None:
        pages = self.pages
        match command:
            case "help":
                pages.commands(COMMANDS)
            case "why":
                self.why(seat, rest)
            case "undo":
                self.undo(seat)
            case "rules":
                self.rules(rest)
            case "moves":
                numbers = self.choices.groups.get(rest.lower(), list(range(1, len(self.choices.moves) + 1)))
                pages.choices(self.game, seat, self.choices, numbers)
            case "board":
                pages.table(self.game.view(seat))
            case "log":
                pages.log(self.played, self.game.view(seat).history())
            case "score":
                pages.scores(self.game.view(seat))
            case "save":
                self.save(rest)
            case "lang":
                self.switch(seat, rest)
            case _:
                raise Leaving

    def why(self, seat: int, text: str) -> None:
        """Why a move is not legal: the sentence, the rule and its text."""
        if not text:
            self.pages.say("cli-why-what", "red", move=self.choices.notations[0])
            return
        legal = self.choices.find(text)
        try:
            move = legal if legal is not None else self.game.parse(seat, text)
            refusal = self.game.check(seat, move)
        except IllegalMove as error:
            refusal = error.refusal
        if refusal is None:
            self.pages.say("cli-why-legal", "green", move=text)
        else:
            self.pages.refusal(refusal, whole=True)

    def undo(self, seat: int) -> None:
        """Back to the last decision of a person (untold if another's secret); what bots did since goes with it."""
        own = [number for number, done in enumerate(self.played) if done.seat not in self.bots]
        if not own:
            self.pages.say("cli-undo-nothing", "red")
            return
        self.game = self.game.undo(len(self.played) - own[-1])
        taken = self.played[own[-1]]
        del self.played[own[-1] :]
        self.record = self.game.record(self.players)
        save([self.record], str(self.path))
        self.drawn_for = -1
        self.first = taken.seat
        if self.hands_over and taken.seat != seat:
            self.pages.say("cli-undone-secret", "green", player=self.pages.words.player(taken.seat))
        else:
            self.pages.say("cli-undone", "green", move=str(taken.move))

    def rules(self, text: str) -> None:
        """A rule by its number, or all rules that hold a text."""
        found = self.pages.book.find(text) if text else []
        if found:
            self.pages.book.rules(found)
        else:
            self.pages.say("cli-rules-none" if text else "cli-rules-what", "red", text=text)

    def save(self, text: str) -> None:
        """Say where the game is, or move it to another file."""
        try:
            path = saves.fresh(self.game, text) if text else self.path
            save([self.record], str(path))
        except BadInput as problem:
            self.pages.complain(problem)
            return
        self.path = path
        self.pages.say("cli-saved", "green", path=str(path))

    def switch(self, seat: int, language: str) -> None:
        """Go on in the other language; with two of them, no need to say which."""
        if not language:
            language = LANGUAGES[(LANGUAGES.index(self.pages.words.language) + 1) % len(LANGUAGES)]
        try:
            self.pages = Pages(self.console, self.game.box, language, shown(self.players))
        except BadInput as problem:
            self.pages.complain(problem)
            return
        self.drawn_for = -1
        self.show(seat)

    # The end

    def end(self) -> None:
        """The last moves, the points and the winners."""
        people = [number for number, done in enumerate(self.played) if done.seat not in self.bots]
        last = self.played[people[-1] if people else 0 :]
        self.pages.blank()
        self.pages.position(self.game.view(None))
        self.pages.news([event for done in last for event in done.events])
        self.pages.blank()
        self.pages.scores(self.game)
        self.pages.winners(self.game)
        self.pages.say("cli-recorded", "dim", path=str(self.path))

    def farewell(self) -> None:
        self.pages.blank()
        self.pages.say("cli-farewell", path=str(self.path), command=saves.resume_command(self.path))


@contextlib.contextmanager
def hang_ups() -> Iterator[None]:
    """A closed terminal, or a request of the system to end, counts as leaving."""
    kinds = [kind for name in ("SIGHUP", "SIGTERM") if (kind := getattr(signal, name, None)) is not None]
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {kind: signal.signal(kind, _leave) for kind in kinds}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)


def _leave(number: int, frame: FrameType | None) -> None:
    raise Leaving


def ask_game(boxes: dict[str, str]) -> str:
    """Which game to play, by number or id, when the box holds several."""
    for number, (id, title) in enumerate(boxes.items(), 1):
        click.echo(f"  {number}  {title} ({id})")
    answer = input("> ").strip()
    ids = list(boxes)
    return ids[int(answer) - 1] if answer.isdigit() and 1 <= int(answer) <= len(ids) else answer

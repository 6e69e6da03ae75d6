"""The law about faces: all of a game's face, at a position, for every seat and a spectator, in every language."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.draw.panel import AREAS, Panel, Sight
from ecumene.draw.theme import MARKS
from ecumene.face import Face, face_of
from ecumene.text import Words
from tests.laws.broken import hold, rule_ids, sample

#: What somebody may be called: if it is taken for markup, reading it fails.
NAME = "[/] Player {}"
#: A name that nothing has.
NOTHING = "no-such-thing"


def shown(game: Game, rng: Chance) -> None:
    """Every method of the face answers, and what one of them names the others know."""
    face = face_of(game.box)
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        before = view.digest()
        for language in LANGUAGES:
            words = Words(language, game.box.package, [NAME.format(number + 1) for number in range(game.seats)])
            Shown(face, view, -1 if seat is None else seat, words, rng).hold_all()
        hold(view.digest() == before, "shown", f"showing changed the view of seat {seat}")


class Shown:
    """The face of a game as one reader sees it in one language."""

    def __init__(self, face: Face[Any], view: Game, seat: int, words: Words, rng: Chance) -> None:
        self.face = face
        self.view = view
        self.seat = seat
        self.words = words
        self.rng = rng
        self.moves: list[Move] = view.moves(seat) if seat >= 0 else []

    def hold_all(self) -> None:
        self.texts()
        self.standing()
        self.said_moves()
        self.drawn(narrow=self.rng.below(2) == 1)

    def check(self, condition: bool, seen: str) -> None:
        hold(condition, "shown", f"seat {self.seat}, {self.words.language}: {seen}")

    def texts(self) -> None:
        """Board and table have lines, brief may have some, and their markup can be read."""
        for page in (self.face.board, self.face.table, self.face.brief):
            lines = page(self.view, self.words)
            plain = [Text.from_markup(line, emoji=False).plain for line in lines]
            filled = any(line.strip() for line in plain)
            self.check(filled or page == self.face.brief, f"{page.__name__} is empty")
            self.check(not any("\n" in line for line in plain), f"{page.__name__} has a line of several lines")
            self.check(not any("{" in line for line in plain), f"{page.__name__} leaves something open")

    def standing(self) -> None:
        """What is owed, how far the game is, and of each seat its colour and its numbers."""
        self.check(bool(self.face.progress(self.view, self.words).strip()), "no progress")
        self.check(bool(self.face.owed(self.view, self.seat, self.words)[0].strip()), "nothing is said to be owed")
        for seat in range(self.view.seats):
            badge = self.face.badge(self.view, seat)
            self.check(badge in ("", *MARKS), f"the theme has no badge {badge!r}")
            stock = self.face.stock(self.view, seat)
            names = [name for name, _ in stock]
            self.check(len(set(names)) == len(names), f"two numbers have one name: {names}")
            for name in names:
                self.check(self.face.look.symbol_of_number(name) is not None, f"no symbol for {name!r}")
                self.check(self.words.has(f"stock-{name}"), f"no text stock-{name}")
        for kind, reasons in (self.face.kinds(self.view, self.seat) if self.moves else {}).items():
            self.check(self.words.has(f"verb-{kind}"), f"no text verb-{kind}")
            for reason in reasons:
                self.check(self.words.has(f"refusal-{reason}"), f"no text refusal-{reason}")

    def said_moves(self) -> None:
        """Every legal move has a sentence, which is no markup, and a label."""
        for move in self.moves:
            sentence = self.face.move(self.view, self.seat, move, self.words)
            self.check(bool(sentence.strip()) and "{" not in sentence, f"{move} is said as {sentence!r}")
            self.check("\\[" not in sentence, f"{move} is said in markup: {sentence!r}")
            self.check(bool(self.face.label(self.view, self.seat, move, self.words).strip()), f"no label for {move}")

    def drawn(self, narrow: bool) -> None:
        """What moves point at is drawn, what is drawn is explained, and what is owed is in a panel."""
        seat = self.seat if self.seat >= 0 else None
        sight = Sight(self.words, seat, self.moves, narrow=narrow)
        panels = self.face.panels(self.view, sight)
        keys = [panel.key for panel in panels]
        self.check(len(set(keys)) == len(keys), f"two panels have one key: {keys}")
        self.check(all(panel.area in AREAS for panel in panels), f"areas {[panel.area for panel in panels]}")
        drawn = {thing for panel in panels for thing in things_in(panel)}
        pointed = {thing for move in self.moves for thing in self.face.things(self.view, self.seat, move)}
        self.check(pointed <= drawn, f"moves point at what is not drawn: {sorted(pointed - drawn)}")
        self.check_owed_at(panels, pointed, narrow)
        for thing in sorted(drawn):
            about = self.face.explain(self.view, thing, self.words)
            self.check(about is not None, f"{thing} is drawn and not explained")
            if about is not None:
                self.check(bool(about.title.strip()) and bool(about.lines), f"{thing} is explained by nothing")
                unknown = set(about.rules) - rule_ids(self.face.package)
                self.check(not unknown, f"{thing} cites {unknown}")
        self.check(self.face.explain(self.view, NOTHING, self.words) is None, f"{NOTHING} is explained")
        for move in sample(self.moves, self.rng, 2):
            chosen = Sight(self.words, seat, self.moves, move, narrow=narrow)
            self.check(bool(self.face.panels(self.view, chosen)), f"nothing is drawn for the preview of {move}")
        picture = self.face.svg(self.view, self.words, seat, self.moves, narrow=narrow)
        self.check(picture.lstrip().startswith("<svg"), picture[:40])

    def check_owed_at(self, panels: list[Panel], pointed: set[str], narrow: bool) -> None:
        key = self.face.owed_at(self.view, self.seat)
        if not pointed:
            self.check(key == "", f"nothing can be pointed at, but what is owed is at {key!r}")
            return
        there = [panel for panel in panels if panel.key == key]
        self.check(len(there) == 1, f"what is owed is at {key!r}, but the panels are {[panel.key for panel in panels]}")
        # On a phone a part of the panel may stand below it, as one of its own.
        self.check(narrow or bool(pointed & things_in(there[0])), f"panel {key} has none of {sorted(pointed)}")


def things_in(panel: Panel) -> set[str]:
    """The names of the things drawn in a panel."""
    return set(re.findall(r'data-thing="([^"]+)"', panel.svg))

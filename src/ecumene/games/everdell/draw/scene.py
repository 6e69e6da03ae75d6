"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.core.move import Move
from ecumene.core.score import Score
from ecumene.draw.panel import Sight
from ecumene.draw.scene import Scene
from ecumene.draw.svg import Attribute
from ecumene.games.everdell.card import KINDS
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.targets import EverdellTargets, left_by, ringed
from ecumene.games.everdell.effect_text import card_text, link_text
from ecumene.games.everdell.explain import badge, owed, progress
from ecumene.games.everdell.move_text import sentence
from ecumene.games.everdell.moves import PLAY
from ecumene.games.everdell.player import Player
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES
from ecumene.text import Words

PACKAGE: Final = "ecumene.games.everdell"
RUGWORTS_COLOUR: Final = "brown"


class EverdellScene(Scene[State]):
    def __init__(self, game: State, sight: Sight, page: bool) -> None:
        super().__init__(game, sight, LOOK, page)
        self.targets = EverdellTargets(self.game, self.turn, sight.moves)
        self.offered = bool(sight.moves)
        #: Cards say what they cost, or why they cannot be played.
        everything = self.offered and len(sight.moves) == len(self.game.moves(self.turn))
        self.asks_for_plays = everything or any(move.verb == PLAY for move in sight.moves)
        #: Whose city and hand lie in the middle.
        self.centre: int = self.reader if self.reader >= 0 else max(0, self.turn)
        self._scores: list[Score] = []

    def things_of(self, seat: int, move: Move) -> list[str]:
        return ringed(self.game, seat, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        return left_by(self.game, seat, move)

    def colour(self, seat: int) -> str:
        return RUGWORTS_COLOUR if seat == self.game.rugwort else badge(self.game, seat)

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return progress(self.game, self.words)

    # Who

    def player(self, seat: int) -> Player:
        return self.game.players[seat]

    def owner(self, seat: int) -> str:
        return self.words.name("rugwort") if seat == self.game.rugwort else self.words.player(seat)

    def points(self, seat: int) -> int:
        """What the seat would score if the game ended now."""
        if not self._scores:
            self._scores = self.game.scores()
            if self.game.rugwort_is_here:
                self._scores = [*self._scores, rugworts_score(self.game)]
        return self._scores[seat].total

    def workers_at(self, place: int) -> list[tuple[int, int]]:
        """Who stands at a place: seats, and which of their workers it is."""
        found: list[tuple[int, int]] = []
        for seat, player in enumerate(self.game.players):
            places = [*player.workers, *player.fixed]
            found += [(seat, number) for number, stands in enumerate(places) if stands == place]
        return found

    # Words

    def card_name(self, design: int) -> str:
        return self.words.name(CARDS[design].id)

    def about(self, design: int) -> str:
        """Everything that stands on a card, in sentences."""
        return about(self.words.language, design)

    # Things

    def named(self, name: str, label: str, *inside: str, **values: Attribute) -> str:
        """A thing with its name, the moves that point at it, and what it says of itself and they do."""
        moves = self.targets.of(name)
        if len(moves) == 1:
            label = f"{label} {self.said(moves[0])}"
        return self.thing(name, label, moves, *inside, **values)

    def said(self, move: Move) -> str:
        """What a move on offer does, in a sentence."""
        told = sentence(self.game, self.turn, move, self.words)
        return told if told.endswith((".", "!", "?")) else f"{told}."

    def ring(self, name: str, width: float, height: float, radius: float, x: float = 0.0, y: float = 0.0) -> str:
        """The light round a thing, or its ring, and the numbers of recent moves."""
        return self.lights(name, self.targets.lights(name), width, height, radius, x, y)


@lru_cache(maxsize=512)
def about(language: str, design: int) -> str:
    words = Words(language, PACKAGE)
    card = CARDS[design]
    cost = [words(f"count-{name}", n=card.price_of(number)) for number, name in enumerate(RESOURCES)]
    paid = ", ".join(some for number, some in enumerate(cost) if card.price_of(number)) or "0"
    head = words(
        "draw-card",
        card=words.name(card.id),
        colour=COLOURS[card.colour],
        kind=KINDS[int(card.is_construction)],
        unique=int(card.is_unique),
        points=card.points,
        cost=paid,
    )
    return f"{head} {card_text(design, words)} {link_text(design, words)}"

"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from functools import lru_cache

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.core.score import Score
from ecumene.draw.panel import Sight
from ecumene.draw.scene import Scene
from ecumene.games.seven_wonders.card_text import card_cost, card_text, stage_text
from ecumene.games.seven_wonders.cards import Board, Card, Stage
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.draw.effect_signs import ROMAN
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.targets import SevenWondersTargets, left_by, names
from ecumene.games.seven_wonders.explain import PACKAGE, badge, owed, progress
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.hiding import age_of_back
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS as COLOUR_NAMES
from ecumene.text import Words


class SevenWondersScene(Scene[SevenWonders]):
    def __init__(self, game: SevenWonders, sight: Sight, page: bool) -> None:
        super().__init__(game, sight, LOOK, page)
        self.targets = SevenWondersTargets(game, self.turn, sight.moves)
        self.offered = bool(sight.moves)
        #: Whose city lies in the middle.
        self.centre: int = self.reader if self.reader >= 0 else max(0, self.turn) if sight.moves else 0
        self._scores: list[Score] = []

    def things_of(self, seat: int, move: Move) -> list[str]:
        return names(self.game, seat, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        return left_by(self.game, seat, move)

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return progress(self.game, self.words)

    def points(self, seat: int) -> int:
        """What the city would score if the game ended now."""
        if not self._scores:
            self._scores = self.game.scores()
        return self._scores[seat].total

    def city(self, seat: int) -> City:
        return self.game.cities[seat]

    def is_free_city(self, seat: int) -> bool:
        return self.game.seats == 2 and seat == FREE_CITY

    def owner(self, seat: int) -> str:
        """The player's name, or that of the Free City."""
        return self.words("extra-seat") if self.is_free_city(seat) else self.words.player(seat)

    def board(self, seat: int) -> Board | None:
        number = self.city(seat).board
        return BOARDS[number] if number >= 0 else None

    def wonder(self, board: Board) -> str:
        """The name of a wonder, without its side."""
        return self.words.name(board.wonder)

    def card_name(self, card: Card) -> str:
        return self.words.name(card.id)

    def about(self, card: Card) -> str:
        """Name, cost and effects in words."""
        return about(self.words.language, card)

    def about_stage(self, stage: Stage) -> str:
        return about_stage(self.words.language, stage)

    def family(self, colour: str) -> str:
        return self.words(f"draw-family-{colour}")


@lru_cache(maxsize=1024)
def about(language: str, card: Card) -> str:
    words = Words(language, PACKAGE)
    family = words(f"draw-family-{COLOUR_NAMES[card.colour]}")
    name = words("draw-card", card=Name(card.id), family=family, age=card.age)
    cost = words("draw-cost", value=card_cost(card, words))
    return f"{name}. {cost}. {sentence(card_text(card, words))}."


@lru_cache(maxsize=1024)
def about_stage(language: str, stage: Stage) -> str:
    return sentence(stage_text(stage, Words(language, PACKAGE)))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def back_of(number: int) -> tuple[str, int]:
    """What stands on the back of a hidden card, and which back it is."""
    age = age_of_back(number) if number <= FACE_DOWN else 0
    return (ROMAN[age] if age else "★"), age

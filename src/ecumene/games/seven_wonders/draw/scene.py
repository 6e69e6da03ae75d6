"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from typing import Final

from ecumene.core.game import EVERYTHING
from ecumene.core.move import Move
from ecumene.draw.svg import Attribute
from ecumene.games.seven_wonders.cards import Board, Card, Stage
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.draw.symbols import ROMAN
from ecumene.games.seven_wonders.draw.targets import Targets
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.hiding import age_of
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS as COLOUR_NAMES
from ecumene.games.seven_wonders.words import card_cost, card_text, stage_text
from ecumene.text import Words

#: In the order of the seats; the Free City has the last one.
COLOURS: Final = ("blue", "red", "green", "yellow", "purple", "black", "ivory")


class Scene:
    def __init__(self, game: SevenWonders, words: Words, seat: int | None, moves: list[Move], narrow: bool) -> None:
        self.game = seen_by(game, seat)
        self.words = words
        self.narrow = narrow
        #: Whose eyes: -1 for a spectator.
        self.reader: int = max(self.game.viewer, -1)
        #: Who owes a decision: the reader if it does, otherwise the first that does; -1 when nobody does.
        self.turn: int = self.reader if self.reader in game.to_move else (*game.to_move, -1)[0]
        #: Whose city lies in the middle.
        self.centre: int = self.reader if self.reader >= 0 else max(0, self.turn) if moves else 0
        self.offered = bool(moves)
        self.targets = Targets(game, self.turn, moves)

    def city(self, seat: int) -> City:
        return self.game.cities[seat]

    def is_free_city(self, seat: int) -> bool:
        return self.game.seats == 2 and seat == FREE_CITY

    def colour(self, seat: int) -> str:
        return COLOURS[-1] if self.is_free_city(seat) else COLOURS[seat]

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
        name = self.words("draw-card", card=card.id, family=self.family(COLOUR_NAMES[card.colour]), age=card.age)
        cost = self.words("draw-cost", value=card_cost(card, self.words))
        return f"{name}. {cost}. {sentence(card_text(card, self.words))}."

    def about_stage(self, stage: Stage) -> str:
        return sentence(stage_text(stage, self.words))

    def family(self, colour: str) -> str:
        return self.words(f"draw-family-{colour}")


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def seen_by(game: SevenWonders, seat: int | None) -> SevenWonders:
    """Nothing but a view is ever drawn: a full game is looked at by the seat, or by a spectator."""
    if game.viewer != EVERYTHING and seat in (None, game.viewer):
        return game
    view = game.view(seat)
    assert isinstance(view, SevenWonders)
    return view


def card_of(number: int) -> Card | None:
    """The card, or None for one seen from behind."""
    return CARDS[number] if number >= 0 else None


def back_of(number: int) -> tuple[str, int]:
    """What stands on the back of a hidden card, and which back it is."""
    age = age_of(number) if number <= FACE_DOWN else 0
    return (ROMAN[age] if age else "★"), age


def target(moves: list[Move]) -> dict[str, Attribute]:
    """Attributes of a thing that may be chosen: a page finds its moves in `data-move`, separated by semicolons."""
    if not moves:
        return {}
    return {"cls": "target", "data_move": ";".join(str(move) for move in moves)}

"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from functools import lru_cache

from ecumene.core.game import EVERYTHING
from ecumene.core.move import Move
from ecumene.core.score import Score
from ecumene.draw.cards import light
from ecumene.draw.panel import Sight
from ecumene.draw.svg import Attribute, group, node
from ecumene.draw.things import chosen_box, thing, trace_box, trace_dots
from ecumene.games.seven_wonders.cards import Board, Card, Stage
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.draw.symbols import ROMAN
from ecumene.games.seven_wonders.draw.targets import Targets, left_by, names
from ecumene.games.seven_wonders.explain import PACKAGE, badge
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.hiding import age_of
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS as COLOUR_NAMES
from ecumene.games.seven_wonders.words import card_cost, card_text, stage_text
from ecumene.text import Words


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
        #: In a page things have names and speak for themselves; a document has titles.
        self.page = False
        self.chosen: Move | None = None
        self._rings: set[str] = set()
        self._traces: dict[str, list[int]] = {}
        self._scores: list[Score] = []

    @staticmethod
    def of(game: SevenWonders, sight: Sight) -> Scene:
        """For a page: with what is chosen and what is new."""
        scene = Scene(game, sight.words, sight.seat, sight.moves, sight.narrow)
        scene.page = True
        if sight.chosen is not None:
            scene.chosen = sight.chosen
            scene._rings = set(names(scene.game, scene.turn, sight.chosen))
        for trace in sight.traces:
            for name in left_by(scene.game, trace.seat, trace.move):
                scene._traces.setdefault(name, []).append(trace.number)
        return scene

    def thing(self, name: str, label: str, moves: list[Move], *inside: str, **data: Attribute) -> str:
        """Something that can be pointed at, with its name and what it says of itself."""
        if self.page:
            return node("g", *inside, **thing(name, label, moves), **data)
        return group(*inside, title=label, **data, **target(moves))

    def piece(self, *parts: str | int) -> dict[str, Attribute]:
        """The key by which a page lets a card glide."""
        return {"data_piece": "-".join(str(part) for part in parts)} if self.page else {}

    def lights(self, name: str, lit: bool, width: float, height: float, radius: float) -> str:
        """The light round what may be chosen, the ring round what is, the dots of what is new."""
        if name in self._rings:
            return chosen_box(0, 0, width, height, radius)
        out = light(width, height, radius) if lit else ""
        numbers = self._traces.get(name)
        if numbers:
            out += trace_box(0, 0, width, height, radius) + trace_dots(numbers, width - 2, 2, 7.5)
        return out

    def points(self, seat: int) -> int:
        """What the city would score if the game ended now."""
        if not self._scores:
            self._scores = self.game.scores()
        return self._scores[seat].total

    def city(self, seat: int) -> City:
        return self.game.cities[seat]

    def is_free_city(self, seat: int) -> bool:
        return self.game.seats == 2 and seat == FREE_CITY

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

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
    name = words("draw-card", card=card.id, family=family, age=card.age)
    cost = words("draw-cost", value=card_cost(card, words))
    return f"{name}. {cost}. {sentence(card_text(card, words))}."


@lru_cache(maxsize=1024)
def about_stage(language: str, stage: Stage) -> str:
    return sentence(stage_text(stage, Words(language, PACKAGE)))


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

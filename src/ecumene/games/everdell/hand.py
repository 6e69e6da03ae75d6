"""Discarding hand cards: Haven, Journey, two Forest locations, Bard, Post Office, events."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.drawing import draw, room
from ecumene.games.everdell.moves import DISCARD, DISCARDINGS, DONE, ENDS
from ecumene.games.everdell.places import forest_effect
from ecumene.games.everdell.resources import GainAny, add_points
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import ANY, DISCARD_TO_DRAW

# What the cards are discarded for.
FOR_HAVEN: Final = 0
FOR_DOUBLE_DRAW: Final = 1
FOR_ANY_EACH: Final = 2
FOR_JOURNEY: Final = 3
FOR_POINTS: Final = 4
FOR_FULL_HAND: Final = 5
PURPOSE_RULES: Final = ("EV-030", "EV-037", "EV-044", "EV-033", "EV-115", "EV-144")
#: Cards for a resource at the Haven (EV-030); cards drawn for one discarded in the Forest (EV-037).
HAVEN_CARDS: Final = 2
DOUBLE: Final[int] = forest_effect(DISCARD_TO_DRAW).each


class DiscardCards(Ask):
    """Hand cards, one after another, at least `least` and at most `most`; they are discarded together (EV-468)."""

    __slots__ = ("least", "most", "number", "purpose")

    name: ClassVar[str] = "discard-cards"
    rule: ClassVar[str] = "EV-455"
    midway: ClassVar[bool] = False
    public: bool = False

    def __init__(self, seat: int, purpose: int, least: int, most: int, number: int = 0) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.least = least
        self.most = most
        #: How many have been chosen so far.
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.purpose, self.least, self.most, self.number)

    def is_choice(self, game: State) -> bool:
        # A hand of equal cards must not show by a question that is not asked.
        return True

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        last = -1
        for design in game.players[self.seat].hand:
            if design != last:
                found.append(DISCARDINGS[design])
                last = design
        if self.number >= self.least:
            found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DISCARD:
            return Refusal(PURPOSE_RULES[self.purpose], "card-not-in-hand", {"card": Name(CARDS[move.a].id)})
        if move.verb == DONE:
            rule = "EV-033" if self.purpose == FOR_JOURNEY else "EV-455"
            return Refusal(rule, "discard-more", {"number": self.least, "have": self.number})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DISCARD:
            game.own(self.seat).hand.remove(move.a)
            game.picked.append(move.a)
            number = self.number + 1
            if number < self.most and game.players[self.seat].hand:
                game.push(DiscardCards(self.seat, self.purpose, self.least, self.most, number))
                return
        else:
            number = self.number
        drop_picked(game, self.seat, PURPOSE_RULES[self.purpose], events)
        reward(game, self.seat, self.purpose, number, events)


def drop_picked(game: State, seat: int, rule: str, events: list[Event] | None) -> None:
    """The cards picked go to the discard pile together, in the order of their names (EV-468)."""
    if events is not None and game.picked:
        events.append(Event("discarded", seat, rule, {"cards": len(game.picked)}))
    game.picked.sort()
    game.discards += game.picked
    game.picked = []


def reward(game: State, seat: int, purpose: int, number: int, events: list[Event] | None) -> None:
    """What the discarded cards bring."""
    if purpose == FOR_HAVEN:
        if number >= HAVEN_CARDS:
            game.push(GainAny(seat, number // HAVEN_CARDS, ANY))
    elif purpose == FOR_DOUBLE_DRAW:
        draw(game, seat, DOUBLE * number, events, "EV-037")
    elif purpose == FOR_ANY_EACH:
        game.push(GainAny(seat, number, ANY))
    elif purpose == FOR_POINTS:
        add_points(game, seat, number, "EV-115", events)
    elif purpose == FOR_FULL_HAND:
        draw(game, seat, room(game.players[seat]), events, "EV-144")


def discard_cards(game: State, seat: int, purpose: int, least: int, most: int, events: list[Event] | None) -> None:
    """Ask, if there is a card to discard; with none the rest happens at once."""
    most = min(most, len(game.players[seat].hand))
    if most > 0:
        game.push(DiscardCards(seat, purpose, min(least, most), most))
    else:
        reward(game, seat, purpose, 0, events)

"""Activating green cards of one's own city by Gardener, Chipsmith or bees."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.moves import ACTIVATE, DONE, ENDS, EverdellMove
from ecumene.games.everdell.production import produce, told_activated
from ecumene.games.everdell.state import State
from ecumene.games.everdell.useful import is_useful

# Who activates.
BY_GARDENER: Final = 0
BY_CHIPSMITH: Final = 1
BY_BEES: Final = 2
RULES: Final = ("EV-295", "EV-289", "EV-268")
NO_FIRST: Final = -1


def green_cards(game: State, seat: int, who: int, first: int) -> list[int]:
    """The cards that may be activated next: separate cards, the Chipsmith's first one useful (EV-400, EV-456)."""
    found: list[int] = []
    for index, card in enumerate(game.players[seat].city):
        if not card.is_green or card.number == first:
            continue
        if who == BY_CHIPSMITH and first == NO_FIRST and not is_useful(game, seat, seat, card, card.number):
            continue
        found.append(index)
    return found


class ActivateGreen(Ask):
    """Which green card of the own city takes effect next (EV-289, EV-295, EV-490)."""

    __slots__ = ("first", "left", "who")

    name: ClassVar[str] = "activate-green"
    rule: ClassVar[str] = "EV-490"

    def __init__(self, seat: int, who: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.who = who
        self.left = left
        #: The card activated before this one.
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.first)

    def options(self, game: State) -> list[Move]:
        found = green_cards(game, self.seat, self.who, self.first)
        moves: list[Move] = [EverdellMove(ACTIVATE, game.refer(self.seat, self.seat, index)) for index in found]
        if self.may_stop(game):
            moves.append(ENDS)
        return moves

    def may_stop(self, game: State) -> bool:
        if self.who == BY_BEES:
            return False
        must = self.who == BY_CHIPSMITH and game.options["must_act"] is True
        return self.first != NO_FIRST or not must

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DONE:
            return Refusal("EV-268" if self.who == BY_BEES else "EV-490", "must-activate")
        if move.verb != ACTIVATE:
            return not_now(self.rule, self.name)
        laid = game.named(self.seat, move.a)
        if laid is not None and laid.number == self.first:
            return Refusal("EV-400", "activated-already", {"card": Name(CARDS[laid.design].id)})
        if laid is not None and laid.is_green and game.owner_of(self.seat, move.a) == self.seat:
            return Refusal("EV-456", "not-useful", {"card": Name(CARDS[laid.design].id)})
        return Refusal(RULES[self.who], "cannot-activate")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a) if move.verb == ACTIVATE else None
        if laid is None:
            return
        if self.left > 1:
            game.push(ActivateMore(self.seat, self.who, self.left - 1, laid.number))
        told_activated(self.seat, laid, events)
        produce(game, self.seat, self.seat, laid.number, laid.number, events)


def activate_green(game: State, seat: int, who: int, number: int) -> None:
    """Ask, if there is a card to activate."""
    if green_cards(game, seat, who, NO_FIRST):
        game.push(ActivateGreen(seat, who, number, NO_FIRST))


class ActivateMore(Step[State]):
    """The next card is chosen when the one before is resolved (EV-490)."""

    __slots__ = ("first", "left", "who", "whose")

    name: ClassVar[str] = "activate-more"

    def __init__(self, whose: int, who: int, left: int, first: int) -> None:
        super().__init__(NOBODY)
        self.whose = whose
        self.who = who
        self.left = left
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.whose, self.who, self.left, self.first)

    def __reduce__(self) -> tuple[type[ActivateMore], tuple[int, int, int, int]]:
        return ActivateMore, (self.whose, self.who, self.left, self.first)

    def run(self, game: State, events: list[Event] | None) -> None:
        if green_cards(game, self.whose, self.who, self.first):
            game.push(ActivateGreen(self.whose, self.who, self.left, self.first))

"""Giving hand cards to opponents (EV-091, EV-310): who can take one, and the question itself."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.drawing import draw, into_hand, room
from ecumene.games.everdell.moves import DONE, ENDS, GIVE_CARD, NOBODY_TAKES, EverdellMove
from ecumene.games.everdell.resources import GainAny, take_gains
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import ANY, GIVE_CARD_FOR_ANY


def card_receivers(game: State, seat: int) -> list[int]:
    """The opponents who can take a card: not passed, with room in hand, never Rugwort (EV-091, EV-092, EV-448)."""
    found: list[int] = []
    for other in game.opponents(seat):
        player = game.players[other]
        if other != game.rugwort and not player.passed and room(player) > 0:
            found.append(other)
    return found


def gifts(game: State, seat: int, cards: list[int]) -> list[Move]:
    """Each of these cards to each opponent who can take one; to nobody if there is none."""
    takers = card_receivers(game, seat)
    found: list[Move] = []
    last = -1
    for design in cards:
        if design == last:
            continue
        last = design
        if takers:
            found += [EverdellMove(GIVE_CARD, design, other + 1) for other in takers]
        else:
            found.append(EverdellMove(GIVE_CARD, design, NOBODY_TAKES))
    return found


def hand_over(game: State, seat: int, design: int, whose: int, rule: str, events: list[Event] | None) -> None:
    """The card, already taken from where it was, joins the hand of an opponent or the discard pile."""
    if whose == NOBODY_TAKES:
        game.discards.append(design)
        if events is not None:
            events.append(Event("discarded", seat, rule, {"cards": 1}))
    else:
        into_hand(game.own(whose - 1), design)
        if events is not None:
            events.append(Event("gave-card", seat, rule, {"cards": 1, "other": Seat(whose - 1)}))


def refuse_gift(game: State, step: Ask, move: Move) -> Refusal:
    """Why that card cannot be given to that opponent."""
    if move.verb != GIVE_CARD:
        return not_now(step.rule, step.name)
    if move.b == NOBODY_TAKES:
        return Refusal("EV-310", "somebody-can-take")
    other = move.b - 1
    if other == step.seat or other >= game.seats:
        return Refusal("EV-310", "no-opponent")
    if game.players[other].passed:
        return Refusal("EV-092", "has-passed", {"other": Seat(other)})
    if room(game.players[other]) == 0:
        return Refusal("EV-091", "hand-is-full", {"other": Seat(other)})
    return Refusal("EV-310", "not-in-hand")


class OfferCard(Ask):
    """Give a hand card for a reward, or not (City Hall, Diplomat, Tea House)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "offer-card"
    rule: ClassVar[str] = "EV-310"
    midway: ClassVar[bool] = False
    public: bool = False

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        #: The card that rewards the gift.
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        return [*gifts(game, self.seat, game.players[self.seat].hand), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_gift(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        card = CARDS[self.design]
        game.own(self.seat).hand.remove(move.a)
        hand_over(game, self.seat, move.a, move.b, card.rule, events)
        if card.effect.kind == GIVE_CARD_FOR_ANY:
            # First the resource, then the card: as the card says it.
            game.push(DrawCards(self.seat, card.effect.gains.cards))
            game.push(GainAny(self.seat, card.effect.gains.any, ANY))
        else:
            take_gains(game, self.seat, card.effect.gains, card.rule, events)


def offer_card(game: State, seat: int, design: int) -> None:
    """Ask, if there is a card to give."""
    if game.players[seat].hand:
        game.push(OfferCard(seat, design))


class DrawCards(Step[State]):
    """Cards drawn after something else was asked."""

    __slots__ = ("number", "who")

    name: ClassVar[str] = "draw-cards"

    def __init__(self, who: int, number: int) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.who, self.number)

    def __reduce__(self) -> tuple[type[DrawCards], tuple[int, int]]:
        return DrawCards, (self.who, self.number)

    def run(self, game: State, events: list[Event] | None) -> None:
        draw(game, self.who, self.number, events)

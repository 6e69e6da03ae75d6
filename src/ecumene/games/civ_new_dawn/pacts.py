"""Cards that players give each other, and what a Non-Aggression Pact does (CV-453, CV-500)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, pending
from ecumene.games.civ_new_dawn.moves import ENDS, RETURN, SWAP, CivMove
from ecumene.games.civ_new_dawn.row import swap
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.wonders import POTALA_PALACE
from ecumene.games.civ_new_dawn.vocabulary import MILITARY, NON_AGGRESSION_PACT, PACTS


def holds(game: State, seat: int, giver: int, card: int) -> bool:
    return bool(game.players[seat].pacts[giver] >> card & 1)


def is_protected(game: State, seat: int, owner: int) -> bool:
    """Does a pact that the player holds forbid to destroy pieces of the owner?"""
    return holds(game, seat, owner, NON_AGGRESSION_PACT)


def return_pacts(game: State, seat: int, giver: int, events: list[Event] | None) -> None:
    """Whoever attacks a player first returns the cards held from that player (CV-092)."""
    if game.players[seat].pacts[giver]:
        game.own(seat).pacts[giver] = 0
        if events is not None:
            events.append(Event("returned-pacts", seat, "CV-092", {"giver": Seat(giver)}))


def most_pacts(game: State, seat: int, giver: int) -> int:
    """How many cards of one player may be held (CV-089, Potala Palace, Poland)."""
    if game.players[seat].partner == giver:
        return len(PACTS)
    return 4 if game.controls(seat, POTALA_PALACE) else 1


def take_pact(game: State, seat: int, giver: int, card: int, events: list[Event] | None) -> None:
    game.own(seat).pacts[giver] |= 1 << card
    if events is not None:
        names: Arguments = {"card": Name(PACTS[card]), "giver": Seat(giver)}
        events.append(Event("took-pact", seat, "CV-088", names))
    game.marks_changed(events)


def available_pacts(game: State, giver: int) -> list[int]:
    """The cards of a player that nobody holds."""
    own = len(PACTS) if game.expansion else len(PACTS) - 1
    return [card for card in range(own) if game.pact_available(giver, card)]


def offer_pact(game: State, victim: int, offender: int) -> None:
    """The victim of an attack or a destroying effect may answer with a Non-Aggression Pact of the offender."""
    if (
        victim >= 0
        and victim != offender
        and offender >= 0
        and is_protected(game, victim, offender)
        and game.players[victim].strands_of(MILITARY)
    ):
        game.push(AnswerWithPact(victim, offender))


class AnswerWithPact(Ask):
    """Is the pact returned, to swap the military card with another one (CV-500)?"""

    __slots__ = ("offender",)

    name: ClassVar[str] = "answer-with-pact"
    rule: ClassVar[str] = "CV-500"

    def __init__(self, seat: int, offender: int) -> None:
        super().__init__(seat)
        self.offender = offender

    def args(self) -> tuple[int, ...]:
        return (self.offender,)

    def options(self, game: State) -> list[Move]:
        if not is_protected(game, self.seat, self.offender):
            # It was returned for another piece meanwhile.
            return [ENDS]
        player = game.players[self.seat]
        found: list[Move] = [
            CivMove(SWAP, min(military, other), max(military, other))
            for military in player.strands_of(MILITARY)
            for other in sorted(player.order)
            if other != military
        ]
        return [*found, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SWAP:
            game.own(self.seat).pacts[self.offender] &= ~(1 << NON_AGGRESSION_PACT)
            if events is not None:
                names: Arguments = {"card": Name(PACTS[NON_AGGRESSION_PACT]), "giver": Seat(self.offender)}
                events.append(Event("returned-pact", self.seat, "CV-500", names))
            swap(game, self.seat, move.a, move.b, events, "CV-500")


def too_many_pacts(game: State, seat: int) -> int:
    """A player of whom more cards are held than allowed, after the Potala Palace was lost; or -1."""
    pacts = game.players[seat].pacts
    for giver in range(game.seats):
        if pacts[giver].bit_count() > 1 and pacts[giver].bit_count() > most_pacts(game, seat, giver):
            return giver
    return -1


class ReturnPact(Ask):
    """Potala Palace was lost: which card is returned?"""

    __slots__ = ("giver",)

    name: ClassVar[str] = "return-pact"
    rule: ClassVar[str] = "CV-089"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def args(self) -> tuple[int, ...]:
        return (self.giver,)

    def options(self, game: State) -> list[Move]:
        held = game.players[self.seat].pacts[self.giver]
        return [CivMove(RETURN, card, self.giver + 1) for card in range(len(PACTS)) if held >> card & 1]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-089", "card-not-held") if move.verb == RETURN else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.own(self.seat).pacts[self.giver] &= ~(1 << move.a)
        if events is not None:
            names: Arguments = {"card": Name(PACTS[move.a]), "giver": Seat(self.giver)}
            events.append(Event("returned-pact", self.seat, "CV-089", names))
        check_pacts(game, events)


def check_pacts(game: State, events: list[Event] | None) -> None:
    """Whoever holds too many cards of a player returns some; one question at a time."""
    if pending(game, ReturnPact.name):
        return
    for seat in range(game.seats):
        giver = too_many_pacts(game, seat)
        if giver >= 0:
            game.push(ReturnPact(seat, giver))
            return

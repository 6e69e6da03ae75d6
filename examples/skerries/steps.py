"""What a seat can be asked, and the course of play between the questions."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Seat
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.parts.hexes import cells_in

from .game import NO_CARD, Skerries, gain_shell, replaced
from .moves import BID, BIDS, DECLINING, GREET, GREETING, LIGHT, LIGHTS
from .sea import SEA, VALUES


def begin(game: Skerries) -> Skerries:
    """Lay out an empty table and play up to the first decision (SK-003, SK-005)."""
    game.chance = Chance.stream(game.seed, "set-up")
    values = VALUES[:]
    game.chance.shuffle(values)
    game.values = values
    arrival = list(range(game.seats))
    game.chance.shuffle(arrival)
    game.arrival = arrival
    game.agenda = [StartRound()]
    game.settle()
    return game


# The course of play: steps of nobody, which run by themselves


class StartRound(Step[Skerries]):
    """All choose a card at the same time; then the cards are turned over (SK-010, SK-001)."""

    __slots__ = ()

    name: ClassVar[str] = "start-round"

    def run(self, game: Skerries, events: list[Event] | None) -> None:
        game.round += 1
        if events is not None:
            events.append(Event("round-started", NOBODY, "SK-001", {"round": game.round}))
        game.push(TurnOver())
        for seat in range(game.seats):
            game.push(ChooseCard(seat))


class TurnOver(Step[Skerries]):
    """The cards are turned over and leave the game; the highest lights first (SK-011, SK-012)."""

    __slots__ = ()

    name: ClassVar[str] = "turn-over"

    def run(self, game: Skerries, events: list[Event] | None) -> None:
        bids = game.bids
        # A stable sort: among equal cards the order of arrival stays.
        order = sorted(game.arrival, key=lambda seat: -bids[seat])
        if events is not None:
            for seat in order:
                events.append(Event("turned-over", seat, "SK-011", {"card": bids[seat]}))
        game.reveal_moves()
        game.hands = [hand & ~(1 << bid) for hand, bid in zip(game.hands, bids, strict=True)]
        game.bids = [NO_CARD] * game.seats
        if game.round < game.rounds:
            game.push(StartRound())
        else:
            game.push(EndGame())
        for seat in reversed(order):
            game.push(LightLantern(seat))


class EndGame(Step[Skerries]):
    """The game is over once all offers are answered (SK-016, SK-020)."""

    __slots__ = ()

    name: ClassVar[str] = "end-game"
    waits: bool = True

    def run(self, game: Skerries, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Event("game-ended", NOBODY, "SK-020"))


# What a seat is asked


class ChooseCard(Step[Skerries]):
    """One of the cards in hand, in secret, while the others choose too (SK-010)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-card"
    together: bool = True

    def options(self, game: Skerries) -> list[Move]:
        return [BIDS[card] for card in cells_in(game.hands[self.seat])]

    def refuse(self, game: Skerries, move: Move) -> Refusal | None:
        if move.verb != BID:
            return not_now("SK-031", self.name)
        if not game.hands[self.seat] >> move.a & 1:
            return Refusal("SK-011", "card-gone", {"card": move.a})
        return None

    def take(self, game: Skerries, move: Move, events: list[Event] | None) -> None:
        game.bids = replaced(game.bids, self.seat, move.a)


class LightLantern(Step[Skerries]):
    """A lantern on a dark skerry; the keepers of lanterns beside it are asked whether they greet (SK-013, SK-014)."""

    __slots__ = ()

    name: ClassVar[str] = "light-lantern"
    public: bool = True

    def options(self, game: Skerries) -> list[Move]:
        return [LIGHTS[skerry] for skerry in cells_in(game.dark())]

    def refuse(self, game: Skerries, move: Move) -> Refusal | None:
        if move.verb != LIGHT:
            return not_now("SK-031", self.name)
        keeper = game.keeper(move.a)
        if keeper >= 0:
            return Refusal("SK-013", "lit-already", {"skerry": SEA.name(move.a), "owner": Seat(keeper)})
        return None

    def take(self, game: Skerries, move: Move, events: list[Event] | None) -> None:
        game.lanterns = replaced(game.lanterns, self.seat, game.lanterns[self.seat] | 1 << move.a)
        if events is not None:
            data: Arguments = {"skerry": SEA.name(move.a), "points": game.values[move.a]}
            events.append(Event("lit", self.seat, "SK-013", data))
        for ahead in range(game.seats - 1, 0, -1):
            seat = (self.seat + ahead) % game.seats
            if SEA.sides[move.a] & game.lanterns[seat]:
                game.push(AnswerGreeting(seat))


class AnswerGreeting(Step[Skerries]):
    """An offer: it stays open while the others play on (SK-014, SK-016)."""

    __slots__ = ()

    name: ClassVar[str] = "answer-greeting"
    blocks: bool = False
    public: bool = True

    def options(self, game: Skerries) -> list[Move]:
        return [GREETING, DECLINING]

    def refuse(self, game: Skerries, move: Move) -> Refusal | None:
        return not_now("SK-031", self.name) if move.verb in (BID, LIGHT) else None

    def take(self, game: Skerries, move: Move, events: list[Event] | None) -> None:
        if move.verb == GREET:
            gain_shell(game, self.seat, events)
        elif events is not None:
            events.append(Event("declined", self.seat, "SK-014"))

"""The turn: exactly one action, and what ends it (EV-014, EV-015, EV-324)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.drawing import lies_at, lift, meadow_sources, refill_meadow, refill_station, station_sources
from ecumene.games.everdell.following import Follow
from ecumene.games.everdell.moves import (
    CLAIM,
    MEADOW,
    PASS,
    PASSES,
    PLAY,
    PREPARE,
    PREPARES,
    RESERVE,
    RESERVES,
    STATION,
    TICKET,
    VISIT,
    EverdellMove,
)
from ecumene.games.everdell.player import NO_TICKET, OUTBOUND, RETURN, TOKEN_LYING, TOKEN_READY
from ecumene.games.everdell.playing import play_as_action
from ecumene.games.everdell.prices import all_plays
from ecumene.games.everdell.refusals import refuse_play
from ecumene.games.everdell.rugwort import RugwortActs
from ecumene.games.everdell.seasons import may_prepare, prepare, refuse_preparing
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visiting import FROM_HOME, MoveWorker, add_visits, movable, place_worker, refuse_visit
from ecumene.games.everdell.vocabulary import AUTUMN, SUMMER


class NextTurn(Step[State]):
    """The next player who has not passed takes a turn; when all have passed the game is over (EV-015, EV-111)."""

    __slots__ = ("after",)

    name: ClassVar[str] = "next-turn"

    def __init__(self, after: int) -> None:
        super().__init__(NOBODY)
        self.after = after

    def args(self) -> tuple[int, ...]:
        return (self.after,)

    def __reduce__(self) -> tuple[type[NextTurn], tuple[int]]:
        return NextTurn, (self.after,)

    def run(self, game: State, events: list[Event] | None) -> None:
        for ahead in range(1, game.seats + 1):
            seat = (self.after + ahead) % game.seats
            if not game.players[seat].passed:
                game.active = seat
                game.push(TakeTurn(seat))
                return


class EndTurn(Step[State]):
    """The action is over: Rugwort acts in solo, then the next player (EV-324, EV-480)."""

    __slots__ = ("prepared", "who")

    name: ClassVar[str] = "end-turn"

    def __init__(self, who: int, prepared: bool) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.prepared = prepared

    def args(self) -> tuple[int, ...]:
        return (self.who, int(self.prepared))

    def __reduce__(self) -> tuple[type[EndTurn], tuple[int, bool]]:
        return EndTurn, (self.who, self.prepared)

    def run(self, game: State, events: list[Event] | None) -> None:
        game.push(NextTurn(self.who))
        if game.rugwort_is_here:
            game.push(RugwortActs(self.prepared, game.ticket_used))
        game.ticket_used = False


class TakeTurn(Ask):
    """Place a worker, play a card, prepare for the next season, or pass; with Newleaf also a ticket, a reservation."""

    __slots__ = ()

    name: ClassVar[str] = "take-turn"
    rule: ClassVar[str] = "EV-014"
    midway: ClassVar[bool] = False

    def is_choice(self, game: State) -> bool:
        # What can be played from the hand is a secret, so nobody passes by himself.
        return True

    def options(self, game: State) -> list[Move]:
        seat = self.seat
        player = game.players[seat]
        found: list[Move] = []
        all_plays(game, seat, found)
        if player.home:
            add_visits(game, seat, FROM_HOME, found)
        elif player.season < AUTUMN:
            found.append(PREPARES)
        if player.ticket != NO_TICKET and ticket_is_valid(game, seat):
            found += [EverdellMove(TICKET, game.place_in_move(seat, place)) for place in movable(game, seat)]
        if player.token == TOKEN_READY:
            found += [RESERVES[source] for source in meadow_sources(game)]
            found += [RESERVES[source] for source in station_sources(game)]
        if player.season == AUTUMN:
            found.append(PASSES)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        seat = self.seat
        verb = move.verb
        if verb == PLAY:
            return refuse_play(game, seat, move)
        if verb in (VISIT, CLAIM):
            return refuse_visit(game, seat, move, FROM_HOME)
        if verb == PREPARE:
            return refuse_preparing(game, seat)
        if verb == PASS:
            return Refusal("EV-323", "pass-in-autumn")
        if verb == TICKET:
            return refuse_ticket(game, seat, move)
        if verb == RESERVE:
            return refuse_reserving(game, seat, move)
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        seat = self.seat
        verb = move.verb
        if verb == PASS:
            game.own(seat).passed = True
            if events is not None:
                events.append(Event("passed", seat, "EV-109"))
            game.push(NextTurn(seat))
            return
        game.push(EndTurn(seat, verb == PREPARE))
        if verb == RESERVE:
            reserve(game, seat, move, events)
            return
        game.push(Follow())
        if verb == PLAY:
            play_as_action(game, seat, move, events)
        elif verb == PREPARE:
            assert may_prepare(game, seat)
            prepare(game, seat, events)
        elif verb == TICKET:
            use_ticket(game, seat, move, events)
        else:
            place_worker(game, seat, move, FROM_HOME, events)


# Train tickets


def ticket_is_valid(game: State, seat: int) -> bool:
    """The outbound side at any time, the return side once summer has come (EV-248, EV-249)."""
    player = game.players[seat]
    return player.ticket == OUTBOUND or (player.ticket == RETURN and player.season >= SUMMER)


def use_ticket(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    player = game.own(seat)
    player.ticket = RETURN if player.ticket == OUTBOUND else NO_TICKET
    game.ticket_used = True
    if events is not None:
        rule = "EV-248" if player.ticket == RETURN else "EV-249"
        events.append(Event("used-ticket", seat, rule))
    game.push(MoveWorker(seat, game.place_in_state(seat, move.a)))


def refuse_ticket(game: State, seat: int, move: Move) -> Refusal:
    player = game.players[seat]
    if player.ticket == NO_TICKET:
        return Refusal("EV-249" if game.options["tickets"] is True else "EV-186", "no-ticket")
    if not ticket_is_valid(game, seat):
        return Refusal("EV-249", "return-from-summer")
    if game.place_in_state(seat, move.a) in player.fixed:
        return Refusal("EV-251", "worker-stays")
    return Refusal("EV-388", "no-worker-there")


# Reservation


def reserve(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """A card is laid face up beside the city; its place is refilled, the tile stays (EV-252, EV-258)."""
    card = lift(game, move.a)
    player = game.own(seat)
    player.reserved = card
    player.token = TOKEN_LYING
    if move.a < STATION:
        refill_meadow(game)
    else:
        refill_station(game)
    if events is not None:
        events.append(Event("reserved", seat, "EV-252", {"card": Name(CARDS[card].id)}))


def refuse_reserving(game: State, seat: int, move: Move) -> Refusal:
    if game.players[seat].token != TOKEN_READY:
        return Refusal("EV-389" if game.options["reservations"] is True else "EV-187", "token-not-ready")
    if MEADOW <= move.a < STATION and game.blocked(move.a - MEADOW):
        return Refusal("EV-173", "blocked-by-rugwort")
    assert lies_at(game, move.a) < 0
    return Refusal("EV-252", "no-card-there")

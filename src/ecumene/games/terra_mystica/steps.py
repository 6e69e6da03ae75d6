"""What a seat can be asked in a round: its turn, the rest of an action, answers to offers, choices out of turn."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_mystica import (
    actions,
    building,
    choices,
    conversions,
    neighbours,
    passing,
    priests,
    towns,
    tracks,
    trade,
    transform,
    voyage,
)
from ecumene.games.terra_mystica.moves import (
    ACCEPT,
    ADVANCE,
    BUILD,
    BURN,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DECLINES,
    DONE,
    ENDS,
    PASS,
    POWER,
    REFUSE,
    REFUSES,
    SAIL,
    SEND,
    SHIP,
    SPECIAL,
    SPECIAL_DOUBLE,
    SPECIAL_DWELLING,
    SPECIAL_POST,
    TRADE,
    TRANSFORM,
    UPGRADE,
)
from ecumene.games.terra_mystica.pending import DUE_STEP, DUE_TOKEN, DUE_UNLOCK, SPADES_CULT, Digging
from ecumene.games.terra_mystica.state import ACTIONS, State
from ecumene.games.terra_mystica.tiles import ROUNDS


class TakeAction(Step[State]):
    """Conversions at will, then exactly one action or a pass (TM-059, TM-061)."""

    __slots__ = ()

    name: ClassVar[str] = "take-action"

    def is_choice(self, game: State) -> bool:
        # At a table of the site nobody passes by himself: a late answer may still bring him something (TM-417).
        return game.round < ROUNDS or game.site

    def options(self, game: State) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        transform.build_options(game, seat, transform.FRESH, moves)
        building.options(game, seat, moves)
        priests.options(game, seat, moves)
        tracks.options(game, seat, moves)
        actions.power_options(game, seat, moves)
        actions.special_options(game, seat, moves)
        if game.doubled:
            # No double turn inside a double turn (TM-406).
            moves = [move for move in moves if move.verb != SPECIAL or move.a != SPECIAL_DOUBLE]
        transform.transform_options(game, seat, transform.FRESH, moves)
        passing.options(game, moves)
        conversions.options(game, seat, moves)
        towns.connect_options(game, seat, moves)
        if game.site:
            neighbours.options(game, seat, moves)
        choices.options(game, seat, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        seat = self.seat
        verb = move.verb
        if verb == BUILD:
            return transform.refuse_build(game, seat, transform.FRESH, move)
        if verb == TRANSFORM:
            return transform.refuse_transform(game, seat, transform.FRESH, move)
        if verb == UPGRADE:
            return building.refuse(game, seat, move)
        if verb == SEND:
            return priests.refuse(game, seat, move)
        if verb == ADVANCE:
            return tracks.refuse(game, seat, move)
        if verb == POWER:
            return actions.refuse_power(game, seat, move)
        if verb == SPECIAL:
            if game.doubled and move.a == SPECIAL_DOUBLE:
                return Refusal("TM-406", "double-inside-double")
            return actions.refuse_special(game, seat, move)
        if verb == PASS:
            return passing.refuse(game, seat, move)
        if verb in (ACCEPT, REFUSE) and game.site:
            return neighbours.refuse(game, seat, move)
        if verb == DONE:
            return Refusal("TM-059", "must-act")
        return refuse_free(game, seat, move, not_now("TM-059", self.name))

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        seat = self.seat
        verb = move.verb
        if take_free(game, seat, move, events):
            game.push(self)
            return
        if verb in (ACCEPT, REFUSE):
            game.push(self)
            after_answer(game, neighbours.answer(game, seat, move, events))
            return
        if game.site:
            decline_all(game, seat, events)
        if game.actions > 0:
            game.actions -= 1
        if verb == PASS:
            passing.take(game, seat, move, events)
            end_turn(game, seat, events)
            return
        if verb == SPECIAL and move.a == SPECIAL_DOUBLE:
            actions.take_special(game, seat, move, events)
            game.push(TakeAction(seat))
            return
        game.push(CompleteAction(seat))
        if verb == BUILD:
            transform.build(game, seat, transform.FRESH, move, events)
            ask_neighbours(game, seat, move.a, True, events)
        elif verb == TRANSFORM:
            transform.transform(game, seat, transform.FRESH, move, events)
        elif verb == UPGRADE:
            building.upgrade(game, seat, move.a, move.b, False, events)
            ask_neighbours(game, seat, move.a, False, events)
        elif verb == SEND:
            priests.take(game, seat, move, events)
        elif verb == ADVANCE:
            tracks.take(game, seat, move, events)
        elif verb == POWER:
            actions.take_power(game, seat, move, events)
        else:
            actions.take_special(game, seat, move, events)
            if move.a in (SPECIAL_POST, SPECIAL_DWELLING):
                ask_neighbours(game, seat, move.b, move.a == SPECIAL_DWELLING, events)
        choices.forget_impossible(game, seat)


class CompleteAction(Step[State]):
    """What follows from the action, in any order, with conversions between; then the turn ends (TM-288, TM-422)."""

    __slots__ = ()

    name: ClassVar[str] = "complete-action"
    midway: ClassVar[bool] = True

    def options(self, game: State) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        digging = game.digging
        under_way = game.voyage
        if under_way is not None:
            trade.options(game, seat, under_way, moves)
        elif digging is not None:
            transform.build_options(game, seat, digging, moves)
            transform.transform_options(game, seat, digging, moves)
        choices.options(game, seat, moves)
        towns.connect_options(game, seat, moves)
        free: list[Move] = []
        conversions.options(game, seat, free)
        moves += [move for move in free if not strands(game, seat, move)]
        if game.site:
            neighbours.options(game, seat, moves)
        if self.may_end(game):
            moves.append(ENDS)
        return moves

    def may_end(self, game: State) -> bool:
        return game.voyage is None and choices.must_choose(game, self.seat) < 0

    def refuse(self, game: State, move: Move) -> Refusal | None:
        seat = self.seat
        verb = move.verb
        owed = not_now("TM-422", self.name)
        if verb == DONE and game.voyage is None:
            due = choices.must_choose(game, seat)
            return None if due < 0 else Refusal("TM-422", "choice-open")
        under_way = game.voyage
        if under_way is not None and verb in (SAIL, TRADE, DONE):
            return trade.refuse(game, seat, under_way, move)
        digging = game.digging
        if digging is not None:
            if verb == BUILD:
                return transform.refuse_build(game, seat, digging, move)
            if verb == TRANSFORM:
                return refuse_more_spades(game, seat, digging, move)
        if verb in (ACCEPT, REFUSE) and game.site:
            return neighbours.refuse(game, seat, move)
        refusal = refuse_free(game, seat, move, owed)
        if refusal is None and strands(game, seat, move):
            return Refusal("TM-358", "power-needed-to-sail")
        return refusal

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        seat = self.seat
        verb = move.verb
        if verb == DONE and game.voyage is None:
            choices.give_up(game, seat)
            end_action(game, seat, events)
            return
        game.push(self)
        digging = game.digging
        if take_free(game, seat, move, events):
            return
        under_way = game.voyage
        if under_way is not None and verb in (SAIL, TRADE, DONE):
            owner = trade.take(game, seat, under_way, move, events)
            if owner >= 0:
                game.push(AnswerTrade(owner))
            if game.mats[seat].due[DUE_UNLOCK]:
                game.push(Choose(seat, 1 << DUE_UNLOCK))
        elif verb in (ACCEPT, REFUSE):
            after_answer(game, neighbours.answer(game, seat, move, events))
        elif digging is not None:
            if verb == BUILD:
                transform.build(game, seat, digging, move, events)
                ask_neighbours(game, seat, move.a, True, events)
            else:
                transform.transform(game, seat, digging, move, events)
        choices.forget_impossible(game, seat)


def refuse_more_spades(game: State, seat: int, digging: Digging, move: Move) -> Refusal | None:
    """As at the start of an action, but with the spades left and the hexes begun."""
    if digging.free == 0 and not digging.may_build:
        return Refusal("TM-059", "no-spade-left")
    return transform.refuse_transform(game, seat, digging, move)


def strands(game: State, seat: int, move: Move) -> bool:
    """Would a conversion take the power without which the ships under way cannot go on?"""
    under_way = game.voyage
    if under_way is None or move.verb not in (CONVERT, BURN):
        return False
    after = conversions.bowls_after(game, seat, move)
    return voyage.would_strand(game, seat, under_way, after)


# What the own turn allows beside its action


def refuse_free(game: State, seat: int, move: Move, owed: Refusal) -> Refusal | None:
    """Conversions, burning, the Mermaids' connection, and open choices."""
    if move.verb == CONVERT:
        return conversions.refuse(game, seat, move)
    if move.verb == BURN:
        return conversions.refuse_burning(game, seat)
    if move.verb == CONNECT:
        return towns.refuse_connection(game, seat, move)
    return choices.refuse(game, seat, move, owed)


def take_free(game: State, seat: int, move: Move, events: list[Event] | None) -> bool:
    """Carry it out if it is one of these; otherwise say False."""
    if move.verb == CONVERT:
        conversions.take(game, seat, move, events)
    elif move.verb == BURN:
        conversions.burn(game, seat, events)
    elif move.verb == CONNECT:
        towns.connect(game, seat, move.a, events)
    elif move.verb in ANSWERS:
        choices.take(game, seat, move, events)
    else:
        return False
    return True


#: Verbs that make an open choice.
ANSWERS: Final[tuple[int, ...]] = (*choices.VERB_OF, CULT, SHIP)


def end_action(game: State, seat: int, events: list[Event] | None) -> None:
    """The action is over; in a double turn another one follows (TM-167)."""
    game.digging = None
    if game.actions > 0 and game.doubled:
        game.push(TakeAction(seat))
    else:
        end_turn(game, seat, events)


def end_turn(game: State, seat: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    mat.waiting = 0
    game.digging = None
    game.actions = 0
    game.doubled = False
    if game.site:
        ask_later(game, seat)


# Power from neighbours


def ask_neighbours(game: State, builder: int, cell: int, dwelling: bool, events: list[Event] | None) -> None:
    """After the building stands, neighbours decide in turn order (TM-117), or when they like (TM-417).

    Before that, merchants who waited on the hex of a new dwelling trade with it (TM-349).
    """
    trades = trade.meet_waiting(game, builder, cell, events) if dwelling and game.merchants else 0
    asked = neighbours.offer(game, builder, cell)
    for seat in reversed(asked):
        game.push(AnswerLater(seat) if game.open_offers else AnswerPower(seat))
    for _ in range(trades):
        game.push(AnswerTrade(builder))


def after_answer(game: State, builder: int) -> None:
    """The first neighbour who accepts gives Cultists and Shapeshifters a choice, to be made at once (TM-393)."""
    if builder < 0:
        return
    if game.open_offers:
        if not (game.site and is_acting(game, builder)):
            game.push(ChooseLater(builder))
    else:
        game.push(Choose(builder, 1 << DUE_STEP | 1 << DUE_TOKEN))


def is_acting(game: State, seat: int) -> bool:
    """Is it the seat's own turn?"""
    for step in game.agenda:
        if step.seat == seat and step.name in (TakeAction.name, CompleteAction.name):
            return True
    return False


def ask_later(game: State, seat: int) -> None:
    """Offers and choices that are still open when a turn ends stay so (TM-417)."""
    mat = game.mats[seat]
    if choices.is_open(game, seat):
        game.push(ChooseLater(seat))
    for _ in mat.offers:
        game.push(AnswerLater(seat))


def call_back(game: State, seat: int) -> None:
    """The own turn takes in whatever the seat was asked before (reading `site`)."""
    game.agenda = [step for step in game.agenda if step.seat != seat]


def decline_all(game: State, seat: int, events: list[Event] | None) -> None:
    """Acting before answering counts as declining (TM-417)."""
    for offer in game.mats[seat].offers:
        faction = game.mats[offer.builder].faction
        after_answer(game, neighbours.answer(game, seat, REFUSES[faction][offer.amount], events))


class AnswerPower(Step[State]):
    """Accept or decline the power of a neighbour's new building (TM-112 to TM-117)."""

    __slots__ = ()

    name: ClassVar[str] = "answer-power"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        neighbours.options(game, self.seat, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb not in (ACCEPT, REFUSE):
            return not_now("TM-117", self.name)
        return neighbours.refuse(game, self.seat, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        after_answer(game, neighbours.answer(game, self.seat, move, events))


class AnswerLater(AnswerPower):
    """The same as an offer that stays open while others act; at the site choices may be made before it is answered."""

    __slots__ = ()

    name: ClassVar[str] = "answer-later"
    blocks: bool = False

    def options(self, game: State) -> list[Move]:
        moves = super().options(game)
        if game.site:
            choices.options(game, self.seat, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if game.site and move.verb in ANSWERS:
            return choices.refuse(game, self.seat, move, not_now("TM-117", self.name))
        return super().refuse(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if game.site:
            take_late(game, self.seat, move, events)
        else:
            super().take(game, move, events)


def take_late(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """At the site answers and choices come in any order; what is left of them is asked again (TM-417)."""
    if move.verb in (ACCEPT, REFUSE):
        after_answer(game, neighbours.answer(game, seat, move, events))
    else:
        choices.take(game, seat, move, events)
    game.agenda = [step for step in game.agenda if step.seat != seat or step.blocks]
    game._cursor = len(game.agenda)
    ask_later(game, seat)


class AnswerTrade(AnswerPower):
    """Accept or decline the power of an own building that was traded with, at once (TM-208)."""

    __slots__ = ()

    name: ClassVar[str] = "answer-trade"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        neighbours.options(game, self.seat, moves, True)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb not in (ACCEPT, REFUSE):
            return not_now("TM-208", self.name)
        return neighbours.refuse(game, self.seat, move, True)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        neighbours.answer(game, self.seat, move, events, True)


def not_here(game: State, move: Move, rule: str, owed: str) -> Refusal:
    """Not what is asked; outside the action phase conversions and burning have a rule of their own (TM-051)."""
    free = move.verb in (CONVERT, BURN) and game.phase != ACTIONS
    return not_now("TM-051" if free else rule, owed)


class Choose(Step[State]):
    """Choices of some kinds outside the own turn, or before it goes on (TM-393, TM-395)."""

    __slots__ = ("kinds",)

    name: ClassVar[str] = "choose"

    def __init__(self, seat: int = NOBODY, kinds: int = choices.ALL) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def args(self) -> tuple[int, ...]:
        return (self.kinds,)

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        choices.options(game, self.seat, moves, self.kinds)
        if choices.must_choose(game, self.seat, self.kinds) < 0:
            moves.append(DECLINES)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb == DECLINE:
            due = choices.must_choose(game, self.seat, self.kinds)
            return None if due < 0 else Refusal("TM-422", "choice-open")
        return choices.refuse(game, self.seat, move, not_here(game, move, "TM-393", self.name), self.kinds)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DECLINE:
            for due in (*choices.OPTIONAL, *choices.LATE) if game.site else choices.OPTIONAL:
                if self.kinds >> due & 1:
                    game.mats[self.seat].drop(due)
            return
        choices.take(game, self.seat, move, events)
        if choices.is_open(game, self.seat, self.kinds):
            game.push(self)


class ChooseLater(Choose):
    """The same as a choice that stays open while others act; at the site offers may be answered before it is made."""

    __slots__ = ()

    name: ClassVar[str] = "choose-later"
    blocks: bool = False

    def options(self, game: State) -> list[Move]:
        moves = super().options(game)
        if game.site:
            neighbours.options(game, self.seat, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if game.site and move.verb in (ACCEPT, REFUSE):
            return neighbours.refuse(game, self.seat, move)
        return super().refuse(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if game.site and move.verb != DECLINE:
            take_late(game, self.seat, move, events)
        else:
            super().take(game, move, events)


class UseSpades(Step[State]):
    """Spades of the cult bonus: no buying, no building (TM-140, TM-141)."""

    __slots__ = ()

    name: ClassVar[str] = "use-spades"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        digging = game.digging
        if digging is not None:
            transform.transform_options(game, self.seat, digging, moves)
        moves.append(DECLINES)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        digging = game.digging
        if move.verb == DECLINE:
            return None
        if move.verb == TRANSFORM and digging is not None:
            return transform.refuse_transform(game, self.seat, digging, move)
        return Refusal("TM-140", "no-dwelling-now") if move.verb == BUILD else not_here(game, move, "TM-140", self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        digging = game.digging
        if move.verb == TRANSFORM and digging is not None:
            transform.transform(game, self.seat, digging, move, events)
            left = game.digging
            if left is not None and left.free > 0:
                game.push(self)
                return
        game.digging = None


def begin_spades(game: State, seat: int, spades: int) -> None:
    """Ask for the spades of the cult bonus."""
    game.digging = Digging(SPADES_CULT, spades)
    game.push(UseSpades(seat))

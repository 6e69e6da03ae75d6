"""The course of a turn: choosing a card, resolving it, resetting it (CV-038 to CV-043, CV-349)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.districts import RESOLVES, could_act
from ecumene.games.civ_new_dawn.moves import (
    ACCEPTS,
    DECLINES,
    ENDS,
    PLAY,
    PLAYS,
    SLOT,
    SWAP,
    YES,
    CivMove,
)
from ecumene.games.civ_new_dawn.player import NOBODY_CHOSEN
from ecumene.games.civ_new_dawn.row import numbers_reached, reset, swap
from ecumene.games.civ_new_dawn.starting import ChoosePartner, start_effect, start_moves, why_no_start
from ecumene.games.civ_new_dawn.state import (
    ATTACK_WON,
    CARD_REPLACED,
    ONCE_CAPITALISM,
    ONCE_MARACANA,
    ONCE_VENETIAN_ARSENAL,
    State,
)
from ecumene.games.civ_new_dawn.tables.focus_cards import CAPITALISM, FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import AZTEC, NUBIA, POLAND
from ecumene.games.civ_new_dawn.tables.wonders import (
    ESTADIO_DO_MARACANA,
    UNIVERSITY_OF_SANKORE,
    VENETIAN_ARSENAL,
)
from ecumene.games.civ_new_dawn.vocabulary import ALL_DISTRICTS, ECONOMY, FIFTH, GROWTH, MILITARY, SCIENCE

# Why a card is resolved. Only a chosen card and that of the Estadio do Maracana are reset afterwards.
CHOSEN: Final = 0
BEFORE_ANOTHER: Final = 1
BY_CAPITALISM: Final = 2
AGAIN: Final = 3


class BeginTurn(Happen):
    """A player's turn begins: limits per turn start anew (CV-352)."""

    name: ClassVar[str] = "begin-turn"

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = self.about
        game.active = seat
        game.used_states = 0
        game.used_naturals = 0
        game.turn_notes = 0
        game.reached = []
        game.taken_spaces = []
        game.aims = []
        if events is not None:
            events.append(Event("turn", seat, "CV-036", {"round": game.round}))
        game.push(EndTurn(-1, seat))
        if game.players[seat].is_automated:
            game.automated_turn(seat, events)
            return
        game.push(TakeTurn(seat))
        if game.players[seat].leader == POLAND and game.players[seat].partner == NOBODY_CHOSEN and game.expansion:
            game.push(ChoosePartner(seat))
        game.marks_changed(events)


class TakeTurn(Ask):
    """Which card of the focus row is resolved? Before that, effects of the start of a turn may be used (CV-039)."""

    __slots__ = ()

    name: ClassVar[str] = "take-turn"
    rule: ClassVar[str] = "CV-350"

    def options(self, game: State) -> list[Move]:
        found = [PLAYS[strand] for strand in game.players[self.seat].order]
        found += start_moves(game, self.seat)
        return found

    def is_choice(self, game: State) -> bool:
        return True

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == PLAY:
            return Refusal("CV-040", "no-such-card")
        return why_no_start(game, self.seat, move) or super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != PLAY:
            game.push(self)
            start_effect(game, self.seat, move, events)
            return
        player = game.players[self.seat]
        if events is not None:
            events.append(Event("played", self.seat, "CV-040", {"card": Name(FOCUS[player.cards[move.a]].id)}))
        game.push(ResolveChosen(-1, self.seat, move.a))
        chosen_type = FOCUS[player.cards[move.a]].type
        if chosen_type != ECONOMY and may_resolve_economy_first(game, self.seat):
            game.push(ResolveEconomyFirst(self.seat))


def may_resolve_economy_first(game: State, seat: int) -> bool:
    return (
        not game.turn_notes & ONCE_MARACANA
        and game.controls(seat, ESTADIO_DO_MARACANA)
        and bool(game.players[seat].strands_of(ECONOMY))
    )


class ResolveEconomyFirst(Ask):
    """Estadio do Maracana: is the economy card resolved and reset before the chosen one (CV-462)?"""

    __slots__ = ()

    name: ClassVar[str] = "resolve-economy-first"
    rule: ClassVar[str] = "CV-462"

    def options(self, game: State) -> list[Move]:
        return [*[PLAYS[strand] for strand in game.players[self.seat].strands_of(ECONOMY)], DECLINES]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == PLAY:
            game.turn_notes |= ONCE_MARACANA
            player = game.players[self.seat]
            resolve_from(game, self.seat, move.a, player.slot_of(move.a), BEFORE_ANOTHER, events)


class ResolveChosen(Happen):
    """The chosen card is resolved in the slot in which it lies now."""

    name: ClassVar[str] = "resolve-chosen"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand = self.numbers[0]
        resolve_from(game, self.about, strand, game.players[self.about].slot_of(strand), CHOSEN, events)


def resolve_from(game: State, seat: int, strand: int, slot: int, why: int, events: list[Event] | None) -> None:
    """Resolve a card as lying in that slot; the order of slot effects may leave a choice (CV-308)."""
    numbers = numbers_reached(game, seat, strand, slot)
    if len(numbers) > 1:
        bits = 0
        for number in numbers:
            bits |= 1 << number
        game.push(ChooseSlot(seat, strand, bits, why))
        return
    resolve_with(game, seat, strand, numbers[0], why, events)


def resolve_with(game: State, seat: int, strand: int, number: int, why: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    if events is not None:
        events.append(Event("resolved", seat, "CV-041", {"card": Name(FOCUS[card].id), "slot": number}))
    game.push(AfterResolving(-1, seat, strand, number, why, card))
    game.resolve_card(seat, strand, number, events)


class ChooseSlot(Ask):
    """With which slot number is the card resolved? The order of the effects decides (CV-513)."""

    __slots__ = ("numbers", "strand", "why")

    name: ClassVar[str] = "choose-slot"
    rule: ClassVar[str] = "CV-513"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, strand: int, numbers: int, why: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.numbers = numbers
        self.why = why

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.numbers, self.why)

    def options(self, game: State) -> list[Move]:
        return [CivMove(SLOT, number) for number in range(1, FIFTH + 1) if self.numbers >> number & 1]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        resolve_with(game, self.seat, self.strand, move.a, self.why, events)


class AfterResolving(Happen):
    """A card was resolved: Venetian Arsenal may resolve it once more, then it is reset (CV-349)."""

    name: ClassVar[str] = "after-resolving"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, number, why, card = self.numbers
        seat = self.about
        if why in (CHOSEN, BEFORE_ANOTHER):
            game.push(ResetCard(-1, seat, strand, card))
        if number == FIFTH and not game.turn_notes & ONCE_VENETIAN_ARSENAL and game.controls(seat, VENETIAN_ARSENAL):
            game.push(ResolveAgain(seat, strand))


class ResolveAgain(Ask):
    """Venetian Arsenal: is the card resolved again, as if in the first slot (CV-461, CV-499)?"""

    __slots__ = ("strand",)

    name: ClassVar[str] = "resolve-again"
    rule: ClassVar[str] = "CV-499"

    def __init__(self, seat: int, strand: int) -> None:
        super().__init__(seat)
        self.strand = strand

    def args(self) -> tuple[int, ...]:
        return (self.strand,)

    def options(self, game: State) -> list[Move]:
        return [ACCEPTS, DECLINES]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == YES:
            game.turn_notes |= ONCE_VENETIAN_ARSENAL
            resolve_from(game, self.seat, self.strand, 0, AGAIN, events)


class ResetCard(Happen):
    """The resolved card goes to the lowest slot; effects after the reset follow."""

    name: ClassVar[str] = "reset-card"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, card = self.numbers
        seat = self.about
        reset(game, seat, strand)
        player = game.players[seat]
        type = FOCUS[card].type
        if player.is_automated:
            game.automated_reset(seat, card, events)
        elif card == CAPITALISM and not game.turn_notes & ONCE_CAPITALISM:
            game.turn_notes |= ONCE_CAPITALISM
            game.push(ResolveAnother(seat, strand))
        if type == MILITARY and player.leader == AZTEC and game.turn_notes & ATTACK_WON:
            game.push(SwapCards(seat, ANY_TWO))
        if type == GROWTH and player.leader == NUBIA and could_act(game, seat, ALL_DISTRICTS):
            game.push(NubiasDistrict(seat))


class ResolveAnother(Ask):
    """Capitalism: which other card is resolved as if in the first slot (CV-501)?"""

    __slots__ = ("strand",)

    name: ClassVar[str] = "resolve-another"
    rule: ClassVar[str] = "CV-501"

    def __init__(self, seat: int, strand: int) -> None:
        super().__init__(seat)
        self.strand = strand

    def args(self) -> tuple[int, ...]:
        return (self.strand,)

    def options(self, game: State) -> list[Move]:
        return [PLAYS[strand] for strand in game.players[self.seat].order if strand != self.strand]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        resolve_from(game, self.seat, move.a, 0, BY_CAPITALISM, events)


class NubiasDistrict(Ask):
    """Kandake of Meroe: which own district is resolved after the growth card was reset? One must be (CV-505)."""

    __slots__ = ()

    name: ClassVar[str] = "nubias-district"
    rule: ClassVar[str] = "CV-505"

    def options(self, game: State) -> list[Move]:
        return [move for move in RESOLVES if could_act(game, self.seat, 1 << move.a)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.use_district(self.seat, move.a, events)


# Swaps of cards

ANY_TWO: Final = 0
NOT_SCIENCE: Final = 1


class SwapCards(Ask):
    """May two cards of the row change places? The Aztecs after a won attack; University of Sankore at the end."""

    __slots__ = ("which",)

    name: ClassVar[str] = "swap-cards"
    rule: ClassVar[str] = "CV-349"

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def args(self) -> tuple[int, ...]:
        return (self.which,)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        strands = sorted(player.order)
        if self.which == NOT_SCIENCE:
            strands = [strand for strand in strands if FOCUS[player.cards[strand]].type != SCIENCE]
        return [*[CivMove(SWAP, one, other) for one in strands for other in strands if one < other], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SWAP:
            swap(game, self.seat, move.a, move.b, events, "CV-349")


class EndTurn(Happen):
    """The end of a turn: University of Sankore, then the next player."""

    name: ClassVar[str] = "end-turn"

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = self.about
        game.push(PassTurn(-1, seat))
        if game.turn_notes & CARD_REPLACED and game.controls(seat, UNIVERSITY_OF_SANKORE):
            game.push(SwapCards(seat, NOT_SCIENCE))


class PassTurn(Happen):
    """Clockwise to the next player; after the last one the round ends (CV-036)."""

    name: ClassVar[str] = "pass-turn"

    def run(self, game: State, events: list[Event] | None) -> None:
        following = (self.about + 1) % game.seats
        # Between turns Antananarivo is nobody's city.
        game.marks_changed(events)
        if following == game.first:
            game.end_round(events)
        else:
            game.push(BeginTurn(-1, following))

"""Culture cards: control tokens one by one, and what the higher levels add (CV-056 to CV-064, CV-354, CV-356)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.cities import is_mature
from ecumene.games.civ_new_dawn.land import FORT
from ecumene.games.civ_new_dawn.moves import CONVERT, ENDS, RECALL, SHIFT, SPEND, TOKEN, CivMove
from ecumene.games.civ_new_dawn.pacts import is_protected, offer_pact
from ecumene.games.civ_new_dawn.pieces import ordinary_tokens, replace_token, space_name, take_token
from ecumene.games.civ_new_dawn.placing import (
    MOUNTAINS_NEXT_TO_FRIENDLY,
    NEXT_TO_CITY,
    NEXT_TO_FRIENDLY,
    put_token,
    refuse_token,
    token_moves,
)
from ecumene.games.civ_new_dawn.replacing import offer_city_replacement
from ecumene.games.civ_new_dawn.state import NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, gain_trade, spend, spendable
from ecumene.games.civ_new_dawn.tables.focus_cards import (
    CIVIL_SERVICE,
    DRAMA_AND_POETRY,
    FOCUS,
    HUMANISM,
    MASS_MEDIA,
    RADIO,
    STATE_WORKFORCE,
)
from ecumene.games.civ_new_dawn.tables.leaders import FRANCE
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, FIFTH, WATER

MASS_MEDIA_RANGE: Final = 2
RADIO_RANGE: Final = 4
#: Cards that do something after their tokens.
WITH_SECOND_PART: Final = (DRAMA_AND_POETRY, CIVIL_SERVICE, MASS_MEDIA, RADIO, HUMANISM, STATE_WORKFORCE)


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    """Tokens next to cities, then what the card adds, then tokens bought after that (CV-354)."""
    card = game.players[seat].cards[strand]
    tokens = FOCUS[card].tokens
    if game.players[seat].leader == FRANCE:
        tokens += grand_tour(game, seat)
    beside = NEXT_TO_FRIENDLY if card == HUMANISM else NEXT_TO_CITY
    if card in WITH_SECOND_PART:
        game.push(LateTokens(-1, seat, strand, number, beside))
        game.push(ThenCulture(-1, seat, number, card))
    game.push(PlaceTokens(seat, strand, number, tokens, beside))


def grand_tour(game: State, seat: int) -> int:
    """France: more tokens by the latest era among the own wonders."""
    most = 0
    for wonder in game.wonders_of(seat):
        most = max(most, WONDERS[wonder].era + 1)
    return most


class PlaceTokens(Ask):
    """Where is the next control token placed? Tokens of the card may be spent for more (CV-049, CV-356)."""

    __slots__ = ("beside", "left", "number", "strand")

    name: ClassVar[str] = "place-tokens"
    rule: ClassVar[str] = "CV-356"

    def __init__(self, seat: int, strand: int, number: int, left: int, beside: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.left = left
        self.beside = beside

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.number, self.left, self.beside)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        if self.left > 0:
            found = token_moves(game, self.seat, self.number, CULTURE, self.beside, -1)
        return [*found, *spendable(game, self.seat, self.strand), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == SPEND:
            return Refusal("CV-048", "nothing-to-spend")
        if move.verb != TOKEN:
            return super().why_not(game, move)
        if self.left == 0:
            return Refusal("CV-064", "no-more-tokens")
        return refuse_token(game, self.seat, game.land.at[move.a], self.number, CULTURE, self.beside, -1)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            game.push(PlaceTokens(self.seat, self.strand, self.number, self.left + 1, self.beside))
            spend(game, self.seat, self.strand, move.a, events)
        elif move.verb == TOKEN:
            game.push(PlaceTokens(self.seat, self.strand, self.number, self.left - 1, self.beside))
            put_token(game, self.seat, game.land.at[move.a], self.beside, -1, True, events)


class LateTokens(Happen):
    """Tokens of the card may be spent up to the end of its resolution (CV-354)."""

    name: ClassVar[str] = "late-tokens"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, number, beside = self.numbers
        if spendable(game, self.about, strand):
            game.push(PlaceTokens(self.about, strand, number, 0, beside))


class ThenCulture(Happen):
    """What a culture card does after its tokens."""

    name: ClassVar[str] = "then-culture"

    def run(self, game: State, events: list[Event] | None) -> None:
        number, card = self.numbers
        seat = self.about
        if card == DRAMA_AND_POETRY:
            game.push(ShiftToken(seat))
        elif card == CIVIL_SERVICE:
            game.push(OneMoreToken(seat, number, NEXT_TO_FRIENDLY))
        elif card == MASS_MEDIA:
            if convertible(game, seat):
                game.push(ConvertToken(seat))
        elif card == RADIO:
            if number == FIFTH:
                offer_city_replacement(game, seat, game.cities_of(seat), RADIO_RANGE, events)
        elif card == HUMANISM:
            mature = [space for space in game.cities_of(seat) if is_mature(game, seat, space)]
            gain_trade(game, seat, len(mature), ANY_CARD, events)
        elif card == STATE_WORKFORCE and number == FIFTH:
            game.push(OneMoreToken(seat, number, MOUNTAINS_NEXT_TO_FRIENDLY))


class OneMoreToken(Ask):
    """Is one more control token placed, next to a friendly space?"""

    __slots__ = ("beside", "number")

    name: ClassVar[str] = "one-more-token"
    rule: ClassVar[str] = "CV-064"

    def __init__(self, seat: int, number: int, beside: int) -> None:
        super().__init__(seat)
        self.number = number
        self.beside = beside

    def args(self) -> tuple[int, ...]:
        return (self.number, self.beside)

    def options(self, game: State) -> list[Move]:
        return [*token_moves(game, self.seat, self.number, CULTURE, self.beside, -1), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        return refuse_token(game, self.seat, game.land.at[move.a], self.number, CULTURE, self.beside, -1)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            put_token(game, self.seat, game.land.at[move.a], self.beside, -1, True, events)


class ShiftToken(Ask):
    """Drama and Poetry: is an own control token shifted to a neighbouring empty land space (CV-357)?"""

    __slots__ = ()

    name: ClassVar[str] = "shift-token"
    rule: ClassVar[str] = "CV-357"

    def options(self, game: State) -> list[Move]:
        land = game.land
        found: list[Move] = []
        for spot in sorted(game.players[self.seat].spots):
            for space in land.near[spot]:
                if land.terrain[space] != WATER and land.part[space] != FORT and game.is_empty(space):
                    found.append(CivMove(SHIFT, land.positions[spot], land.positions[space]))
        return [*found, ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != SHIFT:
            return super().why_not(game, move)
        return Refusal("CV-342", "shift-to-empty")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != SHIFT:
            return
        old, new = game.land.at[move.a], game.land.at[move.b]
        game.tokens[new] = game.tokens[old]
        game.tokens[old] = NONE
        spots = game.own(self.seat).spots
        spots[spots.index(old)] = new
        if events is not None:
            names: Arguments = {"space": space_name(game, old), "to": space_name(game, new)}
            events.append(Event("shifted-token", self.seat, "CV-357", names))
        game.marks_changed(events)


def convertible(game: State, seat: int) -> list[int]:
    """Rival control tokens that Mass Media reaches (CV-253, CV-453)."""
    near: set[int] = set()
    for space in game.friendly_spaces(seat):
        near.update(game.land.within(space, MASS_MEDIA_RANGE))
    own_token = game.players[seat].tokens_left > 0 or bool(ordinary_tokens(game, seat))
    found: list[int] = []
    for space in sorted(near):
        owner = game.token_owner(space)
        if owner < 0 or owner == seat or game.army_of_anybody(space):
            continue
        if game.tokens[space] & REINFORCED or (own_token and not is_protected(game, seat, owner)):
            found.append(space)
    return found


class ConvertToken(Ask):
    """Mass Media: which rival control token is replaced or turned to its unreinforced side? One must be (CV-505)."""

    __slots__ = ()

    name: ClassVar[str] = "convert-token"
    rule: ClassVar[str] = "CV-505"

    def options(self, game: State) -> list[Move]:
        return [CivMove(CONVERT, game.land.positions[space]) for space in convertible(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != CONVERT:
            return super().why_not(game, move)
        space = game.land.at[move.a]
        if space >= 0 and game.army_of_anybody(space):
            return Refusal("CV-253", "army-protects")
        return Refusal("CV-064", "not-convertible")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        space = game.land.at[move.a]
        if game.tokens[space] & REINFORCED:
            game.tokens[space] &= ~REINFORCED
            if events is not None:
                owner = game.token_owner(space)
                events.append(Event("unreinforced", owner, "CV-064", {"space": space_name(game, space)}))
            game.marks_changed(events)
            return
        if game.players[self.seat].tokens_left == 0:
            game.push(RecallToReplace(self.seat, space))
            return
        owner = game.token_owner(space)
        replace_token(game, self.seat, space, events, "CV-064")
        offer_pact(game, owner, self.seat)


class RecallToReplace(Ask):
    """No control token is unused: which one is taken back to replace the rival token (CV-032)?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "recall-to-replace"
    rule: ClassVar[str] = "CV-032"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [CivMove(RECALL, positions[spot]) for spot in sorted(ordinary_tokens(game, self.seat))]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        take_token(game, game.land.at[move.a])
        owner = game.token_owner(self.space)
        replace_token(game, self.seat, self.space, events, "CV-064")
        offer_pact(game, owner, self.seat)

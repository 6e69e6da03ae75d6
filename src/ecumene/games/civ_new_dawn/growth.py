"""Growth cards: districts and reinforcing (CV-205 to CV-222, CV-402 to CV-408, CV-446)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.districts import RESOLVES
from ecumene.games.civ_new_dawn.moves import (
    CHOOSES_FIRST,
    DEPLOY,
    DISTRICT,
    ENDS,
    FIRST_OPTION,
    REINFORCE,
    REINFORCES,
    SPEND,
    TOKEN,
    CivMove,
)
from ecumene.games.civ_new_dawn.pieces import (
    district_space,
    place_district,
    reinforce,
    space_name,
    take_token,
    unreinforced_tokens,
)
from ecumene.games.civ_new_dawn.placing import (
    NEXT_TO_CITY,
    NEXT_TO_DISTRICT,
    NEXT_TO_SPACE,
    NO_LIMIT,
    follow_placement,
    is_beside,
    may_hold_token,
    placing_difficulty,
    put_token,
    refuse_holding,
    refuse_token,
    token_moves,
)
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import DISTRICT_SHIFT, NONE, State
from ecumene.games.civ_new_dawn.supply import spend, spendable
from ecumene.games.civ_new_dawn.tables.focus_cards import (
    ENGINEERING,
    GLOBALIZATION,
    IRRIGATION,
    MILITARY_ENGINEERING,
    MYSTICISM,
)
from ecumene.games.civ_new_dawn.tables.wonders import CHICHEN_ITZA
from ecumene.games.civ_new_dawn.vocabulary import ALL_DISTRICTS, DISTRICTS, FOREST, GROWTH


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    """A choice of two parts, or a district and then more; tokens reinforce at any time (CV-208, CV-403)."""
    card = game.players[seat].cards[strand]
    if card in (IRRIGATION, ENGINEERING, MYSTICISM):
        game.push(Grow(seat, strand, number, card))
        return
    if card == MILITARY_ENGINEERING:
        game.push(LateReinforcing(-1, seat, strand))
        game.push(ReinforceNearArmies(-1, seat))
        game.push(DeployArmies(seat))
    else:
        game.push(ReinforceTokens(seat, strand, number))
        if card == GLOBALIZATION:
            game.push(NameDistrict(seat, strand, number, card))
    game.push(PlaceDistrict(seat, strand, number, card))


# Districts


def district_spaces(game: State, seat: int, number: int) -> list[int]:
    """Where a district may be placed: as a control token, or in the place of an own one (CV-216, CV-217, CV-406)."""
    land = game.land
    candidates: set[int] = set()
    for city in game.cities_of(seat):
        candidates.update(land.near[city])
    if game.controls(seat, CHICHEN_ITZA):
        candidates.update([space for space in range(land.size) if land.terrain[space] == FOREST])
    found: list[int] = []
    for space in sorted(candidates):
        if placing_difficulty(game, seat, space, GROWTH) > number:
            continue
        own = game.tokens[space] != NONE and game.token_owner(space) == seat and space not in game.barbarians
        if (own or may_hold_token(game, seat, space)) and is_beside(game, seat, space, NEXT_TO_CITY, -1):
            found.append(space)
    return found


def district_moves(game: State, seat: int, number: int) -> list[Move]:
    """Every unused district on every space; if none is unused, one is taken back and placed anew (CV-408)."""
    spaces = district_spaces(game, seat, number)
    positions = game.land.positions
    unused = game.players[seat].districts_left
    found: list[Move] = []
    for district in range(len(DISTRICTS)):
        if unused >> district & 1:
            found += [CivMove(DISTRICT, district, positions[space]) for space in spaces]
        elif not unused:
            here = district_space(game, seat, district)
            found += [CivMove(DISTRICT, district, positions[space]) for space in spaces if space != here]
    return found


def refuse_district(game: State, seat: int, move: Move, number: int) -> Refusal:
    space = game.land.at[move.b]
    if space < 0:
        return Refusal("CV-013", "no-space")
    unused = game.players[seat].districts_left
    if unused and not unused >> move.a & 1:
        return Refusal("CV-408", "district-on-map")
    name = space_name(game, space)
    needed = placing_difficulty(game, seat, space, GROWTH)
    if game.token_owner(space) != seat:
        refusal = refuse_holding(game, seat, space)
        if refusal is not None:
            return refusal
    if needed > number:
        return Refusal("CV-216", "too-difficult", {"space": name, "difficulty": needed, "slot": number})
    return Refusal("CV-216", "not-next-to-city", {"space": name})


def take_district(game: State, seat: int, move: Move, card: int, events: list[Event] | None) -> None:
    """Place the district; Mysticism may move the token that made way."""
    space = game.land.at[move.b]
    if not game.players[seat].districts_left >> move.a & 1:
        take_token(game, district_space(game, seat, move.a))
    replaced = game.tokens[space]
    was_free = place_district(game, seat, move.a, space, events)
    if was_free:
        follow_placement(game, seat, space, events)
    elif card == MYSTICISM and replaced >> DISTRICT_SHIFT == 0 and game.players[seat].tokens_left > 0:
        game.push(MoveReplacedToken(seat, space))


class Growing(Ask):
    """A question while a growth card is resolved: its tokens may be spent to reinforce (CV-208)."""

    __slots__ = ("card", "number", "strand")

    name: ClassVar[str] = "grow"

    def __init__(self, seat: int, strand: int, number: int, card: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.number, self.card)

    def spending(self, game: State) -> list[Move]:
        return spendable(game, self.seat, self.strand) if unreinforced_tokens(game, self.seat) else []

    def take_spending(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(self)
        game.push(ReinforceOne(self.seat))
        spend(game, self.seat, self.strand, move.a, events)

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == SPEND:
            return Refusal("CV-208", "nothing-to-spend")
        if move.verb == REINFORCE:
            return Refusal("CV-402", "cannot-reinforce")
        if move.verb == DISTRICT:
            return refuse_district(game, self.seat, move, self.number)
        return super().why_not(game, move)


class Grow(Growing):
    """Irrigation, Engineering, Mysticism: a district, or reinforcing (CV-209, CV-210)?"""

    __slots__ = ()

    name: ClassVar[str] = "grow"
    rule: ClassVar[str] = "CV-209"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        found = district_moves(game, self.seat, self.number)
        found += [REINFORCES[positions[space]] for space in sorted(unreinforced_tokens(game, self.seat))]
        if self.card == ENGINEERING and TokenNextToDistrict(self.seat, self.number).has_place(game):
            # The district may be left out, and the token after "then" placed all the same (CV-404).
            found.append(CHOOSES_FIRST)
        return [*found, *self.spending(game), ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            self.take_spending(game, move, events)
        elif move.verb == REINFORCE:
            game.push(ReinforceTokens(self.seat, self.strand, self.number - 1))
            reinforce(game, self.seat, game.land.at[move.a], events, "CV-207")
        elif move.verb in (DISTRICT, FIRST_OPTION):
            game.push(LateReinforcing(-1, self.seat, self.strand))
            if self.card == ENGINEERING:
                game.push(TokenNextToDistrict(self.seat, self.number))
            if move.verb == DISTRICT:
                take_district(game, self.seat, move, self.card, events)


class PlaceDistrict(Growing):
    """Is a district placed?"""

    __slots__ = ()

    name: ClassVar[str] = "place-district"
    rule: ClassVar[str] = "CV-446"

    def options(self, game: State) -> list[Move]:
        return [*district_moves(game, self.seat, self.number), *self.spending(game), ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            self.take_spending(game, move, events)
        elif move.verb == DISTRICT:
            take_district(game, self.seat, move, self.card, events)


class MoveReplacedToken(Ask):
    """Mysticism: is the replaced token placed next to the district (CV-511)?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "move-replaced-token"
    rule: ClassVar[str] = "CV-511"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        return [*token_moves(game, self.seat, NO_LIMIT, GROWTH, NEXT_TO_SPACE, self.space), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        return refuse_token(game, self.seat, game.land.at[move.a], NO_LIMIT, GROWTH, NEXT_TO_SPACE, self.space)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            put_token(game, self.seat, game.land.at[move.a], NEXT_TO_SPACE, self.space, True, events)


class TokenNextToDistrict(Ask):
    """Engineering: is a control token placed next to a friendly district (CV-210)?"""

    __slots__ = ("number",)

    name: ClassVar[str] = "token-next-to-district"
    rule: ClassVar[str] = "CV-210"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def has_place(self, game: State) -> bool:
        return len(self.options(game)) > 1

    def options(self, game: State) -> list[Move]:
        return [*token_moves(game, self.seat, self.number, GROWTH, NEXT_TO_DISTRICT, -1), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        return refuse_token(game, self.seat, game.land.at[move.a], self.number, GROWTH, NEXT_TO_DISTRICT, -1)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            put_token(game, self.seat, game.land.at[move.a], NEXT_TO_DISTRICT, -1, True, events)


class NameDistrict(Growing):
    """Globalization: which district does every player who has it resolve (CV-212)?"""

    __slots__ = ()

    name: ClassVar[str] = "name-district"
    rule: ClassVar[str] = "CV-212"

    def options(self, game: State) -> list[Move]:
        return [*RESOLVES, *self.spending(game)]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            self.take_spending(game, move, events)
            return
        for seat in reversed(game.clockwise(self.seat)):
            if (ALL_DISTRICTS & ~game.players[seat].districts_left) >> move.a & 1:
                game.push(ResolveNamed(-1, seat, move.a))


class ResolveNamed(Happen):
    """One player resolves the named district."""

    name: ClassVar[str] = "resolve-named"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.use_district(self.about, self.numbers[0], events)


# Reinforcing


class ReinforceTokens(Ask):
    """Which own control token is reinforced next (CV-402)? Tokens of the card may be spent for more."""

    __slots__ = ("left", "strand")

    name: ClassVar[str] = "reinforce-tokens"
    rule: ClassVar[str] = "CV-402"

    def __init__(self, seat: int, strand: int, left: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.left)

    def options(self, game: State) -> list[Move]:
        spots = sorted(unreinforced_tokens(game, self.seat))
        if not spots:
            return [ENDS]
        positions = game.land.positions
        found: list[Move] = []
        if self.left > 0:
            found += [REINFORCES[positions[space]] for space in spots]
        return [*found, *spendable(game, self.seat, self.strand), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == SPEND:
            return Refusal("CV-208", "nothing-to-spend")
        if move.verb == REINFORCE:
            return Refusal("CV-402", "cannot-reinforce")
        return super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            game.push(ReinforceTokens(self.seat, self.strand, self.left + 1))
            spend(game, self.seat, self.strand, move.a, events)
        elif move.verb == REINFORCE:
            game.push(ReinforceTokens(self.seat, self.strand, self.left - 1))
            reinforce(game, self.seat, game.land.at[move.a], events, "CV-207")


class ReinforceOne(Ask):
    """A token of the card was spent: which own control token does it reinforce?"""

    __slots__ = ()

    name: ClassVar[str] = "reinforce-one"
    rule: ClassVar[str] = "CV-208"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [REINFORCES[positions[space]] for space in sorted(unreinforced_tokens(game, self.seat))]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-402", "cannot-reinforce") if move.verb == REINFORCE else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        reinforce(game, self.seat, game.land.at[move.a], events, "CV-208")


class LateReinforcing(Happen):
    """Tokens of a growth card may be spent after its own effect too (CV-403)."""

    name: ClassVar[str] = "late-reinforcing"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand = self.numbers[0]
        if spendable(game, self.about, strand) and unreinforced_tokens(game, self.about):
            game.push(ReinforceTokens(self.about, strand, 0))


# Rome's Military Engineering


class DeployArmies(Ask):
    """Military Engineering: in which own city is an army from the card put?"""

    __slots__ = ()

    name: ClassVar[str] = "deploy-armies"
    rule: ClassVar[str] = "CV-243"

    def options(self, game: State) -> list[Move]:
        if ON_CARD not in game.players[self.seat].armies:
            return [ENDS]
        positions = game.land.positions
        return [*[CivMove(DEPLOY, positions[city]) for city in sorted(game.players[self.seat].cities)], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DEPLOY:
            space = game.land.at[move.a]
            armies = game.own(self.seat).armies
            armies[armies.index(ON_CARD)] = space
            if events is not None:
                events.append(Event("deployed-army", self.seat, "CV-243", {"space": space_name(game, space)}))
            game.push(DeployArmies(self.seat))


class ReinforceNearArmies(Happen):
    """Military Engineering: every own token in or next to a space with an own army is reinforced."""

    name: ClassVar[str] = "reinforce-near-armies"

    def run(self, game: State, events: list[Event] | None) -> None:
        near: set[int] = set()
        for space in game.players[self.about].armies:
            if space != ON_CARD:
                near.update([space, *game.land.near[space]])
        for space in unreinforced_tokens(game, self.about):
            if space in near:
                reinforce(game, self.about, space, events, "CV-207")

"""Effects of the start of a turn: wonders, city-state cards, Ibrahim, Poland's partner (CV-039)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.land import FORT
from ecumene.games.civ_new_dawn.moves import (
    BARBARIAN,
    CARD,
    DESTROY,
    EXCHANGE,
    GIVE,
    IBRAHIM,
    NAME,
    REINFORCE,
    REINFORCES,
    SWAP,
    TOKEN,
    UNION,
    WITHDRAW,
    CivMove,
)
from ecumene.games.civ_new_dawn.pacts import available_pacts, is_protected, offer_pact, take_pact
from ecumene.games.civ_new_dawn.pieces import (
    destroy_token,
    reinforce,
    replace_token,
    space_name,
    unreinforced_tokens,
)
from ecumene.games.civ_new_dawn.placing import NEXT_TO_CITY, put_token, refuse_token, token_moves
from ecumene.games.civ_new_dawn.row import swap
from ecumene.games.civ_new_dawn.state import (
    NO_SEAT,
    ONCE_COLOSSEUM,
    ONCE_EIFFEL_TOWER,
    ONCE_FORBIDDEN_CITY,
    ONCE_GENEVA,
    ONCE_HANGING_GARDENS,
    ONCE_IBRAHIM,
    ONCE_ORACLE,
    ONCE_SEOUL,
    State,
)
from ecumene.games.civ_new_dawn.tables.leaders import OTTOMAN
from ecumene.games.civ_new_dawn.tables.places import GENEVA, SEOUL
from ecumene.games.civ_new_dawn.tables.wonders import (
    COLOSSEUM,
    EIFFEL_TOWER,
    FORBIDDEN_CITY,
    GREAT_ZIMBABWE,
    HANGING_GARDENS,
    ORACLE,
)
from ecumene.games.civ_new_dawn.vocabulary import GROWTH, LETTERS, MOST_TRADE, PACTS, WATER

HANGING_GARDENS_LIMIT: Final = 4


def start_moves(game: State, seat: int) -> list[Move]:
    """Every effect of the start of a turn that can still be used."""
    player = game.players[seat]
    notes = game.turn_notes
    found: list[Move] = []
    if player.leader == OTTOMAN and game.expansion and not notes & ONCE_IBRAHIM:
        found += [CivMove(IBRAHIM, other + 1) for other in game.rivals(seat) if other != game.ibrahim]
    if player.envoys:
        if player.envoys >> GENEVA & 1 and not notes & ONCE_GENEVA:
            found += exchanges(game, seat)
        if player.envoys >> SEOUL & 1 and not notes & ONCE_SEOUL:
            found += barbarian_shifts(game)
    if not has_start_wonder(game):
        return found
    if not notes & ONCE_HANGING_GARDENS and game.controls(seat, HANGING_GARDENS):
        found += token_moves(game, seat, HANGING_GARDENS_LIMIT, GROWTH, NEXT_TO_CITY, -1)
    if not notes & ONCE_COLOSSEUM and game.controls(seat, COLOSSEUM):
        found += [REINFORCES[game.land.positions[space]] for space in colosseum_tokens(game, seat)]
    if not notes & ONCE_FORBIDDEN_CITY and game.controls(seat, FORBIDDEN_CITY):
        found += [CivMove(DESTROY, game.land.positions[space]) for space in forbidden_tokens(game, seat)]
    if not notes & ONCE_EIFFEL_TOWER and game.controls(seat, EIFFEL_TOWER):
        found += [CivMove(NAME, game.land.positions[space]) for space in eiffel_tokens(game, seat, NO_SEAT)]
    if not notes & ONCE_ORACLE and game.controls(seat, ORACLE):
        order = player.order
        for slot in range(len(order) - 1):
            found.append(CivMove(SWAP, min(order[slot : slot + 2]), max(order[slot : slot + 2])))
    if game.stored_trade > 0 and game.controls(seat, GREAT_ZIMBABWE):
        found += [CivMove(WITHDRAW, strand) for strand in sorted(player.order) if player.trade[strand] < MOST_TRADE]
    return found


START_WONDERS: Final = (HANGING_GARDENS, COLOSSEUM, FORBIDDEN_CITY, EIFFEL_TOWER, ORACLE, GREAT_ZIMBABWE)


def has_start_wonder(game: State) -> bool:
    """Is a wonder on the map that works at the start of a turn?"""
    for wonder in START_WONDERS:
        if game.wonder_at[wonder] >= 0:
            return True
    return False


def exchanges(game: State, seat: int) -> list[Move]:
    """Geneva: a diplomacy card of a player for another one of the same player."""
    found: list[Move] = []
    for giver in game.rivals(seat):
        held = game.players[seat].pacts[giver]
        if held:
            free = available_pacts(game, giver)
            for old in range(len(PACTS)):
                if held >> old & 1:
                    found += [CivMove(EXCHANGE, old, new, giver + 1) for new in free]
    return found


def barbarian_shifts(game: State) -> list[Move]:
    """Seoul: a barbarian to a neighbouring empty land space, no fort."""
    land = game.land
    found: list[Move] = []
    for space in sorted(set(game.barbarians)):
        if space >= 0:
            for other in land.near[space]:
                if land.terrain[other] != WATER and land.part[other] != FORT and game.is_empty(other):
                    found.append(CivMove(BARBARIAN, land.positions[space], land.positions[other]))
    return found


def colosseum_tokens(game: State, seat: int) -> list[int]:
    found: list[int] = []
    for space in sorted(unreinforced_tokens(game, seat)):
        for other in game.land.near[space]:
            if game.counts_as_city(seat, other):
                found.append(space)
                break
    return found


def forbidden_tokens(game: State, seat: int) -> list[int]:
    """Rival tokens next to a friendly space that the Forbidden City may destroy."""
    found: list[int] = []
    for rival in game.rivals(seat):
        if is_protected(game, seat, rival):
            continue
        for space in game.players[rival].spots:
            if game.army_of_anybody(space):
                continue
            for other in game.land.near[space]:
                if game.is_friendly(seat, other):
                    found.append(space)
                    break
    return sorted(found)


def eiffel_tokens(game: State, seat: int, owner: int) -> list[int]:
    """Tokens that can be named: of a rival with at least two of them, outside spaces with an army."""
    if game.players[seat].tokens_left == 0:
        return []
    found: list[int] = []
    for rival in game.rivals(seat):
        if owner not in (NO_SEAT, rival) or is_protected(game, seat, rival):
            continue
        spots = [space for space in game.players[rival].spots if not game.army_of_anybody(space)]
        if len(spots) > 1:
            found += spots
    return sorted(found)


def why_no_start(game: State, seat: int, move: Move) -> Refusal | None:
    """Why an effect of the start of a turn cannot be used so."""
    verb = move.verb
    if verb == TOKEN and game.controls(seat, HANGING_GARDENS) and not game.turn_notes & ONCE_HANGING_GARDENS:
        return refuse_token(game, seat, game.land.at[move.a], HANGING_GARDENS_LIMIT, GROWTH, NEXT_TO_CITY, -1)
    if verb in (TOKEN, REINFORCE, DESTROY, NAME, SWAP, WITHDRAW, EXCHANGE, BARBARIAN, IBRAHIM):
        return Refusal("CV-039", "no-start-effect")
    return None


def start_effect(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """Carry out an effect of the start of a turn."""
    verb = move.verb
    at = game.land.at
    if verb == TOKEN:
        game.turn_notes |= ONCE_HANGING_GARDENS
        put_token(game, seat, at[move.a], NEXT_TO_CITY, -1, True, events)
    elif verb == REINFORCE:
        game.turn_notes |= ONCE_COLOSSEUM
        reinforce(game, seat, at[move.a], events, "CV-039")
    elif verb == DESTROY:
        game.turn_notes |= ONCE_FORBIDDEN_CITY
        victim = game.token_owner(at[move.a])
        destroy_token(game, at[move.a], events, "CV-039")
        game.marks_changed(events)
        offer_pact(game, victim, seat)
    elif verb == NAME:
        game.turn_notes |= ONCE_EIFFEL_TOWER
        game.push(NameSecondToken(seat, at[move.a]))
    elif verb == SWAP:
        game.turn_notes |= ONCE_ORACLE
        swap(game, seat, move.a, move.b, events, "CV-039")
    elif verb == WITHDRAW:
        game.stored_trade -= 1
        game.own(seat).trade[move.a] += 1
    elif verb == EXCHANGE:
        game.turn_notes |= ONCE_GENEVA
        game.own(seat).pacts[move.c - 1] &= ~(1 << move.a)
        take_pact(game, seat, move.c - 1, move.b, events)
    elif verb == BARBARIAN:
        game.turn_notes |= ONCE_SEOUL
        letter = game.barbarians.index(at[move.a])
        game.barbarians[letter] = at[move.b]
        if events is not None:
            names: Arguments = {"letter": LETTERS[letter], "space": space_name(game, at[move.b])}
            events.append(Event("barbarian-moved", -1, "CV-039", names))
    else:
        game.turn_notes |= ONCE_IBRAHIM
        game.ibrahim = move.a - 1
        if events is not None:
            events.append(Event("gave-ibrahim", seat, "CV-322", {"other": Seat(move.a - 1)}))


class NameSecondToken(Ask):
    """Eiffel Tower: which second control token of the same rival is named?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "name-second-token"
    rule: ClassVar[str] = "CV-039"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        spaces = eiffel_tokens(game, self.seat, game.token_owner(self.space))
        return [CivMove(NAME, game.land.positions[space]) for space in spaces if space != self.space]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        owner = game.token_owner(self.space)
        game.push(GiveToken(owner, self.seat, self.space, game.land.at[move.a]))


class GiveToken(Ask):
    """Eiffel Tower: the rival chooses which of the two named tokens is replaced."""

    __slots__ = ("one", "other", "winner")

    name: ClassVar[str] = "give-token"
    rule: ClassVar[str] = "CV-039"

    def __init__(self, seat: int, winner: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.winner = winner
        self.one = one
        self.other = other

    def args(self) -> tuple[int, ...]:
        return (self.winner, self.one, self.other)

    def options(self, game: State) -> list[Move]:
        return [CivMove(GIVE, game.land.positions[space]) for space in (self.one, self.other)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        replace_token(game, self.winner, game.land.at[move.a], events, "CV-039")
        offer_pact(game, self.seat, self.winner)


class ChoosePartner(Ask):
    """Poland, first turn: of which player is a diplomacy card taken, and which one?"""

    __slots__ = ()

    name: ClassVar[str] = "choose-partner"
    rule: ClassVar[str] = "CV-039"

    def options(self, game: State) -> list[Move]:
        return [CivMove(UNION, other + 1) for other in game.rivals(self.seat)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.own(self.seat).partner = move.a - 1
        if events is not None:
            events.append(Event("chose-partner", self.seat, "CV-039", {"other": Seat(move.a - 1)}))
        if available_pacts(game, move.a - 1):
            game.push(TakePartnersCard(self.seat, move.a - 1))


class TakePartnersCard(Ask):
    """Poland: which diplomacy card of the partner is taken?"""

    __slots__ = ("giver",)

    name: ClassVar[str] = "take-partners-card"
    rule: ClassVar[str] = "CV-039"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def args(self) -> tuple[int, ...]:
        return (self.giver,)

    def options(self, game: State) -> list[Move]:
        return [CivMove(CARD, card, self.giver + 1) for card in available_pacts(game, self.giver)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == CARD and move.b == self.giver + 1:
            return Refusal("CV-090", "card-taken", {"card": Name(PACTS[move.a])})
        return super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        take_pact(game, self.seat, self.giver, move.a, events)

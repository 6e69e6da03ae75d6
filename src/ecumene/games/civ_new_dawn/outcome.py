"""What a won or lost attack changes (CV-119 to CV-129, CV-271 to CV-279, CV-377 to CV-380, CV-450, CV-451)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.defeating import barbarian_defeated
from ecumene.games.civ_new_dawn.moves import (
    ACCEPTS,
    ARMY_TARGET,
    BARBARIAN_TARGET,
    CARAVAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
    CONQUER,
    CONQUERS,
    DECLINES,
    ENDS,
    FORT_TARGET,
    LIBERATES,
    LOOT,
    PUTS,
    RECALL,
    WONDER,
    YES,
    CivMove,
)
from ecumene.games.civ_new_dawn.pacts import offer_pact
from ecumene.games.civ_new_dawn.pieces import (
    ordinary_tokens,
    pass_natural_wonder,
    put_city,
    replace_token,
    return_armies,
    return_caravans,
    space_name,
    state_printed,
    state_token_on_card,
    take_token,
)
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.replacing import conquer_state, liberate, remove_city, take_over_city
from ecumene.games.civ_new_dawn.state import CAPITAL, NONE, ONCE_SCORCHED_EARTH, SEAT_BITS, State
from ecumene.games.civ_new_dawn.supply import gain_trade_on
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, SCORCHED_EARTH
from ecumene.games.civ_new_dawn.tables.leaders import ZULU
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import MILITARY, MOST_TRADE

LOOTED: Final = 2
#: As in combat.py: the same army moves again.
MOVES_AGAIN: Final = -3


def defender_holds(game: State, seat: int, army: int, owner: int, events: list[Event] | None) -> None:
    """The attack failed: the army goes back to its card (CV-271)."""
    if army >= 0:
        space = game.players[seat].armies[army]
        game.own(seat).armies[army] = ON_CARD
        if events is not None:
            events.append(Event("lost-army", seat, "CV-271", {"space": space_name(game, space)}))
    offer_pact(game, owner, seat)


def win(game: State, seat: int, space: int, kind: int, owner: int, card: int, events: list[Event] | None) -> None:
    """The target is defeated."""
    if game.players[seat].leader == ZULU and game.expansion:
        number = 2 if kind in (CITY_TARGET, CITY_STATE_TARGET) else 1
        game.push(Isibongo(-1, seat, number))
    if kind == BARBARIAN_TARGET:
        barbarian_defeated(game, seat, game.barbarians.index(space), events, "CV-119")
    elif kind == ARMY_TARGET:
        armies = game.own(owner).armies
        armies[armies.index(space)] = ON_CARD
        if events is not None:
            names: Arguments = {"space": space_name(game, space), "by": Seat(seat)}
            events.append(Event("army-defeated", owner, "CV-272", names))
    elif kind == CARAVAN_TARGET:
        caravans = game.own(owner).caravans
        caravans[caravans.index(space)] = ON_CARD
        if events is not None:
            events.append(Event("lost-caravan", owner, "CV-272", {"space": space_name(game, space)}))
    elif kind == CITY_STATE_TARGET:
        if game.players[seat].cities_left > 0:
            if not game.expansion:
                game.taken_spaces.append(space)
            conquer_state(game, seat, space, True, events)
    elif kind == FORT_TARGET:
        if game.players[seat].cities_left > 0:
            put_city(game, seat, space)
            if events is not None:
                events.append(Event("took-fort", seat, "CV-275", {"space": space_name(game, space)}))
            game.marks_changed(events)
    else:
        if game.expansion:
            destroy_figures(game, seat, space, owner, events)
        if kind == CITY_TARGET:
            win_city(game, seat, space, events)
        else:
            win_token(game, seat, space, card, events)


def destroy_figures(game: State, seat: int, space: int, owner: int, events: list[Event] | None) -> None:
    """All figures of every rival in the space (CV-274); the owner of the target answers later."""
    for other in reversed(game.rivals(seat)):
        player = game.players[other]
        if space in player.armies or space in player.caravans:
            return_armies(game, other, space, events, "CV-274")
            return_caravans(game, other, space, events, "CV-274")
            if other != owner:
                offer_pact(game, other, seat)


class Isibongo(Happen):
    """Zulu: trade tokens on the military card after a won attack."""

    name: ClassVar[str] = "isibongo"

    def run(self, game: State, events: list[Event] | None) -> None:
        gain_trade_on(game, self.about, MILITARY, self.numbers[0], events)


# Control tokens


def win_token(game: State, seat: int, space: int, card: int, events: list[Event] | None) -> None:
    """Replaced by an own token (CV-120); Scorched Earth may discard it to move on."""
    if card == SCORCHED_EARTH and not game.turn_notes & ONCE_SCORCHED_EARTH:
        game.push(ScorchEarth(seat, space))
        return
    take_defeated_token(game, seat, space, events)


def take_defeated_token(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    if not game.expansion:
        game.taken_spaces.append(space)
    if game.players[seat].tokens_left == 0:
        if ordinary_tokens(game, seat):
            game.push(RecallAfterWin(seat, space))
        else:
            drop_defeated_token(game, seat, space, events)
        return
    replace_defeated(game, seat, space, events)


def replace_defeated(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    replace_token(game, seat, space, events, "CV-120")
    if game.wonders[space] != NONE:
        wonder = game.wonders[space] - 1
        if events is not None:
            events.append(Event("took-wonder", seat, "CV-378", {"wonder": Name(WONDERS[wonder].id)}))
        game.wonder_captured(seat, wonder, events)


def drop_defeated_token(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    """The token is only removed (CV-450); a natural wonder passes all the same."""
    owner = game.token_owner(space)
    take_token(game, space)
    if events is not None:
        events.append(Event("lost-token", owner, "CV-450", {"space": space_name(game, space)}))
    pass_natural_wonder(game, owner, seat, space, events)
    game.marks_changed(events)


class RecallAfterWin(Ask):
    """No control token is unused: is one taken back to replace the defeated one, or is that only removed?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "recall-after-win"
    rule: ClassVar[str] = "CV-450"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [*[CivMove(RECALL, positions[spot]) for spot in sorted(ordinary_tokens(game, self.seat))], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == RECALL:
            take_token(game, game.land.at[move.a])
            replace_defeated(game, self.seat, self.space, events)
        else:
            drop_defeated_token(game, self.seat, self.space, events)


class ScorchEarth(Ask):
    """Scorched Earth: is the defeated token discarded, so that the army moves again?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "scorch-earth"
    rule: ClassVar[str] = "CV-413"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        return [ACCEPTS, DECLINES]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == YES:
            game.turn_notes |= ONCE_SCORCHED_EARTH
            drop_defeated_token(game, self.seat, self.space, events)
            game.fight = [MOVES_AGAIN]
        else:
            take_defeated_token(game, self.seat, self.space, events)


# Cities


def win_city(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    """A capital is looted, another city changes hands (CV-122, CV-123)."""
    if game.cities[space] & CAPITAL:
        victim = game.city_owner(space)
        if game.wonders[space] != NONE:
            sites = [city for city in game.cities_of(seat) if game.wonders[city] == NONE]
            if sites:
                game.push(CarryWonder(seat, space))
        loot = LootCapital(seat, victim, LOOTED)
        if loot.can_loot(game):
            game.push(loot)
        # A mark is put at once: what it asks comes before the loot.
        game.capital_defeated(seat, events)
        return
    loser = game.city_owner(space)
    state = state_printed(game, space)
    conquered = state >= 0 and state_token_on_card(game, loser, state) >= 0
    if not game.expansion:
        game.taken_spaces.append(space)
    if conquered:
        game.push(ConquerOrLiberate(seat, space))
    elif game.players[seat].cities_left > 0:
        take_over_city(game, seat, space, True, events)
    else:
        remove_city(game, space, events, "CV-451")


class ConquerOrLiberate(Ask):
    """A rival city on a conquered city-state: is it taken, or the city-state liberated (CV-128, CV-451)?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "conquer-or-liberate"
    rule: ClassVar[str] = "CV-128"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        # Without an unused city to conquer with, the rival city is only removed.
        return [CONQUERS, LIBERATES]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != CONQUER:
            liberate(game, self.seat, self.space, events)
        elif game.players[self.seat].cities_left > 0:
            take_over_city(game, self.seat, self.space, True, events)
        else:
            remove_city(game, self.space, events, "CV-451")


class LootCapital(Ask):
    """Which trade token of the defender is taken (CV-123, CV-377)?"""

    __slots__ = ("left", "victim")

    name: ClassVar[str] = "loot-capital"
    rule: ClassVar[str] = "CV-123"

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.victim, self.left)

    def can_loot(self, game: State) -> bool:
        player = game.players[self.seat]
        room = [strand for strand in player.order if player.trade[strand] < MOST_TRADE]
        return bool(room) and game.players[self.victim].all_trade() > 0

    def options(self, game: State) -> list[Move]:
        if not self.can_loot(game):
            return [ENDS]
        victim = game.players[self.victim]
        return [*[CivMove(LOOT, strand) for strand in sorted(victim.order) if victim.trade[strand] > 0], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-377", "no-trade-there") if move.verb == LOOT else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == LOOT:
            game.own(self.victim).trade[move.a] -= 1
            if self.left > 1:
                game.push(LootCapital(self.seat, self.victim, self.left - 1))
            game.push(PutLooted(self.seat))
            if events is not None:
                events.append(Event("looted", self.seat, "CV-123", {"victim": Seat(self.victim)}))


class PutLooted(Ask):
    """On which own card does the taken trade token go?"""

    __slots__ = ()

    name: ClassVar[str] = "put-looted"
    rule: ClassVar[str] = "CV-123"

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [PUTS[strand] for strand in sorted(player.order) if player.trade[strand] < MOST_TRADE]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        player = game.own(self.seat)
        player.trade[move.a] += 1
        if events is not None:
            card = Name(FOCUS[player.cards[move.a]].id)
            events.append(Event("gained-trade", self.seat, "CV-123", {"card": card}))


class CarryWonder(Ask):
    """To which own city does the wonder of the defeated capital go (CV-125)?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "carry-wonder"
    rule: ClassVar[str] = "CV-125"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        wonder = game.wonders[self.space] - 1
        positions = game.land.positions
        return [
            CivMove(WONDER, wonder, positions[city]) for city in game.cities_of(self.seat) if game.wonders[city] == NONE
        ]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        city = game.land.at[move.b]
        game.put_wonder(move.a, city)
        if events is not None:
            events.append(Event("took-wonder", self.seat, "CV-125", {"wonder": Name(WONDERS[move.a].id)}))
        game.wonder_captured(self.seat, move.a, events)
        game.marks_changed(events)


# Afterwards


class AfterFight(Happen):
    """The army stays or retreats, and the defender may answer with a pact (CV-276, CV-277, CV-459)."""

    name: ClassVar[str] = "after-fight"

    def run(self, game: State, events: list[Event] | None) -> None:
        army, space, retreat, _, owner = self.numbers
        seat = self.about
        offer_pact(game, owner, seat)
        if army < 0 or game.players[seat].armies[army] != space:
            return
        if is_still_held(game, seat, space):
            game.own(seat).armies[army] = retreat if retreat >= 0 else ON_CARD
            if events is not None:
                events.append(Event("retreated", seat, "CV-277"))


def is_still_held(game: State, seat: int, space: int) -> bool:
    """Is a barbarian, city-state, uncontrolled fort or rival piece still there?"""
    owner = (game.tokens[space] | game.cities[space]) & SEAT_BITS
    return (
        space in game.barbarians
        or game.states[space] != NONE
        or (owner != 0 and owner != seat + 1)
        or (owner == 0 and space in game.land.forts)
        or game.rival_figure(seat, space)
    )

"""Rival cities and city-states that change hands, by an attack or by an effect (CV-122 to CV-129, CV-380, CV-451)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.moves import CONVERT, PUTS, REPLACE, CivMove
from ecumene.games.civ_new_dawn.pacts import is_protected, offer_pact
from ecumene.games.civ_new_dawn.pieces import (
    put_city,
    replace_token,
    return_state_token,
    space_name,
    state_printed,
    state_token_on_card,
    take_city,
)
from ecumene.games.civ_new_dawn.state import CAPITAL, NONE, State
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import STATUE_OF_LIBERTY, WONDERS

# City-state tokens on focus cards


def keep_state_token(game: State, seat: int, state: int) -> None:
    """The token of a conquered city-state goes on the own card of its type (CV-126)."""
    strands = game.players[seat].strands_of(CITY_STATES[state].type)
    if len(strands) > 1:
        game.push(LayStateToken(seat, state))
    else:
        strand = strands[0] if strands else CITY_STATES[state].type
        game.own(seat).states_on[strand] |= 1 << state


class LayStateToken(Ask):
    """Two cards have the type of the city-state: on which one does its token go (CV-507)?"""

    __slots__ = ("state",)

    name: ClassVar[str] = "lay-state-token"
    rule: ClassVar[str] = "CV-507"

    def __init__(self, seat: int, state: int) -> None:
        super().__init__(seat)
        self.state = state

    def args(self) -> tuple[int, ...]:
        return (self.state,)

    def options(self, game: State) -> list[Move]:
        return [PUTS[strand] for strand in game.players[self.seat].strands_of(CITY_STATES[self.state].type)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.own(self.seat).states_on[move.a] |= 1 << self.state
        game.marks_changed(events)


# City-states


def conquer_state(game: State, seat: int, space: int, by_attack: bool, events: list[Event] | None) -> None:
    """An own city comes to stand in the space of a city-state; its cards are returned (CV-126, CV-127)."""
    state = game.states[space] - 1
    game.states[space] = NONE
    for other in range(game.seats):
        if game.players[other].envoys >> state & 1:
            game.own(other).envoys &= ~(1 << state)
    put_city(game, seat, space)
    if events is not None:
        events.append(Event("conquered", seat, "CV-126", {"state": Name(CITY_STATES[state].id)}))
    gain_wonder_there(game, seat, space, by_attack, events)
    keep_state_token(game, seat, state)
    game.marks_changed(events)


def gain_wonder_there(game: State, seat: int, space: int, by_attack: bool, events: list[Event] | None) -> None:
    """A wonder in the space comes under the player's control; only an attack captures it (CV-029, CV-380)."""
    if game.wonders[space] != NONE:
        wonder = game.wonders[space] - 1
        if events is not None:
            events.append(Event("took-wonder", seat, "CV-109", {"wonder": Name(WONDERS[wonder].id)}))
        if by_attack:
            game.wonder_captured(seat, wonder, events)


def liberate(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    """The city-state token goes back to its space and the attacker takes one of its cards (CV-129, CV-517)."""
    state = state_printed(game, space)
    loser = game.city_owner(space)
    take_city(game, space)
    return_state_token(game, loser, space)
    if events is not None:
        events.append(Event("liberated", seat, "CV-129", {"state": Name(CITY_STATES[state].id)}))
    if not game.players[seat].envoys >> state & 1 and game.state_cards_left(state) > 0:
        game.own(seat).envoys |= 1 << state
    game.marks_changed(events)


def remove_city(game: State, space: int, events: list[Event] | None, rule: str) -> None:
    """A city leaves the map and nobody takes its place: forts and city-states are free again (CV-451, CV-455)."""
    owner = game.city_owner(space)
    state = state_printed(game, space)
    take_city(game, space)
    if state >= 0 and state_token_on_card(game, owner, state) >= 0:
        return_state_token(game, owner, space)
    if events is not None:
        events.append(Event("lost-city", owner, rule, {"space": space_name(game, space)}))
    game.marks_changed(events)


# Rival cities


def take_over_city(game: State, seat: int, space: int, by_attack: bool, events: list[Event] | None) -> None:
    """Replace a rival city by an own unused one; the Statue of Liberty first takes the tokens round it."""
    game.push(TakeOver(-1, seat, space, int(by_attack)))
    if game.controls(seat, STATUE_OF_LIBERTY):
        targets = liberty_targets(game, seat, space)
        if len(targets) > game.players[seat].tokens_left:
            if game.players[seat].tokens_left > 0:
                game.push(TakeTokensRound(seat, space))
        else:
            victims = [game.token_owner(target) for target in targets]
            for target in targets:
                replace_token(game, seat, target, events, "CV-221")
            for victim in reversed(game.rivals(seat)):
                if victim in victims:
                    offer_pact(game, victim, seat)


def liberty_targets(game: State, seat: int, space: int) -> list[int]:
    """Rival control tokens round a city that the Statue of Liberty replaces."""
    found: list[int] = []
    for other in game.land.near[space]:
        owner = game.token_owner(other)
        if owner < 0 or owner == seat or game.army_of_anybody(other) or is_protected(game, seat, owner):
            continue
        found.append(other)
    return found


def free_by_liberty(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    owner = game.token_owner(space)
    replace_token(game, seat, space, events, "CV-221")
    offer_pact(game, owner, seat)


class TakeTokensRound(Ask):
    """Statue of Liberty with too few unused tokens: which rival token round the city is replaced next?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "take-tokens-round"
    rule: ClassVar[str] = "CV-032"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [CivMove(CONVERT, positions[space]) for space in liberty_targets(game, self.seat, self.space)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if game.players[self.seat].tokens_left > 1:
            again = TakeTokensRound(self.seat, self.space)
            game.push(again)
        free_by_liberty(game, self.seat, game.land.at[move.a], events)


class TakeOver(Happen):
    """The rival city itself is replaced, with the wonder, fort or city-state token that belongs to it (CV-380)."""

    name: ClassVar[str] = "take-over"

    def run(self, game: State, events: list[Event] | None) -> None:
        space, by_attack = self.numbers
        seat = self.about
        loser = game.city_owner(space)
        state = state_printed(game, space)
        take_city(game, space)
        put_city(game, seat, space)
        if events is not None:
            names: Arguments = {"space": space_name(game, space), "from": Seat(loser)}
            events.append(Event("took-city", seat, "CV-122", names))
        strand = state_token_on_card(game, loser, state) if state >= 0 else -1
        if strand >= 0:
            game.own(loser).states_on[strand] &= ~(1 << state)
            keep_state_token(game, seat, state)
        gain_wonder_there(game, seat, space, by_attack == 1, events)
        if not by_attack:
            offer_pact(game, loser, seat)
        game.marks_changed(events)


# Effects that replace a city


def replaceable_cities(game: State, seat: int, centres: list[int], reach: int) -> list[int]:
    """Rival cities, no capitals, without an army, within reach of one of the centres (CV-253, CV-453)."""
    found: list[int] = []
    if game.players[seat].cities_left == 0:
        return found
    for rival in game.rivals(seat):
        if is_protected(game, seat, rival):
            continue
        for space in game.players[rival].cities:
            if game.cities[space] & CAPITAL or game.army_of_anybody(space):
                continue
            distances = game.land.distances(space)
            for centre in centres:
                if distances[centre] <= reach:
                    found.append(space)
                    break
    return sorted(found)


def offer_city_replacement(game: State, seat: int, centres: list[int], reach: int, events: list[Event] | None) -> None:
    """Radio and Cristo Redentor: one rival city is replaced if possible (CV-505)."""
    found = replaceable_cities(game, seat, centres, reach)
    if found:
        game.push(ReplaceCity(seat, reach, *centres))


class ReplaceCity(Ask):
    """Which rival city is replaced by an own one?"""

    __slots__ = ("centres", "reach")

    name: ClassVar[str] = "replace-city"
    rule: ClassVar[str] = "CV-505"

    def __init__(self, seat: int, reach: int, *centres: int) -> None:
        super().__init__(seat)
        self.reach = reach
        self.centres = centres

    def args(self) -> tuple[int, ...]:
        return (self.reach, *self.centres)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        spaces = replaceable_cities(game, self.seat, list(self.centres), self.reach)
        return [CivMove(REPLACE, positions[space]) for space in spaces]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != REPLACE:
            return super().why_not(game, move)
        space = game.land.at[move.a]
        if space >= 0 and game.army_of_anybody(space):
            return Refusal("CV-253", "army-protects")
        return Refusal("CV-505", "not-replaceable")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        take_over_city(game, self.seat, game.land.at[move.a], False, events)

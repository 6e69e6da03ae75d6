"""Science cards and the tech dial (CV-065 to CV-074, CV-361 to CV-364, CV-512)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.astronomy import look_at_tiles
from ecumene.games.civ_new_dawn.moves import ENDS, SPEND, STRIKE, TAKE, CivMove
from ecumene.games.civ_new_dawn.pacts import is_protected, offer_pact
from ecumene.games.civ_new_dawn.pieces import destroy_token, space_name
from ecumene.games.civ_new_dawn.row import cards_left, replace_card
from ecumene.games.civ_new_dawn.state import NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, choose_resource, gain_trade, spend, spendable
from ecumene.games.civ_new_dawn.tables.focus_cards import (
    ASTRONOMY,
    FOCUS,
    MATHEMATICS,
    NATURAL_HISTORY,
    NUCLEAR_POWER,
    REPLACEABLE_PARTS,
    WRITING,
)
from ecumene.games.civ_new_dawn.tables.places import NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import OXFORD_UNIVERSITY
from ecumene.games.civ_new_dawn.vocabulary import (
    AFTER_LAST,
    ALL_RESOURCES,
    FIFTH,
    LAST_SPACE,
    LEVEL_SPACES,
    SCIENCE,
)


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    card = game.players[seat].cards[strand]
    game.push(SpendForSteps(seat, strand))
    game.push(TurnDial(-1, seat, number, card))
    if card == MATHEMATICS:
        gain_trade(game, seat, 1, ANY_CARD, events)
    elif card == REPLACEABLE_PARTS:
        choose_resource(game, seat, True)
    elif card == NUCLEAR_POWER:
        if number == FIFTH and strikable(game, seat):
            game.push(StrikeSpace(seat))
    elif card == ASTRONOMY:
        look_at_tiles(game, seat)


def resource_types(game: State, seat: int) -> int:
    """How many types of resource the player has, natural wonders included (England's Natural History)."""
    player = game.players[seat]
    owned = {resource for resource in range(ALL_RESOURCES) if player.resources[resource] > 0}
    for natural, row in enumerate(NATURAL_WONDERS):
        if player.natural_wonders >> natural & 1:
            owned.add(row[1])
    return len(owned)


class TurnDial(Happen):
    """The dial turns by the number of the slot and what the card adds."""

    name: ClassVar[str] = "turn-dial"

    def run(self, game: State, events: list[Event] | None) -> None:
        number, card = self.numbers
        steps = number
        if card == WRITING and game.wonders_of(self.about):
            steps += 1
        elif card == NATURAL_HISTORY:
            steps += resource_types(game, self.about)
        advance(game, self.about, steps, events)


def advance(game: State, seat: int, steps: int, events: list[Event] | None) -> None:
    """Turn the dial step by step; each level space offers a card before it goes on (CV-068, CV-361)."""
    player = game.own(seat)
    while steps > 0:
        steps -= 1
        player.dial = AFTER_LAST if player.dial == LAST_SPACE else player.dial + 1
        if player.dial in LEVEL_SPACES:
            if events is not None:
                events.append(Event("reached-level", seat, "CV-067", {"space": player.dial}))
            if steps > 0:
                game.push(AdvanceOn(-1, seat, steps))
            game.push(GainCard(seat, LEVEL_SPACES[player.dial]))
            game.marks_changed(events)
            return
    if events is not None:
        events.append(Event("turned-dial", seat, "CV-065", {"space": player.dial}))
    game.marks_changed(events)


class AdvanceOn(Happen):
    """The rest of an advance, after the card of a level space."""

    name: ClassVar[str] = "advance-on"

    def run(self, game: State, events: list[Event] | None) -> None:
        advance(game, self.about, self.numbers[0], events)


class SpendForSteps(Ask):
    """Are tokens of the science card spent, each for one more step (CV-050)?"""

    __slots__ = ("strand",)

    name: ClassVar[str] = "spend-for-steps"
    rule: ClassVar[str] = "CV-050"

    def __init__(self, seat: int, strand: int) -> None:
        super().__init__(seat)
        self.strand = strand

    def args(self) -> tuple[int, ...]:
        return (self.strand,)

    def options(self, game: State) -> list[Move]:
        return [*spendable(game, self.seat, self.strand), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != SPEND:
            return super().why_not(game, move)
        return Refusal("CV-048", "nothing-to-spend")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            game.push(SpendForSteps(self.seat, self.strand))
            advance(game, self.seat, 1, events)
            # A natural wonder that is spent is laid on a card before the level space is looked at.
            spend(game, self.seat, self.strand, move.a, events)


# Cards of a level


def card_moves(game: State, seat: int, level: int) -> list[Move]:
    """The cards of that level that can be gained, and with Oxford University in whose place (CV-068, CV-507)."""
    player = game.players[seat]
    found: list[Move] = []
    oxford = game.controls(seat, OXFORD_UNIVERSITY)
    for card in cards_left(game, seat, level):
        same = player.strands_of(FOCUS[card].type)
        if len(same) == 1:
            found.append(CivMove(TAKE, card))
        for strand in sorted(player.order):
            if strand in same:
                if len(same) > 1:
                    found.append(CivMove(TAKE, card, strand + 1))
            elif oxford and FOCUS[player.cards[strand]].type != SCIENCE:
                found.append(CivMove(TAKE, card, strand + 1))
    return found


class GainCard(Ask):
    """Which focus card of the reached level is gained? None need be (CV-069)."""

    __slots__ = ("level",)

    name: ClassVar[str] = "gain-card"
    rule: ClassVar[str] = "CV-068"

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.level,)

    def options(self, game: State) -> list[Move]:
        return [*card_moves(game, self.seat, self.level), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TAKE:
            return super().why_not(game, move)
        if FOCUS[move.a].level != self.level:
            return Refusal("CV-068", "other-level", {"level": self.level})
        if move.b:
            return Refusal("CV-070", "other-type")
        return Refusal("CV-073", "card-gone")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TAKE:
            strands = game.players[self.seat].strands_of(FOCUS[move.a].type)
            strand = move.b - 1 if move.b else strands[0]
            replace_card(game, self.seat, strand, move.a, events, "CV-070")


# Nuclear Power


class StrikeSpace(Ask):
    """Nuclear Power in the fifth slot: which space is struck? One must be (CV-505)."""

    __slots__ = ()

    name: ClassVar[str] = "strike-space"
    rule: ClassVar[str] = "CV-505"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [CivMove(STRIKE, positions[space]) for space in strikable(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != STRIKE:
            return super().why_not(game, move)
        if game.land.at[move.a] < 0:
            return Refusal("CV-013", "no-space")
        return Refusal("CV-453", "pact-forbids", {"space": space_name(game, game.land.at[move.a])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        strike(game, self.seat, game.land.at[move.a], events)


def strikable(game: State, seat: int) -> list[int]:
    """All spaces, but for those where a token would be destroyed that a Non-Aggression Pact protects (CV-453)."""
    kept: set[int] = set()
    for rival in game.rivals(seat):
        if is_protected(game, seat, rival):
            for spot in game.players[rival].spots:
                if not game.tokens[spot] & REINFORCED and not game.army_of_anybody(spot):
                    kept.update([spot, *game.land.near[spot]])
    return [space for space in range(game.land.size) if space not in kept]


def strike(game: State, seat: int, centre: int, events: list[Event] | None) -> None:
    """Unreinforced tokens there and round it are destroyed, reinforced ones turned; armies protect (CV-253)."""
    victims: list[int] = []
    for space in [centre, *game.land.near[centre]]:
        if game.tokens[space] == NONE or game.army_of_anybody(space):
            continue
        if game.tokens[space] & REINFORCED:
            game.tokens[space] &= ~REINFORCED
            if events is not None:
                owner = game.token_owner(space)
                events.append(Event("unreinforced", owner, "CV-505", {"space": space_name(game, space)}))
        else:
            owner = game.token_owner(space)
            if owner not in victims:
                victims.append(owner)
            destroy_token(game, space, events, "CV-505")
    game.marks_changed(events)
    for victim in reversed(game.clockwise(seat)):
        if victim in victims:
            offer_pact(game, victim, seat)

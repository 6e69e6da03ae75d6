"""The automated player's growth cards: a district, then reinforcing (CV-554 to CV-556)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import best_space, draw
from ecumene.games.civ_new_dawn.automated.measures import reinforced_beside
from ecumene.games.civ_new_dawn.automated.reinforcing import ReinforceEndangered
from ecumene.games.civ_new_dawn.automated.spending import raise_card, spend_all
from ecumene.games.civ_new_dawn.districts import can_act
from ecumene.games.civ_new_dawn.growth import district_spaces
from ecumene.games.civ_new_dawn.pieces import place_district, place_token, unreinforced_tokens
from ecumene.games.civ_new_dawn.placing import NEXT_TO_SPACE, follow_placement, spaces_for_token
from ecumene.games.civ_new_dawn.state import DISTRICT_SHIFT, State
from ecumene.games.civ_new_dawn.tables.automated_cards import REINFORCED_AFTER_DISTRICT, REINFORCED_TOKENS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import ALL_DISTRICTS, DISTRICTS, FIFTH, GROWTH

#: The districts to be resolved are counted when their time comes.
NOT_COUNTED: Final = -1


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    level = FOCUS[game.players[seat].cards[strand]].level
    spent = spend_all(game, seat, strand, events)
    unused = game.players[seat].districts_left
    spaces = places_for_district(game, seat)
    places = int(unused != 0 and len(spaces) > 0)
    game.push(ThenReinforce(-1, seat, strand, level, places, spent))
    if level == 4:
        game.push(ResolveOwnDistricts(-1, seat, NOT_COUNTED))
    if places:
        district = draw(game, [number for number in range(len(DISTRICTS)) if unused >> number & 1])
        worth: list[tuple[int, ...]] = [
            (game.land.difficulty[space], reinforced_beside(game, seat, space)) for space in spaces
        ]
        lay_district(game, seat, level, district, best_space(game, spaces, worth), events)


def places_for_district(game: State, seat: int) -> list[int]:
    """Legal spaces next to own cities; own ordinary tokens make way, districts do not (CV-554)."""
    return [space for space in district_spaces(game, seat, FIFTH) if game.tokens[space] >> DISTRICT_SHIFT == 0]


def lay_district(game: State, seat: int, level: int, district: int, space: int, events: list[Event] | None) -> None:
    """Place the district; at levels II and III a token that made way goes next to it."""
    if place_district(game, seat, district, space, events):
        follow_placement(game, seat, space, events)
    elif level in (2, 3) and game.players[seat].tokens_left > 0:
        beside = spaces_for_token(game, seat, FIFTH, GROWTH, NEXT_TO_SPACE, space)
        if beside:
            new = best_space(game, beside, [(game.land.difficulty[other],) for other in beside])
            place_token(game, seat, new, events, level == 3)
            follow_placement(game, seat, new, events)


class ResolveOwnDistricts(Happen):
    """Level IV: all own districts in random order (CV-556)."""

    name: ClassVar[str] = "resolve-own-districts"

    def run(self, game: State, events: list[Event] | None) -> None:
        left = self.numbers[0]
        seat = self.about
        if left == NOT_COUNTED:
            left = ALL_DISTRICTS & ~game.players[seat].districts_left
        if left == 0:
            return
        district = draw(game, [number for number in range(len(DISTRICTS)) if left >> number & 1])
        game.push(ResolveOwnDistricts(-1, seat, left & ~(1 << district)))
        if can_act(game, seat, district):
            game.use_district(seat, district, events)


class ThenReinforce(Happen):
    """Reinforcing after the district; at levels I and II a card that did nothing is replaced (CV-555, CV-556)."""

    name: ClassVar[str] = "then-reinforce"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, level, placed, spent = self.numbers
        seat = self.about
        if unreinforced_tokens(game, seat):
            number = REINFORCED_AFTER_DISTRICT[level - 1] if placed else REINFORCED_TOKENS
            game.push(ReinforceEndangered(-1, seat, number + spent))
        elif not placed and level <= 2:
            raise_card(game, seat, strand, events, "CV-556")

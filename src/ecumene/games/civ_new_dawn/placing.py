"""Where control tokens may be placed, the chains that follow, and tokens taken back (CV-056 to CV-064, CV-032)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.land import FORT
from ecumene.games.civ_new_dawn.moves import ENDS, RECALL, TOKEN, TOKENS, CivMove
from ecumene.games.civ_new_dawn.pieces import ordinary_tokens, place_token, space_name, take_token
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.leaders import INCA, JAPAN
from ecumene.games.civ_new_dawn.tables.places import KUMASI, MOHENJO_DARO
from ecumene.games.civ_new_dawn.tables.wonders import CHICHEN_ITZA, STONEHENGE
from ecumene.games.civ_new_dawn.vocabulary import (
    CULTURE,
    DESERT,
    FOREST,
    HILLS,
    INDUSTRY,
    MOUNTAINS,
    WATER,
)

#: No slot limits the difficulty (CV-344).
NO_LIMIT: Final = 99
#: What Japan makes of deserts and mountains at the water.
JAPANS_COAST: Final = 3

# What a placed token must lie next to.
NEXT_TO_CITY: Final = 0
NEXT_TO_FRIENDLY: Final = 1
NEXT_TO_DISTRICT: Final = 2
MOUNTAINS_NEXT_TO_FRIENDLY: Final = 3
NEXT_TO_SPACE: Final = 4
HILLS_NEXT_TO_SPACE: Final = 5
ANYWHERE: Final = 6


def difficulty(game: State, seat: int, space: int) -> int:
    """Of a space for a player: Japan has easier coasts during the own turn."""
    land = game.land
    value = land.difficulty[space]
    if (
        value > JAPANS_COAST
        and game.active == seat
        and game.players[seat].leader == JAPAN
        and land.terrain[space] in (DESERT, MOUNTAINS)
        and (land.on_edge(space) or land.next_to_water(space))
    ):
        return JAPANS_COAST
    return value


def placing_difficulty(game: State, seat: int, space: int, type: int) -> int:
    """For a control token or district placed while a card of that type is resolved (Kumasi, Mohenjo Daro)."""
    value = difficulty(game, seat, space)
    envoys = game.players[seat].envoys
    if envoys:
        if envoys >> KUMASI & 1 and type in (CULTURE, INDUSTRY) and game.land.terrain[space] == FOREST:
            value = 1
        if envoys >> MOHENJO_DARO & 1:
            value -= 1
    return value


def may_hold_token(game: State, seat: int, space: int) -> bool:
    """The prohibitions for control tokens, wherever they come from (CV-059, CV-060)."""
    land = game.land
    if land.terrain[space] == WATER or game.tokens[space] or game.cities[space] or game.states[space]:
        return False
    if space in game.barbarians:
        return False
    return not game.expansion or (land.part[space] != FORT and not game.rival_army(seat, space))


def refuse_holding(game: State, seat: int, space: int) -> Refusal | None:
    """Which prohibition holds, in words."""
    name = space_name(game, space)
    if game.land.terrain[space] == WATER:
        return Refusal("CV-059", "space-is-water", {"space": name})
    if game.tokens[space] or game.cities[space] or game.states[space] or space in game.barbarians:
        return Refusal("CV-059", "space-is-taken", {"space": name})
    if game.expansion and game.land.part[space] == FORT:
        return Refusal("CV-060", "space-is-fort", {"space": name})
    if game.expansion and game.rival_army(seat, space):
        return Refusal("CV-251", "space-has-rival-army", {"space": name})
    return None


def is_beside(game: State, seat: int, space: int, beside: int, anchor: int, without: int = -1) -> bool:
    """Does the space lie next to what the placement asks for? A token in the space `without` does not count."""
    if beside == ANYWHERE:
        return True
    near = game.land.near[space]
    if beside == NEXT_TO_CITY:
        for other in near:
            if game.counts_as_city(seat, other):
                return True
        return (
            game.land.terrain[space] == FOREST
            and game.controls(seat, CHICHEN_ITZA)
            and game.wonder_at[CHICHEN_ITZA] != without
            and game.is_empty(space)
        )
    if beside == NEXT_TO_DISTRICT:
        for other in near:
            if other != without and game.tokens[other] >> 4 and game.token_owner(other) == seat:
                return True
        return False
    if beside in (NEXT_TO_FRIENDLY, MOUNTAINS_NEXT_TO_FRIENDLY):
        if beside == MOUNTAINS_NEXT_TO_FRIENDLY and game.land.terrain[space] != MOUNTAINS:
            return False
        for other in near:
            if other != without and game.is_friendly(seat, other):
                return True
        return False
    if beside == HILLS_NEXT_TO_SPACE and game.land.terrain[space] != HILLS:
        return False
    return anchor in near


def spaces_for_token(game: State, seat: int, limit: int, type: int, beside: int, anchor: int) -> list[int]:
    """All spaces where a control token may be placed now, in order."""
    land = game.land
    found: list[int] = []
    # Are there candidates that lie in the right place but may be of the wrong kind?
    narrow = beside in (MOUNTAINS_NEXT_TO_FRIENDLY, HILLS_NEXT_TO_SPACE)
    if beside in (NEXT_TO_SPACE, HILLS_NEXT_TO_SPACE):
        candidates = set(land.near[anchor])
    else:
        candidates = set()
        if beside == NEXT_TO_CITY:
            around = game.cities_of(seat)
            if game.controls(seat, CHICHEN_ITZA):
                # Forests far from cities too, but only empty ones.
                narrow = True
                candidates.update([space for space in range(land.size) if land.terrain[space] == FOREST])
        elif beside == NEXT_TO_DISTRICT:
            around = [space for space in game.players[seat].spots if game.tokens[space] >> 4]
        else:
            around = game.friendly_spaces(seat)
        for space in around:
            candidates.update(land.near[space])
    plain = game.players[seat].leader != JAPAN and game.players[seat].envoys == 0
    for space in candidates:
        if plain:
            if land.difficulty[space] > limit:
                continue
        elif limit != NO_LIMIT and placing_difficulty(game, seat, space, type) > limit:
            continue
        if may_hold_token(game, seat, space) and (not narrow or is_beside(game, seat, space, beside, anchor)):
            found.append(space)
    found.sort()
    return found


def refuse_token(game: State, seat: int, space: int, limit: int, type: int, beside: int, anchor: int) -> Refusal:
    """Why a control token may not be placed there."""
    if space < 0:
        return Refusal("CV-013", "no-space")
    refusal = refuse_holding(game, seat, space)
    if refusal is not None:
        return refusal
    name = space_name(game, space)
    needed = placing_difficulty(game, seat, space, type)
    if needed > limit:
        return Refusal("CV-058", "too-difficult", {"space": name, "difficulty": needed, "slot": limit})
    if not is_beside(game, seat, space, beside, anchor):
        if beside == NEXT_TO_CITY:
            return Refusal("CV-057", "not-next-to-city", {"space": name})
        if beside == NEXT_TO_DISTRICT:
            return Refusal("CV-210", "not-next-to-district", {"space": name})
        return Refusal("CV-064", "not-next-to-friendly", {"space": name})
    return Refusal("CV-032", "no-token-left", {"space": name})


def recallable(game: State, seat: int, space: int, beside: int, anchor: int) -> list[int]:
    """The own tokens that may be taken back for a placement: it must still be legal then (CV-032, CV-518)."""
    return [
        spot
        for spot in ordinary_tokens(game, seat)
        if spot != space and is_beside(game, seat, space, beside, anchor, spot)
    ]


def token_moves(game: State, seat: int, limit: int, type: int, beside: int, anchor: int) -> list[Move]:
    """The spaces as moves; without an unused token only those for which one can be taken back."""
    positions = game.land.positions
    spaces = spaces_for_token(game, seat, limit, type, beside, anchor)
    if game.players[seat].tokens_left == 0:
        spaces = [space for space in spaces if recallable(game, seat, space, beside, anchor)]
    return [TOKENS[positions[space]] for space in spaces]


def put_token(
    game: State, seat: int, space: int, beside: int, anchor: int, chain: bool, events: list[Event] | None
) -> None:
    """Place a control token; if none is unused, ask first which one is taken back. Chains follow (CV-494)."""
    if game.players[seat].tokens_left == 0:
        game.push(RecallToken(seat, space, beside, anchor, int(chain)))
        return
    place_token(game, seat, space, events)
    if chain:
        follow_placement(game, seat, space, events)


def follow_placement(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    """Stonehenge and the Terrace Farms of the Inca: more tokens next to the one just placed."""
    terrain = game.land.terrain[space]
    if terrain == MOUNTAINS and game.players[seat].leader == INCA:
        offer_chain(game, seat, space, NEXT_TO_SPACE, 1)
    elif terrain == HILLS and game.controls(seat, STONEHENGE):
        offer_chain(game, seat, space, HILLS_NEXT_TO_SPACE, 0)


def offer_chain(game: State, seat: int, space: int, beside: int, only_one: int) -> None:
    if game.players[seat].tokens_left > 0:
        step = ExtendChain(seat, space, beside, only_one)
        if len(step.options(game)) > 1:
            game.push(step)


class RecallToken(Ask):
    """No control token is unused: which one is taken back from the map for this placement?"""

    __slots__ = ("anchor", "beside", "chain", "space")

    name: ClassVar[str] = "recall-token"
    rule: ClassVar[str] = "CV-032"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, space: int, beside: int, anchor: int, chain: int) -> None:
        super().__init__(seat)
        self.space = space
        self.beside = beside
        self.anchor = anchor
        self.chain = chain

    def args(self) -> tuple[int, ...]:
        return (self.space, self.beside, self.anchor, self.chain)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        spots = recallable(game, self.seat, self.space, self.beside, self.anchor)
        return [CivMove(RECALL, positions[spot]) for spot in sorted(spots)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != RECALL:
            return super().why_not(game, move)
        return Refusal("CV-518", "cannot-recall")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        spot = game.land.at[move.a]
        take_token(game, spot)
        if events is not None:
            events.append(Event("recalled-token", self.seat, "CV-032", {"space": space_name(game, spot)}))
        place_token(game, self.seat, self.space, events)
        if self.chain:
            follow_placement(game, self.seat, self.space, events)


class ExtendChain(Ask):
    """Another token next to the one just placed? Only unused tokens (CV-494)."""

    __slots__ = ("anchor", "beside", "only_one")

    name: ClassVar[str] = "extend-chain"
    rule: ClassVar[str] = "CV-494"

    def __init__(self, seat: int, anchor: int, beside: int, only_one: int) -> None:
        super().__init__(seat)
        self.anchor = anchor
        self.beside = beside
        self.only_one = only_one

    def args(self) -> tuple[int, ...]:
        return (self.anchor, self.beside, self.only_one)

    def options(self, game: State) -> list[Move]:
        if game.players[self.seat].tokens_left == 0:
            return [ENDS]
        return [*token_moves(game, self.seat, NO_LIMIT, CULTURE, self.beside, self.anchor), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        return refuse_token(game, self.seat, game.land.at[move.a], NO_LIMIT, CULTURE, self.beside, self.anchor)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != TOKEN:
            return
        space = game.land.at[move.a]
        if not self.only_one:
            # Stonehenge: more tokens next to this one too, until the player stops.
            game.push(ExtendChain(self.seat, self.anchor, self.beside, 0))
        place_token(game, self.seat, space, events)
        follow_placement(game, self.seat, space, events)

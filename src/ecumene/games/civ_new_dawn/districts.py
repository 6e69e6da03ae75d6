"""What districts do when they are resolved (CV-223 to CV-238, CV-409 to CV-411)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.building import build_city
from ecumene.games.civ_new_dawn.cities import is_legal_site, mature_cities, refuse_site
from ecumene.games.civ_new_dawn.defeating import barbarian_defeated
from ecumene.games.civ_new_dawn.moves import (
    ARMY_TARGET,
    BARBARIAN_TARGET,
    CHOOSES_FIRST,
    CHOOSES_SECOND,
    CITY,
    DEFEAT,
    DISCARD,
    ENDS,
    FIRST_OPTION,
    REINFORCE,
    REINFORCES,
    RESOLVE,
    TOKEN,
    TOKENS,
    CivMove,
)
from ecumene.games.civ_new_dawn.pacts import holds, is_protected, offer_pact
from ecumene.games.civ_new_dawn.pieces import district_space, ordinary_tokens, reinforce, space_name
from ecumene.games.civ_new_dawn.placing import ANYWHERE, may_hold_token, put_token, refuse_holding
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, drop_trade, gain_trade, gain_trade_on
from ecumene.games.civ_new_dawn.tables.leaders import NETHERLANDS
from ecumene.games.civ_new_dawn.vocabulary import (
    CAMPUS,
    COMMERCIAL_HUB,
    DESERT,
    DISTRICTS,
    ECONOMY,
    ENCAMPMENT,
    FOREST,
    INDUSTRIAL_ZONE,
    INDUSTRY,
    MOUNTAINS,
    NATURAL_WONDER,
    OPEN_BORDERS,
    SCIENCE,
    THEATER_SQUARE,
    WATER,
)

REACH: Final = 2
CITY_PRICE: Final = 3
RESOLVES: Final[list[Move]] = [CivMove(RESOLVE, district) for district in range(len(DISTRICTS))]


# Friendly for district abilities: also what Open Borders and the Polders add (CV-224)


def is_lent(game: State, seat: int, owner: int) -> bool:
    """Do pieces of that player count as friendly for district abilities?"""
    return owner == seat or (owner >= 0 and holds(game, seat, owner, OPEN_BORDERS))


def is_friendly_here(game: State, seat: int, space: int, district: int) -> bool:
    """Is the space friendly for an ability of the district that lies in the space `district`?"""
    if game.is_friendly(seat, space):
        return True
    if is_lent(game, seat, game.token_owner(space)) or is_lent(game, seat, game.city_owner(space)):
        return True
    return is_polder(game, seat, space, district)


def is_polder(game: State, seat: int, space: int, district: int) -> bool:
    """Netherlands: water next to the district is a friendly space of every terrain."""
    return (
        game.players[seat].leader == NETHERLANDS
        and game.land.terrain[space] == WATER
        and space in game.land.near[district]
    )


def count_terrain(game: State, seat: int, district: int, terrains: tuple[int, ...]) -> int:
    """Friendly spaces of these terrains on or next to the district."""
    number = 0
    for space in [district, *game.land.near[district]]:
        if is_friendly_here(game, seat, space, district) and (
            game.land.terrain[space] in terrains or is_polder(game, seat, space, district)
        ):
            number += 1
    return number


def friendly_for_building(game: State, seat: int, district: int) -> list[int]:
    """The friendly spaces from which the Industrial Zone counts."""
    found = list(game.friendly_spaces(seat))
    for other in game.rivals(seat):
        if holds(game, seat, other, OPEN_BORDERS):
            found += game.players[other].cities
            found += game.players[other].spots
    found += [space for space in game.land.near[district] if is_polder(game, seat, space, district)]
    return found


# What each can do


def zone_sites(game: State, seat: int, district: int) -> list[int]:
    """Where the Industrial Zone can build a city (CV-233)."""
    if game.players[seat].cities_left == 0 or not rich_strands(game, seat):
        return []
    near: set[int] = set()
    for space in friendly_for_building(game, seat, district):
        near.update(game.land.within(space, REACH))
    return sorted([space for space in near if is_legal_site(game, seat, space)])


def rich_strands(game: State, seat: int) -> list[int]:
    """Industry cards with the three trade tokens that a city costs."""
    player = game.players[seat]
    return [strand for strand in player.strands_of(INDUSTRY) if player.trade[strand] >= CITY_PRICE]


def theater_spaces(game: State, seat: int, district: int) -> list[int]:
    """Spaces within two of the district or of a friendly city with a wonder (CV-235, CV-236)."""
    player = game.players[seat]
    if player.tokens_left == 0 and (player.is_automated or not ordinary_tokens(game, seat)):
        # An automated player never takes tokens back.
        return []
    near = set(game.land.within(district, REACH))
    cities = game.cities_of(seat)
    for other in game.rivals(seat):
        if holds(game, seat, other, OPEN_BORDERS):
            cities = [*cities, *game.players[other].cities]
    for city in cities:
        if game.wonders[city] != NONE:
            near.update(game.land.within(city, REACH))
    return sorted([space for space in near if may_hold_token(game, seat, space)])


def encampment_targets(game: State, seat: int, district: int) -> list[Move]:
    """Barbarians and rival armies within two spaces (CV-229, CV-410)."""
    positions = game.land.positions
    near = game.land.within(district, REACH)
    found: list[Move] = [
        CivMove(DEFEAT, BARBARIAN_TARGET, positions[space]) for space in sorted(set(game.barbarians) & set(near))
    ]
    for other in game.rivals(seat):
        if not is_protected(game, seat, other):
            for space in sorted(set(game.players[other].armies) & set(near)):
                found.append(CivMove(DEFEAT, ARMY_TARGET, positions[space], other + 1))
    return found


def encampment_tokens(game: State, seat: int, district: int) -> list[Move]:
    """Friendly unreinforced control tokens within two spaces (CV-230)."""
    found: list[Move] = []
    for space in sorted(game.land.within(district, REACH)):
        token = game.tokens[space]
        if token != NONE and not token & REINFORCED and is_lent(game, seat, game.token_owner(space)):
            found.append(REINFORCES[game.land.positions[space]])
    return found


def can_act(game: State, seat: int, district: int) -> bool:
    """Can the district do anything now?"""
    space = district_space(game, seat, district)
    if space < 0:
        return False
    if district == CAMPUS:
        return count_terrain(game, seat, space, (MOUNTAINS, NATURAL_WONDER)) > 0
    if district == COMMERCIAL_HUB:
        return bool(mature_cities(game, seat)) or count_terrain(game, seat, space, (DESERT,)) > 0
    if district == ENCAMPMENT:
        return bool(encampment_targets(game, seat, space)) or bool(encampment_tokens(game, seat, space))
    if district == INDUSTRIAL_ZONE:
        return count_terrain(game, seat, space, (FOREST,)) > 0 or bool(zone_sites(game, seat, space))
    return bool(theater_spaces(game, seat, space))


def could_act(game: State, seat: int, districts: int) -> bool:
    """Can any of these districts (bits) do anything?"""
    for district in range(len(DISTRICTS)):
        if districts >> district & 1 and can_act(game, seat, district):
            return True
    return False


# Resolving


def use(game: State, seat: int, district: int, events: list[Event] | None) -> None:
    """Resolve one district of the player."""
    space = district_space(game, seat, district)
    if space < 0 or not can_act(game, seat, district):
        return
    if events is not None:
        events.append(Event("resolved-district", seat, "CV-223", {"district": Name(DISTRICTS[district])}))
    if district == CAMPUS:
        number = count_terrain(game, seat, space, (MOUNTAINS, NATURAL_WONDER))
        gain_trade_on(game, seat, SCIENCE, number, events)
    elif district == ENCAMPMENT:
        game.push(UseEncampment(seat, space, 1, 1))
    elif district == THEATER_SQUARE:
        game.push(UseTheater(seat, space))
    elif district == COMMERCIAL_HUB:
        game.push(UseHub(seat, space))
    else:
        game.push(UseZone(seat, space))


class UseDistrict(Ask):
    """Which of the own districts is resolved next (CV-223)?"""

    __slots__ = ("left",)

    name: ClassVar[str] = "use-district"
    rule: ClassVar[str] = "CV-223"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, game: State) -> list[Move]:
        return [move for move in RESOLVES if self.left >> move.a & 1 and can_act(game, self.seat, move.a)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != RESOLVE:
            return super().why_not(game, move)
        if not self.left >> move.a & 1:
            return Refusal("CV-409", "district-resolved", {"district": Name(DISTRICTS[move.a])})
        return Refusal("CV-409", "district-idle", {"district": Name(DISTRICTS[move.a])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(OtherDistricts(self.seat, self.left & ~(1 << move.a)))
        use(game, self.seat, move.a, events)


class OtherDistricts(UseDistrict):
    """The districts that are left, asked for when the first one has been resolved."""

    __slots__ = ()

    def options(self, game: State) -> list[Move]:
        # None of them can do anything any more: the question answers itself.
        return super().options(game) or [ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == RESOLVE:
            super().take(game, move, events)


class AtDistrict(Ask):
    """A question about the district in one space."""

    __slots__ = ("space",)

    name: ClassVar[str] = "use-district"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


class UseHub(AtDistrict):
    """Commercial Hub: tokens for mature cities on any card, or for deserts on the economy card (CV-228)?"""

    __slots__ = ()

    name: ClassVar[str] = "use-hub"
    rule: ClassVar[str] = "CV-228"

    def options(self, game: State) -> list[Move]:
        return [CHOOSES_FIRST, CHOOSES_SECOND]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == FIRST_OPTION:
            gain_trade(game, self.seat, len(mature_cities(game, self.seat)), ANY_CARD, events)
        else:
            gain_trade_on(game, self.seat, ECONOMY, count_terrain(game, self.seat, self.space, (DESERT,)), events)


class UseZone(AtDistrict):
    """Industrial Zone: tokens for forests on the industry card, or a city for three of its tokens (CV-234)?"""

    __slots__ = ()

    name: ClassVar[str] = "use-zone"
    rule: ClassVar[str] = "CV-234"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        sites = zone_sites(game, self.seat, self.space)
        return [CHOOSES_FIRST, *[CivMove(CITY, positions[site]) for site in sites]]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != CITY:
            return super().why_not(game, move)
        if game.players[self.seat].cities_left == 0:
            return Refusal("CV-033", "no-city-left")
        if not rich_strands(game, self.seat):
            return Refusal("CV-233", "needs-trade-on-industry", {"needed": CITY_PRICE})
        site = game.land.at[move.a]
        if site < 0 or not is_legal_site(game, self.seat, site):
            return refuse_site(game, self.seat, site)
        return Refusal("CV-233", "city-too-far", {"space": space_name(game, site), "spaces": REACH})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == FIRST_OPTION:
            gain_trade_on(game, self.seat, INDUSTRY, count_terrain(game, self.seat, self.space, (FOREST,)), events)
            return
        strands = rich_strands(game, self.seat)
        if len(strands) > 1:
            game.push(PayForZone(self.seat, game.land.at[move.a]))
            return
        pay_zone(game, self.seat, strands[0], game.land.at[move.a], events)


def pay_zone(game: State, seat: int, strand: int, site: int, events: list[Event] | None) -> None:
    for _ in range(CITY_PRICE):
        drop_trade(game, seat, strand)
    build_city(game, seat, site, events, "CV-233")


class PayForZone(AtDistrict):
    """Two industry cards have three trade tokens: from which one are they discarded (CV-507)?"""

    __slots__ = ()

    name: ClassVar[str] = "pay-for-zone"
    rule: ClassVar[str] = "CV-507"

    def options(self, game: State) -> list[Move]:
        return [CivMove(DISCARD, strand) for strand in rich_strands(game, self.seat)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        pay_zone(game, self.seat, move.a, self.space, events)


class UseTheater(AtDistrict):
    """Theater Square: where is a control token placed (CV-235 to CV-237)?"""

    __slots__ = ()

    name: ClassVar[str] = "use-theater"
    rule: ClassVar[str] = "CV-235"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        spaces = theater_spaces(game, self.seat, self.space)
        return [*[TOKENS[positions[space]] for space in spaces], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        space = game.land.at[move.a]
        if space < 0:
            return Refusal("CV-013", "no-space")
        refusal = refuse_holding(game, self.seat, space)
        return refusal or Refusal("CV-235", "beyond-district", {"space": space_name(game, space), "spaces": REACH})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            put_token(game, self.seat, game.land.at[move.a], ANYWHERE, -1, True, events)


class UseEncampment(Ask):
    """Encampment: is a barbarian or rival army defeated, a control token reinforced, or both (CV-231)?"""

    __slots__ = ("may_defeat", "may_reinforce", "space")

    name: ClassVar[str] = "use-encampment"
    rule: ClassVar[str] = "CV-231"

    def __init__(self, seat: int, space: int, may_defeat: int, may_reinforce: int) -> None:
        super().__init__(seat)
        self.space = space
        self.may_defeat = may_defeat
        self.may_reinforce = may_reinforce

    def args(self) -> tuple[int, ...]:
        return (self.space, self.may_defeat, self.may_reinforce)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        if self.may_defeat:
            found += encampment_targets(game, self.seat, self.space)
        if self.may_reinforce:
            found += encampment_tokens(game, self.seat, self.space)
        return [*found, ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DEFEAT:
            return Refusal("CV-229", "no-target-near", {"spaces": REACH})
        if move.verb == REINFORCE:
            return Refusal("CV-230", "no-token-near", {"spaces": REACH})
        return super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == REINFORCE:
            game.push(UseEncampment(self.seat, self.space, self.may_defeat, 0))
            reinforce(game, self.seat, game.land.at[move.a], events, "CV-230")
        elif move.verb == DEFEAT:
            game.push(UseEncampment(self.seat, self.space, 0, self.may_reinforce))
            space = game.land.at[move.b]
            if move.a == BARBARIAN_TARGET:
                barbarian_defeated(game, self.seat, game.barbarians.index(space), events, "CV-229")
                return
            victim = move.c - 1
            armies = game.own(victim).armies
            armies[armies.index(space)] = ON_CARD
            if events is not None:
                names: Arguments = {"space": space_name(game, space), "by": Seat(self.seat)}
                events.append(Event("army-defeated", victim, "CV-411", names))
            offer_pact(game, victim, self.seat)

"""Industry cards: one city or one world wonder (CV-094 to CV-110, CV-371 to CV-376, CV-510)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.building import PlaceNextToCity, build_city
from ecumene.games.civ_new_dawn.cities import (
    building_difficulty,
    is_legal_site,
    mature_cities,
    reachable_for_city,
    refuse_site,
)
from ecumene.games.civ_new_dawn.moves import (
    ARMY_FIGURE,
    CARAVAN_FIGURE,
    CHOOSES_FIRST,
    CITY,
    ENDS,
    FIRST_OPTION,
    SPEND,
    SPEND_NATURAL,
    SPEND_RESOURCE,
    SPEND_STATE,
    SPENDS,
    WONDER,
    CivMove,
)
from ecumene.games.civ_new_dawn.pieces import space_name
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.science import advance
from ecumene.games.civ_new_dawn.state import NONE, State
from ecumene.games.civ_new_dawn.supply import pay_resource, spend, spend_natural_wonder, spendable
from ecumene.games.civ_new_dawn.tables.focus_cards import (
    ANIMAL_HUSBANDRY,
    ANIMAL_HUSBANDRY_BASE,
    CONSTRUCTION,
    CRAFTSMANSHIP,
    FOCUS,
    INDUSTRIALIZATION,
    NATIONALISM,
    URBANIZATION,
)
from ecumene.games.civ_new_dawn.tables.leaders import EGYPT
from ecumene.games.civ_new_dawn.tables.places import BRUSSELS, BUENOS_AIRES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import (
    AMUNDSEN_SCOTT_RESEARCH_STATION,
    GREAT_LIGHTHOUSE,
    WONDERS,
)
from ecumene.games.civ_new_dawn.vocabulary import (
    ALL_DISTRICTS,
    DECK_OF_TYPE,
    FIFTH,
    RESOURCE_PRODUCTION,
)
from ecumene.games.civ_new_dawn.wonder_effects import when_built

NATIONALISM_IN_FIFTH: Final = 7
URBANIZATION_TOKENS: Final = 2
EGYPTS_SAVING: Final = 1
BUENOS_AIRES_SAVING: Final = 2
CONSTRUCTION_EXTRA: Final = 1


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    game.push(Build(seat, strand, number, game.players[seat].cards[strand]))


# Cities


def city_sites(game: State, seat: int, card: int, number: int) -> list[int]:
    """Legal spaces for a city in the range of the card (CV-095 to CV-097)."""
    if game.players[seat].cities_left == 0:
        return []
    kind = FOCUS[card]
    found = set(reachable_for_city(game, seat, game.friendly_spaces(seat), kind.city_range, number, kind.water))
    if card == ANIMAL_HUSBANDRY_BASE:
        for space in game.players[seat].caravans:
            if space != ON_CARD:
                found.update(
                    [other for other in game.land.near[space] if building_difficulty(game, seat, other) <= number]
                )
    # A control token may make way for a city.
    for space in game.players[seat].spots:
        if building_difficulty(game, seat, space) <= number:
            found.add(space)
    if game.controls(seat, GREAT_LIGHTHOUSE):
        land = game.land
        for space in range(land.size):
            if land.on_edge(space) and building_difficulty(game, seat, space) <= number and game.is_empty(space):
                found.add(space)
    return sorted([space for space in found if is_legal_site(game, seat, space)])


def city_moves(game: State, seat: int, card: int, number: int) -> list[Move]:
    """The sites as moves; Animal Husbandry also builds where an own figure stands, which then returns."""
    positions = game.land.positions
    found: list[Move] = [CivMove(CITY, positions[space]) for space in city_sites(game, seat, card, number)]
    player = game.players[seat]
    if card == ANIMAL_HUSBANDRY and player.cities_left > 0:
        for figure, spaces in ((ARMY_FIGURE, player.armies), (CARAVAN_FIGURE, player.caravans)):
            for space in sorted(set(spaces)):
                if space != ON_CARD and is_legal_site(game, seat, space):
                    found.append(CivMove(CITY, positions[space], figure))
    return found


# Wonders


def cost_of(game: State, seat: int, wonder: int) -> int:
    """What a wonder on offer costs the player now (CV-318, CV-371)."""
    kind = WONDERS[wonder]
    cost = kind.cost
    deck = DECK_OF_TYPE[kind.type]
    if game.wonder_trade >> deck & 1:
        cost -= 1
    player = game.players[seat]
    if player.leader == EGYPT:
        cost -= EGYPTS_SAVING
    if player.envoys >> BRUSSELS & 1:
        cost -= len(mature_cities(game, seat))
    if player.envoys >> BUENOS_AIRES & 1 and kind.type not in [WONDERS[own].type for own in game.wonders_of(seat)]:
        cost -= BUENOS_AIRES_SAVING
    return max(0, cost)


def base_production(game: State, seat: int, card: int, number: int) -> int:
    """Production before anything is spent."""
    if card == NATIONALISM and number == FIFTH:
        return NATIONALISM_IN_FIFTH
    if card == INDUSTRIALIZATION:
        return number + (ALL_DISTRICTS & ~game.players[seat].districts_left).bit_count()
    return number


def resource_value(card: int) -> int:
    return RESOURCE_PRODUCTION + (CONSTRUCTION_EXTRA if card == CONSTRUCTION else 0)


def payments(game: State, seat: int, strand: int, card: int, wonder: int) -> list[tuple[Move, int]]:
    """What can be spent for a wonder now, and the production it gives (CV-103 to CV-105, CV-509)."""
    kind = WONDERS[wonder]
    player = game.players[seat]
    value = resource_value(card)
    found: list[tuple[Move, int]] = []
    for move in spendable(game, seat, strand):
        what = move.a
        if SPEND_RESOURCE <= what < SPEND_STATE and what - SPEND_RESOURCE in kind.resources:
            # As an eligible resource it gives more, see below.
            continue
        if what >= SPEND_NATURAL and NATURAL_WONDERS[what - SPEND_NATURAL][1] in kind.resources:
            continue
        found.append((move, 1))
    for resource in sorted(kind.resources):
        if player.resources[resource] > 0:
            found.append((SPENDS[SPEND_RESOURCE + resource], value))
    unused = player.natural_wonders & ~game.used_naturals
    if unused:
        for natural, row in enumerate(NATURAL_WONDERS):
            if unused >> natural & 1 and row[1] in kind.resources:
                found.append((SPENDS[SPEND_NATURAL + natural], value))
    return found


def most_production(game: State, seat: int, strand: int, card: int, number: int, wonder: int) -> int:
    """Production with everything spent."""
    total = base_production(game, seat, card, number)
    player = game.players[seat]
    for move, value in payments(game, seat, strand, card, wonder):
        what = move.a
        times = 1
        if what == 0:
            times = player.trade[strand]
        elif what < SPEND_STATE:
            times = player.resources[what - SPEND_RESOURCE]
        total += value * times
    return total


def free_cities(game: State, seat: int) -> list[int]:
    """Own cities without a wonder (CV-107)."""
    return [space for space in game.cities_of(seat) if game.wonders[space] == NONE]


def station_sites(game: State, seat: int) -> list[int]:
    """Where the research station builds its own city: legal spaces on the edge; without one, an ordinary city."""
    land = game.land
    if game.players[seat].cities_left > 0:
        edge = [
            space
            for space in range(land.size)
            if land.on_edge(space) and game.wonders[space] == NONE and is_legal_site(game, seat, space)
        ]
        if edge:
            return edge
    return free_cities(game, seat)


def wonder_moves(game: State, seat: int, strand: int, card: int, number: int) -> list[Move]:
    """Wonders on offer that can be paid for, and where each can stand."""
    found: list[Move] = []
    positions = game.land.positions
    sites: list[int] | None = None
    for deck in game.decks:
        if not deck or deck[-1] < 0:
            continue
        wonder = deck[-1]
        if most_production(game, seat, strand, card, number, wonder) < cost_of(game, seat, wonder):
            continue
        if wonder == AMUNDSEN_SCOTT_RESEARCH_STATION:
            places = station_sites(game, seat)
        else:
            if sites is None:
                sites = free_cities(game, seat)
            places = sites
        found += [CivMove(WONDER, wonder, positions[space]) for space in places]
    return found


class Build(Ask):
    """Is a city built, or a world wonder (CV-094)?"""

    __slots__ = ("card", "number", "strand")

    name: ClassVar[str] = "build"
    rule: ClassVar[str] = "CV-094"

    def __init__(self, seat: int, strand: int, number: int, card: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.number, self.card)

    def options(self, game: State) -> list[Move]:
        found = city_moves(game, self.seat, self.card, self.number)
        found += wonder_moves(game, self.seat, self.strand, self.card, self.number)
        if self.card == CRAFTSMANSHIP:
            # The first sentence of the card without a wonder still turns the dial.
            found.append(CHOOSES_FIRST)
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == CITY:
            space = game.land.at[move.a]
            if game.players[self.seat].cities_left == 0:
                return Refusal("CV-033", "no-city-left")
            if space < 0 or not is_legal_site(game, self.seat, space):
                return refuse_site(game, self.seat, space)
            needed = building_difficulty(game, self.seat, space)
            name = space_name(game, space)
            if needed > self.number:
                return Refusal("CV-096", "too-difficult", {"space": name, "difficulty": needed, "slot": self.number})
            return Refusal("CV-095", "city-too-far", {"space": name, "spaces": FOCUS[self.card].city_range})
        if move.verb == WONDER:
            return self.why_no_wonder(game, move)
        return super().why_not(game, move)

    def why_no_wonder(self, game: State, move: Move) -> Refusal:
        wonder = Name(WONDERS[move.a].id)
        if move.a not in [deck[-1] for deck in game.decks if deck]:
            return Refusal("CV-102", "wonder-not-on-offer", {"wonder": wonder})
        most = most_production(game, self.seat, self.strand, self.card, self.number, move.a)
        cost = cost_of(game, self.seat, move.a)
        if most < cost:
            return Refusal("CV-106", "wonder-too-dear", {"wonder": wonder, "cost": cost, "production": most})
        return Refusal("CV-107", "no-site-for-wonder", {"wonder": wonder})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == CITY:
            space = game.land.at[move.a]
            if self.card == URBANIZATION:
                game.push(PlaceNextToCity(self.seat, space, URBANIZATION_TOKENS, self.number))
            return_figure(game, self.seat, space, move.b)
            build_city(game, self.seat, space, events, "CV-095")
        elif move.verb == WONDER:
            if self.card == CRAFTSMANSHIP:
                game.push(AdvanceOne(-1, self.seat))
            production = base_production(game, self.seat, self.card, self.number)
            pay_for(game, self.seat, self.strand, self.card, move.a, game.land.at[move.b], production, events)
        elif move.verb == FIRST_OPTION:
            advance(game, self.seat, 1, events)


def return_figure(game: State, seat: int, space: int, figure: int) -> None:
    """Animal Husbandry: the figure that stood there goes back to its card."""
    player = game.own(seat)
    if figure == ARMY_FIGURE:
        player.armies[player.armies.index(space)] = ON_CARD
    elif figure == CARAVAN_FIGURE:
        player.caravans[player.caravans.index(space)] = ON_CARD


class AdvanceOne(Happen):
    """Sumeria's Craftsmanship: the dial turns after the wonder."""

    name: ClassVar[str] = "advance-one"

    def run(self, game: State, events: list[Event] | None) -> None:
        advance(game, self.about, 1, events)


def pay_for(
    game: State,
    seat: int,
    strand: int,
    card: int,
    wonder: int,
    site: int,
    production: int,
    events: list[Event] | None,
) -> None:
    """Ask for payments while production is short (CV-510), then build."""
    if production < cost_of(game, seat, wonder):
        game.push(PayForWonder(seat, strand, card, wonder, site, production))
    else:
        build_wonder(game, seat, wonder, site, events)


class PayForWonder(Ask):
    """What is spent next for the wonder?"""

    __slots__ = ("card", "production", "site", "strand", "wonder")

    name: ClassVar[str] = "pay-for-wonder"
    rule: ClassVar[str] = "CV-103"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, strand: int, card: int, wonder: int, site: int, production: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.card = card
        self.wonder = wonder
        self.site = site
        self.production = production

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.card, self.wonder, self.site, self.production)

    def options(self, game: State) -> list[Move]:
        return [move for move, _ in payments(game, self.seat, self.strand, self.card, self.wonder)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != SPEND:
            return super().why_not(game, move)
        return Refusal("CV-104", "not-for-this-wonder", {"wonder": Name(WONDERS[self.wonder].id)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        value = 1
        for payment, worth in payments(game, self.seat, self.strand, self.card, self.wonder):
            if payment == move:
                value = worth
        production = self.production + value
        # What the payment sets off (a natural wonder of America) comes first.
        if production < cost_of(game, self.seat, self.wonder):
            game.push(PayForWonder(self.seat, self.strand, self.card, self.wonder, self.site, production))
        else:
            game.push(BuildPaid(-1, self.seat, self.wonder, self.site))
        what = move.a
        if SPEND_RESOURCE <= what < SPEND_STATE and value > 1:
            pay_resource(game, self.seat, what - SPEND_RESOURCE)
        elif what >= SPEND_NATURAL and value > 1:
            spend_natural_wonder(game, self.seat, what - SPEND_NATURAL)
        else:
            spend(game, self.seat, self.strand, what, events)


class BuildPaid(Happen):
    """The wonder is paid for."""

    name: ClassVar[str] = "build-paid"

    def run(self, game: State, events: list[Event] | None) -> None:
        wonder, site = self.numbers
        build_wonder(game, self.about, wonder, site, events)


def build_wonder(game: State, seat: int, wonder: int, site: int, events: list[Event] | None) -> None:
    """The token goes under the city, the card leaves its deck, effects follow, the next card is turned up (CV-372)."""
    deck = DECK_OF_TYPE[WONDERS[wonder].type]
    game.decks[deck].pop()
    if game.wonder_trade >> deck & 1:
        game.wonder_trade &= ~(1 << deck)
        game.trade_supply += 1
    game.covered |= 1 << deck
    game.push(TurnUpWonder(-1, seat, deck))
    new_city = wonder == AMUNDSEN_SCOTT_RESEARCH_STATION and not game.counts_as_city(seat, site)
    game.put_wonder(wonder, site)
    if events is not None:
        names: Arguments = {"wonder": Name(WONDERS[wonder].id), "space": space_name(game, site)}
        events.append(Event("built-wonder", seat, "CV-107", names))
    when_built(game, seat, wonder, site, new_city, events)
    game.marks_changed(events)


class TurnUpWonder(Happen):
    """The next card of the deck is on offer (CV-108)."""

    name: ClassVar[str] = "turn-up-wonder"

    def run(self, game: State, events: list[Event] | None) -> None:
        deck = self.numbers[0]
        game.covered &= ~(1 << deck)
        if events is not None and game.decks[deck] and game.decks[deck][-1] >= 0:
            wonder = Name(WONDERS[game.decks[deck][-1]].id)
            events.append(Event("wonder-on-offer", -1, "CV-108", {"wonder": wonder}))

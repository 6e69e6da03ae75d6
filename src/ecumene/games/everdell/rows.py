"""Choosing cards from the rows: drawing from Meadow and Station, discarding from them, and tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.drawing import (
    cards_left,
    cars,
    draw,
    into_hand,
    lies_at,
    lift,
    meadow_sources,
    refill,
    refill_meadow,
    replace_tile,
    room,
    station_sources,
)
from ecumene.games.everdell.moves import (
    DECK,
    DISCARD_PLACE,
    DONE,
    DRAW,
    DRAWS,
    ENDS,
    MEADOW,
    PLAIN_PLAYS,
    PLAY,
    STATION,
    TILE,
    TILE_CHOICES,
    EverdellMove,
)
from ecumene.games.everdell.places import forest_effect
from ecumene.games.everdell.player import NO_CARD
from ecumene.games.everdell.playing import play_through
from ecumene.games.everdell.prices import may_play_for
from ecumene.games.everdell.resources import add_points, take_gains
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import TILES
from ecumene.games.everdell.vocabulary import DRAW_AND_PLAY

# What the cards are drawn for.
IN_SUMMER: Final = 0
BY_UNDERTAKER: Final = 1
IN_FOREST: Final = 2
BY_LAMPLIGHTER: Final = 3
AT_KNOLL: Final = 4
BY_POET: Final = 5
DRAW_RULES: Final = ("EV-107", "EV-157", "EV-047", "EV-299", "EV-202", "EV-308")
ANY_COLOUR: Final = -1
#: The discount on a card drawn in the Forest (EV-045).
FOREST_SAVES: Final[int] = forest_effect(DRAW_AND_PLAY).each


class DrawFromRows(Ask):
    """One card from the Meadow, the Station or the deck, by purpose; the places are refilled when all are drawn."""

    __slots__ = ("colour", "drawn", "first", "left", "purpose")

    name: ClassVar[str] = "draw-from-rows"
    rule: ClassVar[str] = "EV-093"
    midway: ClassVar[bool] = False

    def __init__(
        self, seat: int, purpose: int, left: int, colour: int = ANY_COLOUR, drawn: int = 0, first: int = NO_CARD
    ) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.left = left
        self.colour = colour
        self.drawn = drawn
        #: In the Forest: the card drawn first.
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.purpose, self.left, self.colour, self.drawn, self.first)

    def options(self, game: State) -> list[Move]:
        found = [DRAWS[source] for source in sources(game, self.purpose, self.colour)]
        if self.purpose in (IN_SUMMER, BY_LAMPLIGHTER):
            found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        rule = DRAW_RULES[self.purpose]
        if move.verb != DRAW:
            return not_now(rule, self.name)
        if MEADOW <= move.a < STATION and game.blocked(move.a - MEADOW):
            return Refusal("EV-173", "blocked-by-rugwort")
        return Refusal(rule, "cannot-draw-there")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            finish_drawing(game, self.seat, self.purpose, self.drawn, self.first, NO_CARD, events)
            return
        if move.a == DECK:
            draw(game, self.seat, 1, events, DRAW_RULES[self.purpose])
            card = NO_CARD
        else:
            card = take_card(game, self.seat, move.a, self.purpose, events)
        one, two = (card, NO_CARD) if self.drawn == 0 else (self.first, card)
        draw_on(game, self.seat, self.purpose, self.left - 1, self.colour, self.drawn + 1, one, two, events)


def take_card(game: State, seat: int, source: int, purpose: int, events: list[Event] | None) -> int:
    """The card on a place joins the hand."""
    card = lift(game, source)
    into_hand(game.own(seat), card)
    if events is not None:
        events.append(Event("drew-from-row", seat, DRAW_RULES[purpose], {"card": Name(CARDS[card].id)}))
    return card


def draw_all(game: State, seat: int, found: list[int], purpose: int, events: list[Event] | None) -> None:
    """All of these cards, where nothing is left to choose."""
    for source in found:
        take_card(game, seat, source, purpose, events)
    finish_drawing(game, seat, purpose, len(found), NO_CARD, NO_CARD, events)


def sources(game: State, purpose: int, colour: int) -> list[int]:
    """Where a card may be drawn from."""
    found = meadow_sources(game)
    if purpose == BY_POET and colour != ANY_COLOUR:
        found = [source for source in found if CARDS[game.meadow[source - MEADOW]].colour == colour]
    if purpose in (BY_LAMPLIGHTER, AT_KNOLL):
        found += station_sources(game)
    if purpose == BY_LAMPLIGHTER and cards_left(game):
        found.append(DECK)
    return found


def draw_on(
    game: State,
    seat: int,
    purpose: int,
    left: int,
    colour: int,
    drawn: int,
    first: int,
    second: int,
    events: list[Event] | None,
) -> None:
    """Ask for the next card, or finish when there is none, no room, or nothing left to draw (EV-204, EV-329)."""
    if left > 0 and room(game.players[seat]) > 0 and sources(game, purpose, colour):
        game.push(DrawFromRows(seat, purpose, left, colour, drawn, first))
    else:
        finish_drawing(game, seat, purpose, drawn, first, second, events)


def draw_from_rows(
    game: State, seat: int, purpose: int, number: int, events: list[Event] | None, colour: int = ANY_COLOUR
) -> None:
    draw_on(game, seat, purpose, number, colour, 0, NO_CARD, NO_CARD, events)


def finish_drawing(
    game: State, seat: int, purpose: int, drawn: int, first: int, second: int, events: list[Event] | None
) -> None:
    """All are drawn: the places are refilled, and what else the purpose brings."""
    if purpose == AT_KNOLL:
        # The tile comes before the refill (EV-203).
        game.push(ChooseTile(seat, True, True))
        return
    if purpose == BY_LAMPLIGHTER:
        refill(game)
    else:
        refill_meadow(game)
    if purpose == IN_FOREST:
        game.push(PlayDrawn(seat, first, second))
    elif purpose == BY_POET:
        add_points(game, seat, drawn, "EV-308", events)


class PlayDrawn(Ask):
    """One of the two cards drawn in the Forest may be played for 1 resource less (EV-045, EV-047)."""

    __slots__ = ("first", "second")

    name: ClassVar[str] = "play-drawn"
    rule: ClassVar[str] = "EV-045"

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def args(self) -> tuple[int, ...]:
        return (self.first, self.second)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        for design in sorted({self.first, self.second}):
            if design >= 0 and may_play_for(game, self.seat, design, FOREST_SAVES):
                found.append(PLAIN_PLAYS[0][design])
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-045", "only-drawn-cards") if move.verb == PLAY else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == PLAY:
            play_through(game, self.seat, move, FOREST_SAVES, events)


class ChooseTile(Ask):
    """The bonus of one of the three tiles, at the Knoll or the Station (EV-203, EV-206)."""

    __slots__ = ("knoll", "optional")

    name: ClassVar[str] = "choose-tile"
    rule: ClassVar[str] = "EV-203"

    def __init__(self, seat: int, optional: bool, knoll: bool) -> None:
        super().__init__(seat)
        self.optional = optional
        #: At the Knoll the rows are refilled afterwards.
        self.knoll = knoll

    def args(self) -> tuple[int, ...]:
        return (int(self.optional), int(self.knoll))

    def __reduce__(self) -> tuple[type[ChooseTile], tuple[int, bool, bool]]:
        return ChooseTile, (self.seat, self.optional, self.knoll)

    def options(self, game: State) -> list[Move]:
        found = [TILE_CHOICES[car + 1] for car in cars(game)]
        if self.optional or not found:
            found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        return not_now("EV-203" if self.knoll else "EV-206", self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if self.knoll:
            game.push(Renew(NO_CAR))
        if move.verb == TILE:
            take_tile_bonus(game, self.seat, move.a - 1, events)


def take_tile_bonus(game: State, seat: int, car: int, events: list[Event] | None) -> None:
    """The bonus of a tile, which is then replaced (EV-196, EV-435)."""
    game.push(Renew(car))
    take_gains(game, seat, TILES[game.tiles[car]], "EV-195", events)


#: No tile is replaced: the rows are refilled.
NO_CAR: Final = -1


class Renew(Step[State]):
    """When the bonus is taken, its tile is replaced; at the Knoll the rows are refilled last (EV-196, EV-203)."""

    __slots__ = ("car",)

    name: ClassVar[str] = "renew"

    def __init__(self, car: int) -> None:
        super().__init__(NOBODY)
        self.car = car

    def args(self) -> tuple[int, ...]:
        return (self.car,)

    def __reduce__(self) -> tuple[type[Renew], tuple[int]]:
        return Renew, (self.car,)

    def run(self, game: State, events: list[Event] | None) -> None:
        if self.car == NO_CAR:
            refill(game)
        else:
            replace_tile(game, self.car)


class DiscardFromRows(Ask):
    """Cards of Meadow and Station that are discarded by the Undertaker or at the Knoll, together (EV-157, EV-202)."""

    __slots__ = ("chosen", "knoll", "left")

    name: ClassVar[str] = "discard-from-rows"
    rule: ClassVar[str] = "EV-202"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, knoll: bool, left: int, chosen: int = 0) -> None:
        super().__init__(seat)
        self.knoll = knoll
        self.left = left
        #: The places chosen so far, as bits by source.
        self.chosen = chosen

    def args(self) -> tuple[int, ...]:
        return (int(self.knoll), self.left, self.chosen)

    def __reduce__(self) -> tuple[type[DiscardFromRows], tuple[int, bool, int, int]]:
        return DiscardFromRows, (self.seat, self.knoll, self.left, self.chosen)

    def options(self, game: State) -> list[Move]:
        found = rows_of(game, self.knoll)
        return [EverdellMove(DISCARD_PLACE, source) for source in found if not self.chosen >> source & 1]

    def why_not(self, game: State, move: Move) -> Refusal:
        rule = "EV-202" if self.knoll else "EV-157"
        if move.verb != DISCARD_PLACE:
            return not_now(rule, self.name)
        if MEADOW <= move.a < STATION and game.blocked(move.a - MEADOW):
            return Refusal("EV-173", "blocked-by-rugwort")
        return Refusal(rule, "cannot-discard-there")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        chosen = self.chosen | 1 << move.a
        if self.left > 1:
            game.push(DiscardFromRows(self.seat, self.knoll, self.left - 1, chosen))
        else:
            discard_rows(game, self.seat, self.knoll, chosen, events)


def rows_of(game: State, knoll: bool) -> list[int]:
    return meadow_sources(game) + (station_sources(game) if knoll else [])


def discard_from_rows(game: State, seat: int, knoll: bool, number: int, events: list[Event] | None) -> None:
    """Ask which; all of them if there are no more than that (EV-381)."""
    found = rows_of(game, knoll)
    if len(found) <= number:
        chosen = 0
        for source in found:
            chosen |= 1 << source
        discard_rows(game, seat, knoll, chosen, events)
    else:
        game.push(DiscardFromRows(seat, knoll, number))


def discard_rows(game: State, seat: int, knoll: bool, chosen: int, events: list[Event] | None) -> None:
    """The chosen cards go to the discard pile in the order of their places, the rows are refilled, then cards drawn."""
    for source in range(MEADOW, STATION + 3):
        if chosen >> source & 1:
            if events is not None:
                data = {"card": Name(CARDS[lies_at(game, source)].id)}
                events.append(Event("cleared", seat, "EV-202" if knoll else "EV-157", {**data}))
            game.discards.append(lift(game, source))
    if knoll:
        refill(game)
        draw_from_rows(game, seat, AT_KNOLL, KNOLL_CARDS, events)
    else:
        refill_meadow(game)
        draw_from_rows(game, seat, BY_UNDERTAKER, 1, events)


#: Cards discarded and drawn at the Knoll (EV-202).
KNOLL_CARDS: Final = 3

"""Basic and Forest locations, Haven, Journey, Knoll and Station: what a visit does."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.drawing import meadow_sources, room
from ecumene.games.everdell.giving import DrawCards
from ecumene.games.everdell.hand import FOR_ANY_EACH, FOR_DOUBLE_DRAW, FOR_HAVEN, FOR_JOURNEY, discard_cards
from ecumene.games.everdell.moves import COPY_PLACE, DISMISS, INVITE, EverdellMove
from ecumene.games.everdell.places import (
    BASIC,
    FIRST_BASIC,
    FIRST_FOREST,
    FOREST,
    HAVEN,
    KNOLL,
    PLACE_NAMES,
    Location,
    is_journey,
    journey_length,
)
from ecumene.games.everdell.resources import take_gains
from ecumene.games.everdell.rows import IN_FOREST, KNOLL_CARDS, ChooseTile, discard_from_rows, draw_from_rows
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import VISITORS
from ecumene.games.everdell.vocabulary import (
    COPY_BASIC,
    COPY_FOREST,
    DISCARD_TO_DRAW,
    DISCARD_TO_GAIN,
    DRAW_AND_PLAY,
    GAIN,
)

# What may be copied.
BASIC_ONLY: Final = 1
FOREST_ONLY: Final = 2
BOTH: Final = 3


def location_at(game: State, place: int) -> Location:
    """The Basic or Forest location at a place."""
    return BASIC[place] if place < FIRST_FOREST else FOREST[game.forest[place - FIRST_FOREST]]


def could_visit_location(game: State, seat: int, place: int) -> bool:
    """Could the location do anything (EV-326, EV-329, EV-455)?"""
    effect = location_at(game, place).effect
    player = game.players[seat]
    if effect.kind in (DISCARD_TO_DRAW, DISCARD_TO_GAIN):
        return len(player.hand) > 0
    if effect.kind == DRAW_AND_PLAY:
        return room(player) > 0 and bool(meadow_sources(game))
    if effect.kind == COPY_FOREST:
        return bool(copied_places(game, seat, FOREST_ONLY, place))
    return True


def copied_places(game: State, seat: int, which: int, besides: int) -> list[int]:
    """The locations that may be copied, occupied or not (EV-046, EV-458)."""
    found: list[int] = []
    if which & BASIC_ONLY:
        found += range(FIRST_BASIC, FIRST_FOREST)
    if which & FOREST_ONLY:
        found += [place for place in game.forest_places if place != besides and could_visit_location(game, seat, place)]
    return found


def visit_location(game: State, seat: int, place: int, events: list[Event] | None) -> None:
    """A Basic or Forest location takes effect for a player (EV-021 to EV-047)."""
    location = location_at(game, place)
    effect = location.effect
    if effect.kind == GAIN:
        take_gains(game, seat, effect.gains, location.rule, events)
    elif effect.kind == DISCARD_TO_DRAW:
        discard_cards(game, seat, FOR_DOUBLE_DRAW, 1, 99, events)
    elif effect.kind == DISCARD_TO_GAIN:
        discard_cards(game, seat, FOR_ANY_EACH, 1, effect.number, events)
    elif effect.kind == COPY_BASIC:
        game.push(DrawCards(seat, effect.gains.cards))
        game.push(CopyLocation(seat, BASIC_ONLY, place))
    elif effect.kind == COPY_FOREST:
        game.push(CopyLocation(seat, FOREST_ONLY, place))
    elif effect.kind == DRAW_AND_PLAY:
        draw_from_rows(game, seat, IN_FOREST, effect.number, events)


class CopyLocation(Ask):
    """Which location is carried out without a worker of one's own there (EV-038, EV-137, EV-285)."""

    __slots__ = ("besides", "which")

    name: ClassVar[str] = "copy-location"
    rule: ClassVar[str] = "EV-046"

    def __init__(self, seat: int, which: int, besides: int) -> None:
        super().__init__(seat)
        self.which = which
        self.besides = besides

    def args(self) -> tuple[int, ...]:
        return (self.which, self.besides)

    def options(self, game: State) -> list[Move]:
        found = copied_places(game, self.seat, self.which, self.besides)
        return [EverdellMove(COPY_PLACE, place) for place in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-458", "cannot-copy-place") if move.verb == COPY_PLACE else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        copy_location(game, self.seat, move.a, events)


def copy_location(game: State, seat: int, place: int, events: list[Event] | None) -> None:
    if events is not None:
        name = location_at(game, place).id
        events.append(Event("copied-place", seat, "EV-046", {"place": Name(name)}))
    visit_location(game, seat, place, events)


# The other places of the board


def could_visit_board(game: State, seat: int, place: int) -> bool:
    """Could a visit of any place on the board do something?"""
    if place < HAVEN:
        return could_visit_location(game, seat, place)
    if place == HAVEN:
        return len(game.players[seat].hand) > 0
    if is_journey(place):
        return len(game.players[seat].hand) >= journey_length(place)
    return True


def visit_board(game: State, seat: int, place: int, events: list[Event] | None) -> None:
    """A place on the board takes effect for the worker just placed there."""
    if place < HAVEN:
        visit_location(game, seat, place, events)
    elif place == HAVEN:
        discard_cards(game, seat, FOR_HAVEN, 1, 99, events)
    elif is_journey(place):
        length = journey_length(place)
        discard_cards(game, seat, FOR_JOURNEY, length, length, events)
    elif place == KNOLL:
        discard_from_rows(game, seat, True, KNOLL_CARDS, events)
    else:
        visit_station(game, seat)


def place_id(game: State, place: int) -> str:
    """The id under which a place on the board is named to people."""
    return location_at(game, place).id if place < HAVEN else PLACE_NAMES[place]


# The Station


def visit_station(game: State, seat: int) -> None:
    """Dismiss a visitor, invite one, take the bonus of a tile (EV-206, EV-484)."""
    game.push(ChooseTile(seat, False, False))
    if faces(game):
        # One who is sent away comes back if nobody else is left: then there is somebody to invite.
        game.push(InviteVisitor(seat, False))
        game.push(DismissVisitor(seat))


def faces(game: State) -> list[int]:
    """The visitors on top of the piles."""
    return [pile[-1] for pile in game.visitors if pile]


def take_visitor(game: State, visitor: int) -> None:
    """The visitor leaves the top of its pile."""
    for number, pile in enumerate(game.visitors):
        if pile and pile[-1] == visitor:
            game.visitors[number] = pile[:-1]
            return


def refresh_visitors(game: State) -> None:
    """A pile that is empty is made anew from the visitors sent away: one part takes its place, the other goes under the
    remaining pile; with an odd number the empty place gets the larger part, and the cards that come first (EV-209,
    EV-382, EV-485)."""
    for number, pile in enumerate(game.visitors):
        if pile or not game.used_visitors:
            continue
        order = game.used_visitors
        game.used_visitors = []
        game.chance.shuffle(order)
        # The top of the shuffled cards is the last one.
        larger = (len(order) + 1) // 2
        game.visitors[number] = order[len(order) - larger :]
        game.visitors[1 - number] = order[: len(order) - larger] + game.visitors[1 - number]


class DismissVisitor(Ask):
    """Which of the visitors face up is sent away (EV-206)."""

    __slots__ = ()

    name: ClassVar[str] = "dismiss-visitor"
    rule: ClassVar[str] = "EV-206"
    midway: ClassVar[bool] = False

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(DISMISS, visitor) for visitor in faces(game)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-206", "not-on-top") if move.verb == DISMISS else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        take_visitor(game, move.a)
        game.used_visitors.append(move.a)
        refresh_visitors(game)
        if events is not None:
            events.append(Event("dismissed", self.seat, "EV-206", {"visitor": Name(VISITORS[move.a].id)}))


class InviteVisitor(Ask):
    """Which visitor is taken: by the player, or between equals by Rugwort as the player likes (EV-206, EV-316)."""

    __slots__ = ("for_rugwort",)

    name: ClassVar[str] = "invite-visitor"
    rule: ClassVar[str] = "EV-206"

    def __init__(self, seat: int, for_rugwort: bool) -> None:
        super().__init__(seat)
        self.for_rugwort = for_rugwort

    def args(self) -> tuple[int, ...]:
        return (int(self.for_rugwort),)

    def __reduce__(self) -> tuple[type[InviteVisitor], tuple[int, bool]]:
        return InviteVisitor, (self.seat, self.for_rugwort)

    def options(self, game: State) -> list[Move]:
        found = faces(game)
        if self.for_rugwort:
            best = max([VISITORS[visitor].points for visitor in found])
            found = [visitor for visitor in found if VISITORS[visitor].points == best]
        return [EverdellMove(INVITE, visitor) for visitor in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == INVITE:
            return Refusal("EV-316" if self.for_rugwort else "EV-206", "not-on-top")
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        guest = game.rugwort if self.for_rugwort else self.seat
        take_visitor(game, move.a)
        game.own(guest).visitors.append(move.a)
        refresh_visitors(game)
        if events is not None:
            if self.for_rugwort:
                events.append(Event("rugwort-invited", -1, "EV-316", {"visitor": Name(VISITORS[move.a].id)}))
            else:
                events.append(Event("invited", guest, "EV-206", {"visitor": Name(VISITORS[move.a].id)}))

"""Rugwort, the opponent in solo: his replies, his preparations, his dice (EV-162 to EV-179, EV-315 to EV-320)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, FOOL
from ecumene.games.everdell.city import enter, free_space, pair_up
from ecumene.games.everdell.claiming import meets
from ecumene.games.everdell.drawing import lift, refill_meadow, reveal
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.locations import InviteVisitor, faces
from ecumene.games.everdell.moves import MEADOW, PICK, RESERVED, STATION, EverdellMove
from ecumene.games.everdell.places import FIRST_FOREST, JOURNEY_3
from ecumene.games.everdell.player import NO_CARD, Claimed
from ecumene.games.everdell.resources import add_points
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.vocabulary import AUTUMN

#: His Basic worker by season: 3 twigs, 2 resin, 1 pebble, 1 berry and 1 card (EV-163, EV-175).
BASIC_PLACES: Final = (0, 2, 5, 6)
RAID_CARDS: Final = 4
DIE: Final = 8
#: The ticket die: point tokens, and whether he plays a card, by what is rolled from 1 on (EV-319).
TICKET_POINTS: Final = (0, 0, 1, 1, 2, 2, 0, 0, 1)
TICKET_PLAYS: Final = (False, False, False, False, False, False, True, True, True)


def set_up(game: State) -> None:
    """One worker on the first Forest location, one on 3 twigs (EV-163)."""
    rugwort = game.own(game.rugwort)
    rugwort.workers = [FIRST_FOREST, BASIC_PLACES[0]]


class RugwortActs(Step[State]):
    """After your action: a card for each card you played, then the ticket die, then his preparation (EV-480)."""

    __slots__ = ("prepared", "ticket")

    name: ClassVar[str] = "rugwort-acts"

    def __init__(self, prepared: bool, ticket: bool) -> None:
        super().__init__(NOBODY)
        self.prepared = prepared
        self.ticket = ticket

    def args(self) -> tuple[int, ...]:
        return (int(self.prepared), int(self.ticket))

    def __reduce__(self) -> tuple[type[RugwortActs], tuple[bool, bool]]:
        return RugwortActs, (self.prepared, self.ticket)

    def run(self, game: State, events: list[Event] | None) -> None:
        if game.replies:
            game.push(self)
            play = game.replies[0]
            game.replies = game.replies[1:]
            if STATION <= play.source < RESERVED:
                add_points(game, game.rugwort, 1, "EV-317", events)
            plays_a_card(game, events)
            if play.source == RESERVED:
                raid(game, play.seat, CARDS[play.design].colour, events)
        elif self.ticket:
            game.push(RugwortActs(self.prepared, False))
            rolled = game.chance.below(DIE) + 1
            if events is not None:
                events.append(Event("rugwort-rolled", -1, "EV-319", {"rolled": rolled}))
            add_points(game, game.rugwort, TICKET_POINTS[rolled], "EV-319", events)
            if TICKET_PLAYS[rolled]:
                plays_a_card(game, events)
        elif self.prepared:
            prepares(game, events)


def plays_a_card(game: State, events: list[Event] | None) -> None:
    """He takes the card on the Meadow place that the die says, blocked or not (EV-164, EV-370, EV-478)."""
    refill_meadow(game)
    place = game.chance.below(DIE)
    if game.meadow[place] != NO_CARD:
        gets(game, lift(game, MEADOW + place), "EV-164", events)
    refill_meadow(game)


def gets(game: State, card: int, rule: str, events: list[Event] | None) -> None:
    """A card joins his city; a Fool goes into yours if it has an empty space and no Fool (EV-170, EV-431)."""
    you = game.players[0]
    seat = game.rugwort
    if card == FOOL and free_space(you) and not you.has(FOOL):
        seat = 0
    enter(game, seat, card)
    if seat:
        pair_up(game, seat)
    if events is not None:
        kind = "rugwort-played" if seat else "rugwort-fooled"
        events.append(Event(kind, -1, rule, {"card": Name(CARDS[card].id)}))


def raid(game: State, seat: int, colour: int, events: list[Event] | None) -> None:
    """You played a reserved card: four deck cards are revealed, and one of its colour is his too (EV-320, EV-410)."""
    game.revealed_cards = reveal(game, RAID_CARDS)
    if events is not None:
        for card in game.revealed_cards:
            events.append(Event("revealed", -1, "EV-320", {"card": Name(CARDS[card].id)}))
    if of_colour(game, colour):
        game.push(PickForRugwort(seat, colour))
    else:
        game.discards += game.revealed_cards
        game.revealed_cards = []


def of_colour(game: State, colour: int) -> list[int]:
    return sorted({card for card in game.revealed_cards if CARDS[card].colour == colour})


class PickForRugwort(Ask):
    """Which of several revealed cards of the colour he gets (EV-320)."""

    __slots__ = ("colour",)

    name: ClassVar[str] = "pick-for-rugwort"
    rule: ClassVar[str] = "EV-320"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> tuple[int, ...]:
        return (self.colour,)

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(PICK, card) for card in of_colour(game, self.colour)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-320", "not-that-colour") if move.verb == PICK else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        others = game.revealed_cards[:]
        others.remove(move.a)
        game.revealed_cards = []
        game.discards += others
        gets(game, move.a, "EV-320", events)


def prepares(game: State, events: list[Event] | None) -> None:
    """He prepares after you: events, Meadow, Forest, Basic location; with Newleaf a visitor (EV-172 to EV-178)."""
    rugwort = game.own(game.rugwort)
    for place, number in enumerate(game.events):
        event = EVENTS[number]
        if event.is_basic and game.claimed_by[place] == UNCLAIMED and meets(rugwort, event):
            game.claimed_by[place] = game.rugwort
            rugwort.events.append(Claimed(number))
            if events is not None:
                events.append(Event("rugwort-claimed", -1, "EV-172", {"event": Name(event.id)}))
    # His workers on the Meadow follow from the season (State.blocked).
    rugwort.season += 1
    season = rugwort.season
    if season < AUTUMN:
        rugwort.workers = [FIRST_FOREST + season, BASIC_PLACES[season]]
    else:
        rugwort.fixed = [JOURNEY_3 - (game.year - 1)]
        rugwort.workers = [BASIC_PLACES[AUTUMN]]
        if game.year == YEAR_OF_KIDNAPPING:
            # His Basic worker and one of yours leave the game (EV-178, EV-371).
            rugwort.workers = []
            game.own(0).home -= 1
    if events is not None:
        events.append(Event("rugwort-prepared", -1, "EV-172"))
    if game.visitors and faces(game):
        game.push(InviteVisitor(0, True))


YEAR_OF_KIDNAPPING: Final = 3

"""Placing and moving workers: which places are open, and what happens there (EV-017 to EV-034, EV-048 to EV-050)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, CHAPEL, LOOKOUT, OPENS_SECOND, STOREHOUSE
from ecumene.games.everdell.claiming import affords, claim, claimable, is_free, meets
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.locations import (
    BOTH,
    copied_places,
    copy_location,
    could_visit_board,
    place_id,
    visit_board,
)
from ecumene.games.everdell.moves import BOARD_VISITS, CLAIM, CLAIMS, MOVE, VISIT, EverdellMove
from ecumene.games.everdell.places import (
    BASIC,
    BOARD_PLACES,
    CARD_PLACE,
    EVENT_PLACE,
    FIRST_FOREST,
    HAVEN,
    JOURNEY_2,
    KNOLL,
    is_journey,
    journey_length,
)
from ecumene.games.everdell.player import card_place
from ecumene.games.everdell.resources import add_points
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import CATS
from ecumene.games.everdell.vocabulary import AUTUMN, RED

#: No worker is lifted: one from home is placed.
FROM_HOME: Final = -1
SEATS_FOR_SECOND_FOREST_SPACE: Final = 4


def own_workers(game: State, seat: int, place: int, lifted: int) -> int:
    """How many workers of the player stand there, without the one that is being moved from there."""
    player = game.players[seat]
    number = player.workers.count(place) + player.fixed.count(place)
    return number - 1 if lifted == place else number


def others_workers(game: State, seat: int, place: int) -> int:
    number = 0
    for other, player in enumerate(game.players):
        if other != seat:
            number += player.workers.count(place) + player.fixed.count(place)
    return number


def board_place_open(game: State, seat: int, place: int, lifted: int) -> bool:
    """Is there a space for a worker of the player (EV-018, EV-029, EV-032, EV-201, EV-205, EV-262)?"""
    if place < FIRST_FOREST:
        if BASIC[place].shared:
            return True
        others = others_workers(game, seat, place)
        own = own_workers(game, seat, place, lifted)
        return own == 0 and (others == 0 or game.players[seat].ability == CATS)
    if place < HAVEN:
        if place not in game.forest_places or own_workers(game, seat, place, lifted):
            return False
        others = others_workers(game, seat, place)
        spaces = 2 if game.seats == SEATS_FOR_SECOND_FOREST_SPACE else 1
        return others < spaces or game.players[seat].ability == CATS
    if place in (HAVEN, JOURNEY_2):
        return True
    if is_journey(place):
        return own_workers(game, seat, place, lifted) + others_workers(game, seat, place) == 0
    return bool(game.tiles) and own_workers(game, seat, place, lifted) == 0


def card_place_open(game: State, seat: int, owner: int, laid: Laid, lifted: int) -> bool:
    """Is there a space on a card in a city (EV-048 to EV-050, EV-262 to EV-265)?"""
    card = CARDS[laid.design]
    if laid.design == STOREHOUSE:
        if owner != seat:
            return False
    elif card.colour != RED:
        return False
    place = card_place(laid)
    own = own_workers(game, seat, place, lifted)
    others = others_workers(game, seat, place)
    spaces = 1
    opener = OPENS_SECOND[laid.design]
    if opener >= 0 and game.players[owner].has(opener):
        spaces = 2
    if own + others < spaces and (owner == seat or card.is_open):
        return True
    if game.players[seat].ability != CATS or own or not others:
        return False
    return owner == seat or laid.design != CHAPEL


def may_visit(game: State, seat: int, place: int, lifted: int) -> bool:
    """May a worker go to that place on the board, and could the visit do something?"""
    if is_journey(place) and game.players[seat].season != AUTUMN:
        return False
    return board_place_open(game, seat, place, lifted) and could_visit_board(game, seat, place)


def add_visits(game: State, seat: int, lifted: int, out: list[Move]) -> None:
    """All places a worker of the player may go to; `lifted` is the place it is moved from."""
    for place in range(BOARD_PLACES):
        if place != lifted and may_visit(game, seat, place, lifted):
            out.append(BOARD_VISITS[place])
    for owner, player in enumerate(game.players):
        for index, laid in enumerate(player.city):
            if card_place(laid) == lifted or not card_place_open(game, seat, owner, laid, lifted):
                continue
            if not game.could_serve(seat, laid.design, laid.number, laid.number):
                continue
            place = CARD_PLACE + game.refer(seat, owner, index)
            if laid.design == LOOKOUT:
                out += [EverdellMove(VISIT, place, 1 + copied) for copied in copied_places(game, seat, BOTH, -1)]
            else:
                out.append(EverdellMove(VISIT, place))
    for number in game.events:
        if EVENT_PLACE + number != lifted and claimable(game, seat, number):
            out.append(CLAIMS[number])


def place_worker(game: State, seat: int, move: Move, lifted: int, events: list[Event] | None) -> None:
    """A worker goes to a place, from home or from another place, and the place takes effect."""
    player = game.own(seat)
    if lifted == FROM_HOME:
        player.home -= 1
    else:
        player.workers.remove(lifted)
    if move.verb == CLAIM:
        player.workers.append(EVENT_PLACE + move.a)
        claim(game, seat, move.a, events)
        return
    if move.a < CARD_PLACE:
        if is_journey(move.a):
            player.fixed.append(move.a)
        else:
            player.workers.append(move.a)
        if events is not None:
            events.append(Event("visited", seat, "EV-017", {"place": Name(place_id(game, move.a))}))
        visit_board(game, seat, move.a, events)
        return
    owner = game.owner_of(seat, move.a - CARD_PLACE)
    laid = game.players[owner].city[game.index_of(seat, move.a - CARD_PLACE)]
    card = CARDS[laid.design]
    if card.is_permanent:
        player.fixed.append(card_place(laid))
    else:
        player.workers.append(card_place(laid))
    if events is not None:
        if owner == seat:
            events.append(Event("visited", seat, "EV-048", {"place": Name(card.id)}))
        elif owner == game.rugwort:
            events.append(Event("visited-rugwort", seat, "EV-168", {"place": Name(card.id)}))
        else:
            events.append(Event("visited-at", seat, "EV-049", {"place": Name(card.id), "other": Seat(owner)}))
    if owner != seat:
        # Before the effect (EV-327).
        add_points(game, owner, card.open_reward, "EV-049", events)
    if laid.design == LOOKOUT:
        copy_location(game, seat, move.b - 1, events)
    else:
        game.serve(seat, laid.design, laid.number, laid.number, events)


# Moving a worker


def movable(game: State, seat: int) -> list[int]:
    """The places of workers that may be moved: every deployed one that is not there for good (EV-034, EV-251)."""
    return sorted(set(game.players[seat].workers))


def move_by_ranger(game: State, seat: int) -> None:
    """The Ranger moves a worker, if there is one; some shared Basic location is always open to it (EV-426)."""
    if movable(game, seat):
        game.push(LiftWorker(seat))


class LiftWorker(Ask):
    """The Ranger: which worker is moved (EV-147)."""

    __slots__ = ()

    name: ClassVar[str] = "lift-worker"
    rule: ClassVar[str] = "EV-147"

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(MOVE, game.place_in_move(self.seat, place)) for place in movable(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != MOVE:
            return not_now(self.rule, self.name)
        if game.place_in_state(self.seat, move.a) in game.players[self.seat].fixed:
            return Refusal("EV-034", "worker-stays")
        return Refusal("EV-147", "no-worker-there")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(MoveWorker(self.seat, game.place_in_state(self.seat, move.a)))


class MoveWorker(Ask):
    """Where the worker goes: to another place, as if it were placed there (EV-325, EV-250)."""

    __slots__ = ("lifted",)

    name: ClassVar[str] = "move-worker"
    rule: ClassVar[str] = "EV-325"

    def __init__(self, seat: int, lifted: int) -> None:
        super().__init__(seat)
        #: Where it stands until it goes.
        self.lifted = lifted

    def args(self) -> tuple[int, ...]:
        return (self.lifted,)

    def is_choice(self, game: State) -> bool:
        return True

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        add_visits(game, self.seat, self.lifted, found)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb in (VISIT, CLAIM):
            return refuse_visit(game, self.seat, move, self.lifted)
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        place_worker(game, self.seat, move, self.lifted, events)


# Why not


def refuse_visit(game: State, seat: int, move: Move, lifted: int) -> Refusal:
    """Why a worker may not go there: the move is a visit or a claim that is not on offer."""
    player = game.players[seat]
    if lifted == FROM_HOME and player.home == 0:
        return Refusal("EV-016", "no-worker-at-home")
    if move.verb == CLAIM:
        return refuse_claim(game, seat, move.a)
    if move.a >= CARD_PLACE:
        return refuse_card_visit(game, seat, move, lifted)
    place = move.a
    if place == lifted:
        return Refusal("EV-325", "same-place")
    if FIRST_FOREST <= place < HAVEN and place not in game.forest_places:
        return Refusal("EV-008", "no-such-place")
    if place >= KNOLL and not game.tiles:
        return Refusal("EV-482", "no-station")
    if is_journey(place) and player.season != AUTUMN:
        return Refusal("EV-033", "journey-in-autumn")
    if not board_place_open(game, seat, place, lifted):
        return Refusal(closed_rule(place), "place-taken", {"place": Name(place_id(game, place))})
    if is_journey(place):
        return Refusal("EV-033", "journey-cards", {"have": len(player.hand), "number": journey_length(place)})
    if place == HAVEN:
        return Refusal("EV-031", "no-hand-cards")
    return Refusal("EV-326", "visit-without-effect", {"place": Name(place_id(game, place))})


def closed_rule(place: int) -> str:
    """The rule that allows no further worker at a place of the board."""
    if place < FIRST_FOREST:
        return "EV-018"
    if place < HAVEN:
        return "EV-029"
    if is_journey(place):
        return "EV-032"
    return "EV-201" if place == KNOLL else "EV-205"


def refuse_card_visit(game: State, seat: int, move: Move, lifted: int) -> Refusal:
    laid = game.named(seat, move.a - CARD_PLACE)
    if laid is None:
        return Refusal("EV-048", "no-such-card")
    owner = game.owner_of(seat, move.a - CARD_PLACE)
    card = CARDS[laid.design]
    name = Name(card.id)
    if card_place(laid) == lifted:
        return Refusal("EV-325", "same-place")
    if laid.design == STOREHOUSE and owner != seat:
        return Refusal("EV-368", "not-open", {"card": name})
    if card.colour != RED and laid.design != STOREHOUSE:
        return Refusal("EV-048", "no-destination", {"card": name})
    if not card_place_open(game, seat, owner, laid, lifted):
        if owner != seat and not card.is_open:
            cats = game.players[seat].ability == CATS
            return Refusal("EV-265" if cats and laid.design == CHAPEL else "EV-049", "not-open", {"card": name})
        return Refusal("EV-050", "place-taken", {"place": name})
    if laid.design == LOOKOUT:
        return Refusal("EV-458", "cannot-copy-place") if move.b else Refusal("EV-137", "say-what-to-copy")
    return Refusal("EV-326", "visit-without-effect", {"place": name})


def refuse_claim(game: State, seat: int, number: int) -> Refusal:
    """Why an event cannot be claimed."""
    event = EVENTS[number]
    name = Name(event.id)
    if number not in game.events:
        return Refusal("EV-191" if event.is_basic else "EV-009", "event-not-in-play", {"event": name})
    if not is_free(game, number):
        return Refusal("EV-051", "event-taken", {"event": name})
    player = game.players[seat]
    if not meets(player, event):
        return Refusal(event.rule, "event-needs", {"event": name})
    if not affords(player, event):
        return Refusal("EV-331", "event-price", {"event": name})
    return Refusal("EV-325", "same-place")

"""Red cards: what a worker does there, and whether a visit could do anything (EV-098, EV-326)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Counted, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.activating import BY_CHIPSMITH, NO_FIRST, activate_green, green_cards
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, CEMETERY, CHAPEL, CONDUCTOR, MONASTERY
from ecumene.games.everdell.city import removable
from ecumene.games.everdell.drawing import cards_left, draw, reveal, room
from ecumene.games.everdell.giving import card_receivers, hand_over
from ecumene.games.everdell.hand import FOR_FULL_HAND, discard_cards, drop_picked
from ecumene.games.everdell.locations import BOTH, CopyLocation
from ecumene.games.everdell.moves import (
    COPY,
    DECK,
    DISCARDS,
    DONE,
    ENDS,
    GIVE_CARD,
    NOBODY_TAKES,
    OPPONENT,
    PLAY,
    REMOVE,
    REVEAL,
    SPENDS,
    EverdellMove,
)
from ecumene.games.everdell.places import CARD_PLACE
from ecumene.games.everdell.playing import dismantle, play_through, refuse_opponent, refuse_removal
from ecumene.games.everdell.prices import EVERYTHING, plays_from
from ecumene.games.everdell.production import told_copied
from ecumene.games.everdell.resources import add_points, counted, receivers, take_gains
from ecumene.games.everdell.spending import give_resource, refuse_spending
from ecumene.games.everdell.state import State
from ecumene.games.everdell.travellers import show
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_SEVERAL,
    COPY_PLACE,
    COPY_RED,
    DISMANTLE,
    DONATE,
    PLAY_CHEAPER,
    PLAY_FREE,
    PLAY_REVEALED,
    POST,
    PRAY,
    RED,
    STORE,
)


def could_serve(game: State, seat: int, design: int, number: int, actor: int) -> bool:
    """Could the red card do anything for the player now (EV-326, EV-457)?"""
    effect = CARDS[design].effect
    player = game.players[seat]
    kind = effect.kind
    if kind == PLAY_REVEALED:
        return cards_left(game) > 0
    if kind in (PLAY_CHEAPER, PLAY_FREE):
        return bool(plays(game, seat, design))
    if kind == DISMANTLE:
        return bool(removable(player, actor))
    if kind == DONATE:
        return player.wealth() >= effect.number
    if kind == POST:
        return len(player.hand) >= effect.number
    if kind == ACTIVATE_SEVERAL:
        return bool(green_cards(game, seat, BY_CHIPSMITH, NO_FIRST))
    if kind == COPY_RED:
        return bool(copyable_red(game, seat, actor, False))
    if kind == STORE:
        index = player.find(number)
        return index >= 0 and player.city[index].store > 0
    return True


def plays(game: State, seat: int, design: int) -> list[Move]:
    """The cards that may be played through Inn, Hotel, Locomotive or Queen."""
    effect = CARDS[design].effect
    found: list[Move] = []
    if effect.kind == PLAY_FREE:
        plays_from(game, seat, effect.what, EVERYTHING, effect.most, found)
    else:
        plays_from(game, seat, effect.what, effect.number, -1, found)
    return found


def serve(game: State, seat: int, design: int, number: int, actor: int, events: list[Event] | None) -> None:
    """The red card takes effect; `actor` is the card on which the worker stands."""
    card = CARDS[design]
    effect = card.effect
    kind = effect.kind
    player = game.players[seat]
    if kind == PLAY_REVEALED:
        game.push(ChoosePile(seat, design))
    elif kind == PRAY:
        index = player.find(number)
        chapel = player.city[index]
        chapel = chapel.with_points(chapel.points + effect.number)
        game.change(seat, index, chapel)
        if events is not None:
            events.append(Event("saved-point", seat, card.rule, {"points": effect.number}))
        draw(game, seat, effect.each * chapel.points, events, card.rule)
    elif kind in (PLAY_CHEAPER, PLAY_FREE):
        game.push(PlayThrough(seat, design))
    elif kind == COPY_PLACE:
        game.push(CopyLocation(seat, BOTH, -1))
    elif kind == DISMANTLE:
        game.push(DismantleCard(seat, design, actor))
    elif kind == DONATE:
        others = receivers(game, seat)
        if len(others) > 1:
            game.push(ChooseDonee(seat, design))
        else:
            game.push(Donate(seat, design, effect.number, others[0] if others else -1))
    elif kind == POST:
        takers = card_receivers(game, seat)
        if len(takers) > 1:
            game.push(ChooseAddressee(seat, design))
        else:
            game.push(PostCards(seat, effect.number, takers[0] if takers else -1))
    elif kind == ACTIVATE_SEVERAL:
        activate_green(game, seat, BY_CHIPSMITH, effect.number)
    elif kind == COPY_RED:
        game.push(CopyRed(seat, actor, False))
    elif kind == STORE:
        empty_storehouse(game, seat, number, events)


def empty_storehouse(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    """Everything lying on the Storehouse is taken (EV-153)."""
    index = game.players[seat].find(number)
    laid = game.players[seat].city[index]
    goods = [laid.stored(resource) for resource in range(4)]
    game.change(seat, index, laid.with_store(0))
    player = game.own(seat)
    for resource, amount in enumerate(goods):
        player.add(resource, amount)
    if events is not None:
        told = Counted(counted(goods[0], goods[1], goods[2], goods[3]))
        events.append(Event("gained", seat, "EV-153", {"gains": told}))


class PlayThrough(Ask):
    """Inn, Hotel, Locomotive, Queen: a card on their terms (EV-133, EV-146, EV-297, EV-301)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "play-through"
    rule: ClassVar[str] = "EV-338"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def is_choice(self, game: State) -> bool:
        # What can be played from the hand is a secret.
        return True

    def options(self, game: State) -> list[Move]:
        found = plays(game, self.seat, self.design)
        if may_decline(game, self.design) or not found:
            found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        card = CARDS[self.design]
        if move.verb == DONE:
            return Refusal("EV-020", "must-play", {"card": Name(card.id)})
        if move.verb == PLAY:
            return Refusal(card.rule, "cannot-play-through", {"card": Name(CARDS[move.a].id), "through": Name(card.id)})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == PLAY:
            effect = CARDS[self.design].effect
            less = EVERYTHING if effect.kind == PLAY_FREE else effect.number
            play_through(game, self.seat, move, less, events)


def may_decline(game: State, design: int) -> bool:
    """The rule book words Hotel, Locomotive, Chipsmith and Conductor with "may"; a table can be stricter (EV-490)."""
    return CARDS[design].effect.optional and game.options["must_act"] is not True


class ChoosePile(Ask):
    """The Cemetery: cards from the deck, or from a discard pile of at least four (EV-118, EV-476)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "choose-pile"
    rule: ClassVar[str] = "EV-118"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = [EverdellMove(REVEAL, DECK)]
        if len(game.discards) >= CARDS[self.design].effect.number:
            found.append(EverdellMove(REVEAL, DISCARDS))
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == REVEAL:
            return Refusal("EV-118", "few-discards", {"number": CARDS[self.design].effect.number})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        number = CARDS[self.design].effect.number
        cards = reveal(game, number) if move.a == DECK else [game.discards.pop() for _ in range(number)]
        show(game, self.seat, cards, self.design, events)


class DismantleCard(Ask):
    """The University: which other card of the city is discarded (EV-158, EV-350)."""

    __slots__ = ("actor", "design")

    name: ClassVar[str] = "dismantle-card"
    rule: ClassVar[str] = "EV-158"

    def __init__(self, seat: int, design: int, actor: int) -> None:
        super().__init__(seat)
        self.design = design
        self.actor = actor

    def args(self) -> tuple[int, ...]:
        return (self.design, self.actor)

    def options(self, game: State) -> list[Move]:
        found = removable(game.players[self.seat], self.actor)
        return [EverdellMove(REMOVE, game.refer(self.seat, self.seat, index)) for index in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        laid = game.named(self.seat, move.a) if move.verb == REMOVE else None
        if laid is not None and laid.number == self.actor:
            return Refusal("EV-350", "not-itself", {"card": Name(CARDS[laid.design].id)})
        return refuse_removal(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = game.index_of(self.seat, move.a)
        place = CARD_PLACE + game.players[self.seat].city[index].number
        # Workers that were there for good stay on the University for good (EV-088, EV-465).
        for other in range(len(game.players)):
            if place in game.players[other].fixed:
                player = game.own(other)
                player.fixed = [CARD_PLACE + self.actor if stands == place else stands for stands in player.fixed]
        dismantle(game, self.seat, index, self.rule, events)
        take_gains(game, self.seat, CARDS[self.design].effect.gains, self.rule, events)


class ChooseDonee(Ask):
    """The Monastery: which opponent gets the resources (EV-140, EV-474)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "choose-donee"
    rule: ClassVar[str] = "EV-474"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(OPPONENT, other + 1) for other in receivers(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_opponent(game, self, move, "EV-474")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(Donate(self.seat, self.design, CARDS[self.design].effect.number, move.a - 1))


class Donate(Ask):
    """The Monastery: resources given away, one after another (EV-140)."""

    __slots__ = ("design", "left", "receiver")

    name: ClassVar[str] = "donate"
    rule: ClassVar[str] = "EV-140"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, design: int, left: int, receiver: int) -> None:
        super().__init__(seat)
        self.design = design
        self.left = left
        #: -1 for the supply.
        self.receiver = receiver

    def args(self) -> tuple[int, ...]:
        return (self.design, self.left, self.receiver)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [SPENDS[resource] for resource in range(4) if player.stock(resource)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_spending(self, move, self.rule)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        give_resource(game, self.seat, move.a, self.receiver, self.rule, events)
        if self.left > 1:
            game.push(Donate(self.seat, self.design, self.left - 1, self.receiver))
        else:
            add_points(game, self.seat, CARDS[self.design].effect.each, self.rule, events)


class ChooseAddressee(Ask):
    """The Post Office: which opponent gets cards (EV-144, EV-472)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "choose-addressee"
    rule: ClassVar[str] = "EV-472"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(OPPONENT, other + 1) for other in card_receivers(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_opponent(game, self, move, "EV-472")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(PostCards(self.seat, CARDS[self.design].effect.number, move.a - 1))


class PostCards(Ask):
    """The Post Office: hand cards for the opponent; what does not fit there is discarded (EV-472)."""

    __slots__ = ("left", "receiver")

    name: ClassVar[str] = "post-cards"
    rule: ClassVar[str] = "EV-472"
    midway: ClassVar[bool] = False
    public: bool = False

    def __init__(self, seat: int, left: int, receiver: int) -> None:
        super().__init__(seat)
        self.left = left
        #: -1 if nobody can take a card.
        self.receiver = receiver

    def args(self) -> tuple[int, ...]:
        return (self.left, self.receiver)

    def is_choice(self, game: State) -> bool:
        return True

    def options(self, game: State) -> list[Move]:
        whose = NOBODY_TAKES
        if self.receiver >= 0 and room(game.players[self.receiver]) > 0:
            whose = self.receiver + 1
        hand = game.players[self.seat].hand
        return [EverdellMove(GIVE_CARD, design, whose) for design in sorted(set(hand))]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-472", "cannot-post") if move.verb == GIVE_CARD else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.own(self.seat).hand.remove(move.a)
        if self.receiver >= 0:
            hand_over(game, self.seat, move.a, move.b, "EV-144", events)
        else:
            game.picked.append(move.a)
        if self.left > 1:
            game.push(PostCards(self.seat, self.left - 1, self.receiver))
            return
        drop_picked(game, self.seat, "EV-144", events)
        discard_cards(game, self.seat, FOR_FULL_HAND, 0, 99, events)


# The Conductor


def copyable_red(game: State, seat: int, actor: int, back: bool) -> list[tuple[int, int]]:
    """What a Conductor may copy, as city and place in it: red cards that could do something (EV-291, EV-457)."""
    owners = [seat] if back else game.opponents(seat)
    found: list[tuple[int, int]] = []
    for owner in owners:
        for index, laid in enumerate(game.players[owner].city):
            if CARDS[laid.design].colour != RED or laid.design in (CEMETERY, CHAPEL, MONASTERY):
                continue
            if laid.design == CONDUCTOR:
                if not back and copyable_red(game, seat, actor, True):
                    found.append((owner, index))
            elif could_serve(game, seat, laid.design, laid.number, actor):
                found.append((owner, index))
    return found


class CopyRed(Ask):
    """The Conductor: which red card of an opponent is used as if it were one's own (EV-291, EV-401, EV-494)."""

    __slots__ = ("actor", "back")

    name: ClassVar[str] = "copy-red"
    rule: ClassVar[str] = "EV-291"

    def __init__(self, seat: int, actor: int, back: bool) -> None:
        super().__init__(seat)
        self.actor = actor
        #: A Conductor was copied: now a card of the own city.
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (self.actor, int(self.back))

    def __reduce__(self) -> tuple[type[CopyRed], tuple[int, int, bool]]:
        return CopyRed, (self.seat, self.actor, self.back)

    def is_choice(self, game: State) -> bool:
        return True

    def options(self, game: State) -> list[Move]:
        found = copyable_red(game, self.seat, self.actor, self.back)
        moves: list[Move] = [EverdellMove(COPY, game.refer(self.seat, owner, index)) for owner, index in found]
        if game.options["must_act"] is not True or not moves:
            moves.append(ENDS)
        return moves

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DONE:
            return Refusal("EV-494", "must-copy")
        if move.verb != COPY:
            return not_now(self.rule, self.name)
        return Refusal("EV-402" if self.back else "EV-291", "cannot-copy-red")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a) if move.verb == COPY else None
        if laid is None:
            return
        told_copied(self.seat, laid, self.rule, events)
        if laid.design == CONDUCTOR:
            game.push(CopyRed(self.seat, self.actor, True))
        else:
            serve(game, self.seat, laid.design, laid.number, self.actor, events)

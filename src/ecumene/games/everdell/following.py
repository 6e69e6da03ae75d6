"""What follows the plays of an action: reactions of blue cards, worker abilities, tile, token (EV-460, EV-461)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.activating import BY_BEES, activate_green
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import BANK, CARDS, STOREHOUSE
from ecumene.games.everdell.drawing import (
    draw,
    into_hand,
    lift,
    meadow_sources,
    refill_meadow,
    refill_station_place,
    room,
)
from ecumene.games.everdell.giving import offer_card
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.moves import (
    ARCHIVE,
    DECK,
    DISCARD,
    DISCARDINGS,
    DONE,
    DRAW,
    DRAWS,
    ENDS,
    MEADOW,
    RESERVED,
    SNAIL,
    SNAILS_REACT,
    STATION,
    TRIGGER,
    EverdellMove,
)
from ecumene.games.everdell.player import TOKEN_USED
from ecumene.games.everdell.production import NO_ACTOR, produce
from ecumene.games.everdell.resources import GainAny, take_gains
from ecumene.games.everdell.rows import take_tile_bonus
from ecumene.games.everdell.state import Play, State
from ecumene.games.everdell.visitors import BATS, BEES, SNAILS
from ecumene.games.everdell.vocabulary import (
    AFTER_PLAY_DRAW,
    AFTER_PLAY_GAIN,
    AFTER_PLAY_GIVE_CARD,
    AFTER_PLAY_MAY_DRAW,
    AUTUMN,
    BUILDING_STUFF,
    GREEN,
)


class Follow(Step[State]):
    """All cards of the action lie in the city: first the reactions, card by card in the order played; then, in the
    reverse order, what follows each play (EV-460)."""

    __slots__ = ()

    name: ClassVar[str] = "follow"

    def run(self, game: State, events: list[Event] | None) -> None:
        if not game.plays:
            return
        plays = game.plays
        game.plays = []
        for play in plays:
            for stage in range(FLIP, BATS_STAGE - 1, -1):
                if concerns(game, play, stage):
                    game.push(AfterPlay(play.seat, stage, play.design, play.source, play.number))
        for play in reversed(plays):
            if play.reacting:
                game.push(Reactions(play.seat, play.reacting))


# The stages after a play, in order (EV-461).
BATS_STAGE: Final = 0
BEES_STAGE: Final = 1
SNAILS_STAGE: Final = 2
TILE_STAGE: Final = 3
RENEW: Final = 4
FLIP: Final = 5


def concerns(game: State, play: Play, stage: int) -> bool:
    """Can the stage matter at all for this play?"""
    if stage == BATS_STAGE:
        return game.players[play.seat].ability == BATS
    if stage == BEES_STAGE:
        return game.players[play.seat].ability == BEES
    if stage == SNAILS_STAGE:
        return CARDS[play.design].colour == GREEN and snail_seat(game, play.seat) >= 0
    if stage in (TILE_STAGE, RENEW):
        return STATION <= play.source < RESERVED
    return play.source == RESERVED


class AfterPlay(Step[State]):
    """One thing that follows a play: bats, bees, snails, tile bonus, refill of the Station place, reservation token."""

    __slots__ = ("design", "number", "source", "stage", "who")

    name: ClassVar[str] = "after-play"

    def __init__(self, who: int, stage: int, design: int, source: int, number: int) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.stage = stage
        self.design = design
        self.source = source
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.who, self.stage, self.design, self.source, self.number)

    def __reduce__(self) -> tuple[type[AfterPlay], tuple[int, int, int, int, int]]:
        return AfterPlay, (self.who, self.stage, self.design, self.source, self.number)

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = self.who
        if self.stage == BATS_STAGE:
            if meadow_sources(game):
                game.push(ArchiveCard(seat))
        elif self.stage == BEES_STAGE:
            if may_use_bees(game, seat, self.design):
                game.push(FeedBees(seat))
        elif self.stage == SNAILS_STAGE:
            snails = snail_seat(game, seat)
            if snails >= 0 and self.design not in (BANK, STOREHOUSE) and game.players[seat].find(self.number) >= 0:
                game.push(AnswerBySnails(snails, seat, self.number))
        elif self.stage == TILE_STAGE:
            take_tile_bonus(game, seat, self.source - STATION, events)
        elif self.stage == RENEW:
            refill_station_place(game, self.source)
        else:
            game.own(seat).token = TOKEN_USED


# Blue cards


class Reactions(Step[State]):
    """The blue cards that react to a play, in the order their owner likes (EV-080, EV-343, EV-462)."""

    __slots__ = ("numbers", "who")

    name: ClassVar[str] = "reactions"

    def __init__(self, who: int, numbers: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return (self.who, *self.numbers)

    def __reduce__(self) -> tuple[type[Reactions], tuple[int, tuple[int, ...]]]:
        return Reactions, (self.who, self.numbers)

    def run(self, game: State, events: list[Event] | None) -> None:
        player = game.players[self.who]
        here = tuple([number for number in self.numbers if player.find(number) >= 0])
        if len(here) == 1:
            react(game, self.who, player.city[player.find(here[0])], events)
        elif here:
            game.push(ReactNext(self.who, here))


class ReactNext(Ask):
    """Which blue card reacts next."""

    __slots__ = ("numbers",)

    name: ClassVar[str] = "react-next"
    rule: ClassVar[str] = "EV-462"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return self.numbers

    def __reduce__(self) -> tuple[type[ReactNext], tuple[int, tuple[int, ...]]]:
        return ReactNext, (self.seat, self.numbers)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [EverdellMove(TRIGGER, game.refer(self.seat, self.seat, player.find(number))) for number in self.numbers]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-081", "does-not-react") if move.verb == TRIGGER else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a)
        assert laid is not None
        game.push(Reactions(self.seat, tuple([number for number in self.numbers if number != laid.number])))
        react(game, self.seat, laid, events)


def react(game: State, seat: int, laid: Laid, events: list[Event] | None) -> None:
    """A blue card reacts to a play of its owner."""
    card = CARDS[laid.design]
    effect = card.effect
    if effect.kind == AFTER_PLAY_DRAW:
        draw(game, seat, effect.number, events, card.rule)
    elif effect.kind == AFTER_PLAY_MAY_DRAW:
        if room(game.players[seat]) > 0:
            game.push(DrawOrNot(seat, laid.design))
    elif effect.kind == AFTER_PLAY_GAIN:
        if effect.gains.any:
            game.push(GainAny(seat, effect.gains.any, BUILDING_STUFF))
        else:
            take_gains(game, seat, effect.gains, card.rule, events)
    elif effect.kind == AFTER_PLAY_GIVE_CARD:
        offer_card(game, seat, laid.design)


class DrawOrNot(Ask):
    """The Museum: two cards, or none (EV-306, EV-489)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "draw-or-not"
    rule: ClassVar[str] = "EV-489"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        return [DRAWS[DECK], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DRAW:
            draw(game, self.seat, CARDS[self.design].effect.number, events, CARDS[self.design].rule)


# Worker abilities


class ArchiveCard(Ask):
    """Bats: a Meadow card into the archive (EV-266, EV-394)."""

    __slots__ = ()

    name: ClassVar[str] = "archive-card"
    rule: ClassVar[str] = "EV-266"
    midway: ClassVar[bool] = False

    def options(self, game: State) -> list[Move]:
        return [*[EverdellMove(ARCHIVE, source) for source in meadow_sources(game)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != ARCHIVE:
            return not_now(self.rule, self.name)
        if MEADOW <= move.a < STATION and game.blocked(move.a - MEADOW):
            return Refusal("EV-173", "blocked-by-rugwort")
        return Refusal("EV-266", "only-meadow")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        card = lift(game, move.a)
        player = game.own(self.seat)
        player.archive = sorted([*player.archive, card])
        refill_meadow(game)
        if events is not None:
            events.append(Event("archived", self.seat, self.rule, {"card": Name(CARDS[card].id)}))


def may_use_bees(game: State, seat: int, design: int) -> bool:
    """After a card that is not green, with a card in hand and a green card in the city, not in autumn (EV-268)."""
    player = game.players[seat]
    if CARDS[design].colour == GREEN or player.season == AUTUMN or not player.hand:
        return False
    return player.count_colour(GREEN) > 0


class FeedBees(Ask):
    """Bees: a hand card is discarded to activate a green card (EV-268, EV-396)."""

    __slots__ = ()

    name: ClassVar[str] = "feed-bees"
    rule: ClassVar[str] = "EV-268"
    midway: ClassVar[bool] = False
    public: bool = False

    def options(self, game: State) -> list[Move]:
        return [*[DISCARDINGS[card] for card in sorted(set(game.players[self.seat].hand))], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DISCARD:
            return Refusal("EV-439", "card-not-in-hand", {"card": Name(CARDS[move.a].id)})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        game.own(self.seat).hand.remove(move.a)
        game.discards.append(move.a)
        if events is not None:
            events.append(Event("discarded", self.seat, self.rule, {"cards": 1}))
        activate_green(game, self.seat, BY_BEES, 1)


def snail_seat(game: State, active: int) -> int:
    """The opponent whose snails may react: with cards left in the pile, and not passed (EV-270, EV-271, EV-398)."""
    for seat, player in enumerate(game.players):
        if seat != active and player.ability == SNAILS and player.pile and not player.passed:
            return seat
    return -1


class AnswerBySnails(Ask):
    """Snails: give the opponent an unseen card and use the green card just played (EV-270, EV-397)."""

    __slots__ = ("host", "number")

    name: ClassVar[str] = "answer-by-snails"
    rule: ClassVar[str] = "EV-270"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, host: int, number: int) -> None:
        super().__init__(seat)
        self.host = host
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.host, self.number)

    def options(self, game: State) -> list[Move]:
        return [SNAILS_REACT, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != SNAIL:
            return
        card = game.own(self.seat).pile.pop()
        if room(game.players[self.host]) > 0:
            into_hand(game.own(self.host), card)
        else:
            game.discards.append(card)
        laid = game.players[self.host].city[game.players[self.host].find(self.number)]
        if events is not None:
            data: dict[str, int | str] = {"card": Name(CARDS[laid.design].id), "other": Seat(self.host)}
            events.append(Event("snailed", self.seat, self.rule, data))
        produce(game, self.seat, self.host, self.number, NO_ACTOR, events)

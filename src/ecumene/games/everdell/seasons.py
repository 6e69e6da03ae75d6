"""Preparing for the next season (EV-103 to EV-108, EV-360)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, CLOCK_TOWER
from ecumene.games.everdell.following import Follow
from ecumene.games.everdell.locations import could_visit_location, location_at, visit_location
from ecumene.games.everdell.moves import DISCARD_PLACE, DONE, ENDS, REPEAT, RESERVED, EverdellMove
from ecumene.games.everdell.places import HAVEN
from ecumene.games.everdell.player import NO_CARD, TOKEN_LYING, TOKEN_READY, TOKEN_USED
from ecumene.games.everdell.production import produce_all
from ecumene.games.everdell.rows import IN_SUMMER, draw_from_rows
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import NO_ABILITY
from ecumene.games.everdell.vocabulary import AUTUMN, SEASONS, SPRING, SUMMER

#: New workers by season (EV-011); with worker abilities none comes in spring (EV-260).
NEW_WORKERS: Final = (0, 1, 1, 2)
SUMMER_CARDS: Final = 2
SEASON_RULES: Final = ("", "EV-106", "EV-107", "EV-108")


def refuse_preparing(game: State, seat: int) -> Refusal:
    """Why the next season cannot be prepared for."""
    player = game.players[seat]
    if player.season == AUTUMN:
        return Refusal("EV-108", "last-season")
    return Refusal("EV-103", "workers-at-home", {"workers": player.home})


def may_prepare(game: State, seat: int) -> bool:
    """All workers deployed, and not yet autumn (EV-103)."""
    player = game.players[seat]
    return player.home == 0 and player.season < AUTUMN


def prepare(game: State, seat: int, events: list[Event] | None) -> None:
    """First the Clock Tower; then, when what it set off is over, the rest."""
    game.push(ComeHome(seat))
    if repeatable(game, seat):
        game.push(Follow())
        game.push(RepeatPlace(seat))


def repeatable(game: State, seat: int) -> list[int]:
    """The locations that the Clock Tower may repeat: where a worker stands and something could happen (EV-121)."""
    player = game.players[seat]
    index = player.first(CLOCK_TOWER)
    if index < 0 or player.city[index].points == 0:
        return []
    return [place for place in sorted(set(player.workers)) if place < HAVEN and could_visit_location(game, seat, place)]


class RepeatPlace(Ask):
    """The Clock Tower: a token for the effect of a location where a worker stands (EV-121, EV-361)."""

    __slots__ = ()

    name: ClassVar[str] = "repeat-place"
    rule: ClassVar[str] = "EV-121"

    def is_choice(self, game: State) -> bool:
        # Whether a location could do something may depend on the hand.
        return True

    def options(self, game: State) -> list[Move]:
        return [*[EverdellMove(REPEAT, place) for place in repeatable(game, self.seat)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-121", "cannot-repeat") if move.verb == REPEAT else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        index = game.players[self.seat].first(CLOCK_TOWER)
        tower = game.players[self.seat].city[index]
        game.change(self.seat, index, tower.with_points(tower.points - 1))
        if events is not None:
            name = location_at(game, move.a).id
            events.append(Event("repeated", self.seat, self.rule, {"place": Name(name)}))
        visit_location(game, self.seat, move.a, events)


class ComeHome(Step[State]):
    """Workers come home, new ones join them, and the season brings what it brings (EV-105 to EV-108)."""

    __slots__ = ("who",)

    name: ClassVar[str] = "come-home"

    def __init__(self, who: int) -> None:
        super().__init__(NOBODY)
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def __reduce__(self) -> tuple[type[ComeHome], tuple[int]]:
        return ComeHome, (self.who,)

    def run(self, game: State, events: list[Event] | None) -> None:
        player = game.own(self.who)
        player.season += 1
        player.home += len(player.workers)
        player.workers = []
        if player.season != SPRING or player.ability == NO_ABILITY:
            player.home += NEW_WORKERS[player.season]
        if events is not None:
            name = Name(SEASONS[player.season])
            events.append(Event("prepared", self.who, SEASON_RULES[player.season], {"season": name}))
        game.push(TurnToken(self.who))
        if player.season == SUMMER:
            draw_from_rows(game, self.who, IN_SUMMER, SUMMER_CARDS, events)
        else:
            produce_all(game, self.who, events)


class TurnToken(Step[State]):
    """Last of all the reservation token: turned back, or asked about if it lies on a card (EV-256, EV-360)."""

    __slots__ = ("who",)

    name: ClassVar[str] = "turn-token"

    def __init__(self, who: int) -> None:
        super().__init__(NOBODY)
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def __reduce__(self) -> tuple[type[TurnToken], tuple[int]]:
        return TurnToken, (self.who,)

    def run(self, game: State, events: list[Event] | None) -> None:
        token = game.players[self.who].token
        if token == TOKEN_USED:
            game.own(self.who).token = TOKEN_READY
        elif token == TOKEN_LYING:
            game.push(KeepReserved(self.who))


class KeepReserved(Ask):
    """A card still reserved may be discarded, which makes the token ready again (EV-256)."""

    __slots__ = ()

    name: ClassVar[str] = "keep-reserved"
    rule: ClassVar[str] = "EV-256"

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(DISCARD_PLACE, RESERVED), ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        player = game.own(self.seat)
        if events is not None:
            data: dict[str, int | str] = {"card": Name(CARDS[player.reserved].id)}
            events.append(Event("gave-up-reserved", self.seat, self.rule, data))
        game.discards.append(player.reserved)
        player.reserved = NO_CARD
        player.token = TOKEN_READY

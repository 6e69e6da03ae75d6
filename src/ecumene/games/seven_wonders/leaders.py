"""Leaders: the draft before the game, and one leader at the start of each Age (SW-376 to SW-383)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders import building
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.facts import CARDS, LEADERS
from ecumene.games.seven_wonders.moves import DISCARD, KEEP, RECRUIT, STAGE, move
from ecumene.games.seven_wonders.paradox import is_beiping_here
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.turn import LEADER_PLAY, Resolve
from ecumene.games.seven_wonders.vocabulary import BANK_DISCOUNT, LEADERS_FREE

DEALT: Final = 4


class DealLeaders(Step[State]):
    """Deal leaders to everybody; Alexander is not used together with Beiping B (SW-383)."""

    __slots__ = ()

    name: ClassVar[str] = "deal-leaders"

    def run(self, game: State, events: list[Event] | None) -> None:
        pool = LEADERS[:]
        if is_beiping_here(game):
            pool = [number for number in pool if CARDS[number].id != "alexander"]
        game.chance.shuffle(pool)
        for seat in range(game.seats):
            game.cities[seat].hand = tuple(sorted(pool[DEALT * seat : DEALT * (seat + 1)]))
        game.push(PassLeaders())
        for seat in range(game.seats):
            game.push(KeepLeader(seat))


class KeepLeader(Step[State]):
    """Keep one, pass the rest to the right (SW-377)."""

    __slots__ = ()

    name: ClassVar[str] = "keep-leader"
    together: bool = True

    def options(self, game: State) -> list[Move]:
        return [move(KEEP, number) for number in game.cities[self.seat].hand]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb != KEEP:
            return not_now("SW-377", self.name)
        fits = chosen.a in game.cities[self.seat].hand
        return None if fits else Refusal("SW-377", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        city.choice = chosen
        city.hand = tuple([number for number in city.hand if number != chosen.a])


class PassLeaders(Step[State]):
    """All have kept one: the rest goes round until all are kept."""

    __slots__ = ()

    name: ClassVar[str] = "pass-leaders"

    def run(self, game: State, events: list[Event] | None) -> None:
        hands = [game.cities[seat].hand for seat in range(game.seats)]
        for seat in range(game.seats):
            city = game.cities[seat]
            if city.choice is not None:
                city.leaders = tuple(sorted((*city.leaders, city.choice.a)))
                city.choice = None
            city.hand = hands[seat - 1]
        if len(game.cities[0].hand) == 1:
            for seat in range(game.seats):
                city = game.cities[seat]
                city.leaders = tuple(sorted((*city.leaders, *city.hand)))
                city.hand = ()
            return
        game.push(self)
        for seat in range(game.seats):
            game.push(KeepLeader(seat))


class LeaderPhase(Step[State]):
    """At the start of an Age everybody uses one leader, in secret and together (SW-378, SW-412)."""

    __slots__ = ()

    name: ClassVar[str] = "leader-phase"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.push(Resolve(NOBODY, LEADER_PLAY))
        for seat in range(game.seats):
            if game.cities[seat].leaders:
                game.push(UseLeader(seat))


def leader_price(game: State, seat: int, card: Card) -> int:
    """Its coins, unless leaders are free (Maecenas); the Persepolis discount does not apply (SW-382)."""
    return 0 if game.has_effect(seat, LEADERS_FREE) else card.coins


class UseLeader(Step[State]):
    """Play a leader, discard it for coins, or build a stage with it."""

    __slots__ = ()

    name: ClassVar[str] = "use-leader"
    together: bool = True

    def options(self, game: State) -> list[Move]:
        city = game.cities[self.seat]
        moves: list[Move] = []
        for number in city.leaders:
            card = CARDS[number]
            if leader_price(game, self.seat, card) <= city.coins:
                moves.append(move(RECRUIT, number))
            for stage_number in building.next_stages(game, self.seat):
                stage = building.stage_of(game, self.seat, stage_number)
                if stage is not None and building.may_mark(game, self.seat, stage, card):
                    moves += [
                        move(STAGE, number, stage_number, payment)
                        for payment in building.stage_payments(game, self.seat, stage)
                    ]
            moves.append(move(DISCARD, number))
        return moves

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        city = game.cities[self.seat]
        if chosen.verb not in (RECRUIT, STAGE, DISCARD):
            return not_now("SW-378", self.name)
        if chosen.a not in city.leaders:
            return Refusal("SW-378", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})
        card = CARDS[chosen.a]
        if chosen.verb == STAGE:
            return building.refuse_stage(game, self.seat, chosen.b, card, chosen.c)
        price = leader_price(game, self.seat, card)
        if chosen.verb == RECRUIT and price > city.coins:
            rule = "SW-382" if game.has_effect(self.seat, BANK_DISCOUNT) else "SW-378"
            return Refusal(rule, "coins", {"need": price, "have": city.coins})
        return None

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        city.choice = chosen
        city.leaders = tuple([number for number in city.leaders if number != chosen.a])

"""The end of a round: victory, the event dial, and what its symbols do (CV-045, CV-191, CV-300 to CV-319, CV-488)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn import barbarians
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.districts import OtherDistricts
from ecumene.games.civ_new_dawn.moves import ENDS, GOVERN, CivMove
from ecumene.games.civ_new_dawn.state import NO_SEAT, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, gain_trade
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.turn import BeginTurn
from ecumene.games.civ_new_dawn.victory import find_winners, ranking
from ecumene.games.civ_new_dawn.vocabulary import (
    ALL_DISTRICTS,
    BARBARIANS_MOVE,
    BASE_DIAL,
    DECK_TYPES,
    DIAL,
    DISTRICTS_ACT,
    GOVERNMENT,
    GOVERNMENTS,
    SPAWN,
    SYMBOLS,
    TRADE,
    WONDER_AGES,
)


def end_round(game: State, events: list[Event] | None) -> None:
    """Expansion: victory check, dial. Base game: dial, victory check (CV-435, CV-488)."""
    game.active = NO_SEAT
    if game.expansion:
        if not check_victory(game, events):
            advance_dial(game, events)
        return
    game.push(CheckVictory())
    advance_dial(game, events)


def round_limit(game: State) -> int:
    """The round after which the game ends, or 0 (CV-523)."""
    limit = str(game.options["round_limit"])
    return int(limit) if limit else 0


def check_victory(game: State, events: list[Event] | None) -> bool:
    """Has somebody won, or is the last round over? Then nothing more is owed."""
    game.winners = find_winners(game)
    if game.winners:
        game.won = True
        if events is not None:
            for seat in game.winners:
                events.append(Event("won", seat, "CV-190"))
        return True
    if game.round == round_limit(game):
        places = ranking(game)
        game.winners = [seat for seat in range(game.seats) if places[seat] == 1]
        if events is not None:
            events.append(Event("round-limit", -1, "CV-523", {"round": game.round}))
        return True
    return False


class CheckVictory(Happen):
    """Base game: before the first player's turn, after the dial (CV-488)."""

    name: ClassVar[str] = "check-victory"

    def run(self, game: State, events: list[Event] | None) -> None:
        if not check_victory(game, events):
            game.round += 1
            game.push(BeginTurn(-1, game.first))


def advance_dial(game: State, events: list[Event] | None) -> None:
    """The next section; its symbols are resolved, the wonder symbol last (CV-312, CV-315)."""
    sections = DIAL if game.expansion else BASE_DIAL
    game.dial = (game.dial + 1) % len(sections)
    if game.expansion:
        game.push(NextRound())
    for symbol in reversed(sections[game.dial]):
        game.push(ShowSymbol(-1, 0, symbol))


class NextRound(Happen):
    """The first player's next turn."""

    name: ClassVar[str] = "next-round"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.round += 1
        game.push(BeginTurn(-1, game.first))


class ShowSymbol(Happen):
    """One symbol of the event dial."""

    name: ClassVar[str] = "show-symbol"

    def run(self, game: State, events: list[Event] | None) -> None:
        symbol = self.numbers[0]
        if events is not None:
            events.append(Event("symbol", -1, "CV-312", {"symbol": Name(f"symbol-{SYMBOLS[symbol]}")}))
        if symbol == SPAWN:
            barbarians.spawn(game, events)
        elif symbol == BARBARIANS_MOVE:
            barbarians.move_all(game, events)
        elif symbol == WONDER_AGES:
            age_wonders(game, events)
        elif symbol == DISTRICTS_ACT:
            for seat in reversed(game.clockwise(game.first)):
                if game.players[seat].districts_left != ALL_DISTRICTS:
                    game.push(OtherDistricts(seat, ALL_DISTRICTS))
        elif symbol == GOVERNMENT:
            for seat in reversed(game.clockwise(game.first)):
                game.push(ChooseGovernment(seat))
        elif symbol == TRADE:
            for seat in reversed(game.clockwise(game.first)):
                game.push(TradeOfCities(-1, seat))


class TradeOfCities(Happen):
    """Base game: one trade token for each mature city (CV-151)."""

    name: ClassVar[str] = "trade-of-cities"

    def run(self, game: State, events: list[Event] | None) -> None:
        gain_trade(game, self.about, len(mature_cities(game, self.about)), ANY_CARD, events)


def age_wonders(game: State, events: list[Event] | None) -> None:
    """A wonder on offer gets a trade token, or leaves the game if it has one (CV-316, CV-317, CV-437, CV-521)."""
    for deck in range(len(DECK_TYPES)):
        if not game.decks[deck]:
            continue
        wonder = game.decks[deck][-1]
        if game.wonder_trade >> deck & 1:
            game.wonder_trade &= ~(1 << deck)
            game.trade_supply += 1
            game.decks[deck].pop()
            game.removed.append(wonder)
            if events is not None:
                events.append(Event("wonder-removed", -1, "CV-317", {"wonder": Name(WONDERS[wonder].id)}))
        elif game.trade_supply > 0:
            game.trade_supply -= 1
            game.wonder_trade |= 1 << deck
            if events is not None:
                events.append(Event("wonder-aged", -1, "CV-316", {"wonder": Name(WONDERS[wonder].id)}))


class ChooseGovernment(Ask):
    """Is a government chosen for one of the cards in the first slots (CV-300, CV-301)?"""

    __slots__ = ()

    name: ClassVar[str] = "choose-government"
    rule: ClassVar[str] = "CV-301"

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        one, other = [FOCUS[player.cards[strand]].type for strand in player.order[:2]]
        found: list[Move] = []
        for strand in player.order[:2]:
            if player.governed != strand:
                # Two cards of one type, by Oxford University: the move says on which one.
                named = strand + 1 if one == other else 0
                found.append(CivMove(GOVERN, FOCUS[player.cards[strand]].type, named))
        return [*found, ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != GOVERN:
            return super().why_not(game, move)
        return Refusal("CV-301", "not-in-first-slot", {"government": Name(GOVERNMENTS[move.a])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == GOVERN:
            strands = [
                strand
                for strand in game.players[self.seat].order[:2]
                if FOCUS[game.players[self.seat].cards[strand]].type == move.a
            ]
            govern(game, self.seat, move.b - 1 if move.b else strands[0], events)


def govern(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    """The government token of its type goes on the card; an older one is removed (CV-302)."""
    player = game.own(seat)
    type = FOCUS[player.cards[strand]].type
    player.governed = strand
    player.government = type
    if events is not None:
        events.append(Event("chose-government", seat, "CV-301", {"government": Name(GOVERNMENTS[type])}))

"""Agendas, marks on victory cards, and who wins (CV-035, CV-190 to CV-197, CV-323 to CV-337, CV-398 to CV-400)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.moves import ENDS, RECALL, CivMove
from ecumene.games.civ_new_dawn.pieces import conquered_states, free_token, ordinary_tokens, take_token
from ecumene.games.civ_new_dawn.state import SEAT_BITS, State
from ecumene.games.civ_new_dawn.strength import reinforced_on_map
from ecumene.games.civ_new_dawn.tables.agendas import (
    AESTHETIC,
    AGENDA_RULES,
    AGENDAS,
    CIVILIZED,
    DEFENSIVE,
    DEVASTATING,
    DIPLOMATIC,
    DIVERSIFIED,
    EXPANSIONIST,
    EXPEDITIONARY,
    EXPLORER,
    FORTIFIED,
    HOARDER,
    INDUSTRIOUS,
    MONEYGRUBBER,
    NEEDED,
    PARANOID,
    POPULOUS,
    PRESERVATIONIST,
    PROGRESSIVE,
    PROLIFIC,
    PROVINCIAL,
    SCHOLARLY,
    SCHOLARLY_BASE,
    TECHNOPHILE,
    TECHNOPHILE_BASE,
    VICTORY_CARDS,
    WARMONGER,
)
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    ALL_DISTRICTS,
    CULTURE,
    ECONOMY,
    MILITARY,
    SCIENCE,
)

#: Agendas that count world wonders.
OF_WONDERS: Final = (
    *(PROGRESSIVE, PROLIFIC, DIVERSIFIED, SCHOLARLY, MONEYGRUBBER, AESTHETIC, PARANOID, SCHOLARLY_BASE),
)
#: Victory cards to be completed with the expansion; otherwise all three (CV-190, CV-338).
CARDS_TO_WIN: Final = 4
BASE_CARDS_TO_WIN: Final = 3


def forts_of(game: State, seat: int) -> int:
    """Forts with an own city (CV-284)."""
    number = 0
    for space in game.land.forts:
        if (game.cities[space] & SEAT_BITS) == seat + 1:
            number += 1
    return number


def wonders_of_type(game: State, seat: int, type: int) -> int:
    return len([wonder for wonder in game.wonders_of(seat) if WONDERS[wonder].type == type])


def most_of_one_era(game: State, seat: int) -> int:
    eras = [0, 0, 0]
    for wonder in game.wonders_of(seat):
        eras[WONDERS[wonder].era] += 1
    return max(eras)


def coast_tokens(game: State, seat: int) -> int:
    """Control tokens next to water or on the map edge (CV-335, CV-439)."""
    land = game.land
    return len([space for space in game.players[seat].spots if land.on_edge(space) or land.next_to_water(space)])


def tiles_with(game: State, spaces: list[int]) -> int:
    """How many different tiles these spaces are on; each fort is its own."""
    return len({game.land.tile[space] for space in spaces})


def sources_of_cards(game: State, seat: int) -> int:
    """Players and city-states of whom cards are held (CV-323, CV-440)."""
    player = game.players[seat]
    return player.envoys.bit_count() + len([held for held in player.pacts if held])


def progress(game: State, seat: int, agenda: int) -> int:
    """How much of what the agenda counts the player has now."""
    player = game.players[seat]
    if agenda in (FORTIFIED, EXPEDITIONARY):
        return forts_of(game, seat)
    if agenda == INDUSTRIOUS:
        return (ALL_DISTRICTS & ~player.districts_left).bit_count()
    if agenda == PROGRESSIVE:
        return len({WONDERS[wonder].era for wonder in game.wonders_of(seat)})
    if agenda == DIPLOMATIC:
        return sources_of_cards(game, seat)
    if agenda == HOARDER:
        return sum(player.resources) + player.natural_wonders.bit_count()
    if agenda == EXPANSIONIST:
        return tiles_with(game, game.cities_of(seat))
    if agenda == PROLIFIC:
        return most_of_one_era(game, seat)
    if agenda == DEFENSIVE:
        return reinforced_on_map(game, seat)
    if agenda == PROVINCIAL:
        return tiles_with(game, mature_cities(game, seat))
    if agenda == DIVERSIFIED:
        return len({WONDERS[wonder].type for wonder in game.wonders_of(seat)})
    if agenda == TECHNOPHILE:
        return len([strand for strand in player.order if FOCUS[player.cards[strand]].level == 4])
    if agenda in (SCHOLARLY, SCHOLARLY_BASE):
        return wonders_of_type(game, seat, SCIENCE)
    if agenda == CIVILIZED:
        return len(game.cities_of(seat))
    if agenda == MONEYGRUBBER:
        return wonders_of_type(game, seat, ECONOMY)
    if agenda == EXPLORER:
        return coast_tokens(game, seat)
    if agenda == AESTHETIC:
        return wonders_of_type(game, seat, CULTURE)
    if agenda == POPULOUS:
        return len(mature_cities(game, seat))
    if agenda == PRESERVATIONIST:
        return player.natural_wonders.bit_count()
    if agenda == WARMONGER:
        return conquered_states(game, seat).bit_count()
    if agenda == PARANOID:
        return wonders_of_type(game, seat, MILITARY)
    # Devastating is met by one attack, Technophile of the base game at the moment the dial reaches its end.
    return player.dial if agenda == TECHNOPHILE_BASE else 0


def may_be_met(game: State, seat: int, agenda: int) -> bool:
    """A quick look that spares counting what cannot be enough."""
    player = game.players[seat]
    if agenda in (EXPLORER, DEFENSIVE):
        return len(player.spots) >= NEEDED[agenda]
    if agenda in (POPULOUS, PROVINCIAL, EXPANSIONIST, CIVILIZED):
        return len(player.cities) + 1 >= NEEDED[agenda]
    if agenda in OF_WONDERS:
        return len(game.built) >= NEEDED[agenda]
    return True


def is_met(game: State, seat: int, agenda: int) -> bool:
    if agenda == DEVASTATING:
        return False
    return may_be_met(game, seat, agenda) and progress(game, seat, agenda) >= NEEDED[agenda]


# Marks


def check_marks(game: State, events: list[Event] | None) -> None:
    """Put marks where agendas are met, and take them off forts that were lost (CV-398, CV-399)."""
    for index in range(len(game.victory_cards)):
        kind = VICTORY_CARDS[game.victory_cards[index]]
        for seat in range(game.seats):
            marked = game.players[seat].marks >> index & 1
            if kind.is_fort:
                met = is_met(game, seat, kind.agendas[0])
                if met and not marked:
                    mark(game, seat, index, kind.agendas[0], events)
                elif marked and not met:
                    unmark(game, seat, index, events)
            elif not marked:
                for agenda in kind.agendas:
                    if is_met(game, seat, agenda):
                        mark(game, seat, index, agenda, events)
                        break


def mark(game: State, seat: int, index: int, agenda: int, events: list[Event] | None) -> None:
    """A control token goes on the victory card; a player without one takes one back (CV-391, CV-458)."""
    player = game.own(seat)
    player.marks |= 1 << index
    if events is not None:
        names: Arguments = {"agenda": Name(AGENDAS[agenda])}
        events.append(Event("completed-agenda", seat, AGENDA_RULES[agenda], names))
    if player.tokens_left > 0:
        player.tokens_left -= 1
        return
    player.marks_owed += 1
    if ordinary_tokens(game, seat):
        game.push(RecallForMark(seat))


def unmark(game: State, seat: int, index: int, events: list[Event] | None) -> None:
    """The fort was lost: the mark comes off (CV-196)."""
    game.own(seat).marks &= ~(1 << index)
    free_token(game, seat)
    if events is not None:
        agenda = VICTORY_CARDS[game.victory_cards[index]].agendas[0]
        events.append(Event("lost-agenda", seat, "CV-196", {"agenda": Name(AGENDAS[agenda])}))


class RecallForMark(Ask):
    """No control token is unused: which one is taken back for the mark (CV-502)?"""

    __slots__ = ()

    name: ClassVar[str] = "recall-for-mark"
    rule: ClassVar[str] = "CV-502"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        if game.players[self.seat].marks_owed == 0:
            # A control token became unused meanwhile and went there.
            return [ENDS]
        # Without any the mark waits for the next token that becomes unused.
        return [CivMove(RECALL, positions[spot]) for spot in sorted(ordinary_tokens(game, self.seat))] or [ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-502", "cannot-recall") if move.verb == RECALL else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == RECALL:
            take_token(game, game.land.at[move.a])
            game.marks_changed(events)


def mark_agenda(game: State, seat: int, agenda: int, events: list[Event] | None) -> None:
    """An agenda that is met by one deed: Devastating, or Warmonger by a defeated capital."""
    for index, card in enumerate(game.victory_cards):
        if agenda in VICTORY_CARDS[card].agendas and not game.players[seat].marks >> index & 1:
            mark(game, seat, index, agenda, events)


# Winning


def cards_needed(game: State) -> int:
    return CARDS_TO_WIN if game.expansion and not game.peaceful else BASE_CARDS_TO_WIN


def standing(game: State, seat: int) -> tuple[int, int, int]:
    """What decides between players: marks, wonders, friendly spaces (CV-154, CV-193, CV-524)."""
    player = game.players[seat]
    return (
        player.marks.bit_count(),
        len(game.wonders_of(seat)),
        len(player.cities) + len(player.spots),
    )


def find_winners(game: State) -> list[int]:
    """Who fulfils the victory condition and is first among those (CV-400); equal ones share the victory (CV-155)."""
    done = [seat for seat in range(game.seats) if game.players[seat].marks.bit_count() >= cards_needed(game)]
    if not done:
        return []
    best = max([standing(game, seat) for seat in done])
    return [seat for seat in done if standing(game, seat) == best]


def ranking(game: State) -> list[int]:
    """Winners first, then by marks, wonders and friendly spaces (CV-524)."""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(game.seats):
        marks, wonders, spaces = standing(game, seat)
        keys.append((int(seat in game.winners and game.won), marks, wonders, spaces))
    return [1 + len([other for other in keys if other > key]) for key in keys]

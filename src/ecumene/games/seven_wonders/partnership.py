"""Partnership: the marker of a stage is built in the partner's city (SW-201 to SW-203, SW-397, SW-439)."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.city import WONDER_CARD
from ecumene.games.seven_wonders.effects import add_card
from ecumene.games.seven_wonders.facts import BOARDS, CARDS
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, FREE, KIN
from ecumene.games.seven_wonders.state import State


def mark_with_wonder(game: State, seat: int, stage: int) -> None:
    """An unused wonder card lies under the stage and cannot be drawn any more (SW-480)."""
    game.cities[seat].mark(stage, WONDER_CARD)
    unused = sorted({BOARDS[number].wonder for number in game.unused_boards})
    if unused:
        drawn = unused[game.chance.below(len(unused))]
        game.unused_boards = [number for number in game.unused_boards if BOARDS[number].wonder != drawn]


def give_to_partner(game: State, seat: int, card: Card, events: list[Event] | None) -> None:
    """The marker lies in the partner's city, unless he has built the same name in this turn (SW-397, SW-439)."""
    partner = game.partner(seat)
    if game.cities[partner].built >> card.name & 1:
        game.discards = game.discards.add(card.number, seat)
        return
    add_card(game, partner, card)
    game.tell(events, "given", seat, "SW-201", {"card": Name(card.id), "owner": Seat(partner)})


def was_given(game: State, partner: int, card: Card) -> bool:
    """Does the card in the partner's city come from this stage, not from his own build of the same turn (SW-439)?"""
    done = game.cities[partner].done
    own = done is not None and done.verb in (BUILD, CHAIN, FREE, KIN) and CARDS[done.a].name == card.name
    return card.number in game.cities[partner].cards and not own

"""What defeating a barbarian brings (CV-119)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.pieces import remove_barbarian
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, choose_resource, gain_trade
from ecumene.games.civ_new_dawn.tables.leaders import SUMERIA


def barbarian_defeated(game: State, seat: int, letter: int, events: list[Event] | None, rule: str) -> None:
    """The barbarian leaves the map; one trade token on any card, and a resource for Sumeria."""
    remove_barbarian(game, letter, seat, events, rule)
    if game.players[seat].leader == SUMERIA:
        choose_resource(game, seat, False)
    gain_trade(game, seat, 1, ANY_CARD, events)

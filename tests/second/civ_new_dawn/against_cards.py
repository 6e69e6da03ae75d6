"""Trade tokens, resources, focus cards and diplomacy cards: moves as commands of the second engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.vocabulary import RESOURCES
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_names import CARDS, PACT_NAMES, STATE_NAMES, card_name, pos_of, spent
from tests.second.civ_new_dawn.against_questions import PART, Both, asks, each
from tests.second.civ_new_dawn.data import ZIMBABWE
from tests.second.civ_new_dawn.gains import limit_of
from tests.second.civ_new_dawn.state import DONE, Command

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


@each("spend-for-steps", "study")
def spend_for_steps(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("spend", spent(move.a))


@each("gain-card", "card")
@each("raise-cards", "upgrade")
@each("learn-from-rival", "library")
def gain_card(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    if move.verb == m.DONE:
        return DONE
    return ("card", CARDS[move.a], *([card_name(pair.game, seat, move.b - 1)] if move.b else []))


@each("put-trade", "trade")
def put_trade(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    if move.verb == m.DONE:
        return DONE
    return ("trade", ZIMBABWE if move.a == m.STORED else card_name(pair.game, seat, move.a))


@each("gain-resource", "resource")
def gain_resource(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("gain", RESOURCES[move.a])


@each("lay-natural-wonder", "nature")
def lay_natural_wonder(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    task = pair.ref.table.stack[-1]
    return ("lay", task.d["name"], card_name(pair.game, seat, move.a))


@each("lay-state-token", "state card")
def lay_state_token(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("state", STATE_NAMES[step.state], card_name(pair.game, seat, move.a))


@each("put-for-giver", "embassy token")
def put_for_giver(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("favour", card_name(pair.game, step.giver, move.a))


@each("discard-trade", "sacked")
def discard_trade(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("discard", card_name(pair.game, seat, move.a))


@each("take-state-card", "diplomacy")
def take_state_card(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("take", STATE_NAMES[move.a], STATE_NAMES[move.a])


@asks("take-pact", "diplomacy")
def take_pact(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """A single card held goes back by itself; of several the one that is returned is asked for."""
    t, who = pair.ref.table, pair.names[seat]
    giver = pair.names[step.giver]
    held = [name for source, name in t.seats[who].cards if source == giver]
    full = len(held) >= limit_of(t, who, giver)
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.DONE:
            ours[move] = (DONE,)
        elif not full:
            ours[move] = (("take", giver, PACT_NAMES[move.a]),)
        elif len(held) == 1:
            ours[move] = (("take", giver, PACT_NAMES[move.a], held[0]),)
        else:
            ours[move] = ((PART, "take", giver, PACT_NAMES[move.a]),)
    several = full and len(held) > 1
    return ours, {((PART, *command[:3]) if several and command != DONE else command,) for command in commands}


@each("take-pacts", "potala")
def take_pacts(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("take", pair.names[move.b - 1], PACT_NAMES[move.a])


@each("return-pact", "surplus")
def return_pact(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("return", pair.names[move.b - 1], PACT_NAMES[move.a])


@each("conquer-by-trade", "orszaghaz")
def conquer_by_trade(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("conquer", pos_of(pair.game, pair.game.land.positions[step.space])) if move.verb == m.YES else DONE


@each("exchange-resource", "exchange")
def exchange(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("exchange", RESOURCES[move.a], RESOURCES[move.b])

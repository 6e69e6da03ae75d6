"""Which green cards could do something now: the Chipsmith needs one (EV-456)."""

from __future__ import annotations

from ecumene.games.everdell.catalogue import CARDS, FARM, MINER_MOLE
from ecumene.games.everdell.drawing import room
from ecumene.games.everdell.giving import card_receivers
from ecumene.games.everdell.laid import UNPAIRED, Laid
from ecumene.games.everdell.magic import sacrifices
from ecumene.games.everdell.production import NO_ACTOR, activatable, copyable
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_OWN,
    COPY_GREEN,
    DRAW_AND_PAIRED_GAIN_ANY,
    DRAW_ANYWHERE,
    EXCHANGE,
    GAIN,
    GAIN_PER_FARM,
    GIVE_CARD_FOR_ANY,
    GIVE_FOR_POINTS,
    PAIRED_WITH_FARM_GAIN_ANY,
    SACRIFICE,
    SPEND_FOR_POINTS,
    TEACH,
    UNLOAD,
)


def is_useful(game: State, seat: int, host: int, laid: Laid, actor: int) -> bool:
    """Could the green card in the city of `host`, used by `seat`, do something now?"""
    player = game.players[seat]
    effect = CARDS[laid.design].effect
    kind = effect.kind
    if kind == GAIN:
        return effect.gains.cards == 0 or room(player) > 0
    if kind == GAIN_PER_FARM:
        return game.players[host].has(FARM)
    if kind == PAIRED_WITH_FARM_GAIN_ANY:
        return laid.pair != UNPAIRED and game.players[host].has(FARM)
    if kind == DRAW_AND_PAIRED_GAIN_ANY:
        return room(player) > 0 or laid.pair != UNPAIRED
    if kind in (SPEND_FOR_POINTS, GIVE_FOR_POINTS):
        return player.stock(effect.what) > 0
    if kind == EXCHANGE:
        return player.wealth() > 0
    if kind == TEACH:
        return room(player) > 0 or bool(card_receivers(game, seat))
    if kind == DRAW_ANYWHERE:
        return room(player) > 0
    if kind == GIVE_CARD_FOR_ANY:
        return len(player.hand) > 0
    if kind == UNLOAD:
        return laid.store > 0
    if kind == SACRIFICE:
        return bool(sacrifices(game, seat, actor))
    if kind == ACTIVATE_OWN:
        return any_useful(game, seat, [(host, index) for index in activatable(game, seat, host, laid.number)], NO_ACTOR)
    if kind == COPY_GREEN:
        return could_copy(game, seat, host, actor)
    return True


def any_useful(game: State, seat: int, cards: list[tuple[int, int]], actor: int) -> bool:
    for owner, index in cards:
        laid = game.players[owner].city[index]
        acting = laid.number if actor == NO_ACTOR and owner == seat else actor
        if is_useful(game, seat, owner, laid, acting):
            return True
    return False


def could_copy(game: State, seat: int, host: int, actor: int) -> bool:
    """Is there a useful card for a Miner Mole, in other cities or on the way back in its own?"""
    for owner, index in copyable(game, seat, host, False):
        laid = game.players[owner].city[index]
        if laid.design == MINER_MOLE:
            if any_useful(game, seat, copyable(game, seat, host, True), actor):
                return True
        elif is_useful(game, seat, owner, laid, actor):
            return True
    return False

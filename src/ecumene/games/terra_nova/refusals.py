"""Refusals that several actions share."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, WORSHIP


def not_amid_action(move: Move, rule: str, owed: str) -> Refusal:
    """The move does not belong in the middle of an action; exchanging power there has a rule of its own (TN-233)."""
    return not_now("TN-233" if move.verb in (EXCHANGE, WORSHIP) else rule, owed)


def lacks_coins(
    game: TerraNova, seat: int, coins: int, rule: str, deed: Arguments, exchange: bool = True
) -> Refusal | None:
    """An action needs its coins when it starts. If an exchange of power before it would help, the refusal says so."""
    mat = game.mats[seat]
    short = coins - mat.coins
    if short <= 0:
        return None
    way_out = short if exchange and mat.bowls.three >= short else 0
    return Refusal(rule, "coins", {**deed, "need": coins, "have": mat.coins, "exchange": way_out})


def lacks_power(game: TerraNova, seat: int, power: int, rule: str, action: Name) -> Refusal | None:
    """Power is spent from bowl III (TN-073)."""
    have = game.mats[seat].bowls.three
    return None if have >= power else Refusal(rule, "power", {"need": power, "have": have, "action": action})


def not_free(game: TerraNova, cell: int) -> Refusal | None:
    """A target must be land without a building."""
    bit = 1 << cell
    if game.land.river & bit:
        return Refusal("TN-128", "river", {"cell": game.land.name(cell)})
    if game.occupied & bit:
        names: Arguments = {
            "cell": game.land.name(cell),
            "building": Name(game.building(cell)),
            "owner": Seat(game.owner(cell)),
        }
        return Refusal("TN-121", "occupied", names)
    return None


def not_home(game: TerraNova, seat: int, cell: int, rule: str, spades: int = 0) -> Refusal | None:
    """A house needs home terrain; where spades would help, the refusal says how many."""
    home = game.mats[seat].home
    if game.ground[home] >> cell & 1:
        return None
    names: Arguments = {
        "cell": game.land.name(cell),
        "terrain": Name(game.terrain_name(cell)),
        "home": Name(TERRAINS[home]),
        "spades": spades,
    }
    return Refusal(rule, "not-home", names)


def out_of_reach(game: TerraNova, seat: int, cell: int) -> Refusal | None:
    """A target must be a free cell in reach."""
    refusal = not_free(game, cell)
    if refusal is None and not game.reach(seat) >> cell & 1:
        sailing = game.sailing(seat)
        return Refusal("TN-092", "out-of-reach", {"cell": game.land.name(cell), "sailing": sailing})
    return refusal

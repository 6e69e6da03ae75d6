"""Trading with the buildings that ships and merchants have entered (TM-207 to TM-222, TM-260)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica import conversions, neighbours, transform, voyage
from ecumene.games.terra_mystica.factions import ON_VOLCANO
from ecumene.games.terra_mystica.moves import (
    DONE,
    ENDS,
    EXTRAS,
    REWARD_MOVE,
    REWARD_NOTHING,
    REWARD_POWER,
    REWARD_PRIEST,
    REWARD_SHIP,
    REWARD_STEP,
    REWARD_STEPS,
    SAIL,
    SPECIAL_MOVE,
    TRADE,
)
from ecumene.games.terra_mystica.pending import DUE_SHIP, SPADES_IN_ORDER, SPADES_ONE_HEX, Digging, Offer, Voyage
from ecumene.games.terra_mystica.points import BONUS_TRADE, FAVOUR_TRADED, TRADED
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    DEED_SPADE,
    DEED_TRADE,
    DWELLING,
    FAVOUR_TRADE_POINTS,
    FAVOUR_TRADES,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADE_GOODS,
    TRADE_POINTS,
    TRADE_POWER,
    TRADE_STEPS,
)
from ecumene.parts.hexes import cells_in

# The move action under way, as the step of the running action sees it


def options(game: State, seat: int, under_way: Voyage, out: list[Move]) -> None:
    """Sail, trade, build after the trades, or end what is under way."""
    if not under_way.trading:
        voyage.sail_options(game, seat, under_way, out)
        if voyage.may_end(game, seat, under_way):
            out.append(ENDS)
        return
    if under_way.entered:
        for cell in cells_in(under_way.entered):
            out += rewards(game, seat, cell)
        return
    digging = game.digging
    if digging is not None:
        transform.build_options(game, seat, digging, out)
        transform.transform_options(game, seat, digging, out)
    out.append(ENDS)


def refuse(game: State, seat: int, under_way: Voyage, move: Move) -> Refusal | None:
    if move.verb == SAIL:
        if under_way.trading:
            return Refusal("TM-207", "trade-has-begun")
        return voyage.refuse_sail(game, seat, under_way, move)
    if move.verb == DONE:
        if under_way.trading:
            return Refusal("TM-327", "trades-left") if under_way.entered else None
        if voyage.may_end(game, seat, under_way):
            return None
        return Refusal("TM-256", "must-go-on-now") if under_way.moved else Refusal("TM-358", "nothing-moved")
    names: Arguments = {"cell": game.board.name(move.a)}
    if not under_way.trading or not under_way.entered >> move.a & 1:
        return Refusal("TM-207", "no-trade-there", names)
    if move in rewards(game, seat, move.a):
        return None
    return Refusal(_rule_of(game, seat, move), "no-such-reward", names)


def _rule_of(game: State, seat: int, move: Move) -> str:
    reward = move.b % EXTRAS
    if reward == REWARD_MOVE and game.building_at(move.a) == SHIPYARD:
        return "TM-369"
    if reward == REWARD_PRIEST and game.building_at(move.a) == SANCTUARY:
        return "TM-333"
    return ("TM-214", "TM-215", "TM-216", "TM-218", "TM-217", "TM-220")[game.building_at(move.a)]


def take(game: State, seat: int, under_way: Voyage, move: Move, events: list[Event] | None) -> int:
    """Carry it out; returns the seat that is asked about power for a building traded with, otherwise -1."""
    if move.verb == SAIL:
        game.voyage = voyage.sail(game, seat, under_way, move, events)
        return -1
    if move.verb == TRADE:
        return trade(game, seat, under_way, move, events)
    if under_way.trading:
        come_home(game, seat, under_way)
        return -1
    ended = voyage.finished(game, seat, under_way)
    game.voyage = Voyage(ended.places, ended.left, ended.paid, -1, True, True, ended.entered)
    if not ended.entered:
        game.voyage = None
    return -1


# Trades


def rewards(game: State, seat: int, cell: int) -> list[Move]:
    """What the trader may choose for the building on a cell (TM-214 to TM-220)."""
    moves = game.cell_moves
    mat = game.mats[seat]
    building = game.building_at(cell)
    if building == TEMPLE:
        return [
            moves.trade(cell, REWARD_POWER),
            *[moves.trade(cell, REWARD_STEP, cult) for cult in range(len(CULTS))],
        ]
    if building == SANCTUARY:
        found = [moves.trade(cell, REWARD_STEPS, cult) for cult in range(len(CULTS))]
        if conversions.priest_possible(game, seat):
            found.append(moves.trade(cell, REWARD_PRIEST))
        return found
    if building == SHIPYARD:
        found = [moves.trade(cell, REWARD_SHIP)]
        if mat.used >> SPECIAL_MOVE & 1:
            found.append(moves.trade(cell, REWARD_MOVE))
        return found
    if building == STRONGHOLD and mat.kind.stronghold_trade_steps:
        return [moves.trade(cell, REWARD_STEPS, cult) for cult in range(len(CULTS))]
    return [moves.trade(cell, REWARD_NOTHING)]


def score_trade(game: State, seat: int, building: int, events: list[Event] | None) -> None:
    """Points of the building, of the scoring tile, favour tile m3 and bonus tile m1, all added up (TM-332)."""
    mat = game.mats[seat]
    game.score(seat, TRADED, TRADE_POINTS[building], events)
    game.deed(seat, DEED_TRADE, 1, events)
    if mat.holds(FAVOUR_TRADES):
        game.score(seat, FAVOUR_TRADED, FAVOUR_TRADE_POINTS[building], events)
    # A tile taken by passing works from the next round on (TM-350).
    if mat.bonus >= 0 and not mat.passed:
        game.score(seat, BONUS_TRADE, BONUS_TILES[mat.bonus].trade_points, events)


def trade(game: State, seat: int, under_way: Voyage, move: Move, events: list[Event] | None) -> int:
    """One trade: the reward, then its owner is asked about power (TM-208)."""
    cell, reward, cult = move.a, move.b % EXTRAS, move.b // EXTRAS - 1
    mat = game.mats[seat]
    owner = game.owner(cell)
    building = game.building_at(cell)
    if events is not None:
        names: Arguments = {
            "cell": game.board.name(cell),
            "building": Name(BUILDINGS[building]),
            "owner": Seat(owner),
        }
        events.append(Event("traded", seat, "TM-208", names))
    score_trade(game, seat, building, events)
    game.gain(seat, TRADE_GOODS[building], "TM-208", events)
    returning, spades, barred, builds = under_way.returning, under_way.spades, under_way.barred, under_way.building
    if reward == REWARD_POWER:
        game.gain_power(seat, TRADE_POWER, "TM-216", events)
    elif reward == REWARD_STEP:
        climb(game, seat, cult, 1, events)
    elif reward == REWARD_STEPS:
        climb(game, seat, cult, TRADE_STEPS, events)
    elif reward == REWARD_PRIEST:
        game.gain_priests(seat, 1)
    elif reward == REWARD_SHIP:
        returning += 1
    elif reward == REWARD_MOVE:
        mat.used &= ~(1 << SPECIAL_MOVE)
    if building == STRONGHOLD:
        gained = mat.kind.stronghold_trade_spades
        usable = trade_spades(game, seat, gained, events)
        spades += usable
        builds = builds or mat.kind.kind != ON_VOLCANO
        if game.mats[owner].kind.spades_needed:
            # Spades of the Giants' stronghold may not be used on wasteland (TM-265).
            barred += usable
    now = Voyage(
        under_way.places,
        under_way.left,
        under_way.paid,
        -1,
        True,
        True,
        under_way.entered & ~(1 << cell),
        under_way.visited | 1 << cell,
        returning,
        spades,
        barred,
        builds,
    )
    game.voyage = now
    if not now.entered:
        after_trades(game, seat, now)
    return offer_power(game, seat, owner, building)


def trade_spades(game: State, seat: int, spades: int, events: list[Event] | None) -> int:
    """Spades of a stronghold; volcano factions get a token, or two steps that were chosen already (TM-268, TM-269)."""
    if game.mats[seat].kind.stronghold_trade_steps:
        # The steps take the place of the spade, which still counts for the scoring tile (TM-367).
        game.deed(seat, DEED_SPADE, spades, events)
        return 0
    return game.gain_spades(seat, spades, events)


def climb(game: State, seat: int, cult: int, steps: int, events: list[Event] | None) -> None:
    game.climb(seat, cult, steps, events)
    game.use_keys(seat, events)


def offer_power(game: State, trader: int, owner: int, building: int) -> int:
    """The owner may gain the value of the building traded with, if anything can be gained (TM-208, TM-331)."""
    mat = game.mats[owner]
    if mat.bowls.room == 0 or game.dropped >> owner & 1:
        return -1
    mat.offers = [*mat.offers, Offer(trader, mat.kind.values[building], 0, True, True)]
    return owner


def after_trades(game: State, seat: int, under_way: Voyage) -> None:
    """Strongholds traded with give one transform-and-build; without any the ships come home at once (TM-328)."""
    if under_way.building:
        way = SPADES_IN_ORDER if under_way.spades > 1 else SPADES_ONE_HEX
        game.digging = Digging(way, under_way.spades, barred=under_way.barred)
    else:
        come_home(game, seat, under_way)


def come_home(game: State, seat: int, under_way: Voyage) -> None:
    """Trade markers are put down, and ships go to the reserve or back to the map (TM-210, TM-354)."""
    mat = game.mats[seat]
    mat.traded |= under_way.visited
    game.voyage = None
    game.digging = None
    if under_way.returning:
        mat.owe(DUE_SHIP, under_way.returning)


def meet_waiting(game: State, builder: int, cell: int, events: list[Event] | None) -> int:
    """Merchants that stand on the hex of a new dwelling trade with it at once (TM-260, TM-349, TM-404).

    Returns how many offers of power the builder has got for it.
    """
    offers = 0
    for seat in neighbours.after(game, builder):
        mat = game.mats[seat]
        if cell in mat.ships and mat.kind.skips and mat.markers_left > 0:
            ships = mat.ships[:]
            ships.remove(cell)
            mat.ships = ships
            mat.traded |= 1 << cell
            if events is not None:
                names: Arguments = {
                    "cell": game.board.name(cell),
                    "building": Name(BUILDINGS[DWELLING]),
                    "owner": Seat(builder),
                }
                events.append(Event("traded", seat, "TM-260", names))
            score_trade(game, seat, DWELLING, events)
            game.gain(seat, TRADE_GOODS[DWELLING], "TM-214", events)
            offers += offer_power(game, seat, builder, DWELLING) >= 0
    return offers

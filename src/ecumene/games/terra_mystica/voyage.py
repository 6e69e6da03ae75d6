"""Moving ships and merchants (TM-199 to TM-206, TM-255, TM-256). What they trade is told in `trade`.

Ships move one after the other, a space at a time; whoever begins with another ship has done with the one before. The
space that 1 power adds is written as such: `sail r5 r6 power`.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica.moves import CELLS
from ecumene.games.terra_mystica.pending import Voyage
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import MERCHANT_MOVEMENT
from ecumene.parts.hexes import cells_in, count

# How a space is paid for.
UNPAID: Final = 0
FROM_BOWL_THREE: Final = 1
FROM_BOWL_TWO: Final = 2


def movement(game: State, seat: int) -> int:
    """Spaces of each ship: the shipping value, or what the range tile says (TM-199, TM-255)."""
    if game.mats[seat].kind.skips:
        return MERCHANT_MOVEMENT[game.range_position(seat, True)]
    return game.shipping_value(seat)


def begin(game: State, seat: int) -> None:
    """A move action begins: all ships may move."""
    game.voyage = departure(game, seat)


def departure(game: State, seat: int) -> Voyage:
    ships = game.mats[seat].ships
    return Voyage(ships[:], [movement(game, seat)] * len(ships), [False] * len(ships))


def can_move(game: State, seat: int, power: int) -> bool:
    """Could at least one own ship move one space, with so much power in bowl III (TM-358)?"""
    voyage = departure(game, seat)
    return any_step(game, seat, voyage, power)


def can_pay(game: State, seat: int, power: int) -> bool:
    """Is there 1 power for an extra space? Swarmlings may take it from bowl II too (TM-200, TM-264)."""
    mat = game.mats[seat]
    return power > 0 or (mat.kind.extra_from_bowl_two and mat.bowls.two > 0)


def power_within_reach(bowls: Bowls) -> int:
    """Power of bowl III, and what burning would bring there: burning is possible between the spaces (TM-402)."""
    return bowls.three + bowls.two // 2


def movable(voyage: Voyage, paid: int) -> list[int]:
    """Ships that may make a space of their own, or one that is paid for: the ship under way first, then one of each
    place among those that have not begun."""
    ships: list[int] = []
    seen: list[int] = []
    if voyage.current >= 0 and _has_space(voyage, voyage.current, paid):
        ships.append(voyage.current)
        seen.append(voyage.places[voyage.current])
    for ship, place in enumerate(voyage.places):
        if ship != voyage.current and place not in seen and _has_space(voyage, ship, paid):
            ships.append(ship)
            seen.append(place)
    return ships


def _has_space(voyage: Voyage, ship: int, paid: int) -> bool:
    """Own spaces come first; the extra one when they are used up. Ships that have done moving have less than none."""
    return voyage.left[ship] > 0 if paid == UNPAID else voyage.left[ship] == 0 and not voyage.paid[ship]


def ship_at(voyage: Voyage, place: int, paid: int) -> int:
    """The ship that a move from this place means, or -1: the one under way if it is there and can go on."""
    for ship in movable(voyage, paid):
        if voyage.places[ship] == place:
            return ship
    return -1


def untraded(game: State, seat: int) -> int:
    """Buildings of others that bear no own trade marker (TM-201, TM-211)."""
    mat = game.mats[seat]
    return game.occupied & ~mat.own & ~mat.traded


def entered_before(game: State, seat: int, voyage: Voyage, ship: int) -> int:
    """Buildings that other ships have entered in this action; a merchant under way ends where it is (TM-346)."""
    current = voyage.current
    if current >= 0 and ship != current and game.mats[seat].kind.skips:
        return voyage.entered | 1 << voyage.places[current] & untraded(game, seat)
    return voyage.entered


def marker_left(game: State, seat: int, entered: int) -> bool:
    """Is a trade marker left beyond those for buildings entered already (TM-206, TM-325)?"""
    return game.mats[seat].markers_left > count(entered)


def targets(game: State, seat: int, voyage: Voyage, ship: int, paid: int, power: int) -> int:
    """Cells where the next space of a ship may lead, as a set, with so much power in bowl III."""
    left = voyage.left[ship]
    if paid == UNPAID:
        if left <= 0:
            return 0
        after = left - 1
        if not voyage.paid[ship] and can_pay(game, seat, power):
            after += game.mats[seat].kind.extra_spaces
    else:
        after = game.mats[seat].kind.extra_spaces - 1
    place = voyage.places[ship]
    entered = entered_before(game, seat, voyage, ship)
    if game.mats[seat].kind.skips:
        return _walks(game, seat, entered, place, after)
    found = game.board.ways[place]
    if marker_left(game, seat, entered):
        found |= game.board.near[place] & untraded(game, seat) & ~entered
    return found


def _walks(game: State, seat: int, entered: int, place: int, after: int) -> int:
    """Where a merchant may step, so that it can still end its way on land (TM-256)."""
    steps = _beside(game, seat, entered, place)
    ends = _resting_places(game, seat, entered)
    found = steps & ends
    for cell in cells_in(steps & ~ends):
        edge = 1 << cell
        seen = edge
        for _ in range(after):
            further = 0
            for other in cells_in(edge):
                further |= _beside(game, seat, entered, other)
            edge = further & ~seen
            seen |= edge
            if edge & ends:
                found |= 1 << cell
                break
    return found


def _beside(game: State, seat: int, entered: int, place: int) -> int:
    """Adjacent cells that a merchant may enter; over a bridge it is one space (TM-376, TM-378)."""
    cells = game.board.sides[place] | game.joined.get(place, 0)
    return cells if marker_left(game, seat, entered) else cells & ~untraded(game, seat)


def _resting_places(game: State, seat: int, entered: int) -> int:
    """Land where a merchant may end: no two on one building that is still to be traded with (TM-346)."""
    return game.board.land & ~(entered & untraded(game, seat))


# Moves


def may_end(game: State, seat: int, voyage: Voyage) -> bool:
    """Some ship has moved, and the merchant under way stands on land."""
    if voyage.current >= 0 and not rests(game, seat, voyage):
        return False
    return voyage.moved


def rests(game: State, seat: int, voyage: Voyage) -> bool:
    """May the ship under way end its movement where it is?"""
    if not game.mats[seat].kind.skips:
        return True
    return bool(_resting_places(game, seat, voyage.entered) >> voyage.places[voyage.current] & 1)


def would_strand(game: State, seat: int, voyage: Voyage, bowls: Bowls) -> bool:
    """With these bowls, could no ship move at all, or would a merchant stay at sea (TM-358, TM-256)?"""
    at_sea = voyage.current >= 0 and not rests(game, seat, voyage)
    if voyage.trading or (voyage.moved and not at_sea):
        return False
    mat = game.mats[seat]
    before = mat.bowls
    mat.bowls = bowls
    stranded = not any_step(game, seat, voyage, power_within_reach(bowls))
    mat.bowls = before
    return stranded


def any_step(game: State, seat: int, voyage: Voyage, power: int) -> bool:
    """Could any ship make a space, with so much power?"""
    for ship in movable(voyage, UNPAID):
        if may_begin(game, seat, voyage, ship) and targets(game, seat, voyage, ship, UNPAID, power):
            return True
    if can_pay(game, seat, power):
        for ship in movable(voyage, FROM_BOWL_THREE):
            if may_begin(game, seat, voyage, ship) and targets(game, seat, voyage, ship, FROM_BOWL_THREE, power):
                return True
    return False


def may_begin(game: State, seat: int, voyage: Voyage, ship: int) -> bool:
    """The ship under way goes on; another may begin if that one can end its way where it is."""
    return ship == voyage.current or voyage.current < 0 or rests(game, seat, voyage)


def sail_options(game: State, seat: int, voyage: Voyage, out: list[Move]) -> None:
    mat = game.mats[seat]
    power = power_within_reach(mat.bowls)
    for ship in movable(voyage, UNPAID):
        if may_begin(game, seat, voyage, ship):
            place = voyage.places[ship]
            for cell in cells_in(targets(game, seat, voyage, ship, UNPAID, power)):
                out.append(game.cell_moves.sail(place, cell))
    for ship in movable(voyage, FROM_BOWL_THREE):
        if may_begin(game, seat, voyage, ship):
            place = voyage.places[ship]
            for cell in cells_in(targets(game, seat, voyage, ship, FROM_BOWL_THREE, power)):
                if mat.bowls.three > 0:
                    out.append(game.cell_moves.sail(place, cell, FROM_BOWL_THREE))
                if mat.kind.extra_from_bowl_two and mat.bowls.two > 0:
                    out.append(game.cell_moves.sail(place, cell, FROM_BOWL_TWO))


def refuse_sail(game: State, seat: int, voyage: Voyage, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    start, end, paid = move.a, move.b % CELLS, move.b // CELLS
    names: Arguments = {"from": game.board.name(start), "to": game.board.name(end)}
    if start not in voyage.places:
        return Refusal("TM-199", "no-ship-to-move", names)
    if paid == FROM_BOWL_TWO and not (mat.kind.extra_from_bowl_two and mat.bowls.two > 0):
        return Refusal("TM-264", "not-from-bowl-two")
    if paid == FROM_BOWL_THREE and mat.bowls.three == 0:
        return Refusal("TM-200", "lacks-power-to-sail")
    ship = ship_at(voyage, start, paid)
    if ship < 0:
        return Refusal("TM-200", "no-extra-space", names) if paid else Refusal("TM-199", "no-space-left", names)
    if not may_begin(game, seat, voyage, ship):
        return Refusal("TM-256", "must-go-on", names)
    if targets(game, seat, voyage, ship, paid, power_within_reach(mat.bowls)) >> end & 1:
        return None
    if mat.traded >> end & 1 and not mat.kind.skips:
        return Refusal("TM-211", "traded-already", {"cell": game.board.name(end)})
    entered = entered_before(game, seat, voyage, ship)
    if (untraded(game, seat) & ~entered) >> end & 1 and not marker_left(game, seat, entered):
        return Refusal("TM-206", "no-marker-left")
    if entered >> end & 1:
        return Refusal("TM-203", "entered-already", {"cell": game.board.name(end)})
    return Refusal("TM-256" if mat.kind.skips else "TM-201", "no-way-there", names)


def sail(game: State, seat: int, voyage: Voyage, move: Move, events: list[Event] | None) -> Voyage:
    """One space of one ship; entering a building ends the way of a ship (TM-202)."""
    mat = game.mats[seat]
    start, end, paid = move.a, move.b % CELLS, move.b // CELLS
    ship = ship_at(voyage, start, paid)
    if ship != voyage.current and voyage.current >= 0:
        ended = finished(game, seat, voyage)
        # A merchant that has entered a building is no longer among the ships.
        if len(ended.places) < len(voyage.places) and voyage.current < ship:
            ship -= 1
        voyage = ended
    places, left, was_paid = voyage.places[:], voyage.left[:], voyage.paid[:]
    if paid:
        bowls = mat.bowls
        if paid == FROM_BOWL_THREE:
            mat.bowls = bowls.after_spending(1)
        else:
            mat.bowls = Bowls(bowls.one + 1, bowls.two - 1, bowls.three)
        was_paid[ship] = True
        left[ship] = mat.kind.extra_spaces - 1
    else:
        left[ship] -= 1
    places[ship] = end
    ships = mat.ships[:]
    ships.remove(start)
    entered = voyage.entered
    current = ship
    enters = not mat.kind.skips and bool(game.board.land >> end & 1)
    if enters:
        entered |= 1 << end
        del places[ship], left[ship], was_paid[ship]
        current = -1
    else:
        ships.append(end)
    mat.ships = sorted(ships)
    if events is not None:
        names: Arguments = {"from": game.board.name(start), "to": game.board.name(end)}
        events.append(Event("sailed", seat, "TM-361" if enters else "TM-201", names))
    return Voyage(places, left, was_paid, current, True, False, entered)


def finished(game: State, seat: int, voyage: Voyage) -> Voyage:
    """The ship under way has done moving; a merchant on a building not traded with yet will trade (TM-256)."""
    ship = voyage.current
    if ship < 0:
        return voyage
    mat = game.mats[seat]
    place = voyage.places[ship]
    places, left, paid = voyage.places[:], voyage.left[:], voyage.paid[:]
    entered = voyage.entered
    if mat.kind.skips and untraded(game, seat) >> place & 1:
        entered |= 1 << place
        ships = mat.ships[:]
        ships.remove(place)
        mat.ships = ships
        del places[ship], left[ship], paid[ship]
    else:
        # It has moved and may not begin again.
        left[ship] = -1
    return Voyage(places, left, paid, -1, voyage.moved, False, entered)
